# The help of the commands on games.

help-games-about = List the games, all or those of an edition or a cycle
help-games-after =
    Examples:
      arbitro games                         every game, variants below the game they vary
      arbitro games --edition 13            the table of an edition
      arbitro games --edition 13 --cycle 1  what the first cycle plays
      arbitro games --cycle sec             what the secondary cycle has played, by edition
      arbitro games --json                  the same for other programs
help-games-arg-edition = Only the games of this edition
help-games-arg-cycle = Only what this cycle plays: 1, 2, 3 or sec

help-rules-about = Print the file of a game, or begin a variant of it
help-rules-after =
    Examples:
      arbitro rules avanco                            the file, texts and examples included
      arbitro rules avanco --variant "Slow advance"   writes slow-advance.yaml, ready for `arbitro check`

    The new file varies the game in nothing but its name. The rules of the game stand in it as
    remarks: take away the `# ` of the lines you change, with the line of their key.
help-rules-arg-variant = Begin a variant of this name
help-rules-arg-out = The file to write. Default: the name of the variant, in this folder or beside the game's file

help-check-about = Check game files and say everything that is wrong with them
help-check-after =
    Examples:
      arbitro check my-game.yaml            one file
      arbitro check games                   every game file of a folder

    Every mistake is shown at once, each with its line and column. A file without mistakes is then
    played at random a few hundred times, to find a game that cannot begin, never ends, or has a
    rule that never applies.

    Examples of a game file may carry claims: sentences that must be true of their diagram. Each is
    proven by playing it out; a false one is an error at its line, with what is true instead:
      examples:
        puzzle:
          after: e5-d4 d4-c4 c4-c3 c3-b2
          claims:
            - first to move
            - can play a1, b1
            - cannot play c3
            - only a1 wins at once
help-check-arg-files = Game files, or folders of game files

help-moves-about = List the legal moves of a position, or say how the game ended
help-moves-after =
    Examples:
      arbitro moves rastros
      arbitro moves rastros --after "e5-d4 d4-d5"
      arbitro moves avanco --after "d2-d3" --json

help-show-about = Draw a position in the terminal
help-show-after =
    Examples:
      arbitro show rastros
      arbitro show rastros --after "e5-d4 d4-d5 d5-c6 c6-d7"

help-play-about = Play a game, two people at one keyboard or one against the computer
help-play-after =
    Type a move such as `e5-d4` (often `d4` is enough; `swap` takes over the opening), or:
      moves    what can be played (also: ?)
      hint     what the computer would play
      undo     take back the last move
      show     draw the board again
      why      the computer explains its last move
      quit     stop; the recorded game is kept up to here

    The levels are beginner, easy, medium, hard and strong, or 1 to 5.

    Examples:
      arbitro play rastros --record game.txt
      arbitro play avanco --against medium
      arbitro play semaforo --against strong --side second --seconds 5 --seed 7
help-play-arg-record = Write the game to this file after every move
help-play-arg-against = Play against the computer at this level
help-play-arg-side = Your place against the computer
help-play-arg-side-value-first = you begin
help-play-arg-side-value-second = you answer
help-play-arg-seconds = How long the computer may think about a move; the strong level thinks that long
help-play-arg-seed = The seed of the computer; the same seed answers the same moves in the same way

help-replay-about = Play a recorded game again, move by move
help-replay-after =
    Examples:
      arbitro replay game.txt               the last position and the result
      arbitro replay game.txt --all         every position
help-replay-arg-file = A recorded game, as `arbitro play --record` writes it, or many, as `arbitro export records` does
help-replay-arg-all = Draw every position, not only the last

help-review-about = Look back at recorded games: which moves gave a won game away
help-review-after =
    Examples:
      arbitro review game.txt
      arbitro export records games.txt -c final.arbitro
      arbitro review games.txt --effort 20 --limit-seconds 28800 > review.txt      a whole championship, overnight

    Each game is looked at from its end, position by position, as far back as `--effort` allows. What is said is proven: a move
    that gave a won position away, and one that would have won. A game is told as soon as it is known, so what is there
    stays when the time is up or Ctrl-C is pressed. `arbitro puzzles GAME --records games.txt` makes puzzles of the same games.
help-review-arg-file = A recorded game, as `arbitro play --record` writes it, or many, as `arbitro export records` does
help-review-arg-effort = How hard to look at each position: millions of positions
help-review-arg-limit-seconds = After so many seconds, tell what there is by then

help-perft-about = Count the sequences of moves, to check rules against other programs
help-perft-after =
    Examples:
      arbitro perft avanco-8x8 4
      arbitro perft rastros 5 --after "e5-d4"

    Each line has a depth and how many sequences of so many moves there are. Each placement of a turn
    with two of them counts as one move, so does a swap; a finished game is not continued.
help-perft-arg-depth = How many moves deep

help-playouts-about = Play random games and count who wins
help-playouts-after =
    Examples:
      arbitro playouts flume --count 100000
      arbitro playouts semaforo --count 1000000 --seed 7 --json
help-playouts-arg-count = How many games
help-playouts-arg-seed = The seed; the same seed plays the same games

help-solve-about = Find out who wins a position, in how many plies and how
help-solve-after =
    Examples:
      arbitro solve semaforo
      arbitro solve rastros-5x5 --after "d4-c3"
      arbitro solve rastros
      arbitro solve gatos-e-caes-6x6 --exact
      arbitro solve rastros-5x5 --proof rastros.txt
      arbitro solve flume-5x5 --limit-seconds 600 --memory-mb 2048 --json

    Everything that is printed is proven. If it is not yet known who wins when a limit is reached, or after Ctrl-C, the
    answer is "not solved", never a guess. A number of plies counts the moves of both sides: the winner hurries, the loser
    holds out. In games decided by a count, best play is the greatest margin. Who wins may be known long before
    every winning move and the exact number of plies are; after Ctrl-C or a limit what is proven by then is told, and what
    is left open is said to be so. With --exact the search goes on until nothing is open.
help-solve-arg-limit-seconds = Give up after so many seconds. Default: never
help-solve-arg-memory-mb = The most memory for the table of positions, in MiB
help-solve-arg-threads = How many threads search. Default: one for each core
help-solve-arg-exact = Find every winning move and the exact number of plies, however long it takes
help-solve-arg-proof = Write the winner's moves against every reply to this file, for `arbitro check-proof`

help-check-proof-about = Check a proof of who wins that `arbitro solve --proof` has written
help-check-proof-after =
    Examples:
      arbitro solve rastros-5x5 --proof rastros.txt
      arbitro check-proof rastros.txt

    A proof is a text file: four lines that say what is claimed, then one line for each position in which the winner is to
    move, with a tab before the winner's move. The check plays these moves against every legal reply and looks whether all
    games end, and end as claimed. It shares nothing with the search but the rules; a stranger can write another.
help-check-proof-arg-file = A proof, as `arbitro solve --proof` writes it

help-profile-about = Say whether games are fair, how long they are and how late they are decided
help-profile-after =
    Examples:
      arbitro profile rastros
      arbitro profile rastros-5x5 rastros-6x6 rastros --count 5000 --strong-games 0
      arbitro profile flume --strong-games 100 --level hard --out flume.pdf --out flume.html
      arbitro profile hex --playouts 10000 --strong-games 50

    Two kinds of games are played: with random moves, and by the computer against itself. Every number comes with its
    95 % confidence interval in brackets; more games make it narrower. A game is decided late when the winner was not
    the favourite after two thirds of the moves. In games with a swap, the considered games are played without it as well.

    A profile takes about a minute or less on two cores, on the largest boards a minute and a half. For that
    the computer thinks less than its level would on large boards: the table says how many random games it tried out before each move. `--playouts` sets that number, however
    long it takes. The same command gives the same numbers on every machine. Ctrl-C ends it; then nothing is written.
help-profile-arg-names = Games to be put side by side: their ids, names or files
help-profile-arg-strong-games = How many games the computer plays against itself; 0 for none
help-profile-arg-level = At which level it plays them: 1 to 5, or beginner, easy, medium, hard, strong
help-profile-arg-level-default = strong
help-profile-arg-playouts = How many random games it tries out before each move. Default: as many as its level, fewer on large boards
help-profile-arg-seed = The seed; the same seed plays the same games
help-profile-arg-limit-seconds = After so many seconds, tell what there is by then
help-profile-arg-out = A file to write as well, `.pdf` or `.html`; may be given twice
help-profile-arg-count = How many random games are played
help-profile-arg-folder = A folder with more games, or with other versions of known ones. Default: ./games, if there is one. (A number here is the old spelling of --count)

help-puzzles-about = Print puzzles: positions in which exactly one move wins
help-puzzles-after =
    Examples:
      arbitro puzzles rastros --count 12 --depth 3 --out puzzles.pdf
      arbitro puzzles avanco-5x5 --count 6 --depth 3-7 --seed 2027
      arbitro puzzles semaforo --depth 3 --json
      arbitro puzzles rastros --records games.txt          from the championship's own games

    Every puzzle comes from a game played from the start, and is proven: exactly one move wins, and with best play of both
    sides the game is over after `--depth` moves, those of both sides counted. So 1 wins at once, and 3 is a move, any
    answer, and the winning move. Where a turn is several moves, the whole turn counts as one; then it is enough that one
    set of moves wins, whatever their order.

    The sheet has six diagrams a page; the last pages have the solutions, and the games that lead to the positions.
    Deep wins and large boards may bring fewer puzzles than asked for; then the command says so. A search takes about a
    minute at most on two cores, unless `--effort` is raised. The same seed finds the same puzzles on every machine.
    Ctrl-C ends the search; then nothing is written.
help-puzzles-arg-count = How many puzzles
help-puzzles-arg-depth = In how many moves of both sides the game is won: a number, or from-to such as 3-7
help-puzzles-arg-records = Look for puzzles in recorded games instead, as `arbitro export records` writes them; the solutions tell whose game it was
help-puzzles-arg-seed = The seed; the same seed finds the same puzzles
help-puzzles-arg-effort = How long to search: millions of positions
help-puzzles-arg-limit-seconds = After so many seconds, tell what there is by then
help-puzzles-arg-json = Print JSON for other programs, with the moves that lead to each position
help-puzzles-arg-out = The file to write. Default: the game's id with `-puzzles.pdf`

help-sheet-about = Print rule sheets as PDF
help-sheet-after =
    Examples:
      arbitro sheet rastros                                a page in Portuguese: rastros.pdf
      arbitro sheet rastros avanco --lang en --out two.pdf
      arbitro sheet --edition 13 --cycle 1                 the three games of a cycle
      arbitro sheet produto --large-print                  for readers with low vision
      arbitro sheet --edition 13 --cycle 1 --young         in three steps, for younger pupils
      arbitro sheet rastros --poster                       the same on A3, for the wall
help-sheet-arg-names = Games: their ids, names or files; without any, the games of the edition
help-sheet-arg-young = A page in three steps, with short sentences and large boards, for younger pupils
help-sheet-arg-poster = The page in three steps on A3, for the wall
help-sheet-arg-with-board = With the board and the pieces on the back: one sheet of A4 printed on both sides
help-sheet-arg-large-print = Type of eighteen points without serifs
help-sheet-arg-edition = The edition named in the header
help-sheet-arg-cycle = The cycle the sheets are for: 1, 2, 3 or sec
help-sheet-arg-out = The file to write. Default: the game's id with `.pdf`

help-booklet-about = Print a whole edition as one booklet
help-booklet-after =
    Examples:
      arbitro booklet --edition 13                  cover, contents, table of games, sheets
      arbitro booklet --edition 13 --fold           A5 pages on A4: print on both sides, turn on the
                                                    short edge, fold and staple
      arbitro booklet --edition 13 --lang en --out rules.pdf
      arbitro booklet --edition 13 --puzzles 3 --place Évora --date "16 April 2027"
help-booklet-arg-date = The date on the cover, as it is to be read
help-booklet-arg-place = The place on the cover
help-booklet-arg-puzzles = How many puzzles of each game, with the solutions at the end; the search takes some seconds a game
help-booklet-arg-fold = Two A5 pages on each side of an A4 sheet, in the order for folding
help-booklet-arg-edition = The edition
help-booklet-arg-out = The file to write. Default: edition-N.pdf

help-board-about = Print a playable board at true scale; with `--pieces`, also the pieces to cut out
help-board-after =
    Examples:
      arbitro board rastros                          as large as a page allows
      arbitro board produto --paper a3 --cell-mm 30  on A3, over several pages with cut marks if need be
      arbitro board semaforo --pieces                the board and its pieces to cut out
      arbitro board avanco --tactile --pieces        thick lines, distinct shapes, braille coordinates
help-board-arg-paper = The paper
help-board-arg-cell-mm = Millimetres from cell to cell. Default: the most that fits a page, up to 30
help-board-arg-pieces = Also print pieces to cut out, as many as the game has
help-board-arg-tactile = A high-contrast version for relief printing
help-board-arg-out = The file to write. Default: the game's id with `-board.pdf`

help-class-about = Write boards, pieces and sheets for a class into a folder
help-class-after =
    Examples:
      arbitro class --edition 13 --cycle 1 --out class
      arbitro class --edition 13 --cycle 2 --school "EB de Vale" --out class

    Of every game: the rule sheet, the page in three steps, the A3 poster, and the board as large as a page of A4 allows, with its
    pieces to cut out. Files are called after the game, the cycle and the school, without accents.
help-class-arg-edition = The edition
help-class-arg-cycle = The cycle: 1, 2, 3 or sec. Default: all the games of the edition
help-class-arg-school = The name of the school, for the files and their titles
help-class-arg-out = The folder

help-diagram-about = Draw a position as SVG, PDF or PNG
help-diagram-after =
    Examples:
      arbitro diagram rastros --out start.svg
      arbitro diagram rastros --after "e5-d4 d4-d5" --marks "a1=1, g7=2, e5-d4, d4-d5" --out two.pdf
      arbitro diagram avanco --position "7/7/2bbb2/3w3/7/7/7 white" --marks "targets d4=arrows" --out d4.png

    Marks: `a1=x` a text in a cell; `a1=dot`, `a1=cross`, `a1=ring`; `a1-b2` an arrow; `targets d4=arrows` or
    `=dots` wherever a piece may go; `zone centre=shade`.
help-diagram-arg-marks = What is marked, with commas between
help-diagram-arg-width-mm = Millimetres across the board
help-diagram-arg-out = The file to write; its ending says the format
