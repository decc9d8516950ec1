"""Bots against bots: many games on all cores, the same for the same seed."""

from tilery.arena.bots import bot_class, bot_name
from tilery.arena.contest import Contest, Outcome, Tally, outcome, tally
from tilery.arena.executors import check_executor
from tilery.arena.fixture import Fixture, Lost, Played, live_game, play
from tilery.arena.folder import Folder, Kind, Scored
from tilery.arena.meeting import Meeting, ladder, meetings
from tilery.arena.ratings import interval, rating_intervals, ratings
from tilery.arena.run import run
from tilery.arena.sequential import Course, SequentialTest
from tilery.arena.standings import Duel, Rate, Standing, duels, rate, standings
from tilery.protocol.commands import BotError, command_of

__all__ = [
    "BotError",
    "Contest",
    "Course",
    "Duel",
    "Fixture",
    "Folder",
    "Kind",
    "Lost",
    "Meeting",
    "Outcome",
    "Played",
    "Rate",
    "Scored",
    "SequentialTest",
    "Standing",
    "Tally",
    "bot_class",
    "bot_name",
    "check_executor",
    "command_of",
    "duels",
    "interval",
    "ladder",
    "live_game",
    "meetings",
    "outcome",
    "play",
    "rate",
    "rating_intervals",
    "ratings",
    "run",
    "standings",
    "tally",
]
