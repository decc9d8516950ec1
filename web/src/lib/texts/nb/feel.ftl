# Sound, the installed page, watching, series

sound = Lyd
settings-sound = Lyd og vibrasjon
sound-on = På
sound-off = Av
sound-turn-on = Slå på lyden
sound-turn-off = Slå av lyden
