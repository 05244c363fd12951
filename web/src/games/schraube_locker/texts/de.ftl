# Was das Spielfeld von Schraube locker außer den Texten des Spiels sagt, auf Deutsch.

## Der Kreis

schraube-locker-page-circle = Der Kreis der sechs Stapel
schraube-locker-page-stack = Stapel { $stack }: { schraube-locker-card }, verlangt eine { $die }, { $height ->
    [one] letzte Karte
   *[other] { $height } Karten
}
schraube-locker-page-stack-closed = Stapel { $stack }: { $height ->
    [0] leer
   *[other] noch verdeckt
}
schraube-locker-page-stands = hier steht { $player }
schraube-locker-page-served = hat seinen Würfel
schraube-locker-page-offered = kannst du wählen
schraube-locker-page-goal = hier würde die Figur stehen bleiben
schraube-locker-page-chance = Chance, hierher zu kommen: { $chance } %
schraube-locker-page-keys = Tasten: 0 bis 5 wählen einen Stapel, R würfelt neu, W zieht, P legt, was liegen muss, G nutzt eine grüne Karte, Y eine gelbe, S bildet das Set, E beendet. Pfeiltasten gehen im Kreis.

## Würfel

schraube-locker-page-dice = Würfel
schraube-locker-page-die = Würfel mit { $face }
schraube-locker-page-way = { $faces } legen
schraube-locker-page-face = Auf { $face } drehen
schraube-locker-page-count = { $count ->
    [one] Mit { $count } Würfel werfen
   *[other] Mit { $count } Würfeln werfen
}
schraube-locker-page-counts = Wie viele Würfel
schraube-locker-page-ways = Welche Würfel
schraube-locker-page-turned = Welche Seite

## Karten

schraube-locker-page-things = Karten von { $player }: { $cards }
schraube-locker-page-view = Alle Karten von { $player } zeigen
schraube-locker-page-cards-of = Karten von { $player }
schraube-locker-page-face-up = Offen
schraube-locker-page-none = noch keine
schraube-locker-page-group = { $picture ->
    [nut] { $count ->
        [one] Mutter
       *[other] { $count } Muttern
    }
    [bolt] { $count ->
        [one] Schraube
       *[other] { $count } Schrauben
    }
    [double_nut] { $count ->
        [one] Doppelmutter
       *[other] { $count } Doppelmuttern
    }
    [double_bolt] { $count ->
        [one] Doppelschraube
       *[other] { $count } Doppelschrauben
    }
    [green] Neu würfeln, { $count }×
    [yellow] Würfel drehen, { $count }×
    [orange] Tauschen, { $count }×
   *[red] Geschenk, { $count }×
}: { $points }
schraube-locker-page-sets = { $count ->
    [one] { $count } Set
   *[other] { $count } Sets
}, je 3 Punkte
schraube-locker-page-bonuses = { $count ->
    [one] { $count } Bonuskarte
   *[other] { $count } Bonuskarten
}, je 6 Punkte
schraube-locker-page-score = Punkte:
schraube-locker-page-sum = { $points } Punkte bisher
schraube-locker-page-show-score = Punktestand anzeigen
schraube-locker-page-numbered = { $card }, { schraube-locker-card },
schraube-locker-page-use = { schraube-locker-card } einsetzen
schraube-locker-page-swap-with = Mit { $victim } tauschen: { schraube-locker-card } abgeben
schraube-locker-page-gift-to = { $victim } die −3 schenken
schraube-locker-page-give-card = { schraube-locker-card } geben
schraube-locker-page-get-card = { schraube-locker-card } bekommen
schraube-locker-page-set-card = { schraube-locker-card }
schraube-locker-page-meetings = Austausch
schraube-locker-page-deal = Was getauscht wird
schraube-locker-page-hint-off = Chancen ausblenden
schraube-locker-page-hint = Chancen

## Die Aufforderung

schraube-locker-page-do-choose_start = Stell deine Figur an einen Stapel
schraube-locker-page-do-choose_dice = Mit wie vielen Würfeln wirfst du in diesem Zug?
schraube-locker-page-do-before_scan = Erst eine Karte einsetzen?
schraube-locker-page-do-turn-die = Welchen Würfel drehst du?
schraube-locker-page-do-turn-face = Auf welche Seite?
schraube-locker-page-do-ways = Welche Würfel legst du dorthin?
schraube-locker-page-do-put = Leg weitere Würfel oder mach weiter
schraube-locker-page-do-place = Würfle den Rest neu oder zieh
schraube-locker-page-do-move = Alle Würfel liegen: zieh
schraube-locker-page-do-exchange = Du bist hier nicht allein: tauschen oder schenken?
schraube-locker-page-do-give = Tausch mit { $other }: Welche Karte gibst du?
schraube-locker-page-do-get = Und welche Karte von { $other } bekommst du?
schraube-locker-page-do-sets = Ein Set bilden? Es bringt 3 Punkte
schraube-locker-page-wait = { $wait ->
    [choose_start] { $player } wählt einen Stapel
    [choose_dice] { $player } wählt die Zahl der Würfel
    [roll] { $player } würfelt
    [before_scan] { $player } darf eine Karte einsetzen
    [exchange] { $player } darf tauschen oder schenken
    [give] { $player } tauscht mit { $other }
    [get] { $player } tauscht mit { $other }
    [sets] { $player } darf Sets bilden
    [reveal] Die Karten werden aufgedeckt
    [refill] Die nächste Karte wird aufgedeckt
   *[place] { $player } legt Würfel
}
schraube-locker-page-over = Die Partie ist zu Ende

## Knöpfe

schraube-locker-page-roll = Neu würfeln
schraube-locker-page-left = noch { $count }×
schraube-locker-page-move = { $steps ->
    [0] Bleiben
    [6] Ganze Runde
   *[other] Ziehen bis
}
schraube-locker-page-scan = Legen
schraube-locker-page-green = Neu würfeln
schraube-locker-page-yellow = Würfel drehen
schraube-locker-page-done = Kein Austausch
schraube-locker-page-done-more = Genug
schraube-locker-page-set = Set bilden
schraube-locker-page-end = Zug beenden
schraube-locker-page-back = Zurück
