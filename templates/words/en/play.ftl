# Games on a screen, and diagrams.

play-board = Board
play-empty = empty
play-seeds =
    { $n ->
        [one] 1 seed
       *[other] { $n } seeds
    }
play-chosen = chosen
play-last-move = last move
play-possible-move = possible move
play-to-move =
    { $number ->
        [many] { $side } to move
       *[one] { $side } to move
    }
play-wins =
    { $number ->
        [many] { $side } win
       *[one] { $side } wins
    }
play-draw = A draw
play-button-swap = Swap sides
play-button-pass = Pass
play-button-stop = End the turn
play-swap = swap
play-pass = pass
play-stop = stop

# Diagrams.
diagram-empty-board = empty board

# Addresses that are no game.
play-address-too-long = the address is too long: a game has at most { $most } moves
play-address-unreadable = `{ $part }={ $text }` in the address cannot be read
play-address-position = the position is none of this game: { $reason }
play-address-move = move { $number }, `{ $move }`, cannot be played ({ $reason })
play-address-cells = no move begins with `{ $cells }`
