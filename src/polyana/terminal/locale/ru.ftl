# Терминал. Сообщения игры лежат в папке самой игры.

app-help = Открытый стол для современных настольных евроигр.
help-games = Во что можно сыграть.
help-play = Сыграть в терминале или продолжить сохранённую партию.
help-replay = Просмотреть сохранённую партию ход за ходом.
help-verify = Проверить, честно ли роздана и сыграна сохранённая партия: контрольная сумма, код раздачи, ходы.
help-commitment = Контрольная сумма, которую вы записали до партии.
help-nonce = Ваша добавка, как вы её записали.
help-learn = Научиться играть: первый раунд с подсказками, дальше — сами.
help-rules = Правила игры.
help-content = Из чего состоит игра, по источникам; или проверка папки с исправленными данными.
help-check = Сыграть случайные партии и проверить при каждом решении всё, что обязано соблюдаться.
help-bench = Измерить скорость игры на секунду процессорного времени одного процесса.
help-arena = Сыграть ботами друг против друга, меняя места при той же раздаче, и показать, кто сильнее.
help-balance = Посадить на все места одного бота и показать, честна ли игра: по местам, империям, полям и так далее.
help-serve = Открыть столы для браузеров: страница и интерфейс HTTP и WebSocket.
help-host = Адрес, на котором слушать.
help-port = Порт, на котором слушать; без него — 8000 или следующий свободный.
help-database = Где хранить столы: URL SQLAlchemy; без него — файл в вашей папке данных.
help-redis = URL Redis, если столы делят несколько серверов.
help-lan = Пустить друзей из той же сети: слушать в ней, показать адрес и QR-код.
help-open = Открыть страницу в браузере.
help-lang = Язык: ru или en.
help-game = Название игры.
help-seats = Кто играет, через запятую: human (человек) или бот ({ $bots }); после двоеточия — сколько ему думать: hard:1s, mcts:500ms.
help-option = Вариант игры, ключ=значение; можно указать несколько раз. ключ=@ФАЙЛ берёт значение из файла.
help-seed = Код раздачи: число, которое определяет все случайности партии.
help-load = Продолжить сохранённую партию.
help-names = Имена игроков через запятую.
help-folder = Папка с исправленными данными игры.
help-file = Сохранённая партия.
help-find = Показать только то, где есть этот текст.
help-numbered = Пронумерованные правила на английском — для тех, кто работает над игрой.
help-check-folder = Проверить эту папку с исправленными данными.
help-games-number = Сколько партий сыграть.
help-json = Вывести результат одной строкой JSON.
help-workers = Сколько процессов работает одновременно.
help-bots = Боты через запятую; можно указать время или число итераций: mcts:200ms,greedy,random.
help-bot = Бот на всех местах.
help-players = Сколько игроков за столом; без этого — сколько ботов, если игра позволяет.
help-ray = Играть на кластере Ray: auto, local или адрес:порт.
help-arena-file = Где хранить партии, каждую сразу по окончании; та же команда с тем же файлом продолжит с места остановки.
help-report = Записать отчёт с графиками: один файл HTML.
help-export = Записать все партии таблицами Parquet в эту папку, для изучения.
help-by = Что сравнить, через запятую: seat (место), order (очерёдность) или выбор самой игры: faction, title, map.
help-from = Взять партии из файла арены, а не играть.
help-seconds = Сколько секунд измерять.
help-help = Показать эту справку.
help-version = Показать версию.
version-plain = обычный Python
version-compiled = скомпилировано

serve-lan = Друзья в той же сети открывают { $address } или наводят телефон сюда:
serve-address = Столы накрыты: { $address } (остановить — Ctrl+C)

title-arguments = Аргументы
title-options = Параметры
title-commands = Команды
usage = Использование
usage-options = [ПАРАМЕТРЫ]
usage-command = КОМАНДА
argument-game = ИГРА
argument-file = ФАЙЛ
value-text = ТЕКСТ
value-number = ЧИСЛО
value-path = ПУТЬ
value-words = А,Б
value-choice = КЛЮЧ=ЗНАЧЕНИЕ
help-usual = [по умолчанию: { $value }]
help-required = [обязательно]

error = { $reason }
error-usage = { $reason } Справка: { $command } --help.
error-command = Команды { $name } нет; есть: { $known }.
error-option-unknown = Параметра { $name } нет.
error-missing = Не указано: { $name }.
error-value-missing = Параметру { $name } нужно значение.
error-value-extra = Параметр { $name } значения не принимает.
error-number = { $name } — это число, а не { $value }.
error-whole-number = { $name } — это целое число, а не { $value }.
error-least = { $name } — не меньше { $least }, а дано { $value }.
error-extra = Лишнее: { $words }.
error-file = Файл { $file } не читается: { $reason }.
error-write = Файл { $file } не записать: { $reason }.
error-option-form = Вариант записывается как ключ=значение, а не { $given }.
error-option-file = Файл { $file } нельзя прочитать.
error-seats = { $seats ->
    [one] Дано { $seats } место
    [few] Дано { $seats } места
   *[many] Дано { $seats } мест
}, а в партии { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}.
error-seat = Игрока { $name } нет; есть: human, { $known }.
error-names = { $names ->
    [one] Дано { $names } имя
    [few] Дано { $names } имени
   *[many] Дано { $names } имён
}, а за столом { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}.
error-lang = Языки: ru и en, а не { $language }.
error-game-or-load = В какую игру? Назовите одну ({ $known }) или загрузите сохранённую: --load.
error-both = Укажите либо игру, либо --load, но не оба сразу.

games-title = Игры
games-name = Игра
games-players = Игроков
games-variants = Варианты
games-blurb = О чём она
games-start = Начать: polyana play { $game }

player-human = { $number ->
    [0] Игрок
   *[other] Игрок { $number }
}
player-easy = { $number ->
    [0] Лёгкий бот
   *[other] Лёгкий бот { $number }
}
player-medium = { $number ->
    [0] Средний бот
   *[other] Средний бот { $number }
}
player-hard = { $number ->
    [0] Сильный бот
   *[other] Сильный бот { $number }
}
player-mcts = { $number ->
    [0] Расчётливый бот
   *[other] Расчётливый бот { $number }
}
player-random = { $number ->
    [0] Случайный бот
   *[other] Случайный бот { $number }
}
player-greedy = { $number ->
    [0] Жадный бот
   *[other] Жадный бот { $number }
}
player-other = { $number ->
    [0] { $name }
   *[other] { $name } { $number }
}

learn-title = Урок
error-no-lesson = В игре { $game } урока нет.
play-welcome = { $game }. Контрольная сумма раздачи: { $commitment }. Сам код раздачи будет показан в конце.
play-loaded = Партия продолжается после хода { $turn }.
play-moves = Ходы
play-prompt = Номер, ход или: ? правила, u отмена, h подсказка, w почему нельзя (w и название), l журнал, s сохранить, q выход
play-unknown = { $given } — такого хода нет. Введите номер от 1 до { $last } или одну из команд ? u h w l s q.
play-curtain = Ходит { $player }. Передайте клавиатуру и нажмите Enter.
play-undone = Последний ход отменён.
play-hint = { $bot } сыграл бы так — { $move }
play-saved = Сохранено: { $file }. Продолжить: polyana play --load { $file }
play-kept = Партия сохранена: { $file }. Посмотреть её снова: polyana replay { $file }
play-following = Следующая партия
play-sequel = { $name }: { $command }
play-left = До встречи.
play-log = Что произошло
play-thinking = { $player } думает… { $seconds } с
play-over = Партия окончена
play-seed = Код раздачи { $seed }, контрольная сумма { $commitment }.
score-title = Очки
score-total = Итого
score-place = Место
score-winner = Победа: { $players }.
score-winners = Победу делят: { $players }.
score-lost = Никто не победил.

replay-title = Ход { $turn } из { $turns } · ответ { $number } из { $last }
replay-prompt = Enter дальше, b назад, номер — к этому ходу, q выход
replay-start = Начало
replay-frames = Партия сыграна по другим правилам; показаны сохранённые положения.
replay-old = Правила или данные игры { $game } менялись во время партии; она показана с этого места.

verify-good = Всё сходится.
verify-bad = Сходится не всё.
verify-commitment = У секрета и соли та самая контрольная сумма, что была показана до партии: { $commitment }.
verify-commitment-plain = У кода раздачи та самая контрольная сумма, что была показана до партии: { $commitment }. Она без соли.
verify-commitment-wrong = Контрольная сумма не та: показана была { $shown }, а должна быть { $due }.
verify-no-commitment = В файле нет контрольной суммы, показанной до партии: нельзя проверить, была ли раздача определена заранее.
verify-noted = Это та самая контрольная сумма, которую вы записали.
verify-noted-other = Вы записали другую контрольную сумму.
verify-seed = Код раздачи { $seed } получен из { $nonces ->
    [0] секрета и соли: никто не добавил своего.
    [one] секрета, соли и добавки с { $nonces } места.
   *[many] секрета, соли и добавок с { $nonces } мест.
}
verify-seed-wrong = Код раздачи { $seed } получен не из тех секрета, соли и добавок, что есть в файле.
verify-no-pledge = В файле не сказано, из чего получен код раздачи: нельзя проверить, не выбрал ли его кто-нибудь.
verify-nonce = Ваша добавка { $nonce } учтена.
verify-nonce-missing = Вашей добавки { $nonce } нет среди тех, из которых получен код раздачи.
verify-moves = { $number ->
    [one] { $number } ход партии сыгран заново и ведёт
    [few] Все { $number } хода сыграны заново и ведут
   *[many] Все { $number } ходов сыграны заново и ведут
} от кода раздачи к тому концу, что записан в файле.
verify-moves-open = Партия не окончена; { $number ->
    [0] она разложена по коду раздачи так, как сказано в файле.
    [one] её { $number } ход сыгран заново и ведёт от кода раздачи к положению в файле.
    [few] её { $number } хода сыграны заново и ведут от кода раздачи к положению в файле.
   *[many] её { $number } ходов сыграны заново и ведут от кода раздачи к положению в файле.
}
verify-moves-since = Ходы после { $number }-го сыграны заново; как партия пришла туда от кода раздачи, в файле не сказано, и этого не проверить.
verify-moves-wrong = Ходы не ведут от кода раздачи к тому, чем кончается файл. { $reason }
verify-other-rules = Партию играли по версии правил { $then } или с другим содержанием; здесь версия { $now }, и по ней ходы не проверить.

content-title = Из чего состоит { $game }
content-file = Файл
content-kind = Записи
content-sum = Всего
content-replaced = заменён
content-hash = Хеш данных: { $hash }
content-good = Данные в { $folder } годятся. Они заменяют: { $files }.
content-nothing = В { $folder } нет файлов с данными; ничего не заменено.

rules-none = В правилах игры { $game } нигде нет «{ $find }».

check-title = Проверка: { $game }
check-good = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
}: нарушений нет.
check-bad = Нарушение: { $sentence }
check-saved = Партия, которая к нему привела, сохранена: { $file }.

bench-title = { $game }, на секунду процессорного времени одного процесса
bench-decisions-per-s = решений в секунду
bench-games-per-s = партий в секунду
bench-decisions-per-game = решений за партию
bench-branching = вариантов на решение
bench-fork-us = копия партии в середине игры, мкс

arena-title = { $game }: { $bots }
arena-speed = { $speed } партий/с
arena-goes-on = В файле { $file } уже { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}.
arena-pace = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} за { $seconds } с: { $speed }
arena-kept = { $games ->
    [one] { $games } партия хранится
    [few] { $games } партии хранятся
   *[many] { $games } партий хранится
} в файле { $file }
arena-stopped = Остановлено. { $games ->
    [one] { $games } партия сохранена
    [few] { $games } партии сохранены
   *[many] { $games } партий сохранено
}; продолжит та же команда с --file { $file }
arena-report = Отчёт в файле { $file }
arena-exported = Таблицы в папке { $folder }

# Хозяину сервера

help-backup = Записать все столы в один файл, не останавливая сервер.
help-restore = Вернуть столы из резервной копии на пустое место.
help-copy = Файл резервной копии.
argument-copy = ФАЙЛ
help-admin = Смотреть за столами сервера: показать, закрыть, удалить; не пускать гостей и адреса.
help-admin-list = Все столы; последние изменённые — сверху.
help-admin-status = Только столы waiting (ждут), running (идут) или over (закончены).
help-admin-show = Один стол: кто за ним сидит и что сказано последним.
help-admin-close = За этим столом больше никто не играет.
help-admin-reopen = Снова открыть стол, который закрыли или отставили, потому что он завис.
help-admin-delete = Удалить стол со всем, что за ним было.
help-admin-ban = Не давать гостю или адресу играть, говорить и открывать столы.
help-admin-unban = Снова пустить гостя или адрес.
help-admin-bans = Кого не пускают.
help-table = Номер стола, как в его ссылке.
argument-table = СТОЛ
help-who = Номер гостя, как его называет «show», или адрес: у IPv6 — весь его /64, или сеть, например 192.0.2.0/24.
argument-who = КОГО
help-days = Через сколько дней это кончится; без этого — никогда.
help-reason = Почему; видит только хозяин сервера.
backup-done = { $tables ->
    [one] { $tables } стол записан
    [few] { $tables } стола записаны
   *[many] { $tables } столов записаны
} в { $file }.
restore-done = { $tables ->
    [one] { $tables } стол возвращён
    [few] { $tables } стола возвращены
   *[many] { $tables } столов возвращены
} из { $file }.
admin-tables = { $number ->
    [one] { $number } стол
    [few] { $number } стола
   *[many] { $number } столов
}
admin-table = Стол
admin-game = Игра
admin-status = Состояние
admin-players = Игроки
admin-turns = Ходы
admin-changed = Изменён (UTC)
admin-aside = Отставлен
admin-seat = Место
admin-kind = Кто
admin-name = Имя
admin-guest = Гость
admin-seen = Был здесь (UTC)
admin-sheet = Стол { $table }: { $game }, { $status }, { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}. Открыт { $created } гостем { $maker }, изменён { $changed } (UTC).
admin-is-aside = Отставлен: { $reason }
admin-closed = Стол { $table } закрыт.
admin-reopened = За столом { $table } снова можно играть.
admin-deleted = Стол { $table } удалён.
admin-banned = { $who }: вход закрыт. { $tables ->
    [0] Ни один идущий стол его не ждёт.
    [one] Его место за { $tables } идущим столом остаётся; другие за столом могут посадить бота.
   *[other] Его места за { $tables } идущими столами остаются; другие за столом могут посадить бота.
}
admin-banned-network = { $who }: оттуда больше никого не пускают.
admin-unbanned = { $who }: вход снова открыт.
admin-not-banned = { $who }: вход и не закрывали.
admin-for-good = навсегда
admin-bans = { $number ->
    [0] Пускают всех.
    [one] Вход закрыт { $number } гостю или сети:
   *[other] Вход закрыт { $number } гостям и сетям:
}
