# What is wrong with a file of regulations.

regulations-problem = { $place }: { $fault }
regulations-problem-hint =
    { $place }: { $fault }
    {"  "}hint: { $hint }
regulations-did-you-mean = did you mean `{ $word }`?
regulations-known-here = known here: { $words }
regulations-known-keys = known keys: { $words }
regulations-too-large = the file has { $bytes } bytes; { $most } is the most
regulations-yaml = this is no YAML that can be read: { $reason }
regulations-nothing = nothing
regulations-scalar = a word or number
regulations-list = a list
regulations-map = a map of keys and values
regulations-expected-map = expected keys and values, found { $found }
regulations-expected-list = expected a list, found { $found }
regulations-expected-scalar = expected a word or number, found { $found }
regulations-unknown-key = unknown key `{ $key }`
regulations-empty = nothing is written here
regulations-empty-hint = give a value or leave out the key
regulations-no-number = `{ $text }` is no whole number from { $least } to { $most }
regulations-not-understood = `{ $text }` is not understood here
regulations-no-ready-made = there are no ready-made regulations `{ $name }`
regulations-edition-unknown = the games of edition { $edition } are not known
regulations-editions-known = editions { $first } to { $last } are known; for another one list the `cycles` with their `games`
regulations-cycles-count = { $count ->
        [one] 1 cycle
       *[other] { $count } cycles
    }
regulations-stages-count = { $count ->
        [one] 1 stage
       *[other] { $count } stages
    }
regulations-one-to-nine = give between 1 and 9
regulations-game-not-listed = a cycle plays `{ $game }`, which is not among the games
regulations-games-count = { $count } games
regulations-games-most = 99 is the most
regulations-cycle-without-games = `{ $cycle }` has no games
regulations-cycle-without-games-hint = add `games: [rastros, …]`, or an `edition`
regulations-game-without-id = a game without an `id`
regulations-game-without-id-hint = add `id: rastros`
regulations-game-twice = the game `{ $game }` is listed twice
regulations-no-game-id = `{ $text }` is no id of a game: small letters, digits and hyphens
regulations-no-years = `{ $text }` are no school years
regulations-years-hint = write them like `5-6`, within 1 to 12
regulations-no-points = `{ $text }` are no points
regulations-points-hint = a number with at most one decimal, such as 0.5
regulations-points-outside = `{ $text }` points
regulations-points-span = from 0 to 100
regulations-points-order = a loss is worth { $loss }, a draw { $draw }, a win { $win }
regulations-points-order-hint = a win must be worth more than a loss, and a draw be between
regulations-no-tie-break = there is no tie-break `{ $text }`
regulations-points-no-tie-break = `PTS` is no tie-break
regulations-points-first = points always come first; leave it out
regulations-tie-break-twice = the tie-break `{ $text }` is listed twice
regulations-nobody-qualifies = nobody qualifies for the next stage
regulations-nobody-qualifies-hint = add `qualify: 1` for the best of each group
regulations-nowhere-to-qualify = there is no stage to qualify for
regulations-nowhere-to-qualify-hint = leave out `qualify` in the last stage
regulations-stage = stage { $number }
regulations-nothing-played = the stage does not say what is played
regulations-nothing-played-hint = add `play:` with { $examples }
regulations-play-hint = write { $examples }
regulations-swiss-rounds = a Swiss needs its rounds: `swiss in 4 rounds`
regulations-dutch-rounds = the Dutch system needs its rounds: `dutch in 7 rounds`
regulations-no-format = `{ $text }` is no way to play
regulations-no-rounds = `{ $text }` is no number of rounds between 1 and 50, nor a span like 4-5
regulations-best-of = `best of { $games }` needs an odd number of games up to 21
