"""Play many games. Each depends only on its fixture, not on where it is played."""

from collections.abc import Generator, Sequence

from tilery.arena.executors import PROCESSES, executor
from tilery.arena.executors.executor import Ticket
from tilery.arena.fixture import Fixture, Played


def run(
    fixtures: Sequence[Fixture], workers: int | None = None, on: str = PROCESSES
) -> Generator[tuple[int, Played], None, None]:
    """Each game as soon as it is over, with the place of its fixture. Whoever stops listening ends all that is being
    played.

    >>> from tilery.arena import meetings
    >>> from tilery.games import GAMES
    >>> game = GAMES.names()[1]
    >>> [meeting] = meetings(game, ["easy", "random"], seats=2, games=2, seed=1, options={})
    >>> fixtures = [fixture for _, fixture in meeting.fixtures()]
    >>> [place for place, played in run(fixtures, workers=1)]
    [0, 1]
    """
    if not fixtures:
        return
    place = executor(on, workers, len(fixtures))
    running: dict[Ticket, int] = {}
    ahead = iter(enumerate(fixtures))
    try:
        while True:
            for number, fixture in ahead:
                running[place.begin(fixture)] = number
                if len(running) >= place.at_once:
                    break
            if not running:
                return
            for ticket, played in place.over(running):
                yield running.pop(ticket), played
    finally:
        place.close()
