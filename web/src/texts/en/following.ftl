# Following the others: the turn player, and what they did last.

following-again = What happened? Show it again
following-skip = Skip
following-next = Next
following-stand-in = played by a bot
settings-tempo = Other players’ moves
tempo-calm = Calm
tempo-normal = Normal
tempo-quick = Quick
tempo-steps = Step by step
calling = Notify me when it is my turn
