# What is wrong with a tournament report file.

trf-no-players = the file has no player line (`001`)
trf-field = { $field }: `{ $found }`; expected { $expected }
trf-duplicate-number = the start number `{ $number }` is on two lines
trf-oneself = in round { $round } the player is paired with themselves
trf-unknown-opponent = there is no player with the number `{ $number }`
trf-not-mutual = in round { $round } the line of the opponent `{ $opponent }` does not name this player
trf-same-colour = in round { $round } the colours of this player and the opponent `{ $opponent }` are not opposite
trf-results-disagree = in round { $round } the result does not agree with that of the opponent `{ $opponent }`
trf-wrong-points = the line claims { $claimed }, but the rounds add up to { $sum }
trf-rematch = in round { $round } the opponent `{ $opponent }` of round { $first } is met again
trf-second-bye = in round { $round } the player has a second bye
trf-byes-in-round = round { $round } has { $count } byes of the pairing; one at most is possible
trf-dutch-none = in round { $round } FIDE's Dutch system gives another pairing: { $why }
trf-dutch-bye = in round { $round } FIDE's Dutch system gives this player the bye: { $why }
trf-dutch-white = in round { $round } FIDE's Dutch system gives this player white against `{ $opponent }`: { $why }
trf-dutch-black = in round { $round } FIDE's Dutch system gives this player black against `{ $opponent }`: { $why }
trf-too-many-rounds = { $announced ->
        [one] 1 round is
       *[other] { $announced } rounds are
    } announced, but lines have { $found }

# Fields, and what they must be.

trf-rounds = rounds
trf-scoring = scoring system
trf-start-number = start number
trf-points = points
trf-rank = rank
trf-opponent = opponent
trf-colour = colour
trf-result = result
trf-expected-number = a number
trf-expected-scoring = a letter and a value
trf-expected-scoring-points = points from 0 to 100
trf-expected-scoring-letter = one of the letters W, D, L, A, P, X
trf-expected-points = points like 11.5
trf-expected-colour = w, b or -
trf-expected-result = one of 1 = 0 + - W D L U F H Z

# What the format has no place for.

trf-left-moves = The format has no place for moves: { $count ->
        [one] the recorded game goes
       *[other] the { $count } recorded games go
    } beside it.
trf-left-match = Each round is a match of several games: only the result of the match is here.
trf-left-free = Free play: the rounds are the moments at which those who were free were paired. Who was still at a board, or waited, has an absence without points in that round, and two may meet again.
