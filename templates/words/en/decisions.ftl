# Refusals of decisions.

decisions-entered-already = this pupil is entered already; if it is another of the same name, add a surname or the class
decisions-first-stage-over = the first stage of `{ $tournament }` is over; it takes no more entries
decisions-list-breaks-laws = the list breaks the laws: { $faults }; correct it, or give a reason
decisions-play-off-unread = `{ $text }` is no order of a play-off; expected `1.3.2: 221.1.3, 007.1.3`
decisions-not-tied = these are not tied in group `{ $group }`; name exactly the tied

# What happened, as the predicate of who did it.

decisions-created = created the championship `{ $name }`
decisions-school-registered = registered school { $number } { $name }
decisions-entry-added = entered { $code }
decisions-entry-changed = changed the entry { $code }
decisions-withdrawn = withdrew { $code }: { $reason }
decisions-withdrawn-from = withdrew { $code } from round { $round } on: { $reason }
decisions-reinstated = reinstated { $code }
decisions-absence = announced that { $code } misses round { $round }
decisions-drawn = drew { $tournament }, stage { $stage } (groups: { $groups }; seed: { $seed })
decisions-draw-annulled = annulled the draw of { $tournament }, stage { $stage }: { $reason }
decisions-late-entry = placed { $code } in group { $group }
decisions-published = published round { $round } of group { $group } (lines: { $lines }; seed: { $seed })
decisions-published-forced = published round { $round } of group { $group } (lines: { $lines }; seed: { $seed }), over missing results: { $reason }
decisions-round-annulled = annulled round { $round } of group { $group }: { $reason }
decisions-result = { $place }: { $result }
decisions-corrected = { $place }: corrected { $was } to { $result }: { $reason }
decisions-confirmed = { $place }: confirmed the result { $result }
decisions-retracted = { $place }: took back the result { $was }: { $reason }
decisions-noted = { $place }: noted: { $text }
decisions-tie-lot = decided a tie of group { $group }: { $order } (lot, seed { $seed })
decisions-tie-played = decided a tie of group { $group }: { $order } (play-off)
decisions-qualified = settled stage { $stage } of { $tournament } (going on: { $count })
decisions-qualified-forced = settled stage { $stage } of { $tournament } (going on: { $count }): { $reason }
decisions-closed = closed tournament { $tournament }
decisions-reopened = reopened tournament { $tournament }: { $reason }
decisions-forgotten = removed the personal data of { $code }

decisions-next-enter = enter the pupils
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
decisions-next-over = all played: print diplomas and results

decisions-absence-cancelled = took back the absence of { $code } in round { $round }: { $reason }
decisions-rearranged = arranged round { $round } of group { $group } anew: { $reason }
decisions-qualification-annulled = annulled who goes on from stage { $stage } of { $tournament }: { $reason }
decisions-qualifier-replaced = let { $substitute } go on instead of { $out }: { $reason }

# What a correction touches.

decisions-nothing-rearranged = nothing would change in this round
decisions-nobody-left = nobody else of the group of `{ $code }` can go on; name somebody else
decisions-tie-reopened = opened again the last tie decided in group { $group }: { $reason }
decisions-tied-with-nobody = `{ $code }` shares its place with nobody
decisions-places-change = places change in group { $group }, so that lists printed before are out of date: { $places }
decisions-paired-before = what was paired of group { $group } with the old result stands, as it has results: round { $rounds }
decisions-paired-before-annul = paired with the old result in group { $group }: round { $rounds }; it stands, or annul the last round and pair again
decisions-bracket-exchanged = the bracket of group { $group } was changed to fit: round { $rounds }; print it again
decisions-qualified-change = with this, who goes on would change, { $substitutes } instead of { $out }: annul who goes on in `{ $tournament }` and settle again
decisions-qualified-change-drawn = with this, who goes on would change, { $substitutes } instead of { $out }, but the next stage has been drawn: exchange them in `{ $tournament }`, or annul the draw and settle again
decisions-qualified-tied = it was settled who goes on; now it would not be: { $why }
decisions-done-drawn = { $groups ->
        [one] One group
       *[other] { $groups } groups
    } drawn in { $tournaments ->
        [one] one tournament
       *[other] { $tournaments } tournaments
    }
decisions-done-round-of = Round { $round } published in group { $group }
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
decisions-moved = moved entry { $code } to { $to }: { $reason }
decisions-schools-merged = merged school { $from } into { $into }: { $reason }
decisions-move-leaves = { $code } leaves group { $group }
decisions-move-leaves-rounds = { $code } no longer plays in group { $group } from round { $round } on; the results there stay
decisions-move-rounds-stay = the rounds of group { $group } that are published stay as they are; from the next one on the new school counts
decisions-move-code = the code { $code } becomes { $now }; the old one is still understood, but print a new badge
decisions-move-joins = plays in group { $group } from round { $round } on
decisions-moved-since = somebody else moved { $code } meanwhile: now it is { $now }. Nothing was saved
decisions-move-begun = cannot come into { $tournament }: { $why }. Annul the draw of that tournament, if it has no rounds yet, or leave the pupil where they are
decisions-school-like = “{ $name }” looks like the school { $other } ({ $number }), which is there already. Choose it from the list, or confirm that it is another
decisions-merge-codes = { $count ->
        [one] 1 pupil gets a new code
       *[other] { $count } pupils get new codes
    } of school { $into }; the old ones are still understood, but print new badges
decisions-merge-rounds-stay = rounds that are published stay as they are, also where pupils of the one school played each other: { $groups }
decisions-merge-full = together they would have more than the { $limit } pupils that a school may have here: { $codes }. Withdraw those who are too many first
decisions-details = told what the event is: { $details }
