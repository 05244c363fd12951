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
