# Et bord hjemme: det man legger inn
hse-what = Hva viser { $cell }?
hse-shows = { $cell } viser: { $face }. Eller noe annet?
hse-all-there = Alle de ni steinene er der. Trykk på en for å endre den.
hse-left = { $count ->
    [0] ingen igjen
   *[other] { $count } igjen
}
hse-card = kort { $number } ({ $points }, { $formation })
hse-no-cards = Du har ikke lagt inn noen egne kort. Har du virkelig ingen?
hse-value = Verdi
hse-any-value = Alle
hse-with = Med disse steinene
hse-none-found = Ingen av kortene som er igjen, har alle disse.
hse-type = Skriv nummeret, eller velg kortet nedenfor
hse-no-such-card = Kortene har numrene 1 til { $last }.
hse-none-left = Ingen stein er igjen som viser dette: { $face }.
hse-won = Kort vunnet
hse-won-of = Kort vunnet av { $name }
hse-won-mine = Kort du har vunnet
hse-unnamed = { $count ->
    [0] Ingen kort ennå.
   *[other] Ingen av dem er nevnt. De trekkes tilfeldig.
}
hse-unknown = Et kort som ikke er nevnt
hse-which = Hvilke kort som er vunnet eller kastet
hse-passed = Jeg passet i forrige tur.
hse-acted = Jeg har allerede gjort noe i denne turen.
hse-scored = Jeg har allerede løst inn et kort i denne turen.
hse-penalties = Straffepoeng
problem-hs-entered-twice = Kort { $card } kan ikke være på to steder.
