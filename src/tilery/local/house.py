"""A house on one device: its tables, those who think for them, and how one talks with it."""

import msgspec

from tilery import __version__
from tilery.engine.game import AnyGame
from tilery.games import GAMES
from tilery.local.effort import Effort, assumed
from tilery.local.kept import Keeper, KeptStore
from tilery.local.line import Line
from tilery.local.thinking import Mind, Thinker
from tilery.tables.clock import Clock
from tilery.tables.help.coach import Coach
from tilery.tables.help.hints import Adviser
from tilery.tables.house.tables import Tables
from tilery.tables.library.library import Library
from tilery.tables.people import seat_secrets
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.thinking.bot_desk import BotDesk
from tilery.tables.thinking.pool import WorkerPool
from tilery.tables.thinking.record_desk import GameDesk, RecordDesk
from tilery.tables.thinking.review_answers import Reviews
from tilery.tables.thinking.review_desk import ReviewDesk
from tilery.tables.thinking.sketch_desk import SketchDesk
from tilery.tables.wire.failure import failure
from tilery.tables.wire.refusal import Refusal

BOT_SECONDS = 60.0
"""The most seconds for a bot's move. A telephone may be slow, and there is nobody else to think."""
REVIEW_SECONDS = 1800.0
"""The most seconds for one step of a review. Nothing is compiled, but it keeps nobody else waiting."""
TEMPO = 1.0
"""Bots' moves are released at the same beats as on a server."""
EFFORTS = f"house/efforts-{__version__}"
"""The key under which is kept what the device can think through. A new version measures again."""


def new_table_id() -> str:
    """An id that no server gives to a table: whoever reads it knows that the table is on this device."""
    return f"~{seat_secrets.new_table_id()}"


def efforts_in(content: bytes) -> dict[str, tuple[str, ...]]:
    """The levels of each game that this device can think through, as far as that was kept. It can be measured again."""
    try:
        return msgspec.json.decode(content, type=dict[str, tuple[str, ...]])
    except (msgspec.DecodeError, UnicodeError):
        return {}


class House:
    """Everything that a server's tables can do, for the people at one device. `known` is what its keeper has kept."""

    def __init__(
        self,
        keeper: Keeper,
        mind: Mind,
        known: dict[str, bytes] | None = None,
        clock: Clock | None = None,
        tempo: float = TEMPO,
    ) -> None:
        known = known or {}
        self._keeper = keeper
        self._efforts = efforts_in(known.get(EFFORTS, b""))
        self.store = KeptStore(keeper, known, clock)
        self._bots = BotDesk(WorkerPool([Thinker("bot", mind)]), BOT_SECONDS)
        self._effort = WorkerPool([Thinker("effort", mind)])
        self.records = RecordDesk(WorkerPool([Thinker("record", mind)]))
        self.games = GameDesk(WorkerPool([Thinker("record", mind)]))
        # A whole review keeps its worker; a try goes to the other one, and gets its turn between two steps.
        self._reviewing = ReviewDesk(WorkerPool([Thinker("review", mind), Thinker("review", mind)]), REVIEW_SECONDS)
        self.sketches = SketchDesk(WorkerPool([Thinker("sketch", mind)]))
        self._autoplay = Autoplay(self.store, self._bots, clock, tempo=tempo)
        self._adviser = Adviser(self.store, self._bots, level=self.strongest)
        self._coach = Coach(self.store, self._bots, ready=lambda _: True, level=self.strongest)
        self.tables = Tables(self.store, self._autoplay, new_id=new_table_id)
        self.library = Library(self.store)
        self.reviews = Reviews(self.tables, self.games, self._reviewing)

    async def dial(self, table: str, line: Line) -> None:
        """Let a page in at a table, or send it away."""
        try:
            line.enter(await self.tables.get(table), self._adviser, self._coach)
        except Refusal as refusal:
            line.send_away(refusal)
        except Exception as error:  # noqa: BLE001 - if it weren't told, the page would come back again and again
            line.send_away(failure(error, "a line"))

    def levels(self, game: AnyGame) -> tuple[str, ...]:
        """The levels that this device can think through, from weak to strong."""
        return self._efforts.get(game.info.id) or assumed(game)

    def strongest(self, game: AnyGame) -> str:
        """The level that gives the hints."""
        return self.levels(game)[-1]

    async def measure(self) -> None:
        """Find out which levels this device can think through, unless that is known."""
        missing = [game.info.id for game in GAMES.all() if game.info.id not in self._efforts]
        for name in missing:
            async with self._effort.worker() as worker:
                answer = await worker.ask(msgspec.msgpack.encode(Effort(name)), BOT_SECONDS)
            self._efforts[name] = msgspec.json.decode(answer, type=tuple[str, ...])
        if missing:
            await self._keeper.keep({EFFORTS: msgspec.json.encode(self._efforts)})

    async def close(self) -> None:
        """Stop all bots, in the middle of a thought if need be. Everything is kept already."""
        await self.library.close()
        await self._adviser.close()
        await self._coach.close()
        await self._autoplay.close()
        for desk in (self.records, self.games, self._reviewing, self.sketches, self._bots):
            await desk.close()
