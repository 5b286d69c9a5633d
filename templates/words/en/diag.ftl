# Complaints about a text, with their places.

diag-error = error
diag-warning = warning
diag-help = help
diag-note = note
diag-did-you-mean = did you mean `{ $word }`?
diag-more = … and { $count } more
diag-text = { $text }
