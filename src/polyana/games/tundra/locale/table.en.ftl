# The words of the table in the web page.

group-tuck = Tuck a boost
group-place = Place a die
group-place-of = Die { $a }
group-idle = Set a die aside
group-reroll = Reroll a die
group-shift = Change a die
group-flip = Turn a die over
group-advisor = Use an advisor
group-act = Take an action
group-part = Choose a part
group-choose = Choose
group-move = Move a worker
group-walk = Move a worker on
group-ride = Carry a worker
group-gain = Take
group-gather = Gather
group-pay = Pay
group-drop = Do not pay
group-build = Build a tower
group-put = Place a worker
group-bonus = Tower bonus
group-upgrade = Upgrade a board
group-take = Take a card
group-discard = Discard a card
group-recover = Ready an advisor

table-dice-five = 5 dice in this round
table-dice-round = Round { $round }: { $dice } dice
table-points = Points
table-deck = City deck: { $n }. Click it when the market may be refreshed.
table-discard = Discard: { $n }
table-advisor-card = Advisor: a free action, once per round
table-boost-card = Boost: lies under an order board and acts with its dice
table-advisor-ready = upright
table-advisor-used = used in this round
table-advisor-turned = used
table-goal-dice = White dice: { $dice }
table-goal-mine = You: { $count }, that is { $points } VP now
table-goal-next = { $needed } give { $points } VP
table-goal-top = the highest step
table-goal-taken = { $player } has put a die here in this round
table-tier = { $needed } — { $points } VP
table-goal-all = One die per round, whoever puts it. { $counts }
table-glade-down = { $place }: a glade nobody has seen yet. The first to enter turns it up.
table-glade = { $name } ({ $place })
table-glade-none = brings no resource
table-glade-brings = whoever enters gains 1 { $what }
table-glade-tower = Bonus of a tower: { $bonus }
table-glade-built = Tower: { $player }
table-glade-workers = Workers: { $all }
table-settlement = Settlement { $place }: { $player }
table-lake = Lake: no way across
table-map = Map
table-compass = Move on the map
table-hex-spot = { $place } { $name }
table-worker-spot = worker on { $place }
table-walker-spot = worker on { $place } that has moved
table-die-spot = die { $value }
table-cell-spot = { $board }, cell { $value }
table-cell = Die { $value } on { $board }
table-cell-taken = taken in this round
table-reroll = Reroll
table-plus = +1
table-minus = −1
table-flip = Turn over
table-aside = Set aside
table-buy = Buy a die
table-supply = { $dice } in supply
table-dice = Dice
table-no-dice = No unused dice
table-unrolled = { $n ->
    [one] { $n } die waits for the roll
   *[other] { $n } dice wait for the roll
}
table-price-berries = { $what }: { $n ->
    [one] { $n } berry
   *[other] { $n } berries
}
table-free-card = by the card, without berries
table-track = { $what }: { $n } of { $max }
table-pairs = { $n ->
    [0] no pair
    [one] { $n } pair
   *[other] { $n } pairs
}
table-any-resource = Resources
table-workers = Workers: { $map } on the map, { $left } in supply
table-towers = Towers: { $map } on the map, { $left } in supply
table-orders = Order boards
table-upgrade-price = Upgrade: { $price }
table-upgrade-can = can be paid
table-upgrade-lacks = you lack { $all }
table-upgraded = Upgraded: 1 VP at the start of each round
table-slot-starting = place for a starting boost
table-slot-market = place for a city boost
table-advisors = Advisors { $count } of { $limit }
table-no-advisors = No advisors yet: they come from the city market.
table-hand = Tuck two of these boosts under two different boards
table-personal-goal = Secret goal
table-personal-now = now { $count }: { $points } VP
table-title-ability-none = no ability, other numbers
table-title-dice = Dice in rounds I–IV: { $dice }
table-title-dice-max = Dice in all: { $n }
table-title-own-die = One of the dice is rolled by the owner alone
table-title-advisors = Advisors: { $n } at most
table-title-boosts = City boosts per board: { $n }
table-seat-dice = unused dice
table-seat-workers = workers on the map / in supply
table-seat-towers = towers on the map / in supply
table-seat-boards = upgraded boards
table-seat-cards = city cards
table-idle = { $n } set aside
table-empty-market = The market is empty until the end of the round.
