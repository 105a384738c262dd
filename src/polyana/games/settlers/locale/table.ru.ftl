# Слова стола на странице.

group-faction = Выбрать империю
group-deck = Выбрать колоду
group-pick = Выбрать
group-draw = Взять карточку
group-choose = Что получить
group-target = Выбрать цель
group-return = Вернуть
group-build = Построить
group-deal = Заключить сделку
group-raze-hand = Разрушить с руки
group-raze = Разрушить
group-activate = Использовать локацию
group-take = На что обменять
group-conquer = Завоевать
group-besiege = Осадить
group-stall = Использовать жетон
group-defend = Защитить
group-deploy = Поставить самурая
group-keep = Пополнить
group-pay = Заплатить
group-part = Выбрать часть
group-gain = Получить
group-expedition = В экспедицию
group-store = Сохранить

table-good-wood = дерево
table-good-stone = камень
table-good-food = еда
table-good-gold = золото
table-good-worker = рабочие
table-good-raze = жетоны разрушения
table-good-defence = жетоны обороны
table-good-vp = победные очки
table-good-card = карточки на руке
table-good-common-card = общая карточка
table-good-faction-card = имперская карточка
table-good-location = своя локация или фундамент
table-good-samurai = самурай
table-cost = Цена постройки
table-raze-field = Поле разрушения
table-deal-field = сделка
table-end-vp = В конце игры: { $vp } ПО
table-emblems = Карточек с этим названием в колоде: { $n }
table-ladder = Уровень укреплений: { $level }
table-build = Построить
table-deal = Заключить сделку: { $good } сейчас и в каждом производстве
table-raze-hand = Разрушить с руки: { $goods }
table-use = Использовать действие
table-used = Использовано в этом раунде
table-note-conquest = Завоевание: { $price ->
    [one] { $price } жетон
    [few] { $price } жетона
   *[many] { $price } жетонов
} разрушения
table-note-raze = Разрушение соперником: { $price ->
    [one] { $price } жетон
    [few] { $price } жетона
   *[many] { $price } жетонов
} разрушения
table-note-siege = Осада: { $price ->
    [one] { $price } жетон
    [few] { $price } жетона
   *[many] { $price } жетонов
} разрушения
table-note-token = Защищена жетоном обороны до конца раунда
table-note-samurai = Защищена самураем
table-note-blocked = Действие запрещено до конца раунда
table-note-ra = Жетон Ра: до конца раунда локацией владеет { $player }
table-nobody = никто
table-note-used = Использовано { $used } из { $uses }
table-note-level = Укреплений: { $level }, в конце раунда { $vp } ПО
table-note-kept = Лежит здесь: { $n }
table-note-marker = Сделка с этой локацией: { $player }
table-safe = Пас: до конца раунда целью быть не может
table-passed = пас
table-foundation = Фундамент: годится, чтобы заплатить локацией
table-stored = Сохраняется при очистке
table-deck = колода
table-faction-deck = Имперская колода: { $n }
table-common-deck = Общая колода: { $n }
table-discards = Сброс общих карточек: { $n }
table-route = Сделка с локацией «{ $name }»
table-deal-pays = Сделка: { $good } в каждом производстве
table-hand = Рука: имперских { $faction }, общих { $common }
table-choices = Выбор
table-if-over = очков, если бы игра кончилась сейчас
table-row-production = общие: производство
table-row-feature = общие: особенности
table-row-action = общие: действия
table-no-locations = Локаций пока нет
table-no-faction = Империя ещё не выбрана
table-race = Победа, если своих имперских локаций больше, чем карточек в собрании соперника.
table-about-barbarians = Много рабочих, набеги и разрушение.
table-about-japanese = Сделки, еда и самураи, что хранят хрупкие дома.
table-about-romans = Камень, стройка и запас жетонов разрушения.
table-about-egyptians = Золото, сфинксы и работа чужими руками.
