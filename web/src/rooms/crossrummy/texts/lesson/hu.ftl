# A Crossrummy leckéje. $name játszik ellened.
lesson-crossrummy-look = Ez a Crossrummy. Lent van a 15 köved, csak te látod őket. Az nyer, akinek elsőként elfogy minden köve.
lesson-crossrummy-open = Amit először raksz le, annak külön kell állnia. Tedd a kék 4-est, 5-öst és 6-ost egymás mellé az asztalra, aztán nyomd meg ezt: „3 kő lerakása”.
lesson-crossrummy-open-done = Ez egy sorozat: egy szín, és a számok egyesével nőnek. { $name } is sorozattal nyit.
lesson-crossrummy-set = Három 10-esed van. Rakd a pirosat, a zöldet és a sárgát egymás mellé, olyan helyre, ahol semmi máshoz nem érnek hozzá.
lesson-crossrummy-set-done = Ez egy szett: egy szám három vagy négy színben. { $name } hozzárakja a kék 10-est. Az asztalon minden mindenkié.
lesson-crossrummy-longer = A kék sorozatod tovább nőhet. Rakd a kék 7-est, 8-ast és 9-est a végére.
lesson-crossrummy-longer-done = Egy sorozat legfeljebb 14 kőből állhat. { $name } nem tudott lerakni, ezért húzott egy követ a zsákból.
lesson-crossrummy-cross = Most keresztbe: rakd a piros 5-öst és a zöld 5-öst a kék 5-ös alá, egymás alá.
lesson-crossrummy-cross-done = A kék 5-ös most két vonalban van: a sorozatban és az 5-ösök szettjében. Minden vonal, vízszintesen és függőlegesen is, legalább három kőből áll, és szettnek vagy sorozatnak kell lennie.
lesson-crossrummy-move = A kék 11-esed még sehová sem illik. Húzd át a kék 10-est a szettből a kék 9-es mellé, aztán rakd mellé a kék 11-est.
lesson-crossrummy-move-done = Az asztalon mindent elmozdíthatsz, ha a végén minden jó. Ott három 10-es maradt: az még mindig szett.
lesson-crossrummy-action = Az egyik köveden nincs szám. A neve „Húzz hármat”: koppints rá, és nyomd meg a gombot.
lesson-crossrummy-action-done = { $name } kénytelen három követ húzni. A másik akciókő a „Továbbadás”: akkor mindenki két követ ad balra.
lesson-crossrummy-take = A sárga 6-osodhoz és 7-esedhez hiányzik a sárga 5-ös. Ott fekszik nyitva az asztal mellett: vedd el.
lesson-crossrummy-take-done = Ez volt az egész lépésed, ahogy a zsákból húzás is az volna. A helyére új kő kerül.
lesson-crossrummy-out = Most mind a három illik. Rakd a sárga 5-öst, 6-ost és 7-est a sárga sorozat végére.
lesson-crossrummy-out-done = Elfogyott minden köved: azonnal nyersz. A számok, amelyek { $name } kezében maradtak, mínuszpontok; egy akciókő 20-at ér.
