# Empires of the North: questions, moves, log and score sheet. polyana/speech/table_talk.py says how the messages are named.

game-name = Empires of the North
game-blurb = Six northern clans build, harvest, sail and conquer islands; whoever reaches 25 points starts the last round.
game-minutes = 45-90

option-players = how many players: 1 to 4
    .short = How many players
option-scenario = the scenario of the solo game: hungry_winter, masters_of_the_strait, kings_tax or season_of_raids
    .short = Solo scenario
    .about = What the game alone asks of you from round to round.

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
   *[other] { $a }
}
good = { $a-id ->
    [worker] a worker
    [raze] a raze token
    [hand_card] a card
   *[other] { $a }
}
action = { $a-id ->
    [EXPLORE] EXPLORE
    [POPULATE] POPULATE
    [CONSTRUCT] CONSTRUCT
    [HARVEST] HARVEST
   *[SAIL] SAIL
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
    [resource] { $n ->
        [one] resource
       *[other] resources
    }
    [hand_card] { $n ->
        [one] card in hand
       *[other] cards in hand
    }
   *[other] { $good }
}
serves = { $left ->
    [0] { $thing } needs { $goods }, and then it can be built.
   *[other] { $thing } needs { $goods }.
}

# Questions

ask-clan = { $player }, which clan do you lead?
ask-opening = { $player }, which three cards do you keep?
ask-lookout = { $player }, which cards do you keep? Each costs a worker.
ask-storage = { $player }, { $a } pays { $b ->
    [one] 1 set: how many sets bring { $c } (or else { $d })?
   *[other] { $b } sets: how many bring { $c }? The others bring { $d }.
}
ask-turn = { $player }, your turn: what do you do?
ask-pay-mix = { $player }, how do you pay? ({ $a })
ask-pay-resource = { $player }, which resource do you pay? ({ $a })
ask-pay-card = { $player }, which card do you discard? ({ $a })
ask-pay-discard = { $player }, which card of your empire do you give up? ({ $a })
ask-pay-exhaust = { $player }, which location do you exhaust? ({ $a })
ask-price = { $player }, what do you pay? ({ $a })
ask-part = { $d ->
    [0] { $player }, do you use part { $c } of this card? ({ $a })
   *[other] { $player }, do you do it once more? ({ $a })
}
ask-choice = { $player }, what do you choose? ({ $a })
ask-gain-resource = { $player }, what do you gain? ({ $a }, { $b } to choose)
ask-window = { $player }, you have declared { action }. Which card do you play before it?
ask-attach = { $player }, under which field does { $a } go?
ask-construct = { $player }, which location do you construct?
ask-harvest = { $player }, which field do you harvest?
ask-load = { $player }, what does the ship carry?
ask-assign = { $player }, what do you put on { $a }? ({ $b } more)
ask-remove = { $player }, what do you take from your cards? ({ $b } more)
ask-salvage = { $player }, which card do you take from your discard pile? ({ $b } more)
ask-scout = { $player }, which card do you take? ({ $b } more)
ask-find = { $player }, which card do you take from your deck?
ask-copy = { $player }, which location do you copy? ({ $a })
ask-move-pawn = { $player }, which pawn goes where? ({ $a })
ask-wake-pawn = { $player }, which pawn do you turn over? ({ $a })
ask-refresh = { $player }, which location do you refresh? ({ $a })
ask-raid = { $player }, which location do you raid? ({ $a })
ask-move-ship = { $player }, which ship moves up? ({ $a })
ask-early-ship = { $player }, which ship sets out now? ({ $a })
ask-gather = { $player }, which field or upgrade pays? ({ $a })
ask-take-back = { $player }, which card returns to your hand? ({ $a })
ask-build-pick = { $player }, which location do you build? ({ $a })
ask-discount = { $player }, which good of the cost do you save? ({ $a }, { $b } to choose)
ask-payout = { $player }, which card pays out? ({ $a })
ask-island = { $player }, which island does your ship make for? (aboard: { $a } fish, { $b } { $b ->
    [one] raze token
   *[other] raze tokens
})
ask-take = { $player }, do you pillage { $a } or conquer it?
ask-demand = { $b ->
    [1] { $player }, do you pay? ({ $a })
   *[other] { $player }, do you pay? ({ $a }, { $b } to go)
}
ask-dearest = { $player }, which of your most expensive locations is exhausted?

# Moves

move-clan = { $a-id ->
    [random] A random clan
   *[other] { $a }
}
move-keep = { $a-id ->
    [none] Keep none
   *[other] Keep { $all }
}
move-sets = { $a ->
    [0] No sets
    [one] { $a } set
   *[other] { $a } sets
}
move-build = Build { $a }
move-place = Pawn on { $a }
move-move = Pawn from { $a } to { $b }
move-use = Use { $a }
move-raid = Raid { $a }
move-pass = Pass
move-pay = { $count ->
    [0] Pay
   *[other] Pay { $all }
}
move-refuse = Do not pay
move-choose = { $a-id ->
    [move_ship] Move a ship
    [pillage_now] Pillage now
    [conquer_now] Conquer now
    [find] Search the deck
    [scout] Look at the top cards
    [recover] Recover workers
    [remove] Take workers from cards
    [HARVEST] HARVEST
    [POPULATE] POPULATE
   *[other] Gain { good }
}
move-do = Yes
move-skip = No
move-gain = Gain { good }
move-play = Play { $a }
move-none = None
move-attach = Under { $a }
move-stand = As a field of its own
move-construct = Construct { $a }
move-harvest = Harvest { $a }
move-load = { $a ->
    [0] { $b ->
        [0] Nothing
       *[other] { $b } { $b ->
            [one] raze token
           *[other] raze tokens
        }
    }
   *[other] { $b ->
        [0] { $a } fish
       *[other] { $a } fish, { $b } { $b ->
            [one] raze token
           *[other] raze tokens
        }
    }
}
move-assign = Put { good } on it
move-remove = { $b-id ->
    [worker] Take a worker from { $a }
    [raze] Take a raze token from { $a }
   *[other] Take { $b } from { $a }
}
move-done = Skip
move-take = Take { $a }
move-discard = Discard { $a }
move-target = { $a }
move-decline = Decline
move-pawn = Pawn from { $a } to { $b }
move-wake = Pawn on { $a }
move-advance = Ship { $a }: { $b ->
    [1] 1 place forward
   *[other] { $b } places forward
}
move-ship = Ship { $a } of the queue
move-save = Save { good }
move-island = { $a }
move-top = Top of the { $a-id ->
    [near] near islands
   *[distant] distant islands
}
move-pillage = Pillage
move-conquer = Conquer

# Log

told-forced = { $player } – { $move } (no choice)
told-chose-clan = { $player } leads the clan { $a }
told-islands = { $a-id ->
    [near] Near islands: { $rest }
   *[distant] Distant islands: { $rest }
}
told-ring = The ring: { $all }
told-first-player = { $player } is first player
told-round = — Round { $a } —
told-phase = { $a-id ->
    [action] — Actions —
    [expedition] — Expeditions —
    [cleanup] — Cleanup —
   *[over] — The game is over —
}
told-last-round = The end of the track is reached: round { $a } is the last
told-kept = { $player } keeps { $a ->
    [one] { $a } card
   *[other] { $a } cards
}
told-kept-card = { $player } keeps { $a }
told-discarded = { $player } discards { $a }
told-drew = { $player } draws { $a ->
    [one] { $a } card
   *[other] { $a } cards
}
told-drew-card = { $player } is dealt { $a }
told-scouted = { $player } looks at { $a ->
    [one] { $a } card
   *[other] { $a } cards
}
told-reshuffled = { $a-id ->
    [near] The discarded near islands are shuffled
    [distant] The discarded distant islands are shuffled
   *[other] A discard pile is shuffled into a new deck ({ $a })
}
told-gained = { $player } gains { amount }
told-paid = { $player } pays { amount }
told-scored = { $player } gains { $a } VP { $b-id ->
    [action] by an action
    [boost] by a boost
    [feature] by a feature
    [bonus] for building
    [storage] from storage
    [pillage] by pillaging
   *[solo] from the scenario
}
told-lost-points = { $player } loses { $a } VP
told-built = { $player } builds { $a }
told-constructed = { $player } constructs { $a }
told-placed = { $b-id ->
    [none] { $player } lays out { $a }
   *[other] { $player } puts { $a } under { $b }
}
told-played = { $player } plays { $a }
told-performed = { $player } performs { $a }
told-placed-pawn = { $player } puts a pawn on { $a }
told-moved-on = { $player } moves a pawn from { $a } to { $b } for a second use
told-moved-pawn = { $player } moves a pawn from { $a } to { $b }
told-woke-pawn = { $player } turns the pawn on { $a } to its active side
told-harvested = { $player } harvests { $a }
told-sailed = { $a ->
    [0] { $b ->
        [0] { $player } sends an empty ship out
       *[other] { $player } sends a ship out with { $b ->
            [one] 1 raze token
           *[other] { $b } raze tokens
        }
    }
   *[other] { $b ->
        [0] { $player } sends a ship out with { $a } fish
       *[other] { $player } sends a ship out with { $a } fish and { $b ->
            [one] 1 raze token
           *[other] { $b } raze tokens
        }
    }
}
told-moved-ship = { $player } moves a ship from place { $a } to place { $b }
told-gained-ship = { $player } gains a { $a-id ->
    [common] common ship
   *[clan] clan ship
}
told-found-no-island = { $player } finds no island for a ship
told-revealed = { $player } reveals { $a }
told-pillaged = { $player } pillages { $a }
told-conquered = { $player } conquers { $a }
told-used = { $player } uses { $a }
told-exhausted = { $player } exhausts { $a }
told-refreshed = { $player } refreshes { $a }
told-raided = { $player } raids { $a }
told-copied = { $player } uses { $a } as { $b }
told-assigned = { $player } puts { $c } { $b-id ->
    [worker] { $c ->
        [one] worker
       *[other] workers
    }
    [raze] { $c ->
        [one] raze token
       *[other] raze tokens
    }
   *[other] { $b }
} on { $a }
told-removed = { $b-id ->
    [worker] { $player } takes a worker from { $a }
    [raze] { $player } takes a raze token from { $a }
   *[other] { $player } takes { $b } from { $a }
}
told-recovered = { $player } recovers { $a ->
    [one] { $a } worker
   *[other] { $a } workers
}
told-paid-out = { $player }: { $a } pays { $b ->
    [one] { $b } set
   *[other] { $b } sets
}
told-found = { $player } finds { $a } and shuffles the deck
told-found-nothing = { $player } takes nothing and shuffles the deck
told-salvaged = { $player } takes { $a } from the discard pile
told-took-back = { $player } takes { $a } back to hand
told-gave-up = { $player } gives up { $a }
told-passed = { $player } passes
told-token = Event of the round, token { $a }: { $b }
told-met-demand = { $player } agrees to pay ({ $a })
told-refused-demand = { $player } does not pay ({ $a })
told-tired = { $a } is tired
told-rested = All tiles are rested
told-rival-took = A rival takes { $a }

# Score sheet

line-action = Action locations
line-boost = Boosts
line-feature = Features
line-bonus = Building bonuses
line-storage = Storage
line-pillage = Pillaging
line-solo = The scenario
line-starting-cards = Starting cards
line-fields = Fields and upgrades
line-locations = Locations
line-islands = Islands
line-resources = Resources: { $a }
    .kind = Resources
line-gold = Gold
line-raze = Raze tokens
line-goal-worker-total = Workers: { $a } of { $b }
line-goal-island = Islands: { $a } of { $b }
line-goal-island-distant = Distant islands: { $a } of { $b }
line-goal-paid-in-full = Rounds paid in full: { $a } of { $b }
line-goal-gold = Gold: { $a } of { $b }
line-goal-raze = Raze tokens: { $a } of { $b }
line-goal-location = Cards in the empire: { $a } of { $b }
line-goal-points = Points: { $a } of { $b }
line-solo-won = Victory, { $a-id ->
    [gold] a gold medal
    [silver] a silver medal
   *[bronze] a bronze medal
}
line-solo-lost = The scenario is lost

# What the players begin with, for the arena

choice-clan = Clan
choice-order = Turn order
choice-scenario = Scenario

# Parts of the evaluation

part-track = victory points
part-cards = cards in your empire
    .cost = fewer cards in your empire
part-goods = goods
part-workers = workers
part-engine = something that works every round
part-ships = islands for your ships
part-storage = goods in storage
    .cost = goods out of storage
part-pawns = actions of your pawns
part-plans = more to do in this round
part-hand = good cards in hand
part-rivals = rivals fall behind
    .cost = rivals catch up
part-lead = the lead over the best rival
    .cost = the lead of the best rival
part-goals = the goals of the scenario
part-penalties = what the scenario asks
    .cost = losses by the scenario

# What to read before a move that may be a mistake

caution-pawns = You are out until the round ends, and { $a ->
    [one] { $a } of your pawns
   *[other] { $a } of your pawns
} could still be used.
caution-actions = You are out until the round ends. Still to be used: { $all }.
caution-last-workers = Your last free workers go for these cards; none is left for the actions of this round.
caution-no-payout = This round is the last: storage pays no more, and what lies on cards scores nothing.
caution-upgrades = These upgrades are discarded with it: { $all }.
caution-goods-lost = What lies on { $a } is lost: { $b ->
    [one] { $b } good
   *[other] { $b } goods
}.
caution-unused = { $a } could still be used this round.
caution-raze-short = To conquer { $a } takes { $b } { $b ->
    [one] raze token
   *[other] raze tokens
}; the ship carries { $c }. It can only pillage, and its raze tokens are lost.
