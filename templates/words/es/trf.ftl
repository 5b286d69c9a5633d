# What is wrong with a tournament report file.

trf-no-players = el archivo no tiene ninguna línea de jugador (`001`)
trf-field = { $field }: `{ $found }`; se esperaba { $expected }
trf-duplicate-number = el número `{ $number }` aparece en dos líneas
trf-oneself = en la ronda { $round } el jugador juega contra sí mismo
trf-unknown-opponent = no hay jugador con el número `{ $number }`
trf-not-mutual = en la ronda { $round } la línea del adversario `{ $opponent }` no indica a este jugador
trf-same-colour = en la ronda { $round } los colores de este jugador y del adversario `{ $opponent }` no son opuestos
trf-results-disagree = en la ronda { $round } el resultado no concuerda con el del adversario `{ $opponent }`
trf-wrong-points = la línea indica { $claimed }, pero las rondas suman { $sum }
trf-rematch = en la ronda { $round } se repite el adversario `{ $opponent }` de la ronda { $first }
trf-second-bye = en la ronda { $round } el jugador descansa por segunda vez
trf-byes-in-round = la ronda { $round } tiene { $count } descansos; solo puede tener uno
trf-dutch-none = en la ronda { $round } el sistema holandés de la FIDE da otro emparejamiento: { $why }
trf-dutch-bye = en la ronda { $round } el sistema holandés de la FIDE da a este jugador el descanso: { $why }
trf-dutch-white = en la ronda { $round } el sistema holandés de la FIDE da a este jugador las blancas contra `{ $opponent }`: { $why }
trf-dutch-black = en la ronda { $round } el sistema holandés de la FIDE da a este jugador las negras contra `{ $opponent }`: { $why }
trf-too-many-rounds = { $announced ->
        [one] se anuncia 1 ronda
       *[other] se anuncian { $announced } rondas
    }, pero hay líneas con { $found }

# Fields, and what they must be.

trf-rounds = rondas
trf-scoring = puntuación
trf-start-number = número
trf-points = puntos
trf-rank = puesto
trf-opponent = adversario
trf-colour = color
trf-result = resultado
trf-expected-number = un número
trf-expected-scoring = una letra y un valor
trf-expected-scoring-points = puntos de 0 a 100
trf-expected-scoring-letter = una de las letras W, D, L, A, P, X
trf-expected-points = puntos como 11.5
trf-expected-colour = w, b o -
trf-expected-result = uno de 1 = 0 + - W D L U F H Z

# What the format has no place for.

trf-left-moves = El formato no tiene sitio para movimientos: { $count ->
        [one] la partida grabada va aparte
       *[other] las { $count } partidas grabadas van aparte
    }.
trf-left-match = Cada ronda es un encuentro de varias partidas: aquí solo está el resultado del encuentro.
trf-left-free = Juego libre: las rondas son los momentos en que se emparejó a quienes estaban libres. Quien aún jugaba, o esperaba, tiene en esa ronda una ausencia sin puntos, y dos pueden volver a encontrarse.
