"""The heading of the table: round, phase, what is going on; and what the signs mean."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import FAINT, Flow, joined
from polyana.games.north.effects import SUPPLY
from polyana.games.north.screen.ink import Scene, symbol

PHASES: Final = ("lookout", "action", "expedition", "cleanup")
SETUP: Final = ("clans", "opening")
PRINTED: Final = ("card", "hand_card", "resource", "good", "ship")
"""Signs that stand on cards besides the goods."""
KINDS: Final = ("field", "ready", "exhausted", "feature", "island", "boost")


def heading(scene: Scene) -> RenderableType:
    """The round, the phases, and what is going on."""
    name = Text(scene.content.about.name.read(scene.talk.language), "bold")
    title = rounds(scene) if scene.narrow else joined((name, rounds(scene)), " · ")
    top = Grid.grid(expand=True)
    top.add_column(no_wrap=True)
    top.add_column(justify="right")
    top.add_row(title, phases(scene))
    facts = now(scene)
    parts: list[RenderableType] = [top, *([Flow(facts, "   ")] if facts else ())]
    if scene.view.final and scene.view.phase != "over":
        parts.append(Text(f" {scene.say('last-round')} ", "bold reverse"))
    return Group(*parts)


def rounds(scene: Scene) -> Text:
    """The round; a solo game has so many."""
    round = scene.view.round
    if scene.view.solo is None:
        return Text(scene.say("round", round=round), "bold")
    return Text(scene.say("round-of", round=round, rounds=scene.content.solo.rounds), "bold")


def phases(scene: Scene) -> Text:
    """The phases of a round with the present one marked."""
    present = scene.view.phase
    if present in (*SETUP, "over"):
        return Text(f"[{scene.say(f'phase-{present}')}]", "bold reverse")
    steps = []
    for phase in PHASES:
        word = scene.say(f"phase-{phase}")
        here = present == phase
        steps.append(Text(f"[{word}]" if here else word, "bold reverse" if here else FAINT))
    return joined(steps, " › ")


def now(scene: Scene) -> list[Text]:
    """Whose turn it is, who begins, and how far the leader is from the end."""
    view, found = scene.view, []
    if view.phase in SETUP:
        return []
    if view.phase == "over":
        found.append(Text(scene.say("now-over"), "bold"))
    elif view.phase == "action" and view.solo is None:
        found.append(scene.weave("now-turn", player=scene.player(view.seat)))
    if view.declared:
        action = scene.talk.say("action", **{"a-id": view.declared})
        found.append(scene.weave("now-declared", action=Text(action, "bold")))
    if view.sailing is not None:
        found.append(scene.weave("now-sailing", player=scene.player(view.sailing.seat)))
    if view.taken:
        found.append(scene.weave("now-island", island=scene.name(view.taken, "bold")))
    if view.phase == "over":
        return found
    if view.solo is None:
        found.append(scene.weave("first", player=scene.player(view.first)))
    if view.to_end:
        found.append(Text(scene.say("to-end", points=view.to_end)))
    return found


def legend(scene: Scene) -> RenderableType:
    """What the signs mean."""
    signs = [(good, scene.talk.name(good)) for good in (*SUPPLY, "vp")]
    tired = scene.view.solo is not None and bool(scene.view.solo.tired)
    more = (*PRINTED, *KINDS, *(["tired"] if tired else ()))
    signs += [(sign, scene.say(f"sign-{sign}")) for sign in more]
    return Flow([Text.assemble(symbol(sign), " ", (word, FAINT)) for sign, word in signs])
