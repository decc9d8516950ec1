# Arket om en selv
you-about = Lagres i denne nettleseren og vises for alle ved bordet ditt. Ingen konto, ikke noe passord.
nameless = Navnet ditt i spillene dine
nameless-about = Du kan fjerne navnet og ansiktet ditt fra alle spillene ved bordene dine.
nameless-none = Denne nettleseren har ingen plass ved noe bord, så det er ingenting å fjerne.
nameless-ask = Fjern navnet og ansiktet mitt
nameless-title = Fjerne navnet og ansiktet ditt?
nameless-what = { $count ->
    [one] Ved bordet ditt ser alle «Spiller 1» eller «Spiller 2» i stedet for navnet ditt, og ikke noe ansikt: i et spill som pågår, i biblioteket og i opptak. Ingen kan lenger finne disse spillene med navnet ditt.
   *[other] Ved de { $count } bordene dine ser alle «Spiller 1» eller «Spiller 2» i stedet for navnet ditt, og ikke noe ansikt: i spill som pågår, i biblioteket og i opptak. Ingen kan lenger finne disse spillene med navnet ditt.
}
nameless-stays = Trekkene, resultatene og plassene dine blir værende. Det gjør også opptak som noen allerede har lagret. Har andre spilt på denne enheten, forsvinner navnene deres ved disse bordene også.
nameless-here = I denne nettleseren beholder du navnet og ansiktet. Ved nye bord ser de andre dem igjen.
nameless-for-good = Dette kan ikke angres.
nameless-do = Fjern
nameless-keep = La alt være som det er
nameless-done = { $count ->
    [one] Ferdig. Det er ikke lenger noe navn eller ansikt på plassen din.
   *[other] Ferdig. Det er ikke lenger noe navn eller ansikt på de { $count } plassene dine.
}
devices = Fortsett på en annen enhet
devices-about = En lenke eller kode tar med navnet, ansiktet og plassene dine. Du kan trekke den tilbake når som helst.
pass-make = Lag en lenke
pass-link = Lenke til den andre enheten din
pass-qr = QR-kode med lenken til den andre enheten din
pass-about = Bare for deg: Den som åpner den, sitter på plassen din. Den kan åpnes i { $minutes } minutter, på flere enheter. De beholder plassene dine til du trekker lenken tilbake eller den blir for gammel.
passes = Lenker du har laget
pass-made = Lenke laget { $ago }
pass-tables = { $count ->
    [0] Bare navn og ansikt
    [one] { $count } bord
   *[other] { $count } bord
}
pass-withdraw = Trekk tilbake
pass-withdrawn = Trukket tilbake. De enhetene kan bare se på nå.
