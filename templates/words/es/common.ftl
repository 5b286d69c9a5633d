### Glosario: una palabra para una cosa. Detrás de ≠ están las que no se usan; una prueba las busca en todos los textos.
###
### emparejar, emparejamiento: decir quién juega con quién ≠ aparear*, apareamiento*, pareo*, parear
### movimiento: colocar o mover una ficha, una vez ≠ lance*
### jugada: todo lo que hace un jugador en su turno ≠ tirada*
### registro: todo lo que ha pasado en el campeonato, por orden ≠ bitácora*, diario, diarios
### partida grabada: los movimientos de una partida, en un archivo ≠ registro de la partida, registro de partida, registro de una partida, grabación, grabaciones
### cartel: el papel con el número de la mesa ≠ letrero*, placa, placas, póster de la mesa, póster de mesa
### acreditación: el papel con el nombre, en el pecho ≠ insignia*, distintivo*, credencial*
### infracción: lo que un emparejamiento tiene contra las reglas ≠ transgres*
### ausencia: quien no viene a una ronda ≠ inasistencia*, incomparecencia*
### mesa: la mesa donde juega un grupo ≠ dirección de la mesa, mesa de resultados, árbitros de la mesa
### ronda: una ronda del campeonato ≠ jornada*
### clasificación: el orden de los alumnos
### inscripción: un alumno en un torneo ≠ matrícula*
### casilla: un lugar del tablero ≠ escaque*
### ficha: lo que se pone en el tablero ≠ pieza*
### alumno: quien juega en el campeonato ≠ estudiante*
### archivo: lo que se guarda en el ordenador ≠ fichero*, computador*

# Words every room uses.

list-and = { $first } y { $last }
list-or = { $first } o { $last }
language-english = inglés
language-portuguese = portugués
language-spanish = español
language-unknown = no existe la lengua `{ $text }`; hay { $known }

# Lo que el sistema operativo rechaza.
system-address-in-use = la dirección está en uso
system-bad-name = esto no puede ser el nombre de un archivo
system-connection-refused = nadie responde allí
system-denied = permiso denegado
system-exists = ya existe
system-full = no queda espacio
system-is-folder = es una carpeta
system-not-empty = la carpeta no está vacía
system-not-folder = una parte de la ruta no es una carpeta
system-not-found = no existe tal archivo o carpeta
system-other = { $text }
system-read-only = allí no se puede escribir nada
system-timed-out = tardó demasiado
system-too-large = el archivo es demasiado grande
