"""Games that a host has taken out of the library."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("games_over", sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()))
