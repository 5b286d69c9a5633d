# Why a draw or a round was not made.

pairing-nobody-there = no hay nadie a quien sortear o emparejar en `{ $tournament }`
pairing-decided = el cuadro `{ $group }` ya está decidido
pairing-undecided = { $count ->
        [one] falta 1 resultado
       *[other] faltan { $count } resultados
    } en el cuadro `{ $group }`, y sin { $count ->
        [one] él
       *[other] ellos
    } nadie sabe quién avanza: introdúzca{ $count ->
        [one] lo
       *[other] los
    }, como ausencia si no vino nadie
pairing-dutch-none = no hay manera de emparejar la ronda { $round } de `{ $group }` que cumpla las reglas absolutas del sistema holandés de la FIDE: sin repetir rival, sin segundo descanso, sin tercera partida seguida en el mismo lado. Según el artículo 1.9.3 decide el árbitro principal: terminar aquí el grupo o admitir más participantes

# What the judge of a round finds.

pairing-twice = `{ $code }` está en dos tableros
pairing-left-out = `{ $code }` debería jugar y no está en la lista
pairing-came-back = `{ $code }` no había perdido y se quedó fuera; volvió en la ronda { $round }
pairing-out = `{ $code }` ya ha perdido y está fuera del cuadro
pairing-not-playing = `{ $code }` está en la lista y no juega en esta ronda
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
pairing-one-school = son de la misma escuela, lo que aquí se evita
pairing-float-again = uno de ellos vuelve a jugar con alguien de otros puntos, en el mismo sentido que en las últimas rondas
pairing-equal-with-loan = ambos cuentan con { $points }, incluidos los puntos prestados
pairing-gap-with-loan = cuentan con { $one } y { $other }, incluidos los puntos prestados: { $gap } de diferencia
pairing-equal-points = ambos tienen { $points }
pairing-gap = tienen { $one } y { $other }: diferencia de { $gap }
pairing-started = `{ $one }` empezó { $started } de { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, `{ $other }` { $other-started } de { $other-games }
pairing-side-third = uno de ellos queda del mismo lado por tercera vez seguida
pairing-side-unbalanced = uno de ellos no recibe el lado que equilibraría sus partidas
pairing-halves = hay { $count } con los mismos puntos, y la mitad de arriba juega con la de abajo: aquí, el { $one }.º con el { $other }.º
pairing-places = entre los { $count } con los mismos puntos son el { $one }.º y el { $other }.º
pairing-places-apart = son el { $one }.º de { $count } y el { $other }.º de { $other-count } en sus grupos de puntos
pairing-odd = el número de presentes es impar, así que alguien descansa
pairing-first-bye = aún no había descansado
pairing-bye-again = ya había descansado
pairing-bye-fewest = tiene { $points }, el mínimo de los presentes
pairing-bye-not-fewest = tiene { $points }; alguien presente tiene menos

# El sistema holandés de la FIDE: por qué salió así un emparejamiento, y en qué falla otra ronda.

pairing-dutch-equal = ambos tienen { $points }: son el número { $one } y el número { $other } de los { $count } con esos puntos
pairing-dutch-float = `{ $higher }` tiene { $points } y baja hasta `{ $lower }`, con { $lower-points }
pairing-dutch-down-again = `{ $code }` ya bajó en una de las dos últimas rondas
pairing-dutch-up-again = `{ $code }` ya subió en una de las dos últimas rondas
pairing-dutch-bye = tiene { $points }, la puntuación más baja con la que todos los demás pueden ser emparejados (C5)
pairing-dutch-due-none = `{ $code }` aún no ha jugado: no le corresponde ningún lado
pairing-dutch-due-first-mild = `{ $code }` tiene una preferencia leve por empezar: los lados están equilibrados y deben alternarse
pairing-dutch-due-first-strong = `{ $code }` tiene una preferencia fuerte por empezar: respondió en una partida más de las que empezó
pairing-dutch-due-first-absolute = `{ $code }` tiene que empezar: respondió en dos partidas más, o en las dos últimas
pairing-dutch-due-second-mild = `{ $code }` tiene una preferencia leve por responder: los lados están equilibrados y deben alternarse
pairing-dutch-due-second-strong = `{ $code }` tiene una preferencia fuerte por responder: empezó una partida más de las que respondió
pairing-dutch-due-second-absolute = `{ $code }` tiene que responder: empezó dos partidas más, o las dos últimas
pairing-dutch-sides-both = ambos reciben el lado que les corresponde (artículo 5.2.1)
pairing-dutch-sides-stronger = el lado es para quien tiene por él la preferencia más fuerte (artículo 5.2.2)
pairing-dutch-sides-alternate = se invierte la última ronda en que uno empezó y el otro respondió (artículo 5.2.3)
pairing-dutch-sides-higher = el mejor clasificado recibe el lado que le corresponde (artículo 5.2.4)
pairing-dutch-sides-initial = no corresponde ningún lado: deciden el número del mejor clasificado y el sorteo inicial (artículo 5.2.5)
pairing-dutch-same = la ronda es la que da el sistema holandés de la FIDE: ninguna es mejor por sus criterios, en su orden, y entre iguales es la primera que se genera
pairing-dutch-differs = con los resultados como están ahora, el sistema holandés de la FIDE da otra ronda: { $why }
pairing-dutch-instead = la mejor ronda con este emparejamiento no es la que dan las reglas: { $why }
pairing-dutch-instead-same = las reglas dan este emparejamiento
pairing-dutch-no-round = ninguna ronda cumple los criterios absolutos C1 a C3, por lo que decide el árbitro principal (artículo 1.9.3)
pairing-dutch-wrong-sides = los lados están cambiados; { $rule }
pairing-dutch-forbidden = en el grupo de { $points }, no se puede completar dentro de C1 a C5 (sin repetir rival, sin segundo descanso, sin choque de lados obligatorios, el descanso lo más abajo posible)
pairing-dutch-later = en el grupo de { $points } todos los criterios se cumplen igual de bien, pero el orden de los artículos 3 y 4 llega antes a otro emparejamiento
pairing-dutch-worse = en el grupo de { $points }, { $criterion } (C{ $number }): { $fails } en lugar de { $least }
pairing-dutch-c6 = jugadores que bajan
pairing-dutch-c7 = jugadores con { $points } que bajan
pairing-dutch-c8 = jugadores que bajarían del grupo siguiente
pairing-dutch-c8-of = jugadores con { $points } que bajarían del grupo siguiente
pairing-dutch-c9 = rondas sin partida de quien descansa
pairing-dutch-c10 = jugadores con una diferencia de lados superior a dos
pairing-dutch-c11 = jugadores con el mismo lado tres veces seguidas
pairing-dutch-c12 = jugadores que no reciben el lado que les corresponde
pairing-dutch-c13 = jugadores que no reciben el lado por el que tienen una preferencia fuerte
pairing-dutch-c14 = residentes que vuelven a bajar al cabo de { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
pairing-dutch-c15 = rivales de quienes bajaron que vuelven a subir al cabo de { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
pairing-dutch-c18 = jugadores con { $points } que vuelven a bajar al cabo de { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    } y siguen bajando
pairing-dutch-c19 = rivales, que vuelven a subir al cabo de { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }, de quienes bajaron con { $points }

# What was found of a whole round by pairing it again.

pairing-by-table = es la tabla de todos contra todos la que decide quién juega con quién, no los resultados
pairing-by-teams = juegan equipos: decide el encuentro de los equipos, y en cada tablero se sientan quienes tienen el mismo puesto en el orden de su equipo
pairing-without-team = en el torneo `{ $tournament }` juegan equipos, y { $count ->
    [one] una inscripción no tiene
   *[other] { $count } inscripciones no tienen
    } equipo: { $codes }; { $count ->
    [one] dele
   *[other] deles
    } uno en la columna `Marca` (o `Clase`) de la lista y vuelva a recibirla
pairing-not-two-teams = en el Scheveningen juegan dos equipos, y un grupo del torneo `{ $tournament }` tendría { $count }; escriba `groups of: 2` en la fase, o `play: team round robin`
pairing-by-bracket = es el cuadro el que decide quién juega con quién
pairing-round-best = ninguna ronda posible con los resultados actuales es mejor que esta, según los criterios en su orden
pairing-by-lot = entre rondas igual de buenas decide el sorteo con la semilla registrada
pairing-round-worse = con los resultados actuales los criterios darían otra ronda: esta tiene más { $criterion } en la mejor. Ocurre cuando una ronda se hace a mano, o cuando resultados o inscripciones cambian después
pairing-round-rounded = la ronda es tan buena como la mejor en todos los criterios que, con tantos alumnos, se pueden calcular con exactitud
pairing-instead-worse = la mejor ronda con esta pareja tendría más { $criterion } en la ronda publicada; en todos los criterios de más peso son iguales
pairing-instead-better = la mejor ronda con esta pareja tendría menos { $criterion } en la ronda publicada; ocurre cuando una ronda se hace a mano, o cuando resultados o inscripciones cambian después
pairing-instead-lot = la mejor ronda con esta pareja es exactamente tan buena como la publicada: decidió el sorteo con la semilla registrada
pairing-instead-equal = la mejor ronda con esta pareja es exactamente tan buena como la publicada
pairing-instead-rounded = la mejor ronda con esta pareja es tan buena como la publicada en todos los criterios que, con tantos alumnos, se pueden calcular con exactitud
pairing-decimal = { $whole },{ $rest }
pairing-criterion = { $name }: { $this } en vez de { $other }
pairing-criterion-rematch = parejas que ya han jugado entre sí
pairing-criterion-second-bye = descansos de quien ya descansó
pairing-criterion-bye-level = niveles de puntos por debajo de quien descansa
pairing-criterion-school = parejas de la misma escuela
pairing-criterion-third = lados dados por tercera vez seguida
pairing-criterion-gap = diferencias de puntos al cuadrado
pairing-criterion-float = peso de los rivales de fuera del grupo de puntos iguales en el sentido de las últimas rondas (2 por la última ronda, 1 por la anterior)
pairing-criterion-balance = partidas de desequilibrio de quien recibe el lado equivocado
pairing-criterion-alternation = lados que no alternan
pairing-criterion-seeding = desviaciones, al cuadrado, de que la mitad de arriba juegue con la de abajo
pairing-criterion-lot = sorteo
pairing-on-loan = la ronda es acelerada: cuentan los puntos prestados a la mitad de arriba
pairing-nobody-free = en el grupo `{ $group }` no hay ahora dos alumnos libres: los demás siguen jugando
pairing-free-again = acaban de jugar el uno contra el otro
pairing-free-new = `{ $code }` todavía no ha jugado
pairing-free-rate = `{ $code }` hace { $rate } puntos por partida
pairing-free-elsewhere = `{ $code }` no fue emparejado en ese momento: seguía jugando, o esperaba solo
pairing-free-best = entre quienes estaban libres a la vez no hay parejas con menos repeticiones ni más igualadas, según los criterios en su orden
pairing-criterion-again = alumnos que juegan dos veces seguidas contra el mismo rival
pairing-criterion-waiting = partidas de menos, o rondas sin jugar, de quien se queda esperando
pairing-criterion-rate = diferencias de puntos por partida, al cuadrado
