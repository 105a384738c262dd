"""Tables that hang or break are set aside, with the reason; `waking` counts how often one was woken without an end."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    reason = sa.Column("aside", sa.String(length=200), nullable=False, server_default="")
    op.add_column("tables", reason)
    begun = sa.Column("waking", sa.Integer(), nullable=False, server_default="0")
    op.add_column("tables", begun)
