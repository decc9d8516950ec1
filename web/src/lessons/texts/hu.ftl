# Leckék: egy játékot játék közben tanulunk meg.
learn-title = Tanuld meg: { $title }
learn-coach = Tanító
learn-progress = { $step }. rész, összesen { $steps }
learn-back = Egy résszel vissza
learn-again = Ez a rész még egyszer
learn-next = Tovább
learn-finish = Kész
learn-press-next = Eddig nagyon jó. A gombbal mehetsz tovább.
learn-other = Lehet, hogy az is jó lépés, de most tegyük azt, ami meg van jelölve.
problem-lesson-unfinished = Tedd azt, amit a cédula mond, vagy vedd vissza a köveket.
problem-lesson-next = Ez a rész kész. A cédulán lévő gombbal mehetsz tovább.
learn-end = Most már tudsz játszani
learn-end-about = Ez volt { ARTICLE($title) } { $title }. A többi jön magától, játék közben.
learn-end-play = Játék egy szelíd robot ellen
learn-end-rules = A szabályok elolvasása
learn-end-again = A lecke még egyszer
learn-end-others = Másik játék megtanulása
