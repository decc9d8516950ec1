# Det som skal nås i en oppgave
cr-puzzle-all = Legg alle de { $tiles } brikkene i denne turen.
cr-puzzle-reached = { $reached } av { $tiles } brikker
cr-puzzle-needs = Det trengs brikker som alle kan legges i én tur, når noe på bordet må omgrupperes for å få det til.
