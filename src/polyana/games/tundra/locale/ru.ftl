# Тундра: вопросы, ходы, журнал и лист очков. Как называются сообщения, сказано в polyana/speech/table_talk.py.

game-name = Тундра
game-blurb = Звериные усадьбы осваивают север: бросок кубиков решает, какие приказы можно отдать.
game-minutes = 40-60

option-players = сколько игроков: от 2 до 4
    .short = Сколько игроков
option-layout = какое поле: standard (обычное), для троих ещё lake_3p, moot_3p, trefoil_3p, для четверых ещё ice_ring_4p, butterfly_4p
    .short = Поле
    .about = Очертания земли; для первой партии лучше обычное.
    .standard = Обычное
option-titles-and-personal-goals = особые титулы и личные цели: true или false
    .short = Особые титулы и личные цели
    .about = У каждого своя способность и своя тайная цель.

# Слова

lack = { $n ->
    [0] { "" }
   *[other] { $n }{ " " }
}{ $good-id ->
    [kindling] хвороста
    [stone] { $n ->
        [0] камня
        [one] камня
       *[other] камней
    }
    [peat] торфа
   *[resource] { $n ->
        [0] ресурсов
        [one] ресурса
       *[other] ресурсов
    }
}
serves = { $left ->
    [0] Тогда можно улучшить планшет «{ $thing }»: не хватало только { $goods }.
   *[other] Пригодится, чтобы улучшить планшет «{ $thing }»: не хватает { $goods }.
}

# Вопросы

ask-starting-boost = { $a-id ->
    [none] { $player }, какое усиление и под какой планшет подложить?
   *[other] { $player }, «{ $a }» — под планшет «{ $b }». Какое второе усиление и куда подложить?
}
ask-title-part = { $player }, с чего начать? (титул)
ask-bonus-next = { $player }, бонус какой башни получить сейчас?
ask-turn = { $player }, ваш ход: что сделать?
ask-next-action = { $player }, какое действие выполнить? («{ $a }», кубик { $b })
ask-next-part = { $player }, с чего начать? ({ $a })
ask-alternative = { $player }, что выбрать? ({ $a })
ask-repeat = { $player }, сделать это? Можно ещё { $b ->
    [one] { $b } раз
    [few] { $b } раза
   *[many] { $b } раз
} ({ $a }).
ask-move = { $player }, куда пойдёт рабочий? { $b ->
    [one] Осталось { $b } движение
    [few] Осталось { $b } движения
   *[many] Осталось { $b } движений
} ({ $a-id ->
    [modest] титул
   *[other] { $a }
}).
ask-ride = { $player }, кого и куда перенести? ({ $a })
ask-tower-site = { $player }, где построить башню? ({ $a })
ask-worker-site = { $player }, куда поставить рабочего? ({ $a })
ask-bonus-worker = { $player }, поставить рабочего к башне на { $a }?
ask-equal-kind = { $player }, какими одинаковыми ресурсами заплатить?
ask-pay-kind = { $player }, каким ресурсом заплатить?
ask-gain-kind = { $player }, какой ресурс взять? { $b ->
    [one] Остался { $b } ресурс
    [few] Осталось { $b } ресурса
   *[many] Осталось { $b } ресурсов
} ({ $a-id ->
    [modest] титул
   *[other] { $a }
}).
ask-gather = { $player }, какой ресурс собрать? Можно ещё { $b ->
    [one] { $b } раз
    [few] { $b } раза
   *[many] { $b } раз
} ({ $a }).
ask-upgrade = { $player }, какой планшет улучшить? ({ $a })
ask-discount = { $player }, какой ресурс не платить? { $a ->
    [one] Можно сберечь ещё { $a } ресурс
    [few] Можно сберечь ещё { $a } ресурса
   *[many] Можно сберечь ещё { $a } ресурсов
}.
ask-card = { $player }, какую карту города взять? ({ $a-id ->
    [thrifty] титул
   *[other] { $a }
})
ask-advisor-out = { $player }, какого советника сбросить? Новый — { $a }.
ask-boost-board = { $player }, под какой планшет подложить карту «{ $a }»?
ask-boost-out = { $player }, какое усиление сбросить? Новое — «{ $a }», планшет «{ $b }».
ask-refresh = { $player }, обновить рынок? ({ $a })
ask-die = { $player }, какой кубик изменить? Можно ещё { $b ->
    [one] { $b } раз
    [few] { $b } раза
   *[many] { $b } раз
} ({ $a }).
ask-recover = { $player }, какого советника развернуть? ({ $a })

# Ходы

move-tuck = { $a } → { $b }
move-place = Кубик { $a } → { $b }
move-idle = Отложить кубик { $a }
move-reroll = Перебросить кубик { $a }
move-shift = Изменить кубик { $a }: { $b }
move-flip = Перевернуть кубик { $a }
move-buy = Купить кубик
move-roll = Взять кубик и бросить
move-advisor = Советник: { $a }
move-end-turn = Закончить ход
move-act = { $a }
move-part = { $a-id ->
    [move] Движение
    [ride] Перенести рабочего
    [resource] Взять ресурс
    [gather] Собрать ресурсы
    [build_tower] Построить башню
    [place_worker] Поставить рабочего
    [worker] Поставить рабочего
    [upgrade] Улучшить планшет
    [take_card] Взять карту города
    [refresh_market] Обновить рынок
    [recover_advisor] Развернуть советника
    [reroll] Перебросить кубик
    [shift] Изменить кубик на 1
    [flip] Перевернуть кубик
    [die] Взять кубик
    [berry] Ягоды
    [vp] Победные очки
   *[other] { $a }
}
move-choose = { $a-id ->
    [move] Движение
    [ride] Перенести рабочего
    [resource] Любой ресурс
    [gather] Собрать ресурсы
    [build_tower] Построить башню
    [place_worker] Поставить рабочего
    [worker] Поставить рабочего
    [upgrade] Улучшить планшет
    [take_card] Взять карту города
    [refresh_market] Обновить рынок
    [recover_advisor] Развернуть советника
    [reroll] Перебросить кубик
    [shift] Изменить кубик на 1
    [flip] Перевернуть кубик
    [die] Взять кубик
    [berry] Ягоды
    [vp] Победные очки
   *[other] Взять: { $a }
}
move-move = Рабочий: { $a } → { $b }
move-walk = Рабочий { $a }, который уже шёл, → { $b }
move-ride = Перенести рабочего: { $a } → { $b }
move-gain = Взять { $a }
move-gather = Собрать { $a }
move-pay = Заплатить { $all }
move-drop = Не платить: { $a }
move-build = Башня на { $a }
move-put = Рабочий на { $a }
move-bonus = Башня на { $a }
move-upgrade = Улучшить: { $a }
move-take = Взять: { $a }
move-discard = Сбросить: { $a }
move-refresh = Обновить рынок
move-recover = Развернуть: { $a }
move-stop = Пропустить

# Журнал

told-forced = { $player } — { $move } (выбора нет)
told-tucked = { $player } подкладывает усиление «{ $a }» под планшет «{ $b }»
told-starting-boost = { $player }: стартовое усиление «{ $a }» под планшетом «{ $b }»
told-market = Рынок: { $all }
told-reshuffled = Сброс города перемешан в новую колоду
told-goals = Общие цели: { $all }
told-round = — Раунд { $a }, первый игрок { $player } —
told-rolled = { $player } бросает кубики для всех: { $all }
told-rolled-own = { $player } бросает свой кубик: { $all }
told-activated = { $player } кладёт кубик { $b } на планшет «{ $a }»
told-goal = { $player } кладёт кубик { $b } на цель «{ $a }» { $c ->
    [0] без очков
   *[other] и получает { $c } ПО
}
told-idle = { $player } откладывает кубик { $a }: положить его некуда
told-rerolled = { $player } перебрасывает кубик: { $a } → { $b }
told-changed-die = { $player } меняет кубик: { $a } → { $b }
told-added-die = { $player } берёт ещё один кубик: { $a }
told-ended-turn = { $player } заканчивает ход
told-acts = { $a-id ->
    [title] { $player }: свойство титула
    [tower] { $player }: бонус башни на { $b }
    [advisor] { $player }: советник { $b }
   *[other] { $player }: { $b }
}
told-stopped = { $a-id ->
    [modest] { $player } отказывается от остального
    [thrifty] { $player } отказывается от остального
   *[other] { $player } отказывается от остального ({ $a })
}
told-gained = { $b ->
    [0] { $player } ничего не получает ({ $a })
   *[other] { $player } получает { $a-id ->
        [kindling] { $b } { $b ->
            [one] хворост
           *[many] хвороста
        }
        [stone] { $b } { $b ->
            [one] камень
            [few] камня
           *[many] камней
        }
        [peat] { $b } { $b ->
            [one] торф
           *[many] торфа
        }
       *[berry] { $b } { $b ->
            [one] ягоду
            [few] ягоды
           *[many] ягод
        }
    }
}
told-paid = { $player } платит { $a-id ->
    [kindling] { $b } { $b ->
        [one] хворост
       *[many] хвороста
    }
    [stone] { $b } { $b ->
        [one] камень
        [few] камня
       *[many] камней
    }
    [peat] { $b } { $b ->
        [one] торф
       *[many] торфа
    }
   *[berry] { $b } { $b ->
        [one] ягоду
        [few] ягоды
       *[many] ягод
    }
}
told-scored = { $player } получает { $b } ПО { $a-id ->
    [upgrades] за улучшение планшета
    [boards] за улучшенные планшеты
    [towers] за башню
    [orders] по приказу
    [title] за титул
   *[cards] по карте
}
told-moved = { $player } ведёт рабочего: { $a } → { $b }
told-explored = { $player } открывает поляну { $a }: { $b }
told-built = { $player } строит башню на { $a } ({ $b })
told-placed-worker = { $player } ставит рабочего на { $a }
told-upgraded = { $player } улучшает планшет «{ $a }»
told-took = { $player } берёт карту «{ $a }»
told-discarded = { $player } сбрасывает карту «{ $a }»
told-refreshed = { $player } обновляет рынок
told-recovered = { $player } разворачивает советника: { $a }
told-over = — Игра окончена —
told-personal-goal = { $player }: личная цель «{ $a }»

# Лист очков

line-start = В начале
line-upgrades = Улучшение планшетов
line-boards = Улучшенные планшеты в начале раундов
line-towers = Бонусы башен
line-orders = Приказы
line-cards = Карты города и усиления
line-title = Титул
line-goal = Цель «{ $a }»
    .kind = Общие цели
line-personal-goal = Личная цель «{ $a }»: { $b }
    .row = Личная цель
    .kind = Личная цель

# С чего начинают игроки, для арены

choice-order = Очерёдность
choice-map = Поле
choice-boost = Начальное усиление
choice-title = Титул
choice-goal = Личная цель

# Части оценки

part-points = победные очки
part-resources = ресурсы в запасе
    .cost = ресурсы
part-berries = ягоды
part-dice = дело для ваших кубиков
part-workers = рабочие на поле
    .cost = меньше рабочих на поле
part-towers = бонусы башен каждый раунд
part-boards = улучшение планшета приказов
part-boosts = польза от усилений
part-advisors = помощь советников
part-goals = шаг к общим целям
    .cost = дальше от общих целей
part-personal-goal = шаг к личной цели
    .cost = дальше от личной цели
part-rivals = соперники отстают
    .cost = соперники догоняют

# Что прочесть перед ходом, который может быть ошибкой

caution-goal = Цель «{ $a }» сейчас не принесёт вам очков.
caution-buy = Для вас раунд на этом кончится: свободных кубиков нет. У вас { $a ->
    [one] { $a } ягода
    [few] { $a } ягоды
   *[many] { $a } ягод
}, а новый кубик стоит { $b }.
caution-advisors = Для вас раунд на этом кончится, а эти советники ещё готовы: { $all }.
caution-full = Дорожка полна, ресурс пропадёт: { $a }.
