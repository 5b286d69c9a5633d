# Games on a screen, and diagrams.

play-board = Board
play-empty = empty
play-seeds =
    { $n ->
        [one] 1 seed
       *[other] { $n } seeds
    }
play-chosen = chosen
play-last-move = last move
play-marked = mark { $text }
play-possible-move = possible move
play-to-move =
    { $number ->
        [many] { $side } to move
       *[one] { $side } to move
    }
play-wins =
    { $number ->
        [many] { $side } win
       *[one] { $side } wins
    }
play-draw = A draw
play-button-swap = Swap sides
play-button-pass = Pass
play-button-stop = End the turn
play-swap = swap
play-pass = pass
play-stop = stop

# Diagrams.
diagram-empty-board = empty board
diagram-zone = { $name }: { $cells }
diagram-edge = edge ({ $name }): from { $from } to { $to }
diagram-edge-of-both = edge of both: from { $from } to { $to }
diagram-arrow = arrow from { $from } to { $to }
diagram-mark = mark { $text } on { $cell }
diagram-store = store ({ $name }): { $seeds }
diagram-dots = { $n ->
        [one] dot on
       *[other] dots on
    } { $cells }
diagram-crosses = { $n ->
        [one] cross on
       *[other] crosses on
    } { $cells }
diagram-rings = { $n ->
        [one] ring on
       *[other] rings on
    } { $cells }
diagram-shaded = { $n ->
        [one] shaded cell
       *[other] shaded cells
    }: { $cells }

# Addresses that are no game.
play-address-too-long = the address is too long: a game has at most { $most } moves
play-address-unreadable = the address has “{ $part }={ $text }”, which makes no sense here
play-address-position = the position does not belong to this game: { $reason }
play-address-move = move { $number }, “{ $move }”, cannot be played ({ $reason })
play-address-cells = no move begins with “{ $cells }”

# The page of a game.
play-rules = Rules
play-thinking = The computer is thinking…
play-which-move = Which move?
play-step-through = Step through the game
play-step-first = Start
play-step-back = Previous move
play-step-next = Next move
play-step-last = End
play-play-on = Play on from here
play-choose-again = Choose again
play-undo = Undo
play-hide-moves = Hide moves
play-show-moves = Show moves
play-new-game = New game
play-game = Game
play-moves = Moves
play-against-whom = Against whom?
play-two-on-one = Two players can play on this screen, in turn.
play-against-computer = Against the computer
play-i-begin = I begin
play-computer-begins = The computer begins
play-on-two-phones = On two phones
play-invite-first = Invite and begin
play-invite-second = Invite; the other begins
play-keep-and-share = Keep and share
play-address-holds = The address of this page holds the whole game: whoever opens it sees the same board.
play-this-position = This position only
play-position-text = Position as text
play-record = Recorded game
play-download-record = Download the recorded game
play-not-possible-because = This is not possible: { $why }.
play-possible-moves = Possible moves:
play-go-on = Go on with the game
play-swapped = The players have swapped sides.
play-shelf-first = First cycle (years 1–4)
play-shelf-second = Second cycle (years 5–6)
play-shelf-third = Third cycle (years 7–9)
play-shelf-secondary = Secondary (years 10–12)
play-shelf-archive = Archive
play-shelf-others = Other games
play-alone-broken = the board cannot be shown in this browser
play-computer = Computer
play-review = Find the mistakes
play-review-gift = Move { $number }, { $move } ({ $side }): the game was won and was given away.
play-review-clean = Nobody gave away a win in this game.
play-review-whole = All of this is proven.
play-review-from = Proven from move { $number } on; of what was before only what is said here is known.
play-review-unknown = Nothing could be proven in this game: there are too many ways to go on.
play-person = Me
play-seats = Players
play-in-hand = { $n } in hand
play-off-board = { $n } off the board
play-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
play-look-back = Review move by move
play-change-sides = New game, changing sides
play-winning = part of the win
play-you-won = You won!
play-you-lost = You lost.
play-level = Level { $level }
play-prompt-to = Now choose where it goes.
play-prompt-end = Now choose the other end.
play-prompt-place = Now choose where { $piece } goes.
play-prompt-remove = Now choose the piece to take off.
play-prompt-from = Now choose the piece that goes there.
play-prompt-again = The turn is not over: play again.
play-prompt-move = The turn is not over: now move a piece.
play-prompt-more = The turn is not over: place one more piece.
play-review-held = { $move } would have won.
diagram-links = { $n ->
    [one] link
   *[other] links
}: { $links }
