# The words of Revive for the texts of components; docs/notation.md says how the messages are named.

noun-gear = { $n ->
    [one] gear
   *[other] gears
}
noun-book = { $n ->
    [one] book
   *[other] books
}
noun-food = food
noun-basic = { $n ->
    [one] basic resource
   *[other] basic resources
}
noun-other-basic = { $n ->
    [one] other basic resource
   *[other] other basic resources
}
noun-same-basic = { $n ->
    [one] basic resource of one kind
   *[other] basic resources of one kind
}
noun-colour-resource = { $n ->
    [one] resource of this card's colour
   *[other] resources of this card's colour
}
noun-terrain-resource = { $n ->
    [one] resource of the falcon's terrain
   *[other] resources of the falcon's terrain
}
noun-crystal = { $n ->
    [one] crystal
   *[other] crystals
}
noun-vp = { $n ->
    [one] point
   *[other] points
}
noun-endvp = { $n ->
    [one] point
   *[other] points
}
noun-energy = energy
noun-crate = { $n ->
    [one] crate
   *[other] crates
}
noun-module = { $n ->
    [one] module
   *[other] modules
}
noun-artifact = { $n ->
    [one] artifact
   *[other] artifacts
}
noun-step-grey = { $n ->
    [one] step on the grey track
   *[other] steps on the grey track
}
noun-step-green = { $n ->
    [one] step on the green track
   *[other] steps on the green track
}
noun-step-yellow = { $n ->
    [one] step on the yellow track
   *[other] steps on the yellow track
}
noun-step-any = { $n ->
    [one] step on any track
   *[other] steps on any tracks
}

# After "for"
counter-yellow-in-slots = { $n ->
    [1] each yellow card in your slots
   *[other] every { $n } yellow cards in your slots
}
counter-green-in-slots = { $n ->
    [1] each green card in your slots
   *[other] every { $n } green cards in your slots
}
counter-grey-in-slots = { $n ->
    [1] each grey card in your slots
   *[other] every { $n } grey cards in your slots
}
counter-visible-flask = { $n ->
    [1] each visible flask on your machines, modules and cards
   *[other] every { $n } visible flasks
}
counter-flask = { $n ->
    [1] each flask on your machines, modules and cards
   *[other] every { $n } flasks
}
counter-population = { $n ->
    [1] each figure of yours on the board
   *[other] every { $n } figures of yours on the board
}
counter-population-on-large = { $n ->
    [1] each figure of yours on large locations
   *[other] every { $n } figures of yours on large locations
}
counter-ocean = { $n ->
    [1] each ocean whose reward you have taken
   *[other] every { $n } oceans whose rewards you have taken
}
counter-ocean-touched = { $n ->
    [1] each ocean next to your buildings
   *[other] every { $n } oceans next to your buildings
}
counter-track-value = { $n ->
    [1] each point printed under your track markers
   *[other] every { $n } points printed under your track markers
}
counter-energy = { $n ->
    [1] each energy token of yours
   *[other] every { $n } energy tokens of yours
}
counter-module = { $n ->
    [1] each module of yours
   *[other] every { $n } modules of yours
}
counter-module-pair = { $n ->
    [1] each pair of modules of yours
   *[other] every { $n } pairs of modules of yours
}
counter-large-building = { $n ->
    [1] each large building of yours on the board
   *[other] every { $n } large buildings of yours on the board
}
counter-card = { $n ->
    [1] each citizen card of yours
   *[other] every { $n } citizen cards of yours
}
counter-card-yellow = { $n ->
    [1] each yellow citizen card of yours
   *[other] every { $n } yellow citizen cards of yours
}
counter-card-green = { $n ->
    [1] each green citizen card of yours
   *[other] every { $n } green citizen cards of yours
}
counter-card-grey = { $n ->
    [1] each grey citizen card of yours
   *[other] every { $n } grey citizen cards of yours
}
counter-ability-marker = { $n ->
    [1] each ability marker moved off your tribe board
   *[other] every { $n } ability markers moved off your tribe board
}
counter-crystal-site = { $n ->
    [1] each crystal symbol next to your buildings
   *[other] every { $n } crystal symbols next to your buildings
}
counter-crate = { $n ->
    [1] each crate of yours
   *[other] every { $n } crates of yours
}

moment-at-once = at once,
moment-always = from now on,
moment-any-time = at any time in your turn,
moment-machine = a new machine:
moment-while-in-slot = while this card lies in a slot,
moment-end = at the end of the game,

# After "when"
event-ability = you use your tribe ability
event-explore = you explore
event-build-large = you build a large building
event-populate-large = you populate a large location
event-play-card = you play a { $a } card
event-take-card = you take a card from the display
event-gain-crate = you gain a crate
event-ocean-reward = you take an ocean reward
event-hibernate = you hibernate
event-use-switch = you use the switch
event-place-forest = you place a forest tile
event-place-temple = you place a temple
event-place-workshop = you place a workshop
event-place-target = you place a target
event-target-resolved = your target comes back to you
event-artifact-taken = somebody takes a main artifact for the first time
event-tiles-explored-10 = the tenth tile is explored
event-half-artifacts-gone = half of the artifacts are gone

colour-grey = grey
colour-green = green
colour-yellow = yellow
playable-grey = grey card
playable-green = green card
playable-yellow = yellow card
playable-white = card of any colour
map-action-explore = when you explore (not for range)
map-action-build = when you build (not for range)
map-action-populate = for the technology when you populate
deed-explore = explore a tile
deed-build = build
deed-populate = populate a location
deed-any = explore, build or populate
terrain-forest = forests
terrain-mountain = mountains
terrain-field = fields
terrain-ocean = oceans
terrain-desert = deserts
terrain-city = locations

verb-ability = use your tribe ability
verb-recharge = return 1 energy from any other machine of yours to your reserve
verb-slot-to-rest = move a card played earlier from a slot to the rest area
verb-rest-to-active = take one card from the rest area into the active area
verb-take-card = { $args ->
    [0] take a card from the display
   *[other] take a { $a } card from the display
}
verb-play-another = play another { $a }
verb-free-action = without spending an action, { $a } at once
verb-active-to-rest-top = move a card from the active area to the rest area and use its upper half
verb-reopen-crate = use one of your opened crates once more (each at most twice in a game)
verb-move-figure = move one of your figures from a standard location to another
verb-refresh-switch = move your switch up
verb-hibernate-remove = hibernate, end the turn and remove this card from the game
verb-range = pay { $a } food less for range
    .alone = once this turn, pay { $a } food less for range
verb-discount = pay { $b } { $b ->
    [one] resource
   *[other] resources
} less { $a }
    .alone = once this turn, pay { $b } { $b ->
        [one] resource
       *[other] resources
    } less { $a }
verb-rotate-card = once this turn, when you play a card into an upper or lower slot, you may use its other half
verb-all-colours = the next card you play this turn counts as a card of all colours
verb-explore-anywhere = with your next exploration this turn, choose any tile and pay nothing for range
verb-place-forest = lay a forest tile on an unoccupied desert, paying for range; the owners of buildings beside it make steps on the green track, and you gain 1 book for each forest of its group
verb-place-temple = put a temple on an ocean, paying for range; take the reward of the ocean, and from now on range may be counted from the temple, too
verb-place-target = put a target on a revealed desert or a location; range aside, your action there costs 2 resources less, and what others pay for theirs goes to you
verb-place-desert = cover an unoccupied field, forest or mountain with a desert tile, paying for range; take a card of that colour from the display, and score 1 point for every building on this tile, whoever builds it
verb-place-workshop = put a workshop on a revealed field, forest or mountain and make a step on the track of this terrain; your actions beside it cost 1 resource less, range aside
verb-move-falcon = move the falcon to a field, forest or mountain, up to 3 hexes for each ability marker moved, this one included
verb-open-slot5 = the side slot is open
verb-skip-terrain = { $args ->
    [1] { $a }
   *[other] { $a } and { $b }
} do not count for range
verb-skip-hexes = { $a } { $a ->
    [one] hex
   *[other] hexes
} of range { $a ->
    [one] is
   *[other] are
} free each time
verb-no-extra-books = you populate without paying books to other players
verb-explore-food = each time you explore you pay { $a } food less
verb-build-discount-per-mountain = your buildings cost { $a } { $a ->
    [one] gear
   *[other] gears
} less for each mountain beside them
verb-copy-lower-half = the switch may use the lower half of an open card of another player instead of its own effect
verb-temple-range = range from a temple costs { $a } food less
verb-target-range = range to a hex with your target costs { $a } food less
verb-falcon-discount = your actions next to the falcon cost { $a } { $a ->
    [one] resource
   *[other] resources
} less, range aside
verb-workshop-stack = workshop discounts add up, to at most { $a } for one action
verb-desert-bonus = you gain { $a } more { $a ->
    [one] point
   *[other] points
} for a building on your desert tile
verb-own-desert-discount = your buildings on your own desert tiles cost { $a } { $a ->
    [one] gear
   *[other] gears
} less
verb-tile-presence = gain 3, 7, 12 or 15 points if your buildings and figures stand on at least 3, 6, 8 or 10 tiles
