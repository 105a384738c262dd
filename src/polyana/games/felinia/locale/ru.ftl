# Фелиния: вопросы, ходы, журнал и лист очков. Как называются сообщения, сказано в polyana/speech/table_talk.py.

game-name = Фелиния
game-blurb = Коты-купцы покупают товары, садятся на корабли и основывают торговые посты.
game-minutes = 60-90

option-mode = какая игра: basic (базовая, 3–4 игрока) или advanced (расширенная, 2–4 игрока)
    .short = Какая игра
    .about = Начинают с базовой игры; в расширенной есть особые жетоны, тайны и остров побольше.
option-players = сколько игроков
    .short = Сколько игроков
option-next-deck-open = следующая палуба открыта: true или false
    .short = Следующая палуба лежит открыто
    .about = Все видят, какой корабль придёт следующим: меньше удачи, больше расчёта.

# Слова

good = { $a-id ->
    [clothing] одежду
    [glassware] посуду
    [spice] специю
    [food] пищу
   *[other] { $a }
}
lack = { $good-id ->
    [watches] часов
    [clothing] одежды
    [glassware] посуды
    [wine] вина
    [books] книг
   *[coin] { $n ->
        [one] монеты
       *[other] монет
    }
}{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }({ $n })
}
serves = { $left ->
    [0] Тогда хватит на корабль «{ $thing }»: не хватало только { $goods }.
   *[other] Пригодится для корабля «{ $thing }»: на него не хватает { $goods }.
}

# Вопросы

ask-bid = { $player }, куда положить жетон ставки? Круг { $a } из 3.
ask-buy = { $player }, что купить на рынке «{ $a }»? Цена: { $b ->
    [one] { $b } монета
    [few] { $b } монеты
   *[many] { $b } монет
}.
ask-exchange = { $player }, какой обмен совершить в Гильдии? Цена: { $a ->
    [one] { $a } монета
    [few] { $a } монеты
   *[many] { $a } монет
}.
ask-give = { $player }, какой товар отдать?
ask-take = { $player }, какой товар взять из мешка за { $b-id ->
    [clothing] одежду
    [glassware] посуду
   *[other] { $b }
}?
ask-bonus = { $player }, какой бонусный жетон взять?
ask-board = { $player }, посадить купца на корабль?
ask-flip = { $player }, перевернуть жетон? { $a }, осталось { $b ->
    [one] { $b } раз
    [few] { $b } раза
   *[many] { $b } раз
}.
ask-step = { $player }, куда пойдёт купец? Сейчас он здесь: { $a }, { $b ->
    [0] бесплатных шагов нет
    [one] остался { $b } бесплатный шаг
    [few] осталось { $b } бесплатных шага
   *[many] осталось { $b } бесплатных шагов
}.
ask-mystery = { $player }, какую карту тайны оставить?
ask-storage = { $player }, на складе { $a ->
    [one] { $a } товар
    [few] { $a } товара
   *[many] { $a } товаров
}: три хранятся бесплатно. Что продать?

# Ходы

move-bid = { $a-id ->
    [own_board] Свой планшет: взять монеты
   *[other] Поставить: { $a }
}
move-buy = Купить { good }
move-decline = Отказаться
move-sell = Продать { good }
move-exchange = { $a }
move-give = Отдать { good }
move-take = Взять { good }
move-back = Назад
move-bonus = Взять бонус: { $a }
move-board = Сесть на корабль «{ $a }»
move-done = Пропустить
move-flip = Перевернуть: { $a }
move-step = Идти: { $a }
move-stop = Закончить путь
move-keep = Оставить карту { $a }
move-none = Не оставлять
move-pay = Заплатить 2 монеты и сохранить четвёртый

# Журнал

told-forced = { $player } — { $move } (выбора нет)
told-phase = { $a-id ->
    [trade] — Торговля —
    [exploration] — Исследование —
    [storage] — Склад —
   *[over] — Игра окончена —
}
told-round = — Раунд { $a }, первый игрок { $player } —
told-bid = { $a-id ->
    [own_board] { $player } кладёт жетон на свой планшет
   *[other] { $player } кладёт жетон на место «{ $a }»
}
told-gained = { $b ->
    [0] { $player } ничего не получает: { $a-id ->
        [coin] монет уже шесть
        [gold] золото кончилось
        [spice] специи кончились
       *[food] пища кончилась
    }
   *[other] { $player } получает { $a-id ->
        [coin] { $b ->
            [one] { $b } монету
            [few] { $b } монеты
           *[many] { $b } монет
        }
        [gold] { $b ->
            [one] { $b } золото
           *[many] { $b } золота
        }
        [spice] { $b ->
            [one] { $b } специю
            [few] { $b } специи
           *[many] { $b } специй
        }
        [food] { $b ->
            [one] { $b } пищу
           *[many] { $b } пищи
        }
       *[other] { $a }
    }
}
told-drew-goods = { $player } тянет из мешка: { $a }
told-sold = { $player } продаёт { good } (+{ $b })
told-no-deal = { $player }: сделки нет («{ $a }»)
told-declined = { $player } отказывается от сделки («{ $a }»)
told-bought = { $player } покупает { $b-id ->
    [clothing] одежду
    [glassware] посуду
   *[other] { $b }
} за { $c ->
    [one] { $c } монету
    [few] { $c } монеты
   *[many] { $c } монет
} («{ $a }»)
told-swapped = { $player } меняет в Гильдии: { $b } → { $c }, за { $d ->
    [one] { $d } монету
    [few] { $d } монеты
   *[many] { $d } монет
}
told-took-bonus = { $player } берёт в Гильдии бонус «{ $a }», за { $b ->
    [one] { $b } монету
    [few] { $b } монеты
   *[many] { $b } монет
}, золото и специю
told-boarded = { $player } сажает купца на корабль «{ $a }» ({ $b })
told-last-merchant = { $player } отправляет последнего купца: после этого раунда игра закончится
told-sailed-empty = Корабль «{ $a }» ({ $b }) уходит пустым
told-landed = { $player }: купец сходит с корабля «{ $a }» в порту { $b }
told-flipped = { $player } переворачивает жетон: { $a } — { $b }
told-stepped = { $b ->
    [0] { $player }: купец идёт дальше — { $a }
   *[other] { $player }: купец за 1 пищу идёт дальше — { $a }
}
told-drew-mystery = { $player } смотрит { $a ->
    [one] { $a } карту тайн
    [few] { $a } карты тайн
   *[many] { $a } карт тайн
}
told-saw-mystery = Карты тайн: { $all }
told-left-mystery = { $player } не оставляет карт тайн
told-kept-mystery = { $a-id ->
    [none] { $player } оставляет карту тайны
   *[other] { $player } оставляет карту тайны, заплатив: { $a }
}
told-kept-which = Оставлена карта «{ $a }»
told-founded = { $player } основывает торговый пост: { $a }, жетон «{ $b }»
told-left-game = Жетон «{ $a }» выходит из игры
told-went-home = { $player }: купец возвращается домой без жетона
told-stored = { $player } платит { $a ->
    [one] { $a } монету
    [few] { $a } монеты
   *[many] { $a } монет
} за четвёртый товар на складе
told-refilled = Рынок «{ $a }» пополнен: { $rest }
told-decks-run-out = Палуб больше не хватает: корабли отплывают в последний раз
told-new-deck = Корабль «{ $a }»: новая палуба — { $b }
told-next-deck = Следующая палуба: { $a }

# Лист очков

line-tiles = { $a } × { $b }
    .row = { $a }
    .kind = Торговые жетоны
line-plus-one = Слава: { $a } × { $b }
    .row = Слава: { $a }
    .kind = Слава
line-groups = { $count ->
    [0] Группы купцов
   *[other] Группы купцов: { $all }
}
    .kind = Группы купцов
line-gold = Золото: { $a }
    .kind = Золото
line-spice = Специи: { $a }
    .kind = Специи
line-goods = Товары: { $a }
    .kind = Товары
line-mystery = Карты тайн: { $a }
    .kind = Карты тайн
line-special = { $a }
    .kind = Особые жетоны

# Стол на экране

screen-round = Раунд { $round }
screen-phase-bidding = Ставки
screen-phase-trade = Торговля
screen-phase-exploration = Исследование
screen-phase-storage = Склад
screen-phase-over = Игра окончена
screen-now-bidding = Круг { $lap } из { $laps }: жетон на своём планшете приносит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
screen-now-trade = { $place }: ходит { $player }, цена — { $price ->
    [one] { $price } монета
    [few] { $price } монеты
   *[many] { $price } монет
}.
screen-now-flips = { $player } высаживается: { $province }. Можно перевернуть { $flips ->
    [one] { $flips } жетон
    [few] { $flips } жетона
   *[many] { $flips } жетонов
}.
screen-now-walk = { $player } в пути: { $province }, { $steps ->
    [0] бесплатные шаги кончились, шаг стоит 1 пищу
    [one] остался { $steps } бесплатный шаг
    [few] осталось { $steps } бесплатных шага
   *[many] осталось { $steps } бесплатных шагов
}.
screen-now-storage = { $free ->
    [one] { $free } товар хранится
    [few] { $free } товара хранятся
   *[many] { $free } товаров хранятся
} бесплатно, ещё один — за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}; остальные продаются.
screen-now-next = Жетоны действуют по очереди, на каждом месте сверху вниз.
screen-now-sail = Корабли отплывают.
screen-now-over = Все путешествия окончены, очки подсчитаны.
screen-ending-merchants = Последний раунд: кто-то отправил последнего купца, отплывут все корабли.
screen-ending-decks = Палубы кончились: корабли отплывают в последний раз.
screen-first = ⚑ Первый: { $player }
screen-deck = Палубы: серых { $grey }, синих { $blue }
screen-next-deck = Следующая: { $deck }
screen-bag = Мешок
screen-sale = Продажа: { $prices }

screen-section-street = Торговая улица
screen-section-quay = Причал
screen-section-island = Остров
screen-section-players = Игроки
screen-section-tiles = Торговые жетоны
screen-section-own = Торговые жетоны и то, что видите только вы

screen-short-watches = Ча
screen-short-clothing = Од
screen-short-glassware = По
screen-short-wine = Ви
screen-short-books = Кн

screen-bonuses = Бонусы:

screen-quay-time = Время
screen-quay-kingdom = Куда
screen-quay-ship = Корабль
screen-quay-seats = Места
screen-quay-fare = Плата
screen-quay-tiles = Жетоны
screen-quay-sails = Отплывёт
screen-quay-missing = Не хватает
screen-sails-full = полон
screen-sails-earliest = раньше всех
screen-sails-last = напоследок
screen-sails-now = в плавании
screen-sails-next = следом
screen-fruitless = жетона не достать
screen-no-merchants = купцов
screen-fare-at-hand = всё есть

screen-legend-port = порт
screen-legend-spice = специя
screen-legend-gold = золото
screen-legend-coin = монета
screen-legend-goods = случайный товар
screen-legend-food = пища
screen-legend-mystery = карты тайн
screen-legend-face-down = закрытый жетон
screen-legend-road = боковая дорога
screen-legend-special = особый жетон
screen-legend-borders = граничит с вашими купцами

screen-board-coins = Монеты
screen-board-merchants = Купцы
screen-board-tokens = Ставки
screen-board-tiles = Жетоны
screen-board-bonuses = Бонусы
screen-board-mysteries = Тайны
screen-board-points = Очки

screen-kinds-open = открыто / всего
screen-kinds-points = каждый по
screen-kinds-own = у вас
screen-kinds-next = ещё один

screen-own-bonuses = Бонусы:
screen-own-mysteries = Карты тайн:
screen-own-drawn = Только что открыты:
screen-own-tiles = Торговые жетоны
screen-own-total = Очков сейчас

# С чего начинают игроки, для арены

choice-order = Очерёдность
choice-mode = Какая игра

# Части оценки, для подсказок

part-tiles = очки за торговые жетоны
    .cost = меньше очков за торговые жетоны
part-groups = очки за группы купцов
    .cost = меньше очков за группы купцов
part-cards = золото или другие карты
part-promise = задел для будущих наборов
part-coins = монеты в кошельке
    .cost = монеты
part-goods = товары для кораблей
    .cost = товары
part-ships = жетоны для ваших купцов в море
part-deals = хорошие сделки для ваших жетонов ставок
part-future = жетоны в пределах досягаемости
part-rivals = соперники отстают
    .cost = соперники догоняют

# Что прочесть перед ходом, который может быть ошибкой

caution-cap = Больше шести монет не бывает: { $a ->
    [one] пропадёт { $a } монета
    [few] пропадут { $a } монеты
   *[many] пропадут { $a } монет
}.
caution-no-tile = { $b ->
    [0] { $a }: ваш купец не сможет дойти ни до одного жетона.
   *[other] { $a }: после тех, кто сел раньше, вашему купцу может не достаться жетона.
}
caution-last-merchant = Это ваш последний купец: после этого раунда игра закончится.
caution-stop = Купец вернётся домой без жетона.
caution-step = После этого шага купец не дойдёт ни до одного жетона.
