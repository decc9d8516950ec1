tr-hint-stone = Nézd meg { ARTICLE($stone) } { $stone } kövedet.
tr-hint-lay = Rakd le: { $stone } ({ $where }).
tr-hint-place = Itt a helye: { $where }.
tr-why-scores = Ennyit ér: { $sum }.
tr-why-most = Más hely nem hoz többet.
tr-why-at-most = A legjobb, amit lerakhatnál, { $points } pontot ér.
tr-why-still = Utána is lerakhatsz egyet, legalább { $points } pontért.
tr-why-may-bring = Rejtve { $unseen } kő van, { $stones } közülük többet érne, mint { $points }.
tr-why-may-fit = Rejtve { $unseen } kő van, { $stones } közülük illik valahová.
tr-why-fit-now = Most { $of } kövedből { $stones } illik valahová.
tr-why-goes-out = Ez az utolsó köved: még { $points } pont.
tr-why-only-here = Máshová nem illik.
tr-why-only-fit = A kézben lévő kövek közül más nem illik.
tr-hint-none-fits = Egyik köved sem illik sehová.
tr-hint-pool = Nézd meg a készletet.
tr-hint-buy = Vegyél egy követ (−{ $price }).
tr-hint-wait = Erre a lépésre talán ennyi elég.
tr-hint-pass = { $price ->
    [0] Passzolj. Nem kerül semmibe.
   *[other] Passzolj (−{ $price }).
}
tr-hint-count = Számold össze, kinél mennyi van még. Nálad { $price } pont.
tr-hint-stop = Javasold, hogy hagyjátok abba. Neked { $price } pontba kerülne.
tr-hint-agree = Egyezz bele, hogy abbahagyjátok (−{ $price }).
tr-hint-decline = Játssz tovább: az abbahagyás { $price } pontodba kerülne.
tr-why-leaves = A következőnek se híd, se hatszög.
tr-why-still-fit = Utána még { $stones } köved illik valahová.
