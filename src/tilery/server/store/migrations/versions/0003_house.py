"""The house around the tables: invitations, pace, faces, passes for other devices, the library."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("invite", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("pace", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("delay", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("begun", sa.Integer, nullable=False, server_default="0"))
    if op.get_bind().dialect.name == "sqlite":  # no other database has tables from before this step
        op.execute("UPDATE tables SET invite = lower(hex(randomblob(16)))")
    op.create_index("ix_tables_invite", "tables", ["invite"])
    op.create_index("ix_tables_lobby", "tables", ["public", "made"])
    op.add_column("seats", sa.Column("face", sa.String(64), nullable=False, server_default=""))
    op.add_column("log", sa.Column("at", sa.DateTime(timezone=True)))
    op.add_column("log", sa.Column("spent", sa.Integer, nullable=False, server_default="0"))
    op.add_column("log", sa.Column("stand_in", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "passes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("secret_hash", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("face", sa.String(64), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("secret_hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("pass_id", sa.String(32), sa.ForeignKey("passes.id"), nullable=False, index=True),
    )
    op.create_table(
        "games_over",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("result", sa.JSON, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False, index=True),
    )
