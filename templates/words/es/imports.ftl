# Columns of lists.

imports-column-name = Nombre
imports-column-school = Escuela
imports-column-school-number = N.º de escuela
imports-column-town = Localidad
imports-column-year = Curso
imports-column-cycle = Ciclo
imports-column-game = Juego
imports-column-code = Código
imports-column-group = Grupo
imports-column-round = Ronda
imports-column-board = Tablero
imports-column-game-number = Partida
imports-column-first = Empieza
imports-column-second = Responde
imports-column-result = Resultado

# Sheets of the template.

imports-sheet-entries = Inscripciones
imports-sheet-help = Ayuda
imports-help-years = Cursos
imports-help-games = Juegos

# A problem with its place.

imports-at-row = fila { $row }: { $problem }
imports-at-cell = fila { $row }, columna { $column } ({ $header }): { $problem }
imports-warning = aviso: { $problem }
imports-quoted = `{ $name }`

# Problems of lists.

imports-unreadable = lista ilegible
imports-no-header = no hay fila de títulos: hay `{ $found }`; se esperaban columnas como { $columns }
imports-column-twice = `{ $header }` y `{ $earlier }` dicen lo mismo; borre o cambie el nombre de una de las columnas
imports-column-missing = falta la columna { $columns }
imports-no-code-or-nothing = `{ $text }` no es un código; se esperaba escuela.ciclo.juego, como 221.1.3, o nada
imports-no-year = `{ $text }` no es un curso escolar; se esperaba un número de 1 a 12
imports-no-number = `{ $text }` no es un número; se esperaba 1, 2, 3…
imports-name-missing = falta el nombre del alumno
imports-game-missing = falta el juego
imports-cycle-missing = falta el ciclo
imports-year-of-no-cycle = el { $year }.º curso no pertenece a ningún ciclo de este campeonato
imports-school-missing = falta la escuela
imports-group-missing = falta el grupo
imports-nobody = la fila no dice quién juega
imports-board-missing = falta el tablero
imports-code-disagrees = `{ $text }` no concuerda con el código `{ $code }`
imports-school-number-disagrees = `{ $text }` no es un número de escuela, o no concuerda con el código
imports-other-school = la escuela { $number } es `{ $registered }` y no `{ $name }`
imports-school-like = la escuela `{ $name }` parece ser la `{ $other }` ({ $number }); escríbala igual, o confirme que es otra
imports-repeated = repetido: es la misma inscripción que la de la fila { $row }, y cuenta una sola vez; si son dos alumnos, distíngalos por otro apellido o por la clase
imports-namesake = tiene el mismo nombre que el alumno de la fila { $row }, pero otra clase: queda inscrito como otro alumno
imports-plays-already = el mismo alumno ya juega a { $game }, { $cycle } ({ $place }); nadie puede jugar a dos juegos el mismo día
imports-not-in-cycle = `{ $game }, { $cycle }`: no se juega en este ciclo; se esperaba { $games }
imports-second-pupil = segundo alumno de la misma escuela en { $game }, { $cycle }: el primero es { $place }
imports-that-of-row = el de la fila { $row }
imports-that-entry = el inscrito `{ $code }`
imports-that-pupil = { $name }, que ya está entre los inscritos
imports-no-cycle = ciclo desconocido `{ $text }`; se esperaba { $cycles }
imports-no-game = juego desconocido `{ $text }`; se esperaba { $games }
imports-no-game-like = juego desconocido `{ $text }`; ¿quería decir `{ $name }`?
imports-no-tournament = torneo desconocido `{ $text }`; hay { $ids }
imports-several-tournaments = `{ $text }` se juega en varios torneos: diga { $ids }
imports-tournament = `{ $id }` ({ $game }, { $cycle })
imports-board-twice = el mismo tablero ya está en la fila { $row }
imports-not-playing = `{ $code }` no juega en la ronda { $round }
imports-no-board = no hay tablero { $number }; esta ronda tiene { $count }
imports-other-pupil = en el tablero { $board } está `{ $there }` y no `{ $said }`

imports-day = `{ $text }` es una fecha: la hoja de cálculo ha cambiado lo que se escribió; escriba 1, X o 2, o dé a la columna el formato de texto antes de escribir 1-0
imports-code-of-another = el código `{ $code }` es de { $known }, y la lista se lo da a { $name }; si la lista viene de otro campeonato, borre la columna de los códigos, y si el nombre ha cambiado de verdad, confírmelo
imports-no-pupil = nadie inscrito se llama `{ $text }`; indique el código, como 221.1.3, o el nombre tal como se inscribió
imports-several-pupils = hay más de un alumno con el nombre `{ $text }`: indique el código, { $codes }
imports-column-by = Introducido por
imports-column-at = Introducido a
imports-column-table-number = Mesa n.º
imports-column-start-number = N.º inicial
imports-column-team = Equipo
imports-column-joined = Desde la ronda
imports-column-absences = Ausencias anunciadas
imports-column-left-from = Sale en la ronda
imports-column-note = Nota
imports-column-seed = Semilla
imports-column-order = Orden decidido
imports-column-means = Decidido por
imports-column-earlier = Resultado anterior
imports-column-reason = Motivo
imports-row-of-sheet = { $row } de la hoja { $sheet }
imports-sheet-read = hoja «{ $name }»: { $count ->
        [one] leída 1 fila
       *[other] leídas { $count } filas
    }
imports-sheet-empty = hoja «{ $name }»: no se ha leído, porque está vacía
imports-sheet-of-entries = hoja «{ $name }»: no se ha leído, porque tiene inscripciones
imports-sheet-of-results = hoja «{ $name }»: no se ha leído, porque tiene resultados
imports-sheet-of-groups = hoja «{ $name }»: no se ha leído, porque tiene los grupos, que solo se leen con todo lo demás, en un campeonato nuevo
imports-sheet-of-notes = hoja «{ $name }»: no se ha leído, porque tiene notas, que solo se leen con todo lo demás, en un campeonato nuevo
imports-sheet-of-decisions = hoja «{ $name }»: no se ha leído, porque tiene desempates o correcciones, que solo se leen con todo lo demás, en un campeonato nuevo
imports-sheet-of-nothing = hoja «{ $name }»: no se ha leído, porque ninguna fila dice qué columnas son de alumnos o de resultados
imports-fared-who = «{ $text }» no dice quién: nombre al alumno del que se trata, o escriba `1-0` o `0-1`
imports-column-status = Estado
imports-waiting = en espera
imports-waits = queda en lista de espera: { $why }
imports-withdrawn = retirado
imports-column-mark = Marca
imports-pupil-alike = parece ser { $name } ({ $code }), que ya está en la lista; si es la misma persona, quite esta fila, y si no, confirme
imports-no-such-school = no hay escuela `{ $text }`
imports-no-such-school-but = no hay escuela `{ $text }`; ¿será { $schools }?
imports-no-mail = «{ $text }» no es una dirección de correo electrónico; escríbala como nombre@escuela.es, o deje la celda vacía
imports-past-edition = Edición
imports-past-year = Año
imports-past-cycle = Ciclo
imports-past-game = Juego
imports-past-place = Puesto
imports-past-name = Nombre
imports-past-school = Escuela
imports-past-town = Localidad
imports-past-region = Región
imports-past-pupils = Participantes
imports-past-first-wins = Ganadas por quien empezó
imports-past-second-wins = Ganadas por quien respondió
imports-past-draws = Tablas
imports-past-no-titles = la tabla necesita una fila de títulos con Edición o Año y, al lado, Juego, Nombre, Participantes o una columna por ciclo
imports-past-no-number = la columna «{ $column }» necesita un número; dice «{ $text }»
imports-past-no-year = { $text } no es un año
imports-past-no-edition = no hay ni edición ni año
imports-past-too-many = la tabla es demasiado larga; como máximo { $most } filas
imports-no-school-number = «{ $text }» no es un número de escuela; escriba un número a partir de 1, o deje la celda vacía
