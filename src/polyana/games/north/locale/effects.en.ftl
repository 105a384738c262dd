# The words of Empires of the North for the texts of cards; docs/notation.md says how the messages are named.

# .acc is the form for what lies on cards and is not chosen any more.
noun-food = food
noun-wood = wood
noun-stone = stone
noun-sheep = sheep
noun-fish = fish
noun-gold = gold
noun-raze = { $n ->
    [one] raze token
   *[other] raze tokens
}
noun-worker = { $n ->
    [one] worker
   *[other] workers
}
noun-vp = VP
noun-card = { $n ->
    [one] card from your deck
   *[other] cards from your deck
}
noun-hand-card = { $n ->
    [one] card from your hand
   *[other] cards from your hand
}
pay-hand-card = discard { $goods }
gain-card = draw { $goods }
noun-resource = { $n ->
    [one] resource of your choice
   *[other] resources of your choice
}
    .acc = { $n ->
        [one] resource
       *[other] resources
    }
noun-good = { $n ->
    [one] good of your choice
   *[other] goods of your choice
}
    .acc = { $n ->
        [one] good
       *[other] goods
    }

# After "for"
counter-meadow = { $n ->
    [1] each meadow icon in your empire
   *[other] every { $n } meadow icons in your empire
}
counter-house = { $n ->
    [1] each house icon in your empire
   *[other] every { $n } house icons in your empire
}
counter-workshop = { $n ->
    [1] each workshop icon in your empire
   *[other] every { $n } workshop icons in your empire
}
counter-harbour = { $n ->
    [1] each harbour icon in your empire
   *[other] every { $n } harbour icons in your empire
}
counter-hero = { $n ->
    [1] each hero icon in your empire
   *[other] every { $n } hero icons in your empire
}
counter-island = { $n ->
    [1] each island icon in your empire
   *[other] every { $n } island icons in your empire
}
counter-tartan = { $n ->
    [1] each tartan icon in your empire
   *[other] every { $n } tartan icons in your empire
}
counter-axe = { $n ->
    [1] each axe icon in your empire
   *[other] every { $n } axe icons in your empire
}
counter-penguin = { $n ->
    [1] each penguin icon in your empire
   *[other] every { $n } penguin icons in your empire
}
counter-yeti = { $n ->
    [1] each yeti icon in your empire
   *[other] every { $n } yeti icons in your empire
}
counter-totem = { $n ->
    [1] each totem icon in your empire
   *[other] every { $n } totem icons in your empire
}
counter-mug = { $n ->
    [1] each mug icon in your empire
   *[other] every { $n } mug icons in your empire
}
counter-bench = { $n ->
    [1] each bench icon in your empire
   *[other] every { $n } bench icons in your empire
}
counter-camp = { $n ->
    [1] each camp icon in your empire
   *[other] every { $n } camp icons in your empire
}
counter-sled = { $n ->
    [1] each sled icon in your empire
   *[other] every { $n } sled icons in your empire
}
counter-bank = { $n ->
    [1] each bank icon in your empire
   *[other] every { $n } bank icons in your empire
}
counter-ledger = { $n ->
    [1] each ledger icon in your empire
   *[other] every { $n } ledger icons in your empire
}
counter-spent-worker = { $n ->
    [1] each spent worker on your clan tile
   *[other] every { $n } spent workers on your clan tile
}
counter-distinct-type = { $n ->
    [1] each different icon in your empire
   *[other] every { $n } different icons in your empire
}
counter-idle-pawn = { $n ->
    [1] each pawn of yours that does not show X
   *[other] every { $n } pawns of yours that do not show X
}
counter-assigned-good = { $n ->
    [1] each good on your cards
   *[other] every { $n } goods on your cards
}

moment-storage = at the end of the Lookout, for every { $a-n ->
    [1] { $a }
   *[other] set of { $a }
} on this card,
    .a = acc

event-pillage = you pillage an island
event-pillage-distant = you pillage a distant island
event-conquer = you conquer an island
event-explore = you have performed EXPLORE
event-populate = you have performed POPULATE
event-construct = you have performed CONSTRUCT
event-sail = you have performed SAIL
event-build = another card with the { $a } icon enters your empire
event-discard-location = a card of your empire is discarded
event-take-back = a card of your empire returns to your hand
event-pass = you pass
event-move-pawn = an effect moves a pawn of yours
event-assign = you assign goods or workers to a card
event-opponent-populate = an opponent has performed POPULATE

type-meadow = meadow
type-house = house
type-workshop = workshop
type-harbour = harbour
type-hero = hero
type-island = island
type-tartan = tartan
type-axe = axe
type-penguin = penguin
type-yeti = yeti
type-totem = totem
type-mug = mug
type-bench = bench
type-camp = camp
type-sled = sled
type-bank = bank
type-ledger = ledger

verb-EXPLORE = perform EXPLORE
verb-POPULATE = perform POPULATE
verb-CONSTRUCT = perform CONSTRUCT
verb-HARVEST = perform HARVEST
verb-SAIL = perform SAIL
verb-assign = assign { $a } from your supply to this card
verb-remove = take { $a-n ->
    [1] { $a }
   *[other] up to { $a }
} from your cards back into your supply
    .a = acc
verb-recover = take { $a } back from your clan tile
verb-copy = { $args ->
    [1] use the { $a } of another location of yours, chosen once and for all
   *[other] use the { $a } of another location of yours, { $b }
}
copied-action = action
link-relink = a new one each time if you like
verb-find = { $args ->
    [1] find { $a } in your deck
   *[other] find a location with the { $b } { $a } in your deck
}
word-type = icon
word-glenn-gathering-stone = Gathering Stone
word-ulaf-floki-workshop = Floki's Workshop
verb-move-pawn = move a placed pawn of yours to any other action tile without performing it
verb-wake-pawn = turn a pawn of yours from X to its active side
verb-refresh = refresh { $a }
refreshed-location = another exhausted action location of yours
refreshed-islands = all your exhausted islands
verb-exhaust = exhaust { $a }
exhausted-location = another unexhausted action location of yours without using it
exhausted-dearest = your most expensive unexhausted action location
verb-raid = raid { $a }
price-free = without a raze token
verb-move-ship = move a ship of yours forward in the queue by { $a ->
    [1] 1 place
   *[other] up to { $a } places
}
verb-pillage-now = pillage an island now with a ship of yours in the queue
verb-conquer-now = { $args ->
    [0] conquer an island now with a ship of yours in the queue
   *[other] conquer an island now with a ship of yours in the queue, no raze token needed
}
verb-gain-ship = gain { $a }
ship-common = a common ship
ship-clan = your third clan ship
verb-gather = gain the goods of { $a }
ground-field = one field or upgrade card of yours
verb-discard = discard { $a }
given-location = another card of your empire
given-field = a field or upgrade of yours
verb-take-back = return { $a } (no starting card, no island) to your hand
verb-build = build a location from your hand for { $a } { $a ->
    [one] good
   *[other] goods
} less
verb-salvage = take { $a ->
    [1] a card
   *[other] up to { $a } cards
} from your discard pile into your hand
verb-scout = look at the top { $a } { $a ->
    [one] card
   *[other] cards
} of your deck, take up to { $b }, discard the rest
verb-payout = take the storage payout of one card of yours for at most { $a } { $a ->
    [one] set
   *[other] sets
}
verb-others = let each other player who has not passed gain { $a }
verb-lose = lose { $a }
verb-tire = turn the { $a } tile to its tired side
tile-EXPLORE = EXPLORE
tile-POPULATE = POPULATE
tile-CONSTRUCT = CONSTRUCT
tile-HARVEST = HARVEST
tile-SAIL = SAIL
verb-rest = turn { $a } to their normal side
tiles-all = all action tiles
verb-sweep = discard the face-up { $a } and reveal new ones
    .a = plural
verb-rival-takes = a rival takes the face-up { $a } that has lain longest
distance-near = near island
    .plural = near islands
distance-distant = distant island
    .plural = distant islands
verb-place-free = put a location that has a cost from your hand into your empire without paying it
verb-harvest = gain all goods of one field of yours { $a }
how-stack = and of its upgrades
how-card = without its upgrades
verb-launch = put a ship of yours at the end of the queue, if you like with fish and raze tokens aboard

# What an event of the solo game asks
demand = { $demand }: { $reward }; otherwise { $penalty }
demand-reward = { $demand }: { $reward }
demand-penalty = { $demand }, or { $penalty }
