# The frame around every table. The lobby's messages are in lobby.*.ftl, what the server refuses in problems.*.ftl.

brand = Polyana
to-lobby = To the lobby
lost-title = There is nothing here
guest = Player { $number }
seat-open = Open seat
bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot
bot-mcts = Searching bot
bot-random = Random bot
bot-greedy = Greedy bot
bot-for = { $player } (bot)
choose-spot = Choose: { $spot }

# The table page
title-turn = ● Your turn: { $game }
title-lost = { $what } · Polyana
title-table = { $game } · Polyana
connecting = Sitting down at the table…
missing-table = There is no such table
reconnecting = The connection is lost. Trying again…
stopped-table = This table hung or broke the rules of its game, and has been set aside. The operator has been told.
closed-table = This table has been closed by the operator of this server.
loading-table = Laying out the table…

question-heading = What to do
your-turn = Your turn
waiting-for = Waiting for { $players }
thinking = { $players } { $count ->
    [one] is thinking
   *[other] are thinking
}
late = { $players } { $count ->
    [one] is late
   *[other] are late
}: the server has a lot to think about just now, but an answer will come.
failing = { $players } { $count ->
    [one] does
   *[other] do
} not answer. Trying again.
game-over = The game is over
won = { $players } { $count ->
    [one] wins
   *[other] share the victory
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
nobody-won = Nobody wins this time
moves-label = Possible moves
moves-back = Back
cancel = Cancel
confirm-label = Confirming a move
confirm-final = This cannot be taken back.
confirm-yes = Confirm — { $move }
choose-next = Choose on the board or here:
nothing-new = Nothing is asked of you now.
watching = You are watching, not playing.

undo = Undo
undo-short = Undo
hint = Hint
hint-says = The bot would play — { $move }
hint-do = Do it
rules = Rules
score = Scores
replay = Replay
menu = More
close = Close
settings = Settings
language-other = Русский
language-switch = Switch the language to Russian

players = Players
log = Log
chat = Chat
chat-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
}
chat-empty = Nobody has written anything yet.
board = Board
own = Mine
hand = Hand
tab-holds = (something to choose here)
own-of = In front of { $player }
say-something = Write a message
say = Send
you = you
first-turn = to move
offline = away
resigned = has resigned
replaced = a bot plays on
replace-ask = Let a bot play on
replace-votes = { $votes } of { $needed } agree
look-at-board = Everything in front of { $player }
log-empty = Nothing has happened yet.

resign = Resign
resign-title = Resign?
resign-text = { $bot } will play your seat to the end. You cannot come back to it.
resign-sure = Yes, I resign
resign-no = Play on
download = Download the record
copy-link = Copy the link
copied = Copied
rematch = Play again
to-rematch = To the new game
play-on = Back to the present

# Waiting for players
waiting-title = Waiting for players
waiting-text = Send each friend a link. The game starts by itself as soon as every seat is taken.
invite-link = Link for seat { $seat }
invite-copy = Copy the link
invite-new = Make a link
invite-code = The code for seat { $seat }: point a phone's camera at it.
alone = These links open on this computer only. To let friends in your network join, start the server with
alone-or = or
cancel-table = Cancel the table
cancel-table-yes = Yes, cancel it
cancel-table-no = Keep it

# An invite
invited-by = { $player } invites you to { $game }
invited = You are invited to { $game }
invited-name = What shall we call you?
invited-name-hint = Your name
invited-sit = Sit down
invited-watch = Just watch
option-on = yes
option-off = no
option-take-back = Taking back by agreement
name-here = Your name at this table
name-keep = Save
notices-ask = Shall we tell you when it is your turn?
notices-yes = Yes
notices-no = No
notice-turn = The table is waiting for your move.
take-seat = Sit down here
start-with-bots = Start, bots take the open seats
start-level = Which bots
seat-taken-by = { $player }

# Hot seat
curtain-title = Pass the device to { $player }
curtain-text = What the others hold stays hidden.
curtain-lift = I am { $player }

# Score sheet
sheet-title = Score sheet
sheet-total = Total
sheet-hidden = Still secret
sheet-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
sheet-tied = Points are equal; the tie-break decided the places.
sheet-now = As far as can be seen now
chart-title = Points over the game
chart-turn = Turn { $number }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fair-deal = A fair deal

# Replay
replay-title = Replay
replay-turn = Turn { $turn } of { $turns }
replay-play = Play
replay-pause = Pause
replay-back = One turn back
replay-on = One turn on
replay-start = To the beginning
replay-end = To the end
replay-link = Link to this moment
replay-as = Seen by
replay-all = spectator
replay-speed = Speed

zoom = Zoom
zoom-in = Closer
zoom-out = Farther
zoom-whole = The whole board

what-is-this = What is this? (?)
what-short = What’s this
in-the-rules = In the rules

# Taking back by agreement, and what happened since the last move
undo-ask = Ask to undo
back-asked = { $player } asks to take back a move.
back-yes = Agree
back-no = No
back-waits = Somebody asks to take back a move. Waiting for { $players }
since = Since your move
since-replay = Replay from here
since-watch = Watch again
since-stop = Stop
since-more = and { $count } more
since-nothing = nothing yet

# Fair play

from-record = From a record
from-record-means = This game began from a record: whoever brought it may know what everybody holds and what will be drawn.
hints-allowed = Hints allowed
hint-not-here = Other people play here, and this table goes without hints
turn-by-turn = Turn by turn, no hurry
new-grace = Whoever loses the connection has time to come back
grace = { $minutes ->
    [0] turn by turn, no hurry
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
new-hints = Players may ask a bot for hints
hint-taken = { $player } took a hint
hints-taken = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
mute = Mute
unmute = Unmute
remove = Remove from the table
remove-sure = Remove { $player }?
remove-means = A bot plays on, and this player cannot sit down here again.
