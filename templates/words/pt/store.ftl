# Refusals and failures of the store.

store-already-exists = `{ $place }` já existe; escolha outro nome ou apague-o primeiro
store-changed = o campeonato mudou entretanto (contava com a versão { $expected } e já vai na { $found }); veja o que mudou com `arbitro log` e repita
store-subject-changed = entretanto outra pessoa alterou `{ $subject }` (contava com a versão { $expected } e já vai na { $found }); nada foi guardado
store-file = não foi possível usar o ficheiro `{ $path }`: { $reason }
store-in-use = `{ $place }` está aberto noutro programa; feche-o primeiro
store-key-reused = a chave de pedido `{ $key }` já serviu para um pedido diferente; use uma chave nova
store-missing = não há nenhum campeonato em `{ $place }`; crie-o com `arbitro new`
store-not-a-championship = `{ $place }` não é um campeonato do arbitro
store-database = a base de dados `{ $place }` falhou: { $reason }; repita o comando, nada do que foi confirmado se perdeu
store-too-new = `{ $place }` foi escrito por uma versão mais recente do arbitro (formato { $found }; esta conhece até ao { $known }); atualize o programa
store-damaged = o registo de `{ $place }` está danificado: { $reason }; recupere uma cópia com `arbitro restore`
store-no-file-here = não há nenhum ficheiro `.arbitro` nesta pasta; crie um com `arbitro new NOME` ou indique-o com `--championship FICHEIRO`
store-several-here = há vários campeonatos nesta pasta ({ $names }); escolha um com `--championship FICHEIRO`
store-address = `{ $place }` não é um endereço válido: { $reason }; esperava `postgres://utilizador@servidor/base`
store-address-schema = `{ $place }`: um esquema não se pode chamar `{ $schema }`; use letras minúsculas sem acentos, algarismos e hífenes, como em final-2027
store-address-tls = o endereço `{ $place }` não serve: { $reason }
store-tls-without-roots = `sslmode=require` precisa de `sslrootcert=FICHEIRO`, o certificado por que se reconhece o servidor
store-tls-roots = não se consegue ler certificados em `{ $file }`: { $reason }
store-no-facts = não há nada para guardar
store-control-characters = { $label } tem caracteres de controlo, que não se veem; apague-os
store-reserved-kind = o tipo `{ $kind }` é reservado
store-not-json = a linha `{ $kind }` do registo não é JSON: { $reason }
store-no-randomness = o sistema não deu números aleatórios: { $reason }

# Reasons of failures.

store-still-read = outro programa está a lê-lo, por isso os dados apagados podem ainda estar guardados
store-opened-meanwhile = outro programa abriu-a enquanto era escrita
store-no-thread = o computador não conseguiu começar mais uma tarefa: { $reason }
store-writer-stopped = a parte do programa que guarda parou; feche o programa e abra-o outra vez
store-empty = o registo está vazio
store-not-created-first = o registo não começa pela criação do campeonato
store-created-again = a linha { $seq } do registo cria o campeonato outra vez
store-fact-refused = a linha { $seq } do registo não pode estar certa: { $reason }
store-fact-format = a linha { $seq } do registo tem o formato { $found }, e este programa conhece o { $known }
store-fact-unread = a linha { $seq } do registo não se consegue ler: { $reason }

# What a check of the journal finds.

store-seal-broken = o selo do ficheiro não bate certo: { $reason }. Nada dele foi lido; peça outra cópia a quem o enviou
store-fault-altered = a linha { $seq } do registo foi alterada depois de guardada
store-fault-broken = o registo deixa de bater certo na linha { $seq }
store-fault-gap = faltam linhas do registo antes da { $seq }
store-fault-request = a chave de um pedido foi alterada: `{ $key }`
store-fault-storage = a base de dados avisa: { $words }
store-fault-unvouched = a linha { $seq } do registo foi trocada, e nenhuma outra diz porquê

# What the database refuses.

store-db-corrupt = o ficheiro está estragado por dentro
store-db-open = não se consegue abrir; o caminho pode ser comprido demais, ou a pasta não existir
store-db-io = não se consegue ler ou escrever no disco
store-db-busy = outro programa está a usá-lo
