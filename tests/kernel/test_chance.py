"""Chance: even, repeatable, and part of the state."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from polyana.kernel import Chance, Match, commitment
from tests.kernel.toys import Pair, Toy, fair

SEEDS = st.integers(0, 2**64 - 1)


def test_the_numbers_are_those_of_splitmix64() -> None:
    """The published sequence for the seed 1234567."""
    chance = Chance(1234567)
    assert [chance.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(seed=SEEDS)
def test_a_seed_repeats_everything(seed: int) -> None:
    one, other = Chance(seed), Chance(seed)
    assert [one.below(100) for _ in range(20)] == [other.below(100) for _ in range(20)]
    assert one == other
    again = Chance(one.counter)
    assert again.bits() == one.bits()


@given(seed=SEEDS, n=st.integers(1, 2**40))
def test_numbers_stay_below(seed: int, n: int) -> None:
    chance = Chance(seed)
    assert all(0 <= chance.below(n) < n for _ in range(20))
    assert all(1 <= chance.die() <= 6 for _ in range(20))
    assert 0 <= chance.counter < 2**64


@given(seed=SEEDS, things=st.lists(st.integers()))
def test_a_shuffle_is_a_permutation(seed: int, things: list[int]) -> None:
    shuffled = things.copy()
    Chance(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(things)
    if things:
        assert Chance(seed).pick(things) in things


def even(counts: Counter[object], kinds: int) -> bool:
    """Whether a sample is as even as it should be: the chi-square stays far from the improbable."""
    total = sum(counts.values())
    expected = total / kinds
    square = sum((counts[kind] - expected) ** 2 / expected for kind in counts)
    # mean kinds - 1, deviation sqrt(2 (kinds - 1)): five deviations are never reached by a fair die
    return len(counts) == kinds and square < kinds - 1 + 5 * (2 * (kinds - 1)) ** 0.5


def test_dice_are_even() -> None:
    chance = Chance(2024)
    assert even(Counter(chance.below(7) for _ in range(20_000)), 7)
    assert even(Counter(chance.die(20) for _ in range(20_000)), 20)
    assert even(Counter((chance.die(), chance.die()) for _ in range(20_000)), 36)


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    chance, orders = Chance(2024), Counter[object]()
    for _ in range(12_000):
        things = [1, 2, 3, 4]
        chance.shuffle(things)
        orders[tuple(things)] += 1
    assert set(orders) == set(permutations([1, 2, 3, 4]))
    assert even(orders, 24)


def test_neighbouring_seeds_play_different_games() -> None:
    decks = {str(Match(Toy(fair), Pair(2), seed).state.deck) for seed in range(200)}
    assert len(decks) == 200


def test_the_commitment_hangs_on_game_and_seed() -> None:
    assert commitment("felinia", 7) == commitment("felinia", 7)
    assert len({commitment(game, seed) for game in ("felinia", "toy") for seed in range(50)}) == 100
    assert len(commitment("felinia", 7)) == 64
