# Что может быть не так с данными «Северных Империй».

refusal-tiles = жетонов действий пять, по одному на действие
refusal-types = значки типов: { $wanted }
refusal-no-type = значка { $name } нет
refusal-deck-cards = в колоде клана карточек { $wanted }, а не { $given }
refusal-starting-cards = у клана стартовых карточек { $wanted }, а не { $given }
refusal-difficulty = сложность — число от 1 до 10
refusal-copies = карточек с одним названием 1, 2 или 3, а не { $given }
refusal-kind-goods = товары есть у полей и улучшений и ни у кого больше (это { $kind })
refusal-kind-requires = действие в requires называют поля, улучшения и карточки подготовки, остальные — нет (это { $kind })
refusal-kind-cost = стоимость есть у локаций с действием и свойством, у стартовых и прочих карточек её нет (это { $kind })
refusal-kind-effect = эффект из частей есть у действий и карточек подготовки, у остальных его нет (это { $kind })
refusal-plain-cost = стоимость постройки — товары и рабочие
refusal-find-type = в этой колоде нет локации со значком { $name }
refusal-find-card = в колоде нет карточки { $name }
refusal-few-islands = островов меньше, чем лежит открытыми
refusal-events = на каждый жетон с номером — одно событие
refusal-round-rule = правило раунда говорит для каждого раунда, сколько раз оно действует
refusal-card-id = такой id уже есть у другой карточки
refusal-card-called = другая карточка уже называется { $name }
refusal-conquest-price = остров завоёвывают только жетонами разрушения
refusal-feature = у свойства один эффект, «when ...: ...»
refusal-stored-gain = хранение выплачивает товары, рабочих или ПО, одним способом или двумя
refusal-demand = требуют товаров, рабочих и карточек с руки
refusal-no-storage = «{ $part }» — не хранение
