# Amit egy feladványban el kell érni
tr-puzzle-ending = Üres a készlet. Tegyél le egy követ úgy, hogy bármit lép is a másik, { $end ->
    [even] a végén döntetlen lehessen.
    [behind] a végén legfeljebb { $points } ponttal maradj le.
   *[ahead] a végén { $points } ponttal vezethess.
}
tr-puzzle-needs = Ehhez egy kétszemélyes végjáték kell: üres a készlet, kettőtöknek összesen legfeljebb 12 köve van, és a legjobb kő egyértelműen jobb a többinél, pedig nem az hozza azonnal a legtöbb pontot.
