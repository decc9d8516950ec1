"""A picture shows what the seats for which it is drawn may know together: all of it, and nothing else."""

import random

from rich.text import Text

from tests.conformance.ledgers import ledger_of
from tests.conformance.tables import Table
from tests.conformance.test_secrets import guesses
from tilery.engine.game import Seat
from tilery.engine.markup import lines_of, plain


def looking(viewer: Seat | None) -> tuple[Seat, ...]:
    return () if viewer is None else (viewer,)


def test_a_picture_keeps_the_same_secrets_as_the_view(table: Table) -> None:
    game = table.game
    for situation, viewer, guessed in guesses(table, 10):
        assert game.picture(situation.state, *looking(viewer)) == game.picture(guessed, *looking(viewer))


def test_a_picture_of_the_end_keeps_the_same_secrets_as_the_view(table: Table) -> None:
    game, rng = table.game, random.Random(15)
    for match in table.games():
        for viewer in table.viewers:
            guessed = game.guess(match.view(viewer), rng)
            assert game.picture(match.state, *looking(viewer)) == game.picture(guessed, *looking(viewer))


def test_a_picture_names_what_its_seat_holds(table: Table) -> None:
    """A spectator's guess gives a seat something else to hold: whoever sits there sees the difference."""
    game, hidden = table.game, ledger_of(table.game).hidden
    told = 0
    for situation, viewer, guessed in guesses(table, 10):
        if viewer is not None:
            continue
        for seat in range(table.seats):
            truth, other = hidden(situation.state, None), hidden(guessed, None)
            own = truth.keys() - hidden(situation.state, seat).keys()
            if any(truth[part] != other[part] for part in own):
                assert game.picture(situation.state, seat) != game.picture(guessed, seat)
                told += 1
    assert told or not any(hidden(situation.state, None) for situation in table.situations(10))


def test_a_picture_for_several_seats_shows_what_each_of_them_holds(table: Table) -> None:
    game = table.game
    everybody = range(table.seats)
    for situation, viewer, guessed in guesses(table, 4):
        if viewer is None and any(
            game.picture(situation.state, seat) != game.picture(guessed, seat) for seat in everybody
        ):
            assert game.picture(situation.state, *everybody) != game.picture(guessed, *everybody)


def test_a_picture_without_markup_is_the_text_that_a_terminal_shows(table: Table) -> None:
    for situation in table.situations(10):
        drawn = table.game.picture(situation.state, *range(table.seats))
        shown = plain(lines_of(drawn))
        assert shown == Text.from_markup(drawn).plain
        assert shown.strip()
