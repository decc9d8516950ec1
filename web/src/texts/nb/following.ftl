# Å følge de andre: trekkene deres ett for ett, og hva de gjorde sist.

following-again = Hva skjedde? Vis det igjen
following-skip = Hopp over
following-next = Neste
following-stand-in = spilt av en robot
settings-tempo = De andres trekk
tempo-calm = Rolig
tempo-normal = Normalt
tempo-quick = Raskt
tempo-steps = Steg for steg
calling = Varsle meg når det er min tur
