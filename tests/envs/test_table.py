"""What a table refuses, and games that have no numbers."""

import pytest

from tests.envs.ways import WAYS
from tilery.engine.errors import TileryError, Unknown
from tilery.envs import Table, playable
from tilery.games import GAMES, codec_of


def test_a_room_without_a_codec_is_left_out_and_says_so() -> None:
    without = [game for game in GAMES.all() if codec_of(game) is None]
    assert without, "the room of the tests has none"
    assert set(without).isdisjoint(playable())
    with pytest.raises(TileryError, match="has no numbers"):
        Table.new(without[0])


def test_what_does_not_exist_is_refused() -> None:
    game = WAYS[0].game
    with pytest.raises(Unknown, match="There is no way to number"):
        Table.new(game, actions="backwards")
    with pytest.raises(Unknown):
        Table.new(game, seats=99)
    with pytest.raises(Unknown):
        Table.new(game, options={"colour": "blue"})


def test_a_table_that_was_not_told_to_remember_says_so() -> None:
    with pytest.raises(ValueError, match="remember"):
        Table.new(WAYS[0].game).past_text(0)
