"""What all tests share: they may import each other by their full names, they know the rooms in `tests/rooms` besides
those of the house, and Hypothesis gives the same on each run.
"""

import sys
from pathlib import Path

from hypothesis import settings

from tilery.games import GAMES

sys.path.insert(0, str(Path(__file__).parents[1]))
GAMES.add(Path(__file__).parent / "rooms")

settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile("steady")
