# ColleXion i ord: hva det er, hva man kan avtale, hva som skjedde, hvordan det står, hint, poengark, regler.

# Før man setter seg
collexion-title = ColleXion
collexion-pitch = Ta mangekanter fra en ristet haug og samle sett av én farge eller én form. Det du sitter igjen med, koster poeng.
collexion-option-play = Hvem spiller med hvem?
collexion-option-play-alone = Hver for seg
collexion-option-play-team = To lag
collexion-option-play-team-about = Bare med fire spillere: plass 1 og 3 mot plass 2 og 4.
collexion-option-game = Hvilket spill?
collexion-option-game-standard = Med handlingsmerker
collexion-option-game-expert = Ekspertspill
collexion-option-start = Hvem begynner?
collexion-option-start-random = Loddtrekning

# Mangekanter, sett og merker
cxw-kind = { $colour ->
    [green] grønn
    [yellow] gul
    [pink] rosa
   *[blue] blå
} { $shape ->
    [triangle] trekant
    [square] firkant
    [pentagon] femkant
   *[octagon] åttekant
}
cxw-times = { $count } × { $kind }
cxw-set = { $set ->
    [green] fargesett i grønt
    [yellow] fargesett i gult
    [pink] fargesett i rosa
    [blue] fargesett i blått
    [triangle] formsett av trekanter
    [square] formsett av firkanter
    [pentagon] formsett av femkanter
   *[octagon] formsett av åttekanter
}
cxw-corner = { $colour ->
    [green] det grønne hjørnet
    [yellow] det gule hjørnet
    [pink] det rosa hjørnet
   *[blue] det blå hjørnet
}
cxw-remove = Fjern
cxw-swap = Bytt
cxw-steal = Stjel
cxw-give = Gi bort

# Hva som har skjedd
cxw-tell-begins = { $name } begynner.
cxw-tell-shaken = Esken er ristet. { $count ->
    [one] { $count } mangekant kan nås.
   *[other] { $count } mangekanter kan nås.
}
cxw-tell-took = { $name } tar en { $kind }.
cxw-tell-pair = { $name } tar enda en { $kind }: et par.
cxw-tell-removed = { $name } fjerner en { $kind } fra esken.
cxw-tell-swapped = { $name } bytter en { $gave } mot en { $got } fra { $other }.
cxw-tell-stole = { $name } stjeler en { $kind } fra { $other }.
cxw-tell-gave = { $name } gir { $other } en { $kind }.
cxw-tell-handed = { $name } gir en { $kind } videre til { $other }.
cxw-tell-scored = { $name } leverer et { $set }: { $points } poeng.
cxw-tell-scored-from = { $name } leverer et { $set } og tar merket i { $corner }: { $points } poeng.
cxw-tell-scored-none = { $name } kaster et { $set }; det er ingen merker igjen for det.
cxw-tell-nothing = { $name } tar ingenting.
cxw-tell-last-markers = Det siste poengmerket er borte. Runden spilles ferdig.
cxw-tell-last-tray = Esken er tom. Runden spilles ferdig.
cxw-over-cx-10 = Alle poengmerker er borte, og alle har hatt like mange turer.
cxw-over-cx-11 = Esken er tom, og alle har hatt like mange turer.

# Hvordan det står
cxw-plate-polygons = Samlet
cxw-plate-markers = Merker
cxw-plate-actions = Handlinger
cxw-last-round = Siste runde
cxw-last-round-no-points = Siste runde, uten poeng
cxw-few-markers = { $count ->
    [one] Snart slutt: bare { $count } poengmerke igjen
   *[other] Snart slutt: bare { $count } poengmerker igjen
}
cxw-few-polygons = { $count ->
    [one] Snart slutt: bare { $count } mangekant i esken
   *[other] Snart slutt: bare { $count } mangekanter i esken
}
cxw-turn-of = { $name } har turen.
cxw-shaking = Esken ristes.
cxw-game-over = Spillet er over.
cxw-teams = Lag: { $one } mot { $other }.
cxw-expert = Ekspertspill, uten handlingsmerker.
cxw-taken = Tatt i denne turen: { $list }.
cxw-next = Kan tas nå: { $list }.
cxw-tray = { $count ->
    [0] Esken er tom.
    [one] { $count } mangekant ligger i esken.
   *[other] { $count } mangekanter ligger i esken. De som kan nås, og hva de frigjør:
}
cxw-frees = { $kind }: frigjør { $list }.
cxw-frees-nothing = { $kind }.
cxw-stack = Poengmerker i { $corner }, ovenfra: { $list }.
cxw-stack-empty = Ingen poengmerker igjen i { $corner }.
cxw-has-polygons = { $count ->
    [0] ingen mangekanter
    [one] { $count } mangekant ({ $list })
   *[other] { $count } mangekanter ({ $list })
}
cxw-has-markers = { $count ->
    [0] ingen poengmerker
    [one] { $count } poengmerke
   *[other] { $count } poengmerker
}
cxw-has-actions = { $count ->
    [0] ingen handlingsmerker
   *[other] handlingsmerker: { $list }
}
cxw-has-sets = komplett: { $list }
cxw-your-markers = Poengmerkene dine: { $list }. Til sammen { $sum }.

# Poengark
cxw-sheet = Poengark
cxw-sheet-markers = Poengmerker
cxw-sheet-unused = Ubrukte handlingsmerker
cxw-sheet-left = Mangekanter til overs
cxw-sheet-points = Poeng
cxw-sheet-team = Lag
cxw-sheet-none = ingen
cxw-sheet-wins = vinner
cxw-winners = { $count ->
    [one] { $names } vinner med { $points } poeng!
   *[other] { $names } deler seieren med { $points } poeng!
}
cxw-won-team = { $names } vinner med { $points } poeng!
cxw-tie = Like mange poeng: Færrest mangekanter til overs avgjør.

# Hint
cxw-hint-tray = Se etter en { $kind } i esken.
cxw-hint-take = Ta en { $kind }.
cxw-hint-take-frees = Ta en { $kind }. Det frigjør { $list }.
cxw-hint-remove = Fjern en { $kind } fra esken før noen andre tar den.
cxw-hint-other = Se på samlingen til { $name }.
cxw-hint-swap = Bytt en { $mine } mot en { $theirs } fra { $name }.
cxw-hint-steal = Stjel en { $kind } fra { $name }.
cxw-hint-own = Se i samlingen din: en { $kind }.
cxw-hint-give = Gi { $name } en { $kind }.
cxw-hint-hand = Gi en { $kind } videre til { $name }, makkeren din.
cxw-hint-collection = Se på samlingen din: Et sett er komplett.
cxw-hint-score = Lever et { $set }: { $points } poeng.
cxw-hint-score-from = Lever et { $set } og ta merket i { $corner }: { $points } poeng.
cxw-hint-score-none = Kast et { $set }; det er ingen merker igjen for det.
cxw-hint-enough = Se på det du har. Trenger du mer?
cxw-hint-end = Avslutt turen.

# Hvorfor ikke
problem-team-of-four = Lagspill trenger fire spillere.
problem-wrong-polygons = Det er ikke de 80 mangekantene.
problem-outside-tray = Alle mangekanter ligger i esken, ingen i hjørnene.
problem-flat-heap = Det er ingen haug: Mangekantene ligger knapt på hverandre.
problem-must-take = Ta minst én mangekant først.
problem-must-score = Samlingen din har et komplett sett: Lever det først.
problem-scoring-begun = Du leverer alt sett: Nå er det bare sett til turen er slutt.
problem-not-in-tray = Denne mangekanten er ikke lenger i esken.
problem-covered = En annen mangekant ligger over den. Bare det som er fritt, kan nås.
problem-four-taken = Du har tatt fire mangekanter; flere går ikke i én tur.
problem-handed-over = Du har gitt én videre: Ingenting mer tas i denne turen.
problem-no-match = Den har verken formen eller fargen til den du tok sist.
problem-no-partner = Du har ingen makker i dette spillet.
problem-nothing-taken = Du har ikke tatt noen mangekant ennå.
problem-handed-already = Du har alt gitt en mangekant videre i denne turen.
problem-not-held = Mangekanten du tok sist, er ikke lenger din.
problem-expert-swap = I ekspertspillet byttes det ikke.
problem-no-pair = Da må du nettopp ha tatt to like mangekanter etter hverandre.
problem-expert-only = Bare i ekspertspillet gis en mangekant bort.
problem-marker-used = Dette handlingsmerket har du alt brukt.
problem-one-marker = Bare ett handlingsmerke i hver tur.
problem-not-yours = En slik mangekant finnes ikke i samlingen din.
problem-not-theirs = En slik mangekant finnes ikke i den samlingen.
problem-not-another-player = Velg en annen spiller.
problem-not-complete = Dette settet er ikke komplett ennå.
problem-stack-empty = Det er ingen merker igjen i det hjørnet.
problem-choose-stack = Velg hjørnet du tar et merke fra.

# Regler
cxw-rules-aim = Målet
cxw-rules-aim-text = Saml mangekanter til sett på fire: alle former i én farge, eller alle farger av én form. Hvert sett gir et poengmerke. Men hver mangekant som er til overs til slutt, koster et poeng.
cxw-rules-setup = Oppsett
cxw-rules-setup-text = Fire former i fire farger, hver fem ganger: 80 mangekanter ligger i en ristet eske, på og over hverandre. I hvert hjørne ligger en stabel poengmerker i hjørnets farge: øverst 2, så 3, nederst 4. Alle har tre handlingsmerker. Hvem som begynner, trekkes eller velges.
cxw-rules-reach = Hva du kan nå
cxw-rules-reach-text = Du kan bare ta en mangekant hvis ingen annen ligger over noen del av den, sett ovenfra. Om de bare berører hverandre, gjør det ingenting.
cxw-rules-reach-example = Det som har omriss, kan nås. De andre må vente til de er frie.
cxw-rules-turn = Din tur
cxw-rules-turn-text = Ta én mangekant. Så, om du vil, en til med samme form eller farge som den du nettopp tok, og så videre, opptil fire. Hver må kunne nås når du tar den: Én du tar, kan frigjøre den neste.
cxw-rules-chain-right = Hver har formen eller fargen til den forrige.
cxw-rules-chain-wrong = Femkanten er grønn og følger en blå firkant: Ingenting stemmer. Bare den siste teller.
cxw-rules-must-text = Du må ta minst én. Alt du tar, går til samlingen din, som alle ser.
cxw-rules-sets = Sett
cxw-rules-sets-text = Etterpå leverer du. Så lenge samlingen din har et komplett sett, må du levere ett; det går ut av spillet.
cxw-rules-colour-set = Fargesett
cxw-rules-colour-set-text = Én farge, fire former. Det gir det øverste merket i hjørnet med denne fargen. Er hjørnet tomt, gir det ingenting.
cxw-rules-shape-set = Formsett
cxw-rules-shape-set-text = Én form, fire farger. Det gir det øverste merket i et hjørne du velger.
cxw-rules-overlap = To på én gang?
cxw-rules-overlap-text = Den rosa firkanten hører til begge settene, men du har den bare én gang. Velg hvilket sett du leverer; resten blir hos deg.
cxw-rules-markers = Poengmerker
cxw-rules-markers-text = De gir 2, 3 eller 4 poeng. Du har dem med baksiden opp: De andre ser hvor mange du har, ikke hvilke.
cxw-rules-actions = Handlingsmerker
cxw-rules-actions-text = Én gang i hver tur kan du bruke ett av dine tre, før, mellom eller etter at du tar, til du begynner å levere. Hvert bare én gang i spillet.
cxw-rules-remove-text = Ta en mangekant som kan nås, ut av spillet.
cxw-rules-swap-text = Bytt en av dine mangekanter mot en i en annen samling.
cxw-rules-steal-text = Ta en mangekant fra en annen samling.
cxw-rules-others-text = Blir et sett komplett hos en annen av dette, leveres det i deres neste tur.
cxw-rules-end = Slutten
cxw-rules-end-text = Når alle poengmerker er borte eller esken er tom, spilles runden ferdig, så alle har hatt like mange turer. Er merkene borte, må ingen ta mangekanter lenger, og sett gir ingenting.
cxw-rules-count-markers = Poengmerker
cxw-rules-count-unused = Hvert ubrukt handlingsmerke
cxw-rules-count-left = Hver mangekant til overs
cxw-rules-tie-text = Flest poeng vinner. Ved likhet avgjør færrest mangekanter til overs; er også det likt, deles seieren.
cxw-rules-team = I lag
cxw-rules-team-text = Fire spillere; makkere sitter overfor hverandre og legger sammen poengene. Når du er ferdig med å ta, kan du gi den siste mangekanten videre til makkerens samling, også om den er den eneste. Etterpå tar du ikke flere.
cxw-rules-expert = Ekspertspill
cxw-rules-expert-text = Det er ingen handlingsmerker. I stedet kan den som tar to like mangekanter rett etter hverandre, stjele en mangekant, gi bort en av sine eller fjerne en som kan nås. Så fortsetter turen fra den som ble tatt sist. En tredje lik er enda et par.
cxw-rules-both-text = Lag kan også spille ekspertspillet.
