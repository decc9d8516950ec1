# A Triominos leckéje. $name játszik ellened.
lesson-triominos-look = Ez a Triominos. A köveid előtted vannak, csak te látod őket. Mindegyiken három szám van: az összegük a kő pontja.
lesson-triominos-first = Te kezdesz. Vedd az 1-1-1-et, és tedd középre.
lesson-triominos-first-done = 1 + 1 + 1, az 3 pont. { $name } egyik köve sem illik, ezért vásárolnia kell. Minden kő 5 pontba kerül, a passz a harmadik után még 10-be: −25.
lesson-triominos-edge = Most tedd az 1-1-4-et a köved mellé, a megjelölt helyre. Él kerül élhez, és ott a számoknak egyezniük kell.
lesson-triominos-edge-done = Az él mindkét végén 1 találkozik 1-gyel. A kő 1 + 1 + 4 = 6 pontot hoz.
lesson-triominos-corner = Néhány lépéssel később. Tedd az 1-2-3-at az 1-2-2 mellé. A csúcsa olyan sarokba mutat, ahol más kövek is találkoznak.
lesson-triominos-corner-done = Annál a saroknál minden kőnek 1-ese van, a tiednek is. Minden számnak, ami találkozik, egyeznie kell: ez az egyetlen nagy szabály.
lesson-triominos-buy = Nézd meg a két kövedet: egyik sem illik sehová. Vegyél egyet a készletből.
lesson-triominos-buy-done = Ez 5 pontba került, de az 1-3-4-et kaptad, és az illik. Egy körben legfeljebb hármat vehetsz, és ha tudsz, rögtön le is rakhatsz egyet.
lesson-triominos-hexagon = Egy sarok körül már öt kő áll, egy hely üres. Tedd oda az 1-3-4-et.
lesson-triominos-hexagon-done = Hatszög: hat kő egy sarok körül. A kő 8 pontjához még 50 pontot kapsz.
lesson-triominos-bridge = Tedd le az 1-2-5-öt úgy, hogy kőtől kőig érjen: egyik oldalt az éle, a másikon csak a csúcsa.
lesson-triominos-bridge-done = Híd: egy él, és a szemközti csúcs is hozzáér egy kőhöz. Ez még 40 pont.
lesson-triominos-last = Már csak egy köved maradt. Rakd le, és elfogyott mind.
lesson-triominos-last-done = Mindenki lép még egyet, aztán vége a fordulónak. Neked fogytak el először: 25 pont, és mindaz, ami { $name } kezében maradt.
