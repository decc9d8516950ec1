# Bevor man sich setzt
crossrummy-title = Crossrummy
crossrummy-pitch = Leg Sätze und Folgen, die sich kreuzen, und ordne den ganzen Tisch um, wie du willst. Wer zuerst alle Steine los ist, gewinnt.
crossrummy-option-length = Wie lange?
crossrummy-option-length-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
crossrummy-option-start = Wer beginnt?
crossrummy-option-start-random = Auslosen
