# Crossrummy: bordet.
# Brikker og linjer
crw-colour = { $colour ->
    [y] gul
    [r] rød
    [b] blå
   *[g] grønn
}
crw-tile = { $colour ->
    [y] gul
    [r] rød
    [b] blå
   *[g] grønn
} { $value }
crw-run = { $colour ->
    [y] gul
    [r] rød
    [b] blå
   *[g] grønn
} { $first }–{ $last }
crw-set = { $value }-ere ({ $colours })
crw-pass-on = «Gi videre»
crw-draw-three = «Trekk tre»

# Hva som har skjedd
crw-tell-begins = { $round ->
    [1] { $name } begynner.
   *[other] Spill { $round }: { $name } begynner.
}
crw-tell-dealt = Alle har trukket 15 brikker. Åpne brikker: { $tiles }.
crw-tell-opened = Ny åpen brikke: { $tile }.
crw-tell-took = { $name } tar { $tile } fra de åpne brikkene.
crw-tell-drew = { $count ->
    [0] { $name } trekker ingenting: Posen er tom.
    [one] { $name } trekker en brikke.
   *[other] { $name } trekker { $count } brikker.
}
crw-tell-drew-tiles = { $name } trekker { $tiles }.
crw-tell-pass-on = { $name } spiller «Gi videre»: Alle gir to brikker til venstre.
crw-tell-draw-three = { $name } spiller «Trekk tre» mot { $victim }.
crw-tell-handed = { $name } gir { $count ->
    [one] { $count } brikke
   *[other] { $count } brikker
} videre til { $to }.
crw-tell-handed-tiles = { $name } gir { $tiles } videre til { $to }.
crw-tell-laid = { $opens ->
    [yes] { $name } åpner: legger { $what }
   *[no] { $name } legger { $what }
}{ $moved ->
    [0] { "" }
    [one] { " " }og flytter { $moved } brikke
   *[other] { " " }og flytter { $moved } brikker
}.
crw-tell-passed = { $name } passer.
crw-end-out = { $name } har ingen brikker igjen og vinner.
crw-end-passed = { $count ->
    [one] Alle har passet. { $names } har den laveste summen og vinner.
   *[other] Alle har passet. { $names } har den laveste summen og deler seieren.
}
crw-over-out = Noen har ingen brikker igjen: Spillet er slutt.
crw-over-passed = Posen og de åpne brikkene er brukt opp, og alle har passet.
crw-over-games = Alle { $count } spillene er spilt.

# Hvordan det står
crw-plate-tiles = Brikker
crw-plate-opened = Åpnet
crw-plate-points = Poeng
crw-yes = ja
crw-not-yet = nei
crw-few-left = { $players ->
    [one] { $names } har
   *[other] { $names } har
} { $count ->
    [0] ingen brikker
    [one] bare én brikke
   *[other] bare { $count } brikker
} igjen
crw-bag-is-empty = Posen er tom
crw-turn-of = { $name } har turen.
crw-choosing = «Gi videre»: Alle velger brikker til naboen på venstre side.
crw-dealing = Brikkene deles ut.
crw-game-over = Spillet er slutt.
crw-game-of = Spill { $round } av { $rounds }.
crw-your-tiles = { $count ->
    [0] Du har ingen brikker.
    [one] Brikken din: { $tiles }.
   *[other] De { $count } brikkene dine: { $tiles }.
}
crw-table-empty = Det ligger ingen brikker på bordet ennå.
crw-table = { $count } brikker ligger på bordet, i { $groups ->
    [one] { $groups } gruppe
   *[other] { $groups } grupper
}. Etter turen din kan det være høyst { $limit }.
crw-group = Gruppe { $number }:
crw-line = { $direction ->
    [down] Kolonne { $column }, fra rad { $row } og ned
   *[right] Rad { $row }, fra kolonne { $column }
}: { $line }.
crw-open = { $count ->
    [0] Ingen åpne brikker.
   *[other] Åpne brikker: { $tiles }.
}
crw-bag = { $count ->
    [0] Posen er tom.
    [one] I posen: { $count } brikke.
   *[other] I posen: { $count } brikker.
}
crw-player = { $name }: { $tiles ->
    [one] { $tiles } brikke
   *[other] { $tiles } brikker
}, { $opened ->
    [yes] har åpnet
   *[no] har ikke åpnet ennå
}.
crw-player-points = { $name }: { $tiles ->
    [one] { $tiles } brikke
   *[other] { $tiles } brikker
}, { $opened ->
    [yes] har åpnet
   *[no] har ikke åpnet ennå
}, { $points } poeng.

# Hva som ikke går
problem-line-short = Den { $line ->
    [column] kolonnen
   *[row] raden
} blir bare to brikker lang.
problem-line-colours = I den { $line ->
    [column] kolonnen
   *[row] raden
} er en farge med to ganger: En sekvens har hver farge bare én gang.
problem-line-values = Tallene i den { $line ->
    [column] kolonnen
   *[row] raden
} går ikke opp eller ned ett om gangen.
problem-line-mixed = Den { $line ->
    [column] kolonnen
   *[row] raden
} er verken en rekke i én farge eller en sekvens av ett tall.
problem-lone-tile = Denne brikken står alene: Den trenger en sekvens eller en rekke.
problem-too-many-groups = { $count } grupper, men bare { $limit } er tillatt. Slå sammen noen.
problem-too-many-groups-yet = { $count } grupper, men bare { $limit } er tillatt før alle har åpnet.
problem-left-over = { $count ->
    [one] En brikke er til overs: { $tiles }.
   *[other] { $count } brikker er til overs: { $tiles }.
} Alt som lå på bordet, må bli liggende der.
problem-nothing-laid = Legg minst én av dine egne brikker.
problem-not-opened = Åpne først: Legg en sekvens eller en rekke av egne brikker som ikke berører noe annet.
problem-cr-not-in-hand = Ikke blant brikkene dine: { $tiles }.
problem-not-there = Den brikken ligger ikke der.
problem-moved-twice = En brikke kan ikke ligge på to plasser.
problem-cr-cell-taken = To brikker kan ikke ligge på én plass.
problem-not-open = Ikke blant de åpne brikkene: { $tiles }.
problem-bag-empty = Posen er tom.
problem-no-action-tile = Du har ikke denne handlingsbrikken.
problem-give-count = Velg { $give ->
    [one] { $give } brikke
   *[other] { $give } brikker
} å gi videre.
problem-draw-count = Det er feil antall brikker å trekke.
problem-not-in-bag = Ikke i posen: { $tiles }.
problem-nothing-to-give = Det er ingenting å gi videre akkurat nå.
problem-chosen-already = Du har allerede valgt brikkene dine.
problem-bad-victim = Noen andre må trekke tre, ikke du.
problem-may-not-pass = Du kan bare passe når posen og de åpne brikkene er brukt opp og du ikke har noen handlingsbrikke.
cr-taken = Der ligger det allerede en brikke. Flytt den først.
cr-stays = Det som ligger på bordet, blir på bordet.
cr-action-stays = Handlingsbrikker spilles, de legges ikke: Velg en og bruk knappen.
cr-lay-what = Legg en av brikkene dine på bordet først.
cr-bag-empty = Posen er tom.
cr-not-now = Det er ikke din tur.

# Poengark
crw-sheet = Poengark
crw-sheet-game = Spill { $round }
crw-sheet-held = På hånden: { $tiles }
crw-sheet-none = ingenting
crw-sheet-total = Sum
crw-sheet-wins = vinner
crw-sheet-about = Hver brikke du har igjen, koster tallet sitt, en handlingsbrikke 20. Den laveste summen vinner.
crw-curve-tiles = Brikker på hånden
crw-curve-points = Straffepoeng, færrest vinner
crw-laid-at-once = { $count ->
    [one] { $count } brikke på én gang
   *[other] { $count } brikker på én gang
}
crw-last-tile = Den siste brikken
crw-sigh = Så mange brikker på én gang. Det går rundt for meg.
crw-round-title = Spill { $round } er slutt
crw-round-points = Poeng
crw-round-go-on = Videre til spill { $round }

# Hva som ligger hvor
cr-felt = Bord med { $count ->
    [one] { $count } brikke
   *[other] { $count } brikker
}
cr-felt-about = Piltastene går fra rute til rute. Enter tar en brikke og legger den ned, W tar linjen og så gruppen. Spørsmålstegnet viser alle taster.
cr-cell = kolonne { $column }, rad { $row }
cr-empty = Tomt
cr-in-row = i en rad på { $count }
cr-in-column = i en kolonne på { $count }
cr-alone = alene
cr-new = ny
cr-is-held = i hånden
cr-held-now = I hånden: { $tiles }.
cr-held-none = Ingenting i hånden.
cr-rack = Brikkene dine
cr-rack-of = Brikkene til { $name }
cr-rack-none = Ingen brikker.
cr-open = Åpne brikker
cr-bag = Pose: { $count ->
    [0] tom
    [one] { $count } brikke
   *[other] { $count } brikker
}
cr-held-by = { $name }: { $count ->
    [one] { $count } brikke
   *[other] { $count } brikker
}

# Rekkefølgen
cr-sort = Rekkefølge
cr-sort-colour = Etter farge
cr-sort-value = Etter tall
cr-sort-hand = Min egen

# Verktøy
cr-nearer = Zoom inn
cr-farther = Zoom ut
cr-fit = Vis alt
cr-closer = Nærmere
cr-step-back = Ett steg tilbake
cr-step-back-name = Tilbake
cr-step-forth = Ett steg fram
cr-step-forth-name = Fram
cr-tidy = Rydd og lag plass mellom gruppene
cr-tidy-name = Rydd
cr-frame = Velg med ramme
cr-frame-name = Ramme
cr-more = Mer
cr-keys = Taster

# Hva som skjer, og hva du kan gjøre
cr-idle = { $ways ->
    [draw] Din tur. Legg brikker, ta en åpen, eller trekk.
    [draw-action] Din tur. Legg brikker, ta en åpen, trekk, eller spill en handlingsbrikke.
    [open] Din tur. Posen er tom: Legg brikker eller ta en åpen.
    [open-action] Din tur. Posen er tom: Legg brikker, ta en åpen, eller spill en handlingsbrikke.
   *[action] Din tur. Legg brikker eller spill en handlingsbrikke.
}
cr-idle-open = { $ways ->
    [open] Din tur. Åpne med en egen gruppe. Eller ta en åpen brikke.
   *[draw] Din tur. Åpne med en egen gruppe. Eller ta eller trekk en brikke.
}
cr-idle-pass = Posen og de åpne brikkene er brukt opp. Legg brikker, eller pass.
cr-now-cell = Hvor skal { $tile } ligge? Velg en rute.
cr-held = { $count ->
    [one] Velg en rute for å legge den dit, eller trykk to ganger for hele linjen.
   *[other] { $count } brikker i hånden. Dra dem, eller velg en rute.
}
cr-take-about = Du tar { $tile }. Det er hele turen din.
cr-draw-about = Du trekker en brikke fra posen. Det er hele turen din.
cr-pass-on-about = Alle, du også, gir to brikker til venstre.
cr-draw-three-about = { $count ->
    [0] Posen er tom, så { $name } trekker ingenting. Du blir bare kvitt brikken.
    [1] { $name } må trekke den siste brikken.
    [2] { $name } må trekke de to siste brikkene.
   *[other] { $name } må trekke tre brikker.
}
cr-whom = Hvem spiller du den mot?
cr-right = { $count ->
    [one] Alt stemmer. Du kan legge brikken.
   *[other] Alt stemmer. Du kan legge brikkene.
}
cr-checking = Sjekker…
cr-still-open = { $count ->
    [one] Én ting må rettes.
   *[other] { $count } ting må rettes.
}
cr-plan = Du prøver deg fram. Det blir liggende slik til bordet endrer seg.
cr-give = { $chosen ->
    [0] Velg { $count ->
        [one] { $count } brikke
       *[other] { $count } brikker
    } til { $name }.
   *[other] { $chosen } av { $count } til { $name }.
}
cr-given = Venter på at alle skal velge.
cr-choosing = «Gi videre»: Alle velger brikker til naboen på venstre side.
cr-dealing = Deler ut…
cr-drawing = { $name } trekker.
cr-drawing-three = { $count ->
    [1] { $name } trekker den siste.
    [2] { $name } trekker de to siste.
   *[other] { $name } trekker tre.
}
cr-playing = { $name } har turen. Du kan prøve deg fram så lenge.
cr-done = Spillet er slutt.
cr-sending = Et øyeblikk…

# Gi videre
cr-give-title = Gi videre
cr-give-about = { $count ->
    [one] Du har bare én brikke, så den går til naboen på venstre side.
   *[other] Alle velger to brikker til naboen på venstre side.
} Ingen ser hva de får, før alle har valgt.
cr-give-to = Til { $name }

# Knapper
cr-do-draw = Trekk en brikke
cr-do-take = Ta { $tile }
cr-do-lay = { $count ->
    [0] Legg brikker
    [one] Legg { $count } brikke
   *[other] Legg { $count } brikker
}
cr-do-pass-on = Spill «Gi videre»
cr-do-draw-three = Spill «Trekk tre»
cr-do-give = { $count ->
    [one] Gi denne videre
   *[other] Gi disse to videre
}
cr-do-pass = Pass
cr-do-back = Ta alt tilbake
cr-do-back-some = Tilbake til meg
cr-do-cancel = Avbryt
cr-do-undo = Angre

# Hva som er galt, på stedet
cr-why-line-short = for kort
cr-why-line-colours = farge to ganger
cr-why-line-values = feil rekkefølge
cr-why-line-mixed = passer ikke
cr-why-lone-tile = alene

# Taster
cr-key-rack = Til brikkene dine
cr-key-table = Til bordet
cr-key-open = Til de åpne brikkene
cr-key-arrows = Fra brikke til brikke, fra rute til rute
cr-key-shift = Flytt det du har i hånden; blant brikkene dine: flytt brikken
cr-key-enter = Ta en brikke, legg den ned
cr-key-widen = Ta linjen, så gruppen
cr-key-delete = Tilbake til brikkene dine
cr-key-back = Ta alt tilbake
cr-key-steps = Ett steg tilbake, ett steg fram
cr-key-tidy = Rydd
cr-key-lay = Legg brikkene
cr-key-draw = Trekk en brikke
cr-key-undo = Angre den siste turen, hvis det går
cr-key-sort = Sorter brikkene dine på en annen måte
cr-key-zoom = Zoom inn, zoom ut
cr-key-fit = Vis alt
cr-key-cancel = Slipp
cr-key-help = Vis disse tastene
