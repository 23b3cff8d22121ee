### Lost Cities

game-name = Lost Cities
game-blurb = Expeditionen ins Unbekannte von Reiner Knizia: weniges beginnen, weit kommen. Für zwei, oder für vier in zwei Partnerschaften.

option-rounds = Runden
option-expeditions = Expeditionen
preset-standard = Üblich: drei Runden, fünf Expeditionen
preset-short = Kurz: eine einzige Runde
preset-grand = Groß: fünf Runden, sechs Expeditionen

prompt-down = Spiele eine Karte oder lege eine ab
prompt-down-partners = Spiele eine Karte, lege eine ab oder gib zwei weiter
prompt-pass = Wähle die zweite Karte für dein Gegenüber
prompt-up = Ziehe eine Karte

group-play = Spielen
group-discard = Ablegen
group-pass = Weitergeben
group-draw = Ziehen

choice-play = { $card } spielen
choice-discard = { $card } ablegen
choice-pass = { $card } weitergeben
choice-draw = Vom Nachziehstapel ziehen
choice-take = { $card } nehmen

why-too-low = muss höher als { $number } sein
why-number-lies = Investitionen kommen vor der ersten Zahl
why-few-cards = { $least } Karten müssen auf deiner Hand bleiben
why-all-passed = alle vier haben nacheinander weitergegeben: jetzt spielen oder ablegen
why-chosen = schon gewählt: sie geht mit
why-just-discarded = dort hast du in diesem Zug abgelegt

event-play = { $who } spielt { $card }.
event-discard = { $who } legt { $card } ab.
event-draw = { $who } zieht vom Nachziehstapel.
event-drawn = Du ziehst { $card }.
event-take = { $who } nimmt { $card } vom Ablagestapel.
event-pass = { $who } gibt { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} an { $partner } weiter.
event-passed-to = Du gibst { $partner }: { $cards }.
event-passed-from = { $who } gibt dir: { $cards }.
event-round-end = Runde { $round } ist zu Ende: { $scores }.
event-deal = Runde { $round } ist ausgeteilt. { $who } beginnt.
event-match-end = Die Partie ist zu Ende: { $scores }.
score-of = { $who } { $score }
score-of-pair = { $who } und { $partner } { $score }

part-round-1 = Runde 1
part-round-2 = Runde 2
part-round-3 = Runde 3
part-round-4 = Runde 4
part-round-5 = Runde 5

colour-yellow = Gelb
colour-blue = Blau
colour-white = Weiß
colour-green = Grün
colour-red = Rot
colour-purple = Violett

expedition-yellow = Wüste
expedition-blue = Meer
expedition-white = Himalaja
expedition-green = Regenwald
expedition-red = Vulkan
expedition-purple = Himmelsinseln

card-yellow-x = Gelb-Investition
card-yellow-2 = Gelb 2
card-yellow-3 = Gelb 3
card-yellow-4 = Gelb 4
card-yellow-5 = Gelb 5
card-yellow-6 = Gelb 6
card-yellow-7 = Gelb 7
card-yellow-8 = Gelb 8
card-yellow-9 = Gelb 9
card-yellow-10 = Gelb 10

card-blue-x = Blau-Investition
card-blue-2 = Blau 2
card-blue-3 = Blau 3
card-blue-4 = Blau 4
card-blue-5 = Blau 5
card-blue-6 = Blau 6
card-blue-7 = Blau 7
card-blue-8 = Blau 8
card-blue-9 = Blau 9
card-blue-10 = Blau 10

card-white-x = Weiß-Investition
card-white-2 = Weiß 2
card-white-3 = Weiß 3
card-white-4 = Weiß 4
card-white-5 = Weiß 5
card-white-6 = Weiß 6
card-white-7 = Weiß 7
card-white-8 = Weiß 8
card-white-9 = Weiß 9
card-white-10 = Weiß 10

card-green-x = Grün-Investition
card-green-2 = Grün 2
card-green-3 = Grün 3
card-green-4 = Grün 4
card-green-5 = Grün 5
card-green-6 = Grün 6
card-green-7 = Grün 7
card-green-8 = Grün 8
card-green-9 = Grün 9
card-green-10 = Grün 10

card-red-x = Rot-Investition
card-red-2 = Rot 2
card-red-3 = Rot 3
card-red-4 = Rot 4
card-red-5 = Rot 5
card-red-6 = Rot 6
card-red-7 = Rot 7
card-red-8 = Rot 8
card-red-9 = Rot 9
card-red-10 = Rot 10

card-purple-x = Violett-Investition
card-purple-2 = Violett 2
card-purple-3 = Violett 3
card-purple-4 = Violett 4
card-purple-5 = Violett 5
card-purple-6 = Violett 6
card-purple-7 = Violett 7
card-purple-8 = Violett 8
card-purple-9 = Violett 9
card-purple-10 = Violett 10

### Bilder: was auf ihnen steht, und was sie zeigen in Worten

pic-draw-pile = Nachziehstapel
pic-round = Runde { $round } von { $rounds }
pic-this-round = Diese Runde
pic-total = Gesamt
pic-turn = Am Zug
pic-with = Bei { $who }:
pic-draw-from = Du kannst ziehen von
pic-no-cards = Keine Karten auf der Hand
pic-final = Endstand
pic-round-number = Runde { $round }

pic-tell-round = Runde { $round } von { $rounds }.
pic-tell-turn = { $who } ist am Zug.
pic-tell-over = Die Partie ist zu Ende.
pic-tell-pile = Nachziehstapel: { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}.
pic-tell-discards = Auf den Ablagestapeln: { $cards }.
pic-tell-no-discards = Die Ablagestapel sind leer.
pic-tell-side = { $who }: diese Runde { $score }, gesamt { $total }. { $cards }.
pic-tell-players = { $who } und { $partner }
pic-tell-count = { $who } hält { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}.
pic-tell-expedition = { $place } { $cards } ({ $score })
pic-tell-nothing = Noch keine Expedition
pic-tell-investments = { $number ->
    [one] Investition
   *[other] { $number } Investitionen
}
pic-tell-top = { $place } { $card }
pic-tell-hand = Deine Hand: { $cards }.
pic-tell-received = Von { $who }: { $cards }.
pic-tell-given = Bei { $who }: { $cards }.
pic-tell-blocked = Auf { $place } hast du in diesem Zug abgelegt: Dieser Stapel ist dir verschlossen.
pic-tell-result = { $place }. { $who }: { $score } ({ $rounds }).
