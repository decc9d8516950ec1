# A table at home: what is entered of it
# The keys for yellow, red, blue and green
cre-letters = yrbg
cre-colour = Colour
cre-left = { $count ->
    [0] none left
   *[other] { $count } left
}
cre-free = Free: { $where }
cre-put = Put { $piece } here
cre-first = What is likely to come next stands here.
cre-then-right = Next: to the right
cre-then-down = Next: below
cre-type = Type it, for example { $example }, or tap it below
cre-no-such = Type the letter of a colour and a number from 1 to { $last }, such as { $example }.
cre-open-none = None. { $count } lie open beside the bag.
cre-no-tiles = You have entered no tiles of your own. Is your rack empty?
cre-opened = Who has opened?
cre-gone = Action tiles already played
cre-lone = What lies beside { $tiles }?
cre-short = What else lies beside { $tiles }?
cre-twice = There are only two of { $tile }.
cre-nobody = Tiles lie on the table, so somebody has opened. Say who.
