# Слова стола на странице.

group-copy = Скопировать
group-play = Сыграть карту
group-explore = Исследовать
group-populate = Заселить
group-build = Построить
group-target = Выбрать место
group-machine = Запустить механизм
group-crate = Открыть контейнер
group-trade = Обменять
group-take = Взять
group-card = Выбрать карту
group-cell = Выбрать ячейку
group-slot = Выбрать слот
group-tech = Выбрать технологию
group-gain = Получить
group-pay = Заплатить
group-less = Сбавить цену
group-track = Выбрать трек
group-reward = Выбрать награду
group-do = Что дальше
group-choose = Выбрать
group-keep = Оставить
group-tribe = Выбрать племя
group-side = Выбрать сторону
group-size = Выбрать размер
group-lay = Положить тайл
group-half = Выбрать половину

table-map = Поле из шестиугольников
table-ice = Подо льдом
table-rim = Кристалл на кромке: здание рядом получает кристалл, большое — два
table-cluster = Кластер кристаллов: здание рядом получает кристалл, большое — два
table-hex-desert = Здесь строят здания
table-hex-forest = Каждому зданию рядом — шаг по зелёному треку
table-hex-mountain = Каждому зданию рядом — шаг по серому треку
table-hex-field = Каждому зданию рядом — шаг по жёлтому треку
table-hex-city = Здесь селятся люди: по одной фигурке каждого игрока
table-hex-pit = Отсюда начинается первый путь; в воронке не живут
table-ocean = Вашему первому зданию рядом: { $reward }
table-ocean-taken = Уже взяли: { $players }
table-building-small = Малое здание: { $player }
table-building-large = Большое здание: { $player }
table-figures = Фигурки: { $players }
table-token = { $token }: { $player }
table-token-temple = Храм
table-token-target = Мишень
table-token-workshop = Мастерская
table-token-laid = Накладной тайл
table-tile = Неисследованный тайл, { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}
table-tile-cost = Неисследованный тайл
    Цена: { $cost }
    { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[many] { $vp } очков
    } и карта жителя
table-lay = Этой стороной
table-explore = Исследовать
table-range = из них еды за путь: { $n }
table-books = По книге получают: { $players }
table-uses = Израсходуется: { $all }
table-small = Малое здание
table-large = Большое здание
table-small-left = Малых зданий в запасе: { $n }; по 3 шестерёнки
table-large-left = Больших зданий в запасе: { $n }; по 5 шестерёнок, шаги и кристаллы удваиваются

table-displays = Предложение
table-deck = Верхняя карта колоды
table-deck-left = Жителей в колоде: { $n }
table-machines-left = Механизмов в стопке: { $n }
table-modules-left = Модули: { $n } в стопке, { $gone } в сбросе
table-citizen = житель
table-starting = стартовая карта
table-flask = колба
table-chain = символ слота: сюда можно сыграть ещё карту
table-charged = На нём энергия: уже использован
table-kind-machine = Механизм
table-kind-module = Модуль: срабатывает, когда в его слот играют карту его цвета
table-kind-plate = Насадка переключателя
table-kind-crate = Контейнер
table-kind-large = Крупная локация
table-kind-tech = Технология
table-artifact-card-told = Каждая категория считается один раз и ещё по разу за каждый артефакт её цвета.

table-artifacts = Основные артефакты
table-gem = Артефакт: { $colour }
table-crater = { $colour }: осталось { $n }
    Всего основных артефактов: { $left }
table-spare = Запасной артефакт
table-left = { $n ->
    [one] остался
   *[other] осталось
}
table-last-turns = последние ходы
table-left-told = Основные артефакты — часы игры: когда уйдёт последний, у остальных будет ещё по ходу
table-left-solo = Основные артефакты; в одиночной игре время отмеряет кубик
table-stock-energy = Энергии в общем запасе: { $n }
table-stock-crates = Контейнеров в стопке: { $n }
table-actions = { $player }: в этот ход { $n ->
    [one] осталось { $n } действие
    [few] осталось { $n } действия
   *[many] осталось { $n } действий
}
table-actions-left = { $n ->
    [one] ещё { $n } действие
    [few] ещё { $n } действия
   *[many] ещё { $n } действий
}
table-hibernation = Трек анабиоза
table-hibernation-space = Анабиоз, деление { $n }
table-removing = Кто сюда входит, сначала убирает основной артефакт
table-hibernate = Погрузиться в анабиоз
table-sleep = Ваш следующий анабиоз: деление { $n }
table-reward = Награда деления { $n }
table-score = Очки на треке
table-cube-told = Игра кончится, когда кубик дойдёт до последнего деления; осталось: { $n }. Сыгранная карта двигает его на 1, анабиоз — на 2
table-rating-0 = провал
table-rating-1 = выживание
table-rating-2 = малая победа
table-rating-3 = обычная победа
table-rating-4 = крупная победа
table-rating-5 = процветание
table-rating-6 = утопия

table-tracks = Треки механизмов
table-track-grey = серый трек
table-track-green = зелёный трек
table-track-yellow = жёлтый трек
table-marker = { $track }: деление { $n }, { $value ->
    [one] напечатано { $value } очко
    [few] напечатано { $value } очка
   *[many] напечатано { $value } очков
}
table-bonus-standard = Механизм: { $what }
table-bonus-special = Особый механизм ({ $colour })
table-bonus-cards = 2 очка за каждую карту жителя ({ $colour }) в конце
table-bonus-artifact = Основной артефакт
table-bonus-at = { $track } { $n }
table-bonus-paid = Достигнуто
table-bonus-lacks = { $track }: ещё { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
table-slots = Слоты
table-slot-top = Здесь работает верхняя половина карты
table-slot-bottom = Здесь работает нижняя половина карты
table-slot-choice = Половину выбираете вы
table-slot-locked = Закрыт до технологии «Пятый слот»
table-slot-chain = Можно сыграть ещё карту: на всех картах здесь виден символ слота
table-slot-full = Занят, пока карты не уйдут на отдых
table-half-top = Работает верхняя половина
table-half-bottom = Работает нижняя половина
table-cell = Ячейка модуля
table-cell-instant = Ячейка модуля: первый модуль здесь сработает сразу
table-tree = Технологии
table-tech-cost = { $n ->
    [one] { $n } книга
    [few] { $n } книги
   *[many] { $n } книг
}{ $points ->
    [0] {""}
    [one] ; в конце { $points } очко
    [few] ; в конце { $points } очка
   *[many] ; в конце { $points } очков
}
table-tech-unlocked = Открыта
table-tech-open = Откроется, если заселить локацию
table-tech-locked = Сначала нужна соседняя технология
table-tech-now = Хватает уже сейчас, от { $n ->
    [one] { $n } книги
   *[other] { $n } книг
}
table-why-out-of-reach = До локаций не дойти
table-why-too-dear = Пока дорого: от { $n ->
    [one] { $n } книги
   *[other] { $n } книг
}
table-why-locked = Сначала нужна соседняя технология
table-why-unlocked = Открыта
table-markers = Маркеров племени осталось: { $n }. Каждое применение способности переносит один на трек развития
table-tokens = Жетонов осталось: { $n }
table-supply = Ваши запасы
table-good-crystal = Кристаллы, не больше { $cap }: заменяют любой базовый ресурс
table-good-gear = Шестерёнки: ими платят за здания. Лишнее сверх { $cap } в конце действия пропадает
table-good-book = Книги: ими платят за технологии. Лишнее сверх { $cap } в конце действия пропадает
table-good-food = Еда: ею платят за путь и тайлы. Лишнее сверх { $cap } в конце действия пропадает
table-energy = Энергия: { $n } в запасе, { $used } на механизмах
table-switch = Переключатель
table-switch-up = Наверху: можно использовать
table-switch-down = Внизу до анабиоза
table-armed = Наготове в этот ход
table-armed-range = дальность
table-armed-explore = исследование дешевле
table-armed-populate = заселение дешевле
table-armed-build = строительство дешевле
table-armed-rotate-card = другая половина карты
table-armed-all-colours = карта всех цветов
table-armed-explore-anywhere = исследование где угодно
table-pending = Ещё предстоит
table-progress = Маркеров развития: { $n }; в конце это { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}
table-progress-bonus = { $n ->
    [one] Следующий маркер даст
   *[other] Через { $n } { $n ->
        [one] маркер
        [few] маркера
       *[many] маркеров
    }
}: { $bonus }
table-artifacts-found = Найденные артефакты
table-spare-found = Запасных артефактов: { $n }, по 2 очка
table-end-tile = Жетон конца игры: 4 очка
table-crates = Контейнеры
table-crate-closed = Закрыт: что внутри, знаете только вы
table-crate-opened = Открыт; использован { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}
table-crates-closed = Закрытых контейнеров: { $n }
table-active = Активные карты
table-active-empty = Активных карт нет
table-rest = Отдых
table-rest-told = Зона отдыха: в анабиозе всё отсюда просыпается. Смотреть может каждый
table-no-tribe = Племени ещё нет
table-if-over = Очки, если бы игра кончилась сейчас
table-if-over-open = Очки, если бы игра кончилась сейчас, без карты артефактов
table-techs = Фигурки на поле, каждая — технология
table-progress-markers = Маркеры развития
table-setup = Перед первым ходом
table-side-sun = Солнечная сторона
table-side-moon = Лунная сторона

table-chapter = Глава { $n }
table-threshold = Светлый финал от { $n ->
    [one] { $n } очка
   *[other] { $n } очков
}
table-campaign-prologue = Пролог
table-campaign-unlock = Новое
table-campaign-law = Закон
table-campaign-event = Событие
table-campaign-bright = Светлый финал
table-campaign-dim = Сумрачный финал
table-unplayed = { $chapter }: не сыграна
table-ending = { $chapter }: { $best } из { $threshold }
table-following = Дальше глава { $n }: { $chapter }. Новое: { $unlocks }
