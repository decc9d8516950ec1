# Egy otthoni asztal: amit megadunk belőle
hse-what = Mit mutat ez a mező: { $cell }?
hse-shows = { $cell }: { $face }. Vagy valami más?
hse-all-there = Mind a kilenc kő megvan. Koppints arra, amelyiket módosítanád.
hse-left = { $count ->
    [0] nem maradt
   *[other] még { $count }
}
hse-card = { $number }. kártya ({ $points }, { $formation })
hse-no-cards = Saját kártyát nem adtál meg. Tényleg nincs egy sem?
hse-value = Érték
hse-any-value = Mind
hse-with = Ezekkel a kövekkel
hse-none-found = A megmaradt kártyák egyikén sincs rajta mind.
hse-type = Írd be a számát, vagy válaszd ki lent
hse-no-such-card = A kártyák száma 1 és { $last } közötti.
hse-none-left = Ebből nem maradt több kő: { $face }.
hse-won = Megnyert lapok
hse-won-of = { $name } megnyert lapjai
hse-won-mine = A megnyert lapjaid
hse-unnamed = { $count ->
    [0] Még nincs lap.
   *[other] Egyik sincs megnevezve. A véletlen dönti el, mik ezek.
}
hse-unknown = Meg nem nevezett kártya
hse-which = Mely lapokat nyertétek meg vagy dobtátok el
hse-passed = Az előző lépésemben passzoltam.
hse-acted = Ebben a lépésben már csináltam valamit.
hse-scored = Ebben a lépésben már beváltottam egy kártyát.
hse-penalties = Mínuszpontok
problem-hs-entered-twice = Egy kártya nem lehet két helyen: { $card }.
