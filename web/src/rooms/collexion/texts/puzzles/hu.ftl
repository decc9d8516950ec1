# Amit egy feladványban el kell érni
cx-puzzle-points = Válts be ebben a lépésben { $points } pontnyi szettet.
cx-puzzle-reached = { $points } pontból { $reached }
cx-puzzle-needs = Ehhez olyan lépés kell, amelyben legalább két szettet be lehet váltani.
