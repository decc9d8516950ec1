# Hidden Stones, прежде чем сесть за стол: что это и о чём можно договориться.
hidden-stones-title = Тайные камни
hidden-stones-pitch = Переворачивай и меняй местами девять двусторонних плиток, пока они не лягут как на твоих картах. За каждое изменение сбрасывают карту: выбирай с умом.
hidden-stones-option-edition = Когда кто-то выполнил достаточно целей
hidden-stones-option-edition-piatnik = Доиграть круг
hidden-stones-option-edition-piatnik-about = У всех поровну ходов (издание Piatnik).
hidden-stones-option-edition-magellan = Закончить сразу
hidden-stones-option-edition-magellan-about = Гонка: у остальных нет последнего хода (издание «Магеллан»).
hidden-stones-option-start = Кто начинает?
hidden-stones-option-start-random = По жребию
hidden-stones-option-deck = Своя колода
hidden-stones-option-deck-about = Одна карта в строке: номер, очки, цель, например «1 1 BH». Ряды сверху вниз через «/»; U солнце, M луна, F рыба, B птица, H лошадь, O лодка, S семя, T дерево, «.» любая плитка.
problem-equal-turns = В издании Piatnik у всех поровну ходов.
problem-bad-deck = Эту колоду не удалось прочитать. Проверь каждую строку: номер, очки, цель.
problem-deck-lacks-solo = Для одиночной игры в этой колоде мало карт с числом { $card }.
problem-deck-too-small = Для стольких игроков в этой колоде мало карт.
