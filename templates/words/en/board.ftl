# What boards say by themselves, without the engine.

board-aim = { $cell }: tap again to play
board-aim-play = Play
board-whole = See the whole board
board-no-network = No network, trying…
board-waits = { $cell } waits for your turn.
board-why-over = The game is over.
board-why-reach = The piece on { $from } cannot go to { $cell }.
board-why-stuck = The piece on { $cell } cannot move now.
board-why-enemy = The piece on { $cell } is the opponent’s.
board-why-piece = First choose the piece to move.
board-why-taken = { $cell } is taken.
board-why-empty = { $cell } is empty.
board-why-rule = { $cell } is not a possible move.
board-settings = Preferences
board-settings-kept = They are kept on this device.
board-sounds = Sounds
board-zoom = Enlarge the board and confirm each move
board-targets = Show at once where a piece can go
board-keyboard = Keyboard
board-key-arrows = go about the board
board-key-enter = choose the cell
board-key-escape = choose again
board-key-undo = undo
board-key-redo = play again what was undone
board-key-moves = show or hide moves
