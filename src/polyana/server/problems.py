"""What the server says when something cannot be done: a status, a word for programs, a sentence for people."""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from polyana.bots import UnknownBot
from polyana.games import UnknownGame
from polyana.kernel import BadOptions, ContentError, IllegalMove, RecordError, Refusal
from polyana.server.crew import OverTime
from polyana.server.logs import note, told

BY_STATUS: Final = {
    400: "bad_request",
    401: "not_yours",
    403: "not_yours",
    404: "not_found",
    405: "bad_request",
    413: "too_large",
    429: "too_many",
}


class Why(msgspec.Struct, frozen=True):
    """A reason for people: in English, and as the message `refusal-<key>` with its facts for other languages."""

    detail: str
    key: str
    facts: dict[str, str | int]
    because: list[Why]


class Problem(msgspec.Struct, frozen=True):
    """What everything that cannot be done looks like on the wire.

    Where the kernel refused, `key`, `facts` and `because` say it in any language, if need be in the words of a `game`.
    """

    status: int
    reason: str
    detail: str
    key: str = ""
    facts: dict[str, str | int] = {}
    because: list[Why] = []
    game: str = ""


class Rejection(HTTPException):
    """A request that the server itself turns away; nothing has changed. What the kernel refuses is a `Refusal`."""

    def __init__(
        self, status: int, reason: str, detail: str, headers: dict[str, str] | None = None
    ) -> None:
        super().__init__(detail=detail, status_code=status, headers=headers)
        self.reason = reason


class Stopped(Refusal):
    """A table whose game cannot go on, with the reason."""

    def __init__(self, reason: Refusal) -> None:
        sentence = f"This table cannot go on: {reason}"
        super().__init__(sentence, "table-stopped", (reason,), reason=str(reason))


def late(at: int, given: int) -> Rejection:
    """A move or undo for a position that is no longer there."""
    return Rejection(409, "late", f"The table has moved on since: it is at {at}, not {given}.")


def not_found(what: str) -> Rejection:
    """Something that is not here."""
    return Rejection(404, "not_found", f"There is no such {what}.")


def refused(status: int, reason: str, error: Refusal) -> Problem:
    """A refusal of the kernel or of a game, with all that says it in another language."""
    said = why(error)
    return Problem(
        status, reason, said.detail, said.key, said.facts, said.because, whose_words(error)
    )


def whose_words(error: Refusal) -> str:
    """The game that has words of its own for a refusal, or for a reason of it; empty if none is needed."""
    if error.home is not None:
        return error.home.name
    return next(filter(None, map(whose_words, error.because)), "")


def why(error: Refusal) -> Why:
    """A refusal and its reasons."""
    return Why(str(error), error.key, error.facts, [why(reason) for reason in error.because])


def answer_problem(request: Request[None, None, State], error: Exception) -> Response[Problem]:
    """The answer to a request that failed."""
    headers: dict[str, str] | None = None
    match error:
        case Rejection():
            problem = Problem(error.status_code, error.reason, error.detail)
            headers = error.headers
        case IllegalMove():
            problem = refused(422, "illegal", error)
        case BadOptions() | UnknownBot():
            problem = refused(422, "bad_options", error)
        case RecordError():
            problem = refused(422, "bad_record", error)
        case Stopped():
            problem = refused(409, "not_running", error)
        case OverTime():
            problem = Problem(422, "too_slow", f"{error} Nothing has changed.")
        case UnknownGame():
            problem = refused(404, "not_found", error)
        case HTTPException() if error.status_code < 500:
            reason = BY_STATUS.get(error.status_code, "bad_request")
            problem = Problem(error.status_code, reason, _sentence(error))
            headers = error.headers
        case ContentError():
            note("bad_content", logging.ERROR, path=request.url.path, error=str(error))
            problem = refused(500, "bad_content", error)
        case _:
            note("failed", logging.ERROR, path=request.url.path, error=told(error), trace=error)
            problem = Problem(500, "failed", "Something went wrong here; it has been written down.")
    return Response(problem, status_code=problem.status, media_type=MediaType.JSON, headers=headers)


def _sentence(error: HTTPException) -> str:
    """What was wrong; of a body that does not fit, also where."""
    found = error.extra if isinstance(error.extra, list) else []
    faults = [
        f"{fault.get('key', '')}: {fault.get('message', '')}".strip(": ")
        for fault in found
        if isinstance(fault, dict)
    ]
    return f"{error.detail} ({'; '.join(faults)})" if faults else error.detail
