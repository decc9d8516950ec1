# Знаки, которые подают друг другу.

signs-open = Подать знак
signs-show = Показывать знаки других
settings-signs = Знаки других игроков
sign-from = { $name }: { $sign }
sign-hello = Привет
sign-good-luck = Удачи
sign-well-played = Отлично сыграно
sign-wow = Ух ты
sign-thinking = Дай подумать
sign-oops = Ой, моя ошибка
sign-thanks = Спасибо
sign-good-game = Хорошая была игра
