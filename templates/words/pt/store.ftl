# Refusals and failures of the store.

store-already-exists = `{ $place }` já existe; escolha outro nome ou apague-o primeiro
store-changed = o campeonato mudou entretanto (esperava a versão { $expected }, está na { $found }); veja o que mudou com `arbitro log` e repita
store-subject-changed = `{ $subject }` foi alterado entretanto por outra pessoa (esperava a versão { $expected }, está na { $found }); nada foi gravado
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
store-address-tls = o endereço `{ $place }` não serve: { $reason }
store-tls-without-roots = `sslmode=require` precisa de `sslrootcert=FICHEIRO`, o certificado por que se reconhece o servidor
store-tls-roots = não se consegue ler certificados em `{ $file }`: { $reason }
store-no-facts = o pedido não tem factos
store-control-characters = { $label } tem caracteres de controlo
store-reserved-kind = o tipo `{ $kind }` é reservado
store-not-json = o facto `{ $kind }` não é JSON: { $reason }
store-no-randomness = o sistema não deu números aleatórios: { $reason }

# Reasons of failures.

store-still-read = outro programa está a lê-lo, por isso os dados apagados podem ainda estar no ficheiro auxiliar
store-opened-meanwhile = outro programa abriu-a enquanto era escrita
store-no-thread = não foi possível iniciar uma linha de execução: { $reason }
store-writer-stopped = quem escreve parou
store-empty = o registo está vazio
store-not-created-first = o primeiro facto não é a criação
store-created-again = o facto { $seq } cria outra vez
store-fact-refused = o facto { $seq } não pode ser: { $reason }
store-fact-format = o facto { $seq } tem o formato { $found }, e este programa conhece o { $known }
store-fact-unread = o facto { $seq } não se lê: { $reason }

# What a check of the journal finds.

store-fault-altered = o facto { $seq } foi alterado depois de gravado
store-fault-broken = a cadeia parte-se no facto { $seq }
store-fault-gap = faltam factos antes do { $seq }
store-fault-request = a chave de um pedido foi alterada: `{ $key }`
store-fault-storage = a base de dados queixa-se: { $words }
store-fault-unvouched = o facto { $seq } foi substituído sem que outro o ateste

# What the database refuses.

store-db-corrupt = o ficheiro está estragado por dentro
store-db-open = não se consegue abrir; o caminho pode ser comprido demais, ou a pasta não existir
store-db-io = o disco não se deixa ler ou escrever
store-db-busy = outro programa está a usá-lo
