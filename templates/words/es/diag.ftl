# Quejas sobre un texto, con sus lugares.

diag-error = error
diag-warning = aviso
diag-help = ayuda
diag-note = nota
diag-did-you-mean = ¿quería decir `{ $word }`?
diag-more = … y { $count } más
diag-text = { $text }
