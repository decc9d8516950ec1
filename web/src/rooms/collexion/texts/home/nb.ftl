# Før man setter seg
collexion-title = ColleXion
collexion-pitch = Ta mangekanter fra en ristet haug og samle sett av én farge eller én form. Det du sitter igjen med, koster poeng.
collexion-option-play = Hvem spiller med hvem?
collexion-option-play-alone = Hver for seg
collexion-option-play-team = To lag
collexion-option-play-team-about = Bare med fire spillere: plass 1 og 3 mot plass 2 og 4.
collexion-option-game = Hvilket spill?
collexion-option-game-standard = Med handlingsmerker
collexion-option-game-expert = Ekspertspill
collexion-option-start = Hvem begynner?
collexion-option-start-random = Loddtrekning
problem-team-of-four = Lagspill trenger fire spillere.
