# What people write themselves, in lists and where they type: several words with commas between them. They are read in all languages
# at once, without case, accents and marks.

written-and = and

# How a pupil fared, and what a result is called.
written-won = win, won, w
written-lost = loss, lost, l
written-drew = drew
written-draw = draw
written-won-by-forfeit = forfeit win
written-was-absent = forfeit loss
written-both-absent = both absent

# What a spreadsheet makes of `1-0`, and of other results that it takes for days.
written-january = jan, january
written-months = feb, february, mar, march, apr, april, may, jun, june, jul, july, aug, august, sep, september, oct, october, nov, november, dec, december

# Names of schools: kinds, what is abbreviated, what is left out.
written-school-group = school group
written-school-basic-and-secondary = basic and secondary school
written-school-integrated = integrated basic school
written-school-basic = basic school, primary school
written-school-secondary = secondary school
written-school-vocational = vocational school
written-school-private = private school
written-school-professor = professor, prof
written-school-doctor = doctor, dr
written-school-saint = saint, st
written-school-idle = the, of, no, number

# The chapters of the guide.
written-chapter-teacher = teachers
written-chapter-organiser = organizer
written-chapter-school = contact
written-chapter-arbiter = referee
written-chapter-screens = screen
written-chapter-host = internet, publish
written-chapter-author = authors
written-chapter-words = vocabulary
written-chapter-ludii = rbg, regular-boardgames
written-chapter-regulations = rules
written-chapter-tie-breaks = tiebreaks
written-chapter-questions = faq
written-chapter-trouble = problems
written-chapter-promises = guarantees

# What is typed while a game is played at the terminal.
written-play-quit = quit, exit, q
written-play-show = show
written-play-moves = moves
written-play-help = help
written-play-hint = hint
written-play-why = why
written-play-undo = undo
written-play-swap = swap

# What else people type for a command.
help-games-called = list-of-games, catalogue
help-help-called = assistance
help-sheet-called = rule-sheet, sheets
help-rules-called = rule, rule-file
help-board-called = boards
help-guide-called = manual, handbook
help-play-called = match
help-new-called = create, tournament
help-entries-called = entry, pupils, enter
help-schools-called = school
help-draw-called = lots
help-pair-called = pairing, pairings
help-result-called = score
help-results-called = scores
help-standings-called = ranking, rankings
help-ties-called = tie, tie-breaks
help-qualify-called = qualified, qualifiers
help-slips-called = slip, score-slips
help-signs-called = sign, table-signs
help-badges-called = badge
help-diplomas-called = diploma, certificates, certificate
help-pack-called = everything, all
help-start-called = begin, open
help-puzzles-called = puzzle, problems
