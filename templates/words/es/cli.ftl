# The command line: marks, the frame of the help, and what was typed wrongly.

cli-mark-error = error: { $words }

cli-help-usage = Uso
cli-help-options = Opciones
cli-help-options-place = {"["}OPCIONES]
cli-help-arguments = Argumentos
cli-help-commands = Comandos
cli-help-command = COMANDO
cli-help-default = por omisión: { $value }
cli-help-values = valores posibles: { $values }

cli-group-teachers = Para profesores: juegos, reglas, práctica
cli-group-arbiters = Para árbitros: lo que se puede jugar, quién ganó
cli-group-authors = Para autores de juegos
cli-group-organisers = Para la organización: el campeonato
cli-group-paper = Para la organización: su papel
cli-group-desk = Para la organización: el servidor, y guardarlo todo a salvo
cli-group-program = El propio programa

cli-manual-name = NOMBRE
cli-manual-synopsis = USO
cli-manual-description = DESCRIPCIÓN
cli-manual-notes = EJEMPLOS Y NOTAS
cli-manual-version = VERSIÓN

cli-typed-unknown = aquí no hay ningún argumento `{ $argument }`
cli-typed-command = no hay ningún comando `{ $command }`
cli-typed-no-command = después de `{ $command }` falta un comando: { $known }
cli-typed-missing =
    { $count ->
        [one] falta { $arguments }
       *[other] faltan { $arguments }
    }
cli-typed-no-value = falta un valor para `{ $argument }`{ $known }
cli-typed-value = `{ $value }` no sirve para `{ $argument }`{ $why }
cli-typed-because = : { $reason }
cli-typed-known = ; hay { $values }
cli-typed-too-many = `{ $value }` es un valor de más para `{ $argument }`
cli-typed-count = el número de valores de `{ $argument }` no es correcto
cli-typed-equals = el valor de `{ $argument }` se escribe después de un signo igual
cli-typed-twice = `{ $argument }` solo puede darse una vez
cli-typed-conflict = `{ $argument }` no va con { $others }
cli-typed-conflict-some = `{ $argument }` no va con otra cosa que ha escrito
cli-typed-letters = esto no es texto en UTF-8
cli-typed-other = { $words }
cli-typed-no-reason = no se entiende
cli-typed-whole-number = se esperaba un número entero
cli-typed-number = se esperaba un número
cli-typed-within = se esperaba un número entero de { $least } a { $most }
cli-typed-at-least = se esperaba un número entero, { $least } o más
cli-typed-near = ¿quería decir { $near }?
cli-typed-game = es un juego: `{ $sheet }` imprime las reglas, `{ $play }` lo juega
cli-typed-more = `--help` dice más.

cli-files-written = archivos en `{ $folder }`: { $count }

cli-arbiters-file = no se puede usar el archivo de las personas: { $error }
cli-arbiters-no-table = `{ $part }` no es una mesa; se esperaba algo como 1-6,9
cli-saved = guardado
cli-arbiters-no-number = no hay ningún árbitro con el número { $number }; vea `arbitro arbiters list`
cli-arbiters-no-name = falta el nombre
cli-arbiters-added = número { $number }; imprima la tarjeta con `arbitro arbiters cards { $number } --address URL`
cli-arbiters-organiser = organización
cli-yes = sí
cli-no = no
cli-no-address = `{ $address }` no es una dirección; se esperaba algo como `http://192.168.1.10:8080`
cli-arbiters-nobody = no hay nadie con ese número; vea `arbitro arbiters list`
cli-cards-title = Tarjetas
cli-cards-file = tarjetas.pdf
cli-backup-done = copia comprobada en `{ $path }`; líneas del registro: { $entries }
cli-booklet-left-out = aviso: no hay archivo para `{ $wanted }`; queda fuera
cli-check-none = no hay ningún archivo de juego (`*.yaml`) en { $path }
cli-check-all-right = { $n } archivos, todo bien
cli-check-wrong = archivos que no se pueden usar: { $wrong } de { $n }
cli-all-right = todo bien
cli-round-fault = INFRACCIÓN
cli-round-warning = aviso
cli-round-note = nota
cli-rounds-checked = rondas comprobadas: { $rounds }; infracciones: { $faults }; avisos: { $warnings }
cli-rounds-broken = infracciones de las reglas: { $faults }
cli-demo-pupils = `--pupils { $n }`: se esperaba un número de { $fewest } a { $most }
cli-demo-playing = jugando la final
cli-demo-done = archivos en `{ $folder }`: { $n-files }; empiece por `{ $start }`
cli-diagram-width = no se puede dibujar un tablero de { $mm } mm; elija de 10 a 1000
cli-draw-line = { $tournament } { $name }; grupos: { $count } ({ $sizes })
cli-draw-annulled = sorteo anulado
cli-draw-nothing = no hay nada que sortear
cli-draw-seed = semilla { $seed }
cli-entry-absent = { $code } falta a la ronda { $round }
cli-entry-placed = , en el grupo { $label }
cli-entry-added = inscrito con el código { $code }{ $placed }
cli-entry-added-by-name = inscripción hecha: { $name }{ $placed }
cli-entry-changed = { $code } cambiado
cli-entry-unchanged = { $code } ya estaba así
cli-entries-count = inscripciones: { $count }
cli-template-ready = `{ $file }` listo; rellénelo y use `arbitro entries import { $file }`
cli-entry-back = { $code } vuelve a jugar
cli-import-all-done = { $entries ->
        [one] 1 inscripción
       *[other] { $entries } inscripciones
    }, { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }, { $results ->
        [one] 1 resultado
       *[other] { $results } resultados
    } y { $notes ->
        [one] 1 nota
       *[other] { $notes } notas
    } recibidos.
cli-import-all-preview = no se guardó nada; serían { $entries } inscripciones, { $rounds } rondas, { $results } resultados y { $notes } notas.
cli-entry-waits = { $code } queda en lista de espera, en el puesto { $place }.
cli-entry-admitted = { $code } ya tiene plaza.
cli-waiting-none = Nadie espera una plaza.
cli-waiting-nobody = Nadie ha obtenido plaza: o nadie espera, o no hay plazas libres.
cli-waiting-free = hay plaza
cli-waiting-count = { $count ->
        [one] 1 alumno en espera
       *[other] { $count } alumnos en espera
    }
cli-waiting-freed = { $count ->
        [one] Hay plaza para 1 alumno que espera
       *[other] Hay plaza para { $count } alumnos que esperan
    }: `arbitro entries admit`
cli-column-why = Por qué
cli-entry-substituted = { $code } es ahora { $name }.
cli-entry-regrouped = { $code } juega ahora en el grupo { $group }.
cli-entries-merged = las dos inscripciones son ahora una: { $code }.
cli-entry-withdrawn = { $code } se retira
cli-explain-whose = `--instead` pregunta por un alumno: escriba el código o el nombre, o grupo, ronda y tablero
cli-explain-namesake = `{ $group }` se ha leído como el grupo; el alumno se escribe `{ $code }`
cli-explain-no-board = no hay tablero { $board } en esa ronda de `{ $who }`
cli-export-one-list = un `.csv` solo tiene una lista; elija `.xlsx` o `.json` para todo
cli-files-not-text = { $path }: no es texto en UTF-8
cli-files-unreadable = no se puede leer `{ $path }`: { $error }
cli-files-exists = `{ $path }` ya existe; use `--replace` para sustituirlo
cli-files-folder = no se puede escribir en la carpeta `{ $folder }`: { $error }
cli-files-unwritable = no se puede escribir `{ $path }`: { $error }
cli-forget-sure = esto borra para siempre el nombre y el curso de `{ $code }`; repita con `--yes`
cli-forget-listed-sure = este alumno fue nombrado en una lista de escuela ({ $schools }) y nunca llegó a ser inscrito; esto borra el nombre para siempre, del registro y de todas las copias. Repítalo con `--yes`
cli-forget-done = los datos personales de { $code } se han borrado (líneas del registro: { $entries }; copias automáticas: { $copies }); los resultados se quedan
cli-forget-left = esto queda por decidir; `--also PALABRAS` borra otras palabras además del nombre de todas las notas y motivos:
cli-forget-nobody = no hay nadie llamado `{ $text }`; dé el código, como 221.1.3
cli-forget-several = varias inscripciones tienen el nombre `{ $text }`: { $codes }; dé el código
cli-forget-no-end = el reglamento no fija hasta cuándo se guardan los nombres (escriba en él `names kept for months`), o todavía no se ha jugado nada
cli-forget-not-due = los nombres se guardan hasta { $until }
cli-forget-due-sure = esto borra para siempre los datos personales de { $count ->
    [one] 1 inscripción
   *[other] { $count } inscripciones
}; repita con `--yes`
cli-forget-due-done = { $count ->
    [0] ya no quedan nombres por borrar
    [one] borrados los datos personales de 1 inscripción; los resultados se quedan
   *[other] borrados los datos personales de { $count } inscripciones; los resultados se quedan
}
cli-no-edition = no existe la edición { $number }; las que hay van de la 1 a la { $last }
cli-games-now = { $cycle }, edición { $edition }
cli-games-earlier = De ediciones anteriores
cli-games-others = Otros juegos
cli-games-variants = variantes: { $ids }
cli-games-next = A continuación: `arbitro sheet JUEGO` pone las reglas de un juego en PDF.
cli-logo-unreadable = no se puede leer el logotipo `{ $shown }`: { $error }
cli-logo-useless = el logotipo `{ $shown }` no sirve: { $why }; use un archivo PNG o SVG
cli-no-school = no hay escuela con el número `{ $number }`
cli-copy-made = ronda completa; copia en `{ $path }`
cli-copy-failed = aviso: la copia automática ha fallado: { $error }
cli-draw = empate
cli-new-created = creado `{ $location }`
cli-new-no-name = ¿cómo se llama el campeonato? Por ejemplo: `arbitro new escuela`
cli-new-next = a continuación: `arbitro entries import lista.xlsx` recibe una lista, aunque sea solo de nombres; `arbitro entries template lista.xlsx` escribe una para rellenar
cli-new-edition = `--edition` es para los reglamentos ya hechos; en su archivo escriba `edition: N`
cli-new-games = `--game` es para los reglamentos ya hechos; en su archivo escriba los juegos de cada ciclo
cli-one-group = indique un solo grupo, como 1.3.2
cli-waiting = en espera
cli-pair-annulled = ronda anulada
cli-pair-done = rondas publicadas: { $count }; grupos en espera: { $waits }; semilla: { $seed }
cli-pair-time-over = `arbitro pair { $group } --more 10` deja jugar 10 minutos más
cli-perft-too-large = el número es demasiado grande para escribirlo
cli-repeated = la petición `{ $key }` ya se había guardado; no ha cambiado nada
cli-play-roles = usted: { $mine }; el ordenador (nivel { $level }): { $others }
cli-play-how =
    Para jugar, escriba un movimiento, como `{ $example }`, y pulse Intro.
    `ayuda` muestra los movimientos posibles, `pista` aconseja uno, `deshacer` vuelve atrás, `salir` termina.
cli-play-many = Hay { $count } movimientos posibles: `movimientos` los muestra todos, y `movimientos { $cell }`, por ejemplo, los que empiezan por { $cell }.
cli-play-thinking = pensando
cli-play-record-start = una partida grabada empieza por el principio; quite --position
cli-play-hint = pruebe { $text }; `porqué` lo explica
cli-show-goals = metas de quien empieza y de quien responde
cli-show-zone = zona marcada
cli-play-computer = el ordenador juega { $text }
cli-play-not-yet = el ordenador aún no ha jugado
cli-play-no-undo = no hay nada que deshacer
cli-play-refused = `{ $text }` no se puede jugar: { $reason }; `movimientos` muestra lo que se puede jugar, `pista` ayuda
cli-play-refused-again = `{ $text }` tampoco, por la misma regla; `pista` ayuda
cli-play-certain-draw = empate seguro
cli-play-slipped = en este nivel juega a veces cualquier movimiento, como aquí
cli-line = línea: { $line }
cli-playouts-draws = empates
cli-playouts-given-up = interrumpidas al cabo de { $longest } movimientos: { $unfinished }
cli-playouts-speed =
    duración media: { $length } movimientos
    { $plies } movimientos por segundo, { $rate } partidas por segundo
cli-profile-random = { $name }: al azar
cli-profile-strong = { $name }: juego pensado, { $n } de { $of } partidas
cli-profile-stopped = interrumpido después de { $total } partidas; no se ha escrito nada. Para acabar antes, pida menos con `--strong-games` o `--playouts`
cli-profile-cut = interrumpido después de { $total } partidas, antes de jugarlas todas; los números son los de las partidas que cuentan. `--limit-seconds` le da más tiempo
cli-profile-too-many = { $n } juegos no caben lado a lado; elija hasta { $most }
cli-profile-twice = el juego `{ $name }` aparece dos veces
cli-puzzles-stopped = interrumpido antes de encontrar un problema. Para acabar antes, pida menos con `--count` o `--depth`; `--limit-seconds` le da más tiempo
cli-qualify-line = { $tournament } { $name }; clasificados: { $count }
cli-qualify-nothing = no hay nada que decidir
cli-replay-disagrees = la partida grabada dice que el resultado es `{ $said }`, pero los movimientos dicen `{ $found }`
cli-replay-game = la partida se jugó con el juego `{ $game }`, que no está aquí a mano; `--games CARPETA` dice en qué carpeta está su archivo: arbitro replay { $file } --games CARPETA
cli-replay-unfinished =
    { $moves ->
        [one] sin acabar, al cabo de 1 movimiento
       *[other] sin acabar, al cabo de { $moves } movimientos
    }
cli-report-round = `--round` solo sirve con `--kind standings`
cli-restore-cards = Una copia no abre puertas: imprima tarjetas nuevas para quien entra (`arbitro arbiters cards`, o la página «Árbitros»)
cli-restore-done = `{ $target }` recuperado; líneas del registro: { $entries }
cli-restore-kept = lo que había se guarda en `{ $path }`
cli-result-there = ya estaba
cli-result-corrected = guardado (corrección)
cli-results-rounds-hint = la lista habla de rondas que aún no existen: `--rounds` las publica tal como las dice la lista
cli-results-rounds = { $count ->
        [one] 1 ronda publicada tal como la dice la lista
       *[other] { $count } rondas publicadas tal como las dice la lista
    }
cli-results-rounds-preview = rondas que se publicarían tal como las dice la lista: { $count }
cli-results-trf-group = un archivo TRF no dice de qué grupo es: añada `--group GRUPO`
cli-results-wrong = errores: { $count }; no se ha guardado nada
cli-serve-cannot = no se puede servir en `{ $listen }`: { $error }; elija otra con `--listen 0.0.0.0:8081`
cli-serve-address = `{ $address }` no es una dirección; se esperaba una como https://final.example
cli-serve-framed-by = `--framed-by { $site }` no es la dirección de un sitio; escríbala como https://moodle.example
cli-serve-stopped = servidor parado
cli-serve-games-only = solo juegos, sin campeonato
cli-serve-network = En la red:
cli-serve-here = En este ordenador:
cli-serve-organiser = Organizador:
cli-serve-stop = Ctrl-C para parar.
cli-show-score = puntuación: { $first } a { $second }
cli-show-to-move = juega: { $side }
cli-show-position = posición
cli-solve-exact = con --exact se busca lo que queda por averiguar, tarde lo que tarde
cli-solve-unsolved = no resuelta en { $positions } posiciones ({ $seconds } s)
cli-solve-who = ¿quién gana?
cli-solve-margin = ¿quién gana, y por cuánto?
cli-solve-moves = ¿con qué movimientos?
cli-solve-length = ¿en cuántos movimientos?
cli-solve-no-plies = {""} (en cuántos movimientos, no se ha averiguado)
cli-solve-by = , por { $margin }
cli-solve-all-lose = todos los movimientos pierden
cli-solve-winning = movimientos que ganan
cli-solve-drawing = movimientos que empatan
cli-solve-open = por averiguar: { $open }
cli-solve-best-margin = mejor diferencia: { $best }
cli-solve-longest = resisten más tiempo: { $best }
cli-solve-quickest = ganan más deprisa: { $best }
cli-solve-speed = { $positions } posiciones en { $seconds } s ({ $rate } por segundo)
cli-solve-proof = demostración escrita en { $path }: el movimiento de quien gana en { $positions } posiciones; compruébela con `arbitro check-proof { $path }`
cli-solve-proof-draw = aquí no gana nadie, así que no hay demostración que escribir
cli-solve-proof-past = las reglas de este juego preguntan qué ocurrió antes, y eso no lo dice una posición escrita: tal demostración no se puede escribir
cli-solve-proof-many = quien gana tendría que conocer más de { $most } posiciones, que es demasiado para escribirlo; empiece más cerca del final de la partida con --after
cli-solve-proof-limit = la búsqueda acabó antes de conocerse todos los movimientos de quien gana, así que no se ha escrito nada; dele más tiempo o más memoria
cli-proof-holds = la demostración es correcta: el movimiento de quien gana en { $positions } posiciones, { $replies } respuestas probadas, partidas de { $longest } movimientos como mucho
cli-proof-unused = líneas que ninguna partida necesita: { $lines }
cli-standings-group = Grupo { $label } · { $name } · rondas: { $rounds }
cli-standings-open = La ronda { $round } está abierta: no cuenta para nadie hasta que llegue el último resultado.
cli-standings-pupils = Uno a uno:
cli-not-drawn = el torneo `{ $id }` aún no se ha sorteado; use `arbitro draw { $id }`
cli-no-target = indique un torneo o grupo, o `--all` para todos
cli-trf-no-tie-break = no hay criterio de desempate `{ $name }`; los conocidos son { $known }
cli-verify-restore = recupere una copia con `arbitro restore`
cli-verify-done =
    todo bien; líneas del registro: { $facts }, con datos personales borrados: { $redacted }
    sello { $seal }

cli-column-number = N.º
cli-column-name = Nombre
cli-column-tables = Mesas
cli-column-card = Tarjeta
cli-column-when = Cuándo
cli-column-who = Quién
cli-column-what = Qué
cli-column-school = Escuela
cli-round-place = { $group }, ronda { $round }
cli-import-done = inscritos: { $new }; cambiados: { $changed }; ya inscritos: { $unchanged }; rechazados: { $refused }; escuelas en total: { $schools }
cli-import-preview = por inscribir: { $new }; cambiados: { $changed }; ya inscritos: { $unchanged }; rechazados: { $refused }
cli-import-accept = `--accept-warnings` para aceptar los avisos
cli-import-skip = `--skip-bad` para dejar fuera esas filas
cli-import-both = `--skip-bad` y `--accept-warnings` para seguir de todos modos
cli-import-wrong = errores: { $errors }; avisos: { $warnings }; no se ha guardado nada. Corrija la lista, o use { $way }
cli-import-give-it = el comando con lo que falta
cli-import-give-school = la escuela de todos se dice en el comando: `--school "CEIP Valle"`
cli-import-give-game = el juego de todos se dice en el comando: `--game rastros`; para más juegos, un `--game` más cada uno
cli-import-give-year = el curso de todos se dice en el comando: `--year 4`
cli-files-no-such-folder = `{ $folder }` no es una carpeta; elija otra
cli-files-make-folder = la carpeta `{ $folder }` no existe; créela antes
cli-files-denied = no tiene permiso para escribir en esa carpeta; elija otra
cli-files-is-folder = es una carpeta; indique un archivo dentro de ella
cli-files-pages =
    { $pages ->
        [one] { $path }: { $pages } página, { $size } KB
       *[other] { $path }: { $pages } páginas, { $size } KB
    }
cli-play-in =
    { $plies ->
        [one] , en { $plies } movimiento
       *[other] , en { $plies } movimientos
    }
cli-play-certain-win = gana con seguridad{ $plies }
cli-play-certain-loss = pierde contra las mejores respuestas{ $plies }
cli-play-expects =
    { $visits ->
        [one] espera ganar el { $rate } % de las veces ({ $visits } partida al azar)
       *[other] espera ganar el { $rate } % de las veces ({ $visits } partidas al azar)
    }
cli-play-candidate =
    { $visits ->
        [one] { $move }: { $rate } % en { $visits } partida
       *[other] { $move }: { $rate } % en { $visits } partidas
    }
cli-playouts-wins =
    { $wins ->
        [one] { $name }: { $wins } victoria ({ $share } %)
       *[other] { $name }: { $wins } victorias ({ $share } %)
    }
cli-won = victoria: { $side } (jugador { $person }{ $about })
cli-trf-right = sin contradicciones: { $players } jugadores, { $rounds } rondas
cli-trf-dutch = emparejamientos: las { $rounds } rondas son todas las del sistema holandés de la FIDE (2026)
cli-trf-unfollowed = emparejamientos sin comprobar: la línea `{ $code }` los cambia de una forma que aquí no se sigue
cli-trf-number = n.º
cli-trf-rank = puesto
cli-results-preview = resultados por guardar: { $new }; ya estaban: { $unchanged }
cli-results-done = resultados guardados: { $new }; ya estaban: { $unchanged }
cli-solve-positions = { $count } posiciones
cli-solve-in =
    { $plies ->
        [one] {" "}en { $plies } movimiento
       *[other] {" "}en { $plies } movimientos
    }
cli-solve-at-most =
    { $plies ->
        [one] {" "}en { $plies } movimiento
       *[other] {" "}en { $plies } movimientos o menos
    }
cli-mark-warning = aviso: { $words }
cli-result-other-game = la partida grabada es de `{ $found }`, pero aquí se juega a `{ $game }`
cli-result-disagrees = la partida grabada acaba { $found }, pero el resultado dado es { $result }
cli-result-unfinished = la partida grabada no llega al final
cli-result-none = `{ $text }` no es un resultado; se esperaba 1-0, 0-1, ½-½, o con ausencia +:-, -:+ o -:-
cli-result-not-playing = `{ $code }` no juega en esa ronda
cli-result-of-pupil = `{ $text }` no es un resultado de un alumno; se esperaba victoria, derrota, empate, victoria-ausencia, ausencia o ausentes
cli-result-no-number = `{ $text }` no es un número; se esperaba 1, 2, 3…

cli-typed-address = se esperaba una dirección como 0.0.0.0:8080
cli-typed-cycle = se esperaba 1, 2, 3 o sec
cli-typed-depth = se esperaba un número de 1 a { $most }, o dos, como 3-7
cli-puzzles-so-far =
    { $n ->
        [one] { $n } problema hasta ahora
       *[other] { $n } problemas hasta ahora
    }
cli-puzzles-found =
    { $wished ->
        [one] { $n } de { $wished } problema de { $depth } { $most ->
            [one] movimiento
           *[other] movimientos
        }, en { $games } partidas y { $positions } posiciones
       *[other] { $n } de { $wished } problemas de { $depth } { $most ->
            [one] movimiento
           *[other] movimientos
        }, en { $games } partidas y { $positions } posiciones
    }
cli-puzzles-unproven = { $n } posiciones quedaron fuera por no poderse demostrar
cli-puzzles-odd = en todas esas partidas la última jugada fue de quien ganó: pruebe un `--depth` impar, como { $next }
cli-puzzles-even = en todas esas partidas la última jugada fue de quien perdió: pruebe un `--depth` par, como { $next }
cli-puzzles-no-records = { $file } no tiene ninguna partida de { $game }
cli-review-summary = { $games ->
        [0] No se miró ninguna partida.
        [one] Se miró una partida; { $given ->
            [0] que se sepa, nadie dejó escapar una victoria.
           *[other] en ella se dejó escapar una victoria.
        }
       *[other] Se miraron { $games } partidas; { $given ->
            [0] que se sepa, en ninguna de ellas se dejó escapar una victoria.
            [one] en una de ellas se dejó escapar una victoria.
           *[other] en { $given } de ellas se dejó escapar una victoria.
        }
    }
cli-review-left = { $games ->
        [one] Quedó una partida sin mirar; con `--limit-seconds` hay más tiempo.
       *[other] Quedaron { $games } partidas sin mirar; con `--limit-seconds` hay más tiempo.
    }
cli-puzzles-try = pruebe otro `--depth` (o un intervalo como 3-7), otra `--seed`, más `--effort` o un tablero menor
cli-time-left = faltan { $time }
cli-time-at-most = esto tarda { $seconds } s como máximo y muestra entonces lo que haya; `--limit-seconds` cambia ese tiempo
cli-files-ending = `{ $path }` no acaba en { $known }
cli-diagram-mark = la marca `{ $mark }` no se puede dibujar: { $reason }
cli-export-format = el final del nombre dice el formato: `.csv`, `.xlsx` o `.json`

cli-folder-publish-title = Para publicar
cli-folder-publish-words = El informe final, las puntuaciones por ciclo, las escuelas y los premios.
cli-folder-hand-out-title = Para entregar
cli-folder-hand-out-words = Diplomas para todos, certificados para el podio y acreditaciones.
cli-folder-doors-title = Para colgar
cli-folder-doors-words = Carteles, grupos, emparejamientos y cuadros de pared.
cli-folder-morning = manana
cli-folder-morning-title = La mañana en las puertas
cli-folder-morning-words = Los grupos, la primera ronda por mesa y por nombre, y los cuadros de pared para rellenar.
cli-folder-desk-title = Para la secretaría
cli-folder-desk-words = Papeletas, resultados y clasificaciones ronda a ronda.
cli-folder-rules = reglas
cli-folder-rules-title = Reglas y tableros
cli-folder-rules-words = El librito de reglas en todos los idiomas y un tablero de cada juego, a escala.
cli-folder-games = partidas
cli-folder-games-title = Partidas grabadas
cli-folder-games-words = La última partida grabada de cada torneo; `arbitro replay` vuelve a jugarlas.
cli-folder-schools-title = Para las escuelas
cli-folder-schools-words = Lo que recibe cada profesor: alumnos, mesas y horas.
cli-pack-steps = reglas-en-tres-pasos
cli-class-rules = reglas
cli-class-steps = pasos
cli-class-poster = poster
cli-class-board = tablero
cli-class-cycle-first = 1.er ciclo
cli-class-cycle-second = 2.º ciclo
cli-class-cycle-third = 3.er ciclo
cli-class-cycle-secondary = secundaria
cli-class-written = { $games ->
        [one] 1 juego
       *[other] { $games } juegos
    }, { $files } archivos en `{ $folder }`: reglas, pasos, póster A3 y tablero con fichas de cada uno
cli-demo-rules = reglas
cli-demo-rules-title = Librito de reglas
cli-demo-board = tablero
cli-demo-board-title = Tablero: { $game }
cli-demo-record = { $game }, grupo { $group }, ronda { $round }, tablero { $board }
cli-demo-language = Español
cli-demo-title = Final nacional, { $edition }.ª edición: una demostración
cli-demo-intro = { $name }, { $edition }.ª edición, tal como la ve arbitro: escuelas y alumnos inventados, una final jugada del sorteo al podio, y todo el papel que necesita un día así. Documentos en { $language }.
cli-demo-podium = Podio
cli-demo-try = Pruébelo
cli-demo-file = el campeonato. En esta carpeta:
cli-demo-show-all = Mostrar todos: { $count }
cli-demo-pupils-here = alumnos
cli-demo-schools = escuelas
cli-demo-tournaments = torneos
cli-demo-groups = grupos
cli-demo-games = partidas
cli-demo-records = partidas grabadas movimiento a movimiento
cli-demo-away = ausencias y retiradas
cli-demo-corrected = resultados corregidos
cli-demo-lots = desempates por sorteo

cli-welcome-begin = Por dónde empezar:
cli-welcome-start = todo en el navegador: torneos, inscripciones, rondas
cli-welcome-guide = la guía: un torneo de clase en una tarde
cli-welcome-games = los juegos, con una línea sobre cada uno
cli-welcome-sheet = las reglas de un juego en PDF
cli-welcome-demo = una final nacional inventada, de principio a fin
cli-welcome-more = Todos los comandos: arbitro help. Un comando: arbitro help COMANDO.
cli-welcome-enter = Intro lo abre todo en el navegador; para salir, cierre esta ventana.
cli-start-greeting = arbitro está abierto en el navegador. Si no se abrió, abra en este ordenador:
cli-start-ready = arbitro está listo. Abra en este ordenador:
cli-start-phones = Para los móviles de los árbitros: { $address }
cli-no-network = Este ordenador aún no está conectado a ninguna red, y los móviles no pueden llegar aquí. Conéctelo al wifi; la dirección aparece después en la página.
cli-start-keep = Deje esta ventana abierta mientras trabaja; cerrarla termina el programa.
cli-start-already = arbitro ya estaba abierto en esta carpeta: { $address }
cli-start-no-folder = la carpeta `{ $folder }` no existe o no se puede abrir: { $error }
cli-start-other-port = El puerto { $wanted } está ocupado por otro programa; la dirección es ahora { $address }.
cli-rules-head =
    Una variante de { $parent } (`{ $game }`). Escriba solo lo que es diferente; todo lo demás viene de ese juego.
    Quite el `# ` de una línea para cambiarla, y también el de la línea de su clave, y deje las demás como están.
    Después: arbitro check { $path }
cli-rules-next = { $path } todavía no cambia nada de { $parent }: ábralo en un editor de texto, cambie una línea y pregunte a `arbitro check { $path }`
cli-rules-name = `{ $name }` no sirve de nombre para una variante de `{ $game }`: elija otro, con letras o cifras


cli-ties-open = grupo { $group }: iguales tras todos los criterios: { $tied }
cli-ties-none = no hay empates por decidir en los grupos completos
cli-ties-next = tal como están, comparten el puesto; decida un empate cada vez con `arbitro ties GRUPO --played "CÓDIGO, CÓDIGO"` o `arbitro ties GRUPO --lot CÓDIGO`
cli-entry-present = { $code } al final juega la ronda { $round }
cli-pair-rearranged = ronda reordenada; vuelva a imprimir las listas y las papeletas
cli-pair-two = `{ $text }`: indique dos, separados por una coma, como "221.1.3, 007.1.3" o "1, 3"
cli-result-retracted = resultado retirado
cli-result-which = `{ $group }` es un grupo y también el alumno `{ $code }`. Para el grupo, indique ronda, tablero y resultado; para el alumno, escriba `{ $code }`
cli-result-missing = ¿qué resultado? Indique ronda, tablero y resultado, como `arbitro result 1.3.2 1 4 1-0`, o un alumno y cómo le fue, como `arbitro result 221.1.3 victoria`
cli-regulations-list = Reglamentos ya hechos:
cli-regulations-next = `arbitro regulations NOMBRE` muestra uno de ellos; `arbitro regulations --explain` explica cada clave; `arbitro new NOMBRE --regulations ARCHIVO` lo usa.
cli-regulations-unknown-games = nadie conoce estos juegos: { $games }. Corrija el nombre corto, o dé un nombre al juego: `games: [{"{"} id: x, name: X {"}"}]`
cli-regulations-right = { $file }: { $name }, todo bien
cli-regulations-stage = { $name }: { $play }
cli-regulations-wrong =
    { $count ->
        [one] 1 error; el archivo no se puede usar así
       *[other] { $count } errores; el archivo no se puede usar así
    }
cli-draw-order =
    { $count ->
        [one] 1 cabeza de serie
       *[other] { $count } cabezas de serie, por orden
    }{ $unknown ->
        [0] {""}
        [one] ; 1 de la lista no está inscrito aquí
       *[other] ; { $unknown } de la lista no están inscritos aquí
    }
cli-draw-nobody = nadie de `{ $file }` está inscrito en { $tournament }; la lista tiene un alumno por fila, el mejor primero, con nombre o código
cli-result-awaits = solo cuenta cuando una segunda persona, que no sea { $by }, introduzca el mismo resultado
cli-result-started = { $code } empieza la partida { $game }
cli-result-score = el encuentro va { $score }
cli-next = a continuación: { $way }
cli-standings-none = todavía no hay grupos sorteados
cli-way-bracket-results = `arbitro result { $group } RONDA TABLERO 1-0` guarda un resultado; `-:-` si no vino nadie
cli-way-results = `arbitro result { $group } RONDA TABLERO 1-0` guarda un resultado; `--force "porqué"` sigue sin él
cli-way-against = diga quién jugó: `arbitro result { $first } victoria --opponent { $second }`, o `empate`, o `derrota`
cli-way-correct = el mismo comando con `--correct "porqué"` lo corrige
cli-way-next-game = el mismo comando con `--game-number { $game }` guarda la partida { $game }
cli-way-game = `--game-number N` nombra la partida: la primera sin resultado o, con `--retract`, la última que lo tiene
cli-way-as-played = el mismo comando con `--correct "porqué"` recibe las rondas tal como se jugaron
cli-way-groups = `arbitro standings` muestra los grupos que hay; `arbitro draw --all` sortea los que faltan
cli-way-boards = `arbitro explain GRUPO` muestra los tableros de la última ronda de un grupo
cli-way-enter = `arbitro result` sin `--correct` ni `--retract` guarda un resultado
cli-way-draw = `arbitro draw { $tournament }`
cli-way-qualify = `arbitro qualify { $tournament }` dice quién pasa
cli-way-pair = `arbitro pair { $group }` publica la ronda siguiente
cli-way-over = `arbitro standings { $group }`; si hay empates, `arbitro ties { $group }`
cli-way-annul-rounds = `arbitro pair GRUPO --annul "porqué"` anula primero la última ronda de cada grupo, si todavía no tiene resultados
cli-way-retract = `arbitro result GRUPO RONDA TABLERO --retract "porqué"` retira primero cada resultado
cli-way-annul-round = `arbitro pair { $group } --annul "porqué"` anula la última ronda
cli-way-annul-draw = `arbitro draw { $tournament } --annul "porqué"` anula el sorteo
cli-way-annul-qualification = `arbitro qualify { $tournament } --annul "porqué"` vuelve a abrir quién pasa
cli-way-list = `arbitro entries list` muestra los códigos y los nombres
cli-way-reinstate = `arbitro entries withdraw { $code } --undo` la vuelve a aceptar
cli-way-reopen = `arbitro serve` abre las páginas; en `/organiser/tournament/{ $tournament }` está el botón «Reabrir el torneo»; un nombre se corrige sin reabrir: `arbitro entries change CÓDIGO --name "nombre" --reason "porqué"`
cli-way-import = `arbitro entries template lista.xlsx` escribe una lista para rellenar, `arbitro entries import lista.xlsx` la recibe
cli-way-accept = `arbitro registration accept` acepta lo que enviaron las escuelas
cli-way-open-ties = `arbitro ties { $group }` muestra los empates por decidir; `arbitro ties { $group } --annul "porqué"` vuelve a abrir el último decidido
cli-way-reopen-tie = `arbitro ties` muestra los empates por decidir; `arbitro ties GRUPO --annul "porqué"` vuelve a abrir el último decidido
cli-way-play-off = `arbitro ties { $group } --played "CÓDIGO, CÓDIGO"`, el mejor primero
cli-way-lot = `arbitro ties { $group } --lot CÓDIGO` echa a suertes entre los empatados
cli-way-force = `--force "porqué"` la publica de todos modos
cli-way-ties = `arbitro ties { $tournament }` decide los empates al final
cli-way-teams = `arbitro entries import LISTA` recibe la lista de nuevo; `arbitro entries change CÓDIGO --mark CLASE` pone a un alumno en un equipo
cli-way-annul-round-again = `arbitro pair { $target } --annul "porqué"` anula la ronda, y `arbitro pair { $target }` la vuelve a emparejar
cli-way-keep-pairs = `arbitro pair { $target } --keep "porqué"` deja las parejas como están
cli-way-settle-again = `arbitro qualify { $target } --again "porqué"` reabre quién pasa, y `arbitro qualify { $target }` lo decide
cli-way-exchange-qualified = `arbitro qualify { $target } --adjust "porqué"` los cambia
cli-way-keep-qualified = `arbitro qualify { $target } --keep "porqué"` lo deja como está
cli-way-with = `arbitro qualify TORNEO --instead-of { $code } --with CÓDIGO --reason "porqué"` nombra a alguien
cli-way-draw-all = `arbitro draw --all` sortea lo que está por sortear
cli-way-pair-all = `arbitro pair --all` publica la ronda siguiente de cada grupo
cli-way-settle-all = `arbitro qualify --all` dice quién pasa
cli-way-wait =
    { $count ->
        [one] falta 1 resultado
       *[other] faltan { $count } resultados
    }: `arbitro result GRUPO RONDA TABLERO 1-0`, o una lista con `arbitro results import`
cli-way-all-over = está todo jugado: `arbitro standings` muestra la clasificación, `arbitro ties` los empates, `arbitro diplomas` escribe los diplomas, `arbitro pack` lo imprime todo
cli-import-qualified = { $taken } en la lista, { $left } fuera
cli-import-not-over = todavía no ha acabado; fuera: { $left }
cli-import-nobody-qualified = en `{ $file }` todavía no se ha clasificado nadie: ningún torneo ha acabado
cli-origins-none = nadie ha venido todavía de otro campeonato; `arbitro entries import distrito.arbitro` trae a los clasificados
cli-origins-count =
    { $count ->
        [one] 1 campeonato
       *[other] { $count } campeonatos
    }
cli-column-from = Campeonato
cli-column-pupils = Alumnos
cli-export-qualified = la lista de los clasificados es un archivo `.csv`
cli-export-no-records = todavía no hay partidas grabadas: quedan grabadas las que se juegan en pantalla y las que se adjuntan a un resultado

# Papers by name.
cli-no-colour = `{ $text }` no es un color; escriba seis cifras y letras de la a a la f, como d55e00
cli-print-papers = Papeles del campeonato; `arbitro print PAPEL` escribe uno:
cli-print-pdf-only = `{ $paper }` solo hay en PDF
cli-print-whole-names = `{ $paper }` lleva siempre los nombres completos, porque quien firma y la escuela los necesitan; use `--names code` para no mostrar nombres, o imprima sin `--names`
cli-column-town = Localidad
cli-schools-doubt = parecen la misma escuela: { $from } y { $into }; si lo son: arbitro schools merge
cli-school-now = { $school }: guardado
cli-schools-merged = { $from } es ahora parte de { $into }
cli-way-tie = { $what }: `arbitro ties { $group }`
cli-way-share = { $what } Pasan todos con `arbitro qualify { $tournament }`; se desempata con `arbitro ties { $group }`
cli-registration-letters = { $count ->
    [one] 1 carta está en `{ $folder }`; el enlace y el código abren la inscripción de la escuela, así que no la enseñe a otros
   *[other] { $count } cartas están en `{ $folder }`; los enlaces y los códigos abren las inscripciones, así que no las enseñe a otros
}
cli-registration-answers = Las respuestas están en la carpeta `{ $folder }`. Son datos personales: guárdelas solo para la organización.
cli-site-results-written = las páginas públicas están en `{ $folder }` ({ $count } archivos); ponga la carpeta en cualquier espacio web, la primera página es `index.html`

# Campeonatos que alimentan a otros.
cli-phases-feed = los clasificados suben a { $name }: { $first ->
    [one] el primer puesto
   *[other] los { $first } primeros puestos
} de cada juego y ciclo
cli-phases-feed-none = los clasificados no suben a otro campeonato
cli-phases-expected = { $count ->
    [0] no se espera a clasificados de otros campeonatos
    [one] se espera a los clasificados de 1 campeonato
   *[other] se espera a los clasificados de { $count } campeonatos
}
cli-phases-none = todavía no hay campeonatos de los que vengan clasificados; `arbitro phases take distrito.arbitro` los recibe
cli-phases-late = con retraso
cli-phases-nothing = de { $name } no hay nada nuevo
cli-phases-nobody = en { $name } todavía no se ha clasificado nadie: ningún torneo ha acabado
cli-phases-taken = recibido de { $name }: nuevos { $new }, cambios { $changed }
cli-phases-preview = vendría de { $name }: nuevos { $new }, cambios { $changed }
cli-phases-accept = algo cambió en { $name } después de recibirlo; véalo arriba y acéptelo con `--accept`
cli-phases-reason = clasificados corregidos en { $name }
cli-column-place = Puesto
cli-column-tournament = Torneo
cli-column-pupil = Alumno

cli-host-serving = El alojamiento está en { $address }
cli-host-needs-name = los campeonatos necesitan un nombre: cada uno tiene una dirección propia, delante de la del alojamiento, y delante de `{ $address }` no puede haber ninguna; diga el nombre con --address https://…
cli-host-first = Todavía nadie cuida de este alojamiento. Quien abra este enlace, una vez, hace campeonatos e invita a los demás:
cli-host-copied = Copiado: { $championships ->
    [one] 1 campeonato
   *[other] { $championships } campeonatos
}, { $accounts ->
    [one] 1 cuenta
   *[other] { $accounts } cuentas
}, { $places ->
    [one] 1 lugar
   *[other] { $places } lugares
}. Guarde la copia donde nadie más la lea.
cli-host-restored = Repuesto: { $championships ->
    [one] 1 campeonato
   *[other] { $championships } campeonatos
}, { $accounts ->
    [one] 1 cuenta
   *[other] { $accounts } cuentas
}, { $places ->
    [one] 1 lugar
   *[other] { $places } lugares
}. Todos entran de nuevo; las tarjetas y las cartas de las escuelas se imprimen de nuevo.
cli-host-empty = Todavía no hay lugares. `arbitro host open NOMBRE --address https://…` abre uno.
cli-host-opened = El lugar { $name } está abierto. Dirección de publicación, solo para quien organiza:
cli-host-renewed = El lugar { $name } tiene otra clave; con la de antes ya nadie publica. Dirección de publicación, solo para quien organiza:
cli-host-next = Quien organiza la pega en “En Internet”, en las páginas de la organización, o escribe: arbitro serve --publish 'DIRECCIÓN'
cli-host-closed = El lugar { $name } se cerró y sus páginas se borraron.
cli-host-close-sure = cerrar `{ $name }` borra lo que se publicó allí; para hacerlo: `arbitro host close { $name } --yes`
cli-host-place = Lugar
cli-host-championship = Campeonato
cli-host-pages = Páginas
cli-host-taken = Último envío
cli-host-never = nunca
cli-serve-publish = esto no es una dirección de publicación; escriba entera la que recibió, entre comillas simples: --publish 'https://…/nombre#clave'
cli-serve-publishing = En Internet:
