# The terminal. Messages of a game are in the game's own folder.

app-help = An open table for modern Euro board games.
help-games = Which games can be played.
help-play = Play a game in the terminal, or go on with a saved one.
help-replay = Step through a saved game.
help-verify = Check that a saved game was dealt and played fairly: commitment, seed, moves.
help-commitment = The commitment that you noted down before the game.
help-nonce = The nonce that you gave, as you noted it down.
help-learn = Learn a game: a guided first round, then play on.
help-rules = The rulebook of a game.
help-content = What a game is made of, by source; or check a folder of corrected content.
help-check = Play random games and check everything that must always hold, at every decision.
help-bench = Measure how fast a game plays, per CPU second of one process.
help-arena = Play bots against each other, seats rotated and deals paired, and show who is stronger.
help-balance = Play a game with one bot in all seats and show how fair it is: by seat, faction, map and so on.
help-serve = Serve tables to browsers: the page, and the HTTP and WebSocket interface.
help-host = The address to listen on.
help-port = The port to listen on; 8000 or the next free one if none is given.
help-database = Where tables are kept: an SQLAlchemy URL; a file in your data folder if none is given.
help-redis = A Redis URL, when several servers share their tables.
help-lan = Let friends in the same network join: listen there, show the address and a QR code.
help-open = Open the page in the browser.
help-lang = Language: ru or en.
help-game = The name of a game.
help-seats = Who plays, separated by commas: human or a bot ({ $bots }); after a colon, how long it may think: hard:1s, mcts:500ms.
help-option = A variant of the game, key=value; may be given several times. key=@FILE takes the value from a file.
help-seed = A number that decides all chance of the game.
help-load = Go on with a saved game.
help-names = Names of the players, separated by commas.
help-folder = A folder with corrected content.
help-file = A saved game.
help-find = Show only what holds this text.
help-numbered = The numbered rules, for those who work on the game.
help-check-folder = Check this folder of corrected content.
help-games-number = How many games to play.
help-json = Print the result as JSON on one line.
help-workers = How many processes work side by side.
help-bots = The bots, separated by commas; a time or a number of iterations may follow: mcts:200ms,greedy,random.
help-bot = The bot that sits in all seats.
help-players = How many sit at a table; as many as there are bots, if the game allows it.
help-ray = Play on a Ray cluster: auto, local or host:port.
help-arena-file = Where the games are kept, each as soon as it is over; the same command with the same file goes on.
help-report = Write a report with plots: one HTML file.
help-export = Write all games as Parquet tables into this folder, for study.
help-by = What to compare, separated by commas: seat, order or a choice of the game, such as faction, title, map.
help-from = Take the games of an arena's file instead of playing.
help-seconds = How long to measure.
help-help = Show this text.
help-version = Show the version.
version-plain = plain
version-compiled = compiled

serve-lan = Friends in the same network open { $address } or point a phone at this:
serve-address = The tables are set: { $address } (Ctrl+C to stop)

title-arguments = Arguments
title-options = Options
title-commands = Commands
usage = Usage
usage-options = [OPTIONS]
usage-command = COMMAND
argument-game = GAME
argument-file = FILE
value-text = TEXT
value-number = NUMBER
value-path = PATH
value-words = A,B
value-choice = KEY=VALUE
help-usual = [default: { $value }]
help-required = [required]

error = { $reason }
error-usage = { $reason } See { $command } --help.
error-command = There is no command { $name }; there are: { $known }.
error-option-unknown = There is no option { $name }.
error-missing = { $name } is missing.
error-value-missing = The option { $name } needs a value.
error-value-extra = The option { $name } takes no value.
error-number = { $name } takes a number, not { $value }.
error-whole-number = { $name } takes a whole number, not { $value }.
error-least = { $name } is { $least } or more, not { $value }.
error-extra = Unexpected: { $words }.
error-file = The file { $file } cannot be read: { $reason }.
error-write = The file { $file } cannot be written: { $reason }.
error-option-form = An option is written key=value, not { $given }.
error-option-file = The file { $file } cannot be read.
error-seats = { $seats ->
    [one] { $seats } seat is given
   *[other] { $seats } seats are given
}, but the game is for { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
error-seat = There is nobody called { $name } to play with; there are: human, { $known }.
error-names = { $names ->
    [one] { $names } name is given
   *[other] { $names } names are given
}, but { $seats } seats play.
error-lang = The languages are ru and en, not { $language }.
error-game-or-load = Which game? Name one ({ $known }) or load a saved one with --load.
error-both = Give either a game or --load, not both.

games-title = Games
games-name = Game
games-players = Players
games-variants = Variants
games-blurb = What it is
games-start = Start one with: polyana play { $game }

player-human = { $number ->
    [0] Player
   *[other] Player { $number }
}
player-easy = { $number ->
    [0] Easy bot
   *[other] Easy bot { $number }
}
player-medium = { $number ->
    [0] Medium bot
   *[other] Medium bot { $number }
}
player-hard = { $number ->
    [0] Hard bot
   *[other] Hard bot { $number }
}
player-mcts = { $number ->
    [0] Searching bot
   *[other] Searching bot { $number }
}
player-random = { $number ->
    [0] Random bot
   *[other] Random bot { $number }
}
player-greedy = { $number ->
    [0] Greedy bot
   *[other] Greedy bot { $number }
}
player-other = { $number ->
    [0] { $name }
   *[other] { $name } { $number }
}

learn-title = Lesson
error-no-lesson = { $game } has no lesson.
play-welcome = { $game }. The game's chance is fixed by a seed whose hash is { $commitment }; the seed is shown at the end.
play-loaded = The game goes on after turn { $turn }.
play-moves = Moves
play-prompt = Number, move, or ? rules, u undo, h hint, w why not (w and a name), l log, s save, q quit
play-unknown = { $given } is none of the moves. Type a number from 1 to { $last }, or one of ? u h w l s q.
play-curtain = { $player } is to play. Give the keyboard over and press Enter.
play-undone = The last move is taken back.
play-hint = { $bot } would play — { $move }
play-saved = Saved as { $file }. Go on with: polyana play --load { $file }
play-kept = The game is kept in { $file }. Look at it again with: polyana replay { $file }
play-following = The next game
play-sequel = { $name }: { $command }
play-left = Goodbye.
play-log = What happened
play-thinking = { $player } is thinking… { $seconds } s
play-over = The game is over
play-seed = The seed was { $seed }; its hash is { $commitment }.
score-title = Score
score-total = Total
score-place = Place
score-winner = { $players } wins.
score-winners = { $players } share the victory.
score-lost = Nobody wins.

replay-title = Turn { $turn } of { $turns } · answer { $number } of { $last }
replay-prompt = Enter next, b back, a number to jump to a turn, q quit
replay-start = The start
replay-frames = This game was played under other rules; its stored positions are shown.
replay-old = The rules or the content of { $game } have changed during this game; it is shown from there on.

verify-good = Nothing is wrong.
verify-bad = Something is wrong.
verify-commitment = Secret and salt have the hash that was shown before the game: { $commitment }.
verify-commitment-plain = The seed has the hash that was shown before the game: { $commitment }. It is the form without a salt.
verify-commitment-wrong = What was drawn does not have the hash that was shown: { $shown } was shown, { $due } would be right.
verify-no-commitment = The file says nothing of a commitment: whether the seed was fixed before the game cannot be checked.
verify-noted = It is the commitment that you noted down.
verify-noted-other = You noted down another commitment.
verify-seed = The seed { $seed } is made of { $nonces ->
    [0] the secret and the salt: nobody gave a nonce.
    [one] the secret, the salt and the nonce of one seat.
   *[other] the secret, the salt and the nonces of { $nonces } seats.
}
verify-seed-wrong = The seed { $seed } is not made of the secret, the salt and the nonces in the file.
verify-no-pledge = The file does not say what the seed was made of: whether anybody chose it cannot be checked.
verify-nonce = Your nonce { $nonce } is among those that were given.
verify-nonce-missing = Your nonce { $nonce } is not among those that the seed is made of.
verify-moves = { $number ->
    [one] The only move leads
   *[other] All { $number } moves can be played again and lead
} from the seed to the end that the file holds.
verify-moves-open = The game is not over; { $number ->
    [0] it has been set up from the seed as the file says.
    [one] its only move leads from the seed to where the file stands.
   *[other] its { $number } moves can be played again and lead from the seed to where the file stands.
}
verify-moves-since = The moves after move { $number } can be played again; the file does not hold how the game came there from its seed, so that cannot be checked.
verify-moves-wrong = The moves do not lead from the seed to where the file ends. { $reason }
verify-other-rules = The game was played by version { $then } of the rules or with other content; here is version { $now }, with which the moves cannot be checked.

content-title = What { $game } is made of
content-file = File
content-kind = Entries
content-sum = Sum
content-replaced = replaced
content-hash = Content hash: { $hash }
content-good = The content in { $folder } is good. It replaces: { $files }.
content-nothing = { $folder } holds no content file; nothing is replaced.

rules-none = The rules of { $game } say nothing about “{ $find }”.

check-title = Checking { $game }
check-good = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions } decisions: everything holds.
check-bad = Violation: { $sentence }
check-saved = The game that led there is saved as { $file }.

bench-title = { $game }, per CPU second of one process
bench-decisions-per-s = decisions per second
bench-games-per-s = games per second
bench-decisions-per-game = decisions per game
bench-branching = options per decision
bench-fork-us = fork of a mid-game match, µs

arena-title = { $game }: { $bots }
arena-speed = { $speed } games/s
arena-goes-on = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} already in { $file }.
arena-pace = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s: { $speed }
arena-kept = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} kept in { $file }
arena-stopped = Stopped. { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} kept; go on with the same command and --file { $file }
arena-report = The report is in { $file }
arena-exported = The tables are in { $folder }

# The operator

help-backup = Write all tables into one file, while the server runs.
help-restore = Put the tables of a backup into an empty place.
help-copy = The file of the backup.
argument-copy = FILE
help-admin = Look after the tables of a server: list, show, close, delete; keep guests and addresses out.
help-admin-list = All tables, the last changed first.
help-admin-status = Only tables that are waiting, running or over.
help-admin-show = A table, who sits there, and what was said last.
help-admin-close = Nobody plays at this table any more.
help-admin-reopen = Let a table be played again that was closed, or set aside because it hung.
help-admin-delete = Delete a table with all that happened there.
help-admin-ban = Keep a guest, or an address, from playing, talking and making tables.
help-admin-unban = Let a guest or an address in again.
help-admin-bans = Who is kept out.
help-table = The id of a table, as in its link.
argument-table = TABLE
help-who = The id of a guest, as "show" tells it, or an address: of IPv6 its /64, or a network such as 192.0.2.0/24.
argument-who = WHO
help-days = After so many days it ends; without it, it does not.
help-reason = Why; for the operator alone.
backup-done = { $tables ->
    [one] { $tables } table is
   *[other] { $tables } tables are
} now in { $file }.
restore-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} restored from { $file }.
admin-tables = { $number ->
    [one] { $number } table
   *[other] { $number } tables
}
admin-table = Table
admin-game = Game
admin-status = Status
admin-players = Players
admin-turns = Turns
admin-changed = Changed (UTC)
admin-aside = Set aside
admin-seat = Seat
admin-kind = Who
admin-name = Name
admin-guest = Guest
admin-seen = Seen (UTC)
admin-sheet = Table { $table }: { $game }, { $status }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}. Made { $created } by { $maker }, changed { $changed } (UTC).
admin-is-aside = Set aside: { $reason }
admin-closed = Table { $table } is closed.
admin-reopened = Table { $table } can be played again.
admin-deleted = Table { $table } is deleted.
admin-banned = { $who } is kept out. { $tables ->
    [0] No running table is waiting for them.
    [one] A seat of theirs at { $tables } running table stays; the others there may put a bot in.
   *[other] Their seats at { $tables } running tables stay; the others there may put a bot in.
}
admin-banned-network = Nobody who comes from { $who } is let in any more.
admin-unbanned = { $who } is let in again.
admin-not-banned = { $who } was not kept out.
admin-for-good = for good
admin-bans = { $number ->
    [0] Nobody is kept out.
    [one] { $number } guest or network is kept out:
   *[other] { $number } guests and networks are kept out:
}
