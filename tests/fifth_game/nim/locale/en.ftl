game-name = Nim with a card
game-blurb = Take one to three stones; the last one is worth ten points.
preset-standard = Standard
ask-take = Take stones
about-ask-take = Who takes the last stone gets its points, so count what you leave.
do-take = Take { $stones ->
    [one] a stone
   *[other] { $stones } stones
}
why-too-few = there are not so many left
event-take = { $who } takes { $stones ->
    [one] a stone
   *[other] { $stones } stones
}.
event-over = { $who } took the last stone.
part-card = Card
part-last = Last stone
pic-heap = { $stones ->
    [one] One stone is left.
   *[other] { $stones } stones are left.
}
pic-card = Your card: { $card }.
pic-score = { $who }: { $score }.
