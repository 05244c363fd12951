# Wie man Schraube locker spielt, auf Deutsch. Die Nachrichten sN erklären Absatz S-N der Regeln.

schraube-locker-help-contents = Auf dieser Seite
schraube-locker-help-house = Hausregel: Die Schachtel schweigt dazu, also legt es diese Kiste fest.

## Das Ziel

schraube-locker-help-aim = Das Ziel
schraube-locker-help-aim-walk = Würfel legen einen Weg im Kreis. Deine Figur folgt ihm und nimmt die Karte, bei der er endet.
schraube-locker-help-aim-points = Gute Karten bringen Punkte, und Muttern auf Schrauben bringen noch mehr. Ist ein Stapel leer, gewinnt, wer die meisten Punkte hat.

## Aufbau

schraube-locker-help-setup = Der Aufbau
schraube-locker-help-s1 = Es gibt 42 Karten. Jede zeigt ihre Punkte, den Würfel, den ihr Stapel verlangt, solange sie oben liegt, und ein Bild: eine Mutter oder eine Schraube, einfach oder doppelt, oder eins von vier besonderen Zeichen.
schraube-locker-help-s2 = Dazu kommen sechs Bonuskarten zu 6 Punkten; sie verlangen keinen Würfel. Zwei bis vier können mitspielen, jede Person mit einer Figur, dazu sechs Würfel für alle.
schraube-locker-help-s3 = Welche 42 Karten in der Schachtel liegen, ist nicht veröffentlicht. Diese Kiste spielt mit ihrer Hausausgabe; ein Tisch kann eine Datei mit anderen Karten mitbringen.
schraube-locker-help-s4 = Die Karten bilden einen Kreis aus sechs Stapeln zu je sieben, im Uhrzeigersinn von 0 bis 5 nummeriert. Die Bonuskarten liegen offen in der Mitte.
schraube-locker-help-s5 = Der Reihe nach stellt ihr eure Figuren an beliebige Stapel, auch dorthin, wo schon jemand steht. Erst dann werden die sechs obersten Karten aufgedeckt.
schraube-locker-help-s6 = Wer am jüngsten ist, beginnt, wenn ihr nichts anderes ausmacht; sonst lost diese Kiste. Danach geht es im Uhrzeigersinn weiter.
schraube-locker-help-s7 = Was unter den obersten Karten liegt, weiß niemand, auch diese Kiste nicht: Jede neue Karte wird erst gezogen, wenn sie gebraucht wird.

## Würfeln und legen

schraube-locker-help-roll = Würfeln und legen
schraube-locker-help-s8 = Du wirfst alle sechs Würfel. Dann geht es von Stapel zu Stapel, vom nächsten an im Uhrzeigersinn; dein eigener kommt zuletzt. Ein Stapel, auf dem schon ein Würfel liegt, wird übersprungen. Zeigt einer deiner Würfel, was der Stapel verlangt, muss er dorthin. Beim ersten Stapel, dessen Zahl du nicht geworfen hast, ist Schluss.
schraube-locker-help-s9 = Ein gelegter Würfel ist verbraucht. Verlangen zwei Stapel dasselbe und du hast nur einen, bekommt ihn der nähere. Verweigern kannst du einen solchen Pflichtwürfel nicht.
schraube-locker-help-s10 = Danach darfst du weitere Würfel auf passende Stapel legen, auch mit Lücken. Jeder Stapel nimmt nur einen Würfel.
schraube-locker-help-s11 = Was du freiwillig legst, zwingt dich in diesem Wurf zu nichts, auch wenn es eine Lücke schließt. Nach dem nächsten Wurf geht es mit der Pflicht wieder von vorn los.
schraube-locker-help-s12 = Zweimal im Zug darfst du neu würfeln, immer mit allen Würfeln, die noch nicht liegen. Gelegte bleiben. Dann kommen wieder erst die Pflichtwürfel, dann die freiwilligen. Aufhören darfst du jederzeit, auch ganz ohne gelegten Würfel.

## Grün und Gelb

schraube-locker-help-abilities = Grüne und gelbe Karten
schraube-locker-help-s13 = Nach einem Wurf, bevor ein Würfel gelegt wird, darfst du Karten abgeben, die offen vor dir liegen. Grün: Wirf alle Würfel dieses Wurfs noch einmal; das zählt nicht als neuer Wurf. Gelb: Dreh einen Würfel dieses Wurfs auf eine beliebige Zahl. Du darfst mehrere einsetzen. Sind die Pflichtwürfel gelegt, ist es zu spät, auch wenn es keine gab.
schraube-locker-help-s14 = Eine abgegebene Karte ist aus dem Spiel, mit ihren Punkten. Eine Karte, die du am Ende deines Zugs nimmst, hilft dir ab deinem nächsten Zug.

## Ziehen

schraube-locker-help-move = Weiterziehen
schraube-locker-help-s15 = Deine Figur geht im Uhrzeigersinn über die Stapel mit Würfeln, bis zum letzten vor einer Lücke. Früher stehen bleiben darf sie nicht, und über eine Lücke geht sie nie.
schraube-locker-help-s16 = Liegt auf dem nächsten Stapel kein Würfel, bleibst du stehen, und dein Zug ist vorbei: kein Tausch, keine Karte, keine Sets.
schraube-locker-help-s17 = Liegen auf allen sechs Stapeln Würfel, geht deine Figur eine volle Runde bis zu ihrem eigenen Stapel. Du bekommst sofort eine Bonuskarte und machst dort ganz normal weiter.

## Tauschen

schraube-locker-help-exchange = Tauschen und schenken
schraube-locker-help-s18 = Stehen dort, wo du ankommst, andere Figuren, darfst du mit jeder Person einmal handeln: tauschen oder schenken, nicht beides.
schraube-locker-help-s19 = Orange: Gib die Karte ab, dann tausche eine deiner offenen Karten gegen eine, die vorher offen auf der anderen Seite lag. Bonuskarten und Sets bleiben, wo sie sind. Beide Seiten brauchen etwas zum Tauschen, und wer die Karte abgibt, muss auch tauschen.
schraube-locker-help-s20 = Rot: Schenk jemandem dort eine rote Karte, die offen vor dir liegt. Sie zählt −3 Punkte.
schraube-locker-help-s21 = Ablehnen kann niemand. Was du gerade getauscht hast, darfst du bei der nächsten Person dort gleich einsetzen.

## Die Karte nehmen

schraube-locker-help-take = Die Karte nehmen
schraube-locker-help-s22 = Du nimmst die offene Karte deines Stapels, auch eine rote, und legst sie offen vor dich. Dann wird die nächste Karte des Stapels aufgedeckt.

## Sets

schraube-locker-help-sets = Sets
schraube-locker-help-s23 = Sets warten, bis du deine Karte genommen hast. Dann darfst du offene Karten verschrauben, auch die neue, zu so vielen Sets, wie du willst. Du musst nicht.
schraube-locker-help-s24 = Das passt: Mutter und Schraube; eine Doppelmutter mit einer oder zwei Schrauben; eine Doppelschraube mit einer oder zwei Muttern; Doppelmutter und Doppelschraube.
schraube-locker-help-s25 = Ein Set liegt verdeckt, bleibt zusammen und lässt sich nicht wegtauschen. Ob groß oder klein, am Ende bringt es 3 Punkte dazu. Was darin liegt, dürfen alle sehen.

## Das Ende

schraube-locker-help-end = Das Ende
schraube-locker-help-s26 = Ist ein Stapel oder der Bonusvorrat leer, wird der Zug noch zu Ende gespielt, samt Sets. Dann ist die Partie vorbei, auch wenn nicht alle gleich oft dran waren.
schraube-locker-help-s27 = Zähl die Punkte all deiner Karten, offen oder verdeckt, rote mit −3. Dazu kommen 6 für jede Bonuskarte und 3 für jedes Set. Die höchste Summe gewinnt; bei Gleichstand teilt ihr euch den Sieg.

## Varianten

schraube-locker-help-variants = Für Profis
schraube-locker-help-s28 = Mit „Würfel auswählen“ sagst du vor deinem ersten Wurf, mit wie vielen Würfeln du wirfst. Die anderen bleiben den ganzen Zug draußen.
schraube-locker-help-s29 = Mit „Würfel kombinieren“ dürfen zwei Würfel eines Wurfs zusammen auf einen freien Stapel, wenn ihre Summe seine Zahl ist. Müssen tust du das nie. Zuerst kommen die einzelnen Pflichtwürfel, und keinen davon kannst du für ein Paar aufheben. Schließt ein Paar eine Lücke, bleibt der Rest dieses Wurfs freiwillig.

## Die Karten, eine nach der anderen

schraube-locker-help-card-nut = Mutter und Doppelmutter: Sie passen auf Schrauben.
schraube-locker-help-card-bolt = Schraube und Doppelschraube: Sie passen in Muttern.
schraube-locker-help-card-green = Grün: Wirf dieselben Würfel noch einmal.
schraube-locker-help-card-yellow = Gelb: Dreh einen Würfel.
schraube-locker-help-card-orange = Orange: Tausche eine Karte mit jemandem.
schraube-locker-help-card-red = Rot: −3 Punkte. Schenk sie weg.

## Die Bilder in Worten

schraube-locker-help-picture-aim = Auf drei Stapeln hintereinander liegen Würfel; die Figur geht darüber, dann kommt die Karte zu ihr.
schraube-locker-help-picture-setup = Sechs Stapel im Kreis, nummeriert von 0 bis 5, Bonuskarten in der Mitte, Figuren außen.
schraube-locker-help-picture-scan = Von der Figur aus im Uhrzeigersinn: Zwei Stapel bekommen ihren Würfel, der dritte verlangt einen, der nicht gefallen ist, und die Reihe endet.
schraube-locker-help-picture-free = Ein freiwilliger Würfel liegt auf einem Stapel hinter einer Lücke.
schraube-locker-help-picture-again = Gelegte Würfel bleiben, die anderen werden neu geworfen.
schraube-locker-help-picture-green = Eine grüne Karte wird abgegeben, und dieselben Würfel fallen noch einmal.
schraube-locker-help-picture-yellow = Eine gelbe Karte wird abgegeben, und ein Würfel zeigt eine andere Zahl.
schraube-locker-help-picture-walk = Die Figur geht über drei Stapel mit Würfeln und hält vor der Lücke; ein Würfel dahinter zählt nicht.
schraube-locker-help-picture-stay = Auf dem Stapel neben der Figur liegt kein Würfel, und sie bleibt stehen.
schraube-locker-help-picture-circle = Auf allen sechs Stapeln liegen Würfel; die Figur geht eine volle Runde und bekommt eine Bonuskarte.
schraube-locker-help-picture-swap = Die orange Karte geht weg; von beiden Seiten wechselt eine Karte.
schraube-locker-help-picture-gift = Die rote Karte geht an die andere Person.
schraube-locker-help-picture-take = Die Karte an der Figur verlässt ihren Stapel, und die nächste wird aufgedeckt.
schraube-locker-help-picture-sets = Die sechs Arten von Sets: Mutter und Schraube; Doppelmutter mit einer Schraube, mit zwei Schrauben; Doppelschraube mit einer Mutter, mit zwei Muttern; Doppelmutter und Doppelschraube.
schraube-locker-help-picture-score = Die Punkte von Karten, Bonuskarten und Sets werden zusammengezählt.
schraube-locker-help-picture-choose = Vier Würfel werden geworfen, zwei bleiben draußen.
schraube-locker-help-picture-pair = Eine 2 und eine 3 liegen zusammen auf einem Stapel, der eine 5 verlangt.
