"""A script played by the engine: what the learner sees before, during and after each step."""

import itertools
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from tilery.engine.errors import Problem, TileryError
from tilery.engine.game import CHANCE, Result, Seat
from tilery.engine.match import AnyMatch, Match
from tilery.games import GAMES
from tilery.lessons.script import BadLesson, Script, StepScript, lines

LEARNER: Seat = 0


class LessonLine(msgspec.Struct, frozen=True):
    """A line of the log as the learner may see it."""

    number: int
    seat: Seat
    events: tuple[Any, ...]


class LessonFrame(msgspec.Struct, frozen=True, rename="camel"):
    """What the learner sees at one moment, and the lines of the log that led to it."""

    view: Any
    log: tuple[LessonLine, ...]
    can_undo: bool
    to_move: bool
    result: Result | None


class LessonMistake(msgspec.Struct, frozen=True):
    """A move that a learner is likely to try, as data, and what the rules say about it."""

    move: Any
    problems: tuple[Problem, ...]


class LessonStep(msgspec.Struct, frozen=True):
    """One thing to do, or to look at if nothing is accepted. All moves are data. `frames` show what follows the first
    accepted move: the move itself, then what the others do."""

    id: str
    start: LessonFrame
    accept: tuple[Any, ...]
    refuse: tuple[LessonMistake, ...]
    frames: tuple[LessonFrame, ...]


class Lesson(msgspec.Struct, frozen=True):
    """All that the client needs for a lesson, except its words."""

    game: str
    seats: int
    steps: tuple[LessonStep, ...]


def play(script: Script) -> Lesson:
    """Play a script; raises BadLesson if the rules don't allow something in it."""
    match = _table(script)
    _go_on(match, script.log, "log")
    steps = []
    for step in script.steps:
        if step.anew:
            match = _table(script)
        _go_on(match, step.before, step.id)
        steps.append(_step(match, step))
    return Lesson(script.game, script.seats, tuple(steps))


def _table(script: Script) -> AnyMatch:
    """Without a seed: chance moves are given like any other."""
    return Match(GAMES.get(script.game), seats=script.seats, options=script.options)


def _step(match: AnyMatch, step: StepScript) -> LessonStep:
    if CHANCE in match.pending:
        raise BadLesson(step.id, "something is still to be drawn before it begins")
    start = _frame(match, len(match.log))
    mistakes = tuple(_mistake(match, step.id, text) for text in step.refuse)
    if not step.accept:
        if step.then or step.refuse or step.also:
            raise BadLesson(step.id, "where there is only something to look at, nothing follows and nothing is refused")
        return LessonStep(step.id, start, (), (), ())
    for other in step.also:
        if problems := match.check(LEARNER, _read(match, other, step.id)):
            raise BadLesson(step.id, f"{other}: {problems[0]}")
    moves = [(LEARNER, step.accept[0]), *lines(step.then)]
    before = match.log[:]
    frames = tuple(_frames(match, moves, step.id))
    for other in step.accept[1:]:
        _same(before, match, other, step.id)
    wanted = dict.fromkeys(_read(match, text, step.id) for text in (*step.accept, *step.also))
    return LessonStep(step.id, start, tuple(wanted), mistakes, frames)


def _frames(match: AnyMatch, moves: Iterable[tuple[Seat, str]], step: str) -> Iterator[LessonFrame]:
    """A frame for each move of a player, together with the chance moves that follow from it."""
    since = len(match.log)
    for seat, text in moves:
        if seat != CHANCE and len(match.log) > since:
            yield _frame(match, since)
            since = len(match.log)
        _move(match, seat, text, step)
    if CHANCE in match.pending:
        raise BadLesson(step, "something is still to be drawn after it")
    yield _frame(match, since)


def _frame(match: AnyMatch, since: int) -> LessonFrame:
    return LessonFrame(
        view=match.view(LEARNER),
        log=tuple(LessonLine(*line) for line in match.events(LEARNER, since)),
        can_undo=False,  # a lesson has its own way back: the step once more
        to_move=LEARNER in match.pending,
        result=match.result if match.over else None,
    )


def _mistake(match: AnyMatch, step: str, text: str) -> LessonMistake:
    move = _read(match, text, step)
    problems = match.check(LEARNER, move)
    if not problems:
        raise BadLesson(step, f"nothing speaks against {text}")
    return LessonMistake(move, problems)


def _same(before: list[Any], match: AnyMatch, text: str, step: str) -> None:
    """All accepted moves must lead to the same table, because only the first is recorded."""
    first = match.log[len(before)]
    state = before[-1].step.state if before else match.start
    move = _read(match, text, step)
    if problems := match.game.check(state, LEARNER, move):
        raise BadLesson(step, f"{text}: {problems[0]}")
    if match.game.apply(state, LEARNER, move) != first.step:
        raise BadLesson(step, f"{text} leads to another table than {match.game.write(first.move)}")


def _read(match: AnyMatch, text: str, step: str) -> Any:
    try:
        return match.game.read(text)
    except TileryError as error:
        raise BadLesson(step, str(error)) from error


def _go_on(match: AnyMatch, log: str, step: str) -> None:
    for seat, text in lines(log):
        _move(match, seat, text, step)


def _move(match: AnyMatch, seat: Seat, text: str, step: str) -> None:
    try:
        match.play(seat, match.game.read(text))
    except TileryError as error:
        raise BadLesson(step, f"{seat} {text}: {error}") from error


def json(lesson: Lesson) -> str:
    """The file of the client: one line for each step, so that a diff shows which step changed."""
    head = msgspec.json.encode({"game": lesson.game, "seats": lesson.seats}).decode()[:-1]
    steps = ",\n".join(msgspec.json.encode(step).decode() for step in lesson.steps)
    return f'{head},"steps":[\n{steps}\n]}}\n'


def texts(script: Script) -> list[str]:
    """The ids of the texts that a lesson needs: for each step what to do and, if something is done, what happened."""
    stems = [(f"lesson-{script.game}-{step.id}", step) for step in script.steps]
    return list(
        itertools.chain.from_iterable([stem, f"{stem}-done"] if step.accept else [stem] for stem, step in stems)
    )
