# Стол «Поселенцев» в терминале.

screen-round = Раунд
screen-phase-factions = Империи
screen-phase-decks = Колоды
screen-phase-lookout = Разведка
screen-phase-production = Производство
screen-phase-action = Действия
screen-phase-cleanup = Очистка
screen-phase-attack = Атака
screen-phase-over = Конец
screen-now-turn = Ходит { $player }
screen-now-acted = { $player } может закончить ход
screen-now-over = Игра окончена
screen-first = Первый игрок: { $player }
screen-next-first = Первый в следующем раунде: { $player }
screen-piles = Общая колода { $deck }, сброс { $discards }

screen-sign-resource = любой ресурс
screen-sign-location = локация
screen-sign-common-card = общая карточка
screen-sign-faction-card = имперская карточка
screen-sign-shield = щит на карточке
screen-sign-samurai = самурай
screen-sign-fortification = укрепление
screen-sign-blocked = действие запрещено
screen-sign-ra = жетон Ра
screen-sign-deal = сделка с локацией
screen-sign-conquered = завоёвана
screen-sign-foundation = фундамент
screen-sign-raze = поле разрушения
screen-sign-used = уплачено за действие
screen-sign-price = цена завоевания

screen-section-players = Игроки
screen-section-factions = Империи
screen-section-hand = Ваша рука
screen-section-revealed = Разведка: открытые карточки
screen-section-draft = Разведка: оставьте одну из них
screen-section-looked-at = Карточки перед вами
screen-section-tokens = Проможетоны
screen-section-bot = Виртуальный соперник

screen-column-faction = империя
screen-column-total = всего
screen-column-hand = рука
screen-column-deck = колода
screen-column-cost = цена
screen-column-deal = сделка
screen-column-raze = разр.

screen-hand-empty = карточек нет
screen-one-part = Каждый раз — только что-то одно.
screen-round-cap = За раунд — не больше { $times } { $times ->
    [one] раза
   *[other] раз
}.
screen-bonus = Один раз при постройке:
screen-shield = Щит на карточке.
screen-passed = пас, до конца раунда в безопасности
screen-produces = Планшет
screen-stores = хранит
screen-train = обоз
screen-picked = отобрано
screen-deals = Сделки
screen-next = Следующее производство
screen-next-more = и ещё
screen-colours = Цвета
screen-row-production = производство
screen-row-feature = особенность
screen-row-action = действие
screen-foundations = Фундаменты

screen-bot-race = Имперских локаций { $own } : { $collection } в собрании
screen-bot-targets = Цели
screen-bot-deck = (колода атак { $count })
screen-bot-conquests = завоевания по раундам
screen-bot-locations = Локации
screen-bot-line = Ряд

# Свойства коротко

screen-when-build = стройка { $a ->
    [faction] имперской ⌂
   *[other] { $a }
}
screen-when-raze = разрушение
screen-when-deal = сделка
screen-when-gain-vp = { $a }★ и больше
screen-when-enemy-exchange = чужой обмен
screen-when-produce-deals = после сделок
screen-when-conquer = завоевание
screen-when-siege = осада
screen-when-lose-location = потеря
screen-at-free = свободно
screen-at-end = конец
screen-at-round-end = конец раунда
screen-at-production = производство
screen-at-cleanup = очистка
screen-short-enemy-location = чужие ⌂
screen-short-steal = забрать { $a } у соперника
screen-short-raze-hand = разрушить с руки
screen-short-raze-enemy = { $args ->
    [0] разрушить
   *[other] разрушить мимо защиты
}
screen-short-raze-own = разрушить свою ⌂
screen-short-tithe = вернуть товары по { $a }★
screen-short-copy-spoil = товар с чужого поля разрушения
screen-short-sift = взять { $b }{ $a }, оставить { $c }
screen-short-cancel-deal = { $args ->
    [0] отменить сделку
   *[other] отменить сделку, её товар
}
screen-short-steal-deal = забрать сделку
screen-short-copy-deal = товар своей сделки
screen-short-build-deal = построить сделку без ⌂
screen-short-build-hand = построить имперскую ⌂ без ⌂
screen-short-remove-location = сбросить чужую ⌂
screen-short-enemy-deal = сделка с чужой ⌂
screen-short-enemy-discard = соперник сбрасывает ▯
screen-short-refresh = освободить другую ▷
screen-short-block-action = запретить ▷
screen-short-take-control = ☼ на чужую ⌂
screen-short-hand-foundation = общая ▯ как ▒▒
screen-short-row-foundation = общая ▯ как ▒▒ в ряд
screen-short-copy-production = { $a ->
    [other] повторить другую ↻
   *[any] повторить ↻
}
screen-short-keep-here = положить сюда { $a }
screen-short-conquer = { $a ->
    [leftmost] завоевать крайнюю ⌂
   *[any] завоевать любую ⌂
}
screen-short-siege = осада
screen-short-shift-left = { $a ->
    [enemy] чужую ⌂ влево
    [own] свою ⌂ влево
   *[any] любую ⌂ влево
}
screen-short-place-defence = ▼ на свою ⌂
screen-short-fort-vp = ★ по уровню
screen-short-claim-first = первый в следующем раунде
screen-short-roll = случайно одно из { $a }{ $b }
screen-short-store = сохранить { $a }
screen-short-store-resources = сохранить { $a }*
screen-short-storage-cap = сохранить не больше { $a }
