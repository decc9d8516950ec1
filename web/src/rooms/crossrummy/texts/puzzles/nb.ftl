# Det som skal nås i en oppgave
cr-puzzle-all = Legg alle de { $tiles } brikkene i denne turen.
cr-puzzle-reached = { $reached } av { $tiles } brikker
