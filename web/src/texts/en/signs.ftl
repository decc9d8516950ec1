# Signs that people make to each other.

signs-open = Send a sign
signs-show = Show the others’ signs
settings-signs = Signs from other players
sign-from = { $name }: { $sign }
sign-hello = Hello
sign-good-luck = Good luck
sign-well-played = Well played
sign-wow = Wow
sign-thinking = Let me think
sign-oops = Oops, my mistake
sign-thanks = Thank you
sign-good-game = Good game
