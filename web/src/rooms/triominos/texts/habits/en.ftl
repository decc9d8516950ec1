# What somebody tends to overlook
triominos-habit-hexagon = You overlook hexagons.
triominos-habit-bridge = You overlook bridges.
triominos-habit-out = You overlook that you can finish.
triominos-habit-points = You overlook the place that scores most.
triominos-habit-quiet = You overlook stones that score less now but help later.
triominos-habit-buy = You don’t see when it is better to buy.
triominos-habit-pass = You don’t see when it is better to pass.
triominos-habit-stop = You misjudge when to stop.
