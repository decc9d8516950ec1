# Crossrummy: bordet.

# Hva som ligger hvor
cr-felt = Bord med { $count ->
    [one] { $count } brikke
   *[other] { $count } brikker
}
cr-felt-about = Piltastene går fra rute til rute. Enter tar en brikke og legger den ned, W tar raden og så gruppen. Spørsmålstegnet viser alle taster.
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
cr-sort-hand = For hånd

# Verktøy
cr-nearer = Nærmere
cr-farther = Lenger bort
cr-fit = Se alt
cr-step-back = Ett steg tilbake
cr-step-forth = Ett steg fram
cr-tidy = Rydd: plass mellom gruppene
cr-frame = Velg med ramme
cr-more = Mer
cr-keys = Taster

# Hva som skjer, og hva du kan gjøre
cr-idle = Din tur. Legg brikker, ta en åpen, trekk, eller spill en handlingsbrikke.
cr-idle-open = Din tur. Den første du legger, åpner en egen gruppe. Eller ta eller trekk en brikke.
cr-idle-pass = Posen og de åpne brikkene er brukt opp. Legg brikker, eller pass.
cr-now-cell = Hvor skal { $tile } ligge? Trykk på en rute.
cr-held = { $count ->
    [one] Trykk på en rute for å legge den dit, eller to ganger for raden.
   *[other] { $count } brikker i hånden. Dra dem, eller trykk på en rute.
}
cr-take-about = Du tar { $tile }; det er turen din.
cr-draw-about = Du trekker en brikke fra posen; det er turen din.
cr-pass-on-about = Alle, du også, gir to brikker videre til venstre.
cr-draw-three-about = { $name } må trekke tre brikker.
cr-whom = Hvem skal trekke tre?
cr-right = { $count ->
    [one] Alt stemmer. Du kan legge brikken.
   *[other] Alt stemmer. Du kan legge brikkene.
}
cr-checking = Et øyeblikk …
cr-still-open = { $count ->
    [one] Én ting gjenstår.
   *[other] { $count } ting gjenstår.
}
cr-plan = Du prøver deg fram. Det blir liggende til bordet endrer seg.
cr-give = { $chosen ->
    [0] Velg { $count ->
        [one] { $count } brikke
       *[other] { $count } brikker
    } til { $name }.
   *[other] { $chosen } av { $count } til { $name }.
}
cr-given = Venter til alle har valgt.
cr-choosing = Gi videre: alle velger brikker til naboen på venstre side.
cr-dealing = Deler ut …
cr-drawing = { $name } trekker.
cr-drawing-three = { $name } trekker tre.
cr-playing = { $name } spiller. Du kan prøve deg fram så lenge.
cr-done = Spillet er over.
cr-sending = Et øyeblikk …

# Gi videre
cr-give-title = Gi videre
cr-give-about = Alle velger { $count ->
    [one] én brikke
   *[other] to brikker
} til naboen på venstre side. Ingen ser hva som kommer før alle har valgt.
cr-give-to = Til { $name }

# Knapper
cr-do-draw = Trekk en brikke
cr-do-take = Ta { $tile }
cr-do-lay = { $count ->
    [one] Legg { $count } brikke
   *[other] Legg { $count } brikker
}
cr-do-pass-on = Spill gi videre
cr-do-draw-three = Trekk tre: { $name }
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
cr-why-line-values = ikke på rad
cr-why-line-mixed = passer ikke
cr-why-lone-tile = alene

# Hvorfor ikke
cr-taken = Der ligger det en brikke. Flytt den først.
cr-stays = Det som ligger på bordet, blir på bordet.
cr-action-stays = Handlingsbrikker spilles, de legges ikke: trykk på den og bruk knappen.
cr-lay-what = Legg en av brikkene dine på bordet først.
cr-bag-empty = Posen er tom.
cr-not-now = Det er ikke din tur.

# Taster
cr-key-rack = Til brikkene dine
cr-key-table = Til bordet
cr-key-open = Til de åpne brikkene
cr-key-arrows = Fra brikke til brikke, fra rute til rute
cr-key-shift = Flytt det du har i hånden; blant dine egne: flytt brikken
cr-key-enter = Ta en brikke, legg den ned
cr-key-widen = Ta raden, så gruppen
cr-key-delete = Tilbake til dine
cr-key-back = Ta alt tilbake
cr-key-steps = Ett steg tilbake, ett steg fram
cr-key-tidy = Rydd
cr-key-lay = Legg brikkene
cr-key-draw = Trekk en brikke
cr-key-undo = Ta siste tur tilbake, der det går
cr-key-sort = En annen rekkefølge
cr-key-zoom = Nærmere, lenger bort
cr-key-fit = Se alt
cr-key-cancel = Slipp
cr-key-help = Vis disse tastene
