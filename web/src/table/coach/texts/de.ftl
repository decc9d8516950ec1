# What the coach says beside a board, to somebody who wants it.

coach-label = Der Trainer
coach-cost = { $points ->
    [one] Das kostet dich { $points } Prozentpunkt Gewinnchance.
   *[other] Das kostet dich { $points } Prozentpunkte Gewinnchance.
}
coach-better = Besser: { $move }
coach-back = Zurücknehmen
coach-on = Weiterspielen
