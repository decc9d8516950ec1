# Jelzések egymásnak.

signs-open = Jelzés küldése
signs-show = Látsszanak a többiek jelzései
settings-signs = A többiek jelzései
sign-from = { $name }: { $sign }
sign-hello = Helló
sign-good-luck = Sok szerencsét
sign-well-played = Szép volt
sign-wow = Hűha
sign-thinking = Gondolkodom
sign-oops = Hoppá, elnéztem
sign-thanks = Köszönöm
sign-good-game = Jó játék volt
