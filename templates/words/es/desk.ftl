# What every page of the desk has, and its refusals.

desk-language-name = Español
desk-skip = Saltar al contenido
desk-nav-main = Principal
desk-nav-tables = Mesas
desk-tournaments = Torneos
desk-find = Buscar
desk-schools = Escuelas
desk-games = Juegos
desk-organising = Organización
desk-house = Organización
desk-sign-in = Entrar
desk-sign-out = Salir
desk-signed-in-as = Ha entrado como { $name }.
desk-sign-in-other = Entrar con otra tarjeta
desk-table = Mesa { $table }
desk-round = Ronda { $round }
desk-round-of = Ronda { $round } de { $planned }
desk-missing = 
    { $count ->
        [one] falta 1
       *[other] faltan { $count }
    }
desk-results-missing = resultados que faltan: { $count }
desk-name = Nombre
desk-name-and-school = Nombre y escuela
desk-team = Equipo
desk-match-points = Puntos de encuentro
desk-board-points = Puntos de tablero
desk-school = Escuela
desk-group = Grupo
desk-tournament = Torneo
desk-stage = Fase
desk-entries = Inscritos
desk-points = Puntos
desk-place = Puesto
desk-code = Código
desk-reason = Motivo
desk-file = Archivo
desk-who = Quién
desk-number = N.º
desk-replaced-by = sustituido por { $name }, tras una corrección en el campeonato del que venía
desk-withdrawn = se retiró
desk-in-line = en lista de espera, n.º { $place }
desk-over = terminado
desk-closed = cerrado
desk-projector = Proyector
desk-search-label = Nombre, código o escuela
desk-search-by-name = Nombre o escuela
desk-schools-and-medals = Escuelas y medallas
desk-saved = Guardado.
desk-problem-title = No ha sido posible
desk-problem-code = Código { $status }
desk-first-page = Página inicial
desk-back = Volver
desk-nothing-here = no hay nada en esta dirección; empiece por la página inicial
desk-wrong-method = eso no se puede hacer en esta dirección; empiece por la página inicial
desk-address-too-long = la dirección es demasiado larga
desk-form-too-large = el formulario es demasiado grande; el máximo son { $most } kB
desk-form-unreadable = el formulario no se puede leer; vuelva atrás, actualice la página y repita
desk-stale-form = este formulario es de otra sesión; vuelva atrás, actualice la página y repita
desk-sign-in-first = solo puede hacer esto quien ha entrado con su tarjeta; entre primero
desk-organisers-only = solo un organizador puede hacer esto
desk-no-championship = este servidor no tiene ningún campeonato abierto; solo hay juegos
desk-code-unreadable = este código no se puede leer
desk-fault = algo ha fallado por nuestra parte y solo se ha perdido esta petición; inténtelo de nuevo, y si vuelve a pasar diga al organizador el número { $number }
desk-crowded = se está atendiendo a muchas personas en este momento; actualice la página dentro de unos segundos
desk-fault-line = fallo { $number } en { $place }: { $reason }
desk-enter-tap = Ha abierto un enlace personal. Toque para entrar en este móvil.
desk-enter-how = Para organizadores y árbitros. Lea el código de su tarjeta con el móvil, o escriba:
desk-enter-house = Entrar con su cuenta
desk-house-back = Mi temporada
desk-enter-number = Número de la tarjeta
desk-enter-pin = PIN
desk-enter-old-link = este enlace ya no sirve: hay una tarjeta más nueva, o se ha retirado a la persona; pida una tarjeta nueva
desk-people-known = { $name } ya está aquí, con el número { $number }; si es otra persona con el mismo nombre, añada un apellido
desk-unknown-host = este servidor no se llama así; ábralo por la dirección que está en la pantalla del organizador o en su tarjeta
desk-enter-busy = hay demasiadas personas entrando a la vez; inténtelo otra vez dentro de { $seconds } segundos
desk-enter-locked = demasiados intentos; espere { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }, o use el código de la tarjeta
desk-enter-wrong = el número o el PIN no es correcto; mire la tarjeta

desk-guide-nav = Ayuda
desk-guide-title = Guía de arbitro
desk-guide-print = Imprimir la guía (PDF)
desk-guide-file = guia.pdf
desk-guide-broken = este capítulo no se puede mostrar

# Two eyes, and suspense before the prize-giving.
desk-waits = espera la confirmación de otra persona
desk-confirm-result = Confirmar { $result }
desk-undo-needs-reason = Para anular este resultado hace falta un motivo: lo registró otra persona, o la ronda ya tiene todos los resultados. Escriba el motivo en «Corregir» y pulse otra vez «Anular».
desk-frozen = La clasificación pública queda como estaba antes de la última ronda hasta la entrega de premios.
desk-menu = Menú
desk-organiser-pages = Páginas de la organización
