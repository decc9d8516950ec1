"""The yardstick of ColleXion: *normal* as it was at commit de24741. Every strength is measured against it."""

from tilery.games.collexion.bots.normal import Normal


class Yardstick(Normal):
    """It plans as *normal* does, but without a look at what the next player would do. A test compares it with games
    that the code of that commit played."""

    LOOKS = 1
