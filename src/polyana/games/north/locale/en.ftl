# Empires of the North: questions, moves, log and score sheet. polyana/speech/table_talk.py says how the messages are named.

game-name = Empires of the North
game-blurb = Six northern clans build, harvest, sail and conquer islands; whoever reaches 25 points starts the last round.
game-minutes = 45-90

option-players = how many players: 1 to 4
    .short = How many players
option-scenario = the scenario of the solo game: hungry_winter, masters_of_the_strait, kings_tax or season_of_raids
    .short = Solo scenario

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
action = { $a-id ->
    [EXPLORE] EXPLORE
    [POPULATE] POPULATE
    [CONSTRUCT] CONSTRUCT
    [HARVEST] HARVEST
   *[SAIL] SAIL
}

# Questions

ask-clan = { $player }, which clan do you lead?
ask-opening = { $player }, which three cards do you keep?
ask-lookout = { $player }, which cards do you keep? Each costs a worker.
ask-storage = { $player }, how many of { $b } sets pay the first way? ({ $a })
ask-turn = { $player }, your turn: what do you do?
ask-pay-mix = { $player }, how do you pay? ({ $a })
ask-pay-resource = { $player }, which resource do you pay? ({ $a })
ask-pay-card = { $player }, which card do you discard? ({ $a })
ask-pay-discard = { $player }, which card of your empire do you give up? ({ $a })
ask-pay-exhaust = { $player }, which location do you exhaust? ({ $a })
ask-price = { $player }, what do you pay? ({ $a })
ask-part = { $player }, do you do this? ({ $a })
ask-choice = { $player }, what do you choose? ({ $a })
ask-gain-resource = { $player }, what do you gain? ({ $a }, { $b } to go)
ask-window = { $player }: { action } is declared. Play one of these first, or nothing.
ask-attach = { $player }, where does it go? ({ $a })
ask-construct = { $player }, which location do you construct?
ask-harvest = { $player }, which field do you harvest?
ask-load = { $player }, what does the ship carry?
ask-assign = { $player }, what do you put on { $a }? ({ $b } more)
ask-remove = { $player }, what do you take from your cards? ({ $b } more)
ask-salvage = { $player }, which card do you take from your discard pile?
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
ask-discount = { $player }, which good do you save? ({ $a })
ask-payout = { $player }, which card pays out? ({ $a })
ask-island = { $player }, which island does your ship make for?
ask-take = { $player }: { $a }. Pillage or conquer?
ask-demand = { $player }, do you pay? ({ $a })
ask-dearest = { $player }, which of your dearest locations is exhausted?

# Moves

move-clan = { $a-id ->
    [random] Any clan, at random
   *[other] { $a }
}
move-keep = { $a-id ->
    [none] Keep none
   *[other] Keep { $all }
}
move-sets = { $a ->
    [0] None the first way
   *[other] { $a } the first way
}
move-build = Build { $a }
move-place = Pawn on { $a }
move-move = Pawn from { $a } to { $b }
move-use = Use { $a }
move-raid = Raid { $a }
move-pass = Pass
move-pay = { $all ->
    [""] Pay
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
   *[other] { $a }
}
move-do = Do it
move-skip = Skip it
move-gain = Gain { $a }
move-play = Play { $a }
move-none = Nothing
move-attach = Under { $a }
move-stand = As a field of its own
move-construct = Construct { $a }
move-harvest = Harvest { $a }
move-load = { $a } fish, { $b } raze
move-assign = Put { $a } on it
move-remove = { $b } from { $a }
move-done = Enough
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
move-save = Save { $a }
move-island = { $a }
move-top = Top of the { $a-id ->
    [near] near islands
   *[distant] distant islands
}
move-pillage = Pillage
move-conquer = Conquer

# Log

told-forced = { $player }: { $move } (no choice)
told-chose-clan = { $player } leads the clan { $a }
told-islands = { $a-id ->
    [near] Near islands: { $rest }
   *[distant] Distant islands: { $rest }
}
told-ring = The ring: { $all }
told-first-player = { $player } is first player
told-round = - Round { $a } -
told-phase = { $a-id ->
    [action] - Actions -
    [expedition] - Expeditions -
    [cleanup] - Cleanup -
   *[over] - The game is over -
}
told-last-round = Somebody has reached the end of the track: round { $a } is the last
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
told-sailed = { $player } sends a ship out ({ $a } fish, { $b } raze)
told-moved-ship = { $player } moves a ship from place { $a } to place { $b }
told-gained-ship = { $player } gains a { $a-id ->
    [common] common ship
   *[clan] clan ship
}
told-revealed = { $player } reveals { $a }
told-pillaged = { $player } pillages { $a }
told-conquered = { $player } conquers { $a }
told-exhausted = { $player } uses or turns { $a }
told-refreshed = { $player } refreshes { $a }
told-raided = { $player } raids { $a }
told-copied = { $player }: { $a } copies { $b }
told-assigned = { $player } puts { $c } { $b } on { $a }
told-removed = { $player } takes { $b } from { $a }
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
told-token = Token { $a }: { $b }
told-met-demand = { $player } pays: { $a }
told-refused-demand = { $player } does not pay: { $a }
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
