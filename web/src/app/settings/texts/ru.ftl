# Настройки: как страница выглядит и звучит в этом браузере.

settings-kept = Всё это хранится только в этом браузере.
settings-language = Язык
settings-theme = Оформление
theme-system = Как в системе
theme-light = Светлое
theme-dark = Тёмное
settings-text = Размер текста
text-normal = Обычный
text-large = Крупный
text-larger = Очень крупный
settings-contrast = Высокий контраст
settings-contrast-about = Буквы темнее, и всё обведено чёткими линиями.
settings-sound = Звук
volume-off = Выключен
volume-soft = Тихий
volume-medium = Средний
volume-loud = Громкий
settings-vibration = Вибрация
settings-vibration-about = Телефон коротко вибрирует, когда ты делаешь ход.
settings-hints = Подсказки за новыми столами
settings-hints-about = Когда открываешь стол, это ещё можно изменить.
settings-coach = Тренер рядом
settings-coach-about = Если других людей за столом нет: после явной ошибки он скажет об этом, и ход можно взять назад. Это считается подсказкой.
settings-place = Игры против ботов
place-device = На этом устройстве
place-server = На сервере
