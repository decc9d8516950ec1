# Crossrummy: was mit Steinen in der Hand geschieht.
cr-beside = Dort kann kein Stein liegen. Wähl ein Feld.
cr-back-again = Der Stein, der dort lag, ist wieder bei dir.
cr-put-first = Leg erst den Stein ab, den du in der Hand hast.
cr-give-enough = Du hast genug gewählt. Tippe einen gewählten Stein an, um ihn zurückzunehmen.
cr-plan-gone = Der Tisch hat sich geändert: Deine Steine sind wieder bei dir.
cr-why-taken = besetzt
cr-why-action = wird nicht gelegt
