# Sound, the installed page, watching, series

sound = Звук
settings-sound = Звук и вибрация
sound-on = Включён
sound-off = Выключен
sound-turn-on = Включить звук
sound-turn-off = Выключить звук
