# Words of slips, signs, badges and cards.

handouts-table = Mesa
handouts-table-number = Mesa { $table }
handouts-tables = Mesas { $first } – { $last }
handouts-group = Grupo
handouts-group-label = Grupo { $group }
handouts-groups = Grupos { $first } – { $last }
handouts-group-stage = Grupo { $group } · { $stage }
handouts-board = Tablero
handouts-round = Ronda
handouts-table-round = Mesa { $table }, ronda { $round }
handouts-starts = Empieza
handouts-answers = Responde
handouts-won = ganó
handouts-draw = empate
handouts-starter-absent = faltó quien empieza
handouts-answerer-absent = faltó quien responde
handouts-winner-initials = Rúbrica de quien ganó
handouts-arbiter-initials = Rúbrica del árbitro
handouts-number = Número
handouts-pin = PIN
handouts-personal = Personal: no preste ni fotografíe esta tarjeta.
handouts-document = { $title } – { $event }

# Places and days.

handouts-ordinal = { $teens ->
        [1] { $n }.er
        [3] { $n }.er
       *[other] { $units ->
           *[other] { $n }.º
        }
    }
handouts-day = { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de { $year }

# Refusals.

handouts-typeset = la tarjeta no se puede componer: { $reason }
handouts-address = la dirección `{ $address }` es demasiado larga para un código QR; indique una más corta
handouts-no-field =
    no hay el campo `{ $name }`
    campos: { $fields }
handouts-no-field-like =
    no hay el campo `{ $name }`; ¿quería decir `{ $near }`?
    campos: { $fields }
handouts-unclosed = `{ $opening }` se abre y no se cierra; falta `{ $closing }`
handouts-template-too-long = el modelo es más largo que una página: como mucho { $lines } líneas, cada una con { $letters } letras y { $fields } campos
handouts-empty-template = el modelo no tiene texto
