# Every word of the game, in Fluent.
game-name = Salt Caravans
game-blurb = Caravans cross a desert for salt, dates and amber. All choose secretly where to go; who meets there shares, unless somebody has brought a guard.
option-rounds = Rounds
option-guards = Guards each
preset-standard = Standard: eight rounds, two guards each
preset-short = Short: six rounds
preset-peaceful = Peaceful: nobody has guards
preset-long = Long: ten rounds, three guards each
place-gate = Old Gate
place-stars = Star Well
place-rock = Red Rock
place-pan = Salt Pan
place-dunes = High Dunes
place-grove = Palm Grove
place-camp = Camp
place-watch = Watchtower
place-river = Dry River
place-market = Market
some-salt = { $count } { ICON("salt") } salt
some-dates = { $count } { ICON("dates") } { $count ->
    [one] date
   *[other] dates
 }
some-amber = { $count } { ICON("amber") } amber
ask-way = Where does your caravan go?
ask-guard = Does a guard go along to { $place }?
about-ask-way = All choose secretly and go at once. Who is alone at a place loads all its goods; who meets shares them. A guard takes all, but two guards end in a quarrel.
do-go = { ICON("camel") } { $place }
do-alone = { ICON("camel") } { $place }, without a guard
do-guarded = { ICON("guard") } { $place }, with a guard
why-far = No path leads there from { $place }.
event-packed = You will go to { $place }.
event-packed-guard = You will go to { $place }, with a guard.
event-comes = { $who } comes to { $place } and loads { $goods }.
event-comes-guard = { $who } comes to { $place } with a guard and loads { $goods }.
event-quarrel = The guards quarrel at { $place }, and nobody loads anything.
event-delivers = { $who } delivers { $count ->
    [one] a letter
   *[other] { $count } letters
 } at { $place }.
event-letter = Your new letter is for { $place }.
event-found = Newly found: { $places }.
found-at = { $goods } ({ $place })
part-goods = Goods
part-sets = Sets of three kinds
part-letters = Letters
part-guards = Guards left
pic-over = The journey is over.
pic-round = Round { $round } of { $rounds }
pic-leader = The first share is { $who }’s.
pic-side = { $who }: { $place }; { $goods }; letters { $letters }, guards { $guards }.
pic-none = no goods
pic-nothing = nothing
pic-place = { $place }: { $goods }.
pic-paths = From { $place } to { $places }.
pic-hand = Your letters: { $places }.
pic-hand-empty = You have no letters.
pic-way = You have chosen { $place }.
pic-way-guard = You have chosen { $place }, with a guard.
sign-salt = Salt: a point each
sign-dates = Dates: a point each; a set of all three kinds is worth two more
sign-amber = Amber: a point each
sign-letter = Letters delivered: three points each
sign-guard = Guards left: a point each
reason-letter = { $count ->
    [one] You have a letter for it.
   *[other] You have { $count } letters for it.
 }
reason-guard = { $count ->
    [one] One other caravan could come, too, and a guard takes all.
   *[other] { $count } other caravans could come, too, and a guard takes all.
 }
reason-alone = { $count ->
    [one] A good lies there, and nobody else can come.
   *[other] { $count } goods lie there, and nobody else can come.
 }
reason-goods = { $count ->
    [one] A good lies there.
   *[other] { $count } goods lie there.
 }
reason-towards = It is on the way to one of your letters.
reason-spare = A guard that is left is worth a point.
lesson-first = The first journey
lesson-first-welcome = Welcome to the desert! Both caravans begin in the Camp. Each round all choose secretly a place that a path leads to, and go there at once.
lesson-first-letters = These are your letters; nobody else sees them. Whoever comes to a letter’s place delivers it for three points, and is given another.
lesson-first-way = You have a letter for the Dry River, and two goods lie there. Send your caravan to the Dry River.
lesson-first-way-else = You could go there, but the Dry River has two goods and wants your letter. Choose it.
lesson-first-alone = Does a guard go along? It is spent by that, and each that is left is worth a point. The rival’s letters may lead elsewhere: go without one.
lesson-first-shared = You were alone, so all that lay there was yours, and the letter is delivered. Had both come, you would have shared: one good each.
lesson-first-grove = Your other letter is for the Palm Grove, and your rival can come there, too. Go there.
lesson-first-grove-else = You could go there, but your letter is for the Palm Grove. Choose it.
lesson-first-guard = If both come without a guard, the goods are shared. Who has the only guard takes all; if both bring one, nobody loads anything. Take a guard along.
lesson-first-guard-else = That saves the guard, but your rival is near, and would share. Take one along.
lesson-first-end = Your guard has taken all. At the end three different goods are a set for two more points, and the most points win. Good journey!
