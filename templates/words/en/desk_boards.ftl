# Boards on screens: seats, clocks, what arbiters do.

boards-title = Boards on screens
boards-actor = board on a screen
boards-away = the server was down
boards-place = Table { $table }, round { $round }, board { $board }
boards-unplayable = the stored moves cannot be played under the rules on this computer
boards-illegal = { $why }
boards-no-board = no game on a screen waits for this pupil
boards-no-computer = while you play a game of the tournament, the computer does not answer on this device
boards-fair = As long as this game lasts, the computer does not help on this device. Moves and times are kept.
boards-your-time-over = Your time is up.
boards-other-time-over = Your opponent’s time is up.
boards-one-time-over = One player’s time is up.
boards-awarded = The arbiter gave the result.
boards-ready = I am ready
boards-closed = the tournament is not open yet; wait a moment: this page opens by itself
boards-closed-here = The tournament is closed. Wait: the game goes on here as soon as it is open.
boards-on-wood = The game continues on a wooden board.
boards-paused = The arbiter has paused the game: { $reason }. Please wait.
boards-for-arbiter = The game is over. The arbiter is coming to check the result.
boards-not-begun = The game has not begun.
boards-won = { $name } won.
boards-nobody-won = Nobody won.
boards-waits = The result counts once the arbiter has confirmed it.
boards-next-game = The match stands at { $score }. Game { $game } comes next, with sides changed.
boards-sit-title = Your board
boards-against = You play { $name }.
boards-you-start = You begin.
boards-other-starts = The other player begins.
boards-sit = I am { $name }: sit down
boards-seat-taken = Another device has this seat. The arbiter can free it.
boards-taken = taken
boards-class-title = { $hall ->
    [yes] Play on a screen
   *[no] Play with the class
 }
boards-class-code = Code on the projector
boards-class-go = Continue
boards-class-choose = Choose your name.
boards-class-nobody = There are no games on screens yet. This page shows the names as soon as the round is out.
boards-class-wrong = this is not the code on the projector
boards-class-wait = too many wrong codes; wait { $seconds } seconds
boards-class-shown = { $hall ->
    [yes] Code to play on a screen
   *[no] Class code
 }:
boards-none = There are no games on screens at your tables.
boards-act = Step in
boards-reason = Reason
boards-free = Free the seat of { $name }
boards-pause = Pause
boards-resume = Resume the game
boards-take-back = Take the last move back
boards-to-wood = Move to a wooden board
boards-to-screen = Back to the screen
boards-minutes-of-clock = Minutes on the clock
boards-minutes = give between 1 and 60 minutes
boards-too-few-minutes = this player has less than that; to end the game give its result
boards-award = Give the result
boards-award-to = { $name } wins
boards-award-draw = draw
boards-award-do = Give this result
boards-state-empty = somebody is missing
boards-state-not-ready = not started
boards-state-out-of-time = time is up
boards-state-decide = over: decide the result
boards-state-paused = paused
boards-state-wood = on a wooden board
boards-state-silent = has not moved for a while
boards-state-played = being played
boards-state-over = Over.
boards-card-players = Players
boards-card-to-move = to move
boards-card-won = won
boards-choose = Where it is played
boards-on-screens = on screens
boards-of-wood = on wooden boards
boards-play-on-screens = Play on screens
boards-play-on-wood = Play on wooden boards
boards-wall-class = { $hall ->
    [yes] Code
   *[no] Class code
 }: { $class }
boards-wall-show = Boards on screens, live
boards-follow = Follow board { $board }
boards-wall-late = Boards on screens: this many moves late
boards-wall-late-how = so that nobody is helped by the wall; 0 is at once
boards-review = Watch the game again and look at the moves
boards-back-ask = Ask to take my last move back
boards-back-asked = You asked to take your move back; waiting for the answer.
boards-back-asked-you =
    { $count ->
        [one] { $name } asks to take the move { $move } back.
       *[other] { $name } asks to take the move { $move } back. If you say yes, what you played after it is taken back too.
    }
boards-back-agree = Yes, take it back
boards-back-agreed = both players agreed
boards-print-position = Print the position
boards-only-screens = Only round { $round }: on screens
boards-only-wood = Only round { $round }: on wooden boards
boards-round-begun = round { $round } has begun; choose for the next one
boards-to-move = { $name } is to move ({ $side }).
boards-class-own = my board
boards-class-played = has played this round
boards-class-off = bye this round
boards-free-play = Free play
boards-free-play-left = Time left:
boards-free-play-on = Whoever is free plays again.
boards-free-play-before = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}, from the first pairs on.
boards-free-play-last = Time is up: { $count ->
    [one] one game is played to its end.
   *[other] { $count } games are played to their end.
}
boards-free-play-over = Free play is over.
boards-free-play-end = End it now
boards-free-play-minutes = Minutes
boards-free-play-more = Play on for longer
boards-free-play-pair = Pair those who are free
boards-free-play-free = waiting
boards-free-play-day = Free play: whoever finishes a game plays another, without waiting for the others.
boards-free-play-open = { $count ->
    [one] One game is being played.
   *[other] { $count } games are being played.
}
boards-free-play-who = Free now:
boards-free-play-table = { $stage } · { $count ->
    [one] 1 game played
   *[other] { $count } games played
}
boards-next-free = Your next game appears by itself as soon as somebody is free. Stay here.
boards-next-free-over = Time is up: no more games begin. Well played!
boards-waits-here = You are waiting for an opponent. The board opens by itself as soon as somebody is free: stay here.
boards-class-waits = waits for the next game
boards-class-help = Is your name taken? Another device has chosen it: call the teacher, who can free the seat. Whoever has played waits for the next round.
boards-next-wait = Wait here for the next round: the new board opens by itself.
boards-place-free = Table { $table }, board { $board }
boards-next-board-free = You play { $name }.
boards-next-wood-free = You play { $name } on a wooden board, at table { $table }, board { $board }.
boards-class-help-free = Is your name taken? Another device has chosen it: call the teacher, who can free the seat. Whoever waits plays as soon as somebody is free.
boards-next-board = Round { $round }: you play { $name }.
boards-next-wood = Round { $round }: you play { $name } on a wooden board, at table { $table }, board { $board }.
boards-next-off = In round { $round } you have a bye. Wait here for the one after: the new board opens by itself.
boards-next-none = That was the last round. Once the final standings are known, they appear here.
boards-next-place = The tournament is over: you came in place { $place } of { $count }.
boards-next-over = The tournament is over.
boards-next-go = Go to the new board
boards-next-other = Back to the list of names
boards-before = Board before
boards-after = Next board
boards-all = All boards
boards-pause-all = Pause all games
boards-resume-all = Resume all
boards-give-to = Give to { $name }
boards-take-from = Take from { $name }
boards-watch = Watch live
boards-see = See the game

# What players read.
boards-stopped = The game is paused
boards-tap-ready = First tap “{ $button }”
boards-waiting-for = Waiting for { $name }
boards-your-turn = Your turn, { $name }
boards-turn-of = Now { $name } plays
boards-wood-because = The arbiter moved the game to a wooden board: { $reason }.
boards-you-won = You won!
boards-you-lost = You lost.
boards-you-resigned = You gave the game up.
boards-decided-at = It was decided at { $cells }.
boards-moved = { $name } played { $move }
boards-tap-other = The game begins when { $name } has tapped the button to begin too
boards-tap-turn = It is not your turn yet: { $name } plays
boards-tap-looking = You are only watching; { $name } plays
boards-news-own-seat = The arbiter freed the seat that you had on this device: { $reason }.
boards-news-seat = The arbiter freed the seat of { $name }: { $reason }. The game goes on when somebody sits there.
boards-news-back =
    { $count ->
        [one] The last move was taken back: { $reason }.
       *[other] The last { $count } moves were taken back: { $reason }.
    }
boards-news-time = { $name } got { $time } more on the clock: { $reason }.
boards-news-time-taken = { $name } lost { $time } on the clock: { $reason }.
boards-news-no = { $name } said no. The game goes on.
boards-draw-asked = { $name } offers a draw.
boards-draw-yes = Yes, a draw
boards-draw-offered = You offered a draw; waiting for the answer.
boards-no = No
boards-sit-again = Sit down again
boards-you = (you)
boards-is-ready = ready
boards-clock-runs = running:
boards-clock-low = little time
boards-done-none-paused = No game was going on.
boards-done-none-resumed = No game was paused.
boards-done-freed = { $board }: the seat of { $name } is free.
boards-done-paused = { $board }: the game is paused.
boards-done-resumed = { $board }: the game goes on.
boards-done-back = { $board }: the last move was taken back.
boards-done-to-wood = { $board }: the game continues on a wooden board.
boards-done-to-screen = { $board }: the game continues on the screen.
boards-done-time = { $board }: { $name } got { $time } more on the clock.
boards-done-time-taken = { $board }: { $name } lost { $time } on the clock.
boards-done-won = { $board }: the result is given, { $name } wins.
boards-done-draw = { $board }: the result is given, a draw.
boards-done-all-paused =
    { $count ->
        [one] One game was paused.
       *[other] { $count } games were paused.
    }
boards-done-all-resumed =
    { $count ->
        [one] One game goes on.
       *[other] { $count } games go on.
    }
boards-done-round-on-screens = { $group }: round { $round } is played on screens.
boards-done-round-on-wood = { $group }: round { $round } is played on wooden boards.
boards-done-on-screens = { $group }: the next rounds are played on screens.
boards-done-on-wood = { $group }: the next rounds are played on wooden boards.
