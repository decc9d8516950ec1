# Egy otthoni asztal: amit megadunk belőle
# A sárga, a piros, a kék és a zöld billentyűje
cre-letters = spkz
cre-colour = Szín
cre-left = { $count ->
    [0] nem maradt
   *[other] még { $count }
}
cre-free = Szabad: { $where }
cre-put = { $piece } ide
cre-first = Itt áll, mi jöhet valószínűleg.
cre-then-right = Aztán jobbra tovább
cre-then-down = Aztán lefelé tovább
cre-type = Írd be, például { $example }, vagy válaszd ki lent
cre-no-such = Írd be egy szín betűjét és egy számot 1 és { $last } között, például { $example }.
cre-open-none = Nincs. A zsák mellett { $count } fekszik nyitva.
cre-no-tiles = Saját követ nem adtál meg. Tényleg nincs egy sem?
cre-opened = Ki nyitott már?
cre-gone = Már kijátszott akciólapkák
cre-lone = Mi fekszik emellett: { $tiles }?
cre-short = Mi fekszik még ezek mellett: { $tiles }?
cre-twice = Ebből csak kettő van: { $tile }.
cre-nobody = Az asztalon lapkák fekszenek, tehát valaki már nyitott. Add meg, ki.
