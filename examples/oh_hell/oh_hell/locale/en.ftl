# Every word of the game, in Fluent (projectfluent.org).
game-name = Oh Hell
game-blurb = Say how many tricks you will take, then take exactly that many: not one more. A quick old card game with a common pack.
option-cards = Cards in the largest hand
option-course = Hand sizes
option-course-both = Fall to one card, then rise
option-course-down = Fall to one card
option-course-up = Rise from one card
option-hook = Bids may not come out even
preset-standard = Standard: from seven cards to one and back
preset-short = Short: from four cards to one
preset-long = Long: from ten cards to one and back
cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
ask-bid = How many tricks will you take?
about-ask-bid = Only an exact bid scores: 10 points and 1 for each trick. A trick too many is as bad as one too few.
do-bid = { tricks }
why-barred = You bid last, and all bids together may not come to { $tricks }.
ask-play = Play a card
about-ask-play = Follow the suit that was led if you can. The highest trump wins, else the highest card of the suit led.
event-dealt = Hand { $number }, { cards } each. Turned up for trumps: { $card }.
event-bid = { $who } bids { $tricks }.
event-played = { $who } plays { $card }.
event-trick = { $who } takes the trick.
event-scored = The hand is over: { $scores }.
score-of = { $who } { $points }
reason-bid = Your cards look good for about { tricks }.
reason-lead-high = Tricks are missing from the bid: { $tricks }. Leading is a way to take one.
reason-lead-low = The bid is reached, so this is led in the hope that somebody else takes it.
reason-win = It wins as the cards lie, and the bid lacks { $tricks }.
reason-save = It does not win, so better cards are kept for what the bid lacks: { $tricks }.
reason-duck = It stays below the winning card, and the bid is reached.
part-exact = Exact bids
part-tricks = Their tricks
pic-head = Hand { $number } of { $hands }, { cards } each
pic-trump = Trumps: { $suit }
pic-led = Led: { $suit }
pic-bid = Took / bid
pic-points = Points
pic-trick = Trick
pic-last = Last trick
pic-no-hand = You have no cards.
pic-tell-trump = Turned up for trumps: { $card }.
pic-tell-player = { $who }: { $bid }, points: { $points }.
pic-tell-bid = took { $won } of { $bid } bid
pic-tell-no-bid = no bid yet
pic-tell-card = { $who }: { $card }.
pic-tell-turn = To move: { $who }.
pic-tell-hand = Your hand: { $cards }.
lesson-first = Your first hand
lesson-first-welcome = Welcome! Three cards each have been dealt, and the five of hearts is turned up: hearts are trumps. First all say in turn how many tricks they will take.
lesson-first-hand = This is your hand. The ace of spades is the highest of its suit, and only the ace of trumps beats your king of hearts.
lesson-first-bid = Two good cards, one poor one: bid 2 tricks.
lesson-first-bid-else = Only an exact bid scores, and you have two cards that are likely to win. Bid 2.
lesson-first-barred = The others bid none. The last one could not have bid 1: there are three tricks, and the bids may not come to three. So somebody always misses.
lesson-first-ace = You begin. Lead the ace of spades: whoever has spades has to play one.
lesson-first-ace-else = Not wrong, but the ace is safe now, while all still have spades. Lead it.
lesson-first-trump = The trick is yours: one of two. Now lead the king of hearts, a trump.
lesson-first-trump-else = That small card would win nothing. Lead the king of hearts.
lesson-first-end = Two tricks, as you said. The last card was laid by itself, and somebody else took it: you score 12. In the next hands there are fewer cards. Have fun!
