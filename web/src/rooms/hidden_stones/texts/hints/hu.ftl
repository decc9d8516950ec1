hs-hint-stone = Nézd meg ezt a követ: { $cell } ({ $face }).
hs-hint-keep = Nézd meg, mid maradt. Megér még egy kártyát?
hs-hint-wait = Nézd meg a kártyáidat. Segítene még egy?
hs-hint-one-change = Ehhez a kártyához elég egy változtatás: { $card }.
hs-hint-closer = Nézd meg ezt a kártyát: { $card }. Közelebb juthatsz hozzá.
hs-hint-lies = Az egyik kártyád már kint van.
hs-hint-cells = Itt van kint: { $cells } ({ $card }. kártya).
hs-hint-stones = Nézd meg ezt a két szomszédos követ: { $a } és { $b }.
hs-why-scores = { $points } pontot ér.
hs-why-completes = Akkor kint lesz: { $card }. kártya, { $points } pont.
hs-why-prepares = Utána még { $changes } változtatás kell ehhez: { $card }.
hs-why-costs = Ez mínuszpont: { $penalty } a 4-ből.
hs-why-none-lies = Egyik kártyád sincs kint.
hs-hint-score = Váltsd be ezt a kártyát: { $card }.
hs-hint-swap = Fizess ezzel: { $card }. kártya, és cseréld meg: { $a } és { $b }.
hs-hint-flip = Fizess ezzel: { $card }. kártya, és fordítsd meg: { $cell } ({ $other }).
hs-hint-end = { $count ->
    [0] Fejezd be a lépésed, és tartsd meg a kártyáidat.
   *[other] Fejezd be a lépésed, és töltsd fel a kezed.
}
hs-hint-pass = { $count ->
    [0] Passzolj.
   *[other] Passzolj, és húzz { $count } kártyát.
}
