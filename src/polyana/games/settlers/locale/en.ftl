# Imperial Settlers: questions, moves, log and score sheet. polyana/speech/table_talk.py says how the messages are named.

game-name = Imperial Settlers
game-blurb = Four factions build, deal, raze and conquer: five rounds, each as long as your goods last.
game-minutes = 45-90

option-players = how many players: 1 to 4
    .short = How many players
option-lookout = Lookout: standard, draft (cards are passed on) or advanced
    .short = Lookout
    .about = How new cards are handed out at the start of each round.
    .standard = Standard
    .draft = Cards are passed on
    .advanced = Advanced
option-peaceful = peaceful variant: true or false
    .short = Peaceful variant
    .about = Rivals are harmed only by what cards do, and everybody draws one more card in Lookout.
option-fire = the expansion We Didn't Start the Fire (conquest and fortresses): true or false
    .short = We Didn't Start the Fire
    .about = The expansion: conquest, fortresses and more cards. Better without it at first.
option-format = deck format: standard or open
    .short = Deck format
    .about = In the open format cards of the expansion are mixed with the base cards.
    .standard = Standard
    .open = Open
option-reshuffle-faction = reshuffle the discards of an empty faction deck: true or false
    .short = Reshuffle faction decks
    .about = An empty faction deck is made anew from its discards.
option-promo = promo tokens: none, all, or with commas council, events, dice_tower, fair, refugees, amber_road, expedition
    .short = Promo tokens
    .about = Small extra tokens with rules of their own.
    .none = None
    .all = All
option-expedition-mode = expeditions: choice or random
    .short = Expeditions
    .about = Whether players choose their expeditions or draw them.
    .choice = By choice
    .random = At random
option-solo-difficulty = conquest difficulty of the solo game: easy, medium or hard
    .short = Solo difficulty
    .about = How hard conquest makes the game against the collection.
    .easy = Easy
    .medium = Medium
    .hard = Hard
option-common = expansion common cards in the open format: all, none, or their names with commas
    .short = Expansion common cards
    .about = Which common cards of the expansion are shuffled in.
    .all = All
    .none = None
option-decks = the text of a file with decks of your own, or none
    .short = Decks of your own
    .about = A file with decks that you have put together.
    .none = None

# Words

amount = { $b } { $a-id ->
    [worker] { $b ->
        [one] worker
       *[other] workers
    }
    [raze] { $b ->
        [one] raze token
       *[other] raze tokens
    }
    [defence] { $b ->
        [one] defence token
       *[other] defence tokens
    }
   *[other] { $a }
}
good = { $a-id ->
    [vp] 1 VP
   *[other] 1 { $a }
}
lack = { $n ->
    [0] { "" }
   *[other] { $n }{ " " }
}{ $good-id ->
    [worker] { $n ->
        [one] worker
       *[other] workers
    }
    [raze] { $n ->
        [one] raze token
       *[other] raze tokens
    }
    [defence] { $n ->
        [one] defence token
       *[other] defence tokens
    }
   *[other] { $good }
}
serves = { $left ->
    [0] { $thing } needs { $goods }, and then it can be built.
   *[other] { $thing } needs { $goods }.
}

# Questions

ask-faction = { $player }, which faction do you play?
ask-bot-faction = { $player }, which faction is your opponent?
ask-deck = { $player }, which deck do you play?
ask-bot-deck = { $player }, which deck does your opponent play?
ask-lookout-pick = { $player }, which card do you take?
ask-draft-keep = { $player }, which card do you keep?
ask-draw-deck = { $player }, from which deck do you draw? { $a } to draw.
ask-sift-keep = { $player }, which card do you keep? ({ $a })
ask-produce-choice = { $player }, what is produced? ({ $a })
ask-trigger-choice = { $player }, what do you gain? ({ $a })
ask-choice = { $player }, what do you choose? ({ $a })
ask-copy-target = { $player }, which production do you repeat? ({ $a })
ask-tithe = { $player }, what do you return? { $b } VP for each good ({ $a }).
ask-turn = { $player }, your turn: what do you do?
ask-end-turn = { $player }, anything else, or end your turn?
ask-pay-mix = { $player }, how do you pay? ({ $a })
ask-pay-resource = { $player }, which resource do you pay? ({ $a })
ask-pay-location = { $player }, which location or foundation do you discard? ({ $a })
ask-pay-card = { $player }, which card do you discard? ({ $a })
ask-pay-deal = { $player }, which deal do you give up? ({ $a })
ask-part = { $player }, what do you use? ({ $a })
ask-trigger-part = { $player }, do you pay for this? ({ $a })
ask-twice = { $player }, once or twice? ({ $a })
ask-exchange-pick = { $player }, what do you take for a pair of workers?
ask-target-location = { $player }, which location? ({ $a })
ask-target-deal = { $player }, which deal? ({ $a })
ask-target-player = { $player }, which opponent? ({ $a })
ask-steal-pick = { $player }, which resource do you take? ({ $a })
ask-raze-card = { $player }, which card do you raze from hand? ({ $a })
ask-spoil-pick = { $player }, which good do you gain? ({ $a })
ask-build-pick = { $player }, which card do you build? ({ $a })
ask-foundation-card = { $player }, which card becomes a foundation? ({ $a })
ask-shift = { $player }, which location moves left? ({ $a })
ask-samurai-place = { $player }, where does the samurai go?
ask-defence-place = { $player }, where does the defence token go? ({ $a })
ask-keep-card = { $player }, which card do you put here? ({ $a })
ask-forced-discard = { $player }, which card do you discard? The { $a } make you.
ask-solo-victim = { $player }, which location do you lose?
ask-expedition = { $player }, which expedition do you join?
ask-store-pick = { $player }, what do you keep?

# Moves

move-faction = { $a-id ->
    [random] A random faction
   *[other] { $a }
}
move-deck = { $a-id ->
    [base] Base deck
   *[other] { $a }
}
move-pick = { $a-id ->
    [route] Deal with { $b }
   *[other] { $a }
}
move-draw = { $a-id ->
    [common] Common deck
   *[faction] Faction deck
}
move-choose = { $a-id ->
    [siege] Besiege a fortress
   *[other] Gain { $a }
}
move-target = { $a-id ->
    [route] Deal with { $c } ({ $b })
   *[other] { $all }
}
move-return = Return { $a }
move-stop = Skip
move-decline = Decline
move-none = Stay at home
move-once = Once
move-twice = Twice
move-build = Build { $a }
move-deal = Deal: { $a }
move-raze-hand = Raze from hand: { $a }
move-raze = Raze { $a }
move-activate = Use { $a }
move-exchange = Exchange workers
move-take = { $a-id ->
    [wood] For wood
    [stone] For stone
    [food] For food
   *[card] For a card
}
move-conquer = Conquer { $a }
move-besiege = Besiege { $a }
move-stall = Use { $a }
move-defend = Defend { $a }
move-deploy = Samurai: { $a }
move-keep = Add to: { $all }
move-pass = Pass
move-end-turn = End turn
move-pay = Pay { $all }
move-part = { $a-id ->
    [raze_hand] Raze a card from hand
    [raze_enemy] Raze an opponent's location
   *[other] Pay { $a }
}
move-gain = Take { good }
move-expedition = { $a }
move-store = Keep { good }

# Log

told-forced = { $player } – { $move } (no choice)
told-faction = { $player } plays the { $a }
told-bot-faction = The opponent plays the { $a }
told-deck = { $a-id ->
    [base] { $player } plays the base deck
   *[other] { $player } plays the deck { $a }
}
told-bot-deck = { $a-id ->
    [base] The opponent plays the base deck
   *[other] The opponent plays the deck { $a }
}
told-round = — Round { $a }, first player { $player } —
told-production = — Production —
told-round-end = — End of the round —
told-cleanup = — Cleanup —
told-over = — The game is over —
told-revealed = Revealed: { $all }
told-picked = { $player } takes { $a }
told-left-over = { $a } is discarded
told-drew = { $player } draws a { $a-id ->
    [common] common card
   *[faction] faction card
}
told-drew-card = { $player } is dealt { $a }
told-shuffled-back = { $player } shuffles a card back into the deck
told-reshuffled = { $a-id ->
    [common] The discarded common cards are shuffled into a new deck
   *[other] A discard pile is shuffled into a new deck ({ $a })
}
told-gained = { $player } gains { amount }
told-paid = { $player } pays { amount }
told-scored = { $player } gains { $a } VP { $b-id ->
    [deals] from a deal
    [production] by production
    [bonus] for building
    [action] by an action
    [trigger] by a feature
    [raze] for razing
    [tithe] for returned goods
    [gate] for a card under a gate
    [fortress] for a fortress
   *[promo] by a promo token
}
told-discarded = { $player } discards { $a }
told-gave-deal = { $player } gives up the deal { $a }
told-gave-location = { $player } discards the location { $a }
told-built = { $player } builds { $a }
told-deal = { $player } makes a deal: { $a }
told-route = { $player } makes a deal with { $a }
told-cancelled = { $player } cancels the deal { $a }
told-stole-deal = { $player } takes over the deal { $a }
told-razed-hand = { $player } razes { $a } from hand
told-razed = { $player } razes { $a }
told-removed = { $player } removes { $a }
told-used = { $player } uses { $a }
told-copied = { $player } repeats the production of { $a }
told-fortified = { $player } fortifies { $a }: level { $b }
told-conquered = { $player } conquers { $a }
told-besieged = { $player } besieges { $a } (fortifications removed: { $b })
told-shifted = { $player } moves { $a } to the left
told-blocked = { $player } blocks { $a }
told-took-control = { $player } puts a Ra token on { $a }
told-refreshed = { $player } takes the goods off { $a }
told-foundation = { $player } lays { $a } as a foundation
told-defended = { $player } defends { $a }
told-deployed = { $player } puts a samurai on { $a }
told-kept = { $player } adds to { $a }
told-stole = { $player } takes { good } from the { $b }
told-rolled = { $player } rolls: { $a }
told-claimed-first = { $player } will be first player next round
told-passed = { $player } passes
told-expedition = { $player } uses { $a }
told-expeditions = Laid out: { $all }
told-target = The opponent reveals { $a }
told-bot-took = The opponent takes { $a }
told-collected = { $a } joins the opponent's collection
told-collection-lost = { $a } leaves the opponent's collection
told-attacked = Attack: the opponent takes { $a }
told-bot-conquest = The opponent tries to conquer (row: { $a })
told-bot-conquered = The opponent conquers { $a }
told-bot-besieged = The opponent besieges { $a }

# Score sheet

line-deals = Deals
line-production = Production
line-bonus = Building bonuses
line-action = Actions
line-trigger = Features
line-raze = Razing
line-tithe = Returned goods
line-gate = Cards under gates
line-fortress = Fortresses
line-promo = Promo tokens
line-common = Common locations: { $a }
    .kind = Common locations
line-faction = Own faction locations: { $a }
    .kind = Own faction locations
line-conquered = Conquered locations: { $a }
    .kind = Conquered locations
line-end-effects = Gates and the shrine
line-solo-won = Victory: { $a ->
    [one] { $a } faction location
   *[other] { $a } faction locations
} against a collection of { $b }. Rank: { $c }
line-solo-lost = Defeat: { $a ->
    [one] { $a } faction location
   *[other] { $a } faction locations
} against a collection of { $b }

# What the players begin with, for the arena

choice-order = Turn order
choice-faction = Faction
choice-deck = Faction deck

# Parts of the evaluation

part-points = victory points
part-locations = points for locations at the end
    .cost = fewer points for locations
part-production = goods in every Production
part-deals = goods from Deals every round
part-goods = goods for this round
    .cost = goods
part-actions = actions of your locations
part-hand = good cards in hand
part-features = features of your locations
part-fortresses = fortresses
    .cost = weaker fortresses
part-kept = cards under gates and in the shrine
    .cost = fewer points for gates and the shrine
part-exposure = locations in safety
    .cost = danger of razing and conquest
part-fodder = something to pay faction locations with
part-solo = a lead over the opponent's collection
    .cost = the opponent's collection comes nearer
part-rivals = rivals fall behind
    .cost = rivals catch up

# What is read before a move that may be a mistake

caution-workers = You pass for this round. You still have { $a } workers: a pair can be exchanged for a resource or a card.
caution-discard = The action of { $a } can still be used in this round.
