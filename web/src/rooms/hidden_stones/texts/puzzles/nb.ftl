# Det som skal nås i en oppgave
hs-puzzle-points = Løs inn kort for { $points } poeng i denne turen.
hs-puzzle-reached = { $reached } av { $points } poeng
hs-puzzle-needs = Det trengs begynnelsen av en tur, med minst to spillere, der flest poeng krever at du bytter eller snur minst to ganger.
