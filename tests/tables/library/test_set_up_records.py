"""Records that start from a position that somebody has set up: they can be looked at, but not played on."""

import random

import pytest

from tilery.engine import Match, Record
from tilery.engine.chance import derived_seed
from tilery.games import GAMES, NORMAL, make_bot
from tilery.tables.library.record_reading import position, study
from tilery.tables.library.replay import Viewpoint
from tilery.tables.wire.refusal import Refusal


@pytest.fixture
def record() -> str:
    """A finished game that starts in the middle."""
    game = GAMES.all()[0]
    match = Match(game, seats=2, seed=derived_seed("a game"))
    bot, rng = make_bot(game, NORMAL), random.Random(1)
    while len(match.log) < 40:
        match.play(min(match.pending), bot.choose(match.view(min(match.pending)), rng))
    again = Match.at(game, match.state, seats=2, seed=derived_seed("its end"))
    while not again.over:
        again.play(min(again.pending), bot.choose(again.view(min(again.pending)), rng))
    return Record.of(again).text()


def test_such_a_record_is_verified_and_can_be_looked_at(record: str) -> None:
    found = study(record, Viewpoint())
    assert found.flaw is None
    assert found.head is not None
    assert found.head.checked == "verified"
    assert found.page is not None


def test_nobody_plays_on_from_it(record: str) -> None:
    with pytest.raises(Refusal, match="position that was set up"):
        position(record, 3)
