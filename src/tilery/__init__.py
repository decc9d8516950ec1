"""Tilery: four tile games at one table.

>>> from tilery.games import GAMES
>>> "hidden-stones" in GAMES.names()
True
"""

__version__ = "0.1.0"
