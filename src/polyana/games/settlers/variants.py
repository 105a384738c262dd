"""The kinds of table that can be set up (S-038)."""

from __future__ import annotations

from polyana.games.settlers.content import Content
from polyana.games.settlers.decks import check_decks
from polyana.games.settlers.state import Options, groups
from polyana.kernel import BadOptions


def variants() -> list[Options]:
    """One of each kind; the checks play all of them."""
    return [
        Options(players=2),
        Options(players=3),
        Options(players=4),
        Options(players=2, fire=False),
        Options(players=4, fire=False, peaceful=True),
        Options(players=2, lookout="draft", fire=False),
        Options(players=3, lookout="draft", format="open"),
        Options(players=2, lookout="advanced", format="open", reshuffle_faction=True),
        Options(players=3, lookout="advanced", fire=False, reshuffle_faction=True),
        Options(players=4, lookout="advanced", promo="all", expedition_mode="random"),
        Options(players=2, format="open", promo="all"),
        Options(players=1, fire=False),
        Options(players=1, solo_difficulty="easy", format="open"),
        Options(players=1, solo_difficulty="medium", promo="all"),
        Options(players=1, solo_difficulty="hard"),
    ]


def check_options(content: Content, options: Options) -> None:
    """BadOptions with a sentence if a game cannot be set up like this."""
    numbers = content.about.players
    if not numbers.min <= options.players <= numbers.max:
        raise BadOptions(
            f"Imperial Settlers is for {numbers.min} to {numbers.max} players, not {options.players}.",
            "option-players",
            game="settlers",
            allowed=f"{numbers.min}-{numbers.max}",
            players=options.players,
        )
    known = [*dict.fromkeys(token.group for token in content.token_entries.values())]
    for group in groups(options.promo):
        if group not in (*known, "all"):
            raise BadOptions(
                f"There are no promo tokens {group}; there are {', '.join(known)}.",
                "option-value",
                option="promo",
                wanted=", ".join(known),
                value=group,
            )
    names = [*dict.fromkeys(content.cards[card].playset for card in content.common["fire_common"])]
    for name in (word.strip() for word in options.common.split(",")):
        if name not in (*names, "all", "none"):
            raise BadOptions(
                f"There is no expansion common card {name}; there are {', '.join(names)}.",
                "option-value",
                option="common",
                wanted=", ".join(names),
                value=name,
            )
    check_decks(content, options.decks, options.format)
