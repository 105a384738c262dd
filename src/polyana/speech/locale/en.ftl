# Refusals of every game: what cannot be done, and what would be right.

refusal-over = The game is over; no more moves can be made.
refusal-not-over = The game is not over yet.
refusal-not-running = No game is running at this table.
refusal-not-asked = Seat { $seat } is not asked now; it is the turn of seat { $whose }.
refusal-not-possible = { $move } is not possible now. Possible: { $expected }.
refusal-undo-nothing = No answer has been given yet.
refusal-undo-foreign = The last answer was somebody else's; only its giver can take it back.
refusal-undo-over = The game is over and its seed is shown; nothing can be taken back.
refusal-undo-news = Something new has become known since the last answer; it stands.
refusal-record-broken = This is not a whole Polyana record: { $reason }.
refusal-record-format = This record has format { $number }; this program reads format { $known }.
refusal-record-foreign = This is a record of { $game }, not of { $wanted }.
refusal-record-seed = This record is damaged: its seed is not a number of 64 bits.
refusal-record-snapshot = This record is damaged: a snapshot lies outside its moves.
refusal-record-floor = This record is damaged: more moves stand than were made.
refusal-record-commitment = This record is damaged: its seed does not fit its commitment.
refusal-record-pledge = This record is damaged: its seed is not made of what was pledged.
refusal-record-move = This record is damaged at move { $number }: seat { $seat } cannot play { $move }.
refusal-record-long = A record may have { $most } moves, { $before } of them before its start.
refusal-record-long-move = This record is damaged: a move is longer than moves are.
refusal-record-elsewhere = This record is damaged: its moves do not lead to the position it holds.
refusal-record-setup = This record cannot be set up: { $reason }
refusal-record-frames = The stored frames of this record are damaged.
refusal-record-frames-shown = The stored frames of this record cannot be shown: { $reason }.
refusal-record-many = The stored frames of this record are too many.
refusal-record-large = A stored frame of this record is too large.
refusal-record-before = This record is damaged at move { $number }, before its start.
refusal-position-unusable = This position cannot be used: { $reason }.
refusal-record-none = This table has no game yet.
refusal-table-stopped = This table cannot go on: { $reason }
refusal-set-aside = it hung or broke the rules of its game, and has been set aside.
refusal-table-closed = it has been closed by the operator of this server.
refusal-position-impossible = This position cannot be: { $reason }.
refusal-option-unknown = { $game } has no option { $option }; it has: { $known }.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
}
refusal-option-value = The option { $option } must be one of { $wanted }, not { $value }.
refusal-option-range = The option { $option } must be a number from { $least } to { $most }, not { $value }.
refusal-option-number = The option { $option } must be a number, not { $value }.
refusal-option-players = { $game } is for { $allowed } players, not { $players }.
refusal-option-seats = { $players } players need as many seats, not { $seats }.
refusal-options-misfit = { $game } cannot be played like this: { $reason }.
refusal-game-unknown = There is no game called { $name }; there are: { $known }.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
}
refusal-bot-unknown = There is no bot called { $name }; there are: { $known }.
refusal-bot-no-budget = The bot { $name } takes no budget; only these do: { $searching }.
refusal-bot-budget = { $given } is no budget; give a time or a number of turns: mcts:500ms, mcts:2s, mcts:300.
refusal-content = { $where }: { $reason }
refusal-arena-empty = An arena needs at least one bot.
refusal-arena-twice = { $bot } is named twice; a bot with several seats is named once.
refusal-arena-foreign = { $file } is not the file of an arena.
refusal-arena-format = { $file } has format { $number }; this program reads format { $known }.
refusal-arena-damaged = { $file } is damaged in line { $line }.
refusal-arena-another = { $file } holds another arena. { $what ->
    [code] It was played by another version of the bots or the rules.
    [content] It was played with other content.
   *[other] There { $what } is { $there }, not { $wanted }.
} Give another file.
refusal-arena-failed = Game { $number } ({ $seats }, seed { $seed }) could not be played: { $reason }.
refusal-arena-ray = Ray is not installed; install it with: pip install 'polyana[ray]'.
refusal-arena-no-cluster = There is no Ray cluster at { $address }: { $reason }.
refusal-arena-nodes = A node of the Ray cluster has another version of Polyana or other content; install the same on all.
refusal-arena-study = For Parquet pyarrow is needed; install it with: pip install 'polyana[study]'.
refusal-arena-choice = { $game } has no choice { $choice } that varies at these tables; its choices are: { $known }.
refusal-arena-other-game = { $file } holds games of { $there }, not of { $game }.
refusal-arena-write = { $file } cannot be written: { $reason }.
refusal-server-database = { $given } is no database; write sqlite:///file or postgresql://user@host/name.
refusal-server-driver = A database is named sqlite:// or postgresql://, not { $driver }://.
refusal-server-folder = { $file } is a folder. Name a file: --database { $better }
refusal-server-junk = { $name } is not a database. Move it away, or give another file with --database.
refusal-server-foreign = { $name } is the database of another program: it has tables called { $tables }. Give an empty one with --database.
refusal-server-newer = { $name } was written by a newer Polyana: it has schema { $found }, this one knows { $known }. Install the newer version again, or restore the backup from before: polyana restore FILE
refusal-server-second = Another server uses { $file } already. Stop it, or give this one another file; several servers share tables in PostgreSQL.
refusal-server-damaged = { $name } is damaged. Restore a backup into a new file: polyana restore FILE
refusal-server-full = There is no room on the disk of { $name }. Make room, and start again.
refusal-server-read-only = { $name } cannot be written. Make the file and its folder writable for this user, or give another one with --database.
refusal-server-no-answer = { $name } does not answer: { $reason }. Start PostgreSQL, or correct --database.
refusal-server-no-redis = Redis does not answer: { $reason }. Start it, or correct --redis.
refusal-server-broken = { $name } cannot be used: { $reason }. Give another one with --database.
refusal-server-no-file = There is no file { $file }.
refusal-server-file-there = { $file } is there already. Move it away, or name another file.
refusal-server-not-empty = { $name } holds tables already. Give an empty one with --database.
refusal-server-older = { $name } has schema { $found }, this version { $known }. Use the version that wrote it, or start this one once: polyana serve
refusal-server-no-table = There is no table { $table }.
refusal-server-setting = A setting from the environment cannot be used: { $reason }
refusal-server-no-network = This computer is in no network, so nobody else could come. Connect it, or start without --lan.
refusal-server-ports = No port of { $host } from { $first } to { $last } can be used.
refusal-server-no-port = { $port } is no port: they are numbered from 0 to { $most }.
refusal-server-port = Port { $port } of { $host } cannot be used: { $why ->
    [taken] somebody else listens there
    [forbidden] only the administrator may
    [nowhere] this address is not one of this machine
   *[other] { $reason }
}.
