"""The laws of numbered moves: actions and moves lead to each other, chance has the odds of the game, and neither
actions nor observations tell anything that the player doesn't know."""

import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from tests.conformance.minds.test_odds import chances
from tests.conformance.tables import Table, situations_of
from tilery.engine import CHANCE, Seat
from tilery.engine.codec import AnyCodec, Draft
from tilery.envs.table import Table as Numbered
from tilery.games import codec_of

MOMENTS = 8
"""How many situations of each finished game are looked at."""
STEPS = 25
"""How many actions a player who does anything makes in the tables that are compared."""


def ways(table: Table) -> list[str]:
    """All ways to number the actions of this game; none if it has no numbers."""
    found = codec_of(table.game)
    return list(found.CODECS) if found else []


def begun(table: Table, way: str) -> Numbered:
    return Numbered.new(table.game, seats=table.seats, options=table.options, actions=way, remembers=True)


def moments(table: Table, way: str) -> Iterator[Numbered]:
    """Tables at moments of finished games."""
    start = begun(table, way)
    for number, match in enumerate(table.games()):
        for situation in situations_of(match, MOMENTS, seed=number):
            yield Numbered(start.game, start.codec, situation.state, table.game.pending(situation.state))


def drafted(table: Table, way: str) -> Iterator[Numbered]:
    """Tables on which somebody is in the middle of a move, as well as others."""
    rng = random.Random(21)
    for number in range(2):
        now = begun(table, way)
        for match in table.games()[number : number + 1]:
            states = [match.start, *(entry.step.state for entry in match.log[:-1])]
            state = rng.choice(states[len(states) // 3 :])
            now = Numbered(now.game, now.codec, state, table.game.pending(state), past=())
        now = now.settled(rng)
        for _ in range(STEPS):
            if now.over:
                break
            yield now
            seat = rng.choice(sorted(now.pending))
            now = now.apply(rng.choice(now.legal(seat)), seat).settled(rng)


def made(codec: AnyCodec, state: Any, seat: Seat, actions: tuple[int, ...]) -> Any:
    """The move that these actions make, each of them legal."""
    found: Any = None
    for action in actions:
        assert action in codec.legal(state, seat, found)
        found = codec.act(state, seat, found, action)
    assert not isinstance(found, Draft), "the move is not complete"
    return found


def test_every_listed_move_can_be_said_in_actions(table: Table) -> None:
    for way in ways(table):
        for now in moments(table, way):
            for seat in now.pending - {CHANCE}:
                for move in now.game.moves(now.state, seat):
                    actions = now.codec.encode(now.state, seat, move)
                    assert actions is not None, move
                    again = made(now.codec, now.state, seat, actions)
                    same = again == move
                    assert same or now.game.apply(now.state, seat, again) == now.game.apply(now.state, seat, move)


def test_every_action_is_part_of_a_legal_move(table: Table) -> None:
    """Where all moves are listed, the first actions are those of the list, neither more nor fewer."""
    for way in ways(table):
        for now in drafted(table, way):
            for seat in now.pending:
                legal = now.legal(seat)
                assert legal == sorted(set(legal)), "in ascending order, none twice"
                assert np.flatnonzero(now.mask(seat)).tolist() == legal
                assert legal, "whoever is asked can answer"
                assert 0 <= legal[0] <= legal[-1] < now.codec.action_count
                draft = now.drafts.get(seat)
                for action in legal:
                    found = now.codec.act(now.state, seat, draft, action)
                    if not isinstance(found, Draft):
                        assert now.game.check(now.state, seat, found) == ()
                if now.game.info.complete and draft is None:
                    listed = [now.codec.encode(now.state, seat, move) for move in now.game.moves(now.state, seat)]
                    assert legal == sorted({actions[0] for actions in listed if actions is not None})


def test_whoever_is_not_asked_has_no_action(table: Table) -> None:
    for way in ways(table):
        for now in drafted(table, way):
            for seat in set(range(table.seats)) - now.pending:
                assert now.legal(seat) == []
                assert now.codec.legal(now.state, seat, None) == []
                assert not now.mask(seat).any()


def test_chance_has_the_odds_of_the_game(table: Table) -> None:
    for way in ways(table):
        codec = begun(table, way).codec
        for moment, odds in chances(table):
            numbered = codec.chances(moment.state, None)
            assert [outcome for outcome, _ in numbered] == sorted({outcome for outcome, _ in numbered})
            assert 0 <= numbered[0][0] <= numbered[-1][0] < codec.outcome_count
            assert math.isclose(sum(chance for _, chance in numbered), 1)
            drawn = {codec.draw(moment.state, None, outcome): chance for outcome, chance in numbered[:20]}
            assert len(drawn) == len(numbered[:20])
            for move, chance in drawn.items():
                if not isinstance(move, Draft):
                    assert table.game.check(moment.state, CHANCE, move) == ()
                    assert math.isclose(dict(odds)[move], chance)
                    assert codec.whole(moment.state) == odds.whole


def test_a_chance_move_in_several_steps_ends_in_a_legal_one(table: Table) -> None:
    rng = random.Random(22)
    for way in ways(table):
        now = begun(table, way)
        while CHANCE in now.pending and not now.over:
            outcomes, weights = zip(*now.chances(), strict=True)
            outcome = rng.choices(outcomes, weights)[0]
            assert now.name(outcome)
            found = now.codec.draw(now.state, now.drafts.get(CHANCE), outcome)
            assert isinstance(found, Draft) or now.game.check(now.state, CHANCE, found) == ()
            now = now.apply(outcome)


def test_actions_names_and_observations_tell_no_secret(table: Table) -> None:
    rng = random.Random(23)
    for way in ways(table):
        for now in drafted(table, way):
            for seat in range(table.seats):
                other = now.guessed(seat, rng)
                assert np.array_equal(now.observe(seat), other.observe(seat))
                assert now.legal(seat) == other.legal(seat)
                assert [now.name(action, seat) for action in now.legal(seat)] == [
                    other.name(action, seat) for action in other.legal(seat)
                ]
                assert now.view_text(seat) == other.view_text(seat)
                assert now.past_text(seat) == other.past_text(seat)


def test_observations_are_small_numbers_in_named_parts(table: Table) -> None:
    for way in ways(table):
        for now in drafted(table, way):
            seat = now.current
            seen = now.observe(seat, np.full(now.codec.size, 7, np.float32))
            assert np.abs(seen).max() <= 1
            parts = now.codec.named(seen)
            assert [part.shape for part in parts.values()] == list(now.codec.parts.values())
            assert np.array_equal(np.concatenate([part.ravel() for part in parts.values()]), seen)


def test_actions_have_different_names(table: Table) -> None:
    for way in ways(table):
        for now in drafted(table, way):
            names = Counter(map(now.name, now.legal()))
            assert max(names.values()) == 1, names.most_common(1)
