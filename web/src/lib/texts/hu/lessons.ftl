# Leckék: egy játékot játék közben tanulunk meg.
learn = Tanulás
learn-short = Tanuld meg 5 perc alatt
learn-title = { $title }: tanulás
learn-coach = Tanító
learn-progress = { $step }. lépés, összesen { $steps }
learn-back = Egy lépéssel vissza
learn-again = Ez a lépés még egyszer
learn-next = Tovább
learn-finish = Kész
learn-press-next = Eddig minden jó. A gombbal mehetsz tovább.
learn-other = Lehet, hogy az is jó lépés. Most tegyük azt, ami meg van jelölve.
learn-end = Most már tudsz játszani
learn-end-about = Ez volt a { $title }. A többi jön magától, játék közben.
learn-end-play = Játék egy szelíd robot ellen
learn-end-rules = A szabályok elolvasása
learn-end-again = A lecke még egyszer
learn-end-others = Egy másik játék megtanulása
