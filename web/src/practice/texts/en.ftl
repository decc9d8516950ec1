# The practice table: one person plays from a position
practice-note = What to do
practice-again = Begin again
practice-undo = Take the last move back
practice-give-up = Show the answer
practice-follow = Do that
practice-parts = Step by step
practice-waiting = One moment…
problem-practice-over = Take the last move back, or begin again.
problem-practice-shown = Do what is marked, or begin again.
practice-over = This turn is over.
