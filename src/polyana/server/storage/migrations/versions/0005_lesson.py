"""Tables at which somebody learns a game: their bots answer as the lesson says."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    learns = sa.Boolean()
    op.add_column("tables", sa.Column("lesson", learns, nullable=False, server_default=sa.false()))
