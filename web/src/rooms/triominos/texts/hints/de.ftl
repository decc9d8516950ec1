tr-hint-stone = Schau dir deinen Stein { $stone } an.
tr-hint-lay = Leg { $stone } { $where }.
tr-hint-place = Er passt { $where }.
tr-why-scores = Das bringt { $sum }.
tr-why-most = Kein anderer Platz bringt mehr.
tr-why-at-most = { $points ->
    [one] Das Beste, was du legen könntest, bringt { $points } Punkt.
   *[other] Das Beste, was du legen könntest, bringt { $points } Punkte.
}
tr-why-still = { $points ->
    [one] Legen kannst du danach immer noch: { $points } Punkt oder mehr.
   *[other] Legen kannst du danach immer noch: { $points } Punkte oder mehr.
}
tr-why-may-bring = { $stones ->
    [one] Einer der { $unseen } verdeckten Steine würde mehr als { $points } bringen.
   *[other] { $stones } der { $unseen } verdeckten Steine würden mehr als { $points } bringen.
}
tr-why-may-fit = { $stones ->
    [one] Einer der { $unseen } verdeckten Steine passt irgendwo.
   *[other] { $stones } der { $unseen } verdeckten Steine passen irgendwo.
}
tr-why-fit-now = { $stones ->
    [one] Von deinen { $of } Steinen passt gerade nur einer.
   *[other] Von deinen { $of } Steinen passen gerade { $stones }.
}
tr-why-goes-out = Es ist dein letzter Stein: { $points } Punkte dazu.
tr-why-only-here = Sonst passt er nirgends.
tr-why-only-fit = Kein anderer Stein auf der Hand passt.
tr-hint-none-fits = Du kannst keinen deiner Steine legen.
tr-hint-pool = Schau dir den Vorrat an.
tr-hint-buy = Kauf einen Stein (−{ $price }).
tr-hint-wait = Vielleicht reicht das für diesen Zug.
tr-hint-pass = { $price ->
    [0] Passe. Das kostet nichts.
   *[other] Passe (−{ $price }).
}
tr-hint-count = { $price ->
    [one] Zähl, was alle noch haben. Du hast { $price } Punkt auf der Hand.
   *[other] Zähl, was alle noch haben. Du hast { $price } Punkte auf der Hand.
}
tr-hint-stop = { $price ->
    [one] Schlag vor aufzuhören. Das würde dich { $price } Punkt kosten.
   *[other] Schlag vor aufzuhören. Das würde dich { $price } Punkte kosten.
}
tr-hint-agree = Stimm zu, dass ihr aufhört (−{ $price }).
tr-hint-decline = { $price ->
    [one] Spiel weiter: Aufhören würde dich { $price } Punkt kosten.
   *[other] Spiel weiter: Aufhören würde dich { $price } Punkte kosten.
}
tr-why-leaves = Als Nächstes geht keine Brücke, kein Sechseck.
tr-why-still-fit = { $stones ->
    [one] Einer deiner Steine passt dann noch.
   *[other] { $stones } deiner Steine passen dann noch.
}
