"""Numbers that people look for all the time: what the next Production will give, and the colours of an empire."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from polyana.drawing import FAINT
from polyana.games.settlers.screen.ink import Scene, goods
from polyana.games.settlers.view import PlayerView


def outlook(scene: Scene, player: PlayerView) -> Iterator[Text]:
    """Both, as far as there is anything to say."""
    if player.outlook is not None:
        text = Text.assemble((scene.say("next"), FAINT), " ", goods(player.outlook.goods))
        yield text.append(f" {scene.say('next-more')}" if player.outlook.more else "", FAINT)
    if player.colours:
        goods_of = scene.content.colours
        counted = ((goods_of[colour].good, number) for colour, number in player.colours.items())
        yield Text.assemble((scene.say("colours"), FAINT), " ", goods(counted))
