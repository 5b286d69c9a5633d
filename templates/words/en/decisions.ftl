# Refusals of decisions.

decisions-entered-already = this pupil is already entered; if it is another pupil of the same name, add a surname or the class
decisions-first-stage-over = the first stage of `{ $tournament }` is over, so nobody else can be entered
decisions-list-breaks-laws = the list breaks the laws of pairing: { $faults }; correct it, or give a reason
decisions-play-off-unread = `{ $text }` is not an order for a play-off; expected `1.3.2: 221.1.3, 007.1.3`
decisions-tie-too-early = group `{ $group }` lacks { $count ->
        [one] 1 result
       *[other] { $count } results
    }; ties are decided once all are in
decisions-not-tied = the pupils you named are not exactly those who are tied in the group { $group }; name all of them, and nobody else

# What happened, as the predicate of who did it.

decisions-created = created the championship `{ $name }`
decisions-school-registered = registered the school { $name }, with the number { $number }
decisions-entry-added = entered { $code }
decisions-entry-changed = changed the entry { $code }
decisions-withdrawn = withdrew { $code }: { $reason }
decisions-withdrawn-from = withdrew { $code } from round { $round } on: { $reason }
decisions-reinstated = reinstated { $code }
decisions-absence = noted that { $code } will miss round { $round }
decisions-drawn = drew { $tournament }, { $stage }: { $groups ->
        [one] 1 group
       *[other] { $groups } groups
    } (number of the draw: { $seed })
decisions-stage = stage { $number }
decisions-draw-annulled = annulled the draw of { $tournament }, { $stage }. Reason: { $reason }
decisions-late-entry = placed { $code } in the group { $group }
decisions-published = published round { $round } of the group { $group }, with { $games ->
        [one] 1 game
       *[other] { $games } games
    } (number of the draw: { $seed })
decisions-published-forced = published round { $round } of the group { $group }, with { $games ->
        [one] 1 game
       *[other] { $games } games
    }, although results were missing (number of the draw: { $seed }). Reason: { $reason }
decisions-round-annulled = annulled round { $round } of the group { $group }: { $reason }
decisions-free-play-timed = set until when the free play of the group { $group } lasts
decisions-free-play-ended = ended the free play of the group { $group }
decisions-result = entered { $result } ({ $place })
decisions-corrected = corrected { $was } to { $result } ({ $place }). Reason: { $reason }
decisions-confirmed = confirmed the result { $result } ({ $place })
decisions-retracted = took back the result { $was } ({ $place }). Reason: { $reason }
decisions-noted = noted ({ $place }): { $text }
decisions-tie-lot = broke a tie in the group { $group } by lot; the order is { $order } (number of the draw: { $seed })
decisions-tie-played = entered the play-off of the group { $group }; the order is { $order }
decisions-qualified = settled that { $count ->
        [one] 1 pupil goes on
       *[other] { $count } pupils go on
    } in { $tournament }, { $stage }
decisions-qualified-forced = settled that { $count ->
        [one] 1 pupil goes on
       *[other] { $count } pupils go on
    } in { $tournament }, { $stage }, before all was played. Reason: { $reason }
decisions-pairs-kept = left the pairs of the group { $group } as they were: { $reason }
decisions-qualifiers-kept = left those who go on in { $tournament }, { $stage }, as they were. Reason: { $reason }
decisions-closed = closed tournament { $tournament }
decisions-reopened = reopened tournament { $tournament }: { $reason }
decisions-forgotten = removed the personal data of { $code }

decisions-next-enter = enter the pupils
decisions-next-accept =
    { $count ->
        [one] 1 school has sent its pupils and waits: accept the registration
       *[other] { $count } schools have sent their pupils and wait: accept the registrations
    }
decisions-next-answer =
    { $count ->
        [one] answer what a change has left open
       *[other] answer { $count } questions that changes have left open
    }
decisions-next-draw =
    { $count ->
        [one] draw 1 tournament
       *[other] draw { $count } tournaments
    }
decisions-next-pair =
    { $count ->
        [one] pair the next round of 1 group
       *[other] pair the next round of { $count } groups
    }
decisions-next-settle =
    { $count ->
        [one] settle who goes on in 1 tournament
       *[other] settle who goes on in { $count } tournaments
    }
decisions-next-wait =
    { $count ->
        [one] wait for 1 result
       *[other] wait for { $count } results
    }
decisions-next-over = print diplomas and results (everything is played)

decisions-absence-cancelled = took back the absence of { $code } in round { $round }: { $reason }
decisions-rearranged = rearranged round { $round } of the group { $group }: { $reason }
decisions-qualification-annulled = took back who goes on in { $tournament }, { $stage }. Reason: { $reason }
decisions-qualifier-replaced = let { $substitute } go on instead of { $out }: { $reason }

# What a correction touches.

decisions-nothing-rearranged = nothing would change in this round
decisions-nobody-left = nobody else in the group of `{ $code }` can go on; name somebody else
decisions-tie-reopened = reopened the last tie decided in the group { $group }: { $reason }
decisions-tied-with-nobody = `{ $code }` does not share a place with anybody
decisions-absent-after-end = the group { $group } plays { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }: there is no round { $round }
decisions-absent-from-bracket = `{ $code }` plays in a knock-out, where whoever misses a round is out: enter the game as a forfeit, or withdraw the pupil
decisions-absent-from-free-play = `{ $code }` is in free play, which has no rounds to miss: withdraw the pupil, and take that back when they return
decisions-free-play-minutes = free play can only be made longer by 1 to { $most } minutes
decisions-place-moves = { $code } goes from place { $was } to place { $rank }
decisions-places-change = places change in the group { $group }, so lists printed earlier are out of date: { $places }
decisions-rounds-change = the group { $group } now plays { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } instead of { $was }
decisions-paired-before = round { $rounds } of the group { $group } was paired with the old result and stays, because it already has results
decisions-bracket-breaks = that would break the bracket: { $faults }
decisions-bracket-exchanged = the bracket of the group { $group } was changed to fit (round { $rounds }); print it again
decisions-bracket-back = { $codes } is back in the bracket of the group { $group } and plays in the next round
decisions-left-a-board = { $code } has withdrawn, and board { $board } of round { $round } in the group { $group } still has no result: if the game is not played, the other wins by forfeit (`{ $result }`)
decisions-qualified-played-on = { $substitutes } would now have gone on from `{ $tournament }` instead of { $out }; the next stage is already being played and stays as it is
decisions-asks-pairs = round { $rounds } of the group { $group } was paired before this change. Should the last round be annulled and paired again, or stay as it is?
decisions-asks-qualified = { $substitutes } would now go on from `{ $tournament }` instead of { $out }. What should be done?
decisions-asks-qualified-drawn = { $substitutes } would now go on from `{ $tournament }` instead of { $out }, but the next stage has already been drawn. What should be done?
decisions-asks-more = { $substitutes } would now go on from `{ $tournament }` as well. What should be done?
decisions-asks-fewer = { $out } would now no longer go on from `{ $tournament }`. What should be done?
decisions-asks-left-board = { $code } has withdrawn, and { $other } is waiting at board { $board } of round { $round } in the group { $group }. Is it a win by forfeit?
decisions-asks-tie = it had been settled who goes on from `{ $tournament }`, but now it could not be: { $why }
decisions-unanswered = in `{ $tournament }`, this has to be answered first: { $what }
decisions-way-annul-round = Annul the round and pair again
decisions-way-keep-pairs = Leave the pairs as they are
decisions-way-settle-again = Settle again who goes on
decisions-way-exchange = Exchange them
decisions-way-keep-qualified = Leave it as it is
decisions-done-drawn = { $groups ->
        [one] One group
       *[other] { $groups } groups
    } drawn in { $tournaments ->
        [one] one tournament
       *[other] { $tournaments } tournaments
    }
decisions-done-round-of = Round { $round } published in the group { $group }
decisions-done-round = Round { $round } published in { $count } groups
decisions-done-settled = { $count ->
        [one] One pupil goes on
       *[other] { $count } pupils go on
    } in { $tournaments ->
        [one] one tournament
       *[other] { $tournaments } tournaments
    }
decisions-done-more = and { $count } more
decisions-marked = gave entry { $code } the mark “{ $mark }”
decisions-entry-renamed = gave the pupil { $code } another name: { $reason }
decisions-rename-needs-reason = `{ $code }` has already played under this name; say why it changes. The log keeps both names
decisions-moved = moved entry { $code } to { $to }: { $reason }
decisions-told = noted about { $code }, under “{ $column }”: { $text }
decisions-queued = put { $code } on the waiting list
decisions-admitted = gave a place to { $code }, who was waiting
decisions-substituted = put { $name } in the place of { $was } ({ $code }): { $reason }
decisions-entries-merged = merged entry { $from } into { $into }, of the same pupil: { $reason }
decisions-regrouped = moved { $code } to the group { $group }: { $reason }
decisions-substitute-here = { $code } has already checked in, so nobody can play in their place; if that was a mistake, undo the check-in. Otherwise withdraw the entry and enter the other pupil
decisions-substitute-entered = that pupil is already entered for the same game: { $code }. Withdraw the entry of whoever is not coming instead
decisions-substitute-papers = { $code } keeps the code and the place; print the badge and the lists with names again
decisions-substitute-mark = the mark “{ $mark }” belonged to the other pupil and was removed; if it applies to this one too, add it again
decisions-substitute-others = the pupil who leaves is still entered for other games: { $codes }
decisions-regroup-mates = { $count ->
        [one] 1 pupil of the same school is in the group { $group } already
       *[other] { $count } pupils of the same school are in the group { $group } already
    }
decisions-merge-entry = from now on the code { $from } means { $into }
decisions-merge-both-named = both { $from } and { $into } already play in published rounds and cannot become one entry; withdraw one of them, and the results stay
decisions-merge-other-way = { $from } already plays in published rounds; merge the other way round, { $into } into { $from }
decisions-schools-merged = merged the school { $from } into the school { $into }. Reason: { $reason }
decisions-move-leaves = { $code } leaves the group { $group }
decisions-move-leaves-rounds = { $code } no longer plays in the group { $group } from round { $round } on; the results there stay
decisions-move-rounds-stay = published rounds of the group { $group } stay as they are; the new school counts from the next one on
decisions-move-code = the code { $code } becomes { $now }; the old one still works, but print a new badge
decisions-move-joins = plays in the group { $group } from round { $round } on
decisions-moved-since = somebody else has moved { $code } in the meantime: it is now { $now }. Nothing was saved
decisions-move-begun = cannot join { $tournament }: { $why }. Annul the draw of that tournament, if it has no rounds yet, or leave the pupil where they are
decisions-school-like = “{ $name }” looks like the school { $other } ({ $number }), which is there already. Choose it from the list, or confirm that it is another
decisions-merge-codes = { $count ->
        [one] 1 pupil gets a new code
       *[other] { $count } pupils get new codes
    } of school { $into }; the old ones are still understood, but print new badges
decisions-merge-rounds-stay = rounds that are published stay as they are, also where pupils of the one school played each other: { $groups }
decisions-merge-full = together they would have more than the { $limit } pupils a school may have here: { $codes }. Withdraw the extra ones first
decisions-details = set the details of the event: { $details }
decisions-public-names = The public sees { $names ->
    [code] only the code of each pupil
    [full] the full name of each pupil
   *[other] the first name and initial of each pupil
 }: on the pages, on the projector and on everything that is hung up or published.
decisions-next-tie = decide a tie in the group { $group }: { $codes } finished level and cannot all go on. They play a tie-break, or lots are drawn
decisions-next-last-tie = decide a tie for the first places of the group { $group }: { $codes } finished level. They play it off before the prizes
decisions-next-share = in the group { $group } { $count } go on instead of { $planned }, because { $codes } share a place. Do all of them go on, or is the tie broken first?
decisions-tie-twice = { $code } has been put in two places; each pupil has only one
decisions-done-round-annulled = Round { $round } of the group { $group } was annulled
decisions-done-free-play-timed = The group { $group } is in free play until time is up
decisions-done-free-play-ended = The free play of the group { $group } is over: no more pairs are made
decisions-done-rearranged = Round { $round } of the group { $group } is now as you wished; put it up again
decisions-done-draw-annulled = The draw of { $tournament } was annulled
decisions-done-tie = The tie in the group { $group } is decided, in this order: { $order }
decisions-done-tie-reopened = The tie last decided in the group { $group } is open again
decisions-done-settled-of = { $count ->
        [one] 1 pupil goes on
       *[other] { $count } pupils go on
    } in { $tournament }
decisions-done-unsettled = It is open again who goes on in { $tournament }
decisions-done-replaced = { $substitute } goes on instead of { $out }
decisions-done-pairs-kept = The pairs of the group { $group } stay as they were
decisions-done-qualifiers-kept = Those who go on in { $tournament } stay as they were
decisions-done-closed = The tournament { $tournament } is closed
decisions-done-reopened = The tournament { $tournament } is open again
decisions-as-played = as it was played
decisions-boards = { $boards ->
    [screens] put on screens
   *[wood] put on wooden boards
 } { $round ->
    [0] group { $group }
   *[other] round { $round } of the group { $group }
 }
decisions-at-board = { $place }: { $what }
decisions-seat-first = the player who starts
decisions-seat-second = the second player
decisions-seat-claimed = { $name } sat down
decisions-seat-freed = freed the seat of { $name }: { $reason }
decisions-seat-ready = { $name } is ready
decisions-moved-piece = move { $number }: { $move }
decisions-draw-offered = { $name } offered a draw
decisions-back-asked = { $name } asked to take their move back
decisions-declined = { $name } said no
decisions-paused = paused the game: { $reason }
decisions-resumed = the game goes on
decisions-resumed-why = the game goes on: { $reason }
decisions-taken-back = took moves back; { $kept } are left: { $reason }
decisions-time-given = gave time to { $name } ({ $seconds } s): { $reason }
decisions-time-taken = took time from { $name } ({ $seconds } s): { $reason }
decisions-to-wood = moved the game to a wooden board: { $reason }
decisions-to-screen = moved the game back to the screen
decisions-to-screen-why = moved the game back to the screen: { $reason }
decisions-ended-on-board = the game ended by the rules
decisions-ended-resigned = { $name } resigned
decisions-ended-agreed = draw by agreement
decisions-ended-out-of-time = { $name } ran out of time
decisions-ended-awarded = the arbiter awarded the result

# Registration by schools.

decisions-registration-opened = opened registration by schools
decisions-registration-closed = closed registration by schools
decisions-contact-given = gave the contact of the school { $school }
decisions-region-given = put the school { $school } in the region { $region }
decisions-link-replaced = gave the school { $school } a new link. Reason: { $reason }
decisions-pupils-registered = sent the registration of the school { $school }, with { $count ->
    [one] 1 pupil
   *[other] { $count } pupils
}
decisions-registration-accepted = accepted the registration of the school { $school }
decisions-registration-declined = declined the registration of the school { $school }: { $message }
decisions-status-silent = no answer yet
decisions-status-incomplete = incomplete
decisions-status-entered = entered by the organisers
decisions-status-sent = sent, waiting for the organisers
decisions-status-waiting = on the waiting list (place { $place })
decisions-status-accepted = accepted
decisions-status-declined = declined
decisions-registration-no-pupils = there are no pupils on the list yet
decisions-registration-unanswered = to be answered: { $question }
decisions-kept-playing = { $name } is playing: the name is needed at the tables until the tournament is over, and can be removed after that; if it is urgent, ask the organisers
decisions-registration-unanswered-of = { $count ->
        [one] not answered for 1 pupil: { $question }
       *[other] not answered for { $count } pupils: { $question }
    }
decisions-registration-other-school = this link is { $school }’s; only its pupils are entered here
decisions-registration-refused = { $name }: { $why }
decisions-game-won = { $name } won
decisions-game-drawn = draw
decisions-game-was-absent = { $name } absent
decisions-game-both-were-absent = both absent
decisions-log-created = created the championship
decisions-log-forgot = removed personal data

# Championships that feed others.

decisions-feed-chosen = chose that the qualifiers go up to { $name } ({ $first ->
    [one] the first place
   *[other] the first { $first } places
} of each game and cycle)
decisions-feed-ended = chose that the qualifiers go up to no other championship
decisions-phases-expected = named the championships the qualifiers come from: { $count }
decisions-phase-taken = took the qualifiers of { $name }: { $count ->
    [one] 1 pupil
   *[other] { $count } pupils
}
decisions-phase-itself = a championship cannot take its own qualifiers; choose another
decisions-phase-parted = the file of { $name } does not continue what was taken last time: it is older, or was changed on another computer. Ask for the file the championship ended with
decisions-phase-new = to be entered
decisions-phase-known = entered already
decisions-phase-renamed = has another name or year; here it is { $was }
decisions-phase-replaced = has another place; it was place { $was } before
decisions-phase-leaves = no longer qualifies; leaves this championship
decisions-phase-returns = qualifies again; comes back
decisions-phase-stays = no longer qualifies there; stays here, entered by others too
decisions-phase-refused = cannot be entered
decisions-phase-waiting = nothing yet
decisions-phase-playing = still being played
decisions-phase-ready = { $count ->
    [one] 1 qualifier to be taken
   *[other] { $count } qualifiers to be taken
}
decisions-phase-differs = { $count ->
    [one] 1 change since it was taken
   *[other] { $count } changes since it was taken
}
decisions-phase-some-refused = { $count ->
    [one] 1 qualifier cannot be entered
   *[other] { $count } qualifiers cannot be entered
}
decisions-phase-no-game = { $tournament } is not played here
decisions-phase-in = taken
