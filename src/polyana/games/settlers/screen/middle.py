"""What belongs to nobody: promo tokens and expeditions; and the virtual player of the solo game."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from polyana.drawing import FAINT, Flow, joined, section
from polyana.games.settlers.screen.empire import location
from polyana.games.settlers.screen.ink import Scene, goods, symbol
from polyana.games.settlers.view import PlayerView


def tokens(scene: Scene) -> Iterator[RenderableType]:
    """S-277: the promo tokens of this game."""
    found = [*stalls(scene), *in_force(scene), *expeditions(scene)]
    if found:
        yield section(scene, "tokens")
        yield Flow(found, "   ")


def stalls(scene: Scene) -> Iterator[Text]:
    """S-278: stalls, who has used them, and the goods on them."""
    for name, stall in scene.view.stalls.items():
        effect = scene.shorthand(scene.content.token_entries[name].effect)
        text = Text.assemble(scene.reach(name), scene.name(name, "bold"), " ", effect)
        if stall.users:
            users = Text().join(scene.token(seat) for seat in stall.users)
            text.append_text(Text.assemble(" [", goods(stall.paid, ""), users, "]"))
        yield text


def in_force(scene: Scene) -> Iterator[Text]:
    """S-282: events and decrees as they lie this round."""
    for name, effect in scene.view.in_force.items():
        yield Text.assemble(scene.name(name, "bold"), " ", scene.shorthand(effect))


def expeditions(scene: Scene) -> Iterator[Text]:
    """S-288: the expeditions lying out."""
    for name in scene.view.expeditions:
        effect = scene.shorthand(scene.content.token_entries[name].effect)
        yield Text.assemble(scene.reach(name), scene.name(name, "bold"), " ", effect)


def virtual_player(scene: Scene) -> Iterator[RenderableType]:
    """The bot of the solo game: targets, locations, line, and the race with its Collection."""
    bot = scene.view.bot
    if bot is None or not scene.view.decks:
        return
    yield section(scene, "bot")
    yield Flow([race(scene), targets(scene, bot), *conquests(scene, bot)], "   ")
    cards = scene.content.cards
    common = [place for place in bot.empire if not cards[place.card].faction]
    if common:
        found = [location(scene, bot, place) for place in common]
        yield Flow([Text(scene.say("bot-locations"), FAINT), *found])
    places = {place.card: place for place in bot.empire}
    if bot.rows["line"]:
        line = [location(scene, bot, places[name]) for name in bot.rows["line"]]
        yield Flow([Text(scene.say("bot-line"), FAINT), *line])


def race(scene: Scene) -> Text:
    """S-204: own faction locations against the Collection pile; at the end how it went."""
    line = scene.view.players[0].sheet[-1]
    if scene.view.phase == "over":
        return Text(scene.talk.line(line), "bold")
    own, collection = line.facts[:2]
    return Text(scene.say("bot-race", own=own, collection=collection), "bold")


def targets(scene: Scene, bot: PlayerView) -> Text:
    """S-196: the target line, newest first, and how many Attack cards are left."""
    line = joined((Text.assemble(scene.reach(d.card), symbol(d.good)) for d in bot.deals), " ")
    left = Text(scene.say("bot-deck", count=scene.view.decks["attack"]), FAINT)
    return Text.assemble((scene.say("bot-targets"), FAINT), " ", line, "  ", left)


def conquests(scene: Scene, bot: PlayerView) -> Iterator[Text]:
    """S-304: how often the bot tries to conquer in each round; the present one is in brackets."""
    if not bot.faction:
        return
    difficulty = scene.content.difficulties[scene.view.options.solo_difficulty]
    rounds = joined(
        (
            Text(f"[{tries}]", "bold reverse")
            if number == scene.view.round
            else Text(str(tries), FAINT)
            for number, tries in enumerate(difficulty.conquests, 1)
        ),
        " ",
    )
    yield Text.assemble(
        scene.name(bot.faction, "bold"),
        ", ",
        scene.name(difficulty.id),
        ", ",
        (scene.say("bot-conquests"), FAINT),
        " ",
        rounds,
    )
