"""Seats of public tables know under an alias from which address a stranger took them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    home = sa.Column("home", sa.String(length=64), nullable=False, server_default="")
    op.add_column("seats", home)
