illegal-over = Diese Partie ist zu Ende.
illegal-not-your-turn = Für dich gibt es gerade nichts zu entscheiden. Sobald du am Zug bist, wirst du gerufen.
illegal-unknown = Diese Wahl ist nicht mehr offen. Das hier geht gerade.
warn-left = Das würdest du liegen lassen, obwohl es nichts kostet: **{ $what }**.
option-on = an
option-off = aus
option-first = Wer beginnt
option-first-random = ausgelost

legend-title = Was die Zeichen bedeuten
sign-changed = Seit dem letzten Spielbrett verändert
sign-hand = Handkarten
side-own = Meine Seite
side-of = Die Seite von { $who }

labelled = { $label }: { $words }
semicolon = { "; " }
