# Sound, the installed page, watching, series

sound = Lyd
sound-turn-on = Slå på lyden
sound-turn-off = Slå av lyden

away-about = Får ikke kontakt med serveren. Bordene trenger den, men regler og leksjoner virker her.
away-learn = Lær det
install = Installer Tilery
install-about = Virker som en egen app. Regler og leksjoner virker også uten nett.

watch-delay = Forsinkelse for tilskuere
watch-at-once = Ingen
watching-behind = Du ser på med en forsinkelse på { $delay }.

tally = Vunne spill ved dette bordet: { $list }
tally-one = { $name } { $wins }
