# «Северные Империи»: вопросы, ходы, журнал и подсчёт очков. Как называются сообщения, сказано в polyana/speech/table_talk.py.

game-name = Поселенцы. Северные Империи
game-blurb = Шесть северных кланов строят, собирают урожай, плавают и завоёвывают острова; кто набрал 25 очков, начинает последний раунд.
game-minutes = 45-90

option-players = сколько игроков: от 1 до 4
    .short = Сколько игроков
option-scenario = сценарий одиночной игры: hungry_winter, masters_of_the_strait, kings_tax или season_of_raids
    .short = Сценарий для одного
    .about = Чего игра в одиночку требует от раунда к раунду.

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
lack = { $n ->
    [0] { "" }
   *[other] { $n }{ " " }
}{ $good-id ->
    [food] еды
    [wood] дерева
    [stone] { $n ->
        [0] камня
        [one] камня
       *[other] камней
    }
    [sheep] { $n ->
        [one] овцы
       *[other] овец
    }
    [fish] { $n ->
        [0] рыбы
        [one] рыбы
       *[other] рыб
    }
    [gold] золота
    [worker] { $n ->
        [one] рабочего
       *[other] рабочих
    }
    [raze] { $n ->
        [one] жетона разрушения
       *[other] жетонов разрушения
    }
    [resource] { $n ->
        [one] ресурса
       *[other] ресурсов
    }
    [hand_card] { $n ->
        [one] карточки на руке
       *[other] карточек на руке
    }
   *[other] { $n ->
        [one] товара
       *[other] товаров
    }
}
serves = { $left ->
    [0] Тогда можно построить карточку «{ $thing }»: не хватало только { $goods }.
   *[other] Пригодится, чтобы построить карточку «{ $thing }»: не хватает { $goods }.
}

# Вопросы

ask-clan = { $player }, какой клан вы поведёте?
ask-opening = { $player }, какие три карточки вы оставите?
ask-lookout = { $player }, какие карточки вы оставите? За каждую — один рабочий.
ask-storage = { $player }, «{ $a }» платит за { $b ->
    [one] 1 набор. Сколько наборов принесут { $c } (иначе — { $d })?
    [few] { $b } набора. Сколько из них принесут { $c }? Остальные принесут { $d }.
   *[many] { $b } наборов. Сколько из них принесут { $c }? Остальные принесут { $d }.
}
ask-turn = { $player }, ваш ход: что вы делаете?
ask-pay-mix = { $player }, чем вы заплатите? ({ $a })
ask-pay-resource = { $player }, какой ресурс вы отдадите? ({ $a })
ask-pay-card = { $player }, какую карточку вы сбросите? ({ $a })
ask-pay-discard = { $player }, с какой карточкой империи вы расстанетесь? ({ $a })
ask-pay-exhaust = { $player }, какую локацию вы повернёте? ({ $a })
ask-price = { $player }, чем вы заплатите? ({ $a })
ask-part = { $d ->
    [0] { $player }, вы используете { $c ->
        [1] первую
        [2] вторую
       *[other] следующую
    } часть этой карточки? ({ $a })
   *[other] { $player }, сделать это ещё раз? ({ $a })
}
ask-choice = { $player }, что вы выбираете? ({ $a })
ask-gain-resource = { $player }, что вы получите? ({ $a }, осталось выбрать: { $b })
ask-window = { $player }, вы объявили действие { action }. Какую карточку вы сыграете перед ним?
ask-attach = { $player }, под какое поле вы положите карточку «{ $a }»?
ask-construct = { $player }, какую локацию вы возведёте?
ask-harvest = { $player }, с какого поля вы соберёте урожай?
ask-load = { $player }, что погрузить на корабль?
ask-assign = { $player }, что вы положите на карточку «{ $a }»? (ещё { $b })
ask-remove = { $player }, что вы снимете со своих карточек? (ещё { $b })
ask-salvage = { $player }, какую карточку вы возьмёте из сброса? (ещё { $b })
ask-scout = { $player }, какую карточку вы возьмёте? (ещё { $b })
ask-find = { $player }, какую карточку вы возьмёте из колоды?
ask-copy = { $player }, действие какой локации вы повторите? ({ $a })
ask-move-pawn = { $player }, какую фишку и куда вы передвинете? ({ $a })
ask-wake-pawn = { $player }, какую фишку вы перевернёте? ({ $a })
ask-refresh = { $player }, какую локацию вы развернёте? ({ $a })
ask-raid = { $player }, на какую локацию ваш рейд? ({ $a })
ask-move-ship = { $player }, какой корабль продвинется? ({ $a })
ask-early-ship = { $player }, какой корабль отправится сейчас? ({ $a })
ask-gather = { $player }, какое поле или улучшение принесёт товары? ({ $a })
ask-take-back = { $player }, какая карточка вернётся в руку? ({ $a })
ask-build-pick = { $player }, какую локацию вы построите? ({ $a })
ask-discount = { $player }, какой товар цены вы сбережёте? ({ $a }, осталось выбрать: { $b })
ask-payout = { $player }, какая карточка принесёт выплату? ({ $a })
ask-island = { $player }, к какому острову идёт ваш корабль? (на борту рыба — { $a }, жетоны разрушения — { $b })
ask-take = { $player }, вы разграбите остров «{ $a }» или завоюете его?
ask-demand = { $b ->
    [1] { $player }, вы заплатите? ({ $a })
   *[other] { $player }, вы заплатите? ({ $a }, осталось { $b })
}
ask-dearest = { $player }, какую из самых дорогих локаций вы повернёте?

# Ходы

move-clan = { $a-id ->
    [random] Случайный клан
   *[other] { $a }
}
move-keep = { $a-id ->
    [none] Не оставлять ничего
   *[other] Оставить: { $all }
}
move-sets = { $a ->
    [0] Ни одного набора
    [one] { $a } набор
    [few] { $a } набора
   *[many] { $a } наборов
}
move-build = Построить: { $a }
move-place = Фишку на жетон «{ $a }»
move-move = Фишку с жетона «{ $a }» на «{ $b }»
move-use = Использовать: { $a }
move-raid = Рейд: { $a }
move-pass = Пас
move-pay = { $count ->
    [0] Заплатить
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
    [vp] Получить ПО
   *[other] Получить { good }
}
move-do = Да
move-skip = Нет
move-gain = Получить { good }
move-play = Сыграть: { $a }
move-none = Никакую
move-attach = Под карточку «{ $a }»
move-stand = Как отдельное поле
move-construct = Возвести: { $a }
move-harvest = Собрать: { $a }
move-load = { $a ->
    [0] { $b ->
        [0] Ничего
        [1] 1 жетон разрушения
       *[other] { $b } жетона разрушения
    }
   *[other] { $b ->
        [0] 1 рыбу
        [1] 1 рыбу и 1 жетон разрушения
       *[other] 1 рыбу и { $b } жетона разрушения
    }
}
move-assign = Положить { good }
move-remove = { $a }: снять { $b-id ->
    [food] еду
    [sheep] овцу
    [fish] рыбу
    [worker] рабочего
   *[other] { $b }
}
move-done = Пропустить
move-take = Взять: { $a }
move-discard = Сбросить: { $a }
move-target = { $a }
move-decline = Отказаться
move-pawn = Фишку с жетона «{ $a }» на «{ $b }»
move-wake = Фишка на жетоне «{ $a }»
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

told-forced = { $player } — { $move } (без выбора)
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
told-last-round = Конец трека достигнут: раунд { $a } — последний
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
told-drew-card = { $player }: пришла карточка «{ $a }»
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
told-performed = { $player } выполняет действие «{ $a }»
told-placed-pawn = { $player } ставит фишку на жетон «{ $a }»
told-moved-on = { $player } переставляет фишку с жетона «{ $a }» на «{ $b }» (второе использование)
told-moved-pawn = { $player } передвигает фишку с жетона «{ $a }» на «{ $b }»
told-woke-pawn = { $player } переворачивает фишку на жетоне «{ $a }» на активную сторону
told-harvested = { $player } собирает урожай с поля «{ $a }»
told-sailed = { $a ->
    [0] { $b ->
        [0] { $player } отправляет пустой корабль
        [1] { $player } отправляет корабль с жетоном разрушения
       *[other] { $player } отправляет корабль с { $b } жетонами разрушения
    }
   *[other] { $b ->
        [0] { $player } отправляет корабль с рыбой
        [1] { $player } отправляет корабль с рыбой и жетоном разрушения
       *[other] { $player } отправляет корабль с рыбой и { $b } жетонами разрушения
    }
}
told-moved-ship = { $player } продвигает корабль с места { $a } на место { $b }
told-gained-ship = { $player } получает { $a-id ->
    [common] общий корабль
   *[clan] корабль клана
}
told-found-no-island = { $player } не находит острова для корабля
told-revealed = { $player } открывает остров «{ $a }»
told-pillaged = { $player } разграбляет остров «{ $a }»
told-conquered = { $player } завоёвывает остров «{ $a }»
told-used = { $player } использует локацию «{ $a }»
told-exhausted = { $player } поворачивает локацию «{ $a }»
told-refreshed = { $player } разворачивает локацию «{ $a }»
told-raided = { $player } проводит рейд на локацию «{ $a }»
told-copied = { $player }: локация «{ $a }» повторяет локацию «{ $b }»
told-assigned = { $player } кладёт на карточку «{ $a }» { $c } { $b-id ->
    [food] { $c ->
        [one] еду
       *[other] еды
    }
    [wood] { $c ->
        [one] дерево
       *[other] дерева
    }
    [stone] { $c ->
        [one] камень
        [few] камня
       *[many] камней
    }
    [sheep] { $c ->
        [one] овцу
        [few] овцы
       *[many] овец
    }
    [fish] { $c ->
        [one] рыбу
        [few] рыбы
       *[many] рыб
    }
    [gold] { $c ->
        [one] золото
       *[other] золота
    }
    [worker] { $c ->
        [one] рабочего
       *[other] рабочих
    }
   *[raze] { $c ->
        [one] жетон разрушения
        [few] жетона разрушения
       *[many] жетонов разрушения
    }
}
told-removed = { $player } снимает с карточки «{ $a }» { $b-id ->
    [food] еду
    [sheep] овцу
    [fish] рыбу
    [worker] рабочего
   *[other] { $b }
}
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
told-token = Событие раунда, жетон { $a }: { $b }
told-met-demand = { $player } соглашается заплатить ({ $a })
told-refused-demand = { $player } не платит ({ $a })
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

# Части оценки

part-track = победные очки
part-cards = карточки в империи
    .cost = меньше карточек в империи
part-goods = товары
part-workers = рабочие
part-engine = польза в каждом раунде
part-ships = острова для кораблей
part-storage = товары в хранении
    .cost = товары из хранения
part-pawns = действия ваших фишек
part-plans = больше дел в этом раунде
part-hand = хорошие карточки на руке
part-rivals = соперники отстают
    .cost = соперники догоняют
part-lead = отрыв от лучшего соперника
    .cost = отрыв лучшего соперника
part-goals = цели сценария
part-penalties = требования сценария
    .cost = потери по сценарию

# Что прочесть перед ходом, который может быть ошибкой

caution-pawns = Пас до конца раунда, а { $a ->
    [one] { $a } ваша фишка ещё может действовать
   *[other] { $a } ваши фишки ещё могут действовать
}.
caution-actions = Пас до конца раунда, а ещё можно использовать: { $all }.
caution-last-workers = За эти карточки уйдут последние свободные рабочие: на действия этого раунда никого не останется.
caution-no-payout = Это последний раунд: хранение больше не принесёт выплат, а то, что лежит на карточках, очков не даёт.
caution-upgrades = Вместе с ней в сброс уйдут улучшения: { $all }.
caution-goods-lost = То, что лежит на карточке «{ $a }», пропадёт: { $b ->
    [one] { $b } товар
    [few] { $b } товара
   *[many] { $b } товаров
}.
caution-unused = Локацию «{ $a }» ещё можно использовать в этом раунде.
caution-raze-short = Завоевать остров «{ $a }» стоит { $b ->
    [one] { $b } жетон
    [few] { $b } жетона
   *[many] { $b } жетонов
} разрушения, а на корабле { $c }. Остров можно только разграбить, а жетоны пропадут.
