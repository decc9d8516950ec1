"""Bots against bots: many games on all cores, the same for the same seed."""

from tilery.arena.contest import Contest, Outcome, Tally, outcome, tally
from tilery.arena.play import Fixture, Played, live_game, play
from tilery.arena.run import run

__all__ = ["Contest", "Fixture", "Outcome", "Played", "Tally", "live_game", "outcome", "play", "run", "tally"]
