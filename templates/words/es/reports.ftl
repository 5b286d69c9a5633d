# Words of tables, and names of reports and of their files.

reports-table = Mesa
reports-group = Grupo
reports-groups = Grupos
reports-file-round = ronda
reports-board = Tablero
reports-board-in-round = Tablero en la ronda
reports-round-short = R.
reports-round = Ronda
reports-starts = Empieza
reports-answers = Responde
reports-wall-chart-legend = En cada ronda: el n.º del adversario y los puntos hechos; ▸ empieza la partida; F descansa; – ausente.
reports-file-wall-charts = cuadros-de-pared
reports-wall-charts = Cuadros de pared
reports-wall-chart-legend-free = En cada columna una partida, por el orden en que se jugaron: el n.º del adversario y los puntos hechos; ▸ empieza la partida.
reports-cross-table-legend-free = En cada fila: los puntos hechos contra el n.º de la columna, partida a partida; + y - son ausencias; vacío, no se enfrentaron.
reports-cross-table-legend-points = En cada fila: los puntos hechos contra el n.º de la columna; + y - son ausencias; vacío, no se enfrentaron. Descanso: los puntos de una ronda sin adversario; – es una ausencia.
reports-cross-table-legend = En cada fila: los puntos hechos contra el n.º de la columna; ½ es un empate, + y - son ausencias; vacío, no se enfrentaron. Descanso: los puntos de una ronda sin adversario; – es una ausencia.
reports-byes = Descanso
reports-games-played = Partidas
reports-games-won = Ganadas
reports-games-drawn = Empatadas
reports-games-lost = Perdidas
reports-file-cross-tables = cuadros-cruzados
reports-cross-tables = Cuadros cruzados
reports-too-large-to-cross = El grupo es demasiado grande para un cuadro cruzado; vea el cuadro de pared.
reports-no-groups = Aún no hay grupos sorteados.
reports-number = N.º
reports-points = Puntos
reports-place = Puesto
reports-place-in-group = Puesto en el grupo
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
reports-mark = Marca
reports-waiting = en espera
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
reports-turn = Turno
reports-who-starts = empieza
reports-who-answers = responde
reports-nothing = (nada)
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
reports-finalists = En la final
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
reports-team = Equipo
reports-teams = Equipos
reports-name-and-team = Nombre y equipo
reports-code-and-team = Código y equipo
reports-matches-won = G
reports-matches-drawn = E
reports-matches-lost = P
reports-match-points = Puntos de encuentro
reports-board-points = Puntos de tablero
reports-boards-weighted = Tableros ponderados
reports-team-free = { $team }: descansa
reports-without-game = sin partida
reports-teams-columns = Equipos: G, E, P: encuentros ganados, empatados, perdidos.
reports-teams-order = Entre equipos iguales en puntos deciden los encuentros entre ellos y, después, los tableros ponderados: el primero cuenta más.
reports-between-teams = Entre ellos
reports-side-column = { $side }: { $part }
reports-group-at-table = Grupo { $group } · mesa { $table }
reports-stage-at-table = { $stage } · mesa { $table }
reports-round-number = Ronda { $round }
reports-in-round = { $title }: ronda { $round }
reports-in-stage-round = { $title }: { $stage }, ronda { $round }
reports-goes-on-note = { $sign } pasa a la fase siguiente.
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
reports-provisional-free = Provisional: el juego libre continúa.
reports-open-rounds = Las rondas abiertas no cuentan para nadie hasta que llegue el último resultado: { $rounds }.
reports-open-round = grupo { $group }, ronda { $round }
reports-open-round-at = mesa { $table }, ronda { $round }
reports-never-played = sin puesto: no ha jugado
reports-did-not-play = no ha jugado
reports-standings-after = Clasificación tras la ronda { $round }
reports-standings-final = Clasificación final
reports-reached = Llegó a
reports-last-match = Último encuentro
reports-still-in = sigue en juego
reports-third-place-match = 3.er puesto
reports-round-final = Final
reports-round-semifinal = Semifinal
reports-round-quarterfinal = Cuartos de final
reports-round-of-sixteen = Octavos de final
reports-match-beat = ganó a { $opponent }
reports-match-lost-to = perdió con { $opponent }
reports-match-forfeited-to = { $opponent } faltó
reports-match-stayed-away = faltó contra { $opponent }
reports-match-drew-with = empató con { $opponent }
reports-file-after-round = { $file }-fase-{ $stage }-ronda-{ $round }
reports-tie-break-names = { $count ->
        [one] Criterio de desempate
       *[other] Criterios de desempate, por orden
    }: { $list }.
reports-tie-break-rule = { $count ->
        [one] Criterio de desempate
       *[other] Criterios de desempate, por orden
    }: { $list }. { $rule }
reports-tie-break = Criterio de desempate
reports-continued = { $title } (continuación)
reports-order-by-medals = En el medallero cuentan primero los primeros puestos, después los segundos y por último los terceros; los puntos no cuentan, y las escuelas con las mismas medallas comparten el puesto.
reports-school-points-all = Los puntos de una escuela son la suma de los que hicieron todos sus alumnos, en todas las fases.
reports-school-points-best = { $count ->
        [one] Los puntos de una escuela son los del alumno que hizo más, sumadas todas las fases.
       *[other] Los puntos de una escuela son la suma de los que hicieron sus { $count } mejores alumnos, en todas las fases.
    }
reports-school-points-best-per-game = { $count ->
        [one] Los puntos de una escuela son la suma de los que su mejor alumno hizo en cada juego, en todas las fases.
       *[other] Los puntos de una escuela son la suma de los que sus { $count } mejores alumnos hicieron en cada juego, en todas las fases.
    }
reports-order-by-points = Entre escuelas con los mismos puntos va delante la que tiene más primeros puestos, después más segundos, después más terceros; si también en eso son iguales, comparten el puesto.
reports-shared-across-groups = Quienes quedaron en el mismo puesto en grupos distintos comparten el puesto: grupos distintos no se comparan.
reports-parted-by = Desempate
reports-by-code = (ver el código)
reports-stage-scores = { $stage }: alumnos por número de puntos
reports-won-by-starter = gana quien empieza
reports-drawn = empate
reports-won-by-answerer = gana quien responde
reports-total = Total
reports-overview = { $pupils }{ $withdrawn ->
        [0] { $idle ->
            [0] {""}
           *[other] {" "}({ $idle } sin ninguna partida)
        }
        [one] {" "}(1 retirada{ $idle ->
            [0] {""}
           *[other] , { $idle } sin ninguna partida
        })
       *[other] {" "}({ $withdrawn } retiradas{ $idle ->
            [0] {""}
           *[other] , { $idle } sin ninguna partida
        })
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

# Papers of the day.
reports-file-check-in = asistencia
reports-check-in = Lista de asistencia
reports-present = Ha venido
reports-present-of = Presentes: ____ / { $count }
reports-signature = Firma
reports-teacher-signs = Profesor responsable: ____________________ Hora: ______
reports-file-consents = autorizaciones
reports-consents = Autorizaciones y fotografías
reports-consent = Autorización
reports-photo-yes = Foto sí
reports-photo-no = Foto no
reports-checked-by = Visto
reports-consent-advice = Marque lo que las familias han autorizado por escrito. A quien no tenga marcado «Foto sí» no se le fotografía ni se le filma. Destruya esta lista cuando ya no haga falta.
reports-file-prize-script = guion-de-premios
reports-prize-script = Guion de la entrega de premios
reports-prize-script-advice = En cada torneo se llama primero al tercer puesto, después al segundo y por último al primero. Quienes comparten un puesto suben juntos.
reports-nobody-yet = Ningún torneo ha terminado aún.
reports-pause = (pausa para los aplausos)
reports-letter-greeting = Estimados profesores y alumnos:
reports-letter-summary = Gracias por haber venido. { $pupils ->
        [0] Nadie de la escuela jugó
        [one] Jugó 1 alumno de la escuela
       *[other] Jugaron { $pupils } alumnos de la escuela
    }{ $last ->
        [0] {""}
        [one] {"; "}1 llegó a la última fase
       *[other] {"; "}{ $last } llegaron a la última fase
    }{ $podium ->
        [0] {""}
        [one] {"; "}1 subió al podio
       *[other] {"; "}{ $podium } subieron al podio
    }. Estos son los resultados de cada uno.
reports-letter-podium = En el podio: { $list }.
reports-letter-place = { $name } ({ $place }.º puesto, { $tournament })
reports-letter-school = La escuela hizo { $points }: { $place }.º puesto entre { $among } escuelas.
reports-letter-thanks = ¡Enhorabuena a todos, y hasta la próxima!
reports-letter-earlier = Resultados anteriores ({ $stage }): { $list }.
reports-letter-earlier-place = { $name } ({ $place }.º de { $among }, puntos: { $points })
reports-letter-signed = La organización
reports-file-school-results = resultados-de-la-escuela
reports-school-results = Resultados de la escuela
reports-among = Entre
reports-file-programme = programa
reports-programme = Programa del día
reports-what = Qué
reports-where = Dónde
reports-arrival = Llegada de las escuelas
reports-at-the-desk = en la recepción
reports-opening = Apertura
reports-in-the-hall = en el salón
reports-break = Descanso
reports-qualifiers-hang = se cuelgan los clasificados
reports-prize-giving = Entrega de premios
reports-programme-advice = Las horas sin rellenar se escriben a mano.
reports-file-plan = plano-de-mesas
reports-plan = Plano de salas y mesas
reports-plan-advice = Escriba la sala de cada torneo.
reports-tournament = Torneo
reports-tables = Mesas
reports-boards = Tableros
reports-room = Sala
reports-one-table = mesa { $table }
reports-two-tables = mesas { $first } y { $last }
reports-tables-from-to = mesas { $first } a { $last }
reports-file-berger = tablas-de-berger
reports-berger = Tablas de Berger
reports-berger-for = { $least } o { $most } jugadores
reports-berger-advice = Empieza el número de la izquierda. Si falta el { $last }, descansa quien jugaría con él.
reports-file-briefing = instrucciones-de-arbitros
reports-briefing = Instrucciones para los árbitros
reports-brief-before = Antes de empezar
reports-brief-stage = { $stage }: como máximo { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }.
reports-brief-knockout = { $stage }: quien pierde queda fuera; las rondas siguientes dependen de los resultados.
reports-brief-times = Horas: { $times }.
reports-brief-seats = Compruebe con la papeleta quién está sentado en cada tablero.
reports-brief-during = Durante las partidas
reports-brief-start = La papeleta dice quién empieza.
reports-brief-swap = Hay cambio en: { $games }. Quien responde puede, solo en su primer turno, quedarse con la jugada de quien empezó; en la papeleta se anota quién juega con qué.
reports-brief-sides = Quien empieza lleva: { $games }.
reports-brief-games = Cada encuentro tiene { $games } partidas, en las que se alterna quién empieza; se juegan todas y los puntos se suman.
reports-brief-best-of = Cada encuentro tiene hasta { $games } partidas, en las que se alterna quién empieza; acaba cuando uno ya no puede ser alcanzado.
reports-brief-pairs = Cada encuentro tiene { $games } partidas, en las que se alterna quién empieza; si hay igualdad se juegan dos más.
reports-brief-teams = Juegan equipos: cada tablero es una partida, y el encuentro es del equipo que haga más puntos en los tableros.
reports-brief-question = Ante una duda: parar la partida, dejarlo todo como está y leer la hoja de reglas del juego.
reports-brief-absent = Ausencias
reports-brief-late = Una ausencia se marca en la papeleta y se registra como un resultado.
reports-brief-forfeit = Quien ha venido recibe { $win }; quien ha faltado, { $loss }.
reports-brief-bye = Quien descansa recibe { $bye } y no juega en esa ronda.
reports-brief-results = Resultados
reports-brief-points = Victoria: { $win }. Empate: { $draw }. Derrota: { $loss }.
reports-brief-points-no-draws = Victoria: { $win }. Derrota: { $loss }.
reports-brief-no-draws = En estos juegos no hay empates.
reports-brief-draws = Puede haber empate en: { $games }.
reports-brief-slip = Al final de la partida: marque en la papeleta quién ha ganado, firma quien ha ganado, firma el árbitro.
reports-brief-enter = Registre el resultado enseguida: lea el código QR de la papeleta con el móvil, o entregue la papeleta en la mesa de la organización.
reports-brief-hand-in = Registre el resultado enseguida en la página, o entregue la papeleta en la mesa de la organización.
reports-brief-confirm = Un resultado solo cuenta cuando lo confirma una segunda persona.
reports-brief-wrong = Un resultado equivocado se corrige en la página, con el motivo; nada se borra.
reports-brief-of-stage = { $stage }: { $line }
reports-brief-other-game = { $stage }.
reports-brief-ties = Igualdades
reports-brief-tie-breaks = Con puntos iguales deciden, por este orden: { $list }.
reports-last-shared = Si todo es igual, el puesto se comparte.
reports-last-play-off = Si todo es igual y el puesto clasifica o da premio, se juega un desempate; sin desempate, el puesto se comparte.
reports-last-lot = Si todo es igual y el puesto clasifica o da premio, decide un sorteo, hecho por el programa; sin sorteo, el puesto se comparte.
reports-last-was-play-off = { $shared ->
        [0] Donde todo era igual, decidió un desempate jugado.
       *[other] Donde todo era igual, decidió un desempate jugado cuando el puesto clasificaba o daba premio; los demás puestos se comparten.
    }
reports-last-was-lot = { $shared ->
        [0] Donde todo era igual, decidió el sorteo.
       *[other] Donde todo era igual, decidió el sorteo cuando el puesto clasificaba o daba premio; los demás puestos se comparten.
    }
reports-last-was-either = { $shared ->
        [0] Donde todo era igual, decidió un desempate jugado o el sorteo.
       *[other] Donde todo era igual, decidió un desempate jugado o el sorteo cuando el puesto clasificaba o daba premio; los demás puestos se comparten.
    }

# How the names of Portuguese schools are shortened on walls, long: short, the longest first.
reports-school-abbreviations = Escola Básica dos 2.º e 3.º Ciclos: EB 2,3; Escola Básica do 1.º Ciclo: EB1; Escola Básica e Secundária: EBS; Escola Básica: EB; Escola Secundária: ES; Agrupamento de Escolas: AE
reports-in-room = { $tables }, { $room }
reports-group-in-room = { $group } · { $room }
reports-tables-list = mesas { $list }
reports-all-rooms = Todas las salas
reports-no-room = Sala sin indicar
reports-plan-rooms-advice = Los tableros son los que se usan a la vez.

# Lists that are taken along.

reports-entered-by = Introducido por
reports-entered-at = Introducido a
reports-start-number = N.º inicial
reports-joined = Desde la ronda
reports-absences = Ausencias anunciadas
reports-left-from = Sale en la ronda
reports-game-number = Partida
reports-note = Nota
reports-notes = Notas
reports-seed = Semilla
reports-order-decided = Orden decidido
reports-decided-by = Decidido por
reports-by-lot = sorteo, semilla { $seed }
reports-by-play-off = partida de desempate
reports-ties = Desempates
reports-corrections = Correcciones
reports-result-before = Resultado anterior
reports-reason = Motivo
reports-records = Partidas grabadas
reports-records-file = partidas
reports-record-event = campeonato
reports-record-place = lugar
reports-record-where = mesa { $table }, ronda { $round }, tablero { $board }, partida { $game }
reports-record-starts = empieza
reports-record-answers = responde
reports-record-score = puntos
reports-record-end = final
reports-record-resigned = abandono
reports-record-agreed = tablas de común acuerdo
reports-record-out-of-time = tiempo agotado
reports-record-awarded = decisión del árbitro
reports-screens = Partidas en pantalla
reports-screens-note = Partidas jugadas en pantalla hasta el final: no cuentan las que siguieron en madera ni las adjudicadas por el árbitro.
reports-moves-mean = Movimientos (media)
reports-moves-most = Más larga
reports-first-move = Apertura más usada
reports-moves-caption = Movimientos de una partida, de media (entre paréntesis, las partidas)
reports-screens-who-wins = Quién gana en pantalla, por juego y ciclo (entre paréntesis, las partidas)
reports-openings-caption = Cómo se empezó más: el primer movimiento, cuántas veces y en qué parte de las partidas
