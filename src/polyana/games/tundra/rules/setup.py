"""Setup (T-101 to T-120, T-901 to T-905)."""

from __future__ import annotations

from collections.abc import Mapping

from polyana.games.tundra.components import CommonGoal, Glade, PersonalGoal, StartingBoost, Title
from polyana.games.tundra.content import Content
from polyana.games.tundra.effects import RESOURCES
from polyana.games.tundra.layout import Layout
from polyana.games.tundra.rules.round import start_round
from polyana.games.tundra.rules.trade import deal_market
from polyana.games.tundra.state import Board, GoalCard, Options, Player, State, TundraTable
from polyana.kernel import Ask, BadOptions, Chance, Move, Rules, Together

Dotted = Title | PersonalGoal | CommonGoal | Glade | StartingBoost


def setup(content: Content, options: Options, chance: Chance) -> State:
    """The table before the starting boosts are chosen."""
    layout = chosen_layout(content, options)
    players, variant = options.players, options.titles_and_personal_goals
    titles = [content.base_title] * players
    goals = [""] * players
    if variant:
        # T-107: one special title and one personal goal each, at random
        special = {name: title for name, title in content.titles.items() if title.kind == "special"}
        titles = shuffled(in_play(special, players), chance)
        goals = shuffled(in_play(content.personal_goals, players), chance)
    tokens = shuffled(in_play(content.glades, players), chance)
    state = State(
        chance=chance,
        layout=layout.entry.id,
        variant=variant,
        round=1,
        phase="boosts",
        first=0,
        seat=0,
        used=False,
        players=[start_player(content, seat, titles[seat], goals[seat]) for seat in range(players)],
        face_down=dict(zip(layout.glades, tokens, strict=True)),
        face_up={},
        towers={},
        market=[],
        deck=[*content.advisors, *content.boosts],
        discard=[],
        goals=[],
    )
    for seat, player in enumerate(state.players):
        settle(content, state, layout, seat, player)
    boosts = shuffled(in_play(content.starting_boosts, players), chance)
    for player in state.players:
        player.hand = [boosts.pop() for _ in range(content.setup.start_boosts_dealt)]
    return state


def chosen_layout(content: Content, options: Options) -> Layout:
    """T-001, T-106: the layout of the options; BadOptions if there is no such one."""
    numbers = content.about.players
    if not numbers.min <= options.players <= numbers.max:
        raise BadOptions(
            f"Tundra is for {numbers.min} to {numbers.max} players, not {options.players}.",
            "option-players",
            game="tundra",
            allowed=f"{numbers.min}-{numbers.max}",
            players=options.players,
        )
    layout = content.layout_of(options.players, options.layout)
    if layout is None:
        known = ", ".join(["standard", *alternatives(content, options.players)])
        raise BadOptions(
            f"Tundra has no layout {options.layout} for {options.players} players; there is {known}.",
            "option-value",
            option="layout",
            wanted=known,
            value=options.layout,
        )
    return layout


def alternatives(content: Content, players: int) -> list[str]:
    """T-106, T-952: the alternative layouts for so many players."""
    return [
        name
        for name, layout in content.layouts.items()
        if layout.entry.players == players and layout.entry.kind == "alternative"
    ]


def in_play(cards: Mapping[str, Dotted], players: int) -> list[str]:
    """T-104, T-107: what carries dots is used from so many players on."""
    return [name for name, card in cards.items() if card.dots <= players]


def shuffled(cards: list[str], chance: Chance) -> list[str]:
    """The cards in random order."""
    chance.shuffle(cards)
    return cards


def start_player(content: Content, seat: int, title: str, goal: str) -> Player:
    """T-101, T-103, T-112: a character, four basic boards, and the tracks at their start."""
    start, limits = content.start, content.limits
    return Player(
        character=list(content.characters)[seat],
        title=title,
        goal=goal,
        berry=start.berry,
        resources={kind: getattr(start, kind) for kind in RESOURCES},
        vp=start.vp,
        dice_left=content.titles[title].dice_max,
        workers_left=limits.workers_per_player,
        towers_left=limits.towers_per_player,
        boards={name: Board() for name in content.orders},
    )


def settle(content: Content, state: State, layout: Layout, seat: int, player: Player) -> None:
    """T-108 to T-111, T-914: the start glades are turned up, the first workers stand; nothing is gained."""
    for place in layout.start[seat]:
        state.face_up[place] = state.face_down.pop(place)
    player.workers = list(layout.workers[seat])
    player.workers += [layout.settlements[seat]] * content.settlers[player.title]
    player.workers_left -= len(player.workers)


def choose_boosts(table: TundraTable) -> Rules:
    """T-114, T-115: every player tucks two boosts under order boards, all in secret; then they are shown.

    It is one choice of two picks, so both can be withdrawn until the last player is done.
    """
    players = table.state.players

    def next_pick(seat: int, picked: list[Move]) -> Ask | None:
        return tuck_a_boost(table, seat, picked)

    seats = range(len(players))
    sealed = Together([ask for seat in seats if (ask := next_pick(seat, []))], next_pick)
    yield sealed
    for seat, player in enumerate(players):
        for _, card, board in sealed.picks[seat]:
            player.hand.remove(card)
            player.boards[board].starting = card
            table.tell("tucked", seat, card, board, only=seat)
    show_boosts(table)
    open_table(table)


def tuck_a_boost(table: TundraTable, seat: int, picked: list[Move]) -> Ask | None:
    """The next boost that a player tucks after these picks; None if there are enough."""
    content, player = table.content, table.state.players[seat]
    setup = content.setup
    if len(player.hand) - len(picked) <= setup.start_boosts_dealt - setup.start_boosts_kept:
        return None
    cards, boards = {move[1] for move in picked}, {move[2] for move in picked}
    options = [
        move
        for card in player.hand
        for move in content.moves.tuck[card]
        if card not in cards and move[2] not in boards and not player.boards[move[2]].starting
    ]
    before = picked[-1][1:] if picked else ("none",)
    return Ask(seat, "starting_boost", options, before, secret=True)


def show_boosts(table: TundraTable) -> None:
    """T-115: the last player is done; all see what was tucked."""
    for seat, player in enumerate(table.state.players):
        for name, board in player.boards.items():
            if board.starting:
                table.tell("starting_boost", seat, board.starting, name)
    table.reveal()


def open_table(table: TundraTable) -> None:
    """T-116 to T-120: the market, the common goals, and last the first player."""
    state, content = table.state, table.content
    players = len(state.players)
    state.chance.shuffle(state.deck)
    deal_market(table)
    goals = shuffled(in_play(content.common_goals, players), state.chance)
    state.goals = [GoalCard(goal) for goal in goals[: content.setup.goals_shown[players]]]
    table.tell("goals", *(goal.id for goal in state.goals))
    state.first = state.chance.below(players)
    start_round(table)


def began_with(state: State) -> dict[str, list[list[str]]]:
    """What the players began with: their place in the turn order, the map, boosts; in the variant titles and goals."""
    players = len(state.players)
    traits = {
        "order": [[str(1 + (seat - state.first) % players)] for seat in range(players)],
        "map": [[state.layout]] * players,
        "boost": [
            [board.starting for board in player.boards.values() if board.starting]
            for player in state.players
        ],
    }
    if state.variant:
        traits["title"] = [[player.title] for player in state.players]
        traits["goal"] = [[player.goal] for player in state.players]
    return traits
