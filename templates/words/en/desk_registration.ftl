# Registration by schools: the page of a school and that of the organisers.

desk-registration-title = Registration by schools
desk-registration-door = Registration of a school
desk-registration-door-how = Type the code in the letter that the school received.
desk-registration-door-open = Open
desk-registration-no-code = this is not the code of a school; it has the number of the school and twelve letters and digits, like 221-k7qm-2xpd-9rtv
desk-registration-no-link = this link is not of the championship that is open now, or was replaced; check the code in the letter and ask the organisers whether the championship is open
desk-registration-of = Registration: { $school }
desk-registration-code = The school’s code
desk-registration-link = The school’s link
desk-registration-email = E-mail
desk-registration-until = Until
desk-registration-status = Status
desk-registration-sent = Sent on
desk-registration-pupils = Pupils
desk-registration-row = Pupil { $number }
desk-registration-by-game-how = One pupil per game and cycle. Leave empty the games in which the school does not take part.
desk-registration-rows-how = One pupil per row: name, game and year. After saving there are more empty rows; to take a pupil out, delete the name.
desk-registration-bring = Paste or send a list
desk-registration-bring-how = { $count ->
    [one] The list needs the name of each pupil.
   *[other] The list needs the name, the game and the year of each pupil.
    } What can be read goes into the rows above; nothing is stored before you choose Save and send.
desk-registration-paste = { $count ->
    [one] Paste the cells of a spreadsheet here, or only the names, one per line
   *[other] Paste the cells of a spreadsheet here, with the row of titles: Name, Game, Year
}
desk-registration-read-list = Read the list
desk-registration-list-read = { $count ->
    [one] 1 pupil was read. Check it and choose Save and send.
   *[other] { $count } pupils were read. Check them and choose Save and send.
}
desk-registration-look = It is not stored yet: look at what is written below.
desk-registration-questions = Questions from the organisers
desk-registration-needed = must be answered
desk-registration-send = Save and send
desk-registration-stored = It is stored. You can change everything until the deadline.
desk-registration-what = Here you enter the pupils of the school for { $event }: write the names, answer the questions and choose Save and send.
desk-registration-pupil-name = name of the pupil
desk-registration-stored-in-part = It is stored, but does not count as sent yet: what is written in red is missing.
desk-registration-kept-at = stored on { $at }
desk-registration-drawn = The draw was made. What you change here until { $until } only counts if the organisers accept it.
desk-registration-all-played = Everything was played: the registration cannot change any more.
desk-registration-privacy = Only the organisers see the names and the answers. Of names the public sees no more than the organisers choose.
desk-registration-data = What is kept of the school
desk-registration-data-how = This is everything that is kept of the school and its pupils here. The school can correct it on its page, take along a table of the pupils and delete everything.
desk-registration-data-table = Take it along as a table
desk-registration-data-file = what-is-kept.csv
desk-registration-data-nobody = Nothing is kept of any pupil of the school.
desk-registration-kept-months = { $count ->
        [one] The regulations let names be kept for 1 month after the last result; then they are removed.
       *[other] The regulations let names be kept for { $count } months after the last result; then they are removed.
    }
desk-registration-kept-earlier = was in an earlier list and is in none now
desk-registration-kept-sent = sent by the school, not entered yet
desk-registration-kept-entered = entered
desk-registration-kept-played = entered, with results
desk-registration-family = What is kept of the pupil
desk-registration-family-link = Page for the family
desk-registration-family-how = This page is the family’s alone: it shows everything that is kept of a pupil of { $school }.
desk-registration-family-consents = What the family agrees to
desk-registration-family-consents-how = What is not ticked is not published. It can be changed at any time.
desk-registration-delete = Delete the pupil’s data
desk-registration-delete-how = Name, year and answers are removed for good, also from all copies. Whoever has not played is no longer entered; the results of games that were played stay, with a code and without a name.
desk-registration-delete-agree = Yes, delete the data of { $name } for good
desk-registration-delete-sure = Confirm first that the data are to be deleted for good.
desk-registration-delete-playing = While the pupil is playing the name is needed at the tables; the data can be deleted once the tournament is over.
desk-registration-delete-all = Delete everything of the school
desk-registration-delete-all-how = All pupils that the school entered or named, its answers and its e-mail address are removed for good, also from all copies. Results stay, with codes and without names.
desk-registration-delete-all-agree = Yes, delete the data of { $school } for good
desk-registration-delete-reason = deleted at the wish of the school or the family
desk-registration-deleted = The data were deleted for good.
desk-registration-sent-at = sent on { $at }
desk-registration-they-say = The organisers say: { $message }
desk-registration-change-until = You can change everything until { $until }.
desk-registration-not-open = Registration is not open at this moment.
desk-registration-receipt = Receipt
desk-registration-receipt-how = Print this page or keep it as a PDF.
desk-registration-back = Back to the registration
desk-registration-entered = Pupils who are entered
desk-registration-pupil-code = Code
desk-registration-in-line = on the waiting list, place { $place }
desk-registration-substitute = Send another pupil instead
desk-registration-other-name = Name of the other pupil
desk-registration-substituted = It is done. The code is the same.
desk-registration-no-year = the year is written as a number, like 4
desk-registration-not-accepted = the school’s registration has not been accepted yet; change the list or speak to the organisers
desk-registration-is-open = Registration is open until { $until }.
desk-registration-is-closed = Registration is closed.
desk-registration-out-of-dates = Registration is not within its dates (until { $until }).
desk-registration-open = Open registration
desk-registration-opened = Registration is open on the dates given.
desk-registration-change-terms = Change dates and questions
desk-registration-from = From
desk-registration-until-day = Until (that day included)
desk-registration-from-time = From what time (empty is the whole day)
desk-registration-until-time = Until what time (empty is the whole day)
desk-registration-address = Address of this page for schools
desk-registration-address-how = The links in the letters begin with it. Schools must be able to reach it: on the internet, or on the network where they open the link.
desk-registration-questions-label = Questions to schools, one per line
desk-registration-questions-how = A line that ends with an asterisk must be answered.
desk-registration-pupil-questions-label = Questions about each pupil, one per line
desk-registration-pupil-questions-how = The school answers them beside each name; what it answers is in the table of answers and nowhere that the public looks. A line that ends with an asterisk must be answered.
desk-registration-usual-pupil-questions = Special needs (diet, tactile board, mobility)
desk-registration-ask-names = Ask whether each pupil’s name may be published; whoever does not agree is shown only by a code where everybody looks
desk-registration-ask-pictures = Ask whether pictures of each pupil may be published
desk-registration-names-question = May the name be published?
desk-registration-pictures-question = May pictures be published?
desk-registration-bring-questions = Columns with these titles are read too:
desk-registration-answers = Answers of the schools (table)
desk-registration-answers-file = answers-of-schools.csv
desk-registration-answers-of-pupils = Answers about the pupils (table)
desk-registration-hidden = { $count ->
        [one] 1 pupil is shown by a code alone where everybody looks: nobody has said yes to publishing the name. Put the answer into the table of pupils and bring it as a list of entries.
       *[other] { $count } pupils are shown by their codes alone where everybody looks: nobody has said yes to publishing their names. Put the answers into the table of pupils and bring it as a list of entries.
    }
desk-registration-pupils-file = answers-about-pupils.csv
desk-registration-limits-how = The regulations say how many pupils a school may send, per game and cycle, and whether there is a waiting list.
desk-registration-usual-questions = Accompanying teachers (names and mobile number) *
    Lunches (how many, and diets)
desk-registration-no-day = “{ $text }” is not a day; write it like “{ $example }”
desk-registration-no-address = “{ $text }” is not an address; write it like https://games.example.org
desk-registration-bring-schools = Bring the list of schools
desk-registration-schools-label = Paste the list, with a line of titles: number, school, town, e-mail
desk-registration-schools-example = School number;School;Town;E-mail
desk-registration-take-schools = Register the schools
desk-registration-schools-wrong = the list was not taken; correct the lines named
desk-registration-schools-taken = { $count ->
    [0] The schools were registered like this already.
    [one] 1 school was registered.
   *[other] { $count } schools were registered.
}
desk-registration-write = Write to the schools
desk-registration-write-how = Each school has a link and a code of its own. Print the letters, use the table in a word processor, or open the drafts in your mail program.
desk-registration-letters = Letters to schools (PDF)
desk-registration-letters-file = letters-to-schools.pdf
desk-registration-merge = Table for a mail merge
desk-registration-merge-file = schools.csv
desk-registration-mails = Draft e-mails (ZIP)
desk-registration-mails-file = mails.zip
desk-registration-open-first = open registration first
desk-registration-line = Waiting list, in order
desk-registration-line-how = When a place becomes free, it goes to the first in line for whom there is one: under Entries.
desk-registration-accept-all = { $count ->
    [one] Accept the complete registration
   *[other] Accept the { $count } complete registrations
}
desk-registration-accepted-all = { $count ->
    [0] No registration was accepted.
    [one] 1 registration accepted.
   *[other] { $count } registrations accepted.
}
desk-registration-counted = { $count ->
    [one] school
   *[other] schools
    } { $status ->
    [incomplete] incomplete
    [entered] entered by the organisers
    [sent] sent, waiting for the organisers
    [waiting] on the waiting list
    [accepted] accepted
    [declined] declined
   *[silent] without an answer yet
}
desk-registration-remind = Remind who is missing
desk-registration-remind-how = Copy the addresses and the text, or open the drafts, which have each school’s link already.
desk-registration-late = Addresses of those who have not answered
desk-registration-reminder = Text of the reminder
desk-registration-reminders = Draft reminders (ZIP)
desk-registration-close = Close registration
desk-registration-closed = Registration is closed.
desk-registration-close-how = Schools can no longer change their lists. You can open it again.
desk-registration-elsewhere = The letters were made on another computer: their links and codes open nothing here. Bring the key of the letters from there (there: “Continue on another computer”), or write to the schools again from here, with new links.
desk-registration-key = The key of the letters
desk-registration-key-bring = Take the key
desk-registration-key-brought = The key is here: the letters open the pages of the schools again.
desk-registration-key-none = this is not a key of letters; it has sixty-four digits or letters from a to f
desk-registration-key-other = this is the key of other letters, not of those of this championship
desk-registration-key-file = key-of-the-letters.txt
desk-registration-carry = Continue on another computer
desk-registration-carry-how = No copy of the championship holds what makes the links of the letters. Take this key along by itself, and write it on this page on the other computer: the letters stay good. Whoever has it can open the page of every school; delete the file afterwards.
desk-registration-carry-key = Keep the key of the letters as a file
desk-registration-accept = Accept
desk-registration-accepted = The registration is accepted; the pupils are entered.
desk-registration-decline = Decline
desk-registration-decline-message = What the school reads
desk-registration-declined = The registration is declined; the school reads the message on its page.
desk-registration-new-link = Give a new link
desk-registration-new-link-how = The present link and code will no longer open the page.
desk-registration-link-new = The school has a new link; send it to them.
desk-registration-correct = Correct in the school’s place
desk-registration-correct-how = What you save here takes the place of what the school sent, also after the deadline. Pupils are entered only when you accept.
desk-registration-reason = registration by the school
desk-registration-mail-subject = { $event }: registration of your school
desk-registration-mail-text = Dear colleagues,

    we invite your school to take part in { $event }. Please enter your pupils by { $until } on this page, which is your school’s alone:

    { $link }

    Code: { $code }

    You need no account and no password. Until the deadline you can change everything. Whoever has this link can see and change the registration: do not pass it on.

    The organisers
desk-registration-reminder-subject = { $event }: your school’s registration is missing
desk-registration-reminder-text = Dear colleagues,

    we have not yet received the complete registration of your school for { $event }. The deadline is { $until }. Your school’s page:

    { $link }

    Code: { $code }

    The organisers
