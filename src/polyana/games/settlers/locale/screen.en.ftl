# The table of Imperial Settlers in the terminal.

screen-round = Round
screen-phase-factions = Factions
screen-phase-decks = Decks
screen-phase-lookout = Lookout
screen-phase-production = Production
screen-phase-action = Actions
screen-phase-cleanup = Cleanup
screen-phase-attack = Attack
screen-phase-over = The end
screen-now-turn = { $player } to act
screen-now-acted = { $player } may end the turn
screen-now-over = The game is over
screen-first = First player: { $player }
screen-next-first = First next round: { $player }
screen-piles = Common deck { $deck }, discards { $discards }

screen-sign-resource = any resource
screen-sign-location = location
screen-sign-common-card = common card
screen-sign-faction-card = faction card
screen-sign-shield = printed shield
screen-sign-samurai = samurai
screen-sign-fortification = fortification
screen-sign-blocked = blocked
screen-sign-ra = Ra token
screen-sign-deal = deal with a location
screen-sign-conquered = conquered
screen-sign-foundation = foundation
screen-sign-raze = raze field
screen-sign-used = paid, used
screen-sign-price = conquest price

screen-section-players = Players
screen-section-factions = Factions
screen-section-hand = Your hand
screen-section-revealed = Lookout: open cards
screen-section-draft = Lookout: keep one of these
screen-section-looked-at = Cards before you
screen-section-tokens = Promo tokens
screen-section-bot = Virtual player

screen-column-faction = faction
screen-column-total = in all
screen-column-hand = hand
screen-column-deck = deck
screen-column-cost = cost
screen-column-deal = deal
screen-column-raze = raze

screen-hand-empty = no cards
screen-one-part = Only one of them each time.
screen-round-cap = At most { $times ->
    [one] once
   *[other] { $times } times
} a round.
screen-bonus = Once when built:
screen-shield = Printed shield.
screen-passed = passed, safe until the round ends
screen-produces = Board
screen-stores = keeps
screen-train = supply train
screen-picked = picked
screen-deals = Deals
screen-next = Next production
screen-next-more = and more
screen-colours = Colours
screen-row-production = production
screen-row-feature = feature
screen-row-action = action
screen-foundations = Foundations

screen-bot-race = Faction locations { $own } : { $collection } in the collection
screen-bot-targets = Targets
screen-bot-deck = (attack deck { $count })
screen-bot-conquests = conquests by round
screen-bot-locations = Locations
screen-bot-line = Line

# Effects in short

screen-when-build = build { $a ->
    [faction] faction ⌂
   *[other] { $a }
}
screen-when-raze = raze
screen-when-deal = deal
screen-when-gain-vp = { $a }★ or more
screen-when-enemy-exchange = exchange by others
screen-when-produce-deals = deals paid
screen-when-conquer = conquest
screen-when-siege = siege
screen-when-lose-location = a loss
screen-at-free = free
screen-at-end = end
screen-at-round-end = round end
screen-at-production = production
screen-at-cleanup = cleanup
screen-short-enemy-location = foreign ⌂
screen-short-steal = take { $a } from a rival
screen-short-raze-hand = raze from hand
screen-short-raze-enemy = { $args ->
    [0] raze
   *[other] raze past defence
}
screen-short-raze-own = raze own ⌂
screen-short-tithe = return goods, { $a }★ each
screen-short-copy-spoil = a good of a rival's raze field
screen-short-sift = draw { $b }{ $a }, keep { $c }
screen-short-cancel-deal = { $args ->
    [0] cancel a deal
   *[other] cancel a deal, gain its good
}
screen-short-steal-deal = take a deal
screen-short-copy-deal = good of an own deal
screen-short-build-deal = build a deal without ⌂
screen-short-build-hand = build faction ⌂ without ⌂
screen-short-remove-location = discard a rival's ⌂
screen-short-enemy-deal = deal with a rival's ⌂
screen-short-enemy-discard = a rival discards ▯
screen-short-refresh = clear another ▷
screen-short-block-action = block a ▷
screen-short-take-control = ☼ on a rival's ⌂
screen-short-hand-foundation = common ▯ as ▒▒
screen-short-row-foundation = common ▯ as ▒▒ in a row
screen-short-copy-production = { $a ->
    [other] copy another ↻
   *[any] copy a ↻
}
screen-short-keep-here = put { $a } here
screen-short-conquer = { $a ->
    [leftmost] conquer a leftmost ⌂
   *[any] conquer any ⌂
}
screen-short-siege = siege
screen-short-shift-left = { $a ->
    [enemy] rival's ⌂ one left
    [own] own ⌂ one left
   *[any] any ⌂ one left
}
screen-short-place-defence = ▼ on own ⌂
screen-short-fort-vp = ★ by level
screen-short-claim-first = be first next round
screen-short-roll = one at random of { $a }{ $b }
screen-short-store = keep { $a }
screen-short-store-resources = keep { $a }*
screen-short-storage-cap = keep at most { $a } in all
