# Pontlap valódi készlettel játszott játszmákhoz
cxs-game = Egy játszma
cxs-about = Számoljátok össze, kinek mije van a végén. Minden megmaradt akciójelző 1 pontot ér, minden megmaradt sokszög 1 pontba kerül.
cxs-markers = Pontjelzők összege
cxs-actions = Megmaradt akciójelzők
cxs-polygons = Megmaradt sokszögek
