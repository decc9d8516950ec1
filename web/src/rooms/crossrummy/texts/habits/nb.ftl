# Det noen ofte overser
crossrummy-habit-out = Du overser at du kan legge de siste brikkene.
crossrummy-habit-open = Du venter for lenge med å åpne.
crossrummy-habit-lay = Du overser brikker du kan legge.
crossrummy-habit-take = Du overser åpne brikker som gir en sekvens eller en rekke.
crossrummy-habit-pair = Du overser åpne brikker som passer sammen med dine.
crossrummy-habit-draw = Du ser ikke når det er bedre å trekke.
crossrummy-habit-action = Du glemmer handlingsbrikkene dine.
crossrummy-habit-give = Du gir bort feil brikker.
