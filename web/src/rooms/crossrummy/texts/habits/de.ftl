# Was jemand oft übersieht
crossrummy-habit-out = Du übersiehst, dass du deine letzten Steine legen kannst.
crossrummy-habit-open = Du wartest zu lange mit dem Eröffnen.
crossrummy-habit-lay = Du übersiehst Steine, die du legen könntest.
crossrummy-habit-take = Du übersiehst offene Steine, mit denen du einen Satz oder eine Folge hast.
crossrummy-habit-pair = Du übersiehst offene Steine, die zu deinen passen.
crossrummy-habit-draw = Du siehst nicht, wann Ziehen besser ist.
crossrummy-habit-action = Du vergisst deine Aktionssteine.
crossrummy-habit-give = Du gibst die falschen Steine ab.
