# Der Punktezettel für Partien mit echten Steinen
crs-game = Eine Partie
crs-about = Zählt die Steine zusammen, die noch übrig sind. Die niedrigste Summe gewinnt.
crs-out = Wer hat den letzten Stein gelegt?
crs-nobody = Niemand, alle haben gepasst
crs-numbers = Summe der übrigen Zahlen
crs-actions = Übrige Aktionssteine (je 20)
