# The help of the commands that print a championship.

help-slips-about = Imprime papeletas de resultados, cuatro por página
help-slips-after =
    Ejemplos:
      arbitro slips                                       la ronda actual de todos los grupos
      arbitro slips 1.3 --round 2                         una ronda de un torneo
      arbitro slips --address http://192.168.1.10:8080    con códigos QR que llevan a la página del resultado
help-slips-arg-round = La ronda. Por omisión: la última publicada
help-slips-arg-out = El archivo que se escribe. Por omisión: papeletas.pdf

help-signs-about = Imprime carteles para puertas y mesas
help-signs-after =
    Ejemplos:
      arbitro signs                        puertas y mesas de la fase actual
      arbitro signs --for tables --stage 1
      arbitro signs 1.3 --out rastros.pdf

    Cada juego tiene su color, su forma y su trama, para que los carteles se distingan también en blanco y negro.
help-signs-arg-kind = Para qué son
help-signs-arg-kind-value-all = puertas y mesas
help-signs-arg-kind-value-doors = puertas
help-signs-arg-kind-value-tables = mesas
help-signs-arg-out = El archivo que se escribe. Por omisión: carteles.pdf

help-badges-about = Imprime acreditaciones, diez por página
help-badges-after =
    Ejemplos:
      arbitro badges                    para todos, por escuela, con marcas de corte
      arbitro badges 1.3 --out rastros.pdf
help-badges-arg-out = El archivo que se escribe. Por omisión: acreditaciones.pdf

help-diplomas-about = Imprime diplomas para todos, o certificados para el podio
help-diplomas-after =
    Ejemplos:
      arbitro diplomas --venue "en Coímbra"             para todos los que jugaron, por escuela
      arbitro diplomas --podium                         para los tres primeros de cada torneo
      arbitro diplomas --logo logotipo.png --day "12 de marzo de 2027"
      arbitro diplomas --show-template > mio.md         un texto para cambiar
      arbitro diplomas --template mio.md

    En una plantilla, `# ` empieza un título, `## ` el nombre, `### ` un encabezado; `---` es un adorno, `___ Uno | Otro` son
    líneas para firmar, y campos como {"{{"}name{"}}"}, {"{{"}school{"}}"} y {"{{"}game{"}}"} se rellenan.
help-diplomas-arg-podium = Certificados para los tres primeros puestos
help-diplomas-arg-template = Su propio texto, con campos
help-diplomas-arg-show-template = Escribe el texto que se usa por omisión, para partir de él
help-diplomas-arg-logo = Una imagen, PNG o SVG, donde la plantilla dice {"{{"}logo{"}}"}
help-diplomas-arg-day = El día, con palabras. Por omisión: el del último resultado
help-diplomas-arg-venue = Dónde fue, con palabras, como "en Coímbra"
help-diplomas-arg-out = El archivo que se escribe. Por omisión: diplomas.pdf, o certificados.pdf

help-report-about = Escribe puntuaciones, resultados, clasificaciones y el informe final en PDF, HTML, CSV, XLSX o JSON
help-report-after =
    Ejemplos:
      arbitro report --cycle 1                          las puntuaciones de un ciclo, como se publican
      arbitro report 1.3 --format html                  un torneo como página web
      arbitro report --all --out puntuaciones.xlsx      todo, una hoja por fase
      arbitro report --kind standings --round 2         la clasificación después de una ronda
      arbitro report --kind final --out informe.pdf     el informe final, con medallas, escuelas y gráficos
help-report-arg-kind = Qué
help-report-arg-kind-value-scores = puestos, puntos y desempates
help-report-arg-kind-value-results = todas las partidas, ronda a ronda
help-report-arg-kind-value-standings = la clasificación tal como era después de una ronda
help-report-arg-kind-value-cross = todos contra todos
help-report-arg-kind-value-schools = el medallero y la clasificación de las escuelas
help-report-arg-kind-value-prizes = los tres primeros de cada torneo
help-report-arg-kind-value-final = el campeonato entero, con gráficos
help-report-arg-round = Con `--kind standings`: después de esta ronda. Por omisión: la última completa en todas partes

help-lists-about = Escribe listas de inscripciones, grupos y partidas para colgar y para enviar
help-lists-after =
    Ejemplos:
      arbitro lists entries --names full                  lo que recibe cada profesor, una página por escuela
      arbitro lists entries --school-number 42 --times 10:00,10:40,11:20,12:00/14:30
      arbitro lists entries --each --out escuelas         un archivo por escuela, en una carpeta
      arbitro lists groups --cycle 1                      quién se sienta en qué mesa
      arbitro lists tables 1.3 --round 2                  las partidas de una ronda, por mesa
      arbitro lists names --round 2                       las mismas, por nombre
      arbitro lists all --out listas                      las cuatro
help-lists-arg-what = Qué lista
help-lists-arg-what-value-entries = las inscripciones, por escuela
help-lists-arg-what-value-groups = los grupos
help-lists-arg-what-value-tables = las partidas de una ronda, por mesa
help-lists-arg-what-value-names = las partidas de una ronda, por nombre
help-lists-arg-what-value-all = todas, en una carpeta
help-lists-arg-round = Con `tables` y `names`: esta ronda. Por omisión: la última publicada de cada grupo
help-lists-arg-school-number = Con `entries`: solo la escuela de este número
help-lists-arg-each = Con `entries`: un archivo por escuela, en la carpeta --out

help-wallchart-about = Escribe cuadros de pared y cuadros cruzados de los grupos
help-wallchart-after =
    Ejemplos:
      arbitro wallchart 1.3                 una hoja por grupo, con sitio para escribir a mano
      arbitro wallchart --cycle 1 --out paredes.pdf
      arbitro wallchart 1.3.2 --cross       todos contra todos
help-wallchart-arg-cross = Todos contra todos en vez de ronda a ronda

help-pack-about = Escribe todo lo que hay ahora para imprimir y publicar, en carpetas por uso
help-pack-after =
    Ejemplos:
      arbitro pack --out papel                         todo, en carpetas por uso
      arbitro pack --out papel --names full --times 10:00,10:40,11:20,12:00/14:30,15:10,15:50,16:30

    Todo se hace antes de escribir nada.
help-pack-arg-out = La carpeta que se escribe

help-print-about = Escribe cualquier papel del campeonato, por su nombre; sin nombre, dice cuáles hay
help-print-after =
    Ejemplos:
      arbitro print                                   qué papeles hay
      arbitro print check-in --names full             la lista de asistencia por escuela, con firmas
      arbitro print prize-script --out guion.pdf      el guion de la entrega de premios
      arbitro print school-results --each --out escuelas   un archivo por escuela
      arbitro print diplomas --school-number 42       los diplomas de una escuela
      arbitro print envelopes --logo logotipo.png --colour 0072b2
help-print-arg-what = Qué papel
help-print-arg-round = La ronda. Por omisión: la última publicada
help-print-arg-school-number = Solo la escuela con este número
help-print-arg-each = Un archivo por escuela, en la carpeta --out
help-badges-arg-address = La dirección del servidor (`arbitro serve` la muestra), para el código que marca la llegada
help-signs-arg-address = La dirección del servidor (`arbitro serve` la muestra), para el código que lleva a las páginas públicas
