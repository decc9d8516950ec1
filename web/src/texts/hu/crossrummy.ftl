# Crossrummy szavakban: mi ez, mi történt, hogy áll a játék, mi nem lehet, tippek, a pontlap.

# Mielőtt leülünk
crossrummy-title = Crossrummy
crossrummy-pitch = Rakj le egymást keresztező szetteket és sorozatokat, és rendezd át kedvedre az egész asztalt. Az nyer, akinek először fogynak el a kövei.
crossrummy-option-length = Meddig?
crossrummy-option-length-games = { $count } játszma
crossrummy-option-start = Ki kezd?
crossrummy-option-start-random = Sorsolás dönti el

# Kövek és vonalak
crw-colour = { $colour ->
    [y] sárga
    [r] piros
    [b] kék
   *[g] zöld
}
crw-tile = { $colour ->
    [y] sárga
    [r] piros
    [b] kék
   *[g] zöld
} { $value }
crw-run = { $colour ->
    [y] sárga
    [r] piros
    [b] kék
   *[g] zöld
} { $first }–{ $last }
crw-set = { $value } ({ $colours })
crw-pass-on = továbbadás
crw-draw-three = húzz hármat

# Mi történt
crw-tell-begins = { $round ->
    [1] { $name } kezd.
   *[other] { $round }. játszma: { $name } kezd.
}
crw-tell-dealt = Mindenki húzott 15 követ. Nyitva az asztal mellett: { $tiles }.
crw-tell-opened = Most nyitva: { $tile }.
crw-tell-took = { $name } elvesz egy nyitott követ: { $tile }.
crw-tell-drew = { $count ->
    [0] { $name } nem húz: üres a zsák.
    [one] { $name } húz egy követ.
   *[other] { $name } húz { $count } követ.
}
crw-tell-you-drew = Húztál: { $tiles }.
crw-tell-pass-on = { $name } kijátssza: továbbadás. Mindenki két követ ad balra.
crw-tell-draw-three = { $name } kijátssza: húzz hármat. Húz: { $victim }.
crw-tell-handed = { $name } továbbad { $count } követ, neki: { $to }.
crw-tell-you-handed = Továbbadtad: { $tiles }. Megkapta: { $to }.
crw-tell-you-got = { $name } neked adta: { $tiles }.
crw-tell-laid = { $opens ->
    [yes] { $name } nyit, lerakja: { $what }
   *[no] { $name } lerakja: { $what }
}{ $moved ->
    [0] { "" }
   *[other] ; áthelyez { $moved } követ
}.
crw-tell-passed = { $name } passzol.

# Hogyan ért véget
crw-end-out = { $name } minden kövétől megszabadult, és nyert.
crw-end-passed = { $count ->
    [one] Mindenki passzolt. A legkisebb összeg nyer: { $names }.
   *[other] Mindenki passzolt. A legkisebb összeg nyer, közösen: { $names }.
}
crw-over-out = Valakinek elfogytak a kövei: vége a játéknak.
crw-over-passed = Elfogyott a zsák és a nyitott kövek is, és mindenki passzolt.
crw-over-games = Mind a { $count } játszma lement.

# Hogy áll a játék
crw-plate-tiles = Kő
crw-plate-opened = Nyitott
crw-plate-points = Pont
crw-yes = igen
crw-not-yet = nem
crw-few-left = { $players ->
    [one] { $names }
   *[other] { $names }
}: { $count ->
    [0] nincs több köve
   *[other] már csak { $count } kő
}
crw-bag-is-empty = Üres a zsák
crw-turn-of = { $name } van soron.
crw-choosing = Továbbadás: mindenki követ választ a bal oldali szomszédjának.
crw-dealing = Húzzuk a köveket.
crw-game-over = A játék véget ért.
crw-game-of = { $round }. játszma, összesen { $rounds }.
crw-your-tiles = { $count ->
    [0] Nincs köved.
    [one] A köved: { $tiles }.
   *[other] A { $count } köved: { $tiles }.
}
crw-table-empty = Még nincs kő az asztalon.
crw-table = { $count } kő van az asztalon, { $groups } csoportban. Lerakás után most legfeljebb { $limit } lehet.
crw-group = { $number }. csoport:
crw-line = { $direction ->
    [down] { $column }. oszlop, a { $row }. sortól lefelé
   *[right] { $row }. sor, a { $column }. oszloptól
}: { $line }.
crw-open = { $count ->
    [0] Nincs nyitott kő.
   *[other] Nyitott kövek: { $tiles }.
}
crw-bag = { $count ->
    [0] A zsák üres.
   *[other] A zsákban: { $count } kő.
}
crw-player = { $name }: { $tiles } kő, { $opened ->
    [yes] már nyitott
   *[no] még nem nyitott
}.
crw-player-points = { $name }: { $tiles } kő, { $opened ->
    [yes] már nyitott
   *[no] még nem nyitott
}, { $points } pont.

# Mi nem lehet
problem-line-short = Az a { $line ->
    [column] oszlop
   *[row] sor
} csak két kőből állna.
problem-line-colours = Abban { $line ->
    [column] az oszlopban
   *[row] a sorban
} kétszer van egy szín: egy szettben minden szín csak egyszer szerepel.
problem-line-values = Annak { $line ->
    [column] az oszlopnak
   *[row] a sornak
} a számai nem egyesével nőnek vagy csökkennek.
problem-line-mixed = Az a { $line ->
    [column] oszlop
   *[row] sor
} se nem egyszínű sorozat, se nem egyforma számokból álló szett.
problem-lone-tile = Ez a kő egyedül áll: szett vagy sorozat kell hozzá.
problem-too-many-groups = { $count } csoport, csak { $limit } lehet. Kapcsolj össze néhányat.
problem-too-many-groups-yet = { $count } csoport; amíg nem nyitott mindenki, csak { $limit } lehet.
problem-left-over = { $count ->
    [one] Kimaradt egy kő: { $tiles }.
   *[other] Kimaradt { $count } kő: { $tiles }.
} Ami az asztalon volt, ott is marad.
problem-nothing-laid = Rakj le legalább egyet a saját köveidből.
problem-not-opened = Előbb nyiss: rakj le egy szettet vagy sorozatot csupa saját kőből, ami semmihez sem ér hozzá.
problem-cr-not-in-hand = Nincs a köveid között: { $tiles }.
problem-not-there = Nincs ott ilyen kő.
problem-moved-twice = Egy kő nem kerülhet két helyre.
problem-cr-cell-taken = Egy helyen nem lehet két kő.
problem-not-open = Nincs a nyitott kövek között: { $tiles }.
problem-bag-empty = A zsák üres.
problem-no-action-tile = Nincs ilyen akcióköved.
problem-give-count = Válassz { $give } követ továbbadásra.
problem-draw-count = Most nem ennyi követ kell húzni.
problem-not-in-bag = Nincs a zsákban: { $tiles }.
problem-nothing-to-give = Most nem adunk tovább semmit.
problem-chosen-already = Már kiválasztottad a köveidet.
problem-bad-victim = Valaki másnak kell hármat húznia, nem neked.
problem-may-not-pass = Csak akkor passzolhatsz, ha a zsák és a nyitott kövek is elfogytak, és nincs akcióköved.

# Pontlap
crw-sheet = Pontlap
crw-sheet-game = { $round }. játszma
crw-sheet-held = Kézben: { $tiles }
crw-sheet-none = semmi
crw-sheet-total = Összes
crw-sheet-wins = győztes
crw-sheet-about = Minden kézben maradt kő a számát éri, egy akciókő 20-at. A legkisebb összeg nyer.
crw-winners = { $count ->
    [one] { $names } nyert!
   *[other] { $names } osztozik a győzelmen!
}
crw-sum = { $points } pont
crw-winners-points = { $count ->
    [one] { $names } nyert, csak { $sum }!
   *[other] { $names } osztozik a győzelmen, csak { $sum }!
}
crw-round-title = { $round }. játszma: vége
crw-round-points = Pont
crw-round-go-on = Tovább: { $round }. játszma

# Tippek
crw-hint-open = Az egyik nyitott kő segít neked.
crw-hint-take = Vedd el a nyitott kövek közül: { $tile }.
crw-hint-bag = Az asztalon most nincs jobb lehetőség.
crw-hint-draw = Húzz egy követ a zsákból.
crw-hint-actions = Nézd meg az akcióköveidet.
crw-hint-pass-on = Játszd ki: továbbadás.
crw-hint-draw-three = Játszd ki: húzz hármat. Húzzon: { $name }.
crw-hint-lonely = Melyik köved nem illik egyik másikhoz sem?
crw-hint-give = Add tovább: { $tiles }.
crw-hint-nothing = Kevés lehetőség maradt.
crw-hint-pass = Passzolj.
crw-hint-you-open = Tudsz nyitni.
crw-hint-new-group = Nézd meg ezt a kövedet: { $tile }. Új csoportot kezdhetsz.
crw-hint-look = Nézd meg az asztalon: { $line }.
crw-hint-rearrange = Nézd meg az asztalon: { $line }. Ott átrendezhetsz valamit.
crw-hint-move = Helyezd át: { $tiles }.
crw-hint-lay = Rakd le: { $tiles }.
crw-hint-left = { $line } (ettől balra: { $tile })
crw-hint-right = { $line } (ettől jobbra: { $tile })
crw-hint-above = { $line } (e fölé: { $tile })
crw-hint-below = { $line } (ez alá: { $tile })
crw-hint-alone = { $line } (szabad helyre)
