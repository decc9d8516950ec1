"""The yardstick of Crossrummy: *normal* as it was at commit de24741. Every strength is measured against it.

*Normal* has not changed since. A test compares it with games that the code of that commit played; if *normal* is to
change one day, what decides must be copied to here first.
"""

from tilery.games.crossrummy.bots.normal import Normal as Yardstick

__all__ = ["Yardstick"]
