# Rule sheets, booklets, boards and puzzles on paper.

sheets-list = { $list }

# What is needed.
sheets-board-square = A square board of { $columns } by { $rows } cells.
sheets-board-oblong = A board of { $columns } by { $rows } square cells.
sheets-board-points = A board of { $columns } by { $rows } lines; play is on the intersections.
sheets-board-hexagon = A hexagonal board with { $side } cells a side.
sheets-board-rhombus = A rhombus of { $columns } by { $rows } hexagonal cells.
sheets-board-boxes = A grid of dots that form { $columns } by { $rows } boxes.
sheets-board-pits = A board with { $rows } rows of { $columns } pits.
sheets-board-graph = A board of { $cells } points joined by lines.
sheets-seeds = { $seeds } seeds.

# How one wins.
sheets-end-stuck-wins = A player who cannot move wins.
sheets-end-stuck-loses = A player who cannot move loses.
sheets-end-stuck-draws = If the player to move cannot, the game is a draw.
sheets-end-without-own-wins = Whoever is left without pieces on the board wins.
sheets-end-without-own-loses = Whoever is left without pieces on the board loses.
sheets-end-without-enemy-wins = Whoever leaves the opponent without pieces on the board wins.
sheets-end-without-enemy-loses = Whoever leaves the opponent without pieces on the board loses.
sheets-end-first = If several of these come true at once, the first counts.
sheets-end-captured = Whoever has captured at least { $pieces } pieces wins.
sheets-board-holes = { $n ->
    [one] The cell { $cells } is missing: it is a hole.
   *[other] The cells { $cells } are missing: they are holes.
}
sheets-end-taken = Whoever has taken at least { $seeds } seeds wins.

# How one plays.
sheets-start-empty = At the start the board is empty.
sheets-start-seeds = At the start every pit holds { $seeds } seeds.
sheets-start-diagram = At the start the pieces stand as in the first diagram.
sheets-placed-once = Pieces that leave the board never come back.
sheets-swap = In the first turn the second player may swap sides instead of moving, taking over the opponent's move.

# The parts of a sheet.
sheets-rule-sheet = Rule sheet
sheets-material = Material
sheets-goal = Goal
sheets-rules = Rules
sheets-notes = Notes
sheets-author =
    { $n ->
        [one] Author: { $authors }
       *[other] Authors: { $authors }
    }
sheets-author-year =
    { $n ->
        [one] Author: { $authors }, { $year }
       *[other] Authors: { $authors }, { $year }
    }
sheets-decade = { $decade }s

# In three steps, for younger pupils.
sheets-in-three-steps = In three steps
sheets-steps-of-game = { $game }: in three steps
sheets-young-place = Set up
sheets-young-play = Play
sheets-young-win = Win
sheets-young-arrows = The arrows show where the piece on { $cell } may go.
sheets-young-dots = The dots show where the piece on { $cell } may go.
sheets-young-places = Marks: where { $side } { $n ->
        [one] is
       *[other] are
    } allowed to play.
sheets-young-first-moves = { $n ->
        [one] The first move.
       *[other] The first { $n } moves, in order.
    }
sheets-young-over = { $n ->
        [one] The winner is
       *[other] The winners are
    } { $side }.
sheets-young-won = Last move: { $move }, and { $side } { $n ->
        [one] has
       *[other] have
    } won.
sheets-shown-taken = { $n ->
        [one] The move { $move } takes the piece with the cross.
       *[other] The move { $move } takes the { $n } pieces with crosses.
    }
sheets-shown-turned = { $n ->
        [one] The move { $move } turns the piece with the cross.
       *[other] The move { $move } turns the { $n } pieces with crosses.
    }

# What a sheet has besides the rules.
sheets-memo = Remember
sheets-memo-swap = On their first move, whoever plays second may take over the opponent's move.
sheets-memo-draws = A game can be drawn.
sheets-memo-no-draws = There are no draws.
sheets-first-puzzle = A first puzzle
sheets-puzzle-answer = Answer: { $line }
# A move that puts a piece with an arrow, in a line of moves.
sheets-ply-pointing = { $piece } on { $cell }, pointing at { $to }

# Editions and cycles.
sheets-championship = National Championship of Mathematical Games
sheets-edition = { $ordinal } National Championship of Mathematical Games
sheets-cycles =
    { $n ->
        [one] Cycle: { $cycles }
       *[other] Cycles: { $cycles }
    }
sheets-cycle-first = 1st
sheets-cycle-second = 2nd
sheets-cycle-third = 3rd
sheets-cycle-secondary = Sec.
sheets-rules-of-the-games = Rules of the games
sheets-contents = Contents
sheets-game = Game
sheets-page = Page
sheets-games-by-cycle = Games by cycle
sheets-years-of-cycles = 1st cycle: school years 1 to 4. 2nd cycle: years 5 and 6. 3rd cycle: years 7 to 9. Secondary: years 10 to 12.

sheets-credits = Credits
sheets-credits-program = Sheets, diagrams and puzzles made with the program arbitro.

# Puzzles on paper.
puzzles-title = { $game }: puzzles
puzzles-name = Name: { $line }
puzzles-task = In each position exactly one move wins, however well the opponent answers. Which is it? The moves of both sides are counted, up to the end of the game.
puzzles-task-long = Which turn wins, however well the opponent answers? In each position exactly one first move does or, where the order does not matter, one set of moves. A turn is all that one side does until the other is to move; those of both sides are counted, up to the end of the game.
puzzles-moves = To move: { $side }. Wins in { $n ->
        [one] 1 move
       *[other] { $n } moves
    }.
puzzles-turns = To move: { $side }. Wins in { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }.
puzzles-move = Move: { $line }
puzzles-turn = Turn: { $line }
puzzles-taken = Taken: { $first } { $n-first }, { $second } { $n-second }.
puzzles-solutions = Solutions
puzzles-key = In bold, the moves of who wins; between them, the best defence. All have been proven by computer: nothing else wins. In small type, the moves of a game that leads to the position.
puzzles-from = From a game: { $game }.
puzzles-after = After: { $moves }

# What cannot be said or drawn.
sheets-wrong-placeholder = `{"{"}{ $placeholder }{"}"}` in the text of `{ $game }` names no fact; there are { $known }
sheets-wrong-example = example `{ $example }` of `{ $game }` cannot be drawn: { $reason }
sheets-wrong-text = the text of `{ $game }` cannot be set: { $error }
sheets-wrong-page = { $error }
sheets-wrong-cell-size = a cell of { $size } mm cannot be printed; choose 5 to 100 mm
sheets-move-refused = `{ $move }` cannot be played
sheets-no-such-example = there is no such example
sheets-no-zone = there is no zone `{ $zone }`
sheets-no-zone-of-side = there is no zone `{ $zone }` of `{ $side }`
sheets-not-at-start = no `{ $piece }` stands at the start
sheets-mark-nowhere = a mark stands on no cell
sheets-no-cell = the board has no cell `{ $cell }`
sheets-moves-how = `moves: { $how }`: expected `numbers` or `arrows`
sheets-nothing-there = nothing stands on `{ $cell }`
sheets-not-to-move = the piece on `{ $cell }` cannot be to move
sheets-targets-how = `targets` are drawn as `arrows` or `dots`, not `{ $how }`
sheets-no-targets = the piece on `{ $cell }` has no move to draw
sheets-no-fact = `{"{"}{ $placeholder }{"}"}` names no fact of the game
sheets-facts = there are { $known }
sheets-draw-it = draw it under `examples`
sheets-examples = the examples are { $known }
sheets-no-example = there is no example `{ $example }` to draw
sheets-mark-up = { $error }
sheets-based-on = Based on { $game }
sheets-based-on-by = Based on { $game } by { $authors }
sheets-based-on-by-year = Based on { $game } by { $authors } ({ $year })

# What words and figures mean.
sheets-beside-cells = “Beside” means sharing a side, along a row or a column.
sheets-beside-points = “Beside” means at the next point along a line of the board.
sheets-sight = “In sight” means in a straight line, with nothing in between.
sheets-sight-diagonals = “In sight” means in a straight line, diagonals included, with nothing in between.
sheets-sight-straight = “In sight” means along a row or a column, with nothing in between.
sheets-sight-diagonal = “In sight” means along a diagonal, with nothing in between.
sheets-group = A group is made of pieces joined together, each beside another of the same group.
sheets-group-diagonals = A group is made of pieces joined together, each beside another of the same group, also diagonally.
sheets-pattern = The pattern { $name }, turned any way: { $rows }, where { $key }.
sheets-pattern-own = x is a piece of the mover
sheets-pattern-enemy = o is an enemy piece
sheets-pattern-empty = {"."} is an empty cell
sheets-pattern-empty-point = {"."} is an empty point
sheets-pattern-anything = ? is anything
sheets-pattern-occupied = # is any piece
sheets-quoted = “{ $word }”
sheets-against-rule = it is against the rule: “{ $rule }”
sheets-claim-true = true
sheets-claim-false = false
sheets-claim-open = not proven ({ $positions } positions looked at)
sheets-claim-waiting = not looked at yet: mend those above first

# What stands above pieces to cut out, after their number.
sheets-cut-seeds = { $n ->
        [one] seed
       *[other] seeds
    }
sheets-cut-dominoes = { $n ->
        [one] domino
       *[other] dominoes
    }
sheets-cut-for-both = { $pieces } (for both players)
