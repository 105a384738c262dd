"""The card or event that a question is about, in full, right above the question."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from polyana.drawing import section
from polyana.games.north.screen.ink import Scene
from polyana.kernel import Question, Sight


def under_way(scene: Scene, sight: Sight) -> Iterator[RenderableType]:
    """What the viewer is just asked about, if it is a card or what a scenario asks."""
    own = [question for question in sight.questions if question.seat == sight.seat]
    said = [one for question in own if (one := text(scene, question))]
    if said:
        yield section(scene, "under-way")
        yield from said


def text(scene: Scene, question: Question) -> Text | None:
    """The text of what is asked about; of an effect in parts the one that is offered."""
    if not question.about or not isinstance(question.about[0], str):
        return None
    source, *rest = question.about
    content = scene.content
    if question.kind == "demand":
        return Text.assemble(scene.name(str(source), "bold"), ": ", demanded(scene, str(source)))
    card = content.cards.get(str(rest[0]) if question.kind == "part" else str(source))
    if card is None:
        return None
    effect = scene.effect(card)
    if question.kind == "part" and isinstance(rest[1], int):
        effect = effect.split(";")[rest[1] - 1].strip()
    elif question.kind == "storage":
        effect = content.titles[card.title].storage
    if not effect:
        return None
    return Text.assemble(scene.name(str(source), "bold"), ": ", scene.sentence(effect))


def demanded(scene: Scene, source: str) -> str:
    """What a scenario or its event asks."""
    if source in scene.content.scenarios:
        rule = scene.content.scenarios[source].round_rule
        return rule.text.read(scene.talk.language)
    return scene.event_text(source)
