# Why nothing can be done with a thing now: the reasons of north/reasons.py.

whynot-build = To build it you lack { $count ->
    [2] { $a } { $b }
    [4] { $a } { $b } and { $c } { $d }
    [6] { $a } { $b }, { $c } { $d } and { $e } { $f }
   *[other] { $a } { $b }, { $c } { $d }, { $e } { $f } and { $g } { $h }
}.
whynot-use = To use it you lack { $count ->
    [2] { $a } { $b }
    [4] { $a } { $b } and { $c } { $d }
   *[other] { $a } { $b }, { $c } { $d } and { $e } { $f }
}.
whynot-window = It is played when you use a pawn on the tile { $a }.
whynot-build-later = It is built as an action of its own, on your next turn.
whynot-no-effect = It names this action, but would do nothing now.
whynot-field = Fields and what lies under them give goods when you Harvest.
whynot-no-action = There is nothing to use here: it works by itself.
whynot-exhausted = It lies sideways: it has been used or raided in this round.
whynot-no-target = What it does finds nothing to work on now, or cannot be paid.
whynot-no-raid = Only action locations are raided.
whynot-raided = It lies sideways already: a raid would change nothing.
whynot-safe = Its owner has passed and cannot be raided any more.
whynot-raze = A raid costs 1 raze token; you have none.
whynot-stored = What lies on a card stays there until the card uses it.
whynot-no-pawn = Both your pawns have been used up in this round.
whynot-tile-explore = You cannot Explore now.
whynot-tile-populate = You cannot Populate now.
whynot-tile-construct = You hold no location that you could build.
whynot-tile-harvest = You have no field that could be harvested.
whynot-tile-sail = No ship of yours is at home.
whynot-too-far = A pawn that is out may only go to a tile beside its own.
whynot-tile = To go there you lack { $a } { $b }.
whynot-tired = This tile shows its tired side and cannot be paid.
whynot-no-tile = None of the five actions can be carried out now.
whynot-pawn-used = This pawn has been used twice in this round.
whynot-pawn = A second use costs food; you lack { $a } { $b }.
whynot-pawn-stuck = Neither of the tiles beside it can be used now.
whynot-island = Islands are taken after the actions, in the order of the queue of ships.
whynot-island-no-ship = Islands are taken by ships, and none of yours is in the queue: Sail first.
whynot-ship = Your ship sets out after the actions, when its turn in the queue comes.
whynot-foreign-ship = This ship is not yours.
whynot-berth = A ship gets here by Sail, or by overtaking.
whynot-foreign-goods = These goods are not yours.
whynot-goods = Goods are spent by what you do: choose a card to build or a location to use.
whynot-goods-raze = Raze tokens are spent by raids and carried by ships: choose a location of a rival, or Sail.
whynot-goods-worker = Workers are spent in the Lookout and by locations that ask for them.
whynot-deck = Cards are drawn in the Lookout, by Explore and by effects.
whynot-discard = What was discarded comes back only when the deck is shuffled anew.
whynot-clan = Clans are chosen before the first round.
