# Felinia's words for the texts of cards and tiles; docs/notation.md says how the messages are named.

noun-coin = { $n ->
    [one] coin
   *[other] coins
}
noun-gold = gold
noun-spice = spice
noun-food = food
noun-vp = { $n ->
    [one] point
   *[other] points
}

# Goods tiles
noun-watches = watch { tile }
noun-clothing = clothing { tile }
noun-glassware = glassware { tile }
noun-wine = wine { tile }
noun-books = book { tile }
noun-goods = goods { tile } of any kind
noun-other-goods = goods { tile } of another kind of your choice
noun-random-goods = random goods { tile }
tile = { $n ->
    [one] tile
   *[other] tiles
}

# After "for"
counter-food = { $n ->
    [1] each food you have
   *[other] every { $n } food you have
}
counter-spice = { $n ->
    [1] each spice you have
   *[other] every { $n } spice you have
}
counter-mystery-card = { $n ->
    [1] each of your mystery cards
   *[other] every { $n } of your mystery cards
}
counter-lone-merchant = { $n ->
    [1] each of your lone merchants
   *[other] every { $n } of your lone merchants
}

moment-on-take = when you take this tile,
moment-end = at the end of the game,

# After "when"
event-enter-food = your merchant enters a province with a food symbol
event-enter-coin = your merchant enters a province with a coin symbol
event-enter-gold = your merchant enters a province with a gold symbol

verb-board = put a merchant aboard the ship
verb-take-bonus = take a bonus tile of your choice
verb-keep = keep this card
verb-draw-mystery = draw two mystery cards and keep at most one
verb-plus-one = each of your { $a } trade tiles is worth 1 point more
verb-extra-tile = you count as having one more { $a } trade tile
verb-rate = { $a } is worth { $b } { $b ->
        [one] point
       *[other] points
    } instead of the usual value
verb-remove-self = remove it from the game

word-panther = panther
word-lynx = lynx
word-caracal = caracal
word-ocelot = ocelot
word-manul = manul
word-serval = serval
