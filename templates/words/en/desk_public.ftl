# What everybody may see: tournaments, groups, pupils, schools, the projector.

desk-n-pupils = 
    { $count ->
        [one] 1 pupil
       *[other] { $count } pupils
    }
desk-n-schools = 
    { $count ->
        [one] 1 school
       *[other] { $count } schools
    }
desk-n-entries = 
    { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }
desk-stage-round = { $stage } · round { $round }
desk-playing = playing: { $count }
desk-games-and-rules = Games and rules
desk-games-only = Mathematical games to play and learn. This server has no championship open.
desk-final-standings = Final standings
desk-standings = Standings
desk-round-short = round { $round }
desk-entries-count = Entries ({ $count })
desk-no-entries-yet = There are no entries yet.
desk-group-round = Group { $group } · round { $round }
desk-group-round-of = Group { $group } · round { $round } of { $planned }
desk-board-short = Board
desk-column-first = Starts
desk-column-second = Second
desk-result = Result
desk-bye = bye
desk-absent = absent
desk-find-nobody = Nobody was found. Try the code on the badge, or the first name alone.
desk-find-many = There are many: here are { $shown } of { $count }. Type more to tell them apart.
desk-find-count = { $count } found
desk-in-group = group { $group }
desk-find-next = round { $round }, board { $board }, against { $name }
desk-find-played = round { $round }, against { $name }: { $result }
desk-medals = Medals
desk-medals-none = No tournament is over yet.
desk-first = 1st
desk-second = 2nd
desk-third = 3rd
desk-finalists = Finalists
desk-wall-standings = { $stage } · table { $table } · standings after round { $round }
desk-wall-round = { $stage } · table { $table } · round { $round }
desk-wall-leaders = { $stage } · round { $round } · who leads at each table
desk-wall-medals = Medals by school
desk-wall-places = 1st · 2nd · 3rd
desk-open-round = Round { $round } is still being played: it counts for nobody until its last result is in.
desk-wall-nothing = No groups have been drawn yet.
desk-wall-seats = { $stage } · who sits where
desk-wall-names = { $stage } · round { $round } · who plays whom
desk-wall-at-table = table { $table }
desk-wall-at-both = table { $table } · board { $board }
desk-wall-against = against { $name }
desk-wall-back = Back
desk-wall-next = Next
desk-wall-stop = Stay on this screen
desk-wall-stop-key = Stay on this screen (space bar)
desk-wall-full = Full screen
desk-clock = Round clock
desk-pupil-place = place { $rank } of { $count } · points: { $points }
desk-pupil-against = Against
desk-pupil-begins = { $name } begins
desk-pupil-bye = free this round
desk-pupil-absent = absent
desk-pupil-open = still to play
desk-pupil-won = won
desk-pupil-lost = lost
desk-pupil-drew = drew
desk-pupil-won-alone = won, the other did not come
desk-pupil-missed = did not come
desk-pupil-not-yet = Not in a group yet: the draw is made when entries close.
desk-wall-names-now = { $stage } · who plays whom
desk-wall-leaders-now = { $stage } · who leads at each table
desk-wall-whole = One projector shows everything in { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } and begins again.
desk-wall-several = There are many screens: one projector would take { $minutes } minutes to show everything. With { $count } projectors everybody appears in less than five; on each computer, open its own page:
desk-wall-screen = Projector { $number }
desk-medals-beyond-final = Where the final had fewer than three pupils, the next place goes to whoever did best in the stage before it.
