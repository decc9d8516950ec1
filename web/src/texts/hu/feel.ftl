# Sound, the installed page, watching, series

sound = Hang
sound-turn-on = Hang bekapcsolása
sound-turn-off = Hang kikapcsolása

away-about = Az asztalok a szerveren vannak, amely most nem érhető el. A szabályok és a leckék itt vannak.
away-learn = Tanulás
install = Tilery telepítése
install-about = Az oldal külön alkalmazásként. A szabályok és a leckék hálózat nélkül is működnek.

watch-delay = Késleltetés a nézőknek
watch-at-once = Nincs
watching-behind = Nézőként vagy itt, { $delay } késéssel.

tally = Megnyert játszmák ennél az asztalnál: { $list }
tally-one = { $name } { $wins }
