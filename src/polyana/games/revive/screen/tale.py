"""The campaign at the table: what may be read, how the chapters ended, what comes next."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from polyana.drawing import FAINT, section
from polyana.games.revive.chronicle import Ending
from polyana.games.revive.screen.ink import Scene


def tale(scene: Scene) -> Iterator[RenderableType]:
    """R-444: prologue and unlock at the beginning, law and event all the time, the ending when the game is over."""
    told, content, language = scene.view.tale, scene.content, scene.talk.language
    if told is None:
        return
    yield section(scene, "tale")
    number = content.chapters[told.chapter].number
    chapter = scene.name(told.chapter, "bold")
    yield scene.weave("chapter", name=chapter, number=number, points=told.threshold)
    early = not any(player.progress or player.techs for player in scene.view.players)
    for name in told.cards:
        card = content.campaign[name]
        if card.kind in ("law", "event", "bright", "dim") or (early and scene.view.phase != "over"):
            facts = {"kind": scene.say(f"card-{card.kind}"), "name": scene.talk.name(name)}
            title = Text(scene.say("card-called", **facts), "bold")
            yield Text.assemble(title, " ", card.text.read(language))
    for one in told.chronicle:
        yield chronicle(scene, one)
    for epilogue in content.epilogues:
        if epilogue.id == told.epilogue:
            title = Text(f"{scene.talk.name(epilogue.id)}. ", "bold")
            yield Text.assemble(title, epilogue.text.read(language))
    if told.following:
        unlocks = ", ".join(scene.talk.name(name) for name in told.unlocks)
        yield scene.weave("following", name=scene.name(told.following, "bold"), unlocks=unlocks)


def chronicle(scene: Scene, one: Ending) -> Text:
    """R-441: how a chapter ended."""
    name = scene.name(one.chapter)
    if not one.players:
        return Text.assemble("· ", name, " ", (scene.say("not-played"), FAINT))
    facts = {"best": one.best, "threshold": one.threshold}
    said = scene.say("ended-bright" if one.bright else "ended-dim", **facts)
    return Text.assemble("☀ " if one.bright else "☁ ", name, f" {said}")
