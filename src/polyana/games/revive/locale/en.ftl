# Revive: questions, moves, the log and the score sheet. How messages are called is said in polyana/speech/table_talk.py.

game-name = Revive
game-blurb = Tribes come out from under the ice: they explore, populate and build, gather machines and technologies, until the last artifact is found.
game-minutes = 90-120

option-players = how many players: 1 to 4
    .short = How many players
option-tribes = tribes: random, or choice (players choose for themselves)
    .short = Tribes
    .about = Tribes are dealt at random, or everybody chooses.
    .random = Random
    .choice = By choice
option-artifact-cards = artifact cards: secret, choice (one of two) or shared (one for all)
    .short = Artifact cards
    .about = The card that says what your artifacts are worth.
    .secret = Secret
    .choice = Choose one of two
    .shared = One for all
option-long-game = longer game: true or false (from 2 players)
    .short = Longer game
    .about = More artifacts have to be found before the game ends.
option-content = additions of the campaign without the campaign itself: none, all or, with commas, crystal_clusters, switch_plates, large_locations_2, tribe_formika, tribe_vukuntur, moon_sides_1, moon_sides_2
    .short = Additions of the campaign
    .about = What the campaign adds, without its story.
    .none = None of them
    .all = All
option-chapter = chapter of the campaign: none, or chapter_1 to chapter_5
    .short = Chapter of the campaign
    .about = The campaign tells a story in five games, one after the other.
    .none = No campaign
option-tale = how earlier chapters ended: none or, for example, 2:97,-,3:121 (players and best total)
    .short = Earlier chapters
    .about = How the earlier chapters ended; filled in by itself when you play on.
    .none = Not told

# What things without a name of their own are called

name-tile = tile { $n }
name-start-tile = starting tile { $n }
name-cell = { $slot }, cell { $n }
name-score = space { $n } of the score track
name-progress = space { $n } of the progress track
name-hibernation = space { $n } of the hibernation track
name-switch = Switch
name-space = { $kind ->
    [standard] standard machine
    [special] special machine
    [cards] card bonus
   *[artifact] artifact of the track
} ({ $needs })
name-need = { $colour ->
    [grey] grey
    [green] green
   *[yellow] yellow
} { $n }

# Words

amount = { $b } { $a-id ->
    [gear] { $b ->
        [one] gear
       *[other] gears
    }
    [book] { $b ->
        [one] book
       *[other] books
    }
    [food] food
    [crystal] { $b ->
        [one] crystal
       *[other] crystals
    }
   *[energy] energy
}
good = { $a-id ->
    [gear] a gear
    [book] a book
    [food] a food
   *[crystal] a crystal
}
track = { $a-id ->
    [grey] grey
    [green] green
   *[yellow] yellow
}
gem = { $a-id ->
    [purple] purple artifact
    [orange] orange artifact
    [white] white artifact
   *[spare] spare artifact
}
points = { $a ->
    [one] { $a } point
   *[other] { $a } points
}
location = { $a-id ->
    [nw] the large location in the north-west
    [ne] the large location in the north-east
    [sw] the large location in the south-west
    [se] the large location in the south-east
   *[other] the location { $a }
}
lack = { $n ->
    [0] { "" }
   *[other] { $n }{ " " }
}{ $good-id ->
    [gear] { $n ->
        [one] gear
       *[other] gears
    }
    [book] { $n ->
        [one] book
       *[other] books
    }
    [crystal] { $n ->
        [one] crystal
       *[other] crystals
    }
   *[other] { $good }
}
serves = { $thing-id ->
    [explore] { $left ->
        [0] Exploring a new tile needs { $goods }, and then it can be paid.
       *[other] Exploring a new tile needs { $goods }.
    }
    [build] { $left ->
        [0] A building needs { $goods }, and then it can be paid.
       *[other] A building needs { $goods }.
    }
   *[other] { $left ->
        [0] The technology “{ $thing }” needs { $goods }, and then it can be unlocked.
       *[other] The technology “{ $thing }” needs { $goods }.
    }
}

# Questions

ask-choose-tribe = { $player }, which tribe will you lead?
ask-choose-side = { $player }, which side of your board is up? (tribe: { $a })
ask-keep-artifact-card = { $player }, which artifact card do you keep?
ask-keep-switch-plate = { $player }, which switch plate do you keep?
ask-main = { $player }, your turn: what do you do?
ask-slot = { $player }, into which slot do you play “{ $a }”?
ask-half = { $player }, which half of “{ $a }” do you use?
ask-use-half = { $player }, do you use “{ $a }”? A hibernation follows, and the card leaves the game.
ask-order-effect = { $player }, which effect do you use now?
ask-effect-option = { $player }, what do you choose? ({ $a })
ask-repeat = { $player }, make the exchange? ({ $a }, { $b } left)
ask-pay-basic = { $player }, what do you pay with? ({ $a }, { $b } left)
ask-pick-basic = { $count ->
    [1] { $player }, which resource do you gain? ({ $a })
   *[other] { $player }, which resource do you gain? ({ $a }, { $b } left)
}
ask-pick-track = { $count ->
    [1] { $player }, on which track do you step? ({ $a })
   *[other] { $player }, on which track do you step? ({ $a }, { $b } left)
}
ask-pick-artifact = { $a-id ->
    [removed] { $player }, which artifact leaves the game?
   *[other] { $player }, which artifact do you take? ({ $a })
}
ask-pick-machine = { $player }, which machine do you take? ({ $a })
ask-pick-module = { $player }, which module do you take? ({ $a })
ask-pick-cell = { $player }, into which cell do you put the module “{ $a }”?
ask-pick-card-display = { $player }, which citizen card do you take? ({ $a })
ask-pick-card-own = { $player }, which of your cards do you choose? ({ $a })
ask-pick-recharge = { $player }, from which machine does the energy return? ({ $a })
ask-pick-crate = { $player }, which open crate do you use again? ({ $a })
ask-map-action = { $player }, what do you do on the map? ({ $a })
ask-explore-discount = { $player }, what do you save? ({ $a }, { $b } left)
ask-orientation = { $player }, how do you lay the tile “{ $b }”? ({ $a })
ask-populate-tech = { $player }, which technology does this figure unlock? ({ $a })
ask-building-size = { $player }, which building do you build? ({ $a })
ask-ability-target = { $player }, where? ({ $a })
ask-copy-card = { $player }, whose card does your switch copy?
ask-hibernation-reward = { $player }, which reward of the hibernation do you take?
ask-solo-discard = { $player }, what do you remove from the displays?

# Moves

move-tribe = { $a }
move-side = { $a-id ->
    [sun] Sun side
   *[moon] Moon side
}
move-keep = Keep: { $a }
move-play = Play: { $a }
move-switch = Use the switch
move-explore = Explore { $a }
move-populate = Populate { location }
move-build = Build on { $a }
move-hibernate = Hibernate
move-trade = { $a-id ->
    [gear] A crystal for a gear
    [book] A crystal for a book
    [food] A crystal for a food
   *[other] Trade: { $a }
}
move-machine = Machine: { $a }
move-crate = Open the crate: { $a }
move-end-turn = End the turn
move-slot = { $a }
move-half = { $a-id ->
    [top] The upper half
   *[bottom] The lower half
}
move-use = Use it
move-leave = Leave it
move-do = { $a }: { $b-id ->
    [gear] gears
    [book] books
    [food] food
    [crystal] crystals
    [basic] basic resources
    [other_basic] swap of resources
    [same_basic] equal resources
    [colour_resource] resource of the card's colour
    [terrain_resource] resource of the terrain
    [vp] points
    [energy] energy
    [crate] crate
    [module] module
    [artifact] artifact
    [step_grey] step on the grey track
    [step_green] step on the green track
    [step_yellow] step on the yellow track
    [step_any] step on any track
    [ability] tribe ability
    [recharge] return energy
    [slot_to_rest] card from a slot to rest
    [rest_to_active] card from the rest area
    [active_to_rest_top] upper half of an active card
    [take_card] citizen card
    [play_another] play another card
    [free_action] action on the map
    [range] cheaper range
    [discount] cheaper action
    [rotate_card] other half of a card
    [all_colours] card of all colours
    [explore_anywhere] explore anywhere
    [reopen_crate] crate once more
    [move_figure] move a figure
    [refresh_switch] switch up
    [hibernate_remove] hibernation
    [place_forest] forest tile
    [place_temple] temple
    [place_target] target
    [place_desert] desert tile
    [place_workshop] workshop
    [move_falcon] flight of the falcon
   *[other] once more
}
move-done = Skip the rest
move-choose = { $a-id ->
    [gear] Gears
    [book] Books
    [food] Food
    [crystal] Crystals
    [basic] Basic resources
    [other_basic] Swap of resources
    [same_basic] Equal resources
    [vp] Points
    [energy] Energy
    [crate] Crate
    [module] Module
    [artifact] Artifact
    [step_grey] Step on the grey track
    [step_green] Step on the green track
    [step_yellow] Step on the yellow track
    [step_any] Step on any track
    [ability] Tribe ability
    [recharge] Return energy
    [slot_to_rest] Card from a slot to rest
    [rest_to_active] Card from the rest area
    [take_card] Citizen card
    [play_another] Play another card
    [free_action] Action on the map
    [reopen_crate] Crate once more
    [refresh_switch] Switch up
    [place_forest] Forest tile
    [place_temple] Temple
    [place_target] Target
    [place_desert] Desert tile
    [place_workshop] Workshop
   *[other] { $a }
}
move-more = Exchange
move-stop = Skip
move-pay = Pay { good }
move-gain = Gain { good }
move-track = On the { track } track
move-take = { $a-id ->
    [purple] Purple artifact
    [orange] Orange artifact
    [white] White artifact
    [spare] Spare artifact
    [deck] The top card of the deck
   *[other] { $a }
}
move-card = { $a }
move-cell = { $a }
move-less = Save { good }
move-lay = { $a ->
    [0] As it lies
   *[other] Turned round
}
move-tech = { $a }
move-size = { $a-id ->
    [small] Small building
   *[large] Large building
}
move-target = { $a }
move-copy = { $a }
move-own = Nobody's: its own effect
move-reward = Reward of space { $a }
move-decline = Decline
move-none = Do without it

# The log

told-forced = { $player } – { $move } (no choice)
told-chose-tribe = { $player } leads the tribe “{ $a }”
told-chose-side = { $player } chooses the side “{ $a }”
told-dealt = { $player } is the first player
told-kept-plate = { $player } keeps the plate “{ $a }”
told-turn-ended = { $player } ends the turn
told-gained = { $player } gains { amount }
told-paid = { $player } pays { amount }
told-surplus = { $player } loses { amount } above the limit
told-scored = { $player } scores { points }
told-stepped = { $player }: { $b ->
    [one] { $b } step
   *[other] { $b } steps
} on the { track } track, now { $c }
told-bonus-space = { $player } unlocks “{ $a }”
told-took-machine = { $player } takes the machine “{ $a }”
told-progress = { $player }: marker on space { $a } of the progress track
told-played = { $player } plays “{ $a }” into { $b-id ->
    [top_1] upper slot 1
    [top_2] upper slot 2
    [bottom_1] lower slot 1
    [bottom_2] lower slot 2
   *[side] the side slot
} ({ $c-id ->
    [top] upper half
   *[bottom] lower half
})
told-rested = { $player } sends “{ $a }” to rest
told-woke = { $player } takes “{ $a }” from the rest area
told-took-card = { $player } takes the citizen card “{ $a }”
told-drew-card = { $player } takes the top card of the deck: “{ $a }”
told-left-game = { $player }: “{ $a }” leaves the game
told-explored = { $player } explores { $a }
told-turned-tile = { $player } turns over { $a }: “{ $b }”
told-laid-tile = { $b ->
    [0] { $player } lays { $a } as it is
   *[other] { $player } lays { $a } turned round
}
told-populated = { $player } populates { location } and unlocks “{ $b }”
told-built = { $player } builds a { $b-id ->
    [small] small building
   *[large] large building
} on { $a }
told-target-returned = { $player } takes back the target from { $a }
told-placed = { $player } { $a-id ->
    [place_forest] lays a forest tile on { $b }
    [place_temple] raises a temple on { $b }
    [place_target] lays a target: { $b }
    [place_desert] lays a desert tile on { $b }
   *[place_workshop] opens a workshop on { $b }
}
told-falcon-flew = { $player }: the falcon flies to { $a }
told-figure-moved = { $player } moves a figure from { $a } to { $b }
told-armed = { $player }: { $a-id ->
    [range] range costs { $b } less this turn
    [explore] exploring costs { $b } less this turn
    [populate] populating costs { $b } less this turn
    [build] building costs { $b } less this turn
    [rotate_card] the other half of the next card may be used
    [all_colours] the next card counts as all colours
   *[explore_anywhere] any tile may be explored
}
told-used-machine = { $player } runs the machine “{ $a }”
told-recharged = { $player } takes the energy back from “{ $a }”
told-gained-crate = { $player } gains a closed crate
told-opened = { $player } opens the crate “{ $a }”
told-reopened = { $player } uses the crate “{ $a }” again
told-placed-module = { $player } puts the module “{ $a }” into a cell ({ $b })
told-discarded-module = { $player } discards the module “{ $a }”
told-reshuffled = The discarded modules are shuffled
told-switched = { $player } uses the switch
told-switch-up = { $player } moves the switch up
told-copied = { $player } copies the lower half of “{ $a }”
told-traded = { $a-id ->
    [gear] { $player } trades a crystal for a gear
    [book] { $player } trades a crystal for a book
    [food] { $player } trades a crystal for a food
   *[other] { $player } uses the trade “{ $a }”
}
told-hibernated = { $player } hibernates
told-hibernation-space = { $player }: hibernation marker on space { $a }
told-took-artifact = { $player } takes a { gem }
told-removed-artifact = { $player } removes a { gem } from the game
told-last-artifact = { $player } takes the last artifact: all others have one more turn
told-chapter-event = The event of the chapter: “{ $a }” (set off by { $player })
told-cube = { $player }: the time cube on space { $a }
told-threw-away = { $player } removes from the displays: { $a }

# The score sheet

line-blue = Score track
line-progress = Progress track
line-technologies = Technologies: { $a }
    .kind = Technologies
line-large = { $a }
    .kind = Large locations
line-card-bonus = { $a-id ->
    [grey] Grey citizen cards
    [green] Green citizen cards
   *[yellow] Yellow citizen cards
}
    .kind = Citizen cards
line-end-tile = End-of-game tile
line-spare = Spare artifacts: { $a }
    .kind = Spare artifacts
line-leftovers = Leftover resources: { $a }
    .kind = Leftover resources
line-artifact-card = { $b-id ->
    [crates] Crates
    [energy] Energy
    [modules2] Pairs of modules
    [population] Population
    [ability_markers] Ability markers
    [flasks] Flasks
    [cards] Cards
    [oceans] Oceans
   *[crystals] Crystals
} ({ $a-id ->
    [purple] purple
    [orange] orange
   *[white] white
}): { $c } × { $d }
    .row = Artifact card: { $a-id ->
        [purple] purple
        [orange] orange
       *[white] white
    }
    .kind = Artifact card

# What players begin with, for the arena

choice-tribe = Tribe
choice-order = Turn order
choice-large = Large locations
choice-artifact-card = Artifact card
choice-plate = Switch plate

# Parts of the evaluation

part-points = points on the track
part-progress = the progress track
    .cost = fewer points for the progress track
part-technologies = a new technology
    .cost = technologies are good for less
part-large = points for large locations
    .cost = fewer points for large locations
part-cards = points for citizen cards
    .cost = fewer points for citizen cards
part-artifacts = points for artifacts
    .cost = fewer points for artifacts
part-goods = resources and crates
    .cost = resources
part-cycle = cards and machines to use before you hibernate
part-engine = cards and machines for turns to come
part-tracks = steps towards bonuses of the tracks
part-goals = the next technology or large location comes nearer
part-sites = unexplored hexes beside your buildings
part-actions = actions left in this turn
part-armed = a discount ready for this turn
part-rivals = rivals fall behind
    .cost = rivals catch up

# What to read before a move that may be a mistake

caution-action-left = The turn ends, and { $a ->
    [one] { $a } action could still be taken
   *[other] { $a } actions could still be taken
}.
caution-surplus = Above the limit you lose { $b } { $a-id ->
    [gear] { $b ->
        [one] gear
       *[other] gears
    }
    [book] { $b ->
        [one] book
       *[other] books
    }
   *[food] food
}.
caution-armed = What is prepared for this turn has not been used and will be lost.
caution-cards-unplayed = These cards could still be played: { $all }.
caution-machines-unused = These machines could still be run: { $all }.
caution-left-out = { $a ->
    [one] { $a } effect will be left out
   *[other] { $a } effects will be left out
}.
caution-module-lost = The module “{ $a }” in this cell will be discarded.
sequel = { $chapter-id ->
    [none] Play on with everything
   *[other] Next chapter: { $chapter }
}
