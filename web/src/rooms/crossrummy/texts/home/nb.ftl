# Før man setter seg
crossrummy-title = Crossrummy
crossrummy-pitch = Legg sekvenser og rekker som krysser hverandre, og ordne hele bordet på nytt som du vil. Den som først er kvitt alle brikkene, vinner.
crossrummy-option-length = Hvor lenge?
crossrummy-option-length-games = { $count } spill
crossrummy-option-start = Hvem begynner?
crossrummy-option-start-random = Loddtrekning
