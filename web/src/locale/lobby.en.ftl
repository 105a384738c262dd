# The first page

lobby-name = Polyana
lobby-promise = An open table for modern board games: the table knows the rules, and there is always somebody to play with.
lobby-loading = Laying the table…
lobby-again = Try again

lobby-games = What shall we play?
lobby-games-hint = Choose a game: a table with bots is ready at once, and people can be asked to join right there.
lobby-play = New table
lobby-play-label = New table: { $game }
lobby-learn = Learn
lobby-learn-label = Learn { $game }
lobby-new-here = New here?
lobby-new-here-hint = Choose a game and learn it in ten minutes: you play at once, and the table explains as you go.
lobby-rules = Rules
lobby-rules-label = Rules of { $game }
lobby-players = { $range } { $most ->
    [one] player
   *[other] players
}
lobby-minutes = { $from }–{ $to } min

lobby-turn = Your turn
lobby-turns = { $count ->
    [one] { $count } table waits for your move
   *[other] { $count } tables wait for your move
}
lobby-sit-back = Back to the table

lobby-mine = My tables
lobby-mine-empty = Your games will be here. Begin one: you may leave and come back whenever you like.
lobby-open = Open seats
lobby-open-empty = Nobody is looking for players now. Open a table of your own, and everybody sees it here.
lobby-live = Now playing
lobby-live-empty = No public games now. When people play at a public table, you can come and watch.
lobby-all = Show all { $count }
lobby-fewer = Show fewer

lobby-waiting = { $count ->
    [one] { $count } player to come
   *[other] { $count } players to come
}
lobby-over = game over
lobby-running = { $count ->
    [one] { $count } turn played
   *[other] { $count } turns played
}
lobby-to-table = To the table
lobby-to-result = To the result
lobby-watch = Watch
lobby-sit = Sit down
lobby-sit-seat = Seat { $seat }
lobby-sit-which = Which seat do you take?
lobby-just-now = just now

lobby-upload = Do you have a record of a game?
lobby-upload-hint = Drop a .polyana.json file here or choose it: an unfinished game goes on, a finished one can be looked at.
lobby-upload-choose = Choose a file
lobby-upload-drop = Let go of the file to open it
lobby-upload-busy = Checking the record…
lobby-upload-no-record = “{ $file }” does not look like a record. It should be a file saved at a table or by polyana play.
lobby-upload-too-large = “{ $file }” is too large: a record has at most 2 MB.

lobby-your-name = Your name?
lobby-your-name-label = Your name
lobby-rename = { $name }: change the name
lobby-language = Language: English. Переключить на русский
lobby-settings = Settings

lobby-credits-title = About Polyana
lobby-credits-rules = The rules are told in our own words and the tables are drawn anew; the games themselves belong to their authors and publishers.
lobby-credits-icons = Icons: Lorc, Delapouite and other authors of
lobby-credits-fonts = Typefaces: Onest, Philosopher, Ruslan Display, Balsamiq Sans, Kurale and Exo 2, under the SIL OFL 1.1.
lobby-credits-licence = Free software under the MIT licence.
lobby-credits-api = API description for bots and programs

# A new table

new-title = { $game }: new table
new-players = How many players
new-needs = { $range } { $most ->
    [one] player
   *[other] players
}
new-seats = Who sits at the table
new-seat = Seat { $seat }
new-me = Me
new-me-named = Me ({ $name })
new-here = Somebody beside me, on this screen
new-here-name = Player { $seat }
new-here-label = Name of the player on seat { $seat }
new-easy-about = Plays quickly and makes mistakes: for a first game.
new-medium-about = Thinks of what the next player may answer, and plays at once.
new-hard-about = Searches many moves ahead and takes about two seconds for a decision.
new-more-bots = Other bots
new-open = Open: I will send a link
new-open-public = Open: by link, or whoever sits down
new-from-file = From a file
new-language = Language of this table
new-stand-in = If somebody leaves, their seat is taken by
new-nonces = Everybody adds to the deal
new-nonces-hint = Each player's browser adds a random text, so that neither the server nor a player alone decides what is dealt.
new-take-back = Moves may be taken back by agreement
new-take-back-hint = A player asks and the other people agree. Nothing that has come to light is taken back.
new-options = Further options
new-public = Public table
new-public-hint = Everybody sees it on the first page, may take an open seat and may watch.
new-private-hint = Only those who have the link see the table.
new-start = Start the game
new-start-open = Open the table
new-watch = You take no seat and will watch.
new-wait = The game starts when all open seats are taken. You will find the links at the table.
new-hotseat = You share one screen: the table says whom to hand it to.
new-busy = Laying the table…

# Rules

rules-title = Rules: { $game }
rules-back = To the tables
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } place found
   *[other] { $count } places found
}
rules-loading = Taking the rules out of the box…
rules-contents = Contents
rules-link = Link to “{ $title }”
rules-player = Player { $number }

# Settings

settings-title = Settings
settings-close = Close
settings-theme = Look
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sound
settings-sound-hint = Soft sounds of moves, and a signal when it is your turn.
settings-motion = Motion
settings-motion-hint = Pieces and cards travel over the table.
settings-coach = Coach
settings-coach-hint = At a table with easy bots: warns of a move that gives much away while it can still be taken back.
settings-confirm = Confirm moves
settings-confirm-hint = Before a move that cannot be taken back.
settings-device = Second device
settings-device-hint = Go on with your games on a phone or another computer: open this link there.
settings-device-make = Make a link
settings-device-link = Link for the second device
settings-device-copy = Copy
settings-device-copied = Copied
settings-device-expires = Works until { $time }. Give it to nobody: whoever opens it plays in your name.
settings-device-expired = The link is out of date; make a new one.
settings-adopt-title = Play here as yourself?
settings-adopt-text = This link comes from your other device. Your tables and your name will be here, too.
settings-adopt-loses = { $count ->
    [one] This browser already has { $count } table of yours: it stays with the former guest, and you will not get back to it from here.
   *[other] This browser already has { $count } tables of yours: they stay with the former guest, and you will not get back to them from here.
}
settings-adopt-yes = Yes, that is me
settings-adopt-no = No, leave it as it is
