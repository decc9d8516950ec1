# Amit valaki gyakran nem vesz észre
crossrummy-habit-out = Nem veszed észre, hogy lerakhatod az utolsó köveidet.
crossrummy-habit-open = Túl sokáig vársz a nyitással.
crossrummy-habit-lay = Nem veszed észre a köveket, amelyeket lerakhatnál.
crossrummy-habit-take = Nem veszed észre azokat a nyitott köveket, amelyekkel szett vagy sorozat lenne.
crossrummy-habit-pair = Nem veszed észre a nyitott köveket, amelyek illenek a tieidhez.
crossrummy-habit-draw = Nem veszed észre, mikor jobb húzni.
crossrummy-habit-action = Elfeledkezel az akcióköveidről.
crossrummy-habit-give = Nem a megfelelő köveket adod oda.
