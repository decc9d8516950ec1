# Az egyszerű tábla: azokhoz a játékokhoz, amelyeknek nincs saját szobájuk.
plain-picture = Az asztal szövegként
plain-plate = tábla
plain-called = { $name } neve a táblán: „{ $called }”.
plain-turn = { $name } jön.
plain-doing = Te lépsz
plain-type = Gépelj be egy lépést, vagy válassz egyet
plain-play = Lépek
plain-moves = { $count ->
    [one] Az egyetlen lépés
   *[other] Minden lépés ({ $count })
}
plain-moves-some = { $count ->
    [one] Egy a lehetséges lépések közül
   *[other] { $count } a lehetséges lépések közül
}
plain-moves-none = A lista egyik lépésében sincsenek benne ezek a betűk.
plain-undo = Visszavonás
plain-hint-nudge = Egy jó lépés így kezdődik: „{ $start }”.
plain-hint-nudge-any = { $count ->
    [one] Csak egy lépés választható.
   *[other] A lista { $count } lépése közül az egyik jobb a többinél.
}
plain-hint-whole = Egy jó lépés: { $move }
plain-ended-by = Mi vetett véget a játszmának
plain-sheet = Eredmény
plain-sheet-rank = Hely
plain-sheet-player = Játékos
plain-sheet-points = Pont
