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

option-flag = „{ $option }“ braucht ja oder nein, nicht { $value }.

## Aufzeichnungen von Partien

record-empty = Die Datei ist leer: Eine Aufzeichnung beginnt mit einer Zeile, die das Spiel nennt.
record-no-json = Zeile { $number } ist kein JSON-Text.
record-no-head = Zeile { $number } müsste eine Aufzeichnung eröffnen: Spiel, Fassung, Plätze und Optionen.
record-no-ply = Zeile { $number } müsste ein Zug sein, etwa "0 c3".
record-refused = Zeile { $number } wird abgelehnt. { $why }
record-version = Zeile { $number } nennt eine andere Fassung der Regeln; hier gilt Fassung { $why }.
record-cut-short = Die Aufzeichnung bricht in Zeile { $number } ab: Züge oder die Schlusszeile fehlen.
record-other-result = Das Ergebnis in Zeile { $number } folgt nicht aus diesen Zügen.
record-altered = Die Aufzeichnung wurde verändert: Ihre Zeilen passen nicht zur Prüfsumme in Zeile { $number }.
record-no-seed = Zeile { $number } nennt keinen Startwert, darum lässt sich der Zufall nicht nachprüfen.
record-other-outcome = Zeile { $number } widerspricht dem Startwert: Der Zufall ergibt dort { $why }.
