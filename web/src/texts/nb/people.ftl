# Folk: navn og ansikter, invitasjoner, åpne bord, egne bord, andre enheter.

# Du
you = Du
me = Dine spill
you-open = Ansikt og andre enheter
you-faces = Ansikter å velge mellom
you-face = Ansikt { $number }
you-face-chosen = Ansikt { $number } er ditt.
you-other-faces = Andre ansikter

# En annen enhet
device = En annen enhet
device-title = Fortsette her?
device-about = Denne enheten overtar navnet, ansiktet og plassene fra enheten der lenken ble laget.
device-go-on = Fortsett her
device-you = Du er { $name } her også
device-here = Du er her også
device-tables = { $count ->
    [0] Ingen bord ble med.
    [one] Ett bord ble med.
   *[other] { $count } bord ble med.
}
device-home = Til bordene dine
device-none = Lenken er ufullstendig

# Invitasjoner
invite-renew = Lag ny lenke
invite-renew-about = Den gamle lenken slutter å virke.
invite-renewed = Her er den nye lenken. Ingen kan sette seg med den gamle lenger.
join = Invitasjon
join-lost-title = En gammel invitasjon

# Åpne bord
lobby = Åpne bord
lobby-about = Alle kan finne disse bordene. Sett deg der det er en ledig plass, eller bare se på.
lobby-waiting = En plass er ledig
lobby-running = Spill du kan se på
lobby-none-waiting = Ingen venter akkurat nå. Opprett et bord som alle kan finne.
lobby-none-running = Ingen åpne spill er i gang akkurat nå.
lobby-make = Velg et spill
lobby-free = { $count ->
    [one] { $count } ledig plass
   *[other] { $count } ledige plasser
}
lobby-plays = I gang
lobby-sit = Sett deg
lobby-watch = Se på
public-offer = Alle kan finne dette bordet
public-offer-about = Det står i listen over åpne bord, der alle kan ta en ledig plass eller se på.
public-table = Dette bordet er åpent: Alle kan finne det.

# Egne bord
my-table-turn = Din tur
my-table-waiting = Venter på spillere
my-turns = { $count ->
    [one] Din tur ved ett bord
   *[other] Din tur ved { $count } bord
}

# Hvorfor noe ikke ble gjort
error-not-invited = Du trenger en invitasjon for å sette deg her. Be en av spillerne om lenken.
error-no-invite = Denne invitasjonen gjelder ikke lenger. Be om den nye lenken.
error-no-pass = Denne lenken er trukket tilbake, eller den er ufullstendig. Lag en ny på den andre enheten din.
error-old-pass = Denne lenken er for gammel. Lag en ny på den andre enheten din.
error-used-pass = Denne lenken er allerede åpnet på så mange enheter som tillatt. Lag en ny på den andre enheten din.
error-withdrawn = Lenken som koblet til denne enheten, er trukket tilbake. Du kan fortsatt se på.
