cxw-hint-tray = Keresd a tálcán: { $kind }.
cxw-hint-take = Vedd el: { $kind }.
cxw-hint-remove = Távolítsd el a tálcáról: { $kind }.
cxw-hint-other = Nézd meg { $name } gyűjteményét.
cxw-hint-swap = Cserélj { $name } gyűjteményéből: { $mine } helyett { $theirs }.
cxw-hint-steal = Lopj { $name } gyűjteményéből: { $kind }.
cxw-hint-own = Nézd meg a gyűjteményedben: { $kind }.
cxw-hint-give = Add oda: { $kind }. { $name } kapja.
cxw-hint-hand = Add át: { $kind }. { $name } kapja, a társad.
cxw-hint-collection = Nézd meg a gyűjteményedet: teljes egy szett.
cxw-hint-score = Váltsd be: { $set }, { $points } pont.
cxw-hint-score-from = Váltsd be: { $set }. Jelző: { $corner }, { $points } pont.
cxw-hint-score-none = Dobd el: { $set }. Már nincs hozzá jelző.
cxw-hint-enough = Nézd meg, mid van. Kell még?
cxw-hint-end = Fejezd be a lépésedet.
cxw-hint-almost = Egyetlen sokszög hiányzik ehhez: { $set }.
cxw-hint-grows = Ezt bővítheted: { $set }.
cxw-hint-in-reach = Szabadon van, ami ehhez kell: { $set }.
cxw-hint-theirs = Nézd meg { $name } sokszögét: { $kind }.
cxw-hint-corner = Nézd meg ezt a jelzőt: { $corner }.
cxw-why-most = Minden más választás kevesebbet ér.
cxw-why-completes = Teljes lesz: { $set }.
cxw-why-closer = Már { $have } a 4-ből: { $set }.
cxw-why-denies = { $name } szettjéhez csak ez hiányzik.
cxw-why-breaks = { $name } szettjéhez kell.
cxw-why-frees = Felszabadul: { $list }.
cxw-why-spare = Nálad { $count } × { $kind } van.
cxw-why-sheds = Minden megmaradó sokszög egy pontba kerül.
cxw-why-none-completes = Hiába veszel el még többet, nem lesz teljes szett.
cxw-why-may-complete = Még ebben a lépésben teljes lehet: { $set }.
cxw-why-goes-on = { $count ->
    [one] Utána még egy sokszöggel folytathatod.
   *[other] Utána { $count } sokszöggel folytathatod.
}
cxw-why-only = Ebből nincs több szabad: { $kind }.
cxw-why-two-sets = Így két szett is meglehet ebben a lépésben.
cxw-why-keeps = Megmarad 3 a 4-ből: { $set }.
