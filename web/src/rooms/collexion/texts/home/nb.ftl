# Før man setter seg
collexion-title = ColleXion
collexion-pitch = Plukk mangekanter fra en ristet haug og samle sett i én farge eller av én form. Det som blir til overs, koster deg poeng.
collexion-option-play = Hvem spiller med hvem?
collexion-option-play-alone = Alle mot alle
collexion-option-play-team = To lag
collexion-option-play-team-about = Bare med fire spillere: plass 1 og 3 mot plass 2 og 4.
collexion-option-game = Hvilket spill?
collexion-option-game-standard = Med handlingsmerker
collexion-option-game-expert = Ekspertspill
collexion-option-start = Hvem begynner?
collexion-option-start-random = Tilfeldig
problem-team-of-four = Lagspill krever fire spillere.
