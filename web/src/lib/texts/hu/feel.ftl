# Sound, the installed page, watching, series

sound = Hang
settings-sound = Hang és rezgés
sound-on = Be
sound-off = Ki
sound-turn-on = Hang bekapcsolása
sound-turn-off = Hang kikapcsolása
