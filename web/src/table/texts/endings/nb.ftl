# Slutten på et spill.
end-you-won = { $points ->
    [none] Du vinner!
   *[other] Du vinner med { $points } poeng!
}
end-team-won = { $points ->
    [none] Laget ditt vinner!
   *[other] Laget ditt vinner med { $points } poeng!
}
end-teams-shared = { $points ->
    [none] Begge lag vinner!
   *[other] Begge lag vinner med { $points } poeng!
}
end-team-place = { $place ->
    [2] Laget ditt ble nummer to
   *[other] Laget ditt ble nummer tre
}{ $points ->
    [none] { "" }
   *[other] { " " }med { $points } poeng
}
end-shared-won-you = { $points ->
    [none] Du og { $names } deler seieren!
   *[other] Du og { $names } deler seieren med { $points } poeng!
}
end-name-won = { $points ->
    [none] { $names } vinner!
   *[other] { $names } vinner med { $points } poeng!
}
end-names-won = { $points ->
    [none] { $names } vinner sammen!
   *[other] { $names } vinner med { $points } poeng!
}
end-shared-won = { $points ->
    [none] { $names } deler seieren!
   *[other] { $names } deler seieren med { $points } poeng!
}
end-place = { $place ->
    [2] Andreplass
    [3] Tredjeplass
    [4] Fjerdeplass
   *[other] Femteplass
}{ $points ->
    [none] { "" }
   *[other] { " " }med { $points } poeng
}
end-place-shared = { $place ->
    [2] Delt andreplass
    [3] Delt tredjeplass
   *[other] Delt fjerdeplass
}{ $points ->
    [none] { "" }
   *[other] { " " }med { $points } poeng
}
end-lost-alone = Ikke denne gangen
end-lost-name = Ikke denne gangen, { $name }
end-nobody = Ingen vinner denne gangen
end-line-alone = Ingen spill er like. Kanskje går det neste gang.
end-line-win = Flott spilt.
end-line-close-win = { $gap ->
    [one] Det var jevnt: ett poeng foran { $names }.
   *[other] Det var jevnt: { $gap } poeng foran { $names }.
}
end-line-close = { $gap ->
    [one] Så nær: Det manglet bare ett poeng.
   *[other] Så nær: Det manglet bare { $gap } poeng.
}
end-line-lost-0 = Et godt spill. Det neste kan bli ditt.
end-line-lost-1 = Godt spilt, helt til slutt.
end-line-lost-2 = Du gjorde det spennende. En gang til?
end-line-far-0 = Det gikk ikke din vei denne gangen. Neste spill begynner på null.
end-line-far-1 = Dette glapp. Et forsøk til?
end-line-others = Godt spilt, { $names }.
end-figure = { $name } { $figure }
end-curve-points = Poeng
end-curve = { $title }: { $list }
end-curve-turn = Tur { $number }
end-curve-round = Runde { $number }
end-best = Beste tur
end-by = { $name }: { $what }
end-turning = Vendepunkt
end-turning-turn = Fra tur { $number } leder { $name } helt til slutt.
end-turning-round = Fra runde { $number } leder { $name } helt til slutt.
end-turning-team = { $names } tar ledelsen og beholder den.
end-see = Se det igjen
end-hints = Tips
end-hints-none = Ingen brukte tips.

# Hva robotene sier til slutt: glade når de vant, vennlige når de tapte.
bot-flint-glad = En gnist av flaks.
bot-flint-kind = Godt spilt.
bot-opal-glad = Jeg koste meg i hver eneste tur.
bot-opal-kind = For et fargerikt spill.
bot-slate-glad = Notert. Takk for spillet.
bot-slate-kind = Det skriver jeg ned.
bot-jasper-glad = Det var gøy. En gang til?
bot-jasper-kind = Så gøy. Jeg vil spille mer.
bot-agate-glad = Tålmodigheten lønte seg.
bot-agate-kind = Det kommer jeg til å tenke lenge på.
bot-marl-glad = Selv myk stein vinner iblant.
bot-marl-kind = Der smuldret jeg litt.
bot-onyx-glad = Natten var på min side.
bot-onyx-kind = Det så jeg ikke komme.
bot-quartz-glad = Tikk, takk. Godt spill.
bot-quartz-kind = Godt timet. Godt spill.

# A step up or down, after a few games against bots
level-up = Du vinner som regel. Ett hakk opp spiller robotene slik: { $level }.
level-down = Disse robotene er vanskelige å slå. Ett hakk ned spiller de slik: { $level }.
level-try = Prøv
