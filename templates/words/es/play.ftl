# Games on a screen, and diagrams.

play-board = Tablero
play-empty = vacía
play-seeds =
    { $n ->
        [one] 1 semilla
       *[other] { $n } semillas
    }
play-chosen = elegida
play-last-move = último movimiento
play-marked = marca { $text }
play-possible-move = jugada posible
play-to-move =
    { $number ->
        [many] Juegan { $side }
       *[one] Juega { $side }
    }
play-wins =
    { $number ->
        [many] Ganan { $side }
       *[one] Gana { $side }
    }
play-draw = Tablas
play-button-swap = Cambiar de bando
play-button-pass = Pasar
play-button-stop = Terminar la jugada
play-swap = cambio
play-pass = pasa
play-stop = fin

# Diagrams.
diagram-empty-board = tablero vacío
diagram-zone = { $name }: { $cells }
diagram-edge = borde ({ $name }): de { $from } a { $to }
diagram-edge-of-both = borde de los dos: de { $from } a { $to }
diagram-arrow = flecha de { $from } a { $to }
diagram-mark = marca { $text } en { $cell }
diagram-store = depósito ({ $name }): { $seeds }
diagram-dots = { $n ->
        [one] punto en
       *[other] puntos en
    } { $cells }
diagram-crosses = { $n ->
        [one] cruz en
       *[other] cruces en
    } { $cells }
diagram-rings = { $n ->
        [one] anillo en
       *[other] anillos en
    } { $cells }
diagram-shaded = { $n ->
        [one] casilla sombreada
       *[other] casillas sombreadas
    }: { $cells }

# Addresses that are no game.
play-address-too-long = la dirección es demasiado larga: una partida tiene como máximo { $most } movimientos
play-address-unreadable = no se entiende “{ $part }={ $text }” en la dirección
play-address-position = la posición no es de este juego: { $reason }
play-address-move = el movimiento { $number }, “{ $move }”, no se puede jugar ({ $reason })
play-address-cells = ningún movimiento empieza por “{ $cells }”

# The page of a game.
play-rules = Reglas
play-thinking = El ordenador está pensando…
play-which-move = ¿Qué movimiento?
play-step-through = Recorrer la partida
play-step-first = Inicio
play-step-back = Movimiento anterior
play-step-next = Movimiento siguiente
play-step-last = Fin
play-play-on = Jugar desde aquí
play-choose-again = Elegir otra vez
play-undo = Deshacer
play-hide-moves = Ocultar movimientos
play-show-moves = Mostrar movimientos
play-new-game = Nueva partida
play-game = Partida
play-moves = Movimientos
play-against-whom = ¿Contra quién?
play-two-on-one = Dos jugadores pueden jugar en esta pantalla, por turnos.
play-against-computer = Contra el ordenador
play-i-begin = Empiezo yo
play-computer-begins = Empieza el ordenador
play-on-two-phones = En dos móviles
play-invite-first = Invitar y empezar
play-invite-second = Invitar; empieza el otro
play-keep-and-share = Guardar y compartir
play-address-holds = La dirección de esta página contiene toda la partida: quien la abra verá el mismo tablero.
play-this-position = Solo esta posición
play-position-text = Posición en texto
play-record = Partida grabada
play-download-record = Descargar la partida grabada
play-not-possible-because = Esto no es posible: { $why }.
play-possible-moves = Movimientos posibles:
play-go-on = Continuar la partida
play-swapped = Los jugadores han cambiado de lado.
play-shelf-first = 1.er ciclo (cursos 1.º a 4.º)
play-shelf-second = 2.º ciclo (cursos 5.º y 6.º)
play-shelf-third = 3.er ciclo (cursos 7.º a 9.º)
play-shelf-secondary = Secundaria (cursos 10.º a 12.º)
play-shelf-archive = Archivo
play-shelf-others = Otros juegos
play-alone-broken = el tablero no se puede mostrar en este navegador
play-computer = Ordenador
play-review = Buscar los errores
play-review-gift = Movimiento { $number }, { $move } ({ $side }): tenía la partida ganada y la dejó escapar.
play-review-clean = En esta partida nadie dejó escapar una victoria.
play-review-whole = Todo esto está demostrado.
play-review-from = Demostrado a partir del movimiento { $number }; de lo anterior solo se sabe lo que aquí se dice.
play-review-unknown = En esta partida no se ha podido demostrar nada: hay demasiadas continuaciones.
play-person = Yo
play-seats = Jugadores
play-in-hand = { $n } por colocar
play-off-board = { $n } fuera del tablero
play-points =
    { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
play-look-back = Repasar movimiento a movimiento
play-change-sides = Nueva partida, cambiando de lado
play-winning = parte de la victoria
play-you-won = ¡Ha ganado!
play-you-lost = Ha perdido.
play-level = Nivel { $level }
play-prompt-to = Ahora hay que elegir adónde va.
play-prompt-end = Ahora hay que elegir el otro extremo.
play-prompt-place = Ahora hay que elegir dónde queda { $piece }.
play-prompt-remove = Ahora hay que elegir la ficha que se retira.
play-prompt-from = Ahora hay que elegir la ficha que va allí.
play-prompt-again = La jugada no ha terminado: hay que jugar otra vez.
play-prompt-move = La jugada no ha terminado: falta mover una ficha.
play-prompt-more = La jugada no ha terminado: falta colocar otra ficha.
play-review-held = { $move } ganaba.
diagram-links = { $n ->
    [one] enlace
   *[other] enlaces
}: { $links }
