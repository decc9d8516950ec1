# Triominos before one sits down: what it is, and what can be agreed on.
triominos-title = Triominos
triominos-pitch = Lay triangular stones so that the numbers match. Build bridges and close hexagons: they score the most.
triominos-option-length = How long?
triominos-option-length-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
triominos-option-length-target = To { $points } points
triominos-option-start = Who begins?
triominos-option-start-random = Draw stones
problem-bad-target = A target has to be from 1 to 9999 points.
problem-rounds-and-target = Choose a number of rounds or a target, not both.
