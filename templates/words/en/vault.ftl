# The vault: copies, seals, alarms, and what is refused at the door.

vault-read-only = nothing can be written to `{ $place }`; copy the championship to a folder where you may write
vault-disk-full = there is no room on the disk of `{ $place }`; make room and try again
vault-copyist-gone = the program is closing and is making no more copies
vault-copy-holds-more = the automatic copy `{ $copy }` holds { $facts } lines of the log and this championship only { $here }: lines were lost; recover it with `arbitro restore --replace`
vault-copy-differs = the automatic copy `{ $copy }` holds another log: this championship does not continue from it
vault-copy-unread = the automatic copy `{ $copy }` cannot be read: { $reason }
vault-seal-ahead = { $facts } lines of the log had been acknowledged and this championship has only { $here }: lines were lost; recover a copy with `arbitro restore --replace`
vault-seal-differs = the last seal seen, of { $facts } lines of the log, is of another log: this championship is not the one that was here
vault-seal-unread = the file `last-seal`, beside the copies, cannot be read: nothing vouches for the whole log being there; look at the last results, and remove it
vault-unfolded = another program keeps the championship's file busy: part of what was written is not in the file yet, and a copy made by hand would lack it. Copy with “Download a copy”, or close the other program
vault-copy-failed = the automatic copy failed: { $reason }
vault-clock-back = the computer's clock went back: it shows { $now }, but the last line of the log is from { $last }; set the clock right
vault-unwritten = nothing can be saved: { $reason }
vault-unread = the championship cannot be read: { $reason }
vault-alarm = ALARM: { $what }
vault-alarm-over = over: { $what }
vault-seal-proven = the seal { $seal } belongs to this championship, to the first { $facts } lines of its log
vault-seal-unproven = the seal { $seal } does not belong to this championship
vault-seal-not-read = `{ $text }` is not a seal; expected something like 1240·5f3a 90c2 11de 7b04
vault-seal = seal { $seal }
vault-not-as-written = paper cannot show the name of { $code } as it is written: `{ $name }` is printed
vault-name-by-hand = paper cannot show the name of { $code }: lists have the code, and the badge and the diploma a line to write the name on by hand
vault-school-not-as-written = paper cannot show the name of school { $number } as it is written: `{ $name }` is printed
vault-and-more = … and { $count } more
vault-control = `{ $text }` has control characters, which can neither be seen nor printed; remove them
vault-too-long = `{ $text }…` has { $length } letters; { $most } is the most
vault-too-many-cells = the sheet has more than { $most } cells; split it
vault-unpacks-too-far = the `.xlsx` sheet takes more than { $most } MB once unpacked; save only the list, or as `.csv`
vault-too-many-schools = the list brings too many new schools; split it
vault-event-cards = printed new cards for { $numbers }
vault-event-list = read a list; entries new or changed: { $entries }
vault-event-list-file = read the list `{ $file }`; entries new or changed: { $entries }
vault-event-names = chose what the public sees of names: { $names ->
    [code] the code alone
    [full] the full name
   *[other] first name and initial
 }
vault-event-organiser-added = added { $name } to the organisers, as number { $number }
vault-event-arbiter-added = added { $name } as an arbiter, as number { $number }
vault-event-removed = removed the person with the number { $number }
vault-event-publishing = began to publish on the internet, at { $address }
vault-event-publishing-ended = ended publishing on the internet, at { $address }
vault-event-restored = put a copy with { $facts } lines of the log in the place of what was here
vault-event-tables = gave the tables { $tables } to the person with the number { $number }
vault-event-sessions = ended all sessions; cards still work
vault-event-letters = made letters to the schools
vault-event-came = noted that { $codes } has arrived
vault-event-away = took back that { $codes } had arrived
vault-event-everywhere = let arbiters enter results at all tables
vault-event-own-boards = let arbiters enter results only at the tables and boards given to them

# What only a person can decide when a pupil is forgotten.
vault-forget-mention = line { $seq } of the log may still speak of the pupil: “{ $text }”
vault-forget-mentions = what is written in lines { $seqs } of the log may still speak of the pupil
vault-forget-namesakes = { $codes } have the same name; if that is the same pupil, forget these entries as well
vault-forget-file = `{ $file }` cannot be read, or is being written at this moment; if it may hold the name, remove it yourself
