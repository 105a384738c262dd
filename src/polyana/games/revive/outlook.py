"""What people look for all the time: prices of all that could be done, what it would bring, what is still missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Literal

import msgspec

from polyana.effects import Item
from polyana.games.revive.content import Content
from polyana.games.revive.deeds import AbilityUsed, Aided, RewardTile, Waiting
from polyana.games.revive.effects import COLOUR_OF, Clause, Technology
from polyana.games.revive.rules.building import sizes
from polyana.games.revive.rules.counting import symbols
from polyana.games.revive.rules.exploring import explore_quote
from polyana.games.revive.rules.populating import open_techs, prices_at
from polyana.games.revive.rules.quote import Quote
from polyana.games.revive.rules.reach import Reach, is_payable
from polyana.games.revive.rules.setup import kinds_on
from polyana.games.revive.rules.usable import act_of
from polyana.games.revive.rules.using import land_of
from polyana.games.revive.rules.verbs import WORDS
from polyana.games.revive.state import Player, ReviveTable, State, clockwise
from polyana.kernel import under_way

RANGED: Final = ("place_forest", "place_temple", "place_desert")
"""R-107: the words of tribe abilities that pay range."""


class Due(msgspec.Struct, omit_defaults=True):
    """What something on the map would cost the viewer now."""

    total: dict[str, int]
    """All that is paid: for the way, for the action itself, for others."""
    range: int = 0
    """R-100: how much of the food is for the way."""
    books: list[int] = []
    """R-122: the players who would get a book each."""
    off: int = 0
    """R-119: so many units of the total are still taken off, in kinds of the payer's choice."""
    uses: list[str] = []
    """R-179: what is armed and would be used up."""
    lacks: dict[str, int] = {}
    """By kind, what is not in the supply; crystals may stand in for it."""
    ready: bool = False
    """Whether it can be paid."""


class Gained(msgspec.Struct, omit_defaults=True):
    """What buildings of a player gain from hexes next to them."""

    seat: int
    steps: dict[str, int] = {}
    """R-141: by track."""
    rewards: dict[str, str] = {}
    """R-144: by ocean hex what it gives, in the notation."""
    bonuses: list[str] = []
    """R-156: the bonus spaces that these steps would pay."""


class Raised(msgspec.Struct, omit_defaults=True):
    """A building that the viewer could build on a hex, and what it would bring."""

    due: Due
    gains: Gained
    crystals: int = 0
    """R-142: from the crystal symbols beside it."""


class TechOutlook(msgspec.Struct):
    """R-123: a technology of the own side, and whether it could be unlocked."""

    state: Literal["unlocked", "open", "locked"]
    """`open` is joined to an unlocked one, `locked` is not yet."""
    books: int
    """What it costs where it is cheapest, with company; the printed cost if no location is in reach."""
    at: list[str]
    """The locations where it could be paid now."""
    why: Literal["", "unlocked", "locked", "out_of_reach", "too_dear"]
    """Why it could not be unlocked now; empty if it could."""


class Sleep(msgspec.Struct):
    """R-185, R-186: what the next hibernation would bring."""

    space: int
    rewards: list[int]
    """The spaces whose rewards could be chosen."""
    removes: bool
    """Whether an artifact would have to be removed."""


class Laying(msgspec.Struct):
    """R-115: a tile that has just been turned over, laid one way round."""

    kinds: dict[str, str]
    """By hex what would lie there."""
    gains: list[Gained]
    """R-116: what buildings next to it would gain, clockwise from the explorer."""


class OwnOutlook(msgspec.Struct):
    """What only the viewer is told."""

    explore: dict[str, Due]
    """By place of a face-down tile in reach."""
    populate: dict[str, dict[str, Due]]
    """By location in reach and open technology."""
    build: dict[str, dict[str, Raised]]
    """By desert hex in reach and size."""
    ability: dict[str, Due]
    """R-107: by hex, the range of the tribe ability."""
    techs: dict[str, TechOutlook]
    sleep: Sleep | None
    """None while no hibernation can come."""


# The viewer's own


def own_outlook(table: ReviveTable, seat: int) -> OwnOutlook:
    """What the viewer could do on the map and with the tribe, as things stand."""
    reach = Reach(table, seat, aids_of(table, seat))
    settling = populate_dues(reach)
    return OwnOutlook(
        explore=explore_dues(reach),
        populate=settling,
        build=raisings(reach),
        ability=ability_dues(reach),
        techs=tech_outlooks(reach, settling),
        sleep=next_sleep(table.content, table.state, seat),
    )


def wants(table: ReviveTable, seat: int) -> dict[str, dict[str, int]]:
    """What a player lacks to explore, to build, and for each open technology: where the least is missing."""
    reach = Reach(table, seat, aids_of(table, seat))
    quoted = [("explore", due) for due in explore_dues(reach).values()]
    quoted += [("build", one.due) for sizes in raisings(reach).values() for one in sizes.values()]
    quoted += [one for dues in populate_dues(reach).values() for one in dues.items()]
    found: dict[str, dict[str, int]] = {}
    for thing, due in quoted:
        known = found.get(thing, due.lacks)
        found[thing] = min(known, due.lacks, key=lambda lacking: sum(lacking.values()))
    return found


def aids_of(table: ReviveTable, seat: int) -> tuple[Item, ...]:
    """R-213: the reductions that belong to the map action which is just being chosen."""
    for deed in reversed(table.state.agenda):
        if isinstance(deed, Aided) and deed.seat == seat:
            return table.content.clauses[deed.clause].aids
        if not isinstance(deed, AbilityUsed):
            break
    return ()


def due(player: Player, quote: Quote) -> Due:
    """A quote as people read it."""
    held, total, lacks = player.supply, quote.total, {}
    for kind, number in total.items():
        if number > held[kind]:
            lacks[kind] = number - held[kind]
    ready = not lacks or is_payable(player.supply, quote)
    uses = list(quote.uses)
    return Due(total, quote.range, list(quote.books), quote.units, uses, lacks, ready)


def explore_dues(reach: Reach) -> dict[str, Due]:
    """R-110: range and printed cost of every face-down tile in reach."""
    quotes = ((place, explore_quote(reach, place)) for place in reach.land.hidden)
    return {place: due(reach.player, quote) for place, quote in quotes if quote is not None}


def populate_dues(reach: Reach) -> dict[str, dict[str, Due]]:
    """R-122: range, the books of every open technology, and those for others, at every location in reach."""
    table, player = reach.table, reach.player
    techs = open_techs(table, player)
    found = {}
    for at in (*reach.land.of_kind.get("city", ()), *table.content.board.corners):
        if at in player.figures or not techs or reach.food(at) is None:
            continue
        found[at] = {
            tech.id: due(player, quote)
            for tech, price, books in prices_at(reach, at, techs)
            if (quote := reach.quote("populate", at, price, books)) is not None
        }
    return found


def raisings(reach: Reach) -> dict[str, dict[str, Raised]]:
    """R-135: small and large building on every free desert hex in reach."""
    table = reach.table
    state, prices = table.state, sizes(reach)
    found = {}
    for at in reach.land.of_kind.get("desert", ()):
        if at not in state.buildings and prices and reach.food(at) is not None:
            found[at] = {
                size: raised(reach, at, quote, size == "large")
                for size, price in prices
                if (quote := reach.quote("build", at, price)) is not None
            }
    return found


def raised(reach: Reach, at: str, quote: Quote, large: bool) -> Raised:
    """R-141 to R-146: a building on a hex."""
    content, state = reach.table.content, reach.table.state
    near = content.board.touching[at]
    each = content.costs.large_building_multiplier if large else 1
    gains = gains_from(content, state, reach.seat, reach.land.kinds, [(near, each)])
    return Raised(due(reach.player, quote), gains, each * len(symbols(content, state, at)))


def ability_dues(reach: Reach) -> dict[str, Due]:
    """R-107, R-384: where the tribe ability could lay a token, if that costs range."""
    table, player = reach.table, reach.player
    for clause in parts(table.content.sides[player.side].ability.now):
        if clause.item is not None and clause.item.word in RANGED:
            act = act_of(table, reach.seat, Waiting(clause.text, player.side), clause)
            targets = WORDS[clause.item.word].targets
            assert targets is not None
            plain = Reach(table, reach.seat)
            return {
                move[1]: due(player, quote)
                for move in targets(act)
                if (quote := plain.quote(clause.item.word, move[1])) is not None
            }
    return {}


def parts(clauses: Iterable[Clause]) -> Iterator[Clause]:
    """Clauses, and those that stand right of their arrows."""
    for clause in clauses:
        yield clause
        for way in clause.ways:
            yield from parts(way)


def tech_outlooks(reach: Reach, dues: Mapping[str, Mapping[str, Due]]) -> dict[str, TechOutlook]:
    """R-123, R-132: every technology of the own side."""
    player, every = reach.player, reach.table.content.sides[reach.player.side].techs
    unlockable = {tech.id for tech in open_techs(reach.table, player)}
    found = {}
    for tech in every.values():
        if tech.id in player.techs:
            found[tech.id] = TechOutlook("unlocked", tech.cost, [], "unlocked")
        elif tech.id not in unlockable:
            found[tech.id] = TechOutlook("locked", tech.cost, [], "locked")
        else:
            found[tech.id] = tech_outlook(tech, dues)
    return found


def tech_outlook(tech: Technology, dues: Mapping[str, Mapping[str, Due]]) -> TechOutlook:
    """An open technology: where it could be unlocked, and for how many books at least."""
    at = [place for place, every in dues.items() if every[tech.id].ready]
    books = [every[tech.id].total.get("book", 0) for every in dues.values()]
    why: Literal["", "out_of_reach", "too_dear"] = "too_dear" if dues else "out_of_reach"
    return TechOutlook("open", min(books, default=tech.cost), at, "" if at else why)


def next_sleep(content: Content, state: State, seat: int) -> Sleep | None:
    """R-185, R-186, R-188: the space that the next hibernation reaches, and what it offers."""
    if state.phase != "turn" or (seat == state.seat and state.turn.slept):
        return None
    track, at = content.hibernation, state.players[seat].hibernation
    space = min(at + 1, track.last)
    rewards = [number for number, one in content.rewards.items() if number <= space and one.now]
    entering = space == track.remove_main_artifact_on_entering and at < space
    return Sleep(space, rewards, entering and bool(state.artifacts or state.spare))


# Everybody's


def gains_from(
    content: Content,
    state: State,
    seat: int,
    kinds: Mapping[str, str],
    beside: Iterable[tuple[Iterable[str], int]],
) -> Gained:
    """R-141, R-144, R-146: what buildings gain: by building the hexes it gains from, and how much each is worth."""
    player = state.players[seat]
    steps: dict[str, int] = {}
    rewards: dict[str, str] = {}
    for hexes, each in beside:
        for at in hexes:
            kind = kinds.get(at, "")
            if kind in COLOUR_OF:
                colour = COLOUR_OF[kind]
                steps[colour] = steps.get(colour, 0) + each
            elif kind == "ocean" and at not in player.oceans:
                ocean = content.tiles[state.tiles[content.board.place_of[at]]].ocean
                if ocean is not None:
                    rewards[at] = ocean.text
    return Gained(seat, steps, rewards, bonuses_paid(content, player, steps))


def bonuses_paid(content: Content, player: Player, steps: Mapping[str, int]) -> list[str]:
    """R-156, R-157: the bonus spaces that so many steps would pay, whatever their order."""
    at = {colour: space + steps.get(colour, 0) for colour, space in player.tracks.items()}
    found = []
    for colour, number in steps.items():
        spaces = content.bonuses_at[colour]
        for space in range(at[colour] - number + 1, min(at[colour], len(spaces) - 1) + 1):
            for name in spaces[space]:
                needs = content.bonuses[name].needs
                if name not in player.spaces and all(at[one] >= most for one, most in needs):
                    found.append(name)
    return list(dict.fromkeys(found))


def steps_needed(content: Content, player: Player) -> dict[str, dict[str, int]]:
    """R-156: by bonus space that has not paid, the steps that are missing on each track."""
    tracks = player.tracks
    return {
        name: {
            colour: space - tracks[colour]
            for colour, space in bonus.needs
            if space > tracks[colour]
        }
        for name, bonus in content.bonuses.items()
        if name not in player.spaces
    }


def layings(table: ReviveTable) -> list[Laying]:
    """R-115, R-116: both orientations of a tile that has been turned over and is still to be laid."""
    state = table.state
    deed = under_way(state, RewardTile)
    if deed is None or deed.place not in state.explored:
        return []
    return [laying(table, deed, turned) for turned in (False, True)]


def laying(table: ReviveTable, deed: RewardTile, turned: bool) -> Laying:
    """R-116, R-117: what would lie where, and who would gain."""
    content, state, board = table.content, table.state, table.content.board
    kinds = kinds_on(content, deed.place, state.tiles[deed.place], turned)
    land = {**land_of(table).kinds, **kinds}
    gains = []
    for seat in clockwise(state, deed.seat):
        beside = []
        for site, building in state.buildings.items():
            near = [at for at in board.touching[site] if at in kinds]
            if building.seat == seat and site not in kinds and near:
                each = content.costs.large_building_multiplier if building.large else 1
                beside.append((near, each))
        if beside:
            gains.append(gains_from(content, state, seat, land, beside))
    return Laying(kinds, gains)
