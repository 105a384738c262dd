"""Tables know under an alias from which address they were made."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    home = sa.Column("maker_home", sa.String(length=64), nullable=False, server_default="")
    op.add_column("tables", home)
    op.create_index(op.f("ix_tables_maker_home"), "tables", ["maker_home"], unique=False)
