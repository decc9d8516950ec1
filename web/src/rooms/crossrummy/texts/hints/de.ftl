crw-hint-open = Einer der offenen Steine hilft dir.
crw-hint-take = Nimm { $tile } von den offenen Steinen.
crw-hint-bag = Auf dem Tisch geht gerade nichts Besseres.
crw-hint-draw = Zieh einen Stein aus dem Beutel.
crw-hint-actions = Schau dir deine Aktionssteine an.
crw-hint-pass-on = Spiel „Weitergeben“.
crw-hint-draw-three = Spiel „Drei ziehen“ gegen { $name }.
crw-hint-lonely = Welche deiner Steine passen zu keinem der anderen?
crw-hint-give = Gib { $tiles } weiter.
crw-hint-nothing = Es gibt nicht mehr viel zu tun.
crw-hint-pass = Passe.
crw-hint-you-open = Du kannst eröffnen.
crw-hint-new-group = Schau dir { $tile } an: Eine neue Gruppe ist möglich.
crw-hint-look = Schau auf den Tisch: { $line }.
crw-hint-rearrange = Schau auf den Tisch: { $line }. Dort lässt sich etwas verschieben.
crw-hint-move = Verschieb { $tiles }.
crw-hint-lay = Leg { $tiles }.
crw-hint-short = { $moved ->
    [0] Leg { $laid } deiner Steine.
   *[other] Leg { $laid } deiner Steine und verschieb dafür { $moved } auf dem Tisch.
}
crw-hint-left = { $line } links neben { $tile }
crw-hint-right = { $line } rechts neben { $tile }
crw-hint-above = { $line } über { $tile }
crw-hint-below = { $line } unter { $tile }
crw-hint-alone = { $line } dorthin, wo nichts daneben liegt
crw-hint-tile = Schau dir { $tile } an.
crw-hint-there = Dort kannst du { $tiles } legen.
crw-hint-there-count = Dort kannst du { $count } deiner Steine legen.
crw-why-goes-out = Dann hast du keinen Stein mehr.
crw-why-opens = Damit eröffnest du.
crw-why-lays = { $points ->
    [one] Das ist { $points } Punkt weniger auf der Hand.
   *[other] Das sind { $points } Punkte weniger auf der Hand.
}
crw-why-makes = So entsteht { $line }.
crw-why-completes = Mit { $tiles } ergibt das { $kind ->
    [run] eine Folge
   *[set] einen Satz
}.
crw-why-pairs = Er passt zu { $tile }.
crw-why-none-open = Mit keinem offenen Stein hast du drei passende.
crw-why-may-complete = { $tiles ->
    [one] Mit einem der { $unseen } verdeckten Steine hast du drei passende.
   *[other] Mit { $tiles } der { $unseen } verdeckten Steine hast du drei passende.
}
crw-why-sheds = Am Ende würde das { $points } Punkte kosten.
crw-why-fewest = Niemand hat weniger Steine: { $count }.
crw-why-alone = { $count ->
    [one] Einer davon passt zu keinem deiner anderen.
   *[other] Sie passen zu keinem deiner anderen.
}
crw-why-crosses = So liegt { $tile } in zwei Linien zugleich.
crw-why-keeps = { $kind ->
    [run] Für eine Folge bleiben { $tiles }.
   *[set] Für einen Satz bleiben { $tiles }.
}
crw-why-sorted = Dann ergeben { $tiles } deiner { $of } Steine Sätze und Folgen.
