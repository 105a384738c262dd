# What can be wrong with the content of any game. Each is said after the file and the entry.

refusal-no-folder = this content folder does not exist
refusal-no-such-file = no such content file; the files are { $known }
refusal-missing-file = this content file is missing
refusal-toml = not valid TOML: { $why }
refusal-missing-table = the table [{ $table }] is missing
refusal-missing-entries = [[{ $table }]] entries are missing
refusal-plain-word = an id is one plain word such as market_2
refusal-id-twice = this id is used twice
refusal-id-taken = another component has this id already
refusal-at-least-one = { $field } is 1 or more
refusal-field-missing = { $field } is missing
refusal-field-unknown = there is no field { $field }
refusal-field-value = { $field } cannot be { $given }
refusal-field-type = { $field }: expected { $wanted }, got { $given }
refusal-field-bound = { $field } must be { $bound }
refusal-field-length = { $field }: its length must be { $length }
refusal-field-misfit = { $field }: { $why }
refusal-entry-misfit = it does not fit: { $why }
refusal-within = '{ $part }': { $reason }

# The effect notation

refusal-column = column { $column }: { $reason }
refusal-notation-number = '{ $found }' cannot stand here: a number is 1 or more, and a space follows it
refusal-notation-sign = { $found } cannot stand here: it means nothing
refusal-notation-short = the text stops too early; expected { $expected }
refusal-notation-token = { $found } cannot stand here; expected { $expected }
refusal-notation-arguments = { $what } '{ $word }' has other arguments: write { $right }
refusal-notation-argument = { $value } should be { $right }
refusal-notation-near = there is no { $what } '{ $word }'; did you mean '{ $near }'?
refusal-notation-known = there is no { $what } '{ $word }'; known: { $known }
refusal-notation-none = there is no { $what } '{ $word }'; this game has none
refusal-no-goods = { $effect } is not a list of goods
refusal-no-number = { $item } is not a number of goods

# Effects in a place where they mean nothing

refusal-cannot-stand = '{ $part }' cannot stand here
refusal-cannot-pay = { $noun } cannot be paid
refusal-only-price = '{ $word }' is a price; it cannot be gained

# Lessons

refusal-lesson-seats = exactly one of the seats is the learner
refusal-lesson-rival = no bot sits on seat { $seat }
refusal-lesson-deal = a game cannot be set up like this: { $reason }
refusal-lesson-left-over = the lesson ends before seat { $seat } has answered “{ $move }”
refusal-lesson-move = seat { $seat } cannot make the move “{ $move }” then: { $reason }
