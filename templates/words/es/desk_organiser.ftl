# The organiser's pages: the day, entries, people, paper, the journal.

desk-the-day = El día
desk-nav-entries = Inscripciones
desk-nav-arbiters = Árbitros
desk-print = Imprimir
desk-log = Registro
desk-figure-entries = { $count ->
        [one] inscrito
       *[other] inscritos
    }
desk-figure-groups = { $count ->
        [one] grupo sorteado
       *[other] grupos sorteados
    }
desk-figure-missing = { $count ->
        [one] resultado que falta
       *[other] resultados que faltan
    }
desk-for-all = Para todos los torneos
desk-steps-how = Cada paso hace solo lo que ya se puede hacer y dice qué queda en espera.
desk-draw-groups = Hacer el sorteo
desk-pair-next = Emparejar y publicar la próxima ronda
desk-settle-next = Decidir quién pasa a la fase siguiente
desk-going-on = pasan a la fase siguiente ({ $stage }):
desk-column-groups = Grupos
desk-column-round = Ronda
desk-column-missing = Faltan
desk-column-table = Mesa
desk-column-board = Tablero
desk-next-step = Próximo paso
desk-close = Cerrar el torneo
desk-close-how = Cerrar un torneo es darlo por terminado: nada cambia en él, salvo que lo vuelva a abrir y diga por qué.
desk-no-entries = sin inscritos
desk-step-draw = Sortear
desk-step-pair = Emparejar
desk-step-settle = Clasificar
desk-what-is-missing = Lo que falta
desk-and-more = … y { $count } más
desk-notes = Notas y desacuerdos
desk-nothing-to-do = Por ahora no hay nada que hacer.
desk-no-target = no es ni un torneo ni un grupo: «{ $text }»
desk-public-page = Página pública
desk-pair-this-group = Emparejar la próxima ronda de este grupo
desk-annul-round-reason = Motivo para anular la ronda
desk-annul-round = Anular la ronda
desk-what = Qué
desk-no-board = elija un tablero
desk-sides-asked = Cambiar quién empieza en el tablero { $board }
desk-exchange-asked = { $one } y { $other } cambian de lugar
desk-cost-ask = Ver lo que cuesta
desk-cost-title = Antes de cambiar
desk-cost-none = No empeora ninguna regla del emparejamiento.
desk-cost-some = Lo que cuesta:
desk-cost-fault = infracción
desk-exchange = Cambiar en la última ronda
desk-exchange-how = Solo se cambian partidas aún sin resultado. Antes de guardar verá lo que cuesta.
desk-exchange-two = Dos alumnos cambian de lugar
desk-exchange-sides = Cambiar quién empieza
desk-exchange-and = y
desk-exchange-board = Tablero
desk-ties = Empates por decidir
desk-ties-how = Siguen iguales después de todos los desempates. Mientras nada lo decida, comparten el puesto en todos los papeles.
desk-tie-place = { $place }.º del desempate
desk-tie-play-off = Guardar el desempate jugado
desk-tie-lot = Echar a suertes
desk-ties-decided = Empates decididos
desk-tie-by-lot = por sorteo
desk-tie-by-play-off = por desempate jugado
desk-tie-reopen-ask = ¿Se decidió mal? Reabrirlo
desk-tie-reopen = Reabrir el empate
desk-tie-settled = Ya está decidido quién pasa a la fase siguiente. Antes de reabrir este empate:
desk-ties-last-first = Primero se reabre el que se decidió el último.
desk-tie-open-already = El empate que esta página mostraba decidido ({ $seen }) ya se ha abierto otra vez entretanto. Nada ha cambiado.
desk-tie-other-now = Entretanto el último empate decidido es otro: { $now }. Esta página mostraba: { $seen }. Nada ha cambiado.
desk-ties-count = { $count ->
        [one] 1 empate por decidir
       *[other] { $count } empates por decidir
    }
desk-tournament-page = Grupos, clasificados y correcciones
desk-tournament-groups = Grupos
desk-tournament-members = Alumnos
desk-tournament-qualified = Clasificados para la fase siguiente
desk-tournament-rank = Puesto en el grupo
desk-tournament-replace = Sustituir
desk-tournament-with = por
desk-tournament-next = el siguiente del mismo grupo
desk-tournament-unsettle = Deshacer la clasificación para la fase siguiente
desk-tournament-rare = Correcciones que piden un motivo
desk-tournament-force-pair = Emparejar aunque falten resultados
desk-tournament-force-settle = Decidir quién pasa aunque falten resultados
desk-tournament-annul-draw = Anular el sorteo
desk-tournament-reopen = Reabrir el torneo
desk-tournament-back = Volver al torneo
desk-import-list = Inscribir una lista
desk-enter-results = Introducir resultados
desk-import-how = Primero verá los problemas fila por fila; no se inscribe nada antes de confirmar.
desk-empty-list = Lista vacía para rellenar
desk-preview = Ver antes de inscribir
desk-enter-one = Inscribir a un alumno
desk-school-number = o n.º de la escuela
desk-town = Localidad
desk-school-year = Curso
desk-accept-entry-warnings = Aceptar avisos (escuela parecida a otra, alumno en otro juego)
desk-enter-pupil = Inscribir
desk-search = Buscar
desk-entries-found = 
    { $count ->
        [one] 1 inscripción
       *[other] { $count } inscripciones
    }
desk-entries-withdrawn = { $count ->
        [one] 1 se retiró
       *[other] { $count } se retiraron
    }
desk-entries-in-line = { $count } en lista de espera
desk-entries-part = aquí, de la { $first }.ª a la { $last }.ª
desk-year = Curso
desk-status = Estado
desk-withdraw-ask = ¿Se retira?
desk-withdraw = Retirar
desk-reinstate = Readmitir
desk-admit = Dar plaza
desk-entered-with = inscrito con el código { $code }
desk-code-saved = Guardado: { $code }
desk-entered-in-line = en lista de espera con el código { $code }, n.º { $place }
desk-before-entering = Antes de inscribir
desk-import-new = { $count ->
        [one] nuevo
       *[other] nuevos
    }
desk-import-changed = { $count ->
        [one] modificado
       *[other] modificados
    }
desk-import-same = { $count ->
        [one] ya inscrito
       *[other] ya inscritos
    }
desk-import-refused = con error
desk-import-warnings = { $count ->
        [one] aviso
       *[other] avisos
    }
desk-import-clean = No hay problemas.
desk-import-problems = Problemas
desk-import-skip = Dejar fuera las filas con error
desk-import-accept = Aceptar los avisos
desk-enter-them = Inscribirlos
desk-cancel = Cancelar
desk-upload-broken = el archivo no ha llegado entero, o es demasiado grande (el máximo son { $most } MB)
desk-upload-gone = la lista ya no está disponible; elija el archivo otra vez
desk-upload-problems = la lista tiene problemas; corríjala, o marque que los acepta
desk-entered-count = { $count ->
        [0] No ha cambiado nada: ya estaban todos inscritos así
        [one] Se ha guardado 1 inscripción
       *[other] Se han guardado { $count } inscripciones
    }
desk-template-file = inscripciones.xlsx
desk-people-title = Árbitros y organizadores
desk-people-how = Cada persona entra con su tarjeta: un código para leer con el móvil, o el número y el PIN. Los PIN solo existen en el papel; imprimir de nuevo una tarjeta anula la anterior.
desk-role = Función
desk-arbiter = Árbitro
desk-organiser = Organizador
desk-tables-such-as = Mesas, como 1-6, 9
desk-tables-only-one = Mesas (solo hay una, la 1)
desk-tables-such-as-of = Mesas, como 1-6, 9 (hay 1-{ $last })
desk-add = Añadir
desk-cards-for-all = Imprimir tarjetas nuevas para todos
desk-cards-no-network = Este ordenador aún no está conectado a ninguna red: las tarjetas salen solo con el número y el PIN, sin código. Conéctelo al wifi que usarán los árbitros e imprímalas entonces.
desk-card = Tarjeta
desk-remove = Retirar
desk-is-organiser = organización
desk-tables-of = Mesas de { $name }
desk-save = Guardar
desk-new-card = Tarjeta nueva
desk-sessions = Sesiones
desk-sessions-how = Si se ha perdido un móvil o alguien ha dejado una sesión abierta: todos los demás salen de inmediato, también los otros organizadores. Las tarjetas siguen valiendo. Esta pestaña se queda como está.
desk-sessions-ask = ¿De verdad quiere que todos los demás tengan que entrar otra vez con su tarjeta?
desk-sessions-sure = Sí, terminar todas las sesiones
desk-sessions-ended = Todas las demás sesiones han terminado. Quien estaba dentro vuelve a entrar con su tarjeta.
desk-sessions-end = Terminar todas las sesiones
desk-what-public-sees = Lo que ve el público
desk-names-code = Solo el código y la escuela
desk-names-short = Código, nombre e inicial, escuela (Inés A.)
desk-names-full = Nombre completo — solo con el consentimiento de las familias
desk-names-how = Vale para las páginas, el proyector y todos los papeles que se cuelgan o se publican. Las acreditaciones, los diplomas y las listas de trabajo llevan los nombres que necesitan.
desk-cards-address = El código de las tarjetas lleva a { $address }, la dirección en la red en la que está ahora este ordenador. Imprímalas en la red del día: en otra red la dirección es otra.
desk-cards-file = tarjetas.pdf
desk-cards-gone = Estas tarjetas ya no están disponibles. Imprima tarjetas nuevas: las de antes dejan de servir.
desk-cards = Tarjetas
desk-people-unwritten = no se ha podido guardar la lista de personas: { $error }
desk-no-table = `{ $text }` no es una mesa; se esperaba algo como 1-6, 9
desk-name-missing = falta el nombre
desk-nobody-yet = todavía no hay nadie; añada primero un árbitro
desk-card-organiser = Organización
desk-card-arbiter = Árbitro · { $count ->
        [one] mesa
       *[other] mesas
    } { $tables }
desk-print-how = PDF para imprimir, con lo que está guardado ahora.
desk-everything = Todo
desk-by-tournament = Por torneo
desk-unprintable = no se ha podido imprimir: { $error }
desk-nothing-to-print = todavía no hay nada de esto que imprimir
desk-log-how = Todo lo que ha pasado, por orden, con quién lo hizo. No se borra nada: una corrección queda escrita junto a lo que corrige.
desk-faults = Fallos desde que se abrió el programa
desk-log-about = Solo sobre un código, un grupo o una persona
desk-log-about-name = Solo sobre un alumno, por el nombre
desk-show = Mostrar
desk-when = Cuándo
desk-older = Más antiguos
desk-paste = Pegue aquí las celdas de la hoja de cálculo, o solo los nombres, uno por línea
desk-paste-example = Ana Silva
desk-paste-or-file = O un archivo (.xlsx o .csv)
desk-given = Vale para todos, si la lista no dice otra cosa
desk-upload-nothing = pegue la lista o elija un archivo
desk-entry-save = Guardar
desk-entry-no-name = falta el nombre
desk-entry-bad-year = el curso va de 1 a 12
desk-entry-changed-since = otra persona cambió este alumno entretanto; ahora dice: { $name }, curso { $year }, clase { $class }. No se guardó nada; guarde de nuevo si lo suyo es lo correcto
desk-wall-how = El proyector muestra por su cuenta lo que hace falta: antes de cada ronda, quién juega con quién, por nombre; después, los resultados según llegan; al final, la clasificación. Ábralo en el ordenador del proyector; lo que elija aquí aparece allí, también desde el móvil.
desk-wall-open = Abrir el proyector
desk-wall-keys = Teclas: → y ← cambian de pantalla, la barra espaciadora la detiene, F la pone a pantalla completa.
desk-wall-what = Qué muestra
desk-wall-show-hour = Lo que hace falta en cada momento
desk-wall-show-names = Quién juega con quién, por nombre
desk-wall-show-results = Resultados de la ronda
desk-wall-show-standings = Clasificación
desk-wall-show-schools = Medallas por escuela
desk-wall-of = De qué torneos
desk-wall-choose = Mostrar esto
desk-wall-shown = El proyector muestra ahora: { $what }
desk-clock-minutes = Minutos
desk-clock-minutes-bad = Los minutos del reloj son un número de 1 a { $most }. Vuelva atrás y escriba, por ejemplo, 20.
desk-clock-start = Empezar a contar
desk-clock-pause = Pausa
desk-clock-go-on = Continuar
desk-clock-away = Quitar el reloj
desk-tables-not-yet = Atención: todavía no hay { $count ->
        [one] mesa { $tables }
       *[other] mesas { $tables }
    }; la última, por ahora, es la { $last }. Las fases siguientes pueden traer mesas nuevas.
desk-tables-unattended = { $count ->
        [one] La mesa { $tables } está jugando y ningún árbitro la tiene.
       *[other] Las mesas { $tables } están jugando y ningún árbitro las tiene.
    }
desk-tables-give = Dar mesas a los árbitros
desk-next-screens = Se juega en pantalla: los alumnos abren { $address } y escriben el código { $code }. Muéstrelo en el proyector, con «Tableros en pantalla, en directo».
