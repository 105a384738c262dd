"""The server on a real PostgreSQL: the same races, restarts and kills as on SQLite."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
import pytest

from polyana.server.storage.database import Database, upgrade
from polyana.server.workers import Workers
from tests.server.conftest import OpenHouse
from tests.server.house import House, open_house, settings_for
from tests.server.postgres import NoPostgres, postgres_server
from tests.server.test_lobby import test_many_tables_of_one_address_push_nobody_out
from tests.server.test_papers import test_moves_before_the_start_are_bounded
from tests.server.test_playing import (
    test_a_move_made_before_an_undo_is_refused_after_it,
    test_a_player_who_left_is_replaced_when_all_others_agree_and_may_come_back,
    test_a_table_of_bots_plays_itself_to_the_end,
    test_chat_reaches_everybody_as_plain_text,
)
from tests.server.test_pledge import (
    test_a_nonce_given_while_the_game_begins_counts_or_is_refused_but_is_never_lost,
    test_the_commitment_stands_before_anybody_gives_anything_and_the_nonces_are_mixed_in,
)
from tests.server.test_races import (
    test_a_node_that_was_overtaken_goes_on_with_what_is_stored,
    test_any_node_serves_any_table_and_races_between_nodes_have_one_winner,
    test_of_two_answers_with_the_same_revision_exactly_one_wins,
    test_two_rematches_at_once_are_one_table,
)
from tests.server.test_restart import (
    test_a_table_is_the_same_after_a_restart,
    test_answers_that_new_rules_do_not_take_are_asked_again,
    test_new_rules_do_not_kill_a_running_table,
)
from tests.server.test_safety import test_no_letter_in_a_body_breaks_the_server
from tests.server.test_sigkill import play_through_kills
from tests.server.test_storage import test_migrations_make_what_the_models_say
from tests.server.test_tables import test_two_claims_of_one_seat_at_the_same_moment
from tests.server.test_turnstile import test_control_characters_are_refused_wherever_they_stand

__all__ = [
    "test_a_move_made_before_an_undo_is_refused_after_it",
    "test_a_node_that_was_overtaken_goes_on_with_what_is_stored",
    "test_a_nonce_given_while_the_game_begins_counts_or_is_refused_but_is_never_lost",
    "test_a_player_who_left_is_replaced_when_all_others_agree_and_may_come_back",
    "test_a_table_is_the_same_after_a_restart",
    "test_a_table_of_bots_plays_itself_to_the_end",
    "test_answers_that_new_rules_do_not_take_are_asked_again",
    "test_any_node_serves_any_table_and_races_between_nodes_have_one_winner",
    "test_chat_reaches_everybody_as_plain_text",
    "test_control_characters_are_refused_wherever_they_stand",
    "test_many_tables_of_one_address_push_nobody_out",
    "test_migrations_make_what_the_models_say",
    "test_moves_before_the_start_are_bounded",
    "test_new_rules_do_not_kill_a_running_table",
    "test_no_letter_in_a_body_breaks_the_server",
    "test_of_two_answers_with_the_same_revision_exactly_one_wins",
    "test_the_commitment_stands_before_anybody_gives_anything_and_the_nonces_are_mixed_in",
    "test_two_claims_of_one_seat_at_the_same_moment",
    "test_two_rematches_at_once_are_one_table",
]

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    try:
        with postgres_server() as address:
            yield address
    except NoPostgres as reason:
        pytest.skip(str(reason))


@pytest.fixture
def database_url(postgres: str) -> str:
    """A new, empty database."""
    name = f"test_{uuid4().hex}"
    with psycopg.connect(f"{postgres}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"{postgres}/{name}"


@pytest.fixture
def new_house(database_url: str, workers: Workers) -> OpenHouse:
    @contextlib.asynccontextmanager
    async def opened(**more: Any) -> AsyncIterator[House]:
        async with open_house(settings_for(database_url, **more), workers) as house:
            yield house

    return opened


async def test_nodes_that_start_together_upgrade_the_database_once(database_url: str) -> None:
    databases = [Database(settings_for(database_url).database_url) for _ in range(4)]
    await asyncio.gather(*(database.open(upgrade) for database in databases))
    keys = await asyncio.gather(*(database.secret("cookie") for database in databases))
    assert len(set(keys)) == 1
    for database in databases:
        await database.close()


async def test_nothing_acknowledged_is_missing_or_there_twice_after_sigkill_on_postgres(
    database_url: str, tmp_path: Path
) -> None:
    await play_through_kills(database_url, tmp_path, kills=4, tables=2)
