"""Tilery: four tile games at one table.

>>> from tilery.games import GAMES
>>> len(GAMES.names()) >= 4
True
"""

__version__ = "0.2.0"
