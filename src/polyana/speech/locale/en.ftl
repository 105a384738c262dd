# Refusals of every game: what cannot be done, and what would be right.

refusal-over = The game is over; no more moves can be made.
refusal-not-over = The game is not over yet.
refusal-not-asked = Seat { $seat } is not asked now; it is the turn of seat { $whose }.
refusal-not-possible = { $move } is not possible now. Possible: { $expected }.
refusal-undo-nothing = No answer has been given yet.
refusal-undo-foreign = The last answer was somebody else's; only its giver can take it back.
refusal-undo-over = The game is over and its seed is shown; nothing can be taken back.
refusal-undo-news = Something new has become known since the last answer; it stands.
refusal-record-broken = This is not a whole Polyana record: { $reason }.
refusal-record-format = This record has format { $number }; this program reads format { $known }.
refusal-record-foreign = This is a record of { $game }, not of { $wanted }.
refusal-record-seed = This record is damaged: its seed is not a number of 64 bits.
refusal-record-snapshot = This record is damaged: a snapshot lies outside its moves.
refusal-record-floor = This record is damaged: more moves stand than were made.
refusal-record-commitment = This record is damaged: its seed does not fit its commitment.
refusal-record-move = This record is damaged at move { $number }: seat { $seat } cannot play { $move }.
refusal-record-elsewhere = This record is damaged: its moves do not lead to the position it holds.
refusal-record-setup = This record cannot be set up: { $reason }
refusal-record-frames = The stored frames of this record are damaged.
refusal-position-unusable = This position cannot be used: { $reason }.
refusal-position-impossible = This position cannot be: { $reason }.
refusal-option-unknown = { $game } has no option { $option }; it has: { $known }.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
}
refusal-option-value = The option { $option } must be { $wanted }, not { $value }.
refusal-option-players = { $game } is for { $allowed } players, not { $players }.
refusal-game-unknown = There is no game called { $name }; there are: { $known }.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
}
refusal-bot-unknown = There is no bot called { $name }; there are: { $known }.
refusal-content = { $where }: { $reason }
