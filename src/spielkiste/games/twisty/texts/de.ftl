# Was Twisty sagt, auf Deutsch.

twisty-title = Twisty
twisty-tagline = Sammle sieben Farben in deiner Reihenfolge und erreiche vor allen anderen die Mitte.

# So heißt jemand ohne Namen: nach der Farbe der Figur.
twisty-seat = { $seat ->
    [0] Blau
    [1] Mint
    [2] Rosa
   *[3] Lila
}

## Optionen

twisty-option-choose_corners = Startecken wählen
    .help = Alle wählen ihre Ecke, nachdem Brett und Reihen offen liegen.
twisty-option-first_seat = Wer beginnt
    .help = Üblich ist: wer am jüngsten ist.
twisty-option-turn_limit = Zuggrenze
    .help = Nach so vielen Zügen endet die Partie, und niemand hat gewonnen. Leer: keine Grenze.

## Wörter

# Die Farben sind ungebeugt; die Zusätze nennen den Fall.
twisty-colour = { $colour ->
    [red] rot
    [orange] orange
    [yellow] gelb
    [green] grün
    [blue] blau
    [purple] lila
   *[pink] rosa
}
    .nominative = { $colour ->
        [red] der rote Würfel
        [orange] der orange Würfel
        [yellow] der gelbe Würfel
        [green] der grüne Würfel
        [blue] der blaue Würfel
        [purple] der lila Würfel
       *[pink] der rosa Würfel
    }
    .accusative = { $colour ->
        [red] den roten Würfel
        [orange] den orangen Würfel
        [yellow] den gelben Würfel
        [green] den grünen Würfel
        [blue] den blauen Würfel
        [purple] den lila Würfel
       *[pink] den rosa Würfel
    }
    .token = { $colour ->
        [red] rotes Plättchen
        [orange] oranges Plättchen
        [yellow] gelbes Plättchen
        [green] grünes Plättchen
        [blue] blaues Plättchen
        [purple] lila Plättchen
       *[pink] rosa Plättchen
    }
twisty-disc = { $disc ->
    [red] roter Würfel
    [orange] oranger Würfel
    [yellow] gelber Würfel
    [green] grüner Würfel
    [blue] blauer Würfel
    [purple] lila Würfel
    [pink] rosa Würfel
    [orthogonal] Scheibe für gerade Schritte
    [diagonal] Scheibe für schräge Schritte
    [leap] Sprungscheibe
    [warp] Portalscheibe
   *[save] Schutzscheibe
}
    .plural = { $disc ->
        [red] roten Würfel
        [orange] orangen Würfel
        [yellow] gelben Würfel
        [green] grünen Würfel
        [blue] blauen Würfel
        [purple] lila Würfel
        [pink] rosa Würfel
        [orthogonal] Scheiben für gerade Schritte
        [diagonal] Scheiben für schräge Schritte
        [leap] Sprungscheiben
        [warp] Portalscheiben
       *[save] Schutzscheiben
    }

## Der Verlauf

twisty-line-set-up = Das Brett ist ausgelegt. { $player } beginnt.
twisty-line-corner = { $player } startet in der Ecke { $space }.
twisty-line-move = { $player } zieht nach { $space }.
twisty-line-use = { $player } { $disc ->
    [orthogonal] geht einen Schritt gerade nach { $space }
    [diagonal] geht einen Schritt schräg nach { $space }
    [leap] springt weiter nach { $space }
   *[warp] reist durchs Portal nach { $space }
}.
twisty-line-take = { $player } nimmt { twisty-colour.accusative } auf { $space }.
twisty-line-rob = { $player } raubt { $victim } auf { $space } { twisty-colour.accusative }.
twisty-line-flee = { $player } flieht in die Ecke { $space }.
twisty-line-save = { $player } schützt { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}.
twisty-line-stop = { $player } bleibt stehen.
twisty-line-pass = Für { $player } ist kein Feld offen: Der Zug verfällt.
twisty-line-win = { $winner } gewinnt!
twisty-line-limit = Die Partie endet nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}. Niemand hat gewonnen.

## Ablehnungen

twisty-refusal-over-won = Die Partie ist vorbei: { $winner } hat gewonnen.
twisty-refusal-over-limit = Die Partie endete nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}. Niemand hat gewonnen.
twisty-refusal-not-your-turn = Du bist nicht dran. Jetzt entscheidet { $player }.
twisty-refusal-chance-moves = Der Zufall legt noch das Brett aus. Noch kann niemand ziehen.
twisty-refusal-not-chance = Der Zufall ist nicht dran. Jetzt entscheidet { $player }.
twisty-refusal-no-such-seat = In dieser Partie gibt es keinen Platz { $seat }.
twisty-refusal-unknown-action = Eine Aktion { $action } gibt es in Twisty nicht.
twisty-refusal-unreadable = „{ $text }“ ist kein Zug in Twisty. Nenne ein Feld wie c3 oder pass, stop oder save.
twisty-refusal-lay-disc = Zuerst muss eine Scheibe auf { $space } gelegt werden.
twisty-refusal-disc-used-up = Alle { twisty-disc.plural } liegen schon auf dem Brett.
twisty-refusal-lay-token = Zuerst bekommt { $player } das nächste Plättchen der Reihe: eine Farbe.
twisty-refusal-token-laid = In dieser Reihe liegt schon ein { twisty-colour.token }. Jede Farbe kommt einmal vor.
twisty-refusal-choose-corner = Wähle zuerst eine Ecke für deine Figur: a1, a7, g7 oder g1.
twisty-refusal-not-a-corner = Deine Figur startet in einer Ecke, und { $space } ist keine.
twisty-refusal-corner-taken = Die Ecke { $space } hat schon { $other }. Wähle eine freie.
twisty-refusal-not-knight = Ein Zug beginnt mit einem Springerzug, und keiner führt von hier nach { $space }.
twisty-refusal-must-move = Du darfst nur passen, wenn kein Feld offen ist. Jetzt ist eins offen, also zieh.
twisty-refusal-closed = Auf { $space } steht { $other } und hat keinen Würfel in der Farbe, die du brauchst.
twisty-refusal-closed-protected = Auf { $space } steht { $other }, und { twisty-colour.nominative } dort ist geschützt.
twisty-refusal-closed-full = Auf { $space } steht { $other }. Du hast schon alle sieben Würfel und kannst niemanden berauben.
twisty-refusal-no-landing = Stehen bleiben oder schützen kannst du nur, wenn du in diesem Zug auf einer Aktionsscheibe gelandet bist.
twisty-refusal-not-adjacent = Diese Scheibe gibt dir einen geraden Schritt, und { $space } liegt nicht direkt neben dir.
twisty-refusal-not-diagonal = Diese Scheibe gibt dir einen schrägen Schritt, und { $space } liegt nicht schräg neben dir.
twisty-refusal-not-leap = Diese Scheibe gibt dir noch einen Springerzug, und keiner führt nach { $space }.
twisty-refusal-not-warp = Ein Portal führt zu einem anderen Portal, und auf { $space } ist keins.
twisty-refusal-save-or-stop = Die Schutzscheibe bewegt niemanden. Schütze deine Würfel oder bleib stehen.
twisty-refusal-not-on-save = Würfel schützen kannst du nur auf der Schutzscheibe.
twisty-refusal-no-pass = Du hast schon gezogen. Wenn du nicht weiter willst, bleib stehen.
twisty-refusal-flee = Du wurdest beraubt. Wähle zuerst eine leere Ecke.
twisty-refusal-flee-not-corner = Du wurdest beraubt und musst in eine leere Ecke. { $space } ist keine Ecke.
twisty-refusal-flee-taken = In der Ecke { $space } steht { $other }. Wähle eine leere.
twisty-refusal-flee-same = Du wurdest auf { $space } beraubt. Du musst in eine andere Ecke.

## Von Hand geschriebene Stellungen

twisty-position-line = Zeile { $number } der Stellung ist nicht lesbar: { $text }
twisty-position-rank = Zeile { $number }: Eine Zeile des Bretts hat sieben Zeichen, jedes eins von . ? r o y g b p k + x L W S. Da steht: { $text }
twisty-position-no-disc-space = Zeile { $number }: In den Ecken und in der Mitte liegt keine Scheibe. Da steht: { $text }
twisty-position-seat = Zeile { $number } nennt jemanden, der nicht mitspielt: { $text }
twisty-position-row = Zeile { $number }: In einer Reihe kommt jede Farbe einmal vor. Da steht: { $text }
twisty-position-row-marks = Zeile { $number }: Zuerst kommen geschützte Plättchen (!), dann gesammelte (*), dann die übrigen. Da steht: { $text }
twisty-position-pawns = Jede Figur braucht ein eigenes Feld. Die Stellung endet mit: { $text }
twisty-position-too-many = Von einer Sorte gibt es mehr Scheiben als in der Schachtel. Die Stellung endet mit: { $text }
twisty-position-not-laid = Es fehlen Scheiben oder Plättchen, also muss der Zufall noch legen. Die Stellung endet mit: { $text }
twisty-position-nothing-to-use = Unter dieser Figur liegt nichts, was sich nutzen lässt. Die Stellung endet mit: { $text }
twisty-position-end = Das Ende passt nicht: Wer gewonnen hat, steht mit sieben Würfeln in der Mitte, und niemand hat gewonnen erst nach dem letzten Zug. Die Stellung endet mit: { $text }
twisty-position-unfinished = Die Stellung braucht eine erste Zeile wie „seats 2“ und eine letzte wie „blue opens“. Sie endet mit: { $text }
