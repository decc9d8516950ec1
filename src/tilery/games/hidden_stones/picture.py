"""The table as text: board, hands and piles, with Rich markup for the colours of the stones."""

from collections.abc import Iterable

from tilery.engine.game import Seat
from tilery.games.hidden_stones.pieces import FACE_NAMES
from tilery.games.hidden_stones.state import State

COLOURS = {
    "U": "bold black on #e8c547",
    "M": "bold white on #2b2b33",
    "F": "bold black on #e8914b",
    "B": "bold white on #b03a3a",
    "H": "bold white on #7a54a0",
    "O": "bold white on #3565a5",
    "S": "bold black on #a39b8f",
    "T": "bold white on #3f7a4b",
}
WIDTH = 7


def picture(s: State, *seats: Seat) -> str:
    """Nine coloured stones with their names in full, then a line for each player, then the piles."""
    lines = [*_board(s.board), ""]
    for seat in range(s.seats):
        mark = "▸" if seat == s.turn and s.phase != "over" else " "
        won = [s.deck.cards[card].points for card in s.won[seat]]
        hand = _cards(s, s.hands[seat]) if seat in seats else f"{len(s.hands[seat])} cards"
        lines.append(f"{mark} player {seat + 1}  won {len(won)} ({sum(won)} points)  hand {hand}")
    top = _cards(s, s.discard[-1:])
    lines.append(f"  draw pile {len(s.draw)}  discards {len(s.discard)} {top}".rstrip())
    if s.solo:
        lines.append(f"  penalties {s.penalties}")
    return "\n".join(lines)


def _board(board: str) -> Iterable[str]:
    if not board:
        return
    yield " " * 3 + "".join(column.center(WIDTH + 1) for column in "abc")
    for row in range(3):
        stones = board[3 * row : 3 * row + 3]
        blank = "   " + " ".join(f"[{COLOURS[face]}]{' ' * WIDTH}[/]" for face in stones)
        yield blank
        yield f" {row + 1} " + " ".join(f"[{COLOURS[face]}]{FACE_NAMES[face].center(WIDTH)}[/]" for face in stones)
        yield blank


def _cards(s: State, cards: Iterable[int]) -> str:
    """Cards as number, formation and points: '17 O/H=1'."""
    return "  ".join(f"{card} {s.deck.cards[card].formation}={s.deck.cards[card].points}" for card in cards)
