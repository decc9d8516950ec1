# Bots, die Programme von jemand anderem sind.

guest-legend = Gast-Bot
guest-none = Keiner
guest-about = Ein Programm, das jemand anderes geschrieben hat. Es spielt anstelle eines der Bots.
error-no-bot = Dieser Bot kann sich gerade nicht an deinen Tisch setzen. Er ist gegangen, spielt schon an vielen Tischen oder sitzt bereits hier. Wähle einen anderen.
