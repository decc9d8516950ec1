"""Crossrummy as numbers, in two ways: a laying is put together tile by tile, or chosen from a sample. The README says
what the numbers mean."""

from tilery.games.crossrummy.codec.sampled import Sampled
from tilery.games.crossrummy.codec.tiles import TileByTile

CODECS = {"tiles": TileByTile, "sampled": Sampled}
