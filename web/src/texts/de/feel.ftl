# Sound, the installed page, watching, series

sound = Ton
sound-turn-on = Ton einschalten
sound-turn-off = Ton ausschalten

away-about = Der Server ist nicht zu erreichen. Die Tische brauchen ihn, aber Regeln und Lektionen gehen auch so.
away-learn = Lernen
install = Tilery installieren
install-about = Läuft wie eine eigene App. Regeln und Lektionen gehen auch ohne Internet.

watch-delay = Verzögerung für Zuschauer
watch-at-once = Keine
watching-behind = Du schaust mit { $delay } Verzögerung zu.

tally = Gewonnene Partien an diesem Tisch: { $list }
tally-one = { $name } { $wins }
