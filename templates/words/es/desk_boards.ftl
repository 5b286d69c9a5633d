# Tableros en pantalla: asientos, relojes, lo que hace el árbitro.

boards-title = Tableros en pantalla
boards-actor = tablero en pantalla
boards-away = el servidor estuvo apagado
boards-place = Mesa { $table }, ronda { $round }, tablero { $board }
boards-unplayable = los movimientos guardados no se pueden jugar con las reglas que tiene este ordenador
boards-illegal = { $why }
boards-no-board = ninguna partida en pantalla espera a este alumno
boards-no-computer = mientras juegas una partida del torneo, el ordenador no responde en este dispositivo
boards-fair = Mientras dure esta partida, el ordenador no ayuda en este dispositivo. Los movimientos y los tiempos quedan guardados.
boards-your-time-over = Se acabó tu tiempo.
boards-other-time-over = Se acabó el tiempo del rival.
boards-one-time-over = Se acabó el tiempo de uno de los jugadores.
boards-awarded = El árbitro dio el resultado.
boards-ready = Podemos empezar
boards-closed = el torneo aún no está abierto; espera un momento: esta página se abre sola
boards-closed-here = El torneo está cerrado. Espera: la partida sigue aquí en cuanto se abra.
boards-on-wood = La partida sigue en tablero de madera.
boards-paused = El árbitro ha parado la partida: { $reason }. Espera, por favor.
boards-for-arbiter = La partida terminó. El árbitro viene a ver el resultado.
boards-not-begun = La partida aún no ha empezado.
boards-won = Ganó { $name }.
boards-nobody-won = Nadie ganó.
boards-waits = El resultado contará cuando el árbitro lo confirme.
boards-next-game = El encuentro va { $score }. Sigue la partida { $game }, con los lados cambiados.
boards-sit-title = Tu tablero
boards-against = Juegas contra { $name }.
boards-you-start = Empiezas tú.
boards-other-starts = Empieza el rival.
boards-sit = Soy { $name }: sentarme
boards-seat-taken = Otro dispositivo ya ocupa este asiento. El árbitro puede liberarlo.
boards-taken = ocupado
boards-class-title = { $hall ->
    [yes] Jugar en pantalla
   *[no] Jugar con la clase
 }
boards-class-code = Código del proyector
boards-class-go = Seguir
boards-class-choose = Elige tu nombre.
boards-class-nobody = Todavía no hay partidas en pantalla. Esta página muestra los nombres en cuanto se publique la ronda.
boards-class-wrong = este no es el código del proyector
boards-class-wait = demasiados códigos erróneos; espere { $seconds } segundos
boards-class-shown = { $hall ->
    [yes] Código para jugar en pantalla
   *[no] Código de la clase
 }:
boards-none = No hay partidas en pantalla por jugar en sus mesas.
boards-act = Intervenir
boards-reason = Motivo
boards-free = Liberar el asiento de { $name }
boards-pause = Parar
boards-resume = Seguir la partida
boards-take-back = Deshacer el último movimiento
boards-to-wood = Pasar a un tablero de madera
boards-to-screen = Volver a la pantalla
boards-minutes-of-clock = Minutos en el reloj
boards-minutes = dé entre 1 y 60 minutos
boards-too-few-minutes = este jugador tiene menos que eso; para acabar la partida dé el resultado
boards-award = Dar el resultado
boards-award-to = gana { $name }
boards-award-draw = empate
boards-award-do = Dar este resultado
boards-state-empty = falta alguien
boards-state-not-ready = aún no ha empezado
boards-state-out-of-time = tiempo agotado
boards-state-decide = terminó: decida el resultado
boards-state-paused = parada
boards-state-wood = en tablero de madera
boards-state-silent = hace mucho que no juega
boards-state-played = en juego
boards-state-over = Terminada.
boards-card-players = Jugadores
boards-card-to-move = juega
boards-card-won = ganó
boards-choose = Dónde se juega
boards-on-screens = en pantalla
boards-of-wood = en tablero de madera
boards-play-on-screens = Jugar en pantalla
boards-play-on-wood = Jugar en tablero de madera
boards-wall-class = { $hall ->
    [yes] Código
   *[no] Código de la clase
 }: { $class }
boards-wall-show = Tableros en pantalla, en directo
boards-follow = Seguir el tablero { $board }
boards-wall-late = Tableros en pantalla: con tantos movimientos de retraso
boards-wall-late-how = para que nadie reciba ayuda desde la pared; 0 es al momento
boards-review = Ver la partida de nuevo y analizarla
boards-back-ask = Pedir deshacer mi movimiento
boards-back-asked = Has pedido deshacer tu movimiento; a la espera de la respuesta.
boards-back-asked-you =
    { $count ->
        [one] { $name } pide deshacer el movimiento { $move }.
       *[other] { $name } pide deshacer el movimiento { $move }. Si dices que sí, también se deshace lo que jugaste después.
    }
boards-back-agree = Sí, puede deshacerlo
boards-back-agreed = los dos jugadores estuvieron de acuerdo
boards-print-position = Imprimir la posición
boards-only-screens = Solo la ronda { $round }: en pantalla
boards-only-wood = Solo la ronda { $round }: en tablero de madera
boards-round-begun = la ronda { $round } ya ha empezado; elija para la próxima
boards-to-move = Juega { $name } ({ $side }).
boards-class-own = mi tablero
boards-class-played = ya ha jugado esta ronda
boards-class-off = descansa esta ronda
boards-free-play = Juego libre
boards-free-play-left = Tiempo que queda:
boards-free-play-on = Quien está libre vuelve a jugar.
boards-free-play-before = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}, a contar desde las primeras parejas.
boards-free-play-last = Se acabó el tiempo: { $count ->
    [one] una partida se juega hasta el final.
   *[other] { $count } partidas se juegan hasta el final.
}
boards-free-play-over = El juego libre ha terminado.
boards-free-play-end = Terminar ahora
boards-free-play-minutes = Minutos
boards-free-play-more = Jugar más tiempo
boards-free-play-pair = Emparejar a quien está libre
boards-free-play-free = a la espera
boards-free-play-day = Juego libre: quien acaba una partida juega otra, sin esperar a los demás.
boards-free-play-open = { $count ->
    [one] Se juega una partida.
   *[other] Se juegan { $count } partidas.
}
boards-free-play-who = Están libres:
boards-free-play-table = { $stage } · { $count ->
    [one] 1 partida jugada
   *[other] { $count } partidas jugadas
}
boards-next-free = Tu próxima partida aparece sola en cuanto alguien esté libre. Quédate aquí.
boards-next-free-over = Se acabó el tiempo: ya no empiezan más partidas. ¡Bien jugado!
boards-waits-here = Estás esperando a un adversario. El tablero se abre solo en cuanto alguien esté libre: quédate aquí.
boards-class-waits = espera la próxima partida
boards-class-help = ¿Tu nombre está ocupado? Otro dispositivo lo ha elegido: llama al profesor, que puede liberar el asiento. Quien ya ha jugado espera a la próxima ronda.
boards-next-wait = Espera aquí la próxima ronda: el nuevo tablero se abre solo.
boards-place-free = Mesa { $table }, tablero { $board }
boards-next-board-free = Juegas contra { $name }.
boards-next-wood-free = Juegas contra { $name } en un tablero de madera, en la mesa { $table }, tablero { $board }.
boards-class-help-free = ¿Tu nombre está ocupado? Otro dispositivo lo ha elegido: llama al profesor, que puede liberar el asiento. Quien espera juega en cuanto alguien esté libre.
boards-next-board = Ronda { $round }: juegas contra { $name }.
boards-next-wood = Ronda { $round }: juegas contra { $name } en un tablero de madera, en la mesa { $table }, tablero { $board }.
boards-next-off = En la ronda { $round } descansas. Espera aquí la siguiente: el nuevo tablero se abre solo.
boards-next-none = Fue la última ronda. Cuando se conozca la clasificación, aparecerá aquí.
boards-next-place = El torneo ha terminado: has quedado en el puesto { $place } de { $count }.
boards-next-over = El torneo ha terminado.
boards-next-go = Ir al nuevo tablero
boards-next-other = Volver a la lista de nombres
boards-before = Tablero anterior
boards-after = Tablero siguiente
boards-all = Todos los tableros
boards-pause-all = Parar todas las partidas
boards-resume-all = Seguir todas
boards-give-to = Dar a { $name }
boards-take-from = Quitar a { $name }
boards-watch = Ver en directo
boards-see = Ver la partida

# Lo que leen los jugadores: se les tutea.
boards-stopped = La partida está parada
boards-tap-ready = Pulsa primero “{ $button }”
boards-waiting-for = Esperando a { $name }
boards-your-turn = Te toca, { $name }
boards-turn-of = Juega { $name }
boards-wood-because = El árbitro pasó la partida a un tablero de madera: { $reason }.
boards-you-won = ¡Has ganado!
boards-you-lost = Has perdido.
boards-you-resigned = Has abandonado la partida.
boards-decided-at = Se decidió en { $cells }.
boards-moved = { $name } jugó { $move }
boards-tap-other = La partida empieza cuando { $name } también pulse el botón para empezar
boards-tap-turn = Todavía no te toca: juega { $name }
boards-tap-looking = Quien mira no juega; juega { $name }
boards-news-own-seat = El árbitro liberó el asiento que tenías en este dispositivo: { $reason }.
boards-news-seat = El árbitro liberó el asiento de { $name }: { $reason }. La partida sigue cuando alguien se siente allí.
boards-news-back =
    { $count ->
        [one] Se deshizo el último movimiento: { $reason }.
       *[other] Se deshicieron los últimos { $count } movimientos: { $reason }.
    }
boards-news-time = { $name } recibió { $time } más en el reloj: { $reason }.
boards-news-time-taken = { $name } perdió { $time } en el reloj: { $reason }.
boards-news-no = { $name } dijo que no. La partida sigue.
boards-draw-asked = { $name } propone tablas.
boards-draw-yes = Sí, tablas
boards-draw-offered = Has propuesto tablas; a la espera de la respuesta.
boards-no = No
boards-sit-again = Volver a sentarme
boards-you = (tú)
boards-is-ready = puede empezar
boards-clock-runs = en marcha:
boards-clock-low = poco tiempo
boards-done-none-paused = No había partidas en marcha.
boards-done-none-resumed = No había partidas paradas.
boards-done-freed = { $board }: el asiento de { $name } está libre.
boards-done-paused = { $board }: la partida está parada.
boards-done-resumed = { $board }: la partida sigue.
boards-done-back = { $board }: se deshizo el último movimiento.
boards-done-to-wood = { $board }: la partida sigue en tablero de madera.
boards-done-to-screen = { $board }: la partida sigue en pantalla.
boards-done-time = { $board }: { $name } recibió { $time } más en el reloj.
boards-done-time-taken = { $board }: { $name } perdió { $time } en el reloj.
boards-done-won = { $board }: el resultado está dado, gana { $name }.
boards-done-draw = { $board }: el resultado está dado, empate.
boards-done-all-paused =
    { $count ->
        [one] Se paró una partida.
       *[other] Se pararon { $count } partidas.
    }
boards-done-all-resumed =
    { $count ->
        [one] Sigue una partida.
       *[other] Siguen { $count } partidas.
    }
boards-done-round-on-screens = { $group }: la ronda { $round } se juega en pantalla.
boards-done-round-on-wood = { $group }: la ronda { $round } se juega en tablero de madera.
boards-done-on-screens = { $group }: las próximas rondas se juegan en pantalla.
boards-done-on-wood = { $group }: las próximas rondas se juegan en tablero de madera.
