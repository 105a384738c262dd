# Отказы всех игр: чего сделать нельзя и что было бы верно.

refusal-over = Партия окончена, ходов больше нет.
refusal-not-over = Партия ещё не окончена.
refusal-not-running = За этим столом игра не идёт.
refusal-not-asked = Место { $seat } сейчас не спрашивают; очередь места { $whose }.
refusal-not-possible = { $move } — сейчас так нельзя. Можно: { $expected }.
refusal-undo-nothing = Ходов ещё не было.
refusal-undo-foreign = Последний ход сделан не вами; отменить его может только тот, кто его сделал.
refusal-undo-over = Партия окончена, её число уже показано; отменить ничего нельзя.
refusal-undo-news = После последнего хода открылось что-то новое; он остаётся в силе.
refusal-record-broken = Это не целая запись партии Polyana: { $reason }.
refusal-record-format = У записи формат { $number }, а программа читает формат { $known }.
refusal-record-foreign = Это запись игры { $game }, а не { $wanted }.
refusal-record-seed = Запись повреждена: её число не помещается в 64 бита.
refusal-record-snapshot = Запись повреждена: снимок положения лежит вне её ходов.
refusal-record-floor = Запись повреждена: закреплено больше ходов, чем сделано.
refusal-record-commitment = Запись повреждена: её число не подходит к хешу.
refusal-record-move = Запись повреждена на ходу { $number }: место { $seat } не может сыграть { $move }.
refusal-record-long = В записи может быть до { $most } ходов, из них до её начала — до { $before }.
refusal-record-long-move = Запись повреждена: таких длинных ходов не бывает.
refusal-record-elsewhere = Запись повреждена: её ходы не ведут к сохранённому положению.
refusal-record-setup = По этой записи партию не разложить: { $reason }
refusal-record-frames = Сохранённые положения этой записи повреждены.
refusal-record-frames-shown = Сохранённые положения этой записи не показать: { $reason }.
refusal-record-many = В этой записи слишком много сохранённых положений.
refusal-record-large = Сохранённое положение этой записи слишком велико.
refusal-record-before = Запись повреждена на ходу { $number }, до её начала.
refusal-position-unusable = Это положение использовать нельзя: { $reason }.
refusal-position-impossible = Такого положения быть не может: { $reason }.
refusal-option-unknown = У игры { $game } нет варианта { $option }; есть: { $known }.{ $near ->
    [none] { "" }
   *[other] { " " }Может быть, { $near }?
}
refusal-option-value = Вариант { $option }: подходит { $wanted }, а не { $value }.
refusal-option-players = { $game }: число игроков — { $allowed }, а не { $players }.
refusal-option-seats = Игроков { $players }, мест нужно столько же, а не { $seats }.
refusal-options-misfit = Так в { $game } не играют: { $reason }.
refusal-game-unknown = Игры { $name } нет; есть: { $known }.{ $near ->
    [none] { "" }
   *[other] { " " }Может быть, { $near }?
}
refusal-bot-unknown = Бота { $name } нет; есть: { $known }.
refusal-bot-no-budget = Боту { $name } время не задают; можно задать только этим: { $searching }.
refusal-bot-budget = { $given } — так время не задают; нужно время или число проб: mcts:500ms, mcts:2s, mcts:300.
refusal-content = { $where }: { $reason }
refusal-arena-empty = Арене нужен хотя бы один бот.
refusal-arena-twice = { $bot } назван дважды; бота, который занимает несколько мест, называют один раз.
refusal-arena-foreign = { $file } — не файл арены.
refusal-arena-format = У файла { $file } формат { $number }, а программа читает формат { $known }.
refusal-arena-damaged = Файл { $file } повреждён в строке { $line }.
refusal-arena-another = В файле { $file } другая арена. { $what ->
    [code] В ней играла другая версия ботов или правил.
    [content] В ней играли с другими данными.
   *[other] Там { $what } — { $there }, а не { $wanted }.
} Укажите другой файл.
refusal-arena-failed = Партию { $number } ({ $seats }, число { $seed }) не удалось сыграть: { $reason }.
refusal-arena-ray = Ray не установлен; установите его: pip install 'polyana[ray]'.
refusal-arena-no-cluster = По адресу { $address } нет кластера Ray: { $reason }.
refusal-arena-nodes = На узле кластера Ray другая версия Polyana или другие данные; установите везде одно и то же.
refusal-arena-study = Для Parquet нужен pyarrow; установите его: pip install 'polyana[study]'.
refusal-arena-choice = У игры { $game } нет выбора { $choice }, который менялся бы за этими столами; есть: { $known }.
refusal-arena-other-game = В файле { $file } партии игры { $there }, а не { $game }.
refusal-arena-write = { $file } не записать: { $reason }.
refusal-server-database = { $given } — не база данных; пишите sqlite:///файл или postgresql://имя@адрес/база.
refusal-server-driver = База данных задаётся как sqlite:// или postgresql://, а не { $driver }://.
refusal-server-setting = Настройка из окружения не подходит: { $reason }
refusal-server-ports = Ни один порт { $host } от { $first } до { $last } не годится.
refusal-server-port = Порт { $port } адреса { $host } не годится: { $reason }.
