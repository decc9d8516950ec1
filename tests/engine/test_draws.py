"""Draw schemes: each seat has an order of its own, and still every draw is as likely as it should be."""

import math
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tilery.engine import CHANCE, Match, Record, RecordError, Unknown
from tilery.engine.chance import Dice, derived_seed
from tilery.engine.draws import Drawing, SeatOrders
from tilery.engine.game import Seat
from tilery.games import GAMES

Draws = tuple[tuple[Seat, str], ...]
"""What the seats have drawn so far, one after the other."""


class Toy:
    """A bag with several copies of a tile, from which seats draw in turn. Tiles may come back after some draws."""

    def __init__(self, bag: str, turns: tuple[Seat, ...], back_after: int = 99) -> None:
        self.bag, self.turns, self.back_after = bag, turns, back_after

    def pool(self, drawn: Draws) -> Counter[str]:
        gone = drawn[self.back_after :] if len(drawn) >= self.back_after else drawn
        return Counter(self.bag) - Counter(tile for _, tile in gone)

    def drawing(self, drawn: Draws) -> Drawing[Draws]:
        seat = self.turns[len(drawn)]
        return Drawing(seat, tuple(self.pool(drawn).elements()), lambda tiles: (*drawn, (seat, tiles[0])))

    def played(self, seed: bytes) -> Draws:
        game: Any = self
        drawn: Draws = ()
        orders = SeatOrders(game, seed)
        for number in range(len(self.turns)):
            drawn = orders.chance(drawn, Dice(seed, number))
        return drawn

    def all_ways(self, drawn: Draws = (), chance: float = 1.0) -> Iterator[tuple[Draws, float]]:
        """Every way the draws may go, with how likely it is."""
        if len(drawn) == len(self.turns):
            yield drawn, chance
            return
        pool = self.pool(drawn)
        for tile, count in pool.items():
            way = (*drawn, (self.turns[len(drawn)], tile))
            yield from self.all_ways(way, chance * count / pool.total())


@pytest.mark.parametrize(
    "toy",
    [
        Toy("aab", (0, 1, 0)),
        Toy("aabbc", (0, 0, 1, 0)),
        Toy("aaab", (0, 1, 1, 0)),
        Toy("aabb", (CHANCE, 0, CHANCE, 0)),
        Toy("aabc", (0, 1, 0, 0, 1), back_after=2),
        Toy("abc", (0, 0, 1, 0), back_after=2),
    ],
    ids=lambda toy: f"{toy.bag}-{toy.turns}-{toy.back_after}",
)
def test_every_course_of_draws_is_as_likely_as_from_a_shaken_bag(toy: Toy) -> None:
    """Chi-square over whole courses of draws, so that no draw may lean on what was drawn before."""
    ways = dict(toy.all_ways())
    assert math.isclose(sum(ways.values()), 1.0)
    games = 40 * len(ways)
    seen = Counter(toy.played(derived_seed("draws", number)) for number in range(games))
    assert set(seen) <= set(ways)
    deviation = sum((seen[way] - chance * games) ** 2 / (chance * games) for way, chance in ways.items())
    freedom = len(ways) - 1
    assert deviation <= freedom + 4 * math.sqrt(2 * freedom)


def test_what_a_seat_draws_does_not_depend_on_how_often_the_others_draw() -> None:
    """Only what the others take away is passed over."""
    for number in range(50):
        seed = derived_seed("alone", number)
        order = [tile for _, tile in Toy("abcdefghij", (0,) * 10).played(seed)]
        crowded = Toy("abcdefghij", (0, 1, 0, 1, 1, 0)).played(seed)
        own = [tile for seat, tile in crowded if seat == 0]
        passed_over = set(order[: order.index(own[-1])]) - set(own)
        assert own == [tile for tile in order if tile in own]
        assert passed_over <= {tile for seat, tile in crowded if seat == 1}


def test_what_comes_back_is_drawn_in_a_new_order_whatever_was_drawn_before() -> None:
    for number in range(50):
        seed = derived_seed("back", number)
        few, many = (Toy("abcdef", turns, back_after=3).played(seed) for turns in ((0, 1, 1, 0, 0), (0, 0, 0, 0, 0)))
        assert few[3:] == many[3:]


def test_there_is_no_other_scheme() -> None:
    with pytest.raises(Unknown, match="seats"):
        Match(GAMES.all()[0], seats=2, draws="dreams")


def test_the_usual_scheme_is_not_written_and_the_other_one_is() -> None:
    game = GAMES.all()[0]
    usual, seats = (Record.of(Match(game, seats=2, seed=bytes(32), draws=draws)) for draws in ("", "seats"))
    assert "draws" not in usual.text()
    assert "\ndraws: seats\n" in seats.text()
    assert usual.moves != seats.moves
    assert Record.parse(seats.text()) == seats
    assert Record.of(seats.replay(game)).draws == "seats"


@pytest.mark.parametrize("name", ["", "usual", "Seats"])
def test_a_record_with_an_unknown_scheme_is_refused_with_its_line(name: str) -> None:
    text = Record.of(Match(GAMES.all()[0], seats=2, seed=bytes(32), draws="seats")).text()
    wrong = text.replace("draws: seats", f"draws: {name}")
    with pytest.raises(RecordError, match=re.escape(f"no draw scheme '{name}'")) as error:
        Record.parse(wrong)
    assert wrong.split("\n")[error.value.line - 1] == f"draws: {name}"


def test_a_game_whose_players_draw_nothing_has_the_usual_chance_moves() -> None:
    game = GAMES.get("staircase")
    usual, seats = (Match(game, seats=2, seed=bytes(32), draws=draws) for draws in ("", "seats"))
    assert usual.state == seats.state
