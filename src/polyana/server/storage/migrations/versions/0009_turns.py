"""Tables count turns besides moves. Those that are being played have as many as their players took turns in moving."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

TABLES = sa.table("tables", sa.column("id"), sa.column("status"), sa.column("turns"))
EVENTS = sa.table(
    "events",
    sa.column("table_id"),
    sa.column("revision"),
    sa.column("kind"),
    sa.column("seat", sa.Integer()),
)


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("turns", sa.Integer(), nullable=False, server_default=sa.text("0"))
    )
    connection = op.get_bind()
    running = sa.select(TABLES.c.id).where(TABLES.c.status == "running")
    for table in list(connection.scalars(running)):
        events = sa.select(EVENTS.c.kind, EVENTS.c.seat).where(EVENTS.c.table_id == table)
        seats: list[int] = []
        for kind, seat in connection.execute(events.order_by(EVENTS.c.revision)):
            if kind == "move":
                seats.append(seat)
            elif kind == "undo" and seat in seats:
                del seats[len(seats) - 1 - seats[::-1].index(seat)]
        turns = sum(at == 0 or seats[at - 1] != seat for at, seat in enumerate(seats))
        connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(turns=turns))
