# Что игрок часто не замечает
collexion-habit-score = Ты не замечаешь наборов, которые можно сдать.
collexion-habit-complete = Ты не замечаешь фигур, которые завершают набор.
collexion-habit-closer = Ты не замечаешь фигур, которые приближают набор.
collexion-habit-deny = Ты не замечаешь, что нужно другим.
collexion-habit-free = Ты не замечаешь, что открывает ход.
collexion-habit-give = Ты отдаёшь не те фигуры.
collexion-habit-end = Ты не замечаешь, когда лучше закончить ход.
