# Felinia: questions, moves, log and score sheet. polyana/speech/table_talk.py says how messages are named.

game-name = Felinia
game-blurb = Merchant cats buy goods, board ships and found trading posts.
game-minutes = 60-90

option-mode = which game: basic (3-4 players) or advanced (2-4 players)
    .short = Which game
    .about = The basic game is the one to begin with; the advanced one has special tiles, mysteries and a larger map.
option-players = how many players
    .short = How many players
option-next-deck-open = the next deck tile lies open: true or false
    .short = The next deck tile lies open
    .about = Everybody sees which ship comes next: less luck, more planning.

# Words

good = { $a }
lack = { $n ->
    [0] { $good-id ->
        [coin] coins
       *[other] { $good }
    }
   *[other] { $n } { $good-id ->
        [coin] { $n ->
            [one] coin
           *[other] coins
        }
       *[other] { $good }
    }
}
serves = { $left ->
    [0] The { $thing } needs { $goods }, and then the fare is complete.
   *[other] The { $thing } needs { $goods }.
}

# Questions

ask-bid = { $player }, where do you put a bid token? Lap { $a } of 3.
ask-buy = { $player }, what do you buy at { $a }? The price is { $b ->
    [one] { $b } coin
   *[other] { $b } coins
}.
ask-exchange = { $player }, which exchange do you make at the Guild? The price is { $a ->
    [one] { $a } coin
   *[other] { $a } coins
}.
ask-give = { $player }, which goods do you give?
ask-take = { $player }, what do you take from the bag for { $b }?
ask-bonus = { $player }, which bonus tile do you take?
ask-board = { $player }, does a merchant board a ship?
ask-flip = { $player }, do you turn a tile over? { $a }, { $b ->
    [one] { $b } tile
   *[other] { $b } tiles
} left to turn.
ask-step = { $player }, where does your merchant go from { $a }? Free steps: { $b }.
ask-mystery = { $player }, which mystery card do you keep?
ask-storage = { $player }, you hold { $a } goods; three are stored for free. What do you sell?

# Moves

move-bid = { $a-id ->
    [own_board] Own board: take coins
   *[other] Bid: { $a }
}
move-buy = Buy { good }
move-decline = Decline
move-sell = Sell { good }
move-exchange = { $a }
move-give = Give { good }
move-take = Take { good }
move-back = Back
move-bonus = Take the bonus { $a }
move-board = Board the { $a }
move-done = Skip
move-flip = Turn the tile at { $a }
move-step = Go to { $a }
move-stop = End the journey
move-keep = Keep card { $a }
move-none = Keep none
move-pay = Pay 2 coins and keep the fourth

# Log

told-forced = { $player } – { $move } (no choice)
told-phase = { $a-id ->
    [trade] — Trade —
    [exploration] — Exploration —
    [storage] — Storage —
   *[over] — The game is over —
}
told-round = — Round { $a }, first player { $player } —
told-bid = { $a-id ->
    [own_board] { $player } puts a token on their own board
   *[other] { $player } puts a token on { $a }
}
told-gained = { $b ->
    [0] { $player } gains nothing: { $a-id ->
        [coin] six coins already
       *[other] no { $a } left
    }
   *[other] { $player } gains { $a-id ->
        [coin] { $b ->
            [one] { $b } coin
           *[other] { $b } coins
        }
       *[other] { $b } { $a }
    }
}
told-drew-goods = { $player } draws from the bag: { $a }
told-sold = { $player } sells { good } (+{ $b })
told-no-deal = { $player }: no deal at { $a }
told-declined = { $player } declines at { $a }
told-bought = { $player } buys { $b } for { $c ->
    [one] { $c } coin
   *[other] { $c } coins
} ({ $a })
told-swapped = { $player } exchanges at the Guild: { $b } → { $c }, for { $d ->
    [one] { $d } coin
   *[other] { $d } coins
}
told-took-bonus = { $player } takes the bonus { $a } at the Guild for { $b ->
    [one] { $b } coin
   *[other] { $b } coins
}, gold and spice
told-boarded = { $player } puts a merchant on the { $a } ({ $b })
told-last-merchant = { $player } sends the last merchant: the game ends after this round
told-sailed-empty = The { $a } ({ $b }) sails empty
told-landed = { $player }'s merchant leaves the { $a } in the port of { $b }
told-flipped = { $player } turns the tile at { $a }: { $b }
told-stepped = { $b ->
    [0] { $player }'s merchant goes to { $a }
   *[other] { $player }'s merchant goes to { $a } for 1 food
}
told-drew-mystery = { $player } looks at { $a ->
    [one] { $a } mystery card
   *[other] { $a } mystery cards
}
told-saw-mystery = Mystery cards: { $all }
told-left-mystery = { $player } keeps no mystery card
told-kept-mystery = { $a-id ->
    [none] { $player } keeps a mystery card
   *[other] { $player } keeps a mystery card and pays { $a }
}
told-kept-which = Kept: { $a }
told-founded = { $player } founds a trading post at { $a } and takes { $b }
told-left-game = { $a } leaves the game
told-went-home = { $player }'s merchant comes home without a tile
told-stored = { $player } pays { $a } coins to store a fourth tile
told-refilled = { $a } is refilled: { $rest }
told-decks-run-out = The deck tiles do not suffice: the ships sail for the last time
told-new-deck = The { $a } gets a new deck tile: { $b }
told-next-deck = Next deck tile: { $a }

# Score sheet

line-tiles = { $a } × { $b }
    .row = { $a }
    .kind = Trade tiles
line-plus-one = Renown: { $a } × { $b }
    .row = Renown: { $a }
    .kind = Renown
line-groups = { $count ->
    [0] Groups of merchants
   *[other] Groups of merchants: { $all }
}
    .kind = Groups of merchants
line-gold = Gold: { $a }
    .kind = Gold
line-spice = Spice: { $a }
    .kind = Spice
line-goods = Goods: { $a }
    .kind = Goods
line-mystery = Mystery cards: { $a }
    .kind = Mystery cards
line-special = { $a }
    .kind = Special tiles

# The table on the screen

screen-round = Round { $round }
screen-phase-bidding = Bidding
screen-phase-trade = Trade
screen-phase-exploration = Exploration
screen-phase-storage = Storage
screen-phase-over = The game is over
screen-now-bidding = Lap { $lap } of { $laps }: a token on your own board brings { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
screen-now-trade = { $place }: { $player } acts, the price is { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
screen-now-flips = { $player } has landed in { $province } and may turn { $flips ->
    [one] { $flips } tile
   *[other] { $flips } tiles
}.
screen-now-walk = { $player } is in { $province }, { $steps ->
    [0] the free steps are used up, a step costs 1 food
    [one] { $steps } free step left
   *[other] { $steps } free steps left
}.
screen-now-storage = { $free } goods are stored for free, one more for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}; the others are sold.
screen-now-next = The tokens act, place by place, the topmost first.
screen-now-sail = The ships set sail.
screen-now-over = All journeys are done; the points are counted.
screen-ending-merchants = The last round: somebody has sent the last merchant, all ships will sail.
screen-ending-decks = The deck tiles have run out: the ships sail for the last time.
screen-first = ⚑ First: { $player }
screen-deck = Deck tiles left: { $grey } grey, { $blue } blue
screen-next-deck = Next: { $deck }
screen-bag = Bag
screen-sale = Sells for: { $prices }

screen-section-street = Market street
screen-section-quay = Quay
screen-section-island = Island
screen-section-players = Players
screen-section-tiles = Trade tiles
screen-section-own = Trade tiles, and what you alone see

screen-short-watches = Wa
screen-short-clothing = Cl
screen-short-glassware = Gl
screen-short-wine = Wi
screen-short-books = Bo

screen-bonuses = Bonus tiles:

screen-quay-time = Time
screen-quay-kingdom = To
screen-quay-ship = Ship
screen-quay-seats = Seats
screen-quay-fare = Fare
screen-quay-tiles = Tiles
screen-quay-sails = Sails
screen-quay-missing = You lack
screen-sails-full = full
screen-sails-earliest = earliest
screen-sails-last = the last time
screen-sails-now = now
screen-sails-next = next
screen-fruitless = no tile in reach
screen-no-merchants = merchants
screen-fare-at-hand = nothing

screen-legend-port = port
screen-legend-spice = spice
screen-legend-gold = gold
screen-legend-coin = coin
screen-legend-goods = random goods
screen-legend-food = food
screen-legend-mystery = mystery cards
screen-legend-face-down = tile face down
screen-legend-road = side road
screen-legend-special = special tile
screen-legend-borders = borders your merchants

screen-board-coins = Coins
screen-board-merchants = Stock
screen-board-tokens = Tokens
screen-board-tiles = Tiles
screen-board-bonuses = Bonus
screen-board-mysteries = Mystery
screen-board-points = Points

screen-kinds-open = face up / in all
screen-kinds-points = each
screen-kinds-own = yours
screen-kinds-next = next

screen-own-bonuses = Bonus tiles:
screen-own-mysteries = Mystery cards:
screen-own-drawn = Just drawn:
screen-own-tiles = Trade tiles
screen-own-total = Points now

# What the players begin with, for the arena

choice-order = Turn order
choice-mode = Which game

# Parts of the evaluation, for hints

part-tiles = points for trade tiles
    .cost = fewer points for trade tiles
part-groups = points for groups of merchants
    .cost = fewer points for groups of merchants
part-cards = gold or other cards
part-promise = a start for sets to come
part-coins = coins in your purse
    .cost = coins
part-goods = goods for the ships
    .cost = goods
part-ships = tiles for your merchants at sea
part-deals = good deals for your bid tokens
part-future = tiles within reach
part-rivals = the others fall behind
    .cost = the others catch up

# What is read before a move that may be a mistake

caution-cap = Nobody has more than six coins: { $a ->
    [one] { $a } coin is lost
   *[other] { $a } coins are lost
}.
caution-no-tile = { $b ->
    [0] { $a }: your merchant cannot get to any tile there.
   *[other] { $a }: after those who sit before you, no tile may be left for your merchant.
}
caution-last-merchant = This is your last merchant: the game ends after this round.
caution-stop = The merchant goes home without a tile.
caution-step = After this step the merchant cannot get to any tile.
