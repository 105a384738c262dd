"""Effects of Revive compiled: a text in the notation becomes clauses, triggers and standing rules (A16, R-460)."""

from __future__ import annotations

from typing import Final

import msgspec

from polyana.effects import Item, Price, apart, bundles
from polyana.games.revive.effects import COLOURS, MEANS, STEP_OF, Clause, Effect, Trigger
from polyana.games.revive.rules.verbs import WORDS, is_certain
from polyana.games.revive.vocabulary import VOCABULARY
from polyana.kernel import Misfit, Move, Where
from polyana.notation import (
    At,
    Bundle,
    Call,
    Choice,
    Exchange,
    Goods,
    Must,
    Per,
    Repeat,
    Side,
    When,
    amounts,
    items,
    options,
    parts,
)
from polyana.notation import Effect as Node

DONE_AT: Final = {"at once": "at_once", "any time": "any_time", "machine": "machine"}
"""Moments whose parts are carried out, and the field of an effect in which they stand."""
HOLDS_AT: Final = {"always": "always", "while in slot": "in_slot", "end": "end"}
"""Moments whose parts only hold."""
HOLDING: Final = {
    "always": ("standing",),
    "in_slot": ("modifier",),
    "end": ("end",),
}
"""By such a field: the sorts of words that may stand there."""


class Compiler:
    """Compiles every different text once."""

    def __init__(self) -> None:
        self.effects: dict[str, Effect] = {}
        self.clauses: dict[str, Clause] = {}

    def effect(self, file: str, own: str, text: str) -> Effect:
        """The effect of a text; one that does nothing for no text."""
        if text not in self.effects:
            node = VOCABULARY.parse(text, file=file, entry=own)
            with Where(file, own).looking(text or None):
                self.effects[text] = self._compiled(text, node)
        return self.effects[text]

    def price(self, file: str, own: str, text: str) -> Price:
        """A price such as `2 food + 1 gear`."""
        node = VOCABULARY.parse(text, file=file, entry=own)
        with Where(file, own).looking(text):
            return Price.of(amounts(node), MEANS)

    def goods(self, file: str, own: str, text: str) -> tuple[tuple[str, int], ...]:
        """Resources such as `1 crystal + 1 gear`."""
        price = self.price(file, own, text)
        return (*price.others, *price.named)

    def ground(self) -> None:
        """R-141, R-142, R-146: what buildings gain from what lies around them; R-368: cards by terrain."""
        for colour in COLOURS:
            self._item(Call("take_card", (colour,)))
        for word in (*STEP_OF.values(), "crystal"):
            for amount in (1, 2):
                self._item(Goods(amount, word))

    # Parts

    def _compiled(self, text: str, node: Node) -> Effect:
        effect = Effect(text=text)
        for part in parts(node):
            effect = self._with(effect, part, in_slot=False)
        return effect

    def _with(self, effect: Effect, part: Node, *, in_slot: bool) -> Effect:
        """The effect with one part more."""
        match part:
            case At("while in slot", (), When() as inner):
                return self._with(effect, inner, in_slot=True)
            case At(moment, (), inner) if moment in DONE_AT:
                return _more(effect, DONE_AT[moment], self._clauses(inner))
            case At(moment, (), inner) if moment in HOLDS_AT:
                return _more(effect, HOLDS_AT[moment], _holding(HOLDS_AT[moment], inner))
            case When(event, args, inner):
                trigger = Trigger(
                    event=event,
                    arg=str(args[0]) if args else "",
                    clauses=self._clauses(inner),
                    in_slot=in_slot,
                )
                return _more(effect, "triggers", (trigger,))
            case Must(inner):
                return _more(effect, "must", self._clauses(inner))
            case _:
                return _more(effect, "now", self._clauses(part))

    def _clauses(self, node: Node) -> tuple[Clause, ...]:
        """R-460: what becomes pending: each item of a bundle, each exchange, choice and repeat."""
        found: list[Clause] = []
        for part in parts(node):
            match part:
                case Goods() | Per() | Call() | Bundle():
                    found += self._bundle(part)
                case Choice() | Exchange():
                    found.append(self._add(self._ways(part)))
                case Repeat(inner, int(times)) if isinstance(inner, Exchange):
                    once = self._ways(inner)
                    again = msgspec.structs.replace(once, text=str(part), times=times)
                    found.append(self._add(again))
                case _:
                    raise Misfit("not-here", part=str(part))
        return tuple(found)

    def _ways(self, node: Choice | Exchange) -> Clause:
        """A choice between bundles, or an exchange, whose gain may be a choice."""
        price = None
        gain: Side = node if isinstance(node, Choice) else node.gain
        if isinstance(node, Exchange):
            price = Price.of(amounts(node.cost), MEANS)
            if isinstance(gain, Choice):  # chosen when the price is paid
                gain_clause = self._add(self._ways(gain))
                return Clause(
                    text=str(node), word=gain_clause.word, price=price, ways=((gain_clause,),)
                )
        ways = tuple(self._bundle(option) for option in options(gain))
        moves: tuple[Move, ...] = apart([("choose", way[0].word) for way in ways])
        return Clause(text=str(node), word=ways[0][0].word, price=price, ways=ways, moves=moves)

    def _bundle(self, node: Goods | Per | Call | Bundle) -> tuple[Clause, ...]:
        """The items of a bundle; R-213: reductions in one bundle with a map action belong to that action."""
        every = items(node)
        if not any(isinstance(item, Call) and item.name == "free_action" for item in every):
            return tuple(self._item(item) for item in every)
        (found,) = bundles(node)
        action = next(item for item in found if item.word == "free_action")
        aids = tuple(item for item in found if item is not action)
        if any(WORDS[item.word].sort != "modifier" for item in aids):
            raise Misfit("not-here", part=str(node))
        return (self._add(Clause(text=str(node), word=action.word, item=action, aids=aids)),)

    def _item(self, node: Goods | Per | Call) -> Clause:
        ((item,),) = bundles(node)
        several = item.word == "artifact" and (item.amount > 1 or item.counter)
        if several or WORDS[item.word].sort in ("standing", "end"):
            raise Misfit("not-here", part=str(node))
        return self._add(Clause(text=str(node), word=item.word, item=item, sure=is_certain(item)))

    def _add(self, clause: Clause) -> Clause:
        return self.clauses.setdefault(clause.text, clause)


def _more(effect: Effect, field: str, found: tuple[object, ...]) -> Effect:
    return msgspec.structs.replace(effect, **{field: (*getattr(effect, field), *found)})


def _holding(field: str, node: Node) -> tuple[Item, ...]:
    """What only holds: standing rules, reductions while a card lies in a slot, end points."""
    found: list[Item] = []
    for part in parts(node):
        if not isinstance(part, Goods | Per | Call | Bundle):
            raise Misfit("not-here", part=str(part))
        (bundle,) = bundles(part)
        found += bundle
    for item in found:
        if WORDS[item.word].sort not in HOLDING[field]:
            raise Misfit("not-here", part=item.word)
    return tuple(found)
