"""The bots of Hidden Stones, from weak to strong."""

from tilery.engine.bot import ladder
from tilery.games.hidden_stones.bots.beginner import Beginner
from tilery.games.hidden_stones.bots.expert import Expert
from tilery.games.hidden_stones.bots.judge import Judge
from tilery.games.hidden_stones.bots.normal import Casual, Easy, Normal
from tilery.games.hidden_stones.bots.prover import Prover
from tilery.games.hidden_stones.bots.strong import Strong

__all__ = ["KERNELS", "LEVELS", "Judge", "Prover"]

LEVELS = ladder(Beginner, Easy, Casual, Normal, Strong, Expert)
KERNELS = ("bots.kernel",)
"""What the strongest think with, from this game's folder on."""
