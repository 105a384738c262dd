# Why something cannot be done now, at the tables of all games; the games' own reasons stand in their locale/whynot.*.ftl.

whynot-over = The game is over.
whynot-turn = It is not your turn. { $question }
whynot-asked = Something else is asked now: { $question }
whynot-later = This will have its turn later.
whynot-possible = You can: { $moves }
