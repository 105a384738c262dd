"""The heading of the table: round, phase, what is going on, the piles; and what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import FAINT, Flow, joined
from polyana.games.settlers.effects import SUPPLY
from polyana.games.settlers.screen.ink import Scene, symbol
from polyana.games.settlers.view import LocationView

ROMAN: Final = ("I", "II", "III", "IV", "V")
PHASES: Final = {
    "lookout": ("lookout",),
    "production": ("production",),
    "action": ("action",),
    "cleanup": ("round_end", "cleanup", "next_round"),
}
ATTACK: Final = ("attack", "next_round")
"""S-192: the fifth phase of the solo game."""

PRINTED: Final = ("resource", "common_card", "faction_card", "location")
"""Signs that stand on cards besides the goods."""


def heading(scene: Scene) -> RenderableType:
    """The rounds, the phases, and what is going on."""
    name = Text(scene.content.about.name.read(scene.talk.language), "bold")
    title = rounds(scene) if scene.narrow else joined((name, rounds(scene)), " · ")
    top = Grid.grid(expand=True)
    top.add_column(no_wrap=True)
    top.add_column(justify="right")
    top.add_row(title, phases(scene))
    facts = [*now(scene), *piles(scene)]
    return Group(top, Flow(facts, "   ")) if facts else top


def rounds(scene: Scene) -> Text:
    """The round track; the present round stands out."""
    steps = []
    for number in range(1, scene.content.about.rounds + 1):
        here = number == scene.view.round
        word = f"[{ROMAN[number - 1]}]" if here else ROMAN[number - 1]
        steps.append(Text(word, "bold reverse" if here else FAINT))
    return Text.assemble(scene.say("round"), " ", joined(steps, " "))


def phases(scene: Scene) -> Text:
    """The phases of a round with the present one marked; while cards are chosen it is still the Lookout."""
    choosing = scene.view.revealed or any(player.drafting for player in scene.view.players)
    present = "lookout" if choosing else scene.view.phase
    if present in ("factions", "decks", "over"):
        return Text(f"[{scene.say(f'phase-{present}')}]", "bold reverse")
    inside: dict[str, tuple[str, ...]] = dict(PHASES)
    if scene.view.bot is not None:
        inside["cleanup"] = ("round_end", "cleanup")
        inside["attack"] = ATTACK
    steps = []
    for phase, states in inside.items():
        word = scene.say(f"phase-{phase}")
        here = present in states
        steps.append(Text(f"[{word}]" if here else word, "bold reverse" if here else FAINT))
    return joined(steps, " › ")


def now(scene: Scene) -> list[Text]:
    """Whose turn it is, and who begins; before the game there is no first player yet."""
    view = scene.view
    if view.phase in ("factions", "decks"):
        return []
    found = []
    if view.phase == "over":
        found.append(Text(scene.say("now-over"), "bold"))
    elif view.phase == "action":
        message = "now-acted" if view.acted else "now-turn"
        found.append(scene.weave(message, player=scene.player(view.seat)))
    if len(view.players) > 1:
        found.append(scene.weave("first", player=scene.player(view.first)))
    if view.next_first >= 0:
        found.append(scene.weave("next-first", player=scene.player(view.next_first)))
    return found


def piles(scene: Scene) -> list[Text]:
    """The Common deck with its discards."""
    view = scene.view
    if "common" not in view.decks:
        return []
    discards = len(view.discards["common"])
    return [Text(scene.say("piles", deck=view.decks["common"], discards=discards))]


def legend(scene: Scene) -> RenderableType:
    """What the signs mean: the goods, and of the others those that lie on the table."""
    signs = [(good, scene.talk.name(good)) for good in (*SUPPLY, "vp")]
    signs += [(sign, scene.say(f"sign-{sign}")) for sign in (*PRINTED, *on_the_table(scene))]
    found = [Text.assemble(symbol(sign), " ", (word, FAINT)) for sign, word in signs]
    brackets = [("raze", "( )"), ("used", "[ ]")]
    if scene.view.options.fire:
        brackets.append(("price", "{ }"))
    found += [
        Text.assemble(sign, " ", (scene.say(f"sign-{what}"), FAINT)) for what, sign in brackets
    ]
    return Flow(found)


def on_the_table(scene: Scene) -> Iterator[str]:
    """The signs for what lies on locations now."""
    view = scene.view
    everybody = [*view.players, *([view.bot] if view.bot is not None else [])]
    locations: list[LocationView] = [place for player in everybody for place in player.empire]
    cards = scene.content.cards
    if any(cards[place.card].shield for place in locations):
        yield "shield"
    if any(place.samurai for place in locations):
        yield "samurai"
    if any(cards[place.card].fortress for place in locations):
        yield "fortification"
    if any(place.blocked for place in locations):
        yield "blocked"
    if view.ra_tokens:
        yield "ra"
    if any(deal.at for player in everybody for deal in player.deals):
        yield "deal"
    for player in everybody:
        if any(cards[place.card].faction not in ("", player.faction) for place in player.empire):
            yield "conquered"
            break
    if any(
        foundations_in(player.rows, player.empire) or player.foundations for player in everybody
    ):
        yield "foundation"


def foundations_in(rows: dict[str, list[str]], empire: list[LocationView]) -> list[str]:
    """S-269: the Foundations that stand in rows."""
    locations = {place.card for place in empire}
    return [name for row in rows.values() for name in row if name not in locations]
