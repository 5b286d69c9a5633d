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
store-damaged = the journal of `{ $place }` is damaged: { $reason }; recover a copy with `arbitro restore`
store-no-file-here = there is no `.arbitro` file in this folder; create one with `arbitro new NAME` or name it with `--championship FILE`
store-several-here = there are several championships in this folder ({ $names }); choose one with `--championship FILE`
store-address = `{ $place }` is not a valid address: { $reason }; expected `postgres://user@host/database`
store-address-tls = the address `{ $place }` will not do: { $reason }
store-tls-without-roots = `sslmode=require` needs `sslrootcert=FILE`, the certificate by which the server is known
store-tls-roots = no certificates can be read from `{ $file }`: { $reason }
store-no-facts = the request has no facts
store-control-characters = { $label } has control characters
store-reserved-kind = the kind `{ $kind }` is reserved
store-not-json = the fact `{ $kind }` is not JSON: { $reason }
store-no-randomness = the system gave no random numbers: { $reason }

# Reasons of failures.

store-still-read = another program is reading it, so removed data may still be in its log file
store-opened-meanwhile = another program has opened it while it was written
store-no-thread = no thread could be started: { $reason }
store-writer-stopped = the writer stopped
store-empty = the journal is empty
store-not-created-first = the first fact is not the creation
store-created-again = fact { $seq } creates again
store-fact-refused = fact { $seq } cannot be: { $reason }
store-fact-format = fact { $seq } has format { $found }, and this program knows { $known }
store-fact-unread = fact { $seq } does not read: { $reason }

# What a check of the journal finds.

store-fault-altered = fact { $seq } was altered after it was stored
store-fault-broken = the chain breaks at fact { $seq }
store-fault-gap = facts are missing before { $seq }
store-fault-request = the key of a request was altered: `{ $key }`
store-fault-storage = the database complains: { $words }
store-fault-unvouched = fact { $seq } was replaced without a record

# What the database refuses.

store-db-corrupt = the file is damaged inside
store-db-open = it cannot be opened; the path may be too long, or the folder not be there
store-db-io = the disk cannot be read or written
store-db-busy = another program is using it
