# What the page of the workshop says, without the engine.

workshop-changes = Change:
workshop-change-misere = The other way round: who won loses
workshop-change-smaller = Smaller board
workshop-change-larger = Larger board
workshop-change-start = Another start
workshop-change-swap = Swap of sides on the second move
workshop-copy = Copy the code
workshop-copied = The code of the game is copied: paste it into a message or a file.
