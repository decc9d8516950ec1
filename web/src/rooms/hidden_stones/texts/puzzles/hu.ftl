# Amit egy feladványban el kell érni
hs-puzzle-points = Válts be ebben a lépésben { $points } pontnyi kártyát.
hs-puzzle-reached = { $points } pontból { $reached }
