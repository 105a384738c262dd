# Фелиния: стол на странице. Остальные слова стола — сообщения screen-* в ru.ftl.

group-bid = Поставить жетон
group-buy = Купить
group-sell = Продать
group-exchange = Обменять
group-give = Отдать
group-take = Взять
group-bonus = Взять бонус
group-board = Сесть на корабль
group-flip = Перевернуть жетон
group-step = Идти
group-keep = Оставить карту

table-port = порт
table-crossroads = перекрёсток
table-post = торговый пост
table-symbol = Кто входит, получает: { $gives }{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
}
table-merchant-of = Здесь живёт купец: { $player }
table-trade-tile = { $kind }: каждый жетон стоит { $each } — столько, сколько их у вас
table-face-down = Жетон лежит лицом вниз
table-reach = { $food ->
    [0] Купец может дойти сюда
   *[other] Купец может дойти сюда, пища: { $food }
}
table-joins = Граничит с вашими купцами: здесь ваша группа вырастет
table-mystery-deck = Карт тайн в колоде: { $count }
table-kingdom = { $kingdom }: его товар — { $goods }. Жетонов на постах: { $left }
table-kingdom-left = Жетонов в королевстве: { $left }

table-place = { $place }: { $goods }; { $tokens ->
    [one] { $tokens } жетон ставки
    [few] { $tokens } жетона ставок
   *[many] { $tokens } жетонов ставок
}
table-now-here = сейчас здесь
table-sold-out = всё раскуплено
table-no-tokens = Ставок нет
table-token = { $player }: цена { $price }
table-no-bonuses = бонусов не осталось
table-in-bag = { $kind }, в мешке: { $count }
table-sale = Продать можно в свой ход: товар за 1 монету, золото за 2, специю за 1

table-deck-stack = Палубы
table-decks = Жетоны палуб в стопке: сначала серые, под ними синие. Когда их не хватит на пустые корабли, игра закончится.
table-grey = серых:
table-blue = синих:
table-next = следующая:
table-seats = { $count ->
    [one] { $count } место
   *[few] { $count } места
}
table-ship = «{ $ship }» → { $kingdom }, отплытие в { $time }, { $seats ->
    [one] { $seats } место
   *[few] { $seats } места
}
table-ship-away = «{ $ship }» ждёт новую палубу
table-coin = монета
table-aboard = На борту: { $players }
table-lacks = Вам не хватает { $what }
table-sails-full = Полон: отплывёт в этом раунде
table-sails-earliest = Отплывёт раньше всех, если ни один корабль не будет полон
table-sails-last = Последний раунд: отплывают все корабли
table-sails-now = Сейчас в плавании
table-sails-next = Отплывёт следом
table-mark-full = отплывёт
table-mark-earliest = если все неполны
table-mark-last = отплывёт
table-mark-now = в пути
table-mark-next = следом
table-no-merchants = купцов не осталось
table-fare-ready = плата есть
table-missing = не хватает

table-stand = { $what }: открыто { $up }, возможно, закрыто { $perhaps }, взято { $gone }
table-your-set = { $count ->
    [0] у вас нет
   *[other] у вас { $count } = { $points }
}

table-goods = Товары
table-cards = Карты
table-specials = Особые жетоны
table-coins = Монет: { $coins } из { $cap }
table-own-board = свой планшет, монет: { $coins }
table-stock = Купцов в запасе: { $count }. Когда кто-то отправит последнего, игра закончится.
table-tokens = Жетонов ставок: { $count }
table-about-gold = Золото: 1 очко в конце; продаётся за 2 монеты; вместе со специей меняется в Гильдии на бонус
table-about-spice = Специи: 1 очко за две в конце; продаются за 1 монету; вместе с золотом меняются в Гильдии на бонус
table-about-food = Пища: шаг сверх трёх бесплатных
table-sell = продать: { $thing } — за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}{ $lost ->
    [0] { "" }
    [one] , { $lost } из них пропадёт
   *[other] , { $lost } из них пропадут
}
table-set = { $kind } × { $count }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Каждый жетон стоит { $each } — столько, сколько их у вас
table-no-tiles = пока нет
table-drawn = Карты тайн: оставьте не больше одной
table-have-it = такая у вас уже есть
table-costs = отдать
table-free = бесплатно
