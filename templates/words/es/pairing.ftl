# Why a draw or a round was not made.

pairing-nobody-there = no hay nadie a quien sortear o emparejar en `{ $tournament }`
pairing-decided = el cuadro `{ $group }` ya está decidido

# What the judge of a round finds.

pairing-twice = `{ $code }` está en dos tableros
pairing-left-out = `{ $code }` debería jugar y no está en la lista
pairing-not-playing = `{ $code }` no juega en esta ronda y está en la lista
pairing-several-byes = { $count } jugadores descansan; solo puede descansar uno
pairing-rematch = `{ $one }` y `{ $other }` ya jugaron en la ronda { $round }
pairing-second-bye = `{ $code }` descansa y ya tuvo descanso o victoria sin jugar
pairing-bye-not-lowest = `{ $code }` descansa, pero `{ $lower }` tiene menos puntos y aún no ha descansado
pairing-same-school = `{ $one }` y `{ $other }` son de la misma escuela
pairing-third-alike = `{ $code }` queda del mismo lado por tercera vez seguida
pairing-started-more = `{ $code }` habrá empezado { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    } más que respondido
pairing-started-fewer = `{ $code }` habrá empezado { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    } menos que respondido
pairing-better-exchange = intercambiar adversarios entre los tableros { $one } y { $other } acercaría los puntos
pairing-points-apart = suma de las diferencias: { $points }

# Why a pair came out so.

pairing-instead = `{ $one }` contra `{ $other }`, en vez de lo publicado
pairing-bye = `{ $code }` descansa
pairing-board = tablero { $board }: `{ $first }` empieza contra `{ $second }`
pairing-not-met = aún no han jugado entre sí
pairing-met = ya han jugado entre sí ({ $times ->
        [one] 1 vez
       *[other] { $times } veces
    })
pairing-other-schools = son de escuelas diferentes
pairing-one-school-allowed = son de la misma escuela, lo que aquí no se evita
pairing-one-school = son de la misma escuela: no hubo mejor forma de evitarlo
pairing-float-again = uno de ellos vuelve a jugar fuera de su grupo de puntos en la misma dirección que en las últimas rondas
pairing-by-lot = entre emparejamientos iguales en todo esto decide el sorteo con la semilla registrada
pairing-equal-points = ambos tienen { $points }
pairing-gap = tienen { $one } y { $other }: diferencia de { $gap }, la menor posible en el conjunto de la ronda
pairing-started = `{ $one }` empezó { $started } de { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, `{ $other }` { $other-started } de { $other-games }
pairing-side-third = uno de ellos queda del mismo lado por tercera vez seguida
pairing-side-unbalanced = uno de ellos no recibe el lado que equilibraría sus partidas
pairing-halves = entre los { $count } con los mismos puntos son el { $one }.º y el { $other }.º: mitad de arriba contra mitad de abajo
pairing-places = entre los { $count } con los mismos puntos son el { $one }.º y el { $other }.º
pairing-places-apart = son el { $one }.º de { $count } y el { $other }.º de { $other-count } en sus grupos de puntos
pairing-odd = el número de presentes es impar, así que alguien descansa
pairing-first-bye = aún no había descansado
pairing-bye-again = ya había descansado, pero todos los presentes también
pairing-bye-fewest = tiene { $points }, el mínimo de los presentes
pairing-bye-not-fewest = tiene { $points }; quien tiene menos ya descansó o no podía descansar sin repetir partidas
