# Felinia: the table on the page. Its other words are the screen-* messages of en.ftl.

group-bid = Place a token
group-buy = Buy
group-sell = Sell
group-exchange = Exchange
group-give = Give
group-take = Take
group-bonus = Take a bonus
group-board = Board a ship
group-flip = Turn a tile over
group-step = Go
group-keep = Keep a card

table-port = port
table-crossroads = crossroads
table-post = trading post
table-symbol = Whoever enters gains: { $gives }{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
}
table-merchant-of = { $player } has a merchant here
table-trade-tile = { $kind }: each tile is worth { $each }, as many points as you have of them
table-face-down = The tile lies face down
table-reach = { $food ->
    [0] The merchant can get here
   *[other] The merchant can get here for { $food } food
}
table-joins = Borders your merchants: a merchant here joins them
table-mystery-deck = Mystery cards in the deck: { $count }
table-kingdom = { $kingdom }: its goods are { $goods }. Tiles on its posts: { $left }
table-kingdom-left = Tiles left in the kingdom: { $left }

table-place = { $place }: { $goods }; { $tokens ->
    [one] { $tokens } bid token
   *[other] { $tokens } bid tokens
}
table-now-here = now here
table-sold-out = sold out
table-no-tokens = No tokens here
table-token = { $player }: price { $price }
table-no-bonuses = no bonus tiles left
table-in-bag = { $kind } in the bag: { $count }
table-sale = You can sell whenever you are asked: goods for 1 coin, gold for 2, spice for 1

table-deck-stack = Deck tiles
table-decks = Deck tiles in the stack: grey backs first, blue ones below. When they do not suffice for the empty ships, the game ends.
table-grey = grey:
table-blue = blue:
table-next = next:
table-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
table-ship = { $ship } → { $kingdom }, leaves at { $time }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
table-ship-away = { $ship } waits for a new deck tile
table-coin = coin
table-aboard = Aboard: { $players }
table-lacks = You lack { $what }
table-sails-full = Full: it sails this round
table-sails-earliest = The earliest: it sails if no ship is full
table-sails-last = The last round: all ships sail
table-sails-now = At sea now
table-sails-next = Sails next
table-mark-full = will sail
table-mark-earliest = if none is full
table-mark-last = will sail
table-mark-now = at sea
table-mark-next = next
table-no-merchants = no merchants left
table-fare-ready = fare at hand
table-missing = missing

table-stand = { $what }: { $up } face up, perhaps { $perhaps } face down, { $gone } taken
table-your-set = { $count ->
    [0] you have none
   *[other] yours: { $count } = { $points }
}

table-goods = Goods
table-cards = Cards
table-specials = Special tiles
table-coins = Coins: { $coins } of { $cap }
table-own-board = your own board, coins: { $coins }
table-stock = Merchants in stock: { $count }. When somebody sends the last one, the game ends.
table-tokens = Bid tokens: { $count }
table-about-gold = Gold: 1 point at the end; sells for 2 coins; with spice it buys a bonus tile at the Guild
table-about-spice = Spice: 1 point for two at the end; sells for 1 coin; with gold it buys a bonus tile at the Guild
table-about-food = Food: a step beyond the three free ones
table-sell = sell { $thing } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}{ $lost ->
    [0] { "" }
    [one] , { $lost } of them is lost
   *[other] , { $lost } of them are lost
}
table-set = { $kind } × { $count }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Each tile is worth { $each }: as many as you have
table-no-tiles = none yet
table-drawn = Mystery cards: keep one at most
table-have-it = you have one already
table-costs = give
table-free = for free
