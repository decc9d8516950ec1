# Das Haus: alles, was nicht ein einzelnes Spiel betrifft.

# Überall
skip-to-content = Zum Inhalt springen
page-tools = Seite
go-home = Startseite
close = Schließen
loading = Einen Moment…
try-again = Noch einmal versuchen
reload = Seite neu laden
rules = Regeln
rules-of = Regeln: { $title }
rules-play = Spielen
rules-right = Ja.
rules-wrong = Nein.
rules-show = Regel zeigen
table = Tisch

# Startseite
home-welcome = Nimm Platz. Es liegt alles bereit.
home-players = { $least } bis { $most } Personen
home-more = Mehr
learn-short = In 5 Minuten lernen
at-home = Mein Tisch zu Hause
at-home-scores = Punktezettel
home-play = Spielen
quick-opponents = Gegner
quick-level = Sie spielen
quick-start = { $count ->
    [one] Gegen einen Bot spielen
   *[other] Gegen { $count } Bots spielen
}
ways = Wie möchtest du spielen?
start-bots = Gegen Bots
start-alone = Allein spielen
start-device = Mehrere an einem Gerät
start-friends = Ein Tisch für Freunde
level-random = Planlos
level-beginner = Sehr sanft
level-easy = Sanft
level-casual = Locker
level-normal = Gut
level-strong = Sehr gut
level-expert = Meisterhaft
level-beginner-about = Für das erste Spiel: Sie übersehen viel.
level-easy-about = Gegen sie können Kinder gewinnen.
level-casual-about = Sie spielen zum Spaß und übersehen manches.
level-normal-about = Sie spielen wie gute Spieler.
level-strong-about = Sie denken voraus und verschenken wenig.
level-expert-about = Sie rechnen so weit, wie sie können.
your-tables = Deine Tische
your-tables-all = Alle { $count } Tische zeigen
your-tables-none = Noch keine. Tische, an denen du sitzt, findest du hier wieder und kannst jederzeit weiterspielen.
your-tables-running = Läuft noch
your-tables-over = Beendet
your-tables-forget = Diesen Tisch ({ $title }) aus der Liste nehmen

# Ein neuer Tisch
new-table = Neuer Tisch
new-table-of = Neuer Tisch: { $title }
seats = Wer spielt mit?
seat-add = Noch ein Platz
seat-remove = Platz { $number } entfernen
seat-free = Freier Platz
seat-kind = Wer sitzt auf Platz { $number }?
seat-kind-device = An diesem Gerät
seat-kind-open = Per Link
seat-kind-bot = Bot
seat-name = Name auf Platz { $number }
seat-face = Gesicht auf Platz { $number }
seat-people = Wer hier schon gespielt hat, für Platz { $number }
seat-known = Wer hier schon gespielt hat
seat-forget = { $name } auf diesem Gerät vergessen
seat-done = Fertig
seat-level = Wie { $name } spielt
seat-open-about = Wer den Link zuerst öffnet
options = Was soll gelten?
options-more = Mehr
hints-offer = Tipps, wenn du nicht weiterweißt
hints-offer-about = Wenn du am Zug bist, kannst du dir einen holen. Alle sehen das.
hints-offer-about-alone = Du kannst dir jederzeit einen holen.
hints-none = Ohne Tipps
make-table-link = Tisch eröffnen
make-table-link-about = { $count ->
    [one] Du bekommst einen Link zum Verschicken. Es geht los, sobald der freie Platz besetzt ist.
   *[other] Du bekommst einen Link zum Verschicken. Es geht los, sobald alle { $count } freien Plätze besetzt sind.
}
make-table-start = Spiel beginnen
make-table-start-about = Alle sind da, also geht es gleich los.
name-player = Spieler { $number }
name-player-you = Spieler { $number } (du)
name-you = Du
name-bot = Bot { $number }
bot-names = Kiesel, Opal, Schiefer, Jaspis, Achat, Mergel, Onyx, Quarz

# Vor dem Spiel
your-name = Dein Name
take-seat = Platz nehmen
just-watch = Nur zuschauen
waiting-title = { $count ->
    [0] Gleich geht es los
    [one] Eine Person fehlt noch
   *[other] { $count } Personen fehlen noch
}
waiting-about = Es geht los, sobald alle da sind. Du kannst die Seite verlassen und wiederkommen.
waiting-watching = Du schaust zu. Es geht los, sobald alle da sind.
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-about = Schick ihn deinen Freunden oder lass sie den Code scannen.

# Am Tisch
table-loading = Auf dem Weg zum Tisch…
players = Am Tisch
plate-you = du
plate-turn = am Zug
plate-away = gerade nicht da
your-turn = Du bist am Zug.
watching = Du schaust zu.
log = Verlauf
beside-table = Neben dem Tisch
log-empty = Noch nichts.
log-watchers = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
describe = Den Tisch beschreiben
describe-title = Der Tisch in Worten
hint = Tipp
hint-thinking = Ein Tipp wird gesucht…
hint-show = Zeig es mir
hint-place = Zeig die Stelle
hint-move = Zeig den Zug
hint-next = Weiter
hint-only = Du kannst nur eines tun. { $move }
hint-whole = Das ist der ganze Zug.
hint-do = Mach das
hint-label = Tipp
key-hint = Einen Tipp zeigen, dann den Zug
tell-hint = { $name } hat sich einen Tipp geholt.
connection-lost = Die Verbindung ist weg. Neuer Versuch…
connection-back = Du bist wieder da. Alles ist, wie es war.
curtain-label = Vorhang
curtain-title = { $name } ist am Zug
curtain-about = Gib das Gerät weiter. So lange bleibt alles verdeckt.
curtain-open = Ich bin { $name }

# Nach dem Spiel
over = Das Spiel ist zu Ende
over-rematch = Noch einmal spielen
over-board = Spielfeld ansehen
over-back-to-sheet = Zurück zur Wertung
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
record = Aufzeichnung speichern
replay = Wiederholung
replay-none = Hier gibt es keine Wiederholung
replay-seat = Sicht von
replay-spectator = Zuschauern
replay-controls = Wiederholung
replay-slider = Stelle in der Partie
replay-position = Schritt { $step } von { $steps }
replay-turn = Zug
replay-first = An den Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Einen Schritt weiter
replay-last = Ans Ende

# Hier ist nichts
lost-title = Hier ist nichts
lost-about = Diese Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Buchstabe verloren.
no-table-title = Diesen Tisch gibt es nicht
no-table-about = Unter dieser Adresse steht kein Tisch. Vielleicht ist der Link unvollständig; lass ihn dir noch einmal schicken.
deleted-title = Diesen Tisch gibt es nicht mehr
no-game-title = Dieses Spiel gibt es hier nicht
rules-fault-title = Dieses Spiel kann nicht weitergehen
version-title = Tilery wurde aktualisiert
unloaded-title = Konnte nicht geladen werden
unloaded-about = Ein Teil der Seite wurde nicht geladen. Er kommt von selbst, sobald der Server wieder da ist.

# Warum etwas nicht ging
problem-cannot-undo = In deinem Zug gibt es nichts rückgängig zu machen.
error-offline = Der Server ist nicht zu erreichen. Bist du mit dem Internet verbunden?
error-malformed = Der Server hat das nicht verstanden. Lade die Seite neu und versuch es noch einmal.
error-too-large = Das ist zu lang für eine Nachricht.
error-too-fast = Das war viel auf einmal. Warte kurz und versuch es noch einmal.
error-many-tables = Aus deinem Netz wurden in den letzten 24 Stunden sehr viele Tische eröffnet. Komm in ein paar Stunden wieder, oder frag die Person, die diesen Server betreibt (Einstellung tables_per_day).
error-much-stored = Aus deinem Netz wurde in den letzten 24 Stunden sehr viel gespeichert. Komm in ein paar Stunden wieder, oder frag die Person, die diesen Server betreibt (Einstellung bytes_per_day).
error-version = Tilery wurde aktualisiert. Lade die Seite neu; dein Tisch bleibt erhalten.
error-origin = Diese Seite kommt von einer anderen Adresse als der Server. Öffne Tilery unter seiner eigenen Adresse.
error-host = Dieser Server kennt die Adresse in deinem Browser nicht. Frag die Person, die ihn betreibt.
error-crowded = Der Server hat gerade zu viel zu tun. Versuch es später noch einmal.
error-no-table = Diesen Tisch gibt es nicht.
error-deleted = Wer diesen Server betreibt, hat diesen Tisch mit allen Partien gelöscht.
error-game-deleted = Wer diesen Server betreibt, hat diese Partie gelöscht.
error-no-game = Dieser Server hat das Spiel nicht, das an diesem Tisch gespielt wird.
error-rules-fault = In den Regeln dieses Spiels ist ein Fehler, deshalb geht es nicht weiter. Wer den Server betreibt, findet ihn in dessen Protokoll.
error-not-your-seat = Dieser Platz gehört jemand anderem.
error-stale = Am Tisch hat sich gerade etwas geändert. Schau noch einmal hin und spiel dann.
error-repeated = Da ist etwas durcheinandergeraten. Lade die Seite neu und versuch es noch einmal.
error-not-started = Das Spiel hat noch nicht begonnen.
error-unreadable = Das kann der Server nicht lesen.
error-illegal = Das ist nicht erlaubt.
error-not-over = Das Spiel läuft noch.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-not-your-turn = Einen Tipp bekommst du, wenn du am Zug bist.
error-hint-failed = Es ließ sich kein Tipp finden. Versuch es noch einmal.
error-storage = Der Server kann gerade nichts speichern. Nichts wurde verändert; versuch es bald noch einmal.
error-internal = Auf dem Server ging etwas schief. Nichts wurde verändert.
error-closing = Der Server wird neu gestartet. Er ist gleich wieder da.
error-bad-name = Ein Name braucht 1 bis 24 Zeichen.
error-no-seat = Diesen Platz gibt es nicht.
error-no-round = Diese Partie gab es an diesem Tisch nicht.
error-not-found = Unter dieser Adresse ist nichts.
error-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
error-full = Alle Plätze sind besetzt. Du kannst zuschauen.
error-unknown = Das kennt der Server nicht.
problem-over = Das Spiel ist zu Ende.
problem-not-your-turn = Du bist nicht am Zug.
problem-not-due = Das geht gerade nicht.
problem-no-such-seat = Dort sitzt niemand.

settings = Einstellungen
