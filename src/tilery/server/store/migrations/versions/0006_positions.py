"""Tables whose games start from a position that somebody has set up."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.Text, nullable=False, server_default=""))
