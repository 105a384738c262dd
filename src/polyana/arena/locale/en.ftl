# The arena: tables in the terminal, and the report. The names of a game's own choices are in the game's folder.

standings-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
balance-title = { $game } by { $choice }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
interval-note = Below each figure: its 95 % interval.
column-bot = Bot
column-games = Games
column-wins = Wins
column-win-rate = Win rate
column-even = Even share
column-mean-rank = Mean place
column-mean-score = Mean score
column-rating = Rating
ahead = { $bot } ends before { $of } at the same table: { $share }

choice-seat = Seat
choice-seat-value = Seat { $number }
choice-order-value = { $number ->
    [1] First player
   *[other] Player { $number }
}
within = as player { $place }

table-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}

seconds = { $seconds } s
column-thinking = Time a decision
column-low = Low
column-high = High
column-number = Number
column-least = Least
column-quarter = Lower quarter
column-median = Median
column-three-quarters = Upper quarter
column-most = Most
column-category = Category
column-length = Length

# The report

report-title = { $game }: report of an arena
report-kicker = Polyana · report of an arena
report-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
report-empty = No game has been played yet.
report-numbers = The numbers
report-method = Every deal is played in all arrangements of the bots, so that luck cancels. Intervals are at 95 %: Wilson's for shares, Student's for means; a game counts once, whatever number of seats a bot has in it. A victory of several is divided among them. One such interval in twenty misses the truth by chance alone.
report-source = Rules { $rules }, content { $content }, code { $code }, seed { $seed }. Written { $date }.

standings-heading = The bots
standings-caption = How often each bot wins, where it ends and what it scores; below each figure its 95 % interval.
leader-sure = { $bot } leads: it wins { $rate } of its games ({ $bounds }), where an even share would be { $even }.
leader-unsure = { $bot } leads with { $rate } of its games ({ $bounds }), but that is not surely more than an even share, { $even }.
rating-heading = Rating
rating-caption = Openskill ratings (Plackett–Luce) from the places of all games, with 95 % intervals; everybody starts at 25.
ahead-heading = Who ends before whom
ahead-caption = How often a seat of the bot in the row ends before a seat of the bot in the column at the same table; a tie is half.
scores-heading = Scores
scores-caption = How the final scores of each bot are spread; the line is the mean.
categories-heading = Where the points come from
categories-caption = Mean points by category at the end of each round, as if the game ended then; rounds that few games reach are left out.
categories-rest = The rest
length-heading = How long a game is
length-caption = Decisions of all players together, and rounds, per game; the line is the mean.
length-decisions = Decisions
length-rounds = Rounds
choice-heading-whole = Scores and win rate: { $choice }
choice-heading = Win rate: { $choice }
choice-caption = { $by ->
    [seat] How often each seat wins
    [order] How often a player wins by the turn order of the first round
    [whole] The mean score at each kind of table and, below, how often players win there by turn order
   *[other] How often a player wins who began with it
}, with 95 % intervals; the dashed line is an even share.
choice-above = Surely above it: { $names }.
choice-below = Surely below it: { $names }.
choice-fair = Nothing is surely above or below it.
choice-whole = Win rate by turn order
even-share = even share { $share }
length-fixed = Every game took { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
choice-mixed = What players choose themselves depends on the bot; to judge it alone, seat one bot everywhere with polyana balance.
