# Words every room uses.

list-and = { $first } y { $last }
list-or = { $first } o { $last }
language-unknown = no existe la lengua `{ $text }`; hay { $known }
