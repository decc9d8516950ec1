# Lessons: a game learnt by playing it.
learn-title = Learn { $title }
learn-coach = Coach
learn-progress = Step { $step } of { $steps }
learn-back = One step back
learn-again = Repeat this step
learn-next = Next
learn-finish = Finish
learn-press-next = Well done so far. Press the button to go on.
learn-other = That might be a good move too, but let’s do the one that is marked.
problem-lesson-unfinished = Do what the note says, or take the tiles back.
problem-lesson-next = This step is done. Press the button in the note to go on.
learn-end = You can play now
learn-end-about = That was { $title }. You will pick up the rest as you play.
learn-end-play = Play against a gentle bot
learn-end-rules = Read the rules
learn-end-again = Repeat the lesson
learn-end-others = Learn another game
