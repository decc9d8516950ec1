# Zeichen, die man einander gibt.

signs-open = Ein Zeichen geben
signs-show = Zeichen der anderen zeigen
settings-signs = Zeichen der anderen
sign-from = { $name }: { $sign }
sign-hello = Hallo
sign-good-luck = Viel Glück
sign-well-played = Gut gespielt
sign-wow = Wow
sign-thinking = Ich überlege
sign-oops = Ups, mein Fehler
sign-thanks = Danke
sign-good-game = Schönes Spiel
