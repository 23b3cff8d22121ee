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
choice-draw = Vom { ICON("draw_pile") } Nachziehstapel ziehen
choice-take = { $card } nehmen

why-too-low = muss höher als { $number } sein
why-number-lies = Investitionen kommen vor der ersten Zahl
why-few-cards = { $least } Karten müssen auf deiner Hand bleiben
why-all-passed = alle vier haben nacheinander weitergegeben: jetzt spielen oder ablegen
why-chosen = schon gewählt: sie geht mit
why-just-discarded = dort hast du in diesem Zug abgelegt

event-play = { $who } spielt { $card }.
event-discard = { $who } legt { $card } ab.
event-draw = { $who } zieht vom { ICON("draw_pile") } Nachziehstapel.
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

guard-pile = jemand legt auf den Ablagestapel { $colour } oder nimmt davon
colour-yellow = Gelb
colour-blue = Blau
colour-white = Weiß
colour-green = Grün
colour-red = Rot
colour-purple = Violett

expedition-yellow = { ICON("yellow") } Wüste
expedition-blue = { ICON("blue") } Meer
expedition-white = { ICON("white") } Himalaja
expedition-green = { ICON("green") } Regenwald
expedition-red = { ICON("red") } Vulkan
expedition-purple = { ICON("purple") } Himmelsinseln

card-yellow-x = { ICON("yellow_x") } Investition Wüste
card-yellow-2 = { ICON("yellow_2") } Wüste 2
card-yellow-3 = { ICON("yellow_3") } Wüste 3
card-yellow-4 = { ICON("yellow_4") } Wüste 4
card-yellow-5 = { ICON("yellow_5") } Wüste 5
card-yellow-6 = { ICON("yellow_6") } Wüste 6
card-yellow-7 = { ICON("yellow_7") } Wüste 7
card-yellow-8 = { ICON("yellow_8") } Wüste 8
card-yellow-9 = { ICON("yellow_9") } Wüste 9
card-yellow-10 = { ICON("yellow_10") } Wüste 10

card-blue-x = { ICON("blue_x") } Investition Meer
card-blue-2 = { ICON("blue_2") } Meer 2
card-blue-3 = { ICON("blue_3") } Meer 3
card-blue-4 = { ICON("blue_4") } Meer 4
card-blue-5 = { ICON("blue_5") } Meer 5
card-blue-6 = { ICON("blue_6") } Meer 6
card-blue-7 = { ICON("blue_7") } Meer 7
card-blue-8 = { ICON("blue_8") } Meer 8
card-blue-9 = { ICON("blue_9") } Meer 9
card-blue-10 = { ICON("blue_10") } Meer 10

card-white-x = { ICON("white_x") } Investition Himalaja
card-white-2 = { ICON("white_2") } Himalaja 2
card-white-3 = { ICON("white_3") } Himalaja 3
card-white-4 = { ICON("white_4") } Himalaja 4
card-white-5 = { ICON("white_5") } Himalaja 5
card-white-6 = { ICON("white_6") } Himalaja 6
card-white-7 = { ICON("white_7") } Himalaja 7
card-white-8 = { ICON("white_8") } Himalaja 8
card-white-9 = { ICON("white_9") } Himalaja 9
card-white-10 = { ICON("white_10") } Himalaja 10

card-green-x = { ICON("green_x") } Investition Regenwald
card-green-2 = { ICON("green_2") } Regenwald 2
card-green-3 = { ICON("green_3") } Regenwald 3
card-green-4 = { ICON("green_4") } Regenwald 4
card-green-5 = { ICON("green_5") } Regenwald 5
card-green-6 = { ICON("green_6") } Regenwald 6
card-green-7 = { ICON("green_7") } Regenwald 7
card-green-8 = { ICON("green_8") } Regenwald 8
card-green-9 = { ICON("green_9") } Regenwald 9
card-green-10 = { ICON("green_10") } Regenwald 10

card-red-x = { ICON("red_x") } Investition Vulkan
card-red-2 = { ICON("red_2") } Vulkan 2
card-red-3 = { ICON("red_3") } Vulkan 3
card-red-4 = { ICON("red_4") } Vulkan 4
card-red-5 = { ICON("red_5") } Vulkan 5
card-red-6 = { ICON("red_6") } Vulkan 6
card-red-7 = { ICON("red_7") } Vulkan 7
card-red-8 = { ICON("red_8") } Vulkan 8
card-red-9 = { ICON("red_9") } Vulkan 9
card-red-10 = { ICON("red_10") } Vulkan 10

card-purple-x = { ICON("purple_x") } Investition Himmelsinseln
card-purple-2 = { ICON("purple_2") } Himmelsinseln 2
card-purple-3 = { ICON("purple_3") } Himmelsinseln 3
card-purple-4 = { ICON("purple_4") } Himmelsinseln 4
card-purple-5 = { ICON("purple_5") } Himmelsinseln 5
card-purple-6 = { ICON("purple_6") } Himmelsinseln 6
card-purple-7 = { ICON("purple_7") } Himmelsinseln 7
card-purple-8 = { ICON("purple_8") } Himmelsinseln 8
card-purple-9 = { ICON("purple_9") } Himmelsinseln 9
card-purple-10 = { ICON("purple_10") } Himmelsinseln 10

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

sign-investment = { ICON("investment") } Investition: vervielfacht, was ihre Expedition zählt
sign-draw-pile = { ICON("draw_pile") } Karten im Nachziehstapel
sign-draw-pile-low = { ICON("draw_pile") } Der Nachziehstapel geht zu Ende; seine letzte Karte beendet die Runde
sign-winner = Gewonnen
sign-passed = { ICON("pass") } Von deinem Gegenüber erhalten oder an dieses weitergegeben
sign-blocked = Hier hast du in diesem Zug abgelegt: Von diesem Stapel darfst du jetzt nicht ziehen

### Lektionen

lesson-first = Deine ersten Expeditionen
lesson-first-welcome =
    Du schickst Expeditionen aus, eine je Farbe. Deine Seite ist die untere Hälfte des Spielbretts, die obere gehört deiner Gegnerin Juno; dazwischen liegen die Ablagestapel.
    Wer mehr Punkte hat, wenn der Nachziehstapel rechts aufgebraucht ist, gewinnt die Runde, und eine Partie hat drei Runden, deren Punkte zusammengezählt werden.
lesson-first-turn =
    Diese acht Karten sind deine Hand; niemand sonst sieht sie. Die Zahl sagt, was eine Karte wert ist, das Zeichen darunter, zu welcher Expedition sie gehört.
    Ein Zug hat immer dieselben zwei kleinen Schritte: **eine Karte hinlegen, eine Karte aufnehmen**. Du hast vier Wüstenkarten (markiert): ein guter Anfang.
lesson-first-play =
    Erster Schritt: eine Karte hinlegen. Die Zahlen einer Expedition müssen **steigen**, fang also niedrig an: Eine 9 würde 3, 5 und 6 für immer aussperren. Die Buchstaben auf den Karten sind die in den Menüs.
lesson-first-play-else = Das ist erlaubt, ginge aber nicht gut aus: Auf eine höhere Zahl kann nie mehr eine niedrigere folgen. Von der Wüste hast du am meisten, und die 3 ist ihre niedrigste: Fang dort an.
lesson-first-draw =
    Zweiter Schritt: eine Karte aufnehmen, vom Nachziehstapel oder die oberste Karte eines Ablagestapels. Die Ablagestapel sind noch leer, also der Nachziehstapel.
lesson-first-draw-else = Gerade kannst du nur vom Nachziehstapel ziehen.
lesson-first-cost =
    Auch Juno war schon dran: Ihre Wüste 7 liegt auf dem Ablagestapel. Über deiner 3 steht **−17**: Eine Expedition kostet **20 Punkte**, sobald sie beginnt, dann bringt jede Zahl, was auf ihr steht, also 3 − 20 = −17.
    Beginne darum wenige Expeditionen und führe sie weit. Karten auf der Hand zählen nichts: Sie müssen rechtzeitig auf den Tisch.
lesson-first-rise =
    Du bist wieder dran. Die nächste Wüstenkarte muss höher sein als 3; Lücken sind erlaubt. Nimm die niedrigste, die passt, damit die anderen noch folgen können.
lesson-first-rise-else = Das ginge, aber die Wüste kommt weiter, wenn du die 5 nicht auslässt: Was du überspringst, kann später nicht mehr kommen.
lesson-first-take =
    Eine Karte aufnehmen. Diesmal hast du die Wahl: Junos Wüste 7 liegt offen auf ihrem Ablagestapel und passt zu deiner Expedition. Von einem Ablagestapel gibt es **nur die oberste Karte**.
lesson-first-take-else = Das ginge, aber dann bekämst du eine unbekannte Karte, und die 7, die du brauchen kannst, bliebe liegen.
lesson-first-invest =
    Ein paar Züge später; deine Wüste steht bei 30 − 20 = 10. Die Münze auf deiner Hand ist eine **Investition**: Sie verdoppelt, was ihre Expedition einbringt, Gewinn wie Verlust. Sie darf nur **vor die erste Zahl**.
    Du hast Meer 4, 6, 7 und 9, zusammen 26: Das ist eine Wette wert.
lesson-first-invest-else = Das ginge, aber sobald eine Zahl im Meer liegt, kann die Investition nicht mehr dazu. Sie kommt zuerst.
lesson-first-invested =
    Jetzt steht das Meer bei **−40**: (0 − 20), verdoppelt. Liegen 4, 6, 7 und 9 dort, sind es (26 − 20) × 2 = **+12**. Mit einer zweiten Investition wäre es das Dreifache, mit einer dritten das Vierfache.
lesson-first-discard =
    Viel später sind nur noch **7 Karten** zu ziehen (markiert): Eine neue Expedition holt ihre 20 Punkte jetzt kaum mehr herein. Die beiden dunklen Karten sind zu niedrig, um gespielt zu werden.
    Du musst nie spielen: Du kannst eine Karte auch **ablegen**. Juno darf sie nehmen; gib ihr also, was sie nicht brauchen kann: Ihr Himalaja steht bei 7.
lesson-first-discard-else = Vorsicht: Eine neue Expedition kostet 20 Punkte, die kaum zurückkommen, und eine rote 10 oder eine hohe Karte ihrer Farben hilft Juno. Gib ihr etwas, das für sie zu niedrig ist.
lesson-first-blocked =
    Jetzt eine Karte aufnehmen. Nur von dem Stapel, auf den du eben abgelegt hast, darfst du **nicht** nehmen. Auf den anderen liegt nichts für dich, zieh also vom Nachziehstapel.
lesson-first-blocked-else = Das ginge, aber diese Karten sind für deine Expeditionen zu niedrig. Und jede Karte vom Nachziehstapel bringt das Ende näher, was dir recht ist: Du führst.
lesson-first-last =
    Das Ende. Im Nachziehstapel liegt noch **eine Karte**: Wer sie zieht, beendet die Runde sofort, und niemand spielt weiter. Deine Meer 10 passt noch: Spiel sie jetzt.
lesson-first-last-else = Das ist die letzte Gelegenheit, Punkte auf den Tisch zu bringen: Die Meer 10 bringt dir 20, denn die Investition verdoppelt sie.
lesson-first-close =
    Und jetzt die letzte Karte. (Nähmst du stattdessen von einem Ablagestapel, hätte Juno noch einen Zug.)
lesson-first-close-else = Das ist erlaubt: Die Runde ginge weiter, und Juno hätte noch einen Zug. Du führst, also beende sie.
lesson-first-result =
    So ging die Runde aus: Die Wüste brachte 30 − 20 = **10**, das Meer (36 − 20) × 2 = **32**. Einen Bonus gibt es: Eine Expedition aus **acht oder mehr Karten**, Investitionen mitgezählt, bekommt noch 20 dazu.
    Eine Expedition, die niemand begonnen hat, zählt 0. Die nächste Runde ist ausgeteilt, und wer die meisten Punkte hat, beginnt sie.
lesson-first-end =
    Mehr musst du nicht wissen: eine hinlegen, eine aufnehmen; steigende Zahlen; 20 Punkte für den Aufbruch; Investitionen zuerst; die letzte Karte beendet die Runde.
    {""}**Den Rest lernst du beim Spielen:** Der erste Knopf unten eröffnet einen Tisch mit einem nachsichtigen Computer. Oder nimm die nächste Lektion: wann aufbrechen, wann aufhören.

lesson-timing = Wann aufbrechen, wann aufhören
lesson-timing-count =
    Bevor du aufbrichst, **rechne**: Die Zahlen einer Expedition müssen zusammen mehr wert sein als die 20 Punkte, die sie kostet. Deine drei Meerkarten (markiert) bringen 4 + 8 + 9 = 21, und es kommt noch Meer nach. Keine andere Farbe reicht da heran: Brich ins Meer auf.
lesson-timing-count-else = Das ginge, aber rechne erst: Mit dem, was du hast, holt diese Farbe ihre 20 Punkte nicht herein. Das Meer schon, wenn du mit der 4 beginnst.
lesson-timing-wait =
    Die Meer 4 liegt, und du hast 8 und 9. Spieltest du jetzt die 8, wären 5, 6 und 7 ausgesperrt, und es ist noch viel Zeit, dass eine davon auftaucht.
    Also **warte**, und leg ab, was niemandem nützt. Junos Regenwald ist über die 2 längst hinaus.
lesson-timing-wait-else = Das ginge. Aber eine hohe Meerkarte überspringt, was noch kommen kann, eine neue Expedition kostet 20, und fast alles andere könnte Juno helfen. Ihr Regenwald steht bei 7, da ist die 2 sicher.
lesson-timing-waited =
    Es hat sich gelohnt: Du hast die Meer 6 gezogen. Spiel sie, bevor die 8 sie aussperrt.
lesson-timing-waited-else = Das ginge, aber die 6 passt nur, solange im Meer nichts Höheres liegt. Spiel sie zuerst.
lesson-timing-turns =
    Viel später liegen noch **12 Karten** im Nachziehstapel (auf dem Spielbrett markiert). Du und Juno nehmt abwechselnd, das sind **sechs Züge** für dich, und sieben deiner Karten passen noch. Lass die kleinste aus, die Wüste 5 (markiert), und spiel von den anderen die niedrigste einer Farbe.
lesson-timing-turns-else = Das ginge, aber du hast sechs Züge für sieben Karten: Auf die 5 kannst du am ehesten verzichten, jede andere kostet dich mehr.
lesson-timing-slow =
    Jetzt ein Kniff: Die Runde endet mit dem **Nachziehstapel** (markiert), und der wird nicht kleiner, wenn du von einem Ablagestapel nimmst. So bekommst du **einen Zug mehr**. Was du nimmst, ist fast gleich; nimm irgendeine offene Karte.
lesson-timing-slow-else = Das ginge, bringt das Ende aber eine Karte näher, und die Zeit brauchst du. Nimm eine offene Karte.
lesson-timing-eighth =
    Eine andere Partie, und dein **letzter Zug**: Zwei Karten sind übrig, eine ziehst du, die andere Juno. In deiner Wüste liegen sieben Karten, und ab **acht Karten** bekommt eine Expedition 20 dazu; auch eine Investition ist eine Karte. Welche Karte bringt jetzt am meisten?
lesson-timing-eighth-else = Das bringt weniger. Die Wüste 9 zählt wegen der Investition doppelt und ist dort die achte Karte: 18 + 20 Punkte auf einen Schlag.
lesson-timing-bonus =
    Von 16 auf **54** mit einer einzigen Karte: (37 − 20) × 2 = 34 und der Bonus von 20, der nie verdoppelt wird. In langen Expeditionen lohnen sich auch die kleinen Zahlen: Jede ist eine Karte auf dem Weg zur achten.
lesson-timing-end =
    Also: Rechne, bevor du aufbrichst, warte, solange Zeit ist, und zähl deine Züge, wenn keine mehr ist. Offene Karten verlängern die Runde, der Nachziehstapel verkürzt sie.
    {""}**Den Rest lernst du beim Spielen.** Ein Computer der Stufe *schwer* ist ein guter Lehrer.

### Hinweise: worum es bei einer Entscheidung geht, einmal gesagt

about-prompt-down = Jeder Zug beginnt mit einer Karte, die du hinlegst: an eine eigene Expedition, immer steigend, oder auf einen Ablagestapel, von dem dein Gegenüber sie nehmen darf.
about-prompt-down-partners = Eine Karte hinlegen: an die Expeditionen, die du mit deinem Gegenüber teilst, oder auf einen Ablagestapel. Zwei Karten weiterzugeben ersetzt den ganzen Zug.
about-prompt-pass = Beide Karten gehen verdeckt an dein Gegenüber, und du ziehst nichts.
about-prompt-up = Jeder Zug endet mit einer Karte, die du ziehst. Der Nachziehstapel bringt das Ende der Runde näher, ein Ablagestapel nicht.

### Was für eine Wahl spricht

reason-wager = Eine Investition zählt nur vor den Zahlen: Was hier folgt, zählt { $factor }-fach.
reason-carry-on = { $factor ->
    [1] Diese Expedition hat begonnen, und jede Karte darin zählt.
   *[other] Diese Expedition hat begonnen, und jede Karte darin zählt { $factor }-fach.
}
reason-begin = Für eine neue Expedition ist noch Zeit: Etwa { $turns } Züge bleiben.
reason-begin-held = Du hast { $cards } weitere dieser Farbe, zusammen { $points } Punkte, und etwa { $turns } Züge bleiben.
reason-useless = Keine Seite kann sie mehr anlegen.
reason-passed = Die eigene Expedition ist schon über diese Karte hinaus.
reason-harmless = Die andere Seite kann sie nicht anlegen.
reason-spare = { $cards ->
    [0] Niemand hat diese Farbe begonnen.
    [one] Niemand hat diese Farbe begonnen, und du hast keine andere Karte davon.
   *[other] Niemand hat diese Farbe begonnen, und du hast nur { $cards } Karten davon.
}
reason-take-fits = Sie führt eine begonnene Expedition weiter.
reason-take-away = Die andere Seite könnte sie anlegen.
reason-take-held = { $cards ->
    [one] Du hast eine weitere Karte dieser Farbe.
   *[other] Du hast { $cards } weitere Karten dieser Farbe.
}
reason-take-time = Der Nachziehstapel bleibt, wie er ist, also dauert die Runde länger.
reason-draw = Keine Karte, die genommen werden darf, führt eine Expedition dieser Seite weiter.
