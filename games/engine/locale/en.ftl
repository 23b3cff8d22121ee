illegal-over = This game is over.
illegal-not-your-turn = There’s nothing for you to decide right now. You’ll be pinged when it’s your turn.
illegal-unknown = That choice is no longer open. Here’s what you can do now.
warn-left = You would leave this behind, though it costs nothing: **{ $what }**.
option-on = on
option-off = off
option-first = First player
option-first-random = drawn at random

legend-title = What the icons mean
sign-changed = Changed since the last board
sign-hand = Cards in hand
side-own = My side
side-of = { $who }’s side

labelled = { $label }: { $words }
semicolon = { "; " }
