# Bots that are programs of somebody else.

guest-legend = Guest bot
guest-none = None
guest-about = A program that somebody else has written. It plays in place of one of the bots.
error-no-bot = This bot can’t sit down at your table now. It has left, is busy at other tables, or sits here already. Choose another one.
