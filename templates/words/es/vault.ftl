# La caja fuerte: copias, sellos, alarmas y lo que se rechaza a la entrada.

vault-read-only = no se puede escribir en `{ $place }`; copie el campeonato a una carpeta donde pueda escribir
vault-disk-full = no hay espacio en el disco de `{ $place }`; libere espacio y repita
vault-copyist-gone = el programa se está cerrando y ya no hace copias
vault-copy-holds-more = la copia automática `{ $copy }` tiene { $facts } líneas del registro y este campeonato solo { $here }: se han perdido líneas del registro; recupérela con `arbitro restore --replace`
vault-copy-differs = la copia automática `{ $copy }` tiene otro registro: este campeonato no es su continuación
vault-copy-unread = la copia automática `{ $copy }` no se puede leer: { $reason }
vault-seal-ahead = ya se habían confirmado { $facts } líneas del registro y este campeonato solo tiene { $here }: se han perdido líneas del registro; recupere una copia con `arbitro restore --replace`
vault-seal-differs = el último sello visto, de { $facts } líneas del registro, es de otro registro: este campeonato no es el que estaba aquí
vault-seal-unread = el archivo `last-seal`, junto a las copias, no se puede leer: nada garantiza que esté todo el registro; mire los últimos resultados y bórrelo
vault-unfolded = otro programa mantiene ocupado el archivo del campeonato: parte del registro aún no está en el archivo, y una copia hecha a mano quedaría sin ella. Copie con «Descargar una copia», o cierre el otro programa
vault-copy-failed = la copia automática ha fallado: { $reason }
vault-clock-back = el reloj del ordenador ha retrocedido: marca { $now }, y la última línea del registro es de { $last }; póngalo en hora
vault-unwritten = no se puede guardar nada: { $reason }
vault-unread = el campeonato no se puede leer: { $reason }
vault-alarm = ALARMA: { $what }
vault-alarm-over = ya ha pasado: { $what }
vault-seal-proven = el sello { $seal } es de este campeonato, en las primeras { $facts } líneas de su registro
vault-seal-unproven = el sello { $seal } no es de este campeonato
vault-seal-not-read = `{ $text }` no es un sello; se esperaba algo como 1240·5f3a 90c2 11de 7b04
vault-seal = sello { $seal }
vault-not-as-written = el papel no puede mostrar el nombre de { $code } como está escrito: se imprime `{ $name }`
vault-name-by-hand = el papel no puede mostrar el nombre de { $code }: en las listas queda el código, y en la acreditación y el diploma una línea para escribir el nombre a mano
vault-school-not-as-written = el papel no puede mostrar el nombre de la escuela { $number } como está escrito: se imprime `{ $name }`
vault-and-more = … y { $count } más
vault-control = `{ $text }` tiene caracteres de control, que ni se ven ni se imprimen; bórrelos
vault-too-long = `{ $text }…` tiene { $length } letras; el máximo son { $most }
vault-too-many-cells = la hoja tiene más de { $most } celdas; divídala
vault-unpacks-too-far = la hoja `.xlsx` ocupa más de { $most } MB una vez abierta; guarde solo la lista, o como `.csv`
vault-too-many-schools = la lista trae demasiadas escuelas nuevas; divídala
vault-event-cards = imprimió tarjetas nuevas para { $numbers }
vault-event-list = recibió una lista; inscripciones nuevas o cambiadas: { $entries }
vault-event-list-file = recibió la lista `{ $file }`; inscripciones nuevas o cambiadas: { $entries }
vault-event-names = eligió lo que el público ve de los nombres: { $names ->
    [code] solo el código
    [full] el nombre completo
   *[other] nombre e inicial
 }
vault-event-organiser-added = añadió a { $name } a la organización, con el número { $number }
vault-event-arbiter-added = añadió a { $name } como árbitro, con el número { $number }
vault-event-removed = retiró a la persona con el número { $number }
vault-event-publishing = empezó a publicar en Internet, en { $address }
vault-event-publishing-ended = dejó de publicar en Internet, en { $address }
vault-event-restored = puso una copia con { $facts } líneas del registro en lugar de lo que había
vault-event-tables = dio las mesas { $tables } a la persona con el número { $number }
vault-event-sessions = terminó todas las sesiones; las tarjetas siguen valiendo
vault-event-letters = hizo cartas para las escuelas
vault-event-came = anotó la presencia de { $codes }
vault-event-away = quitó la presencia de { $codes }
vault-event-everywhere = dejó que los árbitros anoten resultados en todas las mesas
vault-event-own-boards = dejó que los árbitros anoten resultados solo en las mesas y tableros que les dieron

# What only a person can decide when a pupil is forgotten.
vault-forget-mention = la línea { $seq } del registro puede hablar todavía del alumno: «{ $text }»
vault-forget-mentions = lo que está escrito en las líneas { $seqs } del registro puede hablar todavía del alumno
vault-forget-namesakes = { $codes } tienen el mismo nombre; si es el mismo alumno, olvide también esas inscripciones
vault-forget-file = `{ $file }` no se puede leer, o se está escribiendo en este momento; si puede tener el nombre, bórrelo usted
