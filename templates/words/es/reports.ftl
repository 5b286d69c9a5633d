# Words of tables, and names of reports and of their files.

reports-table = Mesa
reports-group = Grupo
reports-groups = Grupos
reports-file-round = ronda
reports-board = Tablero
reports-round = Ronda
reports-starts = Empieza
reports-answers = Responde
reports-wall-chart-legend = En cada ronda: el n.º del adversario y los puntos hechos; ▸ empieza la partida; F descansa; – ausente.
reports-file-wall-charts = cuadros-de-pared
reports-wall-charts = Cuadros de pared
reports-cross-table-legend = En cada fila: los puntos hechos contra el n.º de la columna; vacío, no se han encontrado.
reports-file-cross-tables = cuadros-cruzados
reports-cross-tables = Cuadros cruzados
reports-too-large-to-cross = El grupo es demasiado grande para un cuadro cruzado; vea el cuadro de pared.
reports-no-groups = Aún no hay grupos sorteados.
reports-number = N.º
reports-points = Puntos
reports-place = Puesto
reports-entries = Inscripciones
reports-school-number = N.º de escuela
reports-school = Escuela
reports-town = Localidad
reports-file-entries = inscripciones
reports-entries-by-school = Inscripciones por escuela
reports-code = Código
reports-name = Nombre
reports-year = Curso
reports-cycle = Ciclo
reports-game = Juego
reports-start = Inicio
reports-status = Estado
reports-withdrawn = retirado
reports-not-drawn = Aún no sorteado.
reports-file-groups = grupos
reports-contents = Contenido
reports-school-year = Curso
reports-table-number = Mesa n.º
reports-name-1 = Nombre 1
reports-name-2 = Nombre 2
reports-result = Resultado
reports-bye-in-brackets = (descansa)
reports-absent-in-brackets = (ausente)
reports-results = Resultados
reports-standings = Clasificaciones
reports-stage = Fase
reports-file-tables = mesas
reports-by-table = Partidas por mesa
reports-no-games = Aún no hay partidas publicadas.
reports-board-short = Tab.
reports-bye = descansa
reports-absent = ausente
reports-time = Hora
reports-opponent = Adversario
reports-by-name-sheet = Por nombre
reports-file-names = nombres
reports-by-name = Partidas por nombre
reports-who-starts = empieza
reports-who-answers = responde
reports-nothing = (nada)
reports-who-wins = Quién gana, por juego
reports-who-wins-caption = Quién gana, por juego (entre paréntesis, las partidas jugadas)
reports-pupils = alumnos
reports-file-prizes = premios
reports-prize-list = Lista de premios
reports-prizes = Premios
reports-file-results = resultados
reports-results-by-round = Resultados por ronda
reports-no-rounds = Aún no hay rondas.
reports-file-standings = clasificacion
reports-medal-table = Medallero
reports-by-points = Por puntos
reports-file-schools = escuelas
reports-schools = Escuelas
reports-medals = Medallas
reports-places = Puestos
reports-first = 1.º
reports-second = 2.º
reports-third = 3.º
reports-finalists = Finalistas
reports-entered = Inscritos
reports-no-town = (sin localidad)
reports-towns = Localidades
reports-file-scores = puntuaciones
reports-scores = Puntuaciones
reports-tie-breaks = Criterios de desempate
reports-decided = Decisión
reports-lot = sorteo
reports-play-off = desempate jugado
reports-in-numbers = En números
reports-winners = Los primeros
reports-by-town = Por localidad de la escuela:
reports-participation = Participación
reports-only-played = Solo partidas jugadas en el tablero; las ausencias no cuentan.
reports-by-game = Resultados por juego
reports-schools-by-points = Escuelas por puntos
reports-file-final-report = informe-final
reports-final-report = Informe final
reports-cycles = Ciclos
reports-starter-wins = Gana quien empieza
reports-answerer-wins = Gana quien responde
reports-draws = Empates
reports-played = Jugadas
reports-forfeited = Con ausencia
reports-games = Partidas
reports-code-of = código
reports-school-of = escuela
reports-name-of = nombre

# Sentences with data.

reports-name-and-school = Nombre y escuela
reports-code-and-school = Código y escuela
reports-side-column = { $side }: { $part }
reports-group-at-table = Grupo { $group } · mesa { $table }
reports-stage-at-table = { $stage } · mesa { $table }
reports-round-number = Ronda { $round }
reports-in-round = { $title }: ronda { $round }
reports-group-round = { $group } · ronda { $round }
reports-file-cycle = ciclo-{ $cycle }
reports-group-of = Grupo { $group } · { $tournament }
reports-no-time = `{ $text }` no es una hora; se esperaba algo como `10:30`
reports-school-detail = Escuela n.º { $number }
reports-pupils-detail = { $count ->
        [one] 1 alumno
       *[other] { $count } alumnos
    }
reports-rounds-at = Rondas: { $times }
reports-not-over = Aún sin terminar: { $names }.
reports-provisional = Provisional: { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    } por jugar o por registrar.
reports-open-rounds = Las rondas abiertas no cuentan para nadie hasta que llegue el último resultado: { $rounds }.
reports-open-round = grupo { $group }, ronda { $round }
reports-never-played = sin puesto: no ha jugado
reports-standings-after = Clasificación tras la ronda { $round }
reports-file-after-round = { $file }-fase-{ $stage }-ronda-{ $round }
reports-tie-break-shared = { $count ->
        [one] Criterio de desempate
       *[other] Criterios de desempate, por orden
    }: { $list }. Donde todo es igual, el puesto se comparte.
reports-tie-break-played = { $count ->
        [one] Criterio de desempate
       *[other] Criterios de desempate, por orden
    }: { $list }. Donde todo era igual, decidió un desempate jugado.
reports-tie-break-drawn = { $count ->
        [one] Criterio de desempate
       *[other] Criterios de desempate, por orden
    }: { $list }. Donde todo era igual, decidió el sorteo.
reports-tie-break-both = { $count ->
        [one] Criterio de desempate
       *[other] Criterios de desempate, por orden
    }: { $list }. Donde todo era igual, decidió un desempate jugado o el sorteo.
reports-tie-break = Criterio de desempate
reports-stage-scores = { $stage }: alumnos por número de puntos
reports-won-by-starter = gana quien empieza
reports-drawn = empate
reports-won-by-answerer = gana quien responde
reports-total = Total
reports-overview = { $pupils }{ $withdrawn ->
        [0] {""}
        [one] {" "}(1 retirada)
       *[other] {" "}({ $withdrawn } retiradas)
    }{ $idle ->
        [0] {""}
       *[other] {" "}({ $idle } sin ninguna partida)
    } de { $schools ->
        [one] 1 escuela
       *[other] { $schools } escuelas
    }. { $tournaments }; { $groups ->
        [one] 1 grupo
       *[other] { $groups } grupos
    }. { $played ->
        [one] 1 partida jugada
       *[other] { $played } partidas jugadas
    }; { $forfeited } con ausencia; { $missing } sin resultado.
reports-tournaments-all-over = { $count ->
        [one] 1 torneo, terminado
       *[other] { $count } torneos, todos terminados
    }
reports-tournaments-some-over = { $count ->
        [one] 1 torneo, sin terminar
       *[other] { $count } torneos, { $over ->
            [0] ninguno terminado
            [one] 1 terminado
           *[other] { $over } terminados
        }
    }
reports-timetable = { $stage }: { $times }

# Results as people read them.

reports-starter-absent = faltó quien empieza
reports-answerer-absent = faltó quien responde
reports-both-absent = faltaron ambos

# Refusals.

reports-empty = el informe está vacío
reports-typeset = el informe no se puede componer: { $reason }
