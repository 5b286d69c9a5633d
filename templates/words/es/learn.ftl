# La primera lección de cada juego, en el tablero.

learn-title = Aprender
learn-game = Aprender { $game }
learn-goal = Ganar
learn-move = Jugar
learn-take = Capturar
learn-other = Otro movimiento
learn-answer = Responder
learn-end = Acabar
learn-puzzle = Problema
learn-goal-says = Mire cómo se gana.
learn-move-says = Ahora juegue: toque uno de los sitios iluminados, o haga cualquier otro movimiento.
learn-take-says = Quítele algo al adversario.
learn-other-says = Hay otro movimiento más: pruébelo.
learn-answer-says = El adversario ha jugado. Responda.
learn-end-says = Falta un movimiento para ganar. Hágalo.
learn-puzzle-says = Hay una sola manera de ganar. ¿Cuál?
learn-right = ¡Muy bien!
learn-wrong = Todavía no. Inténtelo otra vez.
learn-next = Siguiente
learn-again = Otra vez
learn-speak = Escuchar
learn-done = Ya sabe jugar.
learn-play = Jugar contra el ordenador
