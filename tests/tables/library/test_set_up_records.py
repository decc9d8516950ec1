"""Records that start from a position that somebody has set up: they show where they start, and can be played on."""

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


def test_such_a_record_is_verified_and_begins_with_what_was_set_up(record: str) -> None:
    found = study(record, Viewpoint(1))
    assert found.flaw is None
    assert found.head is not None
    assert (found.head.checked, found.head.set_up) == ("verified", True)
    match = Record.parse(record).replay(GAMES.all()[0])
    assert found.page is not None
    assert found.page.start == match.game.view(match.start, 1)
    (first,) = match.game.pending(match.start)
    assert (found.page.turns[0].at, found.page.turns[0].seat) == (-1, first)
    later = study(record, Viewpoint(1, start=1)).page
    assert later is not None
    assert later.start is None


def test_one_can_play_on_from_its_start_and_from_later_but_not_from_nowhere(record: str) -> None:
    for at in (0, 3):
        cut = Record.parse(position(record, at).decode())
        assert (len(cut.moves), cut.position) == (at, Record.parse(record).position)
    for at in (-1, 4000):
        with pytest.raises(Refusal, match="moves"):
            position(record, at)
