# Textos que no se pueden leer: YAML y frases.

lang-a-text = un texto
lang-a-list = una lista
lang-a-map = un mapa
lang-too-large = el archivo tiene { $size } KB; un archivo de juego o de reglamento tiene como máximo { $most } KB
lang-nul = el archivo contiene un byte NUL, así que no es un archivo de texto
lang-nul-help = guárdelo como texto sin formato en UTF-8
lang-empty = el archivo está vacío
lang-repeated-key = la clave `{ $key }` está escrita dos veces
lang-repeated-key-help = quédese con una de las dos; aquí se usa la primera
lang-second-time = segunda vez
lang-not-yaml = esto no es YAML válido: { $reason }
lang-yaml-limit = está demasiado anidado, o dice demasiado por referencia
lang-yaml-other = esto no se puede leer
lang-yaml-tab = esta línea está sangrada con un tabulador
lang-yaml-tab-help = sangre con espacios
lang-yaml-bracket = este `{ $mark }` no se cierra nunca
lang-yaml-bracket-help = añada el `{ $closing }` que falta
lang-yaml-quote = estas comillas `{ $mark }` no se cierran nunca
lang-yaml-quote-help = cierre el texto con las mismas comillas, o escríbalo sin comillas
lang-yaml-glued = falta un espacio después de `{ $key }:`
lang-yaml-glued-help = escriba `{ $line }`
lang-yaml-no-colon = faltan dos puntos después de `{ $key }`
lang-yaml-no-colon-help = escriba `{ $line }`
lang-yaml-too-far = esta línea está sangrada como si fuera parte de la de arriba
lang-yaml-too-far-help = empiécela en la misma columna que `{ $before }`
lang-yaml-column =
    { $indent ->
        [one] esta línea está sangrada 1 espacio, y ninguna por encima lo está
       *[other] esta línea está sangrada { $indent } espacios, y ninguna por encima lo está
    }
lang-yaml-column-help =
    { $indent ->
        [0] las líneas que van juntas empiezan en la misma columna; la más próxima empieza en el margen
        [one] las líneas que van juntas empiezan en la misma columna; la más próxima está sangrada 1 espacio
       *[other] las líneas que van juntas empiezan en la misma columna; la más próxima está sangrada { $indent } espacios
    }
lang-yaml-symbol = un texto no puede empezar por `{ $mark }`
lang-yaml-colon-in-text = un texto no puede contener dos puntos seguidos de un espacio
lang-yaml-colon-in-text-help = ponga entre comillas los textos que contienen `: `, `#` o empiezan por un símbolo
lang-yaml-end-help = escriba cada manera de acabar debajo de `end:`, en su propia línea: `  - { $line }`
lang-said-here = aquí se dice `{ $words }`
lang-odd-space = aquí hay un espacio que no es un espacio simple
lang-odd-space-help = bórrelo y escriba un espacio; suele venir de textos copiados
lang-provided-if = después de `provided` va la condición misma, sin `if`
lang-or-action = cada manera de jugar tiene su línea: escriba las dos en líneas separadas, cada una con `- ` al principio
lang-third-action = un movimiento tiene como mucho dos elecciones; para otra más, escriba `, then …`, un paso aparte
lang-place-many = se coloca una ficha cada vez; para dos escriba `place own on empty, twice`
lang-beyond-chance-words = dado, dados, azar, suerte, aleatorio, carta, cartas, baraja, moneda
lang-beyond-chance = el lenguaje no tiene azar: ni dados, ni cartas, ni nada aleatorio
lang-beyond-hidden-words = esconder, escondido, escondida, oculto, oculta, secreto, secreta
lang-beyond-hidden = el lenguaje no esconde nada: todo está a la vista en el tablero
lang-beyond-stacks-words = pila, pilas, apilar, montón
lang-beyond-stacks = las fichas no se apilan: cada casilla tiene una ficha o ninguna
lang-beyond-players-words = tercero, equipo, equipos
lang-beyond-players = juegan siempre dos bandos, uno contra otro
lang-line-long = esta línea tiene { $length } caracteres; una línea tiene como máximo { $most }
lang-line-deep = esta línea empieza con { $spaces } espacios; el máximo son { $most }
lang-line-help = divídala en líneas más cortas, alineadas con las vecinas
lang-too-long = una frase tiene como máximo { $most } caracteres, esta tiene { $length }
lang-too-long-help = dé nombres a casillas en `zones` y a conjuntos más largos en `sets`
lang-in-a-row = más de { $most } palabras como `not` e `in` se siguen unas a otras
lang-in-a-row-help = dos `not` se anulan
lang-nested = los paréntesis se anidan más de { $most } veces
lang-nested-help = dé un nombre a una parte de la frase en `sets`
lang-early = { $what } acaba demasiado pronto
lang-expected-after = después de esto se esperaba { $expected }
lang-does-not-fit = { $what }: `{ $word }` no encaja aquí
lang-expected = se esperaba { $expected }
lang-more = más
lang-end-of-phrase = el final de la frase
lang-another-word = otra palabra
lang-this-turn = esta línea de `turn`
lang-like-turn = una línea de `turn` se escribe como `place own on empty` o `move own to empty ahead of it`
lang-this-condition = esta condición de `end`
lang-like-condition = una condición se escribe como `own in last row`, `no empty` o `no move`
lang-this-result = este resultado de `end`
lang-like-result = un resultado se escribe como `mover wins`, `next loses`, `draw` o `higher score wins`
lang-this-number = este número
lang-like-number = un número se escribe como `own`, `own + 3` o `largest group of own`
lang-this-board = este tablero
lang-like-board = un tablero se escribe como `square 7x7`, `hexagon 5`, `points 9x9` o `rhombus 11`
lang-this-supply = esta reserva de fichas
lang-like-supply = una reserva se escribe como `14 each`, `8 shared`, `28 of white` o `9 each placed once`
lang-this-claim = esta afirmación
lang-like-claim = una afirmación se escribe como `white to move`, `can play d4, e5`, `c1 wins at once` o `score is 21 to 18`
lang-this-set = este conjunto de casillas
lang-like-set = un conjunto se escribe como `empty`, `own in row 1`, `rows 1-2` o `d4 d5 e4 e5`
lang-name-of-cells = el nombre de casillas
lang-a-piece = una ficha
lang-a-number = un número
lang-an-owner = `each`, `shared` u `of` un bando
lang-a-set = un conjunto de casillas
lang-a-condition = una condición
lang-a-direction = una dirección
lang-a-column = una columna
lang-an-action = una acción (`place`, `move`, `shift`, `jump`, `fly`, `turn`, `replace`, `remove`, `sow`, `pass`)
lang-a-clause = una cláusula (`if`, `provided`, `removing`, `again`, …)
lang-a-verdict = un resultado (`mover wins`, `next loses`, `draw`, `higher score wins`)
lang-wins-or-loses = `wins` o `loses`
lang-a-move = un movimiento
lang-typographic = `{ $mark }` son comillas tipográficas, una letra como cualquier otra; use comillas rectas `"`, o ninguna
lang-second-action = `place` o `remove`
lang-second-action-help = la segunda elección de un movimiento es `place` o `remove`; para otra, escriba `, then { $action } …`, un paso aparte; varias fichas en línea se mueven a la vez con `shift run of 2 to 3 own to empty`
lang-a-supply = un número, o { lang-an-owner }
lang-who-wins = diga quién, como en `mover wins` o `next loses`
lang-direction-of-what = ¿respecto a qué? Una dirección se dice de una ficha o de una casilla: aquí `{ $words }`
lang-direction-after-to = la dirección pertenece a las casillas de llegada: `{ $words }`
lang-cells-one-by-one = las casillas se escriben una a una, como en `a1 a2 a3`; las líneas enteras son `column a`, `row 1` o `rows 1-2`
lang-remove-many = se retira una ficha cada vez; para dos escriba `remove own, twice`
lang-leave-out = quite `{ $word }`
lang-line-or-more = una línea más larga también cuenta: quite `or more`
lang-side-of-board = `{ $word }` es una dirección; las casillas de un lado del tablero se llaman `column a`, `top`, `bottom` o con una zona propia
lang-a-family = una familia de tableros (`square`, `hexagon`, `points`, …)
