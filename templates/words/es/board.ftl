# Lo que los tableros dicen por sí mismos, sin el motor.

board-aim = { $cell }: toque otra vez para jugar
board-aim-play = Jugar
board-whole = Ver todo el tablero
board-no-network = Sin red, intentándolo…
board-waits = { $cell } espera su turno.
board-why-over = La partida ha terminado.
board-why-reach = La ficha de { $from } no puede ir a { $cell }.
board-why-stuck = La ficha de { $cell } no puede moverse ahora.
board-why-enemy = La ficha de { $cell } es del adversario.
board-why-piece = Elija primero la ficha que quiere mover.
board-why-taken = { $cell } ya está ocupada.
board-why-empty = { $cell } está vacía.
board-why-rule = { $cell } no es un movimiento posible.
board-settings = Preferencias
board-settings-kept = Se guardan en este dispositivo.
board-sounds = Sonidos
board-zoom = Ampliar el tablero y confirmar cada movimiento
board-targets = Mostrar enseguida adónde puede ir la ficha
board-keyboard = Teclado
board-key-arrows = moverse por el tablero
board-key-enter = elegir la casilla
board-key-escape = elegir otra vez
board-key-undo = deshacer
board-key-redo = repetir lo deshecho
board-key-moves = mostrar u ocultar movimientos
