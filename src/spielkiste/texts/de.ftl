# Was jedes Spiel und jeder Tisch sagt, auf Deutsch.

# So heißt jemand ohne Namen; $number zählt ab 1.
seat = Platz { $number }

## Eine Partie vorbereiten

option-unknown = Dieses Spiel hat keine Option „{ $option }“.
option-value = „{ $option }“ braucht { $low ->
    [0] { $high ->
        [1] Ja oder Nein
       *[other] eine Zahl von { $low } bis { $high }
    }
   *[other] eine Zahl von { $low } bis { $high }
}, nicht { $value }.
seats-range = Dieses Spiel ist für { $low } bis { $high } Personen, nicht für { $seats }.
game-unknown = In der Kiste liegt kein Spiel namens „{ $game }“.
