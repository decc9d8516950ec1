# Sound, the installed page, watching, series

sound = Ton
sound-turn-on = Ton einschalten
sound-turn-off = Ton ausschalten

away-about = Die Tische stehen beim Server, der gerade nicht erreichbar ist. Regeln und Lektionen sind hier.
away-learn = Lernen
install = Tilery installieren
install-about = Die Seite als eigene App. Regeln und Lektionen gehen auch ohne Netz.

watch-delay = Verzögerung für alle, die zuschauen
watch-at-once = Keine
watching-behind = Du schaust zu, { $delay } später.

tally = Gewonnene Spiele an diesem Tisch: { $list }
tally-one = { $name } { $wins }
