### Glossary: one word for one thing. After ≠ stand those that are not used; a test looks for them in all texts.
###
### pair, pairing: to say who plays whom ≠ matchup*, match-up*
### move: one placing or moving of a piece
### turn: all that a player does in one go
### log: all that happened in the championship, in order ≠ diary, journal, journals, logbook*
### recorded game: the moves of a game, in a file ≠ game log*
### sign: the paper with the number of a table ≠ placard*, table poster*, poster of a table
### badge: the paper with a name, on the chest ≠ name tag*, nametag*
### fault: what a pairing has against the laws ≠ infraction*, violation*
### absence: who does not come to a round ≠ no-show*
### table: the table where a group plays
### round: a round of the championship
### standings: the order of the pupils ≠ leaderboard*, scoreboard*
### entry: a pupil in a tournament ≠ enrolment*
### registration: what a school sends before its pupils are entries ≠ sign-up*, signup*
### cell: a place on the board ≠ tile*
### piece: what is put on a board ≠ counter, counters
### pupil: who plays in the championship ≠ student*

# Words every room uses.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
language-english = English
language-portuguese = Portuguese
language-spanish = Spanish
language-unknown = there is no language `{ $text }`; there are { $known }

# What the operating system refuses.
system-address-in-use = the address is in use
system-bad-name = this cannot be the name of a file
system-connection-refused = nobody answers there
system-denied = permission denied
system-exists = it exists already
system-full = there is no space left
system-is-folder = it is a folder
system-not-empty = the folder is not empty
system-not-folder = a part of the path is not a folder
system-not-found = no such file or folder
system-other = { $text }
system-read-only = nothing can be written there
system-timed-out = it took too long
system-too-large = the file is too large
