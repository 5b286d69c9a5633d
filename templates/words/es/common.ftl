# Words every room uses.

list-and = { $first } y { $last }
list-or = { $first } o { $last }
language-english = inglés
language-portuguese = portugués
language-spanish = español
language-unknown = no existe la lengua `{ $text }`; hay { $known }

# Lo que el sistema operativo rechaza.
system-address-in-use = la dirección está en uso
system-bad-name = esto no puede ser el nombre de un archivo
system-connection-refused = nadie responde allí
system-denied = permiso denegado
system-exists = ya existe
system-full = no queda espacio
system-is-folder = es una carpeta
system-not-empty = la carpeta no está vacía
system-not-folder = una parte de la ruta no es una carpeta
system-not-found = no existe tal archivo o carpeta
system-other = { $text }
system-read-only = allí no se puede escribir nada
system-timed-out = tardó demasiado
system-too-large = el archivo es demasiado grande
