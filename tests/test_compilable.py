"""What can be compiled, and what compiled modules may not do."""

from __future__ import annotations

import pytest

from tools.compilable import extended, faults
from tools.fast import LEFT_PLAIN, chosen, known_to, name_of

SET_SAIL = """
def explore(state):
    if state.journey is None:
        set_sail(state)
        if state.journey is None:
            return
"""


def test_what_was_none_is_not_read_again_in_its_branch() -> None:
    [fault] = faults(SET_SAIL)
    assert fault.startswith("line 5: state.journey was None")


@pytest.mark.parametrize(
    "source",
    [
        SET_SAIL.replace("        if state", "    if state").replace(
            "            ret", "        ret"
        ),
        "if state.journey is None:\n    state.journey = begun()\n    go(state.journey)\n",
        "if state.journey is None:\n    set_sail(state)\ngo(state.journey)\n",
        "if state.journey is not None:\n    go(state.journey)\n",
    ],
)
def test_it_may_be_read_after_the_branch_or_once_it_has_a_new_value(source: str) -> None:
    assert faults(source) == []


def test_a_generator_expression_must_end() -> None:
    assert faults("first = next(n for n in count() if free(n))") != []
    assert faults("first = next(n for n in range(9) if free(n))") == []


def test_what_plays_and_thinks_is_compiled_but_for_data() -> None:
    compiled = chosen()
    assert {"polyana.kernel.course", "polyana.bots.mcts", "polyana.games.north.rules.turn"} <= {
        *compiled
    }
    assert not {"polyana.kernel.chance", "polyana.effects.verbs", *LEFT_PLAIN} & {*compiled}
    assert list(extended(compiled)) == []


def test_compiled_code_knows_all_that_its_modules_import() -> None:
    compiled = chosen()
    known = known_to({"polyana.kernel.step": compiled["polyana.kernel.step"]})
    assert {"kernel/step.py", "kernel/chance.py", "kernel/__init__.py"} <= {*known}
    assert "bots/mcts.py" not in known
    assert {name_of(path) for path in compiled.values()} == {*compiled}
