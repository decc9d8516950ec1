# Triominos i ord: hva som skjedde, hvordan det står, poengarket, reglene.

# Hva som har skjedd
trw-tell-lot = { $name } trekker { $stone } om starten.
trw-tell-tie = Likt: { $names } trekker igjen.
trw-tell-begins = { $round ->
    [1] { $name } begynner.
   *[other] Runde { $round }: { $name } begynner.
}
trw-tell-drew = { $name } trekker { $stone }.
trw-tell-bought = { $count ->
    [1] { $name } kjøper en brikke: −{ $price }.
    [2] { $name } kjøper en brikke til: −{ $price }.
   *[other] { $name } kjøper en tredje brikke: −{ $price }.
}
trw-tell-laid = { $name } legger { $stone }: { $points } poeng{ $bonus ->
    [bridge] , en bro
    [hexagon] , en sekskant
    [double-hexagon] , en dobbel sekskant
   *[none] { "" }
}.
trw-tell-passed = { $price ->
    [0] { $name } passer.
   *[other] { $name } passer: −{ $price }.
}
trw-tell-lastlap = { $name } har lagt den siste brikken. Omgangen spilles ferdig.
trw-tell-proposed = { $name } foreslår å stoppe.
trw-tell-agrees = { $name } er enig.
trw-tell-declines = { $name } vil spille videre.
trw-tell-playedon = Runden fortsetter. { $name } har turen.

# Hvordan en runde endte, og spillet
trw-end-out = { $name } ble først ferdig: 25 og de andres brikker, { $points } poeng.
trw-end-blocked = { $count ->
    [one] Ingenting passer lenger. { $names } har minst på hånden: +{ $points }.
   *[other] Ingenting passer lenger. { $names } har minst på hånden: +{ $points } hver.
}
trw-end-stopped = Alle ville stoppe. Hver taper brikkene på egen hånd.
trw-over-tr-10 = Noen la den siste brikken sin: Runden er over.
trw-over-tr-11 = Banken er tom, og ingenting passer lenger.
trw-over-tr-12 = Alle ville stoppe før tiden.
trw-over-rounds = { $count ->
    [one] { $count } runde er spilt.
   *[other] Alle { $count } rundene er spilt.
}
trw-over-target = Målet på { $target } poeng er nådd.
trw-over-limit = Etter { $count } runder er det nok.

# Hvordan det står
trw-plate-stones = Brikker
trw-plate-points = Poeng
trw-last-lap = Siste omgang: én brikke til hver
trw-few-stones = { $count ->
    [one] Snart slutt: Noen har bare { $count } brikke igjen
   *[other] Snart slutt: Noen har bare { $count } brikker igjen
}
trw-near-target = Nær målet: { $points } av { $target } poeng
trw-turn-of = { $name } har turen.
trw-vote-of = { $name } har foreslått å stoppe.
trw-drawing = Brikker trekkes.
trw-game-over = Spillet er over.
trw-round = Runde { $round }.
trw-round-of = Runde { $round } av { $rounds }.
trw-round-target = Runde { $round }, til { $target } poeng.
trw-your-stones = { $count ->
    [one] Brikken din: { $list }.
   *[other] Dine { $count } brikker: { $list }.
}
trw-no-stones-laid = Ingen brikke ligger på bordet ennå.
trw-stones-laid = { $count ->
    [one] { $count } brikke ligger på bordet.
   *[other] { $count } brikker ligger på bordet. Rad for rad ovenfra, fra venstre mot høyre:
}
trw-row = Rad { $row }:
trw-lying-up = { $stone }, spissen opp: { $a } øverst, { $c } til venstre, { $b } til høyre
trw-lying-down = { $stone }, spissen ned: { $b } til venstre, { $c } til høyre, { $a } nederst
trw-beside-left = til venstre for den { $stone }
trw-beside-right = til høyre for den { $stone }
trw-beside-above = over den { $stone }
trw-beside-below = under den { $stone }
trw-pool = { $count ->
    [0] Banken er tom.
    [one] Banken: { $count } brikke.
   *[other] Banken: { $count } brikker.
}
trw-player = { $name }: { $stones ->
    [one] { $stones } brikke
   *[other] { $stones } brikker
}, { $points } poeng.

# Poengark
trw-bridge = Bro
trw-hexagon = Sekskant
trw-double-hexagon = Dobbel sekskant
trw-sheet = Poengark
trw-sheet-round = Runde { $round }
trw-sheet-lap = Omgang
trw-sheet-lap-number = Omgang { $lap }
trw-sheet-passed = passet
trw-sheet-bought = { $count ->
    [one] { $count } brikke kjøpt
   *[other] { $count } brikker kjøpt
}
trw-sheet-cost = kjøp og pass
trw-sheet-end = Slutt
trw-sheet-end-out = 25 og de andres brikker
trw-sheet-end-blocked = de andres brikker minus egne
trw-sheet-end-stopped = brikker på hånden
trw-sheet-round-sum = Runde { $round }
trw-sheet-now = Så langt
trw-sheet-total = Sum
trw-sheet-target = Mål: { $target } poeng
trw-sheet-empty = Ingenting er skrevet opp ennå.
trw-sheet-turns = Tur for tur
trw-sheet-held = På hånden: { $stones }
trw-sheet-wins = vinner
trw-winners = { $count ->
    [one] { $names } vinner med { $points } poeng!
   *[other] { $names } deler seieren med { $points } poeng!
}

# Regler
trw-rules-aim = Målet
trw-rules-aim-text = Legg brikkene dine så tallene er like overalt hvor de møtes. Hver brikke gir summen sin; broer og sekskanter gir mye mer. Flest poeng vinner.
trw-rules-setup = Oppsett
trw-rules-setup-text = Det er 56 brikker med tre tall fra 0 til 5, og ingen finnes to ganger. Alle trekker én; høyeste sum begynner, og brikkene legges tilbake. To spillere tar så 9 brikker hver, tre eller fire tar 7. Resten er banken, med baksiden opp.
trw-rules-lay = Å legge
trw-rules-lay-text = Den som begynner, legger en valgfri brikke. Siden legger du én brikke i din tur. Den må ligge inntil en brikke med en hel kant, og i hvert hjørne hvor brikker møtes, må alle tall være like.
trw-rules-example-fits = Begge tallene langs kanten er like, og det tredje hjørnet rører ingenting.
trw-rules-example-numbers = 5 møter 3: Tallene langs kanten er ulike.
trw-rules-example-corner = Kanten stemmer, men det tredje hjørnet rører en 4-er med sin 2-er. Det teller også.
trw-rules-example-edge = Brikkene møtes bare i et hjørne. Det trengs en hel kant.
trw-rules-points = Poeng
trw-rules-points-text = En brikke gir summen av sine tre tall. Tre former gir mer. Stemmer flere, teller bare den høyeste.
trw-rules-bridge-text = Brikken rører de andre med én kant og med hjørnet tvers overfor.
trw-rules-hexagon-text = Brikken er den sjette rundt et hjørne.
trw-rules-double-hexagon-text = Brikken lukker to sekskanter på én gang.
trw-rules-sum = { $sum } poeng
trw-rules-buy = Å kjøpe og passe
trw-rules-buy-text = Kan eller vil du ikke legge, kjøper du en brikke fra banken. Etter hver kan du legge hvilken som helst av brikkene dine. Du kan kjøpe tre i én tur; etter den første kan du også passe, etter den tredje må du legge eller passe.
trw-rules-price-buy = Hver kjøpt brikke
trw-rules-price-pass = Å passe
trw-rules-price-all = Tre brikker og pass
trw-rules-price-empty = Pass når banken er tom
trw-rules-empty-text = Når banken er tom, kjøper ingen: Passer en av brikkene dine, legger du den, ellers passer du gratis.
trw-rules-end = Slutten på en runde
trw-rules-end-text = Noen legger sin siste brikke: Omgangen spilles ferdig. Den som ikke har hatt tur i den, kan legge én brikke til, men ikke kjøpe. Så får den som først ble ferdig, 25 poeng og summen av alle brikker de andre sitter igjen med. Ingen taper noe.
trw-rules-blocked = Låst
trw-rules-blocked-text = Banken er tom, og ingen kan legge: Den laveste summen på hånden vinner runden. Den gir de andres brikker minus egne, uten bonus.
trw-rules-stop = Å stoppe før tiden
trw-rules-stop-text = I din tur kan du foreslå å stoppe, før du kjøper. Er alle enige, slutter runden, og hver taper summen av brikkene på egen hånd.
trw-rules-rounds = Runder og mål
trw-rules-rounds-text = Én runde er et spill. Eller bli enige om flere runder eller et mål, for eksempel 400 poeng: Poengene legges sammen, og etter hver runde ser dere om noen har nådd det. Høyeste sum vinner; ved likhet deles seieren.
