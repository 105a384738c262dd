"""Lookout: standard, draft, advanced, and solo (chapters 4, 16 and 17)."""

from __future__ import annotations

from polyana.effects import different
from polyana.games.settlers.deeds import (
    AnyDeed,
    BotTakes,
    DraftDeal,
    DraftEnd,
    DraftKeep,
    DraftPass,
    EndLookout,
    LookoutPick,
    LookoutRest,
    Reveal,
)
from polyana.games.settlers.rules.empire import discard, settle
from polyana.games.settlers.rules.gaining import draw_card, take_top
from polyana.games.settlers.state import SettlersTable, clockwise
from polyana.kernel import Ask, Rules, Together, then


def lookout(table: SettlersTable) -> None:
    """S-039, S-040: a faction card for everybody; S-182: in peace a common one too; then Common cards."""
    state = table.state
    table.tell("round", state.first, state.round)
    for seat in clockwise(state, state.first):
        draw_card(table, seat, "faction")
        if state.options.peaceful:
            draw_card(table, seat, "common")
    if state.seats == 1:
        deeds = solo_deeds(table)
    elif state.options.lookout == "draft":
        deeds = [DraftDeal(), DraftKeep(), DraftPass()]
    elif state.options.lookout == "advanced":
        deeds = advanced_deeds(table)
    else:
        deeds = standard_deeds(table)
    then(state, *deeds, EndLookout())


def end_lookout(table: SettlersTable) -> None:
    """On to Production."""
    table.state.phase = "production"


def standard_deeds(table: SettlersTable) -> list[AnyDeed]:
    """S-041, S-042: twice one card more than players; clockwise, then counter-clockwise from the other end."""
    order = list(clockwise(table.state, table.state.first))
    deeds: list[AnyDeed] = []
    for way in (order, order[::-1]):
        deeds.append(Reveal(len(order) + 1))
        deeds += [LookoutPick(seat) for seat in way]
        deeds.append(LookoutRest())
    return deeds


def advanced_deeds(table: SettlersTable) -> list[AnyDeed]:
    """S-046 to S-048: two laps clockwise; with three or four players cards are added on the way."""
    order = list(clockwise(table.state, table.state.first))
    players = len(order)
    deeds: list[AnyDeed] = [Reveal(table.content.lookout.advanced)]
    for place, seat in enumerate(order):
        if players > 2 and place > 1:
            deeds.append(Reveal(1))
        deeds.append(LookoutPick(seat))
    for place, seat in enumerate(order):
        if players > 2 and 0 < place < players - 1:
            deeds.append(Reveal(1))
        deeds.append(LookoutPick(seat))
    return [*deeds, LookoutRest()]


def solo_deeds(table: SettlersTable) -> list[AnyDeed]:
    """S-187: two picks out of four; one at random and the last go to the virtual player."""
    return [
        Reveal(table.content.solo.lookout_cards),
        LookoutPick(0),
        BotTakes(rest=False),
        LookoutPick(0),
        BotTakes(rest=True),
    ]


def reveal(table: SettlersTable, deed: Reveal) -> None:
    """S-043: as many as can be revealed."""
    state, found = table.state, []
    for _ in range(deed.number):
        name = take_top(table, "common")
        if name is not None:
            found.append(name)
    state.revealed += found
    table.tell("revealed", *found)


def lookout_pick(table: SettlersTable, deed: LookoutPick) -> Rules | None:
    """S-041: a revealed card into the hand; S-043: while cards last."""
    return pick(table, deed) if table.state.revealed else None


def pick(table: SettlersTable, deed: LookoutPick) -> Rules:
    """Asks for the card."""
    state, content = table.state, table.content
    options = [content.cards[name].pick for name in different(state.revealed, content.printing_of)]
    _, name = yield Ask(deed.seat, "lookout_pick", options)
    state.revealed.remove(name)
    state.players[deed.seat].hand.append(name)
    table.tell("picked", deed.seat, name)


def lookout_rest(table: SettlersTable) -> None:
    """S-041: the card left over is discarded."""
    for name in table.state.revealed:
        discard(table, name)
        table.tell("left_over", name)
    table.state.revealed.clear()


def bot_takes(table: SettlersTable, deed: BotTakes) -> None:
    """S-187: a random one of the revealed cards goes to the virtual player, in the end all that are left."""
    state = table.state
    names = [*state.revealed]
    if names and not deed.rest:
        names = [state.chance.pick(names)]
    for name in names:
        state.revealed.remove(name)
        settle(table, state.seats, name, leftmost=True)
        table.tell("bot_took", name)


def draft_deal(table: SettlersTable) -> None:
    """S-044: three Common cards for each, unseen by the others."""
    state = table.state
    for seat in clockwise(state, state.first):
        for _ in range(table.content.lookout.drafted):
            name = take_top(table, "common")
            if name is not None:
                state.players[seat].draft.append(name)
                table.tell("drew_card", seat, name, only=seat)


def draft_keep(table: SettlersTable) -> Rules | None:
    """S-044, S-045: all choose at the same time; what is kept stays apart from the hand."""
    holding = [seat for seat in range(table.state.seats) if table.state.players[seat].draft]
    return keep_drafted(table, holding) if holding else None


def keep_drafted(table: SettlersTable, holding: list[int]) -> Rules:
    """Asks everybody who holds cards."""
    state, content = table.state, table.content
    together = Together(
        [
            Ask(
                seat,
                "draft_keep",
                [
                    content.cards[n].pick
                    for n in different(state.players[seat].draft, content.printing_of)
                ],
                always=True,
                secret=True,
            )
            for seat in holding
        ]
    )
    yield together
    for seat in holding:
        _, name = together.answers[seat]
        state.players[seat].draft.remove(name)
        state.players[seat].aside.append(name)


def draft_pass(table: SettlersTable) -> None:
    """S-044: the others go to the left neighbour, who keeps one more."""
    state = table.state
    passed = [state.players[seat].draft for seat in range(state.seats)]
    for seat, cards in enumerate(passed):
        state.players[(seat + 1) % state.seats].draft = cards
        for name in cards:
            table.tell("drew_card", (seat + 1) % state.seats, name, only=(seat + 1) % state.seats)
    table.reveal()
    then(state, DraftKeep(), DraftEnd())


def draft_end(table: SettlersTable) -> None:
    """S-044: the last card is discarded."""
    state = table.state
    for player in state.players[: state.seats]:
        for name in player.draft:
            discard(table, name)
            table.tell("left_over", name)
        player.hand += player.aside
        player.draft, player.aside = [], []
    table.reveal()
