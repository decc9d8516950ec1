# Robotok, amelyek valaki más programjai.

guest-legend = Vendégrobot
guest-none = Nincs
guest-about = Egy program, amelyet valaki más írt. Az egyik robot helyett játszik.
error-no-bot = Ez a robot most nem tud leülni az asztalodhoz. Elment, már sok asztalnál játszik, vagy itt ül már. Válassz másikat.
