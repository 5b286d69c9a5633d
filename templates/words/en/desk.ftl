# What every page of the desk has, and its refusals.

desk-language-name = English
desk-skip = Skip to the content
desk-nav-main = Main
desk-nav-tables = Tables
desk-tournaments = Tournaments
desk-find = Find
desk-schools = Schools
desk-games = Games
desk-organising = Organising
desk-sign-in = Sign in
desk-sign-out = Sign out
desk-table = Table { $table }
desk-round = Round { $round }
desk-round-of = Round { $round } of { $planned }
desk-missing = { $count } missing
desk-results-missing = results missing: { $count }
desk-name = Name
desk-name-and-school = Name and school
desk-team = Team
desk-match-points = Match points
desk-board-points = Board points
desk-school = School
desk-group = Group
desk-tournament = Tournament
desk-stage = Stage
desk-entries = Entries
desk-points = Points
desk-place = Rank
desk-code = Code
desk-reason = Reason
desk-file = File
desk-who = Who
desk-number = No.
desk-withdrawn = withdrawn
desk-in-line = on the waiting list, no. { $place }
desk-over = over
desk-closed = closed
desk-projector = Projector
desk-search-label = Name, code or school
desk-search-by-name = Name or school
desk-schools-and-medals = Schools and medals
desk-saved = Saved.
desk-problem-title = That did not work
desk-problem-code = Code { $status }
desk-first-page = First page
desk-back = Back
desk-nothing-here = there is nothing at this address; start from the first page
desk-wrong-method = that cannot be done at this address; start from the first page
desk-address-too-long = the address is too long
desk-form-too-large = the form is too large; { $most } kB is the most
desk-form-unreadable = the form cannot be read; go back, reload the page and try again
desk-stale-form = this form belongs to another session; go back, reload the page and try again
desk-sign-in-first = only somebody signed in with their card may do this; sign in first
desk-organisers-only = only an organiser may do this
desk-no-championship = this server has no championship open; there are only games
desk-code-unreadable = this code cannot be read
desk-fault = something broke on our side, and only this request was lost; try again, and if it happens again tell the organiser the number { $number }
desk-crowded = many people are being answered at this moment; reload the page in a few seconds
desk-fault-line = fault { $number } at { $place }: { $reason }
desk-enter-tap = You opened a personal link. Tap to sign in on this phone.
desk-enter-how = For organisers and arbiters. Scan the code on your card, or type:
desk-enter-number = Number on the card
desk-enter-pin = PIN
desk-enter-old-link = this link no longer works: there is a newer card, or the person was removed; ask for a new card
desk-people-known = { $name } is already on the list, with the number { $number }; if it is another person of the same name, add a surname
desk-unknown-host = this server does not go by that name; open it at the address on the organiser's screen or on your card
desk-enter-busy = too many are signing in at once; try again in { $seconds } seconds
desk-enter-locked = too many tries; wait { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }, or scan the code on the card
desk-enter-wrong = the number or the PIN is wrong; see the card

desk-guide-nav = Help
desk-guide-title = The arbitro guide
desk-guide-print = Print the guide (PDF)
desk-guide-file = guide.pdf
desk-guide-broken = this chapter cannot be shown

# Two eyes, and suspense before the prize-giving.
desk-waits = waiting for somebody else to confirm it
desk-confirm-result = Confirm { $result }
desk-undo-needs-reason = Taking this result back needs a reason: somebody else entered it, or the round has all its results. Write the reason under “Correct” and press “Undo” again.
desk-frozen = The public standings stay as they were before the last round until the prize-giving.
desk-menu = Menu
desk-organiser-pages = Pages of the organisers
