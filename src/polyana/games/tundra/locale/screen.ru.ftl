# Слова стола в терминале.

screen-round = Раунд
screen-first = Первый игрок: { $player }
screen-piles = Колода города { $deck }, сброс { $discard }
screen-phase-boosts = Стартовые усиления
screen-phase-start = начало
screen-phase-roll = бросок
screen-phase-dice = кубики
screen-phase-end = конец
screen-phase-over = Конец игры
screen-now-boosts = Каждый подкладывает два стартовых усиления.
screen-now-turn = Ходит { $player }.
screen-now-used = Ходит { $player }, кубик уже использован.
screen-now-board = { $player }: { $board }, кубик { $die }.
screen-now-doing = { $player }: { $deed }.
screen-now-over = Партия окончена.

screen-section-map = Поле
screen-section-market = Рынок города
screen-section-goals = Общие цели
screen-section-players = Игроки
screen-section-own = Ваши владения

screen-legend-kindling = хворост
screen-legend-stone = камень
screen-legend-peat = торф
screen-legend-resource = любой ресурс
screen-legend-equal = все одного вида
screen-legend-berry = ягода
screen-legend-vp = ПО
screen-legend-move = движение
screen-legend-worker = рабочий
screen-legend-tower = башня
screen-legend-card = карта города
screen-legend-advisor = советник
screen-legend-boost = усиление
screen-legend-settlement = поселение
screen-legend-lake = озеро

screen-short-gather = сбор { $a }
screen-short-upgrade = { $args ->
    [0] улучшение
   *[other] улучшение −{ $a }
}
screen-short-refresh-market = новый рынок
screen-short-reroll = переброс
screen-short-shift = кубик ±1
screen-short-flip = переворот
screen-short-die = новый кубик
screen-short-ride = поездка
screen-short-recover-advisor = развернуть советника
screen-short-upgraded-board = ⇑

screen-column-title = кто
screen-column-dice = кубики + запас

screen-own-dice = Кубики
screen-own-supply = в запасе { $dice }
screen-price-reroll = переброс
screen-price-shift = ±1
screen-price-buy = купить
screen-upgraded = улучшено
screen-missing = не хватает
screen-own-advisors = Советники: { $count } из { $limit }
screen-own-hand = Оставьте два из этих усилений:
screen-own-goal = Тайная цель

screen-counts-city-card = карты города
screen-counts-upgraded-board = улучшенные планшеты
screen-counts-berry = ягоды
screen-counts-own-tower = башни на поле
screen-counts-own-worker = рабочие на поле
screen-counts-resource = все ресурсы вместе
screen-counts-glade-kindling = поляны хвороста с вашими фигурками
screen-counts-glade-stone = поляны камня с вашими фигурками
screen-counts-glade-peat = поляны торфа с вашими фигурками
screen-counts-tower-chain = соединённые свои башни
screen-counts-place-types = виды мест с 2 и более своими фигурками
screen-counts-worker-supply = рабочие в запасе
screen-counts-worker-with-own-tower = рабочие у своих башен
screen-counts-figure-on-edge = фигурки на краю поля
screen-counts-city-card-or-upgraded-board = карты города и улучшенные планшеты
screen-counts-tower-supply = башни в запасе
screen-counts-majority-kindling = поляны хвороста, где ваших фигурок больше всех
screen-counts-majority-stone = поляны камня, где ваших фигурок больше всех
screen-counts-majority-peat = поляны торфа, где ваших фигурок больше всех
screen-counts-lone-tower = башни без своей башни рядом
