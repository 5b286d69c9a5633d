# The later pages of the organiser: copies, lists, check-in, proposals.
desk-safety = Copies and data
desk-safety-copy = Back-up copy
desk-safety-copy-how = One file with everything: pupils, rounds, results and who may sign in. Keep it on a memory stick or on another computer; arbitro opens it there. The program also makes copies by itself, after each round.
desk-safety-download = Download a copy
desk-safety-verify = Check that nothing is missing
desk-safety-seal = Seal, to compare with the one on the papers: { $seal }
desk-safety-whole = Nothing is missing: the { $facts } lines of the log are in order and exactly as they were written. Automatic copies: { $copies }.
desk-safety-faults = Some lines of the log are not as they were written: { $faults }. Write nothing more and open the last good copy.
desk-safety-back = Back to a copy
desk-safety-back-how = Choose the file of a copy, or one of the automatic copies: first you see what it holds, beside what is open now, and only then you decide. What is open now is kept as a copy.
desk-safety-lobby = Go to the first page
desk-safety-check-file = File of the copy
desk-safety-check = See what this copy holds
desk-safety-no-file = Choose the file of the copy first.
desk-safety-copy-whole = The copy is complete: { $name }, with { $pupils } pupils and { $facts } lines in the log. Nothing was changed here.
desk-safety-no-copies = There are no automatic copies yet: the first is made with the first round.
desk-safety-copies = Automatic copies ({ $count })
desk-export = Export the data
desk-export-how = For Excel, for other programs or for the school’s archive. A list exported with full names can be read here again and changes nothing.
desk-export-names = Names in the files
desk-export-full = Full name
desk-export-short = First name and initial (Inês A.)
desk-export-code = Only the code
desk-export-names-how = Full names leave this computer only with the consent of the families. What is in the folders to publish and to hang up never says more than the public may see.
desk-export-everything = Everything in one file (ZIP)
desk-export-regulations = Regulations
desk-export-entries = Entries
desk-export-boards = Games
desk-export-standings = Standings
desk-export-schools = Schools
desk-export-records = Recorded games
desk-no-records = There are no recorded games yet.
desk-export-folder = data
desk-export-unzipped = The file could not be made: { $error }.
desk-forget = Forget this pupil
desk-forget-title = Forget a pupil
desk-forget-how = A pupil’s name and year can be removed for good, also from the copies beside the championship. The code and the results stay, so that the others’ sums remain right. It is done on the pupil’s page.
desk-forget-agree = I understand that the name cannot be brought back.
desk-forget-sure = Confirm first that you understand: the name cannot be brought back.
desk-forget-also = Other words for the pupil in notes and reasons, such as a nickname (commas between them)
desk-forgotten = { $code }: name and year were removed, also from { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }. Copies that you keep elsewhere you must delete yourself.
desk-log-everybody = Everybody
desk-log-nothing = The log has nothing about this.
desk-log-entries = Entries and absences
desk-log-rounds = Groups, rounds and qualifications
desk-log-results = Results
desk-log-corrections = Corrections and annulments
desk-log-boards = Boards on screens, with the moves
desk-log-but-moves = Everything but the moves on screens
desk-log-desk = People, lists and copies
desk-import-doubts = Schools that look alike
desk-import-doubts-how = This may be one school written in two ways. Say which it is.
desk-import-give = The list does not say everything. Fill in here what holds for all rows that leave it out, and look again.
desk-import-back = Back to the list
desk-import-other-school = It is another school
desk-import-same-school = It is { $name }
desk-import-look = Look again
desk-import-list-title = The list
desk-import-edit-how = Correct it right here: change a cell, say what a column is, take a row out. What you change is looked at again before it is entered.
desk-import-row = Row
desk-import-column = What column { $number } is
desk-import-unused = (not used)
desk-import-drop = Take out
desk-import-drop-row = Take out row { $row }
desk-import-cell = Row { $row }, column { $column }
desk-import-hidden = { $count ->
        [one] 1 more row, without problems.
       *[other] { $count } more rows, without problems.
    }
desk-checkin = Check-in
desk-checkin-how = Tap each pupil who arrives. A pupil who plays two games checks in once. Whoever comes after closing is back in with one tap.
desk-checkin-here = here
desk-checkin-waiting = not here yet
desk-checkin-badge = Code of the badge (scanned or typed)
desk-checkin-badge-or-name = Badge scanned, or name typed
desk-checkin-came-button = Has arrived
desk-checkin-is-here = here
desk-checkin-mark = { $name } has arrived
desk-checkin-undo = { $name } is not here after all
desk-checkin-came = Has arrived: { $name }.
desk-checkin-away = Not here after all: { $name }.
desk-checkin-nobody = Nobody has this name or this code: “{ $text }”.
desk-checkin-close = Close: { $count ->
        [one] 1 pupil did not come
       *[other] { $count } pupils did not come
    }
desk-checkin-close-open = The groups are not drawn yet: whoever did not come is withdrawn and left out of the draw. One tap brings back anyone who comes late.
desk-checkin-close-drawn = The groups are drawn: whoever has not come misses the next round of their group. If they come before it begins, one tap takes the absence back.
desk-checkin-closed = { $count ->
        [0] Nobody is missing.
        [one] 1 entry is left out.
       *[other] { $count } entries are left out.
    }
desk-checkin-reason = did not check in
desk-checkin-reason-came = has arrived
desk-meanwhile = Meanwhile, at { $time }, { $who } { $what }. Your tap was: { $wish } Nothing was changed; tap again if that is what you want.
desk-wish-withdraw = withdraw { $name } ({ $reason }).
desk-wish-reinstate = bring { $name } back.
desk-wish-admit = give { $name } a place.
desk-wish-miss = { $name } misses round { $round }.
desk-wish-play = { $name } comes to round { $round } after all ({ $reason }).
desk-already-out = { $name } had withdrawn already: { $reason }. Nothing was changed; your reason ({ $yours }) was not kept.
desk-already-plays = { $name } plays already. Nothing was changed.
desk-already-misses = It was known already that { $name } misses round { $round }. Nothing was changed.
desk-already-comes = { $name } is not marked as missing round { $round }. Nothing was changed.
desk-already-here = { $name } was already marked as here. Nothing was changed.
desk-already-away = { $name } was already marked as not here. Nothing was changed.
desk-checkin-close-changed = In the meantime others are missing: { $more ->
        [0] { $name } was
        [one] { $name } and 1 more pupil were
       *[other] { $name } and { $more } more pupils were
    } not among those the page counted. Nobody was left out; look at the list and close again.
desk-schools-how = Correct the name of a school or a class; it changes on all pages and papers. The pupils’ codes stay.
desk-school-saved = { $name }: saved.
desk-school-changed-since = Somebody else changed this school in the meantime: it is now { $name }, town { $town }. What you wrote is below; save again if yours is right.
desk-absences = Absences
desk-will-miss = Misses round { $round }
desk-absence-cancel = Comes after all
desk-propose = Next round, before it is published
desk-propose-first = Look before publishing
desk-propose-how = Nobody sees this yet. Check it, exchange what you need to, and publish.
desk-propose-publish = { $count ->
        [one] Publish this round
       *[other] Publish these { $count } rounds
    }
desk-propose-again = Another proposal
desk-propose-no-other = There is no other proposal as good: the criteria of the regulations leave only this one. To change who plays whom, exchange by hand below.
desk-propose-changes = Exchanges made
desk-propose-undo = Undo the last exchange
desk-propose-change = Exchange
desk-propose-reason = exchange before publishing
desk-propose-changed = Something changed in the meantime, and the proposal is no longer the one you saw. Here is the new one; check it and publish.
desk-why = Why these games?
desk-why-title = { $group }, round { $round }: why these games
desk-why-back = Back to round { $round }
desk-waited-for = Waiting for:
desk-waited-table = table { $table } ({ $count })
desk-choose-tables = Which are your tables?
desk-choose-tables-how = You have no tables yet. Choose yours; the organiser sees the choice and can change it.
desk-choose-save = These are mine
desk-choose-none = Choose at least one table.
desk-boards-mine = Only boards
desk-boards-show = Show
desk-boards-all = All
desk-said-and-so = { $said } Also: { $what }.
desk-questions = To be answered
desk-questions-how = A change has left this open. Choose what to do: everything that depends on the answer waits for it.
desk-question-reason = after a correction
desk-questions-here = The next step waits for an answer, which is asked on the page “The day”.
desk-questions-there = The organiser has been asked what to do about it.
desk-and-so = { " " }Also: { $what }.
desk-entry-class = Class or team
desk-entry-new-school = or a school that is not in the list
desk-entry-is-other = It really is another school
desk-entry-reason = Reason, if the school or the game changes
desk-entry-move-how = A pupil who moves to another school or game gets a new code. After the draw, a pupil who changes games leaves the group and joins the smallest group of the other game; results stay.
desk-merge = Two spellings of one school? Merge them
desk-merge-how = The pupils of the first move to the second, with new codes; standings, papers and imported lists follow. This cannot be undone.
desk-merge-doubt = { $from } and { $into } look like one school.
desk-merge-into = Merge into { $into }
desk-merge-from = This school
desk-merge-to = is part of this one
desk-merge-reason = one school, spelt in two ways
desk-merge-button = Merge
desk-merge-choose = choose both schools from the list
desk-merged = { $from } is now part of { $into }.
desk-restore = Go back to this copy?
desk-restore-look = look and go back to it
desk-restore-made = Copy of { $at }
desk-restore-other = This copy is of another championship: { $name }.
desk-restore-what = What is compared
desk-restore-now = Now
desk-restore-copy = In the copy
desk-restore-name = Championship
desk-restore-pupils = Entries
desk-restore-rounds = Published rounds
desk-restore-results = Results
desk-restore-facts = Lines of the log
desk-restore-last = Last change
desk-restore-seal = Seal
desk-restore-same = The copy is the same as what is open: there is nothing to restore.
desk-restore-how = The copy takes the place of what is open, for everybody and at once{ $count ->
        [0] .
        [one] ; 1 line of the log that it lacks is no longer shown.
       *[other] ; { $count } lines of the log that it lacks are no longer shown.
    } What is open now is kept as a copy, and you can go back to it in the same way. Who may sign in does not change.
desk-restore-button = Restore this copy
desk-restore-replaced = What was open before a copy was restored ({ $count })
desk-restore-gone = The copy you sent is no longer kept; send it again.
desk-restore-database = This championship is in a database, which may be open on other computers. Close them all; the copy is then restored in a terminal, as Help says.
desk-restore-changed-since = Somebody has written something meanwhile. Nothing was restored; look again at what changes.
desk-restored = The copy was restored, with { $facts } lines in the log. What was open is kept in { $file }.
desk-person-added = { $name } has the number { $number }. Print the card now.
desk-tables-given = Number { $number }: “{ $tables }”. Saved.
desk-person-gone = Somebody else has removed this arbiter already.
desk-tables-changed-since = Somebody else changed these tables in the meantime: they are now “{ $tables }”; yours are “{ $yours }”. Nothing was saved; save again if yours are right.
desk-choice-changed-since = Somebody else changed this choice in the meantime. Nothing was saved; the page shows how it is now.
desk-remove-sure = Remove { $name }
desk-tables-how = You can also give only some boards of a table, such as { $table }:1-8 (or { $table }:1-4+7), or the table of a group, such as { $group }. An arbiter without tables chooses their own.
desk-tables-how-boards = You can also give only some boards of a table, such as { $table }:1-8 (or { $table }:1-4+7). An arbiter without tables chooses their own.
desk-rights = Where arbiters may enter results
desk-rights-own = Each only at the tables and boards given to them
desk-rights-everywhere = Everybody at all tables
desk-not-your-board = board { $board } of table { $table } is not yours; ask the organiser for it
desk-board-of = board { $board } of table { $table } is not yours: it is { $names }’s
desk-table-of = table { $table } is not yours: it is { $names }’s
desk-badge-stranger = This is the badge of a participant. Only organisers and arbiters who have signed in see more than this.
desk-badge-undo = Has not arrived after all
desk-badge-next = Scan the next badge with the camera.
desk-badge-edit = Correct the details
desk-tie-go = Break the tie
desk-tie-choose = choose…
desk-tie-incomplete = Choose who takes each place. To draw lots, leave them empty.
desk-share-all = All of them go on
desk-share-tie = Break the tie first
desk-still-playing = { $count ->
        [one] There is nothing to do for now: one group is still playing.
       *[other] There is nothing to do for now: { $count } groups are still playing.
    }
desk-others-playing = { $count ->
        [one] One more group is still playing.
       *[other] { $count } more groups are still playing.
    }
desk-held-more = { $count ->
        [one] One more thing is waiting; see the page of its tournament.
       *[other] { $count } more things are waiting; see the pages of their tournaments.
    }
desk-copy-after-round = after round { $round } of { $tournament }
desk-copy-after-rounds = after round { $round } of several tournaments
desk-import-rows-wrong = { $count ->
        [one] 1 row to look at
       *[other] { $count } rows to look at
    }
desk-import-row-number = Row { $row }:
desk-import-capitals = { $count ->
        [one] 1 name is all in capitals; it will be written like this: { $name }.
       *[other] { $count } names are all in capitals; they will be written like this: { $name }.
    }
desk-import-capitals-keep = Leave the capitals as they are in the list
desk-seat-substitute = Another pupil comes instead
desk-seat-substitute-how = Only from the same school, and only while this pupil has not checked in or played. The other takes over the place, the opponents and the code; the current name stays in the log.
desk-seat-substitute-name = Name of the pupil who comes
desk-seat-regroup = Move to another group
desk-seat-regroup-to = Group to move to
desk-seat-merge = Entered twice
desk-seat-merge-how = The other entry is removed and this one stays, with anything that only the other had.
desk-seat-merge-other = The other entry
desk-seat-show = Show what changes
desk-seat-sure = What changes
desk-seat-log = The log will say:
desk-seat-do = Yes, save it
desk-seat-choose-entry = choose the other entry in the list
desk-question-forfeit = Give the win by forfeit
desk-question-played = The game is played: enter the result
desk-import-goes = All of them go to: { $what }.
desk-year-of = year { $year }
