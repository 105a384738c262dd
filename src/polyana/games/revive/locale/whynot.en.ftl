# Why nothing can be done with a thing now: the reasons of revive/reasons.py.

whynot-slept = You have hibernated in this turn; it can only be ended.
whynot-no-actions = You have taken the actions of this turn ({ $a }).
whynot-explored = This tile has been explored.
whynot-out-of-reach = No way leads there yet, or nothing there could be paid: explore what lies between.
whynot-explore = To explore it you lack { $count ->
    [2] { $a } { $b }
    [4] { $a } { $b } and { $c } { $d }
   *[other] { $a } { $b }, { $c } { $d } and { $e } { $f }
}.
whynot-build = To build here you lack { $count ->
    [2] { $a } { $b }
    [4] { $a } { $b } and { $c } { $d }
   *[other] { $a } { $b }, { $c } { $d } and { $e } { $f }
}.
whynot-populate = To populate it you lack { $count ->
    [2] { $a } { $b }
    [4] { $a } { $b } and { $c } { $d }
   *[other] { $a } { $b }, { $c } { $d } and { $e } { $f }
}.
whynot-built = A building stands here already.
whynot-figure = A figure of yours is here already.
whynot-terrain = Nothing is built here: deserts are built on, locations are populated.
whynot-unexplored = This hex is under the ice: explore its tile first.
whynot-no-slot = None of your slots is free.
whynot-resting = This card is resting; it becomes active when you hibernate.
whynot-played = This card has been played; it goes to rest when you hibernate.
whynot-module = A module fires by itself when a card of its colour is played into its slot.
whynot-crate-opened = This crate has been opened.
whynot-citizen = Citizen cards are taken when you explore, and by effects.
whynot-module-offered = Modules are taken by effects of cards and machines.
whynot-machine-offered = Machines are taken as a bonus of the tracks.
whynot-not-yours = This is not yours.
whynot-charged = Energy lies on this machine: it has been used since your last hibernation.
whynot-slept-machine = After a hibernation no machine may be used in this turn.
whynot-no-energy = You have no energy in your reserve.
whynot-no-effect = This machine would do nothing now.
whynot-tech-unlocked = You have this technology already.
whynot-tech-locked = It is not yet joined to a technology of yours.
whynot-tech-out-of-reach = Technologies are unlocked by populating, and no free location is within reach.
whynot-tech-too-dear = To populate a location for it you lack books or food.
whynot-tech-populate = Choose a location to populate; then this technology can be unlocked.
whynot-switch-down = The switch is down; a hibernation moves it up again.
whynot-awake = You can hibernate only in place of actions, at the start of a turn.
whynot-reward = A reward is chosen when you hibernate.
whynot-no-crystal = You have no crystal to trade.
whynot-goods = Resources are spent by what you do: choose a card, a tile or a hex.
whynot-slot = Choose a card first; then a slot.
whynot-cell = A module comes here when you take one.
whynot-gem = Artifacts are taken by bonuses of the tracks, technologies and other effects.
whynot-size = Choose a desert first; then the size of the building.
whynot-track = Steps come from buildings and effects.
whynot-progress = Markers come here by bonuses of the tracks and by the tribe ability.
whynot-artifacts = Artifacts score at the end; there is nothing to do with them now.
whynot-points = Points are scored by what you do.
whynot-chosen = This was chosen before the first turn.
