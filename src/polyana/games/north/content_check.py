"""What must hold of the content as a whole; whatever does not is refused with file, entry and reason."""

from __future__ import annotations

from polyana.games.north.content import Content
from polyana.games.north.effects import ACTIONS, GOODS, SUPPLY, Card
from polyana.games.north.rules.acts import Verb
from polyana.games.north.rules.counting import TYPES
from polyana.games.north.rules.verbs import VERBS
from polyana.kernel import Where
from polyana.notation import Argument, Goods, UpTo

DECK = 30
STARTING = 3


def check_content(content: Content) -> None:
    """Counts, kinds and names of cards, tiles, islands and scenarios."""
    tiles = Where("tiles.toml", "tile")
    tiles.want(sorted(content.tiles) == sorted(ACTIONS), "tiles")
    known = Where("tiles.toml", "type")
    known.want(sorted(content.types) == sorted(TYPES), "types", wanted=", ".join(TYPES))
    for clan in content.clans:
        check_clan(content, clan)
    for card in content.cards.values():
        check_card(content, card)
    for key in content.gains:
        check_gain(content, key)
    check_seas(content)
    check_scenarios(content)


def check_clan(content: Content, clan: str) -> None:
    """N-033, N-035, N-246, N-247: three starting cards, thirty in the deck, a difficulty from 1 to 10."""
    where = Where(f"{clan}.toml", clan)
    deck, starts = content.decks[clan], content.starts[clan]
    where.want(len(deck) == DECK, "deck-cards", wanted=DECK, given=len(deck))
    where.want(len(starts) == STARTING, "starting-cards", wanted=STARTING, given=len(starts))
    where.want(1 <= content.clans[clan].difficulty <= 10, "difficulty")
    for name in dict.fromkeys(content.copies[card] for card in deck):
        copies = content.titles[name].copies
        here = Where(f"{clan}.toml", name)
        here.want(1 <= copies <= 3, "copies", given=copies)


def check_card(content: Content, card: Card) -> None:
    """Each kind of card has the keys that it needs, and no others."""
    here = Where("islands.toml" if card.distance else f"{card.clan}.toml", card.title)
    here.known("type", card.types, content.types)
    if card.distance:
        return
    title = content.titles[card.title]
    fields = ("basic_field", "field", "upgrade", "field_or_upgrade")
    here.want(bool(card.goods) == (card.kind in fields), "kind-goods", kind=card.kind)
    in_window = card.kind in ("field", "upgrade", "field_or_upgrade", "boost")
    here.want(bool(card.requires) == in_window, "kind-requires", kind=card.kind)
    priced = card.kind in ("action", "feature") and not card.starting
    here.want(bool(title.cost) == priced, "kind-cost", kind=card.kind)
    here.want(
        card.cost is None or (card.cost.plain and not card.cost.any + card.cost.good), "plain-cost"
    )
    here.want(all(good in GOODS for good, _ in card.goods), "cannot-stand", part=title.goods)
    works = card.kind in ("action", "boost")
    here.want(bool(card.parts) == works, "kind-effect", kind=card.kind)
    for part in card.parts:
        for verb in (verb for cost in part.costs for verb in cost.verbs):
            fits = verb.word != "assign" or _fits(VERBS["assign"], verb.args[0])
            fits = fits and not isinstance(verb.args[0], UpTo) and verb.args[0] != "dearest"
            here.want(fits, "cannot-pay", noun=f"{verb.word}({verb.args[0]})")
        for item in (item for way in content.gains[part.gain].ways for item in way):
            if item.word == "find":
                check_find(content, here, card.clan, [str(word) for word in item.args])


def check_gain(content: Content, key: str) -> None:
    """A word stands only where it means something: on a tile, in a text of the solo game, on a card."""
    source = key.partition("/")[0]
    if source in content.cards:
        card = content.cards[source]
        here, place = Where("islands.toml" if card.distance else f"{card.clan}.toml", source), ""
    elif source in (tile.id for tile in content.tiles.values()):
        here, place = Where("tiles.toml", source), "tile"
    else:
        here, place = Where("solo.toml", source), "solo"
    ways = content.gains[key].ways
    for item in (item for way in ways for item in way):
        verb = VERBS.get(item.word)
        if verb is not None:
            here.want(verb.only in ("", place), "cannot-stand", part=item.word)
            for goods in item.args if verb.nouns else ():
                here.want(_fits(verb, goods), "cannot-stand", part=str(goods))
    if key.endswith("/storage"):
        plain = all(
            item.word in (*SUPPLY, "vp") and not item.counter for way in ways for item in way
        )
        here.want(plain and len(ways) <= 2, "stored-gain")


def _fits(verb: Verb, goods: Argument) -> bool:
    """Whether a verb can do something with goods; only "up to" leaves the choice of their kind."""
    match goods:
        case UpTo(Goods(_, noun)):
            return verb.signature.startswith("assign") and noun in verb.nouns
        case Goods(_, noun):
            choice = verb.signature.startswith("assign") and noun in ("resource", "good")
            return noun in verb.nouns and not choice
    return False


def check_find(content: Content, here: Where, clan: str, words: list[str]) -> None:
    """A card that is looked for is in the own deck."""
    cards = [content.cards[name] for name in content.decks[clan]]
    if words[0] == "type":
        found = any(words[1] in card.types and card.kind != "boost" for card in cards)
        here.want(found, "find-type", name=words[1])
    else:
        here.want(any(card.title == words[0] for card in cards), "find-card", name=words[0])


def check_seas(content: Content) -> None:
    """There are islands enough to turn up."""
    where = Where("islands.toml", "island")
    where.want(len(content.seas["near"]) >= content.limits.near_islands_open, "few-islands")
    enough = len(content.seas["distant"]) >= content.limits.distant_islands_open
    where.want(enough, "few-islands")


def check_scenarios(content: Content) -> None:
    """Every scenario has an event for each token, and says what it asks in each round."""
    for name, scenario in content.scenarios.items():
        here = Where("solo.toml", name)
        numbers = sorted(event.number for event in scenario.event)
        wanted = list(range(1, content.limits.number_tokens + 1))
        here.want(numbers == wanted, "events")
        rule = scenario.round_rule
        counted = bool(rule.times_per) or len(rule.times) == content.solo.rounds
        here.want(counted, "round-rule")
        for moment in (content.rules[name], *content.events[name]):
            here.want(moment.demand is None or not moment.demand.verbs, "demand")
