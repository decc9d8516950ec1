# Конец партии.
end-you-won = { $points ->
    [none] Победа за тобой!
   *[other] Победа за тобой! Очков: { $points }
}
end-team-won = { $points ->
    [none] Твоя команда побеждает!
   *[other] Твоя команда побеждает! Очков: { $points }
}
end-teams-shared = { $points ->
    [none] Побеждают обе команды!
   *[other] Побеждают обе команды! Очков: { $points }
}
end-team-place = { $place ->
    [2] Твоя команда вторая
   *[other] Твоя команда третья
}{ $points ->
    [none] { "" }
   *[other] , очков: { $points }
}
end-shared-won-you = { $points ->
    [none] Общая победа: ты и { $names }!
   *[other] Общая победа: ты и { $names }! Очков: { $points }
}
end-name-won = { $points ->
    [none] Побеждает { $names }!
   *[other] Побеждает { $names }! Очков: { $points }
}
end-names-won = { $points ->
    [none] Побеждают { $names }!
   *[other] Побеждают { $names }! Очков: { $points }
}
end-shared-won = { $points ->
    [none] Общая победа: { $names }!
   *[other] Общая победа: { $names }! Очков: { $points }
}
end-place = { $place ->
    [2] Второе место
    [3] Третье место
    [4] Четвёртое место
   *[other] Пятое место
}{ $points ->
    [none] { "" }
   *[other] , очков: { $points }
}
end-place-shared = { $place ->
    [2] Общее второе место
    [3] Общее третье место
   *[other] Общее четвёртое место
}{ $points ->
    [none] { "" }
   *[other] , очков: { $points }
}
end-lost-alone = На этот раз не вышло
end-lost-name = { $name }, на этот раз не вышло
end-nobody = На этот раз победителя нет
end-line-alone = Все партии разные. Может быть, следующая удастся.
end-line-win = Прекрасная игра.
end-line-close-win = { $gap ->
    [one] Победа на волоске: { $names } позади всего на { $gap } очко.
    [few] Победа на волоске: { $names } позади всего на { $gap } очка.
   *[many] Победа на волоске: { $names } позади всего на { $gap } очков.
}
end-line-close = { $gap ->
    [one] Совсем рядом: не хватило всего { $gap } очка.
   *[many] Совсем рядом: не хватило всего { $gap } очков.
}
end-line-lost-0 = Хорошая партия. Следующая может быть твоей.
end-line-lost-1 = Отличная игра до последнего хода.
end-line-lost-2 = С тобой было интересно до конца. Ещё одну?
end-line-far-0 = В этот раз не сложилось. Следующая партия начнётся с нуля.
end-line-far-1 = Эта партия не удалась. Попробуешь ещё раз?
end-line-others = Отличная игра, { $names }.
end-figure = { $name } { $figure }
end-curve-points = Очки
end-curve = { $title }: { $list }
end-curve-turn = Ход { $number }
end-curve-round = Раунд { $number }
end-best = Лучший ход
end-by = { $name }: { $what }
end-turning = Переломный момент
end-turning-turn = С хода { $number } и до конца впереди { $name }.
end-turning-round = С раунда { $number } и до конца впереди { $name }.
end-turning-team = Отсюда и до конца впереди { $names }.
end-see = Посмотреть
end-hints = Подсказки
end-hints-none = Никто не брал.

# Что говорят боты в конце: радостно после победы, по-доброму после поражения.
bot-flint-glad = Искра удачи.
bot-flint-kind = Отличная игра.
bot-opal-glad = Каждый ход был в радость.
bot-opal-kind = Какая яркая партия.
bot-slate-glad = Записано. Спасибо за партию.
bot-slate-kind = Это я себе запишу.
bot-jasper-glad = Было весело. Ещё разок?
bot-jasper-kind = Вот это игра. Хочу ещё.
bot-agate-glad = Терпение окупается.
bot-agate-kind = Об этом я буду думать веками.
bot-marl-glad = И мягкий камень иногда побеждает.
bot-marl-kind = Кажется, я немного крошусь.
bot-onyx-glad = Ночь на моей стороне.
bot-onyx-kind = Вот так неожиданность.
bot-quartz-glad = Тик-так. Хорошая партия.
bot-quartz-kind = Точно вовремя. Хорошая партия.

# A step up or down, after a few games against bots
level-up = Ты чаще всего выигрываешь. На ступень выше боты играют так: { $level }.
level-down = Этих ботов трудно обыграть. На ступень ниже они играют так: { $level }.
level-try = Попробовать
