# Egne spill

me-private = Alt dette lagres bare i denne nettleseren. Ingenting sendes noe sted.
me-dropped = De nyeste { $count } spillene tas vare på. Eldre spill er borte.
me-trouble-refused = Denne nettleseren lar ikke siden lagre noe. Det du ser her, forsvinner når du lukker siden.
me-trouble-full = Det er ikke mer plass i denne nettleseren. Det du ser her, forsvinner når du lukker siden, hvis du ikke lagrer det som en fil.

# Ingenting ennå
me-none = Ingen spill ennå
me-none-about = Hvert spill du fullfører, havner her. Da ser du hvor ofte du vinner og mot hvem, og hvor lange seiersrekkene dine er. Analyser viser dessuten hvor godt du spiller, hvor mye flaks du hadde, og hva du ofte overser.
me-none-play = Velg et spill

# Hvem sine spill
me-who = Hvem sine spill
me-everyone = Alle her
me-nameless = Uten navn
me-each = Et spill som flere her har spilt, teller for hver av dem.

# I tall
me-played = Spill
me-won = Vunnet
me-streak = Seire på rad
me-days = Dager på rad
me-longest = Rekord: { $count }
me-percent = { $percent } %

# Seire etter nivå
me-wins = Hvem du vinner mot
me-wins-about = En delt seier teller som seier.
me-against = Mot
me-level = Roboter: { $level }
me-mixed = Ulike roboter
me-people = Mennesker
me-alone = Alene
me-won-of = Vant { $won } av { $games }

# Nøyaktighet
me-accuracy = Nøyaktighet over tid
me-accuracy-about = Hver prikk er et analysert spill. Linjen er snittet av inntil fem.
me-accuracy-words = { $count ->
    [one] { $count } analysert spill, nøyaktighet { $last }.
   *[other] { $count } analyserte spill, nøyaktighet { $last } i det siste, { $mean } i snitt.
}
me-accuracy-shown = De siste { $count } vises.
me-review-none = En analyse sier hvor godt du spilte, og hvor mye flaks du hadde.
me-review-time = Den tar omtrent et halvt minutt.
me-review-latest = Analyser det siste spillet
me-unreviewed = { $count ->
    [one] Ett spill er ikke analysert.
   *[other] { $count } spill er ikke analysert.
}
me-as-table = Som tabell
me-date = Dato
me-figure-accuracy = Nøyaktighet
me-figure-luck = Flaks
me-figure-sum = I alt

# Flaks
me-luck = Flaks så langt
me-luck-more = { $wins ->
    [one] Flaksen har gitt deg { $wins } seier mer enn den gir i snitt.
   *[other] Flaksen har gitt deg { $wins } seire mer enn den gir i snitt.
}
me-luck-less = { $wins ->
    [one] Med vanlig flaks ville du hatt { $wins } seier mer.
   *[other] Med vanlig flaks ville du hatt { $wins } seire mer.
}
me-luck-even = Flaksen har så langt ikke gjort noen klar forskjell.
me-luck-about = { $count ->
    [one] Tilfeldighetene øker eller minker sjansen din til å vinne. Her ser du hva de gjorde i ett analysert spill, regnet i seire.
   *[other] Tilfeldighetene øker eller minker sjansen din til å vinne. Her ser du hva de til sammen gjorde i { $count } analyserte spill, regnet i seire.
}
me-luck-doubt = { $wins ->
    [one] Det er et anslag og kan bomme med { $wins } seier.
   *[other] Det er et anslag og kan bomme med { $wins } seire.
}
me-luck-older = { $count ->
    [one] Én eldre analyse er ikke regnet med her: Den sier ikke hvor sikker den er. Åpner du den igjen, blir den laget på nytt.
   *[other] { $count } eldre analyser er ikke regnet med her: De sier ikke hvor sikre de er. Åpner du en av dem igjen, blir den laget på nytt.
}
me-luck-anew = Analyser på nytt
me-luck-plot = Flaks etter hvert analyserte spill, i seire

# Vaner
me-habits = Det du ofte overser
me-habit-count = { $title }: { $count } av { $marked } merkede trekk
me-habits-none = Det er ikke klart ennå. Etter noen flere analyser ser du her hvilke gode trekk du ofte overser.

# Spillene
me-latest = Siste spill
me-place = Plass { $rank } av { $players }
me-win = Vunnet
me-lost = Tapt
me-points = { $points } poeng
me-hints = { $count } tips
me-accuracy-is = Nøyaktighet { $accuracy }
me-more = Vis flere

# Filen
me-data = Dine data
me-data-about = Du kan lagre spillene dine som en fil, og legge til spill fra en slik fil: på en annen enhet eller i en annen nettleser. Ingen spill telles to ganger.
me-save = Lagre som fil
me-add = Legg til fra en fil
me-added = { $count ->
    [0] Alle spillene i denne filen var her fra før.
    [one] Ett spill er lagt til.
   *[other] { $count } spill er lagt til.
}
me-completed = { $count ->
    [one] Ett spill har nå fått analysen sin.
   *[other] { $count } spill har nå fått analysen sin.
}
me-nothing-in = Det er ingen spill i filen.
me-left-out = { $count ->
    [one] Ett spill ble utelatt: Tilery kjenner det ikke ({ $names }).
   *[other] { $count } spill ble utelatt: Tilery kjenner dem ikke ({ $names }).
}
me-bad = Ingenting ble lagt til. { $why }
me-bad-text = Filen kan ikke leses: Den er ikke JSON, eller slutten mangler.
me-bad-format = Dette er ikke en fil med spill som Tilery har lagret.
me-bad-version = Filen er lagret av en annen versjon av Tilery, som denne ikke kan lese.
me-bad-games = Filen har ingen liste over spill.
me-bad-field = Spill { $number } i filen er skadet: «{ $field }» kan ikke stemme.
me-bad-large = Filen er for stor.

# Slett
me-delete = Slett alt
me-delete-title = Slette alle spillene dine her?
me-delete-about = { $count ->
    [one] Ett spill slettes fra denne siden, sammen med det analysen viste.
   *[other] { $count } spill slettes fra denne siden, sammen med det analysene viste.
}
me-delete-stays = Bord, repriser og analyser blir der de er. Det gjør også filer du har lagret.
me-delete-for-good = Dette kan ikke angres.
me-delete-do = Slett
me-delete-keep = Behold dem
me-delete-failed = Det gikk ikke, og ingenting er slettet. Prøv igjen, eller slett dataene for dette nettstedet i innstillingene i nettleseren.
me-deleted = Ferdig. Her er ingenting lagret lenger.
