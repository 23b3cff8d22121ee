### Lost Cities

game-name = Lost Cities
game-blurb = Expeditionen ins Unbekannte, von Reiner Knizia: Wer wenig beginnt, kommt weit. Für zwei oder für vier in zwei Teams.

option-rounds = Runden
option-expeditions = Expeditionen
preset-standard = Standard: drei Runden, fünf Expeditionen
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
event-deal = Für Runde { $round } sind die Karten ausgeteilt. { $who } beginnt.
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

card-yellow-x = Investition Wüste
card-yellow-2 = Wüste 2
card-yellow-3 = Wüste 3
card-yellow-4 = Wüste 4
card-yellow-5 = Wüste 5
card-yellow-6 = Wüste 6
card-yellow-7 = Wüste 7
card-yellow-8 = Wüste 8
card-yellow-9 = Wüste 9
card-yellow-10 = Wüste 10

card-blue-x = Investition Meer
card-blue-2 = Meer 2
card-blue-3 = Meer 3
card-blue-4 = Meer 4
card-blue-5 = Meer 5
card-blue-6 = Meer 6
card-blue-7 = Meer 7
card-blue-8 = Meer 8
card-blue-9 = Meer 9
card-blue-10 = Meer 10

card-white-x = Investition Himalaja
card-white-2 = Himalaja 2
card-white-3 = Himalaja 3
card-white-4 = Himalaja 4
card-white-5 = Himalaja 5
card-white-6 = Himalaja 6
card-white-7 = Himalaja 7
card-white-8 = Himalaja 8
card-white-9 = Himalaja 9
card-white-10 = Himalaja 10

card-green-x = Investition Regenwald
card-green-2 = Regenwald 2
card-green-3 = Regenwald 3
card-green-4 = Regenwald 4
card-green-5 = Regenwald 5
card-green-6 = Regenwald 6
card-green-7 = Regenwald 7
card-green-8 = Regenwald 8
card-green-9 = Regenwald 9
card-green-10 = Regenwald 10

card-red-x = Investition Vulkan
card-red-2 = Vulkan 2
card-red-3 = Vulkan 3
card-red-4 = Vulkan 4
card-red-5 = Vulkan 5
card-red-6 = Vulkan 6
card-red-7 = Vulkan 7
card-red-8 = Vulkan 8
card-red-9 = Vulkan 9
card-red-10 = Vulkan 10

card-purple-x = Investition Himmelsinseln
card-purple-2 = Himmelsinseln 2
card-purple-3 = Himmelsinseln 3
card-purple-4 = Himmelsinseln 4
card-purple-5 = Himmelsinseln 5
card-purple-6 = Himmelsinseln 6
card-purple-7 = Himmelsinseln 7
card-purple-8 = Himmelsinseln 8
card-purple-9 = Himmelsinseln 9
card-purple-10 = Himmelsinseln 10

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
pic-so-far = Zwischenstand
pic-round-number = Runde { $round }

pic-tell-round = Runde { $round } von { $rounds }.
pic-tell-turn = { $who } ist am Zug.
pic-tell-round-over = Die Runde ist zu Ende.
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
pic-tell-given = An { $who } weitergegeben: { $cards }.
pic-tell-blocked = Bei { $place } hast du in diesem Zug abgelegt: Von diesem Stapel darfst du jetzt nicht ziehen.
pic-tell-result = { $place }. { $who }: { $score } ({ $rounds }).

sign-investment = Investition: vervielfacht, was ihre Expedition zählt
sign-draw-pile = Karten im Nachziehstapel
sign-draw-pile-low = Der Nachziehstapel geht zu Ende; seine letzte Karte beendet die Runde
sign-winner = Gewonnen
sign-passed = Von deinem Gegenüber erhalten oder an dieses weitergegeben
sign-blocked = Hier hast du in diesem Zug abgelegt: Von diesem Stapel darfst du jetzt nicht ziehen
