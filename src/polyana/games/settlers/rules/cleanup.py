"""Round end, Cleanup and the next round (chapters 13, 20 and 21)."""

from __future__ import annotations

from polyana.games.settlers.effects import RESOURCES, SUPPLY
from polyana.games.settlers.rules.empire import tokens_in_force
from polyana.games.settlers.rules.gaining import STOP, score
from polyana.games.settlers.state import Player, SettlersTable, clockwise
from polyana.kernel import Ask, Move, Rules, Together


def round_end(table: SettlersTable) -> None:
    """S-127, S-254: Fortresses pay; Ra tokens, neutral ones too, and blocks go. S-039: no Cleanup in the last round."""
    state, cards = table.state, table.content.cards
    table.tell("round_end")
    for seat in clockwise(state, state.first):
        for name, location in state.players[seat].empire.items():
            if location.level:
                score(table, seat, cards[name].levels[location.level - 1], "fortress")
    state.ra_tokens = {}
    for player in state.players:
        for location in player.empire.values():
            location.blocked = False
    if state.round < table.content.about.rounds:
        state.phase = "cleanup"
        begin_storing(table)
    else:
        state.phase = "attack" if state.seats == 1 else "over"
        if state.phase == "over":
            table.tell("over")


def storable(table: SettlersTable, player: Player) -> list[str]:
    """S-128: the goods that board and locations keep in any number."""
    kinds = set(table.content.boards[player.faction].stores)
    for name in player.empire:
        kinds.update(table.content.cards[name].stores)
    return [good for good in SUPPLY if good in kinds]


def begin_storing(table: SettlersTable) -> None:
    """S-129: everything that can be kept is kept; only under a limit it has to be asked what."""
    cap = storage_cap(table)
    for player in table.state.players[: table.state.seats]:
        kinds = storable(table, player)
        loose = sum(player.supply[kind] for kind in RESOURCES if kind not in kinds)
        stored = {kind: player.supply[kind] for kind in kinds if player.supply[kind]}
        number = sum(stored.values()) + min(player.train, loose)
        if cap and number > cap:
            player.keep, player.keeping = {}, True
        else:
            player.keep = stored
            player.keeping = loose > player.train > 0
            if not player.keeping and player.train:
                player.keep |= {kind: player.supply[kind] for kind in RESOURCES}


def storage_cap(table: SettlersTable) -> int:
    """S-285: Confiscation; 0 is no cap."""
    return max((token.cap for token in tokens_in_force(table)), default=0)


def store_options(table: SettlersTable, player: Player) -> list[Move]:
    """S-285, S-293: the next good to keep."""
    cap, kinds = storage_cap(table), storable(table, player)
    if cap and sum(player.keep.values()) >= cap:
        return []
    by_train = sum(number for kind, number in player.keep.items() if kind not in kinds)
    return [
        ("store", good)
        for good in SUPPLY
        if player.supply[good] > player.keep.get(good, 0)
        and (good in kinds or (good in RESOURCES and by_train < player.train))
    ]


def cleanup(table: SettlersTable) -> Rules | None:
    """S-128 to S-132: goods are kept, all others discarded, and all goods and Defence tokens on locations."""
    state = table.state
    asked = []
    for seat, player in enumerate(state.players[: state.seats]):
        if player.keeping:
            options = store_options(table, player)
            if options:
                asked.append(Ask(seat, "store_pick", [*options, STOP]))
            else:
                player.keeping = False
    if asked:
        return store(table, asked)
    for player in state.players:
        player.supply = {good: player.keep.get(good, 0) for good in SUPPLY}
        player.keep, player.train, player.passed = {}, 0, False
        for location in player.empire.values():
            location.used, location.paid, location.token, location.fired = 0, {}, False, 0
    state.stalls = {}
    state.expeditions = []
    table.tell("cleanup")
    state.phase = "attack" if state.seats == 1 else "next_round"
    return None


def store(table: SettlersTable, asked: list[Ask]) -> Rules:
    """One good for everybody who has to choose, all at once."""
    together = Together(asked)
    yield together
    for seat, move in together.answers.items():
        player = table.state.players[seat]
        if move == STOP:
            player.keeping = False
        else:
            player.keep[move[1]] = player.keep.get(move[1], 0) + 1


def next_round(table: SettlersTable) -> None:
    """S-133, S-280: the first-player marker passes clockwise, or to who claimed it."""
    state = table.state
    state.first = (state.first + 1) % state.seats
    if state.next_first >= 0:
        state.first = state.next_first
    state.next_first = -1
    state.seat = state.first
    state.round += 1
    state.phase = "lookout"
