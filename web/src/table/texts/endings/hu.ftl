# A játszma vége.
end-you-won = { $points ->
    [none] Nyertél!
   *[other] Nyertél { $points } ponttal!
}
end-team-won = { $points ->
    [none] A csapatotok nyert!
   *[other] A csapatotok nyert { $points } ponttal!
}
end-teams-shared = { $points ->
    [none] Mindkét csapat nyert!
   *[other] Mindkét csapat nyert { $points } ponttal!
}
end-team-place = { $place ->
    [2] A csapatotok második lett
   *[other] A csapatotok harmadik lett
}{ $points ->
    [none] { "" }
   *[other] { " " }{ $points } ponttal
}
end-shared-won-you = { $points ->
    [none] Közös győzelem: te és { $names }!
   *[other] Közös győzelem { $points } ponttal: te és { $names }!
}
end-name-won = { $points ->
    [none] { $names } nyert!
   *[other] { $names } nyert { $points } ponttal!
}
end-names-won = { $points ->
    [none] A győztes csapat: { $names }!
   *[other] A győztes csapat { $points } ponttal: { $names }!
}
end-shared-won = { $points ->
    [none] Közös győzelem: { $names }!
   *[other] Közös győzelem { $points } ponttal: { $names }!
}
end-place = { $place ->
    [2] Második hely
    [3] Harmadik hely
    [4] Negyedik hely
   *[other] Ötödik hely
}{ $points ->
    [none] { "" }
   *[other] { " " }{ $points } ponttal
}
end-place-shared = { $place ->
    [2] Megosztott második hely
    [3] Megosztott harmadik hely
   *[other] Megosztott negyedik hely
}{ $points ->
    [none] { "" }
   *[other] { " " }{ $points } ponttal
}
end-lost-alone = Most nem sikerült
end-lost-name = Most nem sikerült, { $name }
end-nobody = Most senki sem nyert
end-line-alone = Minden játszma más. A következő talán sikerül.
end-line-win = Gyönyörűen játszottál.
end-line-close-win = { $gap ->
    [one] Szoros volt: { $names } csak egy ponttal maradt le.
   *[other] Szoros volt: { $names } csak { $gap } ponttal maradt le.
}
end-line-close = { $gap ->
    [one] Milyen közel volt: csak egy pont hiányzott.
   *[other] Milyen közel volt: csak { $gap } pont hiányzott.
}
end-line-lost-0 = Jó játszma volt. A következő talán a tiéd.
end-line-lost-1 = Szép játék volt, egészen az utolsó lépésig.
end-line-lost-2 = Végig izgalmas volt veled. Még egyet?
end-line-far-0 = Most nem jött össze. A következő játszma nulláról indul.
end-line-far-1 = Ez most nem sikerült. Megpróbálod újra?
end-line-others = Szép játék, { $names }.
end-figure = { $name } { $figure }
end-curve-points = Pontok
end-curve = { $title }: { $list }
end-curve-turn = { $number }. lépés
end-curve-round = { $number }. forduló
end-best = A legjobb lépés
end-by = { $name }: { $what }
end-turning = Fordulópont
end-turning-turn = { $number }. lépés: innen végig { $name } vezet.
end-turning-round = { $number }. forduló: innen végig { $name } vezet.
end-turning-team = Innen végig ők vezetnek: { $names }.
end-see = Megnézem újra
end-hints = Tippek
end-hints-none = Senki sem kért.

# Amit a robotok a végén mondanak: örömmel, ha nyertek, kedvesen, ha vesztettek.
bot-flint-glad = Egy szikrányi szerencse.
bot-flint-kind = Szép játék volt.
bot-opal-glad = Minden lépését élveztem.
bot-opal-kind = Milyen színes játszma volt.
bot-slate-glad = Feljegyeztem. Köszönöm a játékot.
bot-slate-kind = Ezt felírom magamnak.
bot-jasper-glad = Ez jó volt. Még egyszer?
bot-jasper-kind = De jó volt. Kérek még egyet.
bot-agate-glad = A türelem kifizetődött.
bot-agate-kind = Ezen még sokáig gondolkodom.
bot-marl-glad = Néha a puha kő is nyer.
bot-marl-kind = Most egy kicsit szétmorzsolódtam.
bot-onyx-glad = Az éjszaka nekem kedvezett.
bot-onyx-kind = Erre egyáltalán nem számítottam.
bot-quartz-glad = Tik-tak, jó játszma volt.
bot-quartz-kind = Pontos időzítés volt. Jó játszma.

# A step up or down, after a few games against bots
level-up = Többnyire nyersz. Egy szinttel feljebb így játszanak a robotok: { $level }.
level-down = Ezeket a robotokat nehéz legyőzni. Egy szinttel lejjebb így játszanak: { $level }.
level-try = Kipróbálom
