# The numbers that order a table.

standings-points = puntos
standings-points-is = los puntos de todas las rondas
standings-direct-encounter = encuentro directo
standings-direct-encounter-is = el orden entre los empatados, solo por las partidas entre ellos; 0 cuando no decide
standings-buchholz = Buchholz
standings-buchholz-is = la suma de los puntos de los adversarios
standings-buchholz-cut-1 = Buchholz sin el peor
standings-buchholz-cut-1-is = la suma de los puntos de los adversarios, sin el más bajo
standings-buchholz-cut-2 = Buchholz sin los dos peores
standings-buchholz-cut-2-is = la suma de los puntos de los adversarios, sin los dos más bajos
standings-buchholz-median-1 = Buchholz mediano
standings-buchholz-median-1-is = la suma de los puntos de los adversarios, sin el más alto ni el más bajo
standings-buchholz-median-2 = Buchholz mediano 2
standings-buchholz-median-2-is = la suma de los puntos de los adversarios, sin los dos más altos ni los dos más bajos
standings-sonneborn-berger = Sonneborn-Berger
standings-sonneborn-berger-is = los puntos de cada adversario por los puntos hechos contra él
standings-sonneborn-berger-cut-1 = Sonneborn-Berger sin el peor
standings-sonneborn-berger-cut-1-is = Sonneborn-Berger sin el adversario más bajo
standings-unplayed-plain = Una ronda sin partida (descanso o ausencia) cuenta como un adversario de 0 puntos.
standings-unplayed-fide = Una ronda sin partida (descanso o ausencia) cuenta como un adversario con los mismos puntos que el alumno: en un descanso, como mucho los de quien empató todas las rondas; en una ausencia, como mucho los del adversario previsto. Las ausencias anunciadas de las últimas rondas cuentan como empates en los puntos de un adversario.
standings-wins = victorias
standings-wins-is = las rondas que valieron una victoria, con o sin partida
standings-games-won = partidas ganadas
standings-games-won-is = las partidas ganadas en el tablero
standings-game-points = puntos de partida
standings-game-points-is = lo que se hizo en cada partida, un punto por partida, cuando una ronda es un encuentro de varias
standings-progressive = progresivo
standings-progressive-is = la suma de la puntuación tras cada ronda
standings-progressive-cut-1 = progresivo sin la primera
standings-progressive-cut-1-is = la suma de la puntuación tras cada ronda, sin la primera
standings-games-as-second = partidas como segundo
standings-games-as-second-is = las partidas jugadas sin empezar
standings-wins-as-second = victorias como segundo
standings-wins-as-second-is = las partidas ganadas sin empezar
standings-starts = partidas empezadas
standings-starts-is = las partidas que se han empezado; menos es mejor
standings-rounds-elected = rondas a disposición
standings-rounds-elected-is = las rondas en que se estaba listo para jugar
standings-games-played = partidas jugadas
standings-games-played-is = las partidas jugadas en el tablero
standings-start-number = número de orden
standings-start-number-is = el número de orden en el grupo

# Why nobody goes on yet.

standings-no-next-stage = el torneo `{ $tournament }` no tiene fase siguiente; los empates del final se deciden aparte
standings-tie-to-play = empate en la clasificación del grupo `{ $group }` entre { $codes }: jueguen un desempate y registren el orden
standings-tie-to-draw = empate en la clasificación del grupo `{ $group }` entre { $codes }: haga el sorteo de desempate
