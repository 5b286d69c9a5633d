# La temporada en un alojamiento: cuentas, invitaciones y los campeonatos que están allí.

host-sign-in = Entrar
host-season = Mi temporada
host-people = Cuentas
host-log = Registro
host-championships = Campeonatos
host-championship-made = { $name } ya está aquí
host-no-roles = No tiene ningún papel en ningún campeonato. Quien organiza uno puede invitarle con un enlace.
host-no-role = no tiene ningún papel en este campeonato, o ya no lo tiene
host-unreadable = de momento no se puede abrir el campeonato: { $reason }
host-its-people = Personas e invitaciones
host-public-pages = Páginas para todos
host-open-school = Nuestros alumnos
host-contact-of = Contacto de { $school }
host-contact-of-number = Contacto de la escuela n.º { $school }
host-arbiter-at = Árbitro, mesas { $tables }
host-until = hasta { $until }
host-bring = Traer

host-login = Correo o nombre de usuario
host-name = Nombre que ven los demás
host-passphrase = Frase de acceso
host-new-passphrase = Nueva frase de acceso
host-passphrase-how = Al menos 10 caracteres; varias palabras son buenas y fáciles de recordar.
host-short-passphrase = una frase de acceso tiene entre { $least } y { $most } caracteres
host-no-login = hace falta un correo o un nombre de usuario de al menos dos caracteres, sin espacios
host-nameless = falta el nombre que ven los demás, o es demasiado largo, o tiene caracteres que no se leen
host-login-taken = ya hay quien entra así; si es usted, entre primero y después abra otra vez el enlace
host-enter-wrong = el nombre o la frase de acceso no es correcto
host-enter-how = Las cuentas se hacen por invitación. Quien olvidó la frase de acceso pide otro enlace a quien organiza. Con la carta de una escuela no hace falta cuenta.
host-leave-how = Así sale del alojamiento. En el campeonato que abrió sigue dentro, hasta que salga allí o en todas partes.
host-leave-everywhere = Salir en todas partes
host-leave-everywhere-how = Termina todas las sesiones en todos los aparatos, también en este, y las de los campeonatos.

host-invited = Invitación
host-invited-how = Elija cómo entra a partir de ahora.
host-accept = Aceptar
host-not-me = No soy yo: salir
host-choose = Elegir esta frase de acceso
host-has-account = Ya tengo cuenta aquí
host-invitation-over = esta invitación ya se usó, o se retiró, o terminó su plazo; pida otra
host-as-administrator = Se le invita a cuidar de este alojamiento: hacer campeonatos e invitar a quienes los organizan.
host-as-organiser = Se le invita a organizar este campeonato: { $name }.
host-as-arbiter = Se le invita como árbitro de este campeonato: { $name }.
host-no-longer-organiser = Usted organiza este campeonato: si acepta, deja de organizarlo y pasa a ser árbitro.
host-as-contact = Se le invita a responder por la escuela n.º { $school } en este campeonato: { $name }.
host-as-before = Aquí elige otra frase de acceso. Terminan todas las sesiones de antes.

host-people-how = Quien organiza un campeonato invita allí a sus árbitros y a los contactos de las escuelas. Aquí están todos los que tienen cuenta.
host-account = Cuenta
host-keeps = Cuida del alojamiento
host-administrators-only = esto es solo para quien cuida del alojamiento
host-invite-administrator = Invitar a alguien a cuidar del alojamiento
host-invite = Invitar
host-invite-how = Recibe un enlace para enviárselo a la persona. Sirve una vez, durante dos semanas.
host-invitations = Invitaciones abiertas
host-asked = Para
host-good-until = Sirve hasta
host-revoke = Retirar
host-revoked = la invitación se retiró
host-link = Enlace
host-link-how = Envíe este enlace a la persona para quien es. Solo se muestra ahora.
host-passphrase-link = Enlace para una frase de acceso nueva
host-last-administrator = alguien tiene que cuidar del alojamiento: invite antes a otra persona
host-account-removed = { $was ->
    [contact] { $name } ya no tiene cuenta; quien sepa el enlace privado de la escuela todavía entra: cámbielo en la página de la escuela si hace falta
   *[other] { $name } ya no tiene cuenta
}
host-sessions-ended = { $name } ha salido en todas partes
host-role-taken = { $name } ya no tiene este papel; sus sesiones allí han terminado
host-contact-taken = { $name } ya no es contacto de la escuela; quien sepa el enlace privado de la escuela todavía entra: cámbielo en la página de la escuela si hace falta
host-not-yours = eso tiene que hacerlo otra persona: esta tiene un papel en un campeonato que no es suyo, o cuida del alojamiento

host-people-here = Personas
host-contact = Contacto de una escuela
host-tables = Mesas (árbitros)
host-school = Escuela (contactos)
host-no-school = elija una escuela del campeonato
host-no-tables = { $text }: ninguna mesa se llama así; escriba mesas como 1-6, 9
host-its-file = El archivo del campeonato
host-copy-how = Una copia con todo lo que ha pasado, sin las claves de las personas. La abre cualquier ordenador con arbitro.
host-copy = Descargar una copia
host-remove = Quitarlo de aquí
host-remove-how = El campeonato deja de responder aquí y nadie tiene ya un papel en él. Su archivo queda apartado en el ordenador del alojamiento.
host-type-the-name = Escriba su nombre, { $name }, si está seguro
host-championship-removed = { $name } se ha quitado de aquí

host-copy-there = ya hay algo allí; elija otro nombre
host-copy-no-folder = la copia tiene campeonatos; diga con `--championships` adónde van
host-copy-not-empty = ya hay algo allí; una copia se lee en un alojamiento nuevo

host-when = Cuándo
host-who = Quién
host-what = Qué
host-log-made = campeonato { $championship }: hecho o traído
host-log-copied = campeonato { $championship }: copiado
host-log-removed = campeonato { $championship }: quitado de aquí
host-log-invited = { $place ->
    [none] invitación: { $subject }
   *[other] campeonato { $championship }: invitación a { $subject }
}
host-log-revoked = { $place ->
    [none] invitación retirada: { $subject }
   *[other] campeonato { $championship }: invitación a { $subject } retirada
}
host-log-accepted = { $place ->
    [none] invitación aceptada: { $subject }
   *[other] campeonato { $championship }: invitación aceptada por { $subject }
}
host-log-role-taken = campeonato { $championship }: { $subject } ya no tiene papel
host-log-passphrase-link = { $place ->
    [none] enlace para una frase de acceso nueva: { $subject }
   *[other] campeonato { $championship }: enlace para una frase de acceso nueva de { $subject }
}
host-log-passphrase = frase de acceso nueva: { $subject }
host-log-sessions = salida en todas partes: { $subject }
host-log-account = cuenta borrada: { $subject }
