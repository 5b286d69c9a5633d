# Words every room uses.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
language-unknown = there is no language `{ $text }`; there are { $known }
