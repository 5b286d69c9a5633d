# Refusals, and places of the championship.

facts-place = { $group }, ronda { $round }, tablero { $board }
facts-place-of-game = { $group }, ronda { $round }, tablero { $board }, partida { $game }
facts-unread-points = `{ $found }` no es un número; se esperaba un número como 1, 0,5 o ½
facts-unread-tournament = `{ $found }` no es un torneo; se esperaba ciclo.juego, como 1.3
facts-unread-entry = `{ $found }` no es un código; se esperaba escuela.ciclo.juego, como 221.1.3
facts-unread-group = `{ $found }` no es un grupo; se esperaba ciclo.juego.grupo, como 1.3.2
facts-unread-result = `{ $found }` no es un resultado; se esperaba 1-0, 0-1, ½-½, o con ausencia +:-, -:+ o -:-

# Refusals of facts.

facts-already-created = el campeonato ya existe
facts-bracket-played-on = el resultado de { $place } cambiaría quién avanza, pero el cuadro ya ha continuado a partir de él. Retire los resultados de las rondas siguientes, anule esas rondas y corríjalo después
facts-no-column = ni el reglamento ni la inscripción piden una columna «{ $column }»; solo se guarda lo que piden los premios, las cuotas y las preguntas sobre los alumnos
facts-yes = sí
facts-no = no
facts-region = región
facts-not-waiting = `{ $code }` no está en espera
facts-quota-full = «{ $whose }» ya tiene { $most ->
        [one] el inscrito que permite la cuota
       *[other] los { $most } inscritos que permite la cuota
    }
facts-different-games = `{ $from }` e `{ $into }` son de juegos o ciclos distintos, y quien juega a dos juegos tiene dos inscripciones; cambiar de juego es otro paso
facts-has-played = `{ $code }` ya ha jugado, y nadie puede jugar en su lugar; retire la inscripción e inscriba al otro alumno
facts-last-of-group = sin `{ $code }` el grupo `{ $group }` se quedaría con un solo alumno; anule el sorteo y sortee de nuevo
facts-named-in-rounds = `{ $code }` ya está en rondas publicadas del grupo `{ $group }`; anúlelas, si aún no tienen resultados, o deje al alumno donde está
facts-pupil-differs = entretanto otra persona cambió al alumno de `{ $code }`; mírelo de nuevo antes de sustituirlo
facts-draw-in-use = el sorteo de `{ $tournament }` ya tiene rondas publicadas y no se puede anular
facts-entry-twice = `{ $code }` aparece dos veces
facts-full = las inscripciones están completas: el límite es { $limit }
facts-game-not-in-cycle = el juego { $game } no se juega en el ciclo { $cycle }
facts-game-without-draws = { $place }: este juego no admite empate
facts-left-out = `{ $code }` juega y falta en la lista
facts-at-a-board = `{ $code }` todavía está jugando: { $place }
facts-no-free-play = el grupo `{ $group }` no está en juego libre
facts-only-games = el grupo `{ $group }` está en juego libre, y `{ $code }` se quedaría sin partida: basta con no poner en la lista a quien no tiene partida
facts-nameless-school = la escuela { $school } no tiene nombre
facts-no-board = { $place }: no existe ese tablero o esa partida
facts-no-decision = en el grupo `{ $group }` no se ha decidido ningún empate
facts-no-entry = no hay ninguna inscripción con el código `{ $code }`
facts-no-group = no hay grupo `{ $text }`; escríbalo como 1.3.2 (ciclo.juego.grupo) o 1.3.F para la final
facts-no-round = el grupo `{ $group }` no tiene ronda { $round }
facts-no-school = no hay escuela { $school }; regístrela primero
facts-no-stage = el torneo `{ $tournament }` no tiene fase { $stage }, o aún no se ha sorteado
facts-no-tournament = no hay torneo `{ $tournament }`
facts-not-created = el campeonato aún no se ha creado
facts-not-in-group = `{ $code }` no juega en esa ronda del grupo `{ $group }`
facts-not-withdrawn = `{ $code }` no se ha retirado
facts-placed-already = `{ $code }` ya está en un grupo
facts-reason-missing = falta indicar el motivo
facts-result-differs = { $place } tiene ahora el resultado `{ $result }`; revíselo antes de corregir
facts-result-none = { $place } aún no tiene resultado que corregir
facts-own-result = { $place }: el resultado `{ $result }` lo confirma otra persona, no quien lo registró
facts-result-present = { $place } ya tiene el resultado `{ $result }`; para cambiarlo, haga una corrección con motivo
facts-results-missing = { $count ->
        [one] falta 1 resultado
       *[other] faltan { $count } resultados
    } en el grupo `{ $group }`; { $count ->
        [one] introdúzcalo
       *[other] introdúzcalos
    } o indique un motivo para avanzar
facts-other-plays = { $place }: `{ $said }` no juega ahí; juegan `{ $first }` – `{ $second }`
facts-others-play = { $place }: el resultado es de `{ $one }` – `{ $other }`, pero ahora juegan ahí `{ $first }` – `{ $second }`; no se ha guardado nada
facts-seats-exchanged = { $place }: se cambiaron sitios después de salir la ronda, y el resultado no dice de quién es; ahora juegan ahí `{ $first }` – `{ $second }`
facts-board-scored = { $place } ya tiene resultado: quién jugó allí, y de qué lado, queda como está
facts-game-out-of-turn = { $place }: no es el turno de esa partida; las partidas de un encuentro se introducen en orden, se retiran en el orden inverso y terminan cuando el encuentro está decidido
facts-round-out-of-turn = la próxima ronda del grupo `{ $group }` es la { $round }
facts-round-published = la ronda { $round } del grupo `{ $group }` ya se ha publicado
facts-round-scored = la ronda { $round } del grupo `{ $group }` ya tiene resultados y no se puede anular
facts-rounds-over = el grupo `{ $group }` ya ha jugado { $rounds ->
        [one] su ronda
       *[other] sus { $rounds } rondas
    }
facts-school-full = la escuela { $school } ya tiene { $limit ->
        [one] el inscrito
       *[other] los { $limit } inscritos
    } que puede tener aquí
facts-school-year-outside = el { $year }.º curso no pertenece al ciclo, que va del { $first }.º al { $last }.º
facts-stage-drawn = la fase { $stage } de `{ $tournament }` ya se ha sorteado
facts-stage-out-of-turn = la fase { $stage } de `{ $tournament }` aún no se puede sortear: falta resolver la anterior
facts-stage-settled = la fase { $stage } de `{ $tournament }` ya está resuelta
facts-tournament-closed = el torneo `{ $tournament }` está cerrado: solo se puede corregir un nombre, con un motivo; para lo demás, reábralo en la página del torneo («Reabrir el torneo»)
facts-teams-drawn = los equipos de `{ $group }` están sorteados y no admiten a `{ $code }`; mientras no haya rondas, anule el sorteo y sortee de nuevo
facts-withdrawn = `{ $code }` se ha retirado
facts-wrong-code = el código `{ $code }` no es el siguiente, que es `{ $next }`

# Points in words.

facts-points = { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
facts-points-tenths = { $whole },{ $tenth } puntos

# What is held.

facts-event = { $name } · { $edition }.ª edición

facts-oneself = nadie juega contra sí mismo: `{ $code }` se ha indicado dos veces
facts-nothing-to-keep = no hay nada que responder: `{ $place }`
facts-not-absent = no se anunció ninguna ausencia de `{ $code }` en la ronda { $round }
facts-not-qualified = `{ $code }` no está entre los clasificados
facts-not-settled = aún no se ha decidido quién pasa de la fase { $stage } de `{ $tournament }`

facts-not-in-stage = `{ $code }` no juega en la fase { $stage }
facts-school-merged = la escuela { $school } forma ahora parte de la { $into }
facts-playing = { $turn ->
    [rounds] { $name } – se juega a { $games }, por turnos, ronda a ronda
    [games] { $name } – se juega a { $games }, por turnos, partida a partida
   *[none] { $name } – se juega a { $games }
}
facts-our-school = Nuestra escuela
facts-game-and-cycle = { $game }, { $cycle }
facts-of-table = de la mesa { $table }
facts-bare = { "\u2068" }{ $what }{ "\u2069" }
facts-live = { $place }: { $fault }
facts-live-both-seats = este dispositivo ya tiene el asiento del rival; cada uno juega en el suyo
facts-live-not-on-screen = se juega en tablero de madera
facts-live-not-seated = nadie ocupa ese asiento
facts-live-not-yours = este dispositivo no tiene asiento en este tablero
facts-live-not-paused = la partida no está en pausa
facts-live-not-ready = la partida empieza cuando ambos digan que están listos
facts-live-not-on-wood = la partida ya está en pantalla
facts-live-nothing-offered = nadie ha propuesto tablas
facts-live-nothing-to-take-back = no hay tantos movimientos que deshacer
facts-live-no-time = se acabó el tiempo
facts-live-on-wood = la partida sigue en tablero de madera
facts-live-out-of-turn = no es su turno, o el movimiento ya se hizo
facts-live-gone-on = la partida ha seguido entretanto: mire el tablero y juegue de nuevo
facts-live-over = la partida ya terminó
facts-live-paused = el árbitro ha parado la partida
facts-live-taken = otro dispositivo ocupa este asiento; el árbitro puede liberarlo
facts-live-time-left = aún queda tiempo

facts-dates-turned = la inscripción acabaría antes de empezar; intercambie las fechas
facts-question-twice = la pregunta «{ $text }» está vacía o aparece dos veces; déjela una vez
facts-no-question = nadie ha preguntado «{ $text }»; actualice la página
facts-not-registering = la inscripción no está abierta en este momento; hable con la organización
facts-nothing-registered = la escuela { $school } todavía no ha enviado nada
facts-registration-incomplete = faltan respuestas obligatorias en la inscripción de la escuela { $school }
facts-too-many-listed = la lista es demasiado larga; el máximo es { $most }

facts-day = { $day } de { $month ->
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
facts-moment = { $day }, a las { $time }
