# The help of the commands of the desk and of keeping.

help-backup-about = Copia el campeonato, también mientras otros trabajan
help-backup-after =
    Ejemplos:
      arbitro backup                          una copia con la fecha y la hora en el nombre, en esta carpeta
      arbitro backup /media/pen/final.arbitro-backup

    La copia es coherente también mientras otros anotan resultados. Después de cada ronda se hace sola una copia en la
    carpeta NOMBRE.backups. El archivo de un campeonato en marcha también se puede copiar a mano: un segundo después del
    último resultado está entero.
help-backup-arg-file = La copia que se escribe

help-restore-about = Vuelve a poner una copia en su sitio
help-restore-after =
    Ejemplos:
      arbitro restore final-2027-03-20.arbitro-backup                              en un ordenador nuevo, carpeta vacía
      arbitro restore final-2027-03-20.arbitro-backup --championship final.arbitro
      arbitro restore copia.arbitro-backup --championship final.arbitro --replace     guarda el actual al lado
      arbitro restore copia.arbitro-backup --championship postgres://arbitro@servidor/final
help-restore-arg-copy = La copia
help-restore-arg-replace = La pone en el sitio de lo que hay, que se guarda con otro nombre

help-verify-about = Comprueba que nada falta ni se ha alterado
help-verify-after =
    Ejemplos:
      arbitro verify
      arbitro verify --championship final.arbitro-backup --json
      arbitro verify --seal "1240·5f3a 90c2 11de 7b04"     el sello al pie de una lista impresa

    Comprueba el archivo, que ninguna línea del registro falta ni se ha alterado, que todas juntas hacen un campeonato, y que este es
    la continuación de sus copias automáticas y del último sello visto. Dos campeonatos con el mismo sello son iguales;
    cada lista impresa lleva el sello, y así el papel prueba el archivo. No se escribe nada.
help-verify-arg-seal = Un sello del papel: comprueba que es de este campeonato

help-log-about = Muestra quién hizo qué, en orden
help-log-after =
    Ejemplos:
      arbitro log --last 20
      arbitro log --about 221.1.3             todo sobre una inscripción
      arbitro log --about result/1.3.2/1/4    todo sobre un tablero
      arbitro log --json                      las líneas enteras
help-log-arg-last = Solo las últimas N líneas
help-log-arg-about = Solo las líneas sobre esto: un código, un grupo, un asunto
help-log-arg-json = Escribe el registro en JSON, línea a línea

help-forget-about = Borra para siempre los datos personales de un alumno; los resultados se quedan
help-forget-after =
    Ejemplos:
      arbitro forget 221.1.3 --yes
      arbitro forget "Rita Ejemplo" --yes      cuando solo una inscripción tiene ese nombre
      arbitro forget 221.1.3 --also Ritita --yes    también un apodo en las notas

    El nombre y el curso salen del registro y de las copias automáticas para siempre, como los motivos y marcas de la
    inscripción y el nombre en las notas, escrito de cualquier manera; el código y los resultados se quedan. Lo que puede
    ser de otra persona se queda y se indica. Las copias hechas a mano, las exportaciones y el papel le toca a usted destruirlos. En PostgreSQL, los
    archivos del servidor también.
help-forget-arg-pupil = El código de la inscripción, o el nombre completo del alumno
help-forget-arg-yes = Lo hace; sin esto el comando solo dice lo que haría
help-forget-arg-also = Borra también estas palabras de las notas y los motivos: un apodo, o una parte del nombre que otros también tienen
help-forget-arg-due = Borra todos los nombres, pasado el tiempo que fija el reglamento
help-forget-arg-keep-winners = Guarda a los ganadores cuyo nombre completo se publicó, con autorización de las familias

help-arbiters-about = Nombra a los árbitros, les da mesas e imprime sus tarjetas

help-arbiters-add-about = Añade un árbitro o un organizador
help-arbiters-add-after =
    Ejemplos:
      arbitro arbiters add "Ana Ejemplo" --tables 1-6,9
      arbitro arbiters add "Raúl Ejemplo" --organiser
help-arbiters-add-arg-name = El nombre de la persona, tal como lo muestra el registro
help-arbiters-add-arg-tables = Las mesas, como 1-6,9; solo algunos tableros de una, como 12:1-8; un grupo, como 1.3.2
help-arbiters-add-arg-organiser = Puede hacerlo todo

help-arbiters-list-about = Lista a todos con sus mesas

help-arbiters-tables-about = Da otras mesas a un árbitro
help-arbiters-tables-arg-number = El número de la persona, como lo muestra `arbitro arbiters list`
help-arbiters-tables-arg-tables = Las mesas, como 1-6,9; solo algunos tableros de una, como 12:1-8; un grupo, como 1.3.2

help-arbiters-remove-about = Quita a alguien; sus sesiones acaban
help-arbiters-remove-arg-number = El número de la persona, como lo muestra `arbitro arbiters list`

help-arbiters-cards-about = Imprime tarjetas para entrar; una tarjeta nueva anula la anterior
help-arbiters-cards-after =
    Ejemplos:
      arbitro arbiters cards --address http://192.168.1.10:8080            tarjetas nuevas para todos
      arbitro arbiters cards 3 --address http://192.168.1.10:8080          solo para el número 3

    Los secretos están solo en el papel; el archivo que está junto al campeonato guarda solo su resumen cifrado.
help-arbiters-cards-arg-numbers = Los números; ninguno es todo el mundo
help-arbiters-cards-arg-address = La dirección del servidor, como la muestra `arbitro serve`
help-arbiters-cards-arg-out = El archivo que se escribe. Por omisión: tarjetas.pdf

help-serve-about = Sirve las páginas en la red local: resultados, clasificaciones, juegos
help-serve-after =
    Ejemplos:
      arbitro serve                                  el único campeonato de esta carpeta, o solo los juegos
      arbitro serve --championship final.arbitro     este campeonato
      arbitro serve --listen 127.0.0.1:8080          solo para este ordenador
      arbitro serve --address https://final.example  detrás de un proxy con HTTPS, para varias escuelas

    Todos los que están en la misma red pueden abrir la dirección que se muestra; el código se lee con un móvil.
    Ctrl-C para parar.
help-serve-arg-listen = Dónde se escucha. Por omisión: 0.0.0.0:8080, y solo 127.0.0.1:8080 cuando la dirección pública es https://…
help-serve-arg-address = La dirección pública en tarjetas, códigos y el proyector, cuando no es la de este ordenador, como https://final.example
help-serve-arg-framed-by = Un sitio en cuyas páginas los tableros pueden aparecer en un marco, como https://moodle.example. Por omisión: ninguno
help-serve-arg-publish = Publicar en Internet, en la dirección de publicación que dio el alojamiento; el programa la recuerda

help-start-about = Abre en el navegador los campeonatos de esta carpeta: hacer, inscribir, jugar, imprimir
help-start-after =
    Ejemplos:
      arbitro start                    la carpeta donde se está
      arbitro start Torneos            otra carpeta
      arbitro start --no-browser       solo muestra la dirección

    Todo lo que necesita un campeonato se hace después en las páginas; quien prefiera los comandos puede usarlos a la vez.
help-start-arg-folder = La carpeta de los campeonatos
help-start-arg-port = El puerto; si está ocupado, sirve el siguiente libre
help-start-arg-no-browser = No abre el navegador

help-guide-about = Muestra la guía: profesor, organizador, árbitro, autor
help-guide-after =
    Ejemplos:
      arbitro guide                    los capítulos
      arbitro guide teacher            un torneo de la clase, de la lista a los diplomas
      arbitro guide --out guia.pdf     todo, para imprimir
      arbitro guide words --out palabras.pdf    un capítulo, para imprimir
help-guide-arg-chapter = El capítulo
help-guide-arg-out = El archivo que se escribe, para imprimir. Sin esto la guía se muestra aquí

help-site-about = Escribe un sitio para practicar en casa: reglas, tableros y problemas sin servidor
help-site-after =
    Sin nombres entran todos los juegos disponibles. Con --championship se publican también las puntuaciones y las
    clasificaciones, con la parte de los nombres que diga --names.

    Ejemplos:
      arbitro site --out practicar
      arbitro site rastros semaforo --out practicar --title "Nuestra escuela juega"
      arbitro site --out practicar --championship final.arbitro --names code
help-site-arg-wanted = Los juegos; todos si no se indica ninguno
help-site-arg-out = La carpeta donde se escribe el sitio
help-site-arg-title = El nombre del sitio
help-arbiters-rights-about = Elige dónde anotan resultados los árbitros
help-arbiters-rights-arg-rights = Dónde
help-arbiters-rights-arg-rights-value-own = solo en las mesas y tableros que se les dieron
help-arbiters-rights-arg-rights-value-everywhere = en todas las mesas

help-registration-about = Deja que las escuelas inscriban a sus alumnos, y decide sobre lo que enviaron
help-registration-open-about = Abre la inscripción, o cambia las fechas y las preguntas
help-registration-open-after =
    Ejemplos:
      arbitro registration open --from 2027-01-10 --until 2027-02-28 --address https://juegos.ejemplo.es
      arbitro registration open --from 2027-01-10 --until 2027-02-28 --address https://juegos.ejemplo.es --question "¿Comidas? *"
help-registration-open-arg-from = El primer día, como 10/1/2027 o «10 de enero de 2027», o un momento, como «10/1/2027 09:00»
help-registration-open-arg-until = El último día, que todavía cuenta, o un momento
help-registration-open-arg-address = La dirección donde las escuelas encuentran las páginas; sus enlaces empiezan así
help-registration-open-arg-question = Una pregunta a todas las escuelas; si acaba en asterisco, la respuesta es obligatoria. Puede repetirse
help-registration-open-arg-pupil-question = Una pregunta sobre cada alumno, que se responde al lado del nombre. Puede repetirse
help-registration-open-arg-ask-names = Preguntar si se puede publicar el nombre de cada alumno; quien no lo autoriza se publica solo por el código
help-registration-open-arg-ask-pictures = Preguntar si se pueden publicar imágenes de cada alumno
help-registration-close-about = Cierra la inscripción antes de su plazo
help-registration-list-about = Lista las escuelas y la situación de su inscripción
help-registration-accept-about = Acepta lo que enviaron las escuelas: los alumnos quedan inscritos
help-registration-accept-arg-school = La escuela, por su número o nombre; sin ella, todas las completas, por orden de llegada
help-registration-decline-about = Rechaza lo que envió una escuela
help-registration-decline-arg-school = La escuela, por su número o nombre
help-registration-decline-arg-message = Lo que la escuela lee en su página
help-registration-letters-about = Escribe cartas con el enlace y el código de cada escuela, una tabla para combinar correspondencia y borradores de correo
help-registration-letters-arg-out = La carpeta donde escribir
help-registration-letters-arg-remind = Solo para las escuelas que no han respondido, o no a todo
help-registration-answers-about = Escribe las respuestas en dos tablas: de las escuelas y sobre los alumnos
help-registration-answers-arg-out = La carpeta donde escribir
help-registration-key-about = Muestra la clave de las cartas, para seguir en otro ordenador, o la lleva allí
help-registration-key-arg-bring = La clave, como la mostró el otro ordenador
help-editions-about = Ediciones anteriores, jugadas sin este programa: ganadores, juegos y números
help-editions-import-about = Lleva a la carpeta una tabla (CSV o Excel) de ediciones anteriores
help-editions-import-arg-file = La tabla; una fila de títulos dice qué hay en ella
help-editions-import-arg-folder = La carpeta de los campeonatos
help-editions-list-about = Lista lo que se sabe de las ediciones anteriores
help-editions-list-arg-folder = La carpeta de los campeonatos
help-editions-list-arg-json = Escribe la lista en JSON
help-editions-forget-about = Borra un nombre de la tabla de ediciones anteriores
help-editions-forget-arg-name = El nombre completo
help-editions-forget-arg-folder = La carpeta de los campeonatos
help-site-arg-results = Solo las páginas públicas del campeonato: emparejamientos, resultados, clasificaciones y una página por alumno, con lo que se eligió mostrar de los nombres

help-host-about = Recibir campeonatos en Internet y mostrarlos a quien los sigue desde casa
help-host-after =
    Ejemplo, en un ordenador que está en Internet:
      arbitro host open final-2027 --address https://campeonatos.example     da la dirección de publicación
      arbitro host serve --address https://campeonatos.example

    En el pabellón, con la dirección que dio la primera orden:
      arbitro serve --championship final.arbitro --publish 'https://campeonatos.example/final-2027#…'
help-host-open-about = Abrir un lugar para un campeonato y dar su dirección de publicación
help-host-open-arg-name = El nombre del lugar, que queda en la dirección: letras minúsculas, cifras y guiones
help-host-open-arg-folder = El alojamiento: una carpeta, o una base `postgres://usuario@servidor/nombre`
help-host-renew-arg-folder = El alojamiento: una carpeta, o una base `postgres://usuario@servidor/nombre`
help-host-list-arg-folder = El alojamiento: una carpeta, o una base `postgres://usuario@servidor/nombre`
help-host-close-arg-folder = El alojamiento: una carpeta, o una base `postgres://usuario@servidor/nombre`
help-host-serve-arg-folder = El alojamiento: una carpeta, o una base `postgres://usuario@servidor/nombre`
help-host-open-arg-address = La dirección del alojamiento en Internet
help-host-renew-arg-address = La dirección del alojamiento en Internet
help-host-serve-arg-address = La dirección del alojamiento en Internet
help-host-serve-arg-championships = La carpeta de los campeonatos que están aquí; sin ella, `championships` en la carpeta del alojamiento
help-host-serve-arg-certificate = El certificado del alojamiento, con aquellos en los que se apoya (PEM); con él, el propio programa habla HTTPS
help-host-serve-arg-certificate-key = La clave del certificado (PEM)
help-host-list-about = Mostrar los lugares y lo que tienen
help-host-renew-about = Dar otra clave a un lugar; la de antes deja de valer
help-host-renew-arg-name = El nombre del lugar
help-host-close-about = Cerrar un lugar y borrar sus páginas
help-host-close-arg-name = El nombre del lugar
help-host-close-arg-yes = Hacerlo
help-host-copy-about = Copiar el alojamiento entero en una carpeta, también mientras sirve páginas: cuentas, campeonatos, lo publicado
help-host-copy-arg-to = La carpeta de la copia, que todavía no existe
help-host-copy-arg-folder = El alojamiento: una carpeta, o una base `postgres://usuario@servidor/nombre`
help-host-copy-arg-championships = La carpeta de los campeonatos que están aquí; sin ella, `championships` en la carpeta del alojamiento
help-host-restore-about = Reponer una copia de un alojamiento en uno que sea nuevo
help-host-restore-arg-from = La carpeta de la copia
help-host-restore-arg-folder = El alojamiento: una carpeta, o una base `postgres://usuario@servidor/nombre`
help-host-restore-arg-championships = La carpeta de los campeonatos que están aquí; sin ella, `championships` en la carpeta del alojamiento
help-host-serve-about = Servir las páginas
help-host-serve-after =
    Sin `--listen`, detrás de un servidor con HTTPS: `arbitro guide host` muestra cómo. El programa se detiene con Ctrl-C y
    no pierde nada. Varios programas pueden servir la misma carpeta.
help-host-serve-arg-listen = La dirección y el puerto donde escucha
