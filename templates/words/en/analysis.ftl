# What playing a game shows about its file, the claims of examples, and the levels of the opponent.

analysis-no-first-move = who begins ({ $side }) has no move at the start
analysis-no-first-move-help = look at the start position and at what `turn` allows on it
analysis-never-ends = this game never ends: { $games } random games went on for more than { $moves } moves
analysis-never-ends-help = add an end such as `position repeated: draw`, or check the conditions of `end`
analysis-chains = so many chains of captures must be weighed here (more than { $moves } moves in one position) that the game was not played to try it
analysis-chains-help = leave out `as many as possible`, or let fewer pieces be jumped in one turn; the position is { $position }
analysis-explodes = so many moves are possible here ({ $moves } in one position) that the game was not played to try it
analysis-explodes-help = make one choice after the other with `, then` instead of both at once, or narrow them down; the position is { $position }
analysis-long =
    { $games ->
        [one] 1 random game went on for more than { $moves } moves
       *[other] { $games } random games went on for more than { $moves } moves
    }
analysis-long-help = if play can go round in circles, add `position repeated: draw`
analysis-hardly-ends = hardly any random game ends: { $some } of { $games } went on for more than { $moves } moves
analysis-hardly-ends-help = see whether the conditions of `end` can really be reached
analysis-drawn = nearly all random games are drawn: { $some } of { $games }, most of them by this end
analysis-drawn-help = if that is not meant, see whether anybody can win before that
analysis-undeclared = in { $some } of { $games } random games a side could not move, and no end says what that means
analysis-undeclared-help = such games count as draws; add a line such as `no move: next loses`
analysis-won-all = all of { $games } random games were won by the same side ({ $side })
analysis-won-all-help = is that meant? `mover` is who has just moved, `next` who would move now
analysis-twice = two lines of `turn` allow the same move `{ $move }`
analysis-twice-help = in the position `{ $position }`; make the lines exclude each other
analysis-unused-end = this end can never be reached: one above it has the same condition
analysis-never = this can never come about: { $why }
analysis-never-any = nothing ever fits this description
analysis-never-many = there are never more than { $most } of them
analysis-never-long = the longest line of the board has { $most } cells
analysis-never-taken = no rule takes anything off
analysis-never-pass = nobody may pass
analysis-never-there = no `{ $word }` ever comes to the board
analysis-never-help = as it is, it does nothing: change it or leave it out
analysis-inherited = `{ $line }`, taken over from `{ $file }`: { $message }
analysis-first-ends = all { $games } random games end with the first move, by this end
analysis-first-ends-help = see whether this holds from the beginning; `no empty` means that there is no empty cell, `not empty` speaks of the other cells
analysis-twice-lines = these are the lines { $one } and { $other } of the file, in the position `{ $position }`; let them exclude each other
analysis-never-pieces = there are never more than { $most } of these pieces on the board
analysis-never-far = from where they stand at the start, no moves ever lead there
analysis-never-there-but = these pieces never come there; their moves lead from the start only to { $cells }
analysis-never-there-more =
    { $more ->
        [one] these pieces never come there; their moves lead from the start only to { $cells } and 1 more cell
       *[other] these pieces never come there; their moves lead from the start only to { $cells } and { $more } more cells
    }
analysis-seldom = in { $games } random games `{ $end }` never came about; that may be because it takes good play, or because it cannot come about
analysis-same-for-both = the number compared here is always the same for both sides, so nobody wins
analysis-same-for-both-help = say whose pieces they are, as in `more own wins`
analysis-idle-line = in { $games } random games nobody could ever play this line
analysis-idle-line-help = see whether its pieces and cells ever meet, and whether a line above always comes first

analysis-no-position = the example `{ $example }` shows no position of this game: { $reason }
analysis-given-up = this claim could not be settled by looking at { $positions } positions
analysis-given-up-help = claim something nearer to the end of a game, or what happens at once
analysis-not-after = not after `{ $move }`: { $message }
analysis-not-turn = it cannot be the turn of `{ $side }` here
analysis-over-here = the game is over here: { $outcome }
analysis-outcome-here = { $outcome } here
analysis-has-won = `{ $side }` has won
analysis-has-won-by = `{ $side }` has won by `{ $end }`
analysis-nobody-has-won = nobody has won
analysis-nobody-has-won-by = nobody has won by `{ $end }`
analysis-not-over = the game is not over here
analysis-score = the score is { $first } to { $second } here
analysis-not-to-move = `{ $side }` is not to move here, `{ $other }` is
analysis-has-moves =
    { $n ->
        [one] `{ $side }` has 1 move here
       *[other] `{ $side }` has { $n } moves here
    }
analysis-holds-none = this does not hold here: there is none
analysis-holds-count =
    { $count ->
        [one] this does not hold here: there is 1
       *[other] this does not hold here: there are { $count }
    }
analysis-holds-numbers = this does not hold here: the numbers are { $left } and { $right }
analysis-holds-not = this does not hold here
analysis-can-be-played = `{ $move }` can be played here
analysis-can-be-played-too = { $moves } can be played too
analysis-refused-here = `{ $move }` cannot be played here: { $reason }
analysis-legal-moves = legal moves: { $moves }
analysis-and-more = { $moves } and { $more } more

analysis-instead = `{ $move }` { $truth }; { $others }
analysis-no-move = no move { $does }
analysis-these-here = { $moves } { $do } here
analysis-these-too = { $moves } { $do } too
analysis-wins =
    { $n ->
        [one] wins{ $when }
       *[other] win{ $when }
    }
analysis-loses =
    { $n ->
        [one] loses{ $when }
       *[other] lose{ $when }
    }
analysis-draws =
    { $n ->
        [one] draws
       *[other] draw
    }
analysis-does-not-lose =
    { $n ->
        [one] does not lose
       *[other] do not lose
    }
analysis-is-safe =
    { $n ->
        [one] is safe
       *[other] are safe
    }
analysis-winning = winning{ $when }: { $moves }
analysis-losing = losing{ $when }: { $moves }
analysis-drawing = drawing: { $moves }
analysis-not-losing = not losing: { $moves }
analysis-safe = safe: { $moves }
analysis-finally = { "" }
analysis-at-once = { " " }at once
analysis-in =
    { $n ->
        [one] { " " }in 1 move
       *[other] { " " }in { $n } moves
    }
analysis-within =
    { $n ->
        [one] { " " }in at most 1 move
       *[other] { " " }in at most { $n } moves
    }
analysis-does-not-win = does not win{ $when }
analysis-not-lost = does not lose{ $when }
analysis-not-safe = is not safe
analysis-not-safe-from = is not safe: `{ $reply }` wins at once in reply
analysis-comes-to-draw = comes to a draw with best play
analysis-loses-best = loses{ $when } with best play
analysis-does-not-win-here = `{ $side }` does not win{ $when } here
analysis-nobody-wins = nobody wins here with best play
analysis-best-play = with best play `{ $side }` wins here{ $when }
analysis-cannot-win-at-once = `{ $side }` cannot win at once here
analysis-safe-here = `{ $move }` is safe here

analysis-level-beginner = beginner
analysis-level-easy = easy
analysis-level-medium = medium
analysis-level-hard = hard
analysis-level-strong = strong
analysis-no-such-level = there is no level `{ $text }`; the levels are 1 to 5, or { $levels }

analysis-proof-none = this is no proof: the first line of a proof is `arbitro proof 1`
analysis-proof-unreadable = the proof cannot be read: line { $line } is not written as it must be
analysis-proof-twice = the proof does not hold: line { $line } tells a second move for the same position
analysis-proof-no-position = the position of the proof is none of this game: { $reason }
analysis-proof-asks-past = the rules of this game ask what happened before, which a written position does not tell: such a proof cannot be checked
analysis-proof-missing = the proof does not hold: no line tells what the winner plays in `{ $position }`
analysis-proof-illegal = the proof does not hold: `{ $move }` in line { $line } is no legal move
analysis-proof-not-won = the proof does not hold: after `{ $move }` in `{ $position }` the game is over, and not won as claimed
analysis-proof-circle = the proof does not hold: play can come back to `{ $position }` again and again
