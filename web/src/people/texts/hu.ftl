# A lap önmagunkról
you-about = Ebben a böngészőben marad, és az asztalodnál mindenki látja. Nincs fiók, nincs jelszó.
nameless = A neved a játszmáidban
nameless-about = Törölheted a nevedet és az arcodat az asztalaidnál játszott összes játszmából.
nameless-none = Ebből a böngészőből egyik asztalnál sem ülsz, így nincs mit törölni.
nameless-ask = Törlöm a nevemet és az arcomat
nameless-title = Törlöd a nevedet és az arcodat?
nameless-what = { $count ->
    [one] Az asztalodnál a neved helyett mindenki azt látja majd: „1. játékos” vagy „2. játékos”, arc nélkül, a folyó játszmában, a könyvtárban és a lejegyzett játszmákban is. A neved alapján többé senki sem találja meg ezeket a játszmákat.
   *[other] Az asztalaidnál (összesen { $count }) a neved helyett mindenki azt látja majd: „1. játékos” vagy „2. játékos”, arc nélkül, a folyó játszmákban, a könyvtárban és a lejegyzett játszmákban is. A neved alapján többé senki sem találja meg ezeket a játszmákat.
}
nameless-stays = A lépéseid, az eredmények és a helyeid megmaradnak, és azok a lejegyzett játszmák is, amelyeket valaki már elmentett. Ha mások is játszottak ezen az eszközön, ezeknél az asztaloknál az ő nevük is eltűnik.
nameless-here = Ebben a böngészőben megmarad a neved és az arcod. Új asztaloknál a többiek újra látják majd.
nameless-for-good = Ezt nem lehet visszavonni.
nameless-do = Törlöm
nameless-keep = Maradjon minden így
nameless-done = { $count ->
    [one] Kész. A helyeden már nincs név és nincs arc.
   *[other] Kész. A helyeiden (összesen { $count }) már nincs név és nincs arc.
}
devices = Folytatás másik eszközön
devices-about = Egy link vagy kód magával viszi a nevedet, az arcodat és a helyeidet. Bármikor visszavonhatod.
pass-make = Link készítése
pass-link = Link a másik eszközödre
pass-qr = QR-kód a másik eszközödre szóló linkkel
pass-about = Csak neked szól: aki megnyitja, a te helyedre ül. { $minutes } percig nyitható meg, több eszközön is. Ezek addig tartják meg a helyeidet, amíg vissza nem vonod a linket, vagy le nem jár.
passes = Linkek, amelyeket készítettél
pass-made = Készült: { $ago }
pass-tables = { $count ->
    [0] Csak név és arc
    [one] { $count } asztal
   *[other] { $count } asztal
}
pass-withdraw = Visszavonás
pass-withdrawn = Visszavonva. Azok az eszközök mostantól csak nézhetnek.
