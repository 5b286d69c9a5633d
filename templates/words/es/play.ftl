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

# Addresses that are no game.
play-address-too-long = la dirección es demasiado larga: una partida tiene como máximo { $most } movimientos
play-address-unreadable = no se entiende `{ $part }={ $text }` en la dirección
play-address-position = la posición no es de este juego: { $reason }
play-address-move = el movimiento { $number }, `{ $move }`, no se puede jugar ({ $reason })
play-address-cells = ningún movimiento empieza por `{ $cells }`
