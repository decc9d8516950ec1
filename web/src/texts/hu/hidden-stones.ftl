# Hidden Stones

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
hs-choose-score = Több kártya is beváltható. Válassz egyet.
hs-nothing-scores = Egyik formációd sincs kint a rácson.
problem-over = A játék véget ért.
problem-not-your-turn = Nem te vagy soron.
problem-pass-after-action = Passzolni csak az akciók helyett lehet. Fejezd be a lépésed.
problem-pass-twice = Legutóbb passzoltál; kétszer egymás után nem lehet.
problem-card-not-in-hand = Nincs a kezedben: { $card }. kártya.
problem-formation-absent = Ez a formáció nincs kint a rácson: { $card }. kártya.
problem-no-such-cell = A rácson csak az a1–c3 mezők vannak.
problem-not-adjacent = { $a } és { $b } nem egymás mellett fekszik.
problem-not-due = Ennek most nincs itt az ideje.
problem-wrong-stones = Ez nem a kilenc kő.
problem-no-such-seat = Azon a helyen nem ül senki.
problem-wrong-pile = A szólópakliban az 1, 2, 3 és 5 értékből 8, 4, 3 és 1 kártya van.
problem-card-not-in-pile = Nincs a húzópakliban: { $card }. kártya.
problem-deck-lacks-solo = A szólójátékhoz ebben a pakliban kevés az ilyen értékű kártya: { $card }.
problem-deck-too-small = Ebben a pakliban ennyi játékoshoz kevés a kártya.

# Tippek
hs-hint-stone = Nézd meg ezt a követ: { $cell } ({ $face }).
hs-hint-card = Nézd meg a kártyádat: { $card }.
hs-hint-keep = Nézd meg, mid maradt. Megér még egy kártyát?
hs-hint-wait = Nézd meg a kártyáidat. Segítene még egy?
hs-hint-score = Váltsd be a kártyát: { $card }. Az alakzata kint van.
hs-hint-swap = Fizess ezzel: { $card }. kártya, és cseréld meg: { $a } és { $b }.
hs-hint-flip = Fizess ezzel: { $card }. kártya, és fordítsd meg: { $cell }. Ez lesz belőle: { $other }.
hs-hint-end = { $count ->
    [0] Fejezd be a lépésed, és tartsd meg a kártyáidat.
   *[other] Fejezd be a lépésed, és töltsd fel a kezed.
}
hs-hint-pass = { $count ->
    [0] Passzolj.
   *[other] Passzolj, és húzz { $count } kártyát.
}

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
hs-winners = { $count ->
    [one] { $names } nyert { $points } ponttal!
   *[other] { $names } osztozik a győzelmen { $points } ponttal!
}
hs-solo-won = Mind a 16 kártya: nyertél!
hs-solo-lost = Most nem sikerült.
hs-solo-way = { $count } / { $target } kártya beváltva

# Szabályok
hs-rules-aim = A cél
hs-rules-aim-text = Rendezd a kilenc követ úgy, hogy kiadják a kártyáidon látható formációkat, és váltsd be a kártyákat. De aki változtat a köveken, az kártyával fizet: melyiket adod oda, melyiket tartod meg?
hs-rules-stones = Kövek és előkészületek
hs-rules-stones-text = Minden kőnek két oldala van. Nem titok, mi van alul:
hs-rules-pair = { $a } és { $b }
hs-rules-setup-text = Háromszor hármas rácsban fekszenek, véletlen sorrendben, véletlen oldallal felfelé. Kapsz négy kártyát, ezeket csak te látod. A többi a húzópakli.
hs-rules-turn = A lépésed
hs-rules-turn-text = Akárhányszor és bármilyen sorrendben, amíg van kártyád:
hs-rules-swap = Csere
hs-rules-swap-text = Dobj el egy kártyát. Két szomszédos kő helyet cserél, átlósan soha.
hs-rules-flip = Fordítás
hs-rules-flip-text = Dobj el egy kártyát, és fordíts meg egy tetszőleges követ.
hs-rules-score = Beváltás
hs-rules-score-text = Kint van a rácson egy kártyád formációja? Tedd a kártyát a nyert lapjaidhoz. A tiéd marad, bármi történik később a kövekkel.
hs-rules-examples = Ez érvényes?
hs-rules-example-twice = Balra a madár, jobbra a ló. Kétszer is kint van, de egy kártya csak egyszer számít.
hs-rules-example-turned = A fának a haltól jobbra kellene lennie, nem alatta. A formációkat nem szabad elforgatni vagy tükrözni.
hs-rules-example-any = A szürke bármilyen követ jelent. Az első sor jó; az utolsóban a lótól balra nincs kő.
hs-rules-example-centre = A kártya az egész rácsot mutatja: a halnak pontosan középen kell lennie.
hs-rules-finish = A lépés vége vagy passz
hs-rules-finish-text = Akkor fejezed be a lépésed, amikor akarod; ekkor négy kártyáig húzol. Ha több van, megtartod. Ha elfogy a húzópakli, az eldobott kártyákat kell megkeverni.
hs-rules-pass-text = Ahelyett, hogy bármit tennél, passzolhatsz: húzz két kártyát, legfeljebb hat lehet a kezedben. Kétszer egymás után nem lehet.
hs-rules-end = A játék vége
hs-rules-end-text = A játék akkor ér véget, ha valakinek a lépése után elég nyert kártyája van:
hs-rules-players = Játékosok
hs-rules-bonus-text = Add össze a nyert kártyáid pontjait. Akinek a legtöbb 1-es kártyája van, még 3 pontot kap (döntetlennél mindegyikük). A legtöbb pont nyer; döntetlennél közös a győzelem.
hs-rules-editions-text = A Piatnik kiadásában a kört végig kell játszani, hogy mindenki ugyanannyiszor kerüljön sorra. A Magellánéban a játék azonnal véget ér, hacsak nem választjátok az egyenlő számú lépést.
hs-rules-solo = Egyedül
hs-rules-solo-text = Tizenhat kártya: nyolc 1-es, négy 2-es, három 3-as és egy 5-ös. Váltsd be mindet. Minden lépés, amelyet beváltás nélkül fejezel be, mínuszpontba kerül; a negyedikkel veszítesz. A passz ingyen van.
