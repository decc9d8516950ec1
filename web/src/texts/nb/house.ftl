# Huset: alt som ikke gjelder ett enkelt spill.

# Overalt
skip-to-content = Hopp til innholdet
page-tools = Verktøy
go-home = Hjem
close = Lukk
loading = Et øyeblikk…
try-again = Prøv igjen
reload = Last siden på nytt
rules = Regler
rules-of = Regler: { $title }
rules-play = Spill
rules-right = Ja.
rules-wrong = Nei.
rules-show = Vis regelen
table = Bord

# Hjem
home-welcome = Slå deg ned. Alt ligger klart.
home-players = { $least } til { $most } spillere
home-more = Mer
learn-short = Lær det på 5 minutter
at-home = Bordet mitt hjemme
at-home-scores = Poengark
home-play = Spill
quick-opponents = Motspillere
quick-level = De spiller
quick-start = { $count ->
    [one] Spill mot én robot
   *[other] Spill mot { $count } roboter
}
ways = Hvordan vil du spille?
start-bots = Mot roboter
start-alone = Spill alene
start-device = Flere på én enhet
start-friends = Et bord for venner
level-random = På måfå
level-beginner = Veldig snilt
level-easy = Snilt
level-casual = Avslappet
level-normal = Godt
level-strong = Veldig godt
level-expert = Mesterlig
level-beginner-about = For det første spillet: De overser mye.
level-easy-about = Barn kan vinne mot dem.
level-casual-about = De spiller for moro skyld og overser litt av hvert.
level-normal-about = De spiller som gode spillere.
level-strong-about = De tenker framover og gir bort lite.
level-expert-about = De regner så langt de kan.
your-tables = Dine bord
your-tables-all = Vis alle { $count } bord
your-tables-none = Ingen ennå. Bord du setter deg ved, samles her, så du kan komme tilbake når som helst.
your-tables-running = I gang
your-tables-over = Ferdige
your-tables-forget = Fjern dette bordet ({ $title }) fra listen

# Et nytt bord
new-table = Nytt bord
new-table-of = Nytt bord: { $title }
seats = Hvem spiller?
seat-add = Legg til en plass
seat-remove = Fjern plass { $number }
seat-free = Ledig plass
seat-kind = Hvem sitter på plass { $number }?
seat-kind-device = På denne enheten
seat-kind-open = Via lenke
seat-kind-bot = Robot
seat-name = Navn på plass { $number }
seat-face = Ansikt på plass { $number }
seat-people = De som har spilt her før, til plass { $number }
seat-known = Har spilt her før
seat-forget = Glem { $name } på denne enheten
seat-done = Ferdig
seat-level = Slik spiller { $name }
seat-open-about = Den som åpner lenken først
options = Valg for spillet
options-more = Mer
hints-offer = Tips hvis du står fast
hints-offer-about = Du kan be om ett når det er din tur. Alle kan se at du gjorde det.
hints-offer-about-alone = Du kan be om ett når du vil.
hints-none = Uten tips
make-table-link = Opprett bordet
make-table-link-about = { $count ->
    [one] Du får en lenke å sende. Spillet begynner når den ledige plassen er tatt.
   *[other] Du får en lenke å sende. Spillet begynner når alle de { $count } ledige plassene er tatt.
}
make-table-start = Start spillet
make-table-start-about = Alle er her, så spillet starter med en gang.
name-player = Spiller { $number }
name-player-you = Spiller { $number } (du)
name-you = Du
name-bot = Robot { $number }
bot-names = Flint, Opal, Skifer, Jaspis, Agat, Mergel, Onyks, Kvarts

# Før spillet
your-name = Navnet ditt
take-seat = Ta plass
just-watch = Bare se på
waiting-title = { $count ->
    [0] Spillet begynner straks
    [one] Venter på én spiller til
   *[other] Venter på { $count } spillere til
}
waiting-about = Spillet begynner så snart alle er her. Du kan forlate siden og komme tilbake.
waiting-watching = Du ser på. Spillet begynner så snart alle er her.
invite-link = Lenke til dette bordet
invite-copy = Kopier lenken
invite-copied = Kopiert
invite-qr = QR-kode med lenken til dette bordet
invite-about = Send den til vennene dine, eller la dem skanne koden.

# Ved bordet
table-loading = På vei til bordet…
players = Spillere
plate-you = deg
plate-turn = har turen
plate-away = borte akkurat nå
your-turn = Din tur.
watching = Du ser på.
log = Logg
beside-table = Ved siden av bordet
log-empty = Ingenting ennå.
log-watchers = { $count ->
    [one] { $count } tilskuer
   *[other] { $count } tilskuere
}
describe = Beskriv bordet
describe-title = Bordet i ord
hint = Tips
hint-thinking = Leter etter et tips…
hint-show = Vis meg
hint-place = Vis stedet
hint-move = Vis trekket
hint-next = Neste
hint-only = Du kan bare gjøre én ting. { $move }
hint-whole = Det er hele trekket.
hint-do = Gjør det
hint-label = Tips
key-hint = Vis et tips, så trekket
tell-hint = { $name } brukte et tips.
connection-lost = Forbindelsen er brutt. Prøver igjen…
connection-back = Du er tilbake. Alt er som det var.
curtain-label = Teppe
curtain-title = { $name } er neste
curtain-about = Send enheten videre. Brikker og kort er skjult til neste spiller er klar.
curtain-open = Jeg er { $name }

# Etter spillet
over = Spillet er slutt
over-rematch = Spill igjen
over-board = Se på brettet
over-back-to-sheet = Tilbake til poengene
points = { $points } poeng
record = Lagre opptaket
replay = Reprise
replay-none = Ingen reprise her
replay-seat = Se som
replay-spectator = en tilskuer
replay-controls = Reprise
replay-slider = Steg i spillet
replay-position = Steg { $step } av { $steps }
replay-turn = Tur
replay-first = Til begynnelsen
replay-back = Ett steg tilbake
replay-play = Spill av
replay-pause = Pause
replay-step = Ett steg fram
replay-last = Til slutten

# Ingenting her
lost-title = Ingenting her
lost-about = Denne adressen fører ingen steder. Kanskje en bokstav falt av på veien.
no-table-title = Bordet finnes ikke
no-table-about = Det finnes ikke noe bord på denne adressen. Kanskje lenken er ufullstendig. Be om den en gang til.
deleted-title = Dette bordet er borte
no-game-title = Dette spillet finnes ikke her
rules-fault-title = Dette spillet kan ikke fortsette
version-title = Tilery er oppdatert
unloaded-title = Dette kunne ikke lastes inn
unloaded-about = En del av siden ble ikke lastet inn. Den kommer av seg selv når serveren er tilbake.

# Hvorfor noe ikke gikk
problem-cannot-undo = Det er ingenting i din egen tur som kan angres.
error-offline = Får ikke kontakt med serveren. Er du på nett?
error-malformed = Det forsto ikke serveren. Last siden på nytt og prøv igjen.
error-too-large = Det er for langt for én melding.
error-too-fast = Det var mye på én gang. Vent litt og prøv igjen.
error-many-tables = Svært mange bord er opprettet fra nettverket ditt det siste døgnet. Kom tilbake om noen timer, eller spør den som driver serveren (innstillingen tables_per_day).
error-much-stored = Svært mye er lagret fra nettverket ditt det siste døgnet. Kom tilbake om noen timer, eller spør den som driver serveren (innstillingen bytes_per_day).
error-version = Tilery er oppdatert. Last siden på nytt; bordet ditt er der fortsatt.
error-origin = Denne siden kommer fra en annen adresse enn serveren. Åpne Tilery på Tilerys egen adresse.
error-host = Denne serveren kjenner ikke adressen i nettleseren din. Spør den som driver den.
error-crowded = Serveren har for mye å gjøre nå. Prøv igjen senere.
error-no-table = Dette bordet finnes ikke.
error-deleted = Den som driver denne serveren, har slettet bordet og alle spillene der.
error-game-deleted = Den som driver denne serveren, har slettet dette spillet.
error-no-game = Denne serveren har ikke spillet som spilles ved dette bordet.
error-rules-fault = Det er en feil i reglene for dette spillet, så det kan ikke fortsette. Den som driver serveren, finner feilen i serverloggen.
error-not-your-seat = Denne plassen tilhører noen andre.
error-stale = Bordet har akkurat endret seg. Se en gang til, og spill så.
error-repeated = Noe ble blandet sammen. Last siden på nytt og prøv igjen.
error-not-started = Spillet har ikke begynt ennå.
error-unreadable = Det kan ikke serveren lese.
error-illegal = Det er ikke lov.
error-not-over = Spillet er ikke slutt ennå.
error-no-hints = Det er ingen tips ved dette bordet.
error-not-your-turn = Du kan be om et tips når det er din tur.
error-hint-failed = Fant ikke noe tips. Prøv igjen.
error-storage = Serveren kan ikke lagre noe akkurat nå. Ingenting er endret; prøv igjen om litt.
error-internal = Noe gikk galt på serveren. Ingenting er endret.
error-closing = Serveren starter på nytt. Den er straks tilbake.
error-bad-name = Et navn må ha 1 til 24 tegn.
error-no-seat = Denne plassen finnes ikke.
error-no-round = Et slikt spill er ikke spilt ved dette bordet.
error-not-found = Det er ingenting på denne adressen.
error-seat-taken = Noen var raskere: Plassen er tatt.
error-full = Alle plassene er tatt. Du kan se på.
error-unknown = Det kjenner ikke serveren til.
problem-over = Spillet er slutt.
problem-not-your-turn = Det er ikke din tur.
problem-not-due = Det kan du ikke gjøre akkurat nå.
problem-no-such-seat = Ingen sitter på den plassen.

settings = Innstillinger
