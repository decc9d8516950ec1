# Pontlap valódi készlettel játszott játszmákhoz
crs-game = Egy játszma
crs-about = Adjátok össze, kinél mi maradt. A legkisebb összeg nyer.
crs-out = Ki rakta le az utolsó kövét?
crs-nobody = Senki, mindenki passzolt
crs-numbers = A megmaradt számok összege
crs-actions = Megmaradt akciókövek (20)
