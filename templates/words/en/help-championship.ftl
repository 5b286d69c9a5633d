# The help of the commands that run a championship.

help-new-about = Create a championship
help-new-after =
    Examples:
      arbitro new turma                              a class tournament: semáforo, cats and dogs, rastros
      arbitro new turma --game rastros               the class plays one game; several with commas
      arbitro new 4b --regulations turma             the same under another name
      arbitro new escola                             the school phase
      arbitro new final-2027 --edition 20            the national final's regulations, with the games of edition 20
      arbitro new torneio --regulations meu.yaml     your own
      arbitro new final --championship postgres://arbitro@servidor/final
help-new-arg-name = The name; the file is NAME.arbitro
help-new-arg-regulations = Ready-made ones, turma (class), escola (school), crjm (Madeira) or cnjm (national final), or a YAML file
help-new-arg-edition = The edition, which tells the games
help-new-arg-game = A game that is played instead of those of the ready-made regulations; several with commas

help-entries-about = Enter, change and list pupils

help-entries-import-about = Take a list of pupils from a CSV or XLSX file, after a preview of every problem
help-entries-import-after =
    Examples:
      arbitro entries template entries.xlsx        write a list to fill in
      arbitro entries import entries.xlsx --preview
      arbitro entries import entries.csv --skip-bad --accept-warnings
      arbitro entries import names.csv --school "EB de Cima" --game rastros     only names, one per line
      arbitro entries import district.arbitro --best 2      the two best of each tournament of another championship

    Columns, in any order and language: Nome/Name, Escola/School, Localidade/Place, Ano/School year, Ciclo/Cycle,
    Jogo/Game; optional: N.º da escola/School number, Código/Code. A list with codes changes the entries it names.
    Nothing is taken while any row has a problem, unless told otherwise.
help-entries-import-arg-file = The list, `.csv` or `.xlsx`
help-entries-import-arg-skip-bad = Take the good rows and leave the others
help-entries-import-arg-accept-warnings = Take rows with warnings, such as a school that looks like another
help-entries-import-arg-school = The school, where the list has no such column
help-entries-import-arg-town = The school's town, likewise
help-entries-import-arg-year = The school year, likewise
help-entries-import-arg-game = The game of everybody, likewise; may be repeated

help-entries-add-about = Enter one pupil, also after the draw
help-entries-add-after =
    Examples:
      arbitro entries add --name "Rita Exemplo" --school "EB de Vale Fictício" --year 3 --game rastros
      arbitro entries add --name "Rui Exemplo" --school-number 12 --cycle 2 --game avanço --group 2.4.3

    After the draw the pupil is placed in the smallest group, or in the one named, from the next round on.
help-entries-add-arg-name = The pupil's name
help-entries-add-arg-school = The school's name
help-entries-add-arg-school-number = The school's number
help-entries-add-arg-town = The school's town
help-entries-add-arg-year = The school year, 1 to 12
help-entries-add-arg-cycle = The cycle; told by the school year when left out
help-entries-add-arg-game = The game
help-entries-add-arg-group = The group of a late entry
help-entries-add-arg-accept-warnings = Enter also when the school looks like another, or the pupil plays another game

help-entries-change-about = Change the name, the school year, the school or the game of an entry
help-entries-change-after =
    Examples:
      arbitro entries change 221.1.3 --name "Rita Exemplo"      another pupil of the school, or a spelling
      arbitro entries change 221.1.3 --year 4
      arbitro entries change 221.1.3 --school "EB de Cima" --reason "wrong in the list"    another school: a new code
      arbitro entries change 221.1.3 --game rastros --reason "wrong in the list"           another game, also after the draw

    Who goes to another school or game gets a new code; the old one is still understood. After the draw, who changes games leaves
    the group and joins the smallest of the other game; results stay.
help-entries-change-arg-name = The name from now on
help-entries-change-arg-year = The school year from now on
help-entries-change-arg-mark = The mark of your own: a class, a category; empty takes it away
help-entries-change-arg-school = The school from now on, by name or number
help-entries-change-arg-game = The game from now on
help-entries-change-arg-cycle = The cycle from now on
help-entries-change-arg-reason = Why the school or the game changes
help-entries-change-arg-accept-warnings = Register a new school although it looks like another

help-entries-substitute-about = Put another pupil of the school in the place of one who is entered
help-entries-substitute-after =
    Examples:
      arbitro entries substitute 221.1.3 --name "Rui Exemplo" --reason "ill"
      arbitro entries substitute 221.1.3 --name "Rui Exemplo" --year 4 --mark "4 B" --reason "ill"

    Until the pupil who was entered checks in, and as long as they have not played. The code and the place in the group stay; the
    log keeps both names and the reason.
help-entries-substitute-arg-name = The name of who comes
help-entries-substitute-arg-year = Their school year. Default: the same
help-entries-substitute-arg-mark = Their mark: a class, a category; that of the other does not pass on
help-entries-substitute-arg-reason = Why

help-entries-move-about = Move a pupil to another group of the same stage
help-entries-move-after =
    Example:
      arbitro entries move 221.1.3 1.3.2 --reason "brothers in one group"

    Before there are rounds that count on the pupil. To another school or game: `arbitro entries change`.
help-entries-move-arg-group = The group from now on
help-entries-move-arg-reason = Why

help-entries-merge-about = Make two entries of one pupil for one game a single one
help-entries-merge-after =
    Example:
      arbitro entries merge 221.1.3-2 221.1.3 --reason "entered twice"

    The first is no more and its code means the second from then on, which gets the place, the school year and the mark that only
    the first had. An entry that is in published rounds is not merged.
help-entries-merge-arg-from = The entry that is no more
help-entries-merge-arg-into = The entry that stays
help-entries-merge-arg-reason = Why

help-entries-withdraw-about = Withdraw an entry from a round on, or take a withdrawal back
help-entries-withdraw-after =
    Examples:
      arbitro entries withdraw 221.1.3 --reason "did not come"
      arbitro entries withdraw 221.1.3 --from-round 3 --reason "went home"
      arbitro entries withdraw 221.1.3 --undo

    Results stay. The pupil is not paired from the next round on, or from the one named.
help-entries-withdraw-arg-from-round = The first round it misses. Default: the next one
help-entries-withdraw-arg-reason = Why
help-entries-withdraw-arg-undo = Take the withdrawal back

help-entries-add-arg-column = A column that the regulations ask for, and what it says of the pupil; may be repeated
help-entries-change-arg-column = A column that the regulations ask for, and what it says from now on; empty takes it away; may be repeated
help-entries-waiting-about = List who waits for a place
help-entries-waiting-after =
    Examples:
      arbitro entries waiting
      arbitro entries waiting 1.3

    With `waiting list: kept` in the regulations, whoever is entered while no place is free waits, in the order of entering.
help-entries-admit-about = Give places to those who wait
help-entries-admit-after =
    Examples:
      arbitro entries admit                all for whom there is a place, in the order of entering
      arbitro entries admit 221.1.3        only this one

    After the draw, whoever comes in is placed in the smallest group, from the next round on.
help-entries-admit-arg-code = The entry that waits. Default: all for which there is a place

help-entries-absent-about = Announce that a pupil will miss a round
help-entries-absent-after =
    Example:
      arbitro entries absent 221.1.3 2      misses round 2, plays the others
help-entries-absent-arg-cancel = Take the absence back, for this reason
help-entries-absent-arg-round = The round, not yet paired

help-entries-list-about = List the entries
help-entries-list-after =
    Examples:
      arbitro entries list
      arbitro entries list 1.3 --names full
      arbitro entries list --json

help-entries-template-about = Write an empty list to fill in
help-entries-template-after =
    Examples:
      arbitro entries template entries.xlsx
      arbitro entries template entries.csv --lang en
help-entries-template-arg-file = The file to write, `.xlsx` or `.csv`

help-draw-about = Draw the groups of a stage, by a recorded seed
help-draw-after =
    Examples:
      arbitro draw --all                 all tournaments whose turn has come
      arbitro draw 1.3 --seed 2027       repeatable: the same seed and entries give the same groups
      arbitro draw 1.3                   after `arbitro qualify 1.3`: the final
      arbitro draw 1.3 --annul "faltava uma escola"

    The seed is recorded and shown in the log.
help-draw-arg-tournament = The tournament, such as 1.3 or `rastros 1`
help-draw-arg-all = All tournaments whose turn has come
help-draw-arg-annul = Annul the last draw, before its first round, for this reason

help-pair-about = Pair and publish the next round
help-pair-after =
    Examples:
      arbitro pair --all                            the next round of every group that is ready
      arbitro pair 1.3                              of every group of a tournament
      arbitro pair 1.3.2 --seed 7                   of one group
      arbitro pair 1.3.2 --force "no light at 4"    although results are missing
      arbitro pair 1.3.2 --by-hand list.csv         your own list: columns Começa/First and Responde/Second
      arbitro pair 1.3.2 --annul "wrong list"       annul the last round, before its first result
      arbitro pair 1.3.1 --end                      free play: no more pairs
      arbitro pair 1.3.1 --more 10                  free play: ten minutes more

    A round is paired whole or not at all. `arbitro explain` says why a pair came out so.
help-pair-arg-target = The tournament or group, such as 1.3, 1.3.2 or 1.3.F
help-pair-arg-all = Every group that is ready
help-pair-arg-force = Pair although results are missing, or publish a list by hand that breaks a law, for this reason
help-pair-arg-by-hand = Publish the pairings of this list
help-pair-arg-exchange = Let two exchange their places in a published round, opponents and byes included; by code or name
help-pair-arg-sides = Let the two of this board exchange sides
help-pair-arg-boards = Let two boards exchange their numbers
help-pair-arg-round = The round to rearrange. Default: the last one
help-pair-arg-reason = Why the round is rearranged; games with results stay as they are
help-pair-arg-annul = Annul the last round for this reason
help-pair-arg-keep = Answer that the pairs of the group stay as they are, for this reason, after a change
help-pair-arg-end = End the free play of the group: nobody is paired any more, and games on the boards are played to their end
help-pair-arg-more = Make free play longer by so many minutes

help-result-about = Enter or correct one result
help-result-after =
    Examples:
      arbitro result 1.3.2 1 4 1-0                      group 1.3.2, round 1, board 4: who started won
      arbitro result 1.3.F 2 1 0-1                      the final
      arbitro result 221.1.3 win                        by code: this pupil won in the present round
      arbitro result 221.1.3 2 loss                     by code, round 2
      arbitro result 1.3.2 1 4 +:-                      the second did not come; -:+ the first; -:- both
      arbitro result 1.3.2 1 4 0-1 --correct "swapped"  keeps the old result in the log

    Results: 1-0, 0-1, ½-½ (or =), +:-, -:+, -:-. By code: win, loss, draw, forfeit-win, forfeit-loss, both-absent,
    or vitória, derrota, empate, vitória-falta, falta, faltaram.
help-result-arg-who = The group, such as 1.3.2 or 1.3.F, or a pupil's code, such as 221.1.3
help-result-arg-second = The round; with a code it may be left out
help-result-arg-third = The board; with a code the result comes here
help-result-arg-fourth = The result
help-result-arg-game = The game of a match of several
help-result-arg-correct = Change a result that is there, with the reason
help-result-arg-retract = Take the result back, with the reason; give the place without a result
help-result-arg-stage = The stage in which the pupil named played. Default: the last one drawn
help-result-arg-opponent = The opponent, where seats were exchanged after the round was out
help-result-arg-record = Attach the recorded game, as `arbitro play --record` writes it; its result must agree

help-results-about = Take lists of results

help-results-import-about = Take results, or whole rounds already played, from a CSV, XLSX or TRF file
help-results-import-after =
    Examples:
      arbitro export pairings ronda.csv --round 1         write the boards of a round
      arbitro results import ronda.csv                    take it back with the results filled in
      arbitro results import ronda.csv --correct "lista revista"
      arbitro results import torneio.xlsx --rounds        a tournament already played: rounds, pairs and results
      arbitro results import torneio.trf --group 1.3.1    the same, from the file of another program

    Columns: Grupo/Group, Ronda/Round, Tabuleiro/Board, Resultado/Result; or Código/Code instead of group and board
    (then the result is still that of the board: who starts is named first). Rows without a result are skipped.
    All rows are taken, or none.
    Names do instead of codes, and 1, X and 2 instead of 1-0, ½-½ and 0-1.
help-results-import-arg-file = The list, `.csv`, `.xlsx` or `.trf`
help-results-import-arg-rounds = Publish also rounds that are not there yet, with the pairs that the list tells. A pupil alone has a bye; with `-` as result, was absent
help-results-import-arg-group = The group that a TRF file speaks of, or a list without a column of groups; players are found by their names
help-results-import-arg-correct = Rows that differ from a result there are corrections, for this reason

help-standings-about = Show the standings of groups, tournaments and schools
help-standings-after =
    Examples:
      arbitro standings 1.3.2                 a group
      arbitro standings 1.3                   the groups of a tournament's present stage
      arbitro standings 1.3 --overall         the order of the whole tournament, all stages
      arbitro standings --schools             the ranking of schools; --medals the medal table
      arbitro standings --schools --cycle 1
      arbitro standings --json
help-standings-arg-target = The tournament or group. Default: all groups
help-standings-arg-overall = The order of whole tournaments, the last stage first
help-standings-arg-schools = The ranking of schools over all tournaments
help-standings-arg-medals = The medal table of schools
help-standings-arg-cycle = With --schools or --medals: only the tournaments of this cycle

help-explain-about = Say in words why a pair came out so
help-explain-after =
    Examples:
      arbitro explain 221.1.3                      the present round of a pupil
      arbitro explain 221.1.3 2                    round 2
      arbitro explain 1.3.2 2 4                    group 1.3.2, round 2, board 4
      arbitro explain 221.1.3 2 --instead 007.1.3  what another opponent would have meant
help-explain-arg-who = The pupil's code, or the group
help-explain-arg-round = The round. Default: the last one
help-explain-arg-board = With a group: the board
help-explain-arg-stage = The stage, with a pupil. Default: the last one drawn
help-explain-arg-instead = What another opponent would have meant

help-check-round-about = Judge a round by the laws, however it was paired
help-check-round-after =
    Examples:
      arbitro check-round 1.3.2          the last round of a group
      arbitro check-round 1.3.2 2
      arbitro check-round --all          every round of every group

    The judge shares nothing with the pairing. Exit code 1 when a law is broken: a rematch, a second bye, somebody left
    out or listed twice.
help-check-round-arg-target = The tournament or group
help-check-round-arg-round = The round. Default: the last one
help-check-round-arg-all = Every round of every group

help-qualify-about = Settle who goes on to the next stage
help-qualify-after =
    Examples:
      arbitro qualify --all                       every tournament whose stage is complete
      arbitro qualify 1.3
      arbitro qualify 1.3 --force "table 9 later"
      arbitro qualify 1.3 --play-off "1.3.2: 221.1.3, 007.1.3"      the winner of a play-off first

    Ties across the line are decided as the regulations say: by a seeded lot, by a play-off, or shared.
    Then `arbitro draw` makes the next stage.
help-qualify-arg-tournament = The tournament, such as 1.3
help-qualify-arg-all = Every tournament whose stage is complete
help-qualify-arg-force = Settle although results are missing, for this reason
help-qualify-arg-annul = Take back who goes on, for this reason, before the next stage is drawn
help-qualify-arg-again = Open again who goes on, for this reason, with the next draw taken back, when a change asks for it
help-qualify-arg-adjust = Let those go on who would by now, in the places of those who would not, for this reason
help-qualify-arg-keep = Answer that those who go on stay as they are, for this reason, after a change
help-qualify-arg-instead-of = Who does not go on after all; the next stage may be drawn, as long as the pupil has played nothing in it
help-qualify-arg-with = Who goes on instead. Default: the next of the same group
help-qualify-arg-reason = Why somebody is replaced
help-qualify-arg-play-off = The order in which a play-off left the tied of a group; may be repeated

help-ties-about = Show ties that are open, and decide one by a play-off or a lot
help-ties-after =
    Examples:
      arbitro ties                                          every tie left in complete groups
      arbitro ties 1.3.F --played "221.1.3, 007.1.3"        these two played it off; the winner first
      arbitro ties 1.3.F --lot 221.1.3                      a lot for the tie of this pupil

    Until a tie is decided the place is shared, in standings, scores, wall charts, prizes and on diplomas alike.
help-ties-arg-annul = Open again the last tie decided in the group, for this reason, as long as nobody goes on by it
help-ties-arg-target = The tournament or group, such as 1.3, 1.3.2 or 1.3.F
help-ties-arg-played = The order in which a play-off left exactly those who are tied, the best first; by code or name
help-ties-arg-lot = Draw a lot for the tie of this pupil
help-ties-arg-seed = The seed of the lot. Default: chosen by chance and kept in the log

help-export-about = Write lists as CSV, XLSX, JSON or TRF
help-export-after =
    Examples:
      arbitro export entries lista.xlsx --names full
      arbitro export pairings ronda-2.csv --round 2       fill in the results and import it again
      arbitro export standings final.csv --target 1.3.F
      arbitro export all campeonato.xlsx                  everything, one sheet per list
      arbitro export all campeonato.json
      arbitro export trf26 grupo.trf --target 1.3.2       one group
      arbitro export trf16 trf/                           a file for every group, in a folder
      arbitro export records games.txt                    every recorded game, one after the other

    The ending of the file tells the format: .csv, .xlsx, .json or .trf.
help-export-arg-what = What to write
help-export-arg-what-value-entries = the entries; an import takes the list again
help-export-arg-what-value-pairings = the boards of rounds, with the results there are
help-export-arg-what-value-results = the same as pairings
help-export-arg-what-value-groups = the groups with their pupils: tables, rooms, teams, absences
help-export-arg-what-value-notes = what arbiters noted
help-export-arg-what-value-standings = the standings of groups
help-export-arg-what-value-schools = the ranking of schools with medals
help-export-arg-what-value-records = the recorded games: a `.txt` with all of them, or a folder with a file for each; `arbitro replay` reads both
help-export-arg-what-value-all = everything
help-export-arg-what-value-trf16 = FIDE's tournament report of 2016
help-export-arg-what-value-trf26 = FIDE's tournament report of 2026
help-export-arg-file = The file, or a folder for the TRF files of several groups
help-export-arg-round = With pairings and results: this round alone

help-trf-about = Work on tournament report files (TRF16, TRF26) alone

help-trf-standings-about = Print rank and tie-breaks, one line a player: start number, rank, values
help-trf-standings-after =
    Examples:
      arbitro trf standings open.trf
      arbitro trf standings open.trf --tie-breaks BH/C1,BH,SB --by-rank
      arbitro trf standings open.trf --json

    Points come first unless PTS is in the list. Without a list the file's own is used (line 202 or 212), or else
    BH/C1, BH, SB. The columns are separated by tabs; on a terminal a heading comes first.
help-trf-standings-arg-file = The file; `-` is standard input
help-trf-standings-arg-tie-breaks = The tie-breaks, in order, such as BH/C1,BH,SB,DE,PS
help-trf-standings-arg-unplayed = How rounds without a game count
help-trf-standings-arg-unplayed-value-fide-2026 = FIDE's rules of March 2026
help-trf-standings-arg-unplayed-value-plain = nothing is counted, as SwissPerfect does
help-trf-standings-arg-by-rank = Print the best first, instead of by start number

help-trf-check-about = Look for contradictions: opponents, colours, results, points, rematches, byes
help-trf-check-after =
    Examples:
      arbitro trf check open.trf
      arbitro trf check open.trf --pairings

    A file that names FIDE_DUTCH as its system (line 092 or 192) is also checked against the pairings of FIDE's Dutch
    system in the edition of February 2026, and so is every file with --pairings: each round that differs is told
    with the first criterion of the rules that it fails.

    Every problem is printed with line and column. The exit code is 0 if there is none and 1 otherwise.
help-trf-check-arg-file = The file; `-` is standard input
help-trf-check-arg-pairings = Check the pairings against FIDE's Dutch system even if the file does not name it
help-regulations-about = Print, explain and check regulations
help-regulations-after =
    Examples:
      arbitro regulations                      those that are ready-made
      arbitro regulations escola > my.yaml     a point of departure for your own
      arbitro regulations --explain            every key, its values, and what it is when left out
      arbitro regulations my.yaml --check      every mistake with line, column and a way out
      arbitro regulations my.yaml              all that your regulations say, with what they extend
help-regulations-arg-target = Ready-made regulations, or a YAML file
help-regulations-arg-explain = Explain every key: what it means, which values it takes, what it is when left out
help-regulations-arg-check = Only check
help-draw-arg-order = Seeds: a list (CSV or XLSX, the best first, by name or code) or another championship, by its ranking; the others follow by lot
help-entries-origins-about = Show which championships the entries come from
help-entries-import-arg-best = How many of each tournament are taken from another championship, with those who share the place
help-export-arg-what-value-qualified = the best of each tournament, as a list that another championship takes
help-export-arg-best = How many of each tournament, in `qualified`
help-schools-about = Correct the names of schools, and merge those that are one
help-schools-list-about = List the schools, how many pupils they have, and those that look like one
help-schools-rename-about = Give a school another name or town
help-schools-rename-after =
    Example:
      arbitro schools rename 12 --name "EB de Vale Fictício" --town Beja
help-schools-rename-arg-school = The school, by number or name
help-schools-rename-arg-name = The name from now on
help-schools-rename-arg-town = The town from now on
help-schools-merge-about = Merge two schools that are one, spelt in two ways
help-schools-merge-after =
    Example:
      arbitro schools merge 12 7 --reason "the same school"

    The pupils of the first go to the second, with new codes. The old codes and names are still understood.
help-schools-merge-arg-from = The school that is no more, by number or name
help-schools-merge-arg-into = The school that stays, by number or name
help-schools-merge-arg-reason = Why
help-details-about = Tell what the event is called, who holds it, when and where, and under which logo
help-details-after =
    Example:
      arbitro details --name "Torneio da Primavera" --host "EB de Vale Fictício" --day "20 de março de 2027" --venue Ginásio

    What is left out stays as it is; an empty text takes it away. With nothing, what there is is shown. Pages, papers and
    diplomas follow.
help-details-arg-name = The name
help-details-arg-host = The school or club that holds it
help-details-arg-day = The day, in words
help-details-arg-venue = The place
help-details-arg-public-names = What the public sees of names: on the pages, on the projector and on everything that is hung up or published

help-import-about = Take a whole championship from the lists that another has exported
help-import-after =
    Examples:
      arbitro export all everything.xlsx --names full      in the other championship
      arbitro new novo --regulations regulamento.yaml
      arbitro import everything.xlsx -c novo.arbitro

    It reads `.xlsx` and `.json`, sheet by sheet: entries with marks and withdrawals, groups with tables, teams and absences, rounds,
    results with who entered them and when, and notes. The regulations, and with them the rooms, are in no list: make the
    championship with the same. How ties were decided and why results were corrected is in no list either; a copy (`arbitro backup`) keeps everything.
help-import-arg-file = The lists, `.xlsx` or `.json`
help-phases-about = Join the phases: the qualifiers of one championship go up to the next
help-phases-feed-about = Choose the championship that the qualifiers of this one go up to
help-phases-feed-after =
    Examples:
      arbitro phases feed district.arbitro --first 2 -c school.arbitro
      arbitro phases feed "National Championship"     the name alone, when the other is on another computer
help-phases-feed-arg-above = The next championship: its file, or its name alone
help-phases-feed-arg-none = The qualifiers go up to no other championship
help-phases-feed-arg-first = How many places of each game and cycle go up, with those who share them
help-phases-expect-about = Say which championships the qualifiers are expected from, and until when
help-phases-expect-arg-name = The names of the championships; without any, no more are expected
help-phases-expect-arg-until = The last day, such as 20/3/2027; after it, whoever has sent nobody is late
help-phases-take-about = Take the qualifiers of a championship from its file or a copy, once the seal is checked
help-phases-take-after =
    Examples:
      arbitro phases take north.arbitro --preview
      arbitro phases take north.arbitro
      arbitro phases take north.arbitro --accept    also what was corrected since it was taken
help-phases-take-arg-file = The file of the championship, or a copy
help-phases-take-arg-first = How many places of each game and cycle, with those who share them. Default: what the file says, or what was taken before, or the first
help-phases-take-arg-accept = Accept what has changed since it was taken
help-phases-list-about = Show which championships the qualifiers came from, who is missing and who is late
