"""Numbers that people look for all the time: what the next Production will give, and the colours of an empire."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from rich.text import Text

from polyana.drawing import FAINT
from polyana.games.settlers.effects import Gain
from polyana.games.settlers.rules.empire import groups
from polyana.games.settlers.screen.ink import SYMBOLS, Scene, goods
from polyana.games.settlers.view import PlayerView

BEFORE: Final = ("factions", "decks", "lookout", "production")
"""The phases in which the Production of this round is still to come or under way."""


def outlook(scene: Scene, player: PlayerView) -> Iterator[Text]:
    """Both, as far as there is anything to say."""
    number = scene.view.round + (scene.view.phase not in BEFORE)
    if number <= scene.content.about.rounds:
        amounts, more = next_production(scene, player, number)
        text = Text.assemble((scene.say("next"), FAINT), " ", goods(amounts))
        yield text.append(f" {scene.say('next-more')}" if more else "", FAINT)
    colours = colour_counts(scene, player)
    if colours:
        yield Text.assemble((scene.say("colours"), FAINT), " ", goods(colours))


def next_production(scene: Scene, player: PlayerView, number: int) -> tuple[dict[str, int], bool]:
    """S-051: the goods that a Production would give as the empire stands; and whether there is a choice beyond them."""
    found: Counter[str] = Counter(deal.good for deal in player.deals)
    more = False
    for gain in gains(scene, player, number):
        if len(gain.options) > 1:
            more = True
            continue
        for item in gain.options[0]:
            if item.word not in SYMBOLS:
                more = True
                continue
            found[item.word] += sum(
                term.times(count(scene, player, term.counter)) if term.counter else term.amount
                for term in item.terms
            )
    return {good: found[good] for good in SYMBOLS if found[good]}, more


def gains(scene: Scene, player: PlayerView, number: int) -> Iterator[Gain]:
    """Board, promo tokens as they lie in that round, locations."""
    content = scene.content
    keys = [content.boards[player.faction].production]
    chosen = groups(scene.view.options.promo)
    for faces in content.tokens.values():
        if {faces[0].group, "all"} & set(chosen):
            keys.append(faces[(number - 1) % len(faces)].production)
    keys += [content.cards[place.card].produces for place in player.empire]
    return (content.gains[key] for key in keys if key)


def count(scene: Scene, player: PlayerView, counter: str) -> int:
    """What a production location counts, in the empire as it stands."""
    cards = scene.content.cards
    match counter:
        case "samurai":
            return sum(place.samurai for place in player.empire)
        case "deal":
            return len(player.deals)
        case "enemy_location":
            return sum(cards[at.card].faction not in ("", player.faction) for at in player.empire)
        case _:
            colour = counter.removesuffix("_location")
            return sum(colour in cards[place.card].colours for place in player.empire)


def colour_counts(scene: Scene, player: PlayerView) -> dict[str, int]:
    """S-027: how many locations of each colour, by the good it stands for."""
    found = {}
    for colour, entry in scene.content.colours.items():
        found[entry.good] = count(scene, player, f"{colour}_location")
    return {good: number for good, number in found.items() if number}
