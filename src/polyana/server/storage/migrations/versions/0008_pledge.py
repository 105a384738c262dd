"""A table keeps what its seed is made of, a seat the nonce that was given there and the hints that were taken;
bans have an end, and there are bans of addresses.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pledge", sa.JSON(), nullable=True))
    nonce = sa.Column("nonce", sa.String(length=64), nullable=False, server_default="")
    op.add_column("seats", nonce)
    event = sa.Column("event", sa.String(length=16), nullable=False, server_default="")
    op.add_column("chat", event)
    given: sa.Column[bool] = sa.Column(
        "nonces", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("tables", given)
    taken = sa.Column("hints", sa.Integer(), nullable=False, server_default="0")
    op.add_column("seats", taken)
    op.add_column("bans", sa.Column("until", sa.Double(), nullable=True))
    op.create_table(
        "address_bans",
        sa.Column("network", sa.String(length=64), nullable=False),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("network"),
    )
