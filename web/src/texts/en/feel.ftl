# Sound, the installed page, watching, series

sound = Sound
sound-turn-on = Turn the sound on
sound-turn-off = Turn the sound off

away-about = Can’t reach the server. Tables need it, but rules and lessons work here.
away-learn = Learn it
install = Install Tilery
install-about = Runs like an app of its own. Rules and lessons work offline.

watch-delay = Delay for spectators
watch-at-once = None
watching-behind = You are watching, { $delay } behind.

tally = Games won at this table: { $list }
tally-one = { $name } { $wins }
