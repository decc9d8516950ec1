"""What a move, a turn, a game was worth: values, advice, luck and skill."""

from tilery.analysis.best import Best, best_moves
from tilery.analysis.coach import Advice, advise
from tilery.analysis.curve import curve
from tilery.analysis.ledger import Exact, Ledger, Turn
from tilery.analysis.mistakes import Mistake, clear_mistake
from tilery.analysis.review import Moment, Player, Review, review, reviewing
from tilery.analysis.skill import Skill, skill
from tilery.analysis.table import Worth, worth
from tilery.analysis.tries import Attempt, attempted
from tilery.analysis.values import Comparison, Value, compare, values

__all__ = [
    "Advice",
    "Attempt",
    "Best",
    "Comparison",
    "Exact",
    "Ledger",
    "Mistake",
    "Moment",
    "Player",
    "Review",
    "Skill",
    "Turn",
    "Value",
    "Worth",
    "advise",
    "attempted",
    "best_moves",
    "clear_mistake",
    "compare",
    "curve",
    "review",
    "reviewing",
    "skill",
    "values",
    "worth",
]
