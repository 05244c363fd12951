# Was das Twisty-Brett neben den Texten des Spiels sagt, auf Deutsch.

twisty-page-board = Brett
twisty-page-centre = Mitte
twisty-page-corner = Ecke, leer
twisty-page-blank = leer
twisty-page-stands = hier steht { $player }
twisty-page-used = in diesem Zug benutzt
twisty-page-target = hier kannst du landen{ $target ->
    [take] {": und den Würfel nehmen, den du brauchst"}
    [rob] {": und den Würfel rauben, den du brauchst"}
    [action] {": und die Aktion nutzen"}
    [corner] {": freie Ecke"}
    [win] {": und gewinnen"}
   *[move] {""}
}

## Was zu tun ist

twisty-page-do-corner = Wähle eine Ecke für deine Figur
twisty-page-do-open = Zieh wie ein Springer. Du brauchst { twisty-colour.accusative }
twisty-page-do-centre = Alle sieben: Jetzt in die Mitte
twisty-page-do-pass = Kein Feld ist offen: passe
twisty-page-do-flee = Du wurdest beraubt: Flieh in eine leere Ecke
twisty-page-do-act = { $disc ->
    [orthogonal] Geh einen geraden Schritt oder bleib stehen
    [diagonal] Geh einen schrägen Schritt oder bleib stehen
    [leap] Spring noch einmal oder bleib stehen
    [warp] Reise zu einem anderen Portal oder bleib stehen
   *[save] Schützen?
}
twisty-page-wait = { $wait ->
    [corner] { $player } wählt eine Ecke
    [flee] { $player } flieht in eine Ecke
    [act] { $player } darf die { twisty-disc } nutzen
   *[open] { $player } zieht
}
twisty-page-set-up = Das Brett wird ausgelegt
twisty-page-nobody = Niemand hat gewonnen

## Knöpfe

twisty-page-stop = Stopp
twisty-page-save = Schützen
twisty-page-pass = Passen

## Reihen

twisty-page-row = Reihe von { $player }
twisty-page-slot = { $place }: { twisty-colour }, { $state ->
    [protected] gesammelt und geschützt
    [collected] gesammelt
    [next] als Nächstes gesucht
   *[later] später
}
twisty-page-keys = Pfeiltasten bewegen dich über das Brett, Enter landet; oder tippe ein Feld wie c3. S bleibt stehen, V schützt, P passt.
