"""A table says which bot plays on for whoever leaves, and whether its people may agree to take moves back;
a seat keeps the moment at which a bot took over.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    bot = sa.Column("stand_in", sa.String(length=32), nullable=False, server_default="medium")
    op.add_column("tables", bot)
    agreed: sa.Column[bool] = sa.Column(
        "take_back", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("tables", agreed)
    op.add_column("seats", sa.Column("handed_at", sa.Integer(), nullable=True))
