# Words of tables, and names of reports and of their files.

reports-table = Table
reports-group = Group
reports-groups = Groups
reports-file-round = round
reports-board = Board
reports-board-in-round = Board in the round
reports-round-short = Rd.
reports-round = Round
reports-starts = Starts
reports-answers = Answers
reports-wall-chart-legend = In each round: the opponent's number and the points made; ▸ starts the game; F bye; – absent.
reports-file-wall-charts = wall-charts
reports-wall-charts = Wall charts
reports-wall-chart-legend-free = In each column a game, in the order in which they were played: the number of the opponent and the points made; ▸ starts the game.
reports-cross-table-legend-free = In each row: the points made against the number of the column, game by game; + and - are absences; empty, they did not meet.
reports-cross-table-legend-points = In each row: the points made against the number of the column; + and - are absences; empty, they did not meet. Bye: the points of a round without an opponent; – is an absence.
reports-cross-table-legend = In each row: the points made against the number of the column; ½ is a draw, + and - are absences; empty, they did not meet. Bye: the points of a round without an opponent; – is an absence.
reports-byes = Bye
reports-games-played = Games
reports-games-won = Won
reports-games-drawn = Drawn
reports-games-lost = Lost
reports-file-cross-tables = cross-tables
reports-cross-tables = Cross tables
reports-too-large-to-cross = The group is too large for a cross table; see the wall chart.
reports-no-groups = No groups have been drawn yet.
reports-number = No.
reports-points = Points
reports-place = Place
reports-place-in-group = Place in the group
reports-entries = Entries
reports-school-number = School no.
reports-school = School
reports-town = Town
reports-file-entries = entries
reports-entries-by-school = Entries by school
reports-code = Code
reports-name = Name
reports-year = Year
reports-cycle = Cycle
reports-game = Game
reports-start = Start
reports-status = Status
reports-mark = Mark
reports-waiting = waiting
reports-withdrawn = withdrawn
reports-not-drawn = Not drawn yet.
reports-file-groups = groups
reports-contents = Contents
reports-school-year = School year
reports-table-number = Table no.
reports-name-1 = Name 1
reports-name-2 = Name 2
reports-result = Result
reports-bye-in-brackets = (bye)
reports-absent-in-brackets = (absent)
reports-results = Results
reports-standings = Standings
reports-stage = Stage
reports-file-tables = tables
reports-by-table = Games by table
reports-no-games = No games have been published yet.
reports-board-short = Board
reports-bye = bye
reports-absent = absent
reports-time = Time
reports-opponent = Opponent
reports-by-name-sheet = By name
reports-file-names = names
reports-by-name = Games by name
reports-turn = Turn
reports-who-starts = starts
reports-who-answers = answers
reports-nothing = (nothing)
reports-who-wins-caption = Who wins, by game (in brackets, the games played)
reports-pupils = pupils
reports-file-prizes = prizes
reports-prize-list = Prize list
reports-prizes = Prizes
reports-file-results = results
reports-results-by-round = Results by round
reports-no-rounds = There are no rounds yet.
reports-file-standings = standings
reports-medal-table = Medal table
reports-by-points = By points
reports-file-schools = schools
reports-schools = Schools
reports-medals = Medals
reports-places = Places
reports-first = 1st
reports-second = 2nd
reports-third = 3rd
reports-finalists = In the final
reports-entered = Entries
reports-no-town = (no town)
reports-towns = Towns
reports-file-scores = scores
reports-scores = Scores
reports-tie-breaks = Tie-breaks
reports-decided = Decided
reports-lot = lot
reports-play-off = play-off
reports-in-numbers = In numbers
reports-winners = The winners
reports-by-town = By the town of the school:
reports-participation = Participation
reports-only-played = Only games played on the board; forfeits do not count.
reports-by-game = Results by game
reports-schools-by-points = Schools by points
reports-file-final-report = final-report
reports-final-report = Final report
reports-cycles = Cycles
reports-starter-wins = Starter wins
reports-answerer-wins = Second player wins
reports-draws = Draws
reports-played = Played
reports-forfeited = Forfeited
reports-games = Games
reports-code-of = code
reports-school-of = school
reports-name-of = name

# Sentences with data.

reports-name-and-school = Name and school
reports-code-and-school = Code and school
reports-team = Team
reports-teams = Teams
reports-name-and-team = Name and team
reports-code-and-team = Code and team
reports-matches-won = W
reports-matches-drawn = D
reports-matches-lost = L
reports-match-points = Match points
reports-board-points = Board points
reports-boards-weighted = Weighted boards
reports-team-free = { $team }: free
reports-without-game = without a game
reports-teams-columns = Teams: W, D, L: matches won, drawn, lost.
reports-teams-order = Between teams with equal points the matches between them decide, and then the weighted boards: the first counts most.
reports-between-teams = Between them
reports-side-column = { $side }: { $part }
reports-group-at-table = Group { $group } · table { $table }
reports-stage-at-table = { $stage } · table { $table }
reports-round-number = Round { $round }
reports-in-round = { $title }: round { $round }
reports-in-stage-round = { $title }: { $stage }, round { $round }
reports-goes-on-note = { $sign } goes on to the next stage.
reports-group-round = { $group } · round { $round }
reports-file-cycle = cycle-{ $cycle }
reports-group-of = Group { $group } · { $tournament }
reports-no-time = `{ $text }` is not a time; expected something like `10:30`
reports-school-detail = School no. { $number }
reports-pupils-detail = { $count ->
        [one] 1 pupil
       *[other] { $count } pupils
    }
reports-rounds-at = Rounds: { $times }
reports-not-over = Not over yet: { $names }.
reports-provisional = Provisional: { $count ->
        [one] 1 game
       *[other] { $count } games
    } still to be played or reported.
reports-provisional-free = Provisional: free play goes on.
reports-open-rounds = Open rounds count for nobody until their last result is in: { $rounds }.
reports-open-round = group { $group }, round { $round }
reports-open-round-at = table { $table }, round { $round }
reports-never-played = no place: nothing played
reports-did-not-play = did not play
reports-standings-after = Standings after round { $round }
reports-standings-final = Final standings
reports-reached = Reached
reports-last-match = Last match
reports-still-in = still in
reports-third-place-match = 3rd place
reports-round-final = Final
reports-round-semifinal = Semi-final
reports-round-quarterfinal = Quarter-final
reports-round-of-sixteen = Round of 16
reports-match-beat = beat { $opponent }
reports-match-lost-to = lost to { $opponent }
reports-match-forfeited-to = { $opponent } was absent
reports-match-stayed-away = absent against { $opponent }
reports-match-drew-with = drew with { $opponent }
reports-file-after-round = { $file }-stage-{ $stage }-round-{ $round }
reports-tie-break-names = { $count ->
        [one] Tie-break
       *[other] Tie-breaks, in order
    }: { $list }.
reports-tie-break-rule = { $count ->
        [one] Tie-break
       *[other] Tie-breaks, in order
    }: { $list }. { $rule }
reports-tie-break = Tie-break
reports-continued = { $title } (continued)
reports-order-by-medals = In the medal table first places count first, then second and then third places; points do not count, and schools with the same medals share a place.
reports-school-points-all = A school has the points that all its pupils made, in all stages together.
reports-school-points-best = { $count ->
        [one] A school has the points of its best pupil, in all stages together.
       *[other] A school has the points that its { $count } best pupils made, in all stages together.
    }
reports-school-points-best-per-game = { $count ->
        [one] A school has the points that its best pupil in each game made, in all stages together.
       *[other] A school has the points that its { $count } best pupils in each game made, in all stages together.
    }
reports-order-by-points = Among schools with the same points the one with more first places is ahead, then more second, then more third places; if these are equal too, they share the place.
reports-shared-across-groups = Those who came in the same place in different groups share the place: different groups are not compared.
reports-parted-by = Tie-break
reports-by-code = (see the code)
reports-stage-scores = { $stage }: pupils by number of points
reports-won-by-starter = starter wins
reports-drawn = draw
reports-won-by-answerer = second player wins
reports-total = Total
reports-overview = { $pupils }{ $withdrawn ->
        [0] { $idle ->
            [0] {""}
           *[other] {" "}({ $idle } without a game)
        }
       *[other] {" "}({ $withdrawn } withdrawn{ $idle ->
            [0] {""}
           *[other] , { $idle } without a game
        })
    } of { $schools ->
        [one] 1 school
       *[other] { $schools } schools
    }. { $tournaments }; { $groups ->
        [one] 1 group
       *[other] { $groups } groups
    }. { $played ->
        [one] 1 game
       *[other] { $played } games
    } played; { $forfeited } forfeited; { $missing } without a result.
reports-tournaments-all-over = { $count ->
        [one] 1 tournament, over
       *[other] { $count } tournaments, all over
    }
reports-tournaments-some-over = { $count ->
        [one] 1 tournament, not over
       *[other] { $count } tournaments, { $over ->
            [0] none over
           *[other] { $over } over
        }
    }
reports-timetable = { $stage }: { $times }

# Results as people read them.

reports-starter-absent = the starter was absent
reports-answerer-absent = the second player was absent
reports-both-absent = both were absent

# Refusals.

reports-empty = the report is empty
reports-typeset = the report cannot be set: { $reason }

# Papers of the day.
reports-file-check-in = check-in
reports-check-in = Check-in list
reports-present = Here
reports-present-of = Here: ____ / { $count }
reports-signature = Signature
reports-teacher-signs = Teacher in charge: ____________________ Time: ______
reports-file-consents = consents
reports-consents = Consents and photographs
reports-consent = Consent
reports-photo-yes = Photo yes
reports-photo-no = Photo no
reports-checked-by = Initials
reports-consent-advice = Tick what parents have agreed to in writing. Whoever has no tick under “Photo yes” is neither photographed nor filmed. Destroy this list when it is no longer needed.
reports-file-prize-script = prize-script
reports-prize-script = Prize-giving script
reports-prize-script-advice = In each tournament third place is called first, then second, and first place at the end. Pupils who share a place come up together.
reports-nobody-yet = No tournament is over yet.
reports-pause = (pause for applause)
reports-letter-greeting = Dear teachers and pupils,
reports-letter-summary = Thank you for coming. { $pupils ->
        [0] Nobody of the school played
        [one] 1 pupil of the school played
       *[other] { $pupils } pupils of the school played
    }{ $last ->
        [0] {""}
        [one] {"; "}1 reached the last stage
       *[other] {"; "}{ $last } reached the last stage
    }{ $podium ->
        [0] {""}
        [one] {"; "}1 stood on the podium
       *[other] {"; "}{ $podium } stood on the podium
    }. Here is how each of them did.
reports-letter-podium = On the podium: { $list }.
reports-letter-place = { $name } (place { $place }, { $tournament })
reports-letter-school = The school made { $points }: place { $place } of { $among } schools.
reports-letter-thanks = Well played, everybody, and see you next time!
reports-letter-earlier = Earlier results ({ $stage }): { $list }.
reports-letter-earlier-place = { $name } (place { $place } of { $among }, points: { $points })
reports-letter-signed = The organisers
reports-file-school-results = school-results
reports-school-results = Results of the school
reports-among = Among
reports-file-programme = programme
reports-programme = Programme of the day
reports-what = What
reports-where = Where
reports-arrival = Arrival of the schools
reports-at-the-desk = at reception
reports-opening = Opening
reports-in-the-hall = in the hall
reports-break = Break
reports-qualifiers-hang = the list of qualifiers goes up
reports-prize-giving = Prize-giving
reports-programme-advice = Fill in the missing times by hand.
reports-file-plan = plan
reports-plan = Plan of rooms and tables
reports-plan-advice = Write in the room of each tournament.
reports-tournament = Tournament
reports-tables = Tables
reports-boards = Boards
reports-room = Room
reports-one-table = table { $table }
reports-two-tables = tables { $first } and { $last }
reports-tables-from-to = tables { $first } to { $last }
reports-file-berger = berger-grids
reports-berger = Berger grids
reports-berger-for = { $least } or { $most } players
reports-berger-advice = The number on the left starts. If there is no { $last }, whoever would meet it sits out.
reports-file-briefing = arbiters-briefing
reports-briefing = Briefing for arbiters
reports-brief-before = Before the start
reports-brief-stage = { $stage }: at most { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }.
reports-brief-knockout = { $stage }: whoever loses is out; the next rounds depend on the results.
reports-brief-times = Times: { $times }.
reports-brief-seats = Check with the slip who sits at each board.
reports-brief-during = During the games
reports-brief-start = The slip says who starts.
reports-brief-swap = There is a swap in: { $games }. The second player may, in the first turn only, take over the starter’s move; the slip notes who plays what.
reports-brief-sides = Whoever starts plays: { $games }.
reports-brief-games = A match has { $games } games, and the players take turns to start; all are played and the points add up.
reports-brief-best-of = A match has up to { $games } games, and the players take turns to start; it ends when one can no longer be caught.
reports-brief-pairs = A match has { $games } games, and the players take turns to start; if they are level, two more are played.
reports-brief-teams = Teams play: every board is a game, and the match goes to the team with more points at its boards.
reports-brief-question = In case of doubt: stop the game, leave everything as it is and read the rule sheet of the game.
reports-brief-absent = Absences
reports-brief-late = An absence is marked on the slip and entered like a result.
reports-brief-forfeit = Whoever came gets { $win }; whoever was absent gets { $loss }.
reports-brief-bye = Whoever has a bye gets { $bye } and does not play in that round.
reports-brief-results = Results
reports-brief-points = Win: { $win }. Draw: { $draw }. Loss: { $loss }.
reports-brief-points-no-draws = Win: { $win }. Loss: { $loss }.
reports-brief-no-draws = There are no draws in these games.
reports-brief-draws = A draw is possible in: { $games }.
reports-brief-slip = At the end of a game: mark the winner on the slip, the winner initials it, the arbiter initials it.
reports-brief-enter = Enter the result at once: scan the QR code of the slip with the phone, or take the slip to the organisers' desk.
reports-brief-hand-in = Enter the result on the page at once, or take the slip to the organisers' desk.
reports-brief-confirm = A result counts only when a second person confirms it.
reports-brief-wrong = A wrong result is corrected on the page, with the reason; nothing is deleted.
reports-brief-of-stage = { $stage }: { $line }
reports-brief-other-game = { $stage }.
reports-brief-ties = Ties
reports-brief-tie-breaks = When points are equal these decide, in this order: { $list }.
reports-last-shared = If everything is equal, the place is shared.
reports-last-play-off = If everything is equal and the place qualifies or wins a prize, a play-off is played; without one, the place is shared.
reports-last-lot = If everything is equal and the place qualifies or wins a prize, a lot drawn by the program decides; without one, the place is shared.
reports-last-was-play-off = { $shared ->
        [0] Where everything was equal, a play-off decided.
       *[other] Where everything was equal, a play-off decided if the place qualified or won a prize; the other places are shared.
    }
reports-last-was-lot = { $shared ->
        [0] Where everything was equal, a lot decided.
       *[other] Where everything was equal, a lot decided if the place qualified or won a prize; the other places are shared.
    }
reports-last-was-either = { $shared ->
        [0] Where everything was equal, a play-off or a lot decided.
       *[other] Where everything was equal, a play-off or a lot decided if the place qualified or won a prize; the other places are shared.
    }

# How the names of Portuguese schools are shortened on walls, long: short, the longest first.
reports-school-abbreviations = Escola Básica dos 2.º e 3.º Ciclos: EB 2,3; Escola Básica do 1.º Ciclo: EB1; Escola Básica e Secundária: EBS; Escola Básica: EB; Escola Secundária: ES; Agrupamento de Escolas: AE
reports-in-room = { $tables }, { $room }
reports-group-in-room = { $group } · { $room }
reports-tables-list = tables { $list }
reports-all-rooms = All rooms
reports-no-room = Room not given
reports-plan-rooms-advice = The boards counted are those in use at the same time.

# Lists that are taken along.

reports-entered-by = Entered by
reports-entered-at = Entered at
reports-start-number = Start number
reports-joined = From round
reports-absences = Absences announced
reports-left-from = Leaves in round
reports-game-number = Game number
reports-note = Note
reports-notes = Notes
reports-seed = Seed
reports-order-decided = Order decided
reports-decided-by = Decided by
reports-by-lot = lot, seed { $seed }
reports-by-play-off = play-off
reports-ties = Ties
reports-corrections = Corrections
reports-result-before = Result before
reports-reason = Reason
reports-records = Recorded games
reports-records-file = games
reports-record-event = championship
reports-record-place = place
reports-record-where = table { $table }, round { $round }, board { $board }, game { $game }
reports-record-starts = starts
reports-record-answers = answers
reports-record-score = score
reports-record-end = end
reports-record-resigned = resignation
reports-record-agreed = draw agreed
reports-record-out-of-time = time was up
reports-record-awarded = decided by the arbiter
reports-screens = Games on screens
reports-screens-note = Games played on screens to their end: those that continued on wooden boards, or were awarded, are left out.
reports-moves-mean = Moves (average)
reports-moves-most = Longest
reports-first-move = Most used opening
reports-moves-caption = Moves of a game on average (in brackets, the games)
reports-screens-who-wins = Who wins on screens, by game and cycle (in brackets, the games)
reports-openings-caption = How games began most often: the first move, how many times and in which share of the games
