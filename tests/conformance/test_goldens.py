"""Recorded games replay for ever: to the same state, on every machine, in every version with the same rules."""

import pytest

from tests.conformance.goldens import folder, place, variants
from tilery.engine import Record, verify
from tilery.engine.game import AnyGame, Variant
from tilery.engine.options import settle
from tilery.engine.record import result_text, state_hash

VARIANTS = variants()
each_variant = pytest.mark.parametrize(
    ("game", "variant"), VARIANTS, ids=[f"{game.info.id}-{variant.name}" for game, variant in VARIANTS]
)


@each_variant
def test_no_variant_lacks_its_recorded_game(game: AnyGame, variant: Variant) -> None:
    assert place(game, variant).exists(), "make it with: python -m tests.conformance.goldens"


@each_variant
def test_a_recorded_game_replays_to_the_state_it_had(game: AnyGame, variant: Variant) -> None:
    text = place(game, variant).read_text(encoding="utf-8")
    record = Record.parse(text)
    match = record.replay(game)
    assert match.over
    assert state_hash(match.state) == record.state
    assert result_text(match.result) == record.result
    assert verify(record, game).state == match.state
    assert record.text() == text


@each_variant
def test_a_recorded_game_is_one_of_its_variant(game: AnyGame, variant: Variant) -> None:
    record = Record.parse(place(game, variant).read_text(encoding="utf-8"))
    assert record.game == game.info.id
    assert record.seats in variant.seats
    assert game.options(record.options) == game.options(settle(game.info, variant.options))


def test_every_recorded_game_belongs_to_a_variant() -> None:
    found = {path for game, _ in VARIANTS for path in folder(game).glob("*")}
    assert found == {place(game, variant) for game, variant in VARIANTS}
