# Einstellungen: wie die Seite in diesem Browser aussieht, klingt und sich anfühlt.

settings-kept = All das wird nur in diesem Browser gespeichert.
settings-language = Sprache
settings-theme = Darstellung
theme-system = Wie auf dem Gerät
theme-light = Hell
theme-dark = Dunkel
settings-text = Schriftgröße
text-normal = Normal
text-large = Groß
text-larger = Sehr groß
settings-contrast = Mehr Kontrast
settings-contrast-about = Kräftigere Schrift und klare Linien um alles.
settings-sound = Ton
volume-off = Aus
volume-soft = Leise
volume-medium = Mittel
volume-loud = Laut
settings-vibration = Vibration
settings-vibration-about = Das Handy vibriert kurz, wenn du einen Zug machst.
settings-hints = Tipps an neuen Tischen
settings-hints-about = Wenn du einen Tisch eröffnest, kannst du das noch ändern.
settings-coach = Ein Trainer schaut zu
settings-coach-about = Wenn sonst niemand mitspielt: Nach einem klaren Fehler meldet er sich, und du kannst den Zug zurücknehmen. Das zählt als Tipp.
settings-place = Spiele gegen Bots
place-device = Auf diesem Gerät
place-server = Auf dem Server
