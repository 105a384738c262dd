"""Hints and grace time of a table; muting, removing, banning."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    no = sa.false()
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=no))
    grace = sa.Column("grace", sa.Integer(), nullable=False, server_default="120")
    op.add_column("tables", grace)
    op.add_column("seats", sa.Column("muted", sa.Boolean(), nullable=False, server_default=no))
    op.create_table(
        "removed",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "guest"),
    )
    op.create_table(
        "bans",
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("guest"),
    )
