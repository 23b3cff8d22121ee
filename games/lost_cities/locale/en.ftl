### Lost Cities

game-name = Lost Cities
game-blurb = Expeditions into the unknown, by Reiner Knizia: begin few, go far. For two, or for four in two partnerships.

option-rounds = Rounds
option-expeditions = Expeditions
preset-standard = Standard: three rounds, five expeditions
preset-short = Short: a single round
preset-grand = Grand: five rounds, six expeditions

prompt-down = Play or discard a card
prompt-down-partners = Play or discard a card, or pass two to your partner
prompt-pass = Choose the second card for your partner
prompt-up = Draw a card

group-play = Play
group-discard = Discard
group-pass = Pass to your partner
group-draw = Draw

choice-play = Play { $card }
choice-discard = Discard { $card }
choice-pass = Pass { $card }
choice-draw = Draw from the { ICON("draw_pile") } draw pile
choice-take = Take { $card }

why-too-low = needs to be higher than { $number }
why-number-lies = investments come before the first number
why-few-cards = { $least } cards must stay in your hand
why-all-passed = all four have passed in a row: now play or discard
why-chosen = already chosen: it goes along
why-just-discarded = you discarded here this turn

event-play = { $who } plays { $card }.
event-discard = { $who } discards { $card }.
event-draw = { $who } draws from the { ICON("draw_pile") } draw pile.
event-drawn = You draw { $card }.
event-take = { $who } takes { $card } from the discard pile.
event-pass = { $who } passes { $number ->
    [one] a card
   *[other] { $number } cards
} to { $partner }.
event-passed-to = You pass to { $partner }: { $cards }.
event-passed-from = { $who } passes you: { $cards }.
event-round-end = Round { $round } is over: { $scores }.
event-deal = Round { $round } is dealt. { $who } starts.
event-match-end = The match is over: { $scores }.
score-of = { $who } { $score }
score-of-pair = { $who } and { $partner } { $score }

part-round-1 = Round 1
part-round-2 = Round 2
part-round-3 = Round 3
part-round-4 = Round 4
part-round-5 = Round 5

guard-pile = someone puts a card on the { $colour } discard pile or takes one off it
colour-yellow = yellow
colour-blue = blue
colour-white = white
colour-green = green
colour-red = red
colour-purple = purple

expedition-yellow = { ICON("yellow") } Desert
expedition-blue = { ICON("blue") } Sea
expedition-white = { ICON("white") } Himalaya
expedition-green = { ICON("green") } Rainforest
expedition-red = { ICON("red") } Volcano
expedition-purple = { ICON("purple") } Sky islands

card-yellow-x = { ICON("yellow_x") } Desert investment
card-yellow-2 = { ICON("yellow_2") } Desert 2
card-yellow-3 = { ICON("yellow_3") } Desert 3
card-yellow-4 = { ICON("yellow_4") } Desert 4
card-yellow-5 = { ICON("yellow_5") } Desert 5
card-yellow-6 = { ICON("yellow_6") } Desert 6
card-yellow-7 = { ICON("yellow_7") } Desert 7
card-yellow-8 = { ICON("yellow_8") } Desert 8
card-yellow-9 = { ICON("yellow_9") } Desert 9
card-yellow-10 = { ICON("yellow_10") } Desert 10

card-blue-x = { ICON("blue_x") } Sea investment
card-blue-2 = { ICON("blue_2") } Sea 2
card-blue-3 = { ICON("blue_3") } Sea 3
card-blue-4 = { ICON("blue_4") } Sea 4
card-blue-5 = { ICON("blue_5") } Sea 5
card-blue-6 = { ICON("blue_6") } Sea 6
card-blue-7 = { ICON("blue_7") } Sea 7
card-blue-8 = { ICON("blue_8") } Sea 8
card-blue-9 = { ICON("blue_9") } Sea 9
card-blue-10 = { ICON("blue_10") } Sea 10

card-white-x = { ICON("white_x") } Himalaya investment
card-white-2 = { ICON("white_2") } Himalaya 2
card-white-3 = { ICON("white_3") } Himalaya 3
card-white-4 = { ICON("white_4") } Himalaya 4
card-white-5 = { ICON("white_5") } Himalaya 5
card-white-6 = { ICON("white_6") } Himalaya 6
card-white-7 = { ICON("white_7") } Himalaya 7
card-white-8 = { ICON("white_8") } Himalaya 8
card-white-9 = { ICON("white_9") } Himalaya 9
card-white-10 = { ICON("white_10") } Himalaya 10

card-green-x = { ICON("green_x") } Rainforest investment
card-green-2 = { ICON("green_2") } Rainforest 2
card-green-3 = { ICON("green_3") } Rainforest 3
card-green-4 = { ICON("green_4") } Rainforest 4
card-green-5 = { ICON("green_5") } Rainforest 5
card-green-6 = { ICON("green_6") } Rainforest 6
card-green-7 = { ICON("green_7") } Rainforest 7
card-green-8 = { ICON("green_8") } Rainforest 8
card-green-9 = { ICON("green_9") } Rainforest 9
card-green-10 = { ICON("green_10") } Rainforest 10

card-red-x = { ICON("red_x") } Volcano investment
card-red-2 = { ICON("red_2") } Volcano 2
card-red-3 = { ICON("red_3") } Volcano 3
card-red-4 = { ICON("red_4") } Volcano 4
card-red-5 = { ICON("red_5") } Volcano 5
card-red-6 = { ICON("red_6") } Volcano 6
card-red-7 = { ICON("red_7") } Volcano 7
card-red-8 = { ICON("red_8") } Volcano 8
card-red-9 = { ICON("red_9") } Volcano 9
card-red-10 = { ICON("red_10") } Volcano 10

card-purple-x = { ICON("purple_x") } Sky islands investment
card-purple-2 = { ICON("purple_2") } Sky islands 2
card-purple-3 = { ICON("purple_3") } Sky islands 3
card-purple-4 = { ICON("purple_4") } Sky islands 4
card-purple-5 = { ICON("purple_5") } Sky islands 5
card-purple-6 = { ICON("purple_6") } Sky islands 6
card-purple-7 = { ICON("purple_7") } Sky islands 7
card-purple-8 = { ICON("purple_8") } Sky islands 8
card-purple-9 = { ICON("purple_9") } Sky islands 9
card-purple-10 = { ICON("purple_10") } Sky islands 10

### Pictures: what stands on them, and what they show in words

pic-draw-pile = Draw pile
pic-round = Round { $round } of { $rounds }
pic-this-round = This round
pic-total = Total
pic-turn = Turn
pic-with = With { $who }:
pic-draw-from = You may draw from
pic-no-cards = No cards in hand
pic-final = Final score
pic-so-far = Score so far
pic-round-number = Round { $round }

pic-tell-round = Round { $round } of { $rounds }.
pic-tell-turn = It’s { $who }’s turn.
pic-tell-round-over = The round is over.
pic-tell-over = The match is over.
pic-tell-pile = Draw pile: { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
pic-tell-discards = On the discard piles: { $cards }.
pic-tell-no-discards = The discard piles are empty.
pic-tell-side = { $who }: this round { $score }, total { $total }. { $cards }.
pic-tell-players = { $who } and { $partner }
pic-tell-count = { $who } holds { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
pic-tell-expedition = { $place } { $cards } ({ $score })
pic-tell-nothing = No expedition yet
pic-tell-investments = { $number ->
    [one] investment
   *[other] { $number } investments
}
pic-tell-top = { $place } { $card }
pic-tell-hand = Your hand: { $cards }.
pic-tell-received = From { $who }: { $cards }.
pic-tell-given = Passed to { $who }: { $cards }.
pic-tell-blocked = You discarded to { $place } this turn, so you can’t draw from that pile.
pic-tell-result = { $place }. { $who }: { $score } ({ $rounds }).

sign-investment = { ICON("investment") } Investment: multiplies what its expedition scores
sign-draw-pile = { ICON("draw_pile") } Cards left in the draw pile
sign-draw-pile-low = { ICON("draw_pile") } The draw pile is running out; its last card ends the round
sign-winner = Winner
sign-passed = { ICON("pass") } Passed by your partner, or to them
sign-blocked = You discarded here this turn, so you can’t draw from this pile

### Lessons

lesson-first = Your first expeditions
lesson-first-welcome =
    You send out expeditions, one for each colour. Your side is the lower half of this board, your rival Juno’s the upper one; between them lie the discard piles.
    Whoever has more points when the draw pile on the right is used up wins the round, and a game has three rounds, whose points add up.
lesson-first-turn =
    These eight cards are your hand; nobody else sees them. The number is what a card is worth, the symbol below it says which expedition it belongs to.
    A turn is always the same two small steps: **one card down, one card up**. You hold four Desert cards (marked): a good start.
lesson-first-play =
    First step: a card down. Numbers of an expedition have to **rise**, so begin low: a 9 now would shut out 3, 5 and 6. The letters on the cards are those in the menus.
lesson-first-play-else = That’s allowed, but it wouldn’t go well: what is lower can never follow a higher number. The Desert is where you hold most, and the 3 is its lowest: begin there.
lesson-first-draw =
    Second step: a card up. You take the top of the draw pile, or the top card of a discard pile. The discard piles are still empty, so it’s the draw pile.
lesson-first-draw-else = There is only the draw pile to draw from right now.
lesson-first-cost =
    Juno has had her turn, too: her Desert 7 lies on its discard pile. Above your 3 stands **−17**: an expedition costs **20 points** the moment it begins, then every number earns what it says, so 3 − 20 = −17.
    Begin few expeditions, then, and take them far. Cards in your hand count for nothing: they have to get onto the table in time.
lesson-first-rise =
    Your turn again. The next Desert card has to be higher than 3; gaps are fine. Take the lowest that fits, so that the others can still follow.
lesson-first-rise-else = That would work, but the Desert goes furthest if you don’t skip the 5: whatever you jump over can’t come later.
lesson-first-take =
    A card up. This time there’s a choice: Juno’s Desert 7 lies open on its discard pile, and it fits your expedition. **Only the top card** of a discard pile can be taken.
lesson-first-take-else = You could, but then you’d get an unknown card, and the 7 that you can use would stay where it is.
lesson-first-invest =
    Some turns later; your Desert made it to 30 − 20 = 10. The coin in your hand is an **investment**: it doubles what its expedition scores, profit and loss alike. It may only be laid **before the first number**.
    You hold Sea 4, 6, 7 and 9, together 26: worth a bet.
lesson-first-invest-else = You could, but once a Sea number lies there, the investment can’t be laid any more. It goes first.
lesson-first-invested =
    Now the Sea stands at **−40**: (0 − 20), doubled. When 4, 6, 7 and 9 lie there, it’s (26 − 20) × 2 = **+12**. A second investment would make that three times as much, a third one four times.
lesson-first-discard =
    Much later, only **7 cards** are left to draw (marked): a new expedition would hardly earn back its 20 points now. The two dark cards are too low to be played at all.
    You never have to play: you can also **discard**. Juno may take what you discard, so give her what she can’t use; her Himalaya has reached 7.
lesson-first-discard-else = Careful: a new expedition costs 20 points and hardly comes back, and a red 10 or a high card of her colours would help Juno. Give her something too low for her.
lesson-first-blocked =
    Now a card up. The one pile you may **not** take from is the one you have just discarded to. Nothing on the others is of use to you, so draw from the draw pile.
lesson-first-blocked-else = You could, but those cards are too low for your expeditions. And each card from the draw pile brings the end closer, which suits you: you’re ahead.
lesson-first-last =
    The end. **One card** is left in the draw pile: whoever draws it ends the round at once, and nobody plays on. Your Sea 10 still fits, so play it now.
lesson-first-last-else = This is your last chance to get points onto the table: the Sea 10 earns you 20, since the investment doubles it.
lesson-first-close =
    And now the last card. (If you took from a discard pile instead, Juno would get one more turn.)
lesson-first-close-else = That’s allowed: it would keep the round going, and Juno would get another turn. You’re ahead, so end it.
lesson-first-result =
    This is how the round ended: the Desert made 30 − 20 = **10**, the Sea (36 − 20) × 2 = **32**. There’s one bonus: an expedition of **eight cards or more**, investments included, gets another 20.
    An expedition that nobody began counts 0. The next round is dealt, and whoever has most points begins it.
lesson-first-end =
    That’s all there is to know: one down, one up; rising numbers; 20 points to begin; investments first; the last card ends it.
    {""}**The rest you learn by playing:** the first button below opens a table with a gentle computer player. Or take the next lesson: when to set out, when to stop.

lesson-timing = When to set out, when to stop
lesson-timing-count =
    Before you set out, **count**: together, the numbers of an expedition have to be worth more than the 20 points it costs. Your three Sea cards (marked) make 4 + 8 + 9 = 21, and more Sea will come. No other colour comes near that: set out to the Sea.
lesson-timing-count-else = You could, but count first: that colour doesn’t earn back its 20 points with what you hold. The Sea does, if you begin with its 4.
lesson-timing-wait =
    The Sea 4 lies there, and you hold 8 and 9. Playing the 8 now would shut out 5, 6 and 7, and there’s plenty of time for one of them to turn up.
    So **wait**, by discarding what is of no use to anyone. Juno’s Rainforest has passed 2 long ago.
lesson-timing-wait-else = You could. But a high Sea card now skips what may still come, a new expedition costs 20, and most other discards could help Juno. Her Rainforest stands at 7, so the 2 is safe.
lesson-timing-waited =
    It has paid off: you drew the Sea 6. Play it before the 8 locks it out.
lesson-timing-waited-else = You could, but the 6 only fits as long as nothing higher lies on the Sea. Play it first.
lesson-timing-turns =
    Much later, **12 cards** are left in the draw pile (marked on the board). You and Juno take one each in turn, so that’s **six turns** for you, and seven of your cards still fit. Leave out the smallest, the Desert 5 (marked), and play the lowest of the others of a colour.
lesson-timing-turns-else = You could, but you have six turns for seven cards: the 5 is the one to give up, and skipping any other costs more.
lesson-timing-slow =
    Now a trick: the round ends with the **draw pile** (marked), and a card taken from a discard pile doesn’t make that any smaller. So you get **a turn more**. What you take hardly matters; take any open card.
lesson-timing-slow-else = You could, but that brings the end a card closer, and you’re the one who needs time. Take an open card.
lesson-timing-eighth =
    Another game, and your **last turn**: two cards are left, you draw one and Juno the other. Seven cards lie in your Desert, and an expedition of **eight or more** gets 20 extra, an investment being a card, too. Which card earns most now?
lesson-timing-eighth-else = That earns less. The Desert 9 counts double, being on an investment, and is the eighth card there: 18 + 20 points at once.
lesson-timing-bonus =
    From 16 to **54** with a single card: (37 − 20) × 2 = 34, and the bonus of 20, which is never doubled. On long expeditions the small numbers are worth playing, too: each of them is a card on the way to eight.
lesson-timing-end =
    So: count before you set out, wait while there is time, and count your turns when there isn’t. Open cards make the round longer, the draw pile makes it shorter.
    {""}**The rest you learn by playing.** A computer player that plays *hard* is a good teacher.

### Hints: what a kind of decision is about, told once

about-prompt-down = Each turn begins with one card down: onto an expedition of your own, always rising, or onto a discard pile, where your rival may take it.
about-prompt-down-partners = One card down: onto your side’s expeditions, which your partner shares, or onto a discard pile. Passing two cards takes the place of the whole turn.
about-prompt-pass = Both cards go face down to your partner, and you draw nothing.
about-prompt-up = Each turn ends with one card up. The draw pile brings the end of the round closer; a card from a discard pile doesn’t.

### what speaks for a choice

reason-wager = An investment counts only before the numbers: what follows here counts { $factor } times.
reason-carry-on = { $factor ->
    [1] This expedition has begun, and every card in it counts.
   *[other] This expedition has begun, and every card in it counts { $factor } times.
}
reason-begin = There is time for a new expedition: about { $turns } turns are left.
reason-begin-held = You hold { $cards } more of this colour, { $points } points together, and about { $turns } turns are left.
reason-useless = Neither side can lay it any more.
reason-passed = The expedition of this colour is already beyond this card.
reason-harmless = The other side cannot lay it.
reason-spare = { $cards ->
    [0] Nobody has begun this colour.
    [one] Nobody has begun this colour, and you hold no other card of it.
   *[other] Nobody has begun this colour, and you hold only { $cards } cards of it.
}
reason-take-fits = It carries on an expedition that has begun.
reason-take-away = The other side could lay it.
reason-take-held = { $cards ->
    [one] You hold one more card of this colour.
   *[other] You hold { $cards } more cards of this colour.
}
reason-take-time = The draw pile stays as it is, so the round lasts longer.
reason-draw = No card that may be taken carries on an expedition of this side.
