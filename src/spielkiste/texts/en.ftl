# What every game and table says, in English.

# How a player is called when no name is known; $number counts from 1.
seat = seat { $number }

## Setting up a match

option-unknown = This game has no option “{ $option }”.
option-value = “{ $option }” takes a number from { $low } to { $high }, not { $value }.
option-flag = “{ $option }” takes yes or no, not { $value }.
option-edition = “{ $option }” takes the text of an edition file, not { $value }.
option-choice = “{ $option }” takes one of { $known }, not { $value }.
option-words = “{ $option }” takes a list of { $known }, each at most once, not { $value }.
option-seats = “{ $option }” takes a list of seats from 0 to { $high }, each at most once, not { $value }.
seats-range = This game is for { $low } to { $high } players, not for { $seats }.
game-unknown = There is no game called “{ $game }” in the chest.

## Records of matches

record-empty = The file is empty: a record begins with a line that names its game.
record-no-json = Line { $number } is no JSON text.
record-no-head = Line { $number } should open a record: game, version, seats and options.
record-no-ply = Line { $number } should be a ply, like "0 c3".
record-refused = Line { $number } is refused. { $why }
record-version = Line { $number } names another version of the rules; here is version { $why }.
record-edition = Line { $number } names an edition that is not at hand: { $why }. Give its file with --edition.
record-cut-short = The record is cut short at line { $number }: plies or the closing line are missing.
record-other-result = The result in line { $number } is not what these plies lead to.
record-altered = The record was altered: its lines do not match the digest in line { $number }.
record-no-seed = Line { $number } gives no seed, so the outcomes of chance cannot be verified.
record-other-outcome = Line { $number } is not what the seed says: there chance gives { $why }.

## What happens at a table

table-hint-later = A hint is there when it is your turn to decide.
table-line-sat = { $player } sits down.
table-line-stood = { $name } gets up and looks on.
table-line-stand-in = A bot now plays for { $player }.
table-line-given-back = { $player } plays again without a bot.
table-line-propose-undo = { $player } would like to take back the last move.
table-line-propose-end = { $player } would like to end the match.
table-line-propose-rematch = { $player } would like to play again.
table-line-declined = { $player } says no.
table-line-undone = { $count ->
    [one] The last step was taken back.
   *[other] The last { $count } steps were taken back.
}
table-line-agreed = All agreed to end the match. Nobody has won.

## What a table refuses

table-seat-taken = This seat is taken.
table-one-seat = You can take only one seat.
table-already-seated = You have a seat already. Nobody changes seats during a match.
table-held-other = During the match you can only take the seat you left.
table-no-seat = This table has no such seat.
table-seat-open = A seat is still free. Every seat must be taken first.
table-not-seated = You are looking on. Only somebody with a seat can do this.
table-owner-only = Only the owner of the table can do this.
table-match-running = This cannot be changed while a match is running.
table-not-playing = No match is running at this table.
table-not-over = The match is not over yet.
table-rematch-only = A match has been played here. Ask for a rematch instead.
table-stale = The match has gone on meanwhile. Look at the board and choose again.
table-not-absent = { $player } needs no stand-in now.
table-level-unknown = There is no bot of the level “{ $level }”.
table-nickname = This name shows no letters. Choose another.
table-proposal-open = Another question is still open. Answer it first.
table-no-proposal = The question is settled already.
table-not-asked = Your answer is known, or you were not asked.
table-nothing-to-undo = You have made no move that could be taken back.

## What the server refuses

table-unknown = There is no table { $table }. Perhaps the link is incomplete.
table-broken = This table cannot be restored. Please open a new one.
table-asleep = The table is just being put to sleep. Try again in a moment.
table-trouble = Something went wrong, and nothing was changed. Please try again.
table-unreadable = The server does not understand this message: { $problem }
table-hello-first = A connection begins with a greeting that names the table.
table-already-here = This connection is at a table already.
table-too-fast = That was too fast. Wait a moment.
table-too-big = This message is too long: at most { $limit } bytes are allowed.
table-too-many-connections = Too many connections are open from here. Close another page first.
table-too-many-tables = You have opened many tables in a short time. Wait a while.
