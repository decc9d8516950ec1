
# A nyolc oldal és a bármilyen kő
hs-sun = nap
hs-moon = hold
hs-fish = hal
hs-bird = madár
hs-horse = ló
hs-boat = hajó
hs-seed = mag
hs-tree = fa
hs-any = bármilyen kő

# Formációk szavakban
hs-form-one = { $a }, bárhol
hs-form-beside = balra { $a }, jobbra { $b }
hs-form-above = felül { $a }, alatta { $b }
hs-form-row = egy sorban balról jobbra: { $list }
hs-form-column = egy oszlopban felülről lefelé: { $list }
hs-form-square = négy kőből álló négyzetben: { $list }
hs-form-grid = az egész rácson: { $list }
hs-form-line = { $n }. sor: { $list }
hs-at-top-left = bal felül { $face }
hs-at-top-middle = középen felül { $face }
hs-at-top-right = jobb felül { $face }
hs-at-middle-left = bal oldalt középen { $face }
hs-at-middle-middle = pontosan középen { $face }
hs-at-middle-right = jobb oldalt középen { $face }
hs-at-bottom-left = bal alul { $face }
hs-at-bottom-middle = középen alul { $face }
hs-at-bottom-right = jobb alul { $face }

# Kövek és kártyák szavakban
hs-stone = { $cell }, { $face }; a másik oldalán { $other }
hs-card = { $number }. kártya, { $points } pont: { $formation }.
hs-key-of = { $key }.
hs-lies = Kint van itt: { $cells }.
hs-missing = Hiányzik: { $list }.
hs-wants = { $cell } helyen { $face }
hs-grid-words = A rács, { $rows }.

# Az asztal
hs-grid = A kilenc kő
hs-hand = A kártyáid
hs-hand-of = { $name } kártyái
hs-draw-pile = Húzópakli
hs-discard-pile = Dobott
hs-won-pile = Nyert
hs-pile-count = { $pile }, { $count ->
    [0] üres
   *[other] { $count } kártya
}
hs-show-discards = Az eldobott kártyák átnézése
hs-show-won = A nyert kártyák megnézése
hs-no-cards-yet = Még nincs kártya.
hs-points = { $points } pont
hs-of = { $count } / { $target }
hs-penalties = Mínuszpont: { $count } / 4
hs-drop-pay = Fizetés
hs-drop-score = Beváltás

# Mi a teendő
hs-your-turn = Te jössz: cserélj, fordíts vagy válts be.
hs-can-score = { $count ->
    [one] Egy kártya ragyog: beválthatod.
   *[other] { $count } kártya ragyog: beválthatod őket.
}
hs-sure = Még beválthatsz egy kártyát. Így is befejezed a lépést?
hs-no-card = Nincs több kártyád, amivel fizethetnél. Fejezd be a lépésed.
hs-turn-of = { $name } van soron.
hs-dealing = Osztás …
hs-game-over = A játék véget ért.
hs-now-neighbour = Cseréhez koppints egy szomszédra, vagy fordítsd meg.
hs-pay-swap = Melyik kártya fizet a cseréért?
hs-pay-flip = Melyik kártya fizet a fordításért?
hs-now-change = Fizet: { $number }. kártya. Most cserélj vagy fordíts.
hs-sending = Egy pillanat …

# Gombok
hs-do-score = Beváltás: { $points } pont
hs-do-pay = Fizetés ezzel a kártyával
hs-do-flip = Fordítás: { $face } → { $other }
hs-do-end = { $count ->
    [0] Lépés vége
   *[other] Lépés vége, { $count } kártya húzása
}
hs-do-end-penalty = { $count ->
    [0] Lépés vége: mínuszpont
   *[other] Vége: mínuszpont, { $count } húzás
}
hs-do-pass = { $count ->
    [0] Passz
   *[other] Passz, { $count } húzás
}
hs-do-undo = Vissza
hs-do-cancel = Mégse
hs-do-keys = Billentyűk

# Miért nem
hs-choose-stone = Előbb válassz egy követ.
hs-taken-back = Visszavonva. Koppints egy szomszédra, vagy fordítsd meg ezt a követ.
hs-drop-stone = Egy szomszédon engedd el a követ, ha cserélni akarsz.
hs-drop-card = Paklin engedd el a kártyát: a „Dobott” fizet vele, a „Nyert” beváltja.
hs-choose-score = Több kártya is beváltható. Válassz egyet.
hs-nothing-scores = Egyik formációd sincs kint a rácson.
problem-pass-after-action = Passzolni csak az akciók helyett lehet. Fejezd be a lépésed.
problem-pass-twice = Legutóbb passzoltál; kétszer egymás után nem lehet.
problem-card-not-in-hand = Nincs a kezedben: { $card }. kártya.
problem-formation-absent = Ez a formáció nincs kint a rácson: { $card }. kártya.
problem-no-such-cell = A rácson csak az a1–c3 mezők vannak.
problem-not-adjacent = { $a } és { $b } nem egymás mellett fekszik.
problem-wrong-stones = Ez nem a kilenc kő.
problem-wrong-pile = A szólópakliban az 1, 2, 3 és 5 értékből 8, 4, 3 és 1 kártya van.
problem-card-not-in-pile = Nincs a húzópakliban: { $card }. kártya.

# Billentyűk
hs-key-arrows = Kőről kőre, kártyáról kártyára
hs-key-enter = Kiválasztás
hs-key-flip = A kő megfordítása
hs-key-card = Kártya választása
hs-key-pay = Fizetés a választott kártyával
hs-key-score = A választott kártya beváltása
hs-key-undo = Egy lépés vissza
hs-key-end = A lépés befejezése
hs-key-pass = Passz
hs-key-cancel = Mégse
hs-key-help = Ezek a billentyűk
hs-won-cards = Nyert kártyák

# Mi történt
hs-tell-laid = A kilenc kő az asztalra került.
hs-tell-begins = { $name } kezd.
hs-tell-drew = { $name } húz: { $card }. kártya.
hs-tell-reshuffled = { $count ->
    [one] Az eldobott kártyából új húzópakli lesz.
   *[other] Az eldobott { $count } kártyából új húzópakli lesz.
}
hs-tell-swapped = { $name } cserél: { $a } és { $b } ({ $card }. kártya).
hs-tell-flipped = { $name } fordít: { $cell }, most { $face } ({ $card }. kártya).
hs-tell-scored = { $name } bevált: { $card }. kártya ({ $cells }), { $points } pont.
hs-tell-ended = { $name } befejezi a lépését.
hs-tell-passed = { $name } passzol.
hs-tell-lastround = Elég kártyája van: { $name }. Ez az utolsó kör.
hs-over-hs-10 = Tíz körön át senki sem dobott el vagy váltott be kártyát: a játék véget ér.
hs-over-hs-11 = Összegyűlt elég kártya: a játék véget ér.
hs-over-hs-14 = A negyedik mínuszponttal vége a játéknak.
hs-over-hs-15 = Mind a 16 kártya be van váltva.

# Hogy áll a játék
hs-plate-hand = Lap
hs-near-end = Közel a vége: { $count } / { $target } nyert kártya
hs-last-round = Utolsó kör
hs-solo-left = még { $left } kártya
hs-player-words = { $name }: { $cards } kártya kézben, { $won } / { $target } nyert.

# Végeredmény
hs-sheet = Végeredmény
hs-sheet-player = Játékos
hs-sheet-value = { $value } értékű kártyák
hs-sheet-cards = Pont
hs-sheet-bonus = Bónusz
hs-sheet-total = Összes
hs-sheet-won = győztes
hs-sheet-about = Hány kártya van az egyes értékekből; a legtöbb 1-es kártyáért 3 bónuszpont jár.
hs-sigh = Öt pont egyetlen kártyával. Ez fájt.
hs-solo-way = { $count } / { $target } kártya beváltva
