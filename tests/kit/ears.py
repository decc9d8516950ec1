"""Somebody at a table who keeps what they are told, without a network in between."""

from typing import Any

import msgspec

from tilery.tables.table.client import Seats
from tilery.tables.table.table import Table
from tilery.tables.wire.refusal import Refusal


class Ear:
    """Holds these seats; with none it only watches."""

    def __init__(self, *seats: int) -> None:
        self.seats: Seats | None = frozenset(seats)
        self.shown: frozenset[bytes] = frozenset()
        self.plain = False
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def send_away(self, refusal: Refusal) -> None:
        self.send(refusal.code.encode())

    @property
    def messages(self) -> list[Any]:
        """What was heard, as data."""
        return [msgspec.json.decode(message) for message in self.heard]

    def of_type(self, kind: str) -> list[Any]:
        return [message for message in self.messages if message["type"] == kind]


def attend(table: Table, *ears: Ear) -> None:
    """Put them at the table, where they have heard everything so far."""
    for ear in ears:
        table.attend(ear)
    for ear in ears:
        ear.heard.clear()
