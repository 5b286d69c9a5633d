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
desk-lobby-games = También se juega sin campeonato:
desk-lobby-address = En los móviles de la misma red: { $address }
desk-lobby-cancel = Cancelar
desk-lobby-not-here = esta página es solo para quien abrió el programa en este ordenador; abra arbitro otra vez, como la primera: la muestra en una pestaña nueva
desk-lobby-not-yet = el programa se ha abierto de nuevo y quien organiza aún no ha abierto el campeonato; espere un momento y actualice la página
desk-lobby-come-again = el programa se ha abierto de nuevo y ya no conoce esta pestaña; en este ordenador, abra arbitro otra vez, como la primera: lo que ya está abierto se muestra en una pestaña nueva
desk-lobby-started-again = ahora mismo no hay ningún campeonato abierto, quizá porque el programa se ha abierto de nuevo; ábralo en la lista de campeonatos
desk-lobby-unreadable = la carpeta `{ $folder }` no se puede leer: { $error }
desk-lobby-read-only = En esta carpeta no se puede escribir ({ $error }). Abra el programa en otra carpeta para hacer o cambiar un campeonato.
desk-kind-class = Una clase
desk-kind-class-about = O algunas clases de un centro: un torneo por juego, con los juegos que elija.
desk-kind-school = Un centro
desk-kind-school-about = Fase de escuela: un torneo por juego y ciclo.
desk-kind-region = Varios centros
desk-kind-region-about = Un encuentro de centros: como máximo un alumno por centro, juego y ciclo.
desk-kind-nation = Final nacional
desk-kind-nation-about = Como el campeonato nacional de Portugal: grupos de doce y una final.
desk-make-title = Hacer un campeonato
desk-make-name = Nombre
desk-make-name-example = Torneo de Rastros de 4.º A
desk-make-kind = 1. ¿Qué campeonato es?
desk-make-games = 2. ¿Qué juegos?
desk-make-games-how = Una clase elige sus juegos; los demás campeonatos juegan los de una edición, por ciclo.
desk-make-edition = Edición cuyos juegos se juegan
desk-make-rounds = 3. ¿Cuántas rondas, cuánto tiempo?
desk-make-names = 4. ¿Qué ve el público de los nombres?
desk-make-way = Cómo se juega
desk-make-way-usual = Lo habitual en este tipo de campeonato
desk-make-way-swiss = Suizo, con las rondas de abajo
desk-make-way-all = Todos contra todos
desk-make-round-count = Rondas
desk-make-pupils = Alumnos en cada torneo
desk-make-minutes = Minutos por ronda
desk-make-plan = El plan
desk-make-no-plan = Elija al menos un juego.
desk-make-file = El reglamento como archivo
desk-make-button = Hacer el campeonato
desk-make-show-plan = Ver el plan
desk-make-no-name = Dé un nombre al campeonato.
desk-make-taken = Ya hay un campeonato con el nombre «{ $name }». Puede hacer este con el nombre «{ $other }», que ya está escrito, o con otro; el que ya existe se abre en la lista de campeonatos.
desk-make-no-game = Elija al menos un juego.
desk-make-refused = El reglamento no sirve: { $problems }
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
desk-plan-takes = Con estos minutos por ronda, se juega durante { $time }.
desk-duration-minutes = { $minutes } min
desk-duration-hours = { $hours } h { $minutes } min
desk-make-own-how = El reglamento es un texto corto. Puede cambiarlo aquí, o elegir un archivo que ya tenga; se comprueba antes de hacer el campeonato, y lo que esté mal se dice con su línea.
desk-make-own = Usar el reglamento escrito aquí en lugar de las respuestas de arriba
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
desk-logo-too-large = el logotipo es demasiado grande; puede tener { $most } kB
desk-logo-useless = el logotipo no se puede imprimir: { $why }
desk-make-details = Todos los detalles
desk-make-details-button = Detalles…
desk-make-details-how = Solo hace falta el nombre. Cada clave del reglamento está aquí; lo que quede vacío es como en el reglamento de base. El archivo se puede descargar, cambiar y elegir en la página anterior.
desk-make-download = Descargar el reglamento
desk-rules-file = Reglas generales
desk-rules-game = Juego { $number }
desk-rules-cycle = Ciclo { $number }
desk-rules-limits = Límites de inscripciones
desk-rules-stage = Fase { $number }
desk-rules-points = Puntos
desk-rules-prize = Premio { $number }
desk-rules-usual = lo habitual
desk-rules-room = Sala { $number }
