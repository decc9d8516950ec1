"""Where several choose at once nobody has to wait for anybody, and it doesn't matter whose choice arrives first."""

import random
from functools import cache
from typing import Any

import pytest

from tests.kit.moves import any_move
from tilery.engine import Match
from tilery.games import GAMES, make_bot

SEATS = 3


@cache
def soonest() -> str:
    """The game in which, played at random, several are first asked at once."""
    return min(GAMES.names(), key=lambda game: sum(moves_until_several_choose(game, seed) for seed in range(8)))


def moves_until_several_choose(game: str, seed: int) -> int:
    rules, rng = GAMES.get(game), random.Random(seed)
    match, bot = Match(rules, seats=SEATS, seed=rng.randbytes(32)), make_bot(rules, "random")
    for moves in range(200):
        if match.over:
            break
        if len(match.pending) > 1:
            return moves
        seat = min(match.pending)
        match.play(seat, bot.choose(match.view(seat), rng))
    return 1000


@pytest.fixture
def choosing(server: Any, join: Any) -> list[Any]:
    """Everybody at a table where several are to choose, those first."""
    rng = random.Random(0)
    made = server.make(*["device"] * SEATS, game=soonest())
    players = [join(server, made.id, made.secrets[seat]) for seat in range(SEATS)]
    while len(asked := [player for player in players if player.turn is not None]) < 2:
        if players[0].result is not None:
            answer = players[0].ask("rematch", 0)
        else:
            (player,) = asked
            answer = player.move(player.turn, choice(player, rng))
        for player in players:
            player.catch_up(answer["seq"])
    return [*asked, *(player for player in players if player not in asked)]


def choice(player: Any, rng: random.Random) -> str:
    return any_move(player.table["game"], player.views[player.turn], rng)


def test_choices_that_cross_each_other_both_count(choosing: Any) -> None:
    first, second, _ = choosing
    seq, rng = first.seq, random.Random(1)
    assert first.move(first.turn, choice(first, rng), seq=seq)["type"] == "done"
    done = second.move(second.turn, choice(second, rng), seq=seq)  # it has not seen the other's yet
    assert (done["type"], done["seq"]) == ("done", seq + 2)


def test_such_a_choice_sent_again_has_its_first_answer(choosing: Any) -> None:
    first, second, _ = choosing
    seq, rng, seat = first.seq, random.Random(1), second.turn
    first.play(first.turn, seq=seq)
    move = choice(second, rng)
    done = second.move(seat, move, seq=seq, name="once")
    assert second.move(seat, move, seq=seq, name="once") == done
    assert second.move(seat, "something else", seq=seq, name="once")["code"] == "repeated"


def test_what_was_chosen_before_the_others_moved_on_is_stale(choosing: Any) -> None:
    seq, rng = choosing[0].seq, random.Random(1)
    asked = [(player, player.turn, choice(player, rng)) for player in choosing if player.turn is not None]
    for player, seat, move in asked:
        assert player.move(seat, move, seq=seq)["type"] == "done"
    for player, seat, move in asked:
        assert player.move(seat, move, seq=seq)["code"] == "stale"
        assert player.ask("undo", seat, seq=seq)["code"] == "stale"
