# Was Schraube locker sagt, auf Deutsch.

schraube-locker-title = Schraube locker
schraube-locker-tagline = Würfle dich im Kreis voran, sammle gute Karten und schraub Muttern auf Schrauben.

# So heißt jemand ohne Namen: nach der Farbe der Figur.
schraube-locker-seat = { $seat ->
    [0] Blau
    [1] Mint
    [2] Rosa
   *[3] Lila
}

## Optionen

schraube-locker-option-first_seat = Wer beginnt
    .help = Üblich ist: wer am jüngsten ist. Anzufangen ist ein Vorteil.
schraube-locker-option-selective_dice = Würfel auswählen
    .help = Vor dem ersten Wurf sagst du, mit wie vielen Würfeln du wirfst. Die anderen bleiben draußen.
schraube-locker-option-combine_dice = Würfel kombinieren
    .help = Zwei Würfel eines Wurfs dürfen zusammen auf einen Stapel, wenn ihre Summe dessen Wert ist.
schraube-locker-option-edition = Karten
    .help = Eine Datei mit den 42 Karten einer anderen Ausgabe. Leer: die Hausausgabe.

## Wörter

# Alle sind weiblich, also lauten erster und vierter Fall gleich.
schraube-locker-card = { $picture ->
    [nut] eine Mutter
    [bolt] eine Schraube
    [double_nut] eine Doppelmutter
    [double_bolt] eine Doppelschraube
    [green] eine grüne Karte
    [yellow] eine gelbe Karte
    [orange] eine orange Karte
   *[red] eine rote Karte
} ({ schraube-locker-points })
schraube-locker-points = { $points ->
    [-3] −3 Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
schraube-locker-kind = { $kind ->
    [nut-bolt] Mutter und Schraube
    [double_nut-bolt] Doppelmutter und Schraube
    [double_nut-bolt-bolt] Doppelmutter und zwei Schrauben
    [double_bolt-nut] Doppelschraube und Mutter
    [double_bolt-nut-nut] Doppelschraube und zwei Muttern
   *[double_nut-double_bolt] Doppelmutter und Doppelschraube
}
schraube-locker-face = eine { $face }

## Der Verlauf

schraube-locker-line-start = { $player } startet an Stapel { $stack }.
schraube-locker-line-set-up = Die Karten liegen offen. { $player } beginnt.
schraube-locker-line-reveal = Auf Stapel { $stack } liegt jetzt { schraube-locker-card }, verlangt ist eine { $die }.
schraube-locker-line-dice = { $player } wählt { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
} für diesen Zug.
schraube-locker-line-roll = { $player } würfelt { $dice }.
schraube-locker-line-must = Stapel { $stack } verlangt { schraube-locker-face }, und { schraube-locker-face } ist gefallen: Sie muss dorthin.
schraube-locker-line-green = { $player } gibt eine grüne Karte ab und wirft { $count ->
    [one] diesen Würfel
   *[other] diese { $count } Würfel
} noch einmal.
schraube-locker-line-yellow = { $player } gibt eine gelbe Karte ab und dreht { schraube-locker-face } auf { $turned }.
schraube-locker-line-reroll = { $player } würfelt neu, mit { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfeln
}.
schraube-locker-line-put = { $player } legt { schraube-locker-face } auf Stapel { $stack }.
schraube-locker-line-put-pair = { $player } legt { $low } und { $high } zusammen auf Stapel { $stack }.
schraube-locker-line-stay = Auf dem nächsten Stapel liegt kein Würfel: { $player } bleibt stehen und bekommt keine Karte.
schraube-locker-line-walk = { $player } geht { $count ->
    [one] { $count } Stapel
   *[other] { $count } Stapel
} weiter, zu Stapel { $stack }.
schraube-locker-line-bonus = Eine volle Runde: { $player } bekommt eine Bonuskarte.
schraube-locker-line-swap = { $player } gibt eine orange Karte ab und tauscht mit { $victim }.
schraube-locker-line-given = { $player } gibt { $victim } { schraube-locker-card }.
schraube-locker-line-got = Dafür bekommt { $player } von { $victim } { schraube-locker-card }.
schraube-locker-line-gift = { $player } schenkt { $victim } { schraube-locker-card }.
schraube-locker-line-take = { $player } nimmt { schraube-locker-card }.
schraube-locker-line-set = { $player } bildet ein Set: { schraube-locker-kind }.
schraube-locker-line-win = { $winner } gewinnt!
schraube-locker-line-tie = Die Partie ist vorbei: { $count ->
    [one] { $count } Person hat
   *[other] { $count } Personen haben
} die meisten Punkte und teilen sich den Sieg.

## Ablehnungen

schraube-locker-refusal-over = Die Partie ist vorbei: Ein Stapel oder der Bonusvorrat ist leer.
schraube-locker-refusal-not-your-turn = Du bist nicht dran. Jetzt entscheidet { $player }.
schraube-locker-refusal-chance-moves = Noch sind Würfel oder Karten unterwegs. Warte, bis sie liegen.
schraube-locker-refusal-not-chance = Der Zufall ist nicht dran. Jetzt entscheidet { $player }.
schraube-locker-refusal-no-such-seat = In dieser Partie gibt es keinen Platz { $seat }.
schraube-locker-refusal-unknown-action = Eine Aktion { $action } gibt es in Schraube locker nicht.
schraube-locker-refusal-unreadable = „{ $text }“ ist kein Zug in Schraube locker. Züge sehen so aus: put 4 2, roll, move, swap 35 1, set 1+9.
schraube-locker-refusal-choose-start = Wähle zuerst einen Stapel für deine Figur: stack 0 bis stack 5.
schraube-locker-refusal-card-seen = Karte { $card } war schon zu sehen. Sie kann nicht noch einmal aufgedeckt werden.
schraube-locker-refusal-reveal = Jetzt wird die nächste Karte eines Stapels aufgedeckt.
schraube-locker-refusal-choose-dice = Sag zuerst, mit wie vielen Würfeln du in diesem Zug wirfst: dice 1 bis dice 6.
schraube-locker-refusal-dice-fall = Die Würfel fallen noch: Jetzt kommt ein Würfel.
schraube-locker-refusal-no-green = Neu würfeln kannst du nur mit einer grünen Karte, die offen vor dir liegt. Karte { $card } ist keine.
schraube-locker-refusal-no-yellow = Drehen kannst du nur mit einer gelben Karte, die offen vor dir liegt. Karte { $card } ist keine.
schraube-locker-refusal-same-face = Der Würfel zeigt schon die { $face }. Dreh ihn auf eine andere Zahl.
schraube-locker-refusal-not-rolled = In diesem Wurf ist keine { $face }, die du drehen könntest.
schraube-locker-refusal-scan-first = Zuerst werden die Pflichtwürfel gelegt. Davor kannst du nur grüne und gelbe Karten einsetzen.
schraube-locker-refusal-window-closed = Grüne und gelbe Karten wirken nur vor dem Legen. Für diesen Wurf ist es zu spät.
schraube-locker-refusal-scanned = Die Pflichtwürfel dieses Wurfs liegen schon. Neue kann es erst nach dem nächsten Wurf geben.
schraube-locker-refusal-nothing-to-roll = Alle deine Würfel liegen: Es gibt nichts neu zu würfeln.
schraube-locker-refusal-no-rerolls = Du hast schon zweimal neu gewürfelt. Öfter geht es in einem Zug nicht.
schraube-locker-refusal-place-or-move = Leg jetzt einen Würfel, würfle den Rest neu oder zieh.
schraube-locker-refusal-served = Auf Stapel { $stack } liegt schon ein Würfel. Mehr als einer passt nicht.
schraube-locker-refusal-other-value = Stapel { $stack } verlangt { schraube-locker-face }. Ein anderer Würfel passt nicht.
schraube-locker-refusal-no-such-die = In diesem Wurf hast du keine { $face } mehr.
schraube-locker-refusal-no-pairs = Zwei Würfel auf einem Stapel gehen nur mit der Variante „Würfel kombinieren“.
schraube-locker-refusal-other-sum = Stapel { $stack } verlangt { schraube-locker-face }, und diese zwei Würfel ergeben etwas anderes.
schraube-locker-refusal-no-such-pair = { $low } und { $high } hast du in diesem Wurf nicht mehr zusammen.
schraube-locker-refusal-low-first = Nenne den kleineren der beiden Würfel zuerst: { $low } und { $high }.
schraube-locker-refusal-exchange-or-done = Jetzt darfst du tauschen, eine rote Karte verschenken oder fertig sein. Danach nimmst du deine Karte.
schraube-locker-refusal-set-after-card = Sets kommen erst nach dem Nehmen der Karte. Tausche vorher, oder sag, dass du fertig bist.
schraube-locker-refusal-no-orange = Tauschen kannst du nur mit einer orangen Karte, die offen vor dir liegt. Karte { $card } ist keine.
schraube-locker-refusal-no-red = Verschenken kannst du nur eine rote Karte, die offen vor dir liegt. Karte { $card } ist keine.
schraube-locker-refusal-met = Mit { $other } hast du in diesem Zug schon gehandelt. Einmal pro Zug ist genug.
schraube-locker-refusal-not-here = Du handelst nur mit anderen, die an deinem Stapel stehen, und { $other } gehört nicht dazu.
schraube-locker-refusal-nothing-to-swap = Zum Tausch mit { $other } braucht ihr beide eine offene Karte; deine orange zählt nicht mit.
schraube-locker-refusal-swap-follows = Du tauschst gerade: Wähle eine Karte von dir, dann eine von der anderen Seite.
schraube-locker-refusal-give-own = Beim Tausch gibst du eine eigene offene Karte. Karte { $card } ist keine.
schraube-locker-refusal-get-other = Du bekommst eine offene Karte, die { $other } schon vor dem Tausch hatte. Karte { $card } ist keine.
schraube-locker-refusal-set-or-end = Bilde jetzt ein Set, oder beende deinen Zug.
schraube-locker-refusal-set-own = Sets bildest du nur aus eigenen offenen Karten. Karte { $card } ist keine.
schraube-locker-refusal-in-set = Karte { $card } liegt schon in einem Set, und das bleibt, wie es ist.
schraube-locker-refusal-no-set = Diese Karten passen nicht zusammen. Muttern gehören zu Schrauben; zu einer doppelten passen ein oder zwei einfache oder die andere doppelte.

## Ausgaben

schraube-locker-edition-no-toml = Die Ausgabe ist kein TOML: { $why }
schraube-locker-edition-count = Eine Ausgabe hat { $needed } Karten, jede unter [[cards]]. Diese hat { $count }.
schraube-locker-edition-facts = Die Karte an Stelle { $place } muss genau dies nennen: id, picture, points, die.
schraube-locker-edition-number = Die Karte an Stelle { $place }: „{ $fact }“ ist eine ganze Zahl von { $low } bis { $high }, nicht { $value }.
schraube-locker-edition-picture = Die Karte an Stelle { $place }: Ein Bild „{ $picture }“ gibt es nicht. Bekannt sind { $known }.
schraube-locker-edition-red = Die Karte an Stelle { $place } hat als Punkte { $points }: Eine rote Karte hat genau -3, jede andere 0 oder mehr.
schraube-locker-edition-twice = Die Karte an Stelle { $place }: Die id { $id } ist schon vergeben. Jede Karte braucht ihre eigene.
schraube-locker-edition-sets = Aus diesen Karten ließen sich { $count } verschiedene Sets bilden. Höchstens { $most } sind erlaubt.

## Von Hand geschriebene Stellungen

schraube-locker-position-line = Zeile { $number } der Stellung ist nicht lesbar: { $text }
schraube-locker-position-seat = Zeile { $number } nennt jemanden, der nicht mitspielt: { $text }
schraube-locker-position-card = Zeile { $number }: Es gibt die Karten 1 bis 42, und jede liegt nur an einem Ort. Da steht: { $text }
schraube-locker-position-height = Zeile { $number }: Ein Stapel hat höchstens sieben Karten, und die offene zählt mit. Da steht: { $text }
schraube-locker-position-count = In den Stapeln müssen genau die Karten liegen, die sonst nirgends sind. Die Stellung endet mit: { $text }
schraube-locker-position-dice = Im Spiel sind höchstens sechs Würfel und genau sechs Bonuskarten. Die Stellung endet mit: { $text }
schraube-locker-position-pair = Zwei Würfel bedienen einen Stapel nur, wenn sie zusammen die Zahl seiner Karte ergeben, der kleinere zuerst, und wenn Kombinieren vereinbart ist („combine“ in der ersten Zeile). Die Stellung endet mit: { $text }
schraube-locker-position-pawns = Nach dem Start braucht jede Figur ihren Stapel. Die Stellung endet mit: { $text }
schraube-locker-position-tops = Jeder Stapel mit Karten braucht eine offene. Die Stellung endet mit: { $text }
schraube-locker-position-unfinished = Die Stellung braucht eine erste Zeile wie „seats 2“ und eine letzte wie „seat 0 places“. Sie endet mit: { $text }
