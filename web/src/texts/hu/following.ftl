# A többiek követése: a lépéseik egymás után, és hogy mit csináltak utoljára.

following-again = Mi történt? Mutasd újra
following-skip = Ugrás a végére
following-next = Tovább
following-stand-in = robot lépett helyette
settings-tempo = A többiek lépései
tempo-calm = Nyugodt
tempo-normal = Normál
tempo-quick = Gyors
tempo-steps = Lépésről lépésre
calling = Értesítés, amikor én jövök
