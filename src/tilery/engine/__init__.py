"""What every game shares: the protocol of a game, a match of it, its record, its fair shuffles."""

from tilery.engine.bot import AnyBot, Bot, RandomBot, legal_moves, playout
from tilery.engine.chance import Bits, Dice, below, commit, pick, shuffled
from tilery.engine.data import move_of, state_data, state_of, view_of
from tilery.engine.errors import Illegal, Problem, RecordError, TileryError, Unknown, Unreadable, brief
from tilery.engine.game import (
    CHANCE,
    AnyEntry,
    AnyGame,
    AnyMove,
    Entry,
    Event,
    Game,
    Info,
    Option,
    Result,
    Seat,
    Seated,
    Step,
    Variant,
    ranking,
)
from tilery.engine.match import AnyMatch, Match
from tilery.engine.odds import Odds, odds_of, utilities
from tilery.engine.record import Record, verify
from tilery.engine.registry import Registry
from tilery.engine.series import Series

__all__ = [
    "CHANCE",
    "AnyBot",
    "AnyEntry",
    "AnyGame",
    "AnyMatch",
    "AnyMove",
    "Bits",
    "Bot",
    "Dice",
    "Entry",
    "Event",
    "Game",
    "Illegal",
    "Info",
    "Match",
    "Odds",
    "Option",
    "Problem",
    "RandomBot",
    "Record",
    "RecordError",
    "Registry",
    "Result",
    "Seat",
    "Seated",
    "Series",
    "Step",
    "TileryError",
    "Unknown",
    "Unreadable",
    "Variant",
    "below",
    "brief",
    "commit",
    "legal_moves",
    "move_of",
    "odds_of",
    "pick",
    "playout",
    "ranking",
    "shuffled",
    "state_data",
    "state_of",
    "utilities",
    "verify",
    "view_of",
]
