# The table of Revive in a terminal.

screen-artifacts-left = Artifacts: { $left } of { $of }
screen-solo-clock = Time cube: { $cube } of { $last }, now { $rating }
screen-now-setup = Setup
screen-now-over = The game is over
screen-now-turn = Turn of { $player }
screen-now-asleep = hibernation: trades and crates are left
screen-now-actions = { $left ->
    [0] no actions left
    [one] { $left } action left
   *[other] { $left } actions left
}
screen-now-rainbow = All colours: { $card }
screen-first = First player: { $player }
screen-last-turns = The last artifact is found: these are the last turns
screen-armed-range = range −{ $n }
screen-armed-explore = explore −{ $n }
screen-armed-populate = populate −{ $n }
screen-armed-build = build −{ $n }
screen-armed-rotate-card = other half of a card ×{ $n }
screen-armed-all-colours = card of all colours ×{ $n }
screen-armed-explore-anywhere = explore anywhere ×{ $n }

screen-sign-vp = points
screen-sign-endvp = points at the end
screen-sign-artifact = artifact
screen-sign-card = card
screen-sign-chain = slot symbol
screen-sign-flask = flask

screen-section-tale = Campaign
screen-section-displays = Displays
screen-section-map = Map
screen-section-players = Players
screen-section-own = Your board
screen-section-tribe = Your tribe
screen-section-cards = Your active cards
screen-section-offers = What can be done on the map
screen-section-under-way = Now

screen-column-total = total
screen-column-progress = prog
screen-column-sleep = zzz
screen-of-slots = slots
screen-of-active = active
screen-of-machines = machines
screen-of-techs = technologies
screen-of-opened = crates
screen-of-artifacts = artifacts

screen-display-citizens = Citizens ({ $stack } in the deck)
screen-display-machines = Machines ({ $stacks } in the stacks)
screen-display-modules = Modules ({ $stack } in the stack)
screen-track-score = Score track:
screen-track-sleep = Hibernation:
screen-gem-purple = purple { $n }
screen-gem-orange = orange { $n }
screen-gem-white = white { $n }
screen-gem-spare = spare { $n }
screen-stack-crates = crates in the stack { $n }
screen-stack-energy = energy in the supply { $n }

screen-map-desert = desert
screen-map-forest = forest
screen-map-mountain = mountain
screen-map-field = field
screen-map-ocean = ocean
screen-map-city = location
screen-map-pit = pit
screen-map-figure = figure
screen-map-small = small building
screen-map-large = large building
screen-map-temple = temple
screen-map-target = target
screen-map-workshop = workshop
screen-map-falcon = falcon
screen-crystals-beside = crystals beside:

screen-cells-legend = The first module in a cell with “!” fires at once; a dot on a track is a bonus still to come.
screen-slot-empty = empty
screen-slot-locked = locked: needs a technology
screen-track-grey = grey
screen-track-green = green
screen-track-yellow = yellow
screen-bonus-spaces = To the bonuses:
screen-bonus-standard = standard machine
screen-bonus-special = special machine
screen-bonus-cards = card points
screen-bonus-artifact = artifact
screen-progress = Progress track: { $n } markers, worth { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
};
screen-progress-next = on space { $space } comes { $bonus }
screen-own-energy = Energy: { $n } in reserve, { $on } on machines
screen-switch-up = switch ready:
screen-switch-down = switch down:
screen-buildings-left = buildings: { $small } small, { $large } large
screen-tokens-left = tribe tokens { $n }
screen-markers-left = ability markers left: { $n }
screen-why-out-of-reach = (no location in reach)
screen-why-too-dear = (too expensive now)
screen-at-rest = At rest:

screen-offer-explore = explore
screen-offer-populate = populate
screen-offer-small = small building:
screen-offer-large = large building:
screen-offer-ability = ability:
screen-of-range = range { $n } of it
screen-still-off = { $n } still off
screen-by-crystals = { $crystals } for what is short
screen-books-to = books to { $players }
screen-uses-armed = with what is prepared

screen-card-counts = { $gem }: { $category }
screen-colour-purple = purple
screen-colour-orange = orange
screen-colour-white = white

screen-chapter = Chapter { $number }, “{ $name }”. The ending is bright from { $points } { $points ->
    [one] point
   *[other] points
}.
screen-card-called = { $kind } “{ $name }”.
screen-card-prologue = Prologue
screen-card-unlock = New
screen-card-law = Law
screen-card-event = Event
screen-card-bright = Bright ending
screen-card-dim = Dim ending
screen-not-played = not played
screen-ended-bright = bright ending: { $best } of { $threshold }
screen-ended-dim = dim ending: { $best } of { $threshold }
screen-following = Next comes the chapter “{ $name }”, new in it: { $unlocks }.

# Effects in short

screen-at-while-in-slot = in the slot
screen-when-play-card = { $a } played
screen-short-yellow-in-slots = ψ▯ in slots
screen-short-green-in-slots = ▤▯ in slots
screen-short-grey-in-slots = ⚙▯ in slots
screen-short-visible-flask = visible δ
screen-short-population = ♙
screen-short-ability = ability
screen-short-recharge = ↯ back from a machine
screen-short-slot-to-rest = ▯ from slot to rest
screen-short-rest-to-active = ▯ from rest to active
screen-short-take-card = { $args ->
    [0] take ▯
   *[other] take { $a }▯
}
screen-short-play-another = play another { $a }▯
screen-short-free-action = { $a ->
    [explore] explore
    [build] build
    [populate] populate
   *[any] action on the map
}
screen-short-active-to-rest-top = active ▯ to rest, its top
screen-short-reopen-crate = ▣ once more
screen-short-hibernate-remove = hibernate, ▯ leaves
screen-short-range = range −{ $a }
screen-short-discount = { $a ->
    [explore] explore −{ $b }
    [build] build −{ $b }
   *[populate] populate −{ $b }
}
screen-short-rotate-card = other half of ▯
screen-short-all-colours = ▯ of all colours
screen-short-explore-anywhere = explore anywhere
