# Refusals of decisions.

decisions-entered-already = este alumno ya está inscrito; si es otro con el mismo nombre, añádale un apellido o la clase
decisions-first-stage-over = la primera fase de `{ $tournament }` ya ha terminado; no admite más inscripciones
decisions-list-breaks-laws = la lista no cumple las reglas de emparejamiento: { $faults }; corríjala, o indique un motivo
decisions-play-off-unread = `{ $text }` no es un orden de desempate; se esperaba `1.3.2: 221.1.3, 007.1.3`
decisions-tie-too-early = { $count ->
        [one] falta 1 resultado
       *[other] faltan { $count } resultados
    } en el grupo `{ $group }`; los empates se deciden cuando estén todos
decisions-not-tied = quienes ha indicado no son exactamente quienes están empatados en el grupo { $group }; indique a todos los empatados, y a nadie más

# What happened, as the predicate of who did it.

decisions-created = creó el campeonato `{ $name }`
decisions-school-registered = registró la escuela { $name }, con el número { $number }
decisions-entry-added = inscribió a { $code }
decisions-entry-changed = cambió la inscripción { $code }
decisions-withdrawn = retiró a { $code }: { $reason }
decisions-withdrawn-from = retiró a { $code } desde la ronda { $round }: { $reason }
decisions-reinstated = readmitió a { $code }
decisions-absence = anotó que { $code } falta a la ronda { $round }
decisions-drawn = sorteó { $tournament }, { $stage }: { $groups ->
        [one] 1 grupo
       *[other] { $groups } grupos
    } (número del sorteo: { $seed })
decisions-stage = fase { $number }
decisions-draw-annulled = anuló el sorteo de { $tournament }, { $stage }. Motivo: { $reason }
decisions-late-entry = colocó a { $code } en el grupo { $group }
decisions-published = publicó la ronda { $round } del grupo { $group }, con { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } (número del sorteo: { $seed })
decisions-published-forced = publicó la ronda { $round } del grupo { $group }, con { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, aunque faltaban resultados (número del sorteo: { $seed }). Motivo: { $reason }
decisions-round-annulled = anuló la ronda { $round } del grupo { $group }: { $reason }
decisions-free-play-timed = fijó hasta cuándo dura el juego libre del grupo { $group }
decisions-free-play-ended = terminó el juego libre del grupo { $group }
decisions-result = registró { $result } ({ $place })
decisions-corrected = corrigió { $was } a { $result } ({ $place }). Motivo: { $reason }
decisions-confirmed = confirmó el resultado { $result } ({ $place })
decisions-retracted = anuló el resultado { $was } ({ $place }). Motivo: { $reason }
decisions-noted = anotó ({ $place }): { $text }
decisions-tie-lot = desempató por sorteo en el grupo { $group }; el orden es { $order } (número del sorteo: { $seed })
decisions-tie-played = registró el desempate jugado en el grupo { $group }; el orden es { $order }
decisions-qualified = clasificó a { $count ->
        [one] 1 alumno
       *[other] { $count } alumnos
    } en { $tournament }, { $stage }
decisions-qualified-forced = clasificó a { $count ->
        [one] 1 alumno
       *[other] { $count } alumnos
    } en { $tournament }, { $stage }, antes de jugarse todo. Motivo: { $reason }
decisions-pairs-kept = dejó las parejas del grupo { $group } como estaban: { $reason }
decisions-qualifiers-kept = mantuvo a los clasificados de { $tournament }, { $stage }. Motivo: { $reason }
decisions-closed = cerró el torneo { $tournament }
decisions-reopened = reabrió el torneo { $tournament }: { $reason }
decisions-forgotten = borró los datos personales de { $code }

decisions-next-enter = inscribir a los alumnos
decisions-next-accept =
    { $count ->
        [one] 1 escuela ha enviado a sus alumnos y espera: aceptar la inscripción
       *[other] { $count } escuelas han enviado a sus alumnos y esperan: aceptar las inscripciones
    }
decisions-next-answer =
    { $count ->
        [one] responder a lo que un cambio ha dejado abierto
       *[other] responder a { $count } preguntas que los cambios han dejado abiertas
    }
decisions-next-draw =
    { $count ->
        [one] sortear 1 torneo
       *[other] sortear { $count } torneos
    }
decisions-next-pair =
    { $count ->
        [one] emparejar la ronda siguiente de 1 grupo
       *[other] emparejar la ronda siguiente de { $count } grupos
    }
decisions-next-settle =
    { $count ->
        [one] decidir quién pasa en 1 torneo
       *[other] decidir quién pasa en { $count } torneos
    }
decisions-next-wait =
    { $count ->
        [one] esperar 1 resultado
       *[other] esperar { $count } resultados
    }
decisions-next-over = imprimir diplomas y resultados (está todo jugado)

decisions-absence-cancelled = quitó la ausencia de { $code } en la ronda { $round }: { $reason }
decisions-rearranged = reordenó la ronda { $round } del grupo { $group }: { $reason }
decisions-qualification-annulled = anuló la clasificación de { $tournament }, { $stage }. Motivo: { $reason }
decisions-qualifier-replaced = clasificó a { $substitute } en lugar de { $out }: { $reason }

# What a correction touches.

decisions-nothing-rearranged = nada cambiaría en esta ronda
decisions-nobody-left = nadie más del grupo de `{ $code }` puede pasar; indique a otra persona
decisions-tie-reopened = volvió a abrir el último empate decidido en el grupo { $group }: { $reason }
decisions-tied-with-nobody = `{ $code }` no comparte el puesto con nadie
decisions-absent-after-end = el grupo { $group } juega { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }: no hay ronda { $round }
decisions-absent-from-bracket = `{ $code }` juega en un cuadro, y quien falta a una ronda queda fuera: introduzca el resultado de la partida como ausencia, o registre la retirada
decisions-absent-from-free-play = `{ $code }` está en juego libre, sin rondas a las que faltar: registre la retirada, y anúlela cuando vuelva
decisions-free-play-minutes = el juego libre solo se puede prolongar de 1 a { $most } minutos
decisions-place-moves = { $code } pasa del puesto { $was } al { $rank }
decisions-places-change = cambian puestos en el grupo { $group }, y las listas ya impresas quedan anticuadas: { $places }
decisions-rounds-change = el grupo { $group } juega ahora { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    } en vez de { $was }
decisions-paired-before = la ronda { $rounds } del grupo { $group } se emparejó con el resultado antiguo y se queda así, porque ya tiene resultados
decisions-bracket-breaks = eso estropearía el cuadro: { $faults }
decisions-bracket-exchanged = el cuadro del grupo { $group } se ha adaptado (ronda { $rounds }); vuelva a imprimirlo
decisions-bracket-back = { $codes } vuelve al cuadro del grupo { $group } y juega en la próxima ronda
decisions-left-a-board = { $code } se ha retirado, y el tablero { $board } de la ronda { $round } del grupo { $group } sigue sin resultado: si la partida ya no se juega, es victoria por ausencia del otro (`{ $result }`)
decisions-qualified-played-on = en `{ $tournament }`, la plaza de { $out } sería ahora de { $substitutes }; la fase siguiente ya se ha jugado y queda como está
decisions-asks-pairs = la ronda { $rounds } del grupo { $group } se emparejó antes de este cambio. ¿Se anula la última ronda y se vuelve a emparejar, o se deja como está?
decisions-asks-qualified = en `{ $tournament }`, la plaza de { $out } es ahora de { $substitutes }. ¿Qué se hace?
decisions-asks-qualified-drawn = en `{ $tournament }`, la plaza de { $out } es ahora de { $substitutes }, y la fase siguiente ya está sorteada. ¿Qué se hace?
decisions-asks-more = en `{ $tournament }`, con los resultados de ahora, pasa alguien más: { $substitutes }. ¿Qué se hace?
decisions-asks-fewer = en `{ $tournament }`, con los resultados de ahora, ya no hay plaza para { $out }. ¿Qué se hace?
decisions-asks-left-board = { $code } se ha retirado, y { $other } espera en el tablero { $board } de la ronda { $round } del grupo { $group }. ¿Se le da la victoria por ausencia?
decisions-asks-tie = ya se había decidido quién pasa en `{ $tournament }`, y ahora no se podría decidir: { $why }
decisions-unanswered = en `{ $tournament }` primero hay que responder a esto: { $what }
decisions-way-annul-round = Anular la ronda y volver a emparejar
decisions-way-keep-pairs = Dejar las parejas como están
decisions-way-settle-again = Volver a decidir quién pasa
decisions-way-exchange = Cambiarlos
decisions-way-keep-qualified = Dejarlo como está
decisions-done-drawn = { $groups ->
        [one] Sorteado 1 grupo
       *[other] Sorteados { $groups } grupos
    } en { $tournaments ->
        [one] 1 torneo
       *[other] { $tournaments } torneos
    }
decisions-done-round-of = Ronda { $round } publicada en el grupo { $group }
decisions-done-round = Ronda { $round } publicada en { $count } grupos
decisions-done-settled = { $count ->
        [one] Clasificado 1 alumno
       *[other] Clasificados { $count } alumnos
    } en { $tournaments ->
        [one] 1 torneo
       *[other] { $tournaments } torneos
    }
decisions-done-more = y { $count } más
decisions-marked = dio a la inscripción { $code } la marca «{ $mark }»
decisions-entry-renamed = dio otro nombre al alumno { $code }: { $reason }
decisions-rename-needs-reason = `{ $code }` ya ha jugado con este nombre; diga por qué cambia. El registro guarda los dos nombres
decisions-moved = cambió la inscripción { $code } a { $to }: { $reason }
decisions-told = anotó sobre { $code }, en «{ $column }»: { $text }
decisions-queued = puso a { $code } en lista de espera
decisions-admitted = dio plaza a { $code }, que estaba en espera
decisions-substituted = puso a { $name } en el lugar de { $was } ({ $code }): { $reason }
decisions-entries-merged = unió la inscripción { $from } con la { $into }, del mismo alumno: { $reason }
decisions-regrouped = cambió a { $code } al grupo { $group }: { $reason }
decisions-substitute-here = { $code } ya ha llegado, y nadie puede jugar en su lugar; si fue un error, deshaga la llegada. Si no, retire la inscripción e inscriba al otro alumno
decisions-substitute-entered = ese alumno ya está inscrito en el mismo juego: { $code }. Retire entonces la inscripción de quien no viene
decisions-substitute-papers = { $code } conserva el código y el lugar; imprima de nuevo la acreditación y las listas con nombres
decisions-substitute-mark = la marca «{ $mark }» era del otro alumno y se ha quitado; si también vale para este, désela
decisions-substitute-others = quien sale sigue inscrito en otros juegos: { $codes }
decisions-regroup-mates = { $count ->
        [one] en el grupo { $group } ya está 1 compañero de la misma escuela
       *[other] en el grupo { $group } ya están { $count } compañeros de la misma escuela
    }
decisions-merge-entry = desde ahora el código { $from } equivale a { $into }
decisions-merge-both-named = hay rondas publicadas con { $from } y con { $into }, y no se pueden unir; retire una de las inscripciones, y los resultados se quedan
decisions-merge-other-way = hay rondas publicadas con { $from }; únalas al revés, { $into } con { $from }
decisions-schools-merged = unió la escuela { $from } con la escuela { $into }. Motivo: { $reason }
decisions-move-leaves = { $code } sale del grupo { $group }
decisions-move-leaves-rounds = { $code } deja de jugar en el grupo { $group } desde la ronda { $round }; los resultados que tiene allí se quedan
decisions-move-rounds-stay = las rondas ya publicadas del grupo { $group } se quedan como están; desde la próxima cuenta la nueva escuela
decisions-move-code = el código pasa de { $code } a { $now }; el antiguo sigue sirviendo, pero imprima una acreditación nueva
decisions-move-joins = juega en el grupo { $group } desde la ronda { $round }
decisions-moved-since = entretanto otra persona ha cambiado a { $code }: ahora es { $now }. No se ha guardado nada
decisions-move-begun = no puede entrar en { $tournament }: { $why }. Anule el sorteo de ese torneo, si aún no tiene rondas, o deje al alumno donde está
decisions-school-like = «{ $name }» parece la escuela { $other } ({ $number }), que ya existe. Elíjala en la lista, o confirme que es otra
decisions-merge-codes = { $count ->
        [one] 1 alumno recibe un código nuevo
       *[other] { $count } alumnos reciben códigos nuevos
    }, de la escuela { $into }; los antiguos se siguen entendiendo, pero imprima acreditaciones nuevas
decisions-merge-rounds-stay = las rondas ya publicadas se quedan como están, también donde jugaron compañeros entre sí: { $groups }
decisions-merge-full = juntas tendrían más alumnos que los { $limit } que una escuela puede tener aquí: { $codes }. Retire primero los que sobran
decisions-details = puso los datos del evento: { $details }
decisions-public-names = El público ve { $names ->
    [code] solo el código de cada alumno
    [full] el nombre completo de cada alumno
   *[other] el nombre y la inicial de cada alumno
 }: en las páginas, en el proyector y en todo lo que se cuelga o se publica.
decisions-next-tie = decidir un empate en el grupo { $group }: { $codes } han quedado iguales y no pueden pasar todos. Juegan un desempate, o se echa a suertes
decisions-next-last-tie = decidir un empate en los primeros puestos del grupo { $group }: { $codes } han quedado iguales. Juegan un desempate antes de los premios
decisions-next-share = en el grupo { $group } pasan { $count } en vez de { $planned }, porque { $codes } comparten el puesto. ¿Pasan todos, o se desempata antes?
decisions-tie-twice = { $code } aparece en dos puestos; cada alumno ocupa solo uno
decisions-done-round-annulled = La ronda { $round } del grupo { $group } se ha anulado
decisions-done-free-play-timed = El grupo { $group } está en juego libre hasta que acabe el tiempo
decisions-done-free-play-ended = El juego libre del grupo { $group } ha terminado: ya no se hacen parejas
decisions-done-rearranged = La ronda { $round } del grupo { $group } ha quedado como pidió; vuelva a colgarla
decisions-done-draw-annulled = El sorteo de { $tournament } se ha anulado
decisions-done-tie = Empate decidido en el grupo { $group }, por este orden: { $order }
decisions-done-tie-reopened = El último empate decidido en el grupo { $group } vuelve a estar abierto
decisions-done-settled-of = { $count ->
        [one] Pasa 1 alumno
       *[other] Pasan { $count } alumnos
    } en { $tournament }
decisions-done-unsettled = La clasificación para la fase siguiente de { $tournament } se ha anulado
decisions-done-replaced = Pasa { $substitute } en vez de { $out }
decisions-done-pairs-kept = Las parejas del grupo { $group } se quedan como estaban
decisions-done-qualifiers-kept = Los clasificados de { $tournament } se quedan como estaban
decisions-done-closed = El torneo { $tournament } está cerrado
decisions-done-reopened = El torneo { $tournament } vuelve a estar abierto
decisions-as-played = como se jugó
decisions-boards = { $boards ->
    [screens] puso en pantalla
   *[wood] puso en tableros de madera
 } { $round ->
    [0] el grupo { $group }
   *[other] la ronda { $round } del grupo { $group }
 }
decisions-at-board = { $place }: { $what }
decisions-seat-first = quien empieza
decisions-seat-second = quien juega en segundo lugar
decisions-seat-claimed = { $name } se sentó
decisions-seat-freed = liberó el asiento de { $name }: { $reason }
decisions-seat-ready = { $name }: puede empezar
decisions-moved-piece = movimiento { $number }: { $move }
decisions-draw-offered = { $name } propuso tablas
decisions-back-asked = { $name } pidió deshacer su movimiento
decisions-declined = { $name } dijo que no
decisions-paused = paró la partida: { $reason }
decisions-resumed = la partida sigue
decisions-resumed-why = la partida sigue: { $reason }
decisions-taken-back = deshizo movimientos; quedan { $kept }: { $reason }
decisions-time-given = dio tiempo a { $name } ({ $seconds } s): { $reason }
decisions-time-taken = quitó tiempo a { $name } ({ $seconds } s): { $reason }
decisions-to-wood = pasó la partida a tablero de madera: { $reason }
decisions-to-screen = devolvió la partida a la pantalla
decisions-to-screen-why = devolvió la partida a la pantalla: { $reason }
decisions-ended-on-board = la partida terminó según las reglas
decisions-ended-resigned = { $name } abandonó
decisions-ended-agreed = tablas de común acuerdo
decisions-ended-out-of-time = a { $name } se le acabó el tiempo
decisions-ended-awarded = el árbitro otorgó el resultado

# Inscripción por las escuelas.

decisions-registration-opened = abrió la inscripción de las escuelas
decisions-registration-closed = cerró la inscripción de las escuelas
decisions-contact-given = indicó el contacto de la escuela { $school }
decisions-region-given = puso la escuela { $school } en la región { $region }
decisions-link-replaced = dio un enlace nuevo a la escuela { $school }. Motivo: { $reason }
decisions-pupils-registered = envió la inscripción de la escuela { $school }, con { $count ->
    [one] 1 alumno
   *[other] { $count } alumnos
}
decisions-registration-accepted = aceptó la inscripción de la escuela { $school }
decisions-registration-declined = rechazó la inscripción de la escuela { $school }: { $message }
decisions-status-silent = todavía sin respuesta
decisions-status-incomplete = incompleta
decisions-status-entered = inscrita por la organización
decisions-status-sent = enviada, a la espera de la organización
decisions-status-waiting = en lista de espera (puesto { $place })
decisions-status-accepted = aceptada
decisions-status-declined = rechazada
decisions-registration-no-pupils = todavía no hay alumnos en la lista
decisions-registration-unanswered = falta responder: { $question }
decisions-kept-playing = { $name } está jugando: el nombre hace falta en las mesas hasta que acabe el torneo y puede borrarse después; si es urgente, pídalo a la organización
decisions-registration-unanswered-of = { $count ->
        [one] falta responder sobre 1 alumno: { $question }
       *[other] falta responder sobre { $count } alumnos: { $question }
    }
decisions-registration-other-school = este enlace es de la escuela { $school }; aquí solo se inscriben sus alumnos
decisions-registration-refused = { $name }: { $why }
decisions-game-won = ganó { $name }
decisions-game-drawn = empate
decisions-game-was-absent = no se presentó { $name }
decisions-game-both-were-absent = no se presentó ninguno
decisions-log-created = creó el campeonato
decisions-log-forgot = borró datos personales

# Campeonatos que alimentan a otros.

decisions-feed-chosen = eligió que los clasificados suban a { $name } ({ $first ->
    [one] el primer puesto
   *[other] los { $first } primeros puestos
} de cada juego y ciclo)
decisions-feed-ended = eligió que los clasificados no suban a otro campeonato
decisions-phases-expected = indicó los campeonatos de los que vienen los clasificados: { $count }
decisions-phase-taken = recibió a los clasificados de { $name }: { $count ->
    [one] 1 alumno
   *[other] { $count } alumnos
}
decisions-phase-itself = un campeonato no puede recibir a sus propios clasificados; elija otro
decisions-phase-parted = el archivo de { $name } no continúa lo que se recibió la última vez: es más antiguo, o se cambió en otro ordenador. Pida el archivo con el que acabó el campeonato
decisions-phase-new = por inscribir
decisions-phase-known = ya inscrito
decisions-phase-renamed = cambió de nombre o de curso; aquí está { $was }
decisions-phase-replaced = cambió de puesto; antes era el { $was }.º
decisions-phase-leaves = ya no está clasificado; sale de aquí
decisions-phase-returns = vuelve a estar clasificado; regresa
decisions-phase-stays = allí ya no está clasificado; se queda aquí, inscrito también por otros
decisions-phase-refused = no se puede inscribir
decisions-phase-waiting = nada todavía
decisions-phase-playing = todavía se juega
decisions-phase-ready = { $count ->
    [one] 1 clasificado por recibir
   *[other] { $count } clasificados por recibir
}
decisions-phase-differs = { $count ->
    [one] 1 cambio después de recibirlo
   *[other] { $count } cambios después de recibirlo
}
decisions-phase-some-refused = { $count ->
    [one] 1 clasificado no se puede inscribir
   *[other] { $count } clasificados no se pueden inscribir
}
decisions-phase-no-game = aquí no se juega { $tournament }
decisions-phase-in = recibido
