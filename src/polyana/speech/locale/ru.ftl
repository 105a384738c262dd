# Отказы всех игр: чего сделать нельзя и что было бы верно.

refusal-over = Партия окончена, ходов больше нет.
refusal-not-over = Партия ещё не окончена.
refusal-not-running = За этим столом игра не идёт.
refusal-not-asked = Место { $seat } сейчас не спрашивают: отвечает место { $whose }.
refusal-not-possible = { $move } — сейчас так нельзя. Можно: { $expected }.
refusal-undo-nothing = Ходов ещё не было.
refusal-undo-foreign = Последний ход сделан не вами; отменить его может только тот, кто его сделал.
refusal-undo-over = Партия окончена, код раздачи уже показан; отменить ничего нельзя.
refusal-undo-news = После последнего хода открылось что-то новое; он остаётся в силе.
refusal-record-broken = Это не целая запись партии Polyana: { $reason }.
refusal-record-format = У записи формат { $number }, а программа читает формат { $known }.
refusal-record-foreign = Это запись игры { $game }, а не { $wanted }.
refusal-record-seed = Запись повреждена: её код раздачи не помещается в 64 бита.
refusal-record-snapshot = Запись повреждена: снимок положения лежит вне её ходов.
refusal-record-floor = Запись повреждена: закреплено больше ходов, чем сделано.
refusal-record-commitment = Запись повреждена: её код раздачи не подходит к контрольной сумме.
refusal-record-pledge = Запись повреждена: её код раздачи получен не из того, что было обещано.
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
refusal-record-none = За этим столом ещё нет партии.
refusal-table-stopped = Партию за этим столом не продолжить. { $reason }
refusal-set-aside = Она зависла или нарушила правила, и стол отставлен в сторону.
refusal-table-closed = Его закрыл хозяин сервера.
refusal-position-impossible = Такого положения быть не может.
refusal-option-unknown = У игры { $game } нет варианта { $option }; есть: { $known }.{ $near ->
    [none] { "" }
   *[other] { " " }Может быть, { $near }?
}
refusal-option-value = Вариант { $option }: подходит что-то из { $wanted }, а не { $value }.
refusal-option-range = Вариант { $option }: подходит число от { $least } до { $most }, а не { $value }.
refusal-option-number = Вариант { $option }: подходит число, а не { $value }.
refusal-option-players = { $game }: число игроков — { $allowed }, а не { $players }.
refusal-option-seats = Игроков { $players }, мест нужно столько же, а не { $seats }.
refusal-options-misfit = Так в { $game } не играют.
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
refusal-arena-failed = Партию { $number } ({ $seats }, код раздачи { $seed }) не удалось сыграть: { $reason }.
refusal-arena-ray = Ray не установлен; установите его: pip install 'polyana[ray]'.
refusal-arena-no-cluster = По адресу { $address } нет кластера Ray: { $reason }.
refusal-arena-nodes = На узле кластера Ray другая версия Polyana или другие данные; установите везде одно и то же.
refusal-arena-study = Для Parquet нужен pyarrow; установите его: pip install 'polyana[study]'.
refusal-arena-choice = У игры { $game } нет выбора { $choice }, который менялся бы за этими столами; есть: { $known }.
refusal-arena-other-game = В файле { $file } партии игры { $there }, а не { $game }.
refusal-arena-write = { $file } не записать: { $reason }.
refusal-server-database = { $given } — не база данных; пишите sqlite:///файл или postgresql://имя@адрес/база.
refusal-server-driver = База данных задаётся как sqlite:// или postgresql://, а не { $driver }://.
refusal-server-folder = { $file } — папка. Назовите файл: --database { $better }
refusal-server-junk = { $name } — не база данных. Уберите этот файл или назовите другой: --database.
refusal-server-foreign = { $name } — база данных другой программы: в ней таблицы { $tables }. Назовите пустую базу: --database.
refusal-server-newer = { $name } записана более новой версией Polyana: схема { $found }, а эта версия знает { $known }. Установите снова новую версию или верните копию, сделанную до обновления: polyana restore ФАЙЛ
refusal-server-second = Файл { $file } уже занят другим сервером. Остановите его или дайте этому другой файл; общие столы у нескольких серверов бывают в PostgreSQL.
refusal-server-damaged = { $name } повреждена. Верните резервную копию в новый файл: polyana restore ФАЙЛ
refusal-server-full = На диске с { $name } нет места. Освободите место и запустите сервер снова.
refusal-server-read-only = В { $name } нельзя писать. Разрешите этому пользователю запись в файл и его папку или назовите другой файл: --database.
refusal-server-no-answer = { $name } не отвечает: { $reason }. Запустите PostgreSQL или исправьте --database.
refusal-server-no-redis = Redis не отвечает: { $reason }. Запустите его или исправьте --redis.
refusal-server-broken = { $name } не годится: { $reason }. Назовите другую базу: --database.
refusal-server-no-file = Файла { $file } нет.
refusal-server-file-there = { $file } уже есть. Уберите его или назовите другой файл.
refusal-server-not-empty = В { $name } уже есть столы. Назовите пустую базу: --database.
refusal-server-older = В { $name } схема { $found }, у этой версии — { $known }. Возьмите версию, которая её записала, или один раз запустите эту: polyana serve
refusal-server-no-table = Стола { $table } нет.
refusal-server-setting = Настройка из окружения не подходит: { $reason }
refusal-server-no-network = Компьютер не подключён к сети, и прийти никто не сможет. Подключите его или запустите без --lan.
refusal-server-ports = Ни один порт { $host } от { $first } до { $last } не годится.
refusal-server-no-port = { $port } — не порт: порты бывают от 0 до { $most }.
refusal-server-port = Порт { $port } адреса { $host } не годится{ $why ->
    [taken] : на нём уже слушает кто-то другой
    [forbidden] : он только для администратора
    [nowhere] : у этой машины нет такого адреса
   *[other] { "" }
}.
