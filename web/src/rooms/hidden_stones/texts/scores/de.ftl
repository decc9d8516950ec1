# Der Punktezettel für Partien mit echten Steinen
hss-game = Eine Partie
hss-about = Zählt die gewonnenen Karten. Wer die meisten Karten vom Wert 1 hat, bekommt 3 Punkte dazu.
hss-cards-1 = Karten vom Wert 1
hss-cards-2 = Karten vom Wert 2
hss-cards-3 = Karten vom Wert 3
hss-cards-5 = Karten vom Wert 5
