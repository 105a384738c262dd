# The words of the table in a terminal.

screen-round = Round
screen-first = First: { $player }
screen-piles = City deck { $deck }, discard { $discard }
screen-phase-boosts = Starting boosts
screen-phase-start = start
screen-phase-roll = roll
screen-phase-dice = dice
screen-phase-end = end
screen-phase-over = The end
screen-now-boosts = Everybody tucks two starting boosts.
screen-now-turn = { $player } is to move.
screen-now-used = { $player } has used a die.
screen-now-board = { $player }: { $board }, die { $die }.
screen-now-doing = { $player }: { $deed }.
screen-now-over = The game is over.

screen-section-map = Map
screen-section-market = City market
screen-section-goals = Common goals
screen-section-players = Players
screen-section-own = Your estate

screen-legend-kindling = kindling
screen-legend-stone = stone
screen-legend-peat = peat
screen-legend-resource = any resource
screen-legend-equal = all of one kind
screen-legend-berry = berry
screen-legend-vp = VP
screen-legend-move = move
screen-legend-worker = worker
screen-legend-tower = tower
screen-legend-card = city card
screen-legend-advisor = advisor
screen-legend-boost = boost
screen-legend-settlement = settlement
screen-legend-lake = lake

screen-short-gather = gather { $a }
screen-short-upgrade = { $args ->
    [0] upgrade
   *[other] upgrade −{ $a }
}
screen-short-refresh-market = new market
screen-short-reroll = reroll
screen-short-shift = die ±1
screen-short-flip = flip
screen-short-die = new die
screen-short-ride = ride
screen-short-recover-advisor = ready an advisor
screen-short-upgraded-board = ⇑

screen-column-title = who
screen-column-dice = dice + supply

screen-own-dice = Dice
screen-own-supply = { $dice } in supply
screen-price-reroll = reroll
screen-price-shift = ±1
screen-price-buy = buy
screen-upgraded = upgraded
screen-missing = missing
screen-own-advisors = Advisors: { $count } of { $limit }
screen-own-hand = Keep two of these boosts:
screen-own-goal = Secret goal

screen-counts-city-card = city cards
screen-counts-upgraded-board = upgraded boards
screen-counts-berry = berries
screen-counts-own-tower = towers on the map
screen-counts-own-worker = workers on the map
screen-counts-resource = resources in all
screen-counts-glade-kindling = kindling glades with your figures
screen-counts-glade-stone = stone glades with your figures
screen-counts-glade-peat = peat glades with your figures
screen-counts-tower-chain = connected own towers
screen-counts-place-types = kinds of places with 2 or more own figures
screen-counts-worker-supply = workers in supply
screen-counts-worker-with-own-tower = workers by own towers
screen-counts-figure-on-edge = figures on the edge of the map
screen-counts-city-card-or-upgraded-board = city cards and upgraded boards
screen-counts-tower-supply = towers in supply
screen-counts-majority-kindling = kindling glades with most figures
screen-counts-majority-stone = stone glades with most figures
screen-counts-majority-peat = peat glades with most figures
screen-counts-lone-tower = towers without an own tower beside
