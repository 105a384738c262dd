# «Поселенцы»: вопросы, ходы, журнал и лист очков. Как называются сообщения, сказано в polyana/speech/table_talk.py.

game-name = Поселенцы
game-blurb = Четыре империи строят, торгуют, разрушают и завоёвывают. Пять раундов, и каждый длится, пока хватает товаров.
game-minutes = 45-90

option-players = сколько игроков: от 1 до 4
    .short = Сколько игроков
option-lookout = разведка: standard (обычная), draft (с передачей карточек) или advanced (продвинутая)
    .short = Разведка
    .about = Как в начале раунда раздаются новые карточки.
    .standard = Обычная
    .draft = С передачей карточек
    .advanced = Продвинутая
option-peaceful = мирный вариант: true или false
    .short = Мирный вариант
    .about = Соперникам вредят только карточки, а в разведку каждый берёт на карточку больше.
option-fire = дополнение «Не мы раздули пожар» (завоевания и крепости): true или false
    .short = Дополнение «Не мы раздули пожар»
    .about = Дополнение: завоевания, крепости и новые карточки. Для начала лучше без него.
option-format = формат колод: standard (обычный) или open (открытый)
    .short = Формат колод
    .about = В открытом формате карточки дополнения смешивают с базовыми.
    .standard = Обычный
    .open = Открытый
option-reshuffle-faction = перемешивать сброс имперской колоды, когда она кончилась: true или false
    .short = Перемешивать сброс имперских колод
    .about = Кончившаяся имперская колода собирается заново из сброса.
option-promo = проможетоны: none, all или через запятую council, events, dice_tower, fair, refugees, amber_road, expedition
    .short = Проможетоны
    .about = Небольшие добавочные жетоны со своими правилами.
    .none = Без них
    .all = Все
option-expedition-mode = экспедиции: choice (по выбору) или random (случайные)
    .short = Экспедиции
    .about = Выбирают ли игроки экспедиции сами или тянут наугад.
    .choice = По выбору
    .random = Случайные
option-solo-difficulty = сложность завоеваний в одиночной игре: easy (лёгкая), medium (средняя) или hard (высокая)
    .short = Сложность одиночной игры
    .about = Насколько трудно завоевывать в одиночной игре.
    .easy = Лёгкая
    .medium = Средняя
    .hard = Высокая
option-common = общие карточки дополнения в открытом формате: all, none или их имена через запятую
    .short = Общие карточки дополнения
    .about = Какие общие карточки дополнения замешаны в колоду.
    .all = Все
    .none = Без них
option-decks = текст файла с собственными колодами или none
    .short = Собственные колоды
    .about = Файл с колодами, которые вы собрали сами.
    .none = Нет

# Слова

amount = { $b } { $a-id ->
    [wood] { $b ->
        [one] дерево
       *[other] дерева
    }
    [stone] { $b ->
        [one] камень
        [few] камня
       *[many] камней
    }
    [food] { $b ->
        [one] еду
       *[other] еды
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
   *[defence] { $b ->
        [one] жетон обороны
        [few] жетона обороны
       *[many] жетонов обороны
    }
}
good = { $a-id ->
    [food] еду
    [worker] рабочего
    [card] карточку
    [vp] 1 ПО
   *[other] { $a }
}
lack = { $n ->
    [0] { "" }
   *[other] { $n }{ " " }
}{ $good-id ->
    [wood] дерева
    [stone] { $n ->
        [0] камня
        [one] камня
       *[other] камней
    }
    [food] еды
    [gold] золота
    [worker] { $n ->
        [one] рабочего
       *[other] рабочих
    }
    [raze] { $n ->
        [one] жетона разрушения
       *[other] жетонов разрушения
    }
   *[defence] { $n ->
        [one] жетона обороны
       *[other] жетонов обороны
    }
}
serves = { $left ->
    [0] Тогда можно построить карточку «{ $thing }»: не хватало только { $goods }.
   *[other] Пригодится, чтобы построить карточку «{ $thing }»: не хватает { $goods }.
}

# Вопросы

ask-faction = { $player }, за какую империю играть?
ask-bot-faction = { $player }, какая империя будет соперником?
ask-deck = { $player }, какой колодой играть?
ask-bot-deck = { $player }, какой колодой играет соперник?
ask-lookout-pick = { $player }, какую карточку взять?
ask-draft-keep = { $player }, какую карточку оставить?
ask-draw-deck = { $player }, из какой колоды взять карточку? { $a ->
    [1] Осталось взять одну
   *[other] Осталось взять { $a }
}.
ask-sift-keep = { $player }, какую карточку оставить? ({ $a })
ask-produce-choice = { $player }, что произвести? ({ $a })
ask-trigger-choice = { $player }, что получить? ({ $a })
ask-choice = { $player }, что выбрать? ({ $a })
ask-copy-target = { $player }, производство какой локации повторить? ({ $a })
ask-tithe = { $player }, что вернуть? За каждый товар { $b } ПО ({ $a }).
ask-turn = { $player }, ваш ход: что сделать?
ask-end-turn = { $player }, сделать что-нибудь ещё или закончить ход?
ask-pay-mix = { $player }, чем заплатить? ({ $a })
ask-pay-resource = { $player }, каким ресурсом заплатить? ({ $a })
ask-pay-location = { $player }, какую локацию или фундамент сбросить? ({ $a })
ask-pay-card = { $player }, какую карточку сбросить? ({ $a })
ask-pay-deal = { $player }, какую сделку отдать? ({ $a })
ask-part = { $player }, что использовать? ({ $a })
ask-trigger-part = { $player }, заплатить за это? ({ $a })
ask-twice = { $player }, использовать один раз или два? ({ $a })
ask-exchange-pick = { $player }, на что обменять пару рабочих?
ask-target-location = { $player }, какую локацию выбрать? ({ $a })
ask-target-deal = { $player }, какую сделку выбрать? ({ $a })
ask-target-player = { $player }, какого соперника выбрать? ({ $a })
ask-steal-pick = { $player }, какой ресурс забрать? ({ $a })
ask-raze-card = { $player }, какую карточку с руки разрушить? ({ $a })
ask-spoil-pick = { $player }, какой товар получить? ({ $a })
ask-build-pick = { $player }, какую карточку построить? ({ $a })
ask-foundation-card = { $player }, какую карточку положить как фундамент? ({ $a })
ask-shift = { $player }, какую локацию сдвинуть влево? ({ $a })
ask-samurai-place = { $player }, куда поставить самурая?
ask-defence-place = { $player }, куда положить жетон обороны? ({ $a })
ask-keep-card = { $player }, какую карточку сложить сюда? ({ $a })
ask-forced-discard = { $player }, какую карточку сбросить? Так велят { $a }.
ask-solo-victim = { $player }, какую локацию потерять?
ask-expedition = { $player }, в какую экспедицию отправиться?
ask-store-pick = { $player }, что сохранить?

# Ходы

move-faction = { $a-id ->
    [random] Случайная империя
   *[other] { $a }
}
move-deck = { $a-id ->
    [base] Базовая колода
   *[other] { $a }
}
move-pick = { $a-id ->
    [route] Сделка с локацией «{ $b }»
   *[other] { $a }
}
move-draw = { $a-id ->
    [common] Общая колода
   *[faction] Имперская колода
}
move-choose = { $a-id ->
    [siege] Провести осаду
   *[other] Получить: { $a }
}
move-target = { $a-id ->
    [route] Сделка с локацией «{ $c }» ({ $b })
   *[other] { $all }
}
move-return = Вернуть: { $a }
move-stop = Пропустить
move-decline = Отказаться
move-none = Не отправляться
move-once = Один раз
move-twice = Два раза
move-build = Построить: { $a }
move-deal = Сделка: { $a }
move-raze-hand = Разрушить с руки: { $a }
move-raze = Разрушить: { $a }
move-activate = Использовать: { $a }
move-exchange = Обменять рабочих
move-take = { $a-id ->
    [wood] На дерево
    [stone] На камень
    [food] На еду
   *[card] На карточку
}
move-conquer = Завоевать: { $a }
move-besiege = Осадить: { $a }
move-stall = Использовать жетон «{ $a }»
move-defend = Защитить: { $a }
move-deploy = Самурай: { $a }
move-keep = Пополнить: { $all }
move-pass = Пас
move-end-turn = Закончить ход
move-pay = Заплатить: { $all }
move-part = { $a-id ->
    [raze_hand] Разрушить карточку с руки
    [raze_enemy] Разрушить локацию соперника
   *[other] Заплатить: { $a }
}
move-gain = Взять { good }
move-expedition = { $a }
move-store = Сохранить { good }

# Журнал

told-forced = { $player } — { $move } (выбора нет)
told-faction = { $player } выбирает империю: { $a }
told-bot-faction = Империя соперника: { $a }
told-deck = { $a-id ->
    [base] { $player } играет базовой колодой
   *[other] { $player } играет колодой «{ $a }»
}
told-bot-deck = { $a-id ->
    [base] Соперник играет базовой колодой
   *[other] Соперник играет колодой «{ $a }»
}
told-round = — Раунд { $a }, первый игрок { $player } —
told-production = — Производство —
told-round-end = — Конец раунда —
told-cleanup = — Очистка —
told-over = — Игра окончена —
told-revealed = Открыты карточки: { $all }
told-picked = { $player } берёт карточку «{ $a }»
told-left-over = Сброшена карточка «{ $a }»
told-drew = { $player } берёт { $a-id ->
    [common] общую карточку
   *[faction] имперскую карточку
}
told-drew-card = { $player }: пришла карточка «{ $a }»
told-shuffled-back = { $player } замешивает карточку обратно в колоду
told-reshuffled = { $a-id ->
    [common] Сброс общих карточек перемешан в новую колоду
   *[other] Сброс перемешан в новую колоду ({ $a })
}
told-gained = { $player } получает { amount }
told-paid = { $player } платит { amount }
told-scored = { $player } получает { $a } ПО { $b-id ->
    [deals] со сделки
    [production] за производство
    [bonus] за постройку
    [action] за действие
    [trigger] за особенность
    [raze] за разрушение
    [tithe] за возвращённые товары
    [gate] за карточку под вратами
    [fortress] за крепость
   *[promo] за проможетон
}
told-discarded = { $player } сбрасывает карточку «{ $a }»
told-gave-deal = { $player } отдаёт сделку «{ $a }»
told-gave-location = { $player } сбрасывает локацию «{ $a }»
told-built = { $player } строит локацию «{ $a }»
told-deal = { $player } заключает сделку «{ $a }»
told-route = { $player } заключает сделку с локацией «{ $a }»
told-cancelled = { $player } отменяет сделку «{ $a }»
told-stole-deal = { $player } забирает сделку «{ $a }»
told-razed-hand = { $player } разрушает с руки карточку «{ $a }»
told-razed = { $player } разрушает локацию «{ $a }»
told-removed = { $player } убирает локацию «{ $a }»
told-used = { $player } использует локацию «{ $a }»
told-copied = { $player } повторяет производство локации «{ $a }»
told-fortified = { $player } укрепляет крепость «{ $a }»: уровень { $b }
told-conquered = { $player } завоёвывает локацию «{ $a }»
told-besieged = { $player } осаждает крепость «{ $a }» (снято укреплений: { $b })
told-shifted = { $player } сдвигает влево локацию «{ $a }»
told-blocked = { $player } запрещает действие локации «{ $a }»
told-took-control = { $player } кладёт жетон Ра на локацию «{ $a }»
told-refreshed = { $player } снимает товары с локации «{ $a }»
told-foundation = { $player } кладёт карточку «{ $a }» как фундамент
told-defended = { $player } защищает локацию «{ $a }»
told-deployed = { $player } ставит самурая на локацию «{ $a }»
told-kept = { $player } пополняет локацию «{ $a }»
told-stole = { $player } забирает { good } у соперника ({ $b })
told-rolled = { $player } бросает кубик: { $a }
told-claimed-first = { $player } будет первым игроком в следующем раунде
told-passed = { $player } пасует
told-expedition = { $player } использует жетон «{ $a }»
told-expeditions = Выложены жетоны: { $all }
told-target = Соперник открывает карточку «{ $a }»
told-bot-took = Соперник берёт карточку «{ $a }»
told-collected = В собрание соперника уходит карточка «{ $a }»
told-collection-lost = Из собрания соперника сброшена карточка «{ $a }»
told-attacked = Атака: соперник забирает локацию «{ $a }»
told-bot-conquest = Соперник пытается завоевать локацию (ряд: { $a })
told-bot-conquered = Соперник завоёвывает локацию «{ $a }»
told-bot-besieged = Соперник осаждает крепость «{ $a }»

# Лист очков

line-deals = Сделки
line-production = Производство
line-bonus = Бонусы за постройку
line-action = Действия
line-trigger = Особенности
line-raze = Разрушение
line-tithe = Возвращённые товары
line-gate = Карточки под вратами
line-fortress = Крепости
line-promo = Проможетоны
line-common = Общие локации: { $a }
    .kind = Общие локации
line-faction = Свои имперские локации: { $a }
    .kind = Свои имперские локации
line-conquered = Завоёванные локации: { $a }
    .kind = Завоёванные локации
line-end-effects = Врата и святилище
line-solo-won = Победа: имперских локаций { $a }, в собрании соперника { $b }. Звание: { $c }
line-solo-lost = Поражение: имперских локаций { $a }, в собрании соперника { $b }

# С чего начинают игроки, для арены

choice-order = Очерёдность
choice-faction = Империя
choice-deck = Имперская колода

# Части оценки

part-points = победные очки
part-locations = очки за локации в конце
    .cost = меньше очков за локации
part-production = товары в каждом производстве
part-deals = товары со сделок каждый раунд
part-goods = товары на этот раунд
    .cost = товары
part-actions = действия ваших локаций
part-hand = хорошие карточки на руке
part-features = особенности ваших локаций
part-fortresses = крепости
    .cost = крепости слабеют
part-kept = карточки под вратами и в святилище
    .cost = меньше очков за врата и святилище
part-exposure = локации под защитой
    .cost = угроза разрушения и завоевания
part-fodder = чем заплатить за имперские локации
part-solo = перевес над собранием соперника
    .cost = собрание соперника ближе
part-rivals = соперники отстают
    .cost = соперники догоняют

# Что прочесть перед ходом, который может быть ошибкой

caution-workers = Пас — до конца раунда, а у вас ещё { $a ->
    [one] { $a } рабочий
   *[other] { $a } рабочих
}: пару можно обменять на ресурс или карточку.
caution-discard = Действием локации «{ $a }» ещё можно воспользоваться в этом раунде.
