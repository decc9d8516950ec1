# Как следить за другими: их ходы по порядку и что они сделали последним.

following-again = Что произошло? Показать ещё раз
following-skip = Пропустить
following-next = Дальше
following-stand-in = ход сделал бот
settings-tempo = Ходы других игроков
tempo-calm = Спокойно
tempo-normal = Обычно
tempo-quick = Быстро
tempo-steps = По шагам
calling = Сообщать, когда мой ход
