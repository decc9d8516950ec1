# Sound, the installed page, watching, series

sound = Звук
sound-turn-on = Включить звук
sound-turn-off = Выключить звук

away-about = Сервер сейчас недоступен. Столам он нужен, а правила и уроки работают и без него.
away-learn = Учиться
install = Установить Tilery
install-about = Работает как отдельное приложение. Правила и уроки доступны и без интернета.

watch-delay = Задержка для зрителей
watch-at-once = Нет
watching-behind = Ты смотришь с задержкой: { $delay }.

tally = Победы за этим столом: { $list }
tally-one = { $name } { $wins }
