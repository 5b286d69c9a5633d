# Puzzles to solve on the board.

train-title = Train
train-game = Train { $game }
train-lead = In each puzzle exactly one move wins. Choose how hard it should be and play on the board.
train-how-hard = How hard
train-easy = Easy
train-medium = Medium
train-hard = Hard
train-hint = Hint
train-again = Try again
train-searching = Looking for a puzzle…
train-none = No puzzle as hard as that was found. Try another kind.
train-broken = This browser cannot look for puzzles.
train-task = To move: { $side }. Find the move that wins in { $turns } turns, those of both sides counted.
train-right = Right! This is how it is won: { $line }. Tries: { $tries }.
train-wrong = Not that one. Try again, or ask for a hint.
train-hint-is = Begin at { $move }.
train-solved = Puzzles solved on this device: { $count }
train-daily = Puzzle of the day
train-wrong-loss = Not that one: after it the other side wins. Try again, or ask for a hint.
train-wrong-draw = Not that one: after it nobody wins. Try again, or ask for a hint.
train-go-on = Right so far! Look at the answer and go on.
train-streak = In a row at first try: { $count }
