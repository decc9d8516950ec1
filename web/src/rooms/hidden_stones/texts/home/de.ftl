# Hidden Stones, bevor man sich setzt: was es ist und was man ausmachen kann.
hidden-stones-title = Hidden Stones
hidden-stones-pitch = Tausch neun zweiseitige Steine oder dreh sie um, bis sie zu deinen Karten passen. Jede Änderung kostet eine Karte: Überleg gut, welche.
hidden-stones-option-edition = Wenn jemand genug Karten gewonnen hat
hidden-stones-option-edition-piatnik = Runde zu Ende spielen
hidden-stones-option-edition-piatnik-about = Alle haben gleich viele Züge (Ausgabe von Piatnik).
hidden-stones-option-edition-magellan = Sofort Schluss
hidden-stones-option-edition-magellan-about = Ein Wettlauf: kein letzter Zug für die anderen (Ausgabe von Magellan).
hidden-stones-option-start = Wer beginnt?
hidden-stones-option-start-random = Auslosen
hidden-stones-option-deck = Ein selbst gemachtes Deck
hidden-stones-option-deck-about = Eine Karte je Zeile: Nummer, Punkte, Formation, etwa „1 1 BH“. Reihen von oben nach unten, getrennt durch „/“; U Sonne, M Mond, F Fisch, B Vogel, H Pferd, O Schiff, S Saatkorn, T Baum, „.“ beliebiger Stein.
problem-equal-turns = In der Ausgabe von Piatnik haben alle gleich viele Züge.
problem-bad-deck = Dieses Deck lässt sich nicht lesen. Prüf jede Zeile: Nummer, Punkte, Formation.
problem-deck-lacks-solo = Um allein zu spielen, hat dieses Deck zu wenige Karten vom Wert { $card }.
problem-deck-too-small = Dieses Deck hat zu wenige Karten für so viele Personen.
