# Sound, the installed page, watching, series

sound = Звук
sound-turn-on = Включить звук
sound-turn-off = Выключить звук

away-about = Столы находятся на сервере, а он сейчас недоступен. Правила и уроки здесь.
away-learn = Учиться
install = Установить Tilery
install-about = Страница как отдельное приложение. Правила и уроки доступны и без сети.

watch-delay = Задержка для зрителей
watch-at-once = Нет
watching-behind = Ты смотришь с задержкой: { $delay }.

tally = Побед за этим столом: { $list }
tally-one = { $name } { $wins }
