"""The bots of Triominos, from weak to strong."""

from tilery.engine.bot import ladder
from tilery.games.triominos.bots.expert import Expert, Strong
from tilery.games.triominos.bots.judge import Judge
from tilery.games.triominos.bots.normal import Normal
from tilery.games.triominos.bots.prover import Prover
from tilery.games.triominos.bots.simple import Beginner, Casual, Easy

__all__ = ["KERNELS", "LEVELS", "Judge", "Prover"]

LEVELS = ladder(Beginner, Easy, Casual, Normal, Strong, Expert)
KERNELS = ("bots.kernel",)
"""What the strongest think with, from this game's folder on."""
