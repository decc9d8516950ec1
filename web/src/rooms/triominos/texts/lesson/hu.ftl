# A Triominos leckéje. $name játszik ellened.
lesson-triominos-look = Ez a Triominos. A köveid előtted vannak, csak te látod őket. Mindegyiken három szám van: az összegüket éri a kő.
lesson-triominos-first = Te kezdesz. Vedd az 1-1-1-et, és tedd középre.
lesson-triominos-first-done = 1 + 1 + 1, az 3 pont. { $name } egyik köve sem illik, ezért vásárolnia kell. Minden kő 5 pontba kerül, a passz a harmadik után még 10-be: −25.
lesson-triominos-edge = Most tedd az 1-1-4-et a köved mellé, a megjelölt helyre. Él az élhez, és ott a számoknak egyezniük kell.
lesson-triominos-edge-done = Az él mindkét végén 1-es találkozik 1-essel. A kő 1 + 1 + 4 = 6 pontot hoz.
lesson-triominos-corner = Néhány lépéssel később. Rakd le az 1-2-3-at az 1-2-2 mellé. A csúcsa olyan sarokba mutat, ahol más kövek is találkoznak.
lesson-triominos-corner-done = Annál a saroknál minden kövön 1-es van, a tieden is. Minden számnak egyeznie kell, amelyik találkozik: ez az egyetlen nagy szabály.
lesson-triominos-buy = Nézd meg a két kövedet: egyik sem illik sehová. Vegyél egyet a készletből.
lesson-triominos-buy-done = Ez 5 pontba került, de az 1-3-4-et kaptad, és az illik. Egy lépésben legfeljebb hármat vehetsz, és amint tudsz, le is rakhatsz egyet.
lesson-triominos-hexagon = Egy saroknál már öt kő találkozik, és egy hely üres. Rakd oda az 1-3-4-et.
lesson-triominos-hexagon-done = Hatszög: hat kő egy sarok körül. A kő 8 pontjához még 50 pontot kapsz.
lesson-triominos-bridge = Rakd le az 1-2-5-öt úgy, hogy kőtől kőig érjen: az egyik oldalon az éle, a másikon csak a csúcsa.
lesson-triominos-bridge-done = Híd: az egyik éle csatlakozik, és a szemközti csúcsa is hozzáér egy kőhöz. Ez még 40 pont.
lesson-triominos-last = Már csak egy köved maradt. Rakd le, és nincs több.
lesson-triominos-last-done = { $name } még lerakhat egy követ, aztán vége a fordulónak. A te köveid fogytak el először: 25 pont, és mindaz, ami { $name } kezében maradt.
