# The lesson of Crossrummy. $name is who plays against you.
lesson-crossrummy-look = This is Crossrummy. Your 15 tiles are below, and only you can see them. The first to get rid of all their tiles wins.
lesson-crossrummy-open = The first tiles you lay have to stand on their own. Put blue 4, 5 and 6 side by side on the table, then press “Lay 3 tiles”.
lesson-crossrummy-open-done = That is a run: one colour, and the numbers go up one by one. { $name } opens with a run too.
lesson-crossrummy-set = You hold three 10s. Lay the red, the green and the yellow one side by side, where they touch nothing else.
lesson-crossrummy-set-done = That is a set: one number in three or four colours. { $name } adds the blue 10. Everything on the table belongs to everybody.
lesson-crossrummy-longer = Your blue run can grow. Lay blue 7, 8 and 9 at its end.
lesson-crossrummy-longer-done = A run may have up to 14 tiles. { $name } had nothing to lay and drew a tile from the bag.
lesson-crossrummy-cross = Now crosswise: lay red 5 and green 5 below the blue 5, one under the other.
lesson-crossrummy-cross-done = The blue 5 is in two lines now: in the run and in a set of 5s. Every line, across or down, needs at least three tiles and has to be a set or a run.
lesson-crossrummy-move = Your blue 11 fits nowhere yet. Move the blue 10 from the set to the blue 9, then lay the blue 11 beside it.
lesson-crossrummy-move-done = You may move everything on the table, as long as everything fits in the end. Three 10s are left there: still a set.
lesson-crossrummy-action = One of your tiles has no number. It is “draw three”: tap it and press the button.
lesson-crossrummy-action-done = { $name } has to draw three tiles. With the other action tile, “pass on”, everybody gives two tiles to the left.
lesson-crossrummy-take = Your yellow 6 and 7 need the yellow 5. It lies open beside the table: take it.
lesson-crossrummy-take-done = That was your whole turn, just as drawing from the bag would be. Another tile takes its place.
lesson-crossrummy-out = Now all three fit. Lay yellow 5, 6 and 7 at the end of the yellow run.
lesson-crossrummy-out-done = Your rack is empty: you win at once. The numbers that { $name } still holds are penalty points; an action tile counts 20.
