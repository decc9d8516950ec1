"""The plain view, by which every game can be played without a board of its own."""

from itertools import islice

from rich.text import Text

from tests.conformance.ledgers import ledger_of
from tests.conformance.tables import Table
from tests.conformance.test_secrets import as_sent, guesses
from tilery.engine.markup import plain
from tilery.engine.plain import MAX_MOVES, plain_view


def test_a_plain_view_tells_nothing_that_the_view_does_not(table: Table) -> None:
    game = table.game
    for situation, viewer, guessed in guesses(table, 4):
        real, again = (plain_view(game, game.view(state, viewer), viewer) for state in (situation.state, guessed))
        assert as_sent(real) == as_sent(again)


def test_a_plain_view_shows_the_picture_and_the_moves_of_the_real_table(table: Table) -> None:
    game = table.game
    for situation in table.situations(4):
        for seat in range(table.seats):
            shown = plain_view(game, game.view(situation.state, seat), seat)
            drawn = game.picture(situation.state, seat)
            assert plain(shown.picture) == Text.from_markup(drawn).plain
            legal = game.moves(situation.state, seat)
            assert shown.moves == tuple(map(game.write, islice(legal, MAX_MOVES)))
            assert shown.complete == (game.info.complete and len(legal) <= MAX_MOVES)
            assert (shown.turn == seat) == (seat in game.pending(situation.state))


def test_whose_turn_it_is_is_told_where_everybody_knows(table: Table) -> None:
    game, hidden = table.game, ledger_of(table.game).hidden
    for situation, viewer, _ in guesses(table, 4):
        due = game.pending(situation.state)
        shown = plain_view(game, game.view(situation.state, viewer), viewer, moves=False)
        if len(due) == 1 and not any(part.startswith("chosen") for part in hidden(situation.state, viewer)):
            assert shown.turn == (max(due) if max(due) >= 0 else None)
        assert shown.moves == ()


def test_a_spectator_has_no_secrets_and_nothing_to_do(table: Table) -> None:
    game = table.game
    for situation in table.situations(4):
        shown = plain_view(game, game.view(situation.state, None), None)
        assert (shown.seat, shown.moves, shown.secret) == (None, (), False)
