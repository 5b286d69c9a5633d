# Why a draw or a round was not made.

pairing-nobody-there = nobody is there to be drawn or paired in `{ $tournament }`
pairing-decided = the bracket `{ $group }` is decided

# What the judge of a round finds.

pairing-twice = `{ $code }` is on two boards
pairing-left-out = `{ $code }` should play and is not listed
pairing-not-playing = `{ $code }` does not play in this round and is listed
pairing-several-byes = { $count } byes; one at most is possible
pairing-rematch = `{ $one }` and `{ $other }` met in round { $round }
pairing-second-bye = `{ $code }` has a bye after a bye or a win without a game
pairing-bye-not-lowest = `{ $code }` has the bye, but `{ $lower }` has fewer points and had none
pairing-same-school = `{ $one }` and `{ $other }` are of one school
pairing-third-alike = `{ $code }` has the same side a third time running
pairing-started-more = `{ $code }` will have started { $count } more { $count ->
        [one] game
       *[other] games
    } than answered
pairing-started-fewer = `{ $code }` will have started { $count } fewer { $count ->
        [one] game
       *[other] games
    } than answered
pairing-better-exchange = exchanging opponents between boards { $one } and { $other } would bring points closer
pairing-points-apart = sum of the differences: { $points }

# Why a pair came out so.

pairing-instead = `{ $one }` against `{ $other }`, instead of what was published
pairing-bye = `{ $code }` has the bye
pairing-board = board { $board }: `{ $first }` starts against `{ $second }`
pairing-not-met = they have not met
pairing-met = they have met ({ $times ->
        [one] once
       *[other] { $times } times
    })
pairing-other-schools = they are of different schools
pairing-one-school-allowed = they are of one school, which is not avoided here
pairing-one-school = they are of one school: there was no better way to avoid it
pairing-float-again = one of them leaves the group of equal points in the direction of the last rounds again
pairing-by-lot = among pairings equal in all this the lot of the recorded seed decides
pairing-equal-points = both have { $points }
pairing-gap = they have { $one } and { $other }: { $gap } apart, the least possible over the whole round
pairing-started = `{ $one }` started { $started } of { $games ->
        [one] 1 game
       *[other] { $games } games
    }, `{ $other }` { $other-started } of { $other-games }
pairing-side-third = one of them has the same side a third time running
pairing-side-unbalanced = one of them does not get the side that would balance the games
pairing-halves = of the { $count } with equal points they are number { $one } and { $other }: upper half against lower half
pairing-places = of the { $count } with equal points they are number { $one } and { $other }
pairing-places-apart = they are number { $one } of { $count } and { $other } of { $other-count } in their groups of points
pairing-odd = the number present is odd, so somebody sits out
pairing-first-bye = had no bye before
pairing-bye-again = had a bye before, but so had everybody present
pairing-bye-fewest = has { $points }, the fewest of those present
pairing-bye-not-fewest = has { $points }; those with fewer had a bye, or could not sit out without rematches
