"""Setup: factions, decks, the first cards (chapters 3, 17, 18 and 22)."""

from __future__ import annotations

from typing import Final

import msgspec

from polyana.games.settlers.content import Content
from polyana.games.settlers.decks import built_decks
from polyana.games.settlers.effects import SUPPLY
from polyana.games.settlers.rules.empire import is_virtual
from polyana.games.settlers.rules.gaining import draw_card
from polyana.games.settlers.rules.solo import lay_line, reveal_attack
from polyana.games.settlers.state import Options, Player, SettlersTable, State, clockwise
from polyana.kernel import Ask, Chance, Move, Rules, Together

LINE = "line"
"""S-298: the one row of the virtual player."""


def setup(content: Content, options: Options, chance: Chance) -> State:
    """The table before the factions are chosen."""
    players = [
        Player(supply=dict.fromkeys(SUPPLY, 0), rows={name: [] for name in content.rows})
        for _ in range(options.players)
    ]
    if options.players == 1:
        players.append(Player(supply=dict.fromkeys(SUPPLY, 0), rows={LINE: []}))
    return State(
        chance=chance,
        options=options,
        seats=options.players,
        round=1,
        phase="factions",
        first=0,
        seat=0,
        acted=False,
        players=players,
        decks={},
        discards={},
        revealed=[],
        ra_tokens={},
        gained=[],
        removed=0,
        next_first=-1,
        stalls={},
        expeditions=[],
        collection=[],
        agenda=[],
    )


RANDOM: Final[Move] = ("faction", "random")


def choose_faction(table: SettlersTable) -> Rules:
    """S-031: one faction after the other; S-296: with conquest also one for the virtual player."""
    state, content = table.state, table.content
    taken = [player.faction for player in state.players if player.faction]
    left = [name for name in content.factions if name not in taken]
    options: list[Move] = [("faction", name) for name in left]
    if len(left) > 1:
        options.append(RANDOM)
    seat = len(taken)
    virtual = seat >= state.seats
    kind = "bot_faction" if virtual else "faction"
    move = yield Ask(0 if virtual else seat, kind, options)
    faction = state.chance.pick(left) if move == RANDOM else move[1]
    state.players[seat].faction = faction
    table.tell(kind, 0 if virtual else seat, faction)
    wanted = len(state.players) if state.options.fire else state.seats
    if seat + 1 == wanted:
        state.phase = "decks"


def deck_moves(content: Content, options: Options, faction: str) -> list[Move]:
    """S-032, S-208, S-218: the base deck; with the expansion also the ready deck and those that were built."""
    if not options.fire:
        return [("deck", "base")]
    ready: list[Move] = [
        ("deck", "base" if name == faction else name) for name in content.deck_names(faction)
    ]
    built = [name for name, deck in built_decks(content, options.decks) if deck.faction == faction]
    return [*ready, *(("deck", name) for name in built)]


def choose_decks(table: SettlersTable) -> Rules:
    """S-032: all choose at once; then everything is shuffled."""
    state, content = table.state, table.content
    if state.seats == 1 and state.players[1].faction and not state.players[1].deck:
        options = deck_moves(content, state.options, state.players[1].faction)
        _, name = yield Ask(0, "bot_deck", options)
        take_deck(table, 1, name)
        return
    together = Together(
        [
            Ask(seat, "deck", deck_moves(content, state.options, state.players[seat].faction))
            for seat in range(state.seats)
        ]
    )
    yield together
    for seat in range(state.seats):
        take_deck(table, seat, together.answers[seat][1])
    deal(table)


def take_deck(table: SettlersTable, seat: int, name: str) -> None:
    """A player's deck, by its name."""
    state, content = table.state, table.content
    player = state.players[seat]
    player.deck = player.faction if name == "base" else name
    if is_virtual(state, seat):
        table.tell("bot_deck", name)
    else:
        table.tell("deck", seat, name)
    if player.deck not in content.decks:
        player.playsets = list(dict(built_decks(content, state.options.decks))[name].playsets)


def deck_cards(content: Content, player: Player) -> list[str]:
    """The cards of a player's deck."""
    return content.cards_of(player.playsets) if player.playsets else [*content.decks[player.deck]]


def common_cards(content: Content, options: Options) -> list[str]:
    """S-034, S-210: the base common cards, in the open format with those of the expansion that are wanted."""
    rules = content.deckbuilding
    stems = rules.common_in_standard
    if options.fire and options.format == "open":
        stems = rules.common_in_open
    wanted = [word.strip() for word in options.common.split(",")]
    return [
        card
        for stem in stems
        for card in content.common[stem]
        if stem in rules.common_in_standard
        or "all" in wanted
        or content.cards[card].playset in wanted
    ]


def deal(table: SettlersTable) -> None:
    """S-032 to S-038: shuffled decks, a random first player, two Common and two Faction cards each."""
    state, content = table.state, table.content
    state.decks = {"common": common_cards(content, state.options)}
    for player in state.players:
        if player.faction:
            state.decks[player.faction] = deck_cards(content, player)
    state.discards = {name: [] for name in state.decks}
    if state.seats == 1:
        attack = [card.id for card in content.cards.values() if card.pile == "attack"]
        state.decks["attack"] = attack
    for deck in state.decks.values():
        state.chance.shuffle(deck)
    state.options = msgspec.structs.replace(state.options, decks="none")
    state.first = state.seat = state.chance.below(state.seats)
    if state.seats == 1:
        reveal_attack(table)
        lay_line(table)
    hand = content.about.opening_hand
    for seat in clockwise(state, state.first):
        for kind, number in (("common", hand.common), ("faction", hand.faction)):
            for _ in range(number):
                draw_card(table, seat, kind)
    state.phase = "lookout"


def began_with(state: State) -> dict[str, list[list[str]]]:
    """What the players began with: their place in the turn order, their faction; with the expansion their deck."""
    people = state.players[: state.seats]
    traits = {
        "order": [[str(1 + (seat - state.first) % state.seats)] for seat in range(state.seats)],
        "faction": [[player.faction] for player in people],
    }
    if state.options.fire:
        traits["deck"] = [[" ".join({player.faction: 0, player.deck: 0})] for player in people]
    return traits
