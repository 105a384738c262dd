# Что может быть не так в данных любой игры. Говорится после имени файла и записи.

refusal-no-folder = такой папки с данными нет
refusal-no-such-file = такого файла данных нет; есть: { $known }
refusal-missing-file = этого файла данных нет
refusal-toml = это не TOML: { $why }
refusal-missing-table = нет таблицы [{ $table }]
refusal-missing-entries = нет записей [[{ $table }]]
refusal-plain-word = id — одно простое слово, например market_2
refusal-id-twice = этот id встречается дважды
refusal-id-taken = такой id уже есть у другой записи
refusal-at-least-one = { $field } — не меньше 1
refusal-field-missing = не хватает поля { $field }
refusal-field-unknown = поля { $field } не бывает
refusal-field-value = { $field } не может быть { $given }
refusal-field-type = { $field }: { $wanted ->
    [int] нужно целое число
    [str] нужен текст в кавычках
    [bool] нужно true или false
    [array] нужен список
    [object] нужна таблица
   *[other] нужно { $wanted }
}, а там { $given ->
    [int] целое число
    [float] дробное число
    [str] текст
    [bool] true или false
    [array] список
    [object] таблица
   *[other] { $given }
}
refusal-field-bound = { $field } должно быть { $bound }
refusal-field-length = { $field }: длина должна быть { $length }
refusal-field-misfit = { $field } не подходит: { $why }
refusal-entry-misfit = запись не подходит: { $why }
refusal-within = «{ $part }»: { $reason }

# Запись действий

refusal-column = знак { $column }: { $reason }
refusal-notation-number = { $found } здесь стоять не может: число — не меньше 1, и после него пробел
refusal-notation-sign = { $found } здесь стоять не может: это ничего не значит
refusal-notation-short = текст обрывается слишком рано
refusal-notation-token = { $found } здесь стоять не может
refusal-notation-arguments = у слова { $word } другие аргументы; пишется так: { $right }
refusal-notation-argument = { $value } здесь не подходит; нужно { $kind ->
    [number] число
    [goods] количество, например 2 food
    [tier] ступень, например 7:5
    [noun] название ресурса или предмета
    [counter] название счётчика
    [word] слово
   *[other] слово вида { $kind }
}
refusal-notation-near = слова { $word } здесь не бывает; может быть, { $near }?
refusal-notation-known = слова { $word } здесь не бывает; бывают: { $known }
refusal-notation-none = слова { $word } здесь не бывает; в этой игре таких слов нет вовсе
refusal-no-goods = «{ $effect }» — не список ресурсов
refusal-no-number = «{ $item }» — не количество ресурсов

# Действия там, где они ничего не значат

refusal-cannot-stand = «{ $part }» здесь стоять не может
refusal-cannot-pay = { $noun } — этим не платят
refusal-only-price = { $word } — это цена, получить это нельзя

# Уроки

refusal-lesson-seats = ровно одно место — для ученика, learner
refusal-lesson-rival = на месте { $seat } бота нет
refusal-lesson-deal = такую партию не начать: { $reason }
refusal-lesson-left-over = урок кончается раньше, чем место { $seat } сделает ход «{ $move }»
refusal-lesson-move = место { $seat } не может сделать здесь ход «{ $move }»: { $reason }
