
# Brikker og plasser
tr-stone = { $stone }, verdi { $value }
tr-fits-not = passer ingen steder
tr-fits = { $count ->
    [one] passer ett sted
   *[other] passer { $count } steder
}, opptil { $points } poeng
tr-as-bridge = bro
tr-as-hexagon = sekskant
tr-as-double-hexagon = dobbel sekskant
tr-sum = { $points } poeng
tr-sum-bonus = { $points }: { $value } + { $bonus } { $more }
tr-beside = ved siden av { $a }
tr-between = mellom { $a } og { $b }
tr-among = mellom { $a }, { $b } og { $c }
tr-first-place = midt på bordet
tr-laid-by = { $stone }, lagt av { $name }

# Bordet
tr-felt = { $count ->
    [0] Bordet er fortsatt tomt. Den første brikken legges i midten.
    [one] Bord med { $count } brikke. Piltastene flytter det, pluss og minus zoomer.
   *[other] Bord med { $count } brikker. Piltastene flytter det, pluss og minus zoomer.
}
tr-rack = Brikkene dine
tr-rack-of = Brikkene til { $name }
tr-rack-none = Ingen brikker.
tr-pool = Bank
tr-pool-count = Bank: { $count ->
    [0] tom
    [one] { $count } brikke
   *[other] { $count } brikker
}
tr-held-by = { $name }: { $count ->
    [one] { $count } brikke
   *[other] { $count } brikker
}
tr-nearer = Zoom inn
tr-farther = Zoom ut
tr-fit = Vis alt
tr-sheet-open = Poengark
tr-places = Plasser
tr-places-of = Plasser for { $stone }
tr-places-about = Piltastene går fra plass til plass, Enter legger brikken.
tr-places-not = Her passer den ikke
tr-sort = Rekkefølge
tr-sort-hand = Etter tall
tr-sort-value = Etter verdi

# Hva som skjer, og hva man kan gjøre
tr-lay-first = Du begynner. Velg hvilken brikke du vil.
tr-lay = Din tur. Velg en brikke eller en plass.
tr-lay-after-buy = { $bought ->
    [one] Én brikke kjøpt. Legg en brikke, kjøp en til eller pass.
    [3] Tre brikker kjøpt. Legg en brikke, eller pass.
   *[other] { $bought } brikker kjøpt. Legg en brikke, kjøp en til eller pass.
}
tr-must-lay = Banken er tom, og en av brikkene dine passer: Legg den.
tr-none = Ingen av brikkene dine passer. Kjøp en.
tr-none-again = Ingen av brikkene dine passer. { $left ->
    [one] Du kan kjøpe én til, eller passe.
   *[other] Du kan kjøpe { $left } til, eller passe.
}
tr-none-three = Tre brikker kjøpt, og ingen passer: Du må passe.
tr-none-pool = Banken er tom, og ingen av brikkene dine passer. Å passe koster ingenting.
tr-last-lap-lay = Siste omgang: Legg én brikke til, eller pass gratis.
tr-last-lap-none = Siste omgang: Ingen av brikkene dine passer. Å passe koster ingenting.
tr-now-place = { $count ->
    [0] { $stone } passer ingen steder.
   *[other] Hvor skal { $stone } ligge?
}
tr-now-stone = Hvilken av de løftede brikkene?
tr-asked = { $name } foreslår å stoppe runden. Det ville koste deg { $cost } poeng.
tr-sending = Et øyeblikk…
tr-drawing = Trekker om hvem som begynner…
tr-dealing = Deler ut…
tr-buying = { $name } kjøper en brikke.
tr-voting = { $name } foreslår å stoppe. Venter på svar fra alle.
tr-playing = { $name } har turen.
tr-done = Spillet er slutt.

# Knapper
tr-do-lay = Legg { $stone }, { $points } poeng
tr-do-lay-this = Legg { $stone }
tr-do-buy = Kjøp en brikke (−{ $price })
tr-do-pass = { $price ->
    [0] Pass (gratis)
   *[other] Pass (−{ $price })
}
tr-do-agree = Stopp (−{ $cost })
tr-do-decline = Spill videre
tr-do-undo = Angre
tr-do-cancel = Avbryt
tr-do-more = Mer
tr-do-keys = Taster
tr-do-stop = Foreslå å stoppe…
tr-do-ask = Foreslå det
tr-stop-title = Stoppe runden før tiden?
tr-stop-about = Hvis alle de andre er enige, slutter runden straks, og alle mister verdien av brikkene de har igjen. Hvis noen sier nei, fortsetter turen din. Du kan foreslå det én gang per runde.
tr-stop-cost = Det ville koste deg { $cost } poeng.

# Feiret og forklart
tr-feast = { $name } · { $sum }
tr-about-bridge = En bro: Brikken ligger inntil med én kant, og hjørnet overfor berører brikker som lå der fra før.
tr-about-hexagon = En sekskant: den sjette brikken rundt et hjørne.
tr-about-double-hexagon = En dobbel sekskant: to sekskanter lukket med én brikke.

# Starten, og slutten på en runde
tr-lot-title = Hvem begynner?
tr-lot-about = Høyeste verdi begynner.
tr-lot-begins = { $name } begynner.
tr-round-title = Runde { $round } er slutt
tr-round-held = På hånden
tr-round-end = Til slutt
tr-round-points = Runde
tr-round-total = Sum
tr-round-go-on = Videre til runde { $round }

# Hvorfor ikke
tr-fits-nowhere = Denne brikken passer ingen steder akkurat nå.
tr-none-here = Ingen av brikkene dine passer der.
tr-clash = Her ville { $touches }.
tr-touch = { $mine } møte { $theirs }
tr-corner = { $corner ->
    [top] øverst
    [top-left] øverst til venstre
    [top-right] øverst til høyre
    [bottom-left] nederst til venstre
    [bottom-right] nederst til høyre
   *[bottom] nederst
}
tr-choose-stone = Velg en brikke først.
tr-choose-place = Velg en plass til den først.
problem-nothing-to-answer = Ingen venter på svaret ditt.
problem-not-in-hand = Brikken { $a } er ikke på hånden din.
problem-not-in-pool = Brikken { $a } er ikke i banken.
problem-first-stone = Den første brikken legges i midten.
problem-cell-taken = Der ligger { $b } allerede.
problem-no-edge = En brikke må ligge inntil en annen med en hel kant.
problem-does-not-fit = { $a } passer ikke der: Alle tall i et hjørne må være like.
problem-lay-first = Den som begynner, må legge en brikke først.
problem-last-lap-buy = I siste omgang kan du ikke kjøpe.
problem-pool-empty = Banken er tom.
problem-bought-three = Du har allerede kjøpt tre brikker i denne turen.
problem-buy-first = Du kan bare passe når du har kjøpt minst én brikke.
problem-must-lay = Banken er tom, og en av brikkene dine passer: Du må legge den.
problem-last-lap-stop = Noen har allerede lagt sin siste brikke: Dette er uansett siste omgang.
problem-stop-after-buy = Du kan bare foreslå å stoppe før du kjøper.
problem-proposed-already = Du har allerede foreslått å stoppe én gang i denne runden.

# Taster
tr-key-stones = Gå fra brikke til brikke, eller flytt bordet
tr-key-choose = Velg en brikke, eller legg den på den valgte plassen
tr-key-places = Vis en liste over plassene til den valgte brikken
tr-key-buy = Kjøp en brikke
tr-key-pass = Pass
tr-key-undo = Ett steg tilbake
tr-key-zoom = Zoom inn, zoom ut
tr-key-fit = Vis alt
tr-key-sheet = Poengark
tr-key-cancel = Avbryt
tr-key-help = Vis disse tastene

# Hva som har skjedd
trw-tell-lot = { $name } trekker { $stone } for å se hvem som begynner.
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
trw-tell-lastlap = { $name } har lagt sin siste brikke. Dette er siste omgang.
trw-tell-proposed = { $name } foreslår å stoppe.
trw-tell-agrees = { $name } er enig i å stoppe.
trw-tell-declines = { $name } vil spille videre.
trw-tell-playedon = Runden fortsetter. { $name } har turen.

# Hvordan en runde endte, og spillet
trw-end-out = { $name } ble først ferdig: 25 pluss de andres brikker, { $points } poeng.
trw-end-blocked = { $count ->
    [one] Ingenting passer lenger. { $names } har færrest poeng på hånden: +{ $points }.
   *[other] Ingenting passer lenger. { $names } har færrest poeng på hånden: +{ $points } hver.
}
trw-end-stopped = Alle ville stoppe. Alle mister verdien av brikkene de har på hånden.
trw-over-tr-10 = Noen har lagt sin siste brikke: Runden er slutt.
trw-over-tr-11 = Banken er tom, og ingenting passer lenger.
trw-over-tr-12 = Alle ville stoppe før tiden.
trw-over-rounds = { $count ->
    [one] { $count } runde er spilt.
   *[other] Alle { $count } rundene er spilt.
}
trw-over-target = Målet på { $target } poeng er nådd.
trw-over-limit = Spillet slutter etter { $count } runder.

# Hvordan det står
trw-plate-stones = Brikker
trw-plate-points = Poeng
trw-last-lap = Siste omgang, uten kjøp
trw-few-stones = { $count ->
    [one] Noen har bare { $count } brikke igjen
   *[other] Noen har bare { $count } brikker igjen
}
trw-near-target = Nær målet: { $points } av { $target } poeng
trw-turn-of = { $name } har turen.
trw-vote-of = { $name } har foreslått å stoppe.
trw-drawing = Brikker trekkes.
trw-game-over = Spillet er slutt.
trw-round = Runde { $round }.
trw-round-of = Runde { $round } av { $rounds }.
trw-round-target = Runde { $round }, til { $target } poeng.
trw-your-stones = { $count ->
    [one] Brikken din: { $list }.
   *[other] De { $count } brikkene dine: { $list }.
}
trw-no-stones-laid = Det ligger ingen brikker på bordet ennå.
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
trw-sheet-end = Slutt
trw-sheet-end-out = 25 pluss de andres brikker
trw-sheet-end-blocked = de andres brikker minus dine egne
trw-sheet-end-stopped = brikker på hånden
trw-sheet-round-sum = Runde { $round }
trw-sheet-now = Så langt
trw-sheet-total = Sum
trw-sheet-target = Mål: { $target } poeng
trw-sheet-empty = Ingenting er skrevet opp ennå.
trw-sheet-turns = Tur for tur
trw-sheet-held = På hånden: { $stones }
trw-sheet-wins = vinner
trw-sigh = { $bonus ->
    [bridge] Den broen gjorde vondt.
    [double-hexagon] Den doble sekskanten gjorde vondt.
   *[hexagon] Den sekskanten gjorde vondt.
}
