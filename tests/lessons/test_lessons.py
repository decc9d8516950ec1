"""The lessons that are written: what the web client has is what the engine says, and there are words for it."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from tilery.engine.data import move_of
from tilery.engine.errors import Problem
from tilery.engine.match import Match
from tilery.games import GAMES
from tilery.lessons import frames
from tilery.lessons.__main__ import main
from tilery.lessons.script import Script, lines, room_of, scripts

WEB = Path(__file__).parents[2] / "web/src"
LOCALES = ("en", "de", "hu", "ru", "nb")
SCRIPTS = {script.game: script for script in scripts()}
EVERY = pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS)


def text_of(game: str) -> str:
    return (WEB / "rooms" / room_of(game) / "lesson.json").read_text(encoding="utf-8")


def words(game: str, locale: str) -> set[str]:
    """The ids of the texts that a language has for a lesson."""
    source = (WEB / "rooms" / room_of(game) / "texts/lesson" / f"{locale}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE))


@EVERY
def test_the_lesson_of_the_web_client_is_up_to_date(script: Script) -> None:
    assert text_of(script.game) == frames.json(frames.play(script)), "run: python -m tilery.lessons"


def test_the_command_writes_what_the_client_has(tmp_path: Path) -> None:
    for game in SCRIPTS:
        (tmp_path / room_of(game)).mkdir()
    main(str(tmp_path))
    for game in SCRIPTS:
        assert (tmp_path / room_of(game) / "lesson.json").read_text(encoding="utf-8") == text_of(game)


@EVERY
def test_a_lesson_is_short_and_each_step_has_a_name_of_its_own(script: Script) -> None:
    names = [step.id for step in script.steps]
    assert 6 <= len(names) <= 10
    assert len(set(names)) == len(names)
    assert sum(bool(step.accept) for step in script.steps) >= 5, "one learns by doing"


@EVERY
def test_all_that_is_accepted_is_legal_and_all_that_is_refused_has_its_problems(script: Script) -> None:
    """By the engine alone, step by step as a table would be played."""
    game = GAMES.get(script.game)
    match = Match(game, seats=script.seats, options=script.options)
    written = json.loads(text_of(script.game))["steps"]
    past = list(lines(script.log))
    for step, recorded in zip(script.steps, written, strict=True):
        if step.anew:
            match, past = Match(game, seats=script.seats, options=script.options), []
        for seat, text in [*past, *lines(step.before)]:
            match.play(seat, game.read(text))
        accepted = {game.read(text) for text in (*step.accept, *step.also)}
        assert {move_of(game, data) for data in recorded["accept"]} == accepted
        for move in accepted:
            assert match.check(0, move) == (), f"{step.id}: {move}"
        assert [move_of(game, one["move"]) for one in recorded["refuse"]] == list(map(game.read, step.refuse))
        for mistake in recorded["refuse"]:
            problems = match.check(0, move_of(game, mistake["move"]))
            assert msgspec.convert(mistake["problems"], tuple[Problem, ...]) == problems != ()
        past = [*((0, text) for text in step.accept[:1]), *lines(step.then)]


@EVERY
def test_a_learner_sees_what_seat_0_sees_and_no_more(script: Script) -> None:
    """Views and log lines as the engine gives them to that seat, played once more without the lesson's own code."""
    game = GAMES.get(script.game)
    match = Match(game, seats=script.seats, options=script.options)
    past = list(lines(script.log))
    for step, shown in zip(script.steps, frames.play(script).steps, strict=True):
        if step.anew:
            match, past = Match(game, seats=script.seats, options=script.options), []
        for seat, text in [*past, *lines(step.before)]:
            match.play(seat, game.read(text))
        assert (shown.start.view, shown.start.log) == (match.view(0), ())
        since = len(match.log)
        past = []
        for seat, text in [*((0, text) for text in step.accept[:1]), *lines(step.then)]:
            match.play(seat, game.read(text))
        told = [(line.number, line.seat, line.events) for frame in shown.frames for line in frame.log]
        assert told == match.events(0, since)
        if shown.frames:
            assert shown.frames[-1].view == match.view(0)


@EVERY
def test_what_one_does_comes_first_and_the_others_after_it(script: Script) -> None:
    for step in frames.play(script).steps:
        assert len(step.frames) == 0 or step.accept
        for at, frame in enumerate(step.frames):
            assert (frame.log[0].seat == 0) == (at == 0)
        if step.accept:
            assert step.start.to_move
            assert step.frames


@EVERY
@pytest.mark.parametrize("locale", LOCALES)
def test_every_step_has_its_words(script: Script, locale: str) -> None:
    needed = set(frames.texts(script))
    there = words(script.game, locale)
    assert needed <= there
    stems = {text.removesuffix("-done") for text in needed}
    assert there - needed <= {f"{stem}-try" for stem in stems}
