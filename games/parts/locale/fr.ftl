# Ce que disent des éléments de jeux. Un jeu qui a un message du même nom le dit avec ses propres mots.
suit-clubs = Trèfle
suit-diamonds = Carreau
suit-hearts = Cœur
suit-spades = Pique
card-clubs = { ICON("clubs") } { card-rank } de trèfle
card-diamonds = { ICON("diamonds") } { card-rank } de carreau
card-hearts = { ICON("hearts") } { card-rank } de cœur
card-spades = { ICON("spades") } { card-rank } de pique
card-rank = { $rank ->
    [11] Valet
    [12] Dame
    [13] Roi
    [14] As
   *[other] { $rank }
}
card-corner = { $rank ->
    [11] V
    [12] D
    [13] R
    [14] A
   *[other] { $rank }
}
why-follow = Tu dois fournir la couleur demandée : { $suit }.

pic-final = Points
pic-total = Total
pic-tell-part = { $part } { $points }
pic-tell-result = { $place }. { $who } : { $score } ({ $parts }).
sign-turn = À qui de jouer
