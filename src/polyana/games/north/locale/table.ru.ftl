# Слова стола на странице.

group-clan = Выбрать клан
group-top = К закрытому острову
group-build = Построить
group-place = Поставить фишку
group-move = Фишкой ещё раз
group-use = Использовать локацию
group-raid = Рейд
group-play = Сыграть карточку
group-target = Выбрать карточку
group-take = Взять карточку
group-assign = Положить на карточку
group-remove = Снять с карточки
group-pawn = Передвинуть фишку
group-wake = Перевернуть фишку
group-advance = Продвинуть корабль
group-ship = Отправить корабль
group-island = К открытому острову
group-discard = Сбросить карточку
group-construct = Возвести
group-gain = Получить
group-pay = Заплатить
group-attach = Под поле
group-save = Сберечь
group-harvest = Собрать урожай
group-load = Погрузить
group-keep = Оставить
group-sets = Наборы
group-choose = Выбрать

table-good-food = Еда: по одной за второе использование фишки
table-good-wood = Дерево
table-good-stone = Камень
table-good-sheep = Овцы
table-good-fish = Рыба: корабль с рыбой дойдёт до дальних островов
table-good-gold = Золото: заменяет любой ресурс при оплате; 1 очко в конце
table-good-raze = Жетоны разрушения: завоевание островов и рейды; 1 очко в конце
table-good-vp = Победные очки на треке
table-if-over = Очков, если бы игра кончилась сейчас
table-free = Свободные рабочие
table-spent = Потраченные рабочие
table-assigned = Рабочие на карточках
table-workers = Рабочие: свободных { $free }, потраченных до очистки { $spent }, на карточках { $assigned }
table-supply = Ваш запас
table-ships-home = Корабли дома
table-ships = Корабли: дома { $home }, в море { $sea }
table-common-ships = Общих кораблей осталось в коробке
table-deck-name = Колода
table-deck = Карточек в колоде: { $n }
table-discard-name = Сброс
table-discards = В сбросе: { $n }
table-ready-name = Локации, которые ещё можно использовать
table-ready = Локации с действием: не использовано { $ready } из { $all }
table-icons = { $type }: в империи { $n }
table-hand-size = Карточек на руке
table-cards = Карточек в империи, в конце по 1 очку за каждую
table-pawns-ready = Фишки, которые ещё могут действовать
table-passed = пас
table-no-clan = Клан ещё не выбран

table-ring = Круг действий
table-pawns-home = ваши фишки
table-pawns-out = все на жетонах
table-pawn-on = Ваша фишка на жетоне «{ $tile }»
table-tired = Устал: обойдётся дороже или даст меньше, пока не отдохнёт
table-sea = Море
table-near = Ближние острова
table-distant = Дальние острова
table-top-near = Верхний из ближних островов
table-top-distant = Верхний из дальних островов
table-deck-near = Ближних островов в колоде: { $n }
table-deck-distant = Дальних островов в колоде: { $n }. Кораблю нужна рыба, чтобы туда дойти.
table-no-islands = Открытых островов нет
table-queue = Очередь
table-no-ships = Кораблей пока нет
table-sailing = Под парусом:
table-berth = Место { $n } в очереди
table-ship = Корабль, { $player }. На борту: рыба — { $fish }, жетоны разрушения — { $raze }
table-ship-at = Корабль { $n }, { $player }
table-loads = Что на корабле
table-pillage = Разграбить
table-conquer = Завоевать
table-pillage-it = Разграбить остров «{ $island }»
table-conquer-it = Завоевать остров «{ $island }»

table-stage = Карточки на выбор
table-lookout-cost = За каждую карточку — рабочий:
table-opening-free = Эти три карточки бесплатны.
table-keep = { $kept ->
    [0] Не оставлять ничего
   *[other] Оставить { $kept }
}, сбросить { $left }
table-keep-more = Выберите { $n ->
    [one] { $n } карточку
    [few] { $n } карточки
   *[many] { $n } карточек
}; выбрано: { $kept }
table-keep-spot = Готово
table-chosen-wait = Вы выбрали. Остальные ещё смотрят карточки.

table-clans = Кланы
table-difficulty = Сложность { $n } из 10
table-first-game = хорош для первой игры

table-round = Раунд { $round }
table-round-of = Раунд { $round } из { $of }
table-phase-clans = Кланы
table-phase-opening = Начальная рука
table-phase-lookout = Разведка
table-phase-action = Действия
table-phase-expedition = Экспедиции
table-phase-cleanup = Очистка
table-phase-over = Игра окончена
table-first = Первый игрок: { $player }
table-last-round = Последний раунд

table-requires = Играется, когда объявлено действие «{ $action }»
table-bonus = При постройке
table-copies = в колоде { $n }
table-kind-basic-field = Стартовое поле
table-kind-field = Поле
table-kind-upgrade = Улучшение поля
table-kind-field-or-upgrade = Поле или улучшение
table-kind-action = Локация с действием
table-kind-feature = Свойство
table-kind-boost = Подготовка
table-kind-near = Ближний остров
table-kind-distant = Дальний остров
table-exhausted = Повёрнута до очистки
table-upgrades = Улучшения: { $names }
table-on-it = На карточке: { $good } × { $n }
table-payout = В следующей разведке — выплата за { $n ->
    [one] { $n } набор
    [few] { $n } набора
   *[many] { $n } наборов
}
table-link = Повторяет: { $name }
table-raidable = Можно устроить рейд за жетон разрушения
table-lacks = Не хватает { $goods }
table-lacks-gold = Золотом можно заменить: { $n }
table-window = Можно сыграть, объявив действие «{ $action }»
table-window-not = Играется к действию «{ $action }», но сейчас ничего не даст
table-under = Ляжет под: { $fields }
table-hand-empty = На руке нет карточек

table-demand = Заплатить: { $what }
table-event-ahead = случится после разведки
table-pay = Заплатить
table-reward = и получить
table-penalty = или
table-rule-action-start = Перед действиями раунда { $round }
table-rule-expedition-start = Перед экспедициями раунда { $round }
table-rule-expedition-end = После экспедиций раунда { $round }
table-averted = Впереди вооружённый корабль: соперник ничего не возьмёт
table-rival-island = Соперник заберёт остров «{ $island }»
table-medal-bronze = Бронзовая медаль
table-medal-silver = Серебряная медаль
table-medal-gold = Золотая медаль
table-bag = Числа, оставшиеся в мешке
