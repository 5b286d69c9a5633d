# Words of slips, signs, badges and cards.

handouts-table = Mesa
handouts-table-number = Mesa { $table }
handouts-tables = Mesas { $first } – { $last }
handouts-group = Grupo
handouts-stage = Fase
handouts-group-label = Grupo { $group }
handouts-groups = Grupos { $first } – { $last }
handouts-board = Tablero
handouts-round = Ronda
handouts-table-round = Mesa { $table }, ronda { $round }
handouts-starts = Empieza
handouts-answers = Responde
handouts-starts-games = Empieza { $count ->
        [one] la partida
       *[other] las partidas
    } { $games }
handouts-drawn-games = empate en la partida
handouts-with-team = con el equipo { $team }: { $points }
handouts-finalist = finalista
handouts-won = ganó
handouts-draw = empate
handouts-starter-absent = faltó quien empieza
handouts-answerer-absent = faltó quien responde
handouts-winner-initials = Firma de quien ganó
handouts-arbiter-initials = Firma del árbitro
handouts-number = Número
handouts-pin = PIN
handouts-personal = Personal: no preste ni fotografíe esta tarjeta.
handouts-no-network = Sin código: el ordenador aún no estaba conectado a ninguna red. Pida la dirección a la organización y entre con el número y el PIN, o pida otra tarjeta.
handouts-document = { $title } – { $event }

# Places and days.

handouts-ordinal = { $teens ->
        [1] { $n }.er
        [3] { $n }.er
       *[other] { $units ->
           *[other] { $n }.º
        }
    }
# Refusals.

handouts-typeset = la tarjeta no se puede componer: { $reason }
handouts-address = la dirección `{ $address }` es demasiado larga para un código QR; indique una más corta
handouts-no-field =
    no existe el campo `{ $name }`
    campos: { $fields }
handouts-no-field-like =
    no existe el campo `{ $name }`; ¿quería decir `{ $near }`?
    campos: { $fields }
handouts-unclosed = `{ $opening }` se abre y no se cierra; falta `{ $closing }`
handouts-template-too-long = el modelo es más largo que una página: como mucho { $lines } líneas, cada una con { $letters } letras y { $fields } campos
handouts-empty-template = el modelo no tiene texto

# Papers of the day.
handouts-name = Nombre
handouts-code-and-school = Código y escuela
handouts-prize-of = { $place } puesto · { $game }, { $cycle }
handouts-contents = En este sobre
handouts-in-list = Lista de inscripciones de la escuela
handouts-in-badges = { $n ->
        [one] 1 acreditación de alumno
       *[other] { $n } acreditaciones de alumnos
    }
handouts-in-staff-badges = 2 acreditaciones de profesor
handouts-in-programme = Programa del día
handouts-in-diplomas = { $n ->
        [one] 1 diploma
       *[other] { $n } diplomas
    }
handouts-in-certificates = { $n ->
        [one] 1 certificado del podio
       *[other] { $n } certificados del podio
    }
handouts-received-by = Recibido por
handouts-teacher = Profesor(a)
handouts-arbiter = Árbitro
handouts-organiser = Organización
handouts-helper = Ayudante
handouts-card-start = La papeleta dice quién empieza.
handouts-card-start-sides = La papeleta dice quién empieza. Quien empieza: { $first }. Quien responde: { $second }.
handouts-card-games = { $stage }: jugáis { $games } partidas uno contra otro y en cada una empieza el otro.
handouts-card-swap = Hay cambio: quien responde puede, en su primer turno, quedarse con la jugada de quien empezó.
handouts-card-arbiter = ¿Una duda? Parad, no toquéis las fichas y levantad la mano.
handouts-card-end = Al final: marcad en la papeleta quién ha ganado, firmad y llamad al árbitro. En este juego no hay empates.
handouts-card-end-drawn = Al final: marcad quién ha ganado, o el empate, firmad y llamad al árbitro.
handouts-groups-of-stage = { $groups } · { $stage }
handouts-public-code = Mesas, resultados y clasificaciones en el móvil: { $address }

# Cartas a las escuelas.
handouts-letter-greeting = Estimados colegas:
handouts-letter-invited = invitamos a su escuela a participar en { $event }. Los alumnos se inscriben en una página propia de la escuela, sin cuenta ni contraseña, hasta el { $until }.
handouts-letter-how = Abran el enlace o apunten con la cámara del móvil al código. Escriban, peguen o envíen la lista de alumnos, respondan a las preguntas y guarden el comprobante. Hasta el final del plazo pueden cambiarlo todo.
handouts-letter-link = Enlace de la escuela
handouts-letter-code = O abran { $address } y escriban el código
handouts-letter-private = El enlace y el código son solo de esta escuela: quien los tenga puede ver y cambiar la inscripción. Si se pierden, pidan otros a la organización.
