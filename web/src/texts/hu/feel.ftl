# Sound, the installed page, watching, series

sound = Hang
sound-turn-on = Hang bekapcsolása
sound-turn-off = Hang kikapcsolása

away-about = A szerver nem érhető el. Az asztalokhoz kell, de a szabályok és a leckék itt is működnek.
away-learn = Tanulás
install = Tilery telepítése
install-about = Olyan, mint egy külön alkalmazás. A szabályok és a leckék internet nélkül is működnek.

watch-delay = Késleltetés a nézőknek
watch-at-once = Nincs
watching-behind = Nézőként vagy itt, { $delay } késéssel.

tally = Megnyert játszmák ennél az asztalnál: { $list }
tally-one = { $name } { $wins }
