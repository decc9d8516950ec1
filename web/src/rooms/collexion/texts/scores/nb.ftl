# Poengarket for spill med ekte brikker
cxs-game = Et spill
cxs-about = Tell hva hver har til slutt. Hvert ubrukte handlingsmerke gir 1 poeng, og hver mangekant som er igjen, koster 1.
cxs-markers = Poeng på poengmerkene
cxs-actions = Ubrukte handlingsmerker
cxs-polygons = Mangekanter igjen
