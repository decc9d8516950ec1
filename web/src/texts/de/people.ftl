# Leute: Namen und Gesichter, Einladungen, die Lobby, die eigenen Tische, andere Geräte.

# Du
you = Du
me = Deine Partien
you-open = Gesicht und andere Geräte
you-about = Bleibt in diesem Browser, und alle an deinem Tisch sehen es. Kein Konto, kein Passwort.
you-faces = Gesichter zur Auswahl
you-face = Gesicht { $number }
you-face-chosen = Gesicht { $number } ist deins.
you-other-faces = Andere Gesichter

# Der eigene Name in den eigenen Partien
nameless = Dein Name in deinen Partien
nameless-about = Du kannst deinen Namen und dein Gesicht aus allen Partien an deinen Tischen entfernen.
nameless-none = Dieser Browser hat an keinem Tisch einen Platz, also gibt es nichts zu entfernen.
nameless-ask = Meinen Namen und mein Gesicht entfernen
nameless-title = Namen und Gesicht entfernen?
nameless-what = { $count ->
    [one] An deinem Tisch sehen alle statt deines Namens „Spieler 1“ oder „Spieler 2“ und kein Gesicht mehr: in einer laufenden Partie, im Archiv und in Aufzeichnungen. Niemand findet diese Partien mehr unter deinem Namen.
   *[other] An deinen { $count } Tischen sehen alle statt deines Namens „Spieler 1“ oder „Spieler 2“ und kein Gesicht mehr: in laufenden Partien, im Archiv und in Aufzeichnungen. Niemand findet diese Partien mehr unter deinem Namen.
}
nameless-stays = Deine Züge, die Ergebnisse und deine Plätze bleiben, ebenso Aufzeichnungen, die jemand schon gespeichert hat. Haben andere auf diesem Gerät mitgespielt, verschwinden auch ihre Namen an diesen Tischen.
nameless-here = In diesem Browser behältst du Namen und Gesicht. An neuen Tischen sehen die anderen sie wieder.
nameless-for-good = Das lässt sich nicht rückgängig machen.
nameless-do = Entfernen
nameless-keep = Alles lassen, wie es ist
nameless-done = { $count ->
    [one] Erledigt. An deinem Platz stehen kein Name und kein Gesicht mehr.
   *[other] Erledigt. An deinen { $count } Plätzen stehen kein Name und kein Gesicht mehr.
}

# Ein anderes Gerät
devices = Auf einem anderen Gerät weiterspielen
devices-about = Ein Link oder Code nimmt deinen Namen, dein Gesicht und deine Plätze mit. Du kannst ihn jederzeit zurückziehen.
pass-make = Link erstellen
pass-link = Link für dein anderes Gerät
pass-qr = QR-Code mit dem Link für dein anderes Gerät
pass-about = Nur für dich: Wer ihn öffnet, sitzt an deinem Platz. Er lässt sich { $minutes } Minuten lang öffnen, auf mehreren Geräten. Sie behalten deine Plätze, bis du den Link zurückziehst oder er zu alt wird.
passes = Links, die du erstellt hast
pass-made = Link erstellt: { $ago }
pass-tables = { $count ->
    [0] Nur Name und Gesicht
    [one] { $count } Tisch
   *[other] { $count } Tische
}
pass-withdraw = Zurückziehen
pass-withdrawn = Zurückgezogen. Diese Geräte können jetzt nur noch zuschauen.
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
