"""What the open question is about: effects in words, ways to lay a tile, rewards, what can be kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from polyana.drawing import CAN_DO, FAINT, joined, section
from polyana.games.revive.screen.ink import Scene, symbol
from polyana.games.revive.screen.offers import gained
from polyana.kernel import Question, Sight, move_from


def under_way(scene: Scene, sight: Sight) -> Iterator[RenderableType]:
    """The answers of the viewer's question where their names do not say enough."""
    for question in sight.questions:
        explain = QUESTIONS.get(question.kind)
        if question.seat == scene.seat and explain is not None:
            yield section(scene, "under-way")
            yield from explain(scene, question)


def answers(question: Question, verb: str) -> list[str]:
    """What the answers of a verb name first."""
    moves = [move_from(option) for option in question.options]
    return [move[1] for move in moves if move[0] == verb]


def line(*pieces: Text | str | tuple[str, str]) -> Text:
    """An answer with the pointer before it."""
    return Text.assemble(("►", CAN_DO), *pieces)


def effects(scene: Scene, question: Question) -> Iterator[RenderableType]:
    """R-462: the pending effects in words, each behind what it comes from."""
    sources = answers(question, "do")
    for source, clause in zip(sources, question.about, strict=True):
        yield line(scene.name(source, "bold"), ": ", scene.sentence(str(clause)))


def choice(scene: Scene, question: Question) -> Iterator[RenderableType]:
    """The effect of which one part is chosen, or that may be repeated."""
    source, clause = str(question.about[0]), str(question.about[-1])
    yield Text.assemble(scene.name(source, "bold"), ": ", scene.sentence(clause))


def orientations(scene: Scene, question: Question) -> Iterator[RenderableType]:
    """R-115: what would lie where, and who would gain."""
    for number, laying in enumerate(scene.view.layings):
        kinds = [
            Text.assemble((f"{scene.talk.name(at)} ", FAINT), symbol(kind))
            for at, kind in laying.kinds.items()
        ]
        gains = [
            Text.assemble(scene.token(one.seat), " ", joined(gained(scene, one), " "))
            for one in laying.gains
        ]
        move = scene.talk.move(("lay", str(number)))
        yield line(
            (move, "bold"), ": ", joined(kinds, "  "), "   " if gains else "", joined(gains, "  ")
        )


def rewards(scene: Scene, question: Question) -> Iterator[RenderableType]:
    """R-185: the rewards of the hibernation track."""
    for space in answers(question, "reward"):
        text = scene.content.rewards[int(space)].text
        yield line((f"{space} ", "bold"), scene.sentence(text))


def artifact_cards(scene: Scene, question: Question) -> Iterator[RenderableType]:
    """R-418: what each artifact card counts by colour."""
    for name in answers(question, "keep"):
        card = scene.content.artifact_cards[name]
        every = (("purple", card.purple), ("orange", card.orange), ("white", card.white))
        parts = [
            scene.say(
                "card-counts",
                gem=scene.say(f"colour-{gem}"),
                category=scene.talk.name(category).lower(),
            )
            for gem, category in every
        ]
        yield line(scene.name(name, "bold"), ": ", ", ".join(parts))


def plates(scene: Scene, question: Question) -> Iterator[RenderableType]:
    """R-433: what each plate gives."""
    for name in answers(question, "keep"):
        yield line(scene.name(name, "bold"), ": ", scene.sentence(scene.content.plates[name].text))


def tribes(scene: Scene, question: Question) -> Iterator[RenderableType]:
    """R-417, R-436: the abilities of the sides that can be chosen, and the technologies that others do not have."""
    wanted = answers(question, "tribe") or [str(question.about[0])]
    common = frozenset.intersection(
        *(frozenset(side.techs) for side in scene.content.sides.values())
    )
    for side in scene.content.sides.values():
        if side.tribe in wanted and (question.kind == "choose_side" or not side.moon):
            light = scene.talk.move(("side", "moon" if side.moon else "sun"))
            ability = scene.sentence(side.ability.text)
            yield line(scene.name(side.id, "bold"), f" ({light.lower()}): ", ability)
            for tech in side.techs.values():
                if tech.id not in common:
                    price = symbol("book", tech.cost)
                    said = f": {scene.sentence(tech.effect.text)}"
                    yield Text.assemble(f"   {scene.talk.name(tech.id)} ", price, said)


QUESTIONS: Final[dict[str, Callable[[Scene, Question], Iterator[RenderableType]]]] = {
    "order_effect": effects,
    "effect_option": choice,
    "repeat": choice,
    "orientation": orientations,
    "hibernation_reward": rewards,
    "keep_artifact_card": artifact_cards,
    "keep_switch_plate": plates,
    "choose_tribe": tribes,
    "choose_side": tribes,
}
