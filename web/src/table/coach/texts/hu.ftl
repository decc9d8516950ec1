# What the coach says beside a board, to somebody who wants it.

coach-label = Az edző
coach-cost = Ez { $points } százalékpontba kerül a nyerési esélyből.
coach-better = Jobb lenne: { $move }
coach-back = Visszaveszem
coach-on = Játszom tovább
