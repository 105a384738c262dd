# What can be wrong with the content of Empires of the North.

refusal-tiles = there are five tiles, one for each action
refusal-types = the type icons are { $wanted }
refusal-no-type = there is no type icon { $name }
refusal-deck-cards = a clan deck has { $wanted } cards, not { $given }
refusal-starting-cards = a clan has { $wanted } starting cards, not { $given }
refusal-difficulty = the difficulty is a number from 1 to 10
refusal-copies = a title occurs 1, 2 or 3 times, not { $given }
refusal-kind-goods = Fields and upgrades have goods, other cards none (this is a { $kind })
refusal-kind-requires = Fields, upgrades and Boosts name their action in requires, other cards none (this is a { $kind })
refusal-kind-cost = Actions and Features have a cost, starting and other cards none (this is a { $kind })
refusal-kind-effect = Actions and Boosts have an effect of parts, other cards none (this is a { $kind })
refusal-plain-cost = a building cost is goods and workers
refusal-find-type = no Location of this deck has the icon { $name }
refusal-find-card = the deck has no card { $name }
refusal-few-islands = there are fewer islands than lie open
refusal-events = there is one event for each number token
refusal-round-rule = the round rule says for every round how often it applies
refusal-card-id = another card has this id already
refusal-card-called = another card is called { $name } already
refusal-conquest-price = an island is conquered with raze alone
refusal-feature = a Feature has one effect, 'when ...: ...'
refusal-stored-gain = a storage pays goods, workers or points, in one way or two
refusal-demand = a demand is goods, workers and hand cards
refusal-no-storage = '{ $part }' is no storage
