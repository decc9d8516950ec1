"""A game that is over. Nothing in it is secret any more, but people may want to see it as one seat saw it."""

from collections.abc import Awaitable, Callable

from tilery.engine.game import AnyGame
from tilery.engine.match import AnyMatch
from tilery.engine.record import Record
from tilery.tables.store.rows import Stored
from tilery.tables.table.game_log import GameLog, log_of, played, rounds
from tilery.tables.table.hints_given import hints_of_game
from tilery.tables.wire.messages import HintTaken
from tilery.tables.wire.refusal import Refusal


class FinishedGame:
    """Which game it is. Its moves are read from the store only when somebody asks for them."""

    def __init__(
        self, table: str, number: int, game: AnyGame, names: tuple[str, ...], load: Callable[[], Awaitable[Stored]]
    ) -> None:
        self.id = f"{table}/{number}"
        """Names this game among all games."""
        self.game, self.names = game, names
        self._number = number
        self._load = load

    async def log(self) -> GameLog:
        """Everything that is needed to play it again."""
        return log_of(await self._load(), self._number)

    async def hints(self) -> tuple[HintTaken, ...]:
        """The hints that were taken in it."""
        stored = await self._load()
        given = hints_of_game(rounds(stored.log)[self._number], stored.hints, stored.table.begun)
        return tuple(hint.told() for hint in given)


def finished_match(log: GameLog) -> AnyMatch:
    """The game, played again; refuses one that is not over, because it keeps its secrets."""
    match = played(log)
    if not match.over:
        raise not_over()
    return match


def record_text(match: AnyMatch, names: tuple[str, ...]) -> str:
    """The record of a match, with the names of the players."""
    return Record.of(match, names).text()


def not_over() -> Refusal:
    """The refusal for a game that is still on."""
    return Refusal("not-over", "The record can be read when the game is over.")
