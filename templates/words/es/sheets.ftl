# Rule sheets, booklets, boards and puzzles on paper.

sheets-list = { $list }

# What is needed.
sheets-board-square = Un tablero cuadrado de { $columns } por { $rows } casillas.
sheets-board-oblong = Un tablero de { $columns } por { $rows } casillas cuadradas.
sheets-board-points = Un tablero de { $columns } por { $rows } líneas; se juega en las intersecciones.
sheets-board-hexagon = Un tablero hexagonal con { $side } casillas de lado.
sheets-board-rhombus = Un rombo de { $columns } por { $rows } casillas hexagonales.
sheets-board-boxes = Una cuadrícula de puntos que forman { $columns } por { $rows } cuadrados.
sheets-board-pits = Un tablero con { $rows } filas de { $columns } hoyos.
sheets-board-graph = Un tablero con { $cells } puntos unidos por líneas.
sheets-seeds = { $seeds } semillas.

# How one wins.
sheets-end-stuck-wins = Quien no pueda jugar en su turno gana.
sheets-end-stuck-loses = Quien no pueda jugar en su turno pierde.
sheets-end-stuck-draws = Si quien tiene el turno no puede jugar, la partida acaba en tablas.
sheets-end-without-own-wins = Gana quien se quede sin fichas en el tablero.
sheets-end-without-own-loses = Pierde quien se quede sin fichas en el tablero.
sheets-end-without-enemy-wins = Gana quien deje al adversario sin fichas en el tablero.
sheets-end-without-enemy-loses = Pierde quien deje al adversario sin fichas en el tablero.
sheets-end-first = Si varias de estas cosas ocurren a la vez, cuenta la primera.
sheets-end-captured = Gana quien haya capturado al menos { $pieces } fichas.
sheets-board-holes = { $n ->
    [one] Falta la casilla { $cells }, que es un hueco.
   *[other] Faltan las casillas { $cells }, que son huecos.
}
sheets-end-taken = Gana quien haya recogido al menos { $seeds } semillas.

# How one plays.
sheets-start-empty = Al principio, el tablero está vacío.
sheets-start-seeds = Al principio, cada hoyo tiene { $seeds } semillas.
sheets-start-diagram = Al principio, las fichas están dispuestas como en el diagrama inicial.
sheets-placed-once = Las fichas que salen del tablero no vuelven a entrar.
sheets-swap = En su primera jugada, el segundo jugador puede cambiar de bando en vez de jugar, quedándose con la jugada del adversario.

# The parts of a sheet.
sheets-rule-sheet = Hoja de reglas
sheets-material = Material
sheets-goal = Objetivo
sheets-rules = Reglas
sheets-notes = Notas
sheets-author =
    { $n ->
        [one] Autor: { $authors }
       *[other] Autores: { $authors }
    }
sheets-author-year =
    { $n ->
        [one] Autor: { $authors }, { $year }
       *[other] Autores: { $authors }, { $year }
    }
sheets-decade = década de { $decade }

# In three steps, for younger pupils.
sheets-in-three-steps = En tres pasos
sheets-steps-of-game = { $game }: en tres pasos
sheets-young-place = Prepara
sheets-young-play = Juega
sheets-young-win = Gana
sheets-young-arrows = Las flechas muestran adónde puede ir la ficha de { $cell }.
sheets-young-dots = Los puntos muestran adónde puede ir la ficha de { $cell }.
sheets-young-places = Las marcas muestran dónde { $n ->
        [one] puede jugar
       *[other] pueden jugar
    } { $side }.
sheets-young-first-moves = { $n ->
        [one] El primer movimiento.
       *[other] Los primeros { $n } movimientos, en orden.
    }
sheets-young-over = { $n ->
        [one] Ha ganado
       *[other] Han ganado
    } { $side }.
sheets-young-won = Último movimiento: { $move }. { $n ->
        [one] Ha ganado
       *[other] Han ganado
    } { $side }.
sheets-shown-taken = { $n ->
        [one] La jugada { $move } captura la ficha con la cruz.
       *[other] La jugada { $move } captura las { $n } fichas con cruces.
    }
sheets-shown-turned = { $n ->
        [one] La jugada { $move } voltea la ficha con la cruz.
       *[other] La jugada { $move } voltea las { $n } fichas con cruces.
    }

# What a sheet has besides the rules.
sheets-memo = Recuerda
sheets-memo-swap = En su primera jugada, quien juega en segundo lugar puede quedarse con la jugada del adversario.
sheets-memo-draws = Puede haber empate.
sheets-memo-no-draws = No hay empates.
sheets-first-puzzle = Un primer problema
sheets-puzzle-answer = Solución: { $line }
# A move that puts a piece with an arrow, in a line of moves.
sheets-ply-pointing = { $piece } en { $cell }, flecha hacia { $to }

# Editions and cycles.
sheets-championship = Campeonato Nacional de Juegos Matemáticos
sheets-edition = { $ordinal } Campeonato Nacional de Juegos Matemáticos
sheets-cycles =
    { $n ->
        [one] Ciclo: { $cycles }
       *[other] Ciclos: { $cycles }
    }
sheets-cycle-first = 1.º
sheets-cycle-second = 2.º
sheets-cycle-third = 3.º
sheets-cycle-secondary = Sec.
sheets-rules-of-the-games = Reglas de los juegos
sheets-contents = Índice
sheets-game = Juego
sheets-page = Página
sheets-games-by-cycle = Juegos por ciclo
sheets-years-of-cycles = 1.º ciclo: cursos 1 a 4. 2.º ciclo: cursos 5 y 6. 3.º ciclo: cursos 7 a 9. Secundaria: cursos 10 a 12.

sheets-credits = Créditos
sheets-credits-program = Hojas, diagramas y problemas hechos con el programa arbitro.

# Puzzles on paper.
puzzles-title = { $game }: problemas
puzzles-name = Nombre: { $line }
puzzles-task = En cada posición hay un único movimiento que gana, por bien que responda el adversario. ¿Cuál es? Se cuentan los movimientos de los dos bandos hasta el final de la partida.
puzzles-task-long = ¿Cuál es la jugada que gana, por bien que responda el adversario? En cada posición sirve un único primer movimiento o, si el orden no importa, un único conjunto de movimientos. Una jugada es todo lo que un bando hace en su turno; se cuentan las de los dos bandos hasta el final de la partida.
puzzles-moves = Juega: { $side }. Gana en { $n ->
        [one] 1 movimiento
       *[other] { $n } movimientos
    }.
puzzles-turns = Juega: { $side }. Gana en { $n ->
        [one] 1 jugada
       *[other] { $n } jugadas
    }.
puzzles-move = Movimiento: { $line }
puzzles-turn = Jugada: { $line }
puzzles-taken = Capturadas: { $first } { $n-first }, { $second } { $n-second }.
puzzles-solutions = Soluciones
puzzles-key = En negrita, los movimientos de quien gana; entre ellos, la mejor defensa. Todas se han demostrado por ordenador: nada más gana. En letra pequeña, los movimientos de una partida que lleva a la posición.
puzzles-from = De una partida: { $game }.
puzzles-after = Después de: { $moves }

# What cannot be said or drawn.
sheets-wrong-placeholder = `{"{"}{ $placeholder }{"}"}` en el texto de `{ $game }` no es ningún dato del juego; hay { $known }
sheets-wrong-example = el ejemplo `{ $example }` de `{ $game }` no se puede dibujar: { $reason }
sheets-wrong-text = el texto de `{ $game }` no se puede componer: { $error }
sheets-wrong-page = { $error }
sheets-wrong-cell-size = una casilla de { $size } mm no se puede imprimir; elija de 5 a 100 mm
sheets-move-refused = `{ $move }` no se puede jugar
sheets-no-such-example = no existe ese ejemplo
sheets-no-zone = no hay ninguna zona `{ $zone }`
sheets-no-zone-of-side = no hay ninguna zona `{ $zone }` de `{ $side }`
sheets-not-at-start = ninguna ficha `{ $piece }` está en el tablero al principio
sheets-mark-nowhere = la marca no está en ninguna casilla
sheets-no-cell = el tablero no tiene la casilla `{ $cell }`
sheets-moves-how = `moves: { $how }`: esperaba `numbers` o `arrows`
sheets-nothing-there = no hay nada en `{ $cell }`
sheets-not-to-move = la ficha de `{ $cell }` no puede tener el turno
sheets-targets-how = los `targets` se dibujan como `arrows` o `dots`, no como `{ $how }`
sheets-no-targets = la ficha de `{ $cell }` no tiene ningún movimiento que dibujar
sheets-no-fact = `{"{"}{ $placeholder }{"}"}` no es ningún dato del juego
sheets-facts = hay { $known }
sheets-draw-it = dibújelo en `examples`
sheets-examples = los ejemplos son { $known }
sheets-no-example = no hay ningún ejemplo `{ $example }` que dibujar
sheets-mark-up = { $error }
sheets-based-on = Basado en { $game }
sheets-based-on-by = Basado en { $game }, de { $authors }
sheets-based-on-by-year = Basado en { $game }, de { $authors } ({ $year })

# What words and figures mean.
sheets-beside-cells = «Al lado» quiere decir con un lado en común, en horizontal o en vertical.
sheets-beside-points = «Al lado» quiere decir en el punto siguiente de la misma línea del tablero, en horizontal o en vertical.
sheets-sight = «A la vista» quiere decir en línea recta, sin nada en medio.
sheets-sight-diagonals = «A la vista» quiere decir en línea recta, también en diagonal, sin nada en medio.
sheets-sight-straight = «A la vista» quiere decir en horizontal o en vertical, sin nada en medio.
sheets-sight-diagonal = «A la vista» quiere decir en diagonal, sin nada en medio.
sheets-group = Un grupo lo forman fichas unidas, cada una al lado de otra del mismo grupo.
sheets-group-diagonals = Un grupo lo forman fichas unidas, cada una al lado de otra del mismo grupo, también en diagonal.
sheets-pattern = La figura { $name }, en cualquier orientación: { $rows }, donde { $key }.
sheets-pattern-own = x es una ficha de quien juega
sheets-pattern-enemy = o es una ficha del adversario
sheets-pattern-empty = {"."} es una casilla vacía
sheets-pattern-empty-point = {"."} es un punto vacío
sheets-pattern-anything = ? es cualquier cosa
sheets-pattern-occupied = # es una ficha cualquiera
sheets-quoted = «{ $word }»
sheets-against-rule = va contra la regla: «{ $rule }»
sheets-claim-true = verdadera
sheets-claim-false = falsa
sheets-claim-open = sin probar (vistas { $positions } posiciones)
sheets-claim-waiting = sin ver: corrija antes las de arriba

# What stands above pieces to cut out, after their number.
sheets-cut-seeds = { $n ->
        [one] semilla
       *[other] semillas
    }
sheets-cut-dominoes = { $n ->
        [one] dominó
       *[other] dominós
    }
sheets-cut-for-both = { $pieces } (para los dos jugadores)
