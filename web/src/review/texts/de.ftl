# Die Analyse einer beendeten Partie

# Während sie entsteht
review-making = Die Partie wird analysiert…
review-making-about = Von jeder Entscheidung aus werden viele Partien weitergespielt. Das dauert meist weniger als eine Minute.
review-making-here = Von jeder Entscheidung aus werden viele Partien weitergespielt. Auf diesem Gerät kann das eine Viertelstunde und länger dauern. Du kannst inzwischen auf eine andere Seite von Tilery gehen. Schließ nur diesen Tab nicht, und lade ihn nicht neu.
review-waiting = Der Server ist noch mit etwas anderem beschäftigt. Dieses Spiel ist bald an der Reihe.
review-none = Hier ist keine Analyse
review-no-record = Es ist keine Aufzeichnung da. Sieh dir zuerst eine an; von dort geht es zur Analyse.

# Wer gut gespielt hat und wer Glück hatte
review-sentence = { $play }, { $luck }.
review-play-2 = { $who ->
    [you] Du hast
    [team] { $name } haben
   *[other] { $name } hat
} besser gespielt
review-play-more = { $who ->
    [you] Du hast
    [team] { $name } haben
   *[other] { $name } hat
} am besten gespielt
review-play-even-2 = Beide haben etwa gleich gut gespielt
review-play-even-more = Niemand hat klar am besten gespielt
review-luck-2 = aber { $who ->
    [you] du hattest
    [team] { $name } hatten
   *[other] { $name } hatte
} mehr Glück
review-luck-more = aber { $who ->
    [you] du hattest
    [team] { $name } hatten
   *[other] { $name } hatte
} das meiste Glück
review-luck-even-2 = und niemand hatte klar mehr Glück
review-luck-even-more = und niemand hatte klar das meiste Glück
review-both-2 = { $who ->
    [you] Du hast
    [team] { $name } haben
   *[other] { $name } hat
} besser gespielt und mehr Glück gehabt.
review-both-more = { $who ->
    [you] Du hast
    [team] { $name } haben
   *[other] { $name } hat
} am besten gespielt und das meiste Glück gehabt.
review-still = Gewonnen { $who ->
    [you] hast trotzdem du
    [team] haben trotzdem { $name }
   *[other] hat trotzdem { $name }
}: Die Kurve zeigt, wann sich das Blatt gewendet hat.
review-hidden = Was verdeckt lag, machte mehr aus als Spiel und Glück: Es half { $who ->
    [you] dir
   *[other] { $name }
}.
review-alone-lucky = Diesmal hat das Glück geholfen.
review-alone-unlucky = Diesmal hat das Glück gefehlt.
review-alone-even = Das Glück machte keinen klaren Unterschied.
review-accuracy = Genauigkeit
review-accuracy-about = Die Genauigkeit reicht von 0 bis 100. Bei 100 war kein Zug eindeutig schlechter als der beste.
review-luck = Glück
review-luck-about = Das Glück sagt, wie viele Prozentpunkte Gewinnchance durch Ziehen dazukamen oder verloren gingen.
review-luck-doubt = { $points ->
    [one] Es ist geschätzt und kann um { $points } Prozentpunkt danebenliegen.
   *[other] Es ist geschätzt und kann um { $points } Prozentpunkte danebenliegen.
}
review-left-points = Verschenkte Punkte, nur wo das bewiesen ist:
review-left-tiles = Steine, die hätten gelegt werden können, aber auf der Hand blieben, nur wo das bewiesen ist:
review-left-by-points = { $name }: { $left } ({ $scored } von { $could } geholt)
review-left-by-tiles = { $name }: { $left } ({ $scored } von { $could } gelegt)

# Die Kurve
review-curve = Gewinnchance in Prozent
review-step = Schritt { $step }
review-place = Schritt { $step }, { $said }: { $list }
review-chance = { $name } { $percent } Prozent
review-kind-inaccuracy = Ungenauigkeit
review-kind-mistake = Fehler
review-kind-blunder = grober Fehler
review-kind-luck = Glück

# Die Momente
review-moments = Entscheidende Momente
review-moments-none = Kein Zug hat viel gekostet, und niemand hatte besonderes Glück.
review-by = { $name }: { $what }
review-luck-for = { $who ->
    [you] Glück für dich
   *[other] Glück für { $name }
}
review-drawn = Gezogen
review-deal = Die Verteilung am Anfang.
review-draws = { $count ->
    [one] Einmal gezogen.
   *[other] { $count } Mal nacheinander gezogen.
}
review-ended = { $name } beendet den Zug.
review-draws-next = { $name } will ziehen.
review-chose = { $name } trifft eine Wahl.
review-better = Besser:
review-better-for = Rat für { $name }:
review-parts = Schritt für Schritt
review-cost = { $points ->
    [one] Kostete { $points } Prozentpunkt Gewinnchance
   *[other] Kostete { $points } Prozentpunkte Gewinnchance
}
review-exact-points = Mögliche Punkte in diesem Zug: davor { $could }, danach { $kept }
review-exact-tiles = So viele Steine hätten gelegt werden können: { $could }. Gelegt: { $kept }
review-from-to = Gewinnchance: von { $from } auf { $to } %
review-same = Gewinnchance: { $at } %
review-from-to-for = Gewinnchance für { $name }: von { $from } auf { $to } %
review-same-for = Gewinnchance für { $name }: { $at } %
review-unknown = Das meiste davon lag verdeckt: Niemand konnte es wissen.
review-show = In der Kurve
review-see = Ansehen
review-about = Jede Entscheidung wurde an { $count } von dort weitergespielten Partien gemessen. Unterschiede, die Zufall sein können, zählen nicht.

# Warum es keine gibt
error-too-long = Diese Partie ist zu lang: Eine Analyse umfasst höchstens 4000 Züge.

# Ein Fehler, noch einmal versucht
retry = Noch einmal versuchen
retry-own = { $count ->
    [one] Deinen Fehler noch einmal versuchen
   *[other] Deine { $count } Fehler noch einmal versuchen
}
retry-whose = Fehler noch einmal versuchen, als:
retry-as = { $name } ({ $count })
retry-title = Finde einen besseren Zug
retry-place = { $at } von { $count }
retry-was = { $points ->
    [one] Das kostete { $points } Prozentpunkt Gewinnchance. Finde einen besseren Zug.
   *[other] Das kostete { $points } Prozentpunkte Gewinnchance. Finde einen besseren Zug.
}
retry-worse = { $points ->
    [one] Das kostet dich { $points } Prozentpunkt Gewinnchance. Versuch einen anderen Zug.
   *[other] Das kostet dich { $points } Prozentpunkte Gewinnchance. Versuch einen anderen Zug.
}
retry-best = Gut gefunden. Kein anderer Zug ist klar besser.
retry-good = Ein guter Zug. Ein anderer ist nur wenig besser.
retry-shown = Das ist der bessere Zug.
retry-another = Anderen Zug versuchen
retry-next = Nächster Fehler
retry-back = Zurück zur Analyse
