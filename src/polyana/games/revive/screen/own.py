"""The viewer's own boards: slots and modules, tracks and bonus spaces, machines, tribe and technologies, cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import FAINT, Flow, joined, section
from polyana.games.revive.effects import COLOURS, Card
from polyana.games.revive.outlook import TechOutlook
from polyana.games.revive.screen.displays import machine, marks
from polyana.games.revive.screen.ink import COLOUR_TRACKS, Scene, colours, symbol
from polyana.games.revive.view import PlayerView

STATES: Final = {"unlocked": "✓", "open": "○", "locked": "·"}
"""The signs of technologies."""


def own_board(scene: Scene) -> Iterator[RenderableType]:
    """Everything before the viewer but the cards."""
    player = scene.viewer
    if player is None or not player.supply:
        return
    yield section(scene, "own")
    yield slots(scene, player)
    yield Text(scene.say("cells-legend"), FAINT)
    yield tracks(scene, player)
    yield from spaces(scene, player)
    yield from machines(scene, player)
    yield from small_things(scene, player)
    yield section(scene, "tribe")
    yield from tribe(scene, player)


# Slots


def slots(scene: Scene, player: PlayerView) -> RenderableType:
    """R-073, R-086: every slot with its cards and module cells; one without modules takes a single line."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for name in scene.content.slots:
        cards, modules = in_slot(scene, player, name), cells(scene, player, name)
        title = slot_name(scene, player, name)
        if player.slots[name]:
            grid.add_row(title, cards)
            grid.add_row(Text(), modules)
        else:
            grid.add_row(title, Text.assemble(cards, "  ", modules))
    return grid


def slot_name(scene: Scene, player: PlayerView, name: str) -> Text:
    """The name of a slot; one into which no card can go is dimmed."""
    free = name in player.free_slots
    return Text.assemble(scene.reach(name), scene.name(name, "bold" if free else FAINT))


def in_slot(scene: Scene, player: PlayerView, name: str) -> Text:
    """The cards of a slot with their visible halves."""
    lying = player.slots[name]
    if not lying:
        return Text(
            scene.say("slot-locked" if name in player.locked_slots else "slot-empty"), FAINT
        )
    found = []
    for played in lying:
        card = scene.content.cards[played.card]
        own = card.half(played.half)
        title = Text.assemble(scene.reach(card.id), scene.tinted(card.id, card.colour))
        effect = Text.assemble(scene.shorthand(own.effect.text), marks(own.chain, own.flasks))
        found.append(Text.assemble(title, ": ", effect))
    return joined(found, "  + ")


def cells(scene: Scene, player: PlayerView, slot: str) -> Text:
    """R-088: the module cells of a slot; `!` is an activation symbol that has not fired."""
    found = []
    for number, name in enumerate(scene.content.cells_of[slot], 1):
        fresh = scene.content.cells[name].instant and name not in player.fired
        lying = player.modules.get(name)
        what = Text("–", FAINT)
        if lying:
            entry = scene.content.modules[lying]
            effect = scene.shorthand(entry.effect.text)
            what = Text.assemble(colours(entry.colours), " ", scene.name(lying), ": ", effect)
        found.append(Text.assemble(scene.reach(name), f"{number}{'!' if fresh else ''} ", what))
    return joined(found, "  ")


# Tracks


def tracks(scene: Scene, player: PlayerView) -> RenderableType:
    """R-155: the three tracks; the marker stands in brackets, a dot marks a space with a bonus still to come."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    for colour in COLOURS:
        sign = symbol(COLOUR_TRACKS[colour])
        title = Text.assemble(sign, " ", scene.say(f"track-{colour}"))
        grid.add_row(title, track(scene, player, colour))
    return grid


def track(scene: Scene, player: PlayerView, colour: str) -> Text:
    """One track, space by space."""
    content, at = scene.content, player.tracks[colour]
    found = []
    for space in range(content.tracks[colour].last + 1):
        waits = any(name not in player.spaces for name in content.bonuses_at[colour][space])
        label = f"[{space}]" if space == at else f"{space}{'•' if waits else ''}"
        style = "bold reverse" if space == at else "" if space > at else FAINT
        found.append(Text(label, style))
    return joined(found, " ")


def spaces(scene: Scene, player: PlayerView) -> Iterator[RenderableType]:
    """R-156: the bonus spaces that have not paid, with the steps that each still needs, the nearest first."""
    waiting = sorted(player.needs.items(), key=lambda one: sum(one[1].values()))
    lead = Text(scene.say("bonus-spaces"), FAINT)
    found = [lead]
    for name, needs in waiting:
        bonus = scene.content.bonuses[name]
        missing = Text.assemble(
            *(
                Text.assemble(f" {number}", symbol(COLOUR_TRACKS[colour]))
                for colour, number in needs.items()
            )
        )
        what = Text(scene.say(f"bonus-{bonus.kind}"))
        found.append(Text.assemble(colours((bonus.colour,)), " ", what, missing))
    yield Flow(found, "  ")
    value = scene.content.progress[player.progress].vp
    ahead = [space for space in scene.content.progress_bonuses if space > player.progress]
    facts = {"n": player.progress, "vp": value}
    line = Text(scene.say("progress", **facts))
    if ahead:
        effect = scene.shorthand(scene.content.progress_bonuses[ahead[0]].text)
        line = Text.assemble(line, " ", scene.weave("progress-next", space=ahead[0], bonus=effect))
    yield line


def machines(scene: Scene, player: PlayerView) -> Iterator[RenderableType]:
    """R-171: the own machines; one with energy is spent until the next hibernation."""
    facts = {"n": player.energy, "on": len(player.charged)}
    found = [Text(scene.say("own-energy", **facts), FAINT)]
    for name in player.machines:
        used = name in player.charged
        text = machine(scene, name)
        if used:
            text.stylize(FAINT)
        found.append(Text.assemble(text, " ↯" if used else ""))
    yield Flow(found, "  ")


def small_things(scene: Scene, player: PlayerView) -> Iterator[RenderableType]:
    """Switch, crates, tokens, buildings, artifact card."""
    switch = scene.content.plates[player.plate] if player.plate else scene.content.switch_effect
    found = [
        Text.assemble(
            scene.pointer(("switch",)),
            scene.say("switch-up" if player.switch_up else "switch-down"),
            " ",
            scene.shorthand(switch.text),
        ),
        Text(scene.say("buildings-left", small=player.small, large=player.large)),
    ]
    if player.tokens:
        found.append(Text(scene.say("tokens-left", n=player.tokens)))
    for name in player.closed:
        effect = scene.content.crates[name].effect.text
        title = Text.assemble(scene.reach(name), symbol("crate"), " ", scene.name(name))
        found.append(Text.assemble(title, ": ", scene.shorthand(effect)))
    for name, uses in player.opened.items():
        again = scene.reach(name)
        found.append(Text.assemble(again, (f"▣ {scene.talk.name(name)} ×{uses}", FAINT)))
    yield Flow(found, "  ")
    card = scene.view.shared_card or player.artifact_card
    if card:
        lines = [line for line in player.sheet if line.what == "artifact_card"]
        values = [Text(f"{scene.talk.line(line)} = {line.points}") for line in lines]
        yield Flow([scene.name(card, "bold"), *values], "  ")


# The tribe


def tribe(scene: Scene, player: PlayerView) -> Iterator[RenderableType]:
    """R-204, R-123: the ability, the markers, the technologies with what each costs and why it cannot be had."""
    side = scene.content.sides[player.side]
    markers = Text(scene.say("markers-left", n=player.markers), FAINT)
    ability = scene.sentence(side.ability.text)
    yield Text.assemble(scene.name(player.side, "bold"), "  ", ability, "  ", markers)
    outlook = scene.view.outlook
    if outlook is None:
        return
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    for _ in range(3):
        grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for name, tech in outlook.techs.items():
        grid.add_row(*tech_line(scene, player, name, tech))
    yield grid


def tech_line(scene: Scene, player: PlayerView, name: str, tech: TechOutlook) -> list[Text]:
    """A technology of the own side."""
    entry = scene.content.sides[player.side].techs[name]
    style = (
        "bold" if tech.state == "unlocked" or tech.at else FAINT if tech.state == "locked" else ""
    )
    title = Text.assemble(scene.reach(name), STATES[tech.state], " ", scene.name(name, style))
    points = symbol("endvp", entry.endvp) if entry.endvp else Text()
    why = (
        Text(f" {scene.say(f'why-{tech.why}')}", FAINT)
        if tech.why in ("out_of_reach", "too_dear")
        else Text()
    )
    return [
        title,
        symbol("book", tech.books),
        points,
        Text.assemble(scene.sentence(entry.effect.text), why),
    ]


# Cards


def own_cards(scene: Scene) -> Iterator[RenderableType]:
    """The active area in words, and the names of the cards at rest."""
    player = scene.viewer
    if player is None or not player.supply or scene.view.phase == "over":
        return
    yield section(scene, "cards")
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column()
    grid.add_column(ratio=1)
    for name in player.active:
        card = scene.content.cards[name]
        title = Text.assemble(scene.reach(name), scene.tinted(name, card.colour))
        grid.add_row(title, said_half(scene, card, "top"))
        grid.add_row(Text(), said_half(scene, card, "bottom"))
    yield grid
    cards = scene.content.cards
    resting = [
        Text.assemble(scene.reach(name), scene.tinted(name, cards[name].colour))
        for name in player.rest
    ]
    if resting:
        yield Flow([Text(scene.say("at-rest"), FAINT), *resting], "  ")


def said_half(scene: Scene, card: Card, name: str) -> Text:
    """A half of a card in words, with slot symbol and flasks."""
    own = card.half(name)
    mark = Text("▀ " if name == "top" else "▄ ", FAINT)
    return Text.assemble(mark, scene.sentence(own.effect.text), marks(own.chain, own.flasks))
