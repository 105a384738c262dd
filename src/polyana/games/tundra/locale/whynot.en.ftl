# Why nothing can be done with a thing now: the reasons of tundra/reasons.py.

whynot-not-yours = This is not yours.
whynot-used-die = You have used the die of this turn.
whynot-no-die = No move is possible with this die now.
whynot-cell-taken = A die lies on this cell until the end of the round.
whynot-no-value = You have no die with a { $a }. Berries can change one.
whynot-goal-dice = You have no die with a value of this goal. Berries can change one.
whynot-goal-closed = This goal has been scored in this round and opens again in the next.
whynot-no-dice = You have no unused dice.
whynot-no-dice-left = There are no more dice in your supply.
whynot-no-shift = None of your dice can change that way.
whynot-berries = It costs { $b ->
    [one] { $b } berry
   *[other] { $b } berries
}; you lack { $a }.
whynot-flip = Dice are flipped by cards.
whynot-aside = A die is set aside only if none of yours fits anywhere.
whynot-no-effect = This advisor would do nothing now.
whynot-sideways = This advisor has been used in this round.
whynot-market = City cards are taken by the order board Trade, or by bonuses.
whynot-boost = A boost acts together with its order board: put a die there.
whynot-hex = What happens on the map is done by dice: put one on Movement, Architecture or Gathering.
whynot-worker = Workers move by the order board Movement: put a die there.
whynot-order = An order board acts when a die is put on one of its cells.
whynot-track = Supplies are spent by what you do: choose a die and a cell.
whynot-workers = Workers come to the map by the order board Movement and by bonuses.
whynot-towers = Towers are built by the order board Architecture.
whynot-dice = Choose one of your dice.
whynot-advisors = Choose one of your advisors.
whynot-deck = The market is filled up from the deck by itself.
whynot-title = A title works by itself, or when it is its turn.
