# Рамки предложений, из которых складывается текст карты. Слова игры приносит её собственный файл.
# .case — падеж, в котором рамка берёт то, что в неё вставляют.

sentence = { $text }.

goods = { $n } { $noun }
pay = заплатите { $goods }
    .case = acc
gain = получите { $goods }
    .case = acc
upto = до { $goods }
    .case = gen
per = { $goods } за { $counter }
max = { $text } (не больше { $n })
tier = { $worth } от { $reached }

exchange = { $cost }: { $gain }
times = { $deed } (до { $n } { $n ->
        [one] раза
       *[other] раз
    })
again = { $deed } ({ $n } { $n ->
        [one] раз
        [few] раза
       *[many] раз
    })
times-counter = { $deed } (не больше одного раза за { $counter })
must = обязательно { $deed }
when = когда { $event }, { $effect }
at = { $moment } { $effect }

# Перечисления: два последних члена соединяет and, also или or.
comma = { $a }, { $b }
and = { $a } и { $b }
also = { $a }, а также { $b }
or = { $a } или { $b }
either-first = либо { $a }, либо { $b }
either-more = { $a }, либо { $b }
