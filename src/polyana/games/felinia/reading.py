"""Reading the content files of Felinia: every entry typed, every effect compiled into what the rules look up."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from polyana.games.felinia.components import (
    CARDS,
    GUILD,
    OWN_BOARD,
    BonusTile,
    DeckTile,
    Dock,
    GoodsKind,
    Guild,
    GuildExchange,
    Kingdom,
    Limits,
    Market,
    Mode,
    MysteryCard,
    Option,
    PlayerColour,
    Province,
    Resource,
    Road,
    Sale,
    ScoreValues,
    ShipName,
    SpecialTile,
    StartGoods,
    Symbol,
    TileKind,
    TradeTile,
)
from polyana.games.felinia.content import Content, Fare, Gains, Island, Running
from polyana.games.felinia.content_check import check_content
from polyana.games.felinia.vocabulary import GAINABLE, VOCABULARY
from polyana.kernel import ContentFiles, Loader, Move, Text, Where
from polyana.notation import At, Call, Effect, Exchange, Goods, Per, When, amounts, items, parts
from polyana.speech import refused


def read_content(files: ContentFiles) -> Content:
    """All components, with their effects compiled."""
    return _Reader(files).content()


class _Reader:
    """Reads the files entry by entry, so that an error can name the entry."""

    def __init__(self, files: ContentFiles) -> None:
        self.files = files

    def effect(self, file: str, entry: str, text: str) -> Effect:
        return VOCABULARY.parse(text, file=file, entry=entry)

    def content(self) -> Content:
        s = "setup.toml"
        symbols = self.files.entries(s, "symbol", Symbol)
        exchanges = self.files.entries(s, "exchange", GuildExchange)
        decks = self.files.entries("deck_tiles.toml", "deck", DeckTile)
        specials = self.files.entries("special_tiles.toml", "special", SpecialTile)
        bonuses = self.files.entries("bonus_tiles.toml", "bonus", BonusTile)
        mysteries = self.files.entries("mystery_cards.toml", "mystery", MysteryCard)
        goods = self.files.entries(s, "goods", GoodsKind)
        markets = self.files.entries(s, "market", Market)
        ships = self.files.entries(s, "ship", ShipName)
        rewards = {name: self.reward(symbol) for name, symbol in symbols.items()}
        islands = {mode: self.island(f"map_{mode}.toml", rewards) for mode in ("basic", "advanced")}
        for bonus in bonuses.values():
            self.bonus(bonus)
        provinces = dict.fromkeys(p for island in islands.values() for p in island.provinces)
        return Content(
            name=self.files.value(s, "name", Text),
            limits=self.files.value(s, "limits", Limits),
            sale=self.files.value(s, "sale", Sale),
            score=self.files.value(s, "score", ScoreValues),
            modes=self.files.entries(s, "mode", Mode),
            options=self.files.entries(s, "option", Option),
            colours=tuple(self.files.entries(s, "player_colour", PlayerColour).values()),
            goods=goods,
            resources=self.files.entries(s, "resource", Resource),
            start_goods={
                row.players: row
                for row in self.files.entries(s, "start_goods", StartGoods).values()
            },
            markets=dict(sorted(markets.items(), key=lambda item: item[1].order)),
            guild=next(iter(self.files.entries(s, "guild", Guild).values())),
            exchanges=exchanges,
            ships=tuple(ships.values()),
            symbols=symbols,
            kingdoms=self.files.entries("kingdoms.toml", "kingdom", Kingdom),
            decks=decks,
            kinds=self.files.entries("trade_tiles.toml", "kind", TileKind),
            tiles=self.files.entries("trade_tiles.toml", "tile", TradeTile),
            specials=specials,
            bonuses=bonuses,
            mysteries=mysteries,
            islands=islands,
            fares={name: self.fare(deck, goods) for name, deck in decks.items()},
            swaps=self.swaps(exchanges),
            running={name: self.running(special) for name, special in specials.items()},
            mystery_costs={name: self.mystery_cost(card) for name, card in mysteries.items()},
            moves={
                "bid": _moves("bid", (OWN_BOARD, *markets, GUILD)),
                "buy": _moves("buy", goods),
                "sell": _moves("sell", ("gold", "spice", *goods)),
                "exchange": _moves("exchange", exchanges),
                "give": _moves("give", goods),
                "take": _moves("take", goods),
                "bonus": _moves("bonus", bonuses),
                "board": _moves("board", ships),
                "flip": _moves("flip", provinces),
                "step": _moves("step", provinces),
                "keep": _moves("keep", ("1", "2")),
            },
        )

    def reward(self, symbol: Symbol) -> tuple[Gains, bool]:
        effect = self.effect("setup.toml", symbol.id, symbol.effect)
        if effect == Call("draw_mystery"):
            return (), True
        return self.gains("setup.toml", symbol.id, effect), False

    def gains(self, file: str, entry: str, effect: Effect) -> Gains:
        """An effect that only gives, without a choice."""
        given: list[tuple[str, int]] = []
        for part in parts(effect):
            if isinstance(part, Exchange | At | When):
                raise Where(file, entry).wrong("plain-goods", part=str(part))
            given += self.goods(file, entry, part).items()
        for noun, _ in given:
            if noun not in GAINABLE:
                known = ", ".join(GAINABLE)
                raise Where(file, entry).wrong("not-gained", noun=noun, known=known)
        return tuple(given)

    def goods(self, file: str, entry: str, effect: Effect) -> dict[str, int]:
        """A plain list of goods, without a choice or a verb."""
        with Where(file, entry).looking():
            return amounts(effect)

    def fare(self, deck: DeckTile, goods: dict[str, GoodsKind]) -> Fare:
        """F-015, F-072: the cost side of `2 watches + 1 coin -> board`."""
        file = "deck_tiles.toml"
        effect, here = self.effect(file, deck.id, deck.effect), Where(file, deck.id)
        if not isinstance(effect, Exchange) or effect.gain != Call("board"):
            raise here.wrong("fare-form")
        cost = self.goods(file, deck.id, effect.cost)
        coins = cost.pop("coin", 0)
        here.want(set(cost) <= set(goods), "fare-paid", cost=str(effect.cost))
        return Fare(tuple(cost.items()), sum(cost.values()), coins)

    def swaps(self, exchanges: dict[str, GuildExchange]) -> dict[str, str]:
        """Which exchanges swap goods, and the card they give; the other sort takes a bonus tile."""
        found: dict[str, str] = {}
        for exchange in exchanges.values():
            effect = self.effect("setup.toml", exchange.id, exchange.effect)
            if str(effect) == "1 gold + 1 spice -> take_bonus":
                continue
            given = items(effect.gain) if isinstance(effect, Exchange) else ()  # type: ignore[arg-type]
            card = given[-1].noun if given and isinstance(given[-1], Goods) else ""
            if str(effect) != f"1 goods -> 1 other_goods + 1 {card}" or card not in CARDS:
                raise Where("setup.toml", exchange.id).wrong("exchange-form")
            found[exchange.id] = card
        return found

    def running(self, special: SpecialTile) -> Running:
        file, on_take, leaves = "special_tiles.toml", list[tuple[str, int]](), False
        here = Where(file, special.id)
        on_enter: dict[str, Gains] = {}
        points_per: dict[str, int] = {}
        rates: dict[str, int] = {}
        for text in special.effects:
            match self.effect(file, special.id, text):
                case At("on take", _, Call("remove_self")):
                    leaves = True
                case At("on take", _, effect):
                    on_take += self.gains(file, special.id, effect)
                case When(event, _, effect):
                    on_enter[event] = self.gains(file, special.id, effect)
                case At("end", _, Per(Goods(points, "vp"), counter, 1, None)):
                    points_per[counter] = points
                case At("end", _, Call("rate", (str(counter), int(points)))):
                    rates[counter] = points
                case effect:
                    raise here.wrong("special-effect", effect=str(effect))
        fits = leaves == special.removed_after_take
        here.want(fits, "removed")
        return Running(tuple(on_take), leaves, on_enter, points_per, rates)

    def bonus(self, bonus: BonusTile) -> None:
        effect = self.effect("bonus_tiles.toml", bonus.id, bonus.effect)
        fits = effect == At("end", (), Call(bonus.sort, (bonus.kind,)))
        here = Where("bonus_tiles.toml", bonus.id)
        here.want(fits, "bonus-effect")

    def mystery_cost(self, card: MysteryCard) -> str:
        """The kind of goods it costs to keep the card; empty if it costs nothing."""
        file = "mystery_cards.toml"
        effect = self.effect(file, card.id, card.effect)
        wanted = f"1 {card.cost} -> keep" if card.cost else "keep"
        Where(file, card.id).want(
            str(effect) == wanted, "mystery-cost", effect=str(effect), wanted=wanted
        )
        return card.cost

    def island(self, file: str, rewards: dict[str, tuple[Gains, bool]]) -> Island:
        provinces = self.files.entries(file, "province", Province)
        roads = tuple(self.files.entries(file, "road", Road).values())
        docks = self.files.entries(file, "dock", Dock).values()
        adjacency = self.files.value(file, "adjacency", dict[str, list[tuple[str, str]]])
        pairs = adjacency.get("borders", [])
        for a, b in [*pairs, *((road.a, road.b) for road in roads)]:
            Where(file, f"{a} - {b}").known("province", (a, b), provinces)
        kingdoms = dict.fromkeys(province.kingdom for province in provinces.values())
        reached = {}
        for name, province in provinces.items():
            if not province.symbol:
                continue
            here = Where(file, name)
            here.known("symbol", [province.symbol], rewards)
            gains, mystery = rewards[province.symbol]
            once = not mystery or province.symbols == 1
            here.want(once, "mystery-once")
            times = tuple((noun, amount * province.symbols) for noun, amount in gains)
            reached[name] = (f"enter_{province.symbol}", times, mystery)
        return Island(
            name=self.files.value(file, "name", Text),
            box=self.files.value(file, "box", tuple[int, int]),
            provinces=provinces,
            roads=_neighbours(provinces, [(road.a, road.b) for road in roads]),
            borders={p: frozenset(ends) for p, ends in _neighbours(provinces, pairs).items()},
            ports={p.kingdom: name for name, p in provinces.items() if p.kind == "port"},
            posts={
                kingdom: tuple(
                    name
                    for name, p in provinces.items()
                    if p.kind == "post" and p.kingdom == kingdom
                )
                for kingdom in kingdoms
            },
            road_list=roads,
            docks={dock.kingdom: dock for dock in docks},
            rewards=reached,
        )


def _neighbours(
    provinces: Iterable[str], pairs: Iterable[tuple[str, str]]
) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {province: [] for province in provinces}
    for a, b in pairs:
        found[a].append(b)
        found[b].append(a)
    return {province: tuple(ends) for province, ends in found.items()}


def _moves(verb: str, names: Iterable[str]) -> dict[str, Move]:
    return {name: (verb, name) for name in names}


load_content: Final = Loader(
    Path(__file__).parent / "content", read_content, check_content, refused
)
