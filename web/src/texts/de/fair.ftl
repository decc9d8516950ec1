# Faires Mischen: das Siegel einer Partie, und wie es sich prüfen lässt.
fair = Faires Mischen
fair-about = Das Mischen dieser Partie wurde schon vor dem ersten Zug festgelegt und versiegelt. Niemand kann daran noch etwas ändern, auch nicht, wer diesen Server betreibt.
fair-begun = Diese Partie begann mit einer Stellung aus einer anderen. Das Siegel gilt für alles, was danach gemischt und gezogen wird.
fair-seal = Das Siegel dieser Partie
fair-copy = Siegel kopieren
fair-how = So lässt es sich prüfen
fair-keep = Kopiere das Siegel jetzt und hebe es auf.
fair-reveal = Ist die Partie zu Ende, verrät die Aufzeichnung den Startwert: die Zahl, die über alles Gemischte und Gezogene entscheidet. Auch das Siegel steht dort, unter „commitment“. Es muss das sein, das du aufgehoben hast.
fair-verify = Auf deinem eigenen Rechner prüft Tilery die Aufzeichnung: ob der Startwert zum Siegel passt und ob alles Gezogene aus ihm folgt.
fair-by-hand = Von Hand: Der Startwert ist mit 64 hexadezimalen Ziffern geschrieben, das sind 32 Bytes. Der SHA-256-Wert dieser Bytes, nicht der Ziffern als Text, muss das Siegel sein.
fair-over = Die Partie ist zu Ende. Der Startwert steht jetzt in der Aufzeichnung.
