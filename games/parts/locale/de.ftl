# Was Teile von Spielen sagen. Ein Spiel, das eine Nachricht gleichen Namens hat, sagt es mit eigenen Worten.
suit-clubs = Kreuz
suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik
card-clubs = { ICON("clubs") } Kreuz { card-rank }
card-diamonds = { ICON("diamonds") } Karo { card-rank }
card-hearts = { ICON("hearts") } Herz { card-rank }
card-spades = { ICON("spades") } Pik { card-rank }
card-rank = { $rank ->
    [11] Bube
    [12] Dame
    [13] König
    [14] Ass
   *[other] { $rank }
}
card-corner = { $rank ->
    [11] B
    [12] D
    [13] K
    [14] A
   *[other] { $rank }
}
why-follow = Du musst bedienen: { $suit }.

pic-final = Punkte
pic-total = Summe
pic-tell-part = { $part } { $points }
pic-tell-result = { $place }. { $who }: { $score } ({ $parts }).
sign-turn = Am Zug
