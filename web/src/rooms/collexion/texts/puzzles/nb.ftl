# Det som skal nås i en oppgave
cx-puzzle-points = Lever sett for { $points } poeng i denne turen.
cx-puzzle-reached = { $reached } av { $points } poeng
cx-puzzle-needs = Det trengs en tur der du kan levere minst to sett.
