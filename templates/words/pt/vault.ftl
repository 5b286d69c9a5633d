# O cofre: cópias, selos, alarmes e o que se recusa à entrada.

vault-read-only = não se pode escrever em `{ $place }`; copie o campeonato para uma pasta onde possa escrever
vault-disk-full = não há espaço no disco de `{ $place }`; liberte espaço e repita
vault-copyist-gone = o programa está a fechar e já não faz cópias
vault-copy-holds-more = a cópia automática `{ $copy }` tem { $facts } linhas do registo e este campeonato só { $here }: perderam-se linhas do registo; recupere-a com `arbitro restore --replace`
vault-copy-differs = a cópia automática `{ $copy }` tem outro registo: este campeonato não é a continuação dela
vault-copy-unread = a cópia automática `{ $copy }` não se consegue ler: { $reason }
vault-seal-ahead = já tinham sido confirmadas { $facts } linhas do registo e este campeonato só tem { $here }: perderam-se linhas do registo; recupere uma cópia com `arbitro restore --replace`
vault-seal-differs = o último selo visto, de { $facts } linhas do registo, é de outro registo: este campeonato não é o que cá estava
vault-seal-unread = o ficheiro `last-seal`, junto das cópias, não se consegue ler: nada garante que está cá o registo todo; veja os últimos resultados e apague-o
vault-unfolded = outro programa mantém o ficheiro do campeonato ocupado: parte do registo ainda não está no ficheiro, e uma cópia feita à mão ficaria sem ela. Copie com “Descarregar uma cópia”, ou feche o outro programa
vault-copy-failed = a cópia automática falhou: { $reason }
vault-clock-back = o relógio do computador andou para trás: marca { $now }, e a última linha do registo é de { $last }; acerte-o
vault-unwritten = nada se consegue guardar: { $reason }
vault-unread = o campeonato não se consegue ler: { $reason }
vault-alarm = ALARME: { $what }
vault-alarm-over = já passou: { $what }
vault-seal-proven = o selo { $seal } é deste campeonato, nas primeiras { $facts } linhas do registo
vault-seal-unproven = o selo { $seal } não é deste campeonato
vault-seal-not-read = `{ $text }` não é um selo; esperava algo como 1240·5f3a 90c2 11de 7b04
vault-seal = selo { $seal }
vault-not-as-written = o papel não consegue mostrar o nome de { $code } como está escrito: imprime-se `{ $name }`
vault-name-by-hand = o papel não consegue mostrar o nome de { $code }: nas listas fica o código, e no crachá e no diploma uma linha para escrever o nome à mão
vault-school-not-as-written = o papel não consegue mostrar o nome da escola { $number } como está escrito: imprime-se `{ $name }`
vault-and-more = … e mais { $count }
vault-control = `{ $text }` tem caracteres de controlo, que não se veem nem se imprimem; apague-os
vault-too-long = `{ $text }…` tem { $length } letras; o máximo são { $most }
vault-too-many-cells = a folha tem mais de { $most } células; divida-a
vault-unpacks-too-far = a folha `.xlsx` ocupa mais de { $most } MB depois de aberta; guarde só a lista, ou como `.csv`
vault-too-many-schools = a lista traz demasiadas escolas novas; divida-a
vault-event-cards = imprimiu cartões novos para { $numbers }
vault-event-list = recebeu uma lista; inscrições novas ou alteradas: { $entries }
vault-event-list-file = recebeu a lista `{ $file }`; inscrições novas ou alteradas: { $entries }
vault-event-names = escolheu o que o público vê dos nomes: { $names ->
    [code] só o código
    [full] o nome completo
   *[other] nome e inicial
 }
vault-event-organiser-added = acrescentou { $name } à organização, com o número { $number }
vault-event-arbiter-added = acrescentou { $name } como árbitro, com o número { $number }
vault-event-removed = retirou a pessoa com o número { $number }
vault-event-publishing = começou a publicar na Internet, em { $address }
vault-event-publishing-ended = deixou de publicar na Internet, em { $address }
vault-event-restored = repôs uma cópia com { $facts } linhas do registo no lugar do que cá estava
vault-event-tables = deu as mesas { $tables } à pessoa com o número { $number }
vault-event-sessions = terminou todas as sessões; os cartões continuam válidos
vault-event-letters = fez cartas para as escolas
vault-event-came = registou a presença de { $codes }
vault-event-away = retirou a presença de { $codes }
vault-event-everywhere = deixou os árbitros registar resultados em todas as mesas
vault-event-own-boards = deixou os árbitros registar resultados só nas mesas e tabuleiros que lhes deram

# What only a person can decide when a pupil is forgotten.
vault-forget-mention = a linha { $seq } do registo pode ainda falar do aluno: “{ $text }”
vault-forget-mentions = o que está escrito nas linhas { $seqs } do registo pode ainda falar do aluno
vault-forget-namesakes = { $codes } têm o mesmo nome; se for o mesmo aluno, esqueça também essas inscrições
vault-forget-file = `{ $file }` não se consegue ler, ou está a ser escrito neste momento; se puder ter o nome, apague-o por sua mão
