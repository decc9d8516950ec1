# Учебный стол: игра в одиночку с заданной позиции
practice-note = Что делать
practice-again = Начать сначала
practice-undo = Отменить последний ход
practice-give-up = Показать ответ
practice-follow = Сделать этот ход
practice-parts = Шаг за шагом
practice-waiting = Секунду…
problem-practice-over = Отмени последний ход или начни сначала.
problem-practice-shown = Сделай отмеченный ход или начни сначала.
practice-over = Этот ход закончен.
