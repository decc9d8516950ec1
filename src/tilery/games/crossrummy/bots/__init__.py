"""The bots of Crossrummy, from weak to strong."""

from tilery.engine.bot import ladder
from tilery.games.crossrummy.bots.casual import Beginner, Casual, Easy
from tilery.games.crossrummy.bots.expert import Expert, Strong
from tilery.games.crossrummy.bots.judge import Judge
from tilery.games.crossrummy.bots.normal import Normal
from tilery.games.crossrummy.bots.prover import Prover

LEVELS = ladder(Beginner, Easy, Casual, Normal, Strong, Expert)
KERNELS = ("solver.kernel",)
"""What the strongest think with, from this game's folder on."""

__all__ = ["KERNELS", "LEVELS", "Judge", "Prover"]
