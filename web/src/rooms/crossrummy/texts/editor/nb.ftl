# Et bord hjemme: det man legger inn
# Tastene for gult, rødt, blått og grønt
cre-letters = grbn
cre-colour = Farge
cre-left = { $count ->
    [0] ingen igjen
   *[other] { $count } igjen
}
cre-free = Ledig: { $where }
cre-put = Legg { $piece } her
cre-first = Her står det som trolig kommer nå.
cre-then-right = Så videre mot høyre
cre-then-down = Så videre nedover
cre-type = Skriv den, for eksempel { $example }, eller velg den nedenfor
cre-no-such = Skriv bokstaven for en farge og et tall fra 1 til { $last }, for eksempel { $example }.
cre-open-none = Ingen. { $count } ligger åpent ved siden av posen.
cre-no-tiles = Du har ikke lagt inn noen egne brikker. Har du virkelig ingen?
cre-opened = Hvem har åpnet?
cre-gone = Handlingsbrikker som er spilt
cre-lone = Hva ligger ved siden av { $tiles }?
cre-short = Hva annet ligger ved siden av { $tiles }?
cre-twice = Det finnes bare to av { $tile }.
cre-nobody = Det ligger brikker på bordet, så noen har åpnet. Si hvem.
