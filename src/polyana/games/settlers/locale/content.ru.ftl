# Что может быть не так в данных «Поселенцев». Говорится после имени файла и записи.

refusal-solo-game = игра для одного есть
refusal-factions = когда игроков { $players }, империй нужно столько же
refusal-rounds = раунды и жетоны — числа
refusal-rows = ряды — { $wanted }
refusal-colours = цвета — { $wanted }
refusal-prices = цены — не меньше 1
refusal-siege-price = цена осады — в жетонах разрушения
refusal-exchanged = рабочих меняют только на ресурсы и карточки
refusal-fortress-row = крепость стоит в ряду действий
refusal-fortress-pays = крепость укрепляют, и она приносит очки
refusal-levels = в levels очки за уровни, всего уровней { $wanted }
refusal-levels-fall = очки за уровни не убывают
refusal-fortress-raze = у крепости нет поля разрушения
refusal-ranks = ранги растут от 0 очков
refusal-no-good = нет товара { $good }
refusal-compensation = возмещение — товары из запаса
refusal-deck-cards = size = { $given }, а карточек { $count }
refusal-field-good = поле разрушения или сделки не может дать { $good }
refusal-deal-field = у имперской карточки есть поле сделки
refusal-playset-copies = playset_copies = { $given }, а в наборе { $playset } карточек { $count }
refusal-common-deal = у общей карточки нет поля сделки
refusal-common-raze = в поле разрушения общей карточки два товара
refusal-common-location = общая карточка не стоит локации
refusal-produces-nothing = локация производства что-то производит
refusal-no-action = у локации действия есть действие
refusal-parts-one = с parts = "one" действие выполняют один раз
refusal-used-twice = действие выполняют не больше двух раз
refusal-only-fortress = укрепления бывают только у крепости
refusal-attack-deal = сделка — один товар, в который целятся
refusal-conquests = нужны завоевания для каждого раунда
refusal-only-event = стороны есть только у события
refusal-no-option = у игры нет варианта { $option }
refusal-option-default = по умолчанию — { $wanted }
refusal-deal-priority = в japanese_deal_priority нет { $good }
refusal-stall-limit = у лавки есть предел: table или player
refusal-stall-price = у лавки есть цена
refusal-event-sides = у события две стороны
refusal-trigger-price = у каждой части такого свойства есть цена
refusal-token-effect = жетон вида { $kind } не может так: «{ $part }»
refusal-deal-one = сделка даёт один товар, а не «{ $part }»
refusal-card-id = такой id уже есть у другой карточки
refusal-card-called = другая карточка уже называется { $name }
refusal-not-in-base = { $playset } нет в базовой колоде
refusal-no-playset = нет набора { $playset }
refusal-no-storage = «{ $part }» — не хранение
refusal-no-production = «{ $part }» — не производство
refusal-location = локация не может так: «{ $part }»
refusal-exchange-workers = «{ $part }»: платят рабочими
refusal-location-row = локация ряда { $row } не может так: { $part }
refusal-trigger-parts = для нескольких частей свойства нужно parts = "one"

# Колоды: из данных игры и из файла, который приносит игрок

refusal-decks-unread = Файл колод не читается: { $why }.
refusal-decks-refused = Эти колоды не подходят. { $reason }.
refusal-deck = { $deck }: { $reason }
refusal-deck-name = Колоду называют одним простым словом, например raiders, а не { $name }.
refusal-deck-twice = В файле две колоды с одним именем.
refusal-deck-no-faction = империи { $faction } нет; есть { $known }
refusal-deck-unknown-card = нет карточки или набора { $card } (unknown_card)
refusal-deck-size = карточек { $count }, а нужно { $wanted } (size)
refusal-deck-structure = троек, пар и одиночных карточек { $had }, а нужно { $wanted } (structure)
refusal-deck-duplicate-playset = набор { $playset } взят больше одного раза (duplicate_playset)
refusal-deck-incomplete-playset = набор { $playset } взят не целиком (incomplete_playset)
refusal-deck-wrong-faction = набор { $playset } не принадлежит империи { $faction } (wrong_faction)
refusal-deck-too-many-expansions = дополнений { $count }, это слишком много (too_many_expansions)
