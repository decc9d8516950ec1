crw-hint-open = Одна из открытых фишек тебе пригодится.
crw-hint-take = Возьми открытую фишку: { $tile }.
crw-hint-bag = Сейчас на столе нет ничего лучше.
crw-hint-draw = Возьми фишку из мешка.
crw-hint-actions = Взгляни на свои фишки действия.
crw-hint-pass-on = Сыграй «Передай дальше».
crw-hint-draw-three = Сыграй «Возьми три»: пусть берёт { $name }.
crw-hint-lonely = Какие твои фишки не подходят ни к одной другой?
crw-hint-give = Передай: { $tiles }.
crw-hint-nothing = Возможностей осталось мало.
crw-hint-pass = Спасуй.
crw-hint-you-open = Можно открыться.
crw-hint-new-group = Взгляни на свою фишку: { $tile }. Можно начать новую группу.
crw-hint-look = Взгляни на стол: { $line }.
crw-hint-rearrange = Взгляни на стол: { $line }. Там можно что-то передвинуть.
crw-hint-move = Передвинь: { $tiles }.
crw-hint-lay = Выложи: { $tiles }.
crw-hint-short = { $moved ->
    [0] Выложи свои фишки: { $laid }.
   *[other] Выложи свои фишки: { $laid }. Для этого передвинь фишки на столе: { $moved }.
}
crw-hint-left = { $line } слева от фишки «{ $tile }»
crw-hint-right = { $line } справа от фишки «{ $tile }»
crw-hint-above = { $line } над фишкой «{ $tile }»
crw-hint-below = { $line } под фишкой «{ $tile }»
crw-hint-alone = { $line } на свободное место
crw-hint-tile = Взгляни на фишку: { $tile }.
crw-hint-there = Туда можно выложить: { $tiles }.
crw-hint-there-count = Туда можно выложить твои фишки: { $count }.
crw-why-goes-out = Тогда фишек у тебя не останется.
crw-why-opens = Так можно открыться.
crw-why-lays = { $points ->
    [one] В руке станет на { $points } очко меньше.
    [few] В руке станет на { $points } очка меньше.
   *[other] В руке станет на { $points } очков меньше.
}
crw-why-makes = Получится: { $line }.
crw-why-completes = Вместе получится { $kind ->
    [run] серия
   *[set] набор
}: { $tiles }.
crw-why-pairs = Подходит к твоей фишке «{ $tile }».
crw-why-none-open = Ни одна открытая фишка не даст с твоими тройку.
crw-why-may-complete = { $tiles ->
    [one] Скрытых фишек: { $unseen }. С твоими тройку даст { $tiles }.
   *[other] Скрытых фишек: { $unseen }. С твоими тройку дадут { $tiles }.
}
crw-why-sheds = { $points ->
    [one] В конце это −{ $points } очко.
    [few] В конце это −{ $points } очка.
   *[other] В конце это −{ $points } очков.
}
crw-why-fewest = Фишек меньше всех: { $count }.
crw-why-alone = { $count ->
    [one] Одна из них не сочетается с остальными.
   *[other] Они не сочетаются с остальными.
}
crw-why-crosses = Фишка сразу в двух линиях: { $tile }.
crw-why-keeps = { $kind ->
    [run] Для серии есть { $tiles }.
   *[set] Для набора есть { $tiles }.
}
crw-why-sorted = Тогда в наборах и сериях { $tiles } из { $of } твоих фишек.
