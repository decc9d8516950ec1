"""A server of a later release, whose database has more steps than ours: python -m proofs.cluster.newer PORT SETTINGS
MIGRATIONS HEAD.
"""

import shutil
import sys
from functools import partial
from pathlib import Path

from proofs.cluster.house import SharingServer
from tests.kit.serving import serve
from tilery.server.store import postgres
from tilery.server.store.database import HEAD, MIGRATIONS

CHANGES = (
    'op.add_column("log", sa.Column("mood_{n}", sa.String(16), nullable=False, server_default=""))',
    'op.add_column("tables", sa.Column("mood_{n}", sa.Integer, nullable=False, server_default="0"))',
    'op.create_table("moods_{n}", sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True))',
    'op.create_index("ix_mood_{n}", "log", ["kind", "seat"])',
    'op.add_column("seats", sa.Column("mood_{n}", sa.Boolean, nullable=False, server_default=sa.false()))',
)
"""What a release may do to the database: each kind of change that ours have made so far."""
STEP = """import sqlalchemy as sa
from alembic import op

revision, down_revision = "{head}", "{before}"


def upgrade() -> None:
    {change}
"""


class NewerServer(SharingServer):
    """A server that is of our release until it is brought up to date, again and again."""

    release = 0

    def start(self) -> None:
        if not self.release:
            super().start()
            return
        steps, head = migrations(self.folder / f"release-{self.release}", self.release)
        self.launch("-m", __spec__.name, str(self.port), self.given, str(steps), head)


def migrations(folder: Path, release: int) -> tuple[Path, str]:
    """The steps of a database up to a later release; gives their folder and the last of them."""
    if not folder.exists():
        shutil.copytree(MIGRATIONS, folder)
    before = HEAD
    for number in range(1, release + 1):
        head = f"newer_{number:03}"
        change = CHANGES[(number - 1) % len(CHANGES)].format(n=number)
        (folder / "versions" / f"{head}.py").write_text(STEP.format(head=head, before=before, change=change))
        before = head
    return folder, before


def main(port: str, settings: str, steps: str, head: str) -> None:
    """Serve as that release does."""
    vars(postgres).update(MIGRATIONS=Path(steps), HEAD=head, migrate=partial(postgres.migrate, to=head))
    serve(port, settings)


if __name__ == "__main__":
    main(*sys.argv[1:])
