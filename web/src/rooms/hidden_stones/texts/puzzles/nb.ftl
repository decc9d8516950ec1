# Det som skal nås i en oppgave
hs-puzzle-points = Løs inn kort for { $points } poeng i denne turen.
hs-puzzle-reached = { $reached } av { $points } poeng
