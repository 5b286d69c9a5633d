# Columns of lists.

imports-column-name = Name
imports-column-school = School
imports-column-school-number = School number
imports-column-town = Town
imports-column-year = School year
imports-column-cycle = Cycle
imports-column-game = Game
imports-column-code = Code
imports-column-group = Group
imports-column-round = Round
imports-column-board = Board
imports-column-game-number = Game number
imports-column-first = Starts
imports-column-second = Answers
imports-column-result = Result

# Sheets of the template.

imports-sheet-entries = Entries
imports-sheet-help = Help
imports-help-years = School years
imports-help-games = Games

# A problem with its place.

imports-at-row = row { $row }: { $problem }
imports-at-cell = row { $row }, column { $column } ({ $header }): { $problem }
imports-warning = warning: { $problem }
imports-quoted = `{ $name }`

# Problems of lists.

imports-unreadable = unreadable list
imports-no-header = there is no header row: found `{ $found }`; expected columns such as { $columns }
imports-column-twice = `{ $header }` and `{ $earlier }` say the same; remove or rename one of the columns
imports-column-missing = the column { $columns } is missing
imports-no-code-or-nothing = `{ $text }` is not a code; expected school.cycle.game, such as 221.1.3, or nothing
imports-no-year = `{ $text }` is not a school year; expected a number from 1 to 12
imports-no-number = `{ $text }` is not a number; expected 1, 2, 3…
imports-name-missing = the pupil's name is missing
imports-game-missing = the game is missing
imports-cycle-missing = the cycle is missing
imports-year-of-no-cycle = year { $year } belongs to no cycle of this championship
imports-school-missing = the school is missing
imports-group-missing = the group is missing
imports-nobody = the row does not say who plays
imports-board-missing = the board is missing
imports-code-disagrees = `{ $text }` does not agree with the code `{ $code }`
imports-school-number-disagrees = `{ $text }` is not a school number, or does not agree with the code
imports-other-school = school { $number } is `{ $registered }` and not `{ $name }`
imports-school-like = the school `{ $name }` looks like `{ $other }` ({ $number }); spell it the same, or confirm that it is another
imports-repeated = repeated: the same entry as in row { $row }, and counted once; if these are two pupils, tell them apart by another surname or by the class
imports-namesake = has the same name as the pupil in row { $row } but another class, so is entered as another pupil
imports-plays-already = the same pupil already plays { $game }, { $cycle } ({ $place }); nobody can play two games on one day
imports-not-in-cycle = `{ $game }, { $cycle }`: not played in this cycle; expected { $games }
imports-second-pupil = second pupil of the same school in { $game }, { $cycle }: the first is { $place }
imports-that-of-row = the one in row { $row }
imports-that-entry = the entry `{ $code }`
imports-that-pupil = { $name }, who is entered already
imports-no-cycle = unknown cycle `{ $text }`; expected { $cycles }
imports-no-game = unknown game `{ $text }`; expected { $games }
imports-no-game-like = unknown game `{ $text }`; did you mean `{ $name }`?
imports-no-tournament = unknown tournament `{ $text }`; there is { $ids }
imports-several-tournaments = `{ $text }` is played in several tournaments: say { $ids }
imports-tournament = `{ $id }` ({ $game }, { $cycle })
imports-board-twice = the same board is already in row { $row }
imports-not-playing = `{ $code }` does not play in round { $round }
imports-no-board = there is no board { $number }; this round has { $count }
imports-other-pupil = at board { $board } sits `{ $there }` and not `{ $said }`

imports-day = `{ $text }` is a date: the spreadsheet has changed what was typed; write 1, X or 2, or format the column as text before typing 1-0
imports-code-of-another = the code `{ $code }` is that of { $known }, and the list gives it to { $name }; if the list comes from another championship, delete its column of codes, and if the name has really changed, confirm it
imports-no-pupil = nobody entered is called `{ $text }`; give the code, as in 221.1.3, or the name as entered
imports-several-pupils = more than one pupil is called `{ $text }`: give the code, { $codes }
imports-column-by = Entered by
imports-column-at = Entered at
imports-column-table-number = Table no.
imports-column-start-number = Start number
imports-column-team = Team
imports-column-joined = From round
imports-column-absences = Absences announced
imports-column-left-from = Leaves in round
imports-column-note = Note
imports-column-seed = Seed
imports-column-order = Order decided
imports-column-means = Decided by
imports-column-earlier = Result before
imports-column-reason = Reason
imports-row-of-sheet = { $row } of sheet { $sheet }
imports-sheet-read = sheet “{ $name }”: { $count ->
        [one] 1 row read
       *[other] { $count } rows read
    }
imports-sheet-empty = sheet “{ $name }”: skipped, because it is empty
imports-sheet-of-entries = sheet “{ $name }”: skipped, because it has entries
imports-sheet-of-results = sheet “{ $name }”: skipped, because it has results
imports-sheet-of-groups = sheet “{ $name }”: skipped, because it has the groups, which are read only together with everything else, into a new championship
imports-sheet-of-notes = sheet “{ $name }”: skipped, because it has notes, which are read only together with everything else, into a new championship
imports-sheet-of-decisions = sheet “{ $name }”: skipped, because it has decided ties or corrections, which are read only together with everything else, into a new championship
imports-sheet-of-nothing = sheet “{ $name }”: skipped, because no row says which columns are about pupils or results
imports-fared-who = “{ $text }” does not say who: name the pupil it is about, or write `1-0` or `0-1`
imports-column-status = Status
imports-waiting = waiting
imports-waits = goes on the waiting list: { $why }
imports-withdrawn = withdrawn
imports-column-mark = Mark
imports-pupil-alike = this may be { $name } ({ $code }), who is already entered; if it is the same person, take this row out, otherwise confirm
imports-no-such-school = there is no school `{ $text }`
imports-no-such-school-but = there is no school `{ $text }`; is it { $schools }?
imports-no-mail = “{ $text }” is not an e-mail address; write it like name@school.org, or leave the cell empty
imports-past-edition = Edition
imports-past-year = Year
imports-past-cycle = Cycle
imports-past-game = Game
imports-past-place = Place
imports-past-name = Name
imports-past-school = School
imports-past-town = Town
imports-past-region = Region
imports-past-pupils = Participants
imports-past-first-wins = Won by who started
imports-past-second-wins = Won by who answered
imports-past-draws = Drawn
imports-past-no-titles = the table needs a row of titles with Edition or Year, and beside it Game, Name, Participants or a column for each cycle
imports-past-no-number = the column “{ $column }” needs a number; it says “{ $text }”
imports-past-no-year = { $text } is not a year
imports-past-no-edition = neither the edition nor the year is there
imports-past-too-many = the table is too long; at most { $most } rows
imports-no-school-number = “{ $text }” is not a school number; write a number from 1 on, or leave the cell empty
