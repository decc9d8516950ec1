# Для владельца сервера: что здесь есть и что можно удалить.

admin = Управление
admin-about = Для владельца этого сервера. Ключ записан в настройках сервера и хранится только в этой вкладке.
admin-token = Ключ администратора
admin-enter = Открыть
admin-leave = Забыть ключ
admin-house = Столы: { $tables } · партии в библиотеке: { $games } · соединения: { $connections } · { $size } МБ
admin-tables = Столы
admin-games = Партии в библиотеке
admin-search-tables = Искать столы по игроку
admin-search-games = Искать партии по игроку
admin-none = Ничего не найдено.
admin-public = открытый
admin-private = закрытый
admin-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
}
admin-connected = соединения: { $count }
admin-delete = Удалить
admin-delete-this = Удалить: { $what }
admin-table-question = Удалить этот стол?
admin-table-about = Навсегда исчезнут и все его партии. Те, кто сейчас за столом, узнают об этом.
admin-game-question = Удалить эту партию?
admin-game-about = Она навсегда исчезнет из библиотеки, и никто больше не сможет её посмотреть. Её стол останется.
admin-keep = Оставить
admin-deleted = Удалено.
admin-clean = { $count ->
    [0] Старых столов для удаления нет
    [one] Удалить старые столы: { $count }
    [few] Удалить старые столы: { $count }
   *[other] Удалить старые столы: { $count }
}
admin-clean-question = Удалить старые столы?
admin-clean-about = За этими столами никто не играл дольше, чем разрешают настройки. Их партии тоже исчезнут навсегда. Столы, за которыми кто-то есть, останутся.
admin-cleaned = { $count ->
    [one] Удалено столов: { $count }.
    [few] Удалено столов: { $count }.
   *[other] Удалено столов: { $count }.
}

error-not-admin = Это не ключ администратора этого сервера.
