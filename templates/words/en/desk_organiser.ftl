# The organiser's pages: the day, entries, people, paper, the journal.

desk-the-day = The day
desk-nav-entries = Entries
desk-nav-arbiters = Arbiters
desk-print = Print
desk-log = Log
desk-figure-entries = { $count ->
        [one] entry
       *[other] entries
    }
desk-figure-groups = { $count ->
        [one] group drawn
       *[other] groups drawn
    }
desk-figure-missing = { $count ->
        [one] result missing
       *[other] results missing
    }
desk-for-all = For all tournaments
desk-steps-how = Each step does only what can be done now, and says what is waiting.
desk-draw-groups = Make the draw
desk-pair-next = Pair and publish the next round
desk-settle-next = Settle who goes on
desk-going-on = go on to the next stage ({ $stage }):
desk-column-groups = Groups
desk-column-round = Round
desk-column-missing = Missing
desk-column-table = Table
desk-column-board = Board
desk-next-step = Next step
desk-close = Close the tournament
desk-close-how = Closing a tournament ends it for good: nothing changes in it, unless you open it again and say why.
desk-no-entries = no entries
desk-step-draw = Draw
desk-step-pair = Pair
desk-step-settle = Settle
desk-what-is-missing = What is missing
desk-and-more = … and { $count } more
desk-notes = Notes and disagreements
desk-nothing-to-do = There is nothing to do for now.
desk-no-target = this is neither a tournament nor a group: “{ $text }”
desk-public-page = Public page
desk-pair-this-group = Pair this group's next round
desk-annul-round-reason = Reason to annul the round
desk-annul-round = Annul the round
desk-what = What
desk-no-board = choose a board
desk-sides-asked = Exchange who starts on board { $board }
desk-exchange-asked = { $one } and { $other } exchange places
desk-cost-ask = See what it costs
desk-cost-title = Before the exchange
desk-cost-none = No rule of the pairing comes out worse.
desk-cost-some = What it costs:
desk-cost-fault = fault
desk-exchange = Exchange in the last round
desk-exchange-how = Only games without a result can be exchanged. You will see what it costs before it is saved.
desk-exchange-two = Two pupils exchange places
desk-exchange-sides = Exchange who starts
desk-exchange-and = and
desk-exchange-board = Board
desk-ties = Ties to decide
desk-ties-how = They are still equal after all tie-breaks. Until something decides, they share the place on every paper.
desk-tie-place = Play-off: place { $place }
desk-tie-play-off = Save the play-off
desk-tie-lot = Draw lots
desk-ties-decided = Ties decided
desk-tie-by-lot = by lot
desk-tie-by-play-off = by a play-off
desk-tie-reopen-ask = Was it decided wrongly? Reopen it
desk-tie-reopen = Reopen the tie
desk-tie-settled = It has already been settled who goes on. Before this tie can be reopened:
desk-ties-last-first = The one decided last is reopened first.
desk-tie-open-already = The tie that this page showed as decided ({ $seen }) has been reopened in the meantime. Nothing has changed.
desk-tie-other-now = The tie decided last is now another one: { $now }. This page showed: { $seen }. Nothing has changed.
desk-ties-count = { $count ->
        [one] 1 tie to decide
       *[other] { $count } ties to decide
    }
desk-tournament-page = Groups, who goes on, corrections
desk-tournament-groups = Groups
desk-tournament-members = Pupils
desk-tournament-qualified = Who goes on to the next stage
desk-tournament-rank = Place in the group
desk-tournament-replace = Replace
desk-tournament-with = by
desk-tournament-next = the next of the same group
desk-tournament-unsettle = Take back who goes on
desk-tournament-rare = Corrections that need a reason
desk-tournament-force-pair = Pair although results are missing
desk-tournament-force-settle = Settle who goes on although results are missing
desk-tournament-annul-draw = Annul the draw
desk-tournament-reopen = Open the tournament again
desk-tournament-back = Back to the tournament
desk-import-list = Enter a list
desk-enter-results = Enter results
desk-import-how = You will see the problems row by row first; nothing is entered before you confirm.
desk-empty-list = An empty list to fill in
desk-preview = Preview
desk-enter-one = Enter one pupil
desk-school-number = or the school's number
desk-town = Town
desk-school-year = School year
desk-accept-entry-warnings = Accept warnings (a school like another, a pupil in another game)
desk-enter-pupil = Enter
desk-search = Search
desk-entries-found = 
    { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }
desk-entries-withdrawn = { $count } withdrawn
desk-entries-in-line = { $count } on the waiting list
desk-entries-part = here, number { $first } to { $last }
desk-year = Year
desk-status = Status
desk-withdraw-ask = Withdraw?
desk-withdraw = Withdraw
desk-reinstate = Reinstate
desk-admit = Give a place
desk-entered-with = entered with the code { $code }
desk-code-saved = Saved: { $code }
desk-entered-in-line = on the waiting list with the code { $code }, no. { $place }
desk-before-entering = Before entering
desk-import-new = { $count ->
        [one] new
       *[other] new
    }
desk-import-changed = { $count ->
        [one] changed
       *[other] changed
    }
desk-import-same = { $count ->
        [one] there already
       *[other] there already
    }
desk-import-refused = with an error
desk-import-warnings = { $count ->
        [one] warning
       *[other] warnings
    }
desk-import-clean = There are no problems.
desk-import-problems = Problems
desk-import-skip = Leave out the rows with errors
desk-import-accept = Accept the warnings
desk-enter-them = Enter them
desk-cancel = Cancel
desk-upload-broken = the file did not arrive whole, or is too large ({ $most } MB is the most)
desk-upload-gone = the list is no longer available; choose the file again
desk-upload-problems = the list has problems; correct it, or tick that you accept them
desk-entered-count = { $count ->
        [0] Nothing changed: all of them were entered like this already
        [one] 1 entry was saved
       *[other] { $count } entries were saved
    }
desk-template-file = entries.xlsx
desk-people-title = Arbiters and organisers
desk-people-how = Everybody signs in with their card: a code to scan, or the number and the PIN. PINs exist on paper only; printing a card again cancels the previous one.
desk-role = Role
desk-arbiter = Arbiter
desk-organiser = Organiser
desk-tables-such-as = Tables, such as 1-6, 9
desk-tables-only-one = Tables (there is only table 1)
desk-tables-such-as-of = Tables, such as 1-6, 9 (there are 1-{ $last })
desk-add = Add
desk-cards-for-all = Print new cards for all
desk-cards-no-network = This computer is not on any network yet: the cards will only have the number and the PIN, and no code. Connect it to the Wi-Fi that the arbiters will use, and print them then.
desk-card = Card
desk-remove = Remove
desk-is-organiser = organiser
desk-tables-of = Tables of { $name }
desk-save = Save
desk-new-card = New card
desk-sessions = Sessions
desk-sessions-how = If a phone was lost or somebody was left signed in: everybody else is signed out at once, other organisers too. Cards stay good. This tab stays as it is.
desk-sessions-ask = Do you really want everybody else to have to sign in again with their card?
desk-sessions-sure = Yes, end all sessions
desk-sessions-ended = All other sessions have ended. Whoever was signed in signs in again with their card.
desk-sessions-end = End all sessions
desk-what-public-sees = What the public sees
desk-names-code = Only the code and the school
desk-names-short = Code, first name and initial, school (Inês A.)
desk-names-full = Full name — only with the families' consent
desk-names-how = This holds for the pages, the projector and all papers that are hung up or published. Badges, diplomas and working lists bear the names they need.
desk-cards-address = The code on the cards leads to { $address }, the address on the network this computer is on now. Print them on the network of the day: on another network the address is another.
desk-cards-file = cards.pdf
desk-cards-gone = These cards are no longer available. Print new ones: the earlier ones will stop working.
desk-cards = Cards
desk-people-unwritten = the list of people could not be saved: { $error }
desk-no-table = `{ $text }` is not a table; expected something like 1-6, 9
desk-name-missing = the name is missing
desk-nobody-yet = there is nobody yet; add an arbiter first
desk-card-organiser = Organiser
desk-card-arbiter = Arbiter · { $count ->
        [one] table
       *[other] tables
    } { $tables }
desk-print-how = PDFs to print, from what is saved now.
desk-everything = Everything
desk-by-tournament = By tournament
desk-unprintable = cannot print: { $error }
desk-nothing-to-print = there is nothing of this to print yet
desk-log-how = Everything that happened, in order, with who did it. Nothing is erased: a correction is written beside what it corrects.
desk-faults = Faults since the server started
desk-log-about = Only about a code, group or person
desk-log-about-name = Only about a pupil, by name
desk-show = Show
desk-when = When
desk-older = Older
desk-paste = Paste the cells of a spreadsheet here, or only the names, one per line
desk-paste-example = Ana Silva
desk-paste-or-file = Or a file (.xlsx or .csv)
desk-given = Applies to everybody, unless the list says otherwise
desk-upload-nothing = paste the list or choose a file
desk-entry-save = Save
desk-entry-no-name = the name is missing
desk-entry-bad-year = the school year goes from 1 to 12
desk-entry-changed-since = somebody else changed this pupil meanwhile; it now says: { $name }, year { $year }, class { $class }. Nothing was saved; save again if yours is right
desk-wall-how = The projector shows by itself what is needed: before each round who plays whom, by name; then the results as they come; at the end the standings. Open it on the projector’s computer; what you choose here appears there, also from a phone.
desk-wall-open = Open the projector
desk-wall-keys = Keys: → and ← change the screen, the space bar stops, F fills the screen.
desk-wall-what = What it shows
desk-wall-show-hour = What is needed at each moment
desk-wall-show-names = Who plays whom, by name
desk-wall-show-results = Results of the round
desk-wall-show-standings = Standings
desk-wall-show-schools = Medals by school
desk-wall-of = Of which tournaments
desk-wall-choose = Show this
desk-wall-shown = The projector now shows: { $what }
desk-clock-minutes = Minutes
desk-clock-minutes-bad = The minutes of the clock are a number from 1 to { $most }. Go back and write 20, for example.
desk-clock-start = Start counting
desk-clock-pause = Pause
desk-clock-go-on = Go on
desk-clock-away = Remove the clock
desk-tables-not-yet = Careful: there { $count ->
        [one] is no table { $tables } yet
       *[other] are no tables { $tables } yet
    }; the last one, so far, is { $last }. Later stages may bring new tables.
desk-tables-unattended = { $count ->
        [one] Table { $tables } is playing and no arbiter has it.
       *[other] Tables { $tables } are playing and no arbiter has them.
    }
desk-tables-give = Give tables to arbiters
desk-next-screens = It is played on screens: pupils open { $address } and type the code { $code }. Show it on the projector, with “Boards on screens, live”.
