# Crossrummy: der Tisch.

# Was wo liegt
cr-felt = Tisch mit { $count ->
    [one] { $count } Stein
   *[other] { $count } Steinen
}
cr-felt-about = Pfeiltasten gehen von Feld zu Feld. Enter nimmt einen Stein und legt ihn hin, W nimmt seine Reihe und dann seine Gruppe. Das Fragezeichen zeigt alle Tasten.
cr-cell = Spalte { $column }, Zeile { $row }
cr-empty = Leer
cr-in-row = in einer Zeile von { $count }
cr-in-column = in einer Spalte von { $count }
cr-alone = allein
cr-new = neu
cr-is-held = in der Hand
cr-held-now = In der Hand: { $tiles }.
cr-held-none = Nichts in der Hand.
cr-rack = Deine Steine
cr-rack-of = Steine von { $name }
cr-rack-none = Keine Steine.
cr-open = Offene Steine
cr-bag = Beutel: { $count ->
    [0] leer
    [one] { $count } Stein
   *[other] { $count } Steine
}
cr-held-by = { $name }: { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}

# Die Ordnung der Steine
cr-sort = Ordnung
cr-sort-colour = Nach Farbe
cr-sort-value = Nach Zahl
cr-sort-hand = Von Hand

# Werkzeuge
cr-nearer = Näher
cr-farther = Weiter weg
cr-fit = Alles sehen
cr-step-back = Einen Schritt zurück
cr-step-forth = Einen Schritt vor
cr-tidy = Aufräumen: Platz zwischen den Gruppen
cr-frame = Mit einem Rahmen auswählen
cr-more = Mehr
cr-keys = Tasten

# Was geschieht und was jetzt geht
cr-idle = Du bist dran. Lege Steine, nimm einen offenen, zieh, oder spiel einen Aktionsstein.
cr-idle-open = Du bist dran. Dein erstes Legen eröffnet eine eigene Gruppe. Oder nimm oder zieh einen Stein.
cr-idle-pass = Beutel und offene Steine sind verbraucht. Lege Steine, oder passe.
cr-now-cell = Wohin mit { $tile }? Tippe auf ein Feld.
cr-held = { $count ->
    [one] Tippe auf ein Feld, um ihn dorthin zu legen, oder doppelt für seine Reihe.
   *[other] { $count } Steine in der Hand. Zieh sie, oder tippe auf ein Feld.
}
cr-take-about = Du nimmst { $tile }; das ist dein Zug.
cr-draw-about = Du ziehst einen Stein aus dem Beutel; das ist dein Zug.
cr-pass-on-about = Alle, auch du, geben zwei Steine nach links weiter.
cr-draw-three-about = { $name } muss drei Steine ziehen.
cr-whom = Wer soll drei ziehen?
cr-right = { $count ->
    [one] Alles stimmt. Du kannst den Stein legen.
   *[other] Alles stimmt. Du kannst die Steine legen.
}
cr-checking = Einen Moment …
cr-still-open = { $count ->
    [one] Eins ist noch offen.
   *[other] { $count } Dinge sind noch offen.
}
cr-plan = Du probierst etwas aus. Es bleibt, bis sich der Tisch ändert.
cr-give = { $chosen ->
    [0] Wähle { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } für { $name }.
   *[other] { $chosen } von { $count } für { $name }.
}
cr-given = Warten, bis alle gewählt haben.
cr-choosing = Weitergeben: Alle wählen Steine für die linke Seite.
cr-dealing = Es wird ausgeteilt …
cr-drawing = { $name } zieht.
cr-drawing-three = { $name } zieht drei.
cr-playing = { $name } spielt. Du kannst inzwischen etwas ausprobieren.
cr-done = Das Spiel ist aus.
cr-sending = Einen Moment …

# Weitergeben
cr-give-title = Weitergeben
cr-give-about = Alle wählen { $count ->
    [one] einen Stein
   *[other] zwei Steine
} für die linke Seite. Niemand sieht, was kommt, bevor alle gewählt haben.
cr-give-to = Für { $name }

# Knöpfe
cr-do-draw = Einen Stein ziehen
cr-do-take = { $tile } nehmen
cr-do-lay = { $count ->
    [one] { $count } Stein legen
   *[other] { $count } Steine legen
}
cr-do-pass-on = Weitergeben spielen
cr-do-draw-three = Drei ziehen: { $name }
cr-do-give = { $count ->
    [one] Diesen Stein weitergeben
   *[other] Diese zwei weitergeben
}
cr-do-pass = Passen
cr-do-back = Alles zurück
cr-do-back-some = Zurück zu meinen
cr-do-cancel = Abbrechen
cr-do-undo = Rückgängig

# Was nicht stimmt, an Ort und Stelle
cr-why-line-short = zu kurz
cr-why-line-colours = Farbe doppelt
cr-why-line-values = keine Folge
cr-why-line-mixed = passt nicht
cr-why-lone-tile = allein

# Warum nicht
cr-taken = Dort liegt schon ein Stein. Rück erst den weg.
cr-stays = Was auf dem Tisch liegt, bleibt auf dem Tisch.
cr-action-stays = Aktionssteine werden gespielt, nicht gelegt: Tippe darauf und nimm den Knopf.
cr-lay-what = Lege erst einen deiner Steine auf den Tisch.
cr-bag-empty = Der Beutel ist leer.
cr-not-now = Du bist nicht dran.

# Tasten
cr-key-rack = Zu deinen Steinen
cr-key-table = Zum Tisch
cr-key-open = Zu den offenen Steinen
cr-key-arrows = Von Stein zu Stein, von Feld zu Feld
cr-key-shift = Was du in der Hand hast, verschieben; bei deinen Steinen den Stein verrücken
cr-key-enter = Einen Stein nehmen, ihn hinlegen
cr-key-widen = Seine Reihe nehmen, dann seine Gruppe
cr-key-delete = Zurück zu deinen Steinen
cr-key-back = Alles zurück
cr-key-steps = Einen Schritt zurück, einen Schritt vor
cr-key-tidy = Aufräumen
cr-key-lay = Die Steine legen
cr-key-draw = Einen Stein ziehen
cr-key-undo = Den letzten Zug zurücknehmen, wo das geht
cr-key-sort = Andere Ordnung deiner Steine
cr-key-zoom = Näher, weiter weg
cr-key-fit = Alles sehen
cr-key-cancel = Loslassen
cr-key-help = Diese Tasten zeigen
