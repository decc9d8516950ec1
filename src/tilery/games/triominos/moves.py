"""What players can do. Moves are built once and shared: listing them costs nothing."""

from tilery.engine.game import AnyMove
from tilery.games.triominos.pieces import STONE_OF, STONES


class Lay(AnyMove, frozen=True):
    """TR-4: lay a stone on a cell. It fits there in one way at most, so nothing says how it is turned."""

    stone: str
    cell: int


class Buy(AnyMove, frozen=True):
    """TR-5: draw a stone from the pool for 5 points."""


class Pass(AnyMove, frozen=True):
    """TR-6, TR-7, TR-10: end the turn without laying."""


class Stop(AnyMove, frozen=True):
    """TR-12: propose to stop the round early."""


class Agree(AnyMove, frozen=True):
    """TR-12: agree to stop."""


class Decline(AnyMove, frozen=True):
    """TR-12: play on."""


class Draw(AnyMove, frozen=True):
    """Chance, TR-2, TR-3, TR-5: the player who has to draw gets this stone."""

    stone: str


Move = Lay | Buy | Pass | Stop | Agree | Decline | Draw

BUY = Buy()
PASS = Pass()
STOP = Stop()
AGREE = Agree()
DECLINE = Decline()
ANSWERS = (AGREE, DECLINE)
DRAWS = {stone: Draw(stone) for stone in STONES}


class _Lays(dict[int, dict[int, Lay]]):
    """All moves that lay a stone, by the cell and by the stone's bit. Those on a cell are made when one of them is
    asked for the first time."""

    def __missing__(self, cell: int) -> dict[int, Lay]:
        moves = self[cell] = {bit: Lay(stone, cell) for bit, stone in STONE_OF.items()}
        return moves


LAYS = _Lays()
