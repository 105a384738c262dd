# «Северные Империи»: вопросы, ходы, журнал и подсчёт очков. Как называются сообщения, сказано в polyana/speech/table_talk.py.

game-name = Поселенцы. Северные Империи
game-blurb = Шесть северных кланов строят, собирают урожай, плавают и завоёвывают острова; кто набрал 25 очков, начинает последний раунд.
game-minutes = 45-90

option-players = сколько игроков: от 1 до 4
    .short = Сколько игроков
option-scenario = сценарий одиночной игры: hungry_winter, masters_of_the_strait, kings_tax или season_of_raids
    .short = Сценарий для одного

# Слова

amount = { $b } { $a-id ->
    [food] { $b ->
        [one] еду
       *[other] еды
    }
    [wood] { $b ->
        [one] дерево
       *[other] дерева
    }
    [stone] { $b ->
        [one] камень
        [few] камня
       *[many] камней
    }
    [sheep] { $b ->
        [one] овцу
        [few] овцы
       *[many] овец
    }
    [fish] { $b ->
        [one] рыбу
        [few] рыбы
       *[many] рыб
    }
    [gold] { $b ->
        [one] золото
       *[other] золота
    }
    [worker] { $b ->
        [one] рабочего
       *[other] рабочих
    }
    [raze] { $b ->
        [one] жетон разрушения
        [few] жетона разрушения
       *[many] жетонов разрушения
    }
   *[other] { $a }
}
good = { $a-id ->
    [food] еду
    [sheep] овцу
    [fish] рыбу
    [worker] рабочего
   *[other] { $a }
}
action = { $a-id ->
    [EXPLORE] ИССЛЕДОВАНИЕ
    [POPULATE] ЗАСЕЛЕНИЕ
    [CONSTRUCT] ВОЗВЕДЕНИЕ
    [HARVEST] СБОР
   *[SAIL] ПЛАВАНИЕ
}

# Вопросы

ask-clan = { $player }, какой клан вы поведёте?
ask-opening = { $player }, какие три карточки вы оставите?
ask-lookout = { $player }, какие карточки вы оставите? За каждую — один рабочий.
ask-storage = { $player }, сколько наборов из { $b } принесут первое? ({ $a })
ask-turn = { $player }, ваш ход: что вы делаете?
ask-pay-mix = { $player }, чем вы заплатите? ({ $a })
ask-pay-resource = { $player }, какой ресурс вы отдадите? ({ $a })
ask-pay-card = { $player }, какую карточку вы сбросите? ({ $a })
ask-pay-discard = { $player }, с какой карточкой империи вы расстанетесь? ({ $a })
ask-pay-exhaust = { $player }, какую локацию вы повернёте? ({ $a })
ask-price = { $player }, чем вы заплатите? ({ $a })
ask-part = { $player }, вы это сделаете? ({ $a })
ask-choice = { $player }, что вы выбираете? ({ $a })
ask-gain-resource = { $player }, что вы получите? ({ $a }, осталось { $b })
ask-window = { $player }: объявлено действие { action }. Сначала можно сыграть одну из этих карточек.
ask-attach = { $player }, куда её положить? ({ $a })
ask-construct = { $player }, какую локацию вы возведёте?
ask-harvest = { $player }, с какого поля вы соберёте урожай?
ask-load = { $player }, что погрузить на корабль?
ask-assign = { $player }, что вы положите на карточку «{ $a }»? (ещё { $b })
ask-remove = { $player }, что вы снимете со своих карточек? (ещё { $b })
ask-salvage = { $player }, какую карточку вы возьмёте из сброса?
ask-scout = { $player }, какую карточку вы возьмёте? (ещё { $b })
ask-find = { $player }, какую карточку вы возьмёте из колоды?
ask-copy = { $player }, действие какой локации вы используете? ({ $a })
ask-move-pawn = { $player }, какую фишку и куда вы передвинете? ({ $a })
ask-wake-pawn = { $player }, какую фишку вы перевернёте? ({ $a })
ask-refresh = { $player }, какую локацию вы развернёте? ({ $a })
ask-raid = { $player }, на какую локацию ваш рейд? ({ $a })
ask-move-ship = { $player }, какой корабль продвинется? ({ $a })
ask-early-ship = { $player }, какой корабль отправится сейчас? ({ $a })
ask-gather = { $player }, какое поле или улучшение принесёт товары? ({ $a })
ask-take-back = { $player }, какая карточка вернётся в руку? ({ $a })
ask-build-pick = { $player }, какую локацию вы построите? ({ $a })
ask-discount = { $player }, какой товар вы сбережёте? ({ $a })
ask-payout = { $player }, какая карточка принесёт выплату? ({ $a })
ask-island = { $player }, к какому острову идёт ваш корабль?
ask-take = { $player }: { $a }. Разграбить или завоевать?
ask-demand = { $player }, вы заплатите? ({ $a })
ask-dearest = { $player }, какую из самых дорогих локаций вы повернёте?

# Ходы

move-clan = { $a-id ->
    [random] Любой клан, наугад
   *[other] { $a }
}
move-keep = { $a-id ->
    [none] Не оставлять ничего
   *[other] Оставить: { $all }
}
move-sets = { $a ->
    [0] Ни одного
   *[other] { $a }
}
move-build = Построить: { $a }
move-place = Фишку на «{ $a }»
move-move = Фишку с «{ $a }» на «{ $b }»
move-use = Использовать: { $a }
move-raid = Рейд: { $a }
move-pass = Пас
move-pay = { $all ->
    [""] Заплатить
   *[other] Отдать: { $all }
}
move-refuse = Не платить
move-choose = { $a-id ->
    [move_ship] Продвинуть корабль
    [pillage_now] Сразу разграбить
    [conquer_now] Сразу завоевать
    [find] Искать в колоде
    [scout] Посмотреть верхние карточки
    [recover] Вернуть рабочих
    [remove] Снять рабочих с карточек
    [HARVEST] СБОР
    [POPULATE] ЗАСЕЛЕНИЕ
   *[other] { $a }
}
move-do = Сделать
move-skip = Пропустить
move-gain = Получить { good }
move-play = Сыграть: { $a }
move-none = Ничего
move-attach = Под карточку «{ $a }»
move-stand = Как отдельное поле
move-construct = Возвести: { $a }
move-harvest = Собрать: { $a }
move-load = Рыба: { $a }, жетоны разрушения: { $b }
move-assign = Положить { good }
move-remove = { $a }: снять { $b-id ->
    [food] еду
    [sheep] овцу
    [fish] рыбу
    [worker] рабочего
   *[other] { $b }
}
move-done = Хватит
move-take = Взять: { $a }
move-discard = Сбросить: { $a }
move-target = { $a }
move-decline = Отказаться
move-pawn = Фишку с «{ $a }» на «{ $b }»
move-wake = Фишка на «{ $a }»
move-advance = Корабль { $a }: вперёд на { $b ->
    [1] 1 место
   *[other] { $b } места
}
move-ship = Корабль { $a } в очереди
move-save = Сберечь { good }
move-island = { $a }
move-top = { $a-id ->
    [near] Верхний из ближних островов
   *[distant] Верхний из дальних островов
}
move-pillage = Разграбить
move-conquer = Завоевать

# Журнал

told-forced = { $player }: { $move } (без выбора)
told-chose-clan = { $player } ведёт клан «{ $a }»
told-islands = { $a-id ->
    [near] Ближние острова: { $rest }
   *[distant] Дальние острова: { $rest }
}
told-ring = Круг действий: { $all }
told-first-player = Первый игрок — { $player }
told-round = — Раунд { $a } —
told-phase = { $a-id ->
    [action] — Действия —
    [expedition] — Экспедиции —
    [cleanup] — Очистка —
   *[over] — Игра окончена —
}
told-last-round = Кто-то дошёл до конца трека: раунд { $a } последний
told-kept = { $player } оставляет { $a ->
    [one] { $a } карточку
    [few] { $a } карточки
   *[many] { $a } карточек
}
told-kept-card = { $player } оставляет карточку «{ $a }»
told-discarded = { $player } сбрасывает карточку «{ $a }»
told-drew = { $player } берёт { $a ->
    [one] { $a } карточку
    [few] { $a } карточки
   *[many] { $a } карточек
}
told-drew-card = { $player } получает карточку «{ $a }»
told-scouted = { $player } смотрит { $a ->
    [one] { $a } карточку
    [few] { $a } карточки
   *[many] { $a } карточек
}
told-reshuffled = { $a-id ->
    [near] Сброшенные ближние острова перетасованы
    [distant] Сброшенные дальние острова перетасованы
   *[other] Сброс перетасован в новую колоду ({ $a })
}
told-gained = { $player } получает { amount }
told-paid = { $player } отдаёт { amount }
told-scored = { $player } получает { $a } ПО { $b-id ->
    [action] за действие
    [boost] за карточку подготовки
    [feature] за свойство
    [bonus] за постройку
    [storage] с хранения
    [pillage] за грабёж
   *[solo] по сценарию
}
told-lost-points = { $player } теряет { $a } ПО
told-built = { $player } строит локацию «{ $a }»
told-constructed = { $player } возводит локацию «{ $a }»
told-placed = { $b-id ->
    [none] { $player } выкладывает карточку «{ $a }»
   *[other] { $player } кладёт карточку «{ $a }» под карточку «{ $b }»
}
told-played = { $player } играет карточку «{ $a }»
told-performed = { $player }: { $a }
told-placed-pawn = { $player } ставит фишку на жетон «{ $a }»
told-moved-on = { $player } переставляет фишку с жетона «{ $a }» на «{ $b }» (второе использование)
told-moved-pawn = { $player } передвигает фишку с жетона «{ $a }» на «{ $b }»
told-woke-pawn = { $player } переворачивает фишку на жетоне «{ $a }» на активную сторону
told-harvested = { $player } собирает урожай: { $a }
told-sailed = { $player } отправляет корабль (рыба: { $a }, жетоны разрушения: { $b })
told-moved-ship = { $player } продвигает корабль с места { $a } на место { $b }
told-gained-ship = { $player } получает { $a-id ->
    [common] общий корабль
   *[clan] корабль клана
}
told-revealed = { $player } открывает остров «{ $a }»
told-pillaged = { $player } разграбляет остров «{ $a }»
told-conquered = { $player } завоёвывает остров «{ $a }»
told-exhausted = { $player } поворачивает локацию «{ $a }»
told-refreshed = { $player } разворачивает локацию «{ $a }»
told-raided = { $player } устраивает рейд на локацию «{ $a }»
told-copied = { $player }: «{ $a }» повторяет «{ $b }»
told-assigned = { $player } кладёт на карточку «{ $a }»: { $b } ({ $c })
told-removed = { $player } снимает с карточки «{ $a }»: { $b }
told-recovered = { $player } возвращает { $a ->
    [one] { $a } рабочего
   *[other] { $a } рабочих
}
told-paid-out = { $player }: «{ $a }» приносит выплату за { $b ->
    [one] { $b } набор
    [few] { $b } набора
   *[many] { $b } наборов
}
told-found = { $player } находит карточку «{ $a }» и тасует колоду
told-found-nothing = { $player } ничего не берёт и тасует колоду
told-salvaged = { $player } берёт из сброса карточку «{ $a }»
told-took-back = { $player } возвращает в руку карточку «{ $a }»
told-gave-up = { $player } расстаётся с карточкой «{ $a }»
told-passed = { $player } пасует
told-token = Жетон { $a }: { $b }
told-met-demand = { $player } платит: { $a }
told-refused-demand = { $player } не платит: { $a }
told-tired = Жетон «{ $a }» устал
told-rested = Все жетоны отдохнули
told-rival-took = Соперник забирает остров «{ $a }»

# Подсчёт очков

line-action = Локации с действием
line-boost = Подготовка
line-feature = Свойства
line-bonus = Бонусы за постройку
line-storage = Хранение
line-pillage = Грабёж
line-solo = Сценарий
line-starting-cards = Стартовые карточки
line-fields = Поля и улучшения
line-locations = Локации
line-islands = Острова
line-resources = Ресурсы: { $a }
    .kind = Ресурсы
line-gold = Золото
line-raze = Жетоны разрушения
line-goal-worker-total = Рабочие: { $a } из { $b }
line-goal-island = Острова: { $a } из { $b }
line-goal-island-distant = Дальние острова: { $a } из { $b }
line-goal-paid-in-full = Раунды, оплаченные полностью: { $a } из { $b }
line-goal-gold = Золото: { $a } из { $b }
line-goal-raze = Жетоны разрушения: { $a } из { $b }
line-goal-location = Карточки в империи: { $a } из { $b }
line-goal-points = Очки: { $a } из { $b }
line-solo-won = Победа, { $a-id ->
    [gold] золотая медаль
    [silver] серебряная медаль
   *[bronze] бронзовая медаль
}
line-solo-lost = Сценарий проигран

# С чем начинают игроки, для арены

choice-clan = Клан
choice-order = Порядок хода
choice-scenario = Сценарий
