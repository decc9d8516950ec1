# Lessons: a game learnt by playing it.
learn = Learn
learn-short = Learn it in 5 minutes
learn-title = Learn { $title }
learn-coach = Coach
learn-progress = Step { $step } of { $steps }
learn-back = One step back
learn-again = This step once more
learn-next = Next
learn-finish = Finish
learn-press-next = Well done so far. Press the button to go on.
learn-other = That may be a good move too. Here let us do what is marked.
learn-end = You can play now
learn-end-about = That was { $title }. Everything else comes with playing.
learn-end-play = Play against a gentle bot
learn-end-rules = Read the rules
learn-end-again = The lesson once more
learn-end-others = Learn another game
