# Amit egy feladványban el kell érni
hs-puzzle-points = Válts be ebben a lépésben { $points } pontnyi kártyát.
hs-puzzle-reached = { $points } pontból { $reached }
hs-puzzle-needs = Ehhez egy lépés eleje kell, legalább két játékossal, amelyben a legtöbb ponthoz legalább kétszer kell cserélni vagy megfordítani.
