# Lo que dicen partes de juegos. Un juego que tiene un mensaje del mismo nombre lo dice con sus propias palabras.
suit-clubs = Tréboles
suit-diamonds = Diamantes
suit-hearts = Corazones
suit-spades = Picas
card-clubs = { ICON("clubs") } { card-rank } de tréboles
card-diamonds = { ICON("diamonds") } { card-rank } de diamantes
card-hearts = { ICON("hearts") } { card-rank } de corazones
card-spades = { ICON("spades") } { card-rank } de picas
card-rank = { $rank ->
    [11] Jota
    [12] Reina
    [13] Rey
    [14] As
   *[other] { $rank }
}
card-corner = { $rank ->
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
why-follow = Tienes que seguir el palo: { $suit }.

pic-final = Puntos
pic-total = Total
pic-tell-part = { $part } { $points }
pic-tell-result = { $place }. { $who }: { $score } ({ $parts }).
sign-turn = A quién le toca
