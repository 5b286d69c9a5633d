# Words of slips, signs, badges and cards.

handouts-table = Table
handouts-table-number = Table { $table }
handouts-tables = Tables { $first } – { $last }
handouts-group = Group
handouts-stage = Stage
handouts-group-label = Group { $group }
handouts-groups = Groups { $first } – { $last }
handouts-board = Board
handouts-round = Round
handouts-table-round = Table { $table }, round { $round }
handouts-starts = Starts
handouts-answers = Answers
handouts-starts-games = Starts { $count ->
        [one] game
       *[other] games
    } { $games }
handouts-drawn-games = draw in game
handouts-with-team = with the team { $team }: { $points }
handouts-finalist = finalist
handouts-won = won
handouts-draw = draw
handouts-starter-absent = starter absent
handouts-answerer-absent = second player absent
handouts-winner-initials = Winner's initials
handouts-arbiter-initials = Arbiter's initials
handouts-number = Number
handouts-pin = PIN
handouts-personal = Personal: do not lend or photograph this card.
handouts-no-network = No code: the computer was not on any network yet. Ask the organisers for the address and sign in with the number and the PIN, or ask for another card.
handouts-document = { $title } – { $event }

# Places and days.

handouts-ordinal = { $teens ->
        [11] { $n }th
        [12] { $n }th
        [13] { $n }th
       *[other] { $units ->
            [1] { $n }st
            [2] { $n }nd
            [3] { $n }rd
           *[other] { $n }th
        }
    }
# Refusals.

handouts-typeset = the card cannot be set: { $reason }
handouts-address = the address `{ $address }` is too long for a QR code; give a shorter one
handouts-no-field =
    there is no field `{ $name }`
    fields: { $fields }
handouts-no-field-like =
    there is no field `{ $name }`; did you mean `{ $near }`?
    fields: { $fields }
handouts-unclosed = `{ $opening }` opens and does not close; `{ $closing }` is missing
handouts-template-too-long = the template is longer than a page: at most { $lines } lines, each with { $letters } letters and { $fields } fields
handouts-empty-template = the template has no text

# Papers of the day.
handouts-name = Name
handouts-code-and-school = Code and school
handouts-prize-of = { $place } place · { $game }, { $cycle }
handouts-contents = In this envelope
handouts-in-list = Entry list of the school
handouts-in-badges = { $n ->
        [one] 1 pupil's badge
       *[other] { $n } pupils' badges
    }
handouts-in-staff-badges = 2 teachers' badges
handouts-in-programme = Programme of the day
handouts-in-diplomas = { $n ->
        [one] 1 diploma
       *[other] { $n } diplomas
    }
handouts-in-certificates = { $n ->
        [one] 1 certificate for the podium
       *[other] { $n } certificates for the podium
    }
handouts-received-by = Received by
handouts-teacher = Teacher
handouts-arbiter = Arbiter
handouts-organiser = Organisation
handouts-helper = Helper
handouts-card-start = The slip says who starts.
handouts-card-start-sides = The slip says who starts. Who starts: { $first }. Who answers: { $second }.
handouts-card-games = { $stage }: you play { $games } games against each other, and take turns to start.
handouts-card-swap = There is a swap: in the first turn, whoever answers may take over the move of whoever started.
handouts-card-arbiter = In doubt? Stop, leave the pieces alone and raise your hand.
handouts-card-end = At the end: mark the winner on the slip, initial it and call the arbiter. This game has no draws.
handouts-card-end-drawn = At the end: mark the winner, or the draw, initial the slip and call the arbiter.
handouts-groups-of-stage = { $groups } · { $stage }
handouts-public-code = Tables, results and standings on the phone: { $address }

# Letters to schools.
handouts-letter-greeting = Dear colleagues,
handouts-letter-invited = we invite your school to take part in { $event }. Please enter your pupils by { $until }, on a page of your school’s own, without an account or a password.
handouts-letter-how = Open the link, or point the camera of a phone at the code. Type, paste or send the list of pupils, answer the questions and keep the receipt. Until the deadline you can change everything.
handouts-letter-link = The school’s link
handouts-letter-code = Or open { $address } and type the code
handouts-letter-private = Link and code are this school’s alone: whoever has them can see and change its registration. If they get lost, ask the organisers for new ones.
