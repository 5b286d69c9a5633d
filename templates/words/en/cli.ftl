# The command line: marks, the frame of the help, and what was typed wrongly.

cli-mark-error = error: { $words }

cli-help-usage = Usage
cli-help-options = Options
cli-help-options-place = {"["}OPTIONS]
cli-help-arguments = Arguments
cli-help-commands = Commands
cli-help-command = COMMAND
cli-help-default = default: { $value }
cli-help-values = possible values: { $values }

cli-group-teachers = For teachers: games, rules, practice
cli-group-arbiters = For arbiters: what may be played, who won
cli-group-authors = For authors of games
cli-group-organisers = For organisers: the championship
cli-group-paper = For organisers: its paper
cli-group-desk = For organisers: the desk, and keeping everything safe
cli-group-program = The program itself

cli-manual-name = NAME
cli-manual-synopsis = SYNOPSIS
cli-manual-description = DESCRIPTION
cli-manual-notes = EXAMPLES AND NOTES
cli-manual-version = VERSION

cli-typed-unknown = there is no argument `{ $argument }` here
cli-typed-command = there is no command `{ $command }`
cli-typed-no-command = `{ $command }` needs a command after it: { $known }
cli-typed-missing =
    { $count ->
        [one] this is missing: { $arguments }
       *[other] these are missing: { $arguments }
    }
cli-typed-no-value = `{ $argument }` needs a value{ $known }
cli-typed-value = `{ $value }` is not a value for `{ $argument }`{ $why }
cli-typed-because = : { $reason }
cli-typed-known = ; there are { $values }
cli-typed-too-many = `{ $value }` is one value too many for `{ $argument }`
cli-typed-count = the number of values for `{ $argument }` is not right
cli-typed-equals = `{ $argument }` needs its value after an equals sign
cli-typed-twice = `{ $argument }` may be given only once
cli-typed-conflict = `{ $argument }` does not go with { $others }
cli-typed-conflict-some = `{ $argument }` does not go with something else that was typed
cli-typed-letters = this is not UTF-8 text
cli-typed-other = { $words }
cli-typed-no-reason = it cannot be read
cli-typed-whole-number = expected a whole number
cli-typed-number = expected a number
cli-typed-within = expected a whole number from { $least } to { $most }
cli-typed-at-least = expected a whole number, { $least } or more
cli-typed-near = did you mean { $near }?
cli-typed-game = that is a game: `{ $sheet }` prints its rules, `{ $play }` plays it
cli-typed-more = `--help` says more.

cli-files-written = files in `{ $folder }`: { $count }

cli-arbiters-file = cannot use the file of people: { $error }
cli-arbiters-no-table = `{ $part }` is not a table; expected something like 1-6,9
cli-saved = saved
cli-arbiters-no-number = there is no arbiter number { $number }; see `arbitro arbiters list`
cli-arbiters-no-name = the name is missing
cli-arbiters-added = number { $number }; print the card with `arbitro arbiters cards { $number } --address URL`
cli-arbiters-organiser = organiser
cli-yes = yes
cli-no = no
cli-no-address = `{ $address }` is not an address; expected something like `http://192.168.1.10:8080`
cli-arbiters-nobody = there is nobody with that number; see `arbitro arbiters list`
cli-cards-title = Cards
cli-cards-file = cards.pdf
cli-backup-done = verified copy at `{ $path }`; lines of the log: { $entries }
cli-booklet-left-out = warning: there is no file for `{ $wanted }`; it is left out
cli-check-none = there is no game file (`*.yaml`) in { $path }
cli-check-all-right = { $n } files, all right
cli-check-wrong =
    { $n ->
        [one] { $wrong } of { $n } file cannot be used
       *[other] { $wrong } of { $n } files cannot be used
    }
cli-all-right = all right
cli-round-fault = FAULT
cli-round-warning = warning
cli-round-note = note
cli-rounds-checked = rounds checked: { $rounds }; faults: { $faults }; warnings: { $warnings }
cli-rounds-broken = broken laws: { $faults }
cli-demo-pupils = `--pupils { $n }`: expected a number from { $fewest } to { $most }
cli-demo-playing = playing the final
cli-demo-done = files in `{ $folder }`: { $n-files }; begin with `{ $start }`
cli-diagram-width = a board of { $mm } mm cannot be drawn; choose 10 to 1000
cli-draw-line = { $tournament } { $name }; groups: { $count } ({ $sizes })
cli-draw-annulled = draw annulled
cli-draw-nothing = there is nothing to draw
cli-draw-seed = seed { $seed }
cli-entry-absent = { $code } misses round { $round }
cli-entry-placed = , in group { $label }
cli-entry-added = entered with the code { $code }{ $placed }
cli-entry-added-by-name = entered: { $name }{ $placed }
cli-entry-changed = { $code } changed
cli-entry-unchanged = { $code } was so already
cli-entries-count = entries: { $count }
cli-template-ready = `{ $file }` is ready; fill it in and run `arbitro entries import { $file }`
cli-entry-back = { $code } plays again
cli-import-all-done = took { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }, { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $results ->
        [one] 1 result
       *[other] { $results } results
    } and { $notes ->
        [one] 1 note
       *[other] { $notes } notes
    }.
cli-import-all-preview = nothing was saved; it would be { $entries } entries, { $rounds } rounds, { $results } results and { $notes } notes.
cli-entry-waits = { $code } is on the waiting list, in place { $place }.
cli-entry-admitted = { $code } has a place now.
cli-waiting-none = Nobody waits for a place.
cli-waiting-nobody = Nobody got a place: nobody waits, or no place is free.
cli-waiting-free = there is a place
cli-waiting-count = { $count ->
        [one] 1 pupil waits
       *[other] { $count } pupils wait
    }
cli-waiting-freed = { $count ->
        [one] There is a place for 1 pupil who waits
       *[other] There is a place for { $count } pupils who wait
    }: `arbitro entries admit`
cli-column-why = Why
cli-entry-substituted = { $code } is { $name } now.
cli-entry-regrouped = { $code } plays in group { $group } now.
cli-entries-merged = the two entries are one now: { $code }.
cli-entry-withdrawn = { $code } withdrawn
cli-explain-whose = `--instead` asks about one pupil: write the code or the name, or group, round and board
cli-explain-namesake = `{ $group }` was read as the group; the pupil is written `{ $code }`
cli-explain-no-board = there is no board { $board } in that round of `{ $who }`
cli-export-one-list = a `.csv` holds one list; choose `.xlsx` or `.json` for everything
cli-files-not-text = { $path }: is not UTF-8 text
cli-files-unreadable = cannot read `{ $path }`: { $error }
cli-files-exists = `{ $path }` already exists; use `--replace` to write over it
cli-files-folder = cannot write in the folder `{ $folder }`: { $error }
cli-files-unwritable = cannot write `{ $path }`: { $error }
cli-forget-sure = this removes the name and school year of `{ $code }` for good; repeat with `--yes`
cli-forget-listed-sure = schools named this pupil in a list ({ $schools }), and the pupil never became an entry; this removes the name for good, from the log and from all copies. Repeat it with `--yes`
cli-forget-done = the personal data of { $code } was removed (lines of the log: { $entries }; automatic copies: { $copies }); the results stay
cli-forget-left = this is left for you to decide; `--also WORDS` removes words besides the name from all notes and reasons:
cli-forget-nobody = there is nobody called `{ $text }`; give the code, such as 221.1.3
cli-forget-several = several entries have the name `{ $text }`: { $codes }; give the code
cli-forget-no-end = the regulations do not say until when names are kept (write `names kept for months` in them), or nothing has been played yet
cli-forget-not-due = names are kept until { $until }
cli-forget-due-sure = this removes the personal data of { $count ->
    [one] 1 entry
   *[other] { $count } entries
} for good; repeat with `--yes`
cli-forget-due-done = { $count ->
    [0] there are no names left to remove
    [one] the personal data of 1 entry was removed; the results stay
   *[other] the personal data of { $count } entries was removed; the results stay
}
cli-no-edition = there is no edition { $number }; there are editions 1 to { $last }
cli-games-now = { $cycle }, edition { $edition }
cli-games-earlier = Of earlier editions
cli-games-others = Other games
cli-games-variants = variants: { $ids }
cli-games-next = Next: `arbitro sheet GAME` writes the rules of a game as PDF.
cli-logo-unreadable = cannot read the logo `{ $shown }`: { $error }
cli-logo-useless = the logo `{ $shown }` cannot be used: { $why }; use a PNG or SVG file
cli-no-school = there is no school with the number `{ $number }`
cli-copy-made = round complete; copy at `{ $path }`
cli-copy-failed = warning: the automatic copy failed: { $error }
cli-draw = draw
cli-new-created = created `{ $location }`
cli-new-no-name = what is the championship called? For example: `arbitro new escola`
cli-new-next = next: `arbitro entries import list.xlsx` takes a list, even of names alone; `arbitro entries template list.xlsx` writes one to fill in
cli-new-edition = `--edition` is for ready-made regulations; in your own file write `edition: N`
cli-new-games = `--game` is for ready-made regulations; write the games of each cycle in your file
cli-one-group = name one group alone, such as 1.3.2
cli-waiting = waiting
cli-pair-annulled = round annulled
cli-pair-done = rounds published: { $count }; groups waiting: { $waits }; seed: { $seed }
cli-pair-time-over = `arbitro pair { $group } --more 10` lets it go on for 10 minutes
cli-perft-too-large = the count is too large to be written
cli-repeated = the request `{ $key }` was saved before; nothing changed
cli-play-roles = you: { $mine }; the computer (level { $level }): { $others }
cli-play-how =
    To play, type a move, such as `{ $example }`, and press Enter.
    `help` shows the moves there are, `hint` advises one, `undo` takes one back, `quit` ends.
cli-play-many = There are { $count } possible moves: `moves` lists them all, and `moves { $cell }`, for example, those that begin with { $cell }.
cli-play-thinking = thinking
cli-play-record-start = a recorded game begins at the start; leave out --position
cli-play-hint = try { $text }; `why` explains it
cli-show-goals = goals of who begins and of who answers
cli-show-zone = marked zone
cli-play-computer = the computer plays { $text }
cli-play-not-yet = the computer has not played yet
cli-play-no-undo = there is nothing to take back
cli-play-refused = `{ $text }` cannot be played: { $reason }; `moves` lists what can be played, `hint` helps
cli-play-refused-again = `{ $text }` neither, by the same rule; `hint` helps
cli-play-certain-draw = certain to draw
cli-play-slipped = at this level it sometimes plays just any move, as here
cli-line = line: { $line }
cli-playouts-draws = draws
cli-playouts-given-up = given up after { $longest } moves: { $unfinished }
cli-playouts-speed =
    mean length: { $length } plies
    speed: { $plies } plies per second, { $rate } games per second
cli-profile-random = { $name }: random play
cli-profile-strong = { $name }: considered play, { $n } of { $of } games
cli-profile-stopped = stopped after { $total } games; nothing was written. To be done sooner, ask for less with `--strong-games` or `--playouts`
cli-profile-cut = stopped after { $total } games, before all were played; the numbers are those of the games that count. `--limit-seconds` gives it more time
cli-profile-too-many = { $n } games do not fit side by side; choose up to { $most }
cli-profile-twice = the game `{ $name }` is named twice
cli-puzzles-stopped = stopped before a puzzle was found. To be done sooner, ask for less with `--count` or `--depth`; `--limit-seconds` gives it more time
cli-qualify-line = { $tournament } { $name }; going on: { $count }
cli-qualify-nothing = there is nothing to settle
cli-replay-disagrees = the recorded game says the result is `{ $said }`, but the moves say `{ $found }`
cli-replay-game = the recorded game was played with the game `{ $game }`, which is not at hand here; `--games DIR` names the folder of its file: arbitro replay { $file } --games DIR
cli-replay-unfinished =
    { $moves ->
        [one] not finished after 1 move
       *[other] not finished after { $moves } moves
    }
cli-report-round = `--round` is of use with `--kind standings` only
cli-restore-cards = A copy opens no doors: print new cards for those who sign in (`arbitro arbiters cards`, or the page “Arbiters”)
cli-restore-done = `{ $target }` restored; lines of the log: { $entries }
cli-restore-kept = what was there is kept at `{ $path }`
cli-result-there = was there already
cli-result-corrected = saved (correction)
cli-results-rounds-hint = the list speaks of rounds that are not there yet: `--rounds` publishes them as the list tells them
cli-results-rounds = { $count ->
        [one] 1 round published as the list tells it
       *[other] { $count } rounds published as the list tells them
    }
cli-results-rounds-preview = rounds to publish as the list tells them: { $count }
cli-results-trf-group = a TRF file does not say which group it is: add `--group GROUP`
cli-results-wrong = errors: { $count }; nothing was saved
cli-serve-cannot = cannot serve at `{ $listen }`: { $error }; choose another with `--listen 0.0.0.0:8081`
cli-serve-address = `{ $address }` is not an address; expected one like https://final.example
cli-serve-framed-by = `--framed-by { $site }` is not the address of a site; write it as https://moodle.example
cli-serve-stopped = server stopped
cli-serve-games-only = games only, no championship
cli-serve-network = On the network:
cli-serve-here = On this computer:
cli-serve-organiser = Organiser:
cli-serve-stop = Ctrl-C stops.
cli-show-score = score: { $first } to { $second }
cli-show-to-move = { $side } to move
cli-show-position = position
cli-solve-exact = with --exact the search goes on for what is left open, however long it takes
cli-solve-unsolved = not solved in { $positions } positions ({ $seconds } s)
cli-solve-who = who wins?
cli-solve-margin = who wins, and by how much?
cli-solve-moves = by which moves?
cli-solve-length = in how many plies?
cli-solve-no-plies = {""} (in how many plies was not found out)
cli-solve-by = , by { $margin }
cli-solve-all-lose = every move loses
cli-solve-winning = winning moves
cli-solve-drawing = drawing moves
cli-solve-open = not decided: { $open }
cli-solve-best-margin = best margin: { $best }
cli-solve-longest = longest defence: { $best }
cli-solve-quickest = quickest: { $best }
cli-solve-speed = { $positions } positions in { $seconds } s ({ $rate } per second)
cli-solve-proof = proof written to { $path }: the winner's move in { $positions } positions; check it with `arbitro check-proof { $path }`
cli-solve-proof-draw = nobody wins here, so there is no proof to write
cli-solve-proof-past = the rules of this game ask what happened before, which a written position does not tell: such a proof cannot be written
cli-solve-proof-many = the winner would have to know more than { $most } positions, which is too much to write; begin nearer to the end of a game with --after
cli-solve-proof-limit = the search ended before all the winner's moves were found, so nothing was written; give it more time or more memory
cli-proof-holds = the proof holds: the winner's move in { $positions } positions, { $replies } replies tried, games of at most { $longest } moves
cli-proof-unused = lines that no game needs: { $lines }
cli-standings-group = Group { $label } · { $name } · rounds: { $rounds }
cli-standings-open = Round { $round } is open: it counts for nobody until its last result is in.
cli-standings-pupils = One by one:
cli-not-drawn = tournament `{ $id }` has not been drawn yet; use `arbitro draw { $id }`
cli-no-target = name a tournament or group, or use `--all` for all
cli-trf-no-tie-break = there is no tie-break `{ $name }`; known are { $known }
cli-verify-restore = recover a copy with `arbitro restore`
cli-verify-done =
    all is well; lines of the log: { $facts }, with personal data removed: { $redacted }
    seal { $seal }

cli-column-number = No.
cli-column-name = Name
cli-column-tables = Tables
cli-column-card = Card
cli-column-when = When
cli-column-who = Who
cli-column-what = What
cli-column-school = School
cli-round-place = { $group }, round { $round }
cli-import-done = entered: { $new }; changed: { $changed }; there already: { $unchanged }; refused: { $refused }; schools in all: { $schools }
cli-import-preview = to be entered: { $new }; changed: { $changed }; there already: { $unchanged }; refused: { $refused }
cli-import-accept = `--accept-warnings` to take rows with warnings
cli-import-skip = `--skip-bad` to leave those rows out
cli-import-both = `--skip-bad` and `--accept-warnings` to go on all the same
cli-import-wrong = errors: { $errors }; warnings: { $warnings }; nothing was saved. Correct the list, or use { $way }
cli-import-give-it = the command with what is missing
cli-import-give-school = the school of everybody is told in the command: `--school "Vale Primary School"`
cli-import-give-game = the game of everybody is told in the command: `--game rastros`; for more games, one more `--game` each
cli-import-give-year = the year of everybody is told in the command: `--year 4`
cli-files-no-such-folder = `{ $folder }` is not a folder; choose another
cli-files-make-folder = there is no folder `{ $folder }`; make it first
cli-files-denied = you may not write to that folder; choose another
cli-files-is-folder = it is a folder; name a file in it
cli-files-pages =
    { $pages ->
        [one] { $path }: { $pages } page, { $size } KB
       *[other] { $path }: { $pages } pages, { $size } KB
    }
cli-play-in =
    { $plies ->
        [one] , in { $plies } ply
       *[other] , in { $plies } plies
    }
cli-play-certain-win = certain to win{ $plies }
cli-play-certain-loss = lost against the best answers{ $plies }
cli-play-expects =
    { $visits ->
        [one] expects to win { $rate } % of the time ({ $visits } random game)
       *[other] expects to win { $rate } % of the time ({ $visits } random games)
    }
cli-play-candidate =
    { $visits ->
        [one] { $move }: { $rate } % in { $visits } game
       *[other] { $move }: { $rate } % in { $visits } games
    }
cli-playouts-wins = { $name } wins: { $wins } ({ $share } %)
cli-won =
    { $person ->
        [one] win: { $side } (first player{ $about })
       *[other] win: { $side } (second player{ $about })
    }
cli-trf-right = no contradictions: { $players } players, { $rounds } rounds
cli-trf-dutch = pairings: all { $rounds } rounds are those of FIDE's Dutch system (2026)
cli-trf-unfollowed = pairings not checked: the line `{ $code }` changes them in a way that is not followed here
cli-trf-number = no.
cli-trf-rank = rank
cli-results-preview = results to be saved: { $new }; there already: { $unchanged }
cli-results-done = results saved: { $new }; there already: { $unchanged }
cli-solve-positions = { $count } positions
cli-solve-in =
    { $plies ->
        [one] {" "}in { $plies } ply
       *[other] {" "}in { $plies } plies
    }
cli-solve-at-most =
    { $plies ->
        [one] {" "}in { $plies } ply
       *[other] {" "}in { $plies } plies or fewer
    }
cli-mark-warning = warning: { $words }
cli-result-other-game = the recorded game is of `{ $found }`, but `{ $game }` is played here
cli-result-disagrees = the recorded game ends { $found }, but the result given is { $result }
cli-result-unfinished = the recorded game does not reach the end
cli-result-none = `{ $text }` is not a result; expected 1-0, 0-1, ½-½, or with an absence +:-, -:+ or -:-
cli-result-not-playing = `{ $code }` does not play in that round
cli-result-of-pupil = `{ $text }` is not the result of one pupil; expected win, loss, draw, forfeit-win, forfeit-loss or both-absent
cli-result-no-number = `{ $text }` is not a number; expected 1, 2, 3…

cli-typed-address = expected an address such as 0.0.0.0:8080
cli-typed-cycle = expected 1, 2, 3 or sec
cli-typed-depth = expected a number from 1 to { $most }, or two such as 3-7
cli-puzzles-so-far =
    { $n ->
        [one] { $n } puzzle so far
       *[other] { $n } puzzles so far
    }
cli-puzzles-found =
    { $wished ->
        [one] found { $n } of { $wished } puzzle of { $depth } { $most ->
            [one] move
           *[other] moves
        }, in { $games } games and { $positions } positions
       *[other] found { $n } of { $wished } puzzles of { $depth } { $most ->
            [one] move
           *[other] moves
        }, in { $games } games and { $positions } positions
    }
cli-puzzles-unproven = { $n } positions were left out because they could not be proven
cli-puzzles-odd = in all those games the winner had the last turn: try an odd `--depth`, such as { $next }
cli-puzzles-even = in all those games the loser had the last turn: try an even `--depth`, such as { $next }
cli-puzzles-no-records = { $file } holds no game of { $game }
cli-review-summary = { $games ->
        [0] No game was looked at.
        [one] One game was looked at; { $given ->
            [0] in it nobody is known to have given a win away.
           *[other] in it a win was given away.
        }
       *[other] { $games } games were looked at; { $given ->
            [0] in none of them is anybody known to have given a win away.
            [one] in one of them a win was given away.
           *[other] in { $given } of them a win was given away.
        }
    }
cli-review-left = { $games ->
        [one] One game was not looked at; `--limit-seconds` gives it more time.
       *[other] { $games } games were not looked at; `--limit-seconds` gives it more time.
    }
cli-puzzles-try = try another `--depth` (or a range such as 3-7), another `--seed`, more `--effort` or a smaller board
cli-time-left = left: { $time }
cli-time-at-most = this takes { $seconds } s at most, and then tells what there is; `--limit-seconds` changes that
cli-files-ending = `{ $path }` does not end in { $known }
cli-diagram-mark = the mark `{ $mark }` cannot be drawn: { $reason }
cli-export-format = the ending of the name says the format: `.csv`, `.xlsx` or `.json`

cli-folder-publish-title = To publish
cli-folder-publish-words = The final report, scores by cycle, schools and prizes.
cli-folder-hand-out-title = To hand out
cli-folder-hand-out-words = Diplomas for everybody, certificates for the podium, and name badges.
cli-folder-doors-title = To hang up
cli-folder-doors-words = Signs, groups, pairings and wall charts.
cli-folder-morning = morning
cli-folder-morning-title = The morning on the doors
cli-folder-morning-words = The groups, the first round by table and by name, and the wall charts to fill in.
cli-folder-desk-title = For the desk
cli-folder-desk-words = Slips, results and standings round by round.
cli-folder-rules = rules
cli-folder-rules-title = Rules and boards
cli-folder-rules-words = The booklet of rules in every language and a board of each game, at true scale.
cli-folder-games = games
cli-folder-games-title = Recorded games
cli-folder-games-words = The last recorded game of each tournament; `arbitro replay` plays them again.
cli-folder-schools-title = For the schools
cli-folder-schools-words = What each teacher receives: pupils, tables and times.
cli-pack-steps = rules-in-three-steps
cli-class-rules = rules
cli-class-steps = steps
cli-class-poster = poster
cli-class-board = board
cli-class-cycle-first = cycle 1
cli-class-cycle-second = cycle 2
cli-class-cycle-third = cycle 3
cli-class-cycle-secondary = secondary
cli-class-written = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $files } files in `{ $folder }`: rules, steps, A3 poster and board with pieces of each
cli-demo-rules = rules
cli-demo-rules-title = Booklet of rules
cli-demo-board = board
cli-demo-board-title = Board: { $game }
cli-demo-record = { $game }, group { $group }, round { $round }, board { $board }
cli-demo-language = English
cli-demo-title = National final, edition { $edition }: a demonstration
cli-demo-intro = { $name }, edition { $edition }, as arbitro sees it: invented schools and pupils, a final played from the draw to the podium, and all the paper such a day needs. Documents in { $language }.
cli-demo-podium = Podium
cli-demo-try = Try it
cli-demo-file = the championship. In this folder:
cli-demo-show-all = Show all: { $count }
cli-demo-pupils-here = pupils
cli-demo-schools = schools
cli-demo-tournaments = tournaments
cli-demo-groups = groups
cli-demo-games = games
cli-demo-records = games recorded move by move
cli-demo-away = absences and withdrawals
cli-demo-corrected = results corrected
cli-demo-lots = ties decided by lot

cli-welcome-begin = Where to begin:
cli-welcome-start = everything in the browser: tournaments, entries, paper
cli-welcome-guide = the guide: a class tournament in an afternoon
cli-welcome-games = the games, with a line on each
cli-welcome-sheet = the rules of a game as PDF
cli-welcome-demo = an invented national final, from beginning to end
cli-welcome-more = All commands: arbitro help. One command: arbitro help COMMAND.
cli-welcome-enter = Enter opens everything in the browser; to leave, close this window.
cli-start-greeting = arbitro is open in the browser. If no browser opened, open on this computer:
cli-start-ready = arbitro is ready. Open on this computer:
cli-start-phones = For the arbiters' phones: { $address }
cli-no-network = This computer is not on any network yet, so phones cannot get here. Connect it to the Wi-Fi; the address then stands on the page.
cli-start-keep = Keep this window open while you work; closing it ends the program.
cli-start-already = arbitro was open in this folder already: { $address }
cli-start-no-folder = the folder `{ $folder }` does not exist or cannot be opened: { $error }
cli-start-other-port = Port { $wanted } is taken by another program; the address is now { $address }.
cli-rules-head =
    A variant of { $parent } (`{ $game }`). Write only what differs; everything else comes from that game.
    Take away the `# ` of a line to change it, with the line of its key, and leave the others as they are.
    Then: arbitro check { $path }
cli-rules-next = { $path } varies { $parent } in nothing yet: open it in a text editor, change a line, and ask `arbitro check { $path }`
cli-rules-name = `{ $name }` is not a name for a variant of `{ $game }`: choose another with letters or digits


cli-ties-open = group { $group }: equal after all tie-breaks: { $tied }
cli-ties-none = no tie is open in the groups that are complete
cli-ties-next = as they are, they share the place; decide one tie at a time with `arbitro ties GROUP --played "CODE, CODE"` or `arbitro ties GROUP --lot CODE`
cli-entry-present = { $code } plays round { $round } after all
cli-pair-rearranged = round rearranged; print its lists and slips again
cli-pair-two = `{ $text }`: name two, with a comma between them, such as "221.1.3, 007.1.3" or "1, 3"
cli-result-retracted = result taken back
cli-result-which = `{ $group }` is a group and also the pupil `{ $code }`. For the group, say round, board and result; for the pupil, write `{ $code }`
cli-result-missing = which result? Give round, board and result, such as `arbitro result 1.3.2 1 4 1-0`, or a pupil and how it went, such as `arbitro result 221.1.3 win`
cli-regulations-list = Ready-made regulations:
cli-regulations-next = `arbitro regulations NAME` prints one of them; `arbitro regulations --explain` explains every key; `arbitro new NAME --regulations FILE` uses it.
cli-regulations-unknown-games = nobody knows these games: { $games }. Correct the id, or give the game a name: `games: [{"{"} id: x, name: X {"}"}]`
cli-regulations-right = { $file }: { $name }, all right
cli-regulations-stage = { $name }: { $play }
cli-regulations-wrong =
    { $count ->
        [one] 1 mistake; the file cannot be used like this
       *[other] { $count } mistakes; the file cannot be used like this
    }
cli-draw-order =
    { $count ->
        [one] 1 seeded
       *[other] { $count } seeded, in order
    }{ $unknown ->
        [0] {""}
        [one] ; 1 on the list is not entered here
       *[other] ; { $unknown } on the list are not entered here
    }
cli-draw-nobody = nobody in `{ $file }` is entered in { $tournament }; the list has one pupil per row, the best first, by name or code
cli-result-awaits = it counts once a second person, not { $by }, has entered the same result
cli-result-started = { $code } starts game { $game }
cli-result-score = the match stands at { $score }
cli-next = next: { $way }
cli-standings-none = no groups have been drawn yet
cli-way-bracket-results = `arbitro result { $group } ROUND BOARD 1-0` saves a result; `-:-` if nobody came
cli-way-results = `arbitro result { $group } ROUND BOARD 1-0` saves a result; `--force "why"` goes on without it
cli-way-against = say who played: `arbitro result { $first } win --opponent { $second }`, or `draw`, or `loss`
cli-way-correct = the same command with `--correct "why"` corrects it
cli-way-next-game = the same command with `--game-number { $game }` saves game { $game }
cli-way-game = `--game-number N` names the game: the first without a result or, with `--retract`, the last that has one
cli-way-as-played = the same command with `--correct "why"` takes the rounds as they were played
cli-way-groups = `arbitro standings` shows the groups there are; `arbitro draw --all` draws those that are missing
cli-way-boards = `arbitro explain GROUP` shows the boards of the last round of a group
cli-way-enter = `arbitro result` without `--correct` or `--retract` saves a result
cli-way-draw = `arbitro draw { $tournament }`
cli-way-qualify = `arbitro qualify { $tournament }` settles who goes on
cli-way-pair = `arbitro pair { $group }` publishes the next round
cli-way-over = `arbitro standings { $group }`; if there are ties, `arbitro ties { $group }`
cli-way-annul-rounds = `arbitro pair GROUP --annul "why"` first annuls the last round of each group, if it has no results yet
cli-way-retract = `arbitro result GROUP ROUND BOARD --retract "why"` first takes back each result
cli-way-annul-round = `arbitro pair { $group } --annul "why"` annuls the last round
cli-way-annul-draw = `arbitro draw { $tournament } --annul "why"` annuls the draw
cli-way-annul-qualification = `arbitro qualify { $tournament } --annul "why"` opens again who goes on
cli-way-list = `arbitro entries list` shows codes and names
cli-way-reinstate = `arbitro entries withdraw { $code } --undo` takes it back in
cli-way-reopen = `arbitro serve` opens the pages; at `/organiser/tournament/{ $tournament }` is the button “Open the tournament again”; a name is corrected without that: `arbitro entries change CODE --name "name" --reason "why"`
cli-way-import = `arbitro entries template list.xlsx` writes a list to fill in, `arbitro entries import list.xlsx` takes it
cli-way-accept = `arbitro registration accept` accepts what schools have sent
cli-way-open-ties = `arbitro ties { $group }` shows the ties that are open; `arbitro ties { $group } --annul "why"` opens the last decided one again
cli-way-reopen-tie = `arbitro ties` shows the ties that are open; `arbitro ties GROUP --annul "why"` opens the last decided one again
cli-way-play-off = `arbitro ties { $group } --played "CODE, CODE"`, the best first
cli-way-lot = `arbitro ties { $group } --lot CODE` draws lots between the tied
cli-way-force = `--force "why"` publishes it all the same
cli-way-ties = `arbitro ties { $tournament }` decides ties at the end
cli-way-teams = `arbitro entries import LIST` takes the list again; `arbitro entries change CODE --mark CLASS` puts a pupil into a team
cli-way-annul-round-again = `arbitro pair { $target } --annul "why"` annuls the round, and `arbitro pair { $target }` pairs it again
cli-way-keep-pairs = `arbitro pair { $target } --keep "why"` leaves the pairs as they are
cli-way-settle-again = `arbitro qualify { $target } --again "why"` opens again who goes on, and `arbitro qualify { $target }` settles it
cli-way-exchange-qualified = `arbitro qualify { $target } --adjust "why"` exchanges them
cli-way-keep-qualified = `arbitro qualify { $target } --keep "why"` leaves it as it is
cli-way-with = `arbitro qualify TOURNAMENT --instead-of { $code } --with CODE --reason "why"` names somebody
cli-way-draw-all = `arbitro draw --all` draws what waits to be drawn
cli-way-pair-all = `arbitro pair --all` publishes the next round of each group
cli-way-settle-all = `arbitro qualify --all` settles who goes on
cli-way-wait =
    { $count ->
        [one] 1 result is missing
       *[other] { $count } results are missing
    }: `arbitro result GROUP ROUND BOARD 1-0`, or a list by `arbitro results import`
cli-way-all-over = everything was played: `arbitro standings` shows the standings, `arbitro ties` the ties, `arbitro diplomas` writes the diplomas, `arbitro pack` prints everything
cli-import-qualified = { $taken } on the list, { $left } left out
cli-import-not-over = it is not over yet; left out: { $left }
cli-import-nobody-qualified = nobody has qualified in `{ $file }` yet: no tournament is over
cli-origins-none = nobody has come from another championship yet; `arbitro entries import district.arbitro` brings those who qualified
cli-origins-count =
    { $count ->
        [one] 1 championship
       *[other] { $count } championships
    }
cli-column-from = Championship
cli-column-pupils = Pupils
cli-export-qualified = the list of those who qualified is a `.csv` file
cli-export-no-records = there are no recorded games yet: those played on screens are recorded, and those that were attached to a result

# Papers by name.
cli-no-colour = `{ $text }` is not a colour; write six digits and letters from a to f, such as d55e00
cli-print-papers = Papers of the championship; `arbitro print PAPER` writes one:
cli-print-pdf-only = `{ $paper }` comes as PDF only
cli-print-whole-names = `{ $paper }` always has full names, because whoever signs and the school need them; use `--names code` to show no names, or print without `--names`
cli-column-town = Town
cli-schools-doubt = these look like one school: { $from } and { $into }; if they are: arbitro schools merge
cli-school-now = { $school }: saved
cli-schools-merged = { $from } is now part of { $into }
cli-way-tie = { $what }: `arbitro ties { $group }`
cli-way-share = { $what } All go on by `arbitro qualify { $tournament }`; the tie is broken by `arbitro ties { $group }`
cli-registration-letters = { $count ->
    [one] 1 letter is in `{ $folder }`; link and code open the school's registration, so keep it to yourself
   *[other] { $count } letters are in `{ $folder }`; links and codes open the schools' registration, so keep them to yourself
}
cli-registration-answers = The answers are in the folder `{ $folder }`. They are personal data: keep them to yourselves.
cli-site-results-written = the public pages are in `{ $folder }` ({ $count } files); put the folder on any web space, its first page is `index.html`

# Championships that feed others.
cli-phases-feed = the qualifiers go up to { $name }: { $first ->
    [one] the first place
   *[other] the first { $first } places
} of each game and cycle
cli-phases-feed-none = the qualifiers go up to no other championship
cli-phases-expected = { $count ->
    [0] no qualifiers are expected from other championships
    [one] the qualifiers of 1 championship are expected
   *[other] the qualifiers of { $count } championships are expected
}
cli-phases-none = there is no championship yet that sends its qualifiers here; `arbitro phases take district.arbitro` takes them
cli-phases-late = late
cli-phases-nothing = there is nothing new from { $name }
cli-phases-nobody = nobody has qualified in { $name } yet: no tournament is over
cli-phases-taken = taken from { $name }: new { $new }, changed { $changed }
cli-phases-preview = would come from { $name }: new { $new }, changed { $changed }
cli-phases-accept = something has changed in { $name } since it was taken; look above and accept it with `--accept`
cli-phases-reason = the qualifiers were corrected in { $name }
cli-column-place = Place
cli-column-tournament = Tournament
cli-column-pupil = Pupil

cli-host-serving = The host is at { $address }
cli-host-needs-name = championships need a name: each has an address of its own before that of the host, which `{ $address }` cannot have; say the name with --address https://…
cli-host-first = Nobody keeps this host yet. Who opens this link, once, makes championships and invites the others:
cli-host-copied = Copied: { $championships ->
    [one] 1 championship
   *[other] { $championships } championships
}, { $accounts ->
    [one] 1 account
   *[other] { $accounts } accounts
}, { $places ->
    [one] 1 place
   *[other] { $places } places
}. Keep the copy where nobody else reads it.
cli-host-restored = Brought back: { $championships ->
    [one] 1 championship
   *[other] { $championships } championships
}, { $accounts ->
    [one] 1 account
   *[other] { $accounts } accounts
}, { $places ->
    [one] 1 place
   *[other] { $places } places
}. Everybody signs in anew; cards and the letters of schools are printed anew.
cli-host-empty = There are no places yet. `arbitro host open NAME --address https://…` opens one.
cli-host-opened = The place { $name } is open. Publishing address, for the organisers alone:
cli-host-renewed = The place { $name } has another key; with the one before nobody publishes any more. Publishing address, for the organisers alone:
cli-host-next = The organiser pastes it under “On the internet”, on the organisers’ pages, or types: arbitro serve --publish 'ADDRESS'
cli-host-closed = The place { $name } was closed and its pages removed.
cli-host-close-sure = closing `{ $name }` removes what was published there; to do it: `arbitro host close { $name } --yes`
cli-host-place = Place
cli-host-championship = Championship
cli-host-pages = Pages
cli-host-taken = Last sent
cli-host-never = never
cli-serve-publish = this is no publishing address; write all that you were given, in single quotes: --publish 'https://…/name#key'
cli-serve-publishing = On the internet:
