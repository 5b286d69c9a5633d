# Refusals and failures of the store.

store-already-exists = `{ $place }` already exists; choose another name or remove it first
store-changed = the championship changed meanwhile (expected version { $expected }, found { $found }); see what changed with `arbitro log` and try again
store-subject-changed = `{ $subject }` was changed meanwhile by somebody else (expected version { $expected }, found { $found }); nothing was saved
store-file = cannot use the file `{ $path }`: { $reason }
store-in-use = `{ $place }` is open in another program; close that first
store-key-reused = the request key `{ $key }` was already used for a different request; use a new key
store-missing = there is no championship at `{ $place }`; create it with `arbitro new`
store-not-a-championship = `{ $place }` is not an arbitro championship
store-database = the database `{ $place }` failed: { $reason }; repeat the command, nothing confirmed was lost
store-too-new = `{ $place }` was written by a newer arbitro (format { $found }; this one knows up to { $known }); update the program
store-damaged = the log of `{ $place }` is damaged: { $reason }; recover a copy with `arbitro restore`
store-no-file-here = there is no `.arbitro` file in this folder; create one with `arbitro new NAME` or name it with `--championship FILE`
store-several-here = there are several championships in this folder ({ $names }); choose one with `--championship FILE`
store-address = `{ $place }` is not a valid address: { $reason }; expected `postgres://user@host/database`
store-address-schema = `{ $place }`: a schema cannot be called `{ $schema }`; use small letters without accents, digits and hyphens, as in final-2027
store-address-tls = the address `{ $place }` will not do: { $reason }
store-tls-without-roots = `sslmode=require` needs `sslrootcert=FILE`, the certificate by which the server is known
store-tls-roots = no certificates can be read from `{ $file }`: { $reason }
store-no-facts = there is nothing to save
store-control-characters = { $label } has control characters, which cannot be seen; remove them
store-reserved-kind = the kind `{ $kind }` is reserved
store-not-json = the line `{ $kind }` of the log is not JSON: { $reason }
store-no-randomness = the system gave no random numbers: { $reason }

# Reasons of failures.

store-still-read = another program is reading it, so what was removed may still be stored
store-opened-meanwhile = another program opened it while it was being written
store-no-thread = the computer could not begin one more task: { $reason }
store-writer-stopped = the part of the program that saves has stopped; close the program and open it again
store-empty = the log is empty
store-not-created-first = the log does not begin with the making of the championship
store-created-again = line { $seq } of the log makes the championship a second time
store-fact-refused = line { $seq } of the log cannot be right: { $reason }
store-fact-format = line { $seq } of the log has format { $found }, and this program knows { $known }
store-fact-unread = line { $seq } of the log cannot be read: { $reason }

# What a check of the journal finds.

store-seal-broken = the seal of the file does not match: { $reason }. Nothing in it was read; ask whoever sent it for another copy
store-fault-altered = line { $seq } of the log was changed after it was saved
store-fault-broken = from line { $seq } on the log no longer fits together
store-fault-gap = lines of the log are missing before { $seq }
store-fault-request = the key of a request was altered: `{ $key }`
store-fault-storage = the database reports: { $words }
store-fault-unvouched = line { $seq } of the log was replaced, and no other line says why

# What the database refuses.

store-db-corrupt = the file is damaged inside
store-db-open = it cannot be opened; its path may be too long, or its folder may be missing
store-db-io = the disk cannot be read or written
store-db-busy = another program is using it
