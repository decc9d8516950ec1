# Amit egy feladványban el kell érni
cr-puzzle-all = Rakd le ebben a lépésben mind { ARTICLE($tiles) } { $tiles } követ.
cr-puzzle-reached = { $tiles } kőből { $reached }
