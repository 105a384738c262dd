# Words of the table on the page.

group-copy = Copy
group-play = Play a card
group-explore = Explore
group-populate = Populate
group-build = Build
group-target = Choose a place
group-machine = Use a machine
group-crate = Open a crate
group-trade = Trade
group-take = Take
group-card = Choose a card
group-cell = Choose a cell
group-slot = Choose a slot
group-tech = Choose a technology
group-gain = Gain
group-pay = Pay
group-less = Pay less
group-track = Choose a track
group-reward = Choose a reward
group-do = Choose what comes next
group-choose = Choose
group-keep = Keep
group-tribe = Choose a tribe
group-side = Choose a side
group-size = Choose a size
group-lay = Lay the tile
group-half = Choose a half

table-map = The hex board
table-ice = Under the ice
table-rim = Crystal on the rim: a building next to it gains a crystal, a large one two
table-cluster = Crystal cluster: a building next to it gains a crystal, a large one two
table-hex-desert = Buildings stand here
table-hex-forest = Each building next to it: a step on the green track
table-hex-mountain = Each building next to it: a step on the grey track
table-hex-field = Each building next to it: a step on the yellow track
table-hex-city = A place for your people: one figure of each player
table-hex-pit = The first way begins here; nobody settles in it
table-ocean = Your first building next to it: { $reward }
table-ocean-taken = Taken by: { $players }
table-building-small = Small building: { $player }
table-building-large = Large building: { $player }
table-figures = Figures: { $players }
table-token = { $token }: { $player }
table-token-temple = Temple
table-token-target = Target
table-token-workshop = Workshop
table-token-laid = Laid tile
table-tile = Unexplored tile, { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
table-tile-cost = An unexplored tile
    Cost: { $cost }
    { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } and a citizen card
table-lay = This way round
table-explore = Explore
table-range = { $n } food of it for the way
table-books = A book each for: { $players }
table-uses = Uses up: { $all }
table-small = Small building
table-large = Large building
table-small-left = Small buildings left: { $n }; 3 gears each
table-large-left = Large buildings left: { $n }; 5 gears each, doubles steps and crystals

table-displays = Displays
table-deck = The top card of the deck
table-deck-left = Citizens in the deck: { $n }
table-machines-left = Machines in the stack: { $n }
table-modules-left = Modules: { $n } in the stack, { $gone } discarded
table-citizen = citizen
table-starting = starting card
table-flask = flask
table-chain = slot symbol: another card may follow into this slot
table-charged = Energy lies on it: it has been used
table-kind-machine = Machine
table-kind-module = Module: works when a card of its colour is played into its slot
table-kind-plate = Switch plate
table-kind-crate = Crate
table-kind-large = Large location
table-kind-tech = Technology
table-artifact-card-told = Each category counts once, and once more for every artifact of its colour.

table-artifacts = Main artifacts
table-gem = An artifact: { $colour }
table-crater = { $colour }: { $n } left
    Main artifacts in all: { $left }
table-spare = Spare artifact
table-left = { $n ->
    [one] left
   *[other] left
}
table-last-turns = last turns
table-left-told = The main artifacts are the clock: once the last one is gone, everybody else has one more turn
table-left-solo = Main artifacts; alone, the cube is the clock
table-stock-energy = Energy in the supply: { $n }
table-stock-crates = Crates in the stack: { $n }
table-actions = { $player }: { $n ->
    [one] { $n } action
   *[other] { $n } actions
} left in this turn
table-actions-left = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}
table-hibernation = Hibernation track
table-hibernation-space = Hibernation, space { $n }
table-removing = Whoever enters it first removes a main artifact
table-hibernate = Hibernate
table-sleep = Your next hibernation: space { $n }
table-reward = Reward of space { $n }
table-score = Points on the score track
table-cube-told = The game ends when the cube is on the last space; spaces to go: { $n }. A played card moves it by 1, a hibernation by 2
table-rating-0 = failure
table-rating-1 = survival
table-rating-2 = minor victory
table-rating-3 = victory
table-rating-4 = major victory
table-rating-5 = prosperity
table-rating-6 = utopia

table-tracks = Machine tracks
table-track-grey = grey track
table-track-green = green track
table-track-yellow = yellow track
table-marker = { $track }: space { $n }, { $value ->
    [one] { $value } point printed
   *[other] { $value } points printed
}
table-bonus-standard = Machine: { $what }
table-bonus-special = A special machine ({ $colour })
table-bonus-cards = 2 points per citizen card ({ $colour }) at the end
table-bonus-artifact = A main artifact
table-bonus-at = { $track } { $n }
table-bonus-paid = Reached
table-bonus-lacks = { $track }: { $n ->
    [one] { $n } more step
   *[other] { $n } more steps
}
table-slots = Slots
table-slot-top = The upper half of a card is used here
table-slot-bottom = The lower half of a card is used here
table-slot-choice = You choose the half
table-slot-locked = Locked until the technology Fifth Slot
table-slot-chain = Another card may follow: every card here shows the slot symbol
table-slot-full = Occupied until the cards go to rest
table-half-top = Its upper half is in use
table-half-bottom = Its lower half is in use
table-cell = Module cell
table-cell-instant = Module cell: the first module placed here works at once
table-tree = Technologies
table-tech-cost = { $n ->
    [one] { $n } book
   *[other] { $n } books
}{ $points ->
    [0] {""}
    [one] ; { $points } point at the end
   *[other] ; { $points } points at the end
}
table-tech-unlocked = Unlocked
table-tech-open = Can be unlocked by populating a location
table-tech-locked = Needs a neighbouring technology first
table-tech-now = Payable now, from { $n ->
    [one] { $n } book
   *[other] { $n } books
}
table-why-out-of-reach = No location can be reached
table-why-too-dear = Too expensive now: from { $n ->
    [one] { $n } book
   *[other] { $n } books
}
table-why-locked = Needs a neighbouring technology first
table-why-unlocked = Unlocked
table-markers = Tribe markers left: { $n }. Each use of the ability moves one to the progress track
table-tokens = Tokens left: { $n }
table-supply = Your supply
table-good-crystal = Crystals, at most { $cap }: stand in for any basic resource
table-good-gear = Gears: pay for buildings. What is above { $cap } at the end of an action is lost
table-good-book = Books: pay for technologies. What is above { $cap } at the end of an action is lost
table-good-food = Food: pays for ways and tiles. What is above { $cap } at the end of an action is lost
table-energy = Energy: { $n } in reserve, { $used } on machines
table-switch = Switch
table-switch-up = Up: can be used
table-switch-down = Down until you hibernate
table-armed = Armed for this turn
table-armed-range = range
table-armed-explore = cheaper exploring
table-armed-populate = cheaper populating
table-armed-build = cheaper building
table-armed-rotate-card = the other half of a card
table-armed-all-colours = a card of all colours
table-armed-explore-anywhere = exploring anywhere
table-pending = Still to be resolved
table-progress = Progress markers: { $n }; at the end worth { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
table-progress-bonus = With { $n ->
    [one] the next marker
   *[other] { $n } more markers
}: { $bonus }
table-artifacts-found = Artifacts found
table-spare-found = Spare artifacts: { $n }, 2 points each
table-end-tile = End-of-game tile: 4 points
table-crates = Crates
table-crate-closed = Closed: only you know it
table-crate-opened = Opened; used { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}
table-crates-closed = Closed crates: { $n }
table-active = Active cards
table-active-empty = No active cards
table-rest = Rest
table-rest-told = Rest area: everything in it wakes up when you hibernate. Anybody may look at it
table-no-tribe = No tribe yet
table-if-over = Points if the game ended now
table-if-over-open = Points if the game ended now, without the artifact card
table-techs = Figures on the board, each a technology
table-progress-markers = Progress markers
table-setup = Before the first turn
table-side-sun = The sun side
table-side-moon = The moon side

table-chapter = Chapter { $n }
table-threshold = Bright ending from { $n ->
    [one] { $n } point
   *[other] { $n } points
} on
table-campaign-prologue = Prologue
table-campaign-unlock = New
table-campaign-law = Law
table-campaign-event = Event
table-campaign-bright = Bright ending
table-campaign-dim = Dim ending
table-unplayed = { $chapter }: not played
table-ending = { $chapter }: { $best } of { $threshold }
table-following = Next, chapter { $n }: { $chapter }. New: { $unlocks }
