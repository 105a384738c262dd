"""How a verb is carried out: whether it can happen, what it is aimed at, and that it is done."""

from __future__ import annotations

from polyana.effects.verbs import DECLINE, NONE, A, Verb
from polyana.kernel import Ask, Move, Rules


def has_target(verb: Verb[A], act: A) -> bool:
    """Whether a verb has any legal target."""
    assert verb.targets is not None
    for _ in verb.targets(act):
        return True
    return False


def can_happen(verb: Verb[A], act: A) -> bool:
    """Whether a verb could do something now, at a target or without one."""
    if verb.targets is None:
        return verb.possible is None or verb.possible(act)
    return has_target(verb, act) or (verb.possible is not None and verb.possible(act))


def begin(verb: Verb[A], act: A, optional: bool = False) -> Rules | None:
    """Does a verb, or asks for its target first. Where it can do nothing, nothing happens."""
    assert verb.do is not None
    hidden = verb.hidden is not None and verb.hidden(act)
    if verb.targets is None:
        if verb.possible is None or hidden or verb.possible(act):
            verb.do(act)
        return None
    options = list(verb.targets(act))
    if options or hidden:
        return _aim(verb, act, options, optional, hidden)
    if verb.possible is not None and verb.possible(act):
        verb.do(act)
    return None


def _aim(verb: Verb[A], act: A, options: list[Move], optional: bool, hidden: bool) -> Rules:
    """Asks for the target of a verb, and does it."""
    assert verb.do is not None
    without = verb.possible is not None and verb.possible(act)
    if optional or not (options or without):
        options.append(DECLINE)
    if without:
        options.append(NONE)
    move = yield Ask(act.seat, verb.question, options, (act.source,), always=hidden)
    if move != DECLINE:
        act.move = () if move == NONE else move
        verb.do(act)
