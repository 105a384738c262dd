"""What must hold on every table of Empires of the North (A20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from polyana.games.north.agenda_audit import agenda_faults
from polyana.games.north.content import Content
from polyana.games.north.effects import GOODS, SUPPLY
from polyana.games.north.rules.empire import may_be_copied, may_lie_under
from polyana.games.north.rules.setup import setup
from polyana.games.north.scoring import SOURCES
from polyana.games.north.state import Player, Site, State


def audit(content: Content, state: State) -> list[str]:
    """Sentences about anything that cannot be; empty if all is well."""
    if len(state.players) != state.options.players:
        return ["the number of players is not that of the options"]
    if (state.solo is None) != (state.options.players > 1):
        return ["what the solo game keeps belongs to one player alone"]
    if state.phase == "clans":
        return list(_early_faults(content, state))
    clans = [player.clan for player in state.players]
    if len(set(clans)) < len(clans) or any(clan not in content.clans for clan in clans):
        return ["every player has a clan of their own"]
    faults = [*_known_faults(content, state)]
    if faults:
        return faults
    faults += _card_faults(content, state)
    for seat, player in enumerate(state.players):
        every = (
            *_supply_faults(player),
            *_pawn_faults(content, state, player),
            *_site_faults(content, player),
        )
        faults += [f"seat {seat} {fault}" for fault in every]
    faults += [*_ship_faults(content, state), *_solo_faults(content, state)]
    if state.phase == "lookout" and not state.agenda:
        faults += _round_faults(content, state)
    return faults or list(agenda_faults(content, state))


def _early_faults(content: Content, state: State) -> Iterator[str]:
    """N-245: clans are chosen in seat order, and nothing else has happened."""
    fresh = setup(content, state.options, state.chance)
    for empty, player in zip(fresh.players, state.players, strict=True):
        empty.clan = player.clan
    if fresh != state:
        yield "something lies on the table before the clans are chosen"
    chosen = [player.clan for player in state.players if player.clan]
    if len(set(chosen)) < len(chosen) or any(clan not in content.clans for clan in chosen):
        yield "a clan is there twice, or is none"
    if len(chosen) == len(state.players) or any(one.clan for one in state.players[len(chosen) :]):
        yield "the clans are not chosen in seat order"


def _known_faults(content: Content, state: State) -> Iterator[str]:
    """All ids name something."""
    known = content.cards
    for name in _all_cards(state):
        if name not in known:
            yield f"there is no card {name}"
    tiles = {tile.id for tile in content.tiles.values()}
    if sorted(state.ring) != sorted(tiles):
        yield "the ring is not made of the five tiles"
    if not 0 <= state.seat < len(state.players) or not 0 <= state.first < len(state.players):
        yield "a seat is not at the table"
    rounds = content.limits.round_limit if state.solo is None else content.solo.rounds
    if not 1 <= state.round <= rounds:
        yield f"round {state.round} is played"
    if state.phase == "cleanup" and state.round == rounds:
        yield "there is no Cleanup after the last round"
    if state.phase == "opening" and any(
        player.hand or player.discard or player.drawn for player in state.players
    ):
        yield "cards are dealt before the opening"


def _all_cards(state: State) -> Iterator[str]:
    for player in state.players:
        yield from (*player.deck, *player.discard, *player.hand, *player.drawn)
        yield from (*player.empire, *player.gone)
    for sea in (state.near, state.distant):
        yield from (*sea.deck, *sea.discard, *sea.open)
    yield from state.playing
    if state.taken:
        yield state.taken


def _card_faults(content: Content, state: State) -> Iterator[str]:
    """N-267: every card is in exactly one place, and with its own clan."""
    found = Counter(_all_cards(state))
    wanted: Counter[str] = Counter((*content.seas["near"], *content.seas["distant"]))
    for player in state.players:
        wanted.update((*content.decks[player.clan], *content.starts[player.clan]))
    if found != wanted:
        twice, gone = sorted((found - wanted).elements()), sorted((wanted - found).elements())
        yield f"the cards {twice} are there too often, {gone} are gone"
    for seat, player in enumerate(state.players):
        own = (*player.deck, *player.discard, *player.hand, *player.drawn, *player.gone)
        if any(content.cards[name].clan != player.clan for name in own):
            yield f"seat {seat} holds cards of another clan"
        if any(content.cards[name].clan not in ("", player.clan) for name in player.empire):
            yield f"seat {seat} has a card of another clan in the empire"
        if any(not content.cards[name].starting for name in player.gone):
            yield f"seat {seat} lost a card that is no starting card"
    for distance, sea in (("near", state.near), ("distant", state.distant)):
        if any(content.cards[n].distance != distance for n in (*sea.deck, *sea.discard, *sea.open)):
            yield f"the {distance} islands are mixed with others"
    limits = content.limits
    if len(state.near.open) > limits.near_islands_open or (
        len(state.distant.open) > limits.distant_islands_open
    ):
        yield "more islands are open than there are places for them"


def _supply_faults(player: Player) -> Iterator[str]:
    """N-269: nothing is negative; the points on the track add up."""
    if sorted(player.supply) != sorted(SUPPLY):
        yield "has a supply of other things"
    if player.vp != sum(player.scored.values()) or set(player.scored) - set(SOURCES):
        yield "has points on the track that came from nowhere"


def _pawn_faults(content: Content, state: State, player: Player) -> Iterator[str]:
    """N-270: two pawns; an unplaced one never shows X."""
    if len(player.pawns) != content.limits.pawns_per_player:
        yield "has another number of pawns"
    if any(pawn.used and not pawn.tile for pawn in player.pawns):
        yield "has a pawn that shows X and is not placed"
    if any(pawn.tile and pawn.tile not in state.ring for pawn in player.pawns):
        yield "has a pawn on no tile"


def _site_faults(content: Content, player: Player) -> Iterator[str]:
    """N-270, N-271: exhausted cards, upgrades, links, and what lies on cards."""
    for name, site in player.empire.items():
        card = content.cards[name]
        if card.kind == "boost":
            yield f"has the Boost {name} in the empire"
        if site.exhausted and card.kind != "action":
            yield f"has {name} exhausted, which is no Action Location"
        if (site.goods or site.workers) and not card.assigns:
            yield f"has something on {name}"
        if any(good not in GOODS or not number for good, number in site.goods.items()):
            yield f"has no goods on {name}"
        yield from _tie_faults(content, player, name, site)


def _tie_faults(content: Content, player: Player, name: str, site: Site) -> Iterator[str]:
    """N-271: upgrades lie under Fields that share a Good type; links point to what may be copied (N-178)."""
    card = content.cards[name]
    if card.kind == "upgrade" and not site.under:
        yield f"has the upgrade {name} under no Field"
    if site.under:
        above = content.cards[site.under] if site.under in player.empire else None
        if above is None or not above.field or player.empire[site.under].under:
            yield f"has {name} under no Field"
        elif not card.upgrade or not may_lie_under(card, above):
            yield f"has {name} under {site.under}, which does not fit"
    if site.link:
        other = content.cards[site.link] if site.link in player.empire else None
        if not card.copies or other is None or not may_be_copied(other):
            yield f"has {name} linked to nothing that it could copy"


def _ship_faults(content: Content, state: State) -> Iterator[str]:
    """N-143, N-268: ships of every player, Common Ships in all, and their loads."""
    limits = content.limits
    at_sea = [*state.queue, *([state.sailing] if state.sailing is not None else ())]
    away: Counter[tuple[int, bool]] = Counter((ship.seat, ship.common) for ship in at_sea)
    for ship in at_sea:
        if ship.fish > limits.max_fish_per_ship or ship.raze > limits.max_raze_per_ship:
            yield "a ship carries more than it can"
        if ship.seat >= len(state.players):
            yield "a ship belongs to nobody"
    common = state.common_ships
    for seat, player in enumerate(state.players):
        clan = content.clans[player.clan]
        own = clan.clan_ships_start + player.third_ship
        if player.ships + away[seat, False] != own:
            yield f"seat {seat} has other Clan Ships than its own"
        if player.third_ship and clan.clan_ships_total == clan.clan_ships_start:
            yield f"seat {seat} has a third Clan Ship"
        common += player.common_ships + away[seat, True]
    if common != limits.common_ships:
        yield f"there are {common} Common Ships"


def _solo_faults(content: Content, state: State) -> Iterator[str]:
    """N-227: the tokens in the bag and those drawn are all there."""
    if state.solo is None:
        return
    solo = state.solo
    numbers = range(1, content.limits.number_tokens + 1)
    if len(set(solo.bag)) < len(solo.bag) or not set(solo.bag) <= set(numbers):
        yield "the bag holds other tokens"
    if solo.token and (solo.token in solo.bag or solo.token not in numbers):
        yield "the token of the round is still in the bag"
    if not set(solo.tired) <= set(state.ring) or len(set(solo.tired)) < len(solo.tired):
        yield "a tired tile is none"
    if solo.paid_in_full > state.round:
        yield "more rounds were paid than played"


def _round_faults(content: Content, state: State) -> Iterator[str]:
    """N-272: how a round begins."""
    for seat, player in enumerate(state.players):
        if player.passed or player.spent or any(pawn.tile for pawn in player.pawns):
            yield f"seat {seat} begins the round with something done already"
        if any(site.exhausted for site in player.empire.values()):
            yield f"seat {seat} begins the round with exhausted cards"
    if state.queue:
        yield "ships wait in the queue at the start of a round"
    limits = content.limits
    for distance, sea, number in (
        ("near", state.near, limits.near_islands_open),
        ("distant", state.distant, limits.distant_islands_open),
    ):
        if len(sea.open) < number and (sea.deck or sea.discard):
            yield f"too few {distance} islands are open at the start of a round"
