# Tundra: questions, moves, log and score sheet. polyana/speech/table_talk.py says how messages are named.

game-name = Tundra
game-blurb = Animal estates settle the north: a roll of the dice decides which orders can be given.
game-minutes = 40-60

option-players = how many players: 2 to 4
    .short = How many players
option-layout = which map: standard; for three also lake_3p, moot_3p, trefoil_3p; for four also ice_ring_4p, butterfly_4p
    .short = Map
    .about = The shape of the land; the standard one suits a first game best.
    .standard = Standard
option-titles-and-personal-goals = special titles and personal goals: true or false
    .short = Special titles and personal goals
    .about = Everybody has an ability and a secret goal of their own.

# Words

lack = { $n ->
    [0] { "" }
   *[other] { $n }{ " " }
}{ $good }
serves = { $left ->
    [0] Upgrading { $thing } needs { $goods }, and then it can be paid.
   *[other] Upgrading { $thing } needs { $goods }.
}

# Questions

ask-starting-boost = { $a-id ->
    [none] { $player }, which boost do you tuck, and under which board?
   *[other] { $player }, { $a } goes under { $b }. Which second boost do you tuck, and where?
}
ask-title-part = { $player }, what do you do first? (title)
ask-bonus-next = { $player }, which tower gives its bonus now?
ask-turn = { $player }, your turn: what do you do?
ask-next-action = { $player }, which action do you take? ({ $a }, die { $b })
ask-next-part = { $player }, what do you do first? ({ $a })
ask-alternative = { $player }, what do you choose? ({ $a })
ask-repeat = { $player }, do you do it? { $b ->
    [one] { $b } time
   *[other] { $b } times
} left ({ $a }).
ask-move = { $player }, where does a worker go? { $b ->
    [one] { $b } move
   *[other] { $b } moves
} left ({ $a-id ->
    [modest] title
   *[other] { $a }
}).
ask-ride = { $player }, which worker rides, and where to? ({ $a })
ask-tower-site = { $player }, where do you build a tower? ({ $a })
ask-worker-site = { $player }, where do you place a worker? ({ $a })
ask-bonus-worker = { $player }, do you place a worker by the tower on { $a }?
ask-equal-kind = { $player }, which resources of one kind do you pay?
ask-pay-kind = { $player }, which resource do you pay?
ask-gain-kind = { $player }, which resource do you take? { $b ->
    [one] { $b } resource
   *[other] { $b } resources
} left ({ $a-id ->
    [modest] title
   *[other] { $a }
}).
ask-gather = { $player }, which resource do you gather? Up to { $b } left ({ $a }).
ask-upgrade = { $player }, which board do you upgrade? ({ $a })
ask-discount = { $player }, which resource do you not pay? { $a } left.
ask-card = { $player }, which city card do you take? ({ $a-id ->
    [thrifty] title
   *[other] { $a }
})
ask-advisor-out = { $player }, which advisor do you discard for { $a }?
ask-boost-board = { $player }, under which board do you tuck { $a }?
ask-boost-out = { $player }, which boost under { $b } do you discard for { $a }?
ask-refresh = { $player }, do you refresh the market? ({ $a })
ask-die = { $player }, which die do you change? { $b ->
    [one] { $b } time
   *[other] { $b } times
} left ({ $a }).
ask-recover = { $player }, which advisor do you ready? ({ $a })

# Moves

move-tuck = { $a } → { $b }
move-place = Die { $a } → { $b }
move-idle = Set aside die { $a }
move-reroll = Reroll die { $a }
move-shift = Change die { $a }: { $b }
move-flip = Turn over die { $a }
move-buy = Buy a die
move-roll = Take a die and roll it
move-advisor = Advisor: { $a }
move-end-turn = End the turn
move-act = { $a }
move-part = { $a-id ->
    [move] Move
    [ride] Carry a worker
    [resource] Take a resource
    [gather] Gather resources
    [build_tower] Build a tower
    [place_worker] Place a worker
    [worker] Place a worker
    [upgrade] Upgrade a board
    [take_card] Take a city card
    [refresh_market] Refresh the market
    [recover_advisor] Ready an advisor
    [reroll] Reroll a die
    [shift] Change a die by 1
    [flip] Turn over a die
    [die] Take a die
    [berry] Berries
    [vp] Victory points
   *[other] { $a }
}
move-choose = { $a-id ->
    [move] Move
    [ride] Carry a worker
    [resource] Any resource
    [gather] Gather resources
    [build_tower] Build a tower
    [place_worker] Place a worker
    [worker] Place a worker
    [upgrade] Upgrade a board
    [take_card] Take a city card
    [refresh_market] Refresh the market
    [recover_advisor] Ready an advisor
    [reroll] Reroll a die
    [shift] Change a die by 1
    [flip] Turn over a die
    [die] Take a die
    [berry] Berries
    [vp] Victory points
   *[other] Take { $a }
}
move-move = Worker: { $a } → { $b }
move-walk = Worker { $a } that has moved → { $b }
move-ride = Carry a worker: { $a } → { $b }
move-gain = Take { $a }
move-gather = Gather { $a }
move-pay = Pay { $all }
move-drop = Do not pay { $a }
move-build = Tower on { $a }
move-put = Worker on { $a }
move-bonus = Tower on { $a }
move-upgrade = Upgrade { $a }
move-take = Take { $a }
move-discard = Discard { $a }
move-refresh = Refresh the market
move-recover = Ready { $a }
move-stop = Skip

# Log

told-forced = { $player } – { $move } (no choice)
told-tucked = { $player } tucks the boost { $a } under { $b }
told-starting-boost = { $player }: starting boost { $a } under { $b }
told-market = Market: { $all }
told-reshuffled = The city discards are shuffled into a new deck
told-goals = Common goals: { $all }
told-round = — Round { $a }, first player { $player } —
told-rolled = { $player } rolls the dice for all: { $all }
told-rolled-own = { $player } rolls their own die: { $all }
told-activated = { $player } puts die { $b } on { $a }
told-goal = { $player } puts die { $b } on the goal { $a } { $c ->
    [0] for no points
   *[other] and gains { $c } VP
}
told-idle = { $player } sets aside die { $a }: there is no place for it
told-rerolled = { $player } rerolls a die: { $a } → { $b }
told-changed-die = { $player } changes a die: { $a } → { $b }
told-added-die = { $player } takes one more die: { $a }
told-ended-turn = { $player } ends the turn
told-acts = { $a-id ->
    [title] { $player }: title ability
    [tower] { $player }: bonus of the tower on { $b }
    [advisor] { $player }: advisor { $b }
   *[other] { $player }: { $b }
}
told-stopped = { $a-id ->
    [modest] { $player } forgoes the rest
    [thrifty] { $player } forgoes the rest
   *[other] { $player } forgoes the rest ({ $a })
}
told-gained = { $b ->
    [0] { $player } gains nothing ({ $a })
   *[other] { $player } gains { $a-id ->
        [berry] { $b } { $b ->
            [one] berry
           *[other] berries
        }
       *[other] { $b } { $a }
    }
}
told-paid = { $player } pays { $a-id ->
    [berry] { $b } { $b ->
        [one] berry
       *[other] berries
    }
   *[other] { $b } { $a }
}
told-scored = { $player } gains { $b } VP { $a-id ->
    [upgrades] for the upgrade
    [boards] for upgraded boards
    [towers] for a tower
    [orders] by an order
    [title] for the title
   *[cards] by a card
}
told-moved = { $player } moves a worker: { $a } → { $b }
told-explored = { $player } turns up the glade { $a }: { $b }
told-built = { $player } builds a tower on { $a } ({ $b })
told-placed-worker = { $player } places a worker on { $a }
told-upgraded = { $player } upgrades { $a }
told-took = { $player } takes the card { $a }
told-discarded = { $player } discards the card { $a }
told-refreshed = { $player } refreshes the market
told-recovered = { $player } readies the advisor { $a }
told-over = — The game is over —
told-personal-goal = { $player }: personal goal { $a }

# Score sheet

line-start = At the start
line-upgrades = Upgrading boards
line-boards = Upgraded boards at round starts
line-towers = Tower bonuses
line-orders = Orders
line-cards = City cards and boosts
line-title = Title
line-goal = Goal { $a }
    .kind = Common goals
line-personal-goal = Personal goal { $a }: { $b }
    .row = Personal goal
    .kind = Personal goal

# What the players begin with, for the arena

choice-order = Turn order
choice-map = Map
choice-boost = Starting boost
choice-title = Title
choice-goal = Personal goal

# Parts of the evaluation

part-points = victory points
part-resources = resources in store
    .cost = resources
part-berries = berries
part-dice = work for your dice
part-workers = workers on the map
    .cost = fewer workers on the map
part-towers = tower bonuses every round
part-boards = the upgrade of an order board
part-boosts = what boosts are good for
part-advisors = the help of advisors
part-goals = a step towards common goals
    .cost = farther from common goals
part-personal-goal = a step towards your own goal
    .cost = farther from your own goal
part-rivals = rivals fall behind
    .cost = rivals catch up

# What is read before a move that may be a mistake

caution-goal = “{ $a }” brings you no points now.
caution-buy = This ends the round for you: you have no dice left. { $a } berries would buy another die for { $b }.
caution-advisors = This ends the round for you, and these advisors are still upright: { $all }.
caution-full = The track of { $a } is full, the gain would be lost.
