# Стол «Revive» в терминале.

screen-artifacts-left = Артефакты: { $left } из { $of }
screen-solo-clock = Кубик времени: { $cube } из { $last }, сейчас — { $rating }
screen-now-setup = Подготовка
screen-now-over = Игра окончена
screen-now-turn = Ходит { $player }
screen-now-asleep = анабиоз: остались обмены и контейнеры
screen-now-actions = { $left ->
    [0] действий не осталось
    [one] осталось { $left } действие
   *[other] осталось { $left } действия
}
screen-now-rainbow = Всех цветов: { $card }
screen-first = Первый игрок: { $player }
screen-last-turns = Последний артефакт найден: идут последние ходы
screen-armed-range = дальность −{ $n }
screen-armed-explore = исследование −{ $n }
screen-armed-populate = заселение −{ $n }
screen-armed-build = постройка −{ $n }
screen-armed-rotate-card = другая половина карты ×{ $n }
screen-armed-all-colours = карта всех цветов ×{ $n }
screen-armed-explore-anywhere = исследовать где угодно ×{ $n }

screen-sign-vp = очки
screen-sign-endvp = очки в конце
screen-sign-artifact = артефакт
screen-sign-card = карта
screen-sign-chain = символ слота
screen-sign-flask = колба

screen-section-tale = Кампания
screen-section-displays = Предложение
screen-section-map = Поле
screen-section-players = Игроки
screen-section-own = Ваш планшет
screen-section-tribe = Ваше племя
screen-section-cards = Ваши активные карты
screen-section-offers = Что можно сделать на поле
screen-section-under-way = Сейчас

screen-column-total = всего
screen-column-progress = разв
screen-column-sleep = сон
screen-of-slots = слоты
screen-of-active = активные
screen-of-machines = механизмы
screen-of-techs = технологии
screen-of-opened = контейнеры
screen-of-artifacts = артефакты

screen-display-citizens = Жители (в колоде { $stack })
screen-display-machines = Механизмы (в стопках { $stacks })
screen-display-modules = Модули (в стопке { $stack })
screen-track-score = Трек очков:
screen-track-sleep = Анабиоз:
screen-gem-purple = фиолетовых { $n }
screen-gem-orange = оранжевых { $n }
screen-gem-white = белых { $n }
screen-gem-spare = запасных { $n }
screen-stack-crates = контейнеров в стопке { $n }
screen-stack-energy = энергии в запасе { $n }

screen-map-desert = пустыня
screen-map-forest = лес
screen-map-mountain = горы
screen-map-field = пашня
screen-map-ocean = океан
screen-map-city = локация
screen-map-pit = воронка
screen-map-figure = фигурка
screen-map-small = малое здание
screen-map-large = большое здание
screen-map-temple = храм
screen-map-target = мишень
screen-map-workshop = мастерская
screen-map-falcon = сокол
screen-crystals-beside = кристаллы у клеток:

screen-cells-legend = В ячейке с «!» первый модуль сработает сразу; точка на треке — бонус, который ещё не получен.
screen-slot-empty = пусто
screen-slot-locked = закрыт: нужна технология
screen-track-grey = серый
screen-track-green = зелёный
screen-track-yellow = жёлтый
screen-bonus-spaces = До бонусов:
screen-bonus-standard = обычный механизм
screen-bonus-special = особый механизм
screen-bonus-cards = очки за карты
screen-bonus-artifact = артефакт
screen-progress = Трек развития: маркеров { $n }, это { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
};
screen-progress-next = на делении { $space } — { $bonus }
screen-own-energy = Энергия: { $n } в запасе, { $on } на механизмах
screen-switch-up = переключатель готов:
screen-switch-down = переключатель внизу:
screen-buildings-left = здания: малых { $small }, больших { $large }
screen-tokens-left = жетонов племени { $n }
screen-markers-left = маркеров способности осталось { $n }
screen-why-out-of-reach = (локаций в досягаемости нет)
screen-why-too-dear = (не хватает ресурсов)
screen-at-rest = Отдыхают:

screen-offer-explore = исследовать
screen-offer-populate = заселить
screen-offer-small = малое здание:
screen-offer-large = большое здание:
screen-offer-ability = способность:
screen-of-range = из них дальность { $n }
screen-still-off = ещё скидка { $n }
screen-by-crystals = недостающее за { $crystals }
screen-books-to = книги: { $players }
screen-uses-armed = с подготовленным

screen-card-counts = { $gem }: { $category }
screen-colour-purple = фиолетовые
screen-colour-orange = оранжевые
screen-colour-white = белые

screen-chapter = Глава { $number }, «{ $name }». Светлый финал — от { $points } { $points ->
    [one] очка
   *[other] очков
}.
screen-card-called = { $kind } «{ $name }».
screen-card-prologue = Пролог
screen-card-unlock = Новое
screen-card-law = Закон
screen-card-event = Событие
screen-card-bright = Светлый финал
screen-card-dim = Сумрачный финал
screen-not-played = не сыграна
screen-ended-bright = светлый финал: { $best } при пороге { $threshold }
screen-ended-dim = сумрачный финал: { $best } при пороге { $threshold }
screen-following = Дальше — глава «{ $name }», новое: { $unlocks }.

# Эффекты коротко

screen-at-while-in-slot = в слоте
screen-when-play-card = сыграна { $a }
screen-short-yellow-in-slots = ψ▯ в слотах
screen-short-green-in-slots = ▤▯ в слотах
screen-short-grey-in-slots = ⚙▯ в слотах
screen-short-visible-flask = видимую δ
screen-short-population = ♙
screen-short-ability = способность
screen-short-recharge = ↯ с механизма в запас
screen-short-slot-to-rest = ▯ из слота на отдых
screen-short-rest-to-active = ▯ с отдыха в активные
screen-short-take-card = { $args ->
    [0] взять ▯
   *[other] взять { $a }▯
}
screen-short-play-another = сыграть ещё { $a }▯
screen-short-free-action = { $a ->
    [explore] исследовать
    [build] построить
    [populate] заселить
   *[any] действие на поле
}
screen-short-active-to-rest-top = активную ▯ на отдых, её верх
screen-short-reopen-crate = ▣ ещё раз
screen-short-hibernate-remove = анабиоз, ▯ из игры
screen-short-range = дальность −{ $a }
screen-short-discount = { $a ->
    [explore] исследование −{ $b }
    [build] постройка −{ $b }
   *[populate] заселение −{ $b }
}
screen-short-rotate-card = другая половина ▯
screen-short-all-colours = ▯ всех цветов
screen-short-explore-anywhere = исследовать где угодно
