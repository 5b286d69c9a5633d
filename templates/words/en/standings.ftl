# The numbers that order a table.

standings-points = points
standings-points-is = the points of all rounds
standings-direct-encounter = direct encounter
standings-direct-encounter-is = the order among the tied, by the games between them alone; 0 where they do not decide
standings-buchholz = Buchholz
standings-buchholz-is = the sum of the opponents' points
standings-buchholz-cut-1 = Buchholz cut 1
standings-buchholz-cut-1-is = the sum of the opponents' points without the lowest
standings-buchholz-cut-2 = Buchholz cut 2
standings-buchholz-cut-2-is = the sum of the opponents' points without the two lowest
standings-buchholz-median-1 = median Buchholz
standings-buchholz-median-1-is = the sum of the opponents' points without the highest and the lowest
standings-buchholz-median-2 = median Buchholz 2
standings-buchholz-median-2-is = the sum of the opponents' points without the two highest and the two lowest
standings-sonneborn-berger = Sonneborn-Berger
standings-sonneborn-berger-is = the points of each opponent times the points made against them
standings-sonneborn-berger-cut-1 = Sonneborn-Berger cut 1
standings-sonneborn-berger-cut-1-is = Sonneborn-Berger without the lowest opponent
standings-unplayed-plain = A round without a game (bye or forfeit) counts as an opponent with 0 points.
standings-unplayed-fide = A round without a game (bye or forfeit) counts as an opponent with the pupil’s own points: for a bye at most those of somebody who drew every round; for a forfeit at most those of the opponent who was paired. Absences announced for the last rounds count as draws in an opponent’s points.
standings-wins = wins
standings-wins-is = the rounds worth a win, with or without a game
standings-games-won = games won
standings-games-won-is = the games won over the board
standings-game-points = game points
standings-game-points-is = what was made in single games, one point each, where a round is a match of several
standings-progressive = progressive score
standings-progressive-is = the sum of the scores after each round
standings-progressive-cut-1 = progressive score cut 1
standings-progressive-cut-1-is = the sum of the scores after each round but the first
standings-games-as-second = games as second
standings-games-as-second-is = the games played without starting
standings-wins-as-second = wins as second
standings-wins-as-second-is = the games won without starting
standings-starts = games started
standings-starts-is = the games started; fewer is better
standings-rounds-elected = rounds elected to play
standings-rounds-elected-is = the rounds in which the pupil was ready to play
standings-games-played = games played
standings-games-played-is = the games played over the board
standings-start-number = start number
standings-start-number-is = the start number in the group

# Why nobody goes on yet.

standings-no-next-stage = tournament `{ $tournament }` has no next stage; ties at the end are decided separately
standings-tie-to-play = tie for qualification in group `{ $group }` between { $codes }: play it off and enter the order
standings-tie-to-draw = tie for qualification in group `{ $group }` between { $codes }: draw lots
