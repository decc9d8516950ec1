"""What a client at a table has been told so far: each seat's view and log, put together from welcomes and updates."""

from typing import Any

from tilery.tables.wire.changes import applied

SeatView = dict[str, Any]


class Told:
    """Takes in the messages of the server, and fails if they don't fit together."""

    def __init__(self) -> None:
        self.table: dict[str, Any] = {}
        self.seq = -1
        self.sights: dict[int | None, SeatView] = {}
        """For each seat: its view, whether it has to move, whether it can undo."""
        self.log: dict[int | None, list[Any]] = {}
        self.result: Any = None
        self.games = 0
        """How many games ended while this client was there."""

    def take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.table, self.log = message["table"], {}
                self._see(message)
            case "update":
                if message["seq"] != self.seq + 1:
                    raise AssertionError(f"step {message['seq']} came after {self.seq}")
                for lines in self.log.values():
                    del lines[len(lines) - message["undone"] :]
                self._see(message)
            case "seats":
                self.table = message["table"]

    def _see(self, message: dict[str, Any]) -> None:
        if message["seq"] < self.seq:
            raise AssertionError(f"the table went back from step {self.seq} to {message['seq']}")
        self.games += self.result is None and message["result"] is not None
        self.seq, self.result = message["seq"], message["result"]
        for each in self._told(message):
            seat = each["seat"]
            self.sights[seat] = each
            lines = self.log.setdefault(seat, [])
            new = [line["number"] for line in each["log"]]
            if new != list(range(len(lines), len(lines) + len(new))):
                raise AssertionError(f"after {len(lines)} lines seat {seat} was told the lines {new}")
            lines.extend(each["log"])

    def _told(self, message: dict[str, Any]) -> list[SeatView]:
        if message["type"] == "welcome":
            return list(message["views"])
        return [
            {**{name: value for name, value in each.items() if name != "changes"}, "view": self._changed(each)}
            for each in message["news"]
        ]

    def _changed(self, news: dict[str, Any]) -> Any:
        before = self.sights.get(news["seat"])
        return applied(before and before["view"], news["changes"])

    @property
    def views(self) -> dict[int | None, Any]:
        return {seat: each["view"] for seat, each in self.sights.items()}

    @property
    def can_undo(self) -> dict[int | None, bool]:
        return {seat: each["can_undo"] for seat, each in self.sights.items()}

    @property
    def turn(self) -> int | None:
        """A seat of this client that has to move."""
        return next((seat for seat, each in self._in_order() if seat is not None and each["to_move"]), None)

    def seen(self) -> dict[int | None, Any]:
        """What each seat sees, and all of its log: the same for everybody who holds that seat."""
        return {seat: (self.seq, self.result, {**each, "log": self.log[seat]}) for seat, each in self._in_order()}

    def _in_order(self) -> list[tuple[int | None, SeatView]]:
        return sorted(self.sights.items(), key=lambda each: -1 if each[0] is None else each[0])
