"""What each seat may see of Imperial Settlers, and what it must guess (Part B)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from polyana.effects import guesses
from polyana.games.settlers.content import Content
from polyana.games.settlers.outlook import Outlook, colours, outlook
from polyana.games.settlers.rules.conquest import conquerable, price_by_place
from polyana.games.settlers.rules.empire import tokens_in_force
from polyana.games.settlers.rules.razing import raze_price, razeable
from polyana.games.settlers.scoring import score_sheet
from polyana.games.settlers.state import Deal, Location, Options, RaToken, Stall, State
from polyana.kernel import Chance, Line, Table


class DealView(msgspec.Struct):
    """A Deal: its card, or the location at which an unknown marker lies; and its good."""

    good: str
    card: str = ""
    at: str = ""


class LocationView(msgspec.Struct):
    """A location and what lies on it."""

    card: str
    used: int
    used_up: bool
    """Whether its action has been used as often as a round allows."""
    paid: dict[str, int]
    token: bool
    samurai: bool
    blocked: bool
    level: int
    kept: int
    under: int
    holds: int
    """All that it keeps: resources on it or cards under it."""
    own_under: list[str]
    """The cards under it that the seat put there itself."""


class PlayerView(msgspec.Struct):
    """A player as others see them; the own hand is filled in for its owner alone."""

    faction: str
    deck: str
    supply: dict[str, int]
    hand_common: int
    hand_faction: int
    deals: list[DealView]
    empire: list[LocationView]
    rows: dict[str, list[str]]
    foundations: list[str]
    passed: bool
    safe: bool
    """S-062: whether nothing before them can be aimed at any more in this round."""
    vp: int
    faction_deck: int
    drafting: int
    aside: int
    train: int
    keep: dict[str, int]
    sheet: list[Line]
    """What the score sheet would be if the game ended now."""
    outlook: Outlook | None
    """What the next Production would give."""
    colours: dict[str, int]
    """How many locations of each colour there are."""
    hand: list[str] | None = None
    draft: list[str] | None = None
    looked_at: list[str] | None = None


class View(msgspec.Struct):
    """The table of Imperial Settlers as one seat sees it."""

    options: Options
    round: int
    phase: str
    first: int
    seat: int
    acted: bool
    players: list[PlayerView]
    bot: PlayerView | None
    """The virtual player of the solo game."""
    decks: dict[str, int]
    discards: dict[str, list[str]]
    revealed: list[str]
    ra_tokens: dict[str, RaToken]
    gained: list[str]
    removed: int
    next_first: int
    stalls: dict[str, Stall]
    in_force: dict[str, str]
    """Events and decrees as they lie this round, by name: their effects."""
    expeditions: list[str]
    collection: list[str]
    conquest_prices: dict[str, int]
    """By location: the price by its place in raze tokens, for whoever may conquer it."""
    raze_prices: dict[str, int]
    """By location that this seat may raze: the price in raze tokens."""


def view(content: Content, state: State, seat: int | None) -> View:
    """The one gate: everything public, and the secrets of the seat itself."""
    everybody = [player_view(content, state, number, seat) for number in range(len(state.players))]
    own = set(state.players[seat].hand) if seat is not None else set()
    return View(
        options=state.options,
        round=state.round,
        phase=state.phase,
        first=state.first,
        seat=state.seat,
        acted=state.acted,
        players=everybody[: state.seats],
        bot=everybody[-1] if len(everybody) > state.seats else None,
        decks={name: len(deck) for name, deck in state.decks.items()},
        discards={name: list(pile) for name, pile in state.discards.items()},
        revealed=list(state.revealed),
        ra_tokens={name: RaToken(mark.seat, mark.temple) for name, mark in state.ra_tokens.items()},
        gained=["card" if n in content.cards and n not in own else n for n in state.gained],
        removed=state.removed,
        next_first=state.next_first,
        stalls={n: Stall(list(at.users), dict(at.paid)) for n, at in state.stalls.items()},
        in_force=in_force(content, state),
        expeditions=list(state.expeditions),
        collection=list(state.collection),
        conquest_prices=conquest_prices(content, state),
        raze_prices=raze_prices(content, state, seat),
    )


def player_view(content: Content, state: State, number: int, seat: int | None) -> PlayerView:
    """S-013: everything is open but hands, cards in the draft, cards looked at, and what lies face down."""
    player, own = state.players[number], number == seat
    faction = [name for name in player.hand if content.cards[name].faction]
    seen = PlayerView(
        faction=player.faction,
        deck=player.deck,
        supply=dict(player.supply),
        hand_common=len(player.hand) - len(faction),
        hand_faction=len(faction),
        deals=[deal_view(content, deal) for deal in player.deals],
        empire=[location_view(content, name, at, seat) for name, at in player.empire.items()],
        rows={row: list(names) for row, names in player.rows.items()},
        foundations=list(player.foundations),
        passed=player.passed,
        safe=player.passed and state.phase != "over",
        vp=player.vp,
        faction_deck=len(state.decks.get(player.faction, ())),
        drafting=len(player.draft),
        aside=len(player.aside),
        train=player.train,
        keep=dict(player.keep),
        sheet=score_sheet(content, state, number) if number < state.seats else [],
        outlook=outlook(Table(content, state), number) if number < state.seats else None,
        colours=colours(Table(content, state), number),
    )
    if own:
        seen.hand = list(player.hand)
        seen.draft = list(player.draft)
        seen.looked_at = list(player.aside)
    return seen


def deal_view(content: Content, deal: Deal) -> DealView:
    """S-083, S-157: a Deal is public, a marker lies face down."""
    good = content.cards[deal.at or deal.card].deal
    return DealView(good, at=deal.at) if deal.at else DealView(good, deal.card)


def location_view(
    content: Content, name: str, location: Location, seat: int | None
) -> LocationView:
    """Cards under a Gate are known to who put them there."""
    use = content.cards[name].use
    return LocationView(
        card=name,
        used=location.used,
        used_up=use is not None and location.used >= use.times,
        paid=dict(location.paid),
        token=location.token,
        samurai=location.samurai,
        blocked=location.blocked,
        level=location.level,
        kept=location.kept,
        under=len(location.under),
        holds=location.kept + len(location.under),
        own_under=[card for card, by in location.under.items() if by == seat],
    )


def in_force(content: Content, state: State) -> dict[str, str]:
    """S-282: events and decrees with their effects; before the first round none lies open."""
    if not state.round:
        return {}
    printed: dict[str, str] = {}
    for entry in content.token_entries.values():
        printed |= {entry.id: entry.effect, **{side.id: side.effect for side in entry.sides}}
    tokens = tokens_in_force(Table(content, state))
    return {one.id: printed[one.id] for one in tokens if one.kind in ("event", "decree")}


def conquest_prices(content: Content, state: State) -> dict[str, int]:
    """S-224: what every location costs that could be conquered by anybody; the virtual player pays nothing."""
    if not state.options.fire:
        return {}
    return {
        name: price_by_place(content, name, location, place)
        for name, location, place in conquerable(state, content, 0 if state.seats == 1 else -1)
    }


def raze_prices(content: Content, state: State, seat: int | None) -> dict[str, int]:
    """S-087, S-088: what it costs this seat, or anybody, to raze the locations before others."""
    return {
        name: raze_price(content, name, location)
        for name, location in razeable(state, content, -1 if seat is None else seat)
    }


# What a seat cannot see


def hidden(state: State, seat: int | None) -> Iterator[str]:
    """Every card that a seat cannot see."""
    for deck in state.decks.values():
        yield from deck
    for number, player in enumerate(state.players):
        for deal in player.deals:
            if deal.at:
                yield deal.card
        if number != seat:
            for pile in (player.hand, player.draft, player.aside):
                yield from pile
        for location in player.empire.values():
            for name, by in location.under.items():
                if by != seat:
                    yield name


def imagine(content: Content, state: State, seat: int, chance: Chance) -> State:
    """The same table to this seat, with a random guess in place of all that it cannot see."""
    cards = content.cards
    guessed = guesses(((cards[name].pile, name) for name in hidden(state, seat)), chance)

    def instead(names: Iterable[str]) -> list[str]:
        return [guessed.get(name, name) for name in names]

    state.decks = {name: instead(deck) for name, deck in state.decks.items()}
    for player in state.players:
        player.hand, player.draft = instead(player.hand), instead(player.draft)
        player.aside = instead(player.aside)
        for deal in player.deals:
            deal.card = guessed.get(deal.card, deal.card)
        for location in player.empire.values():
            location.under = {guessed.get(n, n): by for n, by in location.under.items()}
    state.gained = instead(state.gained)
    state.chance = Chance(chance.bits())
    return state


def secrets(content: Content, state: State, seat: int | None) -> set[str]:
    """Ids that a view for this seat must not contain."""
    return set(hidden(state, seat))
