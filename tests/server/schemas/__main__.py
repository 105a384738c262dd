"""`python -m tests.server.schemas 0006` keeps an example of a schema."""

from __future__ import annotations

import sys

from tests.server.schemas import write

for schema in sys.argv[1:]:
    write(schema)
