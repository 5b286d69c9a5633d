# Las páginas del organizador que vinieron después: copias, listas, presencias, propuestas.
desk-safety = Copias y datos
desk-safety-copy = Una copia de seguridad
desk-safety-copy-how = Un solo archivo con todo: alumnos, rondas, resultados y quién puede entrar. Guárdelo en una memoria USB o en otro ordenador; allí se abre con arbitro. El programa también hace copias solo, después de cada ronda.
desk-safety-download = Descargar una copia
desk-safety-verify = Comprobar que todo está entero
desk-safety-seal = sello de ahora: { $seal }
desk-safety-whole = Todo está entero: { $facts } hechos, en orden y sin alterar; copias automáticas: { $copies }.
desk-safety-faults = Hay hechos que no están como se escribieron: { $faults }. No escriba nada más y abra la última copia buena.
desk-safety-back = Volver a una copia
desk-safety-back-how = Una copia se abre en la página inicial del programa (Abrir un archivo), como un campeonato más de la carpeta: este no se pierde. Antes puede ver aquí si la copia está entera y qué contiene.
desk-safety-lobby = Ir a la página inicial
desk-safety-check-file = Archivo de la copia
desk-safety-check = Comprobar esta copia
desk-safety-no-file = Elija primero el archivo de la copia.
desk-safety-copy-whole = La copia está entera: «{ $name }», { $facts } hechos, { $pupils } inscritos. Aquí no ha cambiado nada.
desk-safety-no-copies = Todavía no hay copias automáticas: la primera se hace con la primera ronda.
desk-safety-copies = Copias automáticas ({ $count })
desk-export = Llevarse los datos
desk-export-how = Para Excel, para otros programas o para el archivo de la escuela. Una lista con nombres completos se puede volver a leer aquí sin cambiar nada.
desk-export-names = Nombres en los archivos
desk-export-everything = Todo en un archivo (ZIP)
desk-export-regulations = Reglamento
desk-export-entries = Inscripciones
desk-export-boards = Partidas
desk-export-standings = Clasificaciones
desk-export-schools = Escuelas
desk-export-folder = datos
desk-export-unzipped = No se ha podido hacer el archivo: { $error }.
desk-forget = Olvidar a este alumno
desk-forget-title = Olvidar a un alumno
desk-forget-how = El nombre y el curso de un alumno se pueden borrar para siempre, también de las copias junto al campeonato. Quedan el código y los resultados, para que las cuentas de los demás sigan siendo correctas. Se hace en la página del alumno.
desk-forget-agree = Sé que el nombre no puede volver.
desk-forget-sure = Confirme primero que el nombre no puede volver.
desk-forgotten = { $code }: se han borrado el nombre y el curso, también de { $copies ->
        [one] 1 copia
       *[other] { $copies } copias
    }. Las copias que guarde en otro sitio debe borrarlas usted.
desk-log-everybody = Todo el mundo
desk-log-nothing = Nada en el registro es como pide.
desk-log-entries = Inscripciones y ausencias
desk-log-rounds = Grupos, rondas y clasificados
desk-log-results = Resultados
desk-log-corrections = Correcciones y anulaciones
desk-log-desk = Personas, listas y copias
desk-import-doubts = Escuelas parecidas
desk-import-doubts-how = Puede ser la misma escuela escrita de dos maneras. Diga cuál es.
desk-import-other-school = Es otra escuela
desk-import-same-school = Es { $name }
desk-import-look = Ver de nuevo
desk-import-list-title = La lista
desk-import-edit-how = Corrija aquí mismo: cambie una celda, diga qué es cada columna, quite una fila. Lo que cambie se ve de nuevo antes de inscribirlo.
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
desk-checkin = Presencias
desk-checkin-how = Toque a quien llega. Un alumno que juega a dos juegos llega una sola vez. Quien llegue después del cierre vuelve a jugar con un toque.
desk-checkin-here = presentes
desk-checkin-waiting = por llegar
desk-checkin-badge = Código de la acreditación (leído o escrito)
desk-checkin-came-button = Ha llegado
desk-checkin-is-here = presente
desk-checkin-mark = Ha llegado { $name }
desk-checkin-undo = { $name } al final no está
desk-checkin-came = Ha llegado: { $name }.
desk-checkin-away = Al final no está: { $name }.
desk-checkin-nobody = Nadie tiene el código «{ $text }».
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
desk-checkin-reason = no vino al control de presencias
desk-checkin-reason-came = ha llegado
desk-schools-how = Corrija el nombre de una escuela o de una clase; cambia en todas las páginas y papeles. Los códigos de los alumnos no cambian.
desk-school-saved = { $name }: guardado.
desk-school-changed-since = Otra persona ha cambiado esta escuela entretanto: ahora es «{ $name }», localidad «{ $town }». Lo que escribió está abajo; guarde de nuevo si quiere que quede así.
desk-absences = Ausencias
desk-will-miss = Se pierde la ronda { $round }
desk-absence-cancel = Al final viene
desk-propose = Próxima ronda, antes de publicarla
desk-propose-first = Ver antes de publicar
desk-propose-how = Todavía no lo ve nadie. Mire, cambie lo que haga falta y publique.
desk-propose-publish = { $count ->
        [one] Publicar esta ronda
       *[other] Publicar estas { $count } rondas
    }
desk-propose-again = Otra propuesta
desk-propose-changes = Cambios hechos
desk-propose-undo = Deshacer el último cambio
desk-propose-change = Cambiar
desk-propose-reason = cambio antes de publicar
desk-propose-changed = Entretanto algo ha cambiado, y la propuesta ya no es la que vio. Aquí está la nueva; mire y publique.
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
