"""Contests of bots: the games, with their progress."""

import sys
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Self

from tilery.arena import Course, Folder, Meeting, Scored, rate, run
from tilery.arena.executors import PROCESSES
from tilery.arena.sequential import BOUND
from tilery.cli.arena.results import percent
from tilery.cli.errors import Cancelled
from tilery.cli.preparing import prepare_bots, tell
from tilery.cli.progress import progress_line

OFTEN, SELDOM = 0.5, 30.0
"""Seconds between two reports of progress: in a terminal, and elsewhere, for example in a file."""
QUICK = 200
"""How often the deals are drawn again for an interval that is soon replaced."""


def default_folder(game: str) -> Path:
    """Where the records of a game's contests are kept if nobody says otherwise."""
    return Path(f"arena-{game}")


def hold(
    meetings: Sequence[Meeting], path: Path, workers: int | None, course: Course | None = None, *, on: str = PROCESSES
) -> list[Scored]:
    """Play all games that are not in the folder yet, `on` this executor; gives all games of these meetings. With a test
    of the only meeting, no more are played than it needs, and those are given that it counts. Raises Cancelled after
    Ctrl-C: what was played is kept."""
    folder = Folder(path)
    game = meetings[0].game
    compiled = prepare_bots(game, [bot for meeting in meetings for bot in meeting.bots])
    folder.open(game, compiled=compiled, seconds=meetings[0].seconds)
    games = [folder.kept(meeting) for meeting in meetings]
    ahead = [
        (number, name, fixture)
        for number, meeting in enumerate(meetings)
        for name, fixture in meeting.fixtures()
        if name not in games[number]
    ]
    if course is not None and course.follow(games[0]):
        ahead = []
    total = sum(meeting.games for meeting in meetings)
    if not ahead:
        tell(f"All {len(course.games) if course else total} games are in {path} already.")
    elif len(ahead) < total:
        kept = total - len(ahead)
        tell(f"{kept} games are in {path} already." if course else f"{kept} of {total} games are in {path} already.")
    playing = run([one[2] for one in ahead], workers, on)
    try:
        with Report(total, total - len(ahead)) as report, closing(playing):
            for place, played in playing:
                number, name, fixture = ahead[place]
                games[number][name] = folder.keep(meetings[number], name, fixture, played)
                if course is not None and course.follow(games[0]):
                    break
                report.advance(meetings[number], list(games[number].values()), course)
    except KeyboardInterrupt:
        done = sum(map(len, games))
        raise Cancelled(
            f"Cancelled after {done} of {total} games. They are kept in {path}; the same command goes on from there."
        ) from None
    if course is not None:
        return course.games
    return [game for meeting, kept in zip(meetings, games, strict=True) for game in in_order(meeting, kept)]


def in_order(meeting: Meeting, kept: dict[str, Scored]) -> list[Scored]:
    """The games as the meeting lists them, whichever was over first."""
    return [kept[name] for name, _ in meeting.fixtures()]


class Report:
    """How far a contest is: one line that changes in a terminal, now and then a new line elsewhere."""

    def __init__(self, total: int, done: int) -> None:
        self._total, self._done = total, done
        self._live = sys.stderr.isatty()
        self._last = 0.0 if self._live else time.monotonic()
        self._progress = progress_line()
        self._task = self._progress.add_task(f"{done} of {total} games", total=total, completed=done)

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def advance(self, meeting: Meeting, games: list[Scored], course: Course | None = None) -> None:
        """One more game is over; these are all games of its meeting so far."""
        self._done += 1
        now = time.monotonic()
        if now - self._last >= (OFTEN if self._live else SELDOM):
            self._last = now
            first, *others = meeting.names
            won = rate(first, games, QUICK)
            so_far = f"; {first} wins {percent(won)} against {', '.join(others)}" if won else ""
            text = f"{self._done} of {self._total} games{so_far}"
            if course is not None and course.ratios:
                text = f"{self._done} games{so_far}; the test is at {course.ratios[-1]:+.2f}, and ends at ±{BOUND:.2f}"
            self._progress.update(self._task, description=text)
            if not self._live:
                tell(text)
        self._progress.update(self._task, completed=self._done)
