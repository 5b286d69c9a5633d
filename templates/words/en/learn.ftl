# The first lesson of each game, on the board.

learn-title = Learn
learn-game = Learn { $game }
learn-goal = Win
learn-move = Move
learn-take = Capture
learn-other = Another move
learn-answer = Answer
learn-end = Finish
learn-puzzle = Puzzle
learn-goal-says = See how the game is won.
learn-move-says = Now you: tap one of the lit places, or make any other move.
learn-take-says = Take something from the other side.
learn-other-says = There is another kind of move: try it.
learn-answer-says = The other side has moved. Answer.
learn-end-says = You are one move away from winning. Play it.
learn-puzzle-says = There is only one way to win. Which?
learn-right = Well done!
learn-wrong = Not yet. Try again.
learn-next = Next
learn-again = Again
learn-speak = Listen
learn-done = Now you can play.
learn-play = Play the computer
