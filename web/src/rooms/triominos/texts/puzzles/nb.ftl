# Det som skal nås i en oppgave
tr-puzzle-ending = Banken er tom. Legg en brikke slik at du, hva den andre enn gjør, til slutt kan { $end ->
    [even] ende likt.
    [behind] ligge høyst { $points } poeng bak.
   *[ahead] ligge { $points } poeng foran.
}
tr-puzzle-place = Legg brikken som gir deg flest poeng nå, uten å kjøpe.
tr-puzzle-set-up = Legg en brikke, uten å kjøpe, slik at du kan lukke en sekskant i din neste tur, hva de andre enn gjør.
tr-puzzle-reached = { $reached } av { $points } poeng
tr-puzzle-needs = En oppgave trenger ett klart svar: en bonus som gir mer enn alt annet, en sekskant du kan forberede (med tre eller fire spillere), eller en slutt for to med tom bank og høyst 11 brikker.
