# Det som skal nås i en oppgave
tr-puzzle-ending = Banken er tom. Legg en brikke slik at du, hva den andre enn gjør, til slutt kan { $end ->
    [even] ende likt.
    [behind] ligge høyst { $points } poeng bak.
   *[ahead] ligge { $points } poeng foran.
}
