# Las páginas del organizador que vinieron después: copias, listas, presencias, propuestas.
desk-safety = Copias y datos
desk-safety-copy = Copia de seguridad
desk-safety-copy-how = Un solo archivo con todo: alumnos, rondas, resultados y quién puede entrar. Guárdelo en una memoria USB o en otro ordenador; allí se abre con arbitro. El programa también hace copias por su cuenta, después de cada ronda.
desk-safety-download = Descargar una copia
desk-safety-verify = Comprobar que no falta nada
desk-safety-seal = Sello, para compararlo con el que está en los papeles: { $seal }
desk-safety-whole = No falta nada: las { $facts } líneas del registro están en orden y tal como se escribieron. Copias automáticas: { $copies }.
desk-safety-faults = Hay líneas del registro que no están como se escribieron: { $faults }. No escriba nada más y abra la última copia buena.
desk-safety-back = Volver a una copia
desk-safety-back-how = Elija el archivo de una copia, o una de las copias automáticas: primero ve lo que tiene, junto a lo que está abierto ahora, y solo entonces decide. Lo que está abierto ahora se guarda como copia.
desk-safety-lobby = Ir a la página inicial
desk-safety-check-file = Archivo de la copia
desk-safety-check = Ver lo que tiene esta copia
desk-safety-no-file = Elija primero el archivo de la copia.
desk-safety-copy-whole = La copia está completa: { $name }, con { $pupils } inscritos y { $facts } líneas en el registro. Aquí no ha cambiado nada.
desk-safety-no-copies = Todavía no hay copias automáticas: la primera se hace con la primera ronda.
desk-safety-copies = Copias automáticas ({ $count })
desk-export = Exportar los datos
desk-export-how = Para Excel, para otros programas o para el archivo de la escuela. Una lista con nombres completos se puede volver a leer aquí sin cambiar nada.
desk-export-names = Nombres en los archivos
desk-export-full = Nombre completo
desk-export-short = Nombre e inicial (Inés A.)
desk-export-code = Solo el código
desk-export-names-how = Los nombres completos solo salen de aquí con el consentimiento de las familias. Lo que está en las carpetas para publicar y para colgar nunca dice más de lo que el público puede ver.
desk-export-everything = Todo en un archivo (ZIP)
desk-export-regulations = Reglamento
desk-export-entries = Inscripciones
desk-export-boards = Partidas
desk-export-standings = Clasificaciones
desk-export-schools = Escuelas
desk-export-records = Partidas grabadas
desk-no-records = Todavía no hay partidas grabadas.
desk-export-folder = datos
desk-export-unzipped = No se ha podido hacer el archivo: { $error }.
desk-forget = Olvidar a este alumno
desk-forget-title = Olvidar a un alumno
desk-forget-how = El nombre y el curso de un alumno se pueden borrar para siempre, también de las copias junto al campeonato. Quedan el código y los resultados, para que las cuentas de los demás sigan siendo correctas. Se hace en la página del alumno.
desk-forget-agree = Entiendo que el nombre no se puede recuperar.
desk-forget-sure = Confirme primero que lo entiende: el nombre no se puede recuperar.
desk-forget-also = Otras palabras para el alumno en notas y motivos, como un apodo (separadas por comas)
desk-forgotten = { $code }: se han borrado el nombre y el curso, también de { $copies ->
        [one] 1 copia
       *[other] { $copies } copias
    }. Las copias que guarde en otro sitio debe borrarlas usted.
desk-log-everybody = Todo el mundo
desk-log-nothing = El registro no tiene nada sobre esto.
desk-log-entries = Inscripciones y ausencias
desk-log-rounds = Grupos, rondas y clasificados
desk-log-results = Resultados
desk-log-corrections = Correcciones y anulaciones
desk-log-boards = Tableros en pantalla, con los movimientos
desk-log-but-moves = Todo menos los movimientos en pantalla
desk-log-desk = Personas, listas y copias
desk-import-doubts = Escuelas parecidas
desk-import-doubts-how = Puede ser la misma escuela escrita de dos maneras. Diga cuál es.
desk-import-give = La lista no lo dice todo. Diga aquí lo que vale para todas las filas que no lo dicen y mírela de nuevo.
desk-import-back = Volver a la lista
desk-import-other-school = Es otra escuela
desk-import-same-school = Es { $name }
desk-import-look = Revisar de nuevo
desk-import-list-title = La lista
desk-import-edit-how = Corrija aquí mismo: cambie una celda, diga qué es cada columna, quite una fila. Lo que cambie se revisa de nuevo antes de inscribirlo.
desk-import-row = Fila
desk-import-column = Qué es la columna { $number }
desk-import-unused = (no usar)
desk-import-drop = Quitar
desk-import-drop-row = Quitar la fila { $row }
desk-import-cell = Fila { $row }, columna { $column }
desk-import-hidden = { $count ->
        [one] 1 fila más, sin problemas.
       *[other] { $count } filas más, sin problemas.
    }
desk-checkin = Asistencia
desk-checkin-how = Toque a quien llega. Un alumno que juega a dos juegos se marca una sola vez. Quien llegue después del cierre vuelve a jugar con un toque.
desk-checkin-here = presentes
desk-checkin-waiting = por llegar
desk-checkin-badge = Código de la acreditación (leído o escrito)
desk-checkin-badge-or-name = Acreditación leída, o nombre escrito
desk-checkin-came-button = Ha llegado
desk-checkin-is-here = presente
desk-checkin-mark = Ha llegado { $name }
desk-checkin-undo = { $name } al final no ha venido
desk-checkin-came = Ha llegado: { $name }.
desk-checkin-away = Al final no ha venido: { $name }.
desk-checkin-nobody = Nadie tiene este nombre ni este código: «{ $text }».
desk-checkin-close = Cerrar: { $count ->
        [one] 1 alumno no ha venido
       *[other] { $count } alumnos no han venido
    }
desk-checkin-close-open = Los grupos aún no se han sorteado: quien no ha venido queda retirado y no entra en el sorteo. Si llega tarde, un toque lo hace volver.
desk-checkin-close-drawn = Los grupos ya se han sorteado: quien no ha venido se pierde la próxima ronda de su grupo. Si llega antes, un toque deshace la ausencia.
desk-checkin-closed = { $count ->
        [0] No falta nadie.
        [one] 1 inscripción queda fuera.
       *[other] { $count } inscripciones quedan fuera.
    }
desk-checkin-reason = no estaba al pasar lista
desk-checkin-reason-came = ha llegado
desk-meanwhile = Entretanto, a las { $time }, { $who } { $what }. Su toque era: { $wish } Nada ha cambiado; toque de nuevo si es eso lo que quiere.
desk-wish-withdraw = retirar a { $name } ({ $reason }).
desk-wish-reinstate = readmitir a { $name }.
desk-wish-admit = dar plaza a { $name }.
desk-wish-miss = { $name } falta a la ronda { $round }.
desk-wish-play = { $name } al final viene a la ronda { $round } ({ $reason }).
desk-already-out = { $name } ya se había retirado: { $reason }. Nada ha cambiado; su motivo ({ $yours }) no se guardó.
desk-already-plays = { $name } ya juega. Nada ha cambiado.
desk-already-misses = La ausencia de { $name } en la ronda { $round } ya estaba marcada. Nada ha cambiado.
desk-already-comes = { $name } no tiene ausencia marcada en la ronda { $round }. Nada ha cambiado.
desk-already-here = { $name } ya constaba como presente. Nada ha cambiado.
desk-already-away = { $name } ya constaba como ausente. Nada ha cambiado.
desk-checkin-close-changed = Entretanto ha cambiado quién falta: { $more ->
        [0] { $name } no estaba
        [one] { $name } y 1 alumno más no estaban
       *[other] { $name } y { $more } alumnos más no estaban
    } entre los que la página contaba. No se ha dejado fuera a nadie; mire la lista y cierre de nuevo.
desk-schools-how = Corrija el nombre de una escuela o de una clase; cambia en todas las páginas y papeles. Los códigos de los alumnos no cambian.
desk-school-saved = { $name }: guardado.
desk-school-changed-since = Otra persona ha cambiado esta escuela entretanto: ahora es { $name }, localidad { $town }. Lo que escribió está abajo; guarde de nuevo si quiere que quede así.
desk-absences = Ausencias
desk-will-miss = Se pierde la ronda { $round }
desk-absence-cancel = Al final viene
desk-propose = Próxima ronda, antes de publicarla
desk-propose-first = Ver antes de publicar
desk-propose-how = Todavía no lo ve nadie. Revíselo, cambie lo que haga falta y publique.
desk-propose-publish = { $count ->
        [one] Publicar esta ronda
       *[other] Publicar estas { $count } rondas
    }
desk-propose-again = Otra propuesta
desk-propose-no-other = No hay otra propuesta igual de buena: los criterios del reglamento solo dejan esta. Si lo desea, cambie abajo a mano quién juega con quién.
desk-propose-changes = Cambios hechos
desk-propose-undo = Deshacer el último cambio
desk-propose-change = Cambiar
desk-propose-reason = cambio antes de publicar
desk-propose-changed = Entretanto algo ha cambiado, y la propuesta ya no es la que vio. Aquí está la nueva; revísela y publique.
desk-why = ¿Por qué estas partidas?
desk-why-title = { $group }, ronda { $round }: por qué estas partidas
desk-why-back = Volver a la ronda { $round }
desk-waited-for = Se espera a:
desk-waited-table = mesa { $table } ({ $count })
desk-choose-tables = ¿Cuáles son sus mesas?
desk-choose-tables-how = Todavía no tiene mesas. Elija las suyas; el organizador ve la elección y puede cambiarla.
desk-choose-save = Son estas
desk-choose-none = Elija al menos una mesa.
desk-boards-mine = Solo los tableros
desk-boards-show = Mostrar
desk-boards-all = Todos
desk-said-and-so = { $said } Además: { $what }.
desk-questions = Por responder
desk-questions-how = Un cambio ha dejado esto abierto. Elija qué se hace: todo lo que depende de la respuesta espera.
desk-question-reason = después de una corrección
desk-questions-here = El próximo paso espera una respuesta, en la página «El día».
desk-questions-there = Se ha preguntado al organizador qué se hace.
desk-and-so = { " " }Además: { $what }.
desk-entry-class = Clase o equipo
desk-entry-new-school = o una escuela que no está en la lista
desk-entry-is-other = Es de verdad otra escuela
desk-entry-reason = Motivo, si cambia de escuela o de juego
desk-entry-move-how = Quien cambia de escuela o de juego recibe un código nuevo. Después del sorteo, quien cambia de juego deja su grupo y entra en el más pequeño del otro; los resultados se quedan.
desk-merge = ¿La misma escuela escrita de dos maneras? Unirlas
desk-merge-how = Los alumnos de la primera pasan a la segunda, con códigos nuevos; las clasificaciones, los papeles y las listas importadas cambian con ellos. No se puede deshacer.
desk-merge-doubt = { $from } y { $into } parecen la misma escuela.
desk-merge-into = Unir a { $into }
desk-merge-from = Esta escuela
desk-merge-to = es parte de esta
desk-merge-reason = la misma escuela, escrita de dos maneras
desk-merge-button = Unir
desk-merge-choose = elija las dos escuelas en la lista
desk-merged = { $from } es ahora parte de { $into }.
desk-restore = ¿Volver a esta copia?
desk-restore-look = ver y volver a ella
desk-restore-made = Copia de { $at }
desk-restore-other = Esta copia es de otro campeonato: { $name }.
desk-restore-what = Lo que se compara
desk-restore-now = Ahora
desk-restore-copy = En la copia
desk-restore-name = Campeonato
desk-restore-pupils = Inscritos
desk-restore-rounds = Rondas publicadas
desk-restore-results = Resultados
desk-restore-facts = Líneas del registro
desk-restore-last = Último cambio
desk-restore-seal = Sello
desk-restore-same = La copia es igual a lo que está abierto: no hay nada que restaurar.
desk-restore-how = La copia ocupa el lugar de lo que está abierto, para todos y de inmediato{ $count ->
        [0] .
        [one] ; deja de verse 1 línea del registro que no tiene.
       *[other] ; dejan de verse { $count } líneas del registro que no tiene.
    } Lo que está abierto ahora se guarda al lado, y se puede volver a ello de la misma manera. Quién puede entrar no cambia.
desk-restore-button = Restaurar esta copia
desk-restore-replaced = Lo que estaba abierto antes de restaurar una copia ({ $count })
desk-restore-gone = La copia enviada ya no está disponible; envíela otra vez.
desk-restore-database = Este campeonato está en una base de datos, que puede estar abierta en otros ordenadores. Ciérrelos todos; la copia se restaura después en un terminal, como dice la Ayuda.
desk-restore-changed-since = Entretanto alguien escribió algo más. No se restauró nada; mire de nuevo lo que cambia.
desk-restored = La copia se ha restaurado, con { $facts } líneas en el registro. Lo que estaba abierto quedó en { $file }.
desk-person-added = { $name } tiene el número { $number }. Imprima ahora la tarjeta.
desk-tables-given = Número { $number }: «{ $tables }». Guardado.
desk-person-gone = Otra persona ya retiró a este árbitro.
desk-tables-changed-since = Otra persona cambió entretanto estas mesas: ahora son «{ $tables }»; las suyas son «{ $yours }». No se guardó nada; guarde de nuevo si las suyas son las correctas.
desk-choice-changed-since = Otra persona cambió esta elección entretanto. No se guardó nada; la página muestra cómo está ahora.
desk-remove-sure = Retirar a { $name }
desk-tables-how = También se pueden dar solo algunos tableros de una mesa, como { $table }:1-8 (o { $table }:1-4+7), o la mesa de un grupo, como { $group }. Sin mesas, el árbitro elige las suyas.
desk-tables-how-boards = También se pueden dar solo algunos tableros de una mesa, como { $table }:1-8 (o { $table }:1-4+7). Sin mesas, el árbitro elige las suyas.
desk-rights = Dónde anotan resultados los árbitros
desk-rights-own = Cada uno solo en las mesas y tableros que se le dieron
desk-rights-everywhere = Todos en todas las mesas
desk-not-your-board = el tablero { $board } de la mesa { $table } no es suyo; pídaselo al organizador
desk-board-of = el tablero { $board } de la mesa { $table } no es suyo: es de { $names }
desk-table-of = la mesa { $table } no es suya: es de { $names }
desk-badge-stranger = Esta es la acreditación de un participante. Solo quien organiza o arbitra, después de entrar, ve más que esto.
desk-badge-undo = Al final no ha llegado
desk-badge-next = Lea la siguiente acreditación con la cámara.
desk-badge-edit = Corregir los datos
desk-tie-go = Desempatar
desk-tie-choose = elegir…
desk-tie-incomplete = Elija quién queda en cada puesto. Para echarlo a suertes, déjelos vacíos.
desk-share-all = Pasan todos
desk-share-tie = Desempatar antes
desk-still-playing = { $count ->
        [one] Por ahora no hay nada que hacer: un grupo sigue jugando.
       *[other] Por ahora no hay nada que hacer: { $count } grupos siguen jugando.
    }
desk-others-playing = { $count ->
        [one] Otro grupo sigue jugando.
       *[other] Otros { $count } grupos siguen jugando.
    }
desk-held-more = { $count ->
        [one] Hay una cosa más en espera; véala en la página del torneo.
       *[other] Hay { $count } cosas más en espera; véalas en las páginas de los torneos.
    }
desk-copy-after-round = después de la ronda { $round } de { $tournament }
desk-copy-after-rounds = después de la ronda { $round } de varios torneos
desk-import-rows-wrong = { $count ->
        [one] 1 fila que mirar
       *[other] { $count } filas que mirar
    }
desk-import-row-number = Fila { $row }:
desk-import-capitals = { $count ->
        [one] 1 nombre está todo en mayúsculas; queda escrito así: { $name }.
       *[other] { $count } nombres están todos en mayúsculas; quedan escritos así: { $name }.
    }
desk-import-capitals-keep = Dejar las mayúsculas como están en la lista
desk-seat-substitute = Viene otro alumno en su lugar
desk-seat-substitute-how = Solo de la misma escuela, y mientras este no haya llegado ni jugado. Se queda con el puesto, los adversarios y el código; el nombre actual queda en el registro.
desk-seat-substitute-name = Nombre de quien viene
desk-seat-regroup = Pasar a otro grupo
desk-seat-regroup-to = Grupo al que va
desk-seat-merge = Está inscrito dos veces
desk-seat-merge-how = La otra inscripción desaparece y queda esta, con los datos que solo tenía la otra.
desk-seat-merge-other = La otra inscripción
desk-seat-show = Ver lo que cambia
desk-seat-sure = Lo que cambia
desk-seat-log = En el registro quedará escrito:
desk-seat-do = Sí, guardar
desk-seat-choose-entry = elija la otra inscripción en la lista
desk-question-forfeit = Dar la victoria por ausencia
desk-question-played = La partida se juega: introducir el resultado
desk-import-goes = Todos quedan en: { $what }.
desk-year-of = curso { $year }
