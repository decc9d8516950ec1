"""Who waits for an engine, and for how long; and what one is told that may not know a game."""

import asyncio
from typing import Any

import pytest

from tests.kit.clock import Hands
from tests.kit.server import GAME
from tilery.engine.match import AnyMatch, Match
from tilery.games import GAMES
from tilery.protocol import HouseMessage, Move, Ready, Start, Turn
from tilery.tables.engines.desk import EngineDesk
from tilery.tables.engines.engine import Engine
from tilery.tables.table.engines import EngineFailed, Question
from tilery.tables.table.game_log import branch

NAME = "Onyx"


class Line:
    """An engine that answers each turn with a legal move, once it is `awake`."""

    def __init__(self, *, awake: bool = True, one_game: bool = False) -> None:
        self.told: list[HouseMessage] = []
        self.awake, self.closed = awake, False
        self.asked: asyncio.Queue[Turn] = asyncio.Queue()
        self.engine = Engine(NAME, Ready(1, NAME), self.take, self.close, one_game=one_game)

    def take(self, message: HouseMessage) -> None:
        self.told.append(message)
        if isinstance(message, Turn):
            self.asked.put_nowait(message)
            if self.awake:
                self.answer(message)

    def answer(self, turn: Turn) -> None:
        self.engine.hear(Move(turn.id, turn.moves[0].text))

    def close(self) -> None:
        self.closed = True

    def kinds(self) -> list[str]:
        return [type(message).__name__ for message in self.told]


def game() -> AnyMatch:
    return Match(GAMES.get(GAME), seats=2, seed=bytes(32))


def question(match: AnyMatch, table: str = "here", limit: float | None = None) -> Question:
    return Question(table, 0, min(match.pending), match, limit)


def played(match: AnyMatch, desk: EngineDesk, table: str = "here") -> Any:
    """The match after the engine's move."""

    async def play() -> AnyMatch:
        after = branch(match)
        move = await desk.choose(NAME, question(match, table))
        after.play(min(match.pending), match.game.read(move))
        return after

    return play()


def test_a_table_waits_for_one_that_is_away_as_long_as_was_agreed_on_and_not_anew() -> None:
    async def story() -> None:
        hands, line = Hands(), Line()
        desk = EngineDesk(hands, seconds=1000, away=60)
        desk.sign_in(line.engine)
        desk.sign_out(line.engine)
        choosing = asyncio.create_task(desk.choose(NAME, question(game())))
        await asyncio.sleep(0.02)
        assert not choosing.done()
        choosing.cancel()
        hands.turn(61)
        with pytest.raises(EngineFailed, match="away"):
            await asyncio.wait_for(desk.choose(NAME, question(game())), 30)

    asyncio.run(story())


def test_one_that_comes_back_in_time_is_asked() -> None:
    async def story() -> None:
        desk, line = EngineDesk(), Line()
        choosing = asyncio.create_task(desk.choose(NAME, question(game())))
        await asyncio.sleep(0)
        desk.sign_in(line.engine)
        assert await choosing

    asyncio.run(story())


def test_it_is_told_the_time_for_each_move_and_what_is_left_of_it() -> None:
    async def story() -> None:
        hands, line = Hands(), Line()
        desk = EngineDesk(hands, seconds=1000, away=60)
        choosing = asyncio.create_task(desk.choose(NAME, question(game())))
        await asyncio.sleep(0)
        hands.turn(20)
        desk.sign_in(line.engine)
        assert await choosing
        start, turn = line.told
        assert isinstance(start, Start)
        assert isinstance(turn, Turn)
        assert start.seconds == 1000
        assert turn.left is not None
        assert 900 < turn.left <= 980

    asyncio.run(story())


def test_one_whose_line_breaks_while_it_thinks_is_asked_again_on_the_next_line() -> None:
    async def story() -> None:
        desk, first, second = EngineDesk(), Line(awake=False), Line()
        desk.sign_in(first.engine)
        choosing = asyncio.create_task(desk.choose(NAME, question(game())))
        await first.asked.get()
        desk.sign_out(first.engine)
        desk.sign_in(second.engine)
        assert await choosing
        assert second.kinds() == ["Start", "Turn"]

    asyncio.run(story())


def test_the_clock_of_the_table_counts_for_engines_too() -> None:
    async def story() -> None:
        desk, line = EngineDesk(seconds=60), Line(awake=False)
        desk.sign_in(line.engine)
        with pytest.raises(EngineFailed, match="time"):
            await desk.choose(NAME, question(game(), limit=0.05))
        [turn] = [message for message in line.told if isinstance(message, Turn)]
        assert turn.left is not None
        assert turn.left <= 0.05

    asyncio.run(story())


def test_an_engine_is_told_a_game_once_and_anew_when_something_that_it_knows_was_undone() -> None:
    async def story() -> None:
        desk, line = EngineDesk(), Line()
        desk.sign_in(line.engine)
        match = game()
        while len(line.told) < 4:
            match = await played(match, desk)
        assert line.kinds() == ["Start", "Turn", "Turn", "Turn"]
        other = game()  # the same deal, but nothing of what was played
        await desk.choose(NAME, question(other))
        assert line.kinds()[4:] == ["Start", "Turn"]
        turn = line.told[-1]
        assert isinstance(turn, Turn)
        assert [event.number for event in turn.events] == list(range(len(other.log)))

    asyncio.run(story())


def test_an_engine_made_for_contests_gets_one_question_at_a_time_each_with_its_game() -> None:
    async def story() -> None:
        desk, line = EngineDesk(), Line(awake=False, one_game=True)
        desk.sign_in(line.engine)
        asked = [asyncio.create_task(desk.choose(NAME, question(game(), table))) for table in ("here", "there", "here")]
        for _ in asked:
            turn = await line.asked.get()
            await asyncio.sleep(0.02)
            assert line.asked.empty()
            line.answer(turn)
        await asyncio.gather(*asked)
        tables = [message.table for message in line.told if isinstance(message, Start)]
        assert tables == ["here", "there", "here"]
        assert line.kinds() == ["Start", "Turn"] * 3

    asyncio.run(story())


def test_one_made_for_contests_that_takes_too_long_is_ended() -> None:
    async def story() -> None:
        desk, line = EngineDesk(seconds=0.05), Line(awake=False, one_game=True)
        desk.sign_in(line.engine)
        with pytest.raises(EngineFailed, match="time"):
            await desk.choose(NAME, question(game()))
        assert line.closed

    asyncio.run(story())
