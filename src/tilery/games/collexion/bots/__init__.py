"""The bots of ColleXion, from weak to strong."""

from tilery.engine.bot import ladder
from tilery.games.collexion.bots.judge import Judge
from tilery.games.collexion.bots.levels import Beginner, Casual, Easy, Expert, Strong
from tilery.games.collexion.bots.normal import Normal
from tilery.games.collexion.bots.prover import Prover

__all__ = ["KERNELS", "LEVELS", "Judge", "Prover"]

LEVELS = ladder(Beginner, Easy, Casual, Normal, Strong, Expert)
KERNELS = ("bots.kernel",)
"""What the strongest think with, from this game's folder on."""
