# Innstillinger: hvordan siden ser ut og høres ut i denne nettleseren.

settings-kept = Alt dette lagres bare i denne nettleseren.
settings-language = Språk
settings-theme = Utseende
theme-system = Som på enheten
theme-light = Lyst
theme-dark = Mørkt
settings-text = Tekststørrelse
text-normal = Vanlig
text-large = Stor
text-larger = Ekstra stor
settings-contrast = Sterkere kontrast
settings-contrast-about = Mørkere bokstaver og tydelige linjer rundt alt.
settings-sound = Lyd
volume-off = Av
volume-soft = Lav
volume-medium = Middels
volume-loud = Høy
settings-vibration = Vibrasjon
settings-vibration-about = Telefonen vibrerer kort når du gjør et trekk.
settings-hints = Tips ved nye bord
settings-hints-about = Du kan fortsatt endre dette når du oppretter et bord.
settings-coach = Trener ved siden av meg
settings-coach-about = Når ingen andre mennesker spiller: Den sier fra etter en klar feil, og du kan ta trekket tilbake. Det teller som et tips.
settings-place = Spill mot roboter
place-device = På denne enheten
place-server = På serveren
