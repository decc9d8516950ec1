"""Puzzles that come with the game, by their kind; and what a second geometry says of them."""

from tests.games.triominos.geometry import Cell, Lying, bonus, free_cells, placements
from tilery.analysis.puzzles import Opened, shelf_of
from tilery.games.triominos.game import GAME
from tilery.games.triominos.moves import Lay
from tilery.games.triominos.pieces import BONUS, WIDE
from tilery.games.triominos.state import State
from tilery.games.triominos.view import view


def of_kind(kind: str, count: int) -> list[Opened]:
    """So many puzzles of a kind, those with the fewest stones in the hands first."""
    shelf = shelf_of(GAME)
    puzzles = {number: shelf.puzzle(number) for number in range(1, len(shelf) + 1)}
    numbers = [number for number, puzzle in puzzles.items() if puzzle.goal["type"] == kind]
    numbers.sort(key=lambda number: len(str(puzzles[number].position["hands"])))
    return [shelf.open(number) for number in numbers[:count]]


def right_moves(one: Opened) -> set[Lay]:
    """All moves that solve a puzzle."""
    return {*one.proof.moves, *one.proof.also}


def lying(state: State) -> Lying:
    """The layout for the second geometry."""
    return {(stone.row, stone.column): stone.numbers for stone in view(state, None).layout}


def with_stone(table: Lying, move: Lay) -> Lying:
    """The same with one more stone, turned as it fits."""
    (numbers,) = {turned for stone, cell, turned in placements(table) if (stone, cell) == (move.stone, cell_of(move))}
    return {**table, cell_of(move): numbers}


def cell_of(move: Lay) -> Cell:
    """The row and the column of a move."""
    row = round(move.cell / WIDE)
    return row, move.cell - WIDE * row


def all_points(table: Lying, hand: tuple[str, ...]) -> dict[Lay, int]:
    """TR-8: what each stone of a hand brings wherever it fits, by trying everything."""
    return {
        Lay(stone, WIDE * cell[0] + cell[1]): sum(numbers) + BONUS[bonus(table, cell)]  # type: ignore[index]
        for stone, cell, numbers in placements(table)
        if stone in hand
    }


def completes_hexagon(table: Lying, hand: tuple[str, ...]) -> bool:
    """TR-9: whether one of these stones would be the sixth around a corner."""
    cells = {cell for cell in free_cells(table) if "hexagon" in bonus(table, cell)}
    return bool(cells) and any(stone in hand and cell in cells for stone, cell, _ in placements(table))
