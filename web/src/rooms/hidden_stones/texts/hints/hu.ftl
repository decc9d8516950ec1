hs-hint-stone = Nézd meg ezt a követ: { $cell } ({ $face }).
hs-hint-keep = Nézd meg, mid maradt. Megér még egy kártyát?
hs-hint-wait = Nézd meg a kártyáidat. Segítene még egy?
hs-hint-one-change = { $card }. kártya: elég hozzá egy változtatás.
hs-hint-closer = Nézd meg: { $card }. kártya. Közelebb juthatsz hozzá.
hs-hint-lies = Az egyik kártyád formációja már megvan.
hs-hint-cells = Itt van meg: { $cells } ({ $card }. kártya).
hs-hint-stones = Nézd meg ezt a két szomszédot: { $a } és { $b }.
hs-why-scores = { $points } pontot ér.
hs-why-completes = Utána megvan: { $card }. kártya, { $points } pont.
hs-why-prepares = { $changes ->
    [one] Utána csak egy változtatás kell: { $card }. kártya.
   *[other] Utána még { $changes } változtatás kell: { $card }. kártya.
}
hs-why-costs = Ez mínuszpont: { $penalty } / 4.
hs-why-none-lies = Egyik kártyád formációja sincs meg.
hs-hint-score = Váltsd be: { $card }. kártya.
hs-hint-swap = Fizess ezzel: { $card }. kártya. Cserélj: { $a } és { $b }.
hs-hint-flip = Fizess ezzel: { $card }. kártya. Fordítsd meg: { $cell } ({ $other } lesz).
hs-hint-end = { $count ->
    [0] Fejezd be a lépésed, és tartsd meg a kártyáidat.
   *[other] Fejezd be a lépésed, és egészítsd ki a kártyáidat négyre.
}
hs-hint-pass = { $count ->
    [0] Passzolj.
   *[other] Passzolj, és húzz { $count } kártyát.
}
