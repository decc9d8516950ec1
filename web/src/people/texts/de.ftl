# Das Blatt über einen selbst
you-about = Bleibt in diesem Browser, und alle an deinem Tisch sehen es. Kein Konto, kein Passwort.
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
