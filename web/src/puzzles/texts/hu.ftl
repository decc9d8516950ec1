# Feladványok: egy állás, egy lépés, egy cél
puzzles-about = Egy állás, egy lépés, egy cél. Mindegyik játékhoz minden nap új feladvány jár.
puzzles-today = A nap feladványai, { $date }
puzzles-all = Az összes feladvány
puzzles-of = { $title } – feladványok
puzzles-by-number = Szám szerint
puzzles-own = Otthon, igazi készlettel: add meg, mi van az asztalodon, nézd meg, melyik a legjobb lépés, és csinálj belőle feladványt a barátaidnak.
puzzles-level = Nehézség
puzzles-any-level = Mindegy
puzzles-next = Következő megoldatlan
puzzles-solved = { $count } feladványból { $solved } megoldva
puzzles-none = Itt még nincsenek feladványok.
puzzle-level-beginner = Nagyon könnyű
puzzle-level-easy = Könnyű
puzzle-level-casual = Elég könnyű
puzzle-level-normal = Fejtörő
puzzle-level-strong = Nehéz
puzzle-level-expert = Nagyon nehéz
puzzle-level-beyond = A robotjainknak is túl nehéz
puzzle-streak = { $count ->
    [one] Eddig egy nap
   *[other] { $count } napja egyfolytában
}
puzzle-streak-open = – oldj meg ma is egyet, hogy ne szakadjon meg.
puzzle-number = { $number }. feladvány
puzzle-today = A nap feladványa
puzzle-solve = Megoldom
puzzle-is-solved = Megoldva
puzzle-is-today = mai
puzzle-is-seen = Láttad a megoldást
puzzle-reached = Nem egészen: { $reached }. Próbáld meg újra.
puzzle-missed = Nem egészen. Próbáld meg újra.
puzzle-give-up = Mutassuk a megoldást? Akkor ez a feladvány már nem számít megoldottnak.
puzzle-go-on = Tovább próbálom
puzzle-solved = { $count ->
    [0] Megoldva.
    [1] Elsőre megoldottad.
   *[other] { $count } próbálkozásból megoldottad.
}
puzzle-shown = Így kell.
puzzle-next = Következő feladvány

# Amit másoknak elmondunk
puzzle-share = Megosztom
puzzle-share-day = { $title }-feladvány, { $date }
puzzle-share-number = { $title }, { $number }. feladvány
puzzle-share-solved = { $count ->
    [1] elsőre megoldva
   *[other] { $count } próbálkozásból megoldva
}
