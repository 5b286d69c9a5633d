# The help of the program, what all commands share, and the names of values.

help-about = Arbitra juegos de tablero abstractos y organiza sus campeonatos escolares
help-after =
    Ejemplos:
      arbitro start                            todo en el navegador: campeonatos, juegos, papel
      arbitro games --edition 13               los juegos de una edición, por ciclo
      arbitro show rastros                     el tablero al principio
      arbitro sheet rastros                    su hoja de reglas en PDF
      arbitro check mi-juego.yaml              ¿está bien mi archivo?
      arbitro new escuela --edition 13         un campeonato

    Nada de lo que hizo una persona se sustituye: un archivo que ya está se queda, y el comando lo dice, salvo con
    `--replace`. Solo las páginas e imágenes que hizo el propio arbitro (pdf, html, svg) se rehacen sin preguntar.
help-arg-after = La posición después de estos movimientos, como "e5-d4 d4-d5"
help-arg-lang = El idioma: pt, en o es. Por omisión: el que indiquen ARBITRO_LANG, LC_ALL, LC_MESSAGES o LANG, o si no pt
help-arg-championship = El campeonato: un archivo, o una base `postgres://usuario@servidor/nombre`. Por omisión: el único archivo `.arbitro` de esta carpeta
help-arg-by = Quién hace esto, para el registro. Por omisión: el usuario del ordenador
help-arg-key = Una clave de esta petición: repetirla con la misma clave no cambia nada
help-arg-json = Escribe JSON, para otros programas
help-arg-names = Cuánto se muestra del nombre de los alumnos; sin esto, lo elegido para el público, y en las listas de trabajo al menos el nombre
help-arg-names-value-code = solo el código
help-arg-names-value-short = nombre de pila e inicial
help-arg-names-value-full = el nombre completo
help-arg-replace = Sustituye lo que hay. Sin esto solo se sustituyen páginas e imágenes hechas por arbitro
help-arg-preview = Solo muestra lo que pasaría
help-arg-seed = La semilla del sorteo. Por omisión: una al azar, que queda registrada
help-arg-game = Un juego: su identificador, su nombre o un archivo
help-arg-folder = Una carpeta con más juegos, o con otras versiones de los conocidos. Por omisión: ./games, si existe
help-arg-position = La posición escrita como texto, tal como la escribe `arbitro show`
help-arg-help = Muestra esta ayuda
help-arg-version = Muestra la versión
help-arg-cycle = Los torneos de este ciclo
help-arg-all = Todo, que es también lo que se hace por omisión
help-arg-times = Cuándo empiezan las rondas: rondas entre comas, fases entre barras, como 10:00,10:40/14:30,15:10
help-arg-format = El formato. Por omisión: el que dice el final de --out, o si no pdf
help-arg-format-value-pdf = para imprimir
help-arg-format-value-html = una página web
help-arg-format-value-csv = para hojas de cálculo
help-arg-format-value-xlsx = para Excel, con tipos y filtros
help-arg-format-value-json = para programas
help-arg-out = El archivo o la carpeta que se escribe. Por omisión: un nombre hecho de lo que es, en esta carpeta
help-arg-target = El torneo o grupo, como 1.3, `rastros 1` o 1.3.2. Por omisión: todo
help-arg-tournament = El torneo, como 1.3 o `rastros 1`. Por omisión: todos
help-arg-address = La dirección del servidor (`arbitro serve` la muestra), para los códigos QR de las papeletas, las acreditaciones y lo que se cuelga
help-arg-stage = La fase, a partir de 1. Por omisión: la actual
help-arg-code = El código de la inscripción, como 221.1.3

help-demo-about = Muestra la herramienta en marcha: una final nacional inventada, de principio a fin
help-demo-after =
    Ejemplos:
      arbitro demo                                     una final nacional de 1850 alumnos, en la carpeta demo
      arbitro demo --out prueba --pupils 200 --seed 7  una pequeña
      arbitro demo --edition 20 --lang en

    Inventa escuelas y alumnos, sortea, empareja y juega una final entera, con ausencias, correcciones y desempates, y
    deja en la carpeta el campeonato, las reglas, los tableros, las listas, las papeletas, los informes y los diplomas;
    empiece por `index.html`.
help-demo-arg-out = La carpeta donde se escribe
help-demo-arg-pupils = Cuántos alumnos vienen, de 24 a 5000
help-demo-arg-edition = La edición, que dice los juegos
help-demo-arg-seed = La semilla de todo; la misma semilla escribe los mismos archivos

help-completions-about = Escribe el autocompletado para un intérprete de comandos
help-completions-after =
    Ejemplo:
      arbitro completions bash > ~/.local/share/bash-completion/completions/arbitro
help-completions-arg-shell = El intérprete de comandos

help-man-about = Escribe las páginas de manual
help-man-after =
    Ejemplos:
      arbitro man                      la página del programa
      arbitro man pair                 la página de un comando
      arbitro man --out man/man1       una página por comando, en una carpeta
help-man-arg-command = El comando. Por omisión: el propio programa
help-man-arg-out = Una carpeta: escribe ahí las páginas, también las de los comandos de debajo

help-help-about = Explica un comando
help-help-after =
    Ejemplos:
      arbitro help pair
      arbitro help entries import
help-help-arg-command = El comando. Por omisión: todos

help-value-address = DIRECCIÓN
help-value-board = TABLERO
help-value-chapter = CAPÍTULO
help-value-code = CÓDIGO
help-value-seal = SELLO
help-value-command = COMANDO
help-value-copy = COPIA
help-value-cycle = CICLO
help-value-day = DÍA
help-value-depth = PROFUNDIDAD
help-value-column = COLUMNA
help-value-dir = CARPETA
help-value-file = ARCHIVO
help-value-format = FORMATO
help-value-from = DE
help-value-game = JUEGO
help-value-group = GRUPO
help-value-into = A
help-value-key = CLAVE
help-value-kind = TIPO
help-value-level = NIVEL
help-value-list = LISTA
help-value-marks = MARCAS
help-value-millions = MILLONES
help-value-minutes = MINUTOS
help-value-moves = MOVIMIENTOS
help-value-name = NOMBRE
help-value-names = NOMBRES
help-value-public-names = NOMBRES
help-value-number = NÚMERO
help-value-numbers = NÚMEROS
help-value-paper = PAPEL
help-value-pupil = ALUMNO
help-value-reason = MOTIVO
help-value-result = RESULTADO
help-value-rights = DÓNDE
help-value-round = RONDA
help-value-school = ESCUELA
help-value-seed = SEMILLA
help-value-shell = INTÉRPRETE
help-value-side = SITIO
help-value-tables = MESAS
help-value-target = OBJETO
help-value-text = TEXTO
help-value-times = HORAS
help-value-tournament = TORNEO
help-value-town = LOCALIDAD
help-value-unplayed = REGLA
help-value-url = URL
help-value-what = QUÉ
help-value-who = QUIÉN
help-value-year = CURSO
help-arg-logo = El logotipo del evento, PNG o SVG, en todos los papeles
help-arg-colour = El color del evento, como d55e00
help-arg-paper = El papel para colgar, con letra que se lee desde la puerta: nombres de 14 puntos en a4, de 24 en a3 y de 34 en a2 (más pequeños solo donde una palabra no cabría entera), cuadrícula y escuelas abreviadas. Las listas con nombres completos o de una sola escuela (asistencia, autorizaciones) son para tener en la mano: en un papel mayor la letra es la misma. Por omisión: papel para la mano
