# Refusals, and places of the championship.

facts-place = { $group }, round { $round }, board { $board }
facts-place-of-game = { $group }, round { $round }, board { $board }, game { $game }
facts-unread-points = `{ $found }` is not a number of points; expected a number such as 1, 0.5 or ½
facts-unread-tournament = `{ $found }` is not a tournament; expected cycle.game, such as 1.3
facts-unread-entry = `{ $found }` is not a code; expected school.cycle.game, such as 221.1.3
facts-unread-group = `{ $found }` is not a group; expected cycle.game.group, such as 1.3.2
facts-unread-result = `{ $found }` is not a result; expected 1-0, 0-1, ½-½, or with an absence +:-, -:+ or -:-

# Refusals of facts.

facts-already-created = the championship exists already
facts-bracket-played-on = the result of { $place } would change who goes on, but the bracket was played on from it. Take back the results of the later rounds, annul those rounds, and correct it then
facts-no-column = neither the regulations nor the registration ask for a column “{ $column }”; only what prizes, quotas and questions about pupils ask for is kept
facts-yes = yes
facts-no = no
facts-region = region
facts-not-waiting = `{ $code }` is not waiting for a place
facts-quota-full = “{ $whose }” already has the { $most ->
        [one] entry
       *[other] { $most } entries
    } that the quota allows
facts-different-games = `{ $from }` and `{ $into }` are of different games or cycles, and a pupil who plays two games has two entries; changing games is a different step
facts-has-played = `{ $code }` has already played, so nobody can play in their place; withdraw the entry and enter the other pupil
facts-last-of-group = without `{ $code }`, group `{ $group }` would have only one pupil left; annul the draw and draw again
facts-named-in-rounds = published rounds of group `{ $group }` include `{ $code }`; annul them, if they have no results yet, or leave the pupil where they are
facts-pupil-differs = somebody has changed the pupil of `{ $code }` in the meantime; look again before you exchange them
facts-draw-in-use = the draw of `{ $tournament }` has published rounds and cannot be annulled
facts-entry-twice = `{ $code }` appears twice
facts-full = entries are full: the limit is { $limit }
facts-game-not-in-cycle = game { $game } is not played in cycle { $cycle }
facts-game-without-draws = { $place }: this game cannot be drawn
facts-left-out = `{ $code }` is playing and was left out
facts-at-a-board = `{ $code }` is still playing: { $place }
facts-no-free-play = group `{ $group }` is not in free play
facts-only-games = group `{ $group }` is in free play, and `{ $code }` would have no game: simply leave whoever has none out of the list
facts-nameless-school = school { $school } has no name
facts-no-board = { $place }: there is no such board or game
facts-no-decision = no tie was decided in group `{ $group }`
facts-no-entry = there is no entry with the code `{ $code }`
facts-no-group = there is no group `{ $text }`; write it like 1.3.2 (cycle.game.group), or 1.3.F for the final
facts-no-round = group `{ $group }` has no round { $round }
facts-no-school = there is no school { $school }; register it first
facts-no-stage = tournament `{ $tournament }` has no stage { $stage }, or it has not been drawn
facts-no-tournament = there is no tournament `{ $tournament }`
facts-not-created = the championship has not been created
facts-not-in-group = `{ $code }` does not play in that round of group `{ $group }`
facts-not-withdrawn = `{ $code }` is not withdrawn
facts-placed-already = `{ $code }` is in a group already
facts-reason-missing = a reason is needed
facts-result-differs = { $place } now has the result `{ $result }`; look again before correcting
facts-result-none = { $place } has no result to correct yet
facts-own-result = { $place }: the result `{ $result }` is confirmed by somebody else, not by whoever entered it
facts-result-present = { $place } has the result `{ $result }` already; to change it, correct it with a reason
facts-results-missing = group `{ $group }` lacks { $count ->
        [one] 1 result; enter it
       *[other] { $count } results; enter them
    }, or give a reason to go on without
facts-other-plays = { $place }: `{ $said }` does not play there; `{ $first }` – `{ $second }` do
facts-others-play = { $place }: the result is for `{ $one }` – `{ $other }`, but now `{ $first }` – `{ $second }` play there; nothing was saved
facts-seats-exchanged = { $place }: seats were exchanged after the round was out, and the result does not say whose it is; now `{ $first }` – `{ $second }` play there
facts-board-scored = { $place } has a result: who played there, and on which side, stays as it is
facts-game-out-of-turn = { $place }: it is not that game's turn; the games of a match are entered in order, taken back in the reverse order, and end when the match is decided
facts-round-out-of-turn = the next round of group `{ $group }` is { $round }
facts-round-published = round { $round } of group `{ $group }` has been published
facts-round-scored = round { $round } of group `{ $group }` has results and cannot be annulled
facts-rounds-over = group `{ $group }` has played its { $rounds ->
        [one] round
       *[other] { $rounds } rounds
    }
facts-school-full = school { $school } already has the { $limit } it may enter here
facts-school-year-outside = school year { $year } is outside the cycle, which has years { $first } to { $last }
facts-stage-drawn = stage { $stage } of `{ $tournament }` has been drawn
facts-stage-out-of-turn = stage { $stage } of `{ $tournament }` cannot be drawn yet: the one before is not settled
facts-stage-settled = stage { $stage } of `{ $tournament }` is settled already
facts-tournament-closed = tournament `{ $tournament }` is closed: only a name can be corrected, with a reason; for anything else, open it again on its page (“Open the tournament again”)
facts-teams-drawn = the teams of `{ $group }` are drawn and cannot take `{ $code }` as well; while there is no round, annul the draw and draw again
facts-withdrawn = `{ $code }` is withdrawn
facts-wrong-code = the code `{ $code }` is not the next one, which is `{ $next }`

# Points in words.

facts-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
facts-points-tenths = { $whole }.{ $tenth } points

# What is held.

facts-event = { $name } · edition { $edition }

facts-oneself = nobody can play against themselves: `{ $code }` was named twice
facts-nothing-to-keep = nothing is waiting for an answer: `{ $place }`
facts-not-absent = no absence of `{ $code }` was announced for round { $round }
facts-not-qualified = `{ $code }` is not among those who go on
facts-not-settled = it has not been settled who goes on from stage { $stage } of `{ $tournament }`

facts-not-in-stage = `{ $code }` does not play in stage { $stage }
facts-school-merged = school { $school } is now part of { $into }
facts-playing = { $turn ->
    [rounds] { $name } – playing { $games } in turn, round by round
    [games] { $name } – playing { $games } in turn, game by game
   *[none] { $name } – playing { $games }
}
facts-our-school = Our school
facts-game-and-cycle = { $game }, { $cycle }
facts-of-table = at table { $table }
facts-bare = { "\u2068" }{ $what }{ "\u2069" }
facts-live = { $place }: { $fault }
facts-live-both-seats = this device has the other seat already; each player needs one of their own
facts-live-not-on-screen = it is played on a wooden board
facts-live-not-seated = nobody has that seat
facts-live-not-yours = this device has no seat at this board
facts-live-not-paused = the game is not paused
facts-live-not-ready = the game begins when both have said that they are ready
facts-live-not-on-wood = the game is on the screen already
facts-live-nothing-offered = nobody has offered a draw
facts-live-nothing-to-take-back = there are not that many moves to take back
facts-live-no-time = there is no time left
facts-live-on-wood = the game continues on a wooden board
facts-live-out-of-turn = it is not your turn, or the move was played already
facts-live-gone-on = the game has gone on meanwhile: look at the board and move again
facts-live-over = the game is over
facts-live-paused = the arbiter has paused the game
facts-live-taken = another device has this seat; the arbiter can free it
facts-live-time-left = there is time left

facts-dates-turned = registration would end before it begins; swap the dates
facts-question-twice = the question “{ $text }” is empty or appears twice; keep it once
facts-no-question = nobody asked “{ $text }”; load the page again
facts-not-registering = registration is not open at this moment; speak to the organisers
facts-nothing-registered = school { $school } has not sent anything yet
facts-registration-incomplete = school { $school } has not answered all the questions it must
facts-too-many-listed = the list is too long; it may have { $most } at most

facts-day = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
facts-moment = { $day } at { $time }
