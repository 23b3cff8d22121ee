# Alle Wörter des Spiels, in Fluent (projectfluent.org).
game-name = Oh Hell
game-blurb = Sag an, wie viele Stiche du machst, und mach genau so viele, keinen mehr. Ein flottes altes Kartenspiel.
option-cards = Karten im größten Blatt
option-course = Größe der Blätter
option-course-both = Fällt auf eine Karte und steigt wieder
option-course-down = Fällt auf eine Karte
option-course-up = Steigt von einer Karte an
option-hook = Ansagen dürfen nicht aufgehen
preset-standard = Normal: von sieben Karten zu einer und zurück
preset-short = Kurz: von vier Karten zu einer
preset-long = Lang: von zehn Karten zu einer und zurück
cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
ask-bid = Wie viele Stiche machst du?
about-ask-bid = Nur eine genaue Ansage bringt etwas: 10 Punkte und 1 je Stich. Ein Stich zu viel ist so schlecht wie einer zu wenig.
do-bid = { tricks }
why-barred = Du sagst als Letzter an, und alle Ansagen zusammen dürfen nicht { $tricks } ergeben.
ask-play = Spiel eine Karte
about-ask-play = Bediene die angespielte Farbe, wenn du kannst. Der höchste Trumpf gewinnt, sonst die höchste Karte der Farbe.
event-dealt = Runde { $number }, { cards } für jeden. Als Trumpf liegt auf: { $card }.
event-bid = { $who } sagt { $tricks } an.
event-played = { $who } spielt { $card }.
event-trick = { $who } macht den Stich.
event-scored = Die Runde ist aus: { $scores }.
score-of = { $who } { $points }
reason-bid = Dein Blatt ist gut für etwa { tricks }.
reason-lead-high = Zur Ansage fehlen Stiche: { $tricks }. Auszuspielen ist ein Weg zu einem.
reason-lead-low = Die Ansage ist erreicht; dies wird in der Hoffnung ausgespielt, dass jemand anders es nimmt.
reason-win = Sie gewinnt, wie die Karten liegen, und zur Ansage fehlen { $tricks }.
reason-save = Sie gewinnt nicht; bessere Karten bleiben für das, was zur Ansage fehlt: { $tricks }.
reason-duck = Sie bleibt unter der höchsten Karte, und die Ansage ist erreicht.
part-exact = Genaue Ansagen
part-tricks = Deren Stiche
pic-head = Runde { $number } von { $hands }, je { cards }
pic-trump = Trumpf: { $suit }
pic-led = Angespielt: { $suit }
pic-bid = Ist / Soll
pic-points = Punkte
pic-trick = Stich
pic-last = Letzter Stich
pic-no-hand = Du hast keine Karten.
pic-tell-trump = Als Trumpf liegt auf: { $card }.
pic-tell-player = { $who }: { $bid }, Punkte: { $points }.
pic-tell-bid = { $won } von { $bid } angesagten Stichen
pic-tell-no-bid = noch keine Ansage
pic-tell-card = { $who }: { $card }.
pic-tell-turn = Am Zug: { $who }.
pic-tell-hand = Dein Blatt: { $cards }.
lesson-first = Deine erste Runde
lesson-first-welcome = Willkommen! Jeder hat drei Karten, und die Herz 5 liegt auf: Herz ist Trumpf. Zuerst sagen alle reihum, wie viele Stiche sie machen.
lesson-first-hand = Das ist dein Blatt. Das Pik-Ass ist die höchste Karte ihrer Farbe, und nur das Trumpf-Ass schlägt deinen Herz-König.
lesson-first-bid = Zwei gute Karten, eine schlechte: Sag 2 Stiche an.
lesson-first-bid-else = Nur eine genaue Ansage zählt, und zwei deiner Karten gewinnen wohl. Sag 2 an.
lesson-first-barred = Die anderen sagen keinen an. Der Letzte durfte nicht 1 sagen: Es gibt drei Stiche, und die Ansagen dürfen nicht drei ergeben. So verfehlt immer jemand seine.
lesson-first-ace = Du beginnst. Spiel das Pik-Ass aus: Wer Pik hat, muss Pik spielen.
lesson-first-ace-else = Nicht falsch, aber jetzt ist das Ass sicher, solange alle noch Pik haben. Spiel es aus.
lesson-first-trump = Der Stich gehört dir: einer von zweien. Spiel nun den Herz-König aus, einen Trumpf.
lesson-first-trump-else = Die kleine Karte gewinnt nichts. Spiel den Herz-König aus.
lesson-first-end = Zwei Stiche, wie angesagt. Die letzte Karte wurde von selbst gelegt, und jemand anders hat sie genommen: Du bekommst 12 Punkte. In den nächsten Runden gibt es weniger Karten. Viel Spaß!
