# Was die Seite rund um die Spiele sagt, auf Deutsch.

## Leute

name-label = Dein Name
name-toy = { $toy ->
    [1] Kreisel
    [2] Schaukelpferd
    [3] Drachen
    [4] Murmel
    [5] Jo-Jo
    [6] Kasper
    [7] Teddy
   *[8] Trommel
}
bot-of = { $level ->
    [random] Bot, zufällig
    [easy] Bot, leicht
    [medium] Bot, mittel
    [hard] Bot, stark
   *[other] Bot, { $level }
}

## Überall

page-skip = Zum Tisch springen
page-close = Schließen
page-dismiss = Hinweis weglegen
page-notes = Hinweise
page-clause = Welche Regel?
page-clause-of = Regel { $clause }
page-fewer = Eins weniger
page-more = Eins mehr
page-home = Zurück zur Kiste
page-loading = Einen Moment …
page-again = Noch einmal
page-no-answer = Der Server antwortet nicht. Hast du Netz?
link-waiting = Verbinde neu …
lost-title = In dieser Ecke liegt nichts
lost-page = Unter dieser Adresse gibt es keine Seite.

## Die Kiste

front-lead = Gute Spiele aus Holz, mit Freunden oder Bots. Ohne Konto: herausnehmen und spielen.
front-games = Spiele
front-players = { $low }–{ $high } Personen
front-quick = Gegen Bots spielen
front-new = Neuer Tisch
front-begun = Dein Tisch steht noch
front-go-on = Weiterspielen
front-foot = Hilfe liegt neben jedem Brett. Ein Link oder ein Code holt deine Freunde an den Tisch.

## Ein neuer Tisch

create-title = { $game }: neuer Tisch
create-seats = Plätze
create-who = Wer sitzt hier: { $seat }
create-me = Ich
create-open = Frei für Freunde
create-hint = Für freie Plätze gibt es eine Einladung: einen Link und einen Code fürs Handy.
create-fill = Freie Plätze mit Bots besetzen
create-options = Wählbare Regeln
edition-house = Die Hausausgabe
edition-choose = Datei wählen
create-make = Tisch öffnen
create-start = Sofort starten

## Warten auf alle

wait-title = Wer spielt mit?
wait-onlookers = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
wait-open = Es sind noch Plätze frei.
wait-ready = Alle sind da.
wait-owner = Wer den Tisch eröffnet hat, startet die Partie.
wait-start = Partie starten
seat-open = Freier Platz
seat-you = du
seat-away = nicht da
seat-turn = am Zug
seat-sit = Hier sitzen
seat-clear = Platz von { $player } frei machen
seat-up = Nach oben: { $seat }
seat-down = Nach unten: { $seat }
invite-title = Freunde einladen
invite-how = Schick den Link oder lass den Code mit dem Handy lesen.
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-share = Teilen
invite-copied = Der Link ist in der Zwischenablage.
invite-not-copied = Der Browser lässt die Seite nicht kopieren; markiere den Link und kopiere ihn selbst.
invite-qr = QR-Code mit dem Link zu diesem Tisch

## Während der Partie

turn-yours = Du bist dran
turn-of = Am Zug: { $names }
turn-over = Partie vorbei
turn-looking = Du schaust zu
log-title = Was passiert ist
log-open = Alles zeigen, was passiert ist
log-empty = Noch nichts.
help-title = So spielst du { $game }
proposal-title = Eine Frage an den Tisch
proposal-undo = { $player } möchte einen Zug zurücknehmen.
proposal-end = { $player } möchte die Partie beenden.
proposal-rematch = { $player } möchte noch einmal spielen.
proposal-waiting = Es fehlt noch: { $names }
proposal-yes = Ja
proposal-no = Nein
proposal-withdraw = Zurückziehen
standin-title = { $player } ist nicht da
standin-offer = { $player } ist nicht da. Soll ein Bot spielen?
standin-how = Ein Bot kann solange spielen. Der Platz bleibt reserviert; wer zurückkommt, spielt selbst weiter.
standin-bot = Bot spielt
standin-stop = Bot wegschicken

## Am Ende

end-you = Du hast gewonnen!
end-winner = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
end-nobody = Niemand hat gewonnen
end-agreed = Gemeinsam beendet
end-wins = { $count ->
    [one] { $count } Sieg hier
   *[other] { $count } Siege hier
}
end-look = Das Brett ansehen
end-result = Ergebnis

## Menü

menu-title = Menü
menu-help = Regeln und Hilfe
menu-undo = Um Rücknahme bitten
menu-end = Partieende vorschlagen
menu-rematch = Noch einmal spielen
menu-record = Partie als Datei sichern
menu-stand = Vom Tisch aufstehen
menu-stand-sure = Wirklich aufstehen?
menu-settings = Einstellungen
menu-language = Sprache
menu-scheme = Farben
menu-sound = Klänge
menu-keys = Einzelne Tasten
scheme-auto = Wie das Gerät
scheme-light = Tag
scheme-dark = Nacht
