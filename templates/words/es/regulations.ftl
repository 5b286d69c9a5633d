# What is wrong with a file of regulations.

regulations-problem = { $place }: { $fault }
regulations-problem-hint =
    { $place }: { $fault }
    {"  "}sugerencia: { $hint }
regulations-did-you-mean = ¿quería decir `{ $word }`?
regulations-known-here = aquí hay: { $words }
regulations-known-keys = claves conocidas: { $words }
regulations-too-large = el archivo tiene { $bytes } bytes; el máximo son { $most }
regulations-yaml = esto no es YAML que se pueda leer: { $reason }
regulations-nothing = nada
regulations-scalar = una palabra o un número
regulations-list = una lista
regulations-map = un mapa de claves y valores
regulations-expected-map = se esperaban claves y valores, y hay { $found }
regulations-expected-list = se esperaba una lista, y hay { $found }
regulations-expected-scalar = se esperaba una palabra o un número, y hay { $found }
regulations-unknown-key = clave desconocida: `{ $key }`
regulations-empty = aquí no hay nada escrito
regulations-empty-hint = dé un valor o quite la clave
regulations-no-number = `{ $text }` no es un número entero de { $least } a { $most }
regulations-not-understood = `{ $text }` no se entiende aquí
regulations-no-ready-made = no hay un reglamento ya hecho con el nombre `{ $name }`
regulations-edition-unknown = no se conocen los juegos de la edición { $edition }
regulations-editions-known = se conocen las ediciones { $first } a { $last }; para otra, indique los `cycles` con sus `games`
regulations-cycles-count = { $count ->
        [one] 1 ciclo
       *[other] { $count } ciclos
    }
regulations-stages-count = { $count ->
        [one] 1 fase
       *[other] { $count } fases
    }
regulations-one-to-nine = indique entre 1 y 9
regulations-game-not-listed = un ciclo juega `{ $game }`, que no está entre los juegos
regulations-games-count = { $count } juegos
regulations-games-most = 99 es el máximo
regulations-cycle-without-games = `{ $cycle }` no tiene juegos
regulations-cycle-without-games-hint = añada `games: [rastros, …]`, o una `edition`
regulations-game-without-id = un juego sin `id`
regulations-game-without-id-hint = añada `id: rastros`
regulations-game-twice = el juego `{ $game }` está dos veces en la lista
regulations-no-game-id = `{ $text }` no es el id de un juego: letras minúsculas, cifras y guiones
regulations-no-years = `{ $text }` no son cursos escolares
regulations-years-hint = escríbalos como `5-6`, entre 1 y 12
regulations-no-points = `{ $text }` no son puntos
regulations-points-hint = un número con un decimal como máximo, como 0.5
regulations-points-outside = `{ $text }` puntos
regulations-points-span = de 0 a 100
regulations-points-order = una derrota vale { $loss }, un empate { $draw }, una victoria { $win }
regulations-points-order-hint = una victoria debe valer más que una derrota, con el empate entre ambas
regulations-no-tie-break = no hay desempate `{ $text }`
regulations-points-no-tie-break = `PTS` no es un desempate
regulations-points-first = los puntos van siempre primero; quítelo
regulations-tie-break-twice = el desempate `{ $text }` está dos veces en la lista
regulations-nobody-qualifies = nadie se clasifica para la fase siguiente
regulations-nobody-qualifies-hint = añada `qualify: 1` para el mejor de cada grupo
regulations-nowhere-to-qualify = no hay fase para la que clasificarse
regulations-nowhere-to-qualify-hint = quite `qualify` en la última fase
regulations-stage = fase { $number }
regulations-nothing-played = la fase no dice qué se juega
regulations-nothing-played-hint = añada `play:` con { $examples }
regulations-play-hint = escriba { $examples }
regulations-swiss-rounds = un suizo necesita sus rondas: `swiss in 4 rounds`
regulations-dutch-rounds = el sistema holandés necesita sus rondas: `dutch in 7 rounds`
regulations-no-format = `{ $text }` no es una forma de jugar
regulations-no-rounds = `{ $text }` no es un número de rondas entre 1 y 50, ni un intervalo como 4-5
regulations-best-of = `best of { $games }` necesita un número impar de partidas hasta 21
