# Crossrummy: der Tisch.
# Steine und Linien
crw-colour = { $colour ->
    [y] Gelb
    [r] Rot
    [b] Blau
   *[g] Grün
}
crw-tile = { $colour ->
    [y] Gelb
    [r] Rot
    [b] Blau
   *[g] Grün
} { $value }
crw-run = { $colour ->
    [y] Gelb
    [r] Rot
    [b] Blau
   *[g] Grün
} { $first }–{ $last }
crw-set = { $value }er ({ $colours })
crw-pass-on = „Weitergeben“
crw-draw-three = „Drei ziehen“

# Was geschehen ist
crw-tell-begins = { $round ->
    [1] { $name } beginnt.
   *[other] Partie { $round }: { $name } beginnt.
}
crw-tell-dealt = Alle haben 15 Steine gezogen. Offen neben dem Tisch: { $tiles }.
crw-tell-opened = Jetzt offen: { $tile }.
crw-tell-took = { $name } nimmt { $tile } von den offenen Steinen.
crw-tell-drew = { $count ->
    [0] { $name } zieht nichts: Der Beutel ist leer.
    [one] { $name } zieht einen Stein.
   *[other] { $name } zieht { $count } Steine.
}
crw-tell-drew-tiles = { $name } zieht { $tiles }.
crw-tell-pass-on = { $name } spielt „Weitergeben“: Alle geben zwei Steine nach links.
crw-tell-draw-three = { $name } spielt „Drei ziehen“ gegen { $victim }.
crw-tell-handed = { $name } gibt { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} an { $to } weiter.
crw-tell-handed-tiles = { $name } gibt { $tiles } an { $to } weiter.
crw-tell-laid = { $opens ->
    [yes] { $name } eröffnet: legt { $what }
   *[no] { $name } legt { $what }
}{ $moved ->
    [0] { "" }
    [one] { " " }und verschiebt { $moved } Stein
   *[other] { " " }und verschiebt { $moved } Steine
}.
crw-tell-passed = { $name } passt.
crw-end-out = { $name } hat keinen Stein mehr und gewinnt.
crw-end-passed = { $count ->
    [one] Alle haben gepasst. { $names } hat die kleinste Summe und gewinnt.
   *[other] Alle haben gepasst. { $names } haben die kleinste Summe und teilen sich den Sieg.
}
crw-over-out = Jemand hat keinen Stein mehr: Das Spiel ist zu Ende.
crw-over-passed = Beutel und offene Steine sind aufgebraucht, und alle haben gepasst.
crw-over-games = Alle { $count } Partien sind gespielt.

# Wie es steht
crw-plate-tiles = Steine
crw-plate-opened = Eröffnet
crw-plate-points = Punkte
crw-yes = ja
crw-not-yet = nein
crw-few-left = { $players ->
    [one] { $names } hat
   *[other] { $names } haben
} { $count ->
    [0] keinen Stein mehr
    [one] nur noch einen Stein
   *[other] nur noch { $count } Steine
}
crw-bag-is-empty = Der Beutel ist leer
crw-turn-of = { $name } ist am Zug.
crw-choosing = „Weitergeben“: Alle wählen Steine für ihren linken Nachbarn.
crw-dealing = Die Steine werden ausgeteilt.
crw-game-over = Das Spiel ist zu Ende.
crw-game-of = Partie { $round } von { $rounds }.
crw-your-tiles = { $count ->
    [0] Du hast keinen Stein.
    [one] Dein Stein: { $tiles }.
   *[other] Deine { $count } Steine: { $tiles }.
}
crw-table-empty = Noch liegt kein Stein auf dem Tisch.
crw-table = { $count } Steine liegen auf dem Tisch, in { $groups ->
    [one] { $groups } Gruppe
   *[other] { $groups } Gruppen
}. Nach deinem Zug dürfen es höchstens { $limit } sein.
crw-group = Gruppe { $number }:
crw-line = { $direction ->
    [down] Spalte { $column }, ab Zeile { $row } abwärts
   *[right] Zeile { $row }, ab Spalte { $column }
}: { $line }.
crw-open = { $count ->
    [0] Kein Stein liegt offen.
   *[other] Offene Steine: { $tiles }.
}
crw-bag = { $count ->
    [0] Der Beutel ist leer.
    [one] Im Beutel: { $count } Stein.
   *[other] Im Beutel: { $count } Steine.
}
crw-player = { $name }: { $tiles ->
    [one] { $tiles } Stein
   *[other] { $tiles } Steine
}, { $opened ->
    [yes] hat eröffnet
   *[no] hat noch nicht eröffnet
}.
crw-player-points = { $name }: { $tiles ->
    [one] { $tiles } Stein
   *[other] { $tiles } Steine
}, { $opened ->
    [yes] hat eröffnet
   *[no] hat noch nicht eröffnet
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

# Was nicht geht
problem-line-short = Diese { $line ->
    [column] Spalte
   *[row] Zeile
} wäre nur zwei Steine lang.
problem-line-colours = In dieser { $line ->
    [column] Spalte
   *[row] Zeile
} kommt eine Farbe zweimal vor: Ein Satz hat jede Farbe nur einmal.
problem-line-values = Die Zahlen dieser { $line ->
    [column] Spalte
   *[row] Zeile
} steigen oder fallen nicht um je eins.
problem-line-mixed = Diese { $line ->
    [column] Spalte
   *[row] Zeile
} ist weder eine Folge in einer Farbe noch ein Satz mit einer Zahl.
problem-lone-tile = Dieser Stein liegt allein: Er braucht einen Satz oder eine Folge.
problem-too-many-groups = { $count } Gruppen, aber nur { $limit } sind erlaubt. Verbinde welche.
problem-too-many-groups-yet = { $count } Gruppen, aber nur { $limit ->
    [one] { $limit } ist erlaubt
   *[other] { $limit } sind erlaubt
}, bis alle eröffnet haben.
problem-left-over = { $count ->
    [one] Ein Stein bleibt übrig: { $tiles }.
   *[other] { $count } Steine bleiben übrig: { $tiles }.
} Alles, was auf dem Tisch lag, muss dort bleiben.
problem-nothing-laid = Leg mindestens einen eigenen Stein.
problem-not-opened = Eröffne zuerst: Leg aus deinen eigenen Steinen einen Satz oder eine Folge, ohne etwas anderes zu berühren.
problem-cr-not-in-hand = Nicht bei deinen Steinen: { $tiles }.
problem-not-there = Dort liegt kein solcher Stein.
problem-moved-twice = Ein Stein kann nicht an zwei Plätze.
problem-cr-cell-taken = Zwei Steine können nicht auf einem Platz liegen.
problem-not-open = Nicht unter den offenen Steinen: { $tiles }.
problem-bag-empty = Der Beutel ist leer.
problem-no-action-tile = Diesen Aktionsstein hast du nicht.
problem-give-count = Wähl { $give ->
    [one] { $give } Stein
   *[other] { $give } Steine
} zum Weitergeben.
problem-draw-count = Das ist die falsche Zahl von Steinen zum Ziehen.
problem-not-in-bag = Nicht im Beutel: { $tiles }.
problem-nothing-to-give = Gerade gibt es nichts weiterzugeben.
problem-chosen-already = Du hast deine Steine schon gewählt.
problem-bad-victim = Jemand anders muss drei ziehen, nicht du.
problem-may-not-pass = Passen darfst du nur, wenn Beutel und offene Steine aufgebraucht sind und du keinen Aktionsstein hast.
cr-taken = Dort liegt schon ein Stein. Verschieb zuerst den.
cr-stays = Was auf dem Tisch liegt, bleibt auf dem Tisch.
cr-action-stays = Aktionssteine werden gespielt, nicht gelegt: Wähl einen und drück dann den Knopf.
cr-lay-what = Leg erst einen deiner Steine auf den Tisch.
cr-bag-empty = Der Beutel ist leer.
cr-not-now = Du bist nicht am Zug.

# Wertung
crw-sheet = Wertungsblock
crw-sheet-game = Partie { $round }
crw-sheet-held = Auf der Hand: { $tiles }
crw-sheet-none = nichts mehr
crw-sheet-total = Summe
crw-sheet-wins = gewonnen
crw-sheet-about = Jeder Stein auf der Hand kostet seine Zahl, ein Aktionsstein 20. Die kleinste Summe gewinnt.
crw-curve-tiles = Steine auf der Hand
crw-curve-points = Minuspunkte, die wenigsten gewinnen
crw-laid-at-once = { $count ->
    [one] { $count } Stein auf einmal
   *[other] { $count } Steine auf einmal
}
crw-last-tile = Der letzte Stein
crw-sigh = So viele Steine auf einmal. Mir schwirrt der Kopf.
crw-round-title = Partie { $round } ist zu Ende
crw-round-points = Punkte
crw-round-go-on = Weiter mit Partie { $round }

# Was wo liegt
cr-felt = Tisch mit { $count ->
    [one] { $count } Stein
   *[other] { $count } Steinen
}
cr-felt-about = Pfeiltasten gehen von Feld zu Feld. Enter nimmt einen Stein und legt ihn hin, W nimmt seine Linie und dann seine Gruppe. Das Fragezeichen zeigt alle Tasten.
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
cr-sort = Sortierung
cr-sort-colour = Nach Farbe
cr-sort-value = Nach Zahl
cr-sort-hand = Von Hand

# Werkzeuge
cr-nearer = Vergrößern
cr-farther = Verkleinern
cr-fit = Alles zeigen
cr-closer = Näher heran
cr-step-back = Einen Schritt zurück
cr-step-back-name = Zurück
cr-step-forth = Einen Schritt vor
cr-step-forth-name = Vor
cr-tidy = Aufräumen: Platz zwischen den Gruppen
cr-tidy-name = Aufräumen
cr-frame = Mit einem Rahmen auswählen
cr-frame-name = Rahmen
cr-more = Mehr
cr-keys = Tasten

# Was geschieht und was jetzt geht
cr-idle = { $ways ->
    [draw] Du bist am Zug. Leg Steine, nimm einen offenen oder zieh einen.
    [draw-action] Du bist am Zug. Leg Steine, zieh einen, nimm einen offenen oder spiel einen Aktionsstein.
    [open] Du bist am Zug. Der Beutel ist leer: Leg Steine oder nimm einen offenen.
    [open-action] Du bist am Zug. Der Beutel ist leer: Leg Steine, nimm einen offenen oder spiel einen Aktionsstein.
   *[action] Du bist am Zug. Leg Steine oder spiel einen Aktionsstein.
}
cr-idle-open = { $ways ->
    [open] Du bist am Zug. Eröffne mit einer eigenen Gruppe oder nimm einen offenen Stein.
   *[draw] Du bist am Zug. Eröffne mit einer eigenen Gruppe, nimm einen offenen Stein oder zieh einen.
}
cr-idle-pass = Beutel und offene Steine sind aufgebraucht. Leg Steine oder passe.
cr-now-cell = Wohin mit { $tile }? Wähl ein Feld.
cr-held = { $count ->
    [one] Wähl ein Feld, um ihn dorthin zu legen, oder drück zweimal für seine Linie.
   *[other] { $count } Steine in der Hand. Schieb sie, oder wähl ein Feld.
}
cr-take-about = Du nimmst { $tile }. Das ist dein ganzer Zug.
cr-draw-about = Du ziehst einen Stein aus dem Beutel. Das ist dein ganzer Zug.
cr-pass-on-about = Alle, auch du, geben zwei Steine nach links weiter.
cr-draw-three-about = { $count ->
    [0] Der Beutel ist leer: { $name } zieht nichts. Du wirst nur den Stein los.
    [1] { $name } muss den letzten Stein ziehen.
    [2] { $name } muss die letzten zwei Steine ziehen.
   *[other] { $name } muss drei Steine ziehen.
}
cr-whom = Gegen wen spielst du ihn aus?
cr-right = { $count ->
    [one] Alles stimmt. Du kannst den Stein legen.
   *[other] Alles stimmt. Du kannst die Steine legen.
}
cr-checking = Wird geprüft…
cr-still-open = { $count ->
    [one] Eins stimmt noch nicht.
   *[other] { $count } Dinge stimmen noch nicht.
}
cr-plan = Du probierst etwas aus. Es bleibt so, bis sich der Tisch ändert.
cr-give = { $chosen ->
    [0] Wähl { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } für { $name }.
   *[other] { $chosen } von { $count } für { $name }.
}
cr-given = Warte, bis alle gewählt haben.
cr-choosing = „Weitergeben“: Alle wählen Steine für ihren linken Nachbarn.
cr-dealing = Die Steine werden ausgeteilt…
cr-drawing = { $name } zieht.
cr-drawing-three = { $count ->
    [1] { $name } zieht den letzten Stein.
    [2] { $name } zieht die letzten zwei.
   *[other] { $name } zieht drei.
}
cr-playing = { $name } ist am Zug. Du kannst inzwischen etwas ausprobieren.
cr-done = Das Spiel ist zu Ende.
cr-sending = Einen Moment…

# Weitergeben
cr-give-title = Weitergeben
cr-give-about = { $count ->
    [one] Du hast nur einen Stein, also geht er an deinen linken Nachbarn.
   *[other] Alle wählen zwei Steine für ihren linken Nachbarn.
} Niemand sieht, was kommt, bevor alle gewählt haben.
cr-give-to = Für { $name }

# Knöpfe
cr-do-draw = Einen Stein ziehen
cr-do-take = { $tile } nehmen
cr-do-lay = { $count ->
    [0] Steine legen
    [one] { $count } Stein legen
   *[other] { $count } Steine legen
}
cr-do-pass-on = „Weitergeben“ spielen
cr-do-draw-three = „Drei ziehen“ spielen
cr-do-give = { $count ->
    [one] Diesen Stein weitergeben
   *[other] Diese zwei weitergeben
}
cr-do-pass = Passen
cr-do-back = Alles zurück
cr-do-back-some = Zurück zu mir
cr-do-cancel = Abbrechen
cr-do-undo = Rückgängig

# Was nicht stimmt, an Ort und Stelle
cr-why-line-short = zu kurz
cr-why-line-colours = Farbe doppelt
cr-why-line-values = keine Folge
cr-why-line-mixed = passt nicht
cr-why-lone-tile = allein

# Tasten
cr-key-rack = Zu deinen Steinen
cr-key-table = Zum Tisch
cr-key-open = Zu den offenen Steinen
cr-key-arrows = Von Stein zu Stein, von Feld zu Feld
cr-key-shift = Verschieben, was du in der Hand hast; bei deinen Steinen den Stein umstellen
cr-key-enter = Einen Stein nehmen, ihn hinlegen
cr-key-widen = Seine Linie nehmen, dann seine Gruppe
cr-key-delete = Zurück zu deinen Steinen
cr-key-back = Alles zurück
cr-key-steps = Einen Schritt zurück, einen Schritt vor
cr-key-tidy = Aufräumen
cr-key-lay = Die Steine legen
cr-key-draw = Einen Stein ziehen
cr-key-undo = Den letzten Zug rückgängig machen, wenn das geht
cr-key-sort = Deine Steine anders sortieren
cr-key-zoom = Vergrößern, verkleinern
cr-key-fit = Alles zeigen
cr-key-cancel = Loslassen
cr-key-help = Diese Tasten zeigen
