# Die Lektion von Crossrummy. $name spielt gegen dich.
lesson-crossrummy-look = Das ist Crossrummy. Unten stehen deine 15 Steine, und nur du siehst sie. Wer zuerst alle Steine los ist, gewinnt.
lesson-crossrummy-open = Die ersten Steine, die du legst, müssen für sich liegen. Leg Blau 4, 5 und 6 nebeneinander auf den Tisch und drück auf „3 Steine legen“.
lesson-crossrummy-open-done = Das ist eine Folge: eine Farbe, und die Zahlen steigen um je eins. Auch { $name } eröffnet mit einer Folge.
lesson-crossrummy-set = Du hast drei Zehnen. Leg die rote, die grüne und die gelbe nebeneinander, wo sie nichts anderes berühren.
lesson-crossrummy-set-done = Das ist ein Satz: eine Zahl in drei oder vier Farben. { $name } legt die blaue 10 dazu. Alles auf dem Tisch gehört allen.
lesson-crossrummy-longer = Deine blaue Folge kann wachsen. Leg Blau 7, 8 und 9 an ihr Ende.
lesson-crossrummy-longer-done = Eine Folge darf bis zu 14 Steine haben. { $name } konnte nichts legen und hat einen Stein aus dem Beutel gezogen.
lesson-crossrummy-cross = Jetzt über Kreuz: Leg Rot 5 und Grün 5 unter die blaue 5, eine unter die andere.
lesson-crossrummy-cross-done = Die blaue 5 gehört jetzt zu zwei Linien: zur Folge und zu einem Satz aus Fünfen. Jede Linie, waagrecht oder senkrecht, braucht mindestens drei Steine und muss ein Satz oder eine Folge sein.
lesson-crossrummy-move = Deine blaue 11 passt noch nirgends. Schieb die blaue 10 vom Satz an die blaue 9 und leg dann die blaue 11 daneben.
lesson-crossrummy-move-done = Du darfst alles auf dem Tisch verschieben, wenn am Ende alles stimmt. Dort bleiben drei Zehnen: immer noch ein Satz.
lesson-crossrummy-action = Einer deiner Steine hat keine Zahl. Er heißt „Drei ziehen“: Tippe ihn an und drück auf den Knopf.
lesson-crossrummy-action-done = { $name } muss drei Steine ziehen. Beim anderen Aktionsstein, „Weitergeben“, geben alle zwei Steine nach links.
lesson-crossrummy-take = Deiner gelben 6 und 7 fehlt die gelbe 5. Sie liegt offen neben dem Tisch: Nimm sie.
lesson-crossrummy-take-done = Das war dein ganzer Zug, genau wie beim Ziehen aus dem Beutel. An der Stelle liegt jetzt ein neuer Stein.
lesson-crossrummy-out = Jetzt passen alle drei. Leg Gelb 5, 6 und 7 ans Ende der gelben Folge.
lesson-crossrummy-out-done = Du hast keinen Stein mehr und gewinnst sofort. Die Zahlen, die { $name } noch hat, sind Minuspunkte; ein Aktionsstein zählt 20.
