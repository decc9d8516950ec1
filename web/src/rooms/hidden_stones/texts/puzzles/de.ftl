# Was in einem Rätsel zu erreichen ist
hs-puzzle-points = { $points ->
    [one] Löse in diesem Zug Karten für { $points } Punkt ein.
   *[other] Löse in diesem Zug Karten für { $points } Punkte ein.
}
hs-puzzle-reached = { $points ->
    [one] { $reached } von { $points } Punkt
   *[other] { $reached } von { $points } Punkten
}
hs-puzzle-needs = Dafür braucht es den Anfang eines Zuges, zu zweit oder mit mehr Spielern, in dem die meisten Punkte mindestens zweimal Tauschen oder Umdrehen kosten.
