# Чем хорош ход из подсказки. Части оценки называет сама игра; те же слова звучат и на странице.

hint-good = Что улучшится: { $gains }.
hint-dear = Окупится позже, а пока цена такая: { $costs }.
hint-both = Что улучшится: { $gains }. Чем заплатите: { $costs }.
hint-even = Прямо сейчас это почти ничего не меняет.
hint-gain = { $part } (+{ $points })
hint-cost = { $part } (−{ $points })
hint-then = Что дальше: { $moves }.
hint-and = { $some } и { $last }
hint-serves = { $left ->
    [0] Для «{ $thing }» не хватает как раз этого: { $goods }.
   *[other] Для «{ $thing }» пригодится: { $goods }.
}
