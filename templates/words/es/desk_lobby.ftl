# El vestíbulo: los campeonatos de una carpeta, y cómo se hace uno.

desk-lobby-title = Campeonatos
desk-lobby-back = Otros campeonatos
desk-lobby-folder = Carpeta: { $folder }
desk-lobby-none = Aún no hay aquí ningún campeonato. Haga el primero.
desk-lobby-next = A continuación:
desk-lobby-open = Abrir
desk-lobby-go-on = Continuar
desk-lobby-make = Hacer un campeonato
desk-lobby-bring = Traer de otro ordenador
desk-lobby-bring-label = Archivo de campeonato o copia de seguridad
desk-lobby-bring-button = Traer y abrir
desk-lobby-damaged = el archivo «{ $file }» está dañado y no se puede abrir; traiga una copia de seguridad de él, en «Traer de otro ordenador»
desk-lobby-no-championship = «{ $file }» no es un campeonato de arbitro, o está dañado; si era un campeonato, traiga una copia de seguridad de él, en «Traer de otro ordenador»
desk-lobby-brought-damaged = el archivo «{ $file }» está dañado: el sello del archivo no coincide. No se ha leído nada de él; pida otra copia a quien lo envió
desk-lobby-brought-other = «{ $file }» no es un campeonato de arbitro, o está dañado. No se ha leído nada de él; pida otra copia a quien lo envió
desk-lobby-same = este archivo es del mismo campeonato que «{ $name }», que ya está en esta carpeta ({ $file }): no se ha traído otra vez. Abra ese; si este archivo es más reciente, póngalo en su lugar en «Copias y datos», «Volver a una copia»
desk-lobby-games = También se puede jugar sin campeonato:
desk-lobby-address = En los móviles de la misma red: { $address }
desk-lobby-no-network = Este ordenador aún no está conectado a ninguna red. Para que los árbitros usen móviles, conéctelo al mismo wifi y actualice la página: aquí aparecerá la dirección.
desk-lobby-cancel = Cancelar
desk-lobby-not-here = esta página es solo para quien abrió el programa, en el ordenador donde está abierto; en ese ordenador, abra arbitro otra vez, como la primera vez: la muestra en una pestaña nueva
desk-lobby-not-yet = el programa se ha abierto de nuevo y quien organiza aún no ha abierto el campeonato; espere un momento y actualice la página
desk-lobby-come-again = el programa se ha abierto de nuevo y ya no conoce esta pestaña; en este ordenador, abra arbitro otra vez, como la primera vez: lo que ya está abierto se muestra en una pestaña nueva
desk-lobby-started-again = ahora mismo no hay ningún campeonato abierto, quizá porque el programa se ha abierto de nuevo; ábralo en la lista de campeonatos
desk-lobby-unreadable = la carpeta `{ $folder }` no se puede leer: { $error }
desk-lobby-read-only = En esta carpeta no se puede escribir ({ $error }). Abra el programa en otra carpeta para hacer o cambiar un campeonato.
desk-kind-class = Una clase
desk-kind-class-about = O algunas clases de una escuela: un torneo por juego, con los juegos que elija.
desk-kind-school = Una escuela
desk-kind-school-about = Fase de escuela: un torneo por juego y ciclo.
desk-kind-region = Varias escuelas
desk-kind-region-about = Un encuentro de escuelas: como máximo un alumno por escuela, juego y ciclo.
desk-kind-nation = Final nacional
desk-kind-nation-about = Como el campeonato nacional de Portugal: grupos de doce y una final.
desk-make-title = Hacer un campeonato
desk-make-name = Nombre
desk-make-name-example = Torneo de Rastros de 4.º A
desk-make-kind = ¿Qué campeonato es?
desk-make-games = ¿Qué juegos?
desk-make-games-how = Puede cambiar los juegos de cada ciclo; un ciclo sin juegos no juega.
desk-make-edition = Edición cuyos juegos se juegan
desk-make-rounds = ¿Cómo se juega?
desk-make-names = ¿Qué ve el público de los nombres?
desk-make-way = Quién juega con quién
desk-make-round-count = Rondas
desk-make-free-minutes = Minutos de juego libre
desk-make-pupils = Alumnos en cada torneo
desk-make-minutes = Minutos por ronda
desk-make-plan = El plan
desk-make-file = El reglamento como archivo
desk-make-button = Hacer el campeonato
desk-make-show-plan = Ver el plan
desk-make-no-name = Dé un nombre al campeonato.
desk-make-taken = Ya hay un campeonato con el nombre «{ $name }». Puede hacer este con el nombre «{ $other }», que ya está escrito, o con otro; el que ya existe se abre en la lista de campeonatos.
desk-make-no-game = Elija al menos un juego.
desk-make-refused = Este reglamento no se puede usar: { $problems }
desk-plan-tournaments =
    { $count ->
        [one] 1 torneo, que se juega así:
       *[other] { $count } torneos, cada uno de los cuales se juega así:
    }
desk-plan-groups =
    { $count ->
        [one] 1 grupo de { $size }
       *[other] { $count } grupos de { $size }
    }
desk-plan-rounds =
    { $count ->
        [one] 1 ronda
       *[other] { $count } rondas
    }
desk-plan-bracket = hasta que quede uno
desk-plan-free = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
} de juego libre: quien está libre vuelve a jugar
desk-plan-takes = Con estos minutos por ronda, se juega durante { $time }.
desk-duration-minutes = { $minutes } min
desk-duration-hours = { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
desk-make-own-how = El reglamento es un texto corto. Puede cambiarlo aquí, o elegir un archivo que ya tenga; se comprueba antes de hacer el campeonato, y se dice en qué línea está el error.
desk-make-own = Usar el texto escrito aquí; las opciones de arriba lo siguen
desk-make-own-text = Reglamento
desk-make-own-file = Un archivo de reglamento
desk-details = Nombre, fecha, lugar y logotipo
desk-details-how = Se pregunta una vez y se usa en todas partes: páginas, papeles y diplomas.
desk-details-host = Escuela o club que organiza
desk-details-day = Fecha, como se escribe en el diploma
desk-details-day-example = 20 de marzo de 2027
desk-details-venue = Lugar
desk-details-times = Horas de las rondas (fases separadas por /)
desk-details-logo = Logotipo (PNG o SVG)
desk-details-no-logo = Quitar el logotipo
desk-details-changed-since = Otra persona cambió esto entretanto; ahora dice: { $now }. No se guardó nada; guarde de nuevo si lo suyo es lo correcto.
desk-logo-too-large = el logotipo es demasiado grande; el máximo son { $most } kB
desk-logo-useless = el logotipo no se puede imprimir: { $why }
desk-make-details = Todos los detalles
desk-make-details-button = Detalles…
desk-make-details-how = Solo hace falta el nombre. Lo que no elija queda como en el reglamento en que se basa. El archivo puede descargarse, cambiarse y elegirse en la página anterior.
desk-make-download = Descargar el reglamento
desk-rules-file = Reglas generales
desk-rules-game = Juego { $number }
desk-rules-cycle = Ciclo { $number }
desk-rules-limits = Límites de inscripciones
desk-rules-stage = Fase { $number }
desk-rules-points = Puntos
desk-rules-prize = Premio { $number }
desk-rules-quota = Cuota { $number }
desk-rules-usual = lo habitual
desk-rules-room = Sala { $number }
desk-kind-before = Como un campeonato anterior
desk-kind-before-about = Empieza con los juegos, las reglas y las escuelas de un campeonato de esta carpeta, sin sus alumnos.
desk-kind-before-which = ¿Cuál?
desk-edition = { $number }.ª edición ({ $year }): { $games }
desk-edition-none = Otra elección de juegos
desk-choose-no-games = no juega
desk-shape-together = Todos en el mismo torneo, de principio a fin
desk-shape-groups = En grupos, y los mejores juegan una final
desk-shape-hand =
    { $count ->
        [one] Como está escrito en el reglamento, que tiene 1 fase
       *[other] Como está escrito en el reglamento, que tiene { $count } fases
    }
desk-choose-groups = Los grupos
desk-choose-final = La final
desk-choose-cut = Cómo se hacen los grupos
desk-choose-cut-size = Por tamaño: como máximo tantos alumnos en cada uno
desk-choose-cut-count = Por número: tantos grupos
desk-choose-size = Cuántos alumnos por grupo, o cuántos grupos
desk-choose-play-groups = Lo que juega cada grupo
desk-choose-qualify = Cuántos de cada grupo van a la final
desk-choose-runners = Y cuántos más, de los mejores que vienen después
desk-play-swiss = Suizo, con las rondas que elija
desk-play-field = Suizo, de { $least } a { $most } rondas, según los alumnos
desk-play-all = Todos contra todos
desk-play-twice = Todos contra todos, dos veces
desk-play-knockout = Eliminatorias: quien pierde queda fuera
desk-play-free = Juego libre en una clase: quien está libre vuelve a jugar, hasta que acabe el tiempo
desk-play-step =
    { $rounds ->
        [one] 1 ronda hasta { $size } alumnos
       *[other] { $rounds } rondas hasta { $size } alumnos
    }
desk-play-by-size = Suizo, según los alumnos: { $steps }; con más alumnos, { $above }
desk-play-by-hand = Como está escrito en el reglamento: { $text }
desk-choose-points-and-ties = Puntos y empates
desk-choose-win = Puntos de una victoria
desk-choose-draw = Puntos de un empate
desk-choose-loss = Puntos de una derrota
desk-choose-ties-how = Cuando dos alumnos tienen los mismos puntos, esto decide, por este orden.
desk-choose-tie-first = Primero decide
desk-choose-tie-then = Si no basta, decide
desk-choose-tie-none = nada más
desk-choose-resort = Si siguen empatados
desk-choose-by-hand = El reglamento dice además esto, escrito a mano, que se queda como está:
desk-plan-go-on =
    { $qualify ->
        [0] los { $more } mejores van a la fase siguiente ({ $stage }), con { $count }
        [one] { $more ->
            [0] el mejor de cada grupo va a la fase siguiente ({ $stage }), con { $count }
           *[other] el mejor de cada grupo y { $more } más van a la fase siguiente ({ $stage }), con { $count }
        }
       *[other] { $more ->
            [0] los { $qualify } mejores de cada grupo van a la fase siguiente ({ $stage }), con { $count }
           *[other] los { $qualify } mejores de cada grupo y { $more } más van a la fase siguiente ({ $stage }), con { $count }
        }
    }
desk-plan-points = Una victoria vale { $win }, un empate { $draw }, una derrota { $loss }.
desk-plan-ties = { $points } Con los mismos puntos decide esto, por este orden: { $ties }. Si siguen empatados: { $resort }.
desk-plan-no-ties = { $points } Con los mismos puntos: { $resort }.
desk-make-rule-by-rule = Regla a regla
desk-make-rule-by-rule-how = Para quien conoce el reglamento: todas sus reglas, con las palabras del archivo. Lo que aquí quede vacío es lo habitual; lo que elija arriba cambia también aquí.
desk-plan-idle-ties = Donde todos juegan contra todos, { $count ->
        [one] { $ties } no separa a quienes tienen los mismos puntos, o los separa
       *[other] { $ties } no separan a quienes tienen los mismos puntos, o los separan
    } solo por el orden de las rondas. Elija mejor { $better }.
desk-lobby-stops = Está abierto «{ $name }», y solo hay un campeonato abierto cada vez: si abre o hace otro, este se para hasta que lo abra de nuevo.
desk-lobby-stops-schools = Las inscripciones de las escuelas, abiertas hasta { $until }, no responden mientras tanto.
desk-lobby-stops-arbiters = { $count ->
        [one] El árbitro con tarjeta tendrá que entrar otra vez.
       *[other] Los { $count } árbitros con tarjeta tendrán que entrar otra vez.
    }
desk-lobby-stops-boards = { $count ->
        [one] Se juega ahora en un tablero en pantalla: esa partida se para, y sigue en el mismo movimiento.
       *[other] Se juega ahora en { $count } tableros en pantalla: esas partidas se paran, y siguen en el mismo movimiento.
    }
desk-lobby-ask = ¿Abrir «{ $name }» de todos modos? Los dispositivos de los alumnos se quedan sin tablero hasta que abra de nuevo su campeonato; entonces se los vuelve a reconocer.
desk-lobby-all-the-same = Abrir de todos modos
desk-make-details-back = Volver, con el nombre y las elecciones
desk-surface-screens = en pantalla: cada alumno juega en su teléfono, tableta u ordenador
desk-surface-hand = como dice el reglamento, escrito a mano
desk-surface-clock = En pantalla: minutos de cada jugador por partida (0 es sin reloj)

# Las fases: campeonatos que alimentan a otros.

desk-phases-title = Fases
desk-phases-card = Los clasificados suben a { $name }
desk-lobby-more-files = { $count ->
    [one] Hay 1 campeonato más en esta carpeta, el que cambió hace más tiempo.
   *[other] Hay { $count } campeonatos más en esta carpeta, los que cambiaron hace más tiempo.
}
desk-phases-corrected = Después de llegar los clasificados se corrigió algo en { $names }: vea en «Fases» quién cambia.
desk-phases-corrected-drawn = Aquí el sorteo ya está hecho: la corrección puede cambiar quién debía haber venido. Decida antes de seguir jugando.
desk-phases-card-send = Enviar los clasificados
desk-phases-up = Quién sube desde aquí
desk-phases-up-how = De la clase se sube a la escuela, de la escuela al distrito, del distrito a la final. Elija a qué campeonato suben los clasificados de este, y cuántos puestos de cada juego y ciclo; quien comparte el último puesto sube también.
desk-phases-above = Los clasificados suben a
desk-phases-nobody = Ninguno
desk-phases-elsewhere = Un campeonato en otro ordenador
desk-phases-elsewhere-name = Su nombre, si está en otro ordenador
desk-phases-first = Puestos que suben
desk-phases-send = Ver los clasificados y enviarlos a { $name }
desk-phases-carry = «{ $name }» no está en esta carpeta. Cuando todo esté jugado, llévele el archivo { $file }: el sello se comprueba allí.
desk-phases-below = Quién sube hasta aquí
desk-phases-none = Ningún campeonato envía todavía clasificados a este.
desk-phases-awaited = Se espera a los clasificados hasta { $until }.
desk-phases-late = con retraso
desk-phases-championship = Campeonato
desk-phases-when = Recibido
desk-phases-bring = Traer los clasificados de otro ordenador
desk-phases-bring-how = Elija el archivo del campeonato, o una copia de seguridad. Todos los sellos se comprueban antes de leer nada, y el archivo no se queda aquí: solo se reciben los clasificados.
desk-phases-bring-first = Puestos de cada juego y ciclo, si el archivo no dice cuántos
desk-phases-bring-button = Comprobar y ver los clasificados
desk-phases-expect = De qué campeonatos se esperan clasificados
desk-phases-names = Los nombres, uno por línea
desk-phases-until = Hasta qué día
desk-phases-list-title = Los clasificados
desk-phases-from-to = { $first ->
    [one] El primer puesto
   *[other] Los { $first } primeros puestos
} de cada juego y ciclo de { $from }, para { $to }.
desk-phases-not-over = Todavía hay torneos por acabar; los que faltan suben después, en esta misma página.
desk-phases-only = Suben el nombre, la escuela, la localidad, el curso, el juego y el puesto, y nada más.
desk-phases-nobody-yet = Todavía no se ha clasificado nadie: ningún torneo ha acabado.
desk-phases-problems = Problemas
desk-phases-take = { $count ->
    [0] Recibir
    [one] Recibir 1 alumno
   *[other] Recibir { $count } alumnos
}
desk-phases-accept = Recibir lo que cambió (nuevos: { $new }; cambios: { $changed })
desk-phases-all-in = Está todo recibido.
desk-phases-taken = { $count ->
    [0] Recibido de { $name }; no hay alumnos nuevos.
    [one] Recibido de { $name }: 1 alumno nuevo.
   *[other] Recibido de { $name }: { $count } alumnos nuevos.
}
desk-phases-send-up = { $count ->
    [0] Enviar
    [one] Enviar 1 alumno
   *[other] Enviar { $count } alumnos
}
desk-phases-send-changed = Enviar lo que cambió (nuevos: { $new }; cambios: { $changed })
desk-phases-all-sent = Está todo enviado.
desk-phases-sent = { $count ->
    [0] Enviado de { $name }; no hay alumnos nuevos.
    [one] Enviado de { $name }: 1 alumno nuevo.
   *[other] Enviado de { $name }: { $count } alumnos nuevos.
}
desk-phases-some-refused = { $count ->
    [one] Hay 1 alumno que no se puede inscribir: el motivo está arriba, en «Problemas». No hay nada más por recibir.
   *[other] Hay { $count } alumnos que no se pueden inscribir: los motivos están arriba, en «Problemas». No hay nada más por recibir.
}
desk-phases-put-back-button = Quitar este campeonato de la lista
desk-phases-put-back = El campeonato se ha quitado de la lista; no se ha recibido nada de él ahora.
desk-phases-nothing = De { $name } no hay nada nuevo.
desk-phases-reason = clasificados corregidos en { $name }
desk-phases-gone = ese campeonato ya no está a mano; elíjalo otra vez en la lista, o traiga su archivo de nuevo

# Las ediciones: lo que hubo, quién ganó, y hasta cuándo se guardan los nombres.

desk-archive-title = Ediciones y estadísticas
desk-archive-by-edition = Inscripciones por edición
desk-archive-by-year = Participantes por año
desk-archive-by-region = Participantes por región
desk-archive-endings = Cómo acabaron las partidas
desk-archive-all-winners = Ganadores de todos los años
desk-archive-edition = Edición
desk-archive-podium = Podio
desk-archive-past = Ediciones anteriores
desk-archive-past-how = Pegue o elija una tabla (CSV o Excel) de ediciones jugadas sin este programa. Una fila de títulos dice qué hay en ella: Edición, Año, Ciclo, Juego, Puesto, Nombre, Escuela, Localidad, Región, Participantes, Ganadas por quien empezó, Ganadas por quien respondió, Tablas. Una tabla con una fila por edición y una columna por ciclo trae los juegos. Lo que se trae otra vez sustituye lo que había.
desk-archive-past-consent = Nombres: traiga solo los de ganadores cuyas familias autorizaron que sigan publicados.
desk-archive-past-text = La tabla
desk-archive-past-button = Traer la tabla
desk-archive-past-taken = { $count ->
        [one] Se trajo 1 fila.
       *[other] Se trajeron { $count } filas.
    }
desk-archive-past-wrong = la tabla no se trajo; corrija las filas indicadas
desk-archive-past-unread = la tabla { $file } no se puede leer y por eso no se cambia: { $why }; corríjala o póngala en otro sitio
desk-archive-past-unwritten = no se puede escribir { $file }: { $why }
desk-archive-past-kept = Quedan en esta carpeta, en el archivo { $file }, que también se abre en una hoja de cálculo.
desk-archive-past-remove = Quitar esta edición
desk-archive-past-forget = Borrar el nombre de alguien
desk-archive-past-forget-name = El nombre completo, como está aquí
desk-archive-past-agree = Sí, para siempre
desk-archive-past-sure = Confirme primero que debe borrarse.
desk-archive-past-nothing = en la tabla no hay nada con ese nombre ni de esa edición
desk-archive-past-removed = { $count ->
        [one] Se cambió o quitó 1 fila.
       *[other] Se cambiaron o quitaron { $count } filas.
    }
desk-archive-past-pupils = { $count ->
        [one] 1 participante
       *[other] { $count } participantes
    }
desk-archive-by-cycle = Inscripciones por ciclo
desk-archive-by-town = Inscripciones por localidad
desk-archive-by-school = Inscripciones por escuela
desk-archive-games = Juegos: { $games }
desk-archive-winners = Ganadores
desk-archive-again = Hacer uno igual
desk-archive-regulations = Reglamento
desk-archive-names = Nombres de los alumnos
desk-archive-due = Ha pasado el plazo para guardar los nombres de los alumnos
desk-archive-due-of = Ha pasado el plazo que el reglamento de «{ $name }» fija para guardar los nombres de los alumnos: bórrelos en «Ediciones y estadísticas».
desk-archive-no-end = El reglamento no fija hasta cuándo se guardan los nombres.
desk-archive-until = El reglamento permite guardar los nombres hasta { $until }.
desk-archive-forget-how = Los nombres se borran para siempre, también en las copias automáticas; los códigos y los resultados se quedan.
desk-archive-keep = Guardar a los ganadores cuyo nombre completo se publicó ({ $count }), con autorización de las familias
desk-archive-forget = Borrar los nombres ({ $count })
desk-archive-agree = Sí, borrar para siempre los nombres de «{ $name }» ({ $file })
desk-archive-sure = Confirme primero que quiere borrar los nombres para siempre.
desk-archive-forgotten = { $count ->
    [one] Borrados los datos personales de 1 inscripción.
   *[other] Borrados los datos personales de { $count } inscripciones.
}
desk-archive-left = Algunos textos escritos a mano, como motivos y notas, pueden tener todavía nombres: abra el campeonato y léalos en el registro (líneas: { $lines }).
desk-archive-left-files = { $count ->
    [one] 1 copia no se ha podido leer y puede tener todavía los nombres; bórrela a mano.
   *[other] { $count } copias no se han podido leer y pueden tener todavía los nombres; bórrelas a mano.
}
desk-archive-no-names = ya no quedan nombres por borrar
