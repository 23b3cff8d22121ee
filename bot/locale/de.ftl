### Tische

status-title = { $game } · Tisch { $table }
status-turn = { $count ->
    [one] ➤ { $players }, du bist am Zug{ $asked }
   *[other] ➤ { $players }, auf euch wird gewartet{ $asked }
}
asked-now = { "" }
asked-since = {" "}(gefragt { $since })
status-thinking = { $count ->
    [one] 🤖 { $players } zieht.
   *[other] 🤖 { $players } ziehen.
}
status-thinking-until = { $count ->
    [one] 🤖 { $players } denkt nach: bis zu { $seconds } Sekunden für einen Zug; solange andere vorher denken, bis zu einer Minute mehr für jede Entscheidung.
   *[other] 🤖 { $players } denken nach: bis zu { $seconds } Sekunden für einen Zug; solange andere vorher denken, bis zu einer Minute mehr für jede Entscheidung.
}
status-stopped = 🏁 Diese Partie ist entschieden. Sie geht nur weiter, wenn alle zustimmen, siehe unten.
status-thinks-later = { $count ->
    [one] 🤖 { $players } wartet auf Bedenkzeit: { $ahead ->
        [0] Die eigene Entscheidung kommt als nächste
        [one] Eine Entscheidung an einem anderen Tisch kommt vorher
       *[other] { $ahead } Entscheidungen an anderen Tischen kommen vorher
    }. Nach höchstens einer Minute wird nach Faustregeln gezogen.
   *[other] 🤖 { $players } warten auf Bedenkzeit: { $ahead ->
        [0] Die eigene Entscheidung kommt als nächste
        [one] Eine Entscheidung an einem anderen Tisch kommt vorher
       *[other] { $ahead } Entscheidungen an anderen Tischen kommen vorher
    }. Nach höchstens einer Minute wird nach Faustregeln gezogen.
}
status-branched = Mischung: die von Tisch { $table }, deren Startwert alle lesen können; hier steht nichts geheim fest.
status-commitment = Die Mischung steht vorab fest: SHA-256 des Startwerts ist `{ $hash }`. Den Startwert zeigt das Ende der Partie.
table-status-lobby = wartet auf Mitspieler
table-status-running = läuft
table-status-finished = beendet
table-status-closed = geschlossen
table-status-set-aside = beiseitegestellt; nichts ist verloren
table-status-game-gone = beiseitegestellt: Sein Spiel gibt es hier gerade nicht; nichts ist verloren

lobby-players = { $count ->
    [0] **Noch sitzt niemand hier** (für { $seats } Personen)
    [one] **Eine Person ist dabei** (für { $seats })
   *[other] **{ $count } sind dabei** (für { $seats })
}
seats-range = { $first } bis { $last }
seats-either = { $first } oder { $last }
lobby-seat = { $number }. { $name }
player-number = Person { $number }
lobby-untranslated = -# 🌐 { $game } gibt es noch nicht auf Deutsch; hier spricht das Spiel Englisch.
stage-alpha = Alpha
stage-beta = Beta
game-marked = { $game } ({ $stage })
game-by = { $game } von { $authors }
lobby-stage-alpha = -# 🧪 Alpha: { $game } wird noch erprobt. Die Regeln können sich mitten in der Partie ändern, und für die Rangliste zählt es nie.
lobby-stage-beta = -# 🧪 Beta: { $game } ist vollständig und zählt wie jedes andere Spiel; an Texten, Bildern und Computern wird noch gefeilt.
rights-own = -# Ein Spiel von { $authors }, hier aus erster Hand.
rights-public-domain = -# Ein Spiel, das allen gehört (gemeinfrei), hierher gebracht von { $authors }.
rights-licensed = -# Ein Spiel von { $authors }, hier mit Erlaubnis angeboten.
rights-fan-made = -# Ein Spiel von { $authors }; dies ist eine inoffizielle Fassung von Fans.
lobby-options = **Optionen**
lobby-started = Die Partie hat begonnen: { $names }. Das Spielbrett steht weiter unten.
signpost = { $names }: { $status }, in { $thread }
signpost-here = { $names }: { $status }
forum-opening = { $who } eröffnet einen Tisch.
tag-looking = Sucht Mitspieler
tag-running = Läuft
tag-finished = Beendet
lobby-closed = Dieser Tisch wurde geschlossen.
option-line = { $name }: **{ $value }**
option-undo = Zurücknehmen
option-undo-consent = wenn alle zustimmen
option-undo-free = nichts Aufgedecktes, nichts nach dem Zug anderer
option-rated = Zählt für die Rangliste
option-rated-on = ja, wenn nur Menschen beginnen
option-rated-off = nein
options-title = Optionen des Tisches
options-preset = Voreinstellung wählen
pace-line = **Tempo:** { $pace }: { $terms }
pace-option = Tempo: { $pace }
pace-free = frei
pace-slow = gemächlich
pace-steady = stetig
pace-brisk = flott
pace-evening = an einem Abend
pace-terms-free = keine Uhr
pace-terms = zu Beginn je { $bank }, dazu { $added } für jeden eigenen Zug, höchstens { $most }
pace-terms-evening = zu Beginn je { $bank }, dazu { $added } für jeden eigenen Zug, höchstens { $most }, zu jeder Tageszeit
span-minutes = { $minutes } min
span-hours = { $hours } h{ $minutes ->
    [0] { "" }
   *[other] {" "}{ $minutes } min
}
span-days = { $days } Tage{ $hours ->
    [0] { "" }
   *[other] {" "}{ $hours } h
}
pace-any-hour = ⏰ Dieses Tempo beachtet deinen Kalender nicht: Die Zeit läuft und Pings kommen zu jeder Stunde, auch in Ruhezeiten und an freien Tagen.
clock-until = ⏳ { $who }: gefragt { $since }, die Zeit läuft { $until } ab
clock-late = ⌛ { $who } ist zu spät: Die Zeit lief { $since } ab
clock-own = ⏳ Dir bleiben { $left }: Die Zeit läuft { $until } ab. Ein eigener Zug bringt { $added } dazu (höchstens { $most }).
clock-outage = Ausfall nicht gezählt: { $length }
clock-own-stands = ⏳ Deine Uhr steht, dir bleiben { $left }.
clock-own-late = ⌛ Deine Zeit lief { $since } ab. Mach deinen Zug, dann hast du wieder { $fresh }.
late-line = **Wer zu spät ist:** { $late }
late-option = Zu spät: { $late }
late-wait = warten
late-vote = die anderen stimmen ab
late-computer = ein Computer spielt
late-forfeit = verloren
late-wait-about = der Tisch wartet, bis jemand die anderen abstimmen lässt
late-vote-about = die anderen stimmen ab, wie es weitergeht
late-computer-about = ein Computer hält den Platz warm, bis die Person zurück ist
late-forfeit-about = verliert und wird Letzter; sind es mehr als zwei, spielt ein Computer weiter
late-wait-now = Wer sonst mitspielt, kann die anderen fragen.
late-vote-now = Die anderen entscheiden, wie es weitergeht.
late-computer-now = Ein Computer hält den Platz warm.
late-forfeit-now = Damit ist die Partie verloren.
clock-late-free = ⌛ { $who } ist zu spät, seit { $since }
paused-until = ⏸️ Pause bis { $until }; keine Uhr läuft. *{ POSTED("button-play-on") }* beendet sie, ein Zug auch.

seat-open = Für Platz { $seat } wird ein Ersatz gesucht; { $late ->
    [yes] { $who } ist zu spät und behält ihn durch einen Zug.
   *[no] { $who } gibt ihn ab.
}
seat-facts = Zug { $turn } · Tempo: { $pace } · bisherige Punkte: { $standing }
seat-score = { $name } { $score }
seat-until = Angeboten bis { $until }. Gespielt wird in { $table }. Die Hand sieht erst, wem der Platz gehört, und alle lesen, wer sie gesehen hat. In der Rangliste zählt die Partie für einen Ersatz nicht.
seat-called = 🎲 { $who }: Ihr wartet mit `/suchen` auf dieses Spiel, und hier ist sofort ein Platz frei.
seat-settled = Hier ist kein Platz mehr frei.
seat-sure = Übernimmst du Platz { $seat } von { $who } (Tempo: { $pace })? Er gehört dir für den Rest der Partie: Dann siehst du die Hand und wirst angepingt, wenn du dran bist.
seats-title = **Freie Plätze auf diesem Server**
seats-none = Gerade sucht keine Partie einen Ersatz.
seats-line = 💺 { $table }: Platz { $seat } · Tempo: { $pace } · { $where } · frei { $since }

leave-how = Die Partie läuft und braucht alle, die mitspielen. So kannst du gehen:
leave-substitute-about = › **Ersatz suchen**: Dein Platz wird angeboten; du spielst weiter, bis ihn jemand nimmt, und wirst dann Letzter.
leave-stay-about = › **Ich bleibe**: Für dich wird ein Ersatz gesucht; das bläst es ab.
leave-computer-about = › **Computer spielt**: Er hält deinen Platz warm, bis du *{ POSTED("button-back-again") }* drückst. Nach drei Zügen giltst du als gegangen.
leave-concede-about = { $two ->
    [yes] › **Aufgeben**: Die Partie endet, und du wirst Letzter.
   *[no] › **Aufgeben**: Du wirst Letzter, und ein Computer übernimmt deinen Platz endgültig.
}
leave-end-about = › **Für alle beenden**: Die anderen werden gefragt; stimmen alle zu, endet die Partie ohne Ergebnis.
leave-concede-sure = { $two ->
    [yes] Du würdest aufgeben: Die Partie endet jetzt, und du wirst Letzter.
   *[no] Du würdest aufgeben: Du wirst Letzter, und ein Computer übernimmt deinen Platz endgültig.
}

proposal-pause = ⏸️ { $who } schlägt eine Pause von { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} vor: Solange läuft keine Uhr, und jeder kann sie jederzeit beenden.
proposal-end = 🏳️ { $who } schlägt vor, die Partie für alle ohne Ergebnis zu beenden.
proposal-count = Gefragt: { $asked } · { $agreed } von { $all } zugestimmt
proposal-until = Alle müssen zustimmen; Antworten bleiben geheim. Keine Antwort bis { $until } heißt nein.
proposal-over = Dieser Vorschlag ist vorbei.
proposal-over-refused = Nicht alle haben zugestimmt: Die Partie geht weiter.
proposal-over-withdrawn = Der Vorschlag wurde zurückgezogen: Die Partie geht weiter.
proposal-over-silence = Nicht alle haben rechtzeitig zugestimmt: Die Partie geht weiter.
proposal-over-paused = Alle haben zugestimmt: Die Partie macht Pause. Bis wann, steht unter dem Spielbrett; *{ POSTED("button-play-on") }* beendet sie.
close-tournament = 🏆 Diese Partie gehört zu einem Turnier: Endet sie ohne Ergebnis, solange ihre Runde läuft, entscheidet die Turnierleitung, wie sie dort zählt. Sonst ist sie unentschieden; in einem K.-o.-Turnier kommt der bessere Setzplatz weiter.
idle-asks = { $people }: Diesen Tisch hat seit { $days } Tagen niemand angerührt. Macht einen Zug oder drückt *{ POSTED("button-play-on") }*; sonst endet die Partie ohne Ergebnis { $ends }.
idle-over = Dieser Tisch geht weiter.
play-unrated-why = 🏁 **Diese Partie ist entschieden: { $why }.** Für die Rangliste ist sie zu Ende, und ihre Uhren stehen.
play-unrated-asks = Wollt ihr alle zum Spaß weiterspielen, ungewertet und ohne Uhr?
play-unrated-until = Weiter geht es, sobald alle zugestimmt haben; Antworten bleiben geheim. Beendet sie jemand oder haben { $until } nicht alle zugestimmt, schließt sich der Tisch ohne Ergebnis.
play-unrated-over = Diese Partie endet hier.
play-unrated-over-agreed = Alle haben zugestimmt: Die Partie geht zum Spaß weiter, ungewertet und ohne Uhr.
play-unrated-sure = Du würdest die Partie hier für alle beenden: Der Tisch schließt sich, ohne Ergebnis.

vote-asks = ⌛ { $who } ist zu spät: lange gefragt, keine Antwort ({ $since }). Wie soll es weitergehen?
vote-count = Gefragt: { $asked } · { $given } von { $all } haben geantwortet
vote-how = Es entscheidet mehr als die Hälfte von euch, nach 24 Stunden ({ $until }) mehr als die Hälfte der Antworten. { $last ->
    [yes] Entscheidet auch diese dritte Abstimmung nichts, geschieht, was in allen dreien am häufigsten geantwortet wurde, mindestens zweimal.
   *[no] Entscheidet das nichts, wartet der Tisch einen Tag, und ihr werdet wieder gefragt.
} { $two ->
    [yes] Ein Zug der Person, die zu spät ist, beendet die Abstimmung.
   *[no] Ohne Ergebnis endet die Partie nur, wenn ihr das alle wollt. Ein Zug der Person, die zu spät ist, beendet die Abstimmung.
} Was du antwortest, erfährt niemand.
vote-sure-win = Du würdest den Sieg beanspruchen: Die Partie endet jetzt, und wer zu spät ist, wird Letzter.
vote-sure-end = Du würdest die Partie für alle ohne Ergebnis beenden.
vote-over = Diese Abstimmung ist vorbei.
leave-vote-asks = 🚪 { $who } möchte gehen, und binnen { $days } Tagen hat niemand den Platz übernommen. Wie soll es weitergehen?
leave-vote-how = Es entscheidet mehr als die Hälfte von euch, nach 24 Stunden ({ $until }) mehr als die Hälfte der Antworten. Entscheidet das nichts, bleibt alles, wie es ist.
vote-over-stay = Es ändert sich nichts: Der Platz bleibt vergeben wie bisher.
vote-over-moved = Abstimmen ist nicht mehr nötig: Es wurde gezogen.
vote-over-paused = Abstimmen ist nicht mehr nötig: Die Partie macht Pause.
vote-over-undone = Abstimmen ist nicht mehr nötig: Es wurden Züge zurückgenommen.
vote-over-seat = Abstimmen ist nicht mehr nötig: Auf dem Platz spielt jetzt jemand anders.
vote-over-closed = Die Partie ist zu Ende, die Abstimmung auch.
vote-over-wait = Der Tisch wartet noch einen Tag; dann werdet ihr, wenn nötig, wieder gefragt.
vote-over-computer = Ein Computer hält den Platz warm. Der Platz bleibt vergeben: Wer dort sitzt, kann jederzeit zurückkommen.
vote-over-substitute = Der Platz ist frei für einen Ersatz.
vote-over-win = Der Sieg wurde beansprucht.
kept-name = { $name } (vorerst Computer)
kept-panel = Ein Computer hält deinen Platz warm. Er spielt weiter, bis du *{ button-back-again }* drückst.
kept-returning = Willkommen zurück! Der Computer beendet noch, was er gerade tut; dann ist der Platz wieder deiner.

info-status = Stand: { $status }
info-opened = Eröffnet { $when } von { $owner }
info-hand-seen = Saß früher auf diesem Platz und kennt daher die Hand: { $who }
info-swept = Diese Partie ist lange vorbei: Ihren Verlauf gibt es nicht mehr, Ergebnis und Züge bleiben; `/rückschau` spielt sie noch einmal ab.

offer-own = { $by } möchte Platz { $seat } an { $new } weitergeben.
    Es fehlt noch das Ja von { $asked }
offer-line = { $by } schlägt vor, dass { $new } Platz { $seat } von { $old } übernimmt.{ $why ->
    [late] {" "}Auf diesen Platz wird schon zu lange gewartet.
    [kept] {" "}Ein Computer hält ihn so lange.
    [left] {" "}Wer dort saß, ist nicht mehr auf dem Server.
    [manager] {" "}Der Grund: { $reason }
   *[agreed] {""}
}
    Es fehlt noch das Ja von { $asked }
offer-computer = ein Computer ({ $level })
offer-settled = Hier wird kein Platz mehr angeboten.

undo-turns = { $turns ->
    [one] den letzten Zug
   *[other] die letzten { $turns } Züge
}
undo-what = { $what } (am Zug war: { $who })
undo-ask = Du würdest darum bitten, zurückzunehmen: **{ $what }**.
undo-ask-people = { $count ->
    [one] { $who } muss zustimmen. Die Antwort bleibt geheim; das Spiel geht inzwischen weiter.
   *[other] Sie alle müssen zustimmen: { $who }. Antworten bleiben geheim; das Spiel geht inzwischen weiter.
}
undo-ask-computers = Niemand sonst muss gefragt werden: Computer stimmen zu.
undo-how-far = Wie weit?
undo-asks = ↩️ { $who } bittet darum, zurückzunehmen: **{ $what }**.
undo-caution = Was gesehen wurde, bleibt gesehen, und jeder Stapel behält seine Reihenfolge: Wer noch einmal zieht, zieht dieselbe Karte.
undo-count = Gefragt: { $asked } · { $agreed } von { $all } zugestimmt. Die Anfrage endet mit dem nächsten beendeten Zug oder nach 24 Stunden; keine Antwort heißt nein.
undo-over = Diese Anfrage ist vorbei.
undo-over-done = Alle haben zugestimmt: Es wurde zurückgenommen. Das neue Spielbrett folgt weiter unten.
undo-over-refused = Nicht alle haben zugestimmt: Die Partie bleibt, wie sie ist.
undo-over-withdrawn = Die Anfrage wurde zurückgezogen: Die Partie bleibt, wie sie ist.
undo-over-silence = Nicht alle haben binnen 24 Stunden zugestimmt: Die Partie bleibt, wie sie ist.
undo-over-turn = Inzwischen wurde ein Zug beendet: Die Partie bleibt, wie sie ist.
undo-over-undone = Worum es ging, wurde ohne Nachfrage zurückgenommen.
undo-over-seat = Ein Platz hat gewechselt: Die Partie bleibt, wie sie ist.
undo-over-closed = Dieser Tisch wurde geschlossen.

end-winners = { $count ->
    [one] 🏆 { $names } gewinnt!
   *[other] 🏆 Geteilter Sieg: { $names }!
}
end-place = **{ $place }.** { $name } – **{ $score }**
end-computers = Computer haben mitgespielt: Diese Partie zählt für keine Rangliste.
end-ratings = 📈 Rangliste: { $changes }
rating-change = { $who } { $number } ({ $gain }){ $settling ->
    [yes] , noch unsicher
   *[no] {""}
}
end-not-counted = Diese Partie ändert die Rangliste nicht: Sie wurde aufgegeben, ehe alle zweimal gezogen hatten, oder sie ist eine zu viel, denn in sieben Tagen zählen nur drei Partien derselben Leute.
notice-newcomers = Diese Partie zählt nicht für die Rangliste: Dafür muss man auf diesem Server { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} Mitglied sein, und das gilt noch nicht für { $who }.
ranking-title = Rangliste: { $game }
ranking-line = { $mine ->
    [yes] **{ $place }. { $who } { $number }** { $change }
   *[no] **{ $place }.** { $who } { $number } { $change }
} · { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
ranking-note = Die Veränderung ist die der letzten 30 Tage; „?“ heißt noch unsicher: weniger als fünf Partien. Wer so lange nicht gespielt hat, steht nicht hier.
ranking-nameless = Spieler { $number }
ranking-empty = In der Rangliste von { $game } steht auf diesem Server gerade niemand: Sie zeigt, wer in den letzten 30 Tagen eine gewertete Partie gespielt hat. Eröffne einen Tisch mit der Option *rangliste* und spiel die Partie zu Ende.
standings-title = { $name }: Stand nach Runde { $round }
standings-head-points = Punkte
standings-head-rounds = Runden
standings-head-buchholz = Buchholz
standings-head-sonneborn-berger = Sonn.-B.
standings-head-direct = Direkt
standings-head-wins = Siege
standings-head-share = Anteil
standings-name-points = Punkte
standings-name-rounds = überstandene Runden
standings-name-buchholz = Buchholz
standings-name-sonneborn-berger = Sonneborn-Berger
standings-name-direct = direkter Vergleich
standings-name-wins = Siege
standings-name-share = Anteil der Punkte
standings-columns = Platz, Name, { $columns }
standings-line = { $mine ->
    [yes] **{ $place }. { $who } { $points }**
   *[no] **{ $place }.** { $who } **{ $points }**
} { $rest }{ $out ->
    [yes] { " " }(ausgeschieden)
   *[no] {""}
}
standings-note-round_robin = Punktgleich? Es zählen direkter Vergleich, Sonneborn-Berger, Buchholz, Siege.
standings-note-swiss = Punktgleich? Es zählen Buchholz, Sonneborn-Berger, direkter Vergleich, Siege.
standings-note-groups = Punktgleich? Es zählen der Anteil an den Punkten der Tische, dann gewonnene Tische.
standings-note-knockout = Wer in derselben Runde verliert, teilt sich den Platz, außer nach einem Spiel um Platz drei.
cross-table-title = { $name }: Kreuztabelle nach Runde { $round }
cross-table-note-all = Zeile gegen Spalte. + und −: kampflos, ·: kommt noch, ( ): zählt nicht.
cross-table-note-rounds = Je Runde Platz des Gegenübers und Punkte. + ist spielfrei oder ein kampfloser Sieg.
cross-table-note-groups = Je Runde der Platz am Tisch. + ist spielfrei, – eine versäumte Runde.
pairings-title = { $name }: Runde { $round }
pairings-table = Tisch { $number }
pairings-bye = spielfrei
pairings-note = Neben jedem Namen: die Punkte vor dieser Runde. Spielfrei zählt wie gewonnen.
bracket-title = { $name }: Turnierbaum
bracket-round = { $left ->
    [1] Finale
    [2] Halbfinale
    [4] Viertelfinale
   *[other] Runde { $round }
}
bracket-note = Die Zahlen sind Setzplätze. Nach einem Unentschieden kommt der bessere Setzplatz weiter.
bracket-third = { bracket-note } Um Platz drei: { $names }.
tournament-nameless = Spieler { $number }
tournament-cannot-too-few = Für ein Turnier braucht es mindestens { $least } Leute.
tournament-cannot-no-round = Ein Turnier hat mindestens eine Runde.
tournament-cannot-knockout-of-two = K.-o. geht nur zu zweit: Wähle zwei Leute am Tisch oder eine andere Form.
tournament-cannot-alone = An einem Tisch treffen sich mindestens zwei.
tournament-cannot-unfinished = Runde { $round } muss vollständig sein, bevor die nächste ausgelost wird.
profile-title = { $name } { $where ->
    [server] auf diesem Server
   *[messages] an Tischen ohne Server
}
profile-played = **{ $game }**: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} · Plätze: { $places }
profile-wins = Siege für die Rangliste: { $won }, erwartet: { $expected }
profile-rating = Rangliste: { $number }{ $settling ->
    [yes] , noch unsicher
   *[no] {""}
}
profile-rescued = 🛟 Als Ersatz gerettete Partien: { $games }
profile-reliable = ⌛ Partien seit der letzten Zeitüberschreitung: { $games }
profile-pace = ⏱️ Antwortet meist in { $low } bis { $high }
profile-pace-steady = ⏱️ Antwortet meist in { $span }
profile-plot = Ranglistenzahlen: { $name }
profile-plot-curve = { $game } von { $first } auf { $last }
profile-met = ⚔️ Gegen dich: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}; vorn: { $name } { $theirs }, du { $mine }
profile-empty = { $name } hat { $where ->
    [server] auf diesem Server
   *[messages] ohne Server
} noch keine Partie beendet. Ein offener Tisch ist ein guter Anfang: `/eröffnen`.
notice-result-removed = ⚖️ { $by } von der Serverleitung hat das Ergebnis dieser Partie gestrichen; die Rangliste ist, wie sie ohne sie wäre. Der Grund: { $reason }
notice-result-restored = ⚖️ { $by } von der Serverleitung lässt das Ergebnis dieser Partie wieder zählen; die Rangliste folgt dem. Der Grund: { $reason }
said-unrated = Das Ergebnis von Tisch { $table } ist gestrichen, die Rangliste neu berechnet. Der Grund steht am Tisch.
said-rated-again = Das Ergebnis von Tisch { $table } zählt wieder, die Rangliste ist neu berechnet. Der Grund steht am Tisch.
end-seed = Startwert der Mischung: `{ $seed }`

### Computerspieler

computer-name = { $name } (Computer, { $level })
computer-name-short = { $name } (Computer)
computer-about = Computer besetzen freie Plätze und spielen rund um die Uhr. Eine Partie, bei der sie von Anfang an mitspielen, zählt für keine Rangliste.
computer-level = Dazusetzen: Wie gut soll er spielen?
computer-first = Deine erste Partie { $game }? Ein nachsichtiger Computer verfolgt immer nur eine Idee und lässt dir Raum zum Lernen.
button-gentle = Nachsichtigen Computer dazusetzen
computer-full = Alle Plätze sind besetzt.
computer-hints = 💡 Deine erste Partie in diesem Spiel: Ratschläge sind an (*{ button-advice }* in deiner Ansicht), und sie zählt nicht für die Rangliste. *{ POSTED("button-options") }* ändert beides.
level-gentle = nachsichtig
level-gentle-about = Für eine erste Partie: verfolgt immer nur eine Idee
level-easy = leicht
level-easy-about = Spielt nach Faustregeln
level-normal = mittel
level-normal-about = Denkt bis zu anderthalb Sekunden über einen Zug nach
level-hard = schwer
level-hard-about = Denkt bis zu acht Sekunden über einen Zug nach

### Ratschläge und Gründe

option-hints = Ratschläge
option-hints-on = alle dürfen fragen, was ein Computer tun würde
option-hints-off = keine
option-analysis = Ausprobieren
option-analysis-on = alle dürfen für sich ausprobieren, wie es weitergehen könnte
option-analysis-off = nicht an diesem Tisch
button-advice = Was würdest du tun?
advice-title = ### Was ich tun würde
advice-about = -# Von deinem Platz aus, nach Faustregeln und ohne mehr zu wissen als du. An diesem Tisch sind Ratschläge erlaubt.
advice-line = { $number }. **{ $choice }**: { $reason }
advice-line-plain = { $number }. **{ $choice }**
advice-none = Im Moment hast du nichts zu wählen.
refusal-no-hints = Dieser Tisch wurde ohne Ratschläge eröffnet, deshalb darf ich nichts sagen. *{ button-rules }* und *{ button-signs }* helfen trotzdem.
button-look-back = Was war besser?
look-back-about = Wo du nach Meinung einer Suche am meisten verloren hast, nach dem, was du damals wusstest. Nur du siehst das; eine Suche kann irren.
look-back-line = { $number }. **Zug { $turn }**: Du hast „{ $taken }“ gewählt. Ich hätte **{ $best }** gewählt.
look-back-lost = Nach dieser Rechnung gewinnt das etwa { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} mehr von hundert.
look-back-before = So lag es in Zug { $turn } vor dir. Du hast „{ $taken }“ gewählt; ich hätte **{ $best }** gewählt.
button-look-back-at = Stellung { $number }
refusal-look-back-moment = Diese Entscheidung finde ich nicht mehr. Drücke noch einmal *{ POSTED("button-look-back") }*.
look-back-under-way = Ich sehe deine Entscheidungen durch: { $done } von { $count }. Das Ergebnis erscheint dann hier. Schließt du diese Nachricht, drücke später noch einmal *{ POSTED("button-look-back") }*.
look-back-failed = Ich bin mit deinen Entscheidungen nicht fertig geworden. Drücke *{ button-look-back }*, um es noch einmal zu versuchen.
look-back-nothing = Ich habe keine Entscheidung gefunden, die ich anders getroffen hätte.
refusal-look-back-early = Zurückschauen kannst du, sobald die Partie zu Ende ist.
refusal-look-back-over = Diese Partie ist so lange zu Ende, dass ihre Stellungen vergessen sind. Bei neueren geht es noch.
refusal-look-back-not-played = Du hast in dieser Partie keinen Zug gemacht, also gibt es nichts zu sehen.
button-review = Gemeinsam ansehen
button-pin = Hier anheften
button-review-agree = Meine Momente zeigen
button-pins = Alles Angeheftete
review-thread = Nachlese · { $table }
review-about = Hefte eine Stellung mit einer Zeile an: *{ button-replay }*, dann *{ button-pin }*. *{ button-review-agree }* zeigt allen die drei Momente, in denen du nach Meinung einer Suche am meisten verloren hast. Niemand wird angepingt.
review-moment = 🔎 **{ $who }** hat „{ $taken }“ gewählt. Ein Computer hätte **{ $best }** gewählt.
review-asked-for = { button-review }
pin-title = Zug { $turn } anheften
pin-label = Deine Zeile
pin-about = Alle lesen sie bei der Stellung, ohne Ping.
pin-line = 📌 **{ $who }**: { $words }
said-review = Die Nachlese findest du in { $channel }.
said-review-soon = Die Nachlese öffnet sich hier, sobald ihr Film fertig ist.
said-review-message = Die Nachlese steht in deinen Nachrichten. Wer sonst noch *{ POSTED("button-review") }* drückt, ist auch dabei.
said-pinned = Angeheftet: Du findest es in { $channel }.
said-pinned-soon = Angeheftet. Die Nachlese öffnet sich hier, sobald ihr Film fertig ist.
said-pinned-message = Angeheftet. Wer bei der Nachlese dabei ist, kann es jetzt lesen.
said-review-agreed = Ich sehe deine Entscheidungen durch. Was ich finde, erscheint in ein paar Minuten in der Nachlese.
refusal-review-early = Gemeinsam ansehen könnt ihr diese Partie, sobald sie zu Ende ist.
refusal-review-closed = Zu dieser Partie gibt es noch keine Nachlese. Wer mitgespielt hat, kann anfangen: *{ POSTED("button-review") }* unter dem letzten Brett.
refusal-pins-own = Du hast in dieser Partie { $most } Stellungen angeheftet. Mehr passen nicht hinein.
refusal-pins-all = In dieser Partie sind { $most } Stellungen angeheftet. Mehr passen nicht hinein.
button-whys = Warum?
whys-title = ### Warum die Computer so gezogen haben
whys-about = -# Was am meisten für einen Zug sprach, soweit es alle sehen können.
whys-line = 🤖 { $move } – { $reason }
whys-none = Es gibt noch keinen Zug eines Computers, für den ich einen Grund nennen könnte, den alle wissen dürfen.

### Zugfenster

panel-choose = Wähle
panel-page = { $name } ({ $page } von { $pages })
panel-group = Was möchtest du tun?
panel-others = Etwas anderes
panel-in-full = › { $choice }
panel-waiting = Du bist nicht am Zug: Gewartet wird auf { $names }{ $asked }.
panel-over = Diese Partie ist zu Ende.
panel-stale = Am Tisch ging es weiter, seit dieser Knopf erschienen ist. So steht es jetzt:
panel-final = Was du jetzt wählst, lässt sich nicht zurücknehmen.
choice-final = { $choice } (endgültig)
panel-undone = Zurückgenommen. So steht es jetzt:
panel-no-hand = In diesem Spiel gibt es keine Handkarten.
panel-cannot-post = Im Kanal dieses Tisches kann ich gerade nicht schreiben, deshalb sieht dort niemand das Spielbrett. Es fehlt: { $missing }. Deine Züge sind sicher. Bitte die Serverleitung, das in Ordnung zu bringen.
choice-lettered = { $letter } · { $choice }
choice-then = { $choice }: { $then }
play-meant = Eine Wahl „{ $typed }“ gibt es hier nicht. Meintest du: { $meant }?
play-unknown = Eine Wahl „{ $typed }“ gibt es hier nicht. Das geht gerade:
why-not-title = **Was gerade nicht geht, und warum**
why-not-line = › { $choice } – { $reason }
why-not-more = und { $n } weitere
why-not-none = Gerade steht dir alles offen.

hand-title = Deine Hand · { $game } · Tisch { $table }
hand-where = Gespielt wird in { $channel }.
hand-turn = Du bist am Zug.

log-title = **Die letzten Züge**
log-empty = Noch ist nichts geschehen.
log-swept = { $moves ->
    [0] Dieser Tisch ist lange geschlossen; Verlauf und Spielbrett gibt es nicht mehr.
   *[other] Diese Partie ist lange vorbei; ihren Verlauf gibt es nicht mehr. Das Ergebnis und ihre { $moves } Züge bleiben.
}
log-turn = **Zug { $turn }**
log-more = -# … { $count ->
    [one] eine frühere Zeile
   *[other] { $count } frühere Zeilen
}: siehe *{ POSTED("button-log") }*
log-line = › { $line }
log-line-ordered = › { $line } *(wie geplant)*
log-line-undone = › ~~{ $line }~~
log-taken-back = { $who } nimmt diesen Zug zurück.
log-taken-back-agreed = { $turns ->
    [one] { $who } nimmt diesen Zug zurück. Alle haben zugestimmt.
   *[other] { $who } nimmt die letzten { $turns } Züge zurück. Alle haben zugestimmt.
}
log-late = Die Zeit von { $who } ist abgelaufen.
log-vote-wait = Der Tisch wartet noch einen Tag auf { $who }.
log-vote-substitute = Für { $who } wird ein Ersatz gesucht.
log-kept = Ein Computer hält den Platz von { $who } warm.
log-returned = { $who } ist zurück.
log-paused = { $days ->
    [one] Alle sind für einen Tag Pause.
   *[other] Alle sind für { $days } Tage Pause.
}
log-league-break = { $days ->
    [one] Die Liga macht einen Tag Pause.
   *[other] Die Liga macht { $days } Tage Pause.
}
log-played-on = Die Pause ist vorbei.
log-lost = { $who } { $why ->
    [conceded] gibt die Partie auf
    [unmoved] hat innerhalb von 72 Stunden keinen ersten Zug gemacht und verliert die Partie
    [withdrew] hat das Turnier verlassen und verliert die Partie
    [removed] ist auf Beschluss der Turnierleitung nicht mehr im Turnier und verliert die Partie
    [forfeits] ist nach zwei kampflos verlorenen Partien nicht mehr im Turnier und verliert die Partie
    [ruled] verliert die Partie auf Beschluss der Turnierleitung
   *[late] hat zu lange warten lassen und verliert die Partie
}.
log-hand-seen = Die Hand von Platz { $seat } haben gesehen: { $who }.

shuffle-fits = **Gemischt wurde so, wie es von Anfang an feststand.** Vor der ersten Karte hat dieser Tisch die Prüfsumme (SHA-256) `{ $hash }` gezeigt. Genau diese hat auch der Startwert, er ist also seither nicht verändert worden: `{ $seed }`
shuffle-wrong = **Gemischt wurde nicht so, wie es am Anfang feststand.** Der Tisch hat die Prüfsumme (SHA-256) `{ $hash }` gezeigt; die des Startwerts `{ $seed }` ist eine andere. Bitte sag es denen, die Cairn betreiben.
shuffle-order = Aus diesem Startwert kam jede verdeckte Reihenfolge, die erste Karte zuerst. Zum Wiederholen: `{ $command }`
shuffle-open = Die Partie läuft noch: Ihr Startwert bleibt so lange verborgen, sonst wüssten alle, welche Karten kommen.
more-title = **Mehr zu diesem Tisch**
signs-none = Dieses Spiel hat keine Zeichen, die Worte brauchen.
menu-zoom = Zoom: ein Teil des Spielbretts, groß
menu-card = Nachschlagen: was auf dem Tisch liegt
rules-page = -# Seite { $page } von { $pages }

help =
    {""}**Cairn: Brettspiele per Post**
    Ein Zug jetzt, der nächste heute Abend: Cairn achtet auf die Regeln, zeichnet das Spielbrett und pingt, wer dran ist.

    {""}**Die ersten drei Schritte**
    Ein Spiel ist dir neu? `/lernen` oder 🎓 unten zeigt dir in ein paar Minuten die ersten Züge, nur für dich.
    1. `/eröffnen` eröffnet hier einen Tisch; nenne das Spiel und wen du einlädst.
    2. *{ POSTED("button-join") }* nimmt einen Platz; *{ POSTED("button-computer") }* füllt leere; *{ POSTED("button-start") }* teilt aus.
    3. Wirst du angepingt, drücke *{ POSTED("button-turn") }*: Was du tun kannst, *{ button-undo }* und *{ button-why }* stehen in deiner privaten Ansicht.

    {""}**Wo was ist**
    › `/meinespiele`: deine Tische, und wo du am Zug bist
    › `/hand`, `/spielbrett`, `/verlauf`: deine Hand, das Spielbrett, was geschehen ist
    › `/tagespartie`: die Partie des Tages, für alle dieselbe
    › `/hilfe` und der Name einer Karte oder eines Ortes: der ganze Text, groß; auch die Regeln eines Spiels stehen dort, oder hinter 📖 unten
    › *{ POSTED("button-more") }* unter einem Spielbrett: das Spielbrett als Text, Zeichen, Auskunft, Anstupsen
    › `/tisch`: alles, was sich an einem Tisch tun lässt: eine Pause, ein Ersatz, die Partie als Datei
    › `/turnier ansehen`: die Turniere dieses Servers
    › `/einstellungen`: deine Sprache, Handkarten als Nachricht, die Stunden, in denen du spielst, was über dich gespeichert ist

    {""}**Ohne Server**
    › Füge mich deinen eigenen Apps hinzu, dann `/eröffnen` in einem Gespräch mit Freunden: Sie drücken *{ POSTED("button-join") }*, auch wer mich nicht hinzugefügt hat.
    › `/eröffnen` in deinen Nachrichten mit mir gibt dir einen Code zum Weitergeben; wer ihn bei `/tisch` eingibt, bittet dich um einen Platz.

help-games = **Wessen Spiele das sind**
help-own = › Aus erster Hand: { $games }
help-public-domain = › Gemeinfrei, sie gehören allen: { $games }
help-licensed = › Mit Erlaubnis angeboten: { $games }
help-fan-made = › Inoffizielle Fassungen von Fans: { $games }
operator-name = Betrieben von { $name }
operator-contact = Fragen, oder etwas stimmt nicht: { $contact }
operator-support = Hilfe
operator-terms = Nutzungsbedingungen
operator-privacy = Datenschutz

mygames-title = **Deine Tische**
mygames-none = Du sitzt an keinem Tisch. Eröffne einen mit `/eröffnen`.
mygames-line = { $turn ->
    [yes] ➤ **{ $game }**, Tisch { $table }, { $where }: **du bist am Zug**{ $asked }{ $until }
    [no] › { $game }, Tisch { $table }, { $where }: gewartet wird auf { $players }{ $asked }{ $until }
    [stopped] › { $game }, Tisch { $table }, { $where }: entschieden; weiter geht es nur, wenn alle zustimmen
    [set_aside] › { $game }, Tisch { $table }, { $where }: beiseitegestellt, nichts ist verloren
   *[lobby] › { $game }, Tisch { $table }, { $where }: wartet auf Mitspieler
}

mygames-until = {""}, die Zeit läuft ab { $until }
mygames-late = {""}, **deine Zeit ist abgelaufen**

settings-title = **So arbeitet Cairn auf diesem Server**
settings-mine-title = **Deine eigenen Einstellungen**
settings-line = { $name }: **{ $value }**
settings-open = Wer Tische eröffnen darf
settings-open-everyone = alle
settings-open-managers = nur die Serverleitung
settings-open-role = wer eine Rolle hat (nenne sie mit *rolle*)
settings-open-pick = wer eine Rolle hat
settings-language = Sprache der öffentlichen Nachrichten
settings-language-en = English
settings-language-de = Deutsch
settings-language-fr = Français
settings-language-es = Español
settings-language-auto = wie in Discord
settings-post = Wohin neue Tische kommen
settings-post-channel = im Kanal
settings-post-thread = in einem eigenen Thread
settings-pace = Tempo neuer Tische
settings-pace-free = { pace-free }
settings-pace-slow = { pace-slow }
settings-pace-steady = { pace-steady }
settings-pace-brisk = { pace-brisk }
settings-pace-evening = { pace-evening }
settings-late-days = Ohne Uhr gilt als zu spät
settings-late-days-3 = wer 3 Tage nicht gezogen hat
settings-late-days-5 = wer 5 Tage nicht gezogen hat
settings-late-days-7 = wer 7 Tage nicht gezogen hat
settings-late-days-10 = wer 10 Tage nicht gezogen hat
settings-late-days-14 = wer 14 Tage nicht gezogen hat
settings-late-days-21 = wer 21 Tage nicht gezogen hat
settings-late-days-30 = wer 30 Tage nicht gezogen hat
settings-channels = Wo Tische stehen dürfen
settings-channels-anywhere = überall
settings-forum = Das Forum, in dem Tische Beiträge sind
settings-forum-none = kein Forum
settings-archive = Meine Threads archivieren, wenn ihre Partien vorbei sind
settings-archive-on = ja; wer dort schreibt, öffnet sie wieder
settings-archive-off = nein; Discord tut es nach einer Woche ohne Nachrichten
forum-lacks = ⚠️ In { $channel } fehlen mir { $missing }.
forum-tags-ready = In { $channel } fehlen die Tags { $tags }. Ich kann sie anlegen, oder lege selbst Tags mit diesen Namen an: Ich versehe Beiträge mit denen, die es gibt.
forum-tags-denied = In { $channel } fehlen die Tags { $tags }. Lege Tags mit diesen Namen an, oder gib mir dort *Kanäle verwalten* und komm wieder: Ich versehe Beiträge mit denen, die es gibt.
forum-tags-full = In { $channel } fehlen die Tags { $tags }, und für mehr ist kein Platz: Discord erlaubt 20. Benenne einen um oder entferne einen: Ich versehe Beiträge mit denen, die es gibt.
button-forum-tags = Diese Tags anlegen
settings-substitutes = Wo freie Plätze angeboten werden
settings-substitutes-table = an ihren Tischen
settings-reports = Wohin Meldungen über Geschriebenes gehen
settings-reports-operator = an den Betreiber des Bots
settings-rated = Neue Tische zählen für die Rangliste
settings-rated-on = ja, wenn nur Menschen beginnen
settings-rated-off = nein, außer wenn gewählt
settings-alpha = Spiele, die noch erprobt werden (Alphas)
settings-alpha-on = werden angeboten
settings-alpha-off = werden nicht angeboten
settings-member-days = Neue Tische zählen, wenn alle, die beginnen, Mitglied sind seit
settings-member-days-value = { $number ->
    [0] beliebig kurz
    [one] { $number } Tag
   *[other] { $number } Tagen
}
settings-hands = Handkarten per Direktnachricht
settings-hands-on = an
settings-hands-off = aus: nur mit Knopf oder /hand
settings-my-hands = { settings-hands }
settings-my-hands-on = { settings-hands-on }
settings-my-hands-off = { settings-hands-off }
settings-my-hands-server = wie auf dem Server eingestellt
settings-keep = Wie lange Spielbrett und Verlauf beendeter Partien erhalten bleiben
settings-keep-30 = 30 Tage
settings-keep-90 = 90 Tage
settings-keep-180 = ein halbes Jahr (180 Tage)
settings-keep-400 = 400 Tage
settings-keep-1000 = 1.000 Tage
settings-keep-always = für immer
settings-my-hints = Hinweise beim Spielen
settings-my-hints-on = an: was dir neu ist, wird einmal erklärt
settings-my-hints-off = aus
settings-my-language = Sprache der Nachrichten, die nur du siehst
settings-my-language-en = { settings-language-en }
settings-my-language-de = { settings-language-de }
settings-my-language-fr = { settings-language-fr }
settings-my-language-es = { settings-language-es }
settings-my-language-auto = { settings-language-auto }
settings-saved = Gespeichert. So steht es jetzt:

### Rückschau

turn-title = **Zug { $turn }** · { $who } · { $when }
turn-of = **Zug { $turn } von { $last }** · { $who } · { $when }
turn-of-swept = **Zug { $turn } von { $last }** · { $who }
turn-start = **Der Anfang**, vor Zug 1 von { $last }
turn-now = **Der laufende Zug**
turn-option = { $turn ->
    [0] Der Anfang
   *[other] Zug { $turn }
}
menu-turns = Zu einem Zug springen
menu-eyes = Wessen Sicht
eyes-own = Meine Sicht
eyes-public = Was alle sehen
eyes-seat = Mit der Hand von { $who }
eyes-all = Alle Hände offen
replay-hand-passed = -# Deine damalige Hand ist inzwischen weitergegeben und wird hier nicht gezeigt.
replay-before-you = -# Da hattest du diesen Platz noch nicht: Das haben alle gesehen.
since-title = Seit du hier warst
since-turn = Ab Zug { $turn }
since-nothing = Seit du hier warst, ist nichts geschehen.
since-brief = { $turns ->
    [one] **Seit du hier warst:** 1 Zug
   *[other] **Seit du hier warst:** { $turns } Züge
}
button-turn-first = Anfang
button-turn-back = Zurück
button-turn-on = Vor
button-turn-last = Ende
button-next-table = Weiter: { $game }, { $table }
film-title = Zug { $turn } von { $last } · { $who }
film-start = Der Anfang
film-alt = Ein Film von { $game }, Tisch { $table }: Züge { $first } bis { $last }, eine Sekunde je Zug.
film-heading = **Film** · Züge { $first } bis { $last } · { $seconds } s
film-queued = 🎞️ { $before ->
    [0] Der Film entsteht …
    [one] Zuvor entsteht noch ein anderer Film …
   *[other] Zuvor entstehen noch { $before } andere Filme …
}
film-progress = 🎞️ Der Film entsteht: Zug { $done } von { $all }.
film-posted = Der Film steht in { $channel }.
film-by = { $who } zeigt die Partie bis hierher.
button-film = Film
button-as-film = Als Film zeigen
button-film-post = Im Kanal zeigen
refusal-film-none = Es gibt noch nichts zu filmen: Kein Zug ist zu Ende.
refusal-film-own = Zwei deiner Filme werden schon gemacht oder warten darauf. Frage bitte noch einmal, wenn einer davon da ist.
refusal-film-queue = Zu viele Filme warten schon. Versuche es bitte in ein paar Minuten noch einmal.
refusal-film-failed = Der Film ließ sich nicht machen. Der Partie fehlt nichts; versuche es bitte später noch einmal.
refusal-film-not-posted = Ich darf in { $channel } nicht schreiben, oder es gibt den Kanal nicht mehr. Der Film bleibt hier, für dich allein.
refusal-film-soon = Von diesem Tisch wurde eben erst ein Film gezeigt. Der nächste geht { $when }.
button-go-to = Zu Zug …
turn-hint = Eine Zahl, etwa 12
button-note = Notiz
note-title = Deine Notiz zu Tisch { $table }
note-label = Nur für dich
note-hint = Was du vorhast, wem du nicht traust. Leere das Feld, um die Notiz zu löschen.
said-note = Notiert. Nur du kannst es lesen: unter *{ POSTED("button-turn") }* und hier.
said-note-gone = Zu diesem Tisch gibt es keine Notiz mehr.
button-say = Etwas sagen
say-title = Eine Zeile an Tisch { $table }
say-label = Deine Zeile
say-about = Die anderen lesen sie mit deinem Zug, ohne Ping. Eine je Zug.
said-line-with-turn = Gesagt. Die anderen lesen es, wenn dein Zug vorbei ist.
said-line = Gesagt. Die anderen können es jetzt lesen.
log-said = 💬 { $who }: { $words }
refusal-say-nothing = In dieser Zeile steht nichts Lesbares. Schreib ein Wort oder zwei.
refusal-say-channel = Hier können alle einfach in den Kanal schreiben. Zeilen sind für Tische, an denen per Nachricht gespielt wird.
refusal-say-later = Eine Zeile sagst du mit deinem Zug: solange du dran bist, und bis jemand anders gezogen hat.
refusal-said-already = Zu diesem Zug hast du deine Zeile gesagt. Die nächste kommt mit deinem nächsten Zug.
button-replay = Rückschau
button-since = Seit du hier warst
refusal-no-turns-kept = Von dieser Partie sind keine Züge gespeichert: Sie wurde mit einer früheren Fassung von Cairn begonnen.
refusal-replay-eyes = Diese Sicht steht dir nicht offen, solange die Partie läuft. Öffne *{ button-replay }* neu: Dort wählst du unter denen, die es für dich gibt.
refusal-replay-lost = Dieser Zug lässt sich nicht mehr zeigen: Eine andere Fassung von Cairn hat ihn aufbewahrt. Andere schon, mit den Knöpfen unten.
refusal-turn-number = Welcher Zug? Gib eine Zahl an, etwa 12.

### Lektionen

lesson-title = 🎓 { $lesson } · Schritt { $number } von { $steps }
lesson-ahead = -# ⏩ Eine neue Stellung: Für diesen Schritt steht die Partie anders.
lesson-do = Drücke jetzt: { $choices }
lesson-do-menu = Wähle jetzt im Menü: { $choices }
lesson-do-in-menu = Wähle jetzt im Menü „{ $menu }“: { $choices }
lesson-anything = Ganz wie du magst: { $prompt }
lesson-not-here = Das ist erlaubt, und an einem echten Tisch könntest du es tun. Für diesen Schritt nimm, was unten genannt ist, oder *{ button-show-me }*.
lesson-closed = Das geht gerade nicht: { $reason }
lesson-stale = Über diesen Schritt warst du schon hinaus. Hier bist du jetzt:
lesson-afresh = Regeln oder Karten haben sich hier seit deinem letzten Besuch geändert; dieser Schritt beginnt deshalb neu.
lesson-stopped = Genug für jetzt. Wo du stehst, bleibt gemerkt: *{ button-learn }* oder `/lernen` bringt dich zurück.
lesson-games = 🎓 Welches Spiel möchtest du lernen? Eine Lektion dauert ein paar Minuten, und nur du siehst sie.
said-play-now = Tisch { $table } steht in { $channel }, und die Partie hat begonnen. Sie zählt für nichts, und *{ button-advice }* in deiner Ansicht gibt dir Ratschläge.
lesson-menu = 🎓 Welche Lektion möchtest du?
lesson-menu-done = ✅ { $lesson }
lesson-menu-new = ▫️ { $lesson } ({ $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    })
said-no-hints = Neues erkläre ich dir nicht mehr. `/einstellungen` holt die Hinweise zurück.
lesson-offer = { $game } ist neu für dich? Eine Lektion zeigt dir die ersten Züge, nur dir, in ein paar Minuten.

### Knöpfe

button-join = Mitspielen
button-leave = Aufstehen
button-start = Starten
button-options = Optionen
button-rules = Regeln
button-computer = Computer dazusetzen
button-dismiss = { $who } entfernen
button-turn = Zug machen
button-hand = Meine Hand
button-log = Verlauf
button-more = Mehr
button-undo = Zurücknehmen
button-why = Warum nicht?
button-why-all = Alle Gründe
button-refresh = Aktualisieren
button-back = Zurück
button-anyway = Trotzdem
button-watch = Zuschauen
button-previous = Vorige
button-next = Nächste
button-no-hints = Keine Hinweise zeigen
button-learn = Lernen
button-help = Hilfe
button-play-now = Jetzt spielen, gegen einen nachsichtigen Computer
button-show-me = Zeig’s mir
button-go-on = Weiter
button-lesson-again = Noch mal von vorn
button-stop = Aufhören
button-rematch = Revanche
button-end-position = Endstellung ansehen
button-shuffle = Mischen prüfen
button-board = Spielbrett
button-board-text = Spielbrett als Text
button-as-text = Als Text
button-signs = Zeichen
button-look = Spielbrett
button-info = Auskunft
button-nudge = Anstupsen
button-table = Zum Tisch
button-close = Endgültig schließen
button-move-here = Tisch hierher holen
button-try-again = Noch einmal versuchen
button-agree = Zustimmen
button-decline = Ablehnen
button-refuse = Nein
button-ask-to-take-back = Zurücknehmen erbitten
button-ask-others = Die anderen fragen
button-take-back = Zurücknehmen
button-vote-wait = Einen Tag warten
button-vote-stay = So lassen
button-vote-computer = Computer
button-vote-substitute = Ersatz
button-vote-win = Sieg beanspruchen
button-vote-end = Ohne Ergebnis beenden
button-back-again = Bin zurück
button-call-vote = Die anderen fragen
button-play-on = Weiterspielen
button-stop-here = Hier beenden
button-take-seat = Diesen Platz nehmen
button-take-seat-of = Platz { $seat }, Tisch { $table }
button-take-seat-sure = Endgültig nehmen
button-leave-substitute = Ersatz suchen
button-leave-stay = Ich bleibe
button-leave-computer = Computer spielt
button-leave-concede = Aufgeben
button-leave-end = Für alle beenden

### Antworten

said-opened = Tisch { $table } ist offen, in { $channel }, und du sitzt schon daran. Andere drücken dort *{ POSTED("button-join") }*.
said-joined = Du sitzt jetzt an Tisch { $table }. Sobald du am Zug bist, wirst du gerufen.
said-rematch = Die Revanche ist Tisch { $table } in { $channel }. Sie beginnt von selbst, sobald auch diese dabei sind: { $who }
said-rematch-begun = Die Revanche läuft schon: Tisch { $table } in { $channel }.
said-left = Du bist von Tisch { $table } aufgestanden.
said-started = An Tisch { $table } geht es los. Viel Glück!
said-closed = Tisch { $table } ist geschlossen.
said-kicked = { $name } sitzt nicht mehr an Tisch { $table }.
said-replaced = { $new } sitzt nun an Tisch { $table } auf dem Platz von { $old }.
said-seat-offered = Das Angebot steht an Tisch { $table }. Der Platz wechselt, sobald zugestimmt haben: { $who }.
said-offer-agreed = Danke. Es fehlt noch das Ja von { $who }.
said-offer-refused = Das Angebot ist zurückgezogen; der Platz bleibt, wie er ist.
said-undo-asked = Die anderen sind gefragt, unter dem Spielbrett. Das Spiel geht inzwischen weiter.
said-undo-done = Alle haben zugestimmt: Es ist zurückgenommen, und das Spielbrett folgt.
said-undo-agreed = Danke. Niemand erfährt, was du geantwortet hast.
said-undo-refused = Die Anfrage ist vorbei; die Partie bleibt, wie sie ist.
said-voted = Danke. Was du geantwortet hast, erfährt niemand; du kannst es ändern, bis es entschieden ist.
said-vote-decided = Danke. Damit ist es entschieden.
said-vote-called = Die anderen werden unter dem Spielbrett gefragt.
said-back = Willkommen zurück! Der Platz ist wieder deiner.
said-leave-substitute = Dein Platz wird einem Ersatz angeboten. Er bleibt deiner, bis ihn jemand nimmt.
said-leave-stay = Schön, dass du bleibst. Dein Platz wird nicht mehr angeboten.
said-leave-computer = Ein Computer hält deinen Platz warm. *{ POSTED("button-back-again") }* unter dem Spielbrett gibt ihn dir wieder.
said-leave-concede = Du hast aufgegeben. Danke fürs Mitspielen!
said-leave-end = Alle, die hier spielen, werden unter dem Spielbrett gefragt. Die Partie geht inzwischen weiter.
said-proposed = Die anderen werden unter dem Spielbrett gefragt. Die Partie geht inzwischen weiter.
said-paused = Die Partie macht Pause. *{ POSTED("button-play-on") }* unter dem Spielbrett beendet sie.
said-proposal-refused = Der Vorschlag ist vorbei; die Partie geht weiter.
said-all-agreed = Danke. Alle haben zugestimmt.
said-play-on = Die Partie geht weiter.
said-stopped-here = Der Tisch ist geschlossen. Danke fürs Spielen!
said-seat-yours = Willkommen! Der Platz an Tisch { $table } gehört dir: `/hand` zeigt deine Hand.
said-seat-passed = Danke. Der Platz an Tisch { $table } hat gewechselt.
close-sure = Die Partie ist nicht zu Ende. Wer den Tisch schließt, beendet sie für alle ohne Ergebnis.
said-nudged = Ein Stups ist unterwegs.
moved-to = ➡️ Dieser Tisch geht in { $channel } weiter.
said-moved = Tisch { $table } geht hier weiter.
said-goes-on = Tisch { $table } geht weiter.
alert-turn = Du bist am Zug:
alert-reminder = { $count ->
    [one] Ein Tisch wartet auf dich:
   *[other] { $count } Tische warten auf dich:
}
alert-daily = { $count ->
    [one] Heute wartet ein Tisch auf dich:
   *[other] Heute warten { $count } Tische auf dich:
}
alert-asked = { $count ->
    [one] An einem Tisch wirst du etwas gefragt:
   *[other] An { $count } Tischen wirst du etwas gefragt:
}
alert-asked-line = [{ $table }]({ $link })
alert-line = [{ $table }]({ $link }), wartet seit { $since }
alert-line-alone = [{ $table }]({ $link }), wartet seit { $since }; alle anderen haben geantwortet und warten nur noch auf dich
alert-line-late = { $line }. **{ $at } bist du zu spät**
alert-more = … und { $count } weitere: `/meinespiele` zeigt alle
button-alerts = Wie ich erinnert werde
nudge-line = Ein kleiner Stups für { $players }: Am Tisch wird gewartet{ $asked }.
trouble-locked-out = In { $channel }, wo { $game }, Tisch { $table }, gespielt wird, kann ich nicht mehr schreiben. Die Partie ist sicher: Bitte die Serverleitung, mich wieder hineinzulassen, oder drücke nach `/tisch tisch:{ $table }` in einem anderen Kanal auf *{ button-move-here }*.
trouble-owner = Auf deinem Server kann ich in { $channel }, wo { $game }, Tisch { $table }, gespielt wird, nicht mehr schreiben. Dort brauche ich *Kanal ansehen*, *Nachrichten senden* und *Dateien anhängen*. `/server zustand` nennt alle Orte, an denen mir etwas fehlt.
trouble-asleep = { $game }, Tisch { $table }, auf deinem Server schläft: Einen Tag lang konnte ich das Spielbrett nicht in { $channel } zeigen. So lange läuft niemandes Uhr. Der Tisch wacht auf, sobald ich dort wieder schreiben darf (ich brauche *Kanal ansehen*, *Nachrichten senden* und *Dateien anhängen*); oder hol ihn woandershin: `/tisch tisch:{ $table }` in einem anderen Kanal, *{ button-move-here }*.
trouble-thread-locked = Der Thread { $channel }, in dem { $game }, Tisch { $table }, gespielt wird, wurde geschlossen oder gesperrt. Die Partie ist sicher: Bitte die Serverleitung, ihn wieder zu öffnen, oder drücke nach `/tisch tisch:{ $table }` in einem anderen Kanal auf *{ button-move-here }*.
said-hand-blocked = Deine Hand kann ich dir nicht per Direktnachricht schicken: Discord sagt, dass du von hier keine annimmst. *{ POSTED("button-hand") }* unter dem Spielbrett und `/hand` zeigen sie jederzeit. Möchtest du sie als Nachricht, erlaube Direktnachrichten von diesem Server; ich versuche es nach jedem Klick wieder und erwähne es nicht noch einmal.
nudge-sure = Der Tisch wartet auf { $who }{ $asked }. Ein Stups pingt noch einmal, und alle lesen es.
trouble-no-messages = { $channel }, wo { $game }, Tisch { $table }, gespielt wird, nimmt keine Nachrichten mehr an: Es ist kein Textkanal mehr. Die Partie ist sicher: Drücke nach `/tisch tisch:{ $table }` in einem anderen Kanal auf *{ button-move-here }*.
trouble-refused = Discord hat nicht angenommen, was ich zu { $game }, Tisch { $table }, zu sagen hatte, auch nicht als bloßen Text. Die Partie ist sicher, und jeder Zug versucht es neu.
trouble-gave-up = Ich versuche es nicht weiter. Der nächste Zug versucht es neu, ebenso jede Änderung am Kanal.
trouble-incident = Wer Cairn betreibt, findet es unter dieser Nummer: **{ $number }**.
no-history = Ohne die Berechtigung *Nachrichtenverlauf anzeigen* kann ich nicht nachsehen, ob etwas gepostet wurde, bevor meine Verbindung abriss: Ein Spielbrett kann hier dann doppelt stehen.
nobody-plays = Hier sitzen nur noch Computer. Sie spielen weiter, solange jemand zusieht: von jetzt an zehn Minuten, dann ruhen sie.
plain-instead = -# Discord hat diese Nachricht mit Bild und Knöpfen nicht angenommen (Vorfall **{ $number }**). `/spielen`, `/hand` und `/spielbrett` gehen weiterhin.
channel-gone = Der Kanal von { $game }, Tisch { $table }, wurde gelöscht. Die Partie ist sicher: Mit `/tisch tisch:{ $table }` in einem anderen Kanal geht sie dort weiter.

### Ablehnungen der Oberfläche

refusal-incident = Bei mir ist etwas schiefgegangen. Sieh nach, wie der Tisch steht, bevor du es noch einmal versuchst: Vielleicht ist es schon geschehen. Wenn es wieder vorkommt, nenne denen, die Cairn betreiben, diese Nummer: **{ $number }**.
refusal-store = Ich komme gerade nicht an die gespeicherten Partien heran. Sie sind sicher, auch deine. Sieh in einer Minute noch einmal nach dem Tisch und spiel weiter: Vielleicht zählt schon, was du getan hast. Dauert es an, nenne denen, die Cairn betreiben, diese Nummer: **{ $number }**.
refusal-no-table-here = In diesem Kanal steht kein Tisch. Eröffne einen mit `/eröffnen` oder nenne einen mit der Option *tisch*.
refusal-missing-permissions = In { $channel } fehlen mir Rechte: **{ $missing }**. Die Serverleitung kann sie meiner Rolle unter *Kanal bearbeiten → Berechtigungen* geben; versuche es dann noch einmal.
refusal-not-allowed-to-open = Auf diesem Server dürfen nur { $who } Tische eröffnen. Die Serverleitung kann das mit `/server einstellungen` ändern.
refusal-manage-only = Die Einstellungen des Servers darf nur ändern, wer ihn verwalten darf. Deine eigenen kannst du ändern: *meine-sprache* und *meine-handkarten*.
refusal-bot-player = Bots können nicht am Tisch sitzen. *{ POSTED("button-computer") }* bringt Computer dazu.
refusal-replace-whom = Nenne für den Platz entweder eine Person oder einen Computer.
refusal-no-lesson = Für dieses Spiel gibt es noch keine Lektion. `/hilfe` mit dem Spiel erklärt es auf Seiten.
refusal-unknown-value = Dieser Wert steht nicht auf der Liste. Wähle einen Vorschlag, der beim Tippen erscheint.
refusal-game-away = Dieses Spiel gibt es hier gerade nicht. Seine Tische sind beiseitegestellt und gehen weiter, sobald es wieder da ist.
refusal-old-button = Dieser Knopf stammt aus einer früheren Fassung von Cairn und bewirkt nichts mehr. Nimm die Knöpfe unter dem neuesten Spielbrett oder `/spielen`.
refusal-restarting = Cairn startet gerade neu. Bitte versuche es gleich noch einmal.
refusal-guild-only = Das geht nur auf einem Server, nicht in Direktnachrichten. Versuche es in einem Kanal des Servers.
refusal-role-missing = Nenne mit der Option *rolle* die Rolle, die Tische eröffnen darf.
refusal-role-everyone = Die Rolle `@everyone` haben alle. Wähle eine, die nur einige haben.
managers = Leute aus der Serverleitung
role-named = Leute mit der Rolle { $role }
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen

### Befehle

cmd-table = tisch
cmd-table-about = Ein Tisch auf einer Seite: wer spielt, und was sich dort tun lässt
cmd-open = eröffnen
cmd-open-about = Einen Tisch in diesem Kanal eröffnen
said-exported = Tisch { $table }, mit allen Händen, allen Zügen und seinem Startwert. `cairn verify` spielt ihn nach.
said-exported-public = Tisch { $table }, mit dem, was jetzt alle wissen dürfen. Nach dem Ende steht alles in der Datei.
refusal-here-already = Dieser Tisch steht schon in diesem Kanal. Öffne seine Seite in dem Kanal, in den er soll.
branch-about = Spiele ab dem Ende von Zug { $turn } weiter, an einem neuen Tisch, der für nichts zählt. Wer dort saß, bekommt seinen alten Platz.
button-branch = Ab hier weiterspielen
button-branch-friends = Mit Freunden
button-branch-computers = Gegen Computer
button-branch-open = Alle Hände offen
said-branched = 🌿 Tisch { $table } beginnt mit dem Ende von Zug { $turn }: { $channel }
refusal-branch-running = Diese Partie läuft noch. Wenn sie zu Ende ist, kann man ab jedem ihrer Züge weiterspielen.
refusal-branch-turn = Nach diesem Zug gibt es nichts weiterzuspielen. Wähle einen von 0 (dem Start) bis { $last }.
refusal-branch-gone = Die Stellung, mit der dieser Tisch beginnt, wird nicht mehr aufbewahrt. Schließe den Tisch und eröffne einen anderen.
refusal-branch-options = Dieser Tisch beginnt mit einer Stellung einer anderen Partie, also gelten deren Optionen.
refusal-branch-rated = Ein Tisch, der mit einer Stellung einer anderen Partie beginnt, zählt nie für die Rangliste.
cmd-play = spielen
cmd-play-about = Deinen Zug als Text eingeben
cmd-hand = hand
cmd-hand-about = Die eigene Hand ansehen
cmd-board = spielbrett
cmd-board-about = Das Spielbrett ansehen, oder einen Teil davon groß
cmd-log = verlauf
cmd-log-about = Lesen, was geschehen ist
cmd-replay = rückschau
cmd-replay-about = Jeden Zug einer Partie noch einmal sehen, mit dem Verlauf
cmd-learn = lernen
cmd-learn-about = Ein Spiel in wenigen Minuten kennenlernen, nur für dich
cmd-mygames = meinespiele
cmd-mygames-about = Deine Tische, und wo du am Zug bist
cmd-ranking = rangliste
cmd-ranking-about = Wer auf diesem Server in einem Spiel wo steht
cmd-profile = profil
cmd-profile-about = Was jemand auf diesem Server gespielt hat; ohne Angabe du
cmd-settings = einstellungen
cmd-settings-about = Was du für dich einstellst: Sprache, Hand, Stunden, Urlaub, wen du blockierst
arg-game = spiel
arg-game-about = Welches Spiel
arg-table = tisch
arg-table-about = Welcher Tisch, wenn nicht der in diesem Kanal
arg-turn = zug
arg-turn-about = Welcher Zug; sonst der letzte
arg-choice = wahl
arg-choice-about = Was du tun willst
arg-player = person
arg-player-about = Welche Person
arg-show = ansicht
arg-show-about = Als Bild oder als Text
arg-zoom = zoom
arg-zoom-about = Welcher Teil, groß: deine Seite, eine Gegend, ein Gegner
arg-open = eröffnen
arg-open-about = Wer Tische eröffnen darf (für die Serverleitung)
arg-role = rolle
arg-role-about = Die Rolle, die Tische eröffnen darf (für die Serverleitung)
arg-language = sprache
arg-language-about = Sprache der öffentlichen Nachrichten (für die Serverleitung)
arg-post = ort
arg-post-about = Wohin neue Tische kommen (für die Serverleitung)
arg-pace = tempo
arg-pace-about = Wie viel Zeit alle haben
arg-late = zu-spät
arg-late-about = Was geschieht, wenn jemand nicht rechtzeitig zieht
arg-late-days = zu-spät-nach
arg-late-days-about = Nach wie vielen Tagen ohne Uhr jemand zu spät ist (für die Serverleitung)
arg-substitutes = ersatz
arg-substitutes-about = In welchem Kanal freie Plätze angeboten werden (für die Serverleitung)
arg-hands = handkarten
arg-hands-about = Handkarten per Direktnachricht auf diesem Server (für die Serverleitung)
arg-keep = behalten
arg-keep-about = Wie lange beendete Partien erhalten bleiben (für die Serverleitung)
arg-my-language = meine-sprache
arg-my-language-about = Sprache der Nachrichten, die nur du siehst
arg-my-hands = meine-handkarten
arg-my-hands-about = Deine eigenen Handkarten per Direktnachricht
arg-my-hints = meine-hinweise
arg-my-hints-about = Ob dir einmal erklärt wird, was dir neu ist
cmd-help = hilfe
cmd-help-about = Was Cairn ist und wo was ist; die Regeln eines Spiels; jede Karte, jeder Ort mit dem ganzen Text
arg-preset = voreinstellung
arg-preset-about = Eine fertige Voreinstellung der Optionen
arg-take-backs = zurücknehmen
arg-take-backs-about = Ob Züge zurückgenommen werden können, wenn alle zustimmen
arg-rated = rangliste
arg-rated-about = Ob Partien für die Rangliste zählen, wenn nur Menschen sie beginnen
arg-why = warum
arg-why-about = Der Grund, den am Tisch alle lesen
arg-restore = zurücknehmen
arg-restore-about = Ein gestrichenes Ergebnis wieder zählen lassen
arg-invite = einladen
arg-invite-about = Wen du zum Mitspielen bittest
arg-invite-2 = einladen-2
arg-invite-2-about = Wen noch
arg-invite-3 = einladen-3
arg-invite-3-about = Wen noch
arg-invite-4 = einladen-4
arg-invite-4-about = Wen noch
arg-invite-5 = einladen-5
arg-invite-5-about = Wen noch
choice-picture = Bild
choice-text = Text

### tables

refusal-stale = Am Tisch ging es inzwischen weiter. So steht es jetzt.
refusal-not-seated = Du sitzt nicht an diesem Tisch. Vor dem Beginn hilft *{ POSTED("button-join") }*; danach kann dir jemand auf der Seite von `/tisch` den eigenen Platz anbieten.
refusal-other-not-seated = Dort sitzt niemand, der so heißt. `/tisch` zeigt, wer dort sitzt.
refusal-not-your-turn = Für dich gibt es gerade nichts zu entscheiden. Sobald du am Zug bist, wirst du gerufen.
refusal-set-aside = Dieser Tisch ist beiseitegestellt: Diese Fassung von Cairn kann ihn nicht lesen. Nichts ist verloren; er kommt zurück, sobald er sich lesen lässt.
refusal-game-gone = Dieser Tisch ist beiseitegestellt: Sein Spiel gibt es hier gerade nicht. Nichts ist verloren; es geht weiter, sobald das Spiel wieder da ist.
refusal-step-failed = Dieser Schritt ist bei mir schiefgegangen; der Tisch ist nun beiseitegestellt, so wie er vorher war. Nichts ist verloren. Bitte nenne denen, die Cairn betreiben, diese Nummer: **{ $number }**.
refusal-game-stopped = Dieser Schritt hat das Spiel zu viel Zeit oder Speicher gekostet; ich habe ihn abgebrochen und den Tisch beiseitegestellt, so wie er vorher war. Nichts ist verloren. Bitte nenne denen, die Cairn betreiben, diese Nummer: **{ $number }**.
refusal-unreadable = Diese Fassung von Cairn kann diesen Tisch nicht lesen. Nichts ist verloren.
refusal-no-picture = Ein Bild gibt es gerade nicht: Zu viel wartet darauf, gezeichnet zu werden. Versuche es bitte in einer Minute noch einmal.
picture-failed = Dieses Bild lässt sich nicht zeichnen: Mit den Bildern dieses Spiels stimmt etwas nicht. Du kannst in Worten weiterspielen.
refusal-unknown-table = Diesen Tisch gibt es nicht, oder du kannst ihn von hier aus nicht sehen. `/meinespiele` zeigt deine.
refusal-unknown-piece = Hier heißt nichts so. Wähle einen Vorschlag, der beim Tippen erscheint.
refusal-unknown-game = Dieses Spiel kennt Cairn nicht. Wähle eines aus der Liste, die beim Tippen erscheint.
refusal-not-started = Diese Partie hat noch nicht begonnen. Wer den Tisch eröffnet hat, beginnt sie mit *{ POSTED("button-start") }*.
refusal-not-running = An diesem Tisch wird gerade nicht gespielt.
refusal-swept = Diese Partie ist lange vorbei: Ihr Spielbrett gibt es nicht mehr. *{ POSTED("button-log") }* zeigt das Ergebnis, `/rückschau` ihre Züge.
refusal-swept-rules = Ihre Züge lassen sich nicht mehr zeigen: In dieser Fassung von Cairn sind die Regeln andere als damals.
refusal-already-started = Diese Partie hat schon begonnen. Wer noch mitspielen will, lässt sich von jemandem auf der Seite von `/tisch` den Platz anbieten.
refusal-rematch-running = Diese Partie läuft noch. Eine *{ POSTED("button-rematch") }* gibt es nach ihrem Ende.
refusal-rematch-others = Eine Revanche ist für die, die hier gespielt haben. Einen eigenen Tisch eröffnest du mit `/eröffnen`.
refusal-over = Diese Partie ist zu Ende. Eröffne einen neuen Tisch mit `/eröffnen`.
refusal-not-set-aside = Dieser Tisch geht schon weiter.
refusal-busy = An diesem Tisch geschieht zu viel auf einmal. Bitte versuche es noch einmal.
refusal-channel-taken = In diesem Kanal steht schon ein Tisch. Eröffne den neuen in einem Thread.
refusal-too-many-tables = Du hast schon { $limit ->
    [one] einen offenen Tisch
   *[other] { $limit } offene Tische
} auf diesem Server; mehr sind für eine Person nicht vorgesehen. Sobald { $limit ->
    [one] er
   *[other] einer davon
} zu Ende oder geschlossen ist, geht es wieder.
refusal-you-sit-already = Du sitzt schon an diesem Tisch.
refusal-being-forgotten = Wer darum gebeten hat, vergessen zu werden, kann nirgends dazukommen, bis ich damit fertig bin. Versuche es in ein paar Minuten noch einmal.
refusal-resting = Hier geht es gerade nicht weiter: Der Server dieses Tisches hat mich entfernt oder lässt alles löschen, was ich von ihm aufhebe. Es geht weiter, sobald ich wieder dort bin.
refusal-erasing = Was ich von diesem Server aufhebe, wird gerade gelöscht. In ein paar Minuten kann alles neu beginnen.
refusal-not-erased = Von diesem Server soll nichts gelöscht werden.
refusal-erase-name = Um alles zu löschen, schreibe den Namen dieses Servers so, wie er dasteht: { $server }
refusal-already-seated = Diese Person sitzt schon an diesem Tisch.
refusal-table-full = Dieser Tisch ist voll: Alle { $seats } Plätze sind besetzt. Eröffne einen weiteren mit `/eröffnen`.
refusal-seat-count = { $have ->
    [one] Hier sitzt eine Person; möglich sind { $fits }. *{ POSTED("button-computer") }* füllt Plätze.
   *[other] Hier sitzen { $have } Personen; möglich sind { $fits }.
}
refusal-options = Diese Optionen passen nicht zu diesem Spiel oder zur Zahl der Personen. Ändere sie mit *{ POSTED("button-options") }* und versuche es dann noch einmal.
refusal-close-rated = Andere spielen diese gewertete Partie mit dir, darum kannst du sie nicht allein beenden. *{ button-leave-end }* hinter *{ button-leave-table }* fragt sie, und dort kannst du auch aufgeben.
refusal-owner-only = Das kann nur, wer den Tisch eröffnet hat oder den Server verwaltet. Frag dort nach.
refusal-other-server = Dieser Tisch gehört zu einem anderen Server: Das geht nur dort.
refusal-not-a-member = { $name } ist nicht auf diesem Server.
refusal-offer-gone = Dieses Angebot gilt nicht mehr.
refusal-offer-not-yours = Das entscheidet { $who }.
refusal-offered-often = Das hast du an einem Tag { $limit }-mal angeboten, mehr geht nicht. Wieder möglich { $when }.
refusal-leave-running = Die Partie läuft und braucht alle, die mitspielen. Gib deinen Platz auf der Seite von `/tisch` an eine Person oder einen Computer.
refusal-kick-running = Die Partie läuft und braucht alle, die mitspielen. Gib den Platz auf der Seite von `/tisch` an eine Person oder einen Computer.
refusal-undo-none = Du kannst nichts zurücknehmen: Du warst hier noch nicht am Zug.
refusal-no-result = Auf diesem Server gibt es kein Ergebnis mit dieser Nummer: Nimm die Nummer eines Tisches, dessen Partie hier zu Ende ist.
refusal-no-reason = Sag, warum: Alle lesen den Grund.
refusal-result-removed = Dieses Ergebnis wurde schon entfernt.
refusal-result-counts = Dieses Ergebnis zählt: Es ist nicht gestrichen.
refusal-undo-new-seat = Du kannst nichts zurücknehmen: Seit du diesen Platz übernommen hast, warst du noch nicht am Zug.
refusal-undo-revealed = Dein letzter Schritt bleibt stehen: Er hat etwas Verdecktes aufgedeckt.
refusal-undo-others = Dein letzter Schritt bleibt stehen: Seither war jemand anders am Zug.
refusal-undo-lost = Dein letzter Schritt bleibt stehen: Er stammt aus einer früheren Fassung von Cairn, die den Tisch in anderer Form aufbewahrte.
refusal-undo-no-consent = Dieser Tisch wurde ohne Zurücknehmen eröffnet: Was aufgedeckt wurde, bleibt stehen, und ebenso alles, worauf andere schon gezogen haben.
refusal-undo-too-old = Dein letzter Zug hier stammt aus der Zeit, bevor Cairn den Beginn jedes Zuges aufbewahrte; zurücknehmen lässt er sich nicht. Für künftige Züge geht es.
refusal-undo-moved-on = Am Tisch ging es weiter, und das lässt sich nicht mehr zurücknehmen. Drücke noch einmal *{ button-ask-to-take-back }*, um zu sehen, wie es jetzt steht.
refusal-undo-gone = Diese Anfrage ist schon vorbei.
refusal-kept = Ein Computer hält deinen Platz warm. Drücke unter dem Spielbrett *{ POSTED("button-back-again") }*; dann geht das.
refusal-not-kept = Deinen Platz hält kein Computer: Du spielst selbst.
refusal-returning = Der Computer beendet noch, was er gerade tut; gleich darauf ist der Platz wieder deiner.
refusal-vote-gone = Diese Abstimmung ist schon vorbei.
refusal-vote-own = Das entscheiden die anderen, denn es geht um deinen Platz. Wenn du doch bleibst, drücke *{ button-leave-stay }* hinter *{ button-leave-table }* auf der Seite von `/tisch`.
refusal-vote-late = Du bist selbst zu spät: Mach deinen Zug, dann muss niemand über dich abstimmen.
refusal-vote-open = Die anderen sind schon gefragt, unter dem Spielbrett.
refusal-nobody-late = An diesem Tisch ist niemand zu spät.
refusal-seat-open = Ein Ersatz wird schon gesucht.
refusal-seat-gone = Dieser Platz ist nicht mehr frei. *{ button-open-seats }* unter `/suchen` zeigt die freien.
refusal-proposal-open = Unter dem Spielbrett ist schon etwas vorgeschlagen. Eins nach dem anderen.
refusal-proposal-gone = Dieser Vorschlag ist schon vorbei.
refusal-proposal-own = Das ist dein eigener Vorschlag: Die anderen müssen zustimmen. *{ POSTED("button-refuse") }* zieht ihn zurück.
refusal-paused = Dieser Tisch macht Pause. *{ POSTED("button-play-on") }* unter dem Spielbrett beendet sie, ein Zug auch.
refusal-stopped = Diese Partie ist entschieden. Sie geht nur weiter, wenn alle zustimmen: Antworten kannst du unter dem Spielbrett.
refusal-not-paused = Dieser Tisch macht keine Pause: Die Partie läuft.
refusal-undo-own = Das ist deine eigene Anfrage: Die anderen müssen zustimmen. *{ POSTED("button-refuse") }* zieht sie zurück.
refusal-undo-answered = Du hast schon zugestimmt. Mit *{ POSTED("button-refuse") }* nimmst du das noch zurück.
refusal-undo-asked = Eine Anfrage steht schon unter dem Spielbrett. Sie endet binnen 24 Stunden.
refusal-undo-asked-turn = Seit dem letzten beendeten Zug wurden die anderen schon einmal gefragt; das genügt. Nach dem nächsten Zug kannst du wieder fragen.
refusal-undo-asked-often = Du hast in dieser Partie { $limit }-mal gefragt, öfter geht es nicht.
refusal-undone-often = Du hast in zehn Minuten { $limit } Züge zurückgenommen, die alle schon gesehen hatten. Wieder möglich { $when }.
refusal-nudge-self = Der Tisch wartet auf dich. Drücke *{ POSTED("button-turn") }* oder nutze `/spielen`.
refusal-nudge-computer = Der Tisch wartet auf einen Computer; der spielt von selbst weiter.
refusal-nudged-already = { $hours ->
    [one] Das letzte Anstupsen ist noch keine Stunde her. Lass ihnen ein wenig Zeit; wieder möglich { $when }.
   *[other] Das letzte Anstupsen ist noch keine { $hours } Stunden her. Lass ihnen ein wenig Zeit; wieder möglich { $when }.
}
refusal-nudge-soon = Gefragt wurde vor weniger als einer Stunde. Anstupsen kannst du { $when }.

notice-set-aside = Diese Fassung von Cairn kann diesen Tisch nicht lesen; er ist darum beiseitegestellt. Nichts ist verloren: Es geht weiter, sobald er sich lesen lässt. Bitte sagt denen Bescheid, die Cairn betreiben.
notice-game-gone = { $game } gibt es hier gerade nicht; dieser Tisch ist darum beiseitegestellt, und keine Uhr läuft. Nichts ist verloren: Es geht weiter, sobald das Spiel wieder da ist. Bitte sagt denen Bescheid, die Cairn betreiben.
notice-game-older = Dieser Tisch wurde zuletzt mit einer neueren Fassung von { $game } gespielt als der, die es hier jetzt gibt; er ist darum beiseitegestellt, und keine Uhr läuft. Nichts ist verloren: Es geht weiter, sobald jene Fassung wieder da ist. Bitte sagt denen Bescheid, die Cairn betreiben.
notice-step-failed = In dieser Partie ist bei mir etwas schiefgegangen; der Tisch ist nun beiseitegestellt. Nichts ist verloren. Bitte nennt denen, die Cairn betreiben, diese Nummer: **{ $number }**. Sobald es behoben ist, lässt sich die Partie unter `/tisch` wieder aufnehmen: von der Person, die den Tisch eröffnet hat, oder der Serverleitung.
notice-game-stopped = Ein Schritt hat { $game } zu viel Zeit oder Speicher gekostet; ich habe ihn abgebrochen und den Tisch beiseitegestellt. Nichts ist verloren. Bitte nennt denen, die Cairn betreiben, diese Nummer: **{ $number }**. Sobald es behoben ist, lässt sich die Partie unter `/tisch` wieder aufnehmen: von der Person, die den Tisch eröffnet hat, oder der Serverleitung.
notice-back = Dieser Tisch lässt sich wieder lesen. Die Partie geht weiter.
notice-invited = { $who } lädt an diesen Tisch ein: { $guests }. *{ POSTED("button-join") }* steht unter der Nachricht darüber.
notice-closed = { $who } hat diesen Tisch geschlossen.
notice-closed-why = { $who } hat diesen Tisch geschlossen. Der Grund: { $reason }
notice-ended-by-vote = Alle Gefragten wollten es: Diese Partie ist ohne Ergebnis beendet.
notice-ended-by-all = { $by } hat es vorgeschlagen, alle haben zugestimmt: Diese Partie ist ohne Ergebnis beendet.
notice-idle = Diesen Tisch hat seit über { $days } Tagen niemand angerührt; die Partie ist ohne Ergebnis beendet.
notice-decided = Diese Partie ist entschieden: { $why }. Hier spielt niemand mehr, darum ist der Tisch geschlossen.
notice-not-played-on = Nicht alle wollten weiterspielen, darum endet diese Partie hier.
notice-seat-not-taken = Platz { $seat } hat binnen { $days } Tagen niemand übernommen: Er bleibt bei { $who }.
notice-expired = { $days ->
    [one] Einen Tag lang kam und ging niemand, darum wurde dieser Tisch geschlossen. `/eröffnen` eröffnet einen neuen.
   *[other] { $days } Tage lang kam und ging niemand, darum wurde dieser Tisch geschlossen. `/eröffnen` eröffnet einen neuen.
}
notice-replaced = { $new } übernimmt Platz { $seat } von { $old }.
notice-seat-taken = { $new } übernimmt Platz { $seat } von { $old }.{ $why ->
    [late] {" "}Auf diesen Platz wurde zu lange gewartet.
    [left] {" "}Wer dort saß, ist nicht mehr auf dem Server.
    [manager] {" "}So entschieden von { $by }, aus der Leitung dieses Servers: { $reason }
    [kept] {" "}Ein Computer hat ihn so lange gehalten.
    [conceded] {" "}Die Partie wurde dort aufgegeben.
    [unmoved] {" "}Dort wurde innerhalb von 72 Stunden kein erster Zug gemacht.
    [withdrew] {" "}Wer dort saß, hat das Turnier verlassen.
    [removed] {" "}Wer dort saß, ist auf Beschluss der Turnierleitung nicht mehr im Turnier.
    [forfeits] {" "}Wer dort saß, ist nach zwei kampflos verlorenen Partien nicht mehr im Turnier.
    [ruled] {" "}So hat es die Turnierleitung entschieden.
   *[agreed] {""}
}
notice-offer-refused = { $who } hat abgelehnt: Platz { $seat } bleibt, wie er ist.
notice-offer-expired = Platz { $seat } bleibt, wie er ist: { $who } hat { $days } Tage lang nicht geantwortet.

### a person's calendar, alerts and block list

day-weekday = { $weekday ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[6] So
}
day-words = { $weekday ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[6] So
}, { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
day-words-year = { $day } { $year }
decimal-mark = ,
days-range = { $first }–{ $last }
days-every = jeden Tag
hours-words = { $start }–{ $end } Uhr, { $days }
away-days = { $first } bis { $last }
away-open = ab { $first }, bis du zurück bist
away-line = 🌴 { $who } ist weg bis { $day }
away-line-open = 🌴 { $who } ist weg
away-ends = 🌴 Dein Urlaub geht bald zu Ende: { $last } ist der letzte Tag. Danach laufen deine Uhren wieder. Länger wegbleiben oder früher zurückkommen kannst du mit dem Knopf unten oder mit *{ button-me }* in `/einstellungen`.
away-still = 🌴 Du bist als abwesend eingetragen ({ $away }); so lange steht deine Uhr. Bist du zurück?

me-title = ## Wann ich spiele und wie ich Bescheid bekomme
me-zone = **Zeitzone:** { $zone } ({ $offset }). Dort ist es gerade { $time } Uhr. Ändern kannst du sie mit `/einstellungen zeitzone:`.
me-hours = **Da spiele ich nicht:** { $hours }
me-hours-none = keine Stunden eingetragen
me-days-off = **Freie Tage:** { $days }
me-none = keine
me-rest-note = In diesen Stunden ruhen deine Uhren, höchstens 10 Stunden am Tag und zwei Tage in der Woche. Erinnerungen ruhen die ganze Zeit.
me-overfull-hours = ⚠️ Mehr als 10 Stunden: { $days }. Deine Uhren ruhen die ersten 10 davon und laufen dann weiter. Erinnerungen ruhen die ganze Zeit.
me-overfull-days = ⚠️ Mehr als zwei freie Tage: Deine Uhren ruhen nur an zweien davon ({ $days }) und laufen an den anderen. Erinnerungen ruhen an allen.
me-away = **Weg:** { $away }
me-away-note = Andere sehen „weg bis …“, nie deinen Kalender.
me-alerts = **Wie ich Bescheid bekomme**
me-blocked = **Wen ich blockiere:** Diese Personen können sich nicht an Tische setzen, die du eröffnest oder an denen du spielst, und vor ihren Tischen wirst du gefragt. Niemand erfährt davon.
me-turn = Wenn ich am Zug bin
me-turn-ping = erwähne mich im Kanal
me-turn-message = schreib mir stattdessen eine Direktnachricht
me-turn-later = erwähne mich, wenn ich nicht in ein paar Minuten gezogen habe
me-turn-daily = eine Nachricht am Tag über alle meine Tische, sonst nichts
me-turn-none = sag mir nichts
me-delay = Nach
me-delay-value = { $number } Minuten
me-hour = Um
me-hour-value = { NUMBER($number, minimumIntegerDigits: 2) }:00 Uhr
me-remind = Erinnerung
me-remind-value = { $number ->
    [one] nach einer Stunde, in der ich spielen kann
   *[other] nach { $number } Stunden, in denen ich spielen kann
}
me-remind-never = nie
me-language = Sprache
me-language-en = { settings-language-en }
me-language-de = { settings-language-de }
me-language-fr = { settings-language-fr }
me-language-es = { settings-language-es }
me-language-auto = wie in Discord
me-pace = Wie schnell ich antworte
me-pace-shown = in Profilen zeigen
me-pace-hidden = für mich behalten
me-ranked = Ranglisten
me-ranked-shown = mich zeigen
me-ranked-hidden = mich auslassen (gezählt wird trotzdem)
me-muted = Zeilen per Nachricht
me-muted-nobody = lesen
me-muted-everybody = keine lesen
me-muted-pick = keine lesen von …
me-choose-remove = Stunden streichen …
me-choose-days-off = Freie Tage …
me-choose-call-off = Eine Abwesenheit absagen …
me-choose-block = Jemanden blockieren oder wieder von der Liste nehmen …

me-saved = Gespeichert.
me-saved-nothing = Es hat sich nichts geändert.
me-saved-opened = Mehr Zeit zum Spielen zählt sofort.
me-saved-closed = Weniger Zeit zum Spielen zählt erst für Züge, die in 24 Stunden oder später beginnen. Bis dahin laufen deine Uhren wie bisher.
me-saved-zone = Deine Zeitzone ist jetzt { $zone } ({ $offset }). Wo dir dadurch Zeit zum Spielen fehlt, zählt das erst für Züge, die in 24 Stunden oder später beginnen.
me-saved-away = Eingetragen: Du bist weg, { $away }.
me-saved-away-free = Auf { $server } ruhen deine Uhren so lange: { $days } { $days ->
    [one] Tag
   *[other] Tage
} von { $allowance } im Jahr.
me-saved-away-beyond = Auf { $server } ruhen deine Uhren nur an den ersten { $granted } von diesen { $days } Tagen, dann laufen sie weiter: Der Server gewährt { $allowance } Tage im Jahr. Als weg angezeigt wirst du trotzdem, und Erinnerungen ruhen.
me-saved-away-open = Auf { $server } ruhen deine Uhren noch höchstens { $granted } { $granted ->
    [one] Tag
   *[other] Tage
}, dann laufen sie weiter: Der Server gewährt { $allowance } Tage im Jahr.
me-saved-back = Willkommen zurück! Du bist nicht mehr weg, und deine Uhren laufen wieder.
me-saved-called-off = Abgesagt: { $away }.

form-hours-title = Stunden, in denen ich nicht spiele
form-hours-from = Von
form-hours-to = Bis
form-hours-hint-from = 22:00
form-hours-hint-to = 7:00 – am nächsten Tag, wenn es früher ist
form-hours-days = An diesen Tagen
form-away-title = Weg
form-away-first = Erster Tag
form-away-last = Letzter Tag
form-away-hint-first = heute, morgen, 24.12. oder 2026-12-24
form-away-hint-last = leer lassen: bis ich zurück bin

zone-choice = { $place } · { $offset } · jetzt { $time } Uhr
refusal-seat-not-for = { $who } kann diesen Platz nicht übernehmen: Er steht nicht allen offen, zum Beispiel nicht denen, die eine andere Hand dieser Partie kennen. Biete ihn jemand anderem an.
lobby-wait = ⏳ Längste Wartezeit auf einen Zug, so wie es jetzt aussieht: { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}

settings-vacation = Urlaubstage im Jahr, an denen Uhren ruhen
settings-vacation-0 = keine
settings-vacation-7 = 7 Tage
settings-vacation-14 = 14 Tage
settings-vacation-30 = 30 Tage
settings-vacation-60 = 60 Tage
settings-vacation-90 = 90 Tage

button-me = Mein Kalender
button-add-hours = Stunden eintragen
button-away-days = Weg von … bis …
button-away-open = Weg, bis ich zurück bin
button-i-am-back = Ich bin zurück
button-join-anyway = Trotzdem mitspielen
seat-blocked = ⚠️ An diesem Tisch spielt { $who }, und diese Person blockierst du.
join-seated = Du sitzt schon an diesem Tisch; *{ POSTED("button-join") }* ist für alle anderen. Das kannst du hier tun:
join-blocked = Hier sitzt { $who }, und diese Person blockierst du. Möchtest du trotzdem mitspielen?
alpha-agree = 🧪 { $game } ist eine Alpha: Das Spiel wird noch erprobt. Die Regeln können sich mitten in der Partie ändern, es kann sein, dass eine Partie abgebrochen werden muss, und für die Rangliste zählt es nie. Möchtest du es spielen?

refusal-zone = Die Zeitzone „{ $zone }“ kenne ich nicht. Gib bei `/einstellungen zeitzone:` eine Stadt, ein Land oder einen Abstand wie +2 ein und wähle aus der Liste.
refusal-hours-time = „{ $typed }“ ist keine Uhrzeit. Schreib sie wie 7, 7:30 oder 22:00.
refusal-hours-same = Von und bis sind dieselbe Uhrzeit. Einen ganzen Tag wählst du unter „Freie Tage“.
refusal-hours-no-days = Kreuze mindestens einen Tag an, an dem du in diesen Stunden nicht spielst.
refusal-hours-many = Das sind schon { $limit } Zeiträume, mehr gehen nicht. Streiche zuerst einen oder fasse welche zusammen.
refusal-no-time-left = Damit bliebe dir gar keine Zeit zum Spielen. Lass in der Woche etwas Zeit frei oder nutze *{ button-away-days }*, wenn du eine Weile nicht da bist.
refusal-away-date = „{ $typed }“ ist kein Tag, den ich verstehe. Schreib ihn wie 24.12. oder 2026-12-24, oder heute, morgen oder einen Wochentag.
refusal-away-past = { $day } ist vorbei: Bei dir ist { $today }. Eine Abwesenheit kann frühestens heute beginnen.
refusal-away-backwards = Der letzte Tag ({ $last }) liegt vor dem ersten ({ $first }). Gib sie umgekehrt ein.
refusal-away-far = Eine Abwesenheit kann höchstens bis { $day } reichen, ein Jahr ab heute. Gib einen früheren Tag ein.
refusal-away-already = Da bist du schon weg: { $away }. Sag das zuerst ab, oder wähle andere Tage.
refusal-away-many = Du hast { $limit } Abwesenheiten eingetragen, mehr gehen nicht. Sag zuerst eine ab.
refusal-not-away = Du bist gerade nicht weg. Künftige Abwesenheiten lassen sich im Menü von *{ button-me }* in `/einstellungen` absagen.
refusal-block-yourself = Dich selbst kannst du nicht blockieren. Wähle jemand anderen.
refusal-block-bot = { $who } ist ein Bot; da gibt es nichts zu blockieren. Wähle eine Person.
refusal-block-many = Du kannst höchstens { $limit } Personen blockieren. Nimm zuerst jemanden von der Liste.
refusal-not-for-you = An diesen Tisch kannst du dich nicht setzen: Er steht nicht allen offen. Eröffne selbst einen mit `/eröffnen`.
refusal-seat-not-for-you = Diesen Platz kannst du nicht übernehmen: Er steht nicht allen offen, zum Beispiel nicht denen, die eine andere Hand dieser Partie kennen. *{ button-open-seats }* unter `/suchen` zeigt andere.
refusal-form-gone = Das Formular war leer. Drücke den Knopf noch einmal, füll es aus und schick es ab.

former-player = früherer Mitspieler { $code }
me-data = Alles, was über dich gespeichert ist, als JSON. Was warum und wie lange aufgehoben wird, steht in docs/privacy.md.
me-forget = **Mich vergessen**
    Das lässt sich nicht rückgängig machen. { $tables ->
        [0] Zurzeit sitzt du an keinem Tisch.
        [one] Du verlässt deinen Tisch: Eine laufende Partie zu zweit ist verloren, in anderen übernimmt ein Computer deinen Platz auf Dauer.
       *[other] Du verlässt deine { $tables } Tische: Laufende Partien zu zweit sind verloren, in anderen übernimmt ein Computer deinen Platz auf Dauer.
    }
    Deine Notizen, dein Kalender, deine Wünsche, deine Blockierliste und deine Vorhaben werden gelöscht, auch meine Nachrichten an dich. In Ergebnissen und Verläufen steht ein zufälliger Name statt deines; Beiträge, die sich noch ändern lassen, werden geändert. In Bildern, die schon gepostet sind, bleibt dein Name.
    {""}*{ button-my-data }* gibt dir vorher alles als Datei.
button-forget = Vergiss mich
said-forgetting = Ich vergesse dich. Alte Beiträge können einige Minuten brauchen. Danke fürs Mitspielen!
arg-zone = zeitzone
arg-zone-about = Eine Stadt, ein Land oder ein Abstand wie +2
arg-vacation = urlaub
arg-vacation-about = Urlaubstage im Jahr, an denen Uhren ruhen (für die Serverleitung)

### Wörter, mit denen Tage und Zeiten getippt werden: Gleiches mit Komma, in der Reihenfolge der Liste, die ; teilt

typed-days = vorgestern; gestern; heute; morgen; übermorgen
typed-weekdays = mo, montag; di, dienstag; mi, mittwoch; do, donnerstag; fr, freitag; sa, samstag, sonnabend; so, sonntag
typed-months = jan, jän, januar, jänner; feb, februar, feber; mär, mrz, märz; apr, april; mai; jun, juni; jul, juli; aug, august; sep, sept, september; okt, oktober; nov, november; dez, dezember
typed-units = min, minute, minuten; h, std, stunde, stunden; t, tag, tage, tagen; w, woche, wochen
typed-halves = morgens, früh, vormittags; mittags, nachmittags, abends; nachts
typed-slashes = day
typed-hours = mitternacht; mittag, mittags
typed-clock = h, uhr
typed-ago = vor
typed-last = letzten, letzter, vorigen, vergangenen
typed-fillers = um, am, in, im, den, der, ab

### Vorausplanen

button-plan = Vorausplanen
button-plan-done = Fertig
button-cancel-premove = Vorhaben löschen
button-step-back = Schritt zurück
button-alternative = Variante { $number }
button-new-alternative = Variante { $number } ergänzen
plan-title = **Dein nächster Zug, im Voraus geplant.** Was du wählst, merke ich mir als Vorhaben und spiele es für dich, sobald du am Zug bist. Sonst sieht es niemand.
plan-whole = Weiter lässt sich dieser Zug nicht planen. Nach dem Rest wirst du wie gewohnt gefragt.
plan-nothing = Dein nächster Zug lässt sich noch nicht planen: Du weißt noch zu wenig darüber.
plan-closed = „{ $choice }“ geht nach jetzigem Stand nicht. Bleibt das so, endet das Vorhaben dort.
plan-unless = Nicht, wenn … (bis zu { $most })
plan-kept = Du bist noch nicht am Zug: Das habe ich mir als Vorhaben dafür gemerkt.
play-ahead = Vorausplanen: { $choice }
premove-lies = **Vorgehabt für deinen nächsten Zug:**
premove-comes = **Dein Vorhaben wird gleich gespielt**, wenn du nicht vorher selbst ziehst oder es löschst:
premove-line = { $number }. { $what }
premove-line-unless = { $number }. { $what } – es sei denn, { $guard }
premove-or = { " oder " }
premove-then = {", dann: "}
premove-cancelled = Dein Vorhaben ist gelöscht.
premove-dropped = Dein Vorhaben ist hinfällig: { $why }
premove-over-undone = Inzwischen wurde ein Zug zurückgenommen.
premove-over-seat = Inzwischen hat ein Platz gewechselt.
premove-over-dealt = Die Handkarten sind nicht mehr dieselben.
premove-over-moved = Du hast selbst gezogen.
premove-over-restart = Ich war kurz weg und bin nicht sicher, ob es noch gilt.
premove-over-touched = Was du genannt hast, ist geschehen: { $what }.
premove-over-at = Bei „{ $choice }“ ging es nicht weiter: { $why }
premove-over-computer = Ein Computer, der deinen Platz warm hielt, hat für dich gezogen.
refusal-premove-moved-on = Am Tisch ging es weiter, dein Vorhaben passt nicht mehr. Öffne *{ button-plan }* noch einmal.
refusal-premove-not-open = Das lässt sich nach jetzigem Stand nicht planen. Wähle etwas aus dem Fenster.
refusal-premove-nothing = Dein nächster Zug lässt sich noch nicht planen: Du weißt noch zu wenig darüber.
refusal-premove-your-turn = Du bist schon am Zug: Mach ihn gleich hier.
refusal-premove-watched = Ein Vorhaben kann von höchstens { $most } Dingen abhängen. Nimm erst eins davon weg.

### try it

button-try = Ausprobieren
button-try-lines = Meine Varianten
button-try-deal = Neu verteilen
button-try-computer = Computer antworten lassen
button-try-keep = Behalten
button-try-drop = Vergessen
button-try-order = Zug vormerken
button-try-happened = Was geschah
button-try-table = Zum Tisch
try-heading = **Ausprobieren:** { $name } · { $at } von { $steps ->
    [one] 1 Entscheidung
   *[other] { $steps } Entscheidungen
} · Verteilung { $deal } von { $most }
try-about = Das siehst nur du, und nichts davon wird gespielt. Gestrichelt: geraten und zufällig verteilt. Hell: anders als zu Beginn der Variante.
try-scratch = ohne Namen
try-scores = **Punkte:** { $scores }
try-score = { $name } { $score } ({ $more })
try-score-same = { $name } { $score }
try-for = Du wählst für **{ $name }**, mit Karten, die geraten sind, wo sie gestrichelt sind:
try-over = Hier hat niemand etwas zu wählen.
try-elsewhere = Hier gibt es nichts zu wählen.
try-lines = Deine Varianten
try-line = { $name } · { $steps ->
    [one] 1 Entscheidung
   *[other] { $steps } Entscheidungen
}
try-name = Ein Name für diese Variante
try-name-hint = Nur du liest ihn
try-happened = **Was am Tisch stattdessen geschah:**
try-kept = Behalten als „{ $name }“. Du findest sie unter *{ button-try }*, nach der Partie in der Rückschau.
try-stale = Diese Variante ging inzwischen weiter. So sieht sie jetzt aus.
try-whole = Eine Variante hat höchstens { $most } Entscheidungen. Geh zurück oder probiere eine andere.
try-line-gone = Diese Variante gibt es nicht mehr. Hier ist eine andere.
try-deals-used = Seit deinem letzten Zug wurde { $most }-mal verteilt. Neu verteilt wird nach deinem nächsten Zug; das ist die letzte Verteilung.
try-rules = Die Regeln haben sich hier inzwischen geändert: Du siehst die Variante, soweit sie noch passt, { $number ->
    [0] also ihren Anfang
    [one] 1 Entscheidung
   *[other] { $number } Entscheidungen
}.
refusal-no-analysis = Dieser Tisch wurde ohne *{ button-try }* eröffnet.
refusal-try-deals = Seit deinem letzten Zug wurde { $most }-mal verteilt. Neu verteilt wird nach deinem nächsten Zug.
refusal-try-none = An diesem Tisch gibt es keine Variante von dir.
refusal-try-gone = Diese Variante gibt es nicht mehr. Öffne *{ button-try }* noch einmal.
refusal-try-full = Du behältst an diesem Tisch schon { $most } Varianten. Vergiss erst eine, oder gib dieser den Namen einer anderen, deren Stelle sie einnimmt.
refusal-try-name = Die Variante braucht einen Namen.
refusal-try-turn = Ausprobieren kannst du nur ab einem Zug, in dem du deine Hand siehst.
refusal-try-rules = Diese Variante hat eine andere Version von Cairn gespeichert, sie lässt sich nicht mehr zeigen. Andere schon.
refusal-try-passed = Seit Beginn dieser Variante wurden Hände weitergegeben, und was du weitergegeben hast, gehört jetzt anderen. Nach der Partie siehst du sie wieder.
refusal-try-order = Von deinem ersten Zug in dieser Variante lässt sich nach jetzigem Stand nichts planen.
refusal-try-orders = Für deinen nächsten Zug gibt es schon { $most } Vorhaben. Nimm erst eins weg, unter *{ button-plan }*.
refusal-try-computer = Gerade konnte kein Computer antworten. Wähle selbst für die anderen, oder versuche es gleich noch einmal.
refusal-try-again = Das war zu schnell für mich. Drück bitte noch einmal.

### Serverpflege

cmd-server = server
cmd-server-about = Für die Serverleitung: Einstellungen, alle Tische, und wie es Cairn hier geht
cmd-server-health = zustand
cmd-server-health-about = Wo Cairn nicht posten kann, was dort fehlt und was wartet
cmd-server-settings = einstellungen
cmd-server-settings-about = Wie Cairn auf diesem Server arbeitet: wer Tische eröffnet, wo, in welcher Sprache, wie schnell
cmd-server-webhooks = webhooks
cmd-server-webhooks-about = Eigenen Programmen melden, was an den Tischen dieses Servers geschieht
cmd-server-unrate = ergebnis-streichen
cmd-server-unrate-about = Das Ergebnis einer Partie streichen: Die Rangliste wird, wie sie ohne sie wäre
health-title = **So geht es Cairn auf diesem Server**
health-places-well = { $count ->
    [0] ✅ Kein Tisch ist offen, und in `/server einstellungen` ist kein Kanal gewählt.
    [one] ✅ An der einen Stelle, an der ich posten muss, kann ich es.
   *[other] ✅ An allen { $count } Stellen, an denen ich posten muss, kann ich es.
}
health-lacks = ⚠️ { $channel } ({ $what }): Mir fehlt { $missing }.
health-gone = ⚠️ { $channel } ({ $what }): Er wurde gelöscht, ich sehe ihn nicht, oder er ist jetzt ein Forum.
health-more = … und { $count } weitere Stellen
health-tables = { $count ->
    [one] Tisch { $tables }
   *[other] Tische { $tables }
}
health-substitutes = freie Plätze
health-posts = 📨 Hier noch zu posten: **{ $waiting }**, bisher vergeblich versucht: **{ $tried }**
health-oldest = › Das Älteste davon wartet seit { $since }.
health-given-up = › Hier versuche ich es erst wieder, wenn jemand zieht oder der Kanal sich ändert: Tisch { $tables }
health-queues = ⚙️ Auf allen Servern warten: Beiträge **{ $posts }**, Bilder **{ $drawing }**, Züge von Computern **{ $thinking }**, Filme **{ $films }**
health-version = Cairn { $version }, gebaut aus { $commit }
permission-read-message-history = Nachrichtenverlauf anzeigen
refusal-server-managers = Das kann hier nur die Serverleitung.

### Webhooks

button-webhook-test = Testen
button-webhook-remove = Entfernen
webhooks-title = **Webhooks dieses Servers**
webhooks-none = Dieser Server hat keine Webhooks. *{ button-webhook-add }* legt einen an.
webhook-line = **Webhook { $number }** · { $url } · { $events }
webhook-unused = Bisher wurde nichts gesendet. *{ button-webhook-test }* sendet etwas.
webhook-works = ✅ Bisher ist alles angekommen.
webhook-test-failed = ⚠️ Die letzte Probe ist nicht angekommen: { $trouble }.
webhook-failing = ⚠️ Nichts angekommen seit { $since }: { $trouble }. { $waiting } { $waiting ->
    [one] Meldung wartet und wird
   *[other] Meldungen warten und werden
} noch einmal versucht.
webhook-off = ⛔ Aus: Einen Tag lang ist nichts angekommen, denn { $trouble }. Eine gelungene Probe (*{ button-webhook-test }*) schaltet ihn wieder ein.
webhook-trouble-http = die Antwort war HTTP-Status { $status }
webhook-trouble-slow = die Antwort brauchte länger als 5 Sekunden
webhook-trouble-unreachable = die Adresse ist nicht erreichbar
webhook-trouble-address = der Name führt zu einer Adresse, die nicht öffentlich ist
webhook-trouble-certificate = dem Zertifikat ist nicht zu trauen
said-webhook-added = Webhook { $number } ist angelegt: { $url } erfährt { $events }.
    Sein Schlüssel, nur dieses eine Mal zu sehen: ||`{ $secret }`||
    Damit ist jede Meldung unterschrieben. Was gesendet wird und wie man es prüft, steht (auf Englisch) in dieser Datei:
said-webhook-removed = Webhook { $number } ({ $url }) ist entfernt, mit allem, was er noch erfahren sollte.
said-webhook-tested = ✅ Die Probe ist angekommen.
said-webhook-failed = ⚠️ Die Probe ist nicht angekommen: { $trouble }.
refusal-webhook-url = Diese Adresse kann ich nicht verwenden. Sie muss mit https:// beginnen, darf kein Passwort enthalten und höchstens 500 Zeichen lang sein.
refusal-webhook-address = Diese Adresse führt in ein privates Netz. Webhooks können nur im öffentlichen Internet liegen.
refusal-webhook-unreachable = Diesen Host finde ich nicht. Prüfe die Adresse und versuche es noch einmal.
refusal-webhook-known = Einen Webhook mit dieser Adresse hat dieser Server schon. `/server webhooks` zeigt ihn.
refusal-webhook-many = Dieser Server hat schon { $most } Webhooks, mehr geht nicht. Entferne erst einen.
refusal-webhook-unknown = Einen solchen Webhook hat dieser Server nicht. `/server webhooks` zeigt alle.
refusal-webhook-test = Dieser Webhook wurde eben erst getestet. Versuche es in { $seconds } Sekunden noch einmal.

### Mitspieler finden

cmd-find = suchen
cmd-find-about = Auf andere warten, die mitspielen; ohne Spiel: worauf du wartest, und freie Plätze
arg-seats = plätze
arg-seats-about = Für wie viele; ohne Angabe die kleinste passende Zahl
arg-only-one = nur-eins
arg-only-one-about = Die erste Partie, die sich findet, löscht dein übriges Warten
find-wanted = zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $seats }
}, Tempo: { $pace }
find-game = { $game }, { $what }
find-title = **Worauf du auf diesem Server wartest**
find-none = Auf nichts. Mit `/suchen` und einem Spiel wartest du auf andere, die es spielen wollen.
find-line = › **{ $what }** · { $count } von { $seats } warten · du wartest höchstens bis { $until }
find-asked = › **{ $what }** · es passen genug, und alle werden gefragt: Drücke *{ POSTED("button-in") }* unter dem Beitrag
find-only-one = › Die erste Partie, die sich findet, löscht dein übriges Warten.
find-how = Sobald genug passen, werdet ihr alle angepingt und habt 12 Stunden Zeit für *{ POSTED("button-in") }*; wer nicht drückt, verlässt die Warteliste. Dann öffnet sich der Tisch von selbst. Nach drei Tagen endet das Warten.
find-stop = Nicht mehr warten auf …
party-asks = { $who }: Ihr wartet auf dasselbe Spiel, und ihr seid genug. Drückt *{ POSTED("button-in") }*: Sobald alle gedrückt haben, öffnet sich der Tisch von selbst. Wer bis { $until } nicht gedrückt hat, verlässt die Warteliste.
party-table = Alle sind dabei: Tisch { $table } ist in { $channel } offen. Viel Spaß!
party-late = Nicht alle haben rechtzeitig geantwortet. Wer *{ POSTED("button-in") }* gedrückt hat, wartet weiter und behält seine Stelle.
party-called-off = Jemand kann nun doch nicht. Die anderen warten weiter und behalten ihre Stelle.
party-failed = Der Tisch ließ sich hier nicht öffnen. Bitte sagt der Serverleitung Bescheid: Ich muss in diesem Kanal Threads eröffnen können. Mit `/suchen` wartet ihr wieder.
button-in = Bin dabei
button-not-now = Jetzt nicht
said-find-in = Gut! Sobald alle *{ POSTED("button-in") }* gedrückt haben, öffnet sich der Tisch von selbst.
said-find-out = Du wartest nicht mehr auf diese Partie. Die anderen schon.
settings-lobby = Wo gefragt wird, wenn genug zusammenkommen
settings-lobby-asked = dort, wo gesucht wurde
arg-lobby = lobby
arg-lobby-about = In welchem Kanal Mitspieler gefragt werden (für die Serverleitung)
health-lobby = die Lobby
health-forum = das Forum, in dem Tische Beiträge sind
refusal-find-seats = Dieses Spiel spielt man mit { $fits } Personen. Wähle eine dieser Zahlen bei *plätze*.
refusal-find-game = Welches Spiel? Wähle eins bei *spiel*.
refusal-find-many = Du kannst hier auf höchstens { $limit } Partien warten. `/suchen` ohne Spiel zeigt sie, und dort kannst du aufhören, auf eine zu warten.
refusal-find-gone = Darauf wartest du nicht mehr.
refusal-find-place = Fragen kann ich nur in einem Textkanal. Nutze `/suchen` dort.
refusal-party-over = Diese Frage hat sich erledigt. `/suchen` zeigt, worauf du wartest.
refusal-party-not-asked = Diese Frage ist nicht für dich. Mit `/suchen` wartest du selbst auf eine Partie.

### Turniere

cmd-tournament = turnier
cmd-tournament-about = Turniere: ansehen, eins eröffnen
cmd-tournament-open = eröffnen
cmd-tournament-open-about = Ein Turnier eröffnen: Man meldet sich an, dann öffnen sich Runden und Tische von selbst
cmd-tournament-show = ansehen
cmd-tournament-show-about = Wie weit ein Turnier ist, wer gegen wen spielt, die Tabelle; oder alle Turniere
cmd-league = liga
cmd-league-about = Ligen: ansehen, eine eröffnen
cmd-league-open = eröffnen
cmd-league-open-about = Eine Liga eröffnen: Man meldet sich an und spielt Saison für Saison in Gruppen
cmd-league-show = ansehen
cmd-league-show-about = Wie weit eine Liga ist, Tabelle und Begegnungen der Gruppen, und wer früher gewonnen hat
arg-league = liga
arg-league-about = Welche Liga, wenn nicht die in diesem Kanal
arg-division-size = gruppengröße
arg-division-size-about = Wie viele in einer vollen Gruppe spielen; ohne Angabe 8
arg-movers = aufsteiger
arg-movers-about = Wie viele zwischen zwei Gruppen auf- und absteigen; ohne Angabe 2
arg-legs = durchgänge
arg-legs-about = Wie oft dieselben zwei in einer Saison aufeinandertreffen, ein- oder zweimal; ohne Angabe einmal
arg-break-days = pausentage
arg-break-days-about = Wie viele Tage zwischen zwei Saisons liegen, in denen man sich anmeldet; ohne Angabe 7
league-heading = { $division ->
    [0] **🏅 { $name } · Saison { $season }** · Turnier { $number }
   *[other] **🏅 { $name } · Saison { $season } · Gruppe { $division }** · Turnier { $number }
}
league-name = { $division ->
    [0] { $name } { $season }
   *[other] { $name } { $season }.{ $division }
}
league-thread = G{ $division } R{ $round }.{ $number } { $names }
league-about = Gruppen von { $size } Leuten{ $movers ->
    [0] {""}
   *[other] ; zwischen zwei Gruppen steigen je { $movers } auf und ab
}.{ $legs ->
    [1] {""}
   *[other] {" "}Alle treffen zweimal aufeinander.
}{ $days ->
    [0] {""}
    [one] {" "}Zwischen zwei Saisons liegt ein Tag.
   *[other] {" "}Zwischen zwei Saisons liegen { $days } Tage.
}
league-again = Wer gespielt hat oder wartet, ist wieder angemeldet. Check ein, wenn du gefragt wirst, oder melde dich ab.
league-phase-running = { $count ->
    [one] Eine Gruppe spielt
   *[other] { $count } Gruppen spielen
}
league-closes = Das ist ihre letzte Saison.
league-you-play = Du spielst in Gruppe { $division }.
league-you-wait = Du wartest auf die nächste Saison.
league-you-are-in = Du bist angemeldet.
league-you-are-out = Du bist nicht dabei.
league-division = **Gruppe { $division }** (Turnier { $number }) · { $phase }
    { $leaders }
league-division-short = **Gruppe { $division }** (Turnier { $number }): { $leaders }
league-past = Saison { $season }, Gruppen gewonnen von: { $who }
league-moves = ⬆️ Aufstieg: { $up }. ⬇️ Abstieg: { $down }.
league-round = **Runde { $round }**{ $state ->
    [open] {" · spätestens bis "}{ $until }
   *[over] {""}
}
league-not-counted = zählt nicht
league-drawn-then = -# Ihre Tische werden ausgelost, wenn sie beginnt.
league-note-begins = { $first ->
    [0] Saison { $season } beginnt. Das sind ihre Gruppen:
   *[other] Weitere Gruppen der Saison { $season }:
}
    { $lists }
league-note-late = { $who } steigt später ein. { $count ->
    [0] {""}
    [one] Eine versäumte Partie wird jetzt nachgeholt.
   *[other] { $count } versäumte Partien werden jetzt nachgeholt.
}
tournament-note-break = { $by } gibt der Liga Pause bis { $until }: Partien ruhen, und vorher beginnt keine Runde. Grund: { $reason }
tournament-note-place = { $division ->
    [0] { $by } überlässt es den Regeln, in welcher Gruppe { $who } spielt.
   *[other] { $by } hat { $who } in Gruppe { $division } eingeteilt.
} Grund: { $reason }
tournament-note-league-close = { $by } hat die Liga geschlossen: Es gibt keine weitere Saison. Grund: { $reason }
league-over-season = Die Saison ist zu Ende.
league-over-division = Diese Gruppe ist fertig. Danke fürs Mitspielen!
league-over-closed = Die Liga wurde geschlossen, bevor diese Saison begann.
league-over-few = Es waren weniger als zwei da, darum fällt diese Saison aus. In diesem Kanal kann man sich zur nächsten anmelden, und wer angemeldet war, ist es wieder.
league-over-few-again = Zum zweiten Mal hintereinander waren weniger als zwei da, darum ist die Liga zu Ende. Mit `/liga eröffnen` gibt es eine neue.
league-note-few = { $called ->
    [0] { $how }
   *[other] { $organiser } { $how }
}
league-over-next = Danke fürs Mitspielen und an { $organiser } für die Leitung! In diesem Kanal kann man sich zur nächsten Saison anmelden.
league-over-last = Danke fürs Mitspielen und an { $organiser } für die Leitung! Das war die letzte Saison.
league-winner = 🏆 **Gruppe { $division }:** { $who }
league-up = ⬆️ Aufstieg: { $who }
league-down = ⬇️ Abstieg: { $who }
button-league-join = In der Liga mitmachen
said-league = Liga { $number } ist eröffnet: Anmelden kann man sich in { $channel }.
said-league-signed-up = Du bist dabei. Wenn die Anmeldung vorbei ist, wirst du gebeten, einzuchecken.
said-league-late = Du bist dabei, in der untersten Gruppe. Was du versäumt hast, wird jetzt gespielt; deine Tische öffnen sich gerade.
said-league-waits = Die Saison hat begonnen und keinen freien Platz. Für die nächste bist du angemeldet.
said-league-break = Die Liga macht Pause bis { $until }.
said-league-placed = Erledigt; es gilt, wenn die Saison beginnt.
said-league-closed = Die Liga ist geschlossen.
said-league-closes = Die Liga endet mit dieser Saison.
arg-form = form
arg-form-about = Wer gegen wen spielt; ohne Angabe Schweizer System
arg-title = titel
arg-title-about = Wie das Turnier heißt
arg-rounds = runden
arg-rounds-about = Wie viele Runden; ohne Angabe so viele, wie es braucht
arg-size = größe
arg-size-about = Wie viele sich anmelden können; ohne Angabe 64
arg-seeding = setzliste
arg-seeding-about = Wie die Reihenfolge zu Beginn entsteht; ohne Angabe nach der Rangliste
arg-until = bis
arg-until-about = Bis wann man sich anmeldet: morgen 20:00, in 3 Tagen (deine Zeitzone); ohne Angabe ein Tag
arg-round-days = rundentage
arg-round-days-about = Wie viele Tage eine Runde höchstens dauert
arg-third-place = platz-drei
arg-third-place-about = Ob es im K.-o.-System ein Spiel um Platz drei gibt; ohne Angabe keins
arg-tournament = turnier
arg-tournament-about = Welches Turnier, wenn nicht das in diesem Kanal
form-round_robin = jeder gegen jeden
form-swiss = Schweizer System
form-knockout = K.-o.-System
seeding-rating = nach der Rangliste
seeding-lot = nach Los
seeding-league = nach der letzten Saison, Neue nach der Rangliste
tournament-heading = **🏆 { $name } · Turnier { $number }**
tournament-facts = { $game }, { $form }, { $seats } an einem Tisch · { $rounds }, höchstens { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} je Runde · Tempo: { $pace }, wessen Zeit abläuft, verliert kampflos · { $rated } · Reihenfolge zu Beginn: { $seeding }
tournament-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
tournament-rounds-open = so viele Runden, wie es braucht
tournament-rated = zählt für die Rangliste
tournament-unrated = zählt nicht für die Rangliste
tournament-third-place = mit Spiel um Platz drei
tournament-lot = Das Los ist schon gezogen; sein Fingerabdruck (SHA-256): `{ $draw_seed }`. Das Los selbst wird am Ende gezeigt.
tournament-lot-shown = Das Los: `{ $draw_seed }`, sein Fingerabdruck (SHA-256): `{ $commitment }`
tournament-sign-up = Drück *{ POSTED("button-sign-up") }*, um mitzuspielen. Die Anmeldung endet { $until }, { $at }; dann werden alle gebeten, einzuchecken.
tournament-rules = Die Tische jeder Runde öffnen sich hier von selbst in Threads. Wer 72 Stunden lang keinen ersten Zug macht, verliert kampflos; wer zweimal kampflos verliert, ist raus. Höchstens 7 Urlaubstage im Jahr halten hier die Uhr an.
tournament-signed-up = { $count } von { $most } angemeldet
tournament-more-tables = { $count ->
    [one] ein weiterer Tisch
   *[other] { $count } weitere Tische
}; *{ button-standings }* unter `/turnier ansehen` zeichnet sie.
tournament-and-more = { $who } und { $count } weitere
tournament-sign-up-over = Die Anmeldung ist zu Ende.
tournament-check-in = **Bist du da?** Drück *{ POSTED("button-here") }* bis { $at } ({ $until }); wer bis dahin nicht gedrückt hat, spielt nicht mit. Sobald alle gedrückt haben, geht es los.
tournament-check-in-over = Das Einchecken ist zu Ende: { $count } spielen mit.
tournament-check-in-reminder = ⏰ Du hast noch nicht eingecheckt. Drück *{ POSTED("button-here") }* in [diesem Beitrag]({ $link }) bis { $at } ({ $until }), sonst spielst du nicht mit.
tournament-here = { $count } von { $all } sind da.{ $missing ->
    [0] { "" }
   *[other] {" "}Es fehlen noch:
}
tournament-table = **🏆 Runde { $round }, Partie { $number }** · { $name }
tournament-table-until = Die Partie ist unten im Thread. Die Runde endet spätestens { $until }; { $knockout ->
    [yes] ist die Partie dann nicht fertig, kommt der bessere Setzplatz weiter
   *[no] was dann nicht fertig ist, ist unentschieden
}.
tournament-closed = Tisch { $table } wurde ohne Ergebnis geschlossen. Wie diese Partie zählt, entscheidet die Turnierleitung; sonst { $knockout ->
    [yes] kommt am Ende der Runde der bessere Setzplatz weiter
   *[no] ist sie am Ende der Runde unentschieden
}.
tournament-waits = geschlossen, wartet auf die Turnierleitung
tournament-decide = Tisch { $table } wurde ohne Ergebnis geschlossen. Wie zählt diese Partie? Deinen Grund lesen alle.{ $knockout ->
    [yes] {""}
   *[no] {" "}Mit *{ deed-annul }* hinter *{ POSTED("button-organise") }* zählt sie für niemanden.
}
tournament-decide-place = Wer kommt auf Platz { $place }?
tournament-decide-title = Wie die Partie zählt
tournament-decide-cause = Dein Grund
tournament-thread = R{ $round }.{ $number } { $names }
tournament-bye = { $who } (spielfrei)
tournament-at-table = Tisch { $table }
tournament-verdict-played = { $tie ->
    [yes] geteilt von { $who }
   *[no] gewonnen von { $who }
}
tournament-verdict-bye = spielfrei
tournament-verdict-forfeit = { $count ->
    [0] von allen kampflos verloren
   *[other] kampflos für { $who }
}
tournament-verdict-draw = { $knockout ->
    [yes] am Rundenende nicht fertig: Der bessere Setzplatz kommt weiter
   *[no] unentschieden: am Rundenende nicht fertig
}
tournament-verdict-adjudicated = { $tie ->
    [yes] durch die Turnierleitung unentschieden
   *[no] durch die Turnierleitung für { $who }
}
tournament-verdict-annulled = annulliert
tournament-round = **Runde { $round } von { $rounds }**
tournament-you-play = Du spielst mit.
tournament-out-left = Du hast es verlassen.
tournament-out-absent = Du hast nicht eingecheckt, darum spielst du nicht mit.
tournament-out-forfeits = Du hast zwei Partien kampflos verloren, darum bist du raus.
tournament-out-removed = Die Turnierleitung hat dich herausgenommen.
tournament-over-nobody = Niemand hat sich angemeldet, darum gibt es diesmal kein Turnier. Mit `/turnier eröffnen` gibt es ein neues.
tournament-over-alone = Nur eine Person war da, darum gibt es diesmal kein Turnier. Danke fürs Kommen! Mit `/suchen` findest du eine Partie zu zweit.
tournament-over-left = Alle anderen haben das Turnier verlassen, darum ist es zu Ende.
tournament-over-finished = Das Turnier ist zu Ende. Danke fürs Mitspielen!
tournament-over-ended = Die Turnierleitung hat das Turnier beendet.
ceremony-winner = 🏆 { $count ->
    [one] { $who } gewinnt!
   *[other] { $who } gewinnen gemeinsam!
}
ceremony-place = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} **{ $who }**{ $scored ->
    [no] {""}
   *[yes] {" · "}{ $points }
}
ceremony-thanks = Danke an { $players } Mitspielende für { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} und an { $organiser } für die Leitung.
award-unbeaten = 🛡️ **Ungeschlagen:** { $who }
award-climb = 📈 **Größter Aufstieg:** { $who }, { $number } Plätze über dem Setzplatz
award-upset = ⚡ **Größte Überraschung:** { $who } besiegt { $other }, { $number } Plätze höher gesetzt (Tisch { $table })
award-closest = 📏 **Knappste Partie:** { $who }, mit { $number ->
    [one] einem Punkt
   *[other] { $number } Punkten
} Vorsprung (Tisch { $table })
button-film-of = Film von Tisch { $table }
tournament-phase-sign-up = Anmeldung bis { $until }
tournament-phase-check-in = Einchecken bis { $until }
tournament-phase-running = Runde { $round } von { $rounds }, höchstens bis { $until }
tournament-list = **Turniere auf diesem Server**
tournament-line = › { $what } · { $where } · { $count ->
    [one] { $count } angemeldet
   *[other] { $count } angemeldet
} · { $phase }
tournament-blocked = Du blockierst { $who }; diese Person spielt auch mit, und ihr könnt einander zugelost werden. Sonst erfährt niemand davon.
tournament-note-check-in = Seid ihr da? Drückt *{ POSTED("button-here") }* im Beitrag oben: { $who }
tournament-note-bye = Runde { $round }, diesmal ohne Partie: spielfrei für { $who }. { $knockout ->
    [yes] Damit geht es in die nächste Runde.
   *[no] Das zählt wie ein Sieg.
}
tournament-note-left = { $who } hat das Turnier verlassen und ist in den nächsten Runden nicht mehr dabei.
tournament-note-back = { $who } hat das Einchecken verpasst und spielt doch mit. { $count ->
    [0] Ab der nächsten Runde wird mitgelost.
    [one] Eine versäumte Partie wird jetzt nachgeholt.
   *[other] { $count } versäumte Partien werden jetzt nachgeholt.
}
tournament-note-forfeits = { $who } hat zwei Partien kampflos verloren und ist raus.
tournament-note-date = Runde { $round } hat ihr Enddatum erreicht: { $count ->
    [one] Eine Partie war nicht fertig
   *[other] { $count } Partien waren nicht fertig
}{ $knockout ->
    [yes] ; der bessere Setzplatz kommt weiter
   *[no] { $count ->
        [one] {" "}und ist unentschieden
       *[other] {" "}und sind unentschieden
    }
}.
tournament-note-waits = Tisch { $table } ist gerade beiseitegestellt; warum, steht dort. Niemand verliert dadurch kampflos: Runde { $round } endet nicht, bevor ihre Partien wieder gespielt werden können, und dauert dann um so viel länger, wie das nicht ging. Die Turnierleitung kann eine Partie trotzdem entscheiden, mit *{ POSTED("button-organise") }*.
tournament-note-goes-on = Alle Partien der Runde { $round } können wieder gespielt werden. Sie endet spätestens am { $until }, um so viel später, wie das nicht ging.
tournament-note-extend = { $by } hat bis { $until } verlängert. Grund: { $reason }
tournament-note-forfeit = { $by } lässt { $who } die Partie kampflos verlieren. Grund: { $reason }
tournament-note-remove = { $by } hat { $who } aus dem Turnier genommen. Grund: { $reason }
tournament-note-replace = { $by } hat den Platz von { $who } samt Ergebnissen { $new } gegeben; { $agreed } hat zugestimmt. Grund: { $reason }
tournament-note-replace-asked = { $by } will den Platz von { $who } samt Ergebnissen { $new } geben. Grund: { $reason }
    Das gilt, sobald { $who } oder jemand anderes von der Turnierleitung zustimmt.
tournament-note-adjudicate = { $by } hat Tisch { $table } für { $who } entschieden. Grund: { $reason }
tournament-note-draw = { $by } hat Tisch { $table } als Unentschieden entschieden. Grund: { $reason }
tournament-note-places = { $by } hat Tisch { $table } entschieden: { $who }. Grund: { $reason }
tournament-note-undo = { $by } hat die letzte Entscheidung über Tisch { $table } zurückgenommen: { $how }. Grund: { $reason }
tournament-note-annul = { $by } hat die Partie an Tisch { $table } annulliert: Sie zählt für niemanden. Grund: { $reason }
tournament-note-closed = { $called ->
    [0] Turnierleitung
   *[other] { $organiser }
}: Tisch { $table } ({ $who }) wurde ohne Ergebnis geschlossen. Entscheidet unter [seinem Beitrag]({ $link }) oder mit *{ POSTED("button-organise") }*, wie diese Partie zählt. { $knockout ->
    [yes] Sonst kommt am Ende der Runde der bessere Setzplatz weiter, { $until }.
   *[no] Sonst ist sie am Ende der Runde unentschieden, { $until }.
}
tournament-note-end = { $by } hat das Turnier beendet. Grund: { $reason }
notice-tournament-closed = 🏆 Das war eine Turnierpartie: Wie sie zählt, entscheidet die Turnierleitung.
notice-tournament-counts = 🏆 So zählt diese Partie im Turnier: { $how }.
button-sign-up = Anmelden
button-withdraw = Abmelden
button-here = Bin da
button-play-after-all = Ich spiele doch mit
button-decide-match = Entscheiden
button-next-place = { $place }. { $name }
button-rest-shares = { $count ->
    [one] Das ist die Reihenfolge
   *[other] Die Übrigen teilen sich Platz { $place }
}
button-wins = { $name } gewinnt
button-draw = Unentschieden
button-sign-up-anyway = Trotzdem anmelden
said-tournament = Turnier { $number } ist eröffnet: Anmelden kann man sich in { $channel }.
said-signed-up = Du bist angemeldet. Nach dem Ende der Anmeldung wirst du gebeten, einzuchecken.
said-here = Gut, du bist dabei. Die erste Runde beginnt, sobald das Einchecken zu Ende ist.
said-plays-after-all = Gut, du bist doch noch dabei.
said-withdrawn = Du hast dich abgemeldet.
tournament-leave-sure = **Möchtest du dieses Turnier verlassen?** { $begun ->
    [yes] Was du darin gerade spielst, verlierst du kampflos, und in den nächsten Runden bist du nicht mehr dabei. Rückgängig machen lässt sich das nicht.
   *[no] Die Anmeldung ist zu Ende, darum kannst du dich nicht wieder anmelden.
}
tournament-withdraw-sure = **Möchtest du dich abmelden?** Bis die Anmeldung endet, kannst du dich wieder anmelden.
button-leave-tournament = Turnier verlassen
said-left-tournament = Du hast das Turnier verlassen. Was du darin gerade spielst, verlierst du kampflos, und in den nächsten Runden bist du nicht mehr dabei.
said-agreed-tournament = Du hast zugestimmt.
said-organised = Erledigt; in { $channel } steht es für alle.
said-tournament-exported = { $count } Dateien: Tabelle und Partien für Tabellenprogramme (CSV){ $count ->
    [3] {", und ein Turnierbericht (TRF) für Auslosungsprogramme und Wertungsstellen."}
   *[other] {"."}
}
settings-organisers = Wer Turniere eröffnet und leitet
settings-organisers-managers = nur die Serverleitung
settings-tournaments = Wo Turniere stattfinden
settings-tournaments-opened = wo sie eröffnet werden
settings-page-tournaments = Dieser Server: Turniere
health-tournaments = Turniere
health-tournament = ein Turnier
refusal-no-tournament = Dieses Turnier gibt es auf diesem Server nicht. `/turnier ansehen` schlägt vor, welche es gibt.
refusal-no-tournaments = Auf diesem Server gab es noch kein Turnier. Mit `/turnier eröffnen` gibt es eins.
refusal-tournament-open = Ein Turnier eröffnen kann nur die Serverleitung, und wer die Rolle hat, die sie in `/server einstellungen` wählt.
refusal-tournament-replace = Das können nur die Rolle für die Turnierleitung und die Serverleitung; das Turnier eröffnet zu haben, genügt nicht.
refusal-replace-agree = Zustimmen können nur { $who } oder jemand anderes von der Turnierleitung.
refusal-replace-gone = Danach wird nicht mehr gefragt.
refusal-tournament-organisers = Das kann nur die Turnierleitung: wer es eröffnet hat, wer die Rolle dafür hat, oder die Serverleitung.
refusal-tournament-pace = Ein Turnier braucht eine Uhr. Wähle als *tempo* „gemächlich“, „stetig“, „flott“ oder „an einem Abend“.
refusal-tournament-until = Die Anmeldung dauert mindestens fünf Minuten und höchstens { $days } Tage. Nenne eine andere Zeit bei *bis*.
refusal-tournament-size = Ein Turnier ist für 2 bis { $most } Personen. Wähle eine andere *größe*.
refusal-tournament-length = Möglich sind höchstens { $rounds } Runden von je 1 bis { $days } Tagen.
refusal-tournament-days = Verlängern kann man um 1 bis { $days } Tage auf einmal.
refusal-tournament-many = Auf diesem Server laufen schon { $most } Turniere. Das nächste kann eröffnet werden, wenn eins davon zu Ende ist.
refusal-tournament-place = Ein Turnier braucht einen Textkanal. Nenne einen bei *kanal*.
refusal-tournament-full = Alle { $most } Plätze sind vergeben. Frag die Turnierleitung, oder schau wieder vorbei: Vielleicht meldet sich jemand ab.
refusal-tournament-timeouts = In zwei deiner letzten zehn Partien ist deine Zeit abgelaufen. Spiel hier noch { $count ->
    [one] eine Partie
   *[other] { $count } Partien
} zu Ende, dann kannst du dich wieder anmelden.
refusal-tournament-not-begun = Das Turnier hat noch nicht begonnen.
refusal-tournament-over = Dieses Turnier ist zu Ende.
refusal-sign-up-over = Die Anmeldung für dieses Turnier ist zu Ende. `/turnier ansehen` nennt andere.
refusal-late-knockout = In ein laufendes K.-o.-Turnier kann niemand mehr einsteigen.
refusal-late-half = Die Hälfte der Runden hat schon begonnen: Diesmal ist es zum Einsteigen zu spät.
refusal-late-full = Wo alle gegen alle spielen und alle Plätze besetzt sind, kann niemand einsteigen. Sobald jemand ausscheidet, ist ein Platz frei.
refusal-no-league = Diese Liga gibt es auf diesem Server nicht. `/liga ansehen` schlägt vor, welche es gibt.
refusal-no-leagues = Auf diesem Server gab es noch keine Liga. Mit `/liga eröffnen` gibt es eine.
refusal-which-league = Es gibt mehrere. Nenne eine bei *liga*.
refusal-no-division = Diese Saison hat { $count ->
    [one] eine Gruppe
   *[other] { $count } Gruppen
}.
refusal-league-in = Du bist schon in dieser Liga.
refusal-league-out = Du bist nicht in dieser Saison der Liga.
refusal-league-begun = Die Saison hat begonnen: Ihre Gruppen stehen fest. Mit *{ deed-replace }* bekommt jemand anderes einen Platz.
refusal-league-over = Diese Liga ist zu Ende.
refusal-league-name = Eine Liga braucht einen Namen mit 2 bis { $most } Zeichen. Wähle einen bei *titel*.
refusal-league-division = Eine volle Gruppe hat { $least } bis { $most } Leute und nicht weniger, als an einem Tisch sitzen. Wähle eine andere *gruppengröße*.
refusal-league-movers = Auf- und absteigen können 0 bis { $most }, die Hälfte einer Gruppe. Wähle eine andere Zahl bei *aufsteiger*.
refusal-league-break = Eine Pause dauert 1 bis { $most } Tage, und dieselben zwei treffen ein- oder zweimal aufeinander.
refusal-league-many = Auf diesem Server laufen schon { $most } Ligen. Die nächste kann eröffnet werden, wenn eine davon zu Ende ist.
refusal-not-signed-up = Du hast dich für dieses Turnier nicht angemeldet.
refusal-not-playing = Du spielst in diesem Turnier nicht mehr mit.
refusal-plays-not = { $who } spielt in diesem Turnier nicht mit, oder nicht mehr.
refusal-plays-already = { $who } hat sich für dieses Turnier schon angemeldet.
refusal-no-match = { $who } hat in dieser Runde keine Partie, die kampflos verloren gehen könnte.
refusal-no-such-match = Tisch { $table } gehört nicht zu diesem Turnier. `/turnier ansehen` zeigt seine Tische.
refusal-plays-elsewhere = { $who } spielt nicht an Tisch { $table }.
refusal-round-over = Im K.-o.-System folgt die nächste Runde aus dieser: Entscheiden kann man nur Partien der laufenden.
refusal-match-decided = Diese Partie ist schon entschieden. Hinter *{ POSTED("button-organise") }* entscheidet *{ deed-adjudicate }* sie neu, und *{ deed-undo }* nimmt die letzte Entscheidung zurück.
refusal-nothing-decided = Über Tisch { $table } hat niemand von der Turnierleitung entschieden, also gibt es nichts zurückzunehmen.
refusal-undo-open = Über Tisch { $table } war vorher nichts entschieden, und seine Runde ist vorbei: Entscheide mit *{ deed-adjudicate }*.
refusal-places-twice = Du hast jemanden für zwei Plätze genannt.
refusal-annulled = Diese Partie ist schon annulliert.
refusal-tournament-knockout = Im K.-o.-System sitzen zwei an einem Tisch. Wähle 2 bei *plätze*, oder eine andere *form*.
refusal-tournament-third = Ein Spiel um Platz drei gibt es nur im K.-o.-System. Lass *platz-drei* weg, oder wähle eine andere *form*.
refusal-annul-knockout = Im K.-o.-System muss jemand weiterkommen: Entscheide die Partie stattdessen.

### Der lebende Beitrag eines Servers

cmd-server-board = aushang
cmd-server-board-about = Einen Aushang der offenen Tische und Plätze in einen Kanal hängen oder abnehmen
arg-channel = kanal
arg-channel-about = In welchem Kanal; ohne Angabe in diesem
arg-off = aus
arg-off-about = Den Aushang abnehmen
digest-title = 🗞️ Die Woche
digest-finished = **Beendete Partien: { $count }**
digest-result = { $game }, Tisch { $table }: { $count ->
    [0] ohne Ergebnis
   *[other] gewonnen von { $names }
}
digest-more = … und { $count } weitere
digest-surprises = **Gegen alle Erwartung**
digest-surprise = { $who } hat { $game } an Tisch { $table } gewonnen, bei einer Chance von { $chance } %
digest-rankings = **In den Ranglisten aufgestiegen**
digest-risen = { $game }: { $who } +{ $change }, jetzt { $number } und auf Platz { $place }
digest-lobbies = **Hier fehlen noch Leute**
digest-lobby = { $table } · { $where } · bisher { $count } da
digest-note = Die Veränderung ist die dieser Woche.
settings-digest = Wochenrückblick
settings-digest-off = keiner
health-digest = der Wochenrückblick
health-reports = Meldungen
board-title = **🎲 Wer spielt mit?**
board-none = Gerade sucht kein Tisch Mitspieler. `/eröffnen` eröffnet einen, mit `/suchen` wartest du auf andere.
board-lobby = **{ $table }** · { $count } da, für { $seats } · Tempo: { $pace } · { $where } · offen { $since }
board-more = … und { $count } weitere
board-how = Dieser Aushang hält sich selbst auf dem Stand, alle paar Minuten.
button-join-table = An Tisch { $table } setzen
said-board = Der Aushang hängt gleich in { $channel } und hält sich selbst auf dem Stand.
said-board-off = Der Aushang ist abgenommen.
said-board-none = Auf diesem Server hing kein Aushang.
health-channels = wo Tische stehen dürfen
health-board = der Aushang
refusal-board-place = Der Aushang braucht einen Textkanal. Nenne einen bei *kanal*.

### Auf wen eine Lobby wartet

lobby-invited = 🕓 Eingeladen, je ein Platz ist freigehalten: { $who }
lobby-private = 🔒 Nur Eingeladene können sich setzen.
lobby-branch = 🌿 Beginnt mit dem Ende von Zug { $turn } an Tisch { $table }
lobby-open-hands = 👐 Alle dürfen alle Hände ansehen: *{ button-replay }* unter *{ POSTED("button-more") }*
lobby-rematch = 🔁 Revanche: Sie beginnt von selbst, sobald alle sitzen. Wird daraus { $until } nichts, können sich alle setzen.
lobby-starts = ⏰ Beginnt von selbst { $at }{ $fill }
lobby-fill = {"; auf Plätze, die dann noch frei sind, setzen sich Computer ("}{ $level })
notice-no-rematch = Zur Revanche sind nicht alle gekommen: Jetzt können sich alle setzen, und wer den Tisch eröffnet hat, kann starten.
notice-not-started = { $who }, es ist so weit, aber für den Start sind es zu wenige. Der Tisch bleibt offen.
said-declined = Du hast abgesagt. Dein Platz an Tisch { $table } ist wieder frei.
arg-private = privat
arg-private-about = Nur wen du einlädst, kann sich setzen
arg-start = start
arg-start-about = Wann die Partie von selbst beginnt: 20:00, morgen 19:30, in 3 h (Zeitzone: /einstellungen)
arg-fill = auffüllen
arg-fill-about = Computer dieser Stufe setzen sich zur Startzeit auf freie Plätze
refusal-not-invited = Du bist an diesen Tisch nicht eingeladen oder hast schon geantwortet.
refusal-seats-kept = { $count ->
    [one] Der letzte freie Platz ist für jemanden freigehalten, der eingeladen ist. Nach einer Absage ist er wieder frei.
   *[other] Die { $count } freien Plätze sind für Eingeladene freigehalten. Nach einer Absage ist der Platz wieder frei.
}
refusal-private-guests = Ein privater Tisch braucht jemanden, den du einlädst. Nenne ihn bei *einladen*.
refusal-fill-start = Wann sollen Computer auffüllen? Gib bei *start* eine Zeit an.
refusal-start-time = „{ $typed }“ verstehe ich nicht als Zeit. Versuche 20:00, morgen 19:30, Fr 20:00 oder in 3 h.
refusal-start-past = „{ $typed }“ ist schon vorbei. Wähle eine Zeit, die noch kommt, etwa morgen 19:30.
refusal-start-far = Eine Partie kann höchstens { $days } Tage im Voraus angesetzt werden.

### Was ein Server anbietet

settings-games = Angebotene Spiele
settings-most-tables = Tische, die jemand zugleich offen haben kann
settings-most-tables-value = { $number }
settings-most-computers = Computer an den Tischen einer Person
settings-most-computers-value = { $number }
settings-page-tables = Dieser Server: Tische und Grenzen
settings-page-places = Dieser Server: Kanäle, Sprache, Aufbewahren
settings-page-log = Dieser Server: wer was geändert hat
changed-settings-title = **Die letzten Änderungen an den Einstellungen dieses Servers**
changed-settings-none = Noch keine.
changed-setting = { $when } · { $who } · { $name }: { $before } → **{ $after }**
settings-page-own = Nur für dich
refusal-game-not-offered = Dieses Spiel bietet der Server nicht an. Er bietet an: { $games }.
refusal-alpha-server = { $game } ist eine Alpha: Das Spiel wird noch erprobt, und dieser Server bietet so etwas nicht an. Die Serverleitung kann das mit `/server einstellungen` ändern.
refusal-rated-alpha = Eine Alpha zählt nie für die Rangliste: Das Spiel wird noch erprobt.
refusal-too-many-computers = An den Tischen einer Person können hier zugleich { $limit } Computer sein. Sobald eine dieser Partien zu Ende ist, geht es wieder.

### Alle Tische eines Servers

cmd-server-ban = sperren
cmd-server-ban-about = Jemanden von allen Tischen des Servers fernhalten oder das aufheben; ohne Person: wer gesperrt ist
arg-lift = aufheben
arg-lift-about = Die Person wieder an die Tische lassen
arg-ban-days = tage
arg-ban-days-about = Für wie viele Tage; ohne Angabe auf Dauer
arg-ban-reason = grund
arg-ban-reason-about = Warum; die Person liest es, sonst niemand
said-banned = { $who } kann auf diesem Server { $until } keine Tische mehr eröffnen, nicht mehr mitspielen, nicht mehr eingeladen werden und ist aus Warteschlangen, Lobbys und Turnieren heraus. Die Person erfährt das privat, sonst niemand. `/server sperren` mit *aufheben* macht es rückgängig.
banned-kept = In diesen Partien hält ein Computergegner ihren Platz warm. Vergeben lässt er sich auf der Seite des Tisches (`/tisch`):
banned-plays = Diese Partien gehen mit der Person zu Ende. Einen Platz vergibst du auf der Seite des Tisches (`/tisch`), eine Partie beendest du mit `/server tische`:
said-unbanned = { $who } kann auf diesem Server wieder mitspielen.
bans-title = **Von allen Tischen dieses Servers ferngehalten.** `/server sperren` mit Person und *aufheben* macht es rückgängig.
bans-none = Von den Tischen dieses Servers ist niemand ferngehalten.
ban-for-good = auf Dauer
ban-until = bis { $at }
ban-line = { $who } · { $until } · gesperrt { $since }
ban-told = Die Serverleitung von **{ $server }** hat entschieden, dass du dort { $until } nicht an Tischen teilnehmen kannst: Du kannst keine eröffnen, keinem beitreten oder folgen, nicht eingeladen oder herausgefordert werden, dich nicht zu Turnieren anmelden und `/suchen` nicht benutzen.
ban-told-reason = Warum: { $reason }
ban-told-games = Wo du dort gespielt hast, hält ein Computergegner deinen Platz warm.
ban-told-appeal = Wenn du das für einen Irrtum hältst, schreib der Serverleitung.
ban-told-appeal-words = Wenn du das für einen Irrtum hältst, sagt sie: { $words }
ban-told-nobody = Sonst hat niemand davon erfahren.
button-appeal = Einspruch: wie?
appeal-hint = An wen schreibt, wer die eigene Sperre für einen Irrtum hält
said-appeal = Das liest, wer von jetzt an gesperrt wird.
said-appeal-none = Wer von jetzt an gesperrt wird, soll der Serverleitung schreiben.
ban-reason = Entscheidung der Serverleitung
refusal-banned = { $who } kann auf diesem Server nicht an Tischen teilnehmen.
cmd-server-data = daten
cmd-server-data-about = Alles, was von diesem Server gespeichert ist, als Datei
server-data = Alles, was von diesem Server gespeichert ist, als JSON. Es fehlt, was laufende Partien verbergen und was den Leuten selbst gehört: ihre Notizen, Pläne, Kalender und Stimmen.
server-data-short = Alles, was von diesem Server gespeichert ist, als JSON, bis auf die einzelnen Züge der Partien, mit denen es für Discord zu groß wäre: Die hat, wer mich betreibt. Es fehlt auch, was laufende Partien verbergen und was den Leuten selbst gehört.
cmd-server-erase = löschen
cmd-server-erase-about = Alles löschen lassen, was von diesem Server gespeichert ist; ohne seinen Namen: was geplant ist
arg-name = name
arg-name-about = Der Name dieses Servers, so wie er dasteht
erase-how = Von **{ $server }** soll nichts gelöscht werden. Um alles löschen zu lassen, auch seine Tische und laufenden Partien, gib `/server löschen` mit dem Namen des Servers ein. Wer ihn verwaltet, kann das einen Tag lang zurücknehmen.
erase-asked = { $who } lässt alles löschen, was ich von **{ $server }** aufhebe: laufende und beendete Partien, Turniere, Ranglisten und Einstellungen. Nur Ergebnisse ohne Namen bleiben.
    Das beginnt { $when } und lässt sich dann nicht mehr ändern. Bis dahin kann, wer den Server verwaltet, alles behalten. `/server daten` sichert es als Datei.
erase-planned = Alles, was ich von diesem Server aufhebe, wird gelöscht: Das beginnt { $when } und lässt sich dann nicht mehr ändern.
erase-kept = { $who } behält, was von diesem Server gespeichert ist: Nichts wird gelöscht.
button-keep = Alles behalten
refusal-ban-yourself = Dich selbst kannst du nicht sperren.
refusal-not-banned = { $who } ist von den Tischen dieses Servers nicht ausgesperrt.
button-report = Melden
report-title = Melden
cmd-menu-report = Melden
report-message = In dieser Nachricht steht, was jemand geschrieben hat, etwa ein Grund? *{ button-report }* gibt sie an die Serverleitung weiter oder an den Betreiber des Bots.
refusal-report-message = Hier lassen sich nur Nachrichten von mir melden; für andere hat Discord *Nachricht melden*.
report-what = Was?
report-other = Etwas anderes hier
report-why = Was ist daran falsch?
report-why-about = Bei etwas anderem: was es ist. Das liest die Serverleitung oder wer den Bot betreibt.
report-source-title = Titel
report-source-line = Zeile
report-source-pin = angeheftete Zeile
report-heading = **🚩 Meldung { $number }**
report-line-title = { $who } hat diesen Titel geschrieben, { $place }:
report-line-line = { $who } hat das gesagt, { $place }:
report-line-pin = { $who } hat eine Stellung mit dieser Zeile angeheftet, { $place }:
report-line-message = In { $place }:
report-line-other = Etwas anderes, { $place }
report-nobody = Jemand
report-at-table = Tisch { $table }, { $where }
report-at-message = [einer Nachricht von mir]({ $link })
report-at-tournament = Turnier { $number }
report-reason = Aus der Meldung: { $reason }
button-report-remove = Text entfernen
button-report-ban = Person sperren
button-report-nothing = Nichts tun
report-decided-remove = { $by } hat den Text entfernt.
report-decided-ban = { $by } hat die Person von den Tischen des Servers ausgesperrt.
report-decided-nothing = { $by } hat es so gelassen.
report-ban-title = Von allen Tischen sperren
report-ban-days = Für wie viele Tage (1 bis { $most })?
report-ban-days-about = Leer: auf Dauer
report-ban-reason = Warum? Die Person liest es.
said-reported = Danke, deine Meldung ist angekommen. Wer entscheidet, sieht sie, sonst erfährt niemand davon.
said-report-remove = Der Text ist weg.
said-report-nothing = Es bleibt, wie es ist.
refusal-report-often = Du kannst { $limit } Dinge am Tag melden. Das nächste { $when }.
refusal-report-gone = Diesen Text gibt es nicht mehr.
refusal-report-what = Bitte sag, was du meldest.
refusal-report-decided = Über diese Meldung ist entschieden, oder sie ist zu alt.
refusal-report-not-yours = Über diese Meldung entscheiden andere.
refusal-ban-days = Eine Sperre dauert 1 bis { $most } Tage; für eine auf Dauer bleibt das Feld leer.
cmd-server-tables = tische
cmd-server-tables-about = Alle Tische dieses Servers; mehrere zugleich schließen, verlegen oder reparieren
arg-state = stand
arg-state-about = Nur Tische in diesem Stand
arg-late-only = nur-verspätet
arg-late-only-about = Nur Tische, an denen jemand zu spät dran ist
arg-owner = besitzer
arg-owner-about = Nur Tische dieser Person
tables-title = **Tische auf diesem Server: { $count }** · die am längsten unberührten zuerst
tables-none = So einen Tisch gibt es hier nicht.
tables-line = › **{ $table }** · { $where } · { $status }{ $late }{ $tournament } · { $owner } · zuletzt berührt { $touched }
tables-late = {", ⌛ jemand ist zu spät dran"}
tables-tournament = {", 🏆 Turnier"}
tables-more = … und { $count } weitere: Grenze die Liste mit *stand*, *nur-verspätet* oder *besitzer* ein
tables-pick = Tische wählen, bis zu { $most }
tables-chosen = **Was soll mit diesen Tischen geschehen?**
tables-sure-close = **Diese Tische würden ohne Ergebnis geschlossen:**
tables-sure-tournament = 🏆 Manche gehören zu einem Turnier: Solange ihre Runde läuft, entscheidet dann die Turnierleitung, wie diese Partien dort zählen. Sonst ist jede unentschieden; in einem K.-o.-Turnier kommt der bessere Setzplatz weiter.
tables-sure-move = **Jeder dieser Tische ginge an einem eigenen Ort weiter: in einem Beitrag im Forum des Servers für Tische oder, wo es keines gibt, in einem Thread in diesem Kanal:**
tables-sure-fix = **Jeder dieser Tische würde noch einmal versucht; lässt er sich lesen, geht er weiter:**
tables-done-close = geschlossen
tables-done-move = hierher verlegt
tables-done-fix = geht weiter
button-close-tables = Schließen
button-move-tables = Hierher verlegen
button-fix-tables = Noch einmal versuchen
button-do-it = Ausführen
form-close-title = Diese Tische schließen
form-close-why = Warum?
refusal-not-in-this-channel = Auf diesem Server stehen Tische nur in { $channels } und in den Threads dort.
refusal-place-kind = In { $channel } können keine Tische stehen: Das ist weder ein Textkanal noch ein Thread noch der Beitrag eines Forums. Nutze den Befehl an einem solchen Ort.
refusal-forum-tag = { $channel } verlangt für jeden Beitrag einen Tag und hat keinen, der passt. Bitte die Serverleitung, dort einen von diesen anzulegen: { $tags }.
refusal-move-place = Tische lassen sich nur in einen Textkanal verlegen, in dem ich schreiben und Threads eröffnen kann.

# Tische ohne Server

place-by-message = deinen eigenen Nachrichten
living-turn = **Du bist am Zug**{ $asked }.
living-nudged = 👉 Jemand stupst dich an: Die anderen warten auf dich.
living-unreachable = ⚠️ { $name } kann ich nicht schreiben. Bis ich es kann, läuft die Zeit dort nicht.
living-left = Du sitzt nicht mehr an diesem Tisch.
living-followed-no-more = Du folgst diesem Tisch nicht mehr per Nachricht. Gespielt wird er in { $channel }.
living-code = 🔑 **Code: `{ $code }`** (gültig bis { $until })
    Wem du ihn gibst, tippt `/tisch tisch:{ $code }` in den eigenen Nachrichten mit mir; du lässt die Person dann hier herein. Wer mich noch nicht hinzugefügt hat: { $link }
living-no-code = 🔒 Es gibt keinen Code: Niemand sonst kann um einen Platz bitten.
living-asks = 🙋 **{ $name }** ({ $who }) bittet um einen Platz.
button-new-code = Neuer Code
button-revoke-code = Code zurückziehen
button-admit = Hereinlassen
button-turn-away = Ablehnen
said-code-new = Der Tisch hat einen neuen Code. Der vorige gilt nicht mehr.
said-code-off = Der Code gilt nicht mehr.
said-admitted = { $name } sitzt jetzt am Tisch.
said-turned-away = { $name } wurde abgelehnt und kann nicht wieder fragen.
said-asked-in = Du hast um einen Platz an Tisch { $table } gebeten: { $game }. Sobald { $owner } dich hereinlässt, kommt der Tisch zu dir als Nachricht.
said-opened-message = Tisch { $table } ist offen, und du sitzt daran. Er kommt als eigene Nachricht, mit dem Code für alle, mit denen du spielen willst.
said-opened-hidden = Diese Antwort zeigt Discord nur dir, also könnte darauf niemand einen Knopf drücken. Tisch { $table } hat stattdessen einen Code: `{ $code }`. Wem du ihn gibst, tippt `/tisch tisch:{ $code }` in den eigenen Nachrichten mit mir; du lässt die Person dann in der Nachricht herein, die ich dir schicke.
said-unreachable = Deinen Tisch kann ich dir nicht als Nachricht schicken: Discord sagt, dass du von mir keine annimmst. [Füge mich deinem Discord hinzu]({ $link }) oder erlaube Direktnachrichten, und klick irgendetwas. Bis dahin zeigen dir die Knöpfe dort, wo du Platz genommen hast, alles, und deine Zeit läuft nicht; bin ich hinzugefügt, auch `/spielbrett`, `/hand` und `/spielen`.
said-follow-unreachable = Diesen Tisch kann ich dir nicht als Nachricht schicken: Discord sagt, dass du von mir keine annimmst. Erlaube Direktnachrichten oder [füge mich deinem Discord hinzu]({ $link }), und klick irgendetwas. Bis dahin spielst du wie bisher in seinem Kanal, und deine Zeit läuft wie dort.
said-message-again = Deine Nachricht von Tisch { $table } kommt noch einmal.
button-message-again = Nachricht von Tisch { $table } noch einmal
refusal-unknown-code = Mit diesem Code gibt es für dich keinen Tisch. Ein Code gilt höchstens { $days } Tage, und man kann ihn zurückziehen.
refusal-codes-often = Du hast zu viele Codes getippt, die es nicht gibt. Versuch es in einer Stunde wieder.
refusal-asks-already = Du hast schon um einen Platz gebeten. Man muss dich noch hereinlassen.
refusal-asks-no-more = Diese Person bittet um keinen Platz mehr.
refusal-many-ask = An diesem Tisch bitten schon zu viele um einen Platz. Versuch es später wieder.
refusal-code-server = Dieser Tisch ist auf einem Server: Wer seinen Kanal sieht, kann mitspielen.
refusal-by-message = Das geht an einem Tisch per Nachricht nicht: Er hat keinen Kanal.
refusal-guests-message = Ein Tisch per Nachricht hat einen Code statt Einladungen: Gib ihn, wem du magst.
refusal-rated-message = Partien per Nachricht zählen nicht für die Rangliste.
here-note = -# Das zeigt, wie es war, als hier zuletzt jemand einen Knopf gedrückt hat.
here-started = Die Partie hat begonnen: { $names }. Wem ich schreiben kann, hat sie in den Nachrichten mit mir.
here-unreachable = ⚠️ Ich kann nicht an { $names } schreiben: Dazu muss man [mich hinzufügen]({ $link }) oder Nachrichten erlauben. Bis dahin spielt man mit den Knöpfen unten, und die Zeit läuft nicht.
said-joined-message = Du sitzt an Tisch { $table }. Er kommt zu dir als eigene Nachricht.
said-joined-unreached = Du sitzt an Tisch { $table }.
button-follow = Per Nachricht folgen
button-unfollow = Nicht mehr per Nachricht
said-follows = Tisch { $table } kommt auch zu dir als Nachricht und fragt dich dort. Das Brett im Kanal geht weiter.
said-follows-no-more = Tisch { $table } fragt dich wieder in seinem Kanal.
nudged = { living-nudged }

### die Seite eines Tisches, und was die Turnierleitung tut

button-leave-table = Aufstehen …
button-pause = Pause …
button-export = Als Datei
button-open-seats = Freie Plätze
button-my-data = Was über mich gespeichert ist
button-webhook-add = Webhook anlegen
button-organise = Turnierleitung
button-standings = Tabelle
button-crosstable = Kreuztabelle
button-tournaments = Alle Turniere
button-fixtures = Begegnungen
button-league-leave = Liga verlassen
menu-kick = Jemanden vom Tisch nehmen
menu-replace = Einen Platz weitergeben
menu-organise = Was soll geschehen?
menu-divisions = Tabelle einer Gruppe
topic-rules = Regeln: { $game }
topic-piece = { $name } ({ $game })
arg-about = worüber
arg-about-about = Die Regeln eines Spiels, eine Karte oder ein Ort: der Name oder ein Teil davon
form-replace-title = Platz von { $name }
form-replace-new = Jemand von diesem Server
form-replace-level = Oder ein Computer
form-replace-reason = Warum ohne zu fragen?
form-replace-reason-about = Nur wenn niemand gefragt werden soll, der dort sitzt. Alle am Tisch lesen es.
form-pause-title = Pause
form-pause-days = Für wie viele Tage?
form-pause-day = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
form-webhook-title = Ein neuer Webhook
form-webhook-url = Adresse
form-webhook-url-about = Öffentlich; sie beginnt mit https://
form-webhook-events = Was er erfährt
organise-about = Alle lesen im Kanal des Turniers, was du hier tust, und warum.
deed-extend = Mehr Tage
deed-extend-about = Für die Runde, das Einchecken oder die Anmeldung
deed-forfeit = Kampflos
deed-forfeit-about = Jemand verliert die Partie dieser Runde
deed-remove = Ausschließen
deed-remove-about = Jemand ist heraus und verliert kampflos, was gerade gespielt wird
deed-replace = Ersetzen
deed-replace-about = Jemand anderes bekommt einen Platz mit allen Ergebnissen
deed-adjudicate = Partie entscheiden
deed-adjudicate-about = Eine unfertige oder strittige, oder eine falsch entschiedene
deed-annul = Partie annullieren
deed-annul-about = Sie zählt für niemanden, auch nicht für die Rangliste
deed-undo = Entscheidung zurücknehmen
deed-undo-about = Die letzte über eine Partie
deed-end = Turnier beenden
deed-end-about = Es wird abgebrochen; laufende Partien werden zu Ende gespielt
deed-place = Gruppe bestimmen
deed-place-about = Für jemanden, bevor eine Saison beginnt
deed-break = Eine Pause
deed-break-about = Partien ruhen, und vorher beginnt keine Runde
deed-close = Liga schließen
deed-close-about = Nach dieser Saison kommt keine mehr
form-more-days = Tage
form-more-days-about = Wie viele mehr
form-player = Wer
form-player-about = Wer im Turnier mitspielt
form-substitute = Ersatz
form-substitute-about = Wer den Platz bekommt
form-game-table = Tisch
form-game-table-about = Seine Nummer
form-place-division = Gruppe
form-place-division-about = Ab 1; 0 überlässt es den Regeln
form-cause = Dein Grund
form-cause-about = Alle lesen ihn im Kanal des Turniers.
tournament-decide-again = Wie zählt die Partie an Tisch { $table }? Deinen Grund lesen alle.
refusal-division-number = Eine Gruppe wird durch ihre Nummer genannt, ab 1; 0 überlässt es den Regeln.
league-standings-of = Gruppe { $division }

### Befehle in Menüs

cmd-menu-profile = Profil
cmd-menu-since = Was sich geändert hat
cmd-menu-text = Als Text
cmd-menu-replay = Diesen Zug noch einmal
refusal-no-board = Das ist kein Spielbrett von mir: Wähle das bei einer Nachricht, die eins zeigt. Ältere Spielbretter als diese Fassung kann ich nicht unterscheiden; `/rückschau` hat ihre Züge.
cmd-menu-challenge = Herausfordern
open-which = Welches Spiel?
refusal-open-game = Wähle zu den anderen Angaben auch das Spiel. `/eröffnen` allein fragt nach dem Spiel und dann nach allem Übrigen in einem Formular.
challenge-which = Zu welchem Spiel forderst du { $who } heraus?
menu-games = Spiel wählen …
form-open-title = { $game }: ein neuer Tisch
form-open-preset = Voreinstellung der Optionen
form-open-pace = Tempo
form-open-players = Wen lädst du ein?
form-open-players-about = Für alle wird ein Platz freigehalten. Computer fügst du danach hinzu.
form-open-who = Wer darf mitspielen?
form-open-everyone = Alle, solange Plätze frei sind
form-open-invited = Nur wen ich einlade
settings-my-challenges = Herausforderungen anderer
settings-my-challenges-on = an: über das Menü meines Namens
settings-my-challenges-off = aus
refusal-challenge-yourself = Das bist du selbst. Wähle jemand anderen oder eröffne einen Tisch mit `/eröffnen`.
refusal-challenge-blocked = Du blockierst { $who }, deshalb ist an deinen Tischen kein Platz für euch beide. *{ button-me }* in `/einstellungen` hat deine Blockierliste.
refusal-challenge-closed = { $who } nimmt gerade keine Herausforderungen an. Mit `/eröffnen` kannst du einen Tisch für alle eröffnen.
refusal-challenge-open = Zwischen { $who } und dir steht noch eine Herausforderung offen: { $channel }.
refusal-challenge-often = Du hast in 24 Stunden schon { $limit } Leute herausgefordert, mehr geht nicht. Wieder möglich { $when }.

### the front page

site-title = Brettspiele per Post, auf Discord
site-lead = Ein Zug jetzt, der nächste heute Abend: Mit Cairn spielt eure Community ganze Brettspiele, über Tage oder Wochen.
site-add = Zum Server hinzufügen
site-install = Für dich selbst installieren
site-own = Diese Seite gehört noch zu keinem laufenden Bot. Dein eigener ist schnell da: Das startet Cairn auf deinem Rechner, mit einer Seite zum Ausprobieren und ganz ohne Konto.
site-own-how = So läuft er auf Discord
site-skip = Zum Inhalt
site-languages = Sprachen
site-more = Mehr
site-how = So wird gespielt
site-how-boards = Nach jedem Zug steht das Brett als Bild da, mit Worten für alle, die es nicht sehen.
site-how-hands = Kartenhände bleiben geheim. Wer dran ist, wird einmal gerufen.
site-how-time = Du sagst, wann du nicht spielst und wie lange Züge dauern dürfen. Wer verschwindet, beendet das Spiel nicht für die anderen.
site-how-fair = Cairn kennt die Regeln und achtet darauf. Nach dem Spiel lässt sich das Mischen nachprüfen.
site-games = Vier Spiele
site-authors = Ein eigenes Spiel schreiben: die Anleitung (englisch)
site-hold = Filme anhalten
site-commands = Befehle
site-commands-about = Alles hier ist auch ein Knopf oder ein Menü, wo das schneller geht.
site-managers = Für alle, die einen Server verwalten
site-data = Deine Daten
site-data-about = Cairn liest keine Nachrichten von Menschen. Gespeichert wird, was Spiele brauchen; du kannst alles davon sehen und dich vergessen lassen: unter /{ cmd-settings }.
site-status = Status
site-rights = Die Spiele gehören ihren Autoren und Verlagen, mit denen Cairn nicht verbunden ist. Bilder und Texte sind unsere eigenen.
site-alt-film = Film: einige Züge von { $game }. { $log }
site-alt-still = { $game }: das Spielbrett nach diesen Zügen. { $log }

daily-title = 🗓️ Partie des Tages · { $day } · { $game }
daily-title-free = 🗓️ { $day } · { $game }, noch einmal: Es zählt nicht
daily-about = { $game } gegen { $count ->
    [one] einen Computer
   *[other] { $count } Computer
} ({ $level }). Heute bekommen alle diese Partie, und auf dieselben Entscheidungen antworten die Computer dasselbe.
daily-turns = Schluss ist spätestens nach { $turns } Zügen auf jeder Seite, mit den Punkten, die es dann sind.
daily-new = **Du hast einen Versuch, und er zählt vom ersten Blick an.** Er dauert fünf bis fünfzehn Minuten, auf 24 Stunden verteilt, wie du magst. Zurücknehmen lässt sich nichts, und Tipps gibt es keine. Die nächste Partie kommt { $ends }.
daily-until = Dein Versuch läuft; er muss fertig sein: { $until }.
daily-missed = Dein Versuch wurde in seinen 24 Stunden nicht fertig und hat deshalb kein Ergebnis.
daily-streak = 🔥 { $count ->
    [one] Ein Tag
   *[other] { $count } Tage
} in Folge
daily-result = **{ $score } Punkte**, { $lead } auf den besten Computer: Platz { $place }.
daily-squares = Jedes Quadrat ist ein Sechstel der Partie: { $ahead } an seinem Ende vorn, { $level } gleichauf, { $behind } zurück. Das letzte ist das Ergebnis, und die Zahl der Vorsprung.
daily-line = Cairn { $date } · { $game } · { $squares } { $lead }
daily-here = **Auf diesem Server**
daily-ranked = **{ $number }.** { $who } · { $squares } { $lead } (Punkte: { $score })
daily-all = **Überall**: { $finished } von { $begun } Versuchen fertig, bester { $best }, mittlerer { $middle }.
daily-all-you = Du bist auf Platz { $number }.
daily-nobody = Noch ist niemand mit dieser Partie fertig.
daily-final = Hier lässt sich nichts zurücknehmen.
daily-closed = Das geht gerade nicht: { $reason }
daily-stale = Dein Versuch war schon weiter, seit dieser Knopf erschienen ist. So steht es jetzt:
daily-thinking = Die Computer haben noch nicht geantwortet. Deine Entscheidung ist gespeichert: Drücke gleich *{ button-refresh }*.
daily-late = Die 24 Stunden dieses Versuchs sind um. Über *{ button-daily }* kannst du die Partie frei spielen.
daily-fair = Keine Preise, und nichts zählt für die Rangliste: Niemand kann Zweitkonten ausschließen, auch nicht, dass eine Partie kennt, wer diesen Bot betreibt. Ein Tag, an dem Cairn ausgefallen ist, unterbricht keine Serie. Fingerabdruck dieser Partie: `{ $fingerprint }…`
daily-named = Morgen bekommt ein Kanal dieses Servers die Tabelle. Sie nennt, wer sich die Partie hier angesehen hat, ohne Erwähnung mit Ton. Wer unter `/einstellungen` aus Ranglisten ausgelassen wird, fehlt auch dort.
daily-changed = Cairn wurde erneuert, seit diese Partie festliegt: Die Computer antworten vielleicht anders als vorher.
daily-ranking-title = 🗓️ Die Partie vom { $day } · { $game }
daily-still-playing = { $count ->
    [one] Eine Person spielt
   *[other] { $count } Leute spielen
} noch.
daily-proof = In `{ $file }` stehen die Fingerabdrücke aller Partien des kommenden Monats und die Startwerte der vergangenen. Heb sie auf: `cairn verify daily` vergleicht sie mit einer späteren.
button-daily = Partie des Tages
button-daily-begin = Beginnen: Es zählt
button-daily-again = Frei spielen
button-daily-proof = Fingerabdrücke
button-yesterday = Gestern
button-today = Heute
cmd-daily = tagespartie
cmd-daily-about = Die Partie des Tages: für alle dieselbe, ein Versuch, und wie die anderen abgeschnitten haben
refusal-daily-over = Dieser Tag ist vorbei. `/tagespartie` zeigt die Partie von heute.
refusal-daily-first = Frei spielen kannst du diese Partie, wenn dein Versuch, der zählt, vorbei ist.
refusal-daily-none = Einen solchen Versuch gibt es nicht. `/tagespartie` zeigt die Partie von heute.
settings-daily = Tabelle zur Partie des Tages
settings-daily-off = keine
health-daily = die Tabelle zur Partie des Tages
