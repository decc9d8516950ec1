"""Bots against bots: many games on all cores, the same for the same seed."""

from tilery.arena.contest import Contest, Outcome, Tally, play_game, tally
from tilery.arena.run import run

__all__ = ["Contest", "Outcome", "Tally", "play_game", "run", "tally"]
