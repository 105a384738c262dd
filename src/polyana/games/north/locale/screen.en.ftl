# The table of Empires of the North in the terminal.

screen-round = Round { $round }
screen-round-of = Round { $round } of { $rounds }
screen-phase-clans = Clans
screen-phase-opening = Opening hands
screen-phase-lookout = Lookout
screen-phase-action = Actions
screen-phase-expedition = Expeditions
screen-phase-cleanup = Cleanup
screen-phase-over = The end
screen-now-turn = { $player } to act
screen-now-declared = Declared: { $action }
screen-now-sailing = Under sail: { $player }
screen-now-island = Island: { $island }
screen-now-over = The game is over
screen-first = First player: { $player }
screen-to-end = The leader is { $points ->
    [one] { $points } point
   *[other] { $points } points
} from the end
screen-last-round = This is the last round

screen-sign-card = card from the deck
screen-sign-hand-card = card from the hand
screen-sign-resource = any resource
screen-sign-good = any good
screen-sign-ship = ship
screen-sign-field = field
screen-sign-ready = action
screen-sign-exhausted = exhausted
screen-sign-feature = feature
screen-sign-island = island
screen-sign-boost = boost
screen-sign-tired = tired tile

screen-section-players = Players
screen-section-clans = Clans
screen-section-scenario = Scenario
screen-section-middle = Actions and sea
screen-section-hand = Your hand
screen-section-drawn = Cards before you
screen-section-under-way = Under way

screen-column-clan = clan
screen-column-total = in all
screen-column-hand = hand
screen-column-deck = deck
screen-column-cost = cost
screen-column-lacks = missing

screen-first-game = For a first game: { $clans }
screen-taken = taken
screen-difficulty = difficulty
screen-begins-with = begins with

screen-islands-near = Near islands
screen-islands-distant = Distant islands
screen-island-piles = deck { $deck }, discards { $discards }
screen-pillage = pillage
screen-conquer = conquer
screen-queue = Queue
screen-queue-empty = empty
screen-tired-harvest = no upgrades

screen-passed = passed, safe from raids
screen-icons = Icons
screen-storage = Next storage
screen-pawns = Pawns
screen-row-field = fields
screen-row-ready = actions
screen-row-feature = features

screen-hand-empty = no cards
screen-bonus = Once when built:
screen-kind-field = Field:
screen-kind-upgrade = Upgrade of a field:
screen-kind-field-or-upgrade = Field or upgrade:

screen-target = Victory takes { $points } points.
screen-next-demand = Next payment, round { $round }: { $times } × { $price }; you could pay { $payable }.
screen-rival-averted = An armed ship leads the queue: the rival will take nothing this round.
screen-rival-takes = Before the expeditions the rival will take { $island }.
screen-rival-next = In round { $round } the rival comes again.
screen-event-ahead = Event to come: { $event }.
screen-event-over = Event of the round: { $event }.
screen-bag = Left in the bag: { $left }.
screen-goals = Goals
screen-goal-worker-total = workers
screen-goal-island = islands
screen-goal-island-distant = distant islands
screen-goal-paid-in-full = rounds paid in full
screen-goal-gold = gold
screen-goal-raze = raze tokens
screen-goal-location = cards in the empire
screen-goal-points = points

# Effects in short

screen-at-storage = per { $a } at lookout
screen-when-pillage = pillage
screen-when-pillage-distant = distant pillage
screen-when-conquer = conquest
screen-when-explore = EXPLORE
screen-when-populate = POPULATE
screen-when-construct = CONSTRUCT
screen-when-sail = SAIL
screen-when-build = +{ $a }
screen-when-discard-location = own card discarded
screen-when-take-back = own card back in hand
screen-when-pass = passing
screen-when-move-pawn = pawn moved by a card
screen-when-assign = assigning
screen-when-opponent-populate = rival's POPULATE
screen-short-spent-worker = spent ♙
screen-short-distinct-type = different icons
screen-short-idle-pawn = pawn without X
screen-short-assigned-good = ◈ on cards
screen-short-EXPLORE = EXPLORE
screen-short-POPULATE = POPULATE
screen-short-CONSTRUCT = CONSTRUCT
screen-short-HARVEST = HARVEST
screen-short-SAIL = SAIL
screen-short-assign = put { $a } here
screen-short-remove = take { $a } off cards
screen-short-recover = recover { $a }
screen-short-copy = copy another ▮
screen-short-move-pawn = move a pawn
screen-short-wake-pawn = turn a pawn from X
screen-short-refresh = { $a ->
    [islands] refresh all ≈
   *[location] refresh another ▮
}
screen-short-exhaust = { $a ->
    [dearest] exhaust the most expensive ▮
   *[location] exhaust another ▮
}
screen-short-raid = raid for free
screen-short-pillage-now = pillage now
screen-short-conquer-now = { $args ->
    [0] conquer now
   *[other] conquer now without ↯
}
screen-short-gather = goods of one ▒
screen-short-discard = { $a ->
    [field] discard own ▒
   *[location] discard an own card
}
screen-short-take-back = own card to hand
screen-short-build = build for { $a }◈ less
screen-short-salvage = { $a }▯ from the discards
screen-short-others = rivals { $a }
screen-short-gain-ship = 1◭
screen-short-find = { $args ->
    [1] find ▯ in the deck
   *[other] find ▯ with { $b }
}
screen-short-move-ship = ◭ forward { $a }
screen-short-scout = look at { $a }▯, take { $b }
screen-short-payout = payout of { $a } { $a ->
    [one] set
   *[other] sets
}
screen-short-lose = lose { $a }
screen-short-tire = { $a ->
    [EXPLORE] ☾ EXPLORE
    [POPULATE] ☾ POPULATE
    [CONSTRUCT] ☾ CONSTRUCT
    [HARVEST] ☾ HARVEST
   *[SAIL] ☾ SAIL
}
screen-short-rest = no tile ☾
screen-short-sweep = { $a ->
    [near] new near ≈
   *[distant] new distant ≈
}
screen-short-rival-takes = { $a ->
    [near] the rival takes a near ≈
   *[distant] the rival takes a distant ≈
}
screen-short-place-free = construct for free
screen-short-harvest = { $a ->
    [card] goods of ▒ without upgrades
   *[stack] goods of ▒ with upgrades
}
screen-short-launch = ◭ into the queue
