# Lo que jugar un juego muestra de su archivo, las afirmaciones de los ejemplos y los niveles del adversario.

analysis-no-first-move = quien empieza ({ $side }) no tiene ningún movimiento al principio
analysis-no-first-move-help = mire la posición inicial y lo que `turn` permite en ella
analysis-never-ends = este juego no termina nunca: { $games } partidas al azar pasaron de { $moves } movimientos
analysis-never-ends-help = añada un final como `position repeated: draw`, o revise las condiciones de `end`
analysis-chains = hay aquí tantas cadenas de capturas que comparar (más de { $moves } movimientos en una sola posición) que el juego no se ha probado
analysis-chains-help = quite `as many as possible`, o deje saltar menos fichas en la misma jugada; la posición es { $position }
analysis-explodes = son posibles tantos movimientos aquí ({ $moves } en una sola posición) que el juego no se ha probado
analysis-explodes-help = haga una elección después de la otra con `, then`, en vez de las dos a la vez, o restrínjalas; la posición es { $position }
analysis-long =
    { $games ->
        [one] 1 partida al azar pasó de { $moves } movimientos
       *[other] { $games } partidas al azar pasaron de { $moves } movimientos
    }
analysis-long-help = si el juego puede dar vueltas sin fin, añada `position repeated: draw`
analysis-hardly-ends = casi ninguna partida al azar termina: { $some } de { $games } pasaron de { $moves } movimientos
analysis-hardly-ends-help = compruebe si las condiciones de `end` se pueden alcanzar de verdad
analysis-drawn = casi todas las partidas al azar acaban en tablas: { $some } de { $games }, la mayoría por este final
analysis-drawn-help = si no es esa la intención, compruebe si alguien puede ganar antes
analysis-undeclared = en { $some } de { $games } partidas al azar un bando no pudo mover, y ningún final dice qué significa eso
analysis-undeclared-help = esas partidas cuentan como tablas; añada una línea como `no move: next loses`
analysis-won-all = las { $games } partidas al azar las ganó el mismo lado ({ $side })
analysis-won-all-help = ¿es esa la intención? `mover` es quien acaba de jugar, `next` quien jugaría ahora
analysis-twice = dos líneas de `turn` permiten el mismo movimiento `{ $move }`
analysis-twice-help = en la posición `{ $position }`; haga que las líneas se excluyan entre sí
analysis-unused-end = nunca se llega a este final: otro más arriba tiene la misma condición
analysis-never = esto nunca puede ocurrir: { $why }
analysis-never-any = nada corresponde nunca a esta descripción
analysis-never-many = nunca hay más de { $most }
analysis-never-long = la línea más larga del tablero tiene { $most } casillas
analysis-never-taken = ninguna regla retira ni recoge nada
analysis-never-pass = nadie puede pasar
analysis-never-there = ninguna ficha `{ $word }` llega nunca al tablero
analysis-never-help = tal como está, no hace nada: cámbielo o quítelo
analysis-inherited = `{ $line }`, que viene de `{ $file }`: { $message }
analysis-first-ends = todas las { $games } partidas al azar acaban con el primer movimiento, por este final
analysis-first-ends-help = mire si esto ya es verdad desde el principio; `no empty` quiere decir que no hay casillas vacías, y `not empty` habla de las otras casillas
analysis-twice-lines = son las líneas { $one } y { $other } del archivo, en la posición `{ $position }`; haga que se excluyan
analysis-never-pieces = de esas fichas nunca hay más de { $most } en el tablero
analysis-never-far = desde donde están las fichas al principio, ningún movimiento lleva nunca hasta allí
analysis-never-there-but = estas fichas nunca llegan allí; desde el principio sus movimientos solo llevan a { $cells }
analysis-never-there-more =
    { $more ->
        [one] estas fichas nunca llegan allí; desde el principio sus movimientos solo llevan a { $cells } y a 1 casilla más
       *[other] estas fichas nunca llegan allí; desde el principio sus movimientos solo llevan a { $cells } y a { $more } casillas más
    }
analysis-seldom = en { $games } partidas al azar `{ $end }` no ocurrió nunca; puede ser porque hace falta jugar bien, o porque no puede ocurrir
analysis-same-for-both = el número que aquí se compara es siempre igual para los dos bandos, y por eso nadie gana
analysis-same-for-both-help = diga de quién son las fichas, como en `more own wins`
analysis-idle-line = en { $games } partidas al azar nadie pudo jugar esta línea
analysis-idle-line-help = mire si las fichas y las casillas de que habla llegan a encontrarse, y si otra línea de más arriba no va siempre antes

analysis-no-position = el ejemplo `{ $example }` no muestra una posición de este juego: { $reason }
analysis-given-up = no se pudo decidir esta afirmación examinando { $positions } posiciones
analysis-given-up-help = afirme algo más cerca del final de la partida, o lo que ocurre en el acto
analysis-not-after = no después de `{ $move }`: { $message }
analysis-not-turn = aquí no puede ser el turno de `{ $side }`
analysis-over-here = aquí la partida ya ha terminado: { $outcome }
analysis-outcome-here = aquí { $outcome }
analysis-has-won = `{ $side }` ha ganado
analysis-has-won-by = `{ $side }` ha ganado por `{ $end }`
analysis-nobody-has-won = nadie ha ganado
analysis-nobody-has-won-by = nadie ha ganado, por `{ $end }`
analysis-not-over = aquí la partida no ha terminado
analysis-score = aquí la puntuación es de { $first } a { $second }
analysis-not-to-move = aquí no juega `{ $side }`, juega `{ $other }`
analysis-has-moves =
    { $n ->
        [one] aquí `{ $side }` tiene 1 movimiento
       *[other] aquí `{ $side }` tiene { $n } movimientos
    }
analysis-holds-none = esto no es cierto aquí: no hay ninguna
analysis-holds-count =
    { $count ->
        [one] esto no es cierto aquí: hay 1
       *[other] esto no es cierto aquí: hay { $count }
    }
analysis-holds-numbers = esto no es cierto aquí: los números son { $left } y { $right }
analysis-holds-not = esto no es cierto aquí
analysis-can-be-played = `{ $move }` se puede jugar aquí
analysis-can-be-played-too = { $moves } también se pueden jugar
analysis-refused-here = `{ $move }` no se puede jugar aquí: { $reason }
analysis-legal-moves = movimientos legales: { $moves }
analysis-and-more = { $moves } y { $more } más

analysis-instead = `{ $move }` { $truth }; { $others }
analysis-no-move = ningún movimiento { $does }
analysis-these-here = aquí { $moves } { $do }
analysis-these-too = { $moves } también { $do }
analysis-wins =
    { $n ->
        [one] gana{ $when }
       *[other] ganan{ $when }
    }
analysis-loses =
    { $n ->
        [one] pierde{ $when }
       *[other] pierden{ $when }
    }
analysis-draws =
    { $n ->
        [one] empata
       *[other] empatan
    }
analysis-does-not-lose =
    { $n ->
        [one] no pierde
       *[other] no pierden
    }
analysis-is-safe =
    { $n ->
        [one] es seguro
       *[other] son seguros
    }
analysis-winning = ganan{ $when }: { $moves }
analysis-losing = pierden{ $when }: { $moves }
analysis-drawing = empatan: { $moves }
analysis-not-losing = no pierden: { $moves }
analysis-safe = son seguros: { $moves }
analysis-finally = { "" }
analysis-at-once = { " " }en el acto
analysis-in =
    { $n ->
        [one] { " " }en 1 movimiento
       *[other] { " " }en { $n } movimientos
    }
analysis-within =
    { $n ->
        [one] { " " }en 1 movimiento como máximo
       *[other] { " " }en { $n } movimientos como máximo
    }
analysis-does-not-win = no gana{ $when }
analysis-not-lost = no pierde{ $when }
analysis-not-safe = no es seguro
analysis-not-safe-from = no es seguro: `{ $reply }` gana en el acto como respuesta
analysis-comes-to-draw = lleva a tablas con el mejor juego
analysis-loses-best = pierde{ $when } con el mejor juego
analysis-does-not-win-here = aquí `{ $side }` no gana{ $when }
analysis-nobody-wins = aquí nadie gana con el mejor juego
analysis-best-play = con el mejor juego `{ $side }` gana aquí{ $when }
analysis-cannot-win-at-once = aquí `{ $side }` no puede ganar en el acto
analysis-safe-here = `{ $move }` es seguro aquí

analysis-level-beginner = principiante
analysis-level-easy = fácil
analysis-level-medium = medio
analysis-level-hard = difícil
analysis-level-strong = fuerte
analysis-no-such-level = no hay nivel `{ $text }`; los niveles son 1 a 5, o { $levels }

analysis-proof-none = esto no es una demostración: la primera línea de una demostración es `arbitro proof 1`
analysis-proof-unreadable = la demostración no se puede leer: la línea { $line } no está escrita como debe
analysis-proof-twice = la demostración no es correcta: la línea { $line } da un segundo movimiento para la misma posición
analysis-proof-no-position = la posición de la demostración no es de este juego: { $reason }
analysis-proof-asks-past = las reglas de este juego preguntan qué ocurrió antes, y eso no lo dice una posición escrita: tal demostración no se puede comprobar
analysis-proof-missing = la demostración no es correcta: ninguna línea dice qué juega quien gana en `{ $position }`
analysis-proof-illegal = la demostración no es correcta: `{ $move }`, en la línea { $line }, no es un movimiento posible
analysis-proof-not-won = la demostración no es correcta: tras `{ $move }` en `{ $position }` la partida acaba, y no como se afirma
analysis-proof-circle = la demostración no es correcta: se puede volver una y otra vez a `{ $position }`
