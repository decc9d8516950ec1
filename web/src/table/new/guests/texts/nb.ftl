# Roboter som er programmer fra noen andre.

guest-legend = Gjesterobot
guest-none = Ingen
guest-about = Et program som noen andre har skrevet. Det spiller i stedet for en av robotene.
error-no-bot = Denne roboten kan ikke sette seg ved bordet ditt nå. Den har gått, spiller ved mange bord eller sitter her allerede. Velg en annen.
