# Det noen ofte overser
hidden-stones-habit-score = Du overser kort du kan løse inn.
hidden-stones-habit-complete = Du overser endringer som får et kort til å stemme.
hidden-stones-habit-prepare = Du overser endringer som bringer et kort nærmere.
hidden-stones-habit-end = Du bruker kort når det ville vært bedre å avslutte turen.
