# Amit egy feladványban el kell érni
cr-puzzle-all = Rakd le ebben a lépésben mind { ARTICLE($tiles) } { $tiles } követ.
cr-puzzle-reached = { $tiles } kőből { $reached }
cr-puzzle-needs = Ehhez olyan kövek kellenek, amelyeket egy lépésben mind le lehet rakni, ha közben az asztalon is át kell rendezni.
