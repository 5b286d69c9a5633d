# Los juegos a mano.

catalog-similar = no hay ningún juego `{ $wanted }`; ¿quería decir `{ $similar }`?
catalog-unknown = no hay ningún juego `{ $wanted }`; `arbitro games` los muestra, y también vale la ruta de un archivo
catalog-unreadable = no se pudo leer { $path }: { $reason }
catalog-too-large = no se pudo leer { $path }: tiene { $size } MB, y un archivo de juego tiene unos kilobytes
catalog-not-text = { $path }:{ $line }:{ $column }: esto no es texto UTF-8; guarde el archivo en UTF-8
