# Quejas sobre un texto, con sus lugares.

diag-error = error
diag-warning = aviso
diag-help = ayuda
diag-did-you-mean = ¿quería decir `{ $word }`?
diag-more = … y { $count } más
diag-text = { $text }
