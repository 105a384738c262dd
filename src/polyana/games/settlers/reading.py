"""Reading the content files of Imperial Settlers: every entry typed, every effect compiled, every copy a card."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from polyana.games.settlers.compiling import Compiler, price
from polyana.games.settlers.components import (
    About,
    AttackCard,
    ColourEntry,
    ConquestCard,
    ConquestPrice,
    DealPrice,
    Deck,
    DeckBuilding,
    Difficulty,
    Exchange,
    Faction,
    LookoutNumbers,
    OptionEntry,
    Preset,
    Printing,
    Rank,
    RazePrice,
    RowEntry,
    SiegePrice,
    SoloNumbers,
    Token,
)
from polyana.games.settlers.content import Board, Card, Content, PromoToken
from polyana.games.settlers.content_check import check_content
from polyana.games.settlers.effects import RESOURCES, Trigger
from polyana.games.settlers.vocabulary import VOCABULARY
from polyana.kernel import ContentError, ContentFiles, Loader, Misfit, Where
from polyana.notation import (
    NOTHING,
    At,
    Call,
    Effect,
    Goods,
    Sequence,
    Side,
    Tier,
    When,
    amounts,
    items,
    parts,
)
from polyana.notation import Exchange as ExchangeNode
from polyana.speech import refused

COMMON_FILES: Final = ("common", "fire_common")


def read_content(files: ContentFiles) -> Content:
    """All components, with their effects compiled."""
    return _Reader(files).content()


class _Reader:
    """Reads the files entry by entry, so that an error can name the entry."""

    def __init__(self, files: ContentFiles) -> None:
        self.files = files
        self.compiler = Compiler()
        self.cards: dict[str, Card] = {}
        self.printings: dict[str, Printing] = {}
        self.where: dict[str, str] = {}
        self.heads: dict[str, Deck] = {}

    def content(self) -> Content:
        game = "game.toml"
        factions = self.files.entries("factions.toml", "faction", Faction)
        presets: dict[str, Preset] = {}
        decks: dict[str, tuple[str, ...]] = {}
        for stem in COMMON_FILES:
            self.read_cards(f"{stem}.toml", "common", "")
        for name, faction in factions.items():
            self.read_cards(f"{faction.deck}.toml", name, name)
            self.read_cards(f"fire_{faction.deck}.toml", name, name)
            preset = self.files.value(f"fire_{faction.deck}.toml", "preset", Preset)
            presets[preset.id] = preset
        playsets = self.playsets()
        for name, preset in zip(factions, presets.values(), strict=True):
            base = [
                key for key, cards in playsets.items() if self.is_base(cards[0], factions[name])
            ]
            decks[name] = tuple(card for key in base for card in playsets[key])
            swapped = self.swapped(f"fire_{factions[name].deck}.toml", preset, base, playsets)
            decks[preset.id] = tuple(card for key in swapped for card in playsets[key])
        attack = self.attack_cards()
        conquest = self.files.entries("conquest.toml", "card", ConquestCard)
        self.heads["conquest"] = self.files.value("conquest.toml", "deck", Deck)
        tokens = self.files.entries("promo.toml", "token", Token)
        self.heads["promo"] = self.files.value("promo.toml", "deck", Deck)
        prices = self.files.value(game, "conquest_price", ConquestPrice)
        siege = self.files.value(game, "siege", SiegePrice)
        raze = self.files.value(game, "raze_price", RazePrice)
        deal = self.files.value(game, "deal", DealPrice)
        exchange = self.files.value("factions.toml", "exchange", Exchange)
        workers, goods = self.exchange(exchange)
        return Content(
            about=self.files.value(game, "game", About),
            colours=self.files.entries(game, "colour", ColourEntry),
            rows=self.files.entries(game, "row", RowEntry),
            lookout=self.files.value(game, "lookout", LookoutNumbers),
            deal_price=price(dict(self.goods(game, "deal", deal.price))),
            deckbuilding=self.files.value(game, "deckbuilding", DeckBuilding),
            conquest_price=prices,
            compensation=self.goods(game, "conquest_price", prices.compensation),
            siege=siege,
            siege_price=dict(self.goods(game, "siege", siege.price)).get("raze", 0),
            raze_price=raze,
            razed_owner_gets=self.goods(game, "raze_price", raze.owner_gets),
            solo=self.files.value(game, "solo", SoloNumbers),
            ranks=self.files.entries(game, "solo_rank", Rank),
            difficulties=self.files.entries(game, "solo_difficulty", Difficulty),
            options=self.files.entries(game, "option", OptionEntry),
            factions=factions,
            boards={name: self.board(faction) for name, faction in factions.items()},
            exchange=exchange,
            exchange_price=workers,
            exchange_goods=goods,
            deck_heads=self.heads,
            printings=self.printings,
            files=self.where,
            presets=presets,
            attack_cards=attack,
            conquest_cards=conquest,
            token_entries=tokens,
            tokens={name: self.token(token) for name, token in tokens.items()},
            cards=self.cards,
            printing_of={name: card.printing for name, card in self.cards.items()},
            keepers=frozenset(name for name, card in self.cards.items() if card.keeps),
            waiting=self.waiting(),
            playsets=playsets,
            common={
                stem: tuple(card.id for card in self.cards.values() if self.stem(card) == stem)
                for stem in COMMON_FILES
            },
            decks=decks,
            gains=self.compiler.gains,
        )

    # Cards

    def waiting(self) -> dict[str, frozenset[str]]:
        events = {event for card in self.cards.values() for event in card.when}
        return {
            event: frozenset(name for name, card in self.cards.items() if event in card.when)
            for event in sorted(events)
        }

    def stem(self, card: Card) -> str:
        return self.where.get(card.printing, "").removesuffix(".toml")

    def is_base(self, card: str, faction: Faction) -> bool:
        return self.stem(self.cards[card]) == faction.deck

    def read_cards(self, file: str, pile: str, faction: str) -> None:
        """All copies of all cards of a file."""
        head = self.files.value(file, "deck", Deck)
        self.heads[file.removesuffix(".toml")] = head
        for name, printing in self.files.entries(file, "card", Printing).items():
            here = Where(file, name)
            here.want(name not in self.printings, "card-id")
            self.printings[name] = printing
            self.where[name] = file
            with here.looking():
                first = self.card(file, printing, head, pile, faction)
            self.add(file, first, printing.copies)

    def add(self, file: str, first: Card, copies: int) -> None:
        for copy in range(1, copies + 1):
            own = first.printing if copy == 1 else f"{first.printing}_{copy}"
            Where(file, first.printing).want(own not in self.cards, "card-called", name=own)
            verbs = (
                *("build", "make_deal", "raze_hand", "raze_it", "activate", "conquer"),
                *("besiege", "defend", "deploy", "target", "pick"),
            )
            words = {"make_deal": "deal", "raze_it": "raze"}
            moves = {verb: (words.get(verb, verb), own) for verb in verbs}
            self.cards[own] = msgspec.structs.replace(first, id=own, **moves)

    def card(self, file: str, card: Printing, head: Deck, pile: str, faction: str) -> Card:
        cost = price(amounts(self.parse(file, card.id, card.cost)))
        effect = self.parse(file, card.id, card.effect)
        compiler, one = self.compiler, card.parts == "one"
        found = _Abilities()
        plain: list[object] = []
        for number, node in enumerate(parts(effect)):
            match node:
                case When("gain_vp", (int(least),), Goods(points, "vp")):
                    found.echoes.append((least, points))
                case When(event):
                    trigger = compiler.trigger(f"{card.id}/when{number}", node, one)
                    found.when.setdefault(event, []).append(trigger)
                case At(moment):
                    self.lasting(node, moment, found)
                case _:
                    plain.append(node)
        produces, use = "", None
        if card.category == "production" and len(plain) == 1:
            side: Side = plain[0]  # type: ignore[assignment]
            if isinstance(side, ExchangeNode):
                raise Misfit("no-production", part=str(side))
            produces = compiler.gain(f"{card.id}/produces", "production", side)
        elif plain and card.category == "action":
            rest = Sequence(tuple(plain))  # type: ignore[arg-type]
            use = compiler.use(f"{card.id}/use", rest, one)
        elif plain:
            raise Misfit("location-row", row=card.category, part=str(plain[0]))
        bonus = ""
        if card.bonus:
            given: Side = self.parse(file, card.id, card.bonus)  # type: ignore[assignment]
            bonus = compiler.gain(f"{card.id}/bonus", "bonus", given)
        gains = compiler.gains
        return Card(
            id=card.id,
            printing=card.id,
            playset=card.playset,
            pile=pile,
            set=head.set,
            faction=faction,
            category=card.category,
            colours=card.colours,
            kinds=(*card.colours, "faction") if faction else card.colours,
            cost=cost,
            price=msgspec.structs.replace(cost, location=0),
            deal=self.one_good(file, card.id, card.deal),
            raze=self.each_good(file, card.id, card.raze),
            end_vp=head.end_vp,
            produces=produces,
            samurai=bool(produces)
            and any(item.word == "samurai" for option in gains[produces].ways for item in option),
            bonus=bonus,
            use=use,
            when={event: tuple(triggers) for event, triggers in found.when.items()},
            echoes=tuple(found.echoes),
            keeps=found.keeps,
            keep_vp=found.keep_vp,
            tiers=tuple(found.tiers),
            stores=tuple(found.stores),
            shield=card.defence_icon,
            fortress=card.fortress,
            levels=card.levels,
            round_cap=card.round_cap,
        )

    def lasting(self, node: At, moment: str, found: _Abilities) -> None:
        """What a location does at its moment."""
        match moment, tuple(items(node.effect)):  # type: ignore[arg-type]
            case "free", (Call("keep_here", (str(noun),)), *rest):
                found.keeps = noun
                found.keep_vp = amounts(rest[0]).get("vp", 0) if rest else 0
            case "end", (Call("tier", ("kept", *tiers)),):
                found.tiers = [
                    (tier.reached, tier.worth) for tier in tiers if isinstance(tier, Tier)
                ]
            case "round end", (Call("fort_vp"),):
                pass
            case "cleanup", (Call("store", (str(stored),)),):
                found.stores += RESOURCES if stored == "resource" else (stored,)
            case _:
                raise Misfit("location", part=str(node))

    def playsets(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, list[str]] = {}
        for card in self.cards.values():
            found.setdefault(card.playset, []).append(card.id)
        return {playset: tuple(cards) for playset, cards in found.items()}

    def swapped(
        self, file: str, preset: Preset, base: list[str], playsets: Mapping[str, tuple[str, ...]]
    ) -> list[str]:
        """The playsets of a ready deck."""
        deck, here = list(base), Where(file, preset.id)
        for swap in preset.swaps:
            here.want(swap.out in deck, "not-in-base", playset=swap.out)
            here.want(swap.into in playsets, "no-playset", playset=swap.into)
            deck[deck.index(swap.out)] = swap.into
        return deck

    def attack_cards(self) -> dict[str, AttackCard]:
        entries = self.files.entries("attack.toml", "card", AttackCard)
        self.heads["attack"] = self.files.value("attack.toml", "deck", Deck)
        for name, entry in entries.items():
            deal = self.one_good("attack.toml", name, entry.deal)
            first = Card(
                id=name, printing=name, playset=name, pile="attack", set="base", deal=deal,
                raze=(entry.target,),
            )  # fmt: skip
            self.add("attack.toml", first, entry.copies)
        return entries

    # Boards and tokens

    def board(self, faction: Faction) -> Board:
        side: Side = self.parse("factions.toml", faction.id, faction.effect)  # type: ignore[assignment]
        found = _Abilities()
        storage = self.parse("factions.toml", faction.id, faction.storage)
        if not isinstance(storage, At):
            raise Where("factions.toml", faction.id).wrong("no-storage", part=str(storage))
        self.lasting(storage, storage.moment, found)
        key = self.compiler.gain(f"{faction.id}/board", "production", side)
        return Board(production=key, stores=tuple(found.stores))

    def exchange(self, exchange: Exchange) -> tuple[int, tuple[str, ...]]:
        """S-104: the workers of a pair, and what can be taken."""
        match self.parse("factions.toml", "exchange", exchange.effect):
            case ExchangeNode(Goods(amount, "worker"), gain):
                key = self.compiler.gain("exchange", "action", gain)
                options = self.compiler.gains[key].ways
                return amount, tuple(bundle[0].word for bundle in options)
            case other:
                raise Where("factions.toml", "exchange").wrong("exchange-workers", part=str(other))

    def token(self, token: Token) -> tuple[PromoToken, ...]:
        if token.sides:
            return tuple(self.face(token, side.id, side.effect) for side in token.sides)
        return (self.face(token, token.id, token.effect),)

    def face(self, token: Token, own: str, text: str) -> PromoToken:
        file, compiler = "promo.toml", self.compiler
        blank = PromoToken(id=own, group=token.group, kind=token.kind, limit=token.limit or "")
        try:
            match token.kind, self.parse(file, token.id, text):
                case "stall", ExchangeNode() as node:
                    return msgspec.structs.replace(blank, part=compiler.part(own, "promo", node))
                case _, At("production", (), effect):
                    key = compiler.gain(own, "promo", effect)  # type: ignore[arg-type]
                    return msgspec.structs.replace(blank, production=key)
                case _, At("cleanup", (), Call("storage_cap", (int(cap),))):
                    return msgspec.structs.replace(blank, cap=cap)
                case _, At("cleanup", (), Call("store_resources", (int(number),))):
                    return msgspec.structs.replace(blank, train=number)
                case "decree", When("lose_location", (), effect):
                    key = compiler.gain(own, "promo", effect)  # type: ignore[arg-type]
                    return msgspec.structs.replace(blank, lose_location=key)
                case "expedition", effect:
                    key = compiler.gain(own, "promo", effect)  # type: ignore[arg-type]
                    return msgspec.structs.replace(blank, gain=key)
        except (ValueError, AttributeError) as error:
            raise ContentError(file, token.id, error) from None
        raise Where(file, token.id).wrong("token-effect", kind=token.kind, part=text)

    # Texts

    def parse(self, file: str, entry: str, text: str) -> Effect:
        return VOCABULARY.parse(text, file=file, entry=entry) if text else NOTHING

    def goods(self, file: str, entry: str, text: str) -> tuple[tuple[str, int], ...]:
        with Where(file, entry).looking():
            return tuple(amounts(self.parse(file, entry, text)).items())

    def each_good(self, file: str, entry: str, text: str) -> tuple[str, ...]:
        return tuple(good for good, n in self.goods(file, entry, text) for _ in range(n))

    def one_good(self, file: str, entry: str, text: str) -> str:
        goods = self.each_good(file, entry, text)
        Where(file, entry).want(len(goods) < 2, "deal-one", part=text)
        return goods[0] if goods else ""


class _Abilities:
    """What is found in an effect besides production and action."""

    def __init__(self) -> None:
        self.when: dict[str, list[Trigger]] = {}
        self.echoes: list[tuple[int, int]] = []
        self.keeps = ""
        self.keep_vp = 0
        self.tiers: list[tuple[int, int]] = []
        self.stores: list[str] = []


load_content: Final = Loader(
    Path(__file__).parent / "content", read_content, check_content, refused
)
