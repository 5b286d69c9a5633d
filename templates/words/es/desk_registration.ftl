# La inscripción de las escuelas: la página de la escuela y la de la organización.

desk-registration-title = Inscripción de las escuelas
desk-registration-door = Inscripción de la escuela
desk-registration-door-how = Escriba el código de la carta que recibió la escuela.
desk-registration-door-open = Abrir
desk-registration-no-code = esto no es un código de escuela; tiene el número de la escuela y doce letras y cifras, como 221-k7qm-2xpd-9rtv
desk-registration-no-link = este enlace no es del campeonato que está abierto ahora, o ha sido sustituido; compruebe el código de la carta y pregunte a la organización si el campeonato está abierto
desk-registration-of = Inscripción: { $school }
desk-registration-code = Código de la escuela
desk-registration-link = Enlace de la escuela
desk-registration-email = Correo electrónico
desk-registration-until = Hasta
desk-registration-status = Situación
desk-registration-sent = Enviada el
desk-registration-pupils = Alumnos
desk-registration-row = Alumno { $number }
desk-registration-by-game-how = Un alumno por juego y ciclo. Deje en blanco los juegos en los que la escuela no participa.
desk-registration-rows-how = Un alumno por línea: nombre, juego y curso. Después de guardar aparecen más líneas vacías; para quitar a un alumno, borre el nombre.
desk-registration-bring = Pegar o enviar una lista
desk-registration-bring-how = { $count ->
    [one] La lista necesita el nombre de cada alumno.
   *[other] La lista necesita el nombre, el juego y el curso de cada alumno.
    } Lo que se lea pasa a las líneas de arriba; nada queda guardado antes de pulsar Guardar y enviar.
desk-registration-paste = { $count ->
    [one] Pegue aquí las celdas de la hoja de cálculo, o solo los nombres, uno por línea
   *[other] Pegue aquí las celdas de la hoja de cálculo, con la línea de los títulos: Nombre, Juego, Curso
}
desk-registration-read-list = Leer la lista
desk-registration-list-read = { $count ->
    [one] Se ha leído 1 alumno. Compruébelo y pulse Guardar y enviar.
   *[other] Se han leído { $count } alumnos. Compruébelos y pulse Guardar y enviar.
}
desk-registration-look = Todavía no está guardado: mire lo que está escrito abajo.
desk-registration-questions = Preguntas de la organización
desk-registration-needed = obligatoria
desk-registration-send = Guardar y enviar
desk-registration-stored = Está guardado. Puede cambiarlo todo hasta el final del plazo.
desk-registration-what = Aquí inscribe a los alumnos de la escuela en { $event }: escriba los nombres, responda a las preguntas y pulse Guardar y enviar.
desk-registration-pupil-name = nombre del alumno
desk-registration-stored-in-part = Está guardado, pero todavía no cuenta como enviado: falta lo que está escrito en rojo.
desk-registration-kept-at = guardada el { $at }
desk-registration-drawn = El sorteo ya está hecho. Lo que cambie aquí hasta { $until } solo cuenta si la organización lo acepta.
desk-registration-all-played = Ya se ha jugado todo: la inscripción ya no se cambia.
desk-registration-privacy = Solo la organización ve los nombres y las respuestas. De los nombres el público solo ve lo que elija la organización.
desk-registration-data = Lo que se guarda de la escuela
desk-registration-data-how = Aquí está todo lo que se guarda de la escuela y de sus alumnos. La escuela puede corregirlo en su página, llevarse la tabla de los alumnos y borrarlo todo.
desk-registration-data-table = Llevarlo como tabla
desk-registration-data-file = lo-que-se-guarda.csv
desk-registration-data-nobody = No se guarda nada de ningún alumno de la escuela.
desk-registration-kept-months = { $count ->
        [one] El reglamento permite guardar los nombres 1 mes después del último resultado; después se borran.
       *[other] El reglamento permite guardar los nombres { $count } meses después del último resultado; después se borran.
    }
desk-registration-kept-earlier = estuvo en una lista anterior y ya no está en ninguna
desk-registration-kept-sent = enviado por la escuela, aún no inscrito
desk-registration-kept-entered = inscrito
desk-registration-kept-played = inscrito, con resultados
desk-registration-family = Lo que se guarda del alumno
desk-registration-family-link = Página para la familia
desk-registration-family-how = Esta página es solo de la familia: muestra todo lo que se guarda de un alumno de { $school }.
desk-registration-family-consents = Lo que la familia autoriza
desk-registration-family-consents-how = Lo que no está marcado no se publica. Puede cambiarse en cualquier momento.
desk-registration-delete = Borrar los datos del alumno
desk-registration-delete-how = El nombre, el curso y las respuestas se borran para siempre, también de todas las copias. Quien no ha jugado deja de estar inscrito; los resultados de las partidas jugadas quedan, con un código y sin nombre.
desk-registration-delete-agree = Sí, borrar para siempre los datos de { $name }
desk-registration-delete-sure = Confirme primero que los datos deben borrarse para siempre.
desk-registration-delete-playing = Mientras el alumno juega, el nombre hace falta en las mesas; los datos pueden borrarse cuando acabe el torneo.
desk-registration-delete-all = Borrar todo lo de la escuela
desk-registration-delete-all-how = Todos los alumnos que la escuela inscribió o nombró, sus respuestas y su dirección de correo se borran para siempre, también de todas las copias. Los resultados quedan, con códigos y sin nombres.
desk-registration-delete-all-agree = Sí, borrar para siempre los datos de { $school }
desk-registration-delete-reason = borrado a petición de la escuela o de la familia
desk-registration-deleted = Los datos se borraron para siempre.
desk-registration-sent-at = enviada el { $at }
desk-registration-they-say = La organización dice: { $message }
desk-registration-change-until = Puede cambiarlo todo hasta el { $until }.
desk-registration-not-open = La inscripción no está abierta en este momento.
desk-registration-receipt = Comprobante
desk-registration-receipt-how = Imprima esta página o guárdela como PDF.
desk-registration-back = Volver a la inscripción
desk-registration-entered = Alumnos inscritos
desk-registration-pupil-code = Código
desk-registration-in-line = en lista de espera, puesto { $place }
desk-registration-substitute = Cambiar por otro alumno
desk-registration-other-name = Nombre del otro alumno
desk-registration-substituted = El cambio está hecho. El código es el mismo.
desk-registration-no-year = el curso se escribe con un número, como 4
desk-registration-not-accepted = la inscripción de la escuela todavía no ha sido aceptada; cambie la lista o hable con la organización
desk-registration-is-open = La inscripción está abierta hasta el { $until }.
desk-registration-is-closed = La inscripción está cerrada.
desk-registration-out-of-dates = La inscripción no está dentro de sus fechas (hasta el { $until }).
desk-registration-open = Abrir la inscripción
desk-registration-opened = La inscripción está abierta en las fechas indicadas.
desk-registration-change-terms = Cambiar fechas y preguntas
desk-registration-from = Desde el día
desk-registration-until-day = Hasta el día (incluido)
desk-registration-from-time = Desde qué hora (vacío es todo el día)
desk-registration-until-time = Hasta qué hora (vacío es todo el día)
desk-registration-address = Dirección de esta página para las escuelas
desk-registration-address-how = Los enlaces de las cartas empiezan así. Las escuelas tienen que poder abrirla: en internet, o en la red donde abran el enlace.
desk-registration-questions-label = Preguntas a las escuelas, una por línea
desk-registration-questions-how = Un asterisco al final de la línea hace obligatoria la respuesta.
desk-registration-pupil-questions-label = Preguntas sobre cada alumno, una por línea
desk-registration-pupil-questions-how = La escuela responde al lado de cada nombre; lo que responde queda en la tabla de respuestas y en nada que vea el público. Una línea que acaba en asterisco exige respuesta.
desk-registration-usual-pupil-questions = Necesidades especiales (alimentación, tablero táctil, movilidad)
desk-registration-ask-names = Preguntar si se puede publicar el nombre de cada alumno; quien no lo autoriza aparece solo con un código donde todos miran
desk-registration-ask-pictures = Preguntar si se pueden publicar imágenes de cada alumno
desk-registration-names-question = ¿Se puede publicar el nombre?
desk-registration-pictures-question = ¿Se pueden publicar imágenes?
desk-registration-bring-questions = También se leen columnas con estos títulos:
desk-registration-answers = Respuestas de las escuelas (tabla)
desk-registration-answers-file = respuestas-de-las-escuelas.csv
desk-registration-answers-of-pupils = Respuestas sobre los alumnos (tabla)
desk-registration-hidden = { $count ->
        [one] 1 alumno aparece solo con un código donde todos miran: nadie autorizó publicar el nombre. Ponga la respuesta en la tabla de los alumnos y tráigala como lista de inscritos.
       *[other] { $count } alumnos aparecen solo con códigos donde todos miran: nadie autorizó publicar sus nombres. Ponga las respuestas en la tabla de los alumnos y tráigala como lista de inscritos.
    }
desk-registration-pupils-file = respuestas-sobre-alumnos.csv
desk-registration-limits-how = El reglamento dice cuántos alumnos puede enviar cada escuela, por juego y ciclo, y si hay lista de espera.
desk-registration-usual-questions = Profesores acompañantes (nombres y móvil) *
    Comidas (cuántas, y dietas)
desk-registration-no-day = «{ $text }» no es un día; escríbalo como «{ $example }»
desk-registration-no-address = «{ $text }» no es una dirección; escríbala como https://juegos.ejemplo.es
desk-registration-bring-schools = Traer la lista de las escuelas
desk-registration-schools-label = Pegue la lista, con una línea de títulos: número, escuela, localidad, e-mail
desk-registration-schools-example = N.º de escuela;Escuela;Localidad;E-mail
desk-registration-take-schools = Registrar las escuelas
desk-registration-schools-wrong = la lista no se ha registrado; corrija las líneas indicadas
desk-registration-schools-taken = { $count ->
    [0] Las escuelas ya estaban registradas así.
    [one] Se ha registrado 1 escuela.
   *[other] Se han registrado { $count } escuelas.
}
desk-registration-write = Escribir a las escuelas
desk-registration-write-how = Cada escuela tiene un enlace y un código propios. Imprima las cartas, use la tabla en un procesador de textos, o abra los borradores en su programa de correo.
desk-registration-letters = Cartas a las escuelas (PDF)
desk-registration-letters-file = cartas-a-las-escuelas.pdf
desk-registration-merge = Tabla para combinar correspondencia
desk-registration-merge-file = escuelas.csv
desk-registration-mails = Borradores de correo (ZIP)
desk-registration-mails-file = correo.zip
desk-registration-open-first = abra primero la inscripción
desk-registration-line = Lista de espera, por orden
desk-registration-line-how = Cuando hay una plaza libre, es del primero de la lista al que le corresponda: en Inscripciones.
desk-registration-accept-all = { $count ->
    [one] Aceptar la inscripción completa
   *[other] Aceptar las { $count } inscripciones completas
}
desk-registration-accepted-all = { $count ->
    [0] No se ha aceptado ninguna inscripción.
    [one] 1 inscripción aceptada.
   *[other] { $count } inscripciones aceptadas.
}
desk-registration-counted = { $status ->
    [incomplete] { $count ->
        [one] incompleta
       *[other] incompletas
    }
    [entered] { $count ->
        [one] inscrita por la organización
       *[other] inscritas por la organización
    }
    [sent] { $count ->
        [one] enviada, a la espera de la organización
       *[other] enviadas, a la espera de la organización
    }
    [waiting] en lista de espera
    [accepted] { $count ->
        [one] aceptada
       *[other] aceptadas
    }
    [declined] { $count ->
        [one] rechazada
       *[other] rechazadas
    }
   *[silent] todavía sin respuesta
}
desk-registration-remind = Recordar a quien falta
desk-registration-remind-how = Copie las direcciones y el texto, o abra los borradores, que ya tienen el enlace de cada escuela.
desk-registration-late = Direcciones de quienes no han respondido
desk-registration-reminder = Texto del recordatorio
desk-registration-reminders = Borradores de los recordatorios (ZIP)
desk-registration-close = Cerrar la inscripción
desk-registration-closed = La inscripción está cerrada.
desk-registration-close-how = Las escuelas ya no pueden cambiar sus listas. Puede abrirla otra vez.
desk-registration-elsewhere = Las cartas se hicieron en otro ordenador: sus enlaces y códigos no abren nada aquí. Traiga de allí la clave de las cartas (allí: «Seguir en otro ordenador») o escriba otra vez a las escuelas desde aquí, con enlaces nuevos.
desk-registration-key = La clave de las cartas
desk-registration-key-bring = Usar la clave
desk-registration-key-brought = La clave está aquí: las cartas vuelven a abrir las páginas de las escuelas.
desk-registration-key-none = esto no es una clave de cartas; tiene sesenta y cuatro cifras y letras de la a a la f
desk-registration-key-other = esta clave es de otras cartas, no de las de este campeonato
desk-registration-key-file = clave-de-las-cartas.txt
desk-registration-carry = Seguir en otro ordenador
desk-registration-carry-how = Ninguna copia del campeonato tiene lo que hace los enlaces de las cartas. Lleve esta clave aparte y escríbala en esta página en el otro ordenador: las cartas siguen valiendo. Quien la tenga puede abrir la página de cualquier escuela; después borre el archivo.
desk-registration-carry-key = Guardar la clave de las cartas en un archivo
desk-registration-accept = Aceptar
desk-registration-accepted = La inscripción está aceptada; los alumnos están inscritos.
desk-registration-decline = Rechazar
desk-registration-decline-message = Lo que lee la escuela
desk-registration-declined = La inscripción está rechazada; la escuela lee el mensaje en su página.
desk-registration-new-link = Dar un enlace nuevo
desk-registration-new-link-how = El enlace y el código de ahora dejarán de abrir la página.
desk-registration-link-new = La escuela tiene un enlace nuevo; envíeselo.
desk-registration-correct = Corregir en lugar de la escuela
desk-registration-correct-how = Lo que guarde aquí sustituye lo que envió la escuela, también después del plazo. Los alumnos solo quedan inscritos cuando acepte.
desk-registration-reason = inscripción de la escuela
desk-registration-mail-subject = { $event }: inscripción de su escuela
desk-registration-mail-text = Estimados colegas:

    invitamos a su escuela a participar en { $event }. Inscriban a los alumnos hasta el { $until } en esta página, que es solo de su escuela:

    { $link }

    Código: { $code }

    No hace falta cuenta ni contraseña. Hasta el final del plazo pueden cambiarlo todo. Quien tenga este enlace puede ver y cambiar la inscripción: no lo pasen a otros.

    La organización
desk-registration-reminder-subject = { $event }: falta la inscripción de su escuela
desk-registration-reminder-text = Estimados colegas:

    todavía no hemos recibido completa la inscripción de su escuela en { $event }. El plazo acaba el { $until }. La página de la escuela:

    { $link }

    Código: { $code }

    La organización
