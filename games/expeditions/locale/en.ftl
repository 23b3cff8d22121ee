## The rules: options, what a player is asked and can do, what happens.

game-name = Expeditions
game-blurb = Mechs, quests and glory around the Tunguska meteorite, by Jamey Stegmaier. For two to five.

option-free-pass = Passing occupied locations costs no range
option-clear-reward = Whoever clears a location upgrades, melds or boasts at once
option-instant-on-upgrade = Upgrading also gives the item’s instant part
option-map-per-quest = Every solved quest also gives a map
option-solve-several = One Solve may solve several quests of the location, in any order
option-row-limit = With four active cards, no further card may be gained
option-wide-adjacency = Adjacent cards include those next to neighbouring locations
option-others-final-turn = After the fourth star only the others have a last turn
option-shared-stars = A star scores $10 shared by all stars on its category, at least $5
option-summary-ties = Ties: power + guile, quests, items, melds, corruption
option-compensation = Each player starts with $2 more than the one before them, with two players $4 (our own option)
preset-standard = Standard: the published rules
preset-boardgamefan = As in a German summary of the rules

category-solve = { ICON("solve") } 4 quests
category-meld = { ICON("meld") } 4 meteorites
category-upgrade = { ICON("upgrade") } 4 items
category-twenty = { ICON("twenty") } The 20
category-corruption = { ICON("corruption") } 7 corruption
category-cards = { ICON("card") } 8 cards
category-workers-maps = { ICON("worker") } 7 workers or 5 maps

name-tile = { ICON("location_", $number) } { $number } { $name }
name-quoted = { $card }
name-position = { $letter ->
    [c] Centre
   *[n] North
} { $number }
name-covered = { $what ->
    [upgrade] upgrade
    [meld] meld
   *[boast] boast
}
name-about = { $kind ->
    [item] item
    [meteorite] meteorite
   *[quest] quest
}, { $colour }, { $core }
token-orange = the { ICON("orange") } orange { $value }
token-turquoise = the { ICON("turquoise") } turquoise { $value }
token-both = the { ICON("twenty") } { $value }
amount-nothing = nothing

group-move = Move
group-play = Play
group-gather = Gather

ask-shift = Where does your action token go?
ask-turn-0 = Your turn is done
ask-turn-1 = One action is left
ask-turn-2 = Your actions, in any order
ask-turn-3 = All three actions, in any order
ask-gather = Gather at { $tile }
ask-menu = { $n ->
    [one] Take it, or leave it
   *[other] Take in any order
}
ask-menu-card = { $card }: { $n ->
    [one] take it, or leave it
   *[other] take in any order
}
ask-reward = { $tile } is clear. What do you do?
ask-one-of = One or the other
ask-played = { $card } is played
ask-play = Which card do you play?
ask-move = Where do you move?
ask-pick-card = Which face-up card do you gain?
ask-keep-card = Which card do you keep?
ask-sweep = Which face-up cards do you sweep?
ask-sweep-more = To sweep: { $cards }. Any more?
ask-place-worker = Place a worker on which card?
ask-pick-worker = Which worker goes on { $card }?
ask-activate = Which card do you activate?
ask-rescue-card = Which card do you rescue?
ask-rescue-worker = Which worker do you rescue?
ask-vanquish = Vanquish corruption
ask-neighbour = Which benefit from next door?
ask-solve = Which quest do you solve?
ask-upgrade = Which item do you upgrade?
ask-meld = Which meteorite do you meld?
ask-boast = Which category do you boast about?
ask-pay-card = Which card do you trash?
ask-pay-discard = Which card do you discard?
ask-pay-corruption = Which corruption do you trash?
ask-pay-worker = Which worker do you trash?
ask-trash-map = Trash a map

do-decline = Decline
do-done = Done
do-end-turn = End the turn
do-token-move = { ICON("move") } Cover Move: play and gather
do-token-play = { ICON("play") } Cover Play: move and gather
do-token-gather = { ICON("gather") } Cover Gather: move and play
do-refresh = { ICON("refresh") } Refresh: take back all workers and active cards
do-move-withheld = { ICON("move") } Move
do-play-withheld = { ICON("play") } Play
do-gather-withheld = { ICON("gather") } Gather
do-move = { $tile }: { $what }
do-move-corrupted = { $tile } ({ $tokens }): { $what } · covered: { $covered }
do-move-cleared = { $tile }: { $covered } · { $what }
do-move-hidden = { ICON("map") } { $place }: face down, with a map
do-play = { $card }: { $core } · { $ability }
do-gather = { ICON("gather") } Gather: { $what }
do-take-all = All of it: { $what }
do-partly = { $what } (you’d get: { $fits })
do-core = Core value: { $what }
do-place = Place { $worker }: { $ability }
do-on = { $card }: { $ability }
do-pick-worker = Place { $worker }
do-use = { $card }: { $ability }
do-rescue = { $card }
do-rescue-worker = { $card } with its worker
do-gain-card = { $card } ({ $about })
do-gain-card-hand = To your hand: { $card } ({ $about })
do-sweep = Sweep { $card }
do-sweep-all = { ICON("sweep") } Sweep all of them
do-sweep-done = { ICON("sweep") } { $n ->
    [one] Sweep this card
   *[other] Sweep these { $n } cards
}
do-vanquish = Vanquish { $token } for { $price }
do-vanquish-withheld = Vanquish { $token }
do-banish = Return { $token } to the bag
do-neighbour = { $tile }: { $what }
do-solve = { $card } for { $price }: { $what }
do-upgrade = { $card } (${ $coins }): { $what }
do-meld = { $card }: { $what }
do-boast = { $category }
do-discard = Discard { $what }
do-trash = Trash { $what }
do-trash-map = { ICON("map") } Trash a map: { $what }

warn-ability = A worker on { $card } would bring you nothing now: { $why }. (**{ $what }**)
warn-instant = The instant part of { $card } would be lost: { $why }. (**{ $what }**)

withheld-token-there = your action token is already there
withheld-token-covers = your action token covers it this turn
withheld-action-done = you have done it
withheld-refresh-first = only from Move, Play or Gather
withheld-actions-left = still to do: { $actions }
withheld-nowhere = no free location within range
withheld-basecamp = that’s not possible at Basecamp
withheld-nothing-here = there is nothing to gather right now
withheld-hand-empty = your hand is empty
withheld-power-full = you have { $n } power
withheld-guile-full = you have { $n } guile
withheld-no-maps = no map is left
withheld-bag-empty = the bag is empty
withheld-workers-gone = no { $colour } worker is left in the supply
withheld-no-count = there is nothing to count
withheld-deck-empty = the deck is empty
withheld-no-face-up = there is no such card
withheld-row-full = you have { $n } active cards
withheld-lacks-worker = you need { $worker }
withheld-no-worker = you have no worker available
withheld-used = its ability has just been used
withheld-no-active = you have no active card
withheld-no-free-card = no active card is without a worker
withheld-no-placed = no worker stands on a card
withheld-no-activate = there is no card to activate
withheld-lent = it holds once more already
withheld-no-corruption = there is no corruption here
withheld-corruption-cost = { $token } costs { $price }
withheld-never-twenty = the 20 never goes into the bag
withheld-no-benefit = there is nothing to gain next door
withheld-no-quest = you have no quest for this location
withheld-solve-cost = you need { $price }
withheld-solve-limit = { $n } quests are the limit
withheld-upgrade-limit = { $n } items are the limit
withheld-meld-limit = { $n } meteorites are the limit
withheld-no-item = you have no item
withheld-no-meteorite = you have no meteorite
withheld-no-star = all your stars are placed
withheld-no-category = you haven’t reached any category
withheld-has-star = you already have a star there
withheld-progress = { $have } of { $goal }
withheld-stars = you need { $n ->
    [one] { $n } star placed
   *[other] { $n } stars placed
}
withheld-melded = you need { $n ->
    [one] { $n } melded meteorite
   *[other] { $n } melded meteorites
}
withheld-cost-power = you need { $n } power
withheld-cost-guile = you need { $n } guile
withheld-cost-coins = you need ${ $n }
withheld-cost-map = { $n ->
    [one] you have no map
   *[other] you need { $n } maps
}
withheld-cost-corruption = { $n ->
    [one] you have no corruption
   *[other] you need { $n } corruption
}
withheld-cost-card = { $n ->
    [one] you have no card
   *[other] you need { $n } cards
}
withheld-cost-discard = { $n ->
    [one] your hand is empty
   *[other] you need { $n } cards in hand
}
withheld-cost-worker = { $n ->
    [one] you have no worker available
   *[other] you need { $n } workers
}

say-covers-move = { $player } covers Move.
say-covers-play = { $player } covers Play.
say-covers-gather = { $player } covers Gather.
say-refreshes = { $player } refreshes.
say-gathers = { $player } gathers at { $tile }.
say-gathers-gains = { $player } gathers at { $tile }: { $what }.
say-solves-for = { $player } pays { $price } and solves { $card }.
say-solves-for-gains = { $player } pays { $price }, solves { $card } and gains { $what }.
say-solves-gains = { $player } solves { $card } and gains { $what }.
say-activates-gains = { $player } activates { $card } and gains { $what }.
say-trashes-map-gains = { $player } trashes a map and gains { $what }.
say-gains-by = { $by }: { $player } gains { $what }.
say-takes-back = { $player } takes all cards and workers back.
say-moves = { $player } moves to { $tile }.
say-moves-gains = { $player } moves to { $tile } and gains { $what }.
say-flips = { $player } discovers { $tile } and takes its map. Corruption, the last on top: { $tokens }.
say-flips-bare = { $player } discovers { $tile } and takes its map. The bag is empty: no corruption.
say-in-vain = { $card } brings { $player } nothing.
say-instant-lost = The instant part of { $card } brings { $player } nothing.
say-plays = { $player } plays { $card }.
say-plays-gains = { $player } plays { $card } and gains { $what }.
say-places = { $player } places { $worker } on { $card }.
say-places-gains = { $player } places { $worker } on { $card } and gains { $what }.
say-activates = { $player } activates { $card }.
say-whenever = { $card } takes effect.
say-whenever-gains = { $card } takes effect: { $player } gains { $what }.
say-gains = { $player } gains { $what }.
say-gains-card = { $player } gains { $card }.
say-gains-card-hand = { $player } gains { $card } directly to their hand.
say-draws = { $player } draws: { $cards }.
guard-tile = someone moves to { $tile }, or something changes there
guard-spot = someone takes or sweeps { $card } ({ $spot })
say-turned-up = New at { $spot }: { $card }.
say-turned-up-more = New: { $cards }.
name-at = { $card } at { $spot }
say-swept = { $player } sweeps: { $cards }.
say-reshuffled = The sweep pile becomes the new deck.
say-rescues = { $player } rescues { $card }.
say-rescues-worker = { $player } rescues { $worker } from { $card }.
say-vanquishes = { $player } vanquishes { $token } for { $price }.
say-banishes = { $player } returns { $token } to the bag.
say-cleared = { $tile } is clear.
say-solves = { $player } solves { $card }.
say-upgrades = { $player } upgrades { $card }.
say-melds = { $player } melds { $card }.
say-boasts = { $player } boasts: { $category }. That is star { $n }.
say-ending = { $player } has placed the fourth star: everyone has one last turn.
say-ending-others = { $player } has placed the fourth star: everyone else has one last turn.
say-pays = { $player } pays { $what }.
say-trashes = { $player } trashes { $what }.
say-trashes-map = { $player } trashes a map.
say-discards = { $player } discards { $what }.
say-over = The expeditions are over.
say-standstill = Nobody can place another star, and nobody gains anything any more: the expeditions are over.

part-cash = Coins
part-stars = Stars
part-items = Upgraded items
part-tokens = Corruption

## The content

mech-tatanka = Tatanka
mech-tatanka-rule = You may solve, upgrade and meld up to 5 times each.
mech-marsh-strider = Marsh Strider
mech-marsh-strider-rule = You move up to 4 locations instead of 3.
mech-odins-wrath = Odin’s Wrath
mech-odins-wrath-rule = At any time on your turn, trash a map to gain 1 power, 1 guile or $1.
mech-lumberjack = Lumberjack
mech-lumberjack-rule = Each time you vanquish, the first token of each colour costs 1 less (the 20 costs 18).
mech-highlander = Highlander
mech-highlander-rule = You may gain cards directly to your hand.

part = { $heading }: { $words }
part-instant = Instant
part-ongoing = Ongoing
part-ability = Ability
part-bonus = Meld bonus
part-solve = Solve on { $number } ({ $where }) for { $cost }
part-coins = Worth ${ $coins } if upgraded

join-and = { $one } and { $other }
join-or = { $one } OR { $other }
join-or-else = { $one }; OR { $other }
join-bracket = ({ $things })
join-benefits = { $one } · { $other }
join-comma = { $one }, { $other }
join-plain = { $parts }
join-sentence = { $clause }.
join-sentences = { $one } { $other }

core-stars = +{ $worth } with { $n }+ stars placed
core-melded = +{ $worth } with { $n }+ melded

thing-power = { $n } { ICON("power") } power
thing-guile = { $n } { ICON("guile") } guile
thing-coins = { ICON("coins") } ${ $n }
thing-map = { $n ->
    [one] a { ICON("map") } map
   *[other] { $n } { ICON("map") } maps
}
thing-corruption = { $n ->
    [one] a { ICON("corruption") } corruption token from the bag
   *[other] { $n } { ICON("corruption") } corruption tokens from the bag
}
thing-worker = { $n ->
    [one] a { ICON($colour, "_worker") } { $colour } worker
   *[other] { $n } { ICON($colour, "_worker") } { $colour } workers
}
thing-either-worker = a { $one } or { $other } worker
thing-card-face-up = { $n ->
    [one] a face-up { $kind ->
    [any] card
   *[other] { $kind }
}
   *[other] { $n } face-up { $kind ->
    [any] cards
   *[other] { $kind }s
}
}
thing-card-adjacent = { $n ->
    [one] an adjacent { $kind ->
    [any] card
   *[other] { $kind }
}
   *[other] { $n } adjacent { $kind ->
    [any] cards
   *[other] { $kind }s
}
}
thing-card-deck = { $n ->
    [one] the top card of the deck
   *[other] the top { $n } cards of the deck
}
thing-card-two = 1 of the top 2 cards of the deck (sweep the other)
thing-per = { $thing } per { $count }{ $limit ->
    [none] { "" }
   *[some] { " " }(max. { $most })
}

act-gain = { $form ->
    [start] Gain
   *[mid] gain
} { $things }
act-sweep = { ICON("sweep") } { $form ->
    [start] Sweep
   *[mid] sweep
} any face-up cards
act-move = { ICON("move") } { $form ->
    [start] Move
   *[mid] move
}{ $n ->
    [0] { "" }
   *[other] { " " }with range +{ $n }
}
act-play = { ICON("play") } { $form ->
    [start] Play
   *[mid] play
} a card
act-refresh = { ICON("refresh") } { $form ->
    [start] Refresh
   *[mid] refresh
}
act-rescue-card = { ICON("rescue_card") } { $form ->
    [start] Rescue
   *[mid] rescue
} a card
act-rescue-worker = { ICON("rescue_worker") } { $form ->
    [start] Rescue
   *[mid] rescue
} a worker
act-solve = { ICON("solve") } { $form ->
    [start] Solve
   *[mid] solve
} a quest{ $n ->
    [0] { "" }
   *[other] { " " }for { $n } less (power or guile)
}
act-vanquish = { ICON("vanquish") } { $form ->
    [start] Vanquish
   *[mid] vanquish
}{ $n ->
    [0] { "" }
   *[other] , each token for { $n } less
}
act-vanquish-any = { ICON("vanquish") } { $form ->
    [start] Vanquish
   *[mid] vanquish
}, paying for either colour with power OR guile{ $n ->
    [0] { "" }
   *[other] , each token for { $n } less
}
act-banish = { ICON("banish") } { $form ->
    [start] Return
   *[mid] return
} the top corruption token here to the bag
act-upgrade = { ICON("upgrade") } { $form ->
    [start] Upgrade
   *[mid] upgrade
} an item
act-meld = { ICON("meld") } { $form ->
    [start] Meld
   *[mid] meld
} a meteorite
act-boast = { ICON("boast") } { $form ->
    [start] Boast
   *[mid] boast
}
act-activate-adjacent = { ICON("activate") } { $form ->
    [start] Activate
   *[mid] activate
} an adjacent face-up card
act-activate-previous = { ICON("activate") } { $form ->
    [start] Activate
   *[mid] activate
} the previous card
act-activate-own = { ICON("activate") } { $form ->
    [start] Activate
   *[mid] activate
} another card you control
act-activate-upgraded = { ICON("activate") } { $form ->
    [start] Activate
   *[mid] activate
} an upgraded item
act-neighbour = { ICON("neighbour") } { $form ->
    [start] Gain
   *[mid] gain
} a benefit of an adjacent location
act-place-worker = { ICON("worker") } { $form ->
    [start] Place
   *[mid] place
} a worker of any colour on a free active card and use its ability
act-pay = { $cost } to { $then }
act-given-again = { $form ->
    [start] With
   *[mid] with
} { $n }+, also { $then }
act-given-melded = { $form ->
    [start] With
   *[mid] with
} { $n }+ melded, also { $then }
act-given-stars = { $form ->
    [start] With
   *[mid] with
} { $n }+ stars placed, also { $then }
act-whenever = { $form ->
    [start] Whenever
   *[mid] whenever
} you { $when }, gain { $things }

cost-power = { $form ->
    [start] Pay
   *[mid] pay
} { $n } power
cost-guile = { $form ->
    [start] Pay
   *[mid] pay
} { $n } guile
cost-coins = { $form ->
    [start] Pay
   *[mid] pay
} ${ $n }
cost-map = { $form ->
    [start] Trash
   *[mid] trash
} { $n ->
    [one] a map
   *[other] { $n } maps
}
cost-corruption = { $form ->
    [start] Trash
   *[mid] trash
} { $n ->
    [one] a corruption token
   *[other] { $n } corruption tokens
}
cost-card = { $form ->
    [start] Trash
   *[mid] trash
} { $n ->
    [one] a card you control
   *[other] { $n } cards you control
}
cost-discard = { $form ->
    [start] Discard
   *[mid] discard
} { $n ->
    [one] a card from your hand
   *[other] { $n } cards from your hand
}
cost-worker = { $form ->
    [start] Trash
   *[mid] trash
} { $n ->
    [one] an available worker
   *[other] { $n } available workers
}

count-maps = { $each ->
    [one] map
   *[other] { $each } maps
}
count-workers = { $each ->
    [one] worker
   *[other] { $each } workers
}
count-available-workers = { $each ->
    [one] available worker
   *[other] { $each } available workers
}
count-cards = { $each ->
    [one] card you control
   *[other] { $each } cards you control
}
count-red-cards = { $each ->
    [one] red card
   *[other] { $each } red cards
}
count-blue-cards = { $each ->
    [one] blue card
   *[other] { $each } blue cards
}
count-green-cards = { $each ->
    [one] green card
   *[other] { $each } green cards
}
count-yellow-cards = { $each ->
    [one] yellow card
   *[other] { $each } yellow cards
}
count-purple-cards = { $each ->
    [one] purple card
   *[other] { $each } purple cards
}
count-solved = { $each ->
    [one] solved quest
   *[other] { $each } solved quests
}
count-melded = { $each ->
    [one] melded meteorite
   *[other] { $each } melded meteorites
}
count-upgraded = { $each ->
    [one] upgraded item
   *[other] { $each } upgraded items
}
count-stars = { $each ->
    [one] star placed
   *[other] { $each } stars placed
}
count-corruption = { $each ->
    [one] corruption token
   *[other] { $each } corruption tokens
}

when-move = move
when-vanquish = vanquish a corruption token
when-solve = solve a quest
when-gain-card = gain { $kind ->
    [item] an item
    [meteorite] a meteorite
    [quest] a quest
   *[any] a card
}
when-gain-worker = gain a worker
when-play = play a { $colour ->
    [any] card
   *[other] { $colour } card
}
when-refresh = refresh
when-meld = meld a meteorite
when-upgrade = upgrade an item

rule-range = You move up to { $n } further
rule-solve-cost = Quests cost you { $n } less (power or guile)
rule-vanquish-cost = Each time you vanquish, the first token costs { $n } less
rule-any-worker = { $colour ->
    [any] Your workers count as any colour
   *[other] Your { $colour } workers count as any colour
}

tile-1 = Frozen Landing
tile-2 = Fur Market
tile-3 = Burnt Palisade
tile-4 = End of the Rails
tile-5 = Bell Monastery
tile-6 = Wolf Hollow
tile-7 = Flattened Larches
tile-8 = Ash Clearing
tile-9 = Mill Weir
tile-10 = Golden Ford
tile-11 = Mirror Bog
tile-12 = Spore Thicket
tile-13 = Bear Gate
tile-14 = Last Cairn
tile-15 = Glass Terraces
tile-16 = Crater Rim
tile-17 = Whale Graveyard
tile-18 = Hall of Voices
tile-19 = Northern Ridge
tile-20 = The Maw

card-signal-pistol = { ICON("red_item") } Signal Pistol
card-signal-pistol-flavour = Red means help. Two reds mean it is too late for help.
card-iron-gauntlet = { ICON("red_item") } Iron Gauntlet
card-iron-gauntlet-flavour = Built for lifting boilers. It does not much care what it lifts.
card-field-kitchen = { ICON("red_item") } Field Kitchen
card-field-kitchen-flavour = Whoever follows the smell of the soup has not gone mad yet.
card-war-drum = { ICON("red_item") } War Drum
card-war-drum-flavour = Nobody is drumming. March anyway.
card-blasting-charge = { ICON("red_item") } Blasting Charge
card-blasting-charge-flavour = The short fuse was cheaper.
card-workshop-cart = { ICON("blue_item") } Workshop Cart
card-workshop-cart-flavour = A lathe, an anvil, a stove: all that a mech could wish for.
card-rotor-sled = { ICON("blue_item") } Rotor Sledge
card-rotor-sled-flavour = Its brakes are called snowdrift.
card-resonance-coil = { ICON("blue_item") } Resonance Coil
card-resonance-coil-flavour = It hums whenever the machine beside it is about to wake.
card-clockwork-hand = { ICON("blue_item") } Clockwork Hand
card-clockwork-hand-flavour = Five fingers, ninety wheels, one steady grip.
card-spare-parts = { ICON("blue_item") } Crate of Spare Parts
card-spare-parts-flavour = Whatever is missing is in the other crate.
card-bone-compass = { ICON("green_item") } Bone Compass
card-bone-compass-flavour = It never points north. It points to where you will wish to be.
card-reindeer-sledge = { ICON("green_item") } Reindeer Sledge
card-reindeer-sledge-flavour = No fuel, no fumes, and opinions of its own.
card-survey-chest = { ICON("green_item") } Surveyor’s Chest
card-survey-chest-flavour = Chains, stakes and a bottle for the evenings.
card-birch-canoe = { ICON("green_item") } Birch Canoe
card-birch-canoe-flavour = So light that one person carries it, so quiet that no one hears it.
card-ice-lantern = { ICON("green_item") } Ice Lantern
card-ice-lantern-flavour = The flame freezes at night. In the morning it goes on burning.
card-silver-samovar = { ICON("yellow_item") } Silver Samovar
card-silver-samovar-flavour = Over the third glass, everything has its price.
card-waybill-book = { ICON("yellow_item") } Waybill Book
card-waybill-book-flavour = Every crate signed for, some of them twice.
card-strongbox = { ICON("yellow_item") } Strongbox
card-strongbox-flavour = The key is lost. Fortunately, so is the lock.
card-tea-bricks = { ICON("yellow_item") } Tea Bricks
card-tea-bricks-flavour = To drink, to pay with, or for a low wall.
card-golden-icon = { ICON("yellow_item") } Golden Icon
card-golden-icon-flavour = The saint has closed his eyes. He used to look at you.
card-whispering-mask = { ICON("purple_item") } Whispering Mask
card-whispering-mask-flavour = Put it on and everyone obeys, you included.
card-black-mirror = { ICON("purple_item") } Black Mirror
card-black-mirror-flavour = Your reflection is always one movement ahead.
card-spore-vial = { ICON("purple_item") } Vial of Spores
card-spore-vial-flavour = Do not shake. It does that by itself.
card-homing-bell = { ICON("purple_item") } Homing Bell
card-homing-bell-flavour = One stroke, and everyone is home again.
card-star-tongs = { ICON("purple_item") } Star Tongs
card-star-tongs-flavour = For picking up what should have stayed in the sky.
card-ember-core = { ICON("red_meteorite") } Ember Core
card-ember-core-flavour = Twelve years in the snow and still too hot to touch.
card-thunder-egg = { ICON("red_meteorite") } Thunder Egg
card-thunder-egg-flavour = Shells of basalt, and a storm for a yolk.
card-magnet-heart = { ICON("blue_meteorite") } Magnet Heart
card-magnet-heart-flavour = Nails, spoons, rifles: everything comes to visit.
card-living-copper = { ICON("blue_meteorite") } Living Copper
card-living-copper-flavour = It grows along any machine like ivy on a wall.
card-moss-idol = { ICON("green_meteorite") } Moss Idol
card-moss-idol-flavour = Ask it a question. It always answers with an errand.
card-pole-finder = { ICON("green_meteorite") } Pole Finder
card-pole-finder-flavour = Hang it from a thread and follow it.
card-hail-pearls = { ICON("green_meteorite") } Hail Pearls
card-hail-pearls-flavour = They fell where someone was drawing a map.
card-split-comet = { ICON("green_meteorite") } Split Comet
card-split-comet-flavour = Two halves of one journey. Keep the better one.
card-gilded-splinter = { ICON("yellow_meteorite") } Gilded Splinter
card-gilded-splinter-flavour = Even the assayer bit on it, and lost the tooth.
card-scale-weight = { ICON("yellow_meteorite") } The Honest Weight
card-scale-weight-flavour = It weighs whatever the seller deserves.
card-singing-bronze = { ICON("yellow_meteorite") } Singing Bronze
card-singing-bronze-flavour = Every market has its bell. This one rings itself.
card-black-seed = { ICON("purple_meteorite") } Black Seed
card-black-seed-flavour = Bury it, and next spring there are three.
card-hollow-moon = { ICON("purple_meteorite") } Hollow Moon
card-hollow-moon-flavour = Knock. Someone knocks back.
card-eye-of-frost = { ICON("purple_meteorite") } Eye of Frost
card-eye-of-frost-flavour = It has not blinked since it came down.
card-hammer-scale = { ICON("red_meteorite") } Hammer Scale
card-hammer-scale-flavour = Strike it once, and the sparks do the rest.
card-wolf-iron = { ICON("red_meteorite") } Wolf Iron
card-wolf-iron-flavour = It pulls towards the dark, and you with it.
card-pulse-stone = { ICON("red_meteorite") } Pulse Stone
card-pulse-stone-flavour = Hold it, and your own steps are drummed back at you.
card-sky-lens = { ICON("blue_meteorite") } Sky Lens
card-sky-lens-flavour = It shows what lies next door, only nearer.
card-storm-geode = { ICON("blue_meteorite") } Storm Geode
card-storm-geode-flavour = Whoever opens it should have two hands free.
card-echo-sphere = { ICON("blue_meteorite") } Echo Sphere
card-echo-sphere-flavour = Call into it, and somebody else does the work.
card-wayside-stone = { ICON("green_meteorite") } Wayside Stone
card-wayside-stone-flavour = It lies at every crossroads you come to.
card-amber-comb = { ICON("yellow_meteorite") } Comb of Amber
card-amber-comb-flavour = Sticky: whatever you pick up stays with you.
card-sun-salt = { ICON("yellow_meteorite") } Sun Salt
card-sun-salt-flavour = One lick, and everyone is up again.
card-beating-basalt = { ICON("purple_meteorite") } Beating Basalt
card-beating-basalt-flavour = It wants out. Let something else in instead.
card-night-glass = { ICON("purple_meteorite") } Night Glass
card-night-glass-flavour = Look through it, and the day begins again.
card-sunken-barge = { ICON("red_quest") } The Sunken Barge
card-sunken-barge-flavour = The cargo still lies below. So does whatever sank it.
card-jammed-lock = { ICON("blue_quest") } The Jammed Lock
card-jammed-lock-flavour = Get it open and the harbour can breathe again.
card-ice-road = { ICON("green_quest") } The Ice Road
card-ice-road-flavour = Open from November until it creaks.
card-fur-auction = { ICON("yellow_quest") } The Fur Auction
card-fur-auction-flavour = Bid low, and cough whenever the Dane bids.
card-silent-village = { ICON("purple_quest") } The Silent Village
card-silent-village-flavour = The stoves are warm, the tables laid, and nobody speaks.
card-deserters-camp = { ICON("red_quest") } Deserters’ Camp
card-deserters-camp-flavour = They would fight again, if only for supper.
card-stalled-train = { ICON("blue_quest") } The Stalled Train
card-stalled-train-flavour = Timetable and boiler both blew up on the same morning.
card-singing-ice = { ICON("green_quest") } The Singing Ice
card-singing-ice-flavour = Where it sings it will bear you. Mostly.
card-monastery-debt = { ICON("yellow_quest") } The Monks’ Debt
card-monastery-debt-flavour = They have no money. They have a very deep cellar.
card-sleepwalkers = { ICON("purple_quest") } The Sleepwalkers
card-sleepwalkers-flavour = Every night they walk a few steps further north.
card-wolf-winter = { ICON("red_quest") } The Wolf Winter
card-wolf-winter-flavour = The pack waits at the well. It knows your names.
card-night-exchange = { ICON("blue_quest") } The Night Exchange
card-night-exchange-flavour = Someone has been calling for days: only numbers.
card-snowed-in-herd = { ICON("green_quest") } The Snowed-in Herd
card-snowed-in-herd-flavour = The reindeer know a way out. Trust the reindeer.
card-amber-smugglers = { ICON("yellow_quest") } Amber Smugglers
card-amber-smugglers-flavour = In every tenth piece something is still moving.
card-dream-fever = { ICON("purple_quest") } Dream Fever
card-dream-fever-flavour = The sick all draw the same door.
card-armoured-sleds = { ICON("red_quest") } The Armoured Sledges
card-armoured-sleds-flavour = Abandoned with their engines running.
card-drowned-mill = { ICON("blue_quest") } The Drowned Mill
card-drowned-mill-flavour = The wheel is turning upstream.
card-white-stag = { ICON("green_quest") } The White Stag
card-white-stag-flavour = Whoever follows him learns the paths. Whoever hunts him, none.
card-gold-washers = { ICON("yellow_quest") } The Gold Washers
card-gold-washers-flavour = They wash by night, so that the river does not notice.
card-sleepless-choir = { ICON("purple_quest") } The Sleepless Choir
card-sleepless-choir-flavour = Forty voices from a church without a roof.
card-powder-store = { ICON("red_quest") } The Powder Store
card-powder-store-flavour = Smoking is forbidden, the sign says. Someone is smoking.
card-fallen-airship = { ICON("blue_quest") } The Fallen Airship
card-fallen-airship-flavour = Eleven passengers, twelve sets of footprints.
card-sunken-forest = { ICON("green_quest") } The Sunken Forest
card-sunken-forest-flavour = Treetops for stepping stones. Do not look down.
card-last-caravan = { ICON("yellow_quest") } The Last Caravan
card-last-caravan-flavour = They sell everything at half price and do not say why.
card-burning-lake = { ICON("purple_quest") } The Burning Lake
card-burning-lake-flavour = The fish have moved out. Something has moved in.
card-siege-of-bears = { ICON("red_quest") } The Siege of Bears
card-siege-of-bears-flavour = They take turns on watch. Bears should not do that.
card-frozen-engine = { ICON("blue_quest") } The Frozen Engine
card-frozen-engine-flavour = Thaw it gently. It was never switched off.
card-uncharted-pass = { ICON("green_quest") } The Uncharted Pass
card-uncharted-pass-flavour = Blank paper, blank snow. One of them lies.
card-governors-depot = { ICON("yellow_quest") } Governor’s Depot
card-governors-depot-flavour = Champagne for a thousand guests who never came.
card-frost-orchard = { ICON("purple_quest") } The Frost Orchard
card-frost-orchard-flavour = The trees bear in winter. Nobody planted them.
card-iron-tomb = { ICON("red_quest") } The Iron Tomb
card-iron-tomb-flavour = Riveted from the outside. Dented from within.
card-buried-turbine = { ICON("blue_quest") } The Buried Turbine
card-buried-turbine-flavour = Dig it out, and it starts by itself.
card-stranded-balloon = { ICON("green_quest") } The Stranded Balloon
card-stranded-balloon-flavour = The basket is empty. It is still warm.
card-whale-oil-bank = { ICON("yellow_quest") } The Whale Oil Bank
card-whale-oil-bank-flavour = The safe stands among the ribs. The interest is remarkable.
card-many-voices = { ICON("purple_quest") } The Many Voices
card-many-voices-flavour = One of them is yours. Answer that one.
card-last-outpost = { ICON("red_quest") } The Last Outpost
card-last-outpost-flavour = Their orders were to hold until relieved. In 1908.
card-observatory = { ICON("blue_quest") } The Observatory
card-observatory-flavour = The telescope is aimed at the ground.
card-edge-of-the-map = { ICON("green_quest") } The Edge of the Map
card-edge-of-the-map-flavour = From here on, whatever you draw comes true.
card-price-of-truth = { ICON("yellow_quest") } The Price of Truth
card-price-of-truth-flavour = The newspapers pay well. Bring proof, bring it dead.
card-heart-of-the-pit = { ICON("purple_quest") } Heart of the Maw
card-heart-of-the-pit-flavour = It beats twice a year. This is the second time.
card-matthew = { ICON("green_character") } Matthew
card-matthew-flavour = He carries a spare mitten for whoever he finds.
card-caesar = { ICON("red_companion") } Caesar
card-caesar-flavour = Has never lost a sledge, only drivers.
card-vesna = { ICON("blue_character") } Vesna
card-vesna-flavour = If it will not turn, she asks it why.
card-voltan = { ICON("green_companion") } Voltan
card-voltan-flavour = Copper fur, quartz eyes, real curiosity.
card-anna = { ICON("yellow_character") } Anna
card-anna-flavour = She haggles until both sides feel generous.
card-wojtek = { ICON("red_companion") } Wojtek
card-wojtek-flavour = He carries what four carry and eats what six eat.
card-gunter = { ICON("red_character") } Gunter
card-gunter-flavour = Peace made him restless. The snow makes him young.
card-nacht = { ICON("blue_companion") } Nacht
card-nacht-flavour = Where she growls, the dark moves aside.
card-olga = { ICON("green_character") } Olga
card-olga-flavour = Every village owes her a favour and a bed.
card-changa = { ICON("yellow_companion") } Changa
card-changa-flavour = You hear her once. By then she has passed you.
card-akiko = { ICON("blue_character") } Akiko
card-akiko-flavour = She reads stones older than reading.
card-jiro = { ICON("yellow_companion") } Jiro
card-jiro-flavour = Your pockets are empty. His are not.

## The pictures

# Where words too long for a line in a picture may be broken.
pic-breaks = Sleep-walkers Observa-tory
pic-letter-red = R
pic-letter-blue = B
pic-letter-green = G
pic-letter-yellow = Y
pic-letter-purple = P
pic-kind-item = Item
pic-kind-meteorite = Meteorite
pic-kind-quest = Quest
pic-kind-character = Character
pic-kind-companion = Companion
pic-kind-mech = Mech
pic-kind-south = South
pic-kind-central = Central
pic-kind-north = North
pic-turn = Turn { $turn }
pic-over = The game is over
pic-last-turns = Last turns
pic-row-hand = Hand ({ $count })
pic-row-active = Active row ({ $count })
pic-row-shown = Drawn, one stays
pic-row-tucked = Upgraded and melded ({ $count })
pic-once-clear = { $what }, once the corruption is gone
pic-solved = Solved ({ $where })
pic-final = Final score
pic-total = Total
pic-at-camp = at Basecamp
pic-at-place = at { $place }
pic-part-south = The South
pic-part-central = The centre
pic-part-north = The North
pic-part-mech = Around the mech of { $who }
pic-do-move = Move
pic-do-play = Play
pic-do-gather = Gather
pic-do-refresh = Refresh
pic-do-blank = the blank spot
pic-glory-solve = solved quests
pic-glory-meld = melds
pic-glory-upgrade = upgrades
pic-glory-twenty = the 20
pic-glory-corruption = corruption
pic-glory-cards = cards
pic-glory-workers-maps = workers or maps

pic-tell-turn = { $who } is to move, still to do: { $left }.
pic-tell-turn-bare = { $who } is to move.
pic-tell-ending = { $who } has placed a fourth star: these are the last turns.
pic-tell-mech = { $number } { $who } { $where }: { $power } power, { $guile } guile, ${ $coins }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}.
pic-tell-faces = Face-up cards: { $cards }.
pic-tell-place = { $number } { $name }
pic-tell-number = { $number }
pic-tell-face-down = { $position } (face down)
pic-tell-corruption = Corruption from the top: { $places }.
pic-tell-corrupted = { $where } ({ $stack })
pic-tell-token-orange = { $value } power
pic-tell-token-turquoise = { $value } guile
pic-tell-token-both = the { $value }
pic-tell-cleared = Cleared: { $tiles }.
pic-tell-open = Open without corruption: { $tiles }.
pic-tell-down = Face down: { $tiles }.
pic-tell-is-open = open: { $what }
pic-tell-stands = { $who } is here
pic-tell-gives = Benefits: { $things }.
pic-tell-covered = Below the corruption: { $what }.
pic-tell-level = corruption { $level } or more
pic-tell-stars = Stars for { $goal }: { $who }.
pic-tell-supply = Left: { $deck } cards in the deck, { $sweep } swept, { $bag } corruption in the bag, { $maps } maps.
pic-tell-player = { $who } ({ $mech }) is { $where } with { $power } power, { $guile } guile, ${ $coins }, { $maps ->
    [one] 1 map
   *[other] { $maps } maps
} and { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}; action token on { $token }; workers: { $workers }; worth ${ $score } now.
pic-tell-worker = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[purple] purple
} { $free }/{ $all }
pic-tell-none = none
pic-tell-hand = Hand of { $who }: { $cards }.
pic-tell-active = Active row of { $who }: { $cards }.
pic-tell-upgraded = Upgraded by { $who }: { $cards }.
pic-tell-melded = Melded by { $who }: { $cards }.
pic-tell-solved = Solved by { $who }: { $cards }.
pic-tell-placed = { $card } (with a { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[purple] purple
} worker)
pic-tell-progress = Glory: { $goals }.
pic-tell-have = { $goal } { $have }/{ $of }
pic-tell-shown = Drawn, one stays: { $cards }.
pic-tell-card = { $card } ({ $kind }, { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[purple] purple
}):
pic-tell-part = { $part }.
pic-tell-letters = What you can choose: { $pieces }.
pic-tell-letter = { $letter } { $piece }
pic-tell-result = { $place }. { $who }: ${ $score } ({ $parts }).
pic-tell-points = { $part } { $points }

sign-locked = Locked until all corruption here is gone
sign-token-orange = { ICON("orange") } Corruption, vanquished with power
sign-token-turquoise = { ICON("turquoise") } Corruption, vanquished with guile
sign-token-both = { ICON("twenty") } The 20: vanquished with power and guile in any mix
sign-top = Top of the stack: to be vanquished first
sign-face-down = { ICON("map") } A face-down location; whoever arrives first takes its map
sign-camp = { ICON("camp") } Basecamp, where mechs set out, with the goals for stars
sign-deck = { ICON("deck") } Cards in the deck
sign-swept = Swept cards
sign-bag = { ICON("banish") } Corruption in the bag
sign-mech = { $who }, { $mech }
sign-action = Action: { $action }
sign-action-token = The action token, and the action it lies on
sign-star = { ICON("boast") } A star placed for glory, or still to place
sign-power = Power
sign-guile = Guile
sign-coins = Coins
sign-map = Maps
sign-workers = Workers of each colour: available / all
sign-first = The first player
sign-ability = { ICON("mech") } What a player’s mech can do
sign-glory-solve = Glory: quests solved
sign-glory-meld = Glory: meteorites melded
sign-glory-upgrade = Glory: items upgraded
sign-glory-corruption = Glory: corruption tokens
sign-glory-card = Glory: cards you control
sign-glory-worker = Glory: workers (or maps)
sign-active = Active cards
sign-tucked = Tucked under the mech: upgraded and melded cards
sign-lent = Its ability is in force until the end of the turn
sign-empty = No worker on this card
sign-turn = Light ring or frame: whose turn it is
sign-letter = Letter on white: what you can choose
sign-left = Light rim: still to be taken in this Gather
sign-supply = The numbers on the left: what is left in the supply
sign-score = Beside the stars: the score if the game ended now
sign-progress = How far a player is towards a star

### Lessons

lesson-first = Your first expedition
lesson-first-welcome =
    Each of you leads a mech to where a meteorite fell on the Tunguska. The south lies open; the centre and the north are face down, and corrupted.
    {""}**Whoever is richest at the end wins.** Money comes above all from the **four stars** that each of you has: a star is placed by boasting of something achieved, and the game ends soon after someone has placed all four.
lesson-first-people =
    These two set out with you: Anna and her bear Wojtek. The first line of a card is its **core value**: **power** (the lightning) or **guile** (the fox), the two things you pay with, at most 10 of each; more of it comes with stars.
    Its text is an **ability**, which needs a worker of the card’s own colour: yellow for Anna, red for Wojtek. You have no worker yet.
lesson-first-move =
    A turn is made of **Move, Play and Gather**. In your very first turn you do all three, in any order. Move one to three locations; each shows what it gives. Let’s get a worker for Anna: the Bell Monastery gives a red or a yellow one, and a quest.
lesson-first-move-else = You could, but Anna needs a yellow worker, and a quest would be good for her. Both are at the Bell Monastery.
lesson-first-gather =
    You’re there. **Gather** gives you everything your location shows, one after the other; at “OR” it’s one side. Take the yellow worker. The quest Deserters’ Camp, one of the five **face-up cards** between the locations, I’ll then take for you.
lesson-first-gather-else = You could, but for Anna you need the yellow worker, and Deserters’ Camp is the quest that lies on your way.
lesson-first-play =
    A worker and a quest are yours. One action is left: **Play** a card from your hand. It goes to your *active row* on the table.
lesson-first-play-else = You could, but your worker is yellow, and only on a yellow card such as Anna does he do anything.
lesson-first-worker =
    A played card gives two things, in any order: its core value, and its ability if you place a worker of its colour. You can’t solve the quest from here yet, so let the worker bring $1 and 1 guile. (The core value is then taken for you, too.)
lesson-first-worker-else = That would leave the ability unused. Place the worker; the core value comes anyway.
lesson-first-token =
    Some turns later, a turn begins with your **action token**: you *cover* one of the three actions and do **the other two**, never covering the same one twice in a row. Or you **refresh**: all cards and workers come back to you, that’s the whole turn, and next time you do all three.
    Your quest is to be solved on location 3, by moving there and playing Anna, so cover Gather.
lesson-first-token-else = You could, but today you want to move and to play.
lesson-first-place =
    Each quest names its own location: Deserters’ Camp is at **3**, the Burnt Palisade. Go there; I’ll play Anna for you and take her core value.
lesson-first-place-else = The quest can be solved only on location 3, the Burnt Palisade.
lesson-first-solve =
    Now place the yellow worker and **solve** the quest: it costs 3 power, gives you a worker, a card and $1, and is then tucked away: each solved quest makes **all your stars worth more** ($5, then $6, $8, $10).
lesson-first-solve-else = You could, but you came here for the quest, and you have the 3 power it costs.
lesson-first-vanquish =
    Further on. This location in the centre was face down; whoever goes there first turns it over, takes its **map**, and finds **corruption** on it: tokens with numbers. Wojtek is played: place the red worker and **vanquish**. Orange costs power, turquoise costs guile; you keep the token, worth $2.
lesson-first-vanquish-else = You could, but something good lies hidden below this corruption, and you can pay for it.
lesson-first-clear =
    One gone. You may go on as long as you can pay: the turquoise 3 costs 3 guile. It’s the last one here.
lesson-first-clear-else = You could stop, but only a location without any corruption shows what it hides.
lesson-first-upgrade =
    It’s clear, and what it covered is open to everyone: here **Upgrade**. Items help as long as a worker stands on them; upgraded, an item is tucked, **helps for the rest of the game**, and is worth its $ at the end. Gather, and upgrade the Rotor Sledge: you’ll move up to 2 further.
lesson-first-upgrade-else = You could, but Upgrade is what this location was cleared for.
lesson-first-meld =
    Another cleared place offers **Meld**. A melded meteorite stays melded: it gives its bonus, *and so does every meteorite you melded before*. So meld early and often; four are the limit, as with quests and items.
lesson-first-meld-else = You could, but Meld is only here. Meld one of your meteorites, whichever you like.
lesson-first-boast =
    At last: this place gives **Boast**. There are seven achievements (the row below the map): 4 quests; 4 melds; 4 upgrades; 7 corruption tokens; the great 20 in the north; 8 cards; and 7 workers *or* 5 maps, which is one. Place a star on one that you have reached: you have 7 tokens, so boast!
lesson-first-boast-else = You could, but a star is what all this is for.
lesson-first-end =
    When someone places their **fourth star**, everyone has one more turn. Then you count your $: coins, stars (worth more with solved quests), upgraded items, $2 for each corruption token.
    {""}**The rest you learn by playing:** the first button below opens a table with a gentle computer player; or take the next lesson. *Icons* names every sign, `/card` shows any card large.

lesson-stars = Refreshing, melding, boasting
lesson-stars-refresh =
    This is what you have in the middle of a game: both workers stand on cards, every card lies in your active row (marked), and your hand is empty. There’s nothing left to play, so **refresh**: everything comes back. It takes the whole turn, but in the next one you do all three actions.
lesson-stars-refresh-else = You could, but with an empty hand there’s nothing to play, and your workers are all placed. Refresh.
lesson-stars-order =
    Everything is back, and this turn you Move, Play **and** Gather. **The order is yours:** Gather looks at where you stand, so first take what the Bell Monastery gives, a worker and a quest, and move on after that. That’s two places in one turn.
lesson-stars-order-else = You could, but once you move away, the Bell Monastery’s worker and quest stay behind. Gather first.
lesson-stars-upgrade =
    A cleared place with **Upgrade**, and two items in your hand (marked). An upgraded item’s *lasting* part holds for the rest of the game, no worker needed, and its $ count at the end: early on take what works often, later what’s worth most. Gather, and upgrade the one you prefer.
lesson-stars-upgrade-else = You could, but places that upgrade are rare. Gather, and take Upgrade for the Golden Icon or the Field Kitchen.
lesson-stars-meld =
    You have melded the Sky Lens and the Ember Core. Meld a third meteorite now, and **all three** bonuses come: 2 guile, 2 power, and that of the new one. The menu adds them up for you; either of your two is fine.
lesson-stars-meld-else = You could, but Meld is here, and it gives three bonuses at once. Gather, and meld one of your meteorites.
lesson-stars-quest =
    Later, three of your stars are placed, and a fourth would soon end the game. With two solved quests each star is worth $8; **a third quest makes it $10, for all of them**. You stand on its location and have played Anna: place the worker and solve The Fur Auction first.
lesson-stars-quest-else = You could, but a third solved quest is worth $2 for each star you have, and $3 at once. Solve it.
lesson-stars-boast =
    {""}**Boast** is on Golden Ford, and two things you have reached bear none of your stars yet (marked): 7 corruption tokens, and 5 maps. Each achievement takes one star of yours, and others’ stars don’t matter. Gather, and boast of either.
lesson-stars-boast-else = You could, but only a few places let you boast, and you stand on one. Gather, and place your star.
lesson-stars-back =
    Golden Ford has something else: **Refresh as a benefit**. It brings back all cards and workers in the middle of your turn, and you still go on. Take it.
lesson-stars-back-else = You could, but both your workers are still placed. Take Refresh, it costs nothing here.
lesson-stars-core =
    Here’s your hand again, and the upgraded Golden Icon gave a guile for refreshing. See the first lines of Anna and Wojtek (marked): with one star they give one more, with two stars **yet another one**. So the first stars pay for themselves.
lesson-stars-end =
    So: refresh when hand and workers are used up, gather before you move, meld again and again, and solve quests before the **fourth star**. When someone places it, everyone has one more turn, and whoever placed it has the last one.
    {""}**The rest you learn by playing.** Hands are open here: look at what the others are up to.

### Hints: what a kind of decision is about, told once

about-ask-shift = The action your token covers is the one you leave out; next turn it has to move on. Refresh brings all cards and workers back.
about-ask-turn-3 = All three actions are yours in this turn, in whatever order helps you most.
about-ask-turn-2 = Two actions, in whatever order helps you most: what you gain by one may serve the other.
about-ask-played = A played card gives its core value, and its ability if you place a worker of its colour on it.
about-ask-gather = Take what this location shows, in any order; at OR one side only.
about-ask-vanquish = Orange corruption costs power, turquoise costs guile. You keep it: $2 each, and seven of them are worth a star.
about-ask-solve = Each solved quest raises the worth of all your stars.
about-ask-upgrade = An upgraded item helps for the rest of the game and is worth its $ at the end.
about-ask-meld = A meld gives the bonus of this meteorite and of all you have melded before.
about-ask-boast = A star is worth $5 and more at the end; whoever places a fourth one brings the end.
about-ask-sweep = Swept cards go away, and others take their place at once.

### what speaks for a choice

reason-refresh = { $cards ->
    [one] { $cards } card and its worker come back.
   *[other] { $cards } cards and their workers come back.
}
reason-stay = What lies here can be gathered, and a card be played.
reason-no-way = There is nowhere better to go to from here.
reason-go-discover = { $place } can be discovered then, for a map.
reason-go-gather = What { $tile } gives can be gathered then.
reason-go-play = The way is free to { $tile }, and a card can be played.
reason-discover = What lies face down brings a map, and shows a location.
reason-move-fight = The corruption there can be vanquished.
reason-move-gather = That location gives more than this one.
reason-move-on = It is on the way to where more can be had.
reason-gather = The location’s benefits are at hand here.
reason-play-ability = A worker is ready for its ability.
reason-play-core = It brings { $what }.
reason-points = That helps against corruption and with quests; so far: { $power } power and { $guile } guile.
reason-coins = Dollars count as they are at the end.
reason-workers-maps = Seven workers or five maps count for a star.
reason-worker-cards = { $cards ->
    [one] One card in your hand has use for such a worker.
   *[other] { $cards } cards in your hand have use for such a worker.
}
reason-more-cards = It is one more card to play, and eight count for a star.
reason-sweep = Other cards come on display.
reason-part-move = It leads to places further away.
reason-part-play = One more card is played in this turn.
reason-again = What lies on the table can be used again.
reason-star = A star is worth dollars at the end, and the fourth one brings it.
reason-quest = A solved quest counts for the stars, and has a benefit.
reason-fight = Corruption tokens are dollars, and a cleared location opens more.
reason-tuck = It counts towards a star.
reason-card-worker = For its ability, { $worker } is ready.
reason-card-item = Upgraded, an item counts towards a star.
reason-card-meteorite = Melded, a meteorite counts towards a star.
reason-card-quest = Solved, a quest counts towards a star.
reason-card-person = It brings power and guile whenever it is played.
