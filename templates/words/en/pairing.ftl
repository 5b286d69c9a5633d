# Why a draw or a round was not made.

pairing-nobody-there = there is nobody to draw or pair in `{ $tournament }`
pairing-decided = the bracket `{ $group }` is decided
pairing-undecided = the bracket `{ $group }` lacks { $count ->
        [one] 1 result
       *[other] { $count } results
    }; without { $count ->
        [one] it
       *[other] them
    } nobody knows who goes on: enter { $count ->
        [one] it
       *[other] them
    }, as a forfeit if nobody came
pairing-dutch-none = no way to pair round { $round } of `{ $group }` keeps the absolute rules of FIDE's Dutch system: no rematch, no second bye, no third game running on the same side. By article 1.9.3 the chief arbiter decides: end the group here, or let more contestants in

# What the judge of a round finds.

pairing-twice = `{ $code }` is on two boards
pairing-left-out = `{ $code }` should be playing and is not in the list
pairing-came-back = `{ $code }` had not lost and was left out, and came back in round { $round }
pairing-out = `{ $code }` has lost and is out of the bracket
pairing-not-playing = `{ $code }` is in the list but does not play in this round
pairing-several-byes = { $count } byes; one at most is possible
pairing-rematch = `{ $one }` and `{ $other }` already met in round { $round }
pairing-second-bye = `{ $code }` has a bye after a bye or a win without a game
pairing-bye-not-lowest = `{ $code }` has the bye, but `{ $lower }` has fewer points and had none
pairing-same-school = `{ $one }` and `{ $other }` are from the same school
pairing-third-alike = `{ $code }` has the same side for the third time in a row
pairing-started-more = `{ $code }` will have started { $count } more { $count ->
        [one] game
       *[other] games
    } than answered
pairing-started-fewer = `{ $code }` will have started { $count } fewer { $count ->
        [one] game
       *[other] games
    } than answered
pairing-better-exchange = exchanging opponents between boards { $one } and { $other } would bring their points closer
pairing-points-apart = sum of the differences: { $points }

# Why a pair came out so.

pairing-instead = `{ $one }` against `{ $other }`, instead of what was published
pairing-bye = `{ $code }` has the bye
pairing-board = board { $board }: `{ $first }` starts against `{ $second }`
pairing-not-met = they have not met before
pairing-met = they have met ({ $times ->
        [one] once
       *[other] { $times } times
    })
pairing-other-schools = they are from different schools
pairing-one-school-allowed = they are from the same school, which is not avoided here
pairing-one-school = they are from the same school, which is avoided here
pairing-float-again = one of them again meets somebody with other points, in the same direction as in the last rounds
pairing-equal-with-loan = both count as { $points }, including the points on loan
pairing-gap-with-loan = they count as { $one } and { $other }, including the points on loan: { $gap } apart
pairing-equal-points = both have { $points }
pairing-gap = they have { $one } and { $other }: { $gap } apart
pairing-started = `{ $one }` started { $started } of { $games ->
        [one] 1 game
       *[other] { $games } games
    }, `{ $other }` { $other-started } of { $other-games }
pairing-side-third = one of them has the same side for the third time in a row
pairing-side-unbalanced = one of them does not get the side that would balance their games
pairing-halves = { $count } have the same points, and the upper half meets the lower: here, number { $one } and number { $other }
pairing-places = of the { $count } with equal points they are number { $one } and { $other }
pairing-places-apart = they are number { $one } of { $count } and { $other } of { $other-count } in their groups of points
pairing-odd = an odd number of pupils is present, so somebody sits out
pairing-first-bye = has not had a bye before
pairing-bye-again = has had a bye before
pairing-bye-fewest = has { $points }, the fewest of those present
pairing-bye-not-fewest = has { $points }; somebody present has fewer

# FIDE's Dutch system: why a pair came out so, and what another round fails.

pairing-dutch-equal = both have { $points }: they are number { $one } and { $other } of the { $count } with these points
pairing-dutch-float = `{ $higher }` has { $points } and floats down to `{ $lower }` with { $lower-points }
pairing-dutch-down-again = `{ $code }` floated down in one of the last two rounds already
pairing-dutch-up-again = `{ $code }` floated up in one of the last two rounds already
pairing-dutch-bye = has { $points }, the lowest score with which everybody else can be paired (C5)
pairing-dutch-due-none = `{ $code }` has not played yet, so no side is due
pairing-dutch-due-first-mild = `{ $code }` has a mild preference to start: the sides are balanced and should alternate
pairing-dutch-due-first-strong = `{ $code }` has a strong preference to start: one game more answered than started
pairing-dutch-due-first-absolute = `{ $code }` must start: two games more answered, or the last two
pairing-dutch-due-second-mild = `{ $code }` has a mild preference to answer: the sides are balanced and should alternate
pairing-dutch-due-second-strong = `{ $code }` has a strong preference to answer: one game more started than answered
pairing-dutch-due-second-absolute = `{ $code }` must answer: two games more started, or the last two
pairing-dutch-sides-both = both get the side that is due (article 5.2.1)
pairing-dutch-sides-stronger = the side goes to the player with the stronger preference for it (article 5.2.2)
pairing-dutch-sides-alternate = the latest round in which one started and the other answered is turned round (article 5.2.3)
pairing-dutch-sides-higher = the higher ranked gets the side that is due (article 5.2.4)
pairing-dutch-sides-initial = no side is due: the pairing number of the higher ranked and the initial draw decide (article 5.2.5)
pairing-dutch-same = the round is the one that FIDE's Dutch system gives: none is better by its criteria in their order, and among equals it is generated first
pairing-dutch-differs = from the results as they are now, FIDE's Dutch system gives another round: { $why }
pairing-dutch-instead = the best round with this pair is not the one that the rules give: { $why }
pairing-dutch-instead-same = the rules give this pair
pairing-dutch-no-round = no round keeps the absolute criteria C1 to C3, so that the chief arbiter decides (article 1.9.3)
pairing-dutch-wrong-sides = the sides are exchanged; { $rule }
pairing-dutch-forbidden = in the bracket of { $points }, nobody can complete it within C1 to C5 (no rematch, no second bye, no clash of absolute sides, the bye as low as possible)
pairing-dutch-later = in the bracket of { $points } all criteria are met equally well, but the order of articles 3 and 4 comes to another pairing first
pairing-dutch-worse = in the bracket of { $points }, { $criterion } (C{ $number }): { $fails } instead of { $least }
pairing-dutch-c6 = players who float down
pairing-dutch-c7 = players with { $points } who float down
pairing-dutch-c8 = players who would float down from the next bracket
pairing-dutch-c8-of = players with { $points } who would float down from the next bracket
pairing-dutch-c9 = rounds without a game of whoever gets the bye
pairing-dutch-c10 = players with a colour difference beyond two
pairing-dutch-c11 = players with the same side three times running
pairing-dutch-c12 = players who do not get the side that is due
pairing-dutch-c13 = players who do not get the side they strongly prefer
pairing-dutch-c14 = residents who float down again after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
pairing-dutch-c15 = opponents of floaters who float up again after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
pairing-dutch-c18 = floaters with { $points } who float down again after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } and go on floating
pairing-dutch-c19 = opponents, floating up again after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, of floaters with { $points }

# What was found of a whole round by pairing it again.

pairing-by-table = the table of the round robin decides who meets whom, not the results
pairing-by-teams = teams play: the match between the teams decides, and at each board sit those with the same place in the order of their team
pairing-without-team = teams play in tournament `{ $tournament }`, and { $count ->
    [one] one entry has
   *[other] { $count } entries have
    } none: { $codes }; { $count ->
    [one] give it
   *[other] give them
    } one in the column `Mark` of the list and enter the list again
pairing-not-two-teams = in a Scheveningen two teams play, and a group of tournament `{ $tournament }` would have { $count }; write `groups of: 2` in the stage, or `play: team round robin`
pairing-by-bracket = the bracket decides who meets whom
pairing-round-best = no round possible with the results as they are now is better than this one, by the criteria in their order
pairing-by-lot = among equally good rounds, the lot of the recorded seed decides
pairing-round-worse = with the results as they are now the criteria would give another round: this one has more { $criterion } in the best. That happens when a round is made by hand, or results or entries change afterwards
pairing-round-rounded = the round is as good as the best in every criterion that can be worked out exactly with so many pupils
pairing-instead-worse = the best round with this pair would have more { $criterion } in the round published; in all weightier criteria the two are equal
pairing-instead-better = the best round with this pair would have fewer { $criterion } in the round published; that happens when a round is made by hand, or results or entries change afterwards
pairing-instead-lot = the best round with this pair is exactly as good as the one published: the lot of the recorded seed decided
pairing-instead-equal = the best round with this pair is exactly as good as the one published
pairing-instead-rounded = the best round with this pair is as good as the one published in every criterion that can be worked out exactly with so many pupils
pairing-decimal = { $whole }.{ $rest }
pairing-criterion = { $name }: { $this } instead of { $other }
pairing-criterion-rematch = pairs who have met before
pairing-criterion-second-bye = byes for pupils who have had one
pairing-criterion-bye-level = levels of points below the pupil who sits out
pairing-criterion-school = pairs from the same school
pairing-criterion-third = sides given for the third time in a row
pairing-criterion-gap = squared differences of points
pairing-criterion-float = weight of opponents outside the group of equal points in the direction of the last rounds (2 for the last round, 1 for the one before)
pairing-criterion-balance = games out of balance of pupils who get the wrong side
pairing-criterion-alternation = sides that do not alternate
pairing-criterion-seeding = squared deviations from the upper half playing the lower half
pairing-criterion-lot = lot
pairing-on-loan = the round is accelerated: the points on loan to the upper half count
pairing-nobody-free = in group `{ $group }` no two are free now: the others are still playing
pairing-free-again = they have just played each other
pairing-free-new = `{ $code }` has not played yet
pairing-free-rate = `{ $code }` makes { $rate } points a game
pairing-free-elsewhere = `{ $code }` was not paired at that moment: still playing, or waiting alone
pairing-free-best = of those who were free together, no other pairs repeat less or are more even, by the criteria in their order
pairing-criterion-again = pupils who play the same opponent twice running
pairing-criterion-waiting = games fewer, or rounds without a game, of whoever waits
pairing-criterion-rate = squared differences of points a game
