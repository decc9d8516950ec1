
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
hs-at-top-middle = felül középen { $face }
hs-at-top-right = jobb felül { $face }
hs-at-middle-left = bal oldalt középen { $face }
hs-at-middle-middle = pontosan középen { $face }
hs-at-middle-right = jobb oldalt középen { $face }
hs-at-bottom-left = bal alul { $face }
hs-at-bottom-middle = alul középen { $face }
hs-at-bottom-right = jobb alul { $face }

# Kövek és kártyák szavakban
hs-stone = { $cell }, { $face }; a másik oldalán { $other }
hs-card = { $number }. kártya, { $points } pont: { $formation }.
hs-key-of = { $key }.
hs-lies = Megvan: { $cells }.
hs-missing = Hiányzik: { $list }.
hs-wants = { $cell }: { $face }
hs-grid-words = A rács, { $rows }.

# Az asztal
hs-grid = A kilenc kő
hs-hand = A kártyáid
hs-hand-of = { $name } kártyái
hs-draw-pile = Húzópakli
hs-discard-pile = Dobó{ "\u00AD" }pakli
hs-won-pile = Meg{ "\u00AD" }nyert
hs-pile-count = { $pile }, { $count ->
    [0] üres
   *[other] { $count } kártya
}
hs-show-discards = A dobópakli átnézése
hs-show-won = A megnyert kártyák megnézése
hs-no-cards-yet = Még nincs kártya.
hs-points = { $points } pont
hs-of = { $count } / { $target }
hs-penalties = Mínuszpont: { $count } / 4
hs-drop-pay = Fizetés
hs-drop-score = Beváltás

# Mi a teendő
hs-your-turn = Te jössz: cseréhez vagy megfordításhoz koppints egy kőre.
hs-can-score = { $count ->
    [one] Egy kártya ragyog: beválthatod.
   *[other] { $count } kártya ragyog: beválthatod őket.
}
hs-sure = Még beválthatsz egy kártyát. Mégis befejezed a lépésed?
hs-no-card = Nincs több kártyád, amivel fizethetnél. Fejezd be a lépésed.
hs-turn-of = { $name } jön.
hs-dealing = Osztás…
hs-game-over = A játék véget ért.
hs-now-neighbour = Cseréhez koppints egy szomszédos kőre, vagy fordítsd meg ezt.
hs-pay-swap = Melyik kártyával fizetsz a cseréért?
hs-pay-flip = Melyik kártyával fizetsz a megfordításért?
hs-now-change = Fizetés { ARTICLE($number) } { $number }. kártyával: most cserélj, vagy fordíts meg egy követ.
hs-sending = Egy pillanat…

# Gombok
hs-do-score = Beváltás: { $points } pont
hs-do-pay = Fizetés ezzel a kártyával
hs-do-flip = Megfordítás: { $face } → { $other }
hs-do-end = { $count ->
    [0] Lépés vége
   *[other] Lépés vége, +{ $count } lap
}
hs-do-end-penalty = { $count ->
    [0] Lépés vége: mínuszpont
   *[other] Vége: mínuszpont, +{ $count } lap
}
hs-do-pass = { $count ->
    [0] Passz
   *[other] Passz, +{ $count } lap
}
hs-do-undo = Visszavonás
hs-do-cancel = Mégse
hs-do-keys = Billentyűk

# Miért nem
hs-choose-stone = Előbb válassz egy követ.
hs-taken-back = Visszavonva. Most koppints egy szomszédra, vagy fordítsd meg ezt a követ.
hs-drop-stone = Ha cserélni akarsz, egy szomszédos kő fölött engedd el a követ.
hs-drop-card = Egy pakli fölött engedd el a kártyát: „Dobópakli” a fizetéshez, „Megnyert” a beváltáshoz.
hs-choose-score = Több kártya is beváltható. Válassz egyet.
hs-nothing-scores = Egyik kártyád formációja sincs meg.
problem-pass-after-action = Csak akkor passzolhatsz, ha még semmi mást nem tettél. Fejezd be a lépésed.
problem-pass-twice = Legutóbb passzoltál. Kétszer egymás után nem lehet.
problem-card-not-in-hand = Nincs a kezedben { ARTICLE($card) } { $card }. kártya.
problem-formation-absent = Nincs meg a rácson { ARTICLE($card) } { $card }. kártya formációja.
problem-no-such-cell = A rácson csak az a1–c3 mezők vannak.
problem-not-adjacent = { $a } és { $b } nem szomszédos.
problem-wrong-stones = Ez nem az a kilenc kő.
problem-wrong-pile = A szólópakliban nyolc 1-es, négy 2-es, három 3-as és egy 5-ös kártya van.
problem-card-not-in-pile = Nincs a húzópakliban { ARTICLE($card) } { $card }. kártya.

# Billentyűk
hs-key-arrows = Kőről kőre, kártyáról kártyára
hs-key-enter = A megjelölt kő vagy kártya kiválasztása
hs-key-flip = A kő megfordítása
hs-key-card = Kártya választása
hs-key-pay = Fizetés a választott kártyával
hs-key-score = A választott kártya beváltása
hs-key-undo = Visszavonás
hs-key-end = A lépés befejezése
hs-key-pass = Passz
hs-key-cancel = Mégse
hs-key-help = A billentyűk listája
hs-won-cards = Megnyert kártyák

# Mi történt
hs-tell-laid = A kilenc kő az asztalra került.
hs-tell-begins = { $name } kezd.
hs-tell-drew = { $name } kihúzza { ARTICLE($card) } { $card }. kártyát.
hs-tell-reshuffled = { $count ->
    [one] Az eldobott kártya lesz az új húzópakli.
   *[other] Az eldobott { $count } kártyából új húzópakli lesz.
}
hs-tell-swapped = { $name } { ARTICLE($card) } { $card }. kártyával fizet, és felcseréli { ARTICLE($a) } { $a } és { ARTICLE($b) } { $b } követ.
hs-tell-flipped = { $name } { ARTICLE($card) } { $card }. kártyával fizet, és megfordítja { ARTICLE($cell) } { $cell } követ: { $face }.
hs-tell-scored = { $name } beváltja { ARTICLE($card) } { $card }. kártyát ({ $cells }): { $points } pont.
hs-tell-ended = { $name } befejezi a lépését.
hs-tell-passed = { $name } passzol.
hs-tell-lastround = { $name } elég kártyát gyűjtött: ez az utolsó kör.
hs-over-hs-10 = Tíz körön át senki sem dobott el vagy váltott be kártyát: a játék véget ér.
hs-over-hs-11 = Valaki elég kártyát gyűjtött: a játék véget ér.
hs-over-hs-14 = A negyedik mínuszponttal vége a játéknak.
hs-over-hs-15 = Mind a 16 kártya beváltva.

# Hogy áll a játék
hs-plate-hand = Lap
hs-near-end = Közel a vége: { $count } / { $target } kártya
hs-last-round = Utolsó kör
hs-solo-left = még { $left } kártya
hs-player-words = { $name }: { $cards } kártya kézben, { $won } / { $target } megnyerve.

# Végeredmény
hs-sheet = Pontlap
hs-sheet-player = Játékos
hs-sheet-value = { $value } pontos kártyák
hs-sheet-cards = Pont
hs-sheet-bonus = Bónusz
hs-sheet-total = Összesen
hs-sheet-won = győztes
hs-sheet-about = Hány kártya van az egyes értékekből; a legtöbb 1-es kártyáért 3 bónuszpont jár.
hs-sigh = Öt pont egyetlen kártyával. Ez fájt.
hs-solo-way = { $count } / { $target } kártya beváltva
