### messages of tables

status-title = { $game } · table { $table }
status-turn = { $count ->
    [one] ➤ { $players }, it’s your turn{ $asked }
   *[other] ➤ { $players }, the game is waiting for you{ $asked }
}
asked-now = { "" }
asked-since = {" "}(turn began { $since })
status-thinking = { $count ->
    [one] 🤖 { $players } is moving.
   *[other] 🤖 { $players } are moving.
}
status-thinking-until = { $count ->
    [one] 🤖 { $players } is thinking: up to { $seconds } seconds for a turn; while others think first, up to a minute more for each decision.
   *[other] 🤖 { $players } are thinking: up to { $seconds } seconds for a turn; while others think first, up to a minute more for each decision.
}
status-stopped = 🏁 This game is decided. It continues only if all agree, below.
status-thinks-later = { $count ->
    [one] 🤖 { $players } is waiting to think: { $ahead ->
        [0] its decision comes next
        [one] one decision at another table comes first
       *[other] { $ahead } decisions at other tables come first
    }. After a minute at most it moves by rules of thumb.
   *[other] 🤖 { $players } are waiting to think: { $ahead ->
        [0] their decision comes next
        [one] one decision at another table comes first
       *[other] { $ahead } decisions at other tables come first
    }. After a minute at most they move by rules of thumb.
}
status-branched = Shuffle: that of table { $table }, whose seed everyone can read, so nothing here is fixed in secret.
status-commitment = Shuffle fixed in advance: SHA-256 of the seed is `{ $hash }`. The seed is shown at the end.
table-status-lobby = waiting for players
table-status-running = running
table-status-finished = finished
table-status-closed = closed
table-status-set-aside = set aside; nothing is lost
table-status-game-gone = set aside: its game isn’t available here at the moment; nothing is lost

lobby-players = { $count ->
    [0] **No players yet** (for { $seats } players)
    [one] **1 player so far** (for { $seats })
   *[other] **{ $count } players so far** (for { $seats })
}
seats-range = { $first } to { $last }
seats-either = { $first } or { $last }
lobby-seat = { $number }. { $name }
player-number = player { $number }
lobby-untranslated = -# 🌐 { $game } isn’t translated yet; it speaks English here.
stage-alpha = alpha
stage-beta = beta
game-marked = { $game } ({ $stage })
game-by = { $game } by { $authors }
lobby-stage-alpha = -# 🧪 Alpha: { $game } is still being tried out. Its rules may change while you play, and it never counts for ratings.
lobby-stage-beta = -# 🧪 Beta: { $game } is complete and counts like any other game; its words, pictures and computers are still being polished.
rights-own = -# A game by { $authors }, straight from its authors.
rights-public-domain = -# A game that belongs to everyone (public domain), brought here by { $authors }.
rights-licensed = -# A game by { $authors }, offered here with permission.
rights-fan-made = -# A game by { $authors }; this is an unofficial version made by fans.
lobby-options = **Options**
lobby-started = The game has started: { $names }. The board is below.
signpost = { $names }: { $status }, in { $thread }
signpost-here = { $names }: { $status }
forum-opening = { $who } opens a table.
tag-looking = Looking for players
tag-running = Running
tag-finished = Finished
lobby-closed = This table was closed.
option-line = { $name }: **{ $value }**
option-undo = Take-backs
option-undo-consent = if all agree
option-undo-free = none once something was revealed or others have moved
option-rated = Counts for ratings
option-rated-on = yes, if only people begin
option-rated-off = no
options-title = Table options
options-preset = Choose a ready-made set
pace-line = **Pace:** { $pace }: { $terms }
pace-option = Pace: { $pace }
pace-free = free
pace-slow = slow
pace-steady = steady
pace-brisk = brisk
pace-evening = evening
pace-terms-free = no clock
pace-terms = { $bank } each to begin with, { $added } more for each turn of one’s own, { $most } at most
pace-terms-evening = { $bank } each to begin with, { $added } more for each turn of one’s own, { $most } at most, at any hour
span-minutes = { $minutes } min
span-hours = { $hours } h{ $minutes ->
    [0] { "" }
   *[other] {" "}{ $minutes } min
}
span-days = { $days } days{ $hours ->
    [0] { "" }
   *[other] {" "}{ $hours } h
}
pace-any-hour = ⏰ This pace takes no notice of your calendar: time runs and pings come at any hour, in quiet hours and on days off too.
clock-until = ⏳ { $who }: turn began { $since }, time runs out { $until }
clock-late = ⌛ { $who } is late: time ran out { $since }
clock-own = ⏳ You have { $left } left: time runs out { $until }. A turn of your own adds { $added }, up to { $most }.
clock-outage = outage not counted: { $length }
clock-own-stands = ⏳ Your clock stands at { $left }.
clock-own-late = ⌛ Your time ran out { $since }. Make your move: you then have { $fresh } again.
late-line = **Who is late:** { $late }
late-option = Late: { $late }
late-wait = wait
late-vote = the others vote
late-computer = a computer plays
late-forfeit = forfeit
late-wait-about = the table waits, until someone has the others vote
late-vote-about = the others decide by vote what happens
late-computer-about = a computer player keeps the seat warm until they are back
late-forfeit-about = they forfeit and come last; with more than two players a computer plays on
late-wait-now = Any other player may ask the others.
late-vote-now = The others decide what happens.
late-computer-now = A computer player keeps the seat warm.
late-forfeit-now = That forfeits the game.
clock-late-free = ⌛ { $who } is late since { $since }
paused-until = ⏸️ Paused until { $until }; no clock runs. *{ POSTED("button-play-on") }* ends it, and so does a move.

seat-open = Seat { $seat } looks for a substitute; { $late ->
    [yes] { $who } is late, and keeps it by making a move.
   *[no] { $who } gives it up.
}
seat-facts = Turn { $turn } · pace: { $pace } · score so far: { $standing }
seat-score = { $name } { $score }
seat-until = Offered until { $until }. Played in { $table }. Who takes the seat sees its hand once it is theirs, and everyone reads who has seen it. A substitute’s rating is untouched.
seat-called = 🎲 { $who }: you’re waiting for this game with `/find`, and here a seat is free at once.
seat-settled = No seat is open here any longer.
seat-sure = Do you take over seat { $seat } from { $who } (pace: { $pace })? It is yours for the rest of the game: its hand is shown to you then, and you are pinged when it’s your turn.
seats-title = **Open seats on this server**
seats-none = No game is looking for a substitute right now.
seats-line = 💺 { $table }: seat { $seat } · pace: { $pace } · { $where } · open { $since }

leave-how = The game is running and needs its players. You can go like this:
leave-substitute-about = › **Find a substitute**: your seat is offered; you play on until someone takes it, and then come last.
leave-stay-about = › **I stay**: a substitute is being looked for; this calls that off.
leave-computer-about = › **Computer plays**: it keeps your seat warm until you press *{ POSTED("button-back-again") }*. After three turns you count as having left.
leave-concede-about = { $two ->
    [yes] › **Concede**: the game ends, and you come last.
   *[no] › **Concede**: you come last, and a computer player takes your seat permanently.
}
leave-end-about = › **End for all**: the others are asked; if all agree, the game ends without a result.
leave-concede-sure = { $two ->
    [yes] You would concede: the game ends now, and you come last.
   *[no] You would concede: you come last, and a computer player takes your seat permanently.
}

proposal-pause = ⏸️ { $who } proposes a pause of { $days ->
    [one] a day
   *[other] { $days } days
}: no clock runs meanwhile, and anyone can end it at any time.
proposal-end = 🏳️ { $who } proposes to end the game for all, without a result.
proposal-count = Asked: { $asked } · { $agreed } of { $all } agreed
proposal-until = All have to agree; answers stay private. No answer until { $until } means no.
proposal-over = That proposal is over.
proposal-over-refused = Not everyone agreed: the game continues.
proposal-over-withdrawn = The proposal was withdrawn: the game continues.
proposal-over-silence = Not everyone agreed in time: the game continues.
proposal-over-paused = All have agreed: the game pauses. The board says until when, and *{ POSTED("button-play-on") }* below it ends the pause.
close-tournament = 🏆 This game belongs to a tournament: if it ends without a result while its round lasts, organisers decide how it counts there. If they don’t, it’s a draw, or in a knockout the better seed goes through.
idle-asks = { $people }: nobody has touched this table for { $days } days. Make a move or press *{ POSTED("button-play-on") }*; otherwise it is ended without a result { $ends }.
idle-over = This table continues.
play-unrated-why = 🏁 **This game is decided: { $why }.** It’s over for ratings, and its clocks stand still.
play-unrated-asks = Would you all like to play on for fun, unrated and without clocks?
play-unrated-until = It continues once all have agreed; answers stay private. If anyone ends it, or not all have agreed { $until }, the table closes without a result.
play-unrated-over = This game ends here.
play-unrated-over-agreed = All have agreed: the game continues for fun, unrated and without clocks.
play-unrated-sure = You’d end the game for everyone here: the table closes, without a result.

vote-asks = ⌛ { $who } is late: asked long ago, no answer ({ $since }). How shall it go on?
vote-count = Asked: { $asked } · { $given } of { $all } answered
vote-how = More than half of you decide, or after 24 hours ({ $until }) more than half of the answers. { $last ->
    [yes] If this third vote decides nothing either, the table does what was answered most often in all three, at least twice.
   *[no] If that decides nothing, the table waits a day and you are asked again.
} { $two ->
    [yes] A move by the one who is late ends the vote.
   *[no] The game ends without a result only if all of you want that. A move by the one who is late ends the vote.
} Nobody is told what you answer.
vote-sure-win = You would claim the win: the game ends now, and whoever is late comes last.
vote-sure-end = You would have the game end for everyone, without a result.
vote-over = That vote is over.
leave-vote-asks = 🚪 { $who } would like to leave, and nobody took over the seat within { $days } days. How shall it go on?
leave-vote-how = More than half of you decide, or after 24 hours ({ $until }) more than half of the answers. If that decides nothing, everything stays as it is.
vote-over-stay = Nothing changes: the seat stays its player’s.
vote-over-moved = There is no need to vote any more: a move was made.
vote-over-paused = There is no need to vote any more: the game pauses.
vote-over-undone = There is no need to vote any more: moves were taken back.
vote-over-seat = There is no need to vote any more: someone else plays that seat now.
vote-over-closed = The game is over, and so is the vote.
vote-over-wait = The table waits another day; then you are asked again, if need be.
vote-over-computer = A computer player keeps the seat warm. It stays its player’s, who may come back at any time.
vote-over-substitute = The seat is open to a substitute.
vote-over-win = The win was claimed.
kept-name = { $name } (computer for now)
kept-panel = A computer player is keeping your seat warm. It plays on until you press *{ button-back-again }*.
kept-returning = Welcome back! The computer player is about to finish what it has in hand; then it’s your seat again.

info-status = Now: { $status }
info-opened = Opened { $when } by { $owner }
info-hand-seen = Had this seat before and so knows its hand: { $who }
info-swept = It was over long ago: its log is no longer kept, its result and its moves are; `/replay` plays them again.

offer-own = { $by } would like { $new } to take over seat { $seat }.
    Still to agree: { $asked }
offer-line = { $by } proposes that { $new } takes over seat { $seat } from { $old }.{ $why ->
    [late] {" "}They have kept the table waiting too long.
    [kept] {" "}A computer player keeps it for them.
    [left] {" "}They have left the server.
    [manager] {" "}The reason: { $reason }
   *[agreed] {""}
}
    Still to agree: { $asked }
offer-computer = a computer player ({ $level })
offer-settled = No seat is on offer here any longer.

undo-turns = { $turns ->
    [one] the last turn
   *[other] the last { $turns } turns
}
undo-what = { $what } (moves by { $who })
undo-ask = You would ask to take back: **{ $what }**.
undo-ask-people = { $count ->
    [one] { $who } has to agree. The answer stays private; play continues meanwhile.
   *[other] All of them have to agree: { $who }. Answers stay private; play continues meanwhile.
}
undo-ask-computers = Nobody else has to be asked: computer players agree.
undo-how-far = How far?
undo-asks = ↩️ { $who } asks to take back: **{ $what }**.
undo-caution = What was seen stays seen, and every pile stays in its order: whoever draws again draws the same.
undo-count = Asked: { $asked } · { $agreed } of { $all } agreed. The request ends with the next finished turn, or after 24 hours; no answer means no.
undo-over = That request is over.
undo-over-done = All have agreed: it was taken back. The new board follows below.
undo-over-refused = Not everyone agreed: the game stands as it is.
undo-over-withdrawn = The request was withdrawn: the game stands as it is.
undo-over-silence = Not everyone agreed within 24 hours: the game stands as it is.
undo-over-turn = A turn was finished meanwhile: the game stands as it is.
undo-over-undone = What it was about was taken back without asking.
undo-over-seat = A seat has changed hands: the game stands as it is.
undo-over-closed = This table was closed.

end-winners = { $count ->
    [one] 🏆 { $names } wins!
   *[other] 🏆 Shared victory: { $names }!
}
end-place = **{ $place }.** { $name } – **{ $score }**
end-computers = Computer players took part: this game doesn’t count for ratings.
end-ratings = 📈 Ratings: { $changes }
rating-change = { $who } { $number } ({ $gain }){ $settling ->
    [yes] , still settling
   *[no] {""}
}
end-not-counted = This game leaves ratings as they are: it was given up before everyone had moved twice, or it’s one too many, for within seven days only three games of the same people count.
notice-newcomers = This game doesn’t count for ratings: on this server that takes { $days ->
    [one] a day
   *[other] { $days } days
} of membership, which { $who } can’t show yet.
ranking-title = Ranking: { $game }
ranking-line = { $mine ->
    [yes] **{ $place }. { $who } { $number }** { $change }
   *[no] **{ $place }.** { $who } { $number } { $change }
} · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ranking-note = The change is that of 30 days; “?” means still settling: fewer than five games. Who hasn’t played for so long isn’t shown.
ranking-nameless = Player { $number }
ranking-empty = Nobody is in the ranking of { $game } on this server right now: it shows who has played a rated game in the last 30 days. Open a table with *rated*, and finish it.
standings-title = { $name }: standings after round { $round }
standings-head-points = Points
standings-head-rounds = Rounds
standings-head-buchholz = Buchholz
standings-head-sonneborn-berger = Sonn.-B.
standings-head-direct = Direct
standings-head-wins = Wins
standings-head-share = Share
standings-name-points = points
standings-name-rounds = rounds survived
standings-name-buchholz = Buchholz
standings-name-sonneborn-berger = Sonneborn-Berger
standings-name-direct = direct encounter
standings-name-wins = wins
standings-name-share = share of points
standings-columns = Place, name, { $columns }
standings-line = { $mine ->
    [yes] **{ $place }. { $who } { $points }**
   *[no] **{ $place }.** { $who } **{ $points }**
} { $rest }{ $out ->
    [yes] { " " }(out)
   *[no] {""}
}
standings-note-round_robin = Tied on points: direct encounter, Sonneborn-Berger, Buchholz, wins decide.
standings-note-swiss = Tied on points: Buchholz, Sonneborn-Berger, direct encounter, wins decide.
standings-note-groups = Tied on points: the share of points at each table, then tables won decide.
standings-note-knockout = Whoever lost in the same round shares a place, unless a game for third place parts them.
cross-table-title = { $name }: cross-table after round { $round }
cross-table-note-all = Line against column. + and −: without play, ·: still to come, ( ): doesn’t count.
cross-table-note-rounds = For each round, the opponent’s place and the points. + is a bye or a win without play.
cross-table-note-groups = For each round, the place at the table. + is a bye, – a round that was missed.
pairings-title = { $name }: round { $round }
pairings-table = Table { $number }
pairings-bye = bye
pairings-note = Beside each name: points before this round. A bye counts as a win.
bracket-title = { $name }: bracket
bracket-round = { $left ->
    [1] Final
    [2] Semi-finals
    [4] Quarter-finals
   *[other] Round { $round }
}
bracket-note = Numbers are seeds. After a draw, the better seed goes through.
bracket-third = { bracket-note } Third place: { $names }.
tournament-nameless = Player { $number }
tournament-cannot-too-few = A tournament needs at least { $least } people.
tournament-cannot-no-round = A tournament has at least one round.
tournament-cannot-knockout-of-two = A knockout is for games of two: choose two at a table, or another form.
tournament-cannot-alone = At least two people meet at a table.
tournament-cannot-unfinished = Round { $round } has to be complete before the next one is paired.
profile-title = { $name } { $where ->
    [server] on this server
   *[messages] at tables without a server
}
profile-played = **{ $game }**: { $games ->
    [one] { $games } game
   *[other] { $games } games
} · places: { $places }
profile-wins = Rated wins: { $won }, expected: { $expected }
profile-rating = Rating: { $number }{ $settling ->
    [yes] , still settling
   *[no] {""}
}
profile-rescued = 🛟 Games rescued as a substitute: { $games }
profile-reliable = ⌛ Games since the last timeout: { $games }
profile-pace = ⏱️ Usually answers within { $low } to { $high }
profile-pace-steady = ⏱️ Usually answers within { $span }
profile-plot = Ratings: { $name }
profile-plot-curve = { $game } from { $first } to { $last }
profile-met = ⚔️ Against you: { $games ->
    [one] { $games } game
   *[other] { $games } games
}; ahead: { $name } { $theirs }, you { $mine }
profile-empty = { $name } has finished no game { $where ->
    [server] on this server
   *[messages] without a server
} so far. An open table is a good place to begin: `/open`.
notice-result-removed = ⚖️ { $by }, who manages this server, has removed this game’s result; ratings are what they’d be without it. The reason: { $reason }
notice-result-restored = ⚖️ { $by }, who manages this server, has this game’s result count again; ratings follow. The reason: { $reason }
said-unrated = The result of table { $table } is removed, and ratings are worked out anew. The reason stands at the table.
said-rated-again = The result of table { $table } counts again, and ratings are worked out anew. The reason stands at the table.
end-seed = Seed of the shuffle: `{ $seed }`

### computer players

computer-name = { $name } (computer, { $level })
computer-name-short = { $name } (computer)
computer-about = Computer players fill empty seats and play at any hour. A game that they begin doesn’t count for ratings.
computer-level = Add one: how well should it play?
computer-first = Your first game of { $game }? A gentle computer player keeps to one idea at a time and leaves you room to learn.
button-gentle = Add a gentle one
computer-full = All seats are taken.
computer-hints = 💡 Your first game of this kind: hints are on (*{ button-advice }* in your panel), and it doesn’t count for ratings. *{ POSTED("button-options") }* changes both.
level-gentle = gentle
level-gentle-about = For a first game: one idea at a time
level-easy = easy
level-easy-about = Plays by rules of thumb
level-normal = normal
level-normal-about = Thinks for up to a second and a half about a turn
level-hard = hard
level-hard-about = Thinks for up to eight seconds about a turn

### hints and reasons

option-hints = Hints
option-hints-on = players may ask what a computer would do
option-hints-off = none
option-analysis = Try it
option-analysis-on = players may try out on their own how the game could go on
option-analysis-off = not at this table
button-advice = What would you do?
advice-title = ### What I would do
advice-about = -# From your seat, by rules of thumb and without knowing more than you do. Hints are on at this table.
advice-line = { $number }. **{ $choice }**: { $reason }
advice-line-plain = { $number }. **{ $choice }**
advice-none = There is nothing for you to choose at the moment.
refusal-no-hints = This table was opened without hints, so I may not say. *{ button-rules }* and *{ button-signs }* help all the same.
button-look-back = Look back
look-back-about = Where a search thinks that you lost most, by what you knew then. Only you see this; a search can be wrong.
look-back-line = { $number }. **Turn { $turn }**: you chose “{ $taken }”. I would have chosen **{ $best }**.
look-back-lost = By the search’s reckoning that wins about { $games ->
    [one] one more game
   *[other] { $games } more games
} of a hundred.
look-back-before = This is how it lay for you in turn { $turn }. You chose “{ $taken }”; I would have chosen **{ $best }**.
button-look-back-at = Position { $number }
refusal-look-back-moment = I can’t find that choice of yours any more. Press *{ POSTED("button-look-back") }* again.
look-back-under-way = I’m looking through your choices: { $done } of { $count }. The result will appear here. If you close this message, press *{ POSTED("button-look-back") }* again later.
look-back-failed = I couldn’t get to the end of your choices. Press *{ button-look-back }* to try again.
look-back-nothing = I found no choice of yours that I would have made differently.
refusal-look-back-early = You can look back once the game is over.
refusal-look-back-over = This game was over so long ago that its positions are forgotten. Newer ones can still be looked back on.
refusal-look-back-not-played = You made no move in this game, so I can’t look back on any for you.
button-review = Review together
button-pin = Pin here
button-review-agree = Show my moments
button-pins = All pins
review-thread = Review · { $table }
review-about = Pin a position with a line: *{ button-replay }*, then *{ button-pin }*. *{ button-review-agree }* shows everyone the three moments in which a search thinks that you lost most. Nobody is pinged.
review-moment = 🔎 **{ $who }** chose “{ $taken }”. A computer would have chosen **{ $best }**.
review-asked-for = { button-review }
pin-title = Pin turn { $turn }
pin-label = Your line
pin-about = Everyone reads it with the position, without a ping.
pin-line = 📌 **{ $who }**: { $words }
said-review = You’ll find the review in { $channel }.
said-review-soon = The review opens here as soon as its film is made.
said-review-message = The review is in your messages. Whoever else presses *{ POSTED("button-review") }* takes part too.
said-pinned = Pinned: you’ll find it in { $channel }.
said-pinned-soon = Pinned. The review opens here as soon as its film is made.
said-pinned-message = Pinned. Whoever takes part in the review can read it now.
said-review-agreed = I’m looking through your choices. What I find will appear in the review in a few minutes.
refusal-review-early = You can review this game together once it’s over.
refusal-review-closed = This game isn’t being reviewed yet. Whoever played it can begin: *{ POSTED("button-review") }* under the last board.
refusal-pins-own = You have pinned { $most } positions of this game. More won’t fit.
refusal-pins-all = { $most } positions of this game are pinned. More won’t fit.
button-whys = Why?
whys-title = ### Why the computer players moved as they did
whys-about = -# What spoke most for a move, as far as everyone can see it.
whys-line = 🤖 { $move } – { $reason }
whys-none = There is no computer player’s move yet for which I could give a reason that everyone may know.

### panel

panel-choose = Choose
panel-page = { $name } ({ $page } of { $pages })
panel-group = What would you like to do?
panel-others = Something else
panel-in-full = › { $choice }
panel-waiting = It’s not your turn: waiting for { $names }{ $asked }.
panel-over = This game is over.
panel-stale = The table has moved on since that button was posted. Here is how it stands now:
panel-final = You can’t take back what you choose now.
choice-final = { $choice } (no undo)
panel-undone = Taken back. Here is how it stands now:
panel-no-hand = There’s no hand of cards in this game.
panel-cannot-post = I can’t post in this table’s channel right now, so nobody sees the board there. Missing: { $missing }. Your moves are safe; ask an admin to fix my permissions.
choice-lettered = { $letter } · { $choice }
choice-then = { $choice }: { $then }
why-not-title = **What you can’t do right now, and why**
play-meant = There’s no choice “{ $typed }” here. Did you mean: { $meant }?
play-unknown = There’s no choice “{ $typed }” here. Here’s what you can do now:
why-not-line = › { $choice } – { $reason }
why-not-more = and { $n } more
why-not-none = Nothing is closed to you right now.

hand-title = Your hand · { $game } · table { $table }
hand-where = Played in { $channel }.
hand-turn = It’s your turn.

log-title = **The last moves**
log-empty = Nothing has happened yet.
log-swept = { $moves ->
    [0] This table was over long ago; its log and board are no longer kept.
   *[other] This game was over long ago; its log is no longer kept. Its result and its { $moves } moves are.
}
log-turn = **Turn { $turn }**
log-more = -# … { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
}: see *{ POSTED("button-log") }*
log-line = › { $line }
log-line-ordered = › { $line } *(as planned)*
log-line-undone = › ~~{ $line }~~
log-taken-back = { $who } takes that turn back.
log-taken-back-agreed = { $turns ->
    [one] { $who } takes that turn back. All have agreed.
   *[other] { $who } takes back the last { $turns } turns. All have agreed.
}
log-late = { $who } has run out of time.
log-vote-wait = The table waits another day for { $who }.
log-vote-substitute = A substitute is wanted for { $who }.
log-kept = A computer player keeps the seat of { $who } warm.
log-returned = { $who } is back.
log-paused = { $days ->
    [one] All agree to pause for a day.
   *[other] All agree to pause for { $days } days.
}
log-league-break = { $days ->
    [one] The league has a break of a day.
   *[other] The league has a break of { $days } days.
}
log-played-on = The pause is over.
log-lost = { $who } { $why ->
    [conceded] concedes the game
    [unmoved] has made no first move within 72 hours and loses the game
    [withdrew] has left the tournament and loses the game
    [removed] is out of the tournament, as its organisers have decided, and loses the game
    [forfeits] is out of the tournament after two forfeits and loses the game
    [ruled] loses the game, as the tournament’s organisers have decided
   *[late] has kept the table waiting too long and loses the game
}.
log-hand-seen = The hand of seat { $seat } has been seen by { $who }.

shuffle-fits = **The shuffle is as it was fixed at the start.** Before the first card was dealt, this table showed the SHA-256 `{ $hash }`. The seed shown now has exactly that SHA-256, so it was not changed since: `{ $seed }`
shuffle-wrong = **The shuffle isn’t the one that was fixed at the start.** The table showed the SHA-256 `{ $hash }`, but that of the seed `{ $seed }` is another one. Please tell the people who run Cairn.
shuffle-order = From that seed came every hidden order, first card first. To repeat it yourself: `{ $command }`
shuffle-open = The game isn’t over: its seed stays hidden until then, or everyone could tell the cards to come.
more-title = **More about this table**
signs-none = This game has no icons that need words.
menu-zoom = Zoom: a part of the board, large
menu-card = Look up: what lies on the table
rules-page = -# Page { $page } of { $pages }

help =
    {""}**Cairn: board games by post**
    One move now, the next tonight: Cairn keeps the rules, draws the board, and pings whoever is next.

    {""}**The first three steps**
    New to a game? `/learn`, or 🎓 below, teaches you its first turns in a few minutes, just for you.
    1. `/open` opens a table here; name the game, and whom you invite.
    2. *{ POSTED("button-join") }* takes a seat; *{ POSTED("button-computer") }* fills empty ones; *{ POSTED("button-start") }* deals.
    3. When you are pinged, press *{ POSTED("button-turn") }*: what you can do, *{ button-undo }* and *{ button-why }* are in your private panel.

    {""}**Where things are**
    › `/mygames`: your tables, and where it’s your turn
    › `/hand`, `/board`, `/log`: your hand, the board, what has happened
    › `/daily`: the deal of the day, the same for all
    › `/help`, and the name of a card or a place: all its text, large; the rules of a game are there too, or behind 📖 below
    › *{ POSTED("button-more") }* below a board: the board as text, icons, info, a nudge
    › `/table`: everything that can be done at a table: a pause, a substitute, a file of it
    › `/tournament show`: the tournaments of this server
    › `/settings`: your language, hands by message, the hours in which you play, what is stored about you

    {""}**Without a server**
    › Add me to your own apps, then `/open` in a conversation with friends: they press *{ POSTED("button-join") }*, even if they haven’t added me.
    › `/open` in your messages with me gives you a code to pass on; who types it at `/table` asks you for a seat.

help-games = **Whose games these are**
help-own = › Straight from their authors: { $games }
help-public-domain = › Belonging to everyone: { $games }
help-licensed = › Offered with permission: { $games }
help-fan-made = › Unofficial versions made by fans: { $games }
operator-name = Run by { $name }
operator-contact = Questions, or something wrong: { $contact }
operator-support = Help
operator-terms = Terms
operator-privacy = Privacy

mygames-title = **Your tables**
mygames-none = You’re not at any table. Open one with `/open`.
mygames-line = { $turn ->
    [yes] ➤ **{ $game }**, table { $table }, { $where }: **your turn**{ $asked }{ $until }
    [no] › { $game }, table { $table }, { $where }: waiting for { $players }{ $asked }{ $until }
    [stopped] › { $game }, table { $table }, { $where }: decided; it continues only if all agree
    [set_aside] › { $game }, table { $table }, { $where }: set aside, nothing is lost
   *[lobby] › { $game }, table { $table }, { $where }: waiting for players
}

mygames-until = {""}, time runs out { $until }
mygames-late = {""}, **your time has run out**

settings-title = **How Cairn works on this server**
settings-mine-title = **Your own settings**
settings-line = { $name }: **{ $value }**
settings-open = Who may open tables
settings-open-everyone = everyone
settings-open-managers = managers only
settings-open-role = people with a role (name it with *role*)
settings-open-pick = whoever has a role
settings-language = Language of public posts
settings-language-en = English
settings-language-de = Deutsch
settings-language-fr = Français
settings-language-es = Español
settings-language-auto = as in Discord
settings-post = Where new tables go
settings-post-channel = in the channel
settings-post-thread = in a thread of their own
settings-pace = Pace of new tables
settings-pace-free = { pace-free }
settings-pace-slow = { pace-slow }
settings-pace-steady = { pace-steady }
settings-pace-brisk = { pace-brisk }
settings-pace-evening = { pace-evening }
settings-late-days = Without a clock, late is who hasn’t moved for
settings-late-days-3 = 3 days
settings-late-days-5 = 5 days
settings-late-days-7 = 7 days
settings-late-days-10 = 10 days
settings-late-days-14 = 14 days
settings-late-days-21 = 21 days
settings-late-days-30 = 30 days
settings-channels = Where tables may stand
settings-channels-anywhere = anywhere
settings-forum = The forum where tables are posts
settings-forum-none = no forum
settings-archive = Archive my threads when their games are over
settings-archive-on = yes; whoever writes there opens them again
settings-archive-off = no; Discord does after a week without messages
forum-lacks = ⚠️ In { $channel } I’m missing { $missing }.
forum-tags-ready = { $channel } has no tags for { $tags }. I can make them, or you make tags of these names: I put on posts what is there.
forum-tags-denied = { $channel } has no tags for { $tags }. Make tags of these names, or give me *Manage Channels* there and come back: I put on posts what is there.
forum-tags-full = { $channel } has no tags for { $tags }, and no room for more: Discord allows 20. Rename one or remove one: I put on posts what is there.
button-forum-tags = Make these tags
settings-substitutes = Where open seats are posted
settings-substitutes-table = at their tables
settings-reports = Where reports of what players write go
settings-reports-operator = to who runs this bot
settings-rated = New tables count for ratings
settings-rated-on = yes, if only people begin
settings-rated-off = no, unless chosen
settings-alpha = Games still being tried out (alphas)
settings-alpha-on = offered
settings-alpha-off = not offered
settings-member-days = New tables count if all who begin have been members for
settings-member-days-value = { $number ->
    [0] no time at all
    [one] { $number } day
   *[other] { $number } days
}
settings-hands = Hands by direct message
settings-hands-on = on
settings-hands-off = off: by button or /hand only
settings-my-hands = { settings-hands }
settings-my-hands-on = { settings-hands-on }
settings-my-hands-off = { settings-hands-off }
settings-my-hands-server = as the server has it
settings-keep = How long finished games are kept with their board and log
settings-keep-30 = 30 days
settings-keep-90 = 90 days
settings-keep-180 = half a year (180 days)
settings-keep-400 = 400 days
settings-keep-1000 = 1,000 days
settings-keep-always = for ever
settings-my-hints = Hints in panels
settings-my-hints-on = on: what is new to you is explained once
settings-my-hints-off = off
settings-my-language = Language of messages only you see
settings-my-language-en = { settings-language-en }
settings-my-language-de = { settings-language-de }
settings-my-language-fr = { settings-language-fr }
settings-my-language-es = { settings-language-es }
settings-my-language-auto = { settings-language-auto }
settings-saved = Saved. Here is how it stands now:

### looking back

turn-title = **Turn { $turn }** · { $who } · { $when }
turn-of = **Turn { $turn } of { $last }** · { $who } · { $when }
turn-of-swept = **Turn { $turn } of { $last }** · { $who }
turn-start = **The start**, before turn 1 of { $last }
turn-now = **The turn under way**
turn-option = { $turn ->
    [0] The start
   *[other] Turn { $turn }
}
menu-turns = Go to a turn
menu-eyes = Whose view
eyes-own = My view
eyes-public = What everyone sees
eyes-seat = With the hand of { $who }
eyes-all = All hands open
replay-hand-passed = -# Your hand of then has been passed on since, so it isn’t shown here.
replay-before-you = -# You didn’t have this seat yet: this is what everyone saw.
since-title = Since you were here
since-turn = From turn { $turn } on
since-nothing = Nothing has happened since you were here.
since-brief = { $turns ->
    [one] **Since you were here:** 1 turn
   *[other] **Since you were here:** { $turns } turns
}
button-turn-first = First
button-turn-back = Back
button-turn-on = Forward
button-turn-last = Last
button-next-table = Next table: { $game }, { $table }
film-title = Turn { $turn } of { $last } · { $who }
film-start = The start
film-alt = A film of { $game }, table { $table }: turns { $first } to { $last }, a second each.
film-heading = **Film** · turns { $first } to { $last } · { $seconds } s
film-queued = 🎞️ { $before ->
    [0] The film is being made …
    [one] One other film is made first …
   *[other] { $before } other films are made first …
}
film-progress = 🎞️ The film is being made: turn { $done } of { $all }.
film-posted = The film is posted in { $channel }.
film-by = { $who } shows the game so far.
button-film = Film
button-as-film = Show as film
button-film-post = Post in the channel
refusal-film-none = There is nothing to film yet: no turn is over.
refusal-film-own = Two films of yours are being made or waiting already. Please ask again when one of them is there.
refusal-film-queue = Too many films are waiting to be made. Please try again in a few minutes.
refusal-film-failed = The film couldn’t be made. The game is fine; please try again later.
refusal-film-not-posted = I may not post in { $channel }, or it is gone. The film stays here, for you alone.
refusal-film-soon = A film of this table has only been posted lately. Another one can be posted { $when }.
button-go-to = Go to turn …
turn-hint = A number, such as 12
button-note = Note
note-title = Your note about table { $table }
note-label = For you alone
note-hint = What you plan, whom you distrust. Empty it to forget it.
said-note = Noted. Only you can read it: in your panel, and here.
said-note-gone = There is no note about this table any more.
button-say = Say a line
say-title = A line at table { $table }
say-label = Your line
say-about = The others read it with your turn, without a ping. One a turn.
said-line-with-turn = Said. The others read it when your turn is over.
said-line = Said. The others can read it now.
log-said = 💬 { $who }: { $words }
refusal-say-nothing = There’s nothing to read in that line. Write a word or two.
refusal-say-channel = Here everyone can just write in the channel. Lines are for tables that are played by message.
refusal-say-later = You say a line with your turn: while you’re asked, and until someone else has moved.
refusal-said-already = You’ve said your line with this turn. The next one goes with your next turn.
button-replay = Replay
button-since = Since you were here
refusal-no-turns-kept = No turns of this game are kept: it was begun with an earlier version of Cairn.
refusal-replay-eyes = You can’t see through those eyes, not while the game is running. Open *{ button-replay }* again for what you can see.
refusal-replay-lost = That turn can’t be shown any more: it was kept by another version of Cairn. Others can, with the buttons below.
refusal-turn-number = Which turn? Give a number, such as 12.

### lessons

lesson-title = 🎓 { $lesson } · step { $number } of { $steps }
lesson-ahead = -# ⏩ A new position: for this step the game lies differently.
lesson-do = Now press: { $choices }
lesson-do-menu = Now choose from the menu: { $choices }
lesson-do-in-menu = Now choose, in the menu “{ $menu }”: { $choices }
lesson-anything = Choose whatever you like: { $prompt }
lesson-not-here = That’s allowed, and at a real table you could. For this step, press what is named below, or *{ button-show-me }*.
lesson-closed = That isn’t possible right now: { $reason }
lesson-stale = You had already moved on from that step. Here is where you are:
lesson-afresh = The rules or cards here have changed since your last visit, so this step begins anew.
lesson-stopped = Enough for now. Where you are is kept: *{ button-learn }* or `/learn` brings you back.
lesson-games = 🎓 Which game would you like to learn? A lesson takes a few minutes, and only you see it.
said-play-now = Table { $table } is in { $channel }, and the game has begun. It counts for nothing, and *{ button-advice }* in your panel gives you hints.
lesson-menu = 🎓 Which lesson would you like?
lesson-menu-done = ✅ { $lesson }
lesson-menu-new = ▫️ { $lesson } ({ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    })
said-no-hints = I won’t explain new kinds of decisions any more. `/settings` brings the hints back.
lesson-offer = New to { $game }? A lesson shows you the first turns, just for you, in a few minutes.

### buttons

button-join = Join
button-leave = Leave
button-start = Start
button-options = Options
button-rules = Rules
button-computer = Add computer player
button-dismiss = Remove { $who }
button-turn = Take turn
button-hand = My hand
button-log = Log
button-more = More
button-undo = Undo
button-why = Why not?
button-why-all = All reasons
button-refresh = Refresh
button-back = Back
button-anyway = Do it anyway
button-watch = Watch
button-previous = Previous
button-next = Next
button-no-hints = Don’t show hints
button-learn = Learn
button-help = Help
button-play-now = Play now, with a gentle computer player
button-show-me = Show me
button-go-on = Go on
button-lesson-again = Again from the start
button-stop = Stop
button-rematch = Rematch
button-end-position = Look at the end position
button-shuffle = Check the shuffle
button-board = Board
button-board-text = Board as text
button-as-text = As text
button-signs = Icons
button-look = Whole board
button-info = Info
button-nudge = Nudge
button-table = To the table
button-close = Close permanently
button-move-here = Move table here
button-try-again = Try again
button-agree = Agree
button-decline = Decline
button-refuse = Refuse
button-ask-to-take-back = Ask to take back
button-ask-others = Ask the others
button-take-back = Take back
button-vote-wait = Wait a day
button-vote-stay = Leave it as it is
button-vote-computer = Computer
button-vote-substitute = Substitute
button-vote-win = Claim the win
button-vote-end = End without result
button-back-again = I’m back
button-call-vote = Ask the others
button-play-on = Play on
button-stop-here = End it here
button-take-seat = Take this seat
button-take-seat-of = Seat { $seat }, table { $table }
button-take-seat-sure = Take it permanently
button-leave-substitute = Find a substitute
button-leave-stay = I stay
button-leave-computer = Computer plays
button-leave-concede = Concede
button-leave-end = End for all

### answers

said-opened = Table { $table } is open in { $channel }, and you’re at it. Others press *{ POSTED("button-join") }* there.
said-joined = You’ve joined table { $table }. You’ll be pinged when it’s your turn.
said-rematch = The rematch is table { $table } in { $channel }. It starts by itself once these have joined too: { $who }
said-rematch-begun = The rematch is already under way: table { $table } in { $channel }.
said-left = You’ve left table { $table }.
said-started = Table { $table } has started. Good luck!
said-closed = Table { $table } is closed.
said-kicked = { $name } is no longer at table { $table }.
said-replaced = { $new } has taken over { $old }’s seat at table { $table }.
said-seat-offered = The offer is posted at table { $table }. The seat changes hands as soon as they agree: { $who }.
said-offer-agreed = Thank you. Still to agree: { $who }.
said-offer-refused = The offer is withdrawn; the seat stays as it is.
said-undo-asked = The others are asked, below the board. Play continues meanwhile.
said-undo-done = All have agreed: it is taken back, and the board follows.
said-undo-agreed = Thank you. Nobody is told what you answered.
said-undo-refused = The request is over; the game stands as it is.
said-voted = Thank you. Nobody is told what you answered; you can change it until it is decided.
said-vote-decided = Thank you. That decides it.
said-vote-called = The others are asked, below the board.
said-back = Welcome back! The seat is yours again.
said-leave-substitute = Your seat is offered to a substitute. It’s yours until someone takes it.
said-leave-stay = Good that you stay. Your seat isn’t offered any longer.
said-leave-computer = A computer player keeps your seat warm. *{ POSTED("button-back-again") }* below the board gives it back to you.
said-leave-concede = You have conceded. Thanks for playing!
said-leave-end = Everyone who plays here is asked, below the board. The game continues meanwhile.
said-proposed = The others are asked, below the board. The game continues meanwhile.
said-paused = The game pauses. *{ POSTED("button-play-on") }* below the board ends that.
said-proposal-refused = The proposal is over; the game continues.
said-all-agreed = Thank you. All have agreed.
said-play-on = The game continues.
said-stopped-here = The table is closed. Thanks for playing!
said-seat-yours = Welcome! The seat at table { $table } is yours: `/hand` shows your hand.
said-seat-passed = Thank you. The seat at table { $table } has changed hands.
close-sure = The game isn’t over. Closing the table ends it for everyone, without a result.
said-nudged = A nudge is on its way.
moved-to = ➡️ This table continues in { $channel }.
said-moved = Table { $table } continues here.
said-goes-on = Table { $table } continues.
alert-turn = It’s your turn:
alert-reminder = { $count ->
    [one] A table is waiting for you:
   *[other] { $count } tables are waiting for you:
}
alert-daily = { $count ->
    [one] Today one table is waiting for you:
   *[other] Today { $count } tables are waiting for you:
}
alert-asked = { $count ->
    [one] You are asked something at a table:
   *[other] You are asked something at { $count } tables:
}
alert-asked-line = [{ $table }]({ $link })
alert-line = [{ $table }]({ $link }), waiting since { $since }
alert-line-alone = [{ $table }]({ $link }), waiting since { $since }; everyone else has answered and waits for you alone
alert-line-late = { $line }. **You’re late { $at }**
alert-more = … and { $count } more: `/mygames` lists them all
button-alerts = How I’m alerted
nudge-line = A gentle nudge: { $players }, the table is waiting for you{ $asked }.
trouble-locked-out = I can no longer post in { $channel }, where { $game }, table { $table }, is played. The game is safe: ask an admin to let me in again, or use `/table table:{ $table }` in another channel and press *{ button-move-here }*.
trouble-owner = On your server I can no longer post in { $channel }, where { $game }, table { $table }, is played. I need *View Channel*, *Send Messages* and *Attach Files* there. `/server health` names every place where I lack something.
trouble-asleep = { $game }, table { $table }, on your server sleeps: for a day I couldn’t post its board in { $channel }. Nobody’s clock runs meanwhile. It wakes up as soon as I may post there again (I need *View Channel*, *Send Messages* and *Attach Files*); or bring it elsewhere: `/table table:{ $table }` in another channel, *{ button-move-here }*.
trouble-thread-locked = The thread { $channel }, where { $game }, table { $table }, is played, was closed or locked. The game is safe: ask an admin to open it again, or use `/table table:{ $table }` in another channel and press *{ button-move-here }*.
trouble-no-messages = { $channel }, where { $game }, table { $table }, is played, takes no messages any more: it isn’t a text channel now. The game is safe: use `/table table:{ $table }` in another channel and press *{ button-move-here }*.
trouble-refused = Discord didn’t take what I had to say about { $game }, table { $table }, not even in plain text. The game is safe, and every move tries again.
said-hand-blocked = I can’t send you your hand by direct message: Discord says that you take none from here. *{ POSTED("button-hand") }* below the board and `/hand` show it at any time. To get it by message, allow direct messages from this server; I try again whenever you have clicked something, and won’t mention it again.
nudge-sure = The table is waiting for { $who }{ $asked }. A nudge pings once more, where everyone reads it.
trouble-gave-up = I have stopped trying. The next move tries again, and so does any change of the channel.
trouble-incident = The people who run Cairn can find it under this number: **{ $number }**.
no-history = Without the permission *Read Message History* I can’t check whether something was posted before my connection broke: a board may then be here twice.
nobody-plays = Only computer players are left at this table. They play while someone is watching: for ten minutes from now, then they rest.
plain-instead = -# Discord didn’t take this message with its picture and buttons (incident **{ $number }**). `/play`, `/hand` and `/board` still work.
channel-gone = The channel of { $game }, table { $table }, was deleted. The game is safe: use `/table table:{ $table }` in another channel to continue there.

### refusals of the interface

refusal-incident = Something went wrong on my side. Check the table before you try again: your action may have gone through. If it happens again, give this number to the people who run Cairn: **{ $number }**.
refusal-store = I can’t get at the stored games right now. They are safe, and yours waits. Look at the table again in a minute and go on: what you did may already have counted. If this lasts, give this number to the people who run Cairn: **{ $number }**.
refusal-no-table-here = There’s no table in this channel. Open one with `/open`, or name a table with the option *table*.
refusal-missing-permissions = I’m missing permissions in { $channel }: **{ $missing }**. An admin can grant them to my role under *Edit Channel → Permissions*; then try again.
refusal-not-allowed-to-open = On this server only { $who } may open tables. An admin can change that with `/server settings`.
refusal-manage-only = Only people who can manage the server can change server settings. You can change your own: *my-language* and *my-hands*.
refusal-bot-player = Bots can’t join a table. *{ POSTED("button-computer") }* adds computer players.
refusal-replace-whom = Name either a person or a computer player for the seat.
refusal-no-lesson = There’s no lesson for this game yet. `/help` with the game explains it in pages.
refusal-unknown-value = That value isn’t on the list. Pick one of the suggestions that appear as you type.
refusal-game-away = This game isn’t available here at the moment. Its tables are set aside, and continue as soon as it is back.
refusal-old-button = That button is from an earlier version of Cairn and no longer works. Use the buttons below the latest board, or `/play`.
refusal-restarting = Cairn is restarting. Please try again in a moment.
refusal-guild-only = That works only on a server, not in direct messages. Try it in one of the server’s channels.
refusal-role-missing = Name the role that may open tables with the option *role*.
refusal-role-everyone = Everyone has the role `@everyone`. Pick one that only some people have.
managers = managers
role-named = people with the role { $role }
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads

### commands

cmd-table = table
cmd-table-about = A table on one page: who plays, and everything that can be done there
cmd-open = open
cmd-open-about = Open a table in this channel
said-exported = Table { $table }, with every hand, every move and its seed. `cairn verify` replays it.
said-exported-public = Table { $table }, with what everyone may know by now. Once it’s over, the file has everything.
refusal-here-already = That table is in this channel already. Open its page in the channel it shall move to.
branch-about = Play on from the end of turn { $turn }, at a new table that counts for nothing. Who sat there gets their old seat.
button-branch = Play on from here
button-branch-friends = With friends
button-branch-computers = Against computers
button-branch-open = All hands open
said-branched = 🌿 Table { $table } begins with the end of turn { $turn }: { $channel }
refusal-branch-running = This game is still under way. Once it’s over, anyone can play on from any of its turns.
refusal-branch-turn = There is nothing to play on from after that turn. Choose one from 0 (the start) to { $last }.
refusal-branch-gone = The position this table begins with is no longer kept. Close the table and open another.
refusal-branch-options = This table begins with a position of another game, so the options are that game’s.
refusal-branch-rated = A table that begins with a position of another game never counts for ratings.
cmd-play = play
cmd-play-about = Make your move by typing
cmd-hand = hand
cmd-hand-about = Look at your hand
cmd-board = board
cmd-board-about = Look at the board, or at a part of it large
cmd-log = log
cmd-log-about = Read what has happened
cmd-replay = replay
cmd-replay-about = See any turn of a game again, with its log
cmd-learn = learn
cmd-learn-about = Learn a game in a few minutes, just for you
cmd-mygames = mygames
cmd-mygames-about = Your tables, and where it’s your turn
cmd-ranking = ranking
cmd-ranking-about = Who stands where in a game on this server
cmd-profile = profile
cmd-profile-about = What a person has played on this server; you if left out
cmd-settings = settings
cmd-settings-about = What you can set for yourself: language, hands, hours, days away, whom you block
arg-game = game
arg-game-about = Which game
arg-table = table
arg-table-about = Which table, if not the one in this channel
arg-turn = turn
arg-turn-about = Which turn; the last one if left out
arg-choice = choice
arg-choice-about = What you want to do
arg-player = player
arg-player-about = Which player
arg-show = show
arg-show-about = As a picture, or as text
arg-zoom = zoom
arg-zoom-about = Which part, large: your side, an area, a rival
arg-open = open
arg-open-about = Who may open tables (for managers)
arg-role = role
arg-role-about = The role that may open tables (for managers)
arg-language = language
arg-language-about = Language of public posts (for managers)
arg-post = post
arg-post-about = Where new tables go (for managers)
arg-pace = pace
arg-pace-about = How much time everyone has
arg-late = late
arg-late-about = What happens when someone doesn’t move in time
arg-late-days = late-days
arg-late-days-about = Without a clock, after how many days someone is late (for managers)
arg-substitutes = substitutes
arg-substitutes-about = In which channel open seats are posted (for managers)
arg-hands = hands
arg-hands-about = Hands by direct message on this server (for managers)
arg-keep = keep
arg-keep-about = How long finished games are kept (for managers)
arg-my-language = my-language
arg-my-language-about = Language of messages only you see
arg-my-hands = my-hands
arg-my-hands-about = Your own hands by direct message
arg-my-hints = my-hints
arg-my-hints-about = Whether what is new to you is explained once
cmd-help = help
cmd-help-about = What Cairn is and where things are; a game’s rules; any card or place with all its text
arg-preset = preset
arg-preset-about = A ready-made set of options
arg-take-backs = take-backs
arg-take-backs-about = Whether moves can be taken back when all agree
arg-rated = rated
arg-rated-about = Whether games count for ratings, if only people begin them
arg-why = why
arg-why-about = The reason, which everyone reads at the table
arg-restore = restore
arg-restore-about = Have a removed result count again
arg-invite = invite
arg-invite-about = Who you ask to play
arg-invite-2 = invite-2
arg-invite-2-about = Who else
arg-invite-3 = invite-3
arg-invite-3-about = Who else
arg-invite-4 = invite-4
arg-invite-4-about = Who else
arg-invite-5 = invite-5
arg-invite-5-about = Who else
choice-picture = picture
choice-text = text

### tables

refusal-stale = The table has moved on since that was posted. Here is how it stands now.
refusal-not-seated = You’re not at this table. If it hasn’t started, press *{ POSTED("button-join") }*; if it has, a player can offer you their seat on the page that `/table` shows.
refusal-other-not-seated = Nobody of that name is at that table. `/table` shows who is.
refusal-not-your-turn = There’s nothing for you to decide right now. You’ll be pinged when it’s your turn.
refusal-set-aside = This table is set aside: this version of Cairn can’t read it. Nothing is lost; it comes back as soon as it can be read.
refusal-game-gone = This table is set aside: its game isn’t available here at the moment. Nothing is lost; it continues as soon as the game is back.
refusal-step-failed = This step went wrong on my side, so the table is set aside as it was before it. Nothing is lost. Please give this number to the people who run Cairn: **{ $number }**.
refusal-game-stopped = This step took the game too much time or memory, so I stopped it and set the table aside as it was before. Nothing is lost. Please give this number to the people who run Cairn: **{ $number }**.
refusal-unreadable = This version of Cairn can’t read that table. Nothing is lost.
refusal-no-picture = There’s no picture right now: too much is waiting to be drawn. Please try again in a minute.
picture-failed = This picture can’t be drawn: something is wrong with this game’s pictures. You can play on in words.
refusal-unknown-table = There’s no such table, or none you can see from here. `/mygames` lists yours.
refusal-unknown-piece = Nothing here goes by that name. Pick one of the suggestions that appear as you type.
refusal-unknown-game = Cairn doesn’t know that game. Pick one from the list that appears as you type.
refusal-not-started = This game hasn’t started yet. The person who opened the table starts it with *{ POSTED("button-start") }*.
refusal-not-running = Nobody is playing at this table right now.
refusal-swept = That game was over long ago: its board is no longer kept. *{ POSTED("button-log") }* shows its result, `/replay` its turns.
refusal-swept-rules = Its turns can’t be shown again: the rules in this version of Cairn have changed since.
refusal-already-started = This game has already started. To get in, ask a player to offer you their seat on the page that `/table` shows.
refusal-rematch-running = This game is still running. *{ POSTED("button-rematch") }* is for when it’s over.
refusal-rematch-others = A rematch is for those who played here. Open a table of your own with `/open`.
refusal-over = This game is over. Open a new table with `/open`.
refusal-not-set-aside = This table is already running again.
refusal-busy = Too much is happening at this table at once. Please try again.
refusal-channel-taken = This channel already has a table. Open the new one in a thread.
refusal-too-many-tables = You already have { $limit ->
    [one] one open table
   *[other] { $limit } open tables
} on this server, the most one person may have. You can open another as soon as { $limit ->
    [one] it
   *[other] one of them
} is over or closed.
refusal-you-sit-already = You’re already at this table.
refusal-being-forgotten = Whoever has asked to be forgotten can’t join anything until I’m done with it. Please try again in a few minutes.
refusal-resting = This table rests: its server has removed me, or has everything deleted that I keep of it. It continues once I’m back there.
refusal-erasing = What I keep of this server is being deleted at this moment. Everything can begin anew in a few minutes.
refusal-not-erased = Nothing of this server is to be deleted.
refusal-erase-name = To delete everything, type the name of this server as it is written: { $server }
refusal-already-seated = That person is already at this table.
refusal-table-full = This table is full: all { $seats } seats are taken. Open another with `/open`.
refusal-seat-count = { $have ->
    [one] There is 1 player at this table; this game needs { $fits }. *{ POSTED("button-computer") }* fills seats.
   *[other] There are { $have } players at this table; this game needs { $fits }.
}
refusal-options = These options don’t fit this game or its number of players. Change them with *{ POSTED("button-options") }*, then try again.
refusal-close-rated = Others play this rated game with you, so you can’t end it alone. *{ button-leave-end }* behind *{ button-leave-table }* asks them, and there you can concede as well.
refusal-owner-only = Only the person who opened the table or someone who manages the server can do that. Ask one of them.
refusal-other-server = This table belongs to another server: that can be done only there.
refusal-not-a-member = { $name } isn’t on this server.
refusal-offer-gone = That offer no longer stands.
refusal-offer-not-yours = That is for { $who } to say.
refusal-offered-often = You have offered that { $limit } times in a day, which is enough. You can do so again { $when }.
refusal-leave-running = The game is running and needs its players. Hand your seat to a person or a computer player on the page that `/table` shows.
refusal-kick-running = The game is running and needs its players. Hand that seat to a person or a computer player on the page that `/table` shows.
refusal-undo-none = There’s nothing to take back: you haven’t made a move here yet.
refusal-no-result = There’s no result of that number on this server: use the number of a table whose game has ended here.
refusal-no-reason = Say why: everyone reads the reason.
refusal-result-removed = That result was removed before.
refusal-result-counts = That result counts: it isn’t removed.
refusal-undo-new-seat = There’s nothing to take back: you haven’t made a move since you took over this seat.
refusal-undo-revealed = Your last step stands: it revealed something hidden.
refusal-undo-others = Your last step stands: someone else has moved since.
refusal-undo-lost = Your last step stands: it was made with an earlier version of Cairn, which kept the table in another form.
refusal-undo-no-consent = This table was opened without take-backs: what was revealed, or what others have moved after, stands.
refusal-undo-too-old = Your last move here was made before Cairn kept what a turn began with, so it can’t be taken back. Later moves can.
refusal-undo-moved-on = The table has moved on, and that can’t be taken back any more. Press *{ button-ask-to-take-back }* again to see how it stands now.
refusal-undo-gone = That request is over already.
refusal-kept = A computer player is keeping your seat warm. Press *{ POSTED("button-back-again") }* below the board; then you can do that.
refusal-not-kept = No computer player is keeping your seat: it’s you who plays.
refusal-returning = The computer player is about to finish what it has in hand; a moment later the seat is yours again.
refusal-vote-gone = That vote is over already.
refusal-vote-own = The others decide that, for it’s about your seat. If you’re staying after all, press *{ button-leave-stay }* behind *{ button-leave-table }* on the page that `/table` shows.
refusal-vote-late = You are late yourself: make your move, then nobody has to vote about you.
refusal-vote-open = The others have been asked already, below the board.
refusal-nobody-late = Nobody is late at this table.
refusal-seat-open = A substitute is being looked for already.
refusal-seat-gone = That seat isn’t open any longer. *{ button-open-seats }* under `/find` lists those that are.
refusal-proposal-open = Something is proposed to all already, below the board. One thing at a time.
refusal-proposal-gone = That proposal is over already.
refusal-proposal-own = That’s your own proposal: the others have to agree. *{ POSTED("button-refuse") }* withdraws it.
refusal-paused = This table pauses. *{ POSTED("button-play-on") }* below the board ends that, and so does a move.
refusal-stopped = This game is decided. It continues only if all agree: you can answer below the board.
refusal-not-paused = This table doesn’t pause: the game is running.
refusal-undo-own = That’s your own request: the others have to agree. *{ POSTED("button-refuse") }* withdraws it.
refusal-undo-answered = You’ve agreed already. *{ POSTED("button-refuse") }* still takes that back.
refusal-undo-asked = There’s a request open already, below the board. It ends within 24 hours.
refusal-undo-asked-turn = The others were asked once since the last finished turn, which is enough. You can ask again after the next one.
refusal-undo-asked-often = You’ve made { $limit } such requests in this game, which is the most.
refusal-undone-often = You have taken back { $limit } turns in ten minutes that everyone had already seen. You can do so again { $when }.
refusal-nudge-self = The table is waiting for you. Press *{ POSTED("button-turn") }* or use `/play`.
refusal-nudge-computer = The table is waiting for a computer player; it will move by itself.
refusal-nudged-already = { $hours ->
    [one] They were nudged less than an hour ago. Give them a little time: you can do so again { $when }.
   *[other] They were nudged less than { $hours } hours ago. Give them a little time: you can do so again { $when }.
}
refusal-nudge-soon = Their turn began less than an hour ago. You can nudge them { $when }.

notice-set-aside = This version of Cairn can’t read this table, so it is set aside. Nothing is lost: it continues as soon as it can be read. Please tell the people who run Cairn.
notice-game-gone = { $game } isn’t available here at the moment, so this table is set aside and no clock runs. Nothing is lost: it continues as soon as the game is back. Please tell the people who run Cairn.
notice-game-older = This table was last played with a newer version of { $game } than the one that is here now, so it is set aside and no clock runs. Nothing is lost: it continues as soon as that version is back. Please tell the people who run Cairn.
notice-step-failed = Something went wrong in this game on my side, so the table is set aside. Nothing is lost. Please give this number to the people who run Cairn: **{ $number }**. Once they have fixed it, `/table` offers the owner and managers to try again.
notice-game-stopped = A step took { $game } too much time or memory, so I stopped it and set the table aside. Nothing is lost. Please give this number to the people who run Cairn: **{ $number }**. Once they have fixed it, `/table` offers the owner and managers to try again.
notice-back = This table can be read again. The game continues.
notice-invited = { $guests }: { $who } invites you to this table. *{ POSTED("button-join") }* is below the message above.
notice-closed = { $who } has closed this table.
notice-closed-why = { $who } has closed this table. The reason: { $reason }
notice-ended-by-vote = All who were asked wanted it: this game has ended without a result.
notice-ended-by-all = { $by } proposed it and all agreed: this game has ended without a result.
notice-idle = Nobody has touched this table for more than { $days } days, so it has ended without a result.
notice-decided = This game is decided: { $why }. No one plays here any more, so the table is closed.
notice-not-played-on = Not everyone wanted to play on, so this game ends here.
notice-seat-not-taken = Nobody took over seat { $seat } within { $days } days: it stays { $who }’s.
notice-expired = { $days ->
    [one] Nobody joined or left for a day, so this table was closed. `/open` opens a new one.
   *[other] Nobody joined or left for { $days } days, so this table was closed. `/open` opens a new one.
}
notice-replaced = { $new } takes over seat { $seat } from { $old }.
notice-seat-taken = { $new } takes over seat { $seat } from { $old }.{ $why ->
    [late] {" "}They had kept the table waiting too long.
    [left] {" "}They have left the server.
    [manager] {" "}So decided by { $by }, who manages this server: { $reason }
    [kept] {" "}A computer player has kept it for them.
    [conceded] {" "}They have conceded the game.
    [unmoved] {" "}They have made no first move within 72 hours.
    [withdrew] {" "}They have left the tournament.
    [removed] {" "}They are out of the tournament, as its organisers have decided.
    [forfeits] {" "}They are out of the tournament after two forfeits.
    [ruled] {" "}So decided by the tournament’s organisers.
   *[agreed] {""}
}
notice-offer-refused = { $who } said no: seat { $seat } stays as it is.
notice-offer-expired = Seat { $seat } stays as it is: { $who } didn’t answer within { $days } days.

### a person's calendar, alerts and block list

day-weekday = { $weekday ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[6] Sun
}
day-words = { $weekday ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[6] Sun
} { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] June
    [7] July
    [8] Aug
    [9] Sept
    [10] Oct
    [11] Nov
   *[12] Dec
}
day-words-year = { $day } { $year }
decimal-mark = .
days-range = { $first }–{ $last }
days-every = every day
hours-words = { $start }–{ $end }, { $days }
away-days = { $first } to { $last }
away-open = from { $first }, until you’re back
away-line = 🌴 { $who } is away until { $day }
away-line-open = 🌴 { $who } is away
away-ends = 🌴 Your vacation ends soon: { $last } is its last day. After that, your clocks run again. To stay away longer or come back sooner, use the button below or *{ button-me }* in `/settings`.
away-still = 🌴 You’re marked as away ({ $away }), so your clock rests until then. Are you back?

me-title = ## When I play, and how I’m told
me-zone = **Time zone:** { $zone } ({ $offset }). It’s { $time } there now. Change it with `/settings zone:`.
me-hours = **I don’t play:** { $hours }
me-hours-none = no hours entered
me-days-off = **Days off:** { $days }
me-none = none
me-rest-note = Clocks rest in these hours, at most 10 hours a day and two days a week. Reminders rest for all of them.
me-overfull-hours = ⚠️ More than 10 hours on { $days }: your clocks rest for the first 10 and run on after that. Reminders rest for all of them.
me-overfull-days = ⚠️ More than two days off: your clocks rest on two of them ({ $days }) and run on the others. Reminders rest on all of them.
me-away = **Away:** { $away }
me-away-note = Others see “away until …”, never your calendar.
me-alerts = **How I’m told**
me-blocked = **Whom I block:** they can’t join tables you open or play at, and you’re asked before you join theirs. Nobody is told.
me-turn = When it’s my turn
me-turn-ping = mention me in the channel
me-turn-message = send me a direct message instead
me-turn-later = mention me, unless I’ve moved within a few minutes
me-turn-daily = one message a day about all my tables, nothing else
me-turn-none = don’t tell me
me-delay = After
me-delay-value = { $number } minutes
me-hour = At
me-hour-value = { NUMBER($number, minimumIntegerDigits: 2) }:00
me-remind = Reminder
me-remind-value = { $number ->
    [one] after an hour of my open hours
   *[other] after { $number } of my open hours
}
me-remind-never = never
me-language = Language
me-language-en = { settings-language-en }
me-language-de = { settings-language-de }
me-language-fr = { settings-language-fr }
me-language-es = { settings-language-es }
me-language-auto = as in Discord
me-pace = How soon I answer
me-pace-shown = show in profiles
me-pace-hidden = keep to me
me-ranked = Rankings
me-ranked-shown = show me
me-ranked-hidden = leave me out (rated all the same)
me-muted = Lines by message
me-muted-nobody = read them
me-muted-everybody = read none
me-muted-pick = read none of …
me-choose-remove = Remove hours …
me-choose-days-off = Days off …
me-choose-call-off = Call off an absence …
me-choose-block = Block someone, or take them off the list …

me-saved = Saved.
me-saved-nothing = Nothing has changed.
me-saved-opened = More open hours count at once.
me-saved-closed = Fewer open hours count for turns that begin 24 hours from now or later. Until then, your clocks run as before.
me-saved-zone = Your time zone is now { $zone } ({ $offset }). What it closes counts for turns that begin 24 hours from now or later.
me-saved-away = Noted: you’re away, { $away }.
me-saved-away-free = On { $server }, your clocks rest for it: { $days } { $days ->
    [one] day
   *[other] days
} of the { $allowance } a year.
me-saved-away-beyond = On { $server }, your clocks rest for the first { $granted } of these { $days } days only, then they run on: the server grants { $allowance } days a year. You’re still shown as away, and reminders still rest.
me-saved-away-open = On { $server }, your clocks rest for at most { $granted } more { $granted ->
    [one] day
   *[other] days
}, then they run on: the server grants { $allowance } days a year.
me-saved-back = Welcome back! You’re no longer away, and your clocks run again.
me-saved-called-off = Called off: { $away }.

form-hours-title = Hours in which I don’t play
form-hours-from = From
form-hours-to = To
form-hours-hint-from = 22:00
form-hours-hint-to = 7:00 – on the next day, if it’s earlier
form-hours-days = On these days
form-away-title = Away
form-away-first = First day
form-away-last = Last day
form-away-hint-first = today, tomorrow, 2026-12-24 or 24.12.
form-away-hint-last = leave empty: until I’m back

zone-choice = { $place } · { $offset } · { $time } now
refusal-seat-not-for = { $who } can’t take this seat: it isn’t open to everyone, for instance not to anyone who knows another hand of that game. Offer it to someone else.
lobby-wait = ⏳ Longest wait for one turn as things stand: { $days ->
    [one] a day
   *[other] { $days } days
}

settings-vacation = Days of vacation a year for which clocks rest
settings-vacation-0 = none
settings-vacation-7 = 7 days
settings-vacation-14 = 14 days
settings-vacation-30 = 30 days
settings-vacation-60 = 60 days
settings-vacation-90 = 90 days

button-me = My calendar
button-add-hours = Add hours
button-away-days = Away from … to …
button-away-open = Away until I’m back
button-i-am-back = I’m back
button-join-anyway = Join anyway
seat-blocked = ⚠️ { $who }, whom you block, plays at this table.
join-seated = You’re at this table already; *{ POSTED("button-join") }* is for everyone else. This is what you can do here:
join-blocked = { $who }, whom you block, is at this table. Do you want to join anyway?
alpha-agree = 🧪 { $game } is an alpha: it’s still being tried out. Its rules may change while you play, a game may have to be given up, and it never counts for ratings. Do you want to play it?

refusal-zone = I don’t know the time zone “{ $zone }”. Type a city, a country or an offset such as +2 into `/settings zone:`, and choose from the list.
refusal-hours-time = “{ $typed }” is no time of day. Write it like 7, 7:30, 22:00 or 10 pm.
refusal-hours-same = From and to are the same time. For a whole day, choose it under “Days off”.
refusal-hours-no-days = Tick at least one day on which these hours are closed.
refusal-hours-many = That’s { $limit } ranges of hours, and no more fit. Remove one first, or join some.
refusal-no-time-left = That would leave you no time to play at all. Leave some open time in the week, or use *{ button-away-days }* if you’re going to be gone for a while.
refusal-away-date = “{ $typed }” is no day that I understand. Write it like 2026-12-24 or 24.12., or today, tomorrow or a weekday.
refusal-away-past = { $day } is over: where you are, it’s { $today }. An absence can begin today at the earliest.
refusal-away-backwards = The last day, { $last }, is before the first, { $first }. Enter them the other way round.
refusal-away-far = An absence can reach as far as { $day }, a year from now. Enter an earlier day.
refusal-away-already = You’re already away then: { $away }. Call that off first, or choose other days.
refusal-away-many = You’ve entered { $limit } absences, and no more fit. Call one off first.
refusal-not-away = You aren’t away right now. Absences to come can be called off in the menu of *{ button-me }* in `/settings`.
refusal-block-yourself = You can’t block yourself. Choose someone else.
refusal-block-bot = { $who } is a bot; there’s nothing to block. Choose a person.
refusal-block-many = You can block { $limit } people at most. Take someone off the list first.
refusal-not-for-you = You can’t join this table: it isn’t open to everyone. Open one of your own with `/open`.
refusal-seat-not-for-you = You can’t take this seat: it isn’t open to everyone, for instance not to anyone who knows another hand of that game. *{ button-open-seats }* under `/find` lists others.
refusal-form-gone = That form was empty. Press the button again, fill it in and send it.

former-player = former player { $code }
me-data = Everything that is stored about you, as JSON. docs/privacy.md says what is kept, why and how long.
me-forget = **Forget me**
    This can’t be undone. { $tables ->
        [0] You’re at no table right now.
        [one] You leave your table: a running game for two is lost, in others a computer player takes your seat permanently.
       *[other] You leave your { $tables } tables: running games for two are lost, in others a computer player takes your seat permanently.
    }
    Your notes, calendar, wishes, block list and plans go, and so do my messages to you. In results and journals a random name takes the place of yours; posts that can still be edited are. Your name stays in pictures that were posted earlier.
    {""}*{ button-my-data }* gives you all of it as a file first.
button-forget = Forget me
said-forgetting = I’m forgetting you. Old posts can take some minutes. Thank you for playing!
arg-zone = zone
arg-zone-about = A city, a country, or an offset such as +2
arg-vacation = vacation
arg-vacation-about = Days of vacation a year for which clocks rest (for managers)

### words that people type for days and times: synonyms with commas, in the order of the list, which ; divides

typed-days = day before yesterday; yesterday; today; tomorrow; day after tomorrow
typed-weekdays = mo, mon, monday; tu, tue, tues, tuesday; we, wed, wednesday; th, thu, thur, thurs, thursday; fr, fri, friday; sa, sat, saturday; su, sun, sunday
typed-months = jan, january; feb, february; mar, march; apr, april; may; jun, june; jul, july; aug, august; sep, sept, september; oct, october; nov, november; dec, december
typed-units = m, min, mins, minute, minutes; h, hr, hrs, hour, hours; d, day, days; w, week, weeks
typed-halves = am, in the morning, morning; pm, in the afternoon, in the evening, afternoon, evening; at night, night
typed-slashes = unsure
typed-hours = midnight; noon, midday
typed-clock = o’clock
typed-ago = ago
typed-last = last
typed-fillers = at, on, in, of, the

### orders

button-plan = Plan ahead
button-plan-done = Done
button-cancel-premove = Cancel order
button-step-back = Step back
button-alternative = Alternative { $number }
button-new-alternative = Add alternative { $number }
plan-title = **Your next turn, planned ahead.** What you choose is kept as an order and played for you when your turn comes. Nobody else sees it.
plan-whole = That’s as far as this turn can be planned. What’s left, you’ll be asked as usual.
plan-nothing = Your next turn can’t be planned yet: you don’t know enough about it.
plan-closed = “{ $choice }” isn’t possible as the table stands now. If that stays so, the order stops there.
plan-unless = Not if … (up to { $most })
plan-kept = It’s not your turn yet: I’ve kept that as an order for it.
play-ahead = Plan ahead: { $choice }
premove-lies = **Ordered for your next turn:**
premove-comes = **Your order is about to be played**, unless you move first or cancel it:
premove-line = { $number }. { $what }
premove-line-unless = { $number }. { $what } – unless { $guard }
premove-or = { " or " }
premove-then = {", then: "}
premove-cancelled = Your order is cancelled.
premove-dropped = Your order was dropped: { $why }
premove-over-undone = a turn was taken back since.
premove-over-seat = someone else has taken a seat since.
premove-over-dealt = the cards in hand aren’t the same any more.
premove-over-moved = you moved yourself.
premove-over-restart = I was away for a moment and can’t be sure it still holds.
premove-over-touched = what you named has happened: { $what }.
premove-over-at = it stopped at “{ $choice }”: { $why }
premove-over-computer = a computer player that kept your seat warm made your move.
refusal-premove-moved-on = The table has moved on, and your order with it. Open *{ button-plan }* again.
refusal-premove-not-open = That can’t be planned as the table stands now. Choose something from the panel.
refusal-premove-nothing = Your next turn can’t be planned yet: you don’t know enough about it.
refusal-premove-your-turn = It’s your turn already: make it right here.
refusal-premove-watched = An order can depend on { $most } things at most. Take one away first.

### try it

button-try = Try it
button-try-lines = My lines
button-try-deal = Another deal
button-try-computer = Let a computer answer
button-try-keep = Keep
button-try-drop = Forget
button-try-order = Order this turn
button-try-happened = What happened
button-try-table = To the table
try-heading = **Try it:** { $name } · { $at } of { $steps ->
    [one] 1 choice
   *[other] { $steps } choices
} · deal { $deal } of { $most }
try-about = Only you see this, and nothing of it is played. Dashed: a guess, dealt at random. Bright: other than where the line begins.
try-scratch = unnamed line
try-scores = **Score:** { $scores }
try-score = { $name } { $score } ({ $more })
try-score-same = { $name } { $score }
try-for = You choose for **{ $name }**, with cards that are a guess where they are dashed:
try-over = Nobody has anything to choose here.
try-elsewhere = There’s nothing to choose here.
try-lines = Your lines
try-line = { $name } · { $steps ->
    [one] 1 choice
   *[other] { $steps } choices
}
try-name = A name for this line
try-name-hint = Only you read it
try-happened = **What happened at the table instead:**
try-kept = kept as “{ $name }”. You find it under *{ button-try }*, and after the game in the replay.
try-stale = this line had moved on since. Here’s what it is like by now.
try-whole = a line has { $most } choices at most. Step back, or try another one.
try-line-gone = that line is gone. Here is another one.
try-deals-used = you’ve had { $most } deals since your last turn. The next one comes after your next turn; this is the last one.
try-rules = the rules here have changed since: the line is shown as far as it still fits, { $number ->
    [0] which is its beginning
    [one] 1 choice
   *[other] { $number } choices
}.
refusal-no-analysis = This table was opened without *{ button-try }*.
refusal-try-deals = You’ve had { $most } deals since your last turn. The next one comes after your next turn.
refusal-try-none = There’s no line of yours at this table.
refusal-try-gone = That line is gone. Open *{ button-try }* again.
refusal-try-full = You keep { $most } lines at this table already. Forget one first, or give this one the name of another to take its place.
refusal-try-name = The line needs a name.
refusal-try-turn = You can only try something from a turn in which you see your hand.
refusal-try-rules = This line was kept by another version of Cairn and can’t be shown any more. Others can.
refusal-try-passed = Hands have been passed on since that line began, and what you passed on is another’s now. You see the line again when the game is over.
refusal-try-order = Nothing of your first turn in this line can be planned as the table stands now.
refusal-try-orders = There are { $most } orders for your next turn already. Take one away first, under *{ button-plan }*.
refusal-try-computer = No computer could answer right now. Choose for the others yourself, or try again in a moment.
refusal-try-again = That was too fast for me. Please press again.

### care of a server

cmd-server = server
cmd-server-about = For those who manage this server: its settings and tables, and how Cairn is doing here
cmd-server-health = health
cmd-server-health-about = Where Cairn can’t post, what it lacks there, and what waits
cmd-server-settings = settings
cmd-server-settings-about = How Cairn works on this server: who opens tables, where, in which language, how fast
cmd-server-webhooks = webhooks
cmd-server-webhooks-about = Have programs of your own told what happens at this server’s tables
cmd-server-unrate = unrate
cmd-server-unrate-about = Remove a game’s result: ratings become what they’d be without it
health-title = **How Cairn is doing on this server**
health-places-well = { $count ->
    [0] ✅ No table is open, and no channel is chosen in `/server settings`.
    [one] ✅ I can post in the one place where I have to.
   *[other] ✅ I can post in all { $count } places where I have to.
}
health-lacks = ⚠️ { $channel } ({ $what }): I’m missing { $missing }.
health-gone = ⚠️ { $channel } ({ $what }): it was deleted, I can’t see it, or it’s a forum now.
health-more = … and { $count } more places
health-tables = { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
}
health-substitutes = open seats
health-posts = 📨 Still to be posted here: **{ $waiting }**, tried in vain so far: **{ $tried }**
health-oldest = › The oldest of them has been waiting since { $since }.
health-given-up = › Nothing is tried any more before someone moves or the channel changes: table { $tables }
health-queues = ⚙️ Waiting on all servers: posts **{ $posts }**, pictures **{ $drawing }**, computer players’ moves **{ $thinking }**, films **{ $films }**
health-version = Cairn { $version }, built from { $commit }
permission-read-message-history = Read Message History
refusal-server-managers = Only people who can manage the server can do that here.

### webhooks

button-webhook-test = Test
button-webhook-remove = Remove
webhooks-title = **Webhooks of this server**
webhooks-none = This server has no webhooks. *{ button-webhook-add }* adds one.
webhook-line = **Webhook { $number }** · { $url } · { $events }
webhook-unused = Nothing has been sent so far. *{ button-webhook-test }* sends something.
webhook-works = ✅ Everything so far has arrived.
webhook-test-failed = ⚠️ The last test didn’t arrive: { $trouble }.
webhook-failing = ⚠️ Nothing has arrived since { $since }: { $trouble }. { $waiting } { $waiting ->
    [one] message waits
   *[other] messages wait
} and will be tried again.
webhook-off = ⛔ Off: nothing arrived for a day, because { $trouble }. A successful *{ button-webhook-test }* switches it on again.
webhook-trouble-http = it answered with HTTP status { $status }
webhook-trouble-slow = it took longer than 5 seconds
webhook-trouble-unreachable = it can’t be reached
webhook-trouble-address = its name leads to an address that isn’t public
webhook-trouble-certificate = its certificate can’t be trusted
said-webhook-added = Webhook { $number } is added: { $url } is told of { $events }.
    Its secret, shown this once: ||`{ $secret }`||
    Every message is signed with it. What is sent, and how to check it, is in this file:
said-webhook-removed = Webhook { $number } ({ $url }) is gone, with all it was still to be told.
said-webhook-tested = ✅ The test arrived.
said-webhook-failed = ⚠️ The test didn’t arrive: { $trouble }.
refusal-webhook-url = I can’t use that address. It must begin with https://, have no password in it, and be at most 500 characters long.
refusal-webhook-address = That address leads into a private network. Webhooks can only be on the public internet.
refusal-webhook-unreachable = I can’t find that host. Check the address, then try again.
refusal-webhook-known = This server has a webhook with that address already. `/server webhooks` shows it.
refusal-webhook-many = This server has { $most } webhooks already, as many as there can be. Remove one first.
refusal-webhook-unknown = This server has no such webhook. `/server webhooks` shows all of them.
refusal-webhook-test = This webhook was tested a moment ago. Try again in { $seconds } seconds.

### finding a game

cmd-find = find
cmd-find-about = Wait for others to play with; without a game: what you wait for, and open seats
arg-seats = seats
arg-seats-about = For how many players; the fewest that fit if left out
arg-only-one = only-one
arg-only-one-about = The first game that is found takes your other waits away
find-wanted = for { $seats }, pace: { $pace }
find-game = { $game }, { $what }
find-title = **What you’re waiting for on this server**
find-none = Nothing. `/find` with a game lets you wait for others who want to play it.
find-line = › **{ $what }** · { $count } of { $seats } waiting · you wait until { $until } at most
find-asked = › **{ $what }** · enough fit, and all are being asked: press *{ POSTED("button-in") }* below that post
find-only-one = › The first game that is found takes your other waits away.
find-how = When enough fit, you’re all pinged and have 12 hours to press *{ POSTED("button-in") }*; who doesn’t leaves the queue. Then the table opens by itself. Waiting ends after three days.
find-stop = Stop waiting for …
party-asks = { $who }: you’re waiting for the same game, and enough of you fit. Press *{ POSTED("button-in") }*: once all have, the table opens by itself. Whoever hasn’t pressed until { $until } leaves the queue.
party-table = All are in: table { $table } is open in { $channel }. Have fun!
party-late = Not everyone answered in time. Whoever pressed *{ POSTED("button-in") }* still waits and keeps their place.
party-called-off = Someone can’t play after all. The others still wait and keep their place.
party-failed = The table couldn’t be opened here. Please tell an admin: I need to be able to open threads in this channel. `/find` lets you wait again.
button-in = I’m in
button-not-now = Not now
said-find-in = Good! As soon as all have pressed *{ POSTED("button-in") }*, the table opens by itself.
said-find-out = You don’t wait for this game any longer. The others do.
settings-lobby = Where people who fit are asked
settings-lobby-asked = where they asked
arg-lobby = lobby
arg-lobby-about = In which channel people who fit are asked (for managers)
health-lobby = the lobby
health-forum = the forum where tables are posts
refusal-find-seats = That game is played by { $fits }. Choose one of these for *seats*.
refusal-find-game = Which game? Choose one with *game*.
refusal-find-many = You can wait for { $limit } games here at most. `/find` without a game shows them, and lets you stop waiting for one.
refusal-find-gone = You aren’t waiting for that any longer.
refusal-find-place = I can only ask people in a text channel. Use `/find` there.
refusal-party-over = That question is over. `/find` shows what you wait for.
refusal-party-not-asked = That question isn’t for you. `/find` lets you wait for a game of your own.

### tournaments

cmd-tournament = tournament
cmd-tournament-about = Tournaments: look at them, open one
cmd-tournament-open = open
cmd-tournament-open-about = Open a tournament: people sign up, then rounds and tables open by themselves
cmd-tournament-show = show
cmd-tournament-show-about = What a tournament is at, who meets whom, its standings; or all tournaments
cmd-league = league
cmd-league-about = Leagues: look at them, open one
cmd-league-open = open
cmd-league-open-about = Open a league: people sign up, then play season after season in divisions
cmd-league-show = show
cmd-league-show-about = What a league is at, standings and fixtures of its divisions, and who won before
arg-league = league
arg-league-about = Which league, if not the one in this channel
arg-division-size = division-size
arg-division-size-about = How many people play in a full division; 8 if left out
arg-movers = movers
arg-movers-about = How many go up and down between two divisions; 2 if left out
arg-legs = legs
arg-legs-about = How often the same two meet in a season, once or twice; once if left out
arg-break-days = break-days
arg-break-days-about = How many days lie between two seasons, while people sign up; 7 if left out
league-heading = { $division ->
    [0] **🏅 { $name } · season { $season }** · tournament { $number }
   *[other] **🏅 { $name } · season { $season } · division { $division }** · tournament { $number }
}
league-name = { $division ->
    [0] { $name } { $season }
   *[other] { $name } { $season }.{ $division }
}
league-thread = D{ $division } R{ $round }.{ $number } { $names }
league-about = Divisions of { $size } people{ $movers ->
    [0] {""}
    [one] ; between two of them one goes up and one goes down
   *[other] ; between two of them { $movers } go up and { $movers } go down
}.{ $legs ->
    [1] {""}
   *[other] {" "}All meet twice.
}{ $days ->
    [0] {""}
    [one] {" "}A day lies between two seasons.
   *[other] {" "}{ $days } days lie between two seasons.
}
league-again = Whoever has played or waits is signed up again. Check in when you are asked to, or withdraw.
league-phase-running = { $count ->
    [one] One division is playing
   *[other] { $count } divisions are playing
}
league-closes = This is its last season.
league-you-play = You play in division { $division }.
league-you-wait = You wait for the next season.
league-you-are-in = You’re signed up.
league-you-are-out = You aren’t in it.
league-division = **Division { $division }** (tournament { $number }) · { $phase }
    { $leaders }
league-division-short = **Division { $division }** (tournament { $number }): { $leaders }
league-past = Season { $season }, winners of the divisions: { $who }
league-moves = ⬆️ Going up: { $up }. ⬇️ Going down: { $down }.
league-round = **Round { $round }**{ $state ->
    [open] {" · until "}{ $until } at the latest
   *[over] {""}
}
league-not-counted = doesn’t count
league-drawn-then = -# Its tables are drawn when it begins.
league-note-begins = { $first ->
    [0] Season { $season } begins. These are its divisions:
   *[other] Further divisions of season { $season }:
}
    { $lists }
league-note-late = { $who } joins late. { $count ->
    [0] {""}
    [one] One game that was missed is played now.
   *[other] { $count } games that were missed are played now.
}
tournament-note-break = { $by } has given the league a break until { $until }: games pause, and no round begins before. Reason: { $reason }
tournament-note-place = { $division ->
    [0] { $by } has the rules place { $who } in a division.
   *[other] { $by } has placed { $who } in division { $division }.
} Reason: { $reason }
tournament-note-league-close = { $by } has closed the league: there’s no further season. Reason: { $reason }
league-over-season = The season is over.
league-over-division = This division is over. Thank you for playing!
league-over-closed = The league was closed before this season began.
league-over-few = Fewer than two were there, so this season is called off. Sign-up to the next is open in this channel, and whoever had signed up is signed up again.
league-over-few-again = Fewer than two were there for the second time in a row, so the league is over. `/league open` opens another.
league-note-few = { $called ->
    [0] { $how }
   *[other] { $organiser } { $how }
}
league-over-next = Thank you for playing, and { $organiser } for organising! Sign-up to the next season is open in this channel.
league-over-last = Thank you for playing, and { $organiser } for organising! This was the last season.
league-winner = 🏆 **Division { $division }:** { $who }
league-up = ⬆️ Going up: { $who }
league-down = ⬇️ Going down: { $who }
button-league-join = Join the league
said-league = League { $number } is open: people sign up in { $channel }.
said-league-signed-up = You’re in. You’re asked to check in once sign-up is over.
said-league-late = You’re in, in the lowest division. What you have missed is played now, your tables are opening.
said-league-waits = The season has begun and has no free place. You’re signed up for the next one.
said-league-break = The league has a break until { $until }.
said-league-placed = Done; it counts when the season begins.
said-league-closed = The league is closed.
said-league-closes = The league ends with this season.
arg-form = form
arg-form-about = Who meets whom; Swiss if left out
arg-title = title
arg-title-about = What the tournament is called
arg-rounds = rounds
arg-rounds-about = How many rounds; as many as it takes if left out
arg-size = size
arg-size-about = How many people can sign up; 64 if left out
arg-seeding = seeding
arg-seeding-about = How the order at the start is found; by rating if left out
arg-until = until
arg-until-about = Until when people sign up: tomorrow 20:00, in 3 d (your time zone); a day if left out
arg-round-days = round-days
arg-round-days-about = How many days a round lasts at most
arg-third-place = third-place
arg-third-place-about = Whether a knockout has a game for third place; none if left out
arg-tournament = tournament
arg-tournament-about = Which tournament, if not the one in this channel
form-round_robin = everyone against everyone
form-swiss = Swiss
form-knockout = knockout
seeding-rating = by rating
seeding-lot = by lot
seeding-league = by the last season, newcomers by rating
tournament-heading = **🏆 { $name } · tournament { $number }**
tournament-facts = { $game }, { $form }, { $seats } at a table · { $rounds }, { $days ->
    [one] { $days } day
   *[other] { $days } days
} a round at most · pace: { $pace }, who runs out of time forfeits · { $rated } · order at the start: { $seeding }
tournament-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
tournament-rounds-open = as many rounds as it takes
tournament-rated = counts for ratings
tournament-unrated = doesn’t count for ratings
tournament-third-place = with a game for third place
tournament-lot = The lot is drawn already; its fingerprint (SHA-256): `{ $draw_seed }`. The lot itself is shown at the end.
tournament-lot-shown = The lot: `{ $draw_seed }`, its fingerprint (SHA-256): `{ $commitment }`
tournament-sign-up = Press *{ POSTED("button-sign-up") }* to play. Sign-up ends { $until }, { $at }; then everyone is asked to check in.
tournament-rules = Tables of each round open by themselves in threads here. Who makes no first move within 72 hours forfeits; who forfeits twice is out. At most 7 days of vacation a year stop the clock here.
tournament-signed-up = { $count } of { $most } signed up
tournament-more-tables = { $count ->
    [one] one more table
   *[other] { $count } more tables
}; *{ button-standings }* under `/tournament show` draws them.
tournament-and-more = { $who } and { $count } more
tournament-sign-up-over = Sign-up is over.
tournament-check-in = **Are you there?** Press *{ POSTED("button-here") }* until { $at } ({ $until }); whoever hasn’t by then doesn’t play. As soon as all have, it begins.
tournament-check-in-over = Check-in is over: { $count } play.
tournament-check-in-reminder = ⏰ You haven’t checked in yet. Press *{ POSTED("button-here") }* in [its post]({ $link }) until { $at } ({ $until }), or you won’t play.
tournament-here = { $count } of { $all } are here.{ $missing ->
    [0] { "" }
   *[other] {" "}Still awaited:
}
tournament-table = **🏆 Round { $round }, game { $number }** · { $name }
tournament-table-until = The game is in the thread below. The round ends { $until } at the latest; { $knockout ->
    [yes] for what is unfinished then, the better seed goes through
   *[no] what is unfinished then is a draw
}.
tournament-closed = Table { $table } was closed without a result. An organiser decides how this game counts; otherwise { $knockout ->
    [yes] the better seed goes through at the round’s end
   *[no] it’s a draw at the round’s end
}.
tournament-waits = closed, waits for an organiser
tournament-decide = Table { $table } was closed without a result. How does its game count? Everyone reads your reason.{ $knockout ->
    [yes] {""}
   *[no] {" "}*{ deed-annul }* behind *{ POSTED("button-organise") }* has it count for no one.
}
tournament-decide-place = Who comes { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
}?
tournament-decide-title = How the game counts
tournament-decide-cause = Your reason
tournament-thread = R{ $round }.{ $number } { $names }
tournament-bye = { $who } (bye)
tournament-at-table = table { $table }
tournament-verdict-played = { $tie ->
    [yes] shared by { $who }
   *[no] won by { $who }
}
tournament-verdict-bye = bye
tournament-verdict-forfeit = { $count ->
    [0] forfeited by all
   *[other] decided by forfeit for { $who }
}
tournament-verdict-draw = { $knockout ->
    [yes] unfinished at the round’s date: the better seed goes through
   *[no] a draw: unfinished at the round’s date
}
tournament-verdict-adjudicated = { $tie ->
    [yes] adjudicated as a draw
   *[no] adjudicated for { $who }
}
tournament-verdict-annulled = annulled
tournament-round = **Round { $round } of { $rounds }**
tournament-you-play = You play in it.
tournament-out-left = You have left it.
tournament-out-absent = You didn’t check in, so you don’t play in it.
tournament-out-forfeits = You have forfeited two games, so you’re out.
tournament-out-removed = An organiser has taken you out of it.
tournament-over-nobody = No one signed up, so there’s no tournament this time. `/tournament open` opens another.
tournament-over-alone = Only one was there, so there’s no tournament this time. Thank you for coming! `/find` looks for a game for two.
tournament-over-left = All others have left, so the tournament is over.
tournament-over-finished = The tournament is over. Thank you for playing!
tournament-over-ended = An organiser has ended the tournament.
ceremony-winner = 🏆 { $count ->
    [one] { $who } wins!
   *[other] { $who } win together!
}
ceremony-place = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} **{ $who }**{ $scored ->
    [no] {""}
   *[yes] {" · "}{ $points }
}
ceremony-thanks = Thank you to { $players } players for { $games ->
    [one] one game
   *[other] { $games } games
}, and to { $organiser } for organising.
award-unbeaten = 🛡️ **Unbeaten:** { $who }
award-climb = 📈 **Highest climb:** { $who }, { $number } places above the seed
award-upset = ⚡ **Biggest upset:** { $who } beat { $other }, who was seeded { $number } places higher (table { $table })
award-closest = 📏 **Closest game:** { $who }, by { $number ->
    [one] one point
   *[other] { $number } points
} (table { $table })
button-film-of = Film of table { $table }
tournament-phase-sign-up = Sign-up until { $until }
tournament-phase-check-in = Check-in until { $until }
tournament-phase-running = Round { $round } of { $rounds }, until { $until } at most
tournament-list = **Tournaments on this server**
tournament-line = › { $what } · { $where } · { $count ->
    [one] { $count } player
   *[other] { $count } players
} · { $phase }
tournament-blocked = You block { $who }, who plays here as well. You may be paired. No one else is told of this.
tournament-note-check-in = Are you there? Press *{ POSTED("button-here") }* in the post above: { $who }
tournament-note-bye = Round { $round }, no game this time: a bye for { $who }. { $knockout ->
    [yes] It leads to the next round.
   *[no] It counts as a win.
}
tournament-note-left = { $who } has left the tournament and isn’t paired any more.
tournament-note-back = { $who } has missed the check-in and plays all the same. { $count ->
    [0] Next round, they are paired with the others.
    [one] One game that was missed is played now.
   *[other] { $count } games that were missed are played now.
}
tournament-note-forfeits = { $who } has forfeited two games and is out.
tournament-note-date = Round { $round } has reached its date: { $count ->
    [one] one game was unfinished
   *[other] { $count } games were unfinished
}{ $knockout ->
    [yes] ; the better seed goes through
   *[no] { $count ->
        [one] {" "}and is a draw
       *[other] {" "}and are draws
    }
}.
tournament-note-waits = Table { $table } is set aside at the moment; what is posted there says why. Nobody forfeits anything by that: round { $round } doesn’t end before its games can be played again, and then lasts longer by as long as they couldn’t. Organisers can decide a game all the same, by *{ POSTED("button-organise") }*.
tournament-note-goes-on = All games of round { $round } can be played again. It ends { $until } at the latest, later by as long as they couldn’t.
tournament-note-extend = { $by } has extended it until { $until }. Reason: { $reason }
tournament-note-forfeit = { $by } has { $who } forfeit their game. Reason: { $reason }
tournament-note-remove = { $by } has taken { $who } out of the tournament. Reason: { $reason }
tournament-note-replace = { $by } has given the place of { $who } to { $new }, with all results; { $agreed } agreed. Reason: { $reason }
tournament-note-replace-asked = { $by } wants to give the place of { $who } to { $new }, with all results. Reason: { $reason }
    It counts once { $who } or another organiser agrees.
tournament-note-adjudicate = { $by } has adjudicated table { $table } for { $who }. Reason: { $reason }
tournament-note-draw = { $by } has adjudicated table { $table } as a draw. Reason: { $reason }
tournament-note-places = { $by } has adjudicated table { $table }: { $who }. Reason: { $reason }
tournament-note-undo = { $by } has taken back the last decision about table { $table }: { $how }. Reason: { $reason }
tournament-note-annul = { $by } has annulled the game at table { $table }: it counts for no one. Reason: { $reason }
tournament-note-closed = { $called ->
    [0] Organisers
   *[other] { $organiser }
}: table { $table } ({ $who }) was closed without a result. Decide how this game counts, below [its post]({ $link }) or by *{ POSTED("button-organise") }*. Otherwise { $knockout ->
    [yes] the better seed goes through at the round’s end, { $until }
   *[no] it’s a draw at the round’s end, { $until }
}.
tournament-note-end = { $by } has ended the tournament. Reason: { $reason }
notice-tournament-closed = 🏆 This was a tournament’s game: its organisers decide how it counts.
notice-tournament-counts = 🏆 The tournament counts this game: { $how }.
button-sign-up = Sign up
button-withdraw = Withdraw
button-here = I’m here
button-play-after-all = I play after all
button-decide-match = Decide
button-next-place = { $place }. { $name }
button-rest-shares = { $count ->
    [one] That’s the order
   *[other] The others share place { $place }
}
button-wins = { $name } wins
button-draw = Draw
button-sign-up-anyway = Sign up anyway
said-tournament = Tournament { $number } is open: people sign up in { $channel }.
said-signed-up = You’re signed up. Once sign-up is over, you’re asked to check in.
said-here = Good, you’re in. The first round begins as soon as check-in is over.
said-plays-after-all = Good, you’re in after all.
said-withdrawn = You’ve withdrawn.
tournament-leave-sure = **Do you want to leave this tournament?** { $begun ->
    [yes] You forfeit what you are playing in it and aren’t paired any more. There is no way back.
   *[no] Sign-up is over, so you can’t sign up again.
}
tournament-withdraw-sure = **Do you want to withdraw?** Until sign-up ends you can sign up again.
button-leave-tournament = Leave the tournament
said-left-tournament = You’ve left the tournament. You forfeit what you were playing in it, and aren’t paired any more.
said-agreed-tournament = You’ve agreed.
said-organised = Done; it’s told in { $channel }.
said-tournament-exported = { $count } files: standings and games for spreadsheets (CSV){ $count ->
    [3] {", and a tournament report (TRF) for pairing programs and rating offices."}
   *[other] {"."}
}
settings-organisers = Who opens and organises tournaments
settings-organisers-managers = only who manages the server
settings-tournaments = Where tournaments are
settings-tournaments-opened = where they are opened
settings-page-tournaments = This server: tournaments
health-tournaments = tournaments
health-tournament = a tournament
refusal-no-tournament = This server has no such tournament. `/tournament show` proposes those there are.
refusal-no-tournaments = This server has had no tournament yet. `/tournament open` opens one.
refusal-tournament-open = Only managers of this server can open a tournament, and whoever has the role they choose in `/server settings`.
refusal-tournament-replace = Only someone with the organisers’ role or a manager of this server can do that; having opened the tournament isn’t enough.
refusal-replace-agree = Only { $who } or another organiser can agree to that.
refusal-replace-gone = That isn’t asked any more.
refusal-tournament-organisers = Only an organiser of this tournament can do that: who opened it, who has the role for it, or a manager of this server.
refusal-tournament-pace = A tournament needs a clock. Choose slow, steady, brisk or evening as its *pace*.
refusal-tournament-until = Sign-up lasts at least five minutes and at most { $days } days. Choose another time with *until*.
refusal-tournament-size = A tournament is for 2 to { $most } people. Choose another *size*.
refusal-tournament-length = At most { $rounds } rounds of 1 to { $days } days each are possible.
refusal-tournament-days = It can be extended by 1 to { $days } days at a time.
refusal-tournament-many = { $most } tournaments are under way on this server already. Another can be opened when one of them is over.
refusal-tournament-place = A tournament needs a text channel. Name one with *channel*.
refusal-tournament-full = All { $most } places are taken. Ask the organiser, or look in again: someone may withdraw.
refusal-tournament-timeouts = You ran out of time in two of your last ten games. Finish { $count ->
    [one] one more game
   *[other] { $count } games
} here, then you can sign up again.
refusal-tournament-not-begun = The tournament hasn’t begun yet.
refusal-tournament-over = This tournament is over.
refusal-sign-up-over = Sign-up for this tournament is over. `/tournament show` names others.
refusal-late-knockout = Nobody can join a knockout that has begun.
refusal-late-half = Half of the rounds have begun already: it’s too late to join this time.
refusal-late-full = In a round robin with an even number of players there’s no place to join. There will be one as soon as someone leaves.
refusal-no-league = This server has no such league. `/league show` proposes those there are.
refusal-no-leagues = This server has had no league yet. `/league open` opens one.
refusal-which-league = There are several. Say which one with *league*.
refusal-no-division = This season has { $count ->
    [one] one division
   *[other] { $count } divisions
}.
refusal-league-in = You’re in this league already.
refusal-league-out = You aren’t in this season of the league.
refusal-league-begun = The season has begun: its divisions stand. *{ deed-replace }* gives a place to someone else.
refusal-league-over = This league is over.
refusal-league-name = A league needs a name of 2 to { $most } characters. Choose one with *title*.
refusal-league-division = A full division has { $least } to { $most } people, and no fewer than a table takes. Choose another *division-size*.
refusal-league-movers = From 0 to { $most } can go up and down, half of a division. Choose another number with *movers*.
refusal-league-break = A break lasts 1 to { $most } days, and the same two meet once or twice.
refusal-league-many = { $most } leagues are under way on this server already. Another can be opened when one of them is over.
refusal-not-signed-up = You haven’t signed up for this tournament.
refusal-not-playing = You don’t play in this tournament any more.
refusal-plays-not = { $who } doesn’t play in this tournament, or no longer.
refusal-plays-already = { $who } has signed up for this tournament already.
refusal-no-match = { $who } has no game in this round that could be forfeited.
refusal-no-such-match = Table { $table } isn’t one of this tournament. `/tournament show` lists its tables.
refusal-plays-elsewhere = { $who } doesn’t play at table { $table }.
refusal-round-over = In a knockout the next round is drawn from this one: only games of the present round can be decided.
refusal-match-decided = This game is decided already. Behind *{ POSTED("button-organise") }*, *{ deed-adjudicate }* decides it anew, *{ deed-undo }* takes the last decision back.
refusal-nothing-decided = No organiser has decided about table { $table }, so there’s nothing to take back.
refusal-undo-open = Table { $table } was undecided before, and its round is over: decide it with *{ deed-adjudicate }*.
refusal-places-twice = You named someone for two places.
refusal-annulled = That game is annulled already.
refusal-tournament-knockout = A knockout is for two at a table. Choose 2 for *seats*, or another *form*.
refusal-tournament-third = Only a knockout has a game for third place. Leave *third-place* out, or choose another *form*.
refusal-annul-knockout = In a knockout someone must go through: adjudicate the game instead.

### the living post of a server

cmd-server-board = board
cmd-server-board-about = Put a living post of open tables and open seats into a channel, or take it away
arg-channel = channel
arg-channel-about = In which channel; this one if left out
arg-off = off
arg-off-about = Take the post away
digest-title = 🗞️ The week
digest-finished = **Games finished: { $count }**
digest-result = { $game }, table { $table }: { $count ->
    [0] no result
   *[other] won by { $names }
}
digest-more = … and { $count } more
digest-surprises = **Against the odds**
digest-surprise = { $who } won at { $game }, table { $table }, with a chance of { $chance }%
digest-rankings = **Up in the rankings**
digest-risen = { $game }: { $who } +{ $change }, now { $number } and in place { $place }
digest-lobbies = **Looking for players**
digest-lobby = { $table } · { $where } · { $count } there so far
digest-note = The change is that of this week.
settings-digest = Digest of every week
settings-digest-off = none
health-digest = the digest
health-reports = reports
board-title = **🎲 Who plays along?**
board-none = No table is looking for players right now. `/open` opens one, `/find` waits for others.
board-lobby = **{ $table }** · { $count } here, for { $seats } · pace: { $pace } · { $where } · open { $since }
board-more = … and { $count } more
board-how = This post keeps itself up to date, every few minutes.
button-join-table = Join table { $table }
said-board = The living post stands in { $channel } in a moment, and keeps itself up to date.
said-board-off = The living post is gone.
said-board-none = There was no living post on this server.
health-channels = where tables may stand
health-board = the living post
refusal-board-place = The living post needs a text channel. Name one with *channel*.

### whom a lobby waits for

lobby-invited = 🕓 Invited, a seat is kept for each: { $who }
lobby-private = 🔒 Only those who are invited can join.
lobby-branch = 🌿 Begins with the end of turn { $turn } at table { $table }
lobby-open-hands = 👐 Everyone may look at every hand: *{ button-replay }* under *{ POSTED("button-more") }*
lobby-rematch = 🔁 Rematch: it starts by itself once all have joined. If that doesn’t happen { $until }, anyone can join.
lobby-starts = ⏰ Starts by itself { $at }{ $fill }
lobby-fill = {"; computer players ("}{ $level }) take the seats that are missing then
notice-no-rematch = Not everyone has come for the rematch: now anyone can join, and whoever opened this table can start it.
notice-not-started = { $who }, the time has come, but not enough have joined to start. The table stays open.
said-declined = You’ve declined. Your seat at table { $table } is free again.
arg-private = private
arg-private-about = Only those whom you invite can join
arg-start = start
arg-start-about = When the game starts by itself: 20:00, tomorrow 19:30, in 3 h (your time zone: /settings)
arg-fill = fill
arg-fill-about = Computer players of this level take the seats that are missing at the start time
refusal-not-invited = You aren’t invited to this table, or you have answered already.
refusal-seats-kept = { $count ->
    [one] The last free seat is kept for someone who is invited. It’s free again once they decline.
   *[other] The { $count } free seats are kept for those who are invited. Each is free again once they decline.
}
refusal-private-guests = A private table needs someone you invite. Name them with *invite*.
refusal-fill-start = When shall computer players fill the seats? Give a time with *start*.
refusal-start-time = “{ $typed }” isn’t a time I understand. Try 20:00, tomorrow 19:30, Fri 20:00 or in 3 h.
refusal-start-past = “{ $typed }” is already over. Choose a time that’s still to come, such as tomorrow 19:30.
refusal-start-far = A game can start { $days } days from now at most.

### what a server offers

settings-games = Games offered
settings-most-tables = Open tables one person may own at a time
settings-most-tables-value = { $number }
settings-most-computers = Computer players at the tables of one person
settings-most-computers-value = { $number }
settings-page-tables = This server: tables and limits
settings-page-places = This server: channels, language, keeping
settings-page-log = This server: who has changed what
changed-settings-title = **The last changes of this server’s settings**
changed-settings-none = None has been made yet.
changed-setting = { $when } · { $who } · { $name }: { $before } → **{ $after }**
settings-page-own = For you alone
refusal-game-not-offered = This server doesn’t offer that game. It offers: { $games }.
refusal-alpha-server = { $game } is an alpha: it’s still being tried out, and this server doesn’t offer those. Its managers can change that with `/server settings`.
refusal-rated-alpha = An alpha never counts for ratings: it’s still being tried out.
refusal-too-many-computers = The tables of one person can have { $limit } computer players here at a time. It’s possible again as soon as one of those games is over.

### all tables of a server

cmd-server-ban = ban
cmd-server-ban-about = Keep a player away from all tables of this server, or lift that; without a player: who is banned
arg-lift = lift
arg-lift-about = Let the player come to tables again
arg-ban-days = days
arg-ban-days-about = For how many days; without it, permanently
arg-ban-reason = reason
arg-ban-reason-about = Why; the player reads it, and nobody else
said-banned = { $who } can’t open, join or be invited to tables on this server { $until }, and is out of its queues, lobbies and tournaments. They are told so in private, and nobody else is. `/server ban` with *lift* undoes it.
banned-kept = In these games a computer player keeps their seat. To give it to someone, use the table’s page (`/table`):
banned-plays = These games go on with them to the end. To hand a seat over, use the table’s page (`/table`); to end a game, `/server tables`:
said-unbanned = { $who } can come to tables on this server again.
bans-title = **Kept away from all tables of this server.** `/server ban` with a player and *lift* undoes it.
bans-none = Nobody is kept away from the tables of this server.
ban-for-good = permanently
ban-until = until { $at }
ban-line = { $who } · { $until } · banned { $since }
ban-told = The people who manage **{ $server }** have decided that you can’t take part in tables there { $until }: you can’t open, join or follow any, be invited or challenged, sign up for tournaments or use `/find`.
ban-told-reason = Why: { $reason }
ban-told-games = Where you were playing there, a computer player keeps your seat.
ban-told-appeal = If you think that this is a mistake, write to the people who manage the server.
ban-told-appeal-words = If you think that this is a mistake, they say: { $words }
ban-told-nobody = Nobody else has been told.
button-appeal = How to appeal
appeal-hint = Whom to write to, for someone who thinks that their ban is a mistake
said-appeal = Whoever is banned from now on reads that.
said-appeal-none = Whoever is banned from now on is told to write to those who manage the server.
ban-reason = the people who manage this server have decided so
refusal-banned = { $who } can’t take part in tables on this server.
cmd-server-data = data
cmd-server-data-about = Everything that is stored of this server, as a file
server-data = Everything that is stored of this server, as JSON. Left out is what running games hide, and what is people’s own: their notes, plans, calendars and votes.
server-data-short = Everything that is stored of this server, as JSON, but for the single moves of its games, with which it would be too large for Discord: ask whoever runs me for those. Left out as well is what running games hide, and what is people’s own.
cmd-server-erase = erase
cmd-server-erase-about = Have everything deleted that is stored of this server; without its name: what is planned
arg-name = name
arg-name-about = The name of this server, as it is written
erase-how = Nothing of **{ $server }** is to be deleted. To have everything deleted, its tables and running games too, type `/server erase` with the name of the server. Those who manage it have a day to take that back.
erase-asked = { $who } has asked for everything to be deleted that I keep of **{ $server }**: running games, finished ones, tournaments, rankings and settings. Only results without names stay.
    That begins { $when } and can’t be undone then. Until then, whoever manages the server can keep everything. `/server data` saves it as a file.
erase-planned = Everything that I keep of this server will be deleted: that begins { $when } and can’t be undone then.
erase-kept = { $who } keeps what is stored of this server: nothing is deleted.
button-keep = Keep everything
refusal-ban-yourself = You can’t ban yourself.
refusal-not-banned = { $who } isn’t banned from the tables of this server.
button-report = Report
report-title = Report
cmd-menu-report = Report
report-message = This message tells what someone wrote, such as the reason for something? *{ button-report }* passes it on to those who manage the server, or to who runs this bot.
refusal-report-message = Only messages of mine can be reported here; for those of others Discord has *Report Message*.
report-what = What?
report-other = Something else here
report-why = What is wrong with it?
report-why-about = For something else: say what. Those who manage the server read it, or who runs this bot.
report-source-title = title
report-source-line = line
report-source-pin = pin
report-heading = **🚩 Report { $number }**
report-line-title = { $who } wrote this title, { $place }:
report-line-line = { $who } said this, { $place }:
report-line-pin = { $who } pinned a position with this line, { $place }:
report-line-message = In { $place }:
report-line-other = Something else, { $place }
report-nobody = Someone
report-at-table = table { $table }, { $where }
report-at-message = [a message of mine]({ $link })
report-at-tournament = tournament { $number }
report-reason = The reporter says: { $reason }
button-report-remove = Remove the text
button-report-ban = Ban the player
button-report-nothing = Nothing
report-decided-remove = { $by } has removed the text.
report-decided-ban = { $by } has banned the player from the server’s tables.
report-decided-nothing = { $by } has left it as it is.
report-ban-title = Ban from all tables
report-ban-days = For how many days (1 to { $most })?
report-ban-days-about = Leave it empty for a permanent ban.
report-ban-reason = Why? The player reads it.
said-reported = Thank you, your report has arrived. Who decides sees it, and nobody else learns of it.
said-report-remove = The text is gone.
said-report-nothing = It stays as it is.
refusal-report-often = You can report { $limit } things a day. The next one { $when }.
refusal-report-gone = That text isn’t there any more.
refusal-report-what = Please say what you report.
refusal-report-decided = This report has been decided, or is too old.
refusal-report-not-yours = This report is for others to decide.
refusal-ban-days = A ban lasts 1 to { $most } days; leave the field empty for a permanent one.
cmd-server-tables = tables
cmd-server-tables-about = Every table of this server; close, move or fix several at once
arg-state = state
arg-state-about = Only tables in this state
arg-late-only = late-only
arg-late-only-about = Only tables where someone is late
arg-owner = owner
arg-owner-about = Only tables of this person
tables-title = **Tables on this server: { $count }** · those that nobody has touched for longest come first
tables-none = No table here is like that.
tables-line = › **{ $table }** · { $where } · { $status }{ $late }{ $tournament } · { $owner } · touched { $touched }
tables-late = {", ⌛ someone is late"}
tables-tournament = {", 🏆 tournament"}
tables-more = … and { $count } more: narrow the list with *state*, *late-only* or *owner*
tables-pick = Choose tables, up to { $most }
tables-chosen = **What shall be done with these tables?**
tables-sure-close = **These tables would be closed, without a result:**
tables-sure-tournament = 🏆 Some belong to a tournament: while their round lasts, its organisers then decide how these games count there. If they don’t, each is a draw, or in a knockout the better seed goes through.
tables-sure-move = **Each of these tables would continue in a place of its own: a post in the server’s forum for tables, or without one a thread in this channel:**
tables-sure-fix = **Each of these tables would be tried again; it continues if it can be read:**
tables-done-close = closed
tables-done-move = moved here
tables-done-fix = continues
button-close-tables = Close
button-move-tables = Move here
button-fix-tables = Try again
button-do-it = Do it
form-close-title = Close these tables
form-close-why = Why?
refusal-not-in-this-channel = On this server, tables stand only in { $channels } and in threads there.
refusal-place-kind = Tables can’t stand in { $channel }: it’s neither a text channel, nor a thread, nor a post of a forum. Use the command in one of these.
refusal-forum-tag = { $channel } wants a tag on each post and has none that fits. Ask an admin to make one of these there: { $tags }.
refusal-move-place = Tables can only be moved into a text channel where I may send messages and create public threads.

# Tables without a server

place-by-message = your own messages
living-turn = **It’s your turn**{ $asked }.
living-nudged = 👉 Somebody nudges: the others are waiting for you.
living-unreachable = ⚠️ I can’t write to { $name }. Their time doesn’t run until I can.
living-left = You don’t have a seat at this table any more.
living-followed-no-more = You don’t follow this table by message any more. It’s played in { $channel }.
living-code = 🔑 **Code: `{ $code }`** (good until { $until })
    Whoever you give it to types `/table table:{ $code }` in their messages with me; you then let them in here. If they haven’t added me yet: { $link }
living-no-code = 🔒 There is no code: nobody else can ask for a seat.
living-asks = 🙋 **{ $name }** ({ $who }) asks for a seat.
button-new-code = New code
button-revoke-code = Revoke code
button-admit = Let in
button-turn-away = Refuse
said-code-new = The table has a new code. The one before is good no more.
said-code-off = The code is good no more.
said-admitted = { $name } has a seat now.
said-turned-away = { $name } was refused and can’t ask again.
said-asked-in = You’ve asked for a seat at table { $table }: { $game }. As soon as { $owner } lets you in, the table comes to you as a message.
said-opened-message = Table { $table } is open, and you’re at it. It comes as a message of its own, with the code for whoever you want to play with.
said-opened-hidden = Discord shows this answer to you alone, so nobody could press a button on it. Table { $table } has a code instead: `{ $code }`. Whoever you give it to types `/table table:{ $code }` in their messages with me; you then let them in, in the message that I send you.
said-unreachable = I can’t send you your table as a message: Discord says that you take none from me. [Add me to your Discord]({ $link }), or allow direct messages, and click anything. Until then the buttons where you joined show you everything, and your time doesn’t run; with me added, so do `/board`, `/hand` and `/play`.
said-follow-unreachable = I can’t send you that table as a message: Discord says that you take none from me. Allow direct messages, or [add me to your Discord]({ $link }), and click anything. Until then you play in its channel as before, and your time runs as it does there.
said-message-again = Your message of table { $table } comes again.
button-message-again = Message of table { $table } again
refusal-unknown-code = There is no table with that code for you. A code is good for { $days } days at most, and its owner may revoke it.
refusal-codes-often = You’ve typed too many codes that don’t exist. Try again in an hour.
refusal-asks-already = You’ve asked for a seat already. The owner has yet to let you in.
refusal-asks-no-more = They don’t ask for a seat any more.
refusal-many-ask = Too many ask for a seat at that table already. Try again later.
refusal-code-server = This table belongs to a server: whoever sees its channel can join.
refusal-by-message = That doesn’t go at a table by message: it has no channel.
refusal-guests-message = A table by message has a code instead of invitations: give it to whom you like.
refusal-rated-message = Games by message don’t count for ratings.
here-note = -# This shows how things were when someone last pressed a button here.
here-started = The game has started: { $names }. Whoever I can write to has it in their messages with me.
here-unreachable = ⚠️ I can’t write to { $names }: they need to [add me]({ $link }) or to allow messages. Until then they play with the buttons below, and their time doesn’t run.
said-joined-message = You’ve joined table { $table }. It comes to you as a message of its own.
said-joined-unreached = You’ve joined table { $table }.
button-follow = Follow by message
button-unfollow = Don’t follow by message
said-follows = Table { $table } comes to you as a message as well, and asks you there. The channel keeps its board.
said-follows-no-more = Table { $table } asks you in its channel again.
nudged = { living-nudged }

### a table’s page, and what organisers do

button-leave-table = Leave …
button-pause = Pause …
button-export = As a file
button-open-seats = Open seats
button-my-data = What is stored about me
button-webhook-add = Add a webhook
button-organise = Organise
button-standings = Standings
button-crosstable = Cross-table
button-tournaments = All tournaments
button-fixtures = Fixtures
button-league-leave = Leave the league
menu-kick = Take someone off the table
menu-replace = Give a seat to someone else
menu-organise = What is to be done?
menu-divisions = Standings of a division
topic-rules = Rules: { $game }
topic-piece = { $name } ({ $game })
arg-about = about
arg-about-about = Rules of a game, or any card or place: its name, or a part of it
form-replace-title = Seat of { $name }
form-replace-new = Someone from this server
form-replace-level = Or a computer player
form-replace-reason = Why without asking?
form-replace-reason-about = Only if nobody who has that seat is to be asked. Everyone at the table reads it.
form-pause-title = Pause
form-pause-days = For how many days?
form-pause-day = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
form-webhook-title = A new webhook
form-webhook-url = Address
form-webhook-url-about = Public, and begins with https://
form-webhook-events = What it’s told
organise-about = Everyone reads in the tournament’s channel what you do here, and why.
deed-extend = More days
deed-extend-about = For the round, the check-in or the sign-up
deed-forfeit = Forfeit
deed-forfeit-about = A player loses their game of this round
deed-remove = Remove
deed-remove-about = A player is out, and forfeits what they play
deed-replace = Replace
deed-replace-about = Someone else takes a player’s place, with all results
deed-adjudicate = Decide a game
deed-adjudicate-about = One that is unfinished or disputed, or one that was decided wrongly
deed-annul = Annul a game
deed-annul-about = It counts for no one, here and in ratings
deed-undo = Take back a decision
deed-undo-about = The last one about a game
deed-end = End the tournament
deed-end-about = It’s called off; games under way are played on
deed-place = Choose a division
deed-place-about = For someone, before a season begins
deed-break = A break
deed-break-about = Games pause, and no round begins before it’s over
deed-close = Close the league
deed-close-about = No season after the present one
form-more-days = Days
form-more-days-about = How many more
form-player = Player
form-player-about = Who plays in it
form-substitute = Substitute
form-substitute-about = Who takes the place
form-game-table = Table
form-game-table-about = Its number
form-place-division = Division
form-place-division-about = From 1; 0 leaves it to the rules
form-cause = Your reason
form-cause-about = Everyone reads it in the tournament’s channel.
tournament-decide-again = How does the game at table { $table } count? Everyone reads your reason.
refusal-division-number = A division is named by its number, from 1; 0 leaves it to the rules.
league-standings-of = Division { $division }

### commands in menus

cmd-menu-profile = Profile
cmd-menu-since = What changed
cmd-menu-text = As text
cmd-menu-replay = Replay this turn
refusal-no-board = That’s no board of mine: choose this on a message that shows one. Boards that are older than this version can’t be told apart; `/replay` has their turns.
cmd-menu-challenge = Challenge
open-which = Which game?
refusal-open-game = With other options, choose the game as well. `/open` alone asks for the game, and then for the rest in one form.
challenge-which = Which game do you challenge { $who } to?
menu-games = Choose a game …
form-open-title = { $game }: a new table
form-open-preset = Ready-made set of options
form-open-pace = Pace
form-open-players = Whom do you invite?
form-open-players-about = A seat is kept for each of them. Computer players can be added afterwards.
form-open-who = Who may join?
form-open-everyone = Everyone, as long as there are seats
form-open-invited = Only those I invite
settings-my-challenges = Challenges by others
settings-my-challenges-on = on: from the menu of my name
settings-my-challenges-off = off
refusal-challenge-yourself = That’s you. Choose someone else, or open a table with `/open`.
refusal-challenge-blocked = You block { $who }, who can’t join tables you open as long as you do: *{ button-me }* in `/settings` has your block list.
refusal-challenge-closed = { $who } takes no challenges at the moment. With `/open` you can open a table for everyone.
refusal-challenge-open = Between { $who } and you a challenge is still open: { $channel }.
refusal-challenge-often = You’ve challenged { $limit } people within 24 hours, which is the limit. You can again { $when }.

### the front page

site-title = Board games by post, on Discord
site-lead = One move now, the next tonight: with Cairn your community plays whole board games, over days or weeks.
site-add = Add to server
site-install = Install for yourself
site-own = This page belongs to no running bot yet. Your own is quickly there: this starts Cairn on your machine, with a page to try it on and no account at all.
site-own-how = How to run it on Discord
site-skip = To the content
site-languages = Languages
site-more = More
site-how = How it is played
site-how-boards = After every turn the board is posted as a picture, with words for those who don’t see it.
site-how-hands = Hands stay private. Whoever is next is called once.
site-how-time = You say when you don’t play, and how long turns may take. Whoever vanishes doesn’t end the game for the others.
site-how-fair = Cairn knows the rules and holds everyone to them. After a game you can check the shuffle.
site-games = Four games
site-authors = Write a game of your own: a guide
site-hold = Stop the films
site-commands = Commands
site-commands-about = Everything here is also a button or a menu where that is quicker.
site-managers = For those who manage a server
site-data = Your data
site-data-about = Cairn reads no messages of people. It keeps what games need, shows you all of it, and forgets you when you ask: all in /{ cmd-settings }.
site-status = Status
site-rights = The games belong to their authors and publishers, with whom Cairn isn’t connected. Pictures and texts are our own.
site-alt-film = Film: some turns of { $game }. { $log }
site-alt-still = { $game }: the board after these turns. { $log }

daily-title = 🗓️ Deal of the day · { $day } · { $game }
daily-title-free = 🗓️ { $day } · { $game }, once more: it doesn’t count
daily-about = { $game } against { $count ->
    [one] a computer player
   *[other] { $count } computer players
} ({ $level }). Everybody gets this deal today, and to the same choices the computers answer the same.
daily-turns = It ends after { $turns } turns each at the latest, as the score stands then.
daily-new = **You have one try, and it counts from the first look on.** It takes five to fifteen minutes, and you may spread them over 24 hours. Nothing can be taken back, and there are no hints. The next deal comes { $ends }.
daily-until = Your try is open; it has to be finished { $until }.
daily-missed = Your try wasn’t finished within its 24 hours, so it has no result.
daily-streak = 🔥 { $count ->
    [one] One day
   *[other] { $count } days
} in a row
daily-result = **{ $score } points**, { $lead } on the best of the computers: place { $place }.
daily-squares = Each square is a sixth of the game: { $ahead } ahead at its end, { $level } level, { $behind } behind. The last one is the result, and the number the lead.
daily-line = Cairn { $date } · { $game } · { $squares } { $lead }
daily-here = **On this server**
daily-ranked = **{ $number }.** { $who } · { $squares } { $lead } (points: { $score })
daily-all = **Everywhere**: { $finished } of { $begun } tries finished, best { $best }, middle { $middle }.
daily-all-you = You are in place { $number }.
daily-nobody = Nobody has finished this deal yet.
daily-final = Nothing here can be taken back.
daily-closed = That isn’t possible right now: { $reason }
daily-stale = Your try had moved on since that button was shown. Here is how it stands now:
daily-thinking = The computers haven’t answered yet. Your choice is kept: press *{ button-refresh }* in a moment.
daily-late = The 24 hours of this try are over. *{ button-daily }* leads to playing the deal freely.
daily-fair = No prizes, and nothing is rated: nobody can rule out second accounts, or that whoever runs this bot knows a deal. A day on which Cairn was down breaks no streak. Fingerprint of this deal: `{ $fingerprint }…`
daily-named = Tomorrow a channel of this server gets the ranking, which names who has looked at the deal here, without a ping. Whoever is left out of rankings under `/settings` is left out there.
daily-changed = Cairn was upgraded since this deal was fixed: its computers may answer otherwise than before.
daily-ranking-title = 🗓️ The deal of { $day } · { $game }
daily-still-playing = { $count ->
    [one] One person is
   *[other] { $count } people are
} still playing.
daily-proof = `{ $file }` has the fingerprints of all deals of the month to come, and the seeds of those that are over. Keep it: `cairn verify daily` compares it with a later one.
button-daily = Deal of the day
button-daily-begin = Begin: it counts
button-daily-again = Play it freely
button-daily-proof = Fingerprints
button-yesterday = Yesterday
button-today = Today
cmd-daily = daily
cmd-daily-about = The deal of the day: the same for all, one try, and how the others have done
refusal-daily-over = That day is over. `/daily` shows today’s deal.
refusal-daily-first = You can play this deal freely once your try that counts is over.
refusal-daily-none = There is no such try. `/daily` shows today’s deal.
settings-daily = Ranking of the deal of the day
settings-daily-off = none
health-daily = the ranking of the deal of the day
