# Før man setter seg
crossrummy-title = Crossrummy
crossrummy-pitch = Legg sekvenser og rekker som krysser hverandre, og omgrupper hele bordet som du vil. Den som først blir kvitt alle brikkene sine, vinner.
crossrummy-option-length = Hvor lenge?
crossrummy-option-length-games = { $count } spill
crossrummy-option-start = Hvem begynner?
crossrummy-option-start-random = Tilfeldig
