# What somebody tends to overlook
crossrummy-habit-out = You overlook that you can lay your last tiles.
crossrummy-habit-open = You wait too long to open.
crossrummy-habit-lay = You overlook tiles that you could lay.
crossrummy-habit-take = You overlook open tiles that make a set or a run.
crossrummy-habit-pair = You overlook open tiles that go with yours.
crossrummy-habit-draw = You don’t see when it is better to draw.
crossrummy-habit-action = You forget your action tiles.
crossrummy-habit-give = You give away the wrong tiles.
