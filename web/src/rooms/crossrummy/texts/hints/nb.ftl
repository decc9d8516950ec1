crw-hint-open = En av de åpne brikkene hjelper deg.
crw-hint-take = Ta { $tile } fra de åpne brikkene.
crw-hint-bag = Det er ikke noe bedre på bordet akkurat nå.
crw-hint-draw = Trekk en brikke fra posen.
crw-hint-actions = Se på handlingsbrikkene dine.
crw-hint-pass-on = Spill «Gi videre».
crw-hint-draw-three = Spill «Trekk tre» mot { $name }.
crw-hint-lonely = Hvilke av brikkene dine passer ikke sammen med noen av de andre?
crw-hint-give = Gi { $tiles } videre.
crw-hint-nothing = Det er ikke så mye igjen å gjøre.
crw-hint-pass = Pass.
crw-hint-you-open = Du kan åpne.
crw-hint-new-group = Se på { $tile }: En ny gruppe er mulig.
crw-hint-look = Se på { $line } på bordet.
crw-hint-rearrange = Se på { $line } på bordet: Noe der kan flyttes.
crw-hint-move = Flytt { $tiles }.
crw-hint-lay = Legg { $tiles }.
crw-hint-short = { $moved ->
    [0] Legg { $laid } av brikkene dine.
   *[other] Legg { $laid } av brikkene dine, og flytt { $moved } på bordet for å få plass.
}
crw-hint-left = { $line } til venstre for { $tile }
crw-hint-right = { $line } til høyre for { $tile }
crw-hint-above = { $line } over { $tile }
crw-hint-below = { $line } under { $tile }
crw-hint-alone = { $line } for seg selv
crw-hint-tile = Se på { $tile }.
crw-hint-there = Der kan du legge { $tiles }.
crw-hint-there-count = Der kan du legge { $count } av brikkene dine.
crw-why-goes-out = Da har du ingen brikker igjen.
crw-why-opens = Slik åpner du.
crw-why-lays = Det er { $points } poeng mindre på hånden.
crw-why-makes = Det blir { $line }.
crw-why-completes = Med { $tiles } blir det en { $kind ->
    [run] rekke
   *[set] sekvens
}.
crw-why-pairs = Den passer sammen med { $tile }.
crw-why-none-open = Ingen åpen brikke blir til tre sammen med dine.
crw-why-may-complete = { $tiles ->
    [one] Én av de { $unseen } skjulte brikkene blir til tre sammen med dine.
   *[other] { $tiles } av de { $unseen } skjulte brikkene blir til tre sammen med dine.
}
crw-why-sheds = Til slutt ville det koste { $points } poeng.
crw-why-fewest = Ingen har færre brikker: { $count }.
crw-why-alone = { $count ->
    [one] En av dem passer ikke sammen med de andre brikkene dine.
   *[other] De passer ikke sammen med de andre brikkene dine.
}
crw-why-crosses = Da står { $tile } i to linjer samtidig.
crw-why-keeps = { $kind ->
    [run] Til en rekke beholder du { $tiles }.
   *[set] Til en sekvens beholder du { $tiles }.
}
crw-why-sorted = Da blir { $tiles } av { $of } brikker til sekvenser og rekker.
