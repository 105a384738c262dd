"""The virtual player of the solo game: attacks and conquests (chapters 17 and 22)."""

from __future__ import annotations

from polyana.games.settlers.content import Card
from polyana.games.settlers.deeds import (
    AnyDeed,
    Attack,
    BotConquest,
    ClearLine,
    Collect,
    EndAttack,
    Refill,
    Strike,
)
from polyana.games.settlers.rules.empire import discard, lost, settle, take_out
from polyana.games.settlers.rules.gaining import take_top
from polyana.games.settlers.state import Deal, Player, SettlersTable
from polyana.kernel import Ask, Rules, then

BY_CATEGORY = ("action", "feature", "production")


def reveal_attack(table: SettlersTable) -> None:
    """S-186, S-196: the next Attack card heads the target line; S-188: it is a Deal of the virtual player."""
    state = table.state
    deck = state.decks["attack"]
    if deck:
        name = deck.pop()
        state.players[1].deals.insert(0, Deal(name))
        table.reveal()
        table.tell("target", name)


def lay_line(table: SettlersTable) -> None:
    """S-296, S-310: three cards of the bot's deck face up, each to the left of the one before."""
    state = table.state
    bot = state.players[1]
    length = table.content.solo.line
    while bot.faction and len(bot.rows["line"]) < length and state.decks[bot.faction]:
        name = state.decks[bot.faction].pop()
        table.reveal()
        settle(table, 1, name, leftmost=True)
        table.tell("bot_took", name)


def attack_phase(table: SettlersTable) -> None:
    """S-192 to S-195, S-303: Collection, two attacks; with conquest also the bot's line."""
    state, content = table.state, table.content
    deeds: list[AnyDeed] = [Collect(), *[Attack()] * content.solo.attacks_per_round]
    if state.players[1].faction:
        tries = content.difficulties[state.options.solo_difficulty].conquests[state.round - 1]
        deeds += [ClearLine(), *[BotConquest()] * tries, Refill()]
    then(state, *deeds, EndAttack())


def end_attack(table: SettlersTable) -> None:
    """On to the next round; S-193: the last attack was before scoring."""
    state = table.state
    if state.round < table.content.about.rounds:
        state.phase = "next_round"
    else:
        state.phase = "over"
        table.tell("over")


def collect(table: SettlersTable) -> None:
    """S-194: the bot's face-up common locations go onto its Collection pile."""
    state, cards = table.state, table.content.cards
    for name in [name for name in state.players[1].empire if not cards[name].faction]:
        take_out(table, name)
        state.collection.append(name)
        table.tell("collected", name)


def attack(table: SettlersTable) -> None:
    """S-195, S-196: a new first target, then the strike."""
    reveal_attack(table)
    then(table.state, Strike())


def strike(table: SettlersTable) -> Rules | None:
    """S-197, S-202: the first pair of targets that hits anything; only pairs with the first target count."""
    line = table.state.players[1].deals
    for other in range(1, len(line)):
        hit = candidates(table, line[0], line[other])
        if len(hit) == 1:
            take(table, hit[0], other)
            return None
        if hit:
            return choose_victim(table, hit, other)
    return None


def candidates(table: SettlersTable, first: Deal, other: Deal) -> list[str]:
    """S-197 to S-200, S-203: what a pair of targets hits; ties that are left are the player's choice."""
    cards = table.content.cards
    pair = (*cards[first.card].raze, *cards[other.card].raze)
    found = [
        cards[name] for name in table.state.players[0].empire if is_hit(cards[name], sorted(pair))
    ]
    if not found:
        return []
    best = min(rank(table, card) for card in found)
    return [card.id for card in found if rank(table, card) == best]


def is_hit(card: Card, pair: list[str]) -> bool:
    """S-197: both goods of a common card; S-203: two VP hit a faction card with a Raze field."""
    if card.faction:
        return bool(card.raze) and pair == ["vp", "vp"]
    return sorted(card.raze) == pair


def rank(table: SettlersTable, card: Card) -> tuple[int, int, int, int]:
    """S-200, S-203: the Deal good of faction cards, then category, resources and stone in the cost."""
    goods = table.content.solo.japanese_deal_priority
    deal = goods.index(card.deal) if card.faction else 0
    resources = dict(card.cost.named)
    place = BY_CATEGORY.index(card.category)
    return deal, place, -sum(resources.values()), -resources.get("stone", 0)


def choose_victim(table: SettlersTable, hit: list[str], other: int) -> Rules:
    """S-200: the player decides the last tie."""
    options = [table.content.cards[name].pick for name in hit]
    _, name = yield Ask(0, "solo_victim", options)
    take(table, name, other)


def take(table: SettlersTable, name: str, other: int) -> None:
    """S-199, S-201, S-312: the location is collected, the two Attack cards go to the end of the line."""
    state = table.state
    take_out(table, name)
    state.collection.append(name)
    table.tell("attacked", name)
    line = state.players[1].deals
    used = [line[0], line[other]]
    state.players[1].deals = [deal for deal in line if deal not in used] + used
    lost(table, 0, 1)


# With conquest


def clear_line(table: SettlersTable) -> None:
    """S-303, S-311: the whole line goes to the discard piles."""
    bot: Player = table.state.players[1]
    for name in list(bot.rows["line"]):
        take_out(table, name)
        discard(table, name)


def bot_conquest(table: SettlersTable) -> None:
    """S-305 to S-309: a random row; its leftmost location is taken, or besieged if it is a Fortress."""
    state, content = table.state, table.content
    row = state.chance.pick([card.row for card in content.conquest_cards.values()])
    player = state.players[0]
    table.tell("bot_conquest", row)
    name = next((name for name in player.rows[row] if name in player.empire), None)
    if name is None:
        return
    if content.cards[name].fortress:
        player.empire[name].level = 0
        table.tell("bot_besieged", name)
        return
    take_out(table, name)
    settle(table, 1, name, leftmost=True)
    table.tell("bot_conquered", name)
    top = take_top(table, "common")
    if top is not None:
        state.collection.append(top)
        table.tell("collected", top)
    lost(table, 0, 1)


def refill(table: SettlersTable) -> None:
    """S-310: three new cards of the bot's deck lie in its line."""
    lay_line(table)
