# Арена: таблицы в терминале и отчёт. Названия того, что выбирают в самой игре, лежат в её папке.

standings-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
balance-title = { $game }, { $choice }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
interval-note = Под каждым числом — его 95‑процентный интервал.
column-bot = Бот
column-games = Партии
column-wins = Победы
column-win-rate = Доля побед
column-even = Поровну
column-mean-rank = Среднее место
column-mean-score = Средний счёт
column-rating = Рейтинг
ahead = { $bot } выше, чем { $of } за тем же столом: { $share }

choice-seat = Место
choice-seat-value = Место { $number }
choice-order-value = { $number ->
    [1] Первый игрок
   *[other] Игрок { $number }
}
within = { $place }-й по очереди

table-players = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[many] { $number } игроков
}

seconds = { $seconds } с
column-thinking = Время на решение
column-low = Нижняя граница
column-high = Верхняя граница
column-number = Число
column-least = Наименьшее
column-quarter = Нижняя четверть
column-median = Медиана
column-three-quarters = Верхняя четверть
column-most = Наибольшее
column-category = Статья
column-length = Длина

# Отчёт

report-title = { $game }: отчёт об арене
report-kicker = Polyana · отчёт об арене
report-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[many] { $deals } раздач
}
report-empty = Ещё не сыграно ни одной партии.
report-numbers = Числа
report-method = Каждая раздача разыграна при всех рассадках ботов, так что везение взаимно гасится. Интервалы 95‑процентные: для долей — Уилсона, для средних — Стьюдента; партия считается один раз, сколько бы мест бот в ней ни занимал. Общая победа делится поровну. Один такой интервал из двадцати промахивается по чистой случайности.
report-source = Правила { $rules }, данные { $content }, код { $code }, код раздачи { $seed }. Записано { $date }.

standings-heading = Боты
standings-caption = Как часто побеждает каждый бот, какое место занимает и сколько набирает; под каждым числом — его 95‑процентный интервал.
leader-sure = Впереди { $bot }: он выигрывает { $rate } своих партий ({ $bounds }), а поровну было бы { $even }.
leader-unsure = Впереди { $bot } с { $rate } своих партий ({ $bounds }), но нельзя ручаться, что это больше равной доли, { $even }.
rating-heading = Рейтинг
rating-caption = Рейтинги Openskill (Плакетт — Льюс) по местам во всех партиях, с 95‑процентными интервалами; все начинают с 25.
ahead-heading = Кто кого опережает
ahead-caption = Как часто место бота из строки заканчивает выше, чем место бота из столбца за тем же столом; ничья — половина.
scores-heading = Счёт
scores-caption = Как распределён итоговый счёт каждого бота; черта — среднее.
categories-heading = Откуда берутся очки
categories-caption = Средние очки по статьям к концу каждого раунда, как если бы игра на нём закончилась; раунды, до которых доходит мало партий, опущены.
categories-rest = Остальное
length-heading = Сколько длится партия
length-caption = Решения всех игроков вместе и раунды за партию; черта — среднее.
length-decisions = Решения
length-rounds = Раунды
choice-heading-whole = Счёт и доля побед: { $choice }
choice-heading = Доля побед: { $choice }
choice-caption = { $by ->
    [seat] Как часто побеждает каждое место
    [order] Как часто побеждает игрок в зависимости от очерёдности первого раунда
    [whole] Средний счёт за столами каждого вида, а ниже — как часто там побеждают по очерёдности
   *[other] Как часто побеждает игрок, который с этим начал
}, с 95‑процентными интервалами; пунктир — равная доля.
choice-above = Заведомо выше неё: { $names }.
choice-below = Заведомо ниже неё: { $names }.
choice-fair = Ничто не отклоняется от неё заведомо.
choice-whole = Доля побед по очерёдности
even-share = поровну — { $share }
length-fixed = Каждая партия длилась { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}.
choice-mixed = Что игроки выбирают сами, зависит от бота; чтобы судить только об этом, посадите на все места одного: polyana balance.
