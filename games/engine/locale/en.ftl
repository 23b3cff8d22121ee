illegal-over = This game is over.
illegal-not-your-turn = There is nothing for you to decide just now.
illegal-unknown = That choice is not open any more. Here is what you can do now.
option-on = on
option-off = off
option-first = First player
option-first-random = drawn at random

legend-title = What the signs mean
sign-changed = Changed since the last board
sign-hand = Cards in hand
side-own = My side
side-of = { $who }’s side
