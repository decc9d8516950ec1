"""Environments for people who study games: PettingZoo, Gymnasium and OpenSpiel over one table of numbered actions.

`tilery[envs]` installs what the first two need. Nothing else in the house imports this package.
"""

from tilery.envs.table import Table, playable

__all__ = ["Table", "playable"]
