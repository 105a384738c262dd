"""What must hold on every table of Imperial Settlers (chapter 23)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from polyana.games.settlers.agenda_audit import agenda_faults
from polyana.games.settlers.content import Content
from polyana.games.settlers.deeds import OnTheWay
from polyana.games.settlers.effects import SUPPLY
from polyana.games.settlers.rules.empire import is_virtual
from polyana.games.settlers.rules.setup import LINE, common_cards, deck_cards, setup
from polyana.games.settlers.scoring import SOURCES
from polyana.games.settlers.state import NEUTRAL, Location, Player, State
from polyana.games.settlers.variants import check_options
from polyana.kernel import BadOptions


def audit(content: Content, state: State) -> list[str]:
    """Sentences about anything that cannot be; empty if all is well."""
    # what the later questions rely on comes first
    faults = list(_option_faults(content, state)) or list(_setup_faults(content, state))
    if faults:
        return faults
    if state.phase in ("factions", "decks"):
        return list(_choice_faults(content, state))
    faults = list(_deck_faults(content, state)) or list(_card_faults(content, state))
    if faults:
        return faults
    for seat, player in enumerate(state.players):
        every = (
            *_supply_faults(player),
            *_location_faults(content, player, not state.agenda),
            *_row_faults(content, state, seat, player),
        )
        faults += [f"seat {seat} {fault}" for fault in every]
    faults += [*_table_faults(content, state), *_token_faults(content, state)]
    return faults or list(agenda_faults(content, state))


def _option_faults(content: Content, state: State) -> Iterator[str]:
    """S-038: a kind of table that can be set up, with so many players."""
    try:
        check_options(content, state.options)
    except BadOptions as error:
        yield str(error)
    if state.seats != state.options.players:
        yield f"{state.seats} people play, not {state.options.players}"
    if len(state.players) != state.seats + (state.seats == 1):
        yield f"there are {len(state.players)} players"


def _setup_faults(content: Content, state: State) -> Iterator[str]:
    """S-013, S-031: whoever is named is at the table, with a supply and rows of the right kinds."""
    if not 1 <= state.round <= content.about.rounds:
        yield f"round {state.round} is played"
    people = [state.first, state.seat, max(state.next_first, 0)]
    people += [max(mark.seat, 0) for mark in state.ra_tokens.values()]
    people += [seat for stall in state.stalls.values() for seat in stall.users]
    for player in state.players:
        for location in player.empire.values():
            people += location.under.values()
    if max(people) >= state.seats:
        yield f"there is no seat {max(people)}"
    for seat, player in enumerate(state.players):
        rows = {LINE} if is_virtual(state, seat) else set(content.rows)
        if set(player.supply) != set(SUPPLY) or set(player.rows) != rows:
            yield f"seat {seat} has a supply of {[*player.supply]} and the rows {[*player.rows]}"
        goods = [player.keep, *(location.paid for location in player.empire.values())]
        yield from _known("good", [good for pile in goods for good in pile], SUPPLY)
        yield from _known("source of points", player.scored, SOURCES)
    factions = [player.faction for player in state.players if player.faction]
    yield from _known("faction", factions, content.factions)
    if len(set(factions)) < len(factions):
        yield f"the factions are {factions}"


def _choice_faults(content: Content, state: State) -> Iterator[str]:
    """S-031, S-032: factions are chosen one after the other, then decks; nothing else has happened."""
    fresh = setup(content, state.options, state.chance)
    fresh.phase = state.phase
    for empty, player in zip(fresh.players, state.players, strict=True):
        empty.faction, empty.deck, empty.playsets = player.faction, player.deck, player.playsets
    if fresh != state:
        yield f"something lies on the table in the phase {state.phase}"
    chosen = [bool(player.faction) for player in state.players]
    wanted = len(state.players) if state.options.fire else state.seats
    complete = sum(chosen) == wanted
    if chosen != sorted(chosen, reverse=True) or complete != (state.phase == "decks"):
        yield f"{sum(chosen)} factions are chosen in the phase {state.phase}"
    if any(player.deck or player.playsets for player in state.players[: state.seats]):
        yield "a deck is chosen before the others"
    for player in state.players[state.seats :]:
        if player.deck or player.playsets:
            yield from _own_deck_faults(content, player)


def _deck_faults(content: Content, state: State) -> Iterator[str]:
    """S-032, S-208: everybody has a faction and a deck of it; every pile holds its own cards."""
    if not all(player.faction for player in state.players[: state.seats]):
        yield "somebody has no faction"
    piles = {"common"}
    for player in state.players:
        if player.faction:
            piles.add(player.faction)
            yield from _own_deck_faults(content, player)
    if not piles <= set(state.discards):
        yield f"the discard piles are {[*state.discards]}"
    if not piles | ({"attack"} if state.seats == 1 else set()) <= set(state.decks):
        yield f"the decks are {[*state.decks]}"
    if state.phase == "attack" and state.seats > 1:
        yield "the virtual player attacks, but there is none"
    if state.phase == "next_round" and state.round == content.about.rounds:
        yield "there is no next round"


def _own_deck_faults(content: Content, player: Player) -> Iterator[str]:
    """S-208, S-218: a ready deck of the faction, or one that was built of playsets."""
    if player.playsets:
        yield from _known("playset", player.playsets, content.playsets)
    else:
        yield from _known("deck", [player.deck], content.deck_names(player.faction))


def _card_faults(content: Content, state: State) -> Iterator[str]:
    """S-314: every card is in exactly one place."""
    found: list[str] = []
    for deck in (*state.decks.values(), *state.discards.values()):
        found += deck
    found += [*state.revealed, *state.collection]
    for player in state.players:
        found += [*player.hand, *player.draft, *player.aside, *player.empire, *player.foundations]
        found += [deal.card for deal in player.deals]
        found += [name for row in player.rows.values() for name in row if name not in player.empire]
        for location in player.empire.values():
            found += location.under
    found += [deed.card for deed in state.agenda if isinstance(deed, OnTheWay)]
    wanted = common_cards(content, state.options)
    for player in state.players:
        if player.faction:
            wanted += deck_cards(content, player)
    if state.seats == 1:
        wanted += [card.id for card in content.cards.values() if card.pile == "attack"]
    if sorted(found) != sorted(wanted):
        twice = sorted((Counter(found) - Counter(wanted)).elements())
        gone = sorted((Counter(wanted) - Counter(found)).elements())
        yield f"the cards {twice} are there too often, {gone} are gone"
        return
    foreign = {content.cards[card].pile for card in found} - {*state.discards, "attack"}
    if foreign or len(set(found)) < len(found):
        yield f"there are cards of {sorted(foreign)} without a pile, or one card twice"
    for name, pile in (*state.discards.items(), *state.decks.items()):
        if any(content.cards[card].pile != name for card in pile):
            yield f"the pile {name} holds foreign cards"
    attacks = {card for card in found if content.cards[card].pile == "attack"}
    for player in state.players:
        attacks -= {deal.card for deal in player.deals}
    if not attacks <= set(state.decks.get("attack", ())):
        yield f"the Attack cards {sorted(attacks)} are neither in their deck nor Deals"


def _supply_faults(player: Player) -> Iterator[str]:
    """S-315, S-316: nothing below nothing; points add up."""
    for good, amount in player.supply.items():
        if amount < 0:
            yield f"has {amount} {good}"
    if player.vp != sum(player.scored.values()) or any(n < 0 for n in player.scored.values()):
        yield f"has {player.vp} points, but scored {player.scored}"


def _location_faults(content: Content, player: Player, settled: bool) -> Iterator[str]:
    """S-318: one protection, levels on Fortresses only; nothing used more often than it may be."""
    for name, location in player.empire.items():
        card = content.cards[name]
        if location.token + location.samurai + card.shield > 1:
            yield f"has {name} protected twice"
        most = content.siege.max_fortifications if card.fortress else 0
        if not 0 <= location.level <= most:
            yield f"has {name} at level {location.level}"
        if location.used > (card.use.times if card.use else 0):
            yield f"has used {name} {location.used} times"
        if location.used and not location.paid and settled:
            yield f"has used {name} without a mark"
        if (location.under and card.keeps != "hand_card") or (
            location.kept and card.keeps != "resource"
        ):
            yield f"keeps something at {name}"


def _row_faults(content: Content, state: State, seat: int, player: Player) -> Iterator[str]:
    """S-219, S-222: faction locations stand in their rows, and only they and Foundations do."""
    standing = [name for row in player.rows.values() for name in row]
    if len(set(standing)) != len(standing):
        yield "has a card in two rows"
    for name in player.empire:
        if content.cards[name].faction and name not in standing:
            yield f"has {name} in no row"
    for row, names in player.rows.items():
        for name in names:
            card = content.cards[name]
            if name in player.empire and seat < state.seats and card.category != row:
                yield f"has {name} in the row {row}"
            if name not in player.empire and card.faction:
                yield f"has {name} in a row, but not in play"
    if any(content.cards[name].faction for name in player.foundations):
        yield "has a faction card as a Foundation"


def _table_faults(content: Content, state: State) -> Iterator[str]:
    """S-174, S-157, S-317: Ra tokens and markers lie at locations; Cleanup leaves nothing behind."""
    if len(state.ra_tokens) > content.about.ra_tokens:
        yield "more Ra tokens lie out than there are"
    where = {name: seat for seat, player in enumerate(state.players) for name in player.empire}
    for name, mark in state.ra_tokens.items():
        if name not in where or (mark.seat != NEUTRAL and where[name] == mark.seat):
            yield f"the Ra token at {name} holds nothing"
    for seat, player in enumerate(state.players):
        for deal in player.deals:
            if deal.at and where.get(deal.at, seat) == seat:
                yield f"a marker of seat {seat} lies at {deal.at}"
            if not content.cards[deal.at or deal.card].deal:
                yield f"seat {seat} has a Deal with {deal.at or deal.card}, which gives nothing"
    if state.phase == "lookout":
        for player in state.players:
            if any(_is_marked(location) for location in player.empire.values()):
                yield "a location carries goods after Cleanup"


def _token_faults(content: Content, state: State) -> Iterator[str]:
    """S-174, S-278, S-288: Temples, stalls and expeditions that there are; what a siege took off."""
    yield from _known(
        "Temple", [mark.temple for mark in state.ra_tokens.values()], {"", *content.cards}
    )
    kinds = {name: faces[0].kind for name, faces in content.tokens.items()}
    for kind, names in (("stall", list(state.stalls)), ("expedition", state.expeditions)):
        if any(kinds.get(name) != kind for name in names) or len(set(names)) < len(names):
            yield f"{names} are no {kind}s"
    for stall in state.stalls.values():
        yield from _known("good", stall.paid, SUPPLY)
    if state.removed > content.siege.max_fortifications:
        yield f"a siege took off {state.removed} Fortifications"
    yield from _known("good or card", state.gained, {*SUPPLY, *content.cards})


def _known(what: str, found: Iterable[str], known: Collection[str]) -> Iterator[str]:
    for name in found:
        if name not in known:
            yield f"there is no {what} {name!r}"


def _is_marked(location: Location) -> bool:
    return bool(location.paid or location.token or location.used or location.blocked)
