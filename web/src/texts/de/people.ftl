# Leute: Namen und Gesichter, Einladungen, die Lobby, die eigenen Tische, andere Geräte.

# Du
you = Du
me = Deine Partien
you-open = Gesicht und andere Geräte
you-faces = Gesichter zur Auswahl
you-face = Gesicht { $number }
you-face-chosen = Gesicht { $number } ist deins.
you-other-faces = Andere Gesichter

# Ein anderes Gerät
device = Ein anderes Gerät
device-title = Hier weiterspielen?
device-about = Dieses Gerät übernimmt den Namen, das Gesicht und die Plätze von dem Gerät, auf dem der Link erstellt wurde.
device-go-on = Hier weiterspielen
device-you = Auch hier bist du { $name }
device-here = Auch hier bist du dabei
device-tables = { $count ->
    [0] Kein Tisch ist mitgekommen.
    [one] Ein Tisch ist mitgekommen.
   *[other] { $count } Tische sind mitgekommen.
}
device-home = Zu deinen Tischen
device-none = Dieser Link ist unvollständig

# Einladungen
invite-renew = Link erneuern
invite-renew-about = Der alte Link gilt dann nicht mehr.
invite-renewed = Das ist der neue Link. Mit dem alten kann sich niemand mehr setzen.
join = Einladung
join-lost-title = Eine alte Einladung

# Die Lobby
lobby = Öffentliche Tische
lobby-about = Diese Tische kann jeder finden. Setz dich, wo ein Platz frei ist, oder schau einfach zu.
lobby-waiting = Ein Platz ist frei
lobby-running = Zum Zuschauen
lobby-none-waiting = Gerade wartet niemand. Eröffne einen Tisch, den alle finden können.
lobby-none-running = Gerade läuft keine öffentliche Partie.
lobby-make = Ein Spiel aussuchen
lobby-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
lobby-plays = Läuft gerade
lobby-sit = Hinsetzen
lobby-watch = Zuschauen
public-offer = Jeder kann diesen Tisch finden
public-offer-about = Er steht in der Liste der öffentlichen Tische. Jeder kann dort einen freien Platz nehmen oder zuschauen.
public-table = Dieser Tisch ist öffentlich: Jeder kann ihn finden.

# Die eigenen Tische
my-table-turn = Du bist am Zug
my-table-waiting = Wartet auf Mitspieler
my-turns = { $count ->
    [one] An einem Tisch bist du am Zug
   *[other] An { $count } Tischen bist du am Zug
}

# Warum etwas nicht getan wurde
error-not-invited = Um dich hier zu setzen, brauchst du eine Einladung. Frag jemanden am Tisch nach dem Link.
error-no-invite = Diese Einladung gilt nicht mehr. Frag nach dem neuen Link.
error-no-pass = Dieser Link wurde zurückgezogen, oder er ist unvollständig. Erstelle einen neuen auf deinem anderen Gerät.
error-old-pass = Dieser Link ist zu alt. Erstelle einen neuen auf deinem anderen Gerät.
error-used-pass = Dieser Link wurde schon auf so vielen Geräten geöffnet wie erlaubt. Erstelle einen neuen auf deinem anderen Gerät.
error-withdrawn = Der Link, über den dieses Gerät dazukam, wurde zurückgezogen. Du kannst weiter zuschauen.
