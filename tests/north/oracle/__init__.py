"""A second opinion on Empires of the North: its rules written again, from the rulebook and the content files alone.

Nothing here uses the code of the rules. `box` reads the cards, `possible` says what can be done and `questions` which
answers there may be, `ledger` keeps the books of a game from its log, `scatter` lays out tables in great disorder.
`python -m tests.north.oracle 500` has the `referee` play so many random games of each kind and compare.
"""
