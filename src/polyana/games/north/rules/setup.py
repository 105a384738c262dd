"""The table before the first round: clans, decks, islands, the opening hands (A2)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from polyana.effects import Receive
from polyana.games.north import deeds
from polyana.games.north.content import Content
from polyana.games.north.effects import SUPPLY
from polyana.games.north.rules.empire import pay_goods_of
from polyana.games.north.rules.holdings import discard, look_at
from polyana.games.north.rules.islands import renew
from polyana.games.north.state import NorthTable, Options, Pawn, Player, Sea, Site, Solo, State
from polyana.kernel import Ask, Chance, Move, Rules, Together, then

RANDOM: Final[Move] = ("clan", "random")


def setup(content: Content, options: Options, chance: Chance) -> State:
    """N-245: nothing is shuffled before the clans are chosen."""
    return State(
        chance=chance,
        options=options,
        round=1,
        phase="clans",
        first=0,
        seat=0,
        last_round=False,
        ring=[],
        players=[Player() for _ in range(options.players)],
        near=Sea(),
        distant=Sea(),
        queue=[],
        common_ships=content.limits.common_ships,
        sailing=None,
        taken="",
        playing=[],
        solo=Solo() if options.players == 1 else None,
        agenda=[],
    )


def choose_clan(table: NorthTable) -> Rules:
    """N-032, N-245: openly in seat order, one of the clans left, or one at random."""
    state = table.state
    taken = {player.clan for player in state.players}
    left = [clan for clan in table.content.about.clans if clan not in taken]
    seat = next(seat for seat, player in enumerate(state.players) if not player.clan)
    options: list[Move] = [("clan", clan) for clan in left]
    _, clan = yield Ask(seat, "clan", [*options, RANDOM])
    if clan == "random":
        clan = state.chance.pick(left)
    state.players[seat].clan = clan
    table.tell("chose_clan", seat, clan)
    if seat == len(state.players) - 1:
        open_table(table)


def open_table(table: NorthTable) -> None:
    """N-030 to N-041: everything is laid out; N-042: the opening cards are drawn."""
    state, content, chance = table.state, table.content, table.state.chance
    for distance, sea in (("near", state.near), ("distant", state.distant)):
        sea.deck = list(content.seas[distance])
        chance.shuffle(sea.deck)
    renew(table, "near", content.limits.near_islands_open)
    renew(table, "distant", content.limits.distant_islands_open)
    state.ring = [tile.id for tile in content.tiles.values()]
    chance.shuffle(state.ring)
    table.tell("ring", *state.ring)
    for seat, player in enumerate(state.players):
        take_clan(table, seat, player)
    if state.solo is not None:
        state.solo.bag = list(range(1, content.limits.number_tokens + 1))
        chance.shuffle(state.solo.bag)
        key = content.setups[state.options.scenario]
        then(state, Receive(0, state.options.scenario, key))
    state.first = chance.below(len(state.players))
    if state.solo is None:
        table.tell("first_player", state.first)
    state.phase = "opening"


def take_clan(table: NorthTable, seat: int, player: Player) -> None:
    """N-033 to N-040: the starting cards lie in the empire and give their Goods, the rest is the deck."""
    content = table.content
    clan = content.clans[player.clan]
    player.supply = dict.fromkeys(SUPPLY, 0)
    player.supply["worker"] = clan.start_workers
    player.ships = clan.clan_ships_start
    player.pawns = [Pawn() for _ in range(content.limits.pawns_per_player)]
    player.deck = list(content.decks[player.clan])
    table.state.chance.shuffle(player.deck)
    for name in content.starts[player.clan]:
        card = content.cards[name]
        player.empire[name] = Site()
        pay_goods_of(table, seat, card)
        if card.bonus:
            then(table.state, Receive(seat, name, card.bonus))


def draw_opening(table: NorthTable) -> None:
    """N-042: everybody draws; the choice follows."""
    for seat in range(len(table.state.players)):
        look_at(table, seat, table.content.limits.opening_draw)
    then(table.state, deeds.Opening())
    table.state.phase = "lookout"


def opening(table: NorthTable) -> Rules:
    """N-042, N-043: everybody keeps three of the five cards, in secret and at once."""
    state, keep = table.state, table.content.limits.opening_keep
    sealed = Together(
        [
            Ask(
                seat,
                "opening",
                keeps(table.content, player.drawn, keep, keep),
                always=True,
                secret=True,
            )
            for seat, player in enumerate(state.players)
        ]
    )
    yield sealed
    for seat in range(len(state.players)):
        keep_drawn(table, seat, sealed.answers[seat])
    table.reveal()


def keeps(content: Content, drawn: list[str], least: int, most: int) -> list[Move]:
    """The sets of cards that may be kept, from small to large; sets of the same titles once (N-244)."""
    sizes = range(least, min(most, len(drawn)) + 1)
    every = [chosen for number in sizes for chosen in combinations(drawn, number)]
    copies = content.copies
    if len({copies[name] for name in drawn}) < len(drawn):
        found: dict[tuple[str, ...], tuple[str, ...]] = {}
        for chosen in every:
            found.setdefault(tuple(sorted([copies[name] for name in chosen])), chosen)
        every = list(found.values())
    return [("keep", *chosen) if chosen else ("keep", "none") for chosen in every]


def keep_drawn(table: NorthTable, seat: int, move: Move) -> int:
    """The kept cards come to the hand, the others are discarded for all to see; how many were kept."""
    player = table.state.players[seat]
    kept = [name for name in move[1:] if name != "none"]
    table.tell("kept", seat, len(kept))
    for name in kept:
        player.drawn.remove(name)
        player.hand.append(name)
        table.tell("kept_card", seat, name, only=seat)
    for name in player.drawn:
        discard(table, seat, name)
    player.drawn = []
    return len(kept)
