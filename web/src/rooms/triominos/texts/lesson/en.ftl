# The lesson of Triominos. $name is who plays against you.
lesson-triominos-look = This is Triominos. Your stones are in front of you, and only you can see them. Each has three numbers; their sum is what it scores.
lesson-triominos-first = You begin. Take 1-1-1 and put it in the middle.
lesson-triominos-first-done = 1 + 1 + 1: that is 3 points. { $name } has no stone that fits and has to buy. Each costs 5 points, and passing after the third costs 10 more: −25.
lesson-triominos-edge = Now put 1-1-4 beside your stone, in the marked place. Edge goes to edge, and the numbers there must be the same.
lesson-triominos-edge-done = 1 meets 1 at both ends of the edge. The stone scores 1 + 1 + 4 = 6 points.
lesson-triominos-corner = Some turns later. Lay 1-2-3 beside 1-2-2. Its tip points into a corner where other stones meet.
lesson-triominos-corner-done = Every stone at that corner has a 1 there, and so does yours. All numbers that meet must be the same: that is the one big rule.
lesson-triominos-buy = Look at your two stones: neither fits anywhere. Buy one from the pool.
lesson-triominos-buy-done = That cost 5 points, but you got 1-3-4, and it fits. You may buy up to three in a turn, and lay as soon as you can.
lesson-triominos-hexagon = Five stones meet at one corner, and one place is free. Lay 1-3-4 there.
lesson-triominos-hexagon-done = A hexagon: six stones around a corner. You get 50 points on top of the stone’s own 8.
lesson-triominos-bridge = Lay 1-2-5 so that it reaches from stone to stone: an edge on one side, only the tip on the other.
lesson-triominos-bridge-done = A bridge: one edge joins, and the tip opposite touches a stone too. That is 40 points on top.
lesson-triominos-last = You have one stone left. Lay it and you have finished.
lesson-triominos-last-done = { $name } may lay one more stone, then the round is over. You finished first: 25 points, plus everything { $name } still holds.
