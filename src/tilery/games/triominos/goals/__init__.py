"""What a puzzle can ask for, one kind of goal in each file: when it makes a good puzzle, and how it is proven."""

from tilery.games.triominos.goals.best_place import BestPlace
from tilery.games.triominos.goals.ending import Ending
from tilery.games.triominos.goals.set_up import SetUp

__all__ = ["BestPlace", "Ending", "SetUp"]
