# Слова Фелинии для текстов карт и жетонов; как называются сообщения, сказано в docs/notation.md.
# Значение стоит в именительном падеже, .acc — в винительном (если отличается), .gen — в родительном.

noun-coin = { $n ->
    [one] монета
    [few] монеты
   *[many] монет
}
    .acc = { $n ->
        [one] монету
        [few] монеты
       *[many] монет
    }
noun-gold = { $n ->
    [one] золото
   *[other] золота
}
noun-spice = { $n ->
    [one] специя
    [few] специи
   *[many] специй
}
    .acc = { $n ->
        [one] специю
        [few] специи
       *[many] специй
    }
noun-food = { $n ->
    [one] пища
   *[other] пищи
}
    .acc = { $n ->
        [one] пищу
       *[other] пищи
    }
noun-vp = { $n ->
    [one] очко
    [few] очка
   *[many] очков
}

# Жетоны товаров
noun-watches = { goods-tile } часов
noun-clothing = { goods-tile } одежды
noun-glassware = { goods-tile } посуды
noun-wine = { goods-tile } вина
noun-books = { goods-tile } книг
noun-goods = { $n ->
    [one] любой товар
    [few] любых товара
   *[many] любых товаров
}
noun-other-goods = { $n ->
    [one] товар другого вида на выбор
    [few] товара другого вида на выбор
   *[many] товаров другого вида на выбор
}
noun-random-goods = { $n ->
    [one] случайный товар
    [few] случайных товара
   *[many] случайных товаров
}
goods-tile = { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}

# После «за»; .nom стоит в начале: «каждая ваша специя приносит…»
counter-food = { $n ->
    [1] каждую вашу пищу
   *[other] каждые { $n } вашей пищи
}
    .nom = каждая ваша пища
counter-spice = { $n ->
    [1] каждую вашу специю
    [few] каждые { $n } ваши специи
   *[many] каждые { $n } ваших специй
}
    .nom = каждая ваша специя
counter-mystery-card = { $n ->
    [1] каждую вашу карту тайны
    [few] каждые { $n } ваши карты тайны
   *[many] каждые { $n } ваших карт тайны
}
    .nom = каждая ваша карта тайны
counter-lone-merchant = { $n ->
    [1] каждого вашего купца-одиночку
   *[other] каждых { $n } ваших купцов-одиночек
}
    .nom = каждый ваш купец-одиночка

moment-on-take = при взятии этого жетона
moment-end = в конце игры

# После «когда»
event-enter-food = ваш купец входит в провинцию с символом пищи
event-enter-coin = ваш купец входит в провинцию с символом монеты
event-enter-gold = ваш купец входит в провинцию с символом золота

verb-board = посадите купца на корабль
verb-take-bonus = возьмите бонусный жетон на выбор
verb-keep = оставьте эту карту себе
verb-draw-mystery = возьмите две карты тайны и оставьте себе не больше одной
verb-plus-one = каждый ваш торговый жетон { $a } приносит на 1 очко больше
    .a = gen
verb-extra-tile = считайте, что у вас на один торговый жетон { $a } больше
    .a = gen
verb-rate = { $a } приносит { $b } { $b ->
        [one] очко
        [few] очка
       *[many] очков
    } вместо обычного
    .a = nom
verb-remove-self = уберите его из игры

word-panther = пантера
    .gen = пантеры
word-lynx = рысь
    .gen = рыси
word-caracal = каракал
    .gen = каракала
word-ocelot = оцелот
    .gen = оцелота
word-manul = манул
    .gen = манула
word-serval = сервал
    .gen = сервала
