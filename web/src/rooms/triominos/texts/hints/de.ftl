tr-hint-stone = Schau dir deinen Stein { $stone } an.
tr-hint-lay = Lege { $stone } { $where }.
tr-hint-place = Er passt { $where }.
tr-why-scores = Das bringt { $sum }.
tr-why-most = Kein anderer Platz bringt mehr.
tr-why-at-most = { $points ->
    [one] Das Beste, was du legen könntest, bringt { $points } Punkt.
   *[other] Das Beste, was du legen könntest, bringt { $points } Punkte.
}
tr-why-goes-out = Es ist dein letzter Stein: { $points } extra.
tr-why-only-here = Sonst passt er nirgends.
tr-why-only-fit = Kein anderer deiner Steine passt.
tr-hint-none-fits = Keiner deiner Steine passt irgendwo.
tr-hint-pool = Schau auf den Vorrat.
tr-hint-buy = Kauf einen Stein (−{ $price }).
tr-hint-wait = Vielleicht reicht es für diesen Zug.
tr-hint-pass = { $price ->
    [0] Passe. Es kostet nichts.
   *[other] Passe (−{ $price }).
}
tr-hint-count = Zähle, was alle noch haben. Du hast { $price }.
tr-hint-stop = Schlage vor aufzuhören. Es würde dich { $price } kosten.
tr-hint-agree = Sei einverstanden aufzuhören (−{ $price }).
tr-hint-decline = Spiel weiter: Deine { $price } wären sonst verloren.
