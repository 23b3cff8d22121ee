# What parts of games say. A game that has a message of the same name says it in its own words.
suit-clubs = Clubs
suit-diamonds = Diamonds
suit-hearts = Hearts
suit-spades = Spades
card-clubs = { ICON("clubs") } { card-rank } of clubs
card-diamonds = { ICON("diamonds") } { card-rank } of diamonds
card-hearts = { ICON("hearts") } { card-rank } of hearts
card-spades = { ICON("spades") } { card-rank } of spades
card-rank = { $rank ->
    [11] Jack
    [12] Queen
    [13] King
    [14] Ace
   *[other] { $rank }
}
card-corner = { $rank ->
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
why-follow = You have to follow suit: { $suit }.

pic-final = Points
pic-total = Total
pic-tell-part = { $part } { $points }
pic-tell-result = { $place }. { $who }: { $score } ({ $parts }).
sign-turn = To move
