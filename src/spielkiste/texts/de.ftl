# Was jedes Spiel und jeder Tisch sagt, auf Deutsch.

# So heißt jemand ohne Namen; $number zählt ab 1.
seat = Platz { $number }

## Eine Partie vorbereiten

option-unknown = Dieses Spiel hat keine Option „{ $option }“.
option-value = „{ $option }“ braucht eine Zahl von { $low } bis { $high }, nicht { $value }.
option-flag = „{ $option }“ braucht Ja oder Nein, nicht { $value }.
option-edition = „{ $option }“ braucht den Text einer Ausgabe-Datei, nicht { $value }.
option-choice = „{ $option }“ braucht eines von { $known }, nicht { $value }.
option-words = „{ $option }“ braucht eine Liste aus { $known }, jedes höchstens einmal, nicht { $value }.
option-seats = „{ $option }“ braucht eine Liste von Plätzen von 0 bis { $high }, jeder höchstens einmal, nicht { $value }.
seats-range = Dieses Spiel ist für { $low } bis { $high } Personen, nicht für { $seats }.
game-unknown = In der Kiste liegt kein Spiel namens „{ $game }“.

## Aufzeichnungen von Partien

record-empty = Die Datei ist leer: Eine Aufzeichnung beginnt mit einer Zeile, die das Spiel nennt.
record-no-json = Zeile { $number } ist kein JSON-Text.
record-no-head = Zeile { $number } müsste eine Aufzeichnung eröffnen: Spiel, Fassung, Plätze und Optionen.
record-no-ply = Zeile { $number } müsste ein Zug sein, etwa "0 c3".
record-refused = Zeile { $number } wird abgelehnt. { $why }
record-version = Zeile { $number } nennt eine andere Fassung der Regeln; hier gilt Fassung { $why }.
record-edition = Zeile { $number } nennt eine Ausgabe, die nicht vorliegt: { $why }. Gib ihre Datei mit --edition an.
record-cut-short = Die Aufzeichnung bricht in Zeile { $number } ab: Züge oder die Schlusszeile fehlen.
record-other-result = Das Ergebnis in Zeile { $number } folgt nicht aus diesen Zügen.
record-altered = Die Aufzeichnung wurde verändert: Ihre Zeilen passen nicht zur Prüfsumme in Zeile { $number }.
record-no-seed = Zeile { $number } nennt keinen Startwert, darum lässt sich der Zufall nicht nachprüfen.
record-other-outcome = Zeile { $number } widerspricht dem Startwert: Der Zufall ergibt dort { $why }.

## Was an einem Tisch geschieht

table-hint-later = Einen Hinweis gibt es, wenn du am Zug bist.
table-line-sat = { $player } setzt sich an den Tisch.
table-line-stood = { $name } steht auf und schaut zu.
table-line-stand-in = Für { $player } spielt jetzt ein Bot.
table-line-given-back = { $player } spielt wieder ohne Bot.
table-line-propose-undo = { $player } möchte den letzten Zug zurücknehmen.
table-line-propose-end = { $player } möchte die Partie beenden.
table-line-propose-rematch = { $player } möchte noch einmal spielen.
table-line-declined = { $player } sagt Nein.
table-line-undone = { $count ->
    [one] Der letzte Schritt wurde zurückgenommen.
   *[other] Die letzten { $count } Schritte wurden zurückgenommen.
}
table-line-agreed = Alle sind einverstanden, die Partie zu beenden. Niemand hat gewonnen.

## Was ein Tisch ablehnt

table-seat-taken = Dieser Platz ist besetzt.
table-one-seat = Du kannst nur einen Platz nehmen.
table-already-seated = Du hast schon einen Platz. Während einer Partie wechselt niemand den Platz.
table-held-other = Während der Partie kannst du nur auf den Platz zurück, den du verlassen hast.
table-no-seat = Diesen Platz gibt es am Tisch nicht.
table-seat-open = Ein Platz ist noch frei. Erst müssen alle Plätze besetzt sein.
table-not-seated = Du schaust zu. Das kann nur, wer einen Platz hat.
table-owner-only = Das kann nur, wem der Tisch gehört.
table-match-running = Das lässt sich während einer Partie nicht ändern.
table-not-playing = An diesem Tisch läuft keine Partie.
table-not-over = Die Partie ist noch nicht vorbei.
table-rematch-only = Hier wurde schon gespielt. Schlag eine neue Partie vor.
table-stale = Die Partie ist inzwischen weitergegangen. Schau aufs Brett und wähle neu.
table-not-absent = { $player } braucht gerade keinen Ersatz.
table-level-unknown = Einen Bot der Stufe „{ $level }“ gibt es nicht.
table-nickname = Dieser Name zeigt keine Buchstaben. Wähle einen anderen.
table-proposal-open = Eine andere Frage ist noch offen. Beantworte sie zuerst.
table-no-proposal = Die Frage ist schon geklärt.
table-not-asked = Deine Antwort ist schon bekannt, oder du wurdest nicht gefragt.
table-nothing-to-undo = Du hast noch keinen Zug gemacht, den man zurücknehmen könnte.

## Was der Server ablehnt

table-unknown = Einen Tisch { $table } gibt es nicht. Vielleicht ist der Link unvollständig.
table-broken = Dieser Tisch lässt sich nicht wiederherstellen. Bitte mach einen neuen auf.
table-asleep = Der Tisch wird gerade schlafen gelegt. Versuch es gleich noch einmal.
table-trouble = Etwas ist schiefgegangen, aber nichts wurde verändert. Bitte versuch es noch einmal.
table-unreadable = Der Server versteht diese Nachricht nicht: { $problem }
table-hello-first = Eine Verbindung beginnt mit einem Gruß, der den Tisch nennt.
table-already-here = Diese Verbindung ist schon an einem Tisch.
table-too-fast = Das ging zu schnell. Warte einen Moment.
table-too-big = Diese Nachricht ist zu lang: Erlaubt sind höchstens { $limit } Bytes.
table-too-many-connections = Von hier sind zu viele Verbindungen offen. Schließ zuerst eine andere Seite.
table-too-many-tables = Du hast in kurzer Zeit viele Tische aufgemacht. Warte eine Weile.
