# Queixas sobre um texto, com os seus lugares.

diag-error = erro
diag-warning = aviso
diag-help = ajuda
diag-note = nota
diag-did-you-mean = queria dizer `{ $word }`?
diag-more = … e mais { $count }
diag-text = { $text }
