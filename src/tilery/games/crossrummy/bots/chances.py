"""Who is how likely to win: a model of bot games that looks at all hands.

Each seat has a score, the sum of its features with their weights, and seats win in proportion to e to their scores.
"""

from functools import lru_cache
from math import exp, log1p
from random import Random

from tilery.engine.bot import Shares
from tilery.engine.game import Seat
from tilery.games.crossrummy.bots.standing import Standing, standing
from tilery.games.crossrummy.layings import limit
from tilery.games.crossrummy.scoring import sum_of
from tilery.games.crossrummy.solver import Position
from tilery.games.crossrummy.solver.best import search
from tilery.games.crossrummy.solver.grid import NUMBER, pool_of, spot_of
from tilery.games.crossrummy.solver.search import Effort
from tilery.games.crossrummy.state import Placed, State

WEIGHTS: dict[str, float] = {
    "held": 0.030,
    "log held": -1.439,
    "actions": 0.115,
    "closed": -0.182,
    "closed with no line": -0.083,
    "alone": 0.099,
    "together": 0.066,
    "beside": 0.045,
    "moved": 0.047,
    "wanting": 0.069,
    "stuck": -0.010,
    "soon": 1.052,
    "last tiles": -2.658,
    "full bag": 0.012,
    "out": 2.908,
    "out next": 1.269,
    "turn": -0.021,
    "turn, soon": 0.022,
    "turn, last tiles": 0.140,
}
"""From 44,000 moments of 651 games of equal bots, *normal* and *casual*, with two to four players. This finds them:
`python -m tests.games.crossrummy.bots.weights`."""
STEPS = 600
"""How long to search for a laying of the whole hand, if that looks possible. More finds hardly any."""
DOUBTFUL = 1
"""So many tiles of the hand may need tiles of the table to be moved: with more, the search hardly ever succeeds."""
LARGEST = 33
"""No hand was larger in games of *expert* and *normal*, whose results the model foresees as well. Of larger hands it
knows nothing: each of their tiles counts for so much less that they are as large as this."""
HELD = (5, 10, 14, 17, 20, 24, 28, 34, 41, 51)
"""What losers hold in the end: each of these sums is as likely as the others. They seldom hold more than before."""
FULL = 50
"""About so many tiles the bag has when a game is well under way."""


def chances(state: State) -> Shares:
    """What each seat can expect of the win of this game, if a player has to move now. Whoever can go out does so: in
    all games of *normal* that was so."""
    seats = [features(state, seat) for seat in range(state.seats)]
    if seats[state.turn]["out"]:
        return tuple(float(seat == state.turn) for seat in range(state.seats))
    scores = [sum(WEIGHTS[name] * value for name, value in found.items()) for found in seats]
    best = max(scores)
    odds = [exp(score - best) for score in scores]
    return tuple(one / sum(odds) for one in odds)


def chances_in_series(state: State, now: Shares, rng: Random) -> Shares:
    """CR-13: what each seat can expect of the whole series, if these are the chances in the game that is on. Luck
    decides what the losers hold in the end, and all games that follow."""
    totals = state.series.totals if state.sheets else (0,) * state.seats
    later = [0] * state.seats
    for _ in range(state.options.rounds - state.round):
        winner = rng.randrange(state.seats)
        later = [sum_ + (seat != winner and rng.choice(HELD)) for seat, sum_ in enumerate(later)]
    lost = [max(1, min(sum_of(hand), rng.choice(HELD))) for hand in state.hands]
    found = [0.0] * state.seats
    for winner, chance in enumerate(now):
        ends = [totals[seat] + later[seat] + (seat != winner) * lost[seat] for seat in range(state.seats)]
        for seat, end in enumerate(ends):
            if end == min(ends):
                found[seat] += chance / ends.count(end)
    return tuple(found)


def features(state: State, seat: Seat) -> dict[str, float]:
    """What counts for this player."""
    found, moves = standing(state, seat), seat == state.turn
    out = goes_out(state, seat, found)
    part = min(1.0, LARGEST / max(1, found.held))
    held = part * found.held
    later = found.pair + found.moved + found.wanting + found.stuck
    return {
        "held": held,
        "log held": log1p(held),
        "actions": found.actions,
        "closed": not found.opened,
        "closed with no line": not found.opened and not found.together,
        "alone": part * found.alone,
        "together": part * found.together,
        "beside": part * (found.beside + found.spare),
        "moved": part * (found.pair + found.moved),
        "wanting": part * found.wanting,
        "stuck": part * found.stuck,
        "soon": 1 / (1 + later + found.actions),
        "last tiles": 1 / (1 + found.held),
        "full bag": held * len(state.bag) / FULL,
        "out": out,
        "out next": out and (seat - state.turn) % state.seats == 1,
        "turn": moves,
        "turn, soon": moves / (1 + later + found.actions),
        "turn, last tiles": moves / (1 + found.held),
    }


def goes_out(state: State, seat: Seat, found: Standing) -> bool:
    """Whether the player could go out in one turn, as far as a short search sees: with a laying or, CR-12, with the
    last action tile."""
    if state.hands[seat] == ("draw-three",):
        return True
    if found.actions or found.wanting or found.stuck or found.pair + found.moved > DOUBTFUL:
        return False
    return _lays_all(state.table, state.hands[seat], limit(state, seat), state.opened[seat])


@lru_cache(4096)
def _lays_all(table: tuple[Placed, ...], hand: tuple[str, ...], groups: int, opened: bool) -> bool:
    cells = {spot_of(placed.cell): NUMBER[placed.tile] for placed in table}
    effort = Effort(STEPS, 1.0, clock=lambda: 0.0)  # the same answer on every machine
    return not any(search(Position(cells, pool_of(hand), groups, opened), effort, Random(1)).pool)
