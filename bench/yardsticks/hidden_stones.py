"""The normal bot of Hidden Stones as it was when strengths were first measured. With others it chose as the strong bot
does today; alone it did not plan the last cards."""

from tilery.games.hidden_stones.bots.strong import Strong


class Yardstick(Strong):
    """Every strength is measured against this bot, so it never changes."""

    ENDS = 0
    """It has no plan for the last cards."""
