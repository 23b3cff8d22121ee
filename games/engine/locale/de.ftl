illegal-over = Diese Partie ist zu Ende.
illegal-not-your-turn = Im Moment hast du nichts zu entscheiden.
illegal-unknown = Diese Wahl ist nicht mehr offen. Das hier geht gerade.
option-on = an
option-off = aus
option-first = Startspieler
option-first-random = ausgelost

legend-title = Was die Zeichen bedeuten
sign-changed = Seit dem letzten Spielbrett verändert
sign-hand = Handkarten
side-own = Meine Seite
side-of = Die Seite von { $who }
