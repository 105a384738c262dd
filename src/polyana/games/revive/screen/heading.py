"""The heading of the table: whose turn it is, what is armed, how long the game lasts; and what the signs mean."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import FAINT, Flow, joined
from polyana.games.revive.screen.ink import Scene, symbol

GOODS: Final = ("crystal", "gear", "book", "food", "basic", "energy", "crate", "module")
SIGNS: Final = ("vp", "endvp", "artifact", "card", "chain", "flask")
SETUP: Final = ("tribes", "sides", "deal", "artifact_cards", "plates", "law", "begin")


def heading(scene: Scene) -> RenderableType:
    """What is going on, and beside it the clock of the game."""
    top = Grid.grid(expand=True)
    top.add_column()
    top.add_column(justify="right")
    top.add_row(Flow(now(scene), "   "), clock(scene))
    if not scene.view.ending or scene.view.phase == "over":
        return top
    return Group(top, Text(f" {scene.say('last-turns')} ", "bold reverse"))


def clock(scene: Scene) -> Text:
    """R-313: the main artifacts that are left; alone the cube counts (R-401)."""
    view = scene.view
    if view.solo is not None:
        name = scene.content.ratings[view.solo.rating].name.read(scene.talk.language)
        facts = {"cube": view.solo.cube, "last": view.solo.last}
        return scene.weave("solo-clock", rating=Text(name, "bold"), **facts)
    left = sum(view.artifacts.values()) + view.spare
    return scene.weave("artifacts-left", left=Text(str(left), "bold"), of=view.laid_out)


def now(scene: Scene) -> list[Text]:
    """Whose turn it is, how many actions are left, what is armed."""
    view = scene.view
    if view.phase in SETUP:
        return [Text(scene.say("now-setup"), "bold")]
    if view.phase == "over":
        return [Text(scene.say("now-over"), "bold")]
    found = [scene.weave("now-turn", player=scene.player(view.seat))]
    if view.turn.slept:
        found.append(Text(scene.say("now-asleep")))
    else:
        found.append(Text(scene.say("now-actions", left=view.turn.left)))
    if view.turn.armed:
        chips = [
            Text(f" {scene.say(f'armed-{word}', n=number)} ", "reverse")
            for word, number in view.turn.armed.items()
        ]
        found.append(joined(chips, " "))
    for card in view.turn.rainbow:
        found.append(scene.weave("now-rainbow", card=scene.name(card, "bold")))
    if len(view.players) > 1:
        found.append(scene.weave("first", player=scene.player(view.first)))
    return found


def legend(scene: Scene) -> RenderableType:
    """What the signs mean."""
    signs = [(good, scene.talk.name(good)) for good in GOODS]
    signs += [(sign, scene.say(f"sign-{sign}")) for sign in SIGNS]
    return Flow([Text.assemble(symbol(sign), " ", (word, FAINT)) for sign, word in signs])
