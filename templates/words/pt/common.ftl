# Words every room uses.

list-and = { $first } e { $last }
list-or = { $first } ou { $last }
language-unknown = não há a língua `{ $text }`; há { $known }
