# The help of the program, what all commands share, and the names of values.

help-about = Referees abstract board games and runs their school championships
help-arg-after = The position after these moves, such as "e5-d4 d4-d5"
help-after =
    Examples:
      arbitro start                            everything in the browser: championships, games, paper
      arbitro games --edition 13               the games of an edition, by cycle
      arbitro show rastros                     the board at the start
      arbitro sheet rastros                    its rule sheet as PDF
      arbitro check my-game.yaml               is my file right?
      arbitro new school --edition 13          a championship

    Nothing a person made is written over: a file that is there stays, and the command says so, unless `--replace` is given.
    Only pages and pictures that arbitro itself made (pdf, html, svg) are made anew without asking.
help-arg-lang = The language: pt, en or es. Default: what ARBITRO_LANG, LC_ALL, LC_MESSAGES or LANG names, else pt
help-arg-championship = The championship: a file, or a database `postgres://user@host/name`. Default: the only `.arbitro` file here
help-arg-by = Who enters this, for the log. Default: the name of the computer's user
help-arg-key = A key for this request: repeating it with the same key changes nothing
help-arg-json = Print JSON, for other programs
help-arg-names = How much of pupils' names is shown; without it, what was chosen for the public, and on working lists at least the first name
help-arg-names-value-code = the code alone
help-arg-names-value-short = first name and initial
help-arg-names-value-full = all of it
help-arg-replace = Write over what is there. Without it, only pages and pictures that arbitro made are written over
help-arg-preview = Only show what would happen
help-arg-seed = The seed of the lot. Default: a random one, which is recorded
help-arg-game = A game: its id, its name, or a file
help-arg-folder = A folder with more games, or with other versions of known ones. Default: ./games, if there is one
help-arg-position = The position written as text, as `arbitro show` prints it
help-arg-help = Show this help
help-arg-version = Show the version
help-arg-cycle = The tournaments of this cycle
help-arg-all = Everything, which is also the default
help-arg-times = When rounds begin: rounds between commas, stages between slashes, such as 10:00,10:40/14:30,15:10
help-arg-format = The format. Default: what the ending of --out says, else pdf
help-arg-format-value-pdf = for print
help-arg-format-value-html = one web page
help-arg-format-value-csv = for spreadsheets
help-arg-format-value-xlsx = for Excel, with types and filters
help-arg-format-value-json = for programs
help-arg-out = The file or folder to write. Default: a name made of what it is, in this folder
help-arg-target = The tournament or group, such as 1.3, `rastros 1` or 1.3.2. Default: everything
help-arg-tournament = The tournament, such as 1.3 or `rastros 1`. Default: all
help-arg-address = The address of the desk (`arbitro serve` shows it), for QR codes on the slips, the badges and what is hung up
help-arg-stage = The stage, from 1. Default: the present one
help-arg-code = The entry's code, such as 221.1.3

help-demo-about = Show the toolkit at work: an invented national final, from beginning to end
help-demo-after =
    Examples:
      arbitro demo                                  a national final of 1850 pupils, in the folder demo
      arbitro demo --out try --pupils 200 --seed 7  a small one
      arbitro demo --edition 20 --lang en

    Invents schools and pupils, draws, pairs and plays a whole final with absences, corrections and tie-breaks, and leaves in
    the folder the championship, the rules, the boards, the lists, the slips, the reports and the diplomas;
    begin with `index.html`.
help-demo-arg-out = The folder to write to
help-demo-arg-pupils = How many pupils come, from 24 to 5000
help-demo-arg-edition = The edition, which tells the games
help-demo-arg-seed = The seed of everything; the same seed writes the same files

help-completions-about = Print completions for a shell
help-completions-after =
    Example:
      arbitro completions bash > ~/.local/share/bash-completion/completions/arbitro
help-completions-arg-shell = The shell

help-man-about = Print the manual pages
help-man-after =
    Examples:
      arbitro man                      the page of the program
      arbitro man pair                 the page of a command
      arbitro man --out man/man1       one page for every command, into a folder
help-man-arg-command = The command. Default: the program itself
help-man-arg-out = A folder: write the pages there, those of the commands below as well

help-help-about = Explain a command
help-help-after =
    Examples:
      arbitro help pair
      arbitro help entries import
help-help-arg-command = The command. Default: all of them

help-value-address = ADDRESS
help-value-board = BOARD
help-value-chapter = CHAPTER
help-value-code = CODE
help-value-seal = SEAL
help-value-command = COMMAND
help-value-copy = COPY
help-value-cycle = CYCLE
help-value-day = DAY
help-value-depth = DEPTH
help-value-column = COLUMN
help-value-dir = DIR
help-value-file = FILE
help-value-format = FORMAT
help-value-from = FROM
help-value-game = GAME
help-value-group = GROUP
help-value-into = INTO
help-value-key = KEY
help-value-kind = KIND
help-value-level = LEVEL
help-value-list = LIST
help-value-marks = MARKS
help-value-millions = MILLIONS
help-value-minutes = MINUTES
help-value-moves = MOVES
help-value-name = NAME
help-value-names = NAMES
help-value-public-names = NAMES
help-value-number = NUMBER
help-value-numbers = NUMBERS
help-value-paper = PAPER
help-value-pupil = PUPIL
help-value-reason = REASON
help-value-result = RESULT
help-value-rights = WHERE
help-value-round = ROUND
help-value-school = SCHOOL
help-value-seed = SEED
help-value-shell = SHELL
help-value-side = SIDE
help-value-tables = TABLES
help-value-target = TARGET
help-value-text = TEXT
help-value-times = TIMES
help-value-tournament = TOURNAMENT
help-value-town = TOWN
help-value-unplayed = UNPLAYED
help-value-url = URL
help-value-what = WHAT
help-value-who = WHO
help-value-year = YEAR
help-arg-logo = The logo of the event, PNG or SVG, on all papers
help-arg-colour = The colour of the event, such as d55e00
help-arg-paper = The paper to hang up, in type read from the door: names of 14 points on a4, of 24 on a3 and of 34 on a2 (smaller only where a word would not fit whole), a grid and shortened schools. Lists with full names or of one school (check-in, consents) are held in the hand: on larger paper their type stays the same. By default: paper for the hand
