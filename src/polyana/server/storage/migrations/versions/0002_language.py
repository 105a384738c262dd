"""Tables have a language: the one that is spoken there."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    spoken = sa.Column("language", sa.String(length=8), nullable=False, server_default="")
    op.add_column("tables", spoken)
