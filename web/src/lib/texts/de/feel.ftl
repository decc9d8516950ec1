# Sound, the installed page, watching, series

sound = Ton
settings-sound = Ton und Vibration
sound-on = An
sound-off = Aus
sound-turn-on = Ton einschalten
sound-turn-off = Ton ausschalten
