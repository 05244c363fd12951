# Wie man Twisty spielt, auf Deutsch. Die Nachrichten tN erklären Absatz T-N der Regeln.

twisty-help-contents = Auf dieser Seite
twisty-help-house = Hausregel: Die Schachtel schweigt dazu, also legt es diese Kiste fest.

## Das Ziel

twisty-help-aim = Das Ziel
twisty-help-aim-collect = Deine Reihe aus sieben Plättchen ist dein Einkaufszettel. Hol die Würfel in dieser Reihenfolge, von links nach rechts.
twisty-help-aim-centre = Mit allen sieben Würfeln geh in die Mitte des Bretts, bevor es jemand anderes schafft.

## Aufbau

twisty-help-setup = Der Aufbau
twisty-help-t1 = Das Brett hat 7 mal 7 Felder: Die Buchstaben a bis g laufen nach rechts, die Zahlen 1 bis 7 nach oben. Die vier Ecken und die Mitte bleiben leer.
twisty-help-t2 = Auf die anderen 44 Felder kommt je eine Scheibe: vier Würfel von jeder Farbe und 16 Symbole. Das sind 6 gerade Schritte, 3 schräge Schritte, 3 Sprünge, 3 Portale und 1 Schutz.
twisty-help-t3 = Zwei bis vier können mitspielen. Alle haben eine Figur und sieben Plättchen, eins von jeder Farbe, mit einer eigenen Form.
twisty-help-t4 = Der Zufall legt die Scheiben aus, immer alle, auch wenn nur zwei spielen.
twisty-help-t5 = Auch deine Plättchen legt der Zufall in eine Reihe. Alle dürfen alle Reihen sehen.
twisty-help-t6 = Jede Figur beginnt in einer eigenen Ecke; zu zweit sitzt ihr einander gegenüber. Ist „Startecken wählen“ an, suchst du dir eine freie Ecke aus, sobald Brett und Reihen offen liegen, der letzte Platz zuerst.
twisty-help-t7 = Wer am jüngsten ist, beginnt, wenn ihr nichts anderes ausmacht. Danach geht es im Uhrzeigersinn weiter.

## Dein Zug

twisty-help-turn = Dein Zug
twisty-help-t8 = Deine Figur zieht wie der Springer im Schach: zwei Felder geradeaus und eins zur Seite, wie ein L. Sie springt über alles hinweg und bleibt auf dem Brett. Wenn du ziehen kannst, musst du.
twisty-help-t9 = Sind alle Felder geschlossen, die du erreichen könntest, verfällt dein Zug.

## Landen

twisty-help-landing = Wo du landest
twisty-help-t12 = Der Würfel deiner nächsten Farbe gehört dir: Du nimmst ihn, liegen lassen darfst du ihn nicht. Er kommt in deine Reihe, und sein Feld bleibt leer.
twisty-help-t13 = Jeder andere Würfel bleibt liegen, und nichts passiert. Auch auf einem leeren Feld passiert nichts.
twisty-help-t10 = Ein Feld, auf dem eine andere Figur steht, ist geschlossen, egal wie du kommst, außer du kannst sie berauben.
twisty-help-t11 = In den Ecken und in der Mitte darfst du landen wie auf jedem leeren Feld.

## Aktionsscheiben

twisty-help-discs = Scheiben mit Symbol
twisty-help-t14 = Landest du auf einem Symbol, darfst du es gleich nutzen oder stehen bleiben. Später zählt es nicht mehr: Du musst neu dort landen. Die Scheibe bleibt liegen, für alle.
twisty-help-disc-orthogonal = Gerade: ein Schritt nach oben, unten, links oder rechts.
twisty-help-disc-diagonal = Schräg: ein Schritt über Eck.
twisty-help-disc-leap = Sprung: noch ein Springerzug.
twisty-help-disc-warp = Portal: zu einem beliebigen anderen Portal.
twisty-help-disc-save = Schutz: Schütze deine Würfel.
twisty-help-t15 = Auch mit einem Schritt von einer Scheibe landest du ganz normal. Du kannst einen Würfel nehmen, jemanden berauben oder das nächste Symbol erreichen, alles in einem Zug.
twisty-help-t16 = Jede Scheibe hilft dir nur einmal pro Zug.
twisty-help-t17 = Führt ein Symbol nur auf geschlossene Felder oder hast du nichts zu schützen, endet der Zug dort einfach.

## Rauben

twisty-help-theft = Rauben
twisty-help-t18 = Du darfst auf einer anderen Figur landen, wenn sie einen ungeschützten Würfel in deiner nächsten Farbe hat. Mit der Landung nimmst du ihn ihr weg.
twisty-help-t19 = Der Würfel zählt jetzt für dich. Geschützt ist er erst, wenn du ihn schützt; bis dahin kann man ihn dir wieder rauben.
twisty-help-t20 = Wer beraubt wurde, muss diese Farbe noch einmal holen: Ihr Plättchen kommt ans Ende der Reihe, die anderen rücken auf.
twisty-help-t21 = Die beraubte Figur geht sofort in eine leere Ecke, und wem sie gehört, sucht sie aus. Das ist kein Zug, und in der Ecke passiert nichts. Wirst du in einer Ecke beraubt, gehst du in eine andere. Gewinnt der Raub die Partie, zieht niemand mehr.
twisty-help-t22 = Eine Landung bringt einen Würfel: Nach einem Raub bleibt ein Würfel unter der Figur liegen. Ein Symbol dort darfst du nutzen, sobald die beraubte Figur weg ist, und du darfst sie im selben Zug noch einmal berauben.
twisty-help-t23 = Ist der Würfel deiner Farbe geschützt, bleibt das Feld geschlossen, auch wenn dort andere Würfel ungeschützt sind. Mit sieben Würfeln brauchst du keine Farbe und beraubst niemanden.

## Schützen

twisty-help-save = Schützen
twisty-help-t24 = Auf der Schutzscheibe darfst du alle Würfel schützen, die du hast. Die kann dir niemand mehr nehmen. Was du später sammelst, ist ungeschützt, bis du wieder schützt.

## Das Ende

twisty-help-end = Das Ende
twisty-help-t25 = Wer mit sieben Würfeln zuerst in die Mitte kommt, gewinnt sofort, egal auf welchem Weg. Früher schon einmal dort gewesen zu sein zählt nicht.
twisty-help-t26 = Raubst du deinen siebten Würfel einer Figur in der Mitte, gewinnst du auch damit. Aber bis du gewonnen hast, kann man dich sogar mit sieben Würfeln noch berauben.

## Hausregeln

twisty-help-rulings = Wenn es kein Ende nimmt
twisty-help-t27 = Zwei könnten sich ewig gegenseitig berauben. Wenn alle einverstanden sind, dürft ihr die Partie beenden, und niemand hat gewonnen. Eine Zuggrenze tut das von selbst: Sie zählt die Züge von allen, auch verfallene. Dann liegt vorn, wer mehr Würfel hat; bei gleich vielen teilt ihr euch den Platz.

## Den Springerzug ausprobieren

twisty-help-try = Probier es aus
twisty-help-try-goal = Tipp auf einen Ring. Schaffst du es in zwei Zügen in die Mitte?
twisty-help-try-moves = { $count ->
    [one] Bis jetzt { $count } Zug.
   *[other] Bis jetzt { $count } Züge.
}
twisty-help-try-no = In einem Zug kommt die Figur nicht nach { $space }. Such das L.
twisty-help-try-done = Du bist in der Mitte, nach { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
}.
twisty-help-try-again = Zurück in die Ecke
twisty-help-try-board = Übungsbrett, Figur auf { $space }
twisty-help-try-space = { $space }, erreichbar

## Die Bilder in Worten

twisty-help-picture-aim = Eine Reihe aus sieben Plättchen füllt sich von links nach rechts mit Würfeln; dann geht die Figur in die Mitte.
twisty-help-picture-setup = Das Brett: Figuren in den Ecken, die Mitte leer, Scheiben auf allen anderen Feldern.
twisty-help-picture-row = Eine Reihe aus sieben Plättchen, das erste als nächstes markiert.
twisty-help-picture-turn = Eine Figur und ihre acht Springerzüge, einer als L gezeichnet.
twisty-help-picture-take = Die Figur landet auf dem Würfel ihrer nächsten Farbe, und er kommt in die Reihe.
twisty-help-picture-leave = Die Figur landet auf einem Würfel anderer Farbe, und er bleibt liegen.
twisty-help-picture-closed = Auf dem Feld steht eine andere Figur: Es ist durchgestrichen.
twisty-help-picture-chain = Ein Springerzug auf die Scheibe für gerade Schritte, dann ein Schritt auf einen Würfel.
twisty-help-picture-theft = Die Figur landet auf einer anderen und nimmt ihren Würfel; die andere geht in eine Ecke.
twisty-help-picture-token = In der beraubten Reihe rückt das Plättchen ans Ende.
twisty-help-picture-save = Einige Würfel der Reihe liegen unter einem Schild, die späteren nicht.
twisty-help-picture-end = Eine Figur mit sieben Würfeln landet in der Mitte.
twisty-help-picture-rulings = Zwei Figuren berauben einander im Kreis.
