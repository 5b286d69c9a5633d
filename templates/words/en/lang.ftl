# Texts that cannot be read: YAML and phrases.

lang-a-text = a text
lang-a-list = a list
lang-a-map = a map
lang-too-large = the file has { $size } KB; a game or regulations file has at most { $most } KB
lang-nul = the file holds a NUL byte, so it is not a text file
lang-nul-help = save it as plain UTF-8 text
lang-empty = the file is empty
lang-repeated-key = the key `{ $key }` is written twice
lang-repeated-key-help = keep one of the two; the first is used here
lang-second-time = second time
lang-not-yaml = this is not valid YAML: { $reason }
lang-yaml-limit = it is nested too deeply, or says too much by reference
lang-yaml-other = this cannot be read
lang-yaml-tab = this line is indented with a tab
lang-yaml-tab-help = indent with spaces
lang-yaml-bracket = this `{ $mark }` is never closed
lang-yaml-bracket-help = add the missing `{ $closing }`
lang-yaml-quote = this quote `{ $mark }` is never closed
lang-yaml-quote-help = close the text with the same quote, or write it without quotes
lang-yaml-glued = a space is missing after `{ $key }:`
lang-yaml-glued-help = write `{ $line }`
lang-yaml-no-colon = a colon is missing after `{ $key }`
lang-yaml-no-colon-help = write `{ $line }`
lang-yaml-too-far = this line is indented as if it were a part of the one above
lang-yaml-too-far-help = begin it in the same column as `{ $before }`
lang-yaml-column =
    { $indent ->
        [one] this line is indented by 1 space, and no line above it is
       *[other] this line is indented by { $indent } spaces, and no line above it is
    }
lang-yaml-column-help =
    { $indent ->
        [0] lines that belong together begin in the same column; the nearest begins at the margin
        [one] lines that belong together begin in the same column; the nearest is indented by 1 space
       *[other] lines that belong together begin in the same column; the nearest is indented by { $indent } spaces
    }
lang-yaml-symbol = a text cannot begin with `{ $mark }`
lang-yaml-colon-in-text = a text cannot contain a colon followed by a space
lang-yaml-colon-in-text-help = put texts that contain `: `, `#` or begin with a symbol between quotes
lang-yaml-end-help = write each way to end below `end:`, on a line of its own: `  - { $line }`
lang-said-here = here one says `{ $words }`
lang-odd-space = here is a space that is no plain space
lang-odd-space-help = delete it and type a space; it comes with copied texts
lang-provided-if = after `provided` comes the condition itself, without `if`
lang-or-action = each way to play has its own line: write the two on lines of their own, each beginning with `- `
lang-third-action = a move has at most two choices; for one more write `, then …`, a step of its own
lang-place-many = one piece is placed at a time; for two write `place own on empty, twice`
lang-beyond-chance-words = dice, die, roll, random, randomly, card, cards, deck, shuffle, coin
lang-beyond-chance = the language has no chance in it: no dice, no cards, nothing at random
lang-beyond-hidden-words = hide, hides, hiding, hidden, secret, secretly, reveal, conceal
lang-beyond-hidden = the language hides nothing: everything lies open on the board
lang-beyond-stacks-words = stack, stacks, stacked, stacking, tower, towers, pile, piles, height
lang-beyond-stacks = pieces do not stack: a cell holds one piece or none
lang-beyond-players-words = team, teams, partner, third-player
lang-beyond-players = two sides play, one against the other
lang-line-long = this line has { $length } characters; a line has at most { $most }
lang-line-deep = this line begins with { $spaces } spaces; { $most } is the most
lang-line-help = break it into shorter lines, in line with their neighbours
lang-too-long = a phrase has at most { $most } characters, this one has { $length }
lang-too-long-help = give names to cells under `zones` and to longer sets under `sets`
lang-in-a-row = more than { $most } words such as `not` and `in` follow one another
lang-in-a-row-help = two `not` cancel each other
lang-nested = parentheses are nested more than { $most } deep
lang-nested-help = give a name to a part of the phrase under `sets`
lang-early = { $what } stops too early
lang-expected-after = expected { $expected } after this
lang-does-not-fit = `{ $word }` does not fit here in { $what }
lang-expected = expected { $expected }
lang-more = more
lang-end-of-phrase = the end of the phrase
lang-another-word = another word
lang-this-turn = this line of `turn`
lang-like-turn = a line of `turn` reads like `place own on empty` or `move own to empty ahead of it`
lang-this-condition = this condition of `end`
lang-like-condition = a condition reads like `own in last row`, `no empty` or `no move`
lang-this-result = this result of `end`
lang-like-result = a result reads like `mover wins`, `next loses`, `draw` or `higher score wins`
lang-this-number = this number
lang-like-number = a number reads like `own`, `own + 3` or `largest group of own`
lang-this-board = this board
lang-like-board = a board reads like `square 7x7`, `hexagon 5`, `points 9x9` or `rhombus 11`
lang-this-supply = this supply of pieces
lang-like-supply = a supply reads like `14 each`, `8 shared`, `28 of white` or `9 each placed once`
lang-this-claim = this claim
lang-like-claim = a claim reads like `white to move`, `can play d4, e5`, `c1 wins at once` or `score is 21 to 18`
lang-this-set = this set of cells
lang-like-set = a set reads like `empty`, `own in row 1`, `rows 1-2` or `d4 d5 e4 e5`
lang-name-of-cells = the name of cells
lang-a-piece = a piece
lang-a-number = a number
lang-an-owner = `each`, `shared` or `of` a side
lang-a-set = a set of cells
lang-a-condition = a condition
lang-a-direction = a direction
lang-a-column = a column
lang-an-action = an action (`place`, `move`, `shift`, `jump`, `fly`, `turn`, `replace`, `remove`, `sow`, `pass`)
lang-a-clause = a clause (`if`, `provided`, `removing`, `again`, …)
lang-a-verdict = a verdict (`mover wins`, `next loses`, `draw`, `higher score wins`)
lang-wins-or-loses = `wins` or `loses`
lang-a-move = a move
lang-typographic = `{ $mark }` is a typographic quote, a letter like any other; use straight quotes `"`, or none
lang-second-action = `place` or `remove`
lang-second-action-help = the second choice of a move is `place` or `remove`; for another, write `, then { $action } …`, a step of its own; several pieces in a line move at once with `shift run of 2 to 3 own to empty`
lang-a-supply = a number, or { lang-an-owner }
lang-who-wins = say who, as in `mover wins` or `next loses`
lang-direction-of-what = of what? A direction is said of a piece or a cell: here `{ $words }`
lang-direction-after-to = the direction belongs to the cells moved to: `{ $words }`
lang-cells-one-by-one = cells stand one after the other, as in `a1 a2 a3`; whole lines are `column a`, `row 1` or `rows 1-2`
lang-remove-many = one piece is removed at a time; for two write `remove own, twice`
lang-leave-out = leave out `{ $word }`
lang-line-or-more = a longer line counts too: leave out `or more`
lang-side-of-board = `{ $word }` is a direction; the cells at a side of the board are named `column a`, `top`, `bottom` or by a zone of your own
lang-a-family = a family of boards (`square`, `hexagon`, `points`, …)
