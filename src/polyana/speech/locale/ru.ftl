# Отказы всех игр: чего сделать нельзя и что было бы верно.

refusal-over = Партия окончена, ходов больше нет.
refusal-not-over = Партия ещё не окончена.
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
refusal-record-elsewhere = Запись повреждена: её ходы не ведут к сохранённому положению.
refusal-record-setup = По этой записи партию не разложить: { $reason }
refusal-record-frames = Сохранённые положения этой записи повреждены.
refusal-position-unusable = Это положение использовать нельзя: { $reason }.
refusal-position-impossible = Такого положения быть не может: { $reason }.
refusal-option-unknown = У игры { $game } нет варианта { $option }; есть: { $known }.{ $near ->
    [none] { "" }
   *[other] { " " }Может быть, { $near }?
}
refusal-option-value = Вариант { $option }: подходит { $wanted }, а не { $value }.
refusal-option-players = { $game }: число игроков — { $allowed }, а не { $players }.
refusal-game-unknown = Игры { $name } нет; есть: { $known }.{ $near ->
    [none] { "" }
   *[other] { " " }Может быть, { $near }?
}
refusal-bot-unknown = Бота { $name } нет; есть: { $known }.
refusal-content = { $where }: { $reason }
