# Что видно по ссылке, пока её не открыли

preview-title = Поляна
preview-about = Открытый стол для современных настольных игр: правила, боты и друзья.
preview-rules = Правила: { $game } · Поляна
preview-table = { $game } · Поляна
preview-invited = { $player } зовёт вас сыграть: { $game }.
preview-waiting = Вас зовут за стол: { $game }.
preview-running = За этим столом идёт игра.
preview-over = Партия окончена: её можно посмотреть.
