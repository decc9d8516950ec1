hs-hint-line = Nézd meg { $line ->
    [top] a felső sort
    [middle] a középső sort
    [bottom] az alsó sort
    [left] a bal oszlopot
    [centre] a középső oszlopot
   *[right] a jobb oszlopot
}.
hs-hint-stone = Nézd meg { ARTICLE($cell) } { $cell } mezőt: { $face }.
hs-hint-keep = Nézd meg, mid maradt. Megér még egy kártyát?
hs-hint-wait = Nézd meg a kártyáidat. Segítene még egy?
hs-hint-one-change = Elég egy változtatás { ARTICLE($card) } { $card }. kártyához.
hs-hint-closer = Nézd meg { ARTICLE($card) } { $card }. kártyát: közelebb juthatsz hozzá.
hs-hint-lies = Az egyik kártyád formációja már megvan.
hs-hint-cells = Itt van meg { ARTICLE($card) } { $card }. kártya: { $cells }.
hs-hint-stones = Nézd meg a szomszédokat: { $a } és { $b }.
hs-why-scores = { $points } pontot ér.
hs-why-completes = Utána megvan { ARTICLE($card) } { $card }. kártya: { $points } pont.
hs-why-prepares = { $changes ->
    [one] Utána egy változtatás kell { ARTICLE($card) } { $card }. kártyához.
   *[other] Utána még { $changes } változtatás kell { ARTICLE($card) } { $card }. kártyához.
}
hs-why-costs = Ez mínuszpont: { $penalty } / 4.
hs-why-none-lies = Egyik kártyád formációja sincs meg.
hs-hint-score = Váltsd be { ARTICLE($card) } { $card }. kártyát.
hs-hint-swap = Cseréld fel { ARTICLE($a) } { $a } és { ARTICLE($b) } { $b } követ, és fizess { ARTICLE($card) } { $card }. kártyával.
hs-hint-flip = Fordítsd meg { ARTICLE($cell) } { $cell } követ ({ $other } lesz), és fizess { ARTICLE($card) } { $card }. kártyával.
hs-hint-end = { $count ->
    [0] Fejezd be a lépésed, és tartsd meg a kártyáidat.
   *[other] Fejezd be a lépésed, és egészítsd ki a kártyáidat négyre.
}
hs-hint-pass = { $count ->
    [0] Passzolj.
   *[other] Passzolj, és húzz { $count } kártyát.
}
hs-why-most = { $points ->
    [0] Most egy kártyát sem válthatsz be.
   *[other] Ez a lépés legfeljebb ennyit hozhat: { $points } pont.
}
hs-why-farthest = Egyik kártya sincs messzebb, mint { ARTICLE($card) } { $card }. kártya.
hs-why-keeps = Elég egy változtatás { ARTICLE($card) } { $card }. kártyához.
hs-why-in-place = Utána { $of } kőből { $right } a helyén van { ARTICLE($card) } { $card }. kártyához.
hs-why-in-turn = Ebben a lépésben még beváltható { ARTICLE($card) } { $card }. kártya: { $points } pont.
hs-why-too-far = Legalább { $changes } változtatás kellene { ARTICLE($card) } { $card }. kártyához.
hs-why-cheapest = Egyik kártya sem ér kevesebbet, mint { ARTICLE($card) } { $card }. kártya.
