"""The description of the API is true, and no request that follows it (or does not) breaks the server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import msgspec
import pytest
import requests
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from polyana.server import wire
from polyana.server.describe import whole_description
from tests.server.processes import free_port, server_process

CHECKS = (
    not_a_server_error,
    response_schema_conformance,
    content_type_conformance,
    status_code_conformance,
)
EXAMPLES = 40


class Tried:
    """A server with a guest and tables in every status, and its description."""

    def __init__(self, address: str, log: Path) -> None:
        self.address = address
        self.log = log
        self.guest = requests.Session()
        self.guest.get(f"{address}/api/me", timeout=20)
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
        self.tables = [
            self.new_table(seats),
            self.new_table([{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]),
            self.new_table([{"kind": "bot", "bot": "random"}] * 3),
        ]

    def new_table(self, seats: list[dict[str, str]]) -> str:
        wish = msgspec.json.encode({"game": "felinia", "seats": seats})
        answer = self.guest.post(f"{self.address}/api/tables", data=wish, timeout=20)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tried]:
    folder, port = tmp_path_factory.mktemp("schema"), free_port()
    with server_process(port, str(folder / "schema.sqlite"), folder / "log"):
        yield Tried(f"http://127.0.0.1:{port}", folder / "log")


def without_tuples(described: Any) -> Any:
    """The description as schemathesis can use it: it stumbles over `prefixItems` in responses."""
    if isinstance(described, dict):
        dropped = ("prefixItems", "items") if "prefixItems" in described else ()
        kept = {key: value for key, value in described.items() if key not in dropped}
        return {key: without_tuples(value) for key, value in kept.items()}
    return (
        [without_tuples(part) for part in described] if isinstance(described, list) else described
    )


schema = schemathesis.openapi.from_dict(without_tuples(msgspec.json.decode(whole_description())))


@schema.parametrize()
@hypothesis.settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(hypothesis.HealthCheck),
)
def test_nothing_breaks_the_server(case: Any, tried: Tried) -> None:
    parameters = case.path_parameters
    if parameters and "table" in parameters:  # strangers' tables are boring: mostly use real ones
        number = sum(map(ord, str(parameters["table"])))
        if number % 4:
            parameters["table"] = tried.tables[number % len(tried.tables)]
    if parameters and "game" in parameters and len(str(parameters["game"])) % 3:
        parameters["game"] = "felinia"
    case.call_and_validate(base_url=tried.address, session=tried.guest, checks=CHECKS, timeout=30)


def test_nothing_of_all_that_was_an_error(tried: Tried) -> None:
    lines = [msgspec.json.decode(line) for line in tried.log.read_text().splitlines()]
    assert not [line for line in lines if line["level"] == "error"]


def test_the_printed_description_is_the_served_one(tried: Tried) -> None:
    served = tried.guest.get(f"{tried.address}/schema/openapi.json", timeout=20).json()
    assert msgspec.json.decode(whole_description()) == served


def test_every_reference_in_the_description_leads_somewhere() -> None:
    text = whole_description().decode()
    known = msgspec.json.decode(text)["components"]["schemas"]
    used = set(re.findall(r'"#/components/schemas/([^"]+)"', text))
    assert used <= set(known)
    assert {"LiveMessage", "felinia.View", "Problem", "Record"} <= set(known)


def test_the_page_about_the_server_names_every_route_and_field() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    described = msgspec.json.decode(whole_description())
    for path, methods in described["paths"].items():
        for method in methods:
            named = re.escape(path).replace(r"\{", "{").replace(r"\}", "}")
            assert re.search(rf"{method.upper()} {named}(?![\w/{{])", page), (
                f"{method} {path} is not there"
            )
    for struct in (wire.TableInfo, wire.SeatInfo, wire.TableCard, wire.GameInfo, wire.LiveMessage):
        for field in msgspec.structs.fields(struct):
            assert (
                f'"{field.encode_name}"' in page
                or f"`{field.encode_name}`" in page
                or (f" {field.encode_name}" in page)
            ), f"{struct.__name__}.{field.encode_name} is not there"
