"""Tokens with which bots come to tables."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("folded", sa.String(128), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("secret_hash", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
    )
