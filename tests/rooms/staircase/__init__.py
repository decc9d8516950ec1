"""Staircase: lay rising numbers, the higher the staircase the better. Rules SC-1 to SC-6 in README.md."""

from .game import GAME
from .moves import Move
from .state import Options, State
from .view import View

__all__ = ["GAME", "Move", "Options", "State", "View"]
