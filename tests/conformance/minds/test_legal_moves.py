"""What a bot may do, from its view alone: exactly what the rules say of the real table."""

from tests.conformance.tables import Table
from tilery.engine import legal_moves


def test_the_legal_moves_of_a_view_are_those_of_the_real_state(table: Table) -> None:
    game = table.game
    found = 0
    for situation in table.situations(10, seed=21):
        for seat in range(table.seats):
            legal = legal_moves(game, game.view(situation.state, seat))
            assert list(legal) == list(game.moves(situation.state, seat))
            assert bool(legal) == (seat in game.pending(situation.state))
            found += len(legal)
    assert found


def test_a_spectator_has_no_legal_moves(table: Table) -> None:
    for situation in table.situations(4):
        assert not legal_moves(table.game, table.game.view(situation.state, None))
