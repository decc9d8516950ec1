# Bevor man sich setzt
collexion-title = ColleXion
collexion-pitch = Nimm Polygone von einem geschüttelten Haufen und vervollständige Sets in einer Farbe oder einer Form. Was übrig bleibt, kostet dich Punkte.
collexion-option-play = Wer spielt mit wem?
collexion-option-play-alone = Jeder für sich
collexion-option-play-team = Zwei Teams
collexion-option-play-team-about = Nur zu viert: Platz 1 und 3 gegen Platz 2 und 4.
collexion-option-game = Welches Spiel?
collexion-option-game-standard = Mit Aktions-Markern
collexion-option-game-expert = Experten-Variante
collexion-option-start = Wer beginnt?
collexion-option-start-random = Auslosen
problem-team-of-four = Für Teams braucht es vier Spieler.
