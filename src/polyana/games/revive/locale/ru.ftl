# «Revive»: вопросы, ходы, журнал и подсчёт очков. Как называются сообщения, сказано в polyana/speech/table_talk.py.

game-name = Revive
game-blurb = Племена выходят из-под льда: исследуют, заселяют и строят, собирают механизмы и технологии, пока не найден последний артефакт.
game-minutes = 90-120

option-players = сколько игроков: от 1 до 4
    .short = Сколько игроков
option-tribes = племена: random (наугад) или choice (игроки выбирают сами)
    .short = Племена
    .about = Племена раздаются наугад, или каждый выбирает сам.
    .random = Наугад
    .choice = По выбору
option-artifact-cards = карты артефактов: secret (тайные), choice (одна из двух на выбор) или shared (одна общая)
    .short = Карты артефактов
    .about = Карта, которая говорит, чего стоят ваши артефакты.
    .secret = Тайные
    .choice = Одна из двух на выбор
    .shared = Одна общая
option-long-game = длинная партия: true или false (от 2 игроков)
    .short = Длинная партия
    .about = Чтобы игра закончилась, нужно найти больше артефактов.
option-content = добавления кампании без самой кампании: none, all или через запятую crystal_clusters, switch_plates, large_locations_2, tribe_formika, tribe_vukuntur, moon_sides_1, moon_sides_2
    .short = Добавления кампании
    .about = То, что добавляет кампания, но без её истории.
    .none = Без них
    .all = Все
option-chapter = глава кампании: none или от chapter_1 до chapter_5
    .short = Глава кампании
    .about = Кампания рассказывает историю за пять партий подряд.
    .none = Без кампании
option-tale = чем закончились прошлые главы: none или, например, 2:97,-,3:121 (игроки и лучший результат)
    .short = Прошлые главы
    .about = Чем кончились прошлые главы; если играть дальше, заполнится само.
    .none = Не сказано

# Как называется то, у чего нет своего имени

name-tile = тайл { $n }
name-start-tile = стартовый тайл { $n }
name-cell = { $slot }, ячейка { $n }
name-score = деление { $n } трека очков
name-progress = деление { $n } трека развития
name-hibernation = деление { $n } трека анабиоза
name-switch = Переключатель
name-space = { $kind ->
    [standard] обычный механизм
    [special] особый механизм
    [cards] бонус за карты
   *[artifact] артефакт трека
} ({ $needs })
name-need = { $colour ->
    [grey] серый
    [green] зелёный
   *[yellow] жёлтый
} { $n }

# Слова

amount = { $b } { $a-id ->
    [gear] { $b ->
        [one] шестерёнку
        [few] шестерёнки
       *[many] шестерёнок
    }
    [book] { $b ->
        [one] книгу
        [few] книги
       *[many] книг
    }
    [food] { $b ->
        [one] еду
       *[other] еды
    }
    [crystal] { $b ->
        [one] кристалл
        [few] кристалла
       *[many] кристаллов
    }
   *[energy] { $b ->
        [one] энергию
       *[other] энергии
    }
}
good = { $a-id ->
    [gear] шестерёнку
    [book] книгу
    [food] еду
   *[crystal] кристалл
}
track = { $a-id ->
    [grey] серому
    [green] зелёному
   *[yellow] жёлтому
}
gem = { $a-id ->
    [purple] фиолетовый артефакт
    [orange] оранжевый артефакт
    [white] белый артефакт
   *[spare] запасной артефакт
}
points = { $a ->
    [one] { $a } очко
    [few] { $a } очка
   *[many] { $a } очков
}
location = { $a-id ->
    [nw] крупную локацию на северо-западе
    [ne] крупную локацию на северо-востоке
    [sw] крупную локацию на юго-западе
    [se] крупную локацию на юго-востоке
   *[other] локацию { $a }
}
lack = { $n ->
    [0] { "" }
   *[other] { $n }{ " " }
}{ $good-id ->
    [gear] { $n ->
        [one] шестерёнки
       *[other] шестерёнок
    }
    [book] { $n ->
        [one] книги
       *[other] книг
    }
    [food] еды
    [crystal] { $n ->
        [one] кристалла
       *[other] кристаллов
    }
   *[energy] энергии
}
serves = { $thing-id ->
    [explore] { $left ->
        [0] Тогда можно исследовать новый тайл: не хватало только { $goods }.
       *[other] Пригодится, чтобы исследовать новый тайл: не хватает { $goods }.
    }
    [build] { $left ->
        [0] Тогда можно построить здание: не хватало только { $goods }.
       *[other] Пригодится, чтобы построить здание: не хватает { $goods }.
    }
   *[other] { $left ->
        [0] Тогда можно открыть технологию «{ $thing }»: не хватало только { $goods }.
       *[other] Пригодится для технологии «{ $thing }»: не хватает { $goods }.
    }
}

# Вопросы

ask-choose-tribe = { $player }, какое племя вы поведёте?
ask-choose-side = { $player }, какой стороной лежит ваш планшет? (племя: { $a })
ask-keep-artifact-card = { $player }, какую карту артефактов вы оставите?
ask-keep-switch-plate = { $player }, какую насадку переключателя вы оставите?
ask-main = { $player }, ваш ход: что вы делаете?
ask-slot = { $player }, в какой слот вы сыграете карту «{ $a }»?
ask-half = { $player }, какую половину карты «{ $a }» вы примените?
ask-use-half = { $player }, вы примените карту «{ $a }»? За ней последует анабиоз, а карта уйдёт из игры.
ask-order-effect = { $player }, какой эффект применить теперь?
ask-effect-option = { $player }, что вы выбираете? ({ $a })
ask-repeat = { $player }, совершить обмен? ({ $a }, можно ещё { $b ->
    [one] { $b } раз
    [few] { $b } раза
   *[many] { $b } раз
})
ask-pay-basic = { $player }, чем вы заплатите? ({ $a }, осталось { $b })
ask-pick-basic = { $count ->
    [1] { $player }, какой ресурс вы получите? ({ $a })
   *[other] { $player }, какой ресурс вы получите? ({ $a }, осталось { $b })
}
ask-pick-track = { $count ->
    [1] { $player }, по какому треку вы сделаете шаг? ({ $a })
   *[other] { $player }, по какому треку вы сделаете шаг? ({ $a }, осталось { $b })
}
ask-pick-artifact = { $a-id ->
    [removed] { $player }, какой артефакт уйдёт из игры?
   *[other] { $player }, какой артефакт вы возьмёте? ({ $a })
}
ask-pick-machine = { $player }, какой механизм вы возьмёте? ({ $a })
ask-pick-module = { $player }, какой модуль вы возьмёте? ({ $a })
ask-pick-cell = { $player }, в какую ячейку вы положите модуль «{ $a }»?
ask-pick-card-display = { $player }, какую карту жителя вы возьмёте? ({ $a })
ask-pick-card-own = { $player }, какую свою карту вы выбираете? ({ $a })
ask-pick-recharge = { $player }, с какого механизма вернётся энергия? ({ $a })
ask-pick-crate = { $player }, какой открытый контейнер вы примените ещё раз? ({ $a })
ask-map-action = { $player }, что вы сделаете на поле? ({ $a })
ask-explore-discount = { $player }, на что скидка? ({ $a }, осталось снять: { $b })
ask-orientation = { $player }, как вы положите тайл «{ $b }»? ({ $a })
ask-populate-tech = { $player }, какую технологию откроет эта фигурка? ({ $a })
ask-building-size = { $player }, какое здание вы строите? ({ $a })
ask-ability-target = { $player }, где? ({ $a })
ask-copy-card = { $player }, чью карту повторит ваш переключатель?
ask-hibernation-reward = { $player }, какую награду анабиоза вы возьмёте?
ask-solo-discard = { $player }, что убрать из предложения?

# Ходы

move-tribe = { $a }
move-side = { $a-id ->
    [sun] Солнечная сторона
   *[moon] Лунная сторона
}
move-keep = Оставить: { $a }
move-play = Сыграть: { $a }
move-switch = Щёлкнуть переключателем
move-explore = Исследовать { $a }
move-populate = Заселить { location }
move-build = Построить на { $a }
move-hibernate = Погрузиться в анабиоз
move-trade = { $a-id ->
    [gear] Кристалл на шестерёнку
    [book] Кристалл на книгу
    [food] Кристалл на еду
   *[other] Обмен: { $a }
}
move-machine = Механизм: { $a }
move-crate = Открыть контейнер: { $a }
move-end-turn = Закончить ход
move-slot = { $a }
move-half = { $a-id ->
    [top] Верхнюю половину
   *[bottom] Нижнюю половину
}
move-use = Применить
move-leave = Не применять
move-do = { $a } — { $b-id ->
    [gear] шестерёнки
    [book] книги
    [food] еда
    [crystal] кристаллы
    [basic] базовые ресурсы
    [other_basic] обмен ресурсов
    [same_basic] одинаковые ресурсы
    [colour_resource] ресурс цвета карты
    [terrain_resource] ресурс местности
    [vp] очки
    [energy] энергия
    [crate] контейнер
    [module] модуль
    [artifact] артефакт
    [step_grey] шаг по серому треку
    [step_green] шаг по зелёному треку
    [step_yellow] шаг по жёлтому треку
    [step_any] шаг по любому треку
    [ability] способность племени
    [recharge] вернуть энергию
    [slot_to_rest] карту из слота на отдых
    [rest_to_active] карту из зоны отдыха
    [active_to_rest_top] верхняя половина активной карты
    [take_card] карта жителя
    [play_another] сыграть ещё карту
    [free_action] действие на поле
    [range] меньше за дальность
    [discount] скидка на действие
    [rotate_card] другая половина карты
    [all_colours] карта всех цветов
    [explore_anywhere] исследовать где угодно
    [reopen_crate] контейнер ещё раз
    [move_figure] переставить фигурку
    [refresh_switch] поднять переключатель
    [hibernate_remove] анабиоз
    [place_forest] тайл леса
    [place_temple] храм
    [place_target] мишень
    [place_desert] тайл пустыни
    [place_workshop] мастерская
    [move_falcon] полёт сокола
   *[other] ещё раз
}
move-done = Пропустить остальное
move-choose = { $a-id ->
    [gear] Шестерёнки
    [book] Книги
    [food] Еда
    [crystal] Кристаллы
    [basic] Базовые ресурсы
    [other_basic] Обмен ресурсов
    [same_basic] Одинаковые ресурсы
    [vp] Очки
    [energy] Энергия
    [crate] Контейнер
    [module] Модуль
    [artifact] Артефакт
    [step_grey] Шаг по серому треку
    [step_green] Шаг по зелёному треку
    [step_yellow] Шаг по жёлтому треку
    [step_any] Шаг по любому треку
    [ability] Способность племени
    [recharge] Вернуть энергию
    [slot_to_rest] Карту из слота на отдых
    [rest_to_active] Карту из зоны отдыха
    [take_card] Карта жителя
    [play_another] Сыграть ещё карту
    [free_action] Действие на поле
    [reopen_crate] Контейнер ещё раз
    [refresh_switch] Поднять переключатель
    [place_forest] Тайл леса
    [place_temple] Храм
    [place_target] Мишень
    [place_desert] Тайл пустыни
    [place_workshop] Мастерская
   *[other] { $a }
}
move-more = Обменять
move-stop = Пропустить
move-pay = Отдать { good }
move-gain = Получить { good }
move-track = По { track } треку
move-take = { $a-id ->
    [purple] Фиолетовый артефакт
    [orange] Оранжевый артефакт
    [white] Белый артефакт
    [spare] Запасной артефакт
    [deck] Верхнюю карту колоды
   *[other] { $a }
}
move-card = { $a }
move-cell = { $a }
move-less = На { good }
move-lay = { $a ->
    [0] Как лежит
   *[other] Повернуть
}
move-tech = { $a }
move-size = { $a-id ->
    [small] Малое здание
   *[large] Большое здание
}
move-target = { $a }
move-copy = { $a }
move-own = Ничью: обычный эффект
move-reward = Награда деления { $a }
move-decline = Отказаться
move-none = Обойтись без этого

# Журнал

told-forced = { $player } — { $move } (без выбора)
told-chose-tribe = { $player } ведёт племя «{ $a }»
told-chose-side = { $player } выбирает сторону «{ $a }»
told-dealt = Первый игрок — { $player }
told-kept-plate = { $player } оставляет насадку «{ $a }»
told-turn-ended = { $player } заканчивает ход
told-gained = { $player } получает { amount }
told-paid = { $player } отдаёт { amount }
told-surplus = { $player } теряет { amount }: сверх предела
told-scored = { $player } получает { points }
told-stepped = { $player }: { $b ->
    [one] { $b } шаг
    [few] { $b } шага
   *[many] { $b } шагов
} по { track } треку, теперь { $c }
told-bonus-space = { $player } открывает деление «{ $a }»
told-took-machine = { $player } берёт механизм «{ $a }»
told-progress = { $player }: маркер на делении { $a } трека развития
told-played = { $player } играет карту «{ $a }» в { $b-id ->
    [top_1] верхний слот 1
    [top_2] верхний слот 2
    [bottom_1] нижний слот 1
    [bottom_2] нижний слот 2
   *[side] боковой слот
} ({ $c-id ->
    [top] верхняя половина
   *[bottom] нижняя половина
})
told-rested = { $player } отправляет карту «{ $a }» отдыхать
told-woke = { $player } берёт карту «{ $a }» из зоны отдыха
told-took-card = { $player } берёт карту жителя «{ $a }»
told-drew-card = { $player } берёт верхнюю карту колоды: «{ $a }»
told-left-game = { $player }: карта «{ $a }» уходит из игры
told-explored = { $player } исследует { $a }
told-turned-tile = { $player } открывает { $a }: «{ $b }»
told-laid-tile = { $b ->
    [0] { $player } кладёт { $a } как есть
   *[other] { $player } кладёт { $a }, повернув его
}
told-populated = { $player } заселяет { location } и открывает технологию «{ $b }»
told-built = { $player } строит { $b-id ->
    [small] малое здание
   *[large] большое здание
} на { $a }
told-target-returned = { $player } забирает мишень с { $a }
told-placed = { $player } { $a-id ->
    [place_forest] кладёт тайл леса на { $b }
    [place_temple] ставит храм на { $b }
    [place_target] кладёт мишень: { $b }
    [place_desert] кладёт тайл пустыни на { $b }
   *[place_workshop] ставит мастерскую на { $b }
}
told-falcon-flew = { $player }: сокол летит на { $a }
told-figure-moved = { $player } переставляет фигурку с { $a } на { $b }
told-armed = { $player }: { $a-id ->
    [range] до конца хода дальность дешевле на { $b }
    [explore] до конца хода исследование дешевле на { $b }
    [populate] до конца хода заселение дешевле на { $b }
    [build] до конца хода постройка дешевле на { $b }
    [rotate_card] можно применить другую половину следующей карты
    [all_colours] следующая карта — всех цветов
   *[explore_anywhere] можно исследовать любой тайл
}
told-used-machine = { $player } запускает механизм «{ $a }»
told-recharged = { $player } возвращает энергию с механизма «{ $a }»
told-gained-crate = { $player } получает закрытый контейнер
told-opened = { $player } открывает контейнер «{ $a }»
told-reopened = { $player } ещё раз применяет контейнер «{ $a }»
told-placed-module = { $player } кладёт модуль «{ $a }» в ячейку ({ $b })
told-discarded-module = { $player } сбрасывает модуль «{ $a }»
told-reshuffled = Сброшенные модули перетасованы
told-switched = { $player } щёлкает переключателем
told-switch-up = { $player } поднимает переключатель
told-copied = { $player } повторяет нижнюю половину карты «{ $a }»
told-traded = { $a-id ->
    [gear] { $player } меняет кристалл на шестерёнку
    [book] { $player } меняет кристалл на книгу
    [food] { $player } меняет кристалл на еду
   *[other] { $player } применяет обмен «{ $a }»
}
told-hibernated = { $player } погружается в анабиоз
told-hibernation-space = { $player }: маркер анабиоза на делении { $a }
told-took-artifact = { $player } берёт { gem }
told-removed-artifact = { $player } убирает из игры { gem }
told-last-artifact = { $player } забирает последний артефакт: у остальных ещё по одному ходу
told-chapter-event = Событие главы: «{ $a }» (вызывает { $player })
told-cube = { $player }: кубик времени на делении { $a }
told-threw-away = { $player } убирает из предложения: { $a }

# Подсчёт очков

line-blue = Трек очков
line-progress = Трек развития
line-technologies = Технологии: { $a }
    .kind = Технологии
line-large = { $a }
    .kind = Крупные локации
line-card-bonus = { $a-id ->
    [grey] Серые карты жителей
    [green] Зелёные карты жителей
   *[yellow] Жёлтые карты жителей
}
    .kind = Карты жителей
line-end-tile = Жетон конца игры
line-spare = Запасные артефакты: { $a }
    .kind = Запасные артефакты
line-leftovers = Остаток ресурсов: { $a }
    .kind = Остаток ресурсов
line-artifact-card = { $b-id ->
    [crates] Контейнеры
    [energy] Энергия
    [modules2] Пары модулей
    [population] Население
    [ability_markers] Маркеры способности
    [flasks] Колбы
    [cards] Карты
    [oceans] Океаны
   *[crystals] Кристаллы
} ({ $a-id ->
    [purple] фиолетовые
    [orange] оранжевые
   *[white] белые
}): { $c } × { $d }
    .row = Карта артефактов: { $a-id ->
        [purple] фиолетовые
        [orange] оранжевые
       *[white] белые
    }
    .kind = Карта артефактов

# С чем начинают игроки, для арены

choice-tribe = Племя
choice-order = Порядок хода
choice-large = Крупные локации
choice-artifact-card = Карта артефактов
choice-plate = Насадка переключателя

# Части оценки

part-points = очки на треке
part-progress = трек развития
    .cost = меньше очков за трек развития
part-technologies = новая технология
    .cost = меньше пользы от технологий
part-large = очки за крупные локации
    .cost = меньше очков за крупные локации
part-cards = очки за карты жителей
    .cost = меньше очков за карты жителей
part-artifacts = очки за артефакты
    .cost = меньше очков за артефакты
part-goods = ресурсы и контейнеры
    .cost = ресурсы
part-cycle = карты и механизмы до анабиоза
part-engine = карты и механизмы на следующие ходы
part-tracks = шаги к бонусам треков
part-goals = ближе следующая технология или крупная локация
part-sites = неизведанные клетки у ваших зданий
part-actions = действия этого хода
part-armed = скидка на этот ход
part-rivals = соперники отстают
    .cost = соперники догоняют

# Что прочесть перед ходом, который может быть ошибкой

caution-action-left = Ход закончится, а { $a ->
    [one] { $a } действие ещё можно совершить
    [few] { $a } действия ещё можно совершить
   *[many] { $a } действий ещё можно совершить
}.
caution-surplus = Сверх предела пропадёт: { $b } { $a-id ->
    [gear] { $b ->
        [one] шестерёнка
        [few] шестерёнки
       *[many] шестерёнок
    }
    [book] { $b ->
        [one] книга
        [few] книги
       *[many] книг
    }
   *[food] { $b ->
        [one] еда
       *[other] еды
    }
}.
caution-armed = Подготовленное для этого хода не использовано и пропадёт.
caution-cards-unplayed = Ещё можно сыграть карты: { $all }.
caution-machines-unused = Ещё можно запустить механизмы: { $all }.
caution-left-out = { $a ->
    [one] Останется без применения { $a } эффект
    [few] Останутся без применения { $a } эффекта
   *[many] Останутся без применения { $a } эффектов
}.
caution-module-lost = Модуль «{ $a }» из этой ячейки будет сброшен.
sequel = { $chapter-id ->
    [none] Играть дальше со всем, что открыто
   *[other] Следующая глава: { $chapter }
}
