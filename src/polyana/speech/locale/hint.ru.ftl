# Чем хорош ход из подсказки. Части оценки называет сама игра; те же слова звучат и на странице.

hint-good = Что это даёт: { $gains }.
hint-dear = Окупится позже, а пока стоит вам: { $costs }.
hint-both = Что это даёт: { $gains }. Чего стоит: { $costs }.
hint-even = Прямо сейчас это почти ничего не меняет.
hint-gain = { $part } (+{ $points })
hint-cost = { $part } (−{ $points })
hint-then = Что дальше: { $moves }.
hint-and = { $some } и { $last }
