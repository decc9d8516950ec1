"""Stones and cards that the tests of Hidden Stones speak of."""

BOARD = "UFFHHHSSS"
"""Sun fish fish / horse horse horse / seed seed seed."""

# Cards of the standard deck that these tests speak of.
BH, FT, HH, SF, TT, B_OVER_S, F_CENTRE, FF, UH, ANY_HB, T_OVER_U, SSS = 1, 2, 3, 7, 12, 13, 28, 29, 31, 33, 42, 57
BOARD_HAS = (HH, FF, SSS)
BOARD_LACKS = (BH, FT, SF, TT, B_OVER_S, F_CENTRE, UH, ANY_HB, T_OVER_U)
