"""What the judge of each game says of a few tables. `python -m tests.conformance.reviews.estimates` notes it again.

If that has changed, so have reviews, and those that were kept before can't stay: raise the `VERSION` of the judge (or
that of `tilery.analysis.review`, if it is the comparison or the sums), then run this. It refuses to note other figures
under the same number.
"""

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tests.conformance import goldens
from tests.conformance.ledgers import TESTS, room_tests
from tilery.analysis import Review, review
from tilery.analysis.review import VERSION
from tilery.analysis.table import played_on
from tilery.engine import Record
from tilery.engine.game import CHANCE, AnyGame, Seat
from tilery.games import GAMES, judge_of, judge_version

SOME = 4
"""So many tables of a game: without compiled kernels a playout takes a tenth of a second."""
SEEDS = (1, 2)
DIGITS = 4
EFFORT = 12
SMALL = "staircase"


class Noted(msgspec.Struct):
    """Figures, and the version that told them."""

    version: int
    figures: Any


def judged(game: AnyGame) -> Noted:
    """What the judge of a game offers on a few tables of its recorded game, and what these are worth to each seat."""
    judge = judge_of(game)
    figures = []
    for number, state, seat in decisions(game):
        view, rng = game.view(state, seat), random.Random(number)
        table = judge.likely(view, game.guess(view, rng), rng)
        offered = sorted(map(game.write, judge.offer(view, table)))
        shares = [[round(share, DIGITS) for share in one] for one in played_on(game, judge, table, SEEDS)]
        figures.append({"move": number, "offered": offered[:SOME], "count": len(offered), "shares": shares})
    return Noted(judge_version(game), figures)


def decisions(game: AnyGame) -> Iterator[tuple[int, Any, Seat]]:
    """A few tables where somebody has a choice, from the beginning of the game to its end."""
    match = recorded(game).replay(game)
    states = [match.start, *(entry.step.state for entry in match.log)]
    choices = [
        (number, states[number], entry.seat)
        for number, entry in enumerate(match.log)
        if entry.seat != CHANCE and len(game.moves(states[number], entry.seat)) > 1
    ]
    return (choices[place * (len(choices) - 1) // (SOME - 1)] for place in range(SOME))


def recorded(game: AnyGame) -> Record:
    """A game of its first variant."""
    return Record.parse(goldens.place(game, game.info.variants[0]).read_text(encoding="utf-8"))


def reviewed() -> Noted:
    """A whole review of a small game: how moves are compared, marked and summed up."""
    found: Review = review(recorded(GAMES.get(SMALL)), playouts=EFFORT)
    players = [[round(one, DIGITS) for one in (p.luck, p.play, p.unknown, p.accuracy or 0)] for p in found.players]
    costs = [[moment.first, round(moment.cost, DIGITS), round(moment.error, DIGITS)] for moment in found.moments]
    return Noted(VERSION, {"players": players, "costs": costs})


def place(game: AnyGame) -> Path:
    """Where it is noted what the judge of a game says."""
    return room_tests(game) / "estimates.json"


REVIEW = TESTS / "conformance" / "reviews" / "review.json"


def read(file: Path) -> Noted:
    return msgspec.json.decode(file.read_bytes(), type=Noted)


def write(file: Path, now: Noted) -> None:
    """Note it; what has changed only under a new number."""
    if file.exists() and (old := read(file)).figures != now.figures and old.version >= now.version:
        raise SystemExit(f"{file}: the figures have changed. First raise VERSION above {old.version}.")
    file.write_bytes(msgspec.json.format(msgspec.json.encode(now)) + b"\n")


def main() -> None:
    os.environ["TILERY_CACHE"] = os.devnull  # as in the tests: without compiled kernels some judges offer fewer moves
    GAMES.add(TESTS / "rooms")
    for game in GAMES.all():
        write(place(game), judged(game))
    write(REVIEW, reviewed())


if __name__ == "__main__":
    main()
