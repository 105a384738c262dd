# Слова стола на странице.

group-tuck = Положить усиление
group-place = Поставить кубик
group-place-of = Кубик { $a }
group-idle = Отложить кубик
group-reroll = Перебросить кубик
group-shift = Изменить кубик
group-flip = Перевернуть кубик
group-advisor = Советник
group-act = Выполнить действие
group-part = Выбрать часть
group-choose = Выбрать
group-move = Передвинуть рабочего
group-walk = Рабочим дальше
group-ride = Перенести рабочего
group-gain = Взять
group-gather = Собрать
group-pay = Заплатить
group-drop = Не платить
group-build = Построить башню
group-put = Поставить рабочего
group-bonus = Бонус башни
group-upgrade = Улучшить планшет
group-take = Взять карту
group-discard = Сбросить карту
group-recover = Развернуть советника

table-dice-five = 5 кубиков в этом раунде
table-dice-round = Раунд { $round }: кубиков { $dice }
table-points = Очки
table-deck = Колода города: { $n }. Нажмите на неё, когда рынок можно обновить.
table-discard = Сброс: { $n }
table-advisor-card = Советник: свободное действие раз в раунд
table-boost-card = Усиление: лежит под планшетом приказов и действует вместе с его кубиками
table-advisor-ready = готов
table-advisor-used = использован в этом раунде
table-advisor-turned = использован
table-goal-dice = Белые кубики: { $dice }
table-goal-mine = У вас { $count }, сейчас это { $points } ПО
table-goal-next = { $needed } дадут { $points } ПО
table-goal-top = высшая ступень
table-goal-taken = В этом раунде кубик здесь: { $player }
table-tier = { $needed } — { $points } ПО
table-goal-all = Один кубик за раунд, чей бы он ни был. { $counts }
table-glade-down = { $place }: этой поляны ещё никто не видел. Кто войдёт первым, откроет её.
table-glade = { $name } ({ $place })
table-glade-none = ресурса не даёт
table-glade-brings = кто войдёт, получит ресурс: { $what }
table-glade-tower = Бонус башни: { $bonus }
table-glade-built = Башня: { $player }
table-glade-workers = Рабочие: { $all }
table-settlement = Поселение { $place }: { $player }
table-lake = Озеро: пути нет
table-map = Поле
table-compass = Движение по полю
table-hex-spot = { $place } { $name }
table-worker-spot = рабочий на { $place }
table-walker-spot = рабочий на { $place }, который уже шёл
table-die-spot = кубик { $value }
table-cell-spot = { $board }, ячейка { $value }
table-cell = Кубик { $value } на планшете «{ $board }»
table-cell-taken = занято в этом раунде
table-reroll = Перебросить
table-plus = +1
table-minus = −1
table-flip = Перевернуть
table-aside = Отложить
table-buy = Купить кубик
table-supply = в запасе { $dice }
table-dice = Кубики
table-no-dice = Свободных кубиков нет
table-unrolled = { $n ->
    [one] { $n } кубик ждёт броска
    [few] { $n } кубика ждут броска
   *[many] { $n } кубиков ждут броска
}
table-price-berries = { $what }: { $n ->
    [one] { $n } ягода
    [few] { $n } ягоды
   *[many] { $n } ягод
}
table-free-card = по карте, без ягод
table-track = { $what }: { $n } из { $max }
table-pairs = { $n ->
    [0] пар нет
    [one] { $n } пара
    [few] { $n } пары
   *[many] { $n } пар
}
table-any-resource = Ресурсы
table-workers = Рабочие: на поле { $map }, в запасе { $left }
table-towers = Башни: на поле { $map }, в запасе { $left }
table-orders = Планшеты приказов
table-upgrade-price = Улучшение: { $price }
table-upgrade-can = можно оплатить
table-upgrade-lacks = не хватает { $all }
table-upgraded = Улучшен: 1 ПО в начале каждого раунда
table-slot-starting = место для стартового усиления
table-slot-market = место для усиления из города
table-advisors = Советники: { $count } из { $limit }
table-no-advisors = Советников пока нет: их берут на рынке города.
table-hand = Подложите два из этих усилений под два разных планшета
table-personal-goal = Тайная цель
table-personal-now = сейчас { $count }: { $points } ПО
table-title-ability-none = свойства нет, другие числа
table-title-dice = Кубики в раундах I–IV: { $dice }
table-title-dice-max = Всего кубиков: { $n }
table-title-own-die = Один из кубиков владелец бросает отдельно
table-title-advisors = Советников не больше { $n }
table-title-boosts = Усилений из города на планшет: { $n }
table-seat-dice = свободные кубики
table-seat-workers = рабочие на поле / в запасе
table-seat-towers = башни на поле / в запасе
table-seat-boards = улучшенные планшеты
table-seat-cards = карты города
table-idle = отложено { $n }
table-empty-market = До конца раунда рынок пуст.
