# Почему чего-то сейчас нельзя: за столами всех игр. Причины самих игр — в их locale/whynot.*.ftl.

whynot-over = Игра окончена.
whynot-turn = Сейчас не ваш ход. { $question }
whynot-asked = Сейчас вопрос в другом: { $question }
whynot-later = До этого ещё дойдёт черёд.
whynot-possible = Можно: { $moves }
