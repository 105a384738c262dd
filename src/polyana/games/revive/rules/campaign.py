"""What a chapter of the campaign adds to its game: the event that happens once (A22)."""

from __future__ import annotations

from polyana.games.revive.rules.standing import card_of_chapter
from polyana.games.revive.rules.using import use
from polyana.games.revive.state import ReviveTable, clockwise


def chapter_event(table: ReviveTable, seat: int, trigger: str) -> None:
    """R-438, R-446: a player has caused what the event of the chapter waits for; it happens once, to all in turn."""
    content, state = table.content, table.state
    card = card_of_chapter(content, state.options, "event")
    if card is None or state.event or card.trigger != trigger:
        return
    state.event = True
    table.tell("chapter_event", seat, card.id)
    effects = content.campaign_effects[card.id]
    for other in reversed([*clockwise(state, seat)]):
        part = "effect" if other == seat else "others"
        if part in effects:
            use(table, other, effects[part].now, card.id)
