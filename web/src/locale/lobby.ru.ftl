# Первая страница

lobby-name = Поляна
lobby-promise = Открытый стол для современных настольных игр: за правилами следит стол, соперники всегда найдутся.
lobby-loading = Накрываем на стол…
lobby-again = Попробовать ещё раз

lobby-games = Во что сыграем?
lobby-games-hint = Выберите игру: стол с ботами готов сразу, позвать людей можно тут же.
lobby-play = Новый стол
lobby-play-label = Новый стол: { $game }
lobby-learn = Научиться
lobby-learn-label = Научиться играть: { $game }
lobby-new-here = Вы здесь впервые?
lobby-new-here-hint = Выберите игру и освойте её за десять минут: вы сразу играете, а стол объясняет по ходу дела.
lobby-rules = Правила
lobby-rules-label = Правила игры «{ $game }»
lobby-players = { $range } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
lobby-minutes = { $from }–{ $to } мин

lobby-turn = Ваш ход
lobby-turns = { $count ->
    [one] Вашего хода ждут за { $count } столом
    [few] Вашего хода ждут за { $count } столами
   *[many] Вашего хода ждут за { $count } столами
}
lobby-sit-back = Вернуться за стол

lobby-mine = Мои столы
lobby-mine-empty = Здесь будут ваши партии. Начните любую: уйти и вернуться можно когда угодно.
lobby-open = Можно подсесть
lobby-open-empty = Сейчас никто не ищет игроков. Откройте свой стол, и его увидят здесь все.
lobby-live = Сейчас играют
lobby-live-empty = Открытых партий сейчас нет. Когда за открытым столом играют, сюда можно прийти посмотреть.
lobby-all = Показать все: { $count }
lobby-fewer = Свернуть

lobby-waiting = { $count ->
    [one] ждём ещё { $count } игрока
    [few] ждём ещё { $count } игроков
   *[many] ждём ещё { $count } игроков
}
lobby-over = партия окончена
lobby-running = { $count ->
    [one] { $count } ход сделан
    [few] { $count } хода сделано
   *[many] { $count } ходов сделано
}
lobby-to-table = К столу
lobby-to-result = К итогам
lobby-watch = Смотреть
lobby-sit = Сесть
lobby-sit-seat = Место { $seat }
lobby-sit-which = Какое место занять?
lobby-just-now = только что

lobby-upload = Есть запись партии?
lobby-upload-hint = Перетащите сюда файл .polyana.json или выберите его: незаконченная партия пойдёт дальше, законченную можно посмотреть.
lobby-upload-choose = Выбрать файл
lobby-upload-drop = Отпустите файл, и откроем
lobby-upload-busy = Проверяем запись…
lobby-upload-no-record = «{ $file }» не похож на запись партии. Нужен файл, сохранённый за столом или командой polyana play.
lobby-upload-too-large = «{ $file }» слишком велик: запись занимает не больше 2 МБ.

lobby-your-name = Ваше имя?
lobby-your-name-label = Ваше имя
lobby-rename = { $name }: изменить имя
lobby-language = Язык: русский. Switch to English
lobby-settings = Настройки

lobby-credits-title = О Поляне
lobby-credits-rules = Правила изложены своими словами, столы нарисованы заново; сами игры принадлежат их авторам и издателям.
lobby-credits-icons = Значки: Lorc, Delapouite и другие авторы сайта
lobby-credits-fonts = Шрифты: Onest, Philosopher, Ruslan Display, Balsamiq Sans, Kurale и Exo 2, лицензия SIL OFL 1.1.
lobby-credits-licence = Свободная программа, лицензия MIT.
lobby-credits-api = Описание API для ботов и программ

# Новый стол

new-title = { $game }: новый стол
new-players = Сколько игроков
new-needs = { $range } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
new-seats = Кто за столом
new-seat = Место { $seat }
new-me = Я
new-me-named = Я ({ $name })
new-here = Кто-то рядом, за этим же экраном
new-here-name = Игрок { $seat }
new-here-label = Имя игрока на месте { $seat }
new-easy-about = Играет быстро и ошибается: для первой партии.
new-medium-about = Учитывает ответ следующего игрока и ходит сразу.
new-hard-about = Просчитывает много ходов вперёд и думает над решением около двух секунд.
new-more-bots = Другие боты
new-open = Свободно: позову по ссылке
new-open-public = Свободно: ссылка или кто подсядет
new-from-file = Из файла
new-language = Язык этого стола
new-stand-in = Если кто-то уйдёт, за него доиграет
new-nonces = К раздаче добавляет каждый
new-nonces-hint = Браузер каждого игрока добавляет случайный текст: ни сервер, ни игрок в одиночку не решают, что кому выпадет.
new-take-back = Разрешить брать ходы назад по согласию
new-take-back-hint = Игрок просит, остальные люди за столом соглашаются. То, что уже открылось, назад не берут.
new-options = Другие настройки
new-public = Открытый стол
new-public-hint = Его видят все на первой странице: можно подсесть на свободное место и смотреть игру.
new-private-hint = Стол видят только те, у кого есть ссылка.
new-start = Начать игру
new-start-open = Открыть стол
new-watch = Вы не занимаете места и будете смотреть.
new-wait = Игра начнётся, когда займут все свободные места. Ссылки покажем за столом.
new-hotseat = Играете за одним экраном: стол сам скажет, кому его передать.
new-busy = Накрываем…

# Правила

rules-title = Правила: { $game }
rules-back = К столам
rules-search = Найти в правилах
rules-found = { $count ->
    [0] Ничего не нашлось
    [one] Нашлось { $count } место
    [few] Нашлось { $count } места
   *[many] Нашлось { $count } мест
}
rules-loading = Достаём правила из коробки…
rules-contents = Содержание
rules-link = Ссылка на раздел «{ $title }»
rules-player = Игрок { $number }

# Настройки

settings-title = Настройки
settings-close = Закрыть
settings-theme = Оформление
settings-theme-auto = Как в системе
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-sound = Звук
settings-sound-hint = Тихие звуки ходов и сигнал, когда наступает ваш ход.
settings-motion = Анимация
settings-motion-hint = Фигурки и карты летают по столу.
settings-coach = Наставник
settings-coach-hint = За столом с лёгкими ботами: предупредит о ходе, который много отдаёт, пока его можно взять назад.
settings-confirm = Подтверждать ходы
settings-confirm-hint = Перед ходом, который нельзя взять назад.
settings-device = Второе устройство
settings-device-hint = Продолжайте свои партии на телефоне или другом компьютере: откройте там эту ссылку.
settings-device-make = Сделать ссылку
settings-device-link = Ссылка для второго устройства
settings-device-copy = Скопировать
settings-device-copied = Скопировано
settings-device-expires = Действует до { $time }. Не давайте её никому: по ней играют от вашего имени.
settings-device-expired = Срок ссылки вышел, сделайте новую.
settings-adopt-title = Играть здесь от вашего имени?
settings-adopt-text = Эта ссылка с вашего другого устройства. Здесь появятся ваши столы и ваше имя.
settings-adopt-loses = { $count ->
    [one] В этом браузере уже есть { $count } ваш стол: он останется у прежнего гостя, и отсюда к нему будет не вернуться.
    [few] В этом браузере уже есть { $count } ваших стола: они останутся у прежнего гостя, и отсюда к ним будет не вернуться.
   *[many] В этом браузере уже есть { $count } ваших столов: они останутся у прежнего гостя, и отсюда к ним будет не вернуться.
}
settings-adopt-yes = Да, это я
settings-adopt-no = Нет, оставить как есть
