"""The moves of a game as numbers below a fixed limit, and what a seat sees as an array: the ground of `tilery.envs`.

A room has a `codec.py` beside its `game.py` if programs can learn to play it. Nothing else in the house imports these
modules, because they need numpy, which the library can do without.
"""

from tilery.engine.codec.arrays import Tensor, around, bits, clockwise, memory, put
from tilery.engine.codec.codec import AnyCodec, Chances, Codec, Codecs, Draft, Shape, numbered

__all__ = [
    "AnyCodec",
    "Chances",
    "Codec",
    "Codecs",
    "Draft",
    "Shape",
    "Tensor",
    "around",
    "bits",
    "clockwise",
    "memory",
    "numbered",
    "put",
]
