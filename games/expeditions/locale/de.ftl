## The rules: options, what a player is asked and can do, what happens.

game-name = Expeditions
game-blurb = Mechs, Aufträge und Ruhm rund um den Tunguska-Meteoriten, von Jamey Stegmaier. Für zwei bis fünf.

option-free-pass = Besetzte Orte zählen beim Durchqueren nicht mit
option-clear-reward = Wer einen Ort säubert, darf sofort ausrüsten, verschmelzen oder prahlen
option-instant-on-upgrade = Ausrüsten gibt auch den Sofortteil des Artefakts
option-map-per-quest = Jeder erfüllte Auftrag gibt auch eine Landkarte
option-solve-several = Wer erfüllt, darf mehrere Aufträge des Orts erfüllen, in beliebiger Reihenfolge
option-row-limit = Mit vier aktiven Karten darf man keine weitere erhalten
option-wide-adjacency = Benachbart sind auch die Karten an Nachbarorten
option-others-final-turn = Nach dem vierten Stern haben nur die anderen einen letzten Zug
option-shared-stars = Ein Stern zählt 10 $, geteilt durch alle Sterne dort, mindestens 5 $
option-summary-ties = Gleichstand: Stärke + List, Aufträge, Artefakte, Meteoriten, Verderbnis
option-compensation = Wer später beginnt, startet mit je 2 $ mehr, zu zweit mit 4 $ (eigene Option)
preset-standard = Standard: die veröffentlichten Regeln
preset-boardgamefan = Wie in einer deutschen Zusammenfassung der Regeln

category-solve = { ICON("solve") } 4 Aufträge
category-meld = { ICON("meld") } 4 Meteoriten
category-upgrade = { ICON("upgrade") } 4 Artefakte
category-twenty = { ICON("twenty") } Die 20
category-corruption = { ICON("corruption") } 7 Verderbnismarker
category-cards = { ICON("card") } 8 Karten
category-workers-maps = { ICON("worker") } 7 Arbeiter oder 5 Landkarten

name-tile = { ICON("location_", $number) } { $number } { $name }
name-quoted = „{ $card }“
name-position = { $letter ->
    [c] Zentrum
   *[n] Norden
} { $number }
name-covered = { $what ->
    [upgrade] Ausrüsten
    [meld] Verschmelzen
   *[boast] Prahlen
}
name-about = { $kind ->
    [item] Artefakt
    [meteorite] Meteorit
   *[quest] Auftrag
}, { $colour ->
    [red] rot
    [blue] blau
    [green] grün
    [yellow] gelb
   *[purple] violett
}, { $core }
token-orange = die { ICON("orange") } orange { $value }
token-turquoise = die { ICON("turquoise") } türkise { $value }
token-both = die { ICON("twenty") } { $value }
amount-nothing = nichts

group-move = Bewegen
group-play = Spielen
group-gather = Sammeln

ask-shift = Wohin kommt dein Aktionsmarker?
ask-turn-0 = Dein Zug ist fertig
ask-turn-1 = Eine Aktion bleibt dir noch
ask-turn-2 = Deine Aktionen, in beliebiger Reihenfolge
ask-turn-3 = Alle drei Aktionen, in beliebiger Reihenfolge
ask-gather = Sammeln: { $tile }
ask-menu = { $n ->
    [one] Nimm es oder lass es
   *[other] Nimm, was du willst, in beliebiger Reihenfolge
}
ask-menu-card = { $card }: { $n ->
    [one] Nimm es oder lass es
   *[other] Nimm, was du willst, in beliebiger Reihenfolge
}
ask-reward = Ort { $tile } ist gesäubert. Was tust du?
ask-one-of = Das eine oder das andere
ask-played = Gespielt: { $card }
ask-play = Welche Karte spielst du?
ask-move = Wohin bewegst du dich?
ask-pick-card = Welche ausliegende Karte nimmst du?
ask-keep-card = Welche Karte behältst du?
ask-sweep = Welche ausliegenden Karten räumst du ab?
ask-sweep-more = Abgeräumt werden: { $cards }. Noch mehr?
ask-place-worker = Auf welche Karte stellst du einen Arbeiter?
ask-pick-worker = Welcher Arbeiter kommt auf „{ $card }“?
ask-activate = Welche Karte aktivierst du?
ask-rescue-card = Welche Karte holst du auf die Hand zurück?
ask-rescue-worker = Welchen Arbeiter holst du zurück?
ask-vanquish = Besiege Verderbnis
ask-neighbour = Welchen Vorteil von nebenan nimmst du?
ask-solve = Welchen Auftrag erfüllst du?
ask-upgrade = Welches Artefakt rüstest du aus?
ask-meld = Welchen Meteoriten verschmilzt du?
ask-boast = Womit prahlst du?
ask-pay-card = Welche Karte entsorgst du?
ask-pay-discard = Welche Karte legst du ab?
ask-pay-corruption = Welchen Verderbnismarker entsorgst du?
ask-pay-worker = Welchen Arbeiter entsorgst du?
ask-trash-map = Entsorge eine Landkarte

do-decline = Verzichten
do-done = Fertig
do-end-turn = Zug beenden
do-token-move = { ICON("move") } Auf Bewegen: spielen und sammeln
do-token-play = { ICON("play") } Auf Spielen: bewegen und sammeln
do-token-gather = { ICON("gather") } Auf Sammeln: bewegen und spielen
do-refresh = { ICON("refresh") } Rasten: alle Karten und Arbeiter kommen zurück
do-move-withheld = { ICON("move") } Bewegen
do-play-withheld = { ICON("play") } Spielen
do-gather-withheld = { ICON("gather") } Sammeln
do-move = { $tile }: { $what }
do-move-corrupted = { $tile } ({ $tokens }): { $what } · noch verdeckt: { $covered }
do-move-cleared = { $tile }: { $covered } · { $what }
do-move-hidden = { ICON("map") } { $place }: verdeckt, mit Landkarte
do-play = { $card }: { $core } · { $ability }
do-gather = { ICON("gather") } Sammeln: { $what }
do-take-all = Alles zusammen: { $what }
do-partly = { $what } (du bekämst: { $fits })
do-core = Basiswert: { $what }
do-place = Stelle { $worker } darauf: { $ability }
do-on = { $card }: { $ability }
do-pick-worker = Stelle { $worker } darauf
do-use = { $card }: { $ability }
do-rescue = { $card }
do-rescue-worker = { $card } samt Arbeiter
do-gain-card = { $card } ({ $about })
do-gain-card-hand = Auf die Hand: { $card } ({ $about })
do-sweep = „{ $card }“ abräumen
do-sweep-all = { ICON("sweep") } Alle abräumen
do-sweep-done = { ICON("sweep") } { $n ->
    [one] Diese Karte abräumen
   *[other] Diese { $n } Karten abräumen
}
do-vanquish = Besiege { $token } für { $price }
do-vanquish-withheld = Besiege { $token }
do-banish = Zurück in den Beutel: { $token }
do-neighbour = { $tile }: { $what }
do-solve = { $card } für { $price }: { $what }
do-upgrade = { $card } ({ $coins } $): { $what }
do-meld = { $card }: { $what }
do-boast = { $category }
do-discard = Lege ab: { $what }
do-trash = Entsorge { $what }
do-trash-map = { ICON("map") } Entsorge eine Landkarte: { $what }

warn-ability = Ein Arbeiter auf „{ $card }“ brächte dir jetzt nichts: { $why }. (**{ $what }**)
warn-instant = Der Sofortteil von „{ $card }“ wäre verloren: { $why }. (**{ $what }**)

withheld-token-there = dein Aktionsmarker liegt schon dort
withheld-token-covers = dein Aktionsmarker liegt in diesem Zug darauf
withheld-action-done = das hast du schon getan
withheld-refresh-first = nur von Bewegen, Spielen oder Sammeln aus
withheld-actions-left = noch zu tun: { $actions }
withheld-nowhere = kein freier Ort in Reichweite
withheld-basecamp = im Basislager geht das nicht
withheld-nothing-here = hier gibt es gerade nichts zu sammeln
withheld-hand-empty = deine Hand ist leer
withheld-power-full = du hast { $n } Stärke
withheld-guile-full = du hast { $n } List
withheld-no-maps = keine Landkarte ist mehr übrig
withheld-bag-empty = der Beutel ist leer
withheld-workers-gone = im Vorrat ist { $colour ->
    [red] kein roter
    [blue] kein blauer
    [green] kein grüner
    [yellow] kein gelber
   *[purple] kein violetter
} Arbeiter mehr
withheld-no-count = es gibt dafür nichts zu zählen
withheld-deck-empty = der Stapel ist leer
withheld-no-face-up = eine solche Karte liegt nicht aus
withheld-row-full = du hast { $n } aktive Karten
withheld-lacks-worker = du brauchst { $worker }
withheld-no-worker = du hast keinen Arbeiter verfügbar
withheld-used = ihre Fähigkeit wurde gerade genutzt
withheld-no-active = du hast keine aktive Karte
withheld-no-free-card = keine aktive Karte ist ohne Arbeiter
withheld-no-placed = auf keiner Karte steht ein Arbeiter
withheld-no-activate = es gibt keine Karte zu aktivieren
withheld-lent = er gilt schon ein zweites Mal
withheld-no-corruption = hier liegt keine Verderbnis
withheld-corruption-cost = { $token } kostet { $price }
withheld-never-twenty = die 20 kommt nie in den Beutel
withheld-no-benefit = nebenan gibt es nichts zu holen
withheld-no-quest = du hast keinen Auftrag für diesen Ort
withheld-solve-cost = das kostet { $price }
withheld-solve-limit = mehr als { $n } Aufträge gehen nicht
withheld-upgrade-limit = mehr als { $n } Artefakte gehen nicht
withheld-meld-limit = mehr als { $n } Meteoriten gehen nicht
withheld-no-item = du hast kein Artefakt
withheld-no-meteorite = du hast keinen Meteoriten
withheld-no-star = alle deine Sterne liegen schon
withheld-no-category = kein Erfolg ist erreicht
withheld-has-star = dein Stern liegt schon dort
withheld-progress = { $have } von { $goal }
withheld-stars = dafür brauchst du { $n ->
    [one] { $n } gelegten Stern
   *[other] { $n } gelegte Sterne
}
withheld-melded = dafür brauchst du { $n ->
    [one] { $n } verschmolzenen Meteoriten
   *[other] { $n } verschmolzene Meteoriten
}
withheld-cost-power = du brauchst { $n } Stärke
withheld-cost-guile = du brauchst { $n } List
withheld-cost-coins = du brauchst { $n } $
withheld-cost-map = { $n ->
    [one] du hast keine Landkarte
   *[other] du brauchst { $n } Landkarten
}
withheld-cost-corruption = { $n ->
    [one] du hast keinen Verderbnismarker
   *[other] du brauchst { $n } Verderbnismarker
}
withheld-cost-card = { $n ->
    [one] du hast keine Karte
   *[other] du brauchst { $n } Karten
}
withheld-cost-discard = { $n ->
    [one] deine Hand ist leer
   *[other] du brauchst { $n } Handkarten
}
withheld-cost-worker = { $n ->
    [one] du hast keinen Arbeiter verfügbar
   *[other] du brauchst { $n } Arbeiter
}

say-covers-move = { $player } verzichtet aufs Bewegen.
say-covers-play = { $player } verzichtet aufs Spielen.
say-covers-gather = { $player } verzichtet aufs Sammeln.
say-refreshes = { $player } rastet.
say-gathers = { $player } sammelt an Ort { $tile }.
say-gathers-gains = { $player } sammelt an Ort { $tile }: { $what }.
say-solves-for = { $player } zahlt { $price } und erfüllt „{ $card }“.
say-solves-for-gains = { $player } zahlt { $price }, erfüllt „{ $card }“ und erhält { $what }.
say-solves-gains = { $player } erfüllt „{ $card }“ und erhält { $what }.
say-activates-gains = { $player } aktiviert „{ $card }“ und erhält { $what }.
say-trashes-map-gains = { $player } entsorgt eine Landkarte und erhält { $what }.
say-gains-by = „{ $by }“: { $player } erhält { $what }.
say-takes-back = { $player } holt alle Karten und Arbeiter zurück.
say-moves = { $player } bewegt sich zu Ort { $tile }.
say-moves-gains = { $player } bewegt sich zu Ort { $tile } und erhält { $what }.
say-flips = { $player } entdeckt Ort { $tile } und nimmt die Landkarte. Verderbnis, zuletzt oben: { $tokens }.
say-flips-bare = { $player } entdeckt Ort { $tile } und nimmt die Landkarte. Der Beutel ist leer: keine Verderbnis.
say-in-vain = „{ $card }“ bringt { $player } nichts.
say-instant-lost = Der Sofortteil von „{ $card }“ bringt { $player } nichts.
say-plays = { $player } spielt „{ $card }“.
say-plays-gains = { $player } spielt „{ $card }“ und erhält { $what }.
say-places = { $player } stellt { $worker } auf „{ $card }“.
say-places-gains = { $player } stellt { $worker } auf „{ $card }“ und erhält { $what }.
say-activates = { $player } aktiviert „{ $card }“.
say-whenever = „{ $card }“ wirkt.
say-whenever-gains = „{ $card }“ wirkt: { $player } erhält { $what }.
say-gains = { $player } erhält { $what }.
say-gains-card = { $player } erhält „{ $card }“.
say-gains-card-hand = { $player } nimmt „{ $card }“ direkt auf die Hand.
say-draws = { $player } zieht: { $cards }.
guard-tile = jemand bewegt sich zu { $tile }, oder dort ändert sich etwas
guard-spot = jemand nimmt { $card } ({ $spot }) oder räumt die Karte ab
say-turned-up = Neu bei { $spot }: { $card }.
say-turned-up-more = Neu: { $cards }.
name-at = { $card } bei { $spot }
say-swept = { $player } räumt ab: { $cards }.
say-reshuffled = Die abgeräumten Karten werden zum neuen Stapel.
say-rescues = { $player } holt „{ $card }“ auf die Hand zurück.
say-rescues-worker = { $player } holt { $worker } von „{ $card }“ zurück.
say-vanquishes = { $player } besiegt { $token } für { $price }.
say-banishes = { $player } legt { $token } in den Beutel zurück.
say-cleared = Ort { $tile } ist gesäubert.
say-solves = { $player } erfüllt „{ $card }“.
say-upgrades = { $player } rüstet „{ $card }“ aus.
say-melds = { $player } verschmilzt „{ $card }“.
say-boasts = { $player } prahlt: { $category }. Das ist Stern { $n }.
say-ending = { $player } hat den vierten Stern gelegt: Alle haben noch einen Zug.
say-ending-others = { $player } hat den vierten Stern gelegt: Alle anderen haben noch einen Zug.
say-pays = { $player } zahlt { $what }.
say-trashes = { $player } entsorgt { $what }.
say-trashes-map = { $player } entsorgt eine Landkarte.
say-discards = { $player } legt { $what } ab.
say-over = Die Expeditionen sind zu Ende.
say-standstill = Niemand kann noch einen Stern legen, und niemand erhält mehr etwas: Die Expeditionen sind zu Ende.

part-cash = Münzen
part-stars = Sterne
part-items = Ausgerüstete Artefakte
part-tokens = Verderbnis

## The content

mech-tatanka = Tatanka
mech-tatanka-rule = Du darfst je bis zu 5-mal erfüllen, ausrüsten und verschmelzen.
mech-marsh-strider = Sumpfläufer
mech-marsh-strider-rule = Du bewegst dich bis zu 4 statt 3 Orte weit.
mech-odins-wrath = Odins Zorn
mech-odins-wrath-rule = Jederzeit in deinem Zug: Entsorge eine Landkarte für 1 Stärke, 1 List oder 1 $.
mech-lumberjack = Holzfäller
mech-lumberjack-rule = Bei jedem Besiegen kostet der erste Marker jeder Farbe 1 weniger (die 20 kostet 18).
mech-highlander = Highlander
mech-highlander-rule = Erhaltene Karten darfst du direkt auf die Hand nehmen.

part = { $heading }: { $words }
part-instant = Sofort
part-ongoing = Dauerhaft
part-ability = Fähigkeit
part-bonus = Verschmelzbonus
part-solve = Erfüllen auf { $number } ({ $where }) für { $cost }
part-coins = Ausgerüstet { $coins } $ wert

join-and = { $one } und { $other }
join-or = { $one } ODER { $other }
join-or-else = { $one }; ODER { $other }
join-bracket = ({ $things })
join-benefits = { $one } · { $other }
join-comma = { $one }, { $other }
join-plain = { $parts }
join-sentence = { $clause }.
join-sentences = { $one } { $other }

core-stars = +{ $worth } ab { $n ->
    [one] { $n } gelegtem Stern
   *[other] { $n } gelegten Sternen
}
core-melded = +{ $worth } ab { $n ->
    [one] { $n } Verschmelzung
   *[other] { $n } Verschmelzungen
}

thing-power = { $n } { ICON("power") } Stärke
thing-guile = { $n } { ICON("guile") } List
thing-coins = { ICON("coins") } { $n } $
thing-map = { $n ->
    [one] eine { ICON("map") } Landkarte
   *[other] { $n } { ICON("map") } Landkarten
}
thing-corruption = { $n ->
    [one] einen { ICON("corruption") } Verderbnismarker aus dem Beutel
   *[other] { $n } { ICON("corruption") } Verderbnismarker aus dem Beutel
}
thing-worker = { $n ->
    [one] einen { ICON($colour, "_worker") } { $colour ->
        [red] roten
        [blue] blauen
        [green] grünen
        [yellow] gelben
       *[purple] violetten
    } Arbeiter
   *[other] { $n } { ICON($colour, "_worker") } { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
        [yellow] gelbe
       *[purple] violette
    } Arbeiter
}
thing-either-worker = einen { $one ->
    [red] roten
    [blue] blauen
    [green] grünen
    [yellow] gelben
   *[purple] violetten
} oder { $other ->
    [red] roten
    [blue] blauen
    [green] grünen
    [yellow] gelben
   *[purple] violetten
} Arbeiter
thing-card-face-up = { $kind ->
    [item] { $n ->
    [one] ein ausliegendes Artefakt
   *[other] { $n } ausliegende Artefakte
}
    [meteorite] { $n ->
    [one] einen ausliegenden Meteoriten
   *[other] { $n } ausliegende Meteoriten
}
    [quest] { $n ->
    [one] einen ausliegenden Auftrag
   *[other] { $n } ausliegende Aufträge
}
   *[any] { $n ->
    [one] eine ausliegende Karte
   *[other] { $n } ausliegende Karten
}
}
thing-card-adjacent = { $kind ->
    [item] { $n ->
    [one] ein benachbartes Artefakt
   *[other] { $n } benachbarte Artefakte
}
    [meteorite] { $n ->
    [one] einen benachbarten Meteoriten
   *[other] { $n } benachbarte Meteoriten
}
    [quest] { $n ->
    [one] einen benachbarten Auftrag
   *[other] { $n } benachbarte Aufträge
}
   *[any] { $n ->
    [one] eine benachbarte Karte
   *[other] { $n } benachbarte Karten
}
}
thing-card-deck = { $n ->
    [one] die oberste Karte vom Stapel
   *[other] die { $n } obersten Karten vom Stapel
}
thing-card-two = 1 der 2 obersten Karten (andere abräumen)
thing-per = { $thing } je { $count }{ $limit ->
    [none] { "" }
   *[some] { " " }(max. { $most })
}

act-gain = { $form ->
    [start] Erhalte { $things }
    [colon] Erhalte { $things }
    [to] { $things } zu erhalten
   *[mid] erhalte { $things }
}
act-sweep = { ICON("sweep") } { $form ->
    [start] Räume ausliegende Karten ab
    [colon] Räume ausliegende Karten ab
    [to] ausliegende Karten abzuräumen
   *[mid] räume ausliegende Karten ab
}
act-move = { ICON("move") } { $form ->
    [start] Bewege dich
    [colon] Bewege dich
    [to] dich zu bewegen
   *[mid] bewege dich
}{ $n ->
    [0] { "" }
   *[other] { " " }mit Reichweite +{ $n }
}
act-play = { ICON("play") } { $form ->
    [start] Spiele eine Karte
    [colon] Spiele eine Karte
    [to] eine Karte zu spielen
   *[mid] spiele eine Karte
}
act-refresh = { ICON("refresh") } { $form ->
    [start] Rasten
    [colon] Rasten
    [to] zu rasten
   *[mid] raste
}
act-rescue-card = { ICON("rescue_card") } { $form ->
    [start] Hole eine aktive Karte zurück
    [colon] Hole eine aktive Karte zurück
    [to] eine aktive Karte zurückzuholen
   *[mid] hole eine aktive Karte zurück
}
act-rescue-worker = { ICON("rescue_worker") } { $form ->
    [start] Hole einen Arbeiter zurück
    [colon] Hole einen Arbeiter zurück
    [to] einen Arbeiter zurückzuholen
   *[mid] hole einen Arbeiter zurück
}
act-solve = { ICON("solve") } { $form ->
    [start] Erfülle einen Auftrag
    [colon] Erfülle einen Auftrag
    [to] einen Auftrag zu erfüllen
   *[mid] erfülle einen Auftrag
}{ $n ->
    [0] { "" }
   *[other] { " " }für { $n } weniger (Stärke oder List)
}
act-vanquish = { ICON("vanquish") } { $form ->
    [start] Besiege Verderbnis
    [colon] Besiege Verderbnis
    [to] Verderbnis zu besiegen
   *[mid] besiege Verderbnis
}{ $n ->
    [0] { "" }
   *[other] , jeden Marker für { $n } weniger
}
act-vanquish-any = { ICON("vanquish") } { $form ->
    [start] Besiege Verderbnis, jede Farbe mit Stärke ODER List
    [colon] Besiege Verderbnis, jede Farbe mit Stärke ODER List
    [to] Verderbnis zu besiegen, jede Farbe mit Stärke ODER List
   *[mid] besiege Verderbnis, jede Farbe mit Stärke ODER List
}{ $n ->
    [0] { "" }
   *[other] , jeden Marker für { $n } weniger
}
act-banish = { ICON("banish") } { $form ->
    [start] Lege die oberste Verderbnis hier in den Beutel zurück
    [colon] Lege die oberste Verderbnis hier in den Beutel zurück
    [to] die oberste Verderbnis hier in den Beutel zurückzulegen
   *[mid] lege die oberste Verderbnis hier in den Beutel zurück
}
act-upgrade = { ICON("upgrade") } { $form ->
    [start] Rüste ein Artefakt aus
    [colon] Rüste ein Artefakt aus
    [to] ein Artefakt auszurüsten
   *[mid] rüste ein Artefakt aus
}
act-meld = { ICON("meld") } { $form ->
    [start] Verschmilz einen Meteoriten
    [colon] Verschmilz einen Meteoriten
    [to] einen Meteoriten zu verschmelzen
   *[mid] verschmilz einen Meteoriten
}
act-boast = { ICON("boast") } { $form ->
    [start] Prahle
    [colon] Prahle
    [to] zu prahlen
   *[mid] prahle
}
act-activate-adjacent = { ICON("activate") } { $form ->
    [start] Aktiviere eine benachbarte Karte
    [colon] Aktiviere eine benachbarte Karte
    [to] eine benachbarte Karte zu aktivieren
   *[mid] aktiviere eine benachbarte Karte
}
act-activate-previous = { ICON("activate") } { $form ->
    [start] Aktiviere die vorige Karte
    [colon] Aktiviere die vorige Karte
    [to] die vorige Karte zu aktivieren
   *[mid] aktiviere die vorige Karte
}
act-activate-own = { ICON("activate") } { $form ->
    [start] Aktiviere eine andere deiner Karten
    [colon] Aktiviere eine andere deiner Karten
    [to] eine andere deiner Karten zu aktivieren
   *[mid] aktiviere eine andere deiner Karten
}
act-activate-upgraded = { ICON("activate") } { $form ->
    [start] Aktiviere ein ausgerüstetes Artefakt
    [colon] Aktiviere ein ausgerüstetes Artefakt
    [to] ein ausgerüstetes Artefakt zu aktivieren
   *[mid] aktiviere ein ausgerüstetes Artefakt
}
act-neighbour = { ICON("neighbour") } { $form ->
    [start] Erhalte einen Vorteil eines Nachbarorts
    [colon] Erhalte einen Vorteil eines Nachbarorts
    [to] einen Vorteil eines Nachbarorts zu erhalten
   *[mid] erhalte einen Vorteil eines Nachbarorts
}
act-place-worker = { ICON("worker") } { $form ->
    [start] Nutze eine freie aktive Karte mit einem beliebigen Arbeiter
    [colon] Nutze eine freie aktive Karte mit einem beliebigen Arbeiter
    [to] eine freie aktive Karte mit einem beliebigen Arbeiter zu nutzen
   *[mid] nutze eine freie aktive Karte mit einem beliebigen Arbeiter
}
act-pay = { $cost }, um { $then }
act-given-again = { $form ->
    [start] Ab
    [colon] Ab
   *[mid] ab
} { $n } auch: { $then }
act-given-melded = { $form ->
    [start] Ab
    [colon] Ab
   *[mid] ab
} { $n ->
    [one] { $n } Verschmelzung
   *[other] { $n } Verschmelzungen
} auch: { $then }
act-given-stars = { $form ->
    [start] Ab
    [colon] Ab
   *[mid] ab
} { $n ->
    [one] { $n } gelegtem Stern
   *[other] { $n } gelegten Sternen
} auch: { $then }
act-whenever = { $form ->
    [start] Immer
    [colon] Immer
   *[mid] immer
} wenn du { $when }: { $things }

cost-power = { $form ->
    [start] Zahle
    [colon] Zahle
   *[mid] zahle
} { $n } Stärke
cost-guile = { $form ->
    [start] Zahle
    [colon] Zahle
   *[mid] zahle
} { $n } List
cost-coins = { $form ->
    [start] Zahle
    [colon] Zahle
   *[mid] zahle
} { $n } $
cost-map = { $form ->
    [start] Entsorge
    [colon] Entsorge
   *[mid] entsorge
} { $n ->
    [one] eine Landkarte
   *[other] { $n } Landkarten
}
cost-corruption = { $form ->
    [start] Entsorge
    [colon] Entsorge
   *[mid] entsorge
} { $n ->
    [one] einen Verderbnismarker
   *[other] { $n } Verderbnismarker
}
cost-card = { $form ->
    [start] Entsorge
    [colon] Entsorge
   *[mid] entsorge
} { $n ->
    [one] eine deiner Karten
   *[other] { $n } deiner Karten
}
cost-discard = { $form ->
    [start] Lege
    [colon] Lege
   *[mid] lege
} { $n ->
    [one] eine Handkarte
   *[other] { $n } Handkarten
} ab
cost-worker = { $form ->
    [start] Entsorge
    [colon] Entsorge
   *[mid] entsorge
} { $n ->
    [one] einen verfügbaren Arbeiter
   *[other] { $n } verfügbare Arbeiter
}

count-maps = { $each ->
    [one] Landkarte
   *[other] { $each } Landkarten
}
count-workers = { $each ->
    [one] Arbeiter
   *[other] { $each } Arbeiter
}
count-available-workers = { $each ->
    [one] verfügbaren Arbeiter
   *[other] { $each } verfügbare Arbeiter
}
count-cards = { $each ->
    [one] eigene Karte
   *[other] { $each } eigene Karten
}
count-red-cards = { $each ->
    [one] rote Karte
   *[other] { $each } rote Karten
}
count-blue-cards = { $each ->
    [one] blaue Karte
   *[other] { $each } blaue Karten
}
count-green-cards = { $each ->
    [one] grüne Karte
   *[other] { $each } grüne Karten
}
count-yellow-cards = { $each ->
    [one] gelbe Karte
   *[other] { $each } gelbe Karten
}
count-purple-cards = { $each ->
    [one] violette Karte
   *[other] { $each } violette Karten
}
count-solved = { $each ->
    [one] erfüllten Auftrag
   *[other] { $each } erfüllte Aufträge
}
count-melded = { $each ->
    [one] verschmolzenen Meteoriten
   *[other] { $each } verschmolzene Meteoriten
}
count-upgraded = { $each ->
    [one] ausgerüstetes Artefakt
   *[other] { $each } ausgerüstete Artefakte
}
count-stars = { $each ->
    [one] gelegten Stern
   *[other] { $each } gelegte Sterne
}
count-corruption = { $each ->
    [one] Verderbnismarker
   *[other] { $each } Verderbnismarker
}

when-move = dich bewegst
when-vanquish = einen Verderbnismarker besiegst
when-solve = einen Auftrag erfüllst
when-gain-card = { $kind ->
    [item] ein Artefakt
    [meteorite] einen Meteoriten
    [quest] einen Auftrag
   *[any] eine Karte
} erhältst
when-gain-worker = einen Arbeiter erhältst
when-play = eine { $colour ->
    [any] Karte
    [red] rote Karte
    [blue] blaue Karte
    [green] grüne Karte
    [yellow] gelbe Karte
   *[purple] violette Karte
} spielst
when-refresh = rastest
when-meld = einen Meteoriten verschmilzt
when-upgrade = ein Artefakt ausrüstest

rule-range = Du bewegst dich bis zu { $n ->
    [one] { $n } Ort
   *[other] { $n } Orte
} weiter
rule-solve-cost = Aufträge kosten dich { $n } weniger (Stärke oder List)
rule-vanquish-cost = Bei jedem Besiegen kostet der erste Marker { $n } weniger
rule-any-worker = { $colour ->
    [any] Deine Arbeiter zählen als jede Farbe
    [red] Deine roten Arbeiter zählen als jede Farbe
    [blue] Deine blauen Arbeiter zählen als jede Farbe
    [green] Deine grünen Arbeiter zählen als jede Farbe
    [yellow] Deine gelben Arbeiter zählen als jede Farbe
   *[purple] Deine violetten Arbeiter zählen als jede Farbe
}

tile-1 = Vereister Anleger
tile-2 = Pelzmarkt
tile-3 = Verbrannte Palisade
tile-4 = Ende der Gleise
tile-5 = Glockenkloster
tile-6 = Wolfssenke
tile-7 = Geknickte Lärchen
tile-8 = Aschelichtung
tile-9 = Mühlwehr
tile-10 = Goldfurt
tile-11 = Spiegelmoor
tile-12 = Sporendickicht
tile-13 = Bärentor
tile-14 = Letztes Steinmal
tile-15 = Glasterrassen
tile-16 = Kraterrand
tile-17 = Walfriedhof
tile-18 = Halle der Stimmen
tile-19 = Nordgrat
tile-20 = Der Schlund

card-signal-pistol = { ICON("red_item") } Signalpistole
card-signal-pistol-flavour = Rot heißt Hilfe. Zweimal Rot heißt: zu spät für Hilfe.
card-iron-gauntlet = { ICON("red_item") } Eiserne Faust
card-iron-gauntlet-flavour = Gebaut, um Kessel zu heben. Was sie sonst hebt, ist ihr gleich.
card-field-kitchen = { ICON("red_item") } Feldküche
card-field-kitchen-flavour = Wer dem Suppenduft folgt, ist noch nicht verrückt geworden.
card-war-drum = { ICON("red_item") } Kriegstrommel
card-war-drum-flavour = Niemand trommelt. Marschiere trotzdem.
card-blasting-charge = { ICON("red_item") } Sprengladung
card-blasting-charge-flavour = Die kurze Zündschnur war billiger.
card-workshop-cart = { ICON("blue_item") } Werkstattkarren
card-workshop-cart-flavour = Drehbank, Amboss, Ofen: mehr wünscht sich kein Mech.
card-rotor-sled = { ICON("blue_item") } Rotorschlitten
card-rotor-sled-flavour = Seine Bremse heißt Schneewehe.
card-resonance-coil = { ICON("blue_item") } Resonanzspule
card-resonance-coil-flavour = Sie summt, kurz bevor die Maschine neben ihr erwacht.
card-clockwork-hand = { ICON("blue_item") } Uhrwerkhand
card-clockwork-hand-flavour = Fünf Finger, neunzig Räder, ein sicherer Griff.
card-spare-parts = { ICON("blue_item") } Ersatzteilkiste
card-spare-parts-flavour = Was fehlt, liegt in der anderen Kiste.
card-bone-compass = { ICON("green_item") } Knochenkompass
card-bone-compass-flavour = Nach Norden zeigt er nie. Er zeigt, wo du gern wärst.
card-reindeer-sledge = { ICON("green_item") } Rentierschlitten
card-reindeer-sledge-flavour = Kein Sprit, kein Qualm, aber eine eigene Meinung.
card-survey-chest = { ICON("green_item") } Vermessungskiste
card-survey-chest-flavour = Messketten, Pflöcke und eine Flasche für die Abende.
card-birch-canoe = { ICON("green_item") } Birkenkanu
card-birch-canoe-flavour = So leicht, dass einer es trägt, so leise, dass keiner es hört.
card-ice-lantern = { ICON("green_item") } Eislaterne
card-ice-lantern-flavour = Nachts friert die Flamme ein. Am Morgen brennt sie weiter.
card-silver-samovar = { ICON("yellow_item") } Silberner Samowar
card-silver-samovar-flavour = Beim dritten Glas hat alles seinen Preis.
card-waybill-book = { ICON("yellow_item") } Frachtbuch
card-waybill-book-flavour = Jede Kiste ist quittiert, manche zweimal.
card-strongbox = { ICON("yellow_item") } Geldkassette
card-strongbox-flavour = Der Schlüssel ist weg. Das Schloss zum Glück auch.
card-tea-bricks = { ICON("yellow_item") } Ziegeltee
card-tea-bricks-flavour = Zum Trinken, zum Zahlen oder für eine niedrige Mauer.
card-golden-icon = { ICON("yellow_item") } Goldene Ikone
card-golden-icon-flavour = Der Heilige hat die Augen geschlossen. Früher sah er dich an.
card-whispering-mask = { ICON("purple_item") } Flüstermaske
card-whispering-mask-flavour = Setz sie auf, und alle gehorchen. Auch du.
card-black-mirror = { ICON("purple_item") } Schwarzer Spiegel
card-black-mirror-flavour = Dein Spiegelbild ist dir immer eine Bewegung voraus.
card-spore-vial = { ICON("purple_item") } Sporenfläschchen
card-spore-vial-flavour = Nicht schütteln. Das tut es selbst.
card-homing-bell = { ICON("purple_item") } Heimkehrglocke
card-homing-bell-flavour = Ein Schlag, und alle sind wieder daheim.
card-star-tongs = { ICON("purple_item") } Sternenzange
card-star-tongs-flavour = Um aufzuheben, was am Himmel hätte bleiben sollen.
card-ember-core = { ICON("red_meteorite") } Glutkern
card-ember-core-flavour = Zwölf Jahre im Schnee und noch immer zu heiß.
card-thunder-egg = { ICON("red_meteorite") } Donnerei
card-thunder-egg-flavour = Eine Schale aus Basalt und ein Gewitter als Dotter.
card-magnet-heart = { ICON("blue_meteorite") } Magnetherz
card-magnet-heart-flavour = Nägel, Löffel, Gewehre: alles kommt zu Besuch.
card-living-copper = { ICON("blue_meteorite") } Lebendes Kupfer
card-living-copper-flavour = Es rankt an jeder Maschine wie Efeu an der Mauer.
card-moss-idol = { ICON("green_meteorite") } Moosgötze
card-moss-idol-flavour = Frag ihn etwas. Er antwortet stets mit einem Auftrag.
card-pole-finder = { ICON("green_meteorite") } Polsucher
card-pole-finder-flavour = Häng ihn an einen Faden und geh ihm nach.
card-hail-pearls = { ICON("green_meteorite") } Hagelperlen
card-hail-pearls-flavour = Sie fielen dort, wo jemand eine Karte zeichnete.
card-split-comet = { ICON("green_meteorite") } Gespaltener Komet
card-split-comet-flavour = Zwei Hälften einer Reise. Behalte die bessere.
card-gilded-splinter = { ICON("yellow_meteorite") } Vergoldeter Splitter
card-gilded-splinter-flavour = Selbst der Prüfer biss darauf. Den Zahn ist er los.
card-scale-weight = { ICON("yellow_meteorite") } Ehrliches Gewicht
card-scale-weight-flavour = Es wiegt genau das, was der Verkäufer verdient.
card-singing-bronze = { ICON("yellow_meteorite") } Singende Bronze
card-singing-bronze-flavour = Jeder Markt hat seine Glocke. Diese läutet selbst.
card-black-seed = { ICON("purple_meteorite") } Schwarze Saat
card-black-seed-flavour = Vergrab sie, und im Frühjahr sind es drei.
card-hollow-moon = { ICON("purple_meteorite") } Hohler Mond
card-hollow-moon-flavour = Klopf an. Jemand klopft zurück.
card-eye-of-frost = { ICON("purple_meteorite") } Frostauge
card-eye-of-frost-flavour = Seit es herabfiel, hat es nicht geblinzelt.
card-hammer-scale = { ICON("red_meteorite") } Hammerschlag
card-hammer-scale-flavour = Einmal schlagen, den Rest besorgen die Funken.
card-wolf-iron = { ICON("red_meteorite") } Wolfseisen
card-wolf-iron-flavour = Es zieht ins Dunkle, und dich gleich mit.
card-pulse-stone = { ICON("red_meteorite") } Pulsstein
card-pulse-stone-flavour = Halt ihn fest, und er trommelt dir deine Schritte vor.
card-sky-lens = { ICON("blue_meteorite") } Himmelslinse
card-sky-lens-flavour = Sie zeigt, was nebenan liegt, nur näher.
card-storm-geode = { ICON("blue_meteorite") } Sturmgeode
card-storm-geode-flavour = Wer sie öffnet, braucht zwei freie Hände.
card-echo-sphere = { ICON("blue_meteorite") } Echokugel
card-echo-sphere-flavour = Ruf hinein, und jemand anderes tut die Arbeit.
card-wayside-stone = { ICON("green_meteorite") } Wegstein
card-wayside-stone-flavour = Er liegt an jeder Kreuzung, an die du kommst.
card-amber-comb = { ICON("yellow_meteorite") } Bernsteinwabe
card-amber-comb-flavour = Klebrig: Was du aufhebst, bleibt bei dir.
card-sun-salt = { ICON("yellow_meteorite") } Sonnensalz
card-sun-salt-flavour = Einmal lecken, und alle sind wieder auf den Beinen.
card-beating-basalt = { ICON("purple_meteorite") } Pochender Basalt
card-beating-basalt-flavour = Er will heraus. Lass dafür etwas anderes hinein.
card-night-glass = { ICON("purple_meteorite") } Nachtglas
card-night-glass-flavour = Sieh hindurch, und der Tag fängt von vorn an.
card-sunken-barge = { ICON("red_quest") } Der gesunkene Kahn
card-sunken-barge-flavour = Die Ladung liegt noch unten. Was ihn versenkte, auch.
card-jammed-lock = { ICON("blue_quest") } Klemmende Schleuse
card-jammed-lock-flavour = Macht sie gängig, und der Hafen atmet wieder auf.
card-ice-road = { ICON("green_quest") } Die Eisstraße
card-ice-road-flavour = Befahrbar von November an, bis es knackt.
card-fur-auction = { ICON("yellow_quest") } Die Pelzauktion
card-fur-auction-flavour = Biete wenig und huste, sobald der Däne bietet.
card-silent-village = { ICON("purple_quest") } Das stumme Dorf
card-silent-village-flavour = Die Öfen sind warm, die Tische gedeckt, niemand spricht.
card-deserters-camp = { ICON("red_quest") } Lager der Deserteure
card-deserters-camp-flavour = Sie würden wieder kämpfen. Schon für ein Abendessen.
card-stalled-train = { ICON("blue_quest") } Der gestrandete Zug
card-stalled-train-flavour = Fahrplan und Kessel platzten am selben Morgen.
card-singing-ice = { ICON("green_quest") } Das singende Eis
card-singing-ice-flavour = Wo es singt, trägt es dich. Meistens.
card-monastery-debt = { ICON("yellow_quest") } Schuld der Mönche
card-monastery-debt-flavour = Geld haben sie keines. Aber einen sehr tiefen Keller.
card-sleepwalkers = { ICON("purple_quest") } Die Schlafwandler
card-sleepwalkers-flavour = Jede Nacht gehen sie ein paar Schritte weiter nach Norden.
card-wolf-winter = { ICON("red_quest") } Der Wolfswinter
card-wolf-winter-flavour = Das Rudel wartet am Brunnen. Es kennt eure Namen.
card-night-exchange = { ICON("blue_quest") } Die Nachtvermittlung
card-night-exchange-flavour = Seit Tagen ruft jemand an: nichts als Zahlen.
card-snowed-in-herd = { ICON("green_quest") } Eingeschneite Herde
card-snowed-in-herd-flavour = Die Rentiere kennen einen Weg hinaus. Trau den Rentieren.
card-amber-smugglers = { ICON("yellow_quest") } Bernsteinschmuggler
card-amber-smugglers-flavour = In jedem zehnten Stück bewegt sich noch etwas.
card-dream-fever = { ICON("purple_quest") } Traumfieber
card-dream-fever-flavour = Die Kranken zeichnen alle dieselbe Tür.
card-armoured-sleds = { ICON("red_quest") } Die Panzerschlitten
card-armoured-sleds-flavour = Verlassen, bei laufendem Motor.
card-drowned-mill = { ICON("blue_quest") } Versunkene Mühle
card-drowned-mill-flavour = Das Rad dreht sich flussaufwärts.
card-white-stag = { ICON("green_quest") } Der weiße Hirsch
card-white-stag-flavour = Wer ihm folgt, lernt die Wege. Wer ihn jagt, keinen.
card-gold-washers = { ICON("yellow_quest") } Die Goldwäscher
card-gold-washers-flavour = Sie waschen nachts, damit der Fluss nichts merkt.
card-sleepless-choir = { ICON("purple_quest") } Der schlaflose Chor
card-sleepless-choir-flavour = Vierzig Stimmen aus einer Kirche ohne Dach.
card-powder-store = { ICON("red_quest") } Das Pulverlager
card-powder-store-flavour = Rauchen verboten, sagt das Schild. Jemand raucht.
card-fallen-airship = { ICON("blue_quest") } Das Luftschiffwrack
card-fallen-airship-flavour = Elf Reisende, zwölf Fußspuren.
card-sunken-forest = { ICON("green_quest") } Der versunkene Wald
card-sunken-forest-flavour = Baumwipfel als Trittsteine. Sieh nicht hinunter.
card-last-caravan = { ICON("yellow_quest") } Die letzte Karawane
card-last-caravan-flavour = Sie verkaufen alles zum halben Preis und sagen nicht, warum.
card-burning-lake = { ICON("purple_quest") } Der brennende See
card-burning-lake-flavour = Die Fische sind ausgezogen. Etwas ist eingezogen.
card-siege-of-bears = { ICON("red_quest") } Belagerung der Bären
card-siege-of-bears-flavour = Sie lösen sich beim Wachen ab. Bären tun das nicht.
card-frozen-engine = { ICON("blue_quest") } Die gefrorene Maschine
card-frozen-engine-flavour = Tau sie langsam auf. Niemand hat sie abgestellt.
card-uncharted-pass = { ICON("green_quest") } Unvermessener Pass
card-uncharted-pass-flavour = Weißes Papier, weißer Schnee. Eines von beiden lügt.
card-governors-depot = { ICON("yellow_quest") } Depot des Gouverneurs
card-governors-depot-flavour = Sekt für tausend Gäste, die nie gekommen sind.
card-frost-orchard = { ICON("purple_quest") } Der Frostgarten
card-frost-orchard-flavour = Die Bäume tragen im Winter. Gepflanzt hat sie niemand.
card-iron-tomb = { ICON("red_quest") } Das eiserne Grab
card-iron-tomb-flavour = Von außen vernietet. Von innen verbeult.
card-buried-turbine = { ICON("blue_quest") } Verschüttete Turbine
card-buried-turbine-flavour = Grabt sie aus, und sie läuft von selbst an.
card-stranded-balloon = { ICON("green_quest") } Der gestrandete Ballon
card-stranded-balloon-flavour = Der Korb ist leer. Er ist noch warm.
card-whale-oil-bank = { ICON("yellow_quest") } Die Tranbank
card-whale-oil-bank-flavour = Der Tresor steht zwischen den Rippen. Die Zinsen sind hoch.
card-many-voices = { ICON("purple_quest") } Die vielen Stimmen
card-many-voices-flavour = Eine davon ist deine. Antworte dieser.
card-last-outpost = { ICON("red_quest") } Der letzte Posten
card-last-outpost-flavour = Befehl: halten bis zur Ablösung. Das war 1908.
card-observatory = { ICON("blue_quest") } Die Sternwarte
card-observatory-flavour = Das Fernrohr ist auf den Boden gerichtet.
card-edge-of-the-map = { ICON("green_quest") } Der Rand der Karte
card-edge-of-the-map-flavour = Ab hier wird wahr, was du einzeichnest.
card-price-of-truth = { ICON("yellow_quest") } Preis der Wahrheit
card-price-of-truth-flavour = Die Zeitungen zahlen gut. Bring Beweise, bring sie tot.
card-heart-of-the-pit = { ICON("purple_quest") } Herz des Schlunds
card-heart-of-the-pit-flavour = Es schlägt zweimal im Jahr. Das ist das zweite Mal.
card-matthew = { ICON("green_character") } Matthew
card-matthew-flavour = Er hat einen Fäustling übrig für jeden, den er findet.
card-caesar = { ICON("red_companion") } Caesar
card-caesar-flavour = Hat noch nie einen Schlitten verloren, nur Lenker.
card-vesna = { ICON("blue_character") } Vesna
card-vesna-flavour = Wenn sich etwas nicht dreht, fragt sie es, warum.
card-voltan = { ICON("green_companion") } Voltan
card-voltan-flavour = Fell aus Kupfer, Augen aus Quarz, echte Neugier.
card-anna = { ICON("yellow_character") } Anna
card-anna-flavour = Sie feilscht, bis beide sich großzügig fühlen.
card-wojtek = { ICON("red_companion") } Wojtek
card-wojtek-flavour = Er trägt für vier und frisst für sechs.
card-gunter = { ICON("red_character") } Gunter
card-gunter-flavour = Der Frieden machte ihn unruhig. Der Schnee macht ihn jung.
card-nacht = { ICON("blue_companion") } Nacht
card-nacht-flavour = Wo sie knurrt, weicht das Dunkel zur Seite.
card-olga = { ICON("green_character") } Olga
card-olga-flavour = Jedes Dorf schuldet ihr einen Gefallen und ein Bett.
card-changa = { ICON("yellow_companion") } Changa
card-changa-flavour = Du hörst sie einmal. Dann ist sie schon vorbei.
card-akiko = { ICON("blue_character") } Akiko
card-akiko-flavour = Sie liest Steine, die älter sind als das Lesen.
card-jiro = { ICON("yellow_companion") } Jiro
card-jiro-flavour = Deine Taschen sind leer. Seine nicht.

## The pictures

# Where words too long for a line in a picture may be broken.
pic-breaks = Sporen-dickicht Sturm-geode Glocken-kloster Asche-lichtung Glas-terrassen Bernstein-schmuggler Vermes-sungskiste Sporen-fläschchen Knochen-kompass Nacht-vermittlung Werkstatt-karren Heimkehr-glocke Rentier-schlitten Luftschiff-wrack Unvermes-sener Panzer-schlitten Resonanz-spule Hammer-schlag Bernstein-wabe Kriegs-trommel Ersatzteil-kiste Schlaf-wandler Rotor-schlitten Einge-schneite Spreng-ladung Sternen-zange Uhrwerk-hand Flüster-maske Himmels-linse Verschüt-tete Geld-kassette Gold-wäscher Signal-pistole Gouver-neurs Traum-fieber
pic-letter-red = R
pic-letter-blue = B
pic-letter-green = Gr
pic-letter-yellow = Ge
pic-letter-purple = V
pic-kind-item = Artefakt
pic-kind-meteorite = Meteorit
pic-kind-quest = Auftrag
pic-kind-character = Charakter
pic-kind-companion = Gefährte
pic-kind-mech = Mech
pic-kind-south = Süden
pic-kind-central = Zentrum
pic-kind-north = Norden
pic-turn = Zug { $turn }
pic-over = Die Partie ist zu Ende
pic-last-turns = Letzte Züge
pic-row-hand = Hand ({ $count })
pic-row-active = Aktive Reihe ({ $count })
pic-row-shown = Gezogen, eine bleibt
pic-row-tucked = Ausgerüstet und verschmolzen ({ $count })
pic-once-clear = { $what }, sobald die Verderbnis fort ist
pic-solved = Erfüllt ({ $where })
pic-final = Endstand
pic-total = Summe
pic-at-camp = im Basislager
pic-at-place = auf { $place }
pic-part-south = Der Süden
pic-part-central = Das Zentrum
pic-part-north = Der Norden
pic-part-mech = Rund um den Mech von { $who }
pic-do-move = Bewegen
pic-do-play = Spielen
pic-do-gather = Sammeln
pic-do-refresh = Rasten
pic-do-blank = dem leeren Feld
pic-glory-solve = erfüllte Aufträge
pic-glory-meld = Verschmelzungen
pic-glory-upgrade = Ausrüstungen
pic-glory-twenty = die 20
pic-glory-corruption = Verderbnis
pic-glory-cards = Karten
pic-glory-workers-maps = Arbeiter oder Landkarten

pic-tell-turn = { $who } ist am Zug, noch zu tun: { $left }.
pic-tell-turn-bare = { $who } ist am Zug.
pic-tell-ending = { $who } hat den vierten Stern gelegt: Das sind die letzten Züge.
pic-tell-mech = { $number } { $who } { $where }: { $power } Stärke, { $guile } List, { $coins } $, { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}.
pic-tell-faces = Ausliegende Karten: { $cards }.
pic-tell-place = { $number } { $name }
pic-tell-number = { $number }
pic-tell-face-down = { $position } (verdeckt)
pic-tell-corruption = Verderbnis von oben: { $places }.
pic-tell-corrupted = { $where } ({ $stack })
pic-tell-token-orange = { $value } Stärke
pic-tell-token-turquoise = { $value } List
pic-tell-token-both = die { $value }
pic-tell-cleared = Gesäubert: { $tiles }.
pic-tell-open = Offen, ohne Verderbnis: { $tiles }.
pic-tell-down = Verdeckt: { $tiles }.
pic-tell-is-open = frei: { $what }
pic-tell-stands = { $who } steht hier
pic-tell-gives = Vorteile: { $things }.
pic-tell-covered = Unter der Verderbnis: { $what }.
pic-tell-level = mindestens { $level } Verderbnis
pic-tell-stars = Sterne für { $goal }: { $who }.
pic-tell-supply = Übrig: { $deck } Karten im Stapel, { $sweep } abgeräumt, { $bag } Verderbnismarker im Beutel, { $maps } Landkarten.
pic-tell-player = { $who } ({ $mech }) steht { $where } mit { $power } Stärke, { $guile } List, { $coins } $, { $maps ->
    [one] 1 Landkarte
   *[other] { $maps } Landkarten
} und { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sternen
}; Aktionsmarker auf { $token }; Arbeiter: { $workers }; jetzt { $score } $ wert.
pic-tell-worker = { $colour ->
    [red] rot
    [blue] blau
    [green] grün
    [yellow] gelb
   *[purple] violett
} { $free }/{ $all }
pic-tell-none = keine
pic-tell-hand = Hand von { $who }: { $cards }.
pic-tell-active = Aktive Reihe von { $who }: { $cards }.
pic-tell-upgraded = Ausgerüstet von { $who }: { $cards }.
pic-tell-melded = Verschmolzen von { $who }: { $cards }.
pic-tell-solved = Erfüllt von { $who }: { $cards }.
pic-tell-placed = { $card } (mit { $colour ->
    [red] rotem
    [blue] blauem
    [green] grünem
    [yellow] gelbem
   *[purple] violettem
} Arbeiter)
pic-tell-progress = Ruhm: { $goals }.
pic-tell-have = { $goal } { $have }/{ $of }
pic-tell-shown = Gezogen, eine bleibt: { $cards }.
pic-tell-card = { $card } ({ $kind }, { $colour ->
    [red] rot
    [blue] blau
    [green] grün
    [yellow] gelb
   *[purple] violett
}):
pic-tell-part = { $part }.
pic-tell-letters = Was du wählen kannst: { $pieces }.
pic-tell-letter = { $letter } { $piece }
pic-tell-result = { $place }. { $who }: { $score } $ ({ $parts }).
pic-tell-points = { $part } { $points }

sign-locked = Gesperrt, bis hier keine Verderbnis mehr liegt
sign-token-orange = { ICON("orange") } Verderbnis, mit Stärke zu besiegen
sign-token-turquoise = { ICON("turquoise") } Verderbnis, mit List zu besiegen
sign-token-both = { ICON("twenty") } Die 20: mit Stärke und List, beliebig gemischt
sign-top = Oben auf dem Stapel: zuerst zu besiegen
sign-face-down = { ICON("map") } Ein verdeckter Ort; wer zuerst ankommt, nimmt die Landkarte
sign-camp = { ICON("camp") } Das Basislager, wo die Mechs aufbrechen, mit den Zielen für Sterne
sign-deck = { ICON("deck") } Karten im Stapel
sign-swept = Abgeräumte Karten
sign-bag = { ICON("banish") } Verderbnis im Beutel
sign-mech = { $who }, { $mech }
sign-action = Aktion: { $action }
sign-action-token = Der Aktionsmarker und die Aktion, auf der er liegt
sign-star = { ICON("boast") } Ein Stern, für Ruhm gelegt oder noch zu legen
sign-power = Stärke
sign-guile = List
sign-coins = Geld
sign-map = Landkarten
sign-workers = Arbeiter jeder Farbe: verfügbar / alle
sign-first = Beginnt die Partie
sign-ability = { ICON("mech") } Was der Mech einer Person kann
sign-glory-solve = Ruhm: erfüllte Aufträge
sign-glory-meld = Ruhm: verschmolzene Meteoriten
sign-glory-upgrade = Ruhm: ausgerüstete Artefakte
sign-glory-corruption = Ruhm: Verderbnismarker
sign-glory-card = Ruhm: eigene Karten
sign-glory-worker = Ruhm: Arbeiter (oder Landkarten)
sign-active = Aktive Karten
sign-tucked = Unter dem Mech: ausgerüstete und verschmolzene Karten
sign-lent = Die Fähigkeit gilt bis zum Ende des Zugs
sign-empty = Kein Arbeiter auf dieser Karte
sign-turn = Heller Ring oder Rahmen: wer am Zug ist
sign-letter = Buchstabe auf Weiß: was du wählen kannst
sign-left = Heller Rand: bei diesem Sammeln noch zu nehmen
sign-supply = Die Zahlen links: was noch im Vorrat ist
sign-score = Neben den Sternen: der Stand, wäre jetzt Schluss
sign-progress = So weit ist jemand zu einem Stern

### Lektionen

lesson-first = Deine erste Expedition
lesson-first-welcome =
    Du und deine Gegnerin führt je einen Mech dorthin, wo an der Tunguska ein Meteorit einschlug. Der Süden liegt offen; Zentrum und Norden liegen verdeckt und sind verdorben.
    {""}**Wer am Ende am reichsten ist, gewinnt.** Geld bringen vor allem die **vier Sterne**, die alle haben: Einen Stern legt, wer mit etwas Erreichtem prahlt, und die Partie endet bald, nachdem jemand alle vier gelegt hat.
lesson-first-people =
    Diese beiden ziehen mit dir los: Anna und ihr Bär Wojtek. Oben auf einer Karte steht ihr **Basiswert**: **Stärke** (der Blitz) oder **List** (der Fuchs), womit du bezahlst, von beidem je höchstens 10; mit Sternen wird er höher.
    Ihr Text ist eine **Fähigkeit**; sie braucht einen Arbeiter in der Farbe der Karte: Gelb für Anna, Rot für Wojtek. Noch hast du keinen.
lesson-first-move =
    Ein Zug besteht aus **Bewegen, Spielen und Sammeln**. In deinem allerersten machst du alle drei, in beliebiger Reihenfolge. Bewege dich ein bis drei Orte weit; jeder zeigt, was er gibt. Hol Anna einen Arbeiter: Das Glockenkloster gibt einen roten oder gelben, dazu einen Auftrag.
lesson-first-move-else = Das ginge, aber Anna braucht einen gelben Arbeiter, und ein Auftrag käme ihr gelegen. Beides gibt es im Glockenkloster.
lesson-first-gather =
    Du bist da. **Sammeln** gibt dir nacheinander alles, was dein Ort zeigt; bei „ODER“ eine Seite. Nimm den gelben Arbeiter. Den Auftrag „Lager der Deserteure“, eine der fünf **ausliegenden Karten** zwischen den Orten, nehme ich danach für dich.
lesson-first-gather-else = Das ginge, aber für Anna brauchst du den gelben Arbeiter, und das Lager der Deserteure liegt auf deinem Weg.
lesson-first-play =
    Ein Arbeiter und ein Auftrag sind dein. Eine Aktion bleibt: **Spiele** eine Handkarte. Sie kommt in deine *aktive Reihe* auf den Tisch.
lesson-first-play-else = Das ginge, aber dein Arbeiter ist gelb, und nur auf einer gelben Karte wie Anna richtet er etwas aus.
lesson-first-worker =
    Eine gespielte Karte gibt zweierlei, in beliebiger Reihenfolge: ihren Basiswert, und ihre Fähigkeit, wenn du einen Arbeiter ihrer Farbe daraufstellst. Den Auftrag kannst du von hier noch nicht erfüllen; lass den Arbeiter 1 $ und 1 List bringen. (Den Basiswert erhältst du danach auch noch.)
lesson-first-worker-else = Damit bliebe die Fähigkeit ungenutzt. Stell den Arbeiter darauf; der Basiswert kommt ohnehin.
lesson-first-token =
    Ein paar Züge später beginnt ein Zug mit deinem **Aktionsmarker**: Du *verdeckst* eine der drei Aktionen und machst **die anderen beiden**, nie zweimal hintereinander dieselbe verdeckt. Oder du **rastest**: Alle Karten und Arbeiter kommen zurück, das ist der ganze Zug, und beim nächsten Mal machst du alle drei.
    Deinen Auftrag erfüllst du an Ort 3: Du bewegst dich dorthin und spielst Anna. Verdecke also Sammeln.
lesson-first-token-else = Das ginge, aber heute willst du dich bewegen und spielen.
lesson-first-place =
    Jeder Auftrag nennt seinen eigenen Ort: Das Lager der Deserteure gehört zu **3**, der Verbrannten Palisade. Geh hin; ich spiele dann Anna für dich und nehme ihren Basiswert.
lesson-first-place-else = Der Auftrag lässt sich nur an Ort 3 erfüllen, der Verbrannten Palisade.
lesson-first-solve =
    Stell nun den gelben Arbeiter darauf und **erfülle** den Auftrag: Er kostet 3 Stärke, gibt dir einen Arbeiter, eine Karte und 1 $ und kommt unter dein Tableau: Jeder erfüllte Auftrag macht **all deine Sterne wertvoller** (5 $, dann 6, 8, 10).
lesson-first-solve-else = Das ginge, aber du bist wegen des Auftrags hier, und die 3 Stärke hast du.
lesson-first-vanquish =
    Weiter im Zentrum. Dieser Ort lag verdeckt; wer zuerst kommt, deckt ihn auf, nimmt seine **Landkarte** und findet **Verderbnis**: Marker mit Zahlen. Wojtek ist gespielt: Stell den roten Arbeiter darauf und **besiege** sie. Orange kostet Stärke, Türkis kostet List; der Marker ist dann dein und 2 $ wert.
lesson-first-vanquish-else = Das ginge, aber unter dieser Verderbnis ist etwas Gutes verborgen, und du kannst sie bezahlen.
lesson-first-clear =
    Eine ist weg. Du darfst weitermachen, solange du zahlen kannst: Die türkise 3 kostet 3 List. Es ist die letzte hier.
lesson-first-clear-else = Du könntest aufhören, aber nur ein Ort ganz ohne Verderbnis zeigt, was er verbirgt.
lesson-first-upgrade =
    Der Ort ist sauber, und was verdeckt war, steht nun allen offen: hier **Ausrüsten**. Artefakte helfen, solange ein Arbeiter auf ihnen steht; ein ausgerüstetes **hilft für den Rest der Partie**, und seine $ zählen am Ende. Sammle und rüste den Rotorschlitten aus: Du kommst dann bis zu 2 weiter.
lesson-first-upgrade-else = Das ginge, aber fürs Ausrüsten hast du diesen Ort gesäubert.
lesson-first-meld =
    Ein anderer sauberer Ort bietet **Verschmelzen**. Ein verschmolzener Meteorit bleibt es: Er gibt seinen Bonus, *und alle zuvor verschmolzenen geben ihren noch einmal*. Also früh und oft; höchstens vier, wie bei Aufträgen und Artefakten.
lesson-first-meld-else = Das ginge, aber Verschmelzen gibt es nur hier. Verschmilz einen deiner Meteoriten, welchen du magst.
lesson-first-boast =
    Endlich: Dieser Ort gibt **Prahlen**. Es gibt sieben Erfolge (die Reihe unter der Karte): 4 Aufträge; 4 Meteoriten; 4 Artefakte; 7 Verderbnismarker; die große 20 im Norden; 8 Karten; und 7 Arbeiter *oder* 5 Landkarten, das ist einer. Lege einen Stern auf einen, den du erreicht hast: Du hast 7 Marker, also prahle!
lesson-first-boast-else = Das ginge, aber um die Sterne geht es bei alledem.
lesson-first-end =
    Legt jemand den **vierten Stern**, haben alle noch einen Zug. Dann zählst du deine $: Münzen, Sterne (mit erfüllten Aufträgen mehr wert), ausgerüstete Artefakte, 2 $ je Verderbnismarker.
    {""}**Den Rest lernst du beim Spielen:** Der erste Knopf unten eröffnet einen Tisch mit einem nachsichtigen Computer; oder nimm die nächste Lektion. *Zeichen* nennt jedes Zeichen, `/karte` zeigt jede Karte groß.

lesson-stars = Rasten, verschmelzen, prahlen
lesson-stars-refresh =
    So sieht es mitten in einer Partie bei dir aus: Beide Arbeiter stehen auf Karten, alle Karten liegen in deiner aktiven Reihe (markiert), und deine Hand ist leer. Zu spielen ist nichts mehr, also **Rasten**: Alles kommt zurück. Das kostet den ganzen Zug, aber im nächsten machst du alle drei Aktionen.
lesson-stars-refresh-else = Das ginge, aber mit leerer Hand gibt es nichts zu spielen, und deine Arbeiter sind alle gestellt. Nimm Rasten.
lesson-stars-order =
    Alles ist zurück, und in diesem Zug bewegst du dich, spielst **und** sammelst. **Die Reihenfolge bestimmst du:** Sammeln gilt dort, wo du stehst; nimm also erst, was das Glockenkloster gibt, einen Arbeiter und einen Auftrag, und bewege dich danach weiter. So nutzt du zwei Orte in einem Zug.
lesson-stars-order-else = Das ginge, aber wenn du dich wegbewegst, bleiben Arbeiter und Auftrag im Glockenkloster zurück. Sammle zuerst.
lesson-stars-upgrade =
    Ein sauberer Ort mit **Ausrüsten** und zwei Artefakte auf deiner Hand (markiert). Was ein ausgerüstetes *dauerhaft* bewirkt, gilt für den Rest der Partie, ganz ohne Arbeiter, und seine $ zählen am Ende: Nimm früh, was oft wirkt, und spät, was am meisten wert ist. Sammle und rüste aus, was dir lieber ist.
lesson-stars-upgrade-else = Das ginge, aber Orte zum Ausrüsten sind selten. Sammle und nimm Ausrüsten für die Goldene Ikone oder die Feldküche.
lesson-stars-meld =
    Himmelslinse und Glutkern hast du schon verschmolzen. Verschmilz jetzt einen dritten Meteoriten, und **alle drei** Boni kommen: 2 List, 2 Stärke und der des neuen. Das Menü rechnet sie dir zusammen; beide, die du hast, sind gut.
lesson-stars-meld-else = Das ginge, aber Verschmelzen gibt es hier, und das bringt drei Boni auf einmal. Sammle und verschmilz einen deiner Meteoriten.
lesson-stars-quest =
    Später liegen drei deiner Sterne, und ein vierter brächte bald das Ende. Mit zwei erfüllten Aufträgen ist jeder Stern 8 $ wert; **ein dritter macht daraus 10 $, für alle**. Du stehst an seinem Ort und hast Anna gespielt: Stelle den Arbeiter darauf und erfülle erst die Pelzauktion.
lesson-stars-quest-else = Das ginge, aber ein dritter erfüllter Auftrag bringt 2 $ je Stern und sofort 3 $. Erfülle ihn.
lesson-stars-boast =
    {""}**Prahlen** gibt es an der Goldfurt, und zwei Erfolge, die du erreicht hast, tragen noch keinen Stern von dir (markiert): 7 Verderbnismarker und 5 Landkarten. Auf jeden Erfolg passt ein Stern von dir, die der anderen stören nicht. Sammle und prahle, womit du magst.
lesson-stars-boast-else = Das ginge, aber prahlen kannst du nur an wenigen Orten, und an einem davon stehst du. Sammle und lege deinen Stern.
lesson-stars-back =
    Die Goldfurt hat noch etwas: **Rasten als Vorteil**. Es bringt alle Karten und Arbeiter mitten im Zug zurück, und du machst einfach weiter. Nimm es.
lesson-stars-back-else = Das ginge, aber deine beiden Arbeiter sind noch gestellt. Nimm Rasten, hier kostet es nichts.
lesson-stars-core =
    Da ist deine Hand wieder, und die ausgerüstete Goldene Ikone gab fürs Rasten 1 List. Sieh dir die obersten Zeilen von Anna und Wojtek an (markiert): Mit einem Stern geben sie eins mehr, mit zweien **noch eins**. Die ersten Sterne zahlen sich also aus.
lesson-stars-end =
    Also: rasten, wenn Hand und Arbeiter verbraucht sind, sammeln, bevor du dich bewegst, immer wieder verschmelzen und Aufträge vor dem **vierten Stern** erfüllen. Legt ihn jemand, haben alle noch einen Zug; den letzten hat, wer ihn gelegt hat.
    {""}**Den Rest lernst du beim Spielen.** Die Hände liegen hier offen: Sieh nach, was die anderen vorhaben.

### Hinweise: worum es bei einer Entscheidung geht, einmal gesagt

about-ask-shift = Die Aktion, die dein Marker verdeckt, lässt du aus; im nächsten Zug muss er weiter. Rasten bringt alle Karten und Arbeiter zurück.
about-ask-turn-3 = In diesem Zug hast du alle drei Aktionen, in der Reihenfolge, die dir am meisten hilft.
about-ask-turn-2 = Zwei Aktionen, in der Reihenfolge, die dir am meisten hilft: Was die eine bringt, kann der anderen nützen.
about-ask-played = Eine gespielte Karte gibt ihren Basiswert, und ihre Fähigkeit, wenn du einen Arbeiter ihrer Farbe daraufstellst.
about-ask-gather = Nimm, was dieser Ort zeigt, in beliebiger Reihenfolge; bei ODER nur eine Seite.
about-ask-vanquish = Orange Verderbnis kostet Stärke, türkise kostet List. Sie ist dann dein: je 2 $, und sieben davon sind einen Stern wert.
about-ask-solve = Jeder erfüllte Auftrag macht all deine Sterne wertvoller.
about-ask-upgrade = Ein ausgerüstetes Artefakt hilft für den Rest der Partie, und seine $ zählen am Ende.
about-ask-meld = Eine Verschmelzung gibt den Bonus dieses Meteoriten und aller, die du schon verschmolzen hast.
about-ask-boast = Ein Stern ist am Ende 5 $ und mehr wert; wer einen vierten legt, läutet das Ende ein.
about-ask-sweep = Abgeräumte Karten gehen weg, und andere nehmen sofort ihren Platz ein.

### Was für eine Wahl spricht

reason-refresh = { $cards ->
    [one] { $cards } Karte und ihr Arbeiter kommen zurück.
   *[other] { $cards } Karten und ihre Arbeiter kommen zurück.
}
reason-stay = Was hier liegt, lässt sich sammeln, und eine Karte spielen.
reason-no-way = Von hier aus gibt es keinen besseren Ort.
reason-go-discover = { $place } lässt sich dann entdecken, für eine Landkarte.
reason-go-gather = Was { $tile } gibt, lässt sich dann sammeln.
reason-go-play = Der Weg nach { $tile } ist frei, und eine Karte lässt sich spielen.
reason-discover = Was verdeckt liegt, bringt eine Landkarte und zeigt einen Ort.
reason-move-fight = Die Verderbnis dort lässt sich besiegen.
reason-move-gather = Dieser Ort gibt mehr als der jetzige.
reason-move-on = Er liegt auf dem Weg dahin, wo mehr zu holen ist.
reason-gather = Was der Ort gibt, ist hier gleich zu haben.
reason-play-ability = Ein Arbeiter steht für ihre Fähigkeit bereit.
reason-play-core = Sie bringt { $what }.
reason-points = Das hilft gegen Verderbnis und bei Aufträgen; bisher: { $power } Stärke und { $guile } List.
reason-coins = Dollar zählen am Ende, wie sie sind.
reason-workers-maps = Sieben Arbeiter oder fünf Landkarten zählen für einen Stern.
reason-worker-cards = { $cards ->
    [one] Eine Karte deiner Hand kann einen solchen Arbeiter brauchen.
   *[other] { $cards } Karten deiner Hand können einen solchen Arbeiter brauchen.
}
reason-more-cards = Das ist eine Karte mehr zum Spielen, und acht zählen für einen Stern.
reason-sweep = So liegen andere Karten aus.
reason-part-move = Das führt an weiter entfernte Orte.
reason-part-play = So kommt in diesem Zug eine weitere Karte ins Spiel.
reason-again = Was auf dem Tisch liegt, lässt sich wieder verwenden.
reason-star = Ein Stern bringt am Ende Dollar, und der vierte führt das Ende herbei.
reason-quest = Ein erfüllter Auftrag zählt für die Sterne und bringt selbst etwas.
reason-fight = Verderbnismarker sind Dollar, und ein gesäuberter Ort macht mehr möglich.
reason-tuck = Das zählt für einen Stern.
reason-card-worker = Für ihre Fähigkeit steht { $worker } bereit.
reason-card-item = Ausgerüstet zählt ein Artefakt für einen Stern.
reason-card-meteorite = Verschmolzen zählt ein Meteorit für einen Stern.
reason-card-quest = Erfüllt zählt ein Auftrag für einen Stern.
reason-card-person = Sie bringt Stärke und List, wann immer sie gespielt wird.
