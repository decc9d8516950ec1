# Прежде чем сесть за стол
collexion-title = ColleXion
collexion-pitch = Бери фигуры из перемешанной кучи и собирай наборы одного цвета или одной формы. Всё, что останется лишним, отнимет очки.
collexion-option-play = Кто с кем играет?
collexion-option-play-alone = Каждый за себя
collexion-option-play-team = Две команды
collexion-option-play-team-about = Только вчетвером: места 1 и 3 против мест 2 и 4.
collexion-option-game = Какая игра?
collexion-option-game-standard = С жетонами действий
collexion-option-game-expert = Для знатоков
collexion-option-start = Кто начинает?
collexion-option-start-random = По жребию
problem-team-of-four = Для команд нужны четверо.
