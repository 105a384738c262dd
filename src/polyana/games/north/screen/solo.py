"""The solo game: its scenario with what it asks, the event of the round, the numbers in the bag, the goals."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from polyana.drawing import FAINT, Flow, joined, section
from polyana.games.north.outlook import RoundRule
from polyana.games.north.screen.ink import Scene
from polyana.games.north.view import GoalView, SoloView


def scenario(scene: Scene) -> Iterator[RenderableType]:
    """All that a scenario shows; its story only while the clan is chosen."""
    solo = scene.view.solo
    if solo is None:
        return
    entry, language = scene.content.scenarios[solo.scenario], scene.talk.language
    yield section(scene, "scenario")
    yield Text.assemble(
        scene.name(solo.scenario, "bold"), ". ", entry.round_rule.text.read(language)
    )
    if scene.view.phase == "clans":
        yield Text(entry.intro.read(language), "italic")
        yield Text(entry.goal_text.read(language))
        yield Text(scene.say("target", points=entry.target))
        return
    if solo.rule is not None:
        yield next_payment(scene, solo.rule)
    if solo.event and scene.view.phase != "over":
        yield event(scene, solo)
    yield Flow(list(goals(scene, solo)), "   ")
    if scene.view.phase == "over":
        yield Text(scene.talk.line(scene.view.players[0].sheet[-1]), "bold")


def next_payment(scene: Scene, rule: RoundRule) -> Text:
    """N-237: what is asked next, how often, and how much of it could be paid."""
    entry = scene.content.scenarios[scene.view.options.scenario].round_rule
    if entry.demand:
        price = scene.shorthand(entry.demand)
        facts = {"round": rule.round, "times": rule.times, "payable": rule.payable}
        return scene.weave("next-demand", price=price, **facts)
    if rule.averted:
        return Text(scene.say("rival-averted"))
    if rule.island:
        return scene.weave("rival-takes", island=scene.name(rule.island, "bold"))
    return Text(scene.say("rival-next", round=rule.round))


def event(scene: Scene, solo: SoloView) -> Text:
    """N-228: the event of the round, and the numbers that are left."""
    name = Text.assemble(f"{solo.token} ", scene.name(solo.event, "bold"))
    told = scene.weave("event-ahead" if solo.event_ahead else "event-over", event=name)
    left = " ".join(map(str, solo.bag))
    what = Text(scene.event_text(solo.event)) if solo.event_ahead else Text()
    return joined((told, *([what] if what else ()), Text(scene.say("bag", left=left), FAINT)), " ")


def goals(scene: Scene, solo: SoloView) -> Iterator[Text]:
    """N-242: every goal with what is reached, and the points."""
    yield Text(scene.say("goals"), FAINT)
    for goal in solo.goals:
        yield progress(scene.say(f"goal-{goal.counter}"), goal)


def progress(what: str, goal: GoalView) -> Text:
    """A goal; a tick stands before one that is met."""
    tick, style = ("✓", "bold") if goal.met else ("·", "")
    return Text(f"{tick} {what} {goal.reached}/{goal.needed}", style)
