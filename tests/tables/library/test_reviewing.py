"""Reviews as they are told: kept ones of older servers can still be read, which are outdated, and what is exact is told
with its move."""

import gzip

import msgspec
import pytest

from tilery.analysis import Exact, Moment, Player, Review
from tilery.analysis.review import version_of
from tilery.arena import Fixture, play
from tilery.engine.bot import Ending
from tilery.engine.match import Match
from tilery.games import GAMES
from tilery.tables.library import reviewing
from tilery.tables.library.reviewing import is_outdated, reviewed, told
from tilery.tables.wire.reviews import ReviewExact, ReviewTold

OLD = b"""{"playouts":40,"start":[0.5,0.5],"moments":[{"first":3,"last":3,"seat":0,"after":[0.4,0.6],"luck":[],
"play":[-0.1,0.1],"unknown":[0.0,0.0],"chance":0.4,"cost":0.1,"error":0.01,"mark":"mistake","better":null}],
"players":[{"start":0.5,"luck":0.0,"play":-0.1,"others":0.0,"unknown":0.0,"result":0.0,"accuracy":90.0,"marks":{}}]}"""


def test_a_review_that_an_older_server_kept_can_be_read() -> None:
    review = msgspec.json.decode(OLD, type=ReviewTold)
    assert review.unit is None
    assert review.moments[0].exact is None
    assert review.players[0].proven == 0
    assert is_outdated(gzip.compress(OLD), GAME)


GAME = GAMES.get("staircase")


def kept(version: str, *, full: bool) -> bytes:
    older = msgspec.json.decode(OLD, type=ReviewTold)
    return gzip.compress(msgspec.json.encode(msgspec.structs.replace(older, version=version, full=full)))


def test_a_review_is_outdated_if_it_would_be_another_one_now(monkeypatch: pytest.MonkeyPatch) -> None:
    now = version_of(GAME)
    assert not is_outdated(kept(now, full=True), GAME)
    assert is_outdated(kept("1.1", full=True), GAME)
    assert is_outdated(kept(now, full=False), GAME)
    monkeypatch.setattr(reviewing, "kernels", lambda game: ("a kernel",))
    monkeypatch.setattr(reviewing, "is_ready", lambda kernel: False)
    assert not is_outdated(kept(now, full=False), GAME), "nothing is compiled here either"
    assert not is_outdated(kept(now, full=True), GAME), "it is better than any that could be made here"


@pytest.mark.parametrize("damaged", [b"", b"no gzip", gzip.compress(OLD)[:-20], gzip.compress(OLD[:-20])])
def test_a_review_that_can_not_be_read_is_outdated(damaged: bytes) -> None:
    assert is_outdated(damaged, GAME)


def test_what_is_exact_is_told_with_its_move_and_summed_for_each_player() -> None:
    exact = Exact(8, 5, Ending(12, -3, last=True))
    nothing = (0.0, 0.0)
    proven = Moment(3, 3, 0, nothing, nothing, nothing, nothing, exact=exact)
    open_ = Moment(4, 4, 1, nothing, nothing, nothing, nothing)
    player = Player(0.5, 0, 0, 0, 0, 0.5, None, {}, could=8, scored=5, proven=1)
    match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
    found = told(Review("", ("", ""), 1, nothing, [proven, open_], [player, player], [], "points"), match)
    assert [moment.exact for moment in found.moments] == [ReviewExact(8, 5, 12, -3), None]
    assert (found.unit, found.players[0].could, found.players[0].scored, found.players[0].proven) == ("points", 8, 5, 1)


def test_without_compiled_kernels_each_decision_gets_fewer_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    record = play(Fixture("staircase", {}, ("random", "random"), ("Ada", "Ben"), 3, 0)).record
    *_, usual = reviewed(record)
    monkeypatch.setattr(reviewing, "kernels", lambda game: ("a kernel",))
    monkeypatch.setattr(reviewing, "is_ready", lambda kernel: False)
    *_, less = reviewed(record)
    assert isinstance(usual, ReviewTold)
    assert isinstance(less, ReviewTold)
    assert 0 < less.playouts < usual.playouts
    assert (usual.full, less.full) == (True, False)
    assert usual.version == less.version == version_of(GAME)
