# What the server cannot do, and why

problem-bad-request = The server did not understand. Load the page again and try once more.
problem-not-your-seat = This seat is not yours.
problem-not-yours = Only whoever made this table, or has an invitation, can do this.
problem-foreign-origin = The request came from another site, so the server did not take it.
problem-not-found = There is no such thing here. Perhaps the link is wrong.
problem-late = The table has moved on. Look at what has changed and try again.
problem-taken = This seat is taken.
problem-not-running = No game is running at this table now.
problem-not-over = This will be possible when the game is over.
problem-not-waiting = The game at this table has begun.
problem-at-the-table = This player is at the table and cannot be replaced.
problem-no-take-back = At this table nothing is taken back by agreement.
problem-too-large = This is more than the server takes.
problem-illegal = This cannot be done: the move is not legal, or there is nothing to take back.
problem-bad-options = There is no such game: choose another number of players or other options.
problem-bad-record = This record cannot be opened: the file is damaged or was made by another program.
problem-bad-token = The link does not work: it has been used, or is out of date. Ask for a new one.
problem-set-aside = This table hung or broke the rules of its game, and has been set aside.
problem-too-slow = This takes the server too long. Nothing has changed.
problem-too-many = Too many requests at once. Wait a little and try again.
problem-bots-alone = Bots alone play several tables of yours, or of your address, already. Wait until one of these games is over.
problem-unreachable = The server does not answer. Check the connection and try again.
problem-bad-content = The content of this game is broken at the server.
problem-failed = Something broke at the server. It has been written down; try again a little later.
problem-unknown = Something went wrong. Try again a little later.
