# Movimientos, posiciones y partidas grabadas que no se pueden leer.

engine-refused = `{ $move }` no se puede jugar: { $reason }
engine-refused-legal =
    `{ $move }` no se puede jugar: { $reason }
    movimientos legales: { $legal }
engine-ambiguous = puede querer decir { $moves }
engine-ambiguous-many = puede querer decir { $count } movimientos, como { $moves }
engine-against-rules = no cumple la regla { $lines }
engine-enemy = la ficha de { $cell } es del adversario
engine-no-cell = el tablero no tiene la casilla `{ $cell }`
engine-no-pass = aquí no se puede pasar
engine-no-piece = no hay ninguna ficha en { $cell }
engine-no-swap = en este juego no hay cambio de bando
engine-over = la partida ha terminado
engine-takes = captura una ficha, por eso se escribe `{ $written }`
engine-takes-nothing = no captura nada, por eso se escribe `{ $written }`
engine-too-late-to-swap = el cambio de bando solo es posible en la primera jugada del segundo jugador
engine-unreadable = esto no se lee como un movimiento

engine-position-unreadable = no se entiende esta posición: { $reason }
engine-position-empty = la posición está vacía
engine-too-many-pieces = son { $count } `{ $piece }`, contando las perdidas, pero el juego solo tiene { $supply }
engine-no-such-step = una jugada de este juego no tiene el paso { $step }
engine-wrong-board = la posición no cabe en el tablero
engine-number-of-rows =
    { $board ->
        [one] el tablero tiene 1 fila, la posición { $position }
       *[other] el tablero tiene { $board } filas, la posición { $position }
    }
engine-length-of-row =
    { $cells ->
        [one] la fila { $row } tiene 1 casilla, pero hay { $written } escritas
       *[other] la fila { $row } tiene { $cells } casillas, pero { $written ->
            [one] hay 1 escrita
           *[other] hay { $written } escritas
        }
    }
engine-seeds = `{ $text }` no es un número de semillas
engine-piece = `{ $letter }` no es una ficha de este juego; hay { $known }
engine-detail = `{ $text }` no significa nada en una posición
engine-detail-number = `{ $text }` necesita un número
engine-lost = `{ $piece }` vuelven a la reserva, así que ninguna se pierde

engine-record-line = línea { $line }: { $reason }
engine-record-move = línea { $line }: movimiento { $number }: { $error }
engine-record-key = se esperaba `clave: valor`, como `game: rastros` o `moves: e5-d4 d4-d5`
engine-record-game = la partida grabada no dice de qué juego es: añada `game: …`
engine-record-head-game = juego
engine-record-head-moves = movimientos
engine-record-head-result = resultado
engine-record-first = primero
engine-record-second = segundo
engine-record-draw = empate
