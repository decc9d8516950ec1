crw-hint-open = Az egyik nyitott kő segít neked.
crw-hint-take = Vedd el a nyitott kövek közül: { $tile }.
crw-hint-bag = Az asztalon most nincs jobb lehetőség.
crw-hint-draw = Húzz egy követ a zsákból.
crw-hint-actions = Nézd meg az akcióköveidet.
crw-hint-pass-on = Játszd ki: „Továbbadás”.
crw-hint-draw-three = Játszd ki: „Húzz hármat”. Húzzon { $name }.
crw-hint-lonely = Melyik köved nem illik a többihez?
crw-hint-give = Add tovább: { $tiles }.
crw-hint-nothing = Már nem sok lehetőség maradt.
crw-hint-pass = Passzolj.
crw-hint-you-open = Tudsz nyitni.
crw-hint-new-group = Nézd meg ezt a kövedet: { $tile }. Új csoport lehet belőle.
crw-hint-look = Nézd meg az asztalon: { $line }.
crw-hint-rearrange = Nézd meg az asztalon: { $line }. Ott átrendezhetsz valamit.
crw-hint-move = Helyezd át: { $tiles }.
crw-hint-lay = Rakd le: { $tiles }.
crw-hint-short = { $moved ->
    [0] Rakj le { $laid } követ.
   *[other] Rakj le { $laid } követ, és ehhez helyezz át { $moved } követ az asztalon.
}
crw-hint-left = { $line } (ettől balra: { $tile })
crw-hint-right = { $line } (ettől jobbra: { $tile })
crw-hint-above = { $line } (e fölé: { $tile })
crw-hint-below = { $line } (ez alá: { $tile })
crw-hint-alone = { $line }, szabad helyre
crw-hint-tile = Nézd meg ezt: { $tile }.
crw-hint-there = Oda lerakhatod: { $tiles }.
crw-hint-there-count = Oda { $count } kövedet lerakhatod.
crw-why-goes-out = Akkor elfogynak a köveid.
crw-why-opens = Ezzel nyitsz.
crw-why-lays = Ennyivel kevesebb marad a kezedben: { $points } pont.
crw-why-makes = Így lesz: { $line }.
crw-why-completes = Ezekkel { $kind ->
    [run] sorozat
   *[set] szett
} lesz: { $tiles }.
crw-why-pairs = Illik ehhez: { $tile }.
crw-why-none-open = Egyik nyitott kővel sem lenne meg a hármas.
crw-why-may-complete = Rejtve { $unseen } kő van, { $tiles } közülük hármast adna.
crw-why-sheds = A végén { $points } pontba kerülne.
crw-why-fewest = Senkinek sincs kevesebb köve: { $count }.
crw-why-alone = { $count ->
    [one] Az egyik nem illik a többi kövedhez.
   *[other] Nem illenek a többi kövedhez.
}
crw-why-crosses = Egyszerre két vonalban van: { $tile }.
crw-why-keeps = { $kind ->
    [run] Sorozathoz marad: { $tiles }.
   *[set] Szetthez marad: { $tiles }.
}
crw-why-sorted = Utána { $of } kövedből { $tiles } ad ki szetteket és sorozatokat.
