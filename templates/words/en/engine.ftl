# Moves, positions and recorded games that cannot be read.

engine-refused = `{ $move }` cannot be played: { $reason }
engine-refused-legal =
    `{ $move }` cannot be played: { $reason }
    legal moves: { $legal }
engine-ambiguous = it could mean { $moves }
engine-ambiguous-many = it could mean { $count } moves, such as { $moves }
engine-against-rules = it does not fit the rule { $lines }
engine-enemy = the piece on { $cell } is the opponent's
engine-no-cell = the board has no cell `{ $cell }`
engine-no-pass = passing is not possible here
engine-no-piece = no piece stands on { $cell }
engine-no-swap = this game has no swap
engine-over = the game is over
engine-takes = it takes a piece, so it is written `{ $written }`
engine-takes-nothing = it takes nothing, so it is written `{ $written }`
engine-too-late-to-swap = a swap is possible only on the second player's first turn
engine-unreadable = this cannot be read as a move

engine-position-unreadable = this position cannot be read: { $reason }
engine-position-empty = the position is empty
engine-too-many-pieces = there are { $count } `{ $piece }`, lost ones counted, but the game has only { $supply }
engine-no-such-step = a turn of this game has no step { $step }
engine-wrong-board = the position does not fit the board
engine-number-of-rows =
    { $board ->
        [one] the board has 1 row, the position { $position }
       *[other] the board has { $board } rows, the position { $position }
    }
engine-length-of-row =
    { $cells ->
        [one] row { $row } has 1 cell, but { $written } are written
       *[other] row { $row } has { $cells } cells, but { $written } { $written ->
            [one] is written
           *[other] are written
        }
    }
engine-seeds = `{ $text }` is not a number of seeds
engine-piece = `{ $letter }` is not a piece of this game; there are { $known }
engine-detail = `{ $text }` means nothing in a position
engine-detail-number = `{ $text }` needs a number
engine-lost = `{ $piece }` go back to the supply, so none is lost

engine-record-line = line { $line }: { $reason }
engine-record-move = line { $line }: move { $number }: { $error }
engine-record-key = expected `key: value`, such as `game: rastros` or `moves: e5-d4 d4-d5`
engine-record-game = the record does not say which game: add `game: …`
engine-record-head-game = game
engine-record-head-moves = moves
engine-record-head-result = result
engine-record-first = first
engine-record-second = second
engine-record-draw = draw
