# Sound, the installed page, watching, series

sound = Sound
sound-turn-on = Turn the sound on
sound-turn-off = Turn the sound off

away-about = The tables are at the server, which can’t be reached now. Rules and lessons are here.
away-learn = Learn it
install = Install Tilery
install-about = The page as an app of its own. Rules and lessons work without a network.

watch-delay = Delay for those who watch
watch-at-once = None
watching-behind = You are watching, { $delay } behind.

tally = Games won at this table: { $list }
tally-one = { $name } { $wins }
