# What people write themselves, in lists and where they type: several words with commas between them. They are read in all languages
# at once, without case, accents and marks.

written-and = y

# How a pupil fared, and what a result is called.
written-won = victoria, ganó, v
written-lost = derrota, perdió, d
written-drew = empató
written-draw = tablas, empate
written-won-by-forfeit = victoria ausencia, victoria por ausencia
written-was-absent = ausencia, faltó
written-both-absent = faltaron, ausentes

# What a spreadsheet makes of `1-0`, and of other results that it takes for days.
written-january = ene, enero
written-months = feb, febrero, mar, marzo, abr, abril, may, mayo, jun, junio, jul, julio, ago, agosto, sep, sept, septiembre, oct, octubre, nov, noviembre, dic, diciembre

# Names of schools: kinds, what is abbreviated, what is left out.
written-school-group = agrupación escolar
written-school-basic-and-secondary = escuela básica y secundaria
written-school-integrated = escuela básica integrada
written-school-basic = escuela básica
written-school-secondary = escuela secundaria
written-school-vocational = escuela profesional
written-school-private = colegio
written-school-professor = profesor, profesora, prof
written-school-doctor = doctor, doctora, dr, dra
written-school-saint = san, santo, santa
written-school-idle = de, del, la, el, los, las, y, escuela

# The chapters of the guide.
written-chapter-teacher = profesor, profesora, docente
written-chapter-organiser = organizador, organizadora
written-chapter-school = escuela, contacto
written-chapter-arbiter = árbitro, árbitra, árbitros
written-chapter-screens = pantallas, pantalla
written-chapter-host = alojamiento, publicar
written-chapter-author = autor, autora, autores
written-chapter-words = palabras, vocabulario
written-chapter-ludii = otros lenguajes
written-chapter-regulations = reglamento, reglamentos
written-chapter-tie-breaks = desempates, desempate
written-chapter-questions = preguntas
written-chapter-trouble = problemas, averías
written-chapter-promises = promesas, garantías

# What is typed while a game is played at the terminal.
written-play-quit = salir
written-play-show = mostrar
written-play-moves = movimientos
written-play-help = ayuda
written-play-hint = pista
written-play-why = por qué, porqué
written-play-undo = deshacer
written-play-swap = cambio, cambiar

# What else people type for a command.
help-games-called = juegos, lista-de-juegos
help-help-called = ayuda, socorro
help-sheet-called = hoja, hojas, ficha, fichas
help-rules-called = reglas, regla
help-board-called = tablero, tableros
help-guide-called = guía, manual
help-play-called = jugar, juega
help-new-called = nuevo, nueva, crear, clase, torneo
help-entries-called = inscripciones, inscribir, alumnos, lista
help-schools-called = escuelas, escuela
help-draw-called = sortear, sorteo
help-pair-called = emparejar, emparejamiento
help-result-called = resultado
help-results-called = resultados
help-standings-called = clasificación, clasificaciones, puntuación
help-ties-called = empates, empate, desempates, desempate
help-qualify-called = clasificar, clasificados
help-slips-called = papeletas, actas
help-signs-called = carteles, cartel
help-badges-called = acreditaciones, acreditación
help-diplomas-called = certificados, certificado, diploma
help-pack-called = imprimir, todo
help-start-called = empezar, comenzar, iniciar, inicio, abrir
help-puzzles-called = problemas, enigmas
