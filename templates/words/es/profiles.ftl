# Profiles of games.

profiles-kind = Perfil de juego
profiles-seed = Semilla: { $seed }
profiles-who-wins = Quién gana
profiles-fairness = Quien empieza gana (de las partidas con ganador)
profiles-fairness-long = Quien empieza gana, de las partidas con ganador; a trazos, el equilibrio
profiles-lengths = Duración de las partidas al azar
profiles-numbers = Los números
profiles-meaning = Qué significan
profiles-measure = Medida
profiles-length-of = { $game }: duración al azar

# What the numbers come to.
profiles-finding-strong = **{ $game }**: con juego pensado, { $fairness }
profiles-finding-random = **{ $game }**: al azar, { $fairness }
profiles-late = se deciden tarde { $share } de las partidas
profiles-nobody-won = ninguna partida tuvo ganador
profiles-begins-wins = quien empieza gana { $share } de las partidas, { $verdict }
profiles-begins-wins-decided = quien empieza gana { $share } de las partidas con ganador, { $verdict }
profiles-an-advantage = una ventaja
profiles-a-disadvantage = una desventaja
profiles-no-advantage = con este número de partidas no se ve ventaja de nadie
profiles-one-length = casi todas duran { $moves } movimientos
profiles-most-lengths = nueve de cada diez duran entre { $low } y { $high } movimientos
profiles-number = { $n }
profiles-range = { $low } a { $high }
profiles-effort = **Juego pensado**: el ordenador contra sí mismo, en el nivel «{ $level }», ensayando { $number } continuaciones al azar antes de cada movimiento.
profiles-effort-less = **Juego pensado**: el ordenador contra sí mismo, en el nivel «{ $level }», ensayando { $number } continuaciones al azar antes de cada movimiento; el nivel completo ensaya { $full }.
profiles-note-interval = Entre paréntesis, el intervalo de confianza del 95 %: repitiendo con otras partidas, el valor verdadero queda dentro de él 95 de cada 100 veces. Para los porcentajes es el de Wilson. Solo se habla de **ventaja** cuando el intervalo de quien empieza, en las partidas con ganador, deja fuera el 50 %. Se cuentan todos los movimientos, también los varios de una misma jugada.
profiles-note-late = **Decidida tarde**: de las partidas con ganador, aquellas en las que quien ganó no era el favorito una vez jugados dos tercios de los movimientos. Favorito es quien gana la mayor parte de { $n } continuaciones al azar.
profiles-note-begins = **Quien empieza** es siempre quien hizo el primer movimiento, aunque después se hayan cambiado los colores.

# Rows and plots.
profiles-random = Al azar
profiles-strong = Juego pensado
profiles-games = partidas
profiles-random-games = Al azar ({ $n } partidas)
profiles-strong-games = Juego pensado ({ $n } partidas)
profiles-trials = ensayos antes de cada movimiento
profiles-first-wins = gana quien empieza
profiles-second-wins = gana quien responde
profiles-draws = tablas
profiles-too-long = interrumpidas por largas
profiles-advantage = ventaja
profiles-mean-length = duración media, en movimientos
profiles-length-range = duración, del 5 % al 95 %
profiles-choices = movimientos posibles, de media
profiles-decided-late = decidida tarde
profiles-of-first = de quien empieza
profiles-of-second = de quien responde
profiles-of-nobody = no se ve
profiles-swap = Efecto del cambio (juego pensado)
profiles-without-swap = sin cambio, gana quien empieza
profiles-with-swap = con cambio, gana quien empieza
profiles-difference = diferencia, en puntos
profiles-swapped = se hizo el cambio
profiles-at-random = al azar
profiles-strongly = juego pensado
profiles-who-begins = quien empieza
profiles-nobody = nadie
profiles-who-answers = quien responde
profiles-advantage-of-first = Ventaja de quien empieza
profiles-length-title = Duración: { $game }
profiles-moves = movimientos
profiles-mean = media { $number }
profiles-nine-in-ten = 90 % de las partidas
