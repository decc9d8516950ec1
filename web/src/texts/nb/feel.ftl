# Sound, the installed page, watching, series

sound = Lyd
sound-turn-on = Slå på lyden
sound-turn-off = Slå av lyden

away-about = Bordene står hos serveren, som ikke kan nås nå. Regler og leksjoner er her.
away-learn = Lær det
install = Installer Tilery
install-about = Siden som egen app. Regler og leksjoner virker også uten nett.

watch-delay = Forsinkelse for dem som ser på
watch-at-once = Ingen
watching-behind = Du ser på, { $delay } etter.

tally = Vunne spill ved dette bordet: { $list }
tally-one = { $name } { $wins }
