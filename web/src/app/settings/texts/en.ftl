# Settings: how the page looks, sounds and feels in this browser.

settings-kept = All of this is kept in this browser only.
settings-language = Language
settings-theme = Appearance
theme-system = Same as this device
theme-light = Light
theme-dark = Dark
settings-text = Text size
text-normal = Normal
text-large = Large
text-larger = Extra large
settings-contrast = Stronger contrast
settings-contrast-about = Darker letters and clear lines around everything.
settings-sound = Sound
volume-off = Off
volume-soft = Soft
volume-medium = Medium
volume-loud = Loud
settings-vibration = Vibration
settings-vibration-about = The phone buzzes briefly when you make a move.
settings-hints = Hints at new tables
settings-hints-about = You can still change this when you set up a table.
settings-coach = Coach beside me
settings-coach-about = When no other person plays: after a clear mistake the coach tells you, and you can take the move back. That counts as a hint.
settings-place = Games against bots
place-device = On this device
place-server = On the server
