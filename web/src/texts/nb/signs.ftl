# Tegn man gir hverandre.

signs-open = Send et tegn
signs-show = Vis tegn fra de andre
settings-signs = Tegn fra andre spillere
sign-from = { $name }: { $sign }
sign-hello = Hei
sign-good-luck = Lykke til
sign-well-played = Godt spilt
sign-wow = Wow
sign-thinking = La meg tenke
sign-oops = Oisann, min feil
sign-thanks = Takk
sign-good-game = Takk for spillet
