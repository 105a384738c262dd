# What a link shows before it is opened

preview-title = Polyana
preview-about = An open table for modern board games: rules, bots and friends.
preview-rules = Rules of { $game } · Polyana
preview-table = { $game } · Polyana
preview-invited = { $player } invites you to a game of { $game }.
preview-waiting = You are invited to a game of { $game }.
preview-running = A game is being played at this table.
preview-over = The game is over and can be looked at.
