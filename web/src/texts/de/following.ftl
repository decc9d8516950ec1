# Den anderen zuschauen: ihre Züge nacheinander, und was sie zuletzt getan haben.

following-again = Was ist passiert? Noch einmal zeigen
following-skip = Überspringen
following-next = Weiter
following-stand-in = von einem Bot gespielt
settings-tempo = Züge der anderen
tempo-calm = Ruhig
tempo-normal = Normal
tempo-quick = Schnell
tempo-steps = Schritt für Schritt
calling = Benachrichtigen, wenn ich am Zug bin
