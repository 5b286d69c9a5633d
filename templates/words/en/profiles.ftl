# Profiles of games.

profiles-kind = Game profile
profiles-seed = Seed: { $seed }
profiles-who-wins = Who wins
profiles-fairness = The first player wins (of the games somebody won)
profiles-fairness-long = The first player wins, of the games somebody won; dashed, the balance
profiles-lengths = Length of random games
profiles-numbers = The numbers
profiles-meaning = What they mean
profiles-measure = Measure
profiles-length-of = { $game }: length at random

# What the numbers come to.
profiles-finding-strong = **{ $game }**: with considered play, { $fairness }
profiles-finding-random = **{ $game }**: at random, { $fairness }
profiles-late = { $share } of the games are decided late
profiles-nobody-won = nobody won a game
profiles-begins-wins = the first player wins { $share } of the games, { $verdict }
profiles-begins-wins-decided = the first player wins { $share } of the games that somebody won, { $verdict }
profiles-an-advantage = an advantage
profiles-a-disadvantage = a disadvantage
profiles-no-advantage = this number of games shows no advantage for either
profiles-one-length = nearly all last { $moves } moves
profiles-most-lengths = nine out of ten last { $low } to { $high } moves
profiles-number = { $n }
profiles-range = { $low } to { $high }
profiles-effort = **Considered play**: the computer against itself, at the level ‘{ $level }’, trying out { $number } random continuations before each move.
profiles-effort-less = **Considered play**: the computer against itself, at the level ‘{ $level }’, trying out { $number } random continuations before each move; the full level tries out { $full }.
profiles-note-interval = In brackets, the 95 % confidence interval: were it repeated with other games, the true value would lie inside it 95 times in 100. For percentages it is Wilson’s. An **advantage** is only spoken of when the interval of the first player, in the games that somebody won, leaves out 50 %. Every move counts, also several within one turn.
profiles-note-late = **Decided late**: of the games that somebody won, those in which the winner was not the favourite when two thirds of the moves had been played. The favourite is whoever wins most of { $n } random continuations.
profiles-note-begins = **The first player** is always the one who made the first move, even if colours were swapped afterwards.

# Rows and plots.
profiles-random = Random play
profiles-strong = Considered play
profiles-games = games
profiles-random-games = Random play ({ $n } games)
profiles-strong-games = Considered play ({ $n } games)
profiles-trials = trials before each move
profiles-first-wins = the first player wins
profiles-second-wins = the second player wins
profiles-draws = draws
profiles-too-long = stopped for being too long
profiles-advantage = advantage
profiles-mean-length = mean length, in moves
profiles-length-range = length, 5 % to 95 %
profiles-choices = moves to choose from, mean
profiles-decided-late = decided late
profiles-of-first = the first player
profiles-of-second = the second player
profiles-of-nobody = none shown
profiles-swap = Effect of the swap (considered play)
profiles-without-swap = without it, the first player wins
profiles-with-swap = with it, the first player wins
profiles-difference = difference, in points
profiles-swapped = the swap was made
profiles-at-random = random play
profiles-strongly = considered play
profiles-who-begins = first player
profiles-nobody = nobody
profiles-who-answers = second player
profiles-advantage-of-first = Advantage of the first player
profiles-length-title = Length: { $game }
profiles-moves = moves
profiles-mean = mean { $number }
profiles-nine-in-ten = 90 % of games
