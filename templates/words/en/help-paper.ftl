# The help of the commands that print a championship.

help-slips-about = Print result slips, four to a page
help-slips-after =
    Examples:
      arbitro slips                                       the present round of every group, four to a page
      arbitro slips 1.3 --round 2                         a round of a tournament
      arbitro slips --address http://192.168.1.10:8080    with QR codes that lead to the page to enter the result
help-slips-arg-round = The round. Default: the last one published
help-slips-arg-out = The file to write. Default: slips.pdf

help-signs-about = Print signs for doors and tables
help-signs-after =
    Examples:
      arbitro signs                        doors and tables of the present stage
      arbitro signs --for tables --stage 1
      arbitro signs 1.3 --out rastros.pdf

    Every game has its own colour, shape and pattern, so that signs are told apart on black and white paper, too.
help-signs-arg-kind = What the signs are for
help-signs-arg-kind-value-all = doors and tables
help-signs-arg-kind-value-doors = doors
help-signs-arg-kind-value-tables = tables
help-signs-arg-out = The file to write. Default: signs.pdf

help-badges-about = Print name badges, ten to a page
help-badges-after =
    Examples:
      arbitro badges                    for everybody, by school, ten to a page with cut marks
      arbitro badges 1.3 --out rastros.pdf
help-badges-arg-out = The file to write. Default: badges.pdf

help-diplomas-about = Print diplomas for everybody, or certificates for the podium
help-diplomas-after =
    Examples:
      arbitro diplomas --venue "in Coimbra"             for everybody who played, by school
      arbitro diplomas --podium                         for the first three of every tournament
      arbitro diplomas --logo logo.png --day "12 March 2027"
      arbitro diplomas --show-template > mine.md        a text to change
      arbitro diplomas --template mine.md

    In a template, `# ` begins a title, `## ` the name, `### ` a heading; `---` is an ornament, `___ One | Other` lines to sign on,
    and fields such as {"{{"}name{"}}"}, {"{{"}school{"}}"} and {"{{"}game{"}}"} are filled in.
help-diplomas-arg-podium = Certificates for the first three places
help-diplomas-arg-template = Your own text, with fields
help-diplomas-arg-show-template = Print the text that is used otherwise, to start from
help-diplomas-arg-logo = A picture, PNG or SVG, where the template says {"{{"}logo{"}}"}
help-diplomas-arg-day = The day, in words. Default: that of the last result
help-diplomas-arg-venue = Where it was, in words, such as "in Coimbra"
help-diplomas-arg-out = The file to write. Default: diplomas.pdf, or certificates.pdf

help-report-about = Write scores, results, standings and the final report as PDF, HTML, CSV, XLSX or JSON
help-report-after =
    Examples:
      arbitro report --cycle 1                          the scores of a cycle, as published
      arbitro report 1.3 --format html                  a tournament as a web page
      arbitro report --all --out scores.xlsx            everything, one sheet per stage
      arbitro report --kind standings --round 2         the standings after a round
      arbitro report --kind final --out report.pdf      the final report, with medals, schools and plots
help-report-arg-kind = What to report
help-report-arg-kind-value-scores = places, points and tie-breaks
help-report-arg-kind-value-results = every game, round by round
help-report-arg-kind-value-standings = the standings as they were after a round
help-report-arg-kind-value-cross = everybody against everybody
help-report-arg-kind-value-schools = the medal table and the ranking of schools
help-report-arg-kind-value-prizes = the first three of every tournament
help-report-arg-kind-value-final = the whole championship, with plots
help-report-arg-round = With `--kind standings`: after this round. Default: the last that is complete everywhere

help-lists-about = Write lists of entries, groups and games to hang up and to send
help-lists-after =
    Examples:
      arbitro lists entries --names full                  what each teacher receives, one page per school
      arbitro lists entries --school-number 42 --times 10:00,10:40,11:20,12:00/14:30
      arbitro lists entries --each --out schools          a file for every school, in a folder
      arbitro lists groups --cycle 1                      who sits at which table
      arbitro lists tables 1.3 --round 2                  the games of a round, by table
      arbitro lists names --round 2                       the same, by name
      arbitro lists all --out lists                       all four
help-lists-arg-what = Which list
help-lists-arg-what-value-entries = the entries, by school
help-lists-arg-what-value-groups = the groups
help-lists-arg-what-value-tables = the games of a round, by table
help-lists-arg-what-value-names = the games of a round, by name
help-lists-arg-what-value-all = all of them, in a folder
help-lists-arg-round = With `tables` and `names`: this round. Default: the last published of each group
help-lists-arg-school-number = With `entries`: the school of this number alone
help-lists-arg-each = With `entries`: a file for each school, in the folder --out

help-wallchart-about = Write wall charts and cross tables of groups
help-wallchart-after =
    Examples:
      arbitro wallchart 1.3                 a sheet for each group, with room to write by hand
      arbitro wallchart --cycle 1 --out walls.pdf
      arbitro wallchart 1.3.2 --cross       everybody against everybody
help-wallchart-arg-cross = Everybody against everybody instead of round by round

help-pack-about = Write everything there is to print and publish now, in folders by use
help-pack-after =
    Examples:
      arbitro pack --out paper                         all there is to print and publish now, in folders by use
      arbitro pack --out paper --names full --times 10:00,10:40,11:20,12:00/14:30,15:10,15:50,16:30

    Everything is made before anything is written.
help-pack-arg-out = The folder to write

help-print-about = Writes any paper of the championship, by its name; without one, says which there are
help-print-after =
    Examples:
      arbitro print                                   which papers there are
      arbitro print check-in --names full             the check-in list by school, with signatures
      arbitro print prize-script --out script.pdf     the script of the prize-giving
      arbitro print school-results --each --out schools   a file for each school
      arbitro print diplomas --school-number 42       the diplomas of one school
      arbitro print envelopes --logo logo.png --colour 0072b2
help-print-arg-what = Which paper
help-print-arg-round = The round. By default: the last published
help-print-arg-school-number = Only the school with this number
help-print-arg-each = A file for each school, in the folder --out
help-badges-arg-address = The address of the desk (`arbitro serve` shows it), for the code that checks a pupil in
help-signs-arg-address = The address of the desk (`arbitro serve` shows it), for the code that leads to the public pages
