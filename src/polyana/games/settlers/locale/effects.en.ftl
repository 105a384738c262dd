# The words of Imperial Settlers for the texts of cards; docs/notation.md says how the messages are named.

noun-wood = wood
noun-stone = stone
noun-food = food
noun-gold = gold
noun-worker = { $n ->
    [one] worker
   *[other] workers
}
noun-raze = { $n ->
    [one] raze token
   *[other] raze tokens
}
noun-defence = { $n ->
    [one] defence token
   *[other] defence tokens
}
noun-vp = VP
noun-card = { $n ->
    [one] card
   *[other] cards
}
noun-common-card = { $n ->
    [one] common card
   *[other] common cards
}
noun-faction-card = { $n ->
    [one] faction card
   *[other] faction cards
}
noun-resource = { $n ->
    [one] resource
   *[other] resources
}
noun-samurai = samurai
noun-fortification = { $n ->
    [one] fortification
   *[other] fortifications
}
noun-location = { $n ->
    [one] location or foundation of yours
   *[other] locations or foundations of yours
}
noun-hand-card = { $n ->
    [one] card from hand
   *[other] cards from hand
}
noun-deal = { $n ->
    [one] deal of yours
   *[other] deals of yours
}

# After "for"
counter-red-location = { $n ->
    [1] each red location of yours
   *[other] every { $n } red locations of yours
}
counter-brown-location = { $n ->
    [1] each brown location of yours
   *[other] every { $n } brown locations of yours
}
counter-grey-location = { $n ->
    [1] each grey location of yours
   *[other] every { $n } grey locations of yours
}
counter-pink-location = { $n ->
    [1] each pink location of yours
   *[other] every { $n } pink locations of yours
}
counter-gold-location = { $n ->
    [1] each gold location of yours
   *[other] every { $n } gold locations of yours
}
counter-black-location = { $n ->
    [1] each black location of yours
   *[other] every { $n } black locations of yours
}
counter-samurai = { $n ->
    [1] each samurai on your locations
   *[other] every { $n } samurai on your locations
}
counter-deal = { $n ->
    [1] each deal of yours
   *[other] every { $n } deals of yours
}
counter-enemy-location = { $n ->
    [1] each location of another faction in your empire
   *[other] every { $n } locations of other factions in your empire
}
counter-protected-location = { $n ->
    [1] each protected location of yours
   *[other] every { $n } protected locations of yours
}
counter-removed-fortification = { $n ->
    [1] each fortification removed
   *[other] every { $n } fortifications removed
}
counter-kept = { $n ->
    [1] each card or resource kept here
   *[other] every { $n } cards or resources kept here
}

moment-free = any time in your turn, as often as you like,
moment-end = at the end of the game
moment-round-end = at the end of each round
moment-production = in the Production phase (for all players)
moment-cleanup = in Cleanup

event-build = you build { $a } location
built-red = a red
built-brown = a brown
built-grey = a grey
built-pink = a pink
built-gold = a gold
built-blue = a blue
built-black = a black
built-purple = a purple
built-faction = a faction
event-raze = you raze a card or a location
event-deal = you make a deal
event-gain-vp = you gain { $a } VP or more at once
event-enemy-exchange = an opponent exchanges a pair of workers
event-produce-deals = your deals have paid in the Production phase
event-conquer = you conquer a location
event-siege = you besiege a fortress
event-lose-location = an opponent razes, removes or conquers a location of yours

verb-steal = take 1 { $a } from an opponent's supply
verb-raze-hand = raze a card from your hand
verb-raze-enemy = { $args ->
    [0] raze an opponent's location
   *[other] raze an opponent's location{ $a }
}
verb-raze-own = raze a common location of your own
verb-tithe = return any number of the goods just gained for { $a } VP each
verb-copy-spoil = gain 1 good from the raze field of an opponent's location without razing it
verb-sift = draw { $b } { $a }, keep { $c } and { $d } the rest
drawn-card = cards
drawn-common-card = common cards
drawn-faction-card = faction cards
rest-discard = discard
rest-shuffle = shuffle back
verb-cancel-deal = { $args ->
    [0] discard a deal of an opponent
   *[other] discard a deal of an opponent and { $a }
}
bonus-gain = gain its good
verb-steal-deal = move a deal of an opponent under your board
verb-copy-deal = gain the good of one deal of yours
verb-build-deal = build the card of one of your deals, paying its cost without locations
verb-build-hand = build a faction location from hand, paying its cost without locations
verb-remove-location = discard an opponent's location
verb-enemy-deal = make a deal with an opponent's faction location
verb-enemy-discard = make an opponent discard a card from hand
verb-refresh = clear another action location of yours so that it may be used again
verb-block-action = block an opponent's action location for everybody in this round
verb-take-control = put a Ra token on an opponent's location: it counts as yours until the end of the round
verb-hand-foundation = put a common card from hand into your empire as a foundation
verb-row-foundation = put a common card from hand as a foundation at the left end of one of your faction rows
verb-copy-production = gain what { $a } produces
which-any = one production location of yours
which-other = another production location of yours
verb-keep-here = put 1 { $a } here until the end of the game
verb-tier = { $args ->
    [1] gain VP for { $a }
   *[other] gain VP by the best step reached (VP from so many kept here): { $b }
}
verb-conquer = { $args ->
    [1] conquer { $a } of an opponent
   *[other] conquer { $a } of an opponent{ $b }
}
place-any = any faction location
place-leftmost = the leftmost faction location in a row
ignored-ignore-protection = {""}, with no surcharge for its protection
ignored-ignore-token = {""}, with no surcharge for a defence token or a shield
verb-siege = besiege a fortress
verb-shift-left = you may move { $a } one place to the left
whose-enemy = a faction location of an opponent
whose-own = a faction location of yours
whose-any = any faction location
verb-place-defence = put a defence token from the general supply on a location of yours
verb-fort-vp = gain VP for the fortification level
verb-claim-first = become first player next round
verb-roll = { $args ->
    [1] gain 1 { $a }
   *[other] gain 1 good at random out of { $a }, { $b }
}
verb-store = keep all your { $a }
stored-resource = wood, stone and food
stored-wood = wood
stored-stone = stone
stored-food = food
stored-gold = gold
stored-worker = workers
stored-raze = raze tokens
stored-defence = defence tokens
verb-store-resources = keep up to { $a } { $a ->
    [one] resource
   *[other] resources
}
verb-storage-cap = every player keeps at most { $a } { $a ->
    [one] good
   *[other] goods
} by storage
