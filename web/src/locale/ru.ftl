# Рамка вокруг каждого стола. Слова лобби — в lobby.*.ftl, отказы сервера — в problems.*.ftl.

brand = Поляна
to-lobby = В лобби
lost-title = Здесь ничего нет
guest = Игрок { $number }
seat-open = Свободное место
bot-easy = Лёгкий бот
bot-medium = Средний бот
bot-hard = Сильный бот
bot-mcts = Расчётливый бот
bot-random = Случайный бот
bot-greedy = Жадный бот
bot-for = { $player } (бот)
choose-spot = Выбрать: { $spot }

# Стол
title-turn = ● Ваш ход: { $game }
title-lost = { $what } · Поляна
title-table = { $game } · Поляна
connecting = Садимся за стол…
missing-table = Такого стола нет
reconnecting = Связь прервалась. Пробуем снова…
stopped-table = Партия за этим столом зависла или нарушила правила, и стол отставлен в сторону. Хозяину сервера об этом сообщили.
closed-table = Этот стол закрыл хозяин сервера.
loading-table = Раскладываем поле…

question-heading = Что делать
your-turn = Ваш ход
waiting-for = Ждём: { $players }
thinking = { $count ->
    [one] Думает: { $players }
   *[other] Думают: { $players }
}
late = { $count ->
    [one] Опаздывает с ходом: { $players }.
   *[other] Опаздывают с ходом: { $players }.
} Серверу сейчас приходится много думать, но ответ придёт.
failing = { $count ->
    [one] Не отвечает: { $players }.
   *[other] Не отвечают: { $players }.
} Пробуем ещё раз.
game-over = Игра окончена
won = { $count ->
    [one] Победа: { $players }
   *[other] Победу делят: { $players }
} — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
nobody-won = На этот раз никто не победил
moves-label = Возможные ходы
moves-back = Назад
cancel = Отмена
confirm-label = Подтверждение хода
confirm-final = Этот ход нельзя будет взять назад.
confirm-yes = Подтвердить — { $move }
choose-next = Выберите на поле или здесь:
nothing-new = Сейчас от вас ничего не нужно.
watching = Вы смотрите игру и не играете.

undo = Взять назад
undo-short = Назад
hint = Подсказка
hint-says = Бот сыграл бы так — { $move }
hint-do = Сделать
rules = Правила
score = Очки
replay = Повтор
menu = Ещё
close = Закрыть
settings = Настройки
language-other = English
language-switch = Переключить язык на английский

players = Игроки
log = Журнал
chat = Чат
chat-unread = { $count ->
    [one] { $count } непрочитанное сообщение
    [few] { $count } непрочитанных сообщения
   *[many] { $count } непрочитанных сообщений
}
chat-empty = Пока никто ничего не написал.
board = Поле
own = Моё
hand = Рука
tab-holds = (здесь есть что выбрать)
own-of = Что перед ним: { $player }
say-something = Написать сообщение
say = Отправить
you = вы
first-turn = ходит
offline = не за столом
resigned = игрок сдался
replaced = доигрывает бот
replace-ask = Пусть доиграет бот
replace-votes = согласны { $votes } из { $needed }
look-at-board = { $player }: всё, что лежит на столе
log-empty = Пока ничего не случилось.

resign = Сдаться
resign-title = Сдаться?
resign-text = Партию за вас доиграет { $bot }. Вернуться на своё место будет нельзя.
resign-sure = Да, я сдаюсь
resign-no = Играть дальше
download = Скачать запись
copy-link = Скопировать ссылку
copied = Скопировано
rematch = Сыграть ещё раз
to-rematch = К новой игре
play-on = К текущему ходу

# Ожидание игроков
waiting-title = Ждём игроков
waiting-text = Отправьте каждому другу его ссылку. Игра начнётся сама, как только все места будут заняты.
invite-link = Ссылка на место { $seat }
invite-copy = Скопировать ссылку
invite-new = Сделать ссылку
invite-code = Код для места { $seat }: наведите на него камеру телефона.
alone = Эти ссылки открываются только на этом компьютере. Чтобы друзья из вашей сети могли прийти, запустите сервер так:
alone-or = или
cancel-table = Убрать стол
cancel-table-yes = Да, убрать
cancel-table-no = Оставить

# Приглашение
invited-by = { $player } зовёт вас сыграть: { $game }
invited = Вас зовут сыграть: { $game }
invited-name = Как вас называть?
invited-name-hint = Ваше имя
invited-sit = Сесть за стол
invited-watch = Только посмотреть
option-on = да
option-off = нет
option-take-back = Ходы назад по согласию
name-here = Имя за этим столом
name-keep = Сохранить
notices-ask = Сообщать, когда наступит ваш ход?
notices-yes = Да
notices-no = Нет
notice-turn = Вашего хода ждут за столом.
take-seat = Сесть сюда
start-with-bots = Начать: свободные места займут боты
start-level = Какие боты
seat-taken-by = { $player }

# За одним экраном
curtain-title = Передайте устройство: { $player }
curtain-text = Тайное остальных останется скрытым.
curtain-lift = { $player } — это я

# Лист очков
sheet-title = Лист очков
sheet-total = Итого
sheet-hidden = Пока тайна
sheet-place = { $place }-е место
sheet-tied = Очков поровну: места решило правило о ничьей.
sheet-now = Насколько видно сейчас
chart-title = Очки по ходу игры
chart-turn = Ход { $number }
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
fair-deal = Честная раздача

# Повтор
replay-title = Повтор
replay-turn = Ход { $turn } из { $turns }
replay-play = Пуск
replay-pause = Пауза
replay-back = На ход назад
replay-on = На ход вперёд
replay-start = К началу
replay-end = К концу
replay-link = Ссылка на этот момент
replay-as = Чьими глазами
replay-all = зритель
replay-speed = Скорость

zoom = Масштаб
zoom-in = Ближе
zoom-out = Дальше
zoom-whole = Всё поле

what-is-this = Что это? (?)
what-short = Что это
in-the-rules = В правилах

# Назад по согласию, и что случилось с прошлого хода
undo-ask = Попросить ход назад
back-asked = { $player } просит разрешения взять ход назад.
back-yes = Согласиться
back-no = Нет
back-waits = Просьба взять ход назад. Ждём согласия: { $players }
since = После вашего хода
since-replay = Повтор отсюда
since-watch = Ещё раз
since-stop = Стоп
since-more = и ещё { $count }
since-nothing = пока ничего

# Честная игра

from-record = Из записи
from-record-means = Эта партия начата из записи: тот, кто её принёс, может знать, что у кого на руках и что выйдет дальше.
hints-allowed = Подсказки разрешены
hint-not-here = Здесь играют и другие люди, и стол обходится без подсказок
turn-by-turn = По ходу, без спешки
new-grace = Кто потерял связь, успеет вернуться
grace = { $minutes ->
    [0] игра по ходу, без спешки
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
new-hints = Игроки могут просить у бота подсказки
hint-taken = { $player } пользуется подсказкой бота
hints-taken = { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
   *[many] { $count } подсказок
}
mute = Не слушать
unmute = Снова слушать
remove = Убрать из-за стола
remove-sure = Убрать из-за стола: { $player }?
remove-means = За него доиграет бот, и сюда этот игрок больше не сядет.
