### messages of tables

status-title = { $game } · table { $table }
status-turn = { $count ->
    [one] ➤ { $players }, it is your turn (asked { $since })
   *[other] ➤ { $players }, you are waited for (asked { $since })
}
status-thinking = { $count ->
    [one] 🤖 { $players } is thinking.
   *[other] 🤖 { $players } are thinking.
}
status-commitment = Shuffle fixed in advance: SHA-256 of the seed is `{ $hash }`. The seed is shown at the end.
table-status-lobby = waiting for players
table-status-running = being played
table-status-finished = finished
table-status-closed = closed
table-status-set-aside = set aside; nothing is lost

lobby-players = { $count ->
    [0] **Nobody sits here yet** (for { $seats } players)
    [one] **One player so far** (for { $seats })
   *[other] **{ $count } players so far** (for { $seats })
}
lobby-seat = { $number }. { $name }
player-number = player { $number }
lobby-options = **Options**
lobby-started = The game is on: { $names }. The board is below.
lobby-closed = This table was closed.
option-line = { $name }: **{ $value }**
options-title = Table options
options-preset = Choose a ready-made set

info-status = Now: { $status }
info-opened = Opened { $when } by { $owner }
info-hand-seen = Earlier on this seat, and so acquainted with its hand: { $who }

offer-own = { $by } would like { $new } to take over seat { $seat }.
    Still to agree: { $asked }
offer-line = { $by } proposes that { $new } takes over seat { $seat } from { $old }.{ $why ->
    [late] {" "}They have kept the table waiting for more than a week.
    [left] {" "}They have left the server.
    [manager] {" "}The reason: { $reason }
   *[agreed] {""}
}
    Still to agree: { $asked }
offer-computer = a computer player ({ $level })
offer-settled = No seat is on offer here any more.

end-winners = { $count ->
    [one] 🏆 { $names } wins!
   *[other] 🏆 Shared victory: { $names }!
}
end-place = { $place }. { $name } — **{ $score }**
end-computers = Computer players took part: this game does not count for ratings.
end-seed = Fair shuffle, fixed from the start by SHA-256 `{ $hash }`. Repeat the deal with `{ $command }`

### computer players

computer-name = { $name } (computer, { $level })
computer-name-short = { $name } 🤖{ $level }
computer-about = Computer players fill empty seats and move at any hour. A game with them does not count for ratings.
computer-level = Add one: how well should it play?
computer-full = All seats are taken.
computer-leaving = The game is on and needs its players. Let somebody take over your seat with `/table replace`, or give it to a computer player here.
computer-leaving-level = Give my seat to a computer player
level-easy = easy
level-easy-about = Plays by rules of thumb
level-normal = normal
level-normal-about = Thinks for up to a second about each step
level-hard = hard
level-hard-about = Thinks for up to five seconds about each step

### panel

panel-choose = Choose
panel-page = { $name } ({ $page } of { $pages })
panel-group = What would you like to do?
panel-others = Something else
panel-in-full = › { $choice }
panel-waiting = It is not your turn: waiting for { $names } (asked { $since }).
panel-over = This game is over.
panel-stale = The table has moved on since that button was drawn. This is how it stands now:
panel-final = What you choose now cannot be taken back.
choice-final = { $choice } (no undo)
panel-forfeits = You would leave this behind, though it costs nothing: **{ $what }**.
panel-undone = Taken back. This is how it stands now:
panel-no-hand = There is no hand of cards in this game.
panel-cannot-post = I may not post in this table's channel just now, so nobody sees the board there: { $missing }. Your moves are safe; ask an admin to mend it.
choice-lettered = { $letter } · { $choice }
choice-then = { $choice }: { $then }
why-not-title = **What you cannot do now, and why**
why-not-line = › { $choice } – { $reason }
why-not-none = Everything that belongs to this decision is open to you.

hand-title = Your hand · { $game } · table { $table }
hand-where = Played in { $channel }.
hand-turn = It is your turn.

log-title = **The last moves**
log-empty = Nothing has happened yet.
log-line = › { $line }
log-taken-back = { $who } takes that turn back.
log-hand-seen = The hand of seat { $seat } has been seen by { $who }.

more-title = **More about this table**
signs-none = This game has no signs that need words.
menu-zoom = Zoom: a part of the board, large
menu-card = Look up: what lies on the table
rules-page = -# Page { $page } of { $pages }

mygames-title = **Your tables**
mygames-none = You sit at no table. Open one with `/table open`.
mygames-line = { $turn ->
    [yes] ➤ **{ $game }**, table { $table }, { $where }: **your turn**, asked { $since }
    [no] › { $game }, table { $table }, { $where }: waiting for { $players } (asked { $since })
    [set_aside] › { $game }, table { $table }, { $where }: set aside, nothing is lost
   *[lobby] › { $game }, table { $table }, { $where }: waiting for players
}

settings-title = **How Cairn works on this server**
settings-mine-title = **Your own settings**
settings-line = { $name }: **{ $value }**
settings-open = Who may open tables
settings-open-everyone = everyone
settings-open-managers = managers only
settings-open-role = people with a role (name it with *role*)
settings-language = Language of public posts
settings-language-en = English
settings-language-de = Deutsch
settings-language-auto = as in Discord
settings-post = Where tables live
settings-post-channel = in the channel
settings-post-thread = in a thread of their own
settings-hands = Hands by direct message
settings-hands-on = on
settings-hands-off = off: by button or /hand only
settings-hands-server = as the server has it
settings-my-language = Language of what you alone read
settings-saved = Saved. This is how it stands now:

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
button-refresh = Look again
button-back = Back
button-leave-it = Leave it
button-previous = Previous
button-next = Next
button-again = Play again
button-board = Board
button-board-text = Board as text
button-signs = Signs
button-info = Info
button-nudge = Nudge
button-table = To the table
button-close = Close for good
button-move-here = Bring it here
button-try-again = Try again
button-agree = Agree
button-decline = Decline

### answers

said-opened = Table { $table } is open in { $channel }.
said-joined = You sit at table { $table }. You will be pinged when the game asks for you.
said-left = You have left table { $table }.
said-started = Table { $table } has started. Good luck!
said-closed = Table { $table } is closed.
said-kicked = { $name } no longer sits at table { $table }.
said-replaced = { $new } now sits in { $old }'s seat at table { $table }.
said-seat-offered = The offer is posted at table { $table }. The seat changes hands as soon as they agree: { $who }.
said-offer-agreed = Thank you. Still to agree: { $who }.
said-offer-refused = The offer is withdrawn; the seat stays as it is.
said-seat-yours = Welcome! The seat at table { $table } is yours: `/hand` shows your hand.
said-seat-passed = Thank you. The seat at table { $table } has changed hands.
said-computer = { $who } now sits at table { $table }.
said-handed-over = { $who } plays on for you at table { $table }. Thank you for having played!
close-sure = The game is not over. Closing ends it without a result, for everybody.
said-nudged = A nudge is on its way.
said-moved = Table { $table } goes on here.
said-goes-on = Table { $table } goes on.
nudge-line = A gentle nudge: { $players }, the table is waiting for you (asked { $since }).
trouble-locked-out = I may not post in { $channel } any more, where { $game }, table { $table }, is played. The game is safe: ask an admin to let me in again, or use `/table info table:{ $table }` in another channel and press *Bring it here*.
trouble-thread-locked = The thread { $channel }, where { $game }, table { $table }, is played, was closed or locked. The game is safe: ask an admin to open it again, or use `/table info table:{ $table }` in another channel and press *Bring it here*.
trouble-refused = Discord did not take what I had to say about { $game }, table { $table }, not even in plain text. The game is safe, and every move tries again.
trouble-gave-up = I have stopped trying. The next move tries again, and so does any change of the channel.
trouble-incident = The people who run me find it under this number: **{ $number }**.
no-history = Without the permission *Read Message History* I cannot look whether something was posted before my connection broke: a board may then stand here twice.
plain-instead = -# Discord did not take this message with its picture and buttons (incident **{ $number }**). `/play`, `/hand` and `/board` go on working.
channel-gone = The channel of { $game }, table { $table }, was deleted. The game is safe: use `/table info table:{ $table }` in another channel to go on there.

### refusals of the interface

refusal-incident = Something went wrong on my side. Look at the table before you try again: what you did may have been done. If it happens again, tell the people who run me this number: **{ $number }**.
refusal-no-table-here = There is no table in this channel. Open one with `/table open`, or name a table with the option *table*.
refusal-missing-permissions = I am missing permissions in { $channel }: **{ $missing }**. An admin can grant them under *Edit channel → Permissions* for my role, then try again.
refusal-not-allowed-to-open = On this server only { $who } may open tables. An admin can change that with `/settings`.
refusal-manage-only = Only people who may manage the server can change how it works for everybody. Your own settings are *my-language* and *my-hands*.
refusal-not-at-table = { $name } does not sit at this table.
refusal-bot-player = Bots cannot sit at a table. Computer players come with `/table computer`.
refusal-no-computer = No computer player of that name sits at this table.
refusal-kick-whom = Name either a *player* or a *computer* player.
refusal-replace-whom = Name whose seat it is (*old* or *computer*) and who takes it over (*new* or *level*), one of each.
refusal-unknown-value = That value is not one of the list.
refusal-old-button = That button is from an earlier version of Cairn and does nothing any more.
refusal-restarting = Cairn is restarting. Please try again in a moment.
refusal-guild-only = That works on a server only.
refusal-role-missing = Name the role that may open tables with the option *role*.
managers = managers
role-named = people with the role { $role }
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads

### commands

cmd-table = table
cmd-table-about = Open, join and manage tables
cmd-table-open = open
cmd-table-open-about = Open a table in this channel
cmd-table-join = join
cmd-table-join-about = Take a seat at the table
cmd-table-leave = leave
cmd-table-leave-about = Give up your seat, once the game is on to a computer player
cmd-table-computer = computer
cmd-table-computer-about = Add a computer player to a table that has not started
cmd-table-start = start
cmd-table-start-about = Start the game with the players who sit there
cmd-table-close = close
cmd-table-close-about = Close a table for good
cmd-table-kick = kick
cmd-table-kick-about = Take a player off a table that has not started
cmd-table-replace = replace
cmd-table-replace-about = Offer a seat of a running game to somebody else, or to a computer player
cmd-table-undo = undo
cmd-table-undo-about = Take back your last step, as long as nothing was revealed
cmd-table-nudge = nudge
cmd-table-nudge-about = Remind the players who are waited for
cmd-table-info = info
cmd-table-info-about = Who plays, which options, since when
cmd-play = play
cmd-play-about = Make your move by typing
cmd-hand = hand
cmd-hand-about = Look at your hand
cmd-board = board
cmd-board-about = Look at the board, or at a part of it large
cmd-card = card
cmd-card-about = Look up any card or place of the board, large and with all its text
cmd-log = log
cmd-log-about = Read what has happened
cmd-rules = rules
cmd-rules-about = Read the rules of a game
cmd-mygames = mygames
cmd-mygames-about = Your tables, and where you are waited for
cmd-settings = settings
cmd-settings-about = How Cairn works on this server and for you
arg-game = game
arg-game-about = Which game
arg-table = table
arg-table-about = Which table, if not the one in this channel
arg-choice = choice
arg-choice-about = What you want to do
arg-player = player
arg-player-about = Whom
arg-old = old
arg-old-about = Whose seat
arg-new = new
arg-new-about = Who takes it over
arg-computer = computer
arg-computer-about = Which computer player
arg-level = level
arg-level-about = How well the computer player plays
arg-reason = reason
arg-reason-about = Why the seat changes hands without consent (for managers; everybody reads it)
arg-show = show
arg-show-about = As a picture, or as text
arg-name = name
arg-name-about = What it is called, or a part of it
arg-zoom = zoom
arg-zoom-about = Which part, large: your side, an area, a rival
arg-open = open
arg-open-about = Who may open tables (for managers)
arg-role = role
arg-role-about = The role that may open tables (for managers)
arg-language = language
arg-language-about = Language of public posts (for managers)
arg-post = post
arg-post-about = Where tables live (for managers)
arg-hands = hands
arg-hands-about = Hands by direct message on this server (for managers)
arg-my-language = my-language
arg-my-language-about = Language of what you alone read
arg-my-hands = my-hands
arg-my-hands-about = Your own hands by direct message
choice-picture = picture
choice-text = text

### tables

refusal-stale = The table has moved on since that was drawn. Here is how it stands now.
refusal-not-seated = You do not sit at this table.
refusal-other-not-seated = Nobody of that name sits there.
refusal-not-your-turn = There is nothing for you to decide just now.
refusal-set-aside = This table is set aside: this version of Cairn cannot read it. Nothing is lost; it comes back as soon as it can be read.
refusal-step-failed = This step went wrong on my side, so the table is set aside as it was before it. Nothing is lost. Please tell the people who run Cairn this number: **{ $number }**.
refusal-unreadable = This version of Cairn cannot read that table. Nothing is lost.
refusal-unknown-table = There is no such table, or none that you can see from here.
refusal-unknown-piece = Nothing here goes by that name: choose one from the list that appears while you type.
refusal-unknown-game = Cairn does not know that game.
refusal-not-started = This game has not started yet.
refusal-not-running = Nobody is playing at this table just now.
refusal-already-started = This game has started already.
refusal-over = This table is closed: its game is over.
refusal-not-set-aside = This table goes on already.
refusal-busy = Too much is happening at this table at once. Please try again.
refusal-channel-taken = There is a table in this channel already. A thread has room for another one.
refusal-too-many-tables = You have { $limit } open tables on this server; that is as many as one person may have. Finish or close one first.
refusal-you-sit-already = You sit at this table already.
refusal-already-seated = That person sits at this table already.
refusal-table-full = This table is full: all { $seats } seats are taken.
refusal-seat-count = { $have ->
    [one] One player sits here; this game needs { $fits }. *Add computer player* fills seats.
   *[other] { $have } players sit here; this game needs { $fits }.
}
refusal-options = These options do not fit this game or its number of players.
refusal-owner-only = Only the person who opened the table, or somebody who manages the server, can do that.
refusal-other-server = This table belongs to another server: that can be done only there.
refusal-not-a-member = { $name } is not on this server.
refusal-offer-gone = That offer does not stand any more.
refusal-offer-not-yours = That is for { $who } to say.
refusal-offered-often = You have offered that { $limit } times in a day, which is enough. You can do so again { $when }.
refusal-leave-running = The game is on and needs its players. Let somebody take over your seat with `/table replace`: a person, or a computer player.
refusal-kick-running = The game is on and needs its players. Let somebody take over the seat with `/table replace`: a person, or a computer player.
refusal-undo-none = There is nothing to take back: you have made no move here yet.
refusal-undo-new-seat = There is nothing to take back: you have made no move since you took this seat over.
refusal-undo-revealed = Your last step stands: it has shown something that was hidden.
refusal-undo-others = Your last step stands: somebody else has moved since.
refusal-undo-lost = Your last step stands: it was made with an earlier Cairn, which kept the table in another form.
refusal-undone-often = You have taken back { $limit } turns in ten minutes that everybody had seen already. You can do so again { $when }.
refusal-nudge-self = It is you that the table is waiting for.
refusal-nudge-computer = The table is waiting for a computer player, who moves without being asked.
refusal-nudged-already = They were nudged less than { $hours } hours ago. Give them a little time: you can do so again { $when }.

notice-set-aside = This version of Cairn cannot read this table, so it is set aside. Nothing is lost: it goes on as soon as it can be read. Please tell the people who run Cairn.
notice-step-failed = Something went wrong in this game on my side, so the table is set aside. Nothing is lost. Please tell the people who run Cairn this number: **{ $number }**. Once they have mended it, `/table info` offers the owner and managers to try again.
notice-back = This table can be read again. The game goes on.
notice-closed = { $who } has closed this table.
notice-expired = Nobody came or went for { $days } days, so this table was closed. `/table open` opens a new one.
notice-replaced = { $new } takes over seat { $seat } from { $old }.
notice-seat-taken = { $new } takes over seat { $seat } from { $old }.{ $why ->
    [late] {" "}They had kept the table waiting for more than a week.
    [left] {" "}They have left the server.
    [manager] {" "}So decided by { $by }, who manages this server: { $reason }
   *[agreed] {""}
}
notice-offer-refused = { $who } said no: seat { $seat } stays as it is.
notice-offer-expired = Seat { $seat } stays as it is: { $who } did not answer within { $days } days.
notice-hand-blocked = I could not send { $who } the hand by direct message. *My hand* below the board or `/hand` shows it at any time; to get it by message again, allow direct messages from this server.
