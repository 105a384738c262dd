# Стол «Северных Империй» в терминале.

screen-round = Раунд { $round }
screen-round-of = Раунд { $round } из { $rounds }
screen-phase-clans = Кланы
screen-phase-opening = Начальные карточки
screen-phase-lookout = Разведка
screen-phase-action = Действия
screen-phase-expedition = Экспедиции
screen-phase-cleanup = Очистка
screen-phase-over = Конец
screen-now-turn = Ходит { $player }
screen-now-declared = Объявлено: { $action }
screen-now-sailing = В пути: { $player }
screen-now-island = Остров: { $island }
screen-now-over = Игра окончена
screen-first = Первый игрок: { $player }
screen-to-end = Лидеру до конца { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
screen-last-round = Это последний раунд

screen-sign-card = карточка из колоды
screen-sign-hand-card = карточка с руки
screen-sign-resource = любой ресурс
screen-sign-good = любой товар
screen-sign-ship = корабль
screen-sign-field = поле
screen-sign-ready = действие
screen-sign-exhausted = повёрнута
screen-sign-feature = свойство
screen-sign-island = остров
screen-sign-boost = подготовка
screen-sign-tired = усталый жетон

screen-section-players = Игроки
screen-section-clans = Кланы
screen-section-scenario = Сценарий
screen-section-middle = Действия и море
screen-section-hand = Ваша рука
screen-section-drawn = Карточки перед вами
screen-section-under-way = Сейчас

screen-column-clan = клан
screen-column-total = всего
screen-column-hand = рука
screen-column-deck = колода
screen-column-cost = цена
screen-column-lacks = недостаёт

screen-first-game = Для первой партии: { $clans }
screen-taken = занят
screen-difficulty = сложность
screen-begins-with = в начале

screen-islands-near = Ближние острова
screen-islands-distant = Дальние острова
screen-island-piles = колода { $deck }, сброс { $discards }
screen-pillage = грабёж
screen-conquer = завоевание
screen-queue = Очередь
screen-queue-empty = пуста
screen-tired-harvest = без улучшений

screen-passed = пас, рейды не страшны
screen-icons = Значки
screen-storage = Хранение принесёт
screen-pawns = Фишки
screen-row-field = поля
screen-row-ready = действия
screen-row-feature = свойства

screen-hand-empty = карточек нет
screen-bonus = Один раз при постройке:
screen-kind-field = Поле:
screen-kind-upgrade = Улучшение поля:
screen-kind-field-or-upgrade = Поле или улучшение:

screen-target = Для победы нужно { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.
screen-next-demand = Ближайшая плата, раунд { $round }: { $times } × { $price }; сейчас хватит на { $payable }.
screen-rival-averted = Очередь ведёт вооружённый корабль: в этом раунде соперник не возьмёт ничего.
screen-rival-takes = Перед экспедициями соперник заберёт остров «{ $island }».
screen-rival-next = Соперник снова придёт в раунде { $round }.
screen-event-ahead = Событие впереди: { $event }.
screen-event-over = Событие раунда: { $event }.
screen-bag = В мешке остались: { $left }.
screen-goals = Цели
screen-goal-worker-total = рабочие
screen-goal-island = острова
screen-goal-island-distant = дальние острова
screen-goal-paid-in-full = оплаченные раунды
screen-goal-gold = золото
screen-goal-raze = жетоны разрушения
screen-goal-location = карточки в империи
screen-goal-points = очки

# Свойства коротко

screen-at-storage = за { $a } в разведку
screen-when-pillage = грабёж
screen-when-pillage-distant = дальний грабёж
screen-when-conquer = завоевание
screen-when-explore = ИССЛЕДОВАНИЕ
screen-when-populate = ЗАСЕЛЕНИЕ
screen-when-construct = ВОЗВЕДЕНИЕ
screen-when-sail = ПЛАВАНИЕ
screen-when-build = +{ $a }
screen-when-discard-location = своя карточка в сброс
screen-when-take-back = своя карточка в руку
screen-when-pass = пас
screen-when-move-pawn = фишку передвинула карточка
screen-when-assign = назначение
screen-when-opponent-populate = чужое ЗАСЕЛЕНИЕ
screen-short-spent-worker = потраченных ♙
screen-short-distinct-type = разных значка
screen-short-idle-pawn = фишку без X
screen-short-assigned-good = ◈ на карточках
screen-short-EXPLORE = ИССЛЕДОВАНИЕ
screen-short-POPULATE = ЗАСЕЛЕНИЕ
screen-short-CONSTRUCT = ВОЗВЕДЕНИЕ
screen-short-HARVEST = СБОР
screen-short-SAIL = ПЛАВАНИЕ
screen-short-assign = положить { $a }
screen-short-remove = снять { $a } с карточек
screen-short-recover = вернуть { $a }
screen-short-copy = повторить другую ▮
screen-short-move-pawn = передвинуть фишку
screen-short-wake-pawn = перевернуть фишку с X
screen-short-refresh = { $a ->
    [islands] развернуть все ≈
   *[location] развернуть другую ▮
}
screen-short-exhaust = { $a ->
    [dearest] повернуть самую дорогую ▮
   *[location] повернуть другую ▮
}
screen-short-raid = рейд даром
screen-short-pillage-now = разграбить сразу
screen-short-conquer-now = { $args ->
    [0] завоевать сразу
   *[other] завоевать сразу без ↯
}
screen-short-gather = товары одного ▒
screen-short-discard = { $a ->
    [field] сбросить своё ▒
   *[location] сбросить свою карточку
}
screen-short-take-back = своя карточка в руку
screen-short-build = построить на { $a }◈ дешевле
screen-short-salvage = { $a }▯ из сброса
screen-short-others = соперникам { $a }
screen-short-gain-ship = 1◭
screen-short-find = { $args ->
    [1] найти ▯ в колоде
   *[other] найти ▯ со значком { $b }
}
screen-short-move-ship = ◭ вперёд на { $a }
screen-short-scout = посмотреть { $a }▯, взять { $b }
screen-short-payout = выплата за { $a } { $a ->
    [one] набор
    [few] набора
   *[many] наборов
}
screen-short-lose = потерять { $a }
screen-short-tire = { $a ->
    [EXPLORE] ☾ ИССЛЕДОВАНИЕ
    [POPULATE] ☾ ЗАСЕЛЕНИЕ
    [CONSTRUCT] ☾ ВОЗВЕДЕНИЕ
    [HARVEST] ☾ СБОР
   *[SAIL] ☾ ПЛАВАНИЕ
}
screen-short-rest = все жетоны без ☾
screen-short-sweep = { $a ->
    [near] новые ближние ≈
   *[distant] новые дальние ≈
}
screen-short-rival-takes = { $a ->
    [near] соперник берёт ближний ≈
   *[distant] соперник берёт дальний ≈
}
screen-short-place-free = возвести даром
screen-short-harvest = { $a ->
    [card] товары ▒ без улучшений
   *[stack] товары ▒ с улучшениями
}
screen-short-launch = ◭ в очередь
