# Amit egy feladványban el kell érni
tr-puzzle-ending = Üres a készlet. Tegyél le egy követ úgy, hogy bármit lép is a másik, { $end ->
    [even] a végén döntetlen lehessen.
    [behind] a végén legfeljebb { $points } ponttal maradj le.
   *[ahead] a végén { $points } ponttal vezethess.
}
tr-puzzle-place = Ne vásárolj, és tedd le azt a követ, amelyik most a legtöbb pontot hozza.
tr-puzzle-set-up = Ne vásárolj, és tegyél le egy követ úgy, hogy a következő lépésedben hatszöget zárhass be, bármit lépnek is a többiek.
tr-puzzle-reached = { $points } pontból { $reached }
tr-puzzle-needs = Egy feladványhoz egyértelmű válasz kell: egy bónusz, amely mindennél többet hoz, egy hatszög, amelyet előkészíthetsz (hárman vagy négyen), vagy egy kétszemélyes végjáték üres készlettel és legfeljebb 11 kővel.
