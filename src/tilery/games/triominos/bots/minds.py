"""The weights with which the kernels weigh moves, by the number of players (see `kernel_mind`)."""

from tilery.games.triominos.view import View

OPENING = (1231, 304, 10985, 5835, 3381, 2, -47, 559, -335, 0, 2511)
ENDGAME = (1557, 522, 11204, 5607, 1807, 4, 183, 1412, -18, 0, 2929)
"""Minds for two players, while there is a pool and after that. The weights (see `kernel_mind`) were found by playing
some hundred thousand games, in which they were changed again and again and kept when they won more."""
THREE = (1000, 350, 8000, 5000, 4000, 2, 0, 0, 0, 0, 0)
FOUR = (840, 537, 2361, -3995, 4502, 2, 153, 10, -316, -1396, 5777)
"""With four players somebody goes out before it pays to buy."""
IN_PLAYOUTS = {3: THREE, 4: (1000, 350, 8000, -4000, 4000, 2, 0, 0, 0, 0, 0)}
"""How everybody is thought to play on, by the number of players."""
BARE = (1000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
"""Nothing but points, and what the next player can expect: how others look to somebody who doesn't see their hands."""


def mind_for(view: View) -> tuple[int, ...]:
    """The weights for this number of players, at this time of a round."""
    if view.seats == 2:
        return OPENING if view.pool else ENDGAME
    return THREE if view.seats == 3 else FOUR
