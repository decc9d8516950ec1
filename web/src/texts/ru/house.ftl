# Дом: всё, что не относится к одной игре.

# Везде
skip-to-content = Перейти к содержимому
page-tools = Инструменты страницы
go-home = На главную
close = Закрыть
loading = Минутку…
try-again = Попробовать ещё раз
reload = Обновить страницу
rules = Правила
rules-of = Правила: { $title }
rules-play = Играть
rules-right = Да.
rules-wrong = Нет.
rules-show = Показать правило
table = Стол

# Главная
home-welcome = Присаживайся. Всё уже на столе.
home-players = Игроков: { $least }–{ $most }
home-more = Ещё
learn-short = Научиться за 5 минут
at-home = Мой стол дома
at-home-scores = Таблица очков
home-play = Играть
quick-opponents = Соперники
quick-level = Играют
quick-start = { $count ->
    [one] Играть против { $count } бота
    [few] Играть против { $count } ботов
   *[other] Играть против { $count } ботов
}
ways = Как будем играть?
start-bots = Против ботов
start-alone = Играть в одиночку
start-device = Вместе на одном устройстве
start-friends = Стол для друзей
level-random = Наугад
level-beginner = Как новички
level-easy = Вполсилы
level-casual = Для удовольствия
level-normal = Хорошо
level-strong = Очень хорошо
level-expert = Мастерски
level-beginner-about = Для первой игры: многого не замечают.
level-easy-about = У них могут выиграть и дети.
level-casual-about = Играют без напряжения и кое-что упускают.
level-normal-about = Играют, как хорошие игроки.
level-strong-about = Думают наперёд и редко ошибаются.
level-expert-about = Считают так далеко, как только могут.
your-tables = Твои столы
your-tables-all = Показать все столы ({ $count })
your-tables-none = Пока нет. Здесь будут столы, за которыми ты играешь: к ним можно вернуться в любое время.
your-tables-running = Игра идёт
your-tables-over = Игра окончена
your-tables-forget = Убрать этот стол ({ $title }) из списка

# Новый стол
new-table = Новый стол
new-table-of = Новый стол: { $title }
seats = Кто играет?
seat-add = Ещё одно место
seat-remove = Убрать место { $number }
seat-free = Свободно
seat-kind = Кто сядет на место { $number }?
seat-kind-device = На этом устройстве
seat-kind-open = По ссылке
seat-kind-bot = Бот
seat-name = Имя на месте { $number }
seat-face = Портрет на месте { $number }
seat-people = Кто здесь уже играл: на место { $number }
seat-known = Кто здесь уже играл
seat-forget = Забыть на этом устройстве: { $name }
seat-done = Готово
seat-level = Как играет { $name }
seat-open-about = Кто первым откроет ссылку
options = Настройки игры
options-more = Ещё
hints-offer = Подсказки, если нет идей
hints-offer-about = Попросить может тот, чей ход. Это увидят все.
hints-offer-about-alone = Попросить подсказку можно в любой момент.
hints-none = Без подсказок
make-table-link = Открыть стол
make-table-link-about = { $count ->
    [one] Ты получишь ссылку для друзей. Игра начнётся, когда займут свободное место.
    [few] Ты получишь ссылку для друзей. Игра начнётся, когда займут все { $count } свободных места.
   *[other] Ты получишь ссылку для друзей. Игра начнётся, когда займут все { $count } свободных мест.
}
make-table-start = Начать игру
make-table-start-about = Все в сборе, игра начнётся сразу.
name-player = Игрок { $number }
name-player-you = Игрок { $number } (ты)
name-you = Ты
name-bot = Бот { $number }
bot-names = Кремень, Опал, Сланец, Яшма, Агат, Мергель, Оникс, Кварц

# Перед игрой
your-name = Твоё имя
take-seat = Сесть за стол
just-watch = Просто смотреть
waiting-title = { $count ->
    [0] Игра вот-вот начнётся
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
   *[other] Ждём ещё { $count } игроков
}
waiting-about = Игра начнётся, когда все соберутся. Страницу можно закрыть и вернуться позже.
waiting-watching = Ты смотришь. Игра начнётся, когда все соберутся.
invite-link = Ссылка на этот стол
invite-copy = Скопировать ссылку
invite-copied = Скопировано
invite-qr = QR-код со ссылкой на этот стол
invite-about = Отправь её друзьям или покажи им код.

# За столом
table-loading = Идём к столу…
players = Игроки
plate-you = ты
plate-turn = сейчас ходит
plate-away = сейчас нет на месте
your-turn = Твой ход.
watching = Ты смотришь.
log = Журнал игры
beside-table = Рядом со столом
log-empty = Пока ничего.
log-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
describe = Описать стол
describe-title = Стол словами
hint = Подсказка
hint-thinking = Ищем подсказку…
hint-show = Покажи
hint-place = Показать место
hint-move = Показать ход
hint-next = Дальше
hint-only = Здесь можно сделать только одно. { $move }
hint-whole = Это весь ход.
hint-do = Сделать так
hint-label = Подсказка
key-hint = Показать подсказку, потом ход
tell-hint = { $name } берёт подсказку.
connection-lost = Связь прервалась. Пробуем снова…
connection-back = Ты снова здесь. Всё как было.
curtain-label = Занавес
curtain-title = Дальше ходит { $name }
curtain-about = Передай устройство. Всё скрыто, пока следующий игрок не готов.
curtain-open = Это я, { $name }

# После игры
over = Игра окончена
over-rematch = Сыграть ещё раз
over-board = Посмотреть поле
over-back-to-sheet = Назад к очкам
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
record = Сохранить запись
replay = Повтор
replay-none = Повтора здесь нет
replay-seat = Смотреть как
replay-spectator = зритель
replay-controls = Повтор
replay-slider = Шаг игры
replay-position = Шаг { $step } из { $steps }
replay-turn = Ход
replay-first = К началу
replay-back = На шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-step = На шаг вперёд
replay-last = К концу

# Здесь ничего нет
lost-title = Здесь ничего нет
lost-about = Этот адрес никуда не ведёт. Возможно, по дороге потерялась буква.
no-table-title = Такого стола нет
no-table-about = По этому адресу нет стола. Возможно, ссылка неполная: попроси прислать её ещё раз.
deleted-title = Этого стола больше нет
no-game-title = Этой игры здесь нет
rules-fault-title = Эту игру нельзя продолжить
version-title = Новая версия Tilery
unloaded-title = Не удалось загрузить
unloaded-about = Часть страницы не загрузилась. Она загрузится сама, когда сервер вернётся.

# Почему не получилось
problem-cannot-undo = В этом ходу тебе нечего отменять.
error-offline = Сервер недоступен. Есть ли интернет?
error-malformed = Сервер этого не понял. Обнови страницу и попробуй ещё раз.
error-too-large = Слишком длинно для одного сообщения.
error-too-fast = Слишком много сразу. Подожди немного и попробуй ещё раз.
error-many-tables = Из твоей сети за последние сутки открыто очень много столов. Возвращайся через несколько часов или спроси владельца сервера (настройка tables_per_day).
error-much-stored = Из твоей сети за последние сутки сохранено очень много данных. Возвращайся через несколько часов или спроси владельца сервера (настройка bytes_per_day).
error-version = Вышла новая версия Tilery. Обнови страницу: твой стол никуда не денется.
error-origin = Эта страница открыта не с адреса сервера. Открой Tilery по его собственному адресу.
error-host = Этот сервер не знает адреса, который открыт в твоём браузере. Спроси владельца сервера.
error-crowded = Сервер сейчас перегружен. Попробуй позже.
error-no-table = Такого стола нет.
error-deleted = Владелец сервера удалил этот стол вместе со всеми партиями.
error-game-deleted = Владелец сервера удалил эту партию.
error-no-game = На этом сервере нет игры, в которую играют за этим столом.
error-rules-fault = В правилах этой игры ошибка, поэтому продолжить её нельзя. Владелец сервера увидит в его журнале, в чём дело.
error-not-your-seat = Это чужое место.
error-stale = Стол только что изменился. Посмотри ещё раз и ходи.
error-repeated = Что-то перепуталось. Обнови страницу и попробуй ещё раз.
error-not-started = Игра ещё не началась.
error-unreadable = Сервер не может это прочитать.
error-illegal = Так нельзя.
error-not-over = Игра ещё идёт.
error-no-hints = За этим столом подсказок нет.
error-not-your-turn = Подсказку можно попросить в свой ход.
error-hint-failed = Подсказка не нашлась. Попробуй ещё раз.
error-storage = Сервер сейчас не может ничего сохранить. Ничего не изменилось; попробуй чуть позже.
error-internal = На сервере произошла ошибка. Ничего не изменилось.
error-closing = Сервер перезапускается и сейчас вернётся.
error-bad-name = В имени может быть от 1 до 24 знаков.
error-no-seat = Такого места нет.
error-no-round = Такой партии за этим столом не было.
error-not-found = По этому адресу ничего нет.
error-seat-taken = Кто-то успел раньше: место занято.
error-full = Все места заняты. Можно смотреть.
error-unknown = Сервер такого не знает.
problem-over = Игра окончена.
problem-not-your-turn = Сейчас не твой ход.
problem-not-due = Сейчас этого сделать нельзя.
problem-no-such-seat = На этом месте никого нет.

settings = Настройки
