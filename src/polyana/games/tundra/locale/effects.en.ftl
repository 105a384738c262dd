# Tundra's words for the texts of cards; docs/notation.md says how the messages are named.

noun-kindling = kindling
noun-stone = stone
noun-peat = peat
noun-resource = { $n ->
    [one] resource of your choice
   *[other] resources of your choice
}
noun-equal = { $n ->
    [one] resource
   *[other] resources of one kind
}
noun-berry = { $n ->
    [one] berry
   *[other] berries
}
noun-vp = VP
noun-move = { $n ->
    [one] move
   *[other] moves
}
noun-worker = { $n ->
    [one] worker
   *[other] workers
}

# After "for"
counter-own-tower = { $n ->
    [1] each of your towers on the map
   *[other] every { $n } of your towers on the map
}
counter-own-worker = { $n ->
    [1] each of your workers on the map
   *[other] every { $n } of your workers on the map
}
counter-upgraded-board = { $n ->
    [1] each of your upgraded order boards
   *[other] every { $n } of your upgraded order boards
}

moment-round-start = at the start of each round,
moment-setup = during setup,

verb-build-tower = build a tower in place of your worker
verb-place-worker = place a worker in your settlement or by your tower
verb-settle-worker = place a worker in your settlement
verb-gather = { $a ->
    [1] gather 1 resource from one of your figures
   *[other] gather up to { $a } resources from your figures
}
verb-upgrade = { $args ->
    [0] upgrade an order board
   *[other] upgrade an order board for { $a } { $a ->
        [one] resource
       *[other] resources
    } less
}
verb-take-card = take a city card from the market
verb-refresh-market = refresh the market
verb-reroll = reroll one of your unused dice
verb-shift = change one of your unused dice by +1 or −1
verb-flip = turn one of your unused dice to its opposite face
verb-die = take a die from your supply and roll it
verb-ride = carry one of your workers to any face-up glade
verb-recover-advisor = ready another of your used advisors
