# What the coach says beside a board, to somebody who wants it.

coach-label = Treneren
coach-cost = Det koster { $points } prosentpoeng av vinnersjansen.
coach-better = Bedre: { $move }
coach-back = Ta det tilbake
coach-on = Spill videre
