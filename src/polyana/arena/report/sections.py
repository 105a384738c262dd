"""The sections of the report: a title, a sentence that says what is seen, a plot, and the numbers behind it."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from polyana.arena.balance import ORDER, SEAT, Balance, ChoiceFigures
from polyana.arena.figures import Interval
from polyana.arena.playing import Played
from polyana.arena.report.charts import Band, Lane, Row, distributions, stacks, whiskers
from polyana.arena.standings import Standings, average, seats_of
from polyana.arena.wording import ArenaTalk, bracketed

BANDS: Final = 9
"""Categories with a colour of their own; the rest are one."""
REACHED: Final = 0.1
"""The share of games that must reach a round for it to be shown."""

Tones = Mapping[str, int]


def section(title: str, caption: str, *parts: str) -> str:
    """A section of the page."""
    head = f'<h2>{escape(title)}</h2><p class="caption">{escape(caption)}</p>'
    return f"<section>{head}{''.join(parts)}</section>"


def plot(drawn: str) -> str:
    """A plot, which a phone may have to scroll."""
    return f'<div class="scroll">{drawn}</div>'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; cells are HTML already."""
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'


def numbers(heads: Sequence[str], rows: Sequence[Sequence[str]], talk: ArenaTalk) -> str:
    """The numbers behind a plot, folded away."""
    said = escape(talk.say("report-numbers"))
    cells = [[escape(cell) for cell in row] for row in rows]
    return f"<details><summary>{said}</summary>{table(heads, cells)}</details>"


def key(tone: int) -> str:
    """A patch of colour before a name."""
    return f'<span class="key tone-{tone % 10}"></span>'


def columns(talk: ArenaTalk, *names: str) -> list[str]:
    """The heads of columns."""
    return [talk.say(f"column-{name}") for name in names]


def cell(figure: str, bounds: str) -> str:
    """A figure with its interval below it."""
    return f"{escape(figure)}<small>{escape(bounds)}</small>"


def standings_section(found: Standings, tones: Tones, talk: ArenaTalk) -> str:
    """The table of the arena."""
    ranked = sorted(found.bots, key=lambda one: -one.win_rate[1])
    rows = [
        [
            key(tones[bot.bot]) + escape(bot.bot),
            str(bot.games),
            f"{bot.wins:g}",
            cell(*talk.share(bot.win_rate)),
            talk.percent(bot.even),
            cell(*talk.mean(bot.rank_interval, 2)),
            cell(*talk.mean(bot.score_interval)),
            cell(*talk.mean(bot.rating_interval)),
            escape(talk.say("seconds", seconds=talk.decimal(bot.seconds_per_decision, 2))),
        ]
        for bot in ranked
    ]
    heads = columns(
        *(talk, "bot", "games", "wins", "win-rate", "even", "mean-rank", "mean-score"),
        *("rating", "thinking"),
    )
    best = ranked[0]
    caption = talk.say("standings-caption")
    if len(ranked) > 1:
        rate, bounds = talk.share(best.win_rate)
        leader = "leader-sure" if best.win_rate[0] > best.even else "leader-unsure"
        caption += " " + talk.say(
            leader, bot=best.bot, rate=rate, bounds=bounds, even=talk.percent(best.even)
        )
    return section(talk.say("standings-heading"), caption, table(heads, rows))


def rating_section(found: Standings, tones: Tones, talk: ArenaTalk) -> str:
    """Openskill's ratings."""
    rows = [
        Row(
            bot.bot,
            *bot.rating_interval,
            bracketed(*talk.mean(bot.rating_interval)),
            tones[bot.bot],
        )
        for bot in sorted(found.bots, key=lambda one: -one.rating)
    ]
    title = talk.say("rating-heading")
    behind = [[row.label, *(talk.decimal(one, 2) for one in row[1:4])] for row in rows]
    return section(
        title,
        talk.say("rating-caption"),
        plot(whiskers(title, rows, lambda value: talk.decimal(value, 0))),
        numbers(columns(talk, "bot", "low", "rating", "high"), behind, talk),
    )


def ahead_section(found: Standings, talk: ArenaTalk) -> str:
    """Who ends before whom at the same table, every bot against every other."""
    names = [bot.bot for bot in sorted(found.bots, key=lambda one: -one.win_rate[1])]
    shares = {(one.bot, one.of): one.share for one in found.ahead}
    rows = "".join(
        f"<tr><td>{escape(bot)}</td>"
        + "".join(shaded(shares.get((bot, other)), talk) for other in names)
        + "</tr>"
        for bot in names
    )
    head = "".join(f"<th>{escape(name)}</th>" for name in ("", *names))
    grid = f'<div class="scroll"><table class="matrix"><tr>{head}</tr>{rows}</table></div>'
    return section(talk.say("ahead-heading"), talk.say("ahead-caption"), grid)


def shaded(share: Interval | None, talk: ArenaTalk) -> str:
    """A cell that is the greener the more often the bot is ahead, the redder the less."""
    if share is None:
        return '<td class="share">·</td>'
    tone = "good" if share[1] >= 0.5 else "bad"
    strength = round(abs(share[1] - 0.5) * 70)
    style = f"background:color-mix(in srgb, var(--{tone}) {strength}%, transparent)"
    return f'<td class="share" style="{style}">{cell(*talk.share(share))}</td>'


def score_section(games: Sequence[Played], tones: Tones, talk: ArenaTalk) -> str:
    """How the points of each bot are spread."""
    lanes = [
        Lane(bot, [game.scores[seat] for game in games for seat in seats_of(bot, game)], tone)
        for bot, tone in tones.items()
    ]
    lanes = [lane for lane in lanes if lane.values]
    title = talk.say("scores-heading")
    behind = [[lane.label, *spread(lane.values, talk)] for lane in lanes]
    return section(
        title,
        talk.say("scores-caption"),
        plot(distributions(title, lanes, lambda value: talk.plain(value))),
        numbers(spread_heads(talk, "bot"), behind, talk),
    )


def spread_heads(talk: ArenaTalk, first: str) -> list[str]:
    """The heads of a table of spreads."""
    return columns(talk, first, "number", "least", "quarter", "median", "three-quarters", "most")


def spread(values: Sequence[float], talk: ArenaTalk) -> list[str]:
    """How many values there are, the least, the quartiles and the most."""
    ordered = sorted(values)
    at = [ordered[round(part * (len(ordered) - 1))] for part in (0, 0.25, 0.5, 0.75, 1)]
    return [str(len(values)), *(talk.plain(value) for value in at)]


def category_section(games: Sequence[Played], tones: Tones, talk: ArenaTalk) -> str:
    """Where the points of each bot come from, round by round."""
    last = max(game.rounds for game in games)
    rounds = [
        number
        for number in range(1, last + 1)
        if sum(game.rounds >= number for game in games) >= REACHED * len(games)
    ]
    means = {bot: category_means(bot, games, rounds) for bot in tones}
    totals: dict[str, float] = defaultdict(float)
    for found in means.values():
        for what, values in found.items():
            totals[what] += sum(map(abs, values))
    ranked = sorted((what for what in totals if totals[what]), key=lambda what: -totals[what])
    shown, rest = ranked[:BANDS], ranked[BANDS:]
    stacked = {bot: bands(found, shown, rest, len(rounds), talk) for bot, found in means.items()}
    most = max(
        sum(max(0.0, band.values[column]) for band in found)
        for found in stacked.values()
        for column in range(len(rounds))
    )
    title = talk.say("categories-heading")
    heads = [str(number) for number in rounds]
    drawn = "".join(
        f"<div><h3>{escape(bot)}</h3>"
        f"{stacks(f'{title}: {bot}', heads, found, most or 1.0, talk.plain)}</div>"
        for bot, found in stacked.items()
    )
    legend = "".join(
        f"<li>{key(band.tone)}{escape(band.label)}</li>" for band in next(iter(stacked.values()))
    )
    behind = [
        [bot, band.label, *(talk.decimal(value) for value in band.values)]
        for bot, found in stacked.items()
        for band in found
    ]
    return section(
        title,
        talk.say("categories-caption"),
        f'<ul class="legend">{legend}</ul><div class="pair">{drawn}</div>',
        numbers([*columns(talk, "bot", "category"), *heads], behind, talk),
    )


def category_means(
    bot: str, games: Sequence[Played], rounds: Sequence[int]
) -> dict[str, list[float]]:
    """The mean points of a bot in every category at the end of each round, over the games that reached it."""
    sums: dict[str, list[float]] = defaultdict(lambda: [0.0] * len(rounds))
    counts = [0] * len(rounds)
    for game in games:
        for end in game.round_ends:
            if end.round not in rounds:
                continue
            column = rounds.index(end.round)
            for seat in seats_of(bot, game):
                counts[column] += 1
                for what, points in end.points[seat].items():
                    sums[what][column] += points
    return {
        what: [value / max(1, count) for value, count in zip(values, counts, strict=True)]
        for what, values in sums.items()
    }


def bands(
    found: Mapping[str, Sequence[float]],
    shown: Sequence[str],
    rest: Sequence[str],
    rounds: int,
    talk: ArenaTalk,
) -> list[Band]:
    """The categories of one bot as they are stacked, the smallest taken together."""
    none = [0.0] * rounds
    stack = [
        Band(talk.category(what), found.get(what, none), tone) for tone, what in enumerate(shown)
    ]
    if rest:
        together = [sum(found.get(what, none)[column] for what in rest) for column in range(rounds)]
        stack.append(Band(talk.say("categories-rest"), together, BANDS))
    return stack


def length_section(games: Sequence[Played], talk: ArenaTalk) -> str:
    """How long the games were, in rounds and in decisions."""
    decisions = Lane(talk.say("length-decisions"), [sum(game.decisions) for game in games], 2)
    rounds = Lane(talk.say("length-rounds"), [game.rounds for game in games], 7)
    title, caption, lanes = talk.say("length-heading"), talk.say("length-caption"), [decisions]
    if len(set(rounds.values)) > 1:
        lanes.append(rounds)
    else:
        caption += " " + talk.say("length-fixed", rounds=games[0].rounds)
    drawn = [distributions(f"{title}: {lane.label}", [lane], talk.plain) for lane in lanes]
    behind = [[lane.label, *spread(lane.values, talk)] for lane in (decisions, rounds)]
    return section(
        title,
        caption,
        *map(plot, drawn),
        numbers(spread_heads(talk, "length"), behind, talk),
    )


def choice_section(found: Balance, bots: int, talk: ArenaTalk) -> str:
    """How often seats win and what they score by what they began with."""
    choice = talk.choice(found.by)
    rates = [one for one in found.choices if one.within or not found.whole]
    title = talk.say("choice-heading-whole" if found.whole else "choice-heading", choice=choice)
    parts = []
    if found.whole:
        parts.append(
            plot(whiskers(title, score_rows(found, talk), lambda value: talk.decimal(value, 0)))
        )
        parts.append(f"<h3>{escape(talk.say('choice-whole'))}</h3>")
    even = average([one.even for one in rates])
    high = min(1.0, max(0.2, *(one.win_rate[2] for one in rates)) + 0.02)
    parts.append(
        plot(
            whiskers(
                title,
                rate_rows(found, talk),
                talk.percent,
                (0.0, high),
                (even, talk.say("even-share", share=talk.percent(even))),
            )
        )
    )
    heads = [choice, *columns(talk, "games", "wins", "win-rate", "mean-rank", "mean-score")]
    behind = [
        [
            name_of(found, one, talk),
            str(one.games),
            f"{one.wins:g}",
            bracketed(*talk.share(one.win_rate)),
            bracketed(*talk.mean(one.mean_rank, 2)),
            bracketed(*talk.mean(one.mean_score)),
        ]
        for one in found.choices
    ]
    caption = finding(found, rates, talk)
    if bots > 1 and not found.whole and found.by not in (SEAT, ORDER):
        caption += " " + talk.say("choice-mixed")
    return section(title, caption, *parts, numbers(heads, behind, talk))


def name_of(found: Balance, one: ChoiceFigures, talk: ArenaTalk) -> str:
    """What a row of a choice is called."""
    name = talk.value(found.by, one.choice)
    return f"{name}, {talk.say('within', place=int(one.within))}" if one.within else name


def score_rows(found: Balance, talk: ArenaTalk) -> list[Row]:
    """The mean scores at tables of each kind."""
    return [
        Row(
            talk.value(found.by, one.choice), *one.mean_score, bracketed(*talk.mean(one.mean_score))
        )
        for one in found.choices
        if not one.within
    ]


def rate_rows(found: Balance, talk: ArenaTalk) -> list[Row]:
    """The win rates; those that are surely above or below an even share in a colour of their own."""
    rows = []
    for one in found.choices:
        name = talk.value(found.by, one.choice)
        if found.whole and not one.within:
            rows.append(Row(name, math.nan, math.nan, math.nan, ""))
            continue
        low, _, high = one.win_rate
        tone = 2 if low > one.even else 4 if high < one.even else 7
        label = talk.say("within", place=int(one.within)) if one.within else name
        said = bracketed(*talk.share(one.win_rate))
        rows.append(Row(label, *one.win_rate, said, tone, inner=bool(one.within)))
    return rows


def finding(found: Balance, rates: Sequence[ChoiceFigures], talk: ArenaTalk) -> str:
    """What the plot shows, and which values are surely not even."""
    above = [name_of(found, one, talk) for one in rates if one.win_rate[0] > one.even]
    below = [name_of(found, one, talk) for one in rates if one.win_rate[2] < one.even]
    said = [talk.say("choice-caption", by="whole" if found.whole else found.by)]
    if above:
        said.append(talk.say("choice-above", names=", ".join(above)))
    if below:
        said.append(talk.say("choice-below", names=", ".join(below)))
    if not above and not below:
        said.append(talk.say("choice-fair"))
    return " ".join(said)
