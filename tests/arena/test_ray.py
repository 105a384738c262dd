"""The arena on a Ray cluster of two nodes, both on this machine: the same games as at home."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from polyana.arena import ArenaRefusal
from polyana.arena.contest import Hands
from tests.arena.tables import arena, held, same

SMALL = 80 * 2**20
"""Bytes of shared memory for a node; Ray takes a third of the machine if it is not told."""


@pytest.fixture
def cluster() -> Iterator[str]:
    """The address of a cluster of two nodes with a processor each."""
    utils = pytest.importorskip("ray.cluster_utils")
    head = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": SMALL}
    nodes = utils.Cluster(initialize_head=True, head_node_args=head)
    nodes.add_node(num_cpus=1, object_store_memory=SMALL)
    yield nodes.address
    nodes.shutdown()


def test_two_nodes_play_the_same_games_as_this_machine(cluster: str, tmp_path: Path) -> None:
    setup = arena("tundra", "random", seed=5, players=2)
    here = held(setup, tmp_path / "here", 6)
    there = held(setup, tmp_path / "there", 6, Hands(ray=cluster))
    assert [same(game) for game in here] == [same(game) for game in there]


def test_without_ray_a_sentence_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaRefusal, match=r"pip install 'polyana\[ray\]'"):
        held(arena("tundra", "random"), tmp_path / "games", 1, Hands(ray="local"))


def test_where_nobody_answers_a_sentence_says_so(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    with pytest.raises(ArenaRefusal, match=r"no Ray cluster at 127\.0\.0\.1:9: "):
        held(arena("tundra", "random"), tmp_path / "games", 1, Hands(ray="127.0.0.1:9"))
