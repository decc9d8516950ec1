# Before one sits down
collexion-title = ColleXion
collexion-pitch = Pick polygons from a shaken heap and complete sets of one colour or one shape. Whatever is left over costs you points.
collexion-option-play = Who plays with whom?
collexion-option-play-alone = Everyone for themselves
collexion-option-play-team = Two teams
collexion-option-play-team-about = Only with four players: seats 1 and 3 against seats 2 and 4.
collexion-option-game = Which game?
collexion-option-game-standard = With action markers
collexion-option-game-expert = Expert game
collexion-option-start = Who begins?
collexion-option-start-random = At random
problem-team-of-four = Teams need four players.
