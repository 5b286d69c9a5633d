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
desk-lobby-games = One can play without a championship, too:
desk-lobby-address = On phones of the same network: { $address }
desk-lobby-cancel = Cancel
desk-lobby-not-here = this page is only for whoever started the program on this computer; start arbitro once more, as the first time: it shows this page in a new tab
desk-lobby-not-yet = the program was started again and the organiser has not opened the championship yet; wait a moment and reload the page
desk-lobby-come-again = the program was started again and no longer knows this tab; on this computer, start arbitro once more, as the first time: what is already running shows itself in a new tab
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
desk-kind-nation-about = As the Portuguese national championship: groups of twelve and a final.
desk-make-title = Make a championship
desk-make-name = Name
desk-make-name-example = Rastros tournament of class 4A
desk-make-kind = 1. What kind is it?
desk-make-games = 2. Which games?
desk-make-games-how = A class chooses its games; other championships play those of an edition, by cycle.
desk-make-edition = Edition whose games are played
desk-make-rounds = 3. How many rounds, how much time?
desk-make-names = 4. What does the public see of names?
desk-make-way = How it is played
desk-make-way-usual = What is usual for this kind of championship
desk-make-way-swiss = Swiss, with the rounds below
desk-make-way-all = Everybody against everybody
desk-make-round-count = Rounds
desk-make-pupils = Pupils in each tournament
desk-make-minutes = Minutes a round
desk-make-plan = The plan
desk-make-no-plan = Choose at least one game.
desk-make-file = The regulations as a file
desk-make-button = Make the championship
desk-make-show-plan = Show the plan
desk-make-no-name = Give the championship a name.
desk-make-taken = There is already a championship called “{ $name }”. This one can be made as “{ $other }”, which is filled in, or under another name; the one that exists is opened in the list of championships.
desk-make-no-game = Choose at least one game.
desk-make-refused = The regulations will not do: { $problems }
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
desk-plan-takes = With so many minutes a round, play takes { $time }.
desk-duration-minutes = { $minutes } min
desk-duration-hours = { $hours } h { $minutes } min
desk-make-own-how = The regulations are a short text. You can change it here, or choose a file that you have; it is checked before the championship is made, and what is wrong is told with its line.
desk-make-own = Use the regulations written here instead of the answers above
desk-make-own-text = Regulations
desk-make-own-file = A file of regulations
desk-details = Name, day, place and logo
desk-details-how = Asked once and used everywhere: pages, papers and diplomas.
desk-details-host = School or club that holds it
desk-details-day = Day, as it is written on the diploma
desk-details-day-example = 20 March 2027
desk-details-venue = Place
desk-details-times = Times of the rounds (stages parted by /)
desk-details-logo = Logo (PNG or SVG)
desk-details-no-logo = Take the logo away
desk-details-changed-since = Somebody else changed this meanwhile; now it says: { $now }. Nothing was saved; save again if yours is right.
desk-logo-too-large = the logo is too large; it may have { $most } kB
desk-logo-useless = the logo cannot be printed: { $why }
desk-make-details = All details
desk-make-details-button = Details…
desk-make-details-how = Only the name is needed. Every key of the regulations is here; what stays empty is as in the regulations they extend. The file can be downloaded, changed, and chosen on the page before.
desk-make-download = Download the regulations
desk-rules-file = General rules
desk-rules-game = Game { $number }
desk-rules-cycle = Cycle { $number }
desk-rules-limits = Limits of entries
desk-rules-stage = Stage { $number }
desk-rules-points = Points
desk-rules-prize = Prize { $number }
desk-rules-usual = the usual
desk-rules-room = Room { $number }
