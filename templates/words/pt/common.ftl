# Words every room uses.

list-and = { $first } e { $last }
list-or = { $first } ou { $last }
language-english = inglês
language-portuguese = português
language-spanish = espanhol
language-unknown = não há a língua `{ $text }`; há { $known }

# O que o sistema operativo recusa.
system-address-in-use = o endereço está a ser usado
system-bad-name = isto não pode ser o nome de um ficheiro
system-connection-refused = ninguém responde lá
system-denied = sem permissão
system-exists = já existe
system-full = não há espaço livre
system-is-folder = é uma pasta
system-not-empty = a pasta não está vazia
system-not-folder = uma parte do caminho não é uma pasta
system-not-found = não existe tal ficheiro ou pasta
system-other = { $text }
system-read-only = lá não se pode escrever nada
system-timed-out = demorou demasiado
system-too-large = o ficheiro é demasiado grande
