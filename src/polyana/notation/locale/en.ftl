# The frames of the sentences from which a card text is made. A game brings the messages for its own words.

sentence = { $text }.

goods = { $n } { $noun }
pay = pay { $goods }
gain = gain { $goods }
upto = up to { $goods }
per = { $goods } for { $counter }
max = { $text } (at most { $n })
tier = { $worth } from { $reached }

exchange = { $cost }: { $gain }
times = { $deed } (up to { $n } { $n ->
        [one] time
       *[other] times
    })
again = { $deed } ({ $n ->
        [2] twice
       *[other] { $n } times
    })
times-counter = { $deed } (at most once for { $counter })
must = you must { $deed }
when = when { $event }, { $effect }
at = { $moment } { $effect }

# Lists: the last two members are joined by and, also or or.
comma = { $a }, { $b }
and = { $a } and { $b }
also = { $a }, and also { $b }
or = { $a } or { $b }
either-first = either { $a }, or { $b }
either-more = { $a }, or { $b }
