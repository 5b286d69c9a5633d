# The help of the commands that run a championship.

help-new-about = Crea un campeonato
help-new-after =
    Ejemplos:
      arbitro new turma                              un torneo de la clase: semáforo, gatos y perros, rastros
      arbitro new turma --game rastros               la clase juega un solo juego; con comas, varios
      arbitro new 4b --regulations turma             lo mismo, con otro nombre
      arbitro new escola                             la fase de escuela
      arbitro new final-2027 --edition 20            el reglamento de la final nacional, con los juegos de la edición 20
      arbitro new torneo --regulations mio.yaml      el suyo propio
      arbitro new final --championship postgres://arbitro@servidor/final
help-new-arg-name = El nombre; el archivo es NOMBRE.arbitro
help-new-arg-regulations = Uno ya hecho, turma (clase), escola (escuela), crjm (Madeira) o cnjm (final nacional), o un archivo YAML
help-new-arg-edition = La edición, que dice los juegos
help-new-arg-game = Un juego que se juega en vez de los del reglamento ya hecho; varios con comas

help-entries-about = Inscribe, cambia y lista alumnos

help-entries-import-about = Recibe una lista de alumnos en CSV o XLSX, después de mostrar todos los problemas
help-entries-import-after =
    Ejemplos:
      arbitro entries template inscripciones.xlsx        escribe una lista para rellenar
      arbitro entries import inscripciones.xlsx --preview
      arbitro entries import inscripciones.csv --skip-bad --accept-warnings
      arbitro entries import nombres.csv --school "EB de Cima" --game rastros     solo nombres, uno por línea
      arbitro entries import distrito.arbitro --best 2      los dos primeros de cada torneo de otro campeonato

    Columnas, en cualquier orden e idioma: Nombre, Escuela, Localidad, Curso, Ciclo, Juego; opcionales: N.º de la
    escuela, Código. Una lista con códigos cambia las inscripciones que nombra.
    No se guarda nada mientras una fila tenga un problema, salvo que se diga otra cosa.
help-entries-import-arg-file = La lista, `.csv` o `.xlsx`
help-entries-import-arg-skip-bad = Guarda las filas buenas y deja fuera las otras
help-entries-import-arg-accept-warnings = Acepta filas con avisos, como una escuela que se parece a otra
help-entries-import-arg-school = La escuela, si la lista no tiene esa columna
help-entries-import-arg-town = La localidad de la escuela, del mismo modo
help-entries-import-arg-year = El curso, del mismo modo
help-entries-import-arg-game = El juego de todos, del mismo modo; puede repetirse

help-entries-add-about = Inscribe a un alumno, también después del sorteo
help-entries-add-after =
    Ejemplos:
      arbitro entries add --name "Rita Ejemplo" --school "CEIP de Valle Ficticio" --year 3 --game rastros
      arbitro entries add --name "Raúl Ejemplo" --school-number 12 --cycle 2 --game avanço --group 2.4.3

    Después del sorteo el alumno va al grupo más pequeño, o al indicado, a partir de la ronda siguiente.
help-entries-add-arg-name = El nombre del alumno
help-entries-add-arg-school = El nombre de la escuela
help-entries-add-arg-school-number = El número de la escuela
help-entries-add-arg-town = La localidad de la escuela
help-entries-add-arg-year = El curso, de 1 a 12
help-entries-add-arg-cycle = El ciclo; si falta, es el del curso
help-entries-add-arg-game = El juego
help-entries-add-arg-group = El grupo de una inscripción tardía
help-entries-add-arg-accept-warnings = Inscribe aunque la escuela se parezca a otra, o el alumno juegue ya a otro juego

help-entries-change-about = Cambia el nombre, el curso, la escuela o el juego de una inscripción
help-entries-change-after =
    Ejemplos:
      arbitro entries change 221.1.3 --name "Rita Ejemplo"      otro alumno de la escuela, o una errata
      arbitro entries change 221.1.3 --year 4
      arbitro entries change 221.1.3 --school "EB de Cima" --reason "error de lista"       otra escuela: un código nuevo
      arbitro entries change 221.1.3 --game rastros --reason "error de lista"              otro juego, también después del sorteo

    Quien cambia de escuela o de juego recibe un código nuevo; el antiguo se sigue entendiendo. Después del sorteo, quien cambia de
    juego deja el grupo y entra en el más pequeño del otro; los resultados se quedan.
help-entries-change-arg-name = El nombre desde ahora
help-entries-change-arg-year = El curso desde ahora
help-entries-change-arg-mark = La marca propia: una clase, una categoría; vacía la quita
help-entries-change-arg-school = La escuela desde ahora, por nombre o número
help-entries-change-arg-game = El juego desde ahora
help-entries-change-arg-cycle = El ciclo desde ahora
help-entries-change-arg-reason = Por qué cambia la escuela o el juego
help-entries-change-arg-accept-warnings = Registra una escuela nueva aunque parezca otra

help-entries-substitute-about = Pone a otro alumno de la escuela en el lugar de un inscrito
help-entries-substitute-after =
    Ejemplos:
      arbitro entries substitute 221.1.3 --name "Rui Exemplo" --reason "enfermo"
      arbitro entries substitute 221.1.3 --name "Rui Exemplo" --year 4 --mark "4.º B" --reason "enfermo"

    Hasta la llegada del alumno inscrito, y mientras no haya jugado. El código y el lugar en el grupo se quedan; el registro guarda
    los dos nombres y el motivo.
help-entries-substitute-arg-name = El nombre de quien viene
help-entries-substitute-arg-year = Su curso. Por omisión: el mismo
help-entries-substitute-arg-mark = Su marca: una clase, una categoría; la del otro no pasa
help-entries-substitute-arg-reason = El motivo

help-entries-move-about = Cambia a un alumno a otro grupo de la misma fase
help-entries-move-after =
    Ejemplo:
      arbitro entries move 221.1.3 1.3.2 --reason "hermanos en el mismo grupo"

    Antes de que haya rondas que cuenten con el alumno. A otra escuela u otro juego: `arbitro entries change`.
help-entries-move-arg-group = El grupo desde ahora
help-entries-move-arg-reason = El motivo

help-entries-merge-about = Une dos inscripciones del mismo alumno en el mismo juego
help-entries-merge-after =
    Ejemplo:
      arbitro entries merge 221.1.3-2 221.1.3 --reason "inscrito dos veces"

    La primera deja de existir y su código pasa a querer decir la segunda, que recibe el lugar, el curso y la marca que solo tenía
    la primera. No se une una inscripción que ya está en rondas publicadas.
help-entries-merge-arg-from = La inscripción que deja de existir
help-entries-merge-arg-into = La inscripción que se queda
help-entries-merge-arg-reason = El motivo

help-entries-withdraw-about = Retira una inscripción desde una ronda, o deshace una retirada
help-entries-withdraw-after =
    Ejemplos:
      arbitro entries withdraw 221.1.3 --reason "no vino"
      arbitro entries withdraw 221.1.3 --from-round 3 --reason "se fue a casa"
      arbitro entries withdraw 221.1.3 --undo

    Los resultados se quedan. El alumno deja de emparejarse desde la ronda siguiente, o desde la indicada.
help-entries-withdraw-arg-from-round = La primera ronda que no juega. Por omisión: la siguiente
help-entries-withdraw-arg-reason = El motivo
help-entries-withdraw-arg-undo = Deshace la retirada

help-entries-add-arg-column = Una columna que pide el reglamento, y lo que dice del alumno; se puede repetir
help-entries-change-arg-column = Una columna que pide el reglamento, y lo que dice desde ahora; vacía la quita; se puede repetir
help-entries-waiting-about = Lista a quienes esperan una plaza
help-entries-waiting-after =
    Ejemplos:
      arbitro entries waiting
      arbitro entries waiting 1.3

    Con `waiting list: kept` en el reglamento, quien se inscribe sin plaza libre queda en espera, por orden de inscripción.
help-entries-admit-about = Da plaza a quienes esperan
help-entries-admit-after =
    Ejemplos:
      arbitro entries admit                todos para quienes hay plaza, por orden de inscripción
      arbitro entries admit 221.1.3        solo este

    Después del sorteo, quien entra queda en el grupo más pequeño, desde la ronda siguiente.
help-entries-admit-arg-code = La inscripción en espera. Por omisión: todas para las que hay plaza

help-entries-absent-about = Anuncia que un alumno faltará a una ronda
help-entries-absent-after =
    Ejemplo:
      arbitro entries absent 221.1.3 2      falta a la ronda 2, juega las otras
help-entries-absent-arg-cancel = Retira la ausencia, por este motivo
help-entries-absent-arg-round = La ronda, aún sin emparejar

help-entries-list-about = Lista las inscripciones
help-entries-list-after =
    Ejemplos:
      arbitro entries list
      arbitro entries list 1.3 --names full
      arbitro entries list --json

help-entries-template-about = Escribe una lista vacía para rellenar
help-entries-template-after =
    Ejemplos:
      arbitro entries template inscripciones.xlsx
      arbitro entries template entries.csv --lang en
help-entries-template-arg-file = El archivo que se escribe, `.xlsx` o `.csv`

help-draw-about = Sortea los grupos de una fase, con semilla registrada
help-draw-after =
    Ejemplos:
      arbitro draw --all                 todos los torneos a los que les toca
      arbitro draw 1.3 --seed 2027       repetible: la misma semilla y las mismas inscripciones dan los mismos grupos
      arbitro draw 1.3                   después de `arbitro qualify 1.3`: la final
      arbitro draw 1.3 --annul "faltaba una escuela"

    La semilla queda registrada y se ve en el registro.
help-draw-arg-tournament = El torneo, como 1.3 o `rastros 1`
help-draw-arg-all = Todos los torneos a los que les toca
help-draw-arg-annul = Anula el último sorteo, antes de su primera ronda, por este motivo

help-pair-about = Empareja y publica la ronda siguiente
help-pair-after =
    Ejemplos:
      arbitro pair --all                            la ronda siguiente de todos los grupos que estén listos
      arbitro pair 1.3                              de todos los grupos de un torneo
      arbitro pair 1.3.2 --seed 7                   de un grupo
      arbitro pair 1.3.2 --force "mesa 4 sin luz"   aunque falten resultados
      arbitro pair 1.3.2 --by-hand lista.csv        su propia lista: columnas Empieza y Responde
      arbitro pair 1.3.2 --annul "lista errónea"    anula la última ronda, antes de su primer resultado
      arbitro pair 1.3.1 --end                      juego libre: no hay más parejas
      arbitro pair 1.3.1 --more 10                  juego libre: diez minutos más

    Una ronda se empareja entera o no se empareja. `arbitro explain` dice por qué salió así cada pareja.
help-pair-arg-target = El torneo o grupo, como 1.3, 1.3.2 o 1.3.F
help-pair-arg-all = Todos los grupos que estén listos
help-pair-arg-force = Empareja aunque falten resultados, o publica una lista a mano que incumple una regla, por este motivo
help-pair-arg-by-hand = Publica las parejas de esta lista
help-pair-arg-exchange = Intercambia los puestos de dos en una ronda publicada, adversarios y descansos incluidos; por código o nombre
help-pair-arg-sides = Intercambia los lados de los dos de este tablero
help-pair-arg-boards = Intercambia los números de dos tableros
help-pair-arg-round = La ronda que se reordena. Por omisión: la última
help-pair-arg-reason = Por qué se reordena la ronda; las partidas con resultado quedan como están
help-pair-arg-annul = Anula la última ronda por este motivo
help-pair-arg-keep = Responde que las parejas del grupo se quedan como están, por este motivo, después de un cambio
help-pair-arg-end = Termina el juego libre del grupo: ya no se empareja a nadie, y las partidas de los tableros se juegan hasta el final
help-pair-arg-more = Prolonga el juego libre estos minutos

help-result-about = Anota o corrige un resultado
help-result-after =
    Ejemplos:
      arbitro result 1.3.2 1 4 1-0                      grupo 1.3.2, ronda 1, tablero 4: ganó quien empezó
      arbitro result 1.3.F 2 1 0-1                      la final
      arbitro result 221.1.3 victoria                   por código: este alumno ganó en la ronda actual
      arbitro result 221.1.3 2 derrota                  por código, ronda 2
      arbitro result 1.3.2 1 4 +:-                      el segundo no vino; -:+ el primero; -:- ambos
      arbitro result 1.3.2 1 4 0-1 --correct "cambiado" el resultado antiguo queda en el registro

    Resultados: 1-0, 0-1, ½-½ (o =), +:-, -:+, -:-. Por código: victoria, derrota, empate, victoria-ausencia, ausencia,
    ausentes.
help-result-arg-who = El grupo, como 1.3.2 o 1.3.F, o el código de un alumno, como 221.1.3
help-result-arg-second = La ronda; con un código puede faltar
help-result-arg-third = El tablero; con un código va aquí el resultado
help-result-arg-fourth = El resultado
help-result-arg-game = La partida, en un encuentro de varias
help-result-arg-correct = Cambia un resultado que ya está, por este motivo
help-result-arg-retract = Retira el resultado, con el motivo; indique el lugar sin resultado
help-result-arg-stage = La fase en la que jugó el alumno indicado. Por omisión: la última sorteada
help-result-arg-opponent = El rival, donde se cambiaron sitios después de salir la ronda
help-result-arg-record = Adjunta la partida grabada, tal como la escribe `arbitro play --record`; su resultado tiene que coincidir

help-results-about = Recibe listas de resultados

help-results-import-about = Recibe resultados, o rondas enteras ya jugadas, en CSV, XLSX o TRF
help-results-import-after =
    Ejemplos:
      arbitro export pairings ronda.csv --round 1         escribe los tableros de una ronda
      arbitro results import ronda.csv                    la recibe de vuelta con los resultados rellenos
      arbitro results import ronda.csv --correct "lista revisada"
      arbitro results import torneo.xlsx --rounds         un torneo ya jugado: rondas, parejas y resultados
      arbitro results import torneo.trf --group 1.3.1     lo mismo, del archivo de otro programa

    Columnas: Grupo, Ronda, Tablero, Resultado; o Código en vez de grupo y tablero (el resultado sigue siendo el del
    tablero: primero quien empieza). Las filas sin resultado se saltan. Se guarda todo o nada.
    En vez de códigos sirven nombres, y en vez de 1-0, ½-½ y 0-1 también 1, X y 2.
help-results-import-arg-file = La lista, `.csv`, `.xlsx` o `.trf`
help-results-import-arg-rounds = Publica también las rondas que aún no existen, con las parejas que dice la lista. Un alumno solo descansa; con `-` en el resultado, faltó
help-results-import-arg-group = El grupo del que habla un archivo TRF, o una lista sin columna de grupos; los jugadores se buscan por su nombre
help-results-import-arg-correct = Las filas distintas de lo que ya está son correcciones, por este motivo

help-standings-about = Muestra las clasificaciones de grupos, torneos y escuelas
help-standings-after =
    Ejemplos:
      arbitro standings 1.3.2                 un grupo
      arbitro standings 1.3                   los grupos de la fase actual de un torneo
      arbitro standings 1.3 --overall         el orden de todo el torneo, todas las fases
      arbitro standings --schools             la clasificación de las escuelas; --medals el medallero
      arbitro standings --schools --cycle 1
      arbitro standings --json
help-standings-arg-target = El torneo o grupo. Por omisión: todos los grupos
help-standings-arg-overall = El orden de torneos enteros, la última fase primero
help-standings-arg-schools = La clasificación de las escuelas en todos los torneos
help-standings-arg-medals = El medallero de las escuelas
help-standings-arg-cycle = Con --schools o --medals: solo los torneos de este ciclo

help-explain-about = Dice con palabras por qué salió así una pareja
help-explain-after =
    Ejemplos:
      arbitro explain 221.1.3                      la ronda actual de un alumno
      arbitro explain 221.1.3 2                    la ronda 2
      arbitro explain 1.3.2 2 4                    grupo 1.3.2, ronda 2, tablero 4
      arbitro explain 221.1.3 2 --instead 007.1.3  lo que habría supuesto otro adversario
help-explain-arg-who = El código del alumno, o el grupo
help-explain-arg-round = La ronda. Por omisión: la última
help-explain-arg-board = Con un grupo: el tablero
help-explain-arg-stage = La fase, con un alumno. Por omisión: la última sorteada
help-explain-arg-instead = Lo que habría supuesto otro adversario

help-check-round-about = Juzga una ronda según las reglas, se emparejara como se emparejara
help-check-round-after =
    Ejemplos:
      arbitro check-round 1.3.2          la última ronda de un grupo
      arbitro check-round 1.3.2 2
      arbitro check-round --all          todas las rondas de todos los grupos

    El juez no comparte nada con el emparejamiento. Código de salida 1 cuando se incumple una regla: una repetición, un
    segundo descanso, alguien que queda fuera o que está dos veces en la lista.
help-check-round-arg-target = El torneo o grupo
help-check-round-arg-round = La ronda. Por omisión: la última
help-check-round-arg-all = Todas las rondas de todos los grupos

help-qualify-about = Decide quién pasa a la fase siguiente
help-qualify-after =
    Ejemplos:
      arbitro qualify --all                       todos los torneos con la fase completa
      arbitro qualify 1.3
      arbitro qualify 1.3 --force "mesa 9 aplazada"
      arbitro qualify 1.3 --play-off "1.3.2: 221.1.3, 007.1.3"      primero quien ganó el desempate

    Los empates que deciden la clasificación se resuelven como dice el reglamento: por sorteo con semilla, por partida de
    desempate, o pasando ambos. Después `arbitro draw` hace la fase siguiente.
help-qualify-arg-tournament = El torneo, como 1.3
help-qualify-arg-all = Todos los torneos con la fase completa
help-qualify-arg-force = Decide aunque falten resultados, por este motivo
help-qualify-arg-annul = Anula la clasificación, por este motivo, antes de sortear la fase siguiente
help-qualify-arg-again = Reabre quién pasa, por este motivo, anulando el sorteo siguiente, cuando un cambio lo pide
help-qualify-arg-adjust = Hace pasar a quien pasaría ahora, en el lugar de quien ya no pasaría, por este motivo
help-qualify-arg-keep = Responde que los que pasan se quedan como están, por este motivo, después de un cambio
help-qualify-arg-instead-of = Quién finalmente no pasa; la fase siguiente puede estar ya sorteada, si el alumno no ha jugado nada en ella
help-qualify-arg-with = Quién pasa en su lugar. Por omisión: el siguiente del mismo grupo
help-qualify-arg-reason = Por qué se sustituye a alguien
help-qualify-arg-play-off = El orden en que un desempate dejó a los empatados de un grupo; puede repetirse

help-ties-about = Muestra los empates por decidir y decide uno por desempate jugado o sorteo
help-ties-after =
    Ejemplos:
      arbitro ties                                          todos los empates que quedan en grupos completos
      arbitro ties 1.3.F --played "221.1.3, 007.1.3"        estos dos jugaron el desempate; primero el vencedor
      arbitro ties 1.3.F --lot 221.1.3                      un sorteo para el empate de este alumno

    Hasta que se decide un empate el puesto se comparte, en la clasificación, las puntuaciones, los cuadros, los premios y los diplomas.
help-ties-arg-annul = Vuelve a abrir el último empate decidido en el grupo, por este motivo, mientras nadie se haya clasificado por él
help-ties-arg-target = El torneo o grupo, como 1.3, 1.3.2 o 1.3.F
help-ties-arg-played = El orden en que un desempate dejó exactamente a los empatados, primero el mejor; por código o nombre
help-ties-arg-lot = Sortea el empate de este alumno
help-ties-arg-seed = La semilla del sorteo. Por omisión: elegida al azar y guardada en el registro

help-export-about = Escribe listas en CSV, XLSX, JSON o TRF
help-export-after =
    Ejemplos:
      arbitro export entries lista.xlsx --names full
      arbitro export pairings ronda-2.csv --round 2       rellene los resultados e impórtela de nuevo
      arbitro export standings final.csv --target 1.3.F
      arbitro export all campeonato.xlsx                  todo, una hoja por lista
      arbitro export all campeonato.json
      arbitro export trf26 grupo.trf --target 1.3.2       un grupo
      arbitro export trf16 trf/                           un archivo por grupo, en una carpeta
      arbitro export records partidas.txt                 todas las partidas grabadas, una tras otra

    El final del nombre dice el formato: .csv, .xlsx, .json o .trf.
help-export-arg-what = Qué se escribe
help-export-arg-what-value-entries = las inscripciones; una importación vuelve a aceptar la lista
help-export-arg-what-value-pairings = los tableros de las rondas, con los resultados que haya
help-export-arg-what-value-results = lo mismo que pairings
help-export-arg-what-value-groups = los grupos con sus alumnos: mesas, salas, equipos, ausencias
help-export-arg-what-value-notes = lo que anotaron los árbitros
help-export-arg-what-value-standings = las clasificaciones de los grupos
help-export-arg-what-value-schools = la clasificación de las escuelas, con medallas
help-export-arg-what-value-records = las partidas grabadas: un `.txt` con todas, o una carpeta con un archivo por partida; `arbitro replay` lee ambos
help-export-arg-what-value-all = todo
help-export-arg-what-value-trf16 = el informe de torneo de la FIDE de 2016
help-export-arg-what-value-trf26 = el informe de torneo de la FIDE de 2026
help-export-arg-file = El archivo, o una carpeta para los TRF de varios grupos
help-export-arg-round = Con pairings y results: solo esta ronda

help-trf-about = Trabaja solo con archivos de informe de torneo (TRF16, TRF26)

help-trf-standings-about = Escribe puestos y desempates, una línea por jugador: número, puesto, valores
help-trf-standings-after =
    Ejemplos:
      arbitro trf standings open.trf
      arbitro trf standings open.trf --tie-breaks BH/C1,BH,SB --by-rank
      arbitro trf standings open.trf --json

    Los puntos van primero, si PTS no está en la lista. Sin lista se usa la del archivo (línea 202 o 212), o si no
    BH/C1, BH, SB. Las columnas se separan con tabuladores; en un terminal hay antes un encabezado.
help-trf-standings-arg-file = El archivo; `-` es la entrada estándar
help-trf-standings-arg-tie-breaks = Los desempates, en orden, como BH/C1,BH,SB,DE,PS
help-trf-standings-arg-unplayed = Cómo cuentan las rondas sin partida
help-trf-standings-arg-unplayed-value-fide-2026 = las reglas de la FIDE de marzo de 2026
help-trf-standings-arg-unplayed-value-plain = no cuenta nada, como hace SwissPerfect
help-trf-standings-arg-by-rank = Escribe primero a los mejores, en vez de por número

help-trf-check-about = Busca contradicciones: adversarios, colores, resultados, puntos, repeticiones, descansos
help-trf-check-after =
    Ejemplos:
      arbitro trf check open.trf
      arbitro trf check open.trf --pairings

    Un archivo que indica FIDE_DUTCH como sistema (línea 092 o 192) se compara también con los emparejamientos del
    sistema holandés de la FIDE, edición de febrero de 2026, y con --pairings cualquier archivo: de cada ronda diferente
    se dice el primer criterio de las reglas en que falla.

    Cada problema va con línea y columna. El código de salida es 0 si no hay ninguno y 1 si lo hay.
help-trf-check-arg-file = El archivo; `-` es la entrada estándar
help-trf-check-arg-pairings = Compara los emparejamientos con el sistema holandés de la FIDE aunque el archivo no lo indique
help-regulations-about = Muestra, explica y comprueba reglamentos
help-regulations-after =
    Ejemplos:
      arbitro regulations                      los que ya están hechos
      arbitro regulations escola > mio.yaml    un punto de partida para el suyo
      arbitro regulations --explain            cada clave, sus valores, y lo que es cuando falta
      arbitro regulations mio.yaml --check     cada error con línea, columna y una salida
      arbitro regulations mio.yaml             todo lo que dice su reglamento, también lo que continúa de otro
help-regulations-arg-target = Un reglamento ya hecho, o un archivo YAML
help-regulations-arg-explain = Explica cada clave: qué significa, qué valores acepta, qué es cuando falta
help-regulations-arg-check = Solo comprueba
help-draw-arg-order = Cabezas de serie: una lista (CSV o XLSX, el mejor primero, por nombre o código) u otro campeonato, por su clasificación; los demás siguen por sorteo
help-entries-origins-about = Muestra de qué campeonatos vienen los inscritos
help-entries-import-arg-best = Cuántos de cada torneo se reciben de otro campeonato, con los empatados
help-export-arg-what-value-qualified = los mejores de cada torneo, en una lista que otro campeonato recibe
help-export-arg-best = Cuántos de cada torneo, en `qualified`
help-schools-about = Corrige los nombres de las escuelas y une las que son la misma
help-schools-list-about = Muestra las escuelas, cuántos alumnos tienen, y las que parecen la misma
help-schools-rename-about = Da otro nombre u otra localidad a una escuela
help-schools-rename-after =
    Ejemplo:
      arbitro schools rename 12 --name "EB de Vale Fictício" --town Beja
help-schools-rename-arg-school = La escuela, por número o nombre
help-schools-rename-arg-name = El nombre desde ahora
help-schools-rename-arg-town = La localidad desde ahora
help-schools-merge-about = Une dos escuelas que son la misma, escrita de dos maneras
help-schools-merge-after =
    Ejemplo:
      arbitro schools merge 12 7 --reason "la misma escuela"

    Los alumnos de la primera pasan a la segunda, con códigos nuevos. Los códigos y los nombres antiguos se siguen entendiendo.
help-schools-merge-arg-from = La escuela que deja de existir, por número o nombre
help-schools-merge-arg-into = La escuela que queda, por número o nombre
help-schools-merge-arg-reason = El motivo
help-details-about = Dice cómo se llama el evento, quién lo organiza, cuándo y dónde, y con qué logotipo
help-details-after =
    Ejemplo:
      arbitro details --name "Torneio da Primavera" --host "EB de Vale Fictício" --day "20 de março de 2027" --venue Ginásio

    Lo que no se diga se queda como está; un texto vacío lo quita. Sin nada, muestra lo que hay. Páginas, papeles y diplomas
    siguen.
help-details-arg-name = El nombre
help-details-arg-host = La escuela o el club que organiza
help-details-arg-day = La fecha, en palabras
help-details-arg-venue = El lugar
help-details-arg-public-names = Lo que el público ve de los nombres: en las páginas, en el proyector y en todo lo que se cuelga o se publica

help-import-about = Recibe un campeonato entero de las listas que otro exportó
help-import-after =
    Ejemplos:
      arbitro export all todo.xlsx --names full      en el otro campeonato
      arbitro new nuevo --regulations reglamento.yaml
      arbitro import todo.xlsx -c nuevo.arbitro

    Lee `.xlsx` y `.json`, hoja por hoja: inscripciones con marcas y retiradas, grupos con mesas, equipos y ausencias, rondas,
    resultados con quién los introdujo y cuándo, y notas. El reglamento, con las salas, no viene en las listas: cree el campeonato con el mismo.
    Cómo se deshicieron empates y por qué se corrigieron resultados tampoco viene; una copia (`arbitro backup`) lo guarda todo.
help-import-arg-file = Las listas, `.xlsx` o `.json`
help-phases-about = Une las fases: los clasificados de un campeonato suben al siguiente
help-phases-feed-about = Elige el campeonato al que suben los clasificados de este
help-phases-feed-after =
    Ejemplos:
      arbitro phases feed distrito.arbitro --first 2 -c escuela.arbitro
      arbitro phases feed "Campeonato Nacional"     solo el nombre, cuando el otro está en otro ordenador
help-phases-feed-arg-above = El campeonato siguiente: su archivo, o solo el nombre
help-phases-feed-arg-none = Los clasificados no suben a otro campeonato
help-phases-feed-arg-first = Cuántos puestos de cada juego y ciclo suben, con los empatados
help-phases-expect-about = Dice de qué campeonatos se esperan clasificados, y hasta cuándo
help-phases-expect-arg-name = Los nombres de los campeonatos; sin ninguno, no se espera a ninguno más
help-phases-expect-arg-until = El último día, como 20/3/2027; después va con retraso quien no haya enviado a nadie
help-phases-take-about = Recibe a los clasificados de un campeonato, por su archivo o por una copia, tras comprobar el sello
help-phases-take-after =
    Ejemplos:
      arbitro phases take norte.arbitro --preview
      arbitro phases take norte.arbitro
      arbitro phases take norte.arbitro --accept    también lo que se corrigió después de recibirlo
help-phases-take-arg-file = El archivo del campeonato, o una copia
help-phases-take-arg-first = Cuántos puestos de cada juego y ciclo, con los empatados. Por omisión: lo que dice el archivo, o lo que se recibió antes, o el primero
help-phases-take-arg-accept = Acepta lo que ha cambiado después de recibirlo
help-phases-list-about = Muestra de qué campeonatos vinieron clasificados, quién falta y quién va con retraso
