# What every game and table says, in English.

# How a player is called when no name is known; $number counts from 1.
seat = seat { $number }

## Setting up a match

option-unknown = This game has no option “{ $option }”.
option-value = “{ $option }” takes { $low ->
    [0] { $high ->
        [1] yes or no
       *[other] a number from { $low } to { $high }
    }
   *[other] a number from { $low } to { $high }
}, not { $value }.
seats-range = This game is for { $low } to { $high } players, not for { $seats }.
game-unknown = There is no game called “{ $game }” in the chest.

option-flag = “{ $option }” takes yes or no, not { $value }.

## Records of matches

record-empty = The file is empty: a record begins with a line that names its game.
record-no-json = Line { $number } is no JSON text.
record-no-head = Line { $number } should open a record: game, version, seats and options.
record-no-ply = Line { $number } should be a ply, like "0 c3".
record-refused = Line { $number } is refused. { $why }
record-version = Line { $number } names another version of the rules; here is version { $why }.
record-cut-short = The record is cut short at line { $number }: plies or the closing line are missing.
record-other-result = The result in line { $number } is not what these plies lead to.
record-altered = The record was altered: its lines do not match the digest in line { $number }.
record-no-seed = Line { $number } gives no seed, so the outcomes of chance cannot be verified.
record-other-outcome = Line { $number } is not what the seed says: there chance gives { $why }.
