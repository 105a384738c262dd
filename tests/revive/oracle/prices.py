"""Which map actions can be reached and paid, from A9 to A12: every way is walked, every way to pay is tried."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from itertools import combinations

from polyana.games.revive.state import State
from tests.revive.oracle.box import BESIDE, CORNERS, PLACES, TILE, TRIBE_SIDES, card, kinds, techs


class Traveller:
    """A player in turn, with all that makes ways and actions cheaper."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat, self.player = state, seat, state.players[seat]
        self.kinds = kinds(state)
        self.rules = [tech["effect"] for tech in techs(self.player)]
        self.slots = [
            card(played.card)[played.half]["effect"].partition("while in slot: ")[2]
            for slot in self.player.slots.values()
            for played in slot
        ]
        self.armed = state.turn.armed
        self.far = [*self.origins()]

    def moves(self) -> set[str]:
        """Every map action that may be chosen."""
        return {*self.explores(), *self.populates(), *self.builds()}

    # Ways

    def ways(self, origins: Iterable[str]) -> dict[str, int]:
        """R-100 to R-104, R-351: by place the hexes strictly between that cost anything."""
        free = {
            kind
            for rule in self.rules
            if "skip_terrain(" in rule
            for kind in rule.partition("skip_terrain(")[2].partition(")")[0].split(",")
        }
        far: dict[str, int] = {}
        heap = [(0, at, True) for at in origins]
        while heap:
            cost, at, origin = heappop(heap)
            if not origin and at in far:
                continue
            far.setdefault(at, cost)
            if at not in self.kinds:
                continue  # no way leads over ice
            toll = 0 if origin or self.kinds[at] in free else 1
            for near in BESIDE[at]:
                if near not in far:
                    heappush(heap, (cost + toll, near, False))
        return far

    def origins(self) -> Iterator[tuple[dict[str, int], int]]:
        """R-101, R-358, R-359, R-379: where ways begin, and what is taken off those from there."""
        state, seat = self.state, self.seat
        pieces = [at for at, one in state.buildings.items() if one.seat == seat]
        pieces += self.player.figures
        yield self.ways(pieces or ["pit"]), 0
        if self.player.falcon:
            yield self.ways([self.player.falcon]), 0
        temples = [at for at, owner in state.temples.items() if owner == seat]
        yield self.ways(temples), self.number("temple_range")

    def food(self, target: str, place: Iterable[str]) -> int | None:
        """R-109: the cheapest way to any hex of a place, with all reductions; None if there is none."""
        less = self.number("skip_hexes") + slot_number(self.slots, "range(")
        less += self.armed.get("range", 0)
        if self.state.targets.get(target) == self.seat:
            less += self.number("target_range")
        found = [max(0, far[at] - own - less) for far, own in self.far for at in place if at in far]
        return min(found, default=None)

    def number(self, word: str) -> int:
        """What a standing rule says."""
        return slot_number([rule.partition("always: ")[2] for rule in self.rules], f"{word}(")

    # Discounts

    def off(self, action: str, target: str) -> int:
        """R-214, R-373, R-382, R-383: units less of the own cost."""
        state = self.state
        found = slot_number(self.slots, f"discount({action},") + self.armed.get(action, 0)
        near = set(BESIDE.get(target, ()))
        if target in PLACES:
            near = {one for n in range(1, 5) for one in BESIDE[f"{target}_{n}"]}
        workshops = sum(owner == self.seat and at in near for at, owner in state.workshops.items())
        found += min(workshops, max(1, self.number("workshop_stack")))
        if self.player.falcon in near:
            found += self.number("falcon_discount")
        if action != "explore" and state.targets.get(target) == self.seat:
            found += 2
        if action == "build":
            if state.laid.get(target) == self.seat:
                found += self.number("own_desert_discount")
            mountains = sum(self.kinds.get(at) == "mountain" for at in near)
            found += mountains * self.number("build_discount_per_mountain")
        return found

    def pays(self, **needed: int) -> bool:
        """R-046: crystals stand in for what is short."""
        supply = self.player.supply
        short = sum(max(0, n - supply[kind]) for kind, n in needed.items() if kind != "crystal")
        return short + needed.get("crystal", 0) <= supply["crystal"]

    # The three actions

    def explores(self) -> Iterator[str]:
        """R-110, R-119, R-220, R-360: any units may be taken off, the food of a technology where it helps."""
        for name, tile in self.state.tiles.items():
            if name.startswith("s") or name in self.state.explored:
                continue
            far = self.food(name, [f"{name}_{n}" for n in range(1, 5)])
            if "explore_anywhere" in self.armed:
                far = 0
            if far is None:
                continue
            units = []
            for part in TILE[tile]["cost"].split(" + "):
                number, kind = part.split()
                units += [kind] * int(number)
            off = min(self.off("explore", name), len(units))
            saved = self.number("explore_food")
            for left in set(combinations(units, len(units) - off)):
                food = max(0, left.count("food") + far - saved)
                if self.pays(
                    food=food,
                    gear=left.count("gear"),
                    book=left.count("book"),
                    crystal=left.count("crystal"),
                ):
                    yield f"explore {name}"
                    break

    def populates(self) -> Iterator[str]:
        """R-120 to R-132: a technology that is joined to an unlocked one, and a book for everybody else there."""
        side, player = TRIBE_SIDES[self.player.side], self.player
        position = {tech["id"]: tech["pos"] for tech in side["tech"]}
        unlocked = {position[name] for name in player.techs}
        for at in [*CORNERS, *(at for at, kind in self.kinds.items() if kind == "city")]:
            far = self.food(at, [at])
            if at in player.figures or far is None:
                continue
            others = sum(at in other.figures for other in self.state.players)
            for tech in side["tech"]:
                joined = any(tech["pos"] in edge and unlocked & set(edge) for edge in side["edges"])
                if tech["pos"] in unlocked or not (joined if unlocked else tech["pos"] == 1):
                    continue
                spared = "no_extra_books" in "".join([*self.rules, tech["effect"]])
                books = max(0, tech["cost"] - self.off("populate", at)) + others * (not spared)
                if self.pays(book=books, food=far):
                    yield f"populate {at}"
                    break

    def builds(self) -> Iterator[str]:
        """R-135, R-136: a desert without a building; 3 gears for a small one, 5 for a large one."""
        sizes = [3] * bool(self.player.small) + [5] * bool(self.player.large)
        for at, kind in self.kinds.items():
            if kind == "desert" and at not in self.state.buildings:
                far = self.food(at, [at])
                if far is None:
                    continue
                gears = [max(0, size - self.off("build", at)) for size in sizes]
                if any(self.pays(gear=gear, food=far) for gear in gears):
                    yield f"build {at}"


def slot_number(texts: Iterable[str], opening: str) -> int:
    """The numbers behind an opening like `range(` or `discount(build,`, added up."""
    found = 0
    for text in texts:
        for rest in text.split(opening)[1:]:
            found += int(rest.partition(")")[0])
    return found
