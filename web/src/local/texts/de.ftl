# Das Haus auf diesem Gerät: die Tische, die im Browser selbst laufen.
house-loading = Gleich kannst du auf diesem Gerät spielen (das dauert nur beim ersten Mal)…
house-failed = Auf diesem Gerät lässt sich gerade nicht spielen. Ist genug Speicher frei, und beim ersten Mal ein Netz da?
house-moved = Deine Spiele auf diesem Gerät sind in einem anderen Tab oder Fenster offen.
house-back = Hier spielen
house-unkept = Dieser Browser merkt sich nichts für diese Seite. Du kannst spielen, aber wenn du die Seite schließt, ist das Spiel weg.
house-gone = Auf diesem Gerät gibt es diesen Tisch nicht. Ein Spiel auf einem Gerät lässt sich nur dort öffnen, im selben Browser, und nur solange er es behält.
house-noted = In Ordnung
error-needs-server = Dazu braucht es andere Leute und damit einen Server. Auf diesem Gerät kannst du gegen Bots spielen, allein, oder es herumreichen.
house-hints = Tipps und Analysen auf diesem Gerät denken wie die Stufe „{ $level }“: Das ist die stärkste, die dieses Gerät schnell durchdenkt.
house-hints-server = Stärkere bekommst du, wenn du auf dem Server spielst (siehe Einstellungen).
