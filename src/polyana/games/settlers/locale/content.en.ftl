# What can be wrong with the content of Imperial Settlers.

refusal-solo-game = there is a solo game
refusal-factions = { $players } players need as many factions
refusal-rounds = rounds and tokens are numbers
refusal-rows = the rows are { $wanted }
refusal-colours = the colours are { $wanted }
refusal-prices = prices are 1 or more
refusal-siege-price = the price of a siege is in raze tokens
refusal-exchanged = workers are exchanged for resources and cards only
refusal-fortress-row = a Fortress stands in the action row
refusal-fortress-pays = a Fortress is fortified and pays
refusal-levels = levels lists the points of { $wanted } levels
refusal-levels-fall = the points of levels do not fall
refusal-fortress-raze = a Fortress has no Raze field
refusal-ranks = the ranks rise from 0 VP
refusal-no-good = there is no good { $good }
refusal-compensation = a compensation is goods of the supply
refusal-deck-cards = size says { $given }, but there are { $count }
refusal-field-good = a Raze or Deal field cannot give { $good }
refusal-deal-field = a faction card has a Deal field
refusal-playset-copies = playset_copies says { $given }, but { $playset } has { $count } cards
refusal-common-deal = a common card has no Deal field
refusal-common-raze = a Raze field of a common card has two goods
refusal-common-location = a common card costs no location
refusal-produces-nothing = a production location produces something
refusal-no-action = an action location has an action
refusal-parts-one = with parts = "one" an action is used once
refusal-used-twice = an action is used twice at most
refusal-only-fortress = only a Fortress has Fortifications
refusal-attack-deal = the Deal is one of the target good
refusal-conquests = conquests for every round
refusal-only-event = only an event has sides
refusal-no-option = the game has no option { $option }
refusal-option-default = the default is { $wanted }
refusal-deal-priority = japanese_deal_priority lacks { $good }
refusal-stall-limit = a stall has a limit: table or player
refusal-stall-price = a stall has a price
refusal-event-sides = an event has two sides
refusal-trigger-price = every part of such a trigger has a price
refusal-token-effect = a token of kind { $kind } cannot do '{ $part }'
refusal-deal-one = a Deal gives one good, not '{ $part }'
refusal-card-id = another card has this id already
refusal-card-called = another card is called { $name } already
refusal-not-in-base = { $playset } is not in the base deck
refusal-no-playset = there is no playset { $playset }
refusal-no-storage = '{ $part }' is no storage
refusal-no-production = { $part } is no production
refusal-location = a location cannot do '{ $part }'
refusal-exchange-workers = '{ $part }' pays with workers
refusal-location-row = a { $row } location cannot do { $part }
refusal-trigger-parts = several parts of a trigger need parts = "one"

# Decks: those of the content, and those of a file that a player brings

refusal-decks-unread = This deck file cannot be read: { $why }.
refusal-decks-refused = This deck file is refused. { $reason }.
refusal-deck = { $deck }: { $reason }
refusal-deck-name = A deck is called by one plain word such as raiders, not { $name }.
refusal-deck-twice = Two decks of this file have the same name.
refusal-deck-no-faction = there is no faction { $faction }; there are { $known }
refusal-deck-unknown-card = unknown_card: there is no card or playset { $card }
refusal-deck-size = size: { $wanted } cards, not { $count }
refusal-deck-structure = structure: triples, doubles and singles are { $wanted }, not { $had }
refusal-deck-duplicate-playset = duplicate_playset: { $playset } more than once
refusal-deck-incomplete-playset = incomplete_playset: { $playset } without all its copies
refusal-deck-wrong-faction = wrong_faction: { $playset } does not belong to { $faction }
refusal-deck-too-many-expansions = too_many_expansions: { $count } expansions
