# Pontlap valódi készlettel játszott játszmákhoz
hss-game = Egy játszma
hss-about = Számoljátok meg a megnyert kártyákat. Akinek a legtöbb 1-es kártyája van, 3 ponttal többet kap.
hss-cards-1 = 1-es kártyák
hss-cards-2 = 2-es kártyák
hss-cards-3 = 3-as kártyák
hss-cards-5 = 5-ös kártyák
