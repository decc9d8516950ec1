# Was in einem Rätsel zu erreichen ist
cr-puzzle-all = { $tiles ->
    [one] Lege in diesem Zug deinen letzten Stein.
   *[other] Lege in diesem Zug alle { $tiles } Steine.
}
cr-puzzle-reached = { $tiles ->
    [one] { $reached } von { $tiles } Stein
   *[other] { $reached } von { $tiles } Steinen
}
cr-puzzle-needs = Dafür brauchst du Steine, die du in einem Zug alle legen kannst, wenn dafür auf dem Tisch umgeordnet werden muss.
