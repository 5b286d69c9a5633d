# The help of the commands on games.

help-games-about = Lista los juegos, todos o los de una edición o un ciclo
help-games-after =
    Ejemplos:
      arbitro games                         todos los juegos, con las variantes debajo
      arbitro games --edition 13            la tabla de una edición
      arbitro games --edition 13 --cycle 1  lo que juega el 1.er ciclo
      arbitro games --cycle sec             lo que ha jugado secundaria, por edición
      arbitro games --json                  lo mismo para otros programas
help-games-arg-edition = Solo los juegos de esta edición
help-games-arg-cycle = Solo lo que juega este ciclo: 1, 2, 3 o sec

help-rules-about = Escribe el archivo de un juego, o empieza una variante de él
help-rules-after =
    Ejemplos:
      arbitro rules avanco                            el archivo, con textos y ejemplos
      arbitro rules avanco --variant "Avance lento"   escribe avance-lento.yaml, listo para `arbitro check`

    El nuevo archivo solo cambia el nombre del juego. Las reglas del juego están en él como
    comentarios: quite el `# ` de las líneas que cambie, y también el de la línea de su clave.
help-rules-arg-variant = Empieza una variante con este nombre
help-rules-arg-out = El archivo que se escribe. Por omisión: el nombre de la variante, en esta carpeta o al lado del archivo del juego

help-check-about = Comprueba archivos de juegos y dice todo lo que está mal
help-check-after =
    Ejemplos:
      arbitro check mi-juego.yaml           un archivo
      arbitro check games                   todos los archivos de una carpeta

    Todos los errores aparecen de una vez, cada uno con línea y columna. Un archivo sin errores se juega después al azar
    unos cientos de veces, para encontrar un juego que no puede empezar, que no acaba nunca, o una regla que no se
    aplica nunca.

    Los ejemplos de un archivo pueden llevar afirmaciones (`claims`): frases, en inglés, que tienen que ser verdad en su
    diagrama. Cada una se demuestra jugándola hasta el final; una falsa es un error en su línea, con lo que es verdad:
      examples:
        puzzle:
          after: e5-d4 d4-c4 c4-c3 c3-b2
          claims:
            - first to move
            - can play a1, b1
            - cannot play c3
            - only a1 wins at once
help-check-arg-files = Archivos de juegos, o carpetas con ellos

help-moves-about = Lista los movimientos posibles de una posición, o dice cómo acabó la partida
help-moves-after =
    Ejemplos:
      arbitro moves rastros
      arbitro moves rastros --after "e5-d4 d4-d5"
      arbitro moves avanco --after "d2-d3" --json

help-show-about = Dibuja una posición en el terminal
help-show-after =
    Ejemplos:
      arbitro show rastros
      arbitro show rastros --after "e5-d4 d4-d5 d5-c6 c6-d7"

help-play-about = Juega una partida, dos personas al mismo teclado o una contra el ordenador
help-play-after =
    Escriba un movimiento como `e5-d4` (muchas veces basta `d4`; `cambio` cambia los colores), o:
      movimientos  lo que se puede jugar (también: ?)
      pista        lo que jugaría el ordenador
      deshacer     deshace el último movimiento
      mostrar      dibuja otra vez el tablero
      porqué       el ordenador explica su último movimiento
      salir        termina; la partida grabada se guarda hasta aquí

    Los niveles son principiante, fácil, medio, difícil y fuerte, o de 1 a 5.

    Ejemplos:
      arbitro play rastros --record partida.txt
      arbitro play avanco --against medio
      arbitro play semaforo --against fuerte --side second --seconds 5 --seed 7
help-play-arg-record = Escribe la partida en este archivo después de cada movimiento
help-play-arg-against = Juega contra el ordenador en este nivel
help-play-arg-side = Su sitio contra el ordenador
help-play-arg-side-value-first = empieza
help-play-arg-side-value-second = responde
help-play-arg-seconds = Cuánto puede pensar el ordenador un movimiento; el nivel fuerte piensa todo ese tiempo
help-play-arg-seed = La semilla del ordenador; la misma semilla responde igual a los mismos movimientos

help-replay-about = Vuelve a jugar una partida grabada, movimiento a movimiento
help-replay-after =
    Ejemplos:
      arbitro replay partida.txt            la última posición y el resultado
      arbitro replay partida.txt --all      todas las posiciones
help-replay-arg-file = Una partida grabada, como la escribe `arbitro play --record`, o muchas, como las escribe `arbitro export records`
help-replay-arg-all = Dibuja todas las posiciones, no solo la última

help-review-about = Repasa partidas grabadas: qué jugadas dejaron escapar una partida ganada
help-review-after =
    Ejemplos:
      arbitro review partida.txt
      arbitro export records partidas.txt -c final.arbitro
      arbitro review partidas.txt --effort 20 --limit-seconds 28800 > repaso.txt      un campeonato entero, durante la noche

    Cada partida se mira desde el final, posición a posición, hasta donde deje `--effort`. Lo que se dice está probado: una jugada
    que dejó escapar una posición ganada, y una que habría ganado. Cada partida se cuenta en cuanto se sabe, así que lo que hay
    queda cuando se acaba el tiempo o se pulsa Ctrl-C. `arbitro puzzles JUEGO --records partidas.txt` hace problemas de las mismas partidas.
help-review-arg-file = Una partida grabada, como la escribe `arbitro play --record`, o muchas, como hace `arbitro export records`
help-review-arg-effort = Con cuánto esfuerzo se mira cada posición: millones de posiciones
help-review-arg-limit-seconds = Al cabo de tantos segundos, dice lo que hay hasta entonces

help-perft-about = Cuenta las secuencias de movimientos, para comparar reglas con otros programas
help-perft-after =
    Ejemplos:
      arbitro perft avanco-8x8 4
      arbitro perft rastros 5 --after "e5-d4"

    Cada línea tiene una profundidad y cuántas secuencias de tantos movimientos hay. Cada colocación de una jugada con
    dos cuenta como un movimiento, y un cambio también; una partida acabada no sigue.
help-perft-arg-depth = Cuántos movimientos

help-playouts-about = Juega partidas al azar y cuenta quién gana
help-playouts-after =
    Ejemplos:
      arbitro playouts flume --count 100000
      arbitro playouts semaforo --count 1000000 --seed 7 --json
help-playouts-arg-count = Cuántas partidas
help-playouts-arg-seed = La semilla; la misma semilla juega las mismas partidas

help-solve-about = Averigua quién gana una posición, en cuántos movimientos y cómo
help-solve-after =
    Ejemplos:
      arbitro solve semaforo
      arbitro solve rastros-5x5 --after "d4-c3"
      arbitro solve rastros
      arbitro solve gatos-e-caes-6x6 --exact
      arbitro solve rastros-5x5 --proof rastros.txt
      arbitro solve flume-5x5 --limit-seconds 600 --memory-mb 2048 --json

    Todo lo que se escribe está demostrado. Si se llega a un límite, o se pulsa Ctrl-C, antes de saber quién gana, la
    respuesta es «no resuelta», nunca una conjetura. El número de movimientos cuenta los de ambos lados: quien gana se da
    prisa, quien pierde resiste. En los juegos que se deciden contando se juega por la mayor diferencia. Puede saberse
    quién gana mucho antes de conocer todos los movimientos que ganan y el número exacto de movimientos; si la búsqueda
    acaba entretanto, se muestra lo demostrado y se dice lo que queda por averiguar. Con --exact la búsqueda sigue hasta
    que no queda nada.
help-solve-arg-limit-seconds = Renuncia al cabo de tantos segundos. Por omisión: nunca
help-solve-arg-memory-mb = La memoria máxima para la tabla de posiciones, en MiB
help-solve-arg-threads = Cuántos hilos buscan. Por omisión: uno por núcleo
help-solve-arg-exact = Busca todos los movimientos que ganan y el número exacto de movimientos, tarde lo que tarde
help-solve-arg-proof = Escribe en este archivo los movimientos de quien gana contra todas las respuestas, para `arbitro check-proof`

help-check-proof-about = Comprueba una demostración de quién gana, escrita por `arbitro solve --proof`
help-check-proof-after =
    Ejemplos:
      arbitro solve rastros-5x5 --proof rastros.txt
      arbitro check-proof rastros.txt

    Una demostración es un archivo de texto: cuatro líneas que dicen lo que se afirma y después una línea por cada posición
    en que juega quien gana, con un tabulador antes del movimiento. La comprobación juega esos movimientos contra todas las
    respuestas posibles y mira si todas las partidas acaban, y acaban como se afirma. No tiene nada en común con la
    búsqueda salvo las reglas; cualquiera puede escribir otra.
help-check-proof-arg-file = Una demostración, tal como la escribe `arbitro solve --proof`

help-profile-about = Dice si los juegos son justos, cuánto duran y cuán tarde se deciden
help-profile-after =
    Ejemplos:
      arbitro profile rastros
      arbitro profile rastros-5x5 rastros-6x6 rastros --count 5000 --strong-games 0
      arbitro profile flume --strong-games 100 --level difícil --out flume.pdf --out flume.html
      arbitro profile hex --playouts 10000 --strong-games 50

    Se juegan partidas de dos maneras: al azar, y el ordenador contra sí mismo. Cada número lleva entre paréntesis su
    intervalo de confianza del 95 %; con más partidas se estrecha. Una partida se decide tarde cuando quien ganó no era
    el favorito después de dos tercios de los movimientos. En los juegos con cambio de colores, las partidas pensadas se
    juegan también sin él.

    Un perfil tarda alrededor de un minuto, o menos, en dos núcleos; en los tableros mayores, minuto y medio. Para ello,
    en los tableros grandes el ordenador piensa menos de lo que su nivel permitiría: la tabla dice cuántas partidas al
    azar ensayó antes de cada movimiento. `--playouts` fija ese número, tarde lo que tarde. El mismo comando da los
    mismos números en cualquier ordenador. Ctrl-C lo interrumpe; entonces no se escribe nada.
help-profile-arg-names = Juegos que se ponen lado a lado: identificadores, nombres o archivos
help-profile-arg-count = Cuántas partidas al azar se juegan
help-profile-arg-strong-games = Cuántas partidas juega el ordenador contra sí mismo; 0 para ninguna
help-profile-arg-level = En qué nivel las juega: de 1 a 5, o principiante, fácil, medio, difícil, fuerte
help-profile-arg-level-default = fuerte
help-profile-arg-playouts = Cuántas partidas al azar ensaya antes de cada movimiento. Por omisión: las del nivel, menos en tableros grandes
help-profile-arg-seed = La semilla; la misma semilla juega las mismas partidas
help-profile-arg-limit-seconds = Al cabo de tantos segundos, muestra lo que haya hasta entonces
help-profile-arg-out = Un archivo que se escribe también, `.pdf` o `.html`; puede repetirse
help-profile-arg-folder = Una carpeta con más juegos, o con otras versiones de los conocidos. Por omisión: ./games, si existe. (Un número aquí es la forma antigua de --count)

help-puzzles-about = Imprime problemas: posiciones en las que gana un único movimiento
help-puzzles-after =
    Ejemplos:
      arbitro puzzles rastros --count 12 --depth 3 --out problemas.pdf
      arbitro puzzles avanco-5x5 --count 6 --depth 3-7 --seed 2027
      arbitro puzzles semaforo --depth 3 --json
      arbitro puzzles rastros --records partidas.txt       de las partidas del propio campeonato

    Cada problema viene de una partida jugada desde el principio y está demostrado: un único movimiento gana y, con el
    mejor juego de ambos lados, la partida acaba al cabo de `--depth` movimientos, contando los de ambos. Así, 1 es ganar
    ya, y 3 es un movimiento, cualquier respuesta y el movimiento que gana. Donde una jugada tiene varios movimientos, la
    jugada entera cuenta como uno; basta entonces con que gane un solo conjunto de movimientos, en cualquier orden.

    La hoja tiene seis diagramas por página; las últimas páginas tienen las soluciones y las partidas que llevan a las
    posiciones. Con victorias largas y tableros grandes puede haber menos problemas de los pedidos; el comando lo dice.
    La búsqueda tarda alrededor de un minuto, como mucho, en dos núcleos, salvo que se aumente `--effort`. La misma
    semilla encuentra los mismos problemas en cualquier ordenador. Ctrl-C la interrumpe; entonces no se escribe nada.
help-puzzles-arg-count = Cuántos problemas
help-puzzles-arg-depth = En cuántos movimientos de ambos lados se gana la partida: un número, o desde-hasta, como 3-7
help-puzzles-arg-records = Busca los problemas en partidas grabadas, como las escribe `arbitro export records`; las soluciones dicen de quién era la partida
help-puzzles-arg-seed = La semilla; la misma semilla encuentra los mismos problemas
help-puzzles-arg-effort = Cuánto se busca: millones de posiciones
help-puzzles-arg-limit-seconds = Al cabo de tantos segundos, muestra lo que haya hasta entonces
help-puzzles-arg-json = Escribe JSON, con los movimientos que llevan a cada posición
help-puzzles-arg-out = El archivo que se escribe. Por omisión: el identificador del juego con `-puzzles.pdf`

help-sheet-about = Imprime hojas de reglas en PDF
help-sheet-after =
    Ejemplos:
      arbitro sheet rastros                                una página: rastros.pdf
      arbitro sheet rastros avanco --lang en --out dos.pdf
      arbitro sheet --edition 13 --cycle 1                 los tres juegos de un ciclo
      arbitro sheet produto --large-print                  para quien ve mal
      arbitro sheet --edition 13 --cycle 1 --young         en tres pasos, para los más pequeños
      arbitro sheet rastros --poster                       lo mismo en A3, para la pared
help-sheet-arg-names = Juegos: identificadores, nombres o archivos; sin ninguno, los juegos de la edición
help-sheet-arg-young = Una página en tres pasos, con frases cortas y tableros grandes, para los más pequeños
help-sheet-arg-poster = La página en tres pasos en A3, para la pared
help-sheet-arg-with-board = Con el tablero y las fichas en el reverso: una hoja A4 impresa por las dos caras
help-sheet-arg-large-print = Letra de dieciocho puntos, sin remates
help-sheet-arg-edition = La edición que aparece en el encabezado
help-sheet-arg-cycle = El ciclo al que van las hojas: 1, 2, 3 o sec
help-sheet-arg-out = El archivo que se escribe. Por omisión: el identificador del juego con `.pdf`

help-booklet-about = Imprime una edición entera en un solo librito
help-booklet-after =
    Ejemplos:
      arbitro booklet --edition 13                  portada, índice, tabla de juegos, hojas
      arbitro booklet --edition 13 --fold           páginas A5 sobre A4: se imprime a doble cara, volteando por el
                                                    lado corto, se dobla y se grapa
      arbitro booklet --edition 13 --lang en --out rules.pdf
      arbitro booklet --edition 13 --puzzles 3 --place Évora --date "16 de abril de 2027"
help-booklet-arg-date = La fecha que aparece en la portada, como se quiere leer
help-booklet-arg-place = El lugar que aparece en la portada
help-booklet-arg-puzzles = Cuántos problemas de cada juego, con las soluciones al final; la búsqueda tarda unos segundos por juego
help-booklet-arg-fold = Dos páginas A5 en cada cara de una hoja A4, en el orden para doblar
help-booklet-arg-edition = La edición
help-booklet-arg-out = El archivo que se escribe. Por omisión: edition-N.pdf

help-board-about = Imprime un tablero a escala; con `--pieces`, también las fichas para recortar
help-board-after =
    Ejemplos:
      arbitro board rastros                          tan grande como permite la página
      arbitro board produto --paper a3 --cell-mm 30  en A3, en varias páginas con marcas de corte si hace falta
      arbitro board semaforo --pieces                el tablero y sus fichas para recortar
      arbitro board avanco --tactile --pieces        líneas gruesas, formas distintas, coordenadas en braille
help-board-arg-paper = El papel
help-board-arg-cell-mm = Milímetros de casilla a casilla. Por omisión: el máximo que cabe en la página, hasta 30
help-board-arg-pieces = Añade fichas para recortar, tantas como tiene el juego
help-board-arg-tactile = Una versión de alto contraste para imprimir en relieve
help-board-arg-out = El archivo que se escribe. Por omisión: el identificador del juego con `-board.pdf`

help-class-about = Escribe en una carpeta los tableros, las fichas y las hojas para una clase
help-class-after =
    Ejemplos:
      arbitro class --edition 13 --cycle 1 --out clase
      arbitro class --edition 13 --cycle 2 --school "EB de Vale" --out clase

    De cada juego: la hoja de reglas, la página en tres pasos, el póster A3 y el tablero tan grande como permite una página A4, con
    las fichas para recortar. Los archivos se llaman como el juego, el ciclo y la escuela, sin acentos.
help-class-arg-edition = La edición
help-class-arg-cycle = El ciclo: 1, 2, 3 o sec. Por omisión: todos los juegos de la edición
help-class-arg-school = El nombre de la escuela, para los archivos y sus títulos
help-class-arg-out = La carpeta

help-diagram-about = Dibuja una posición en SVG, PDF o PNG
help-diagram-after =
    Ejemplos:
      arbitro diagram rastros --out principio.svg
      arbitro diagram rastros --after "e5-d4 d4-d5" --marks "a1=1, g7=2, e5-d4, d4-d5" --out dos.pdf
      arbitro diagram avanco --position "7/7/2bbb2/3w3/7/7/7 white" --marks "targets d4=arrows" --out d4.png

    Marcas: `a1=x` un texto en una casilla; `a1=dot` (punto), `a1=cross` (cruz), `a1=ring` (aro); `a1-b2` una flecha;
    `targets d4=arrows` o `=dots` adonde puede ir una ficha; `zone centre=shade` sombrea una zona.
help-diagram-arg-marks = Lo que se marca, con comas entre medias
help-diagram-arg-width-mm = La anchura del tablero, en milímetros
help-diagram-arg-out = El archivo que se escribe; el final del nombre dice el formato
