# The lobby: the championships of a folder, and how one is made.

desk-lobby-title = Championships
desk-lobby-back = Other championships
desk-lobby-folder = Folder: { $folder }
desk-lobby-none = There is no championship here yet. Make the first one.
desk-lobby-next = Next:
desk-lobby-open = Open
desk-lobby-go-on = Go on
desk-lobby-make = Make a championship
desk-lobby-bring = Bring one from another computer
desk-lobby-bring-label = Championship file or backup
desk-lobby-bring-button = Bring and open
desk-lobby-damaged = the file “{ $file }” is damaged and cannot be opened; bring a backup of it, under “Bring one from another computer”
desk-lobby-no-championship = “{ $file }” is not a championship of arbitro, or is damaged; if it was a championship, bring a backup of it, under “Bring one from another computer”
desk-lobby-brought-damaged = the file “{ $file }” is damaged: its seal does not match. Nothing in it was read; ask whoever sent it for another copy
desk-lobby-brought-other = “{ $file }” is not a championship of arbitro, or is damaged. Nothing in it was read; ask whoever sent it for another copy
desk-lobby-same = this file belongs to the same championship as “{ $name }”, which is in this folder already ({ $file }), so it was not brought again. Open that one; if this file is newer, put it in its place under “Copies and data”, “Back to a copy”
desk-lobby-games = You can also play without a championship:
desk-lobby-address = On phones of the same network: { $address }
desk-lobby-no-network = This computer is not on any network yet. If arbiters are to use phones, connect it to the same Wi-Fi and reload the page: the address will be here.
desk-lobby-cancel = Cancel
desk-lobby-not-here = this page is only for whoever started the program, on the computer where it runs; on that computer, start arbitro again as you did the first time: it opens this page in a new tab
desk-lobby-not-yet = the program was started again and the organiser has not opened the championship yet; wait a moment and reload the page
desk-lobby-come-again = the program was started again and no longer knows this tab; on this computer, start arbitro again as you did the first time: it opens what is already running in a new tab
desk-lobby-started-again = no championship is open at the moment, perhaps because the program was started again; open it in the list of championships
desk-lobby-unreadable = the folder `{ $folder }` cannot be read: { $error }
desk-lobby-read-only = Nothing can be written in this folder ({ $error }). Start the program in another folder to make or change a championship.
desk-kind-class = One class
desk-kind-class-about = Or some classes of one school: one tournament for each game you choose.
desk-kind-school = One school
desk-kind-school-about = School phase: one tournament for each game and cycle.
desk-kind-region = Several schools
desk-kind-region-about = A meeting of schools: at most one pupil for each school, game and cycle.
desk-kind-nation = National final
desk-kind-nation-about = Like the Portuguese national championship: groups of twelve and a final.
desk-make-title = Make a championship
desk-make-name = Name
desk-make-name-example = Rastros tournament of class 4A
desk-make-kind = What kind is it?
desk-make-games = Which games?
desk-make-games-how = The games of each cycle can be changed; a cycle without games does not play.
desk-make-edition = Edition whose games are played
desk-make-rounds = How is it played?
desk-make-names = What does the public see of names?
desk-make-way = Who plays whom
desk-make-round-count = Rounds
desk-make-free-minutes = Minutes of free play
desk-make-pupils = Pupils in each tournament
desk-make-minutes = Minutes per round
desk-make-plan = The plan
desk-make-file = The regulations as a file
desk-make-button = Make the championship
desk-make-show-plan = Show the plan
desk-make-no-name = Give the championship a name.
desk-make-taken = There is already a championship called “{ $name }”. This one can be made as “{ $other }”, which is filled in, or under another name; the one that exists is opened in the list of championships.
desk-make-no-game = Choose at least one game.
desk-make-refused = These regulations cannot be used: { $problems }
desk-plan-tournaments =
    { $count ->
        [one] 1 tournament, played like this:
       *[other] { $count } tournaments, each played like this:
    }
desk-plan-groups =
    { $count ->
        [one] 1 group of { $size }
       *[other] { $count } groups of { $size }
    }
desk-plan-rounds =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
desk-plan-bracket = until one is left
desk-plan-free = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} of free play: whoever is free plays again
desk-plan-takes = With that many minutes per round, playing takes { $time }.
desk-duration-minutes = { $minutes } min
desk-duration-hours = { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
desk-make-own-how = The regulations are a short text. You can change it here, or choose a file of your own; it is checked before the championship is made, and you are told which line is wrong.
desk-make-own = Use the text written here; the choices above follow it
desk-make-own-text = Regulations
desk-make-own-file = A file of regulations
desk-details = Name, day, place and logo
desk-details-how = Asked once and used everywhere: pages, papers and diplomas.
desk-details-host = School or club that holds it
desk-details-day = Day, as it is written on the diploma
desk-details-day-example = 20 March 2027
desk-details-venue = Place
desk-details-times = Times of the rounds (separate the stages with /)
desk-details-logo = Logo (PNG or SVG)
desk-details-no-logo = Remove the logo
desk-details-changed-since = Somebody else changed this in the meantime; it now says: { $now }. Nothing was saved; save again if yours is right.
desk-logo-too-large = the logo is too large; at most { $most } kB
desk-logo-useless = the logo cannot be printed: { $why }
desk-make-details = All details
desk-make-details-button = Details…
desk-make-details-how = Only the name is needed. Whatever you do not choose follows the regulations these are based on. The file can be downloaded, changed, and chosen on the previous page.
desk-make-download = Download the regulations
desk-rules-file = General rules
desk-rules-game = Game { $number }
desk-rules-cycle = Cycle { $number }
desk-rules-limits = Limits of entries
desk-rules-stage = Stage { $number }
desk-rules-points = Points
desk-rules-prize = Prize { $number }
desk-rules-quota = Quota { $number }
desk-rules-usual = as usual
desk-rules-room = Room { $number }
desk-kind-before = Like an earlier championship
desk-kind-before-about = Starts with the games, rules and schools of a championship in this folder, without its pupils.
desk-kind-before-which = Which one?
desk-edition = Edition { $number } ({ $year }): { $games }
desk-edition-none = Another choice of games
desk-choose-no-games = does not play
desk-shape-together = Everybody in one tournament, from beginning to end
desk-shape-groups = In groups, and the best play a final
desk-shape-hand =
    { $count ->
        [one] As written in the regulations, which have 1 stage
       *[other] As written in the regulations, which have { $count } stages
    }
desk-choose-groups = The groups
desk-choose-final = The final
desk-choose-cut = How groups are made
desk-choose-cut-size = By size: at most this many pupils in each
desk-choose-cut-count = By number: this many groups
desk-choose-size = How many pupils in a group, or how many groups
desk-choose-play-groups = What each group plays
desk-choose-qualify = How many of each group go to the final
desk-choose-runners = And how many more, from the best who come next
desk-play-swiss = Swiss, with the rounds you choose
desk-play-field = Swiss, in { $least } to { $most } rounds, depending on the number of pupils
desk-play-all = Everybody against everybody
desk-play-twice = Everybody against everybody, twice
desk-play-knockout = Knock-out: whoever loses is out
desk-play-free = Free play in a lesson: whoever is free plays again, until time is up
desk-play-step =
    { $rounds ->
        [one] 1 round up to { $size } pupils
       *[other] { $rounds } rounds up to { $size } pupils
    }
desk-play-by-size = Swiss, by the number of pupils: { $steps }; with more pupils, { $above }
desk-play-by-hand = As written in the regulations: { $text }
desk-choose-points-and-ties = Points and ties
desk-choose-win = Points for a win
desk-choose-draw = Points for a draw
desk-choose-loss = Points for a loss
desk-choose-ties-how = When two pupils have the same points, this decides, in this order.
desk-choose-tie-first = Decided first by
desk-choose-tie-then = If that is not enough, by
desk-choose-tie-none = nothing more
desk-choose-resort = If they are still level
desk-choose-by-hand = The regulations also say this, written by hand, and it stays as it is:
desk-plan-go-on =
    { $qualify ->
        [0] the best { $more } go on to the next stage ({ $stage }), with { $count }
        [one] { $more ->
            [0] the best of each group goes on to the next stage ({ $stage }), with { $count }
           *[other] the best of each group and { $more } more go on to the next stage ({ $stage }), with { $count }
        }
       *[other] { $more ->
            [0] the { $qualify } best of each group go on to the next stage ({ $stage }), with { $count }
           *[other] the { $qualify } best of each group and { $more } more go on to the next stage ({ $stage }), with { $count }
        }
    }
desk-plan-points = A win is worth { $win }, a draw { $draw }, a loss { $loss }.
desk-plan-ties = { $points } When points are equal, these decide, in this order: { $ties }. If they are still level: { $resort }.
desk-plan-no-ties = { $points } When points are equal: { $resort }.
desk-make-rule-by-rule = Rule by rule
desk-make-rule-by-rule-how = For those who know the regulations: all their rules, in the words of the file. What stays empty here is as usual; what you choose above changes here too.
desk-plan-idle-ties = Where everybody plays everybody, { $count ->
        [one] { $ties } does not tell apart who has the same points, or does so
       *[other] { $ties } do not tell apart who has the same points, or do so
    } only by the order of the rounds. Choose { $better } instead.
desk-lobby-stops = “{ $name }” is open, and only one championship is open at a time: if you open or make another, this one stops until you open it again.
desk-lobby-stops-schools = The registration of schools, open until { $until }, does not answer meanwhile.
desk-lobby-stops-arbiters = { $count ->
        [one] The arbiter with a card will have to sign in again.
       *[other] The { $count } arbiters with cards will have to sign in again.
    }
desk-lobby-stops-boards = { $count ->
        [one] A game is being played on a board on screen: it stops, and goes on at the same move.
       *[other] Games are being played on { $count } boards on screen: they stop, and go on at the same move.
    }
desk-lobby-ask = Open “{ $name }” all the same? The pupils’ devices have no board until you open their championship again; then they are recognised again.
desk-lobby-all-the-same = Open all the same
desk-make-details-back = Back, with the name and the choices
desk-surface-screens = on screens: every pupil plays on a phone, tablet or computer
desk-surface-hand = as the regulations say, written by hand
desk-surface-clock = On screens: minutes of each player for a game (0 is without a clock)

# The phases: championships that feed others.

desk-phases-title = Phases
desk-phases-card = The qualifiers go up to { $name }
desk-lobby-more-files = { $count ->
    [one] There is 1 more championship in this folder, which changed longest ago.
   *[other] There are { $count } more championships in this folder, which changed longest ago.
}
desk-phases-corrected = Something was corrected in { $names } after the qualifiers had come: see in “Phases” who changes.
desk-phases-corrected-drawn = The draw has already been made here: the correction may change who should have come. Decide before you play on.
desk-phases-card-send = Send the qualifiers up
desk-phases-up = Who goes up from here
desk-phases-up-how = From the class pupils go up to the school, from the school to the district, from the district to the final. Choose which championship the qualifiers of this one go up to, and how many places of each game and cycle; whoever shares the last place goes too.
desk-phases-above = The qualifiers go up to
desk-phases-nobody = None
desk-phases-elsewhere = A championship on another computer
desk-phases-elsewhere-name = Its name, if it is on another computer
desk-phases-first = Places that go up
desk-phases-send = See the qualifiers and send them to { $name }
desk-phases-carry = “{ $name }” is not in this folder. When everything is played, take the file { $file } there: its seal is checked on arrival.
desk-phases-below = Who comes up to here
desk-phases-none = No championship sends its qualifiers to this one yet.
desk-phases-awaited = The qualifiers are expected by { $until }.
desk-phases-late = late
desk-phases-championship = Championship
desk-phases-when = Taken
desk-phases-bring = Bring the qualifiers from another computer
desk-phases-bring-how = Choose the file of the championship, or a backup. All seals are checked before anything is read, and the file does not stay here: only the qualifiers are taken.
desk-phases-bring-first = Places of each game and cycle, if the file does not say how many
desk-phases-bring-button = Check and see the qualifiers
desk-phases-expect = Which championships the qualifiers are expected from
desk-phases-names = The names, one a line
desk-phases-until = Until which day
desk-phases-list-title = The qualifiers
desk-phases-from-to = { $first ->
    [one] The first place
   *[other] The first { $first } places
} of each game and cycle of { $from }, for { $to }.
desk-phases-not-over = Some tournaments are not over yet; those who are missing go up later, from this same page.
desk-phases-only = Name, school, town, year, game and place go up, and nothing else.
desk-phases-nobody-yet = Nobody has qualified yet: no tournament is over.
desk-phases-problems = Problems
desk-phases-take = { $count ->
    [0] Take
    [one] Take 1 pupil
   *[other] Take { $count } pupils
}
desk-phases-accept = Take what changed (new: { $new }; changed: { $changed })
desk-phases-all-in = Everything is taken.
desk-phases-taken = { $count ->
    [0] Taken from { $name }; there are no new pupils.
    [one] Taken from { $name }: 1 new pupil.
   *[other] Taken from { $name }: { $count } new pupils.
}
desk-phases-send-up = { $count ->
    [0] Send
    [one] Send 1 pupil
   *[other] Send { $count } pupils
}
desk-phases-send-changed = Send what changed (new: { $new }; changed: { $changed })
desk-phases-all-sent = Everything is sent.
desk-phases-sent = { $count ->
    [0] Sent from { $name }; there are no new pupils.
    [one] Sent from { $name }: 1 new pupil.
   *[other] Sent from { $name }: { $count } new pupils.
}
desk-phases-some-refused = { $count ->
    [one] 1 pupil cannot be entered: the reason is above, under “Problems”. There is nothing else to take.
   *[other] { $count } pupils cannot be entered: the reasons are above, under “Problems”. There is nothing else to take.
}
desk-phases-put-back-button = Take this championship off the list
desk-phases-put-back = The championship was taken off the list; nothing of it was taken now.
desk-phases-nothing = There is nothing new from { $name }.
desk-phases-reason = the qualifiers were corrected in { $name }
desk-phases-gone = that championship is no longer at hand; choose it in the list again, or bring its file again

# The editions: what there was, who won, and until when names are kept.

desk-archive-title = Editions and statistics
desk-archive-by-edition = Entries by edition
desk-archive-by-year = Participants by year
desk-archive-by-region = Participants by region
desk-archive-endings = How games ended
desk-archive-all-winners = Winners of all years
desk-archive-edition = Edition
desk-archive-podium = Podium
desk-archive-past = Editions from before
desk-archive-past-how = Paste or choose a table (CSV or Excel) of editions that were played without this program. A row of titles says what is in it: Edition, Year, Cycle, Game, Place, Name, School, Town, Region, Participants, Won by who started, Won by who answered, Drawn. A table with a row for each edition and a column for each cycle brings the games. What is brought again replaces what was said before.
desk-archive-past-consent = Names: bring only those of winners whose families agreed that they stay published.
desk-archive-past-text = The table
desk-archive-past-button = Bring the table
desk-archive-past-taken = { $count ->
        [one] 1 row was taken.
       *[other] { $count } rows were taken.
    }
desk-archive-past-wrong = the table was not taken; correct the lines named
desk-archive-past-unread = the table { $file } cannot be read, and so it is not changed: { $why }; correct it or put it elsewhere
desk-archive-past-unwritten = { $file } cannot be written: { $why }
desk-archive-past-kept = They are kept in this folder, in the file { $file }, which a spreadsheet opens too.
desk-archive-past-remove = Take this edition out
desk-archive-past-forget = Remove somebody’s name
desk-archive-past-forget-name = The whole name, as it stands here
desk-archive-past-agree = Yes, for good
desk-archive-past-sure = Confirm first that it is to be removed.
desk-archive-past-nothing = nothing of that name or edition is in the table
desk-archive-past-removed = { $count ->
        [one] 1 row was changed or removed.
       *[other] { $count } rows were changed or removed.
    }
desk-archive-past-pupils = { $count ->
        [one] 1 participant
       *[other] { $count } participants
    }
desk-archive-by-cycle = Entries by cycle
desk-archive-by-town = Entries by town
desk-archive-by-school = Entries by school
desk-archive-games = Games: { $games }
desk-archive-winners = Winners
desk-archive-again = Make one like it
desk-archive-regulations = Regulations
desk-archive-names = Names of pupils
desk-archive-due = The time for keeping the pupils’ names is over
desk-archive-due-of = The time for which the regulations of “{ $name }” keep the pupils’ names is over: remove them in “Editions and statistics”.
desk-archive-no-end = The regulations do not say until when names are kept.
desk-archive-until = The regulations allow names to be kept until { $until }.
desk-archive-forget-how = Names are removed for good, from automatic copies too; codes and results stay.
desk-archive-keep = Keep the winners whose full names were published ({ $count }), where their families agreed
desk-archive-forget = Remove the names ({ $count })
desk-archive-agree = Yes, remove the names of “{ $name }” ({ $file }) for good
desk-archive-sure = Confirm first that the names are to be removed for good.
desk-archive-forgotten = { $count ->
    [one] The personal data of 1 entry was removed.
   *[other] The personal data of { $count } entries was removed.
}
desk-archive-left = Some texts written by hand, such as reasons and notes, may still hold names: open the championship and read them in its log (lines: { $lines }).
desk-archive-left-files = { $count ->
    [one] 1 copy could not be read and may still hold the names; delete it by hand.
   *[other] { $count } copies could not be read and may still hold the names; delete them by hand.
}
desk-archive-no-names = there are no names left to remove
