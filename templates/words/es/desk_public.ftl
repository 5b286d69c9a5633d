# What everybody may see: tournaments, groups, pupils, schools, the projector.

desk-n-pupils = 
    { $count ->
        [one] 1 alumno
       *[other] { $count } alumnos
    }
desk-n-schools = 
    { $count ->
        [one] 1 escuela
       *[other] { $count } escuelas
    }
desk-n-entries = 
    { $count ->
        [one] 1 inscrito
       *[other] { $count } inscritos
    }
desk-stage-round = { $stage } · ronda { $round }
desk-playing = en juego: { $count }
desk-games-and-rules = Juegos y reglas
desk-games-only = Juegos matemáticos para jugar y aprender. Este servidor no tiene ningún campeonato abierto.
desk-final-standings = Clasificación final
desk-standings = Clasificación
desk-round-short = ronda { $round }
desk-entries-count = Inscritos ({ $count })
desk-no-entries-yet = Todavía no hay inscritos.
desk-group-round = Grupo { $group } · ronda { $round }
desk-group-round-of = Grupo { $group } · ronda { $round } de { $planned }
desk-board-short = Tab.
desk-column-first = Empieza
desk-column-second = Responde
desk-result = Resultado
desk-bye = descanso
desk-absent = ausencia
desk-find-nobody = No hemos encontrado a nadie. Pruebe con el código de la acreditación, o solo con el nombre de pila.
desk-find-many = Son muchos: aquí están { $shown } de { $count }. Escriba más para distinguirlos.
desk-find-count = 
    { $count ->
        [one] 1 encontrado
       *[other] { $count } encontrados
    }
desk-in-group = grupo { $group }
desk-find-next = ronda { $round }, tablero { $board }, contra { $name }
desk-find-played = ronda { $round }, contra { $name }: { $result }
desk-medals = Medallas
desk-medals-none = Todavía no ha terminado ningún torneo.
desk-first = 1.º
desk-second = 2.º
desk-third = 3.º
desk-finalists = Finalistas
desk-wall-standings = { $stage } · mesa { $table } · clasificación tras la ronda { $round }
desk-wall-round = { $stage } · mesa { $table } · ronda { $round }
desk-wall-leaders = { $stage } · ronda { $round } · quién va primero en cada mesa
desk-wall-medals = Medallas por escuela
desk-wall-places = 1.º · 2.º · 3.º
desk-open-round = La ronda { $round } aún se está jugando: no cuenta para nadie hasta que llegue el último resultado.
desk-wall-nothing = Todavía no hay grupos sorteados.
desk-wall-seats = { $stage } · quién se sienta dónde
desk-wall-names = { $stage } · ronda { $round } · quién juega con quién
desk-wall-at-table = mesa { $table }
desk-wall-at-both = mesa { $table } · tab. { $board }
desk-wall-against = contra { $name }
desk-wall-back = Atrás
desk-wall-next = Adelante
desk-wall-stop = Quedarse en esta pantalla
desk-wall-stop-key = Quedarse en esta pantalla (barra espaciadora)
desk-wall-full = Pantalla completa
desk-clock = Reloj de la ronda
desk-pupil-place = { $rank }.º de { $count } · puntos: { $points }
desk-pupil-against = Contra
desk-pupil-begins = empieza { $name }
desk-pupil-bye = descansa
desk-pupil-absent = falta
desk-pupil-open = por jugar
desk-pupil-won = ganó
desk-pupil-lost = perdió
desk-pupil-drew = empató
desk-pupil-won-alone = ganó porque el otro faltó
desk-pupil-missed = faltó
desk-pupil-not-yet = Todavía no está en un grupo: el sorteo se hace cuando se cierren las inscripciones.
desk-wall-names-now = { $stage } · quién juega con quién
desk-wall-leaders-now = { $stage } · quién va primero en cada mesa
desk-wall-whole = Un proyector lo muestra todo en { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    } y vuelve a empezar.
desk-wall-several = Son muchas pantallas: un solo proyector tardaría { $minutes } minutos en mostrarlo todo. Con { $count } proyectores, todo el mundo aparece en menos de cinco; abra en cada ordenador su página:
desk-wall-screen = Proyector { $number }
desk-medals-beyond-final = Donde la final tuvo menos de tres alumnos, el puesto siguiente es de quien quedó mejor en la fase de grupos.
