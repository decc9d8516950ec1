# Faires Mischen: das Siegel einer Partie, und wie es sich prüfen lässt.
fair = Faires Mischen
fair-about = Wie in dieser Partie gemischt wird, wurde vor dem ersten Zug festgelegt und versiegelt. Jetzt kann niemand mehr etwas daran ändern, auch nicht, wer diesen Server betreibt.
fair-begun = Diese Partie begann mit einer vorgegebenen Stellung. Das Siegel gilt für alles, was danach gemischt und gezogen wird.
fair-seal = Das Siegel dieser Partie
fair-copy = Siegel kopieren
fair-how = So kannst du es prüfen
fair-keep = Kopiere das Siegel jetzt und heb es auf.
fair-reveal = Ist die Partie zu Ende, verrät die Aufzeichnung den Startwert: die Zahl, aus der sich jedes Mischen und jedes Ziehen ergibt. Auch das Siegel steht dort, unter „commitment“. Es muss dasselbe sein, das du aufgehoben hast.
fair-verify = Auf deinem eigenen Rechner kann Tilery die Aufzeichnung prüfen: ob der Startwert zum Siegel passt und ob alles, was gezogen wurde, aus ihm folgt.
fair-by-hand = Von Hand: Der Startwert besteht aus 64 Hexadezimalziffern, die für 32 Bytes stehen. Der SHA-256-Wert dieser Bytes, nicht der Ziffern als Text, muss das Siegel sein.
fair-over = Die Partie ist zu Ende. Der Startwert steht jetzt in der Aufzeichnung.
