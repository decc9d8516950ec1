"""One recorded game for every variant of every game. `python -m tests.conformance.goldens` plays those missing.

A golden is never made again: if it no longer replays, the rules have changed and need a new version.
"""

import random
from pathlib import Path

from tests.conformance.ledgers import TESTS, room_tests
from tilery.engine import Match, Record
from tilery.engine.chance import derived_seed
from tilery.engine.game import AnyGame, Variant
from tilery.games import GAMES, levels, make_bot


def folder(game: AnyGame) -> Path:
    return room_tests(game) / "golden"


def place(game: AnyGame, variant: Variant) -> Path:
    return folder(game) / f"{variant.name}.tilery"


def played(game: AnyGame, variant: Variant) -> Record:
    """A game of the best bots there are."""
    seats = variant.seats[0]
    match = Match(game, seats=seats, options=variant.options, seed=derived_seed("golden", game.info.id, variant.name))
    bot, rng = make_bot(game, levels(game).names()[-1]), random.Random(0)
    while not match.over:
        seat = min(match.pending)
        match.play(seat, bot.choose(match.view(seat), rng))
    return Record.of(match)


def variants() -> tuple[tuple[AnyGame, Variant], ...]:
    return tuple((game, variant) for game in GAMES.all() for variant in game.info.variants)


def main() -> None:
    GAMES.add(TESTS / "rooms")
    for game, variant in variants():
        path = place(game, variant)
        if not path.exists():
            path.parent.mkdir(exist_ok=True)
            path.write_text(played(game, variant).text(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
