# Words of the table on the page.

group-clan = Choose a clan
group-top = A hidden island
group-build = Build
group-place = Place a pawn
group-move = Use a pawn again
group-use = Use a location
group-raid = Raid
group-play = Play a card
group-target = Choose a card
group-take = Take a card
group-assign = Put something on it
group-remove = Take something
group-pawn = Move a pawn
group-wake = Turn a pawn over
group-advance = Move a ship
group-ship = Send a ship
group-island = An open island
group-discard = Discard a card
group-construct = Construct
group-gain = Gain
group-pay = Pay
group-attach = Under a field
group-save = Save
group-harvest = Harvest
group-load = Load
group-keep = Keep
group-sets = Sets
group-choose = Choose

table-good-food = Food: pays for second uses, 1 for each
table-good-wood = Wood
table-good-stone = Stone
table-good-sheep = Sheep
table-good-fish = Fish: a ship with a fish reaches distant islands
table-good-gold = Gold: may stand in for any resource that is paid; 1 point at the end
table-good-raze = Raze tokens: conquer islands and raid locations; 1 point at the end
table-good-vp = Victory points on the track
table-if-over = Points if the game ended now
table-free = Free workers
table-spent = Spent workers
table-assigned = Workers on cards
table-workers = Workers: { $free } free, { $spent } spent until Cleanup, { $assigned } on cards
table-supply = Your supply
table-ships-home = Ships at home
table-ships = Ships: { $home } at home, { $sea } at sea
table-common-ships = Common ships left in the box
table-deck-name = Deck
table-deck = Cards in the deck: { $n }
table-discard-name = Discard pile
table-discards = Discarded: { $n }
table-ready-name = Locations that can still be used
table-ready = Action locations: { $ready } of { $all } not used yet
table-icons = { $type }: { $n } in this empire
table-hand-size = Cards in hand
table-cards = Cards in the empire, 1 point each at the end
table-pawns-ready = Pawns that can still be used
table-passed = passed
table-no-clan = No clan yet

table-ring = The ring of actions
table-pawns-home = your pawns
table-pawns-out = all placed
table-pawn-on = Your pawn on { $tile }
table-tired = Tired: it costs more, or gives less, until it has rested
table-sea = The sea
table-near = Near islands
table-distant = Distant islands
table-top-near = Top of the near islands
table-top-distant = Top of the distant islands
table-deck-near = Near islands in the deck: { $n }
table-deck-distant = Distant islands in the deck: { $n }. A ship needs a fish to get there.
table-no-islands = No island is open
table-queue = Queue
table-no-ships = No ships yet
table-sailing = Under sail:
table-berth = Place { $n } in the queue
table-ship = Ship of { $player }, with { $fish } fish and { $raze ->
    [one] { $raze } raze token
   *[other] { $raze } raze tokens
} aboard
table-ship-at = Ship { $n }, { $player }
table-loads = What the ship carries
table-pillage = Pillage
table-conquer = Conquer
table-pillage-it = Pillage { $island }
table-conquer-it = Conquer { $island }

table-stage = Cards to choose from
table-lookout-cost = A worker for each card:
table-opening-free = These three cost nothing.
table-keep = { $kept ->
    [0] Keep none
   *[other] Keep { $kept }
}, discard { $left }
table-keep-more = Choose { $n ->
    [one] { $n } card
   *[other] { $n } cards
}; chosen: { $kept }
table-keep-spot = Done
table-chosen-wait = You have chosen. The others are still looking.

table-clans = The clans
table-difficulty = Difficulty { $n } of 10
table-first-game = good for a first game

table-round = Round { $round }
table-round-of = Round { $round } of { $of }
table-phase-clans = Clans
table-phase-opening = Opening hands
table-phase-lookout = Lookout
table-phase-action = Actions
table-phase-expedition = Expeditions
table-phase-cleanup = Cleanup
table-phase-over = The game is over
table-first = First player: { $player }
table-last-round = Last round

table-requires = Played when { $action } is declared
table-bonus = When built
table-copies = { $n } in the deck
table-kind-basic-field = Starting field
table-kind-field = Field
table-kind-upgrade = Upgrade of a field
table-kind-field-or-upgrade = Field or upgrade
table-kind-action = Action location
table-kind-feature = Feature
table-kind-boost = Boost
table-kind-near = Near island
table-kind-distant = Distant island
table-exhausted = Exhausted until Cleanup
table-upgrades = Upgrades: { $names }
table-on-it = On it: { $good } × { $n }
table-payout = Pays { $n ->
    [one] { $n } set
   *[other] { $n } sets
} in the next Lookout
table-link = Copies { $name }
table-raidable = You can raid it for a raze token
table-lacks = You lack { $goods }
table-lacks-gold = Gold can pay for { $n } of these
table-window = Can be played when you declare { $action }
table-window-not = Would be played when { $action } is declared, but does nothing now
table-under = Goes under: { $fields }
table-hand-empty = No cards in hand

table-demand = Pay: { $what }
table-event-ahead = comes after the Lookout
table-pay = Pay
table-reward = for
table-penalty = or
table-rule-action-start = Before the actions of round { $round }
table-rule-expedition-start = Before the expeditions of round { $round }
table-rule-expedition-end = After the expeditions of round { $round }
table-averted = An armed ship leads: the rival takes nothing
table-rival-island = The rival will take { $island }
table-medal-bronze = Bronze medal
table-medal-silver = Silver medal
table-medal-gold = Gold medal
table-bag = Numbers still in the bag
