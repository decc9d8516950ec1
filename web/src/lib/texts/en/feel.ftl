# Sound, the installed page, watching, series

sound = Sound
settings-sound = Sound and touch
sound-on = On
sound-off = Off
sound-turn-on = Turn the sound on
sound-turn-off = Turn the sound off
