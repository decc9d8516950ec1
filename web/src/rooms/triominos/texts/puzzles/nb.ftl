# Det som skal nås i en oppgave
tr-puzzle-ending = Banken er tom. Legg en brikke slik at du, hva den andre enn gjør, til slutt kan { $end ->
    [even] ende likt.
    [behind] ligge høyst { $points } poeng bak.
   *[ahead] ligge { $points } poeng foran.
}
tr-puzzle-needs = Det trengs en slutt for to: Banken er tom, dere har høyst 12 brikker til sammen, og den beste brikken er klart bedre enn de andre uten å gi flest poeng med en gang.
