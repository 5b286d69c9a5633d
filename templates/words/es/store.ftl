# Refusals and failures of the store.

store-already-exists = `{ $place }` ya existe; elija otro nombre o bórrelo primero
store-changed = el campeonato ha cambiado mientras tanto (se esperaba la versión { $expected } y está en la { $found }); vea qué ha cambiado con `arbitro log` y repita
store-subject-changed = mientras tanto otra persona ha cambiado `{ $subject }` (se esperaba la versión { $expected } y está en la { $found }); no se ha guardado nada
store-file = no se ha podido usar el archivo `{ $path }`: { $reason }
store-in-use = `{ $place }` está abierto en otro programa; ciérrelo primero
store-key-reused = la clave de petición `{ $key }` ya sirvió para otra petición; use una clave nueva
store-missing = no hay ningún campeonato en `{ $place }`; créelo con `arbitro new`
store-not-a-championship = `{ $place }` no es un campeonato de arbitro
store-database = la base de datos `{ $place }` ha fallado: { $reason }; repita el comando, nada de lo confirmado se ha perdido
store-too-new = `{ $place }` fue escrito por una versión más reciente de arbitro (formato { $found }; esta conoce hasta el { $known }); actualice el programa
store-damaged = el registro de `{ $place }` está dañado: { $reason }; recupere una copia con `arbitro restore`
store-no-file-here = no hay ningún archivo `.arbitro` en esta carpeta; cree uno con `arbitro new NOMBRE` o indíquelo con `--championship ARCHIVO`
store-several-here = hay varios campeonatos en esta carpeta ({ $names }); elija uno con `--championship ARCHIVO`
store-address = `{ $place }` no es una dirección válida: { $reason }; se esperaba `postgres://usuario@servidor/base`
store-address-schema = `{ $place }`: un esquema no puede llamarse `{ $schema }`; use letras minúsculas sin acentos, cifras y guiones, como en final-2027
store-address-tls = la dirección `{ $place }` no sirve: { $reason }
store-tls-without-roots = `sslmode=require` necesita `sslrootcert=ARCHIVO`, el certificado por el que se reconoce el servidor
store-tls-roots = no se pueden leer certificados en `{ $file }`: { $reason }
store-no-facts = no hay nada que guardar
store-control-characters = { $label } tiene caracteres de control, que no se ven; bórrelos
store-reserved-kind = el tipo `{ $kind }` está reservado
store-not-json = la línea `{ $kind }` del registro no es JSON: { $reason }
store-no-randomness = el sistema no ha dado números aleatorios: { $reason }

# Reasons of failures.

store-still-read = otro programa lo está leyendo, así que los datos borrados pueden seguir guardados
store-opened-meanwhile = otro programa la abrió mientras se escribía
store-no-thread = el ordenador no ha podido empezar una tarea más: { $reason }
store-writer-stopped = la parte del programa que guarda se ha detenido; cierre el programa y ábralo de nuevo
store-empty = el registro está vacío
store-not-created-first = el registro no empieza por la creación del campeonato
store-created-again = la línea { $seq } del registro crea el campeonato otra vez
store-fact-refused = la línea { $seq } del registro no puede ser correcta: { $reason }
store-fact-format = la línea { $seq } del registro tiene el formato { $found }, y este programa conoce el { $known }
store-fact-unread = la línea { $seq } del registro no se puede leer: { $reason }

# What a check of the journal finds.

store-seal-broken = el sello del archivo no coincide: { $reason }. No se ha leído nada de él; pida otra copia a quien lo envió
store-fault-altered = la línea { $seq } del registro se cambió después de guardarla
store-fault-broken = el registro deja de encajar en la línea { $seq }
store-fault-gap = faltan líneas del registro antes de la { $seq }
store-fault-request = se ha alterado la clave de una petición: `{ $key }`
store-fault-storage = la base de datos avisa: { $words }
store-fault-unvouched = la línea { $seq } del registro se cambió por otra, y ninguna dice por qué

# What the database refuses.

store-db-corrupt = el archivo está dañado por dentro
store-db-open = no se puede abrir; la ruta puede ser demasiado larga, o la carpeta no existir
store-db-io = no se puede leer o escribir en el disco
store-db-busy = otro programa lo está usando
