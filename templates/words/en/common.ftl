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
