# Refusals of decisions.

decisions-entered-already = este aluno já está inscrito; se é outro com o mesmo nome, acrescente-lhe um apelido ou a turma
decisions-first-stage-over = a primeira fase de `{ $tournament }` já acabou; já não aceita inscrições
decisions-list-breaks-laws = a lista não cumpre as regras do emparceiramento: { $faults }; corrija-a, ou indique um motivo
decisions-play-off-unread = `{ $text }` não é uma ordem de desempate; esperava `1.3.2: 221.1.3, 007.1.3`
decisions-tie-too-early = { $count ->
        [one] falta 1 resultado
       *[other] faltam { $count } resultados
    } no grupo `{ $group }`; os empates decidem-se quando estiverem todos
decisions-not-tied = quem indicou não é exatamente quem está empatado no grupo { $group }; indique todos os empatados, e mais ninguém

# What happened, as the predicate of who did it.

decisions-created = criou o campeonato `{ $name }`
decisions-school-registered = registou a escola { $name }, com o número { $number }
decisions-entry-added = inscreveu { $code }
decisions-entry-changed = alterou a inscrição { $code }
decisions-withdrawn = retirou { $code }: { $reason }
decisions-withdrawn-from = retirou { $code } a partir da ronda { $round }: { $reason }
decisions-reinstated = readmitiu { $code }
decisions-absence = anunciou a falta de { $code } à ronda { $round }
decisions-drawn = sorteou { $tournament }, { $stage }: { $groups ->
        [one] 1 grupo
       *[other] { $groups } grupos
    } (número do sorteio: { $seed })
decisions-stage = fase { $number }
decisions-draw-annulled = anulou o sorteio de { $tournament }, { $stage }. Motivo: { $reason }
decisions-late-entry = colocou { $code } no grupo { $group }
decisions-published = publicou a ronda { $round } do grupo { $group }, com { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } (número do sorteio: { $seed })
decisions-published-forced = publicou a ronda { $round } do grupo { $group }, com { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, apesar de faltarem resultados (número do sorteio: { $seed }). Motivo: { $reason }
decisions-round-annulled = anulou a ronda { $round } do grupo { $group }: { $reason }
decisions-free-play-timed = marcou até quando dura o jogo livre do grupo { $group }
decisions-free-play-ended = terminou o jogo livre do grupo { $group }
decisions-result = registou { $result } ({ $place })
decisions-corrected = corrigiu { $was } para { $result } ({ $place }). Motivo: { $reason }
decisions-confirmed = confirmou o resultado { $result } ({ $place })
decisions-retracted = anulou o resultado { $was } ({ $place }). Motivo: { $reason }
decisions-noted = anotou ({ $place }): { $text }
decisions-tie-lot = desempatou à sorte no grupo { $group }; a ordem é { $order } (número do sorteio: { $seed })
decisions-tie-played = registou o desempate jogado no grupo { $group }; a ordem é { $order }
decisions-qualified = apurou { $count ->
        [one] 1 aluno
       *[other] { $count } alunos
    } em { $tournament }, { $stage }
decisions-qualified-forced = apurou { $count ->
        [one] 1 aluno
       *[other] { $count } alunos
    } em { $tournament }, { $stage }, antes de estar tudo jogado. Motivo: { $reason }
decisions-pairs-kept = deixou os pares do grupo { $group } como estavam: { $reason }
decisions-qualifiers-kept = manteve os apurados de { $tournament }, { $stage }. Motivo: { $reason }
decisions-closed = fechou o torneio { $tournament }
decisions-reopened = reabriu o torneio { $tournament }: { $reason }
decisions-forgotten = apagou os dados pessoais de { $code }

decisions-next-enter = inscrever os alunos
decisions-next-accept =
    { $count ->
        [one] 1 escola enviou os seus alunos e está à espera: aceitar a inscrição
       *[other] { $count } escolas enviaram os seus alunos e estão à espera: aceitar as inscrições
    }
decisions-next-answer =
    { $count ->
        [one] responder ao que uma alteração deixou em aberto
       *[other] responder a { $count } perguntas que as alterações deixaram em aberto
    }
decisions-next-draw =
    { $count ->
        [one] sortear 1 torneio
       *[other] sortear { $count } torneios
    }
decisions-next-pair =
    { $count ->
        [one] emparceirar a ronda seguinte de 1 grupo
       *[other] emparceirar a ronda seguinte de { $count } grupos
    }
decisions-next-settle =
    { $count ->
        [one] apurar quem segue em 1 torneio
       *[other] apurar quem segue em { $count } torneios
    }
decisions-next-wait =
    { $count ->
        [one] esperar por 1 resultado
       *[other] esperar por { $count } resultados
    }
decisions-next-over = imprimir diplomas e resultados (está tudo jogado)

decisions-absence-cancelled = retirou a falta de { $code } à ronda { $round }: { $reason }
decisions-rearranged = alterou a ronda { $round } do grupo { $group }: { $reason }
decisions-qualification-annulled = anulou o apuramento de { $tournament }, { $stage }. Motivo: { $reason }
decisions-qualifier-replaced = apurou { $substitute } em vez de { $out }: { $reason }

# What a correction touches.

decisions-nothing-rearranged = nada mudaria nesta ronda
decisions-nobody-left = mais ninguém do grupo de `{ $code }` pode passar; indique outra pessoa
decisions-tie-reopened = voltou a abrir o último empate decidido no grupo { $group }: { $reason }
decisions-tied-with-nobody = `{ $code }` não partilha o lugar com ninguém
decisions-absent-after-end = o grupo { $group } joga { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }: não há ronda { $round }
decisions-absent-from-bracket = `{ $code }` joga num quadro, e quem falta a uma ronda fica de fora: introduza o resultado da partida como falta, ou registe a desistência
decisions-absent-from-free-play = `{ $code }` está em jogo livre, sem rondas a que se falte: registe a desistência, e anule-a quando voltar
decisions-free-play-minutes = o jogo livre só se pode prolongar de 1 a { $most } minutos
decisions-place-moves = { $code } passa do { $was }.º para o { $rank }.º lugar
decisions-places-change = mudam lugares no grupo { $group }, e as listas já impressas ficam desatualizadas: { $places }
decisions-rounds-change = o grupo { $group } joga agora { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    } em vez de { $was }
decisions-paired-before = a ronda { $rounds } do grupo { $group } foi emparceirada com o resultado antigo e fica assim, porque já tem resultados
decisions-bracket-breaks = isso estragaria o quadro: { $faults }
decisions-bracket-exchanged = o quadro do grupo { $group } foi adaptado (ronda { $rounds }); volte a imprimi-lo
decisions-bracket-back = { $codes } volta ao quadro do grupo { $group } e joga na próxima ronda
decisions-left-a-board = { $code } desistiu, e o tabuleiro { $board } da ronda { $round } do grupo { $group } continua sem resultado: se a partida já não se joga, é vitória por falta do outro (`{ $result }`)
decisions-qualified-played-on = em `{ $tournament }`, o apuramento de { $out } passaria agora para { $substitutes }; a fase seguinte já se jogou e fica como está
decisions-asks-pairs = a ronda { $rounds } do grupo { $group } foi emparceirada antes desta alteração. Anula-se a última ronda e volta-se a emparceirar, ou fica como está?
decisions-asks-qualified = em `{ $tournament }`, o apuramento de { $out } passa agora para { $substitutes }. O que se faz?
decisions-asks-qualified-drawn = em `{ $tournament }`, o apuramento de { $out } passa agora para { $substitutes }, e a fase seguinte já está sorteada. O que se faz?
decisions-asks-more = em `{ $tournament }`, pelos resultados de agora, há mais quem passe: { $substitutes }. O que se faz ao apuramento?
decisions-asks-fewer = em `{ $tournament }`, pelos resultados de agora, já não há lugar para { $out }. O que se faz ao apuramento?
decisions-asks-left-board = { $code } desistiu, e { $other } espera no tabuleiro { $board } da ronda { $round } do grupo { $group }. Dá-se-lhe a vitória por falta?
decisions-asks-tie = já se tinha apurado quem passa em `{ $tournament }`, e agora não se poderia apurar: { $why }
decisions-unanswered = em `{ $tournament }` falta responder primeiro a isto: { $what }
decisions-way-annul-round = Anular a ronda e voltar a emparceirar
decisions-way-keep-pairs = Deixar os pares como estão
decisions-way-settle-again = Voltar a apurar quem passa
decisions-way-exchange = Trocá-los
decisions-way-keep-qualified = Deixar como está
decisions-done-drawn = { $groups ->
        [one] Sorteado 1 grupo
       *[other] Sorteados { $groups } grupos
    } em { $tournaments ->
        [one] 1 torneio
       *[other] { $tournaments } torneios
    }
decisions-done-round-of = Ronda { $round } publicada no grupo { $group }
decisions-done-round = Ronda { $round } publicada em { $count } grupos
decisions-done-settled = { $count ->
        [one] Apurado 1 aluno
       *[other] Apurados { $count } alunos
    } em { $tournaments ->
        [one] 1 torneio
       *[other] { $tournaments } torneios
    }
decisions-done-more = e mais { $count }
decisions-marked = deu à inscrição { $code } a marca “{ $mark }”
decisions-entry-renamed = deu outro nome ao aluno { $code }: { $reason }
decisions-rename-needs-reason = `{ $code }` já jogou com este nome; diga por que motivo muda. O registo guarda os dois nomes
decisions-moved = mudou a inscrição { $code } para { $to }: { $reason }
decisions-told = anotou sobre { $code }, em “{ $column }”: { $text }
decisions-queued = pôs { $code } em lista de espera
decisions-admitted = deu lugar a { $code }, que estava à espera
decisions-substituted = pôs { $name } no lugar de { $was } ({ $code }): { $reason }
decisions-entries-merged = juntou a inscrição { $from } à { $into }, do mesmo aluno: { $reason }
decisions-regrouped = mudou { $code } para o grupo { $group }: { $reason }
decisions-substitute-here = { $code } já chegou, e ninguém pode jogar no seu lugar; se foi engano, anule a chegada. Senão, retire a inscrição e inscreva o outro aluno
decisions-substitute-entered = esse aluno já está inscrito no mesmo jogo: { $code }. Retire então a inscrição de quem não vem
decisions-substitute-papers = { $code } fica com o código e o lugar; imprima de novo o crachá e as listas com nomes
decisions-substitute-mark = a marca “{ $mark }” era do outro aluno e foi retirada; se também valer para este, volte a pô-la
decisions-substitute-others = quem sai continua inscrito noutros jogos: { $codes }
decisions-regroup-mates = { $count ->
        [one] no grupo { $group } já está 1 colega da mesma escola
       *[other] no grupo { $group } já estão { $count } colegas da mesma escola
    }
decisions-merge-entry = a partir de agora o código { $from } equivale a { $into }
decisions-merge-both-named = há rondas publicadas com { $from } e com { $into }, e não se podem juntar; retire uma das inscrições, e os resultados ficam
decisions-merge-other-way = há rondas publicadas com { $from }; junte ao contrário, { $into } a { $from }
decisions-schools-merged = juntou a escola { $from } à escola { $into }. Motivo: { $reason }
decisions-move-leaves = { $code } sai do grupo { $group }
decisions-move-leaves-rounds = { $code } deixa de jogar no grupo { $group } a partir da ronda { $round }; os resultados que lá tem ficam
decisions-move-rounds-stay = as rondas já publicadas do grupo { $group } ficam como estão; a partir da próxima conta a nova escola
decisions-move-code = o código passa de { $code } a { $now }; o antigo continua a servir, mas imprima um crachá novo
decisions-move-joins = joga no grupo { $group } a partir da ronda { $round }
decisions-moved-since = entretanto outra pessoa mudou { $code }: agora é { $now }. Nada foi registado
decisions-move-begun = não pode entrar em { $tournament }: { $why }. Anule o sorteio desse torneio, se ainda não tem rondas, ou deixe o aluno onde está
decisions-school-like = “{ $name }” parece ser a escola { $other } ({ $number }), que já existe. Escolha-a na lista, ou confirme que é outra
decisions-merge-codes = { $count ->
        [one] 1 aluno recebe um código novo
       *[other] { $count } alunos recebem códigos novos
    }, da escola { $into }; os antigos continuam a ser entendidos, mas imprima crachás novos
decisions-merge-rounds-stay = as rondas já publicadas ficam como estão, também onde jogaram colegas entre si: { $groups }
decisions-merge-full = juntas teriam mais alunos do que os { $limit } que uma escola pode ter aqui: { $codes }. Retire primeiro os que estão a mais
decisions-details = indicou os dados do evento: { $details }
decisions-public-names = O público vê { $names ->
    [code] só o código de cada aluno
    [full] o nome completo de cada aluno
   *[other] o primeiro nome e a inicial de cada aluno
 }: nas páginas, no projetor e em tudo o que se afixa ou publica.
decisions-next-tie = decidir um empate no grupo { $group }: { $codes } ficaram iguais e não podem passar todos. Jogam um desempate, ou tira-se à sorte
decisions-next-last-tie = decidir um empate nos primeiros lugares do grupo { $group }: { $codes } ficaram iguais. Jogam um desempate antes dos prémios
decisions-next-share = no grupo { $group } passam { $count } em vez de { $planned }, porque { $codes } dividem o lugar. Passam todos, ou desempata-se primeiro?
decisions-tie-twice = { $code } aparece em dois lugares; cada aluno fica só num
decisions-done-round-annulled = A ronda { $round } do grupo { $group } foi anulada
decisions-done-free-play-timed = O grupo { $group } está em jogo livre até acabar o tempo
decisions-done-free-play-ended = O jogo livre do grupo { $group } acabou: já não se fazem pares
decisions-done-rearranged = A ronda { $round } do grupo { $group } ficou como pediu; volte a afixá-la
decisions-done-draw-annulled = O sorteio de { $tournament } foi anulado
decisions-done-tie = Empate decidido no grupo { $group }, por esta ordem: { $order }
decisions-done-tie-reopened = O último empate decidido no grupo { $group } está outra vez em aberto
decisions-done-settled-of = { $count ->
        [one] Passa 1 aluno
       *[other] Passam { $count } alunos
    } em { $tournament }
decisions-done-unsettled = O apuramento de { $tournament } foi anulado
decisions-done-replaced = Passa { $substitute } em vez de { $out }
decisions-done-pairs-kept = Os pares do grupo { $group } ficam como estavam
decisions-done-qualifiers-kept = Os apurados de { $tournament } ficam como estavam
decisions-done-closed = O torneio { $tournament } está fechado
decisions-done-reopened = O torneio { $tournament } está outra vez aberto
decisions-as-played = como foi jogado
decisions-boards = { $boards ->
    [screens] pôs no ecrã
   *[wood] pôs em tabuleiros de madeira
 } { $round ->
    [0] o grupo { $group }
   *[other] a ronda { $round } do grupo { $group }
 }
decisions-at-board = { $place }: { $what }
decisions-seat-first = quem começa
decisions-seat-second = quem joga em segundo
decisions-seat-claimed = { $name } sentou-se
decisions-seat-freed = libertou o lugar de { $name }: { $reason }
decisions-seat-ready = { $name }: pode começar
decisions-moved-piece = lance { $number }: { $move }
decisions-draw-offered = { $name } propôs empate
decisions-back-asked = { $name } pediu para voltar atrás no seu lance
decisions-declined = { $name } disse que não
decisions-paused = parou a partida: { $reason }
decisions-resumed = a partida continua
decisions-resumed-why = a partida continua: { $reason }
decisions-taken-back = anulou lances; ficam { $kept }: { $reason }
decisions-time-given = deu tempo a { $name } ({ $seconds } s): { $reason }
decisions-time-taken = tirou tempo a { $name } ({ $seconds } s): { $reason }
decisions-to-wood = passou a partida para tabuleiro de madeira: { $reason }
decisions-to-screen = voltou a pôr a partida no ecrã
decisions-to-screen-why = voltou a pôr a partida no ecrã: { $reason }
decisions-ended-on-board = a partida acabou pelas regras
decisions-ended-resigned = { $name } desistiu
decisions-ended-agreed = empate de comum acordo
decisions-ended-out-of-time = acabou o tempo de { $name }
decisions-ended-awarded = o árbitro atribuiu o resultado

# Inscrições pelas escolas.

decisions-registration-opened = abriu as inscrições das escolas
decisions-registration-closed = fechou as inscrições das escolas
decisions-contact-given = indicou o contacto da escola { $school }
decisions-region-given = pôs a escola { $school } na região { $region }
decisions-link-replaced = deu uma ligação nova à escola { $school }. Motivo: { $reason }
decisions-pupils-registered = enviou a inscrição da escola { $school }, com { $count ->
    [one] 1 aluno
   *[other] { $count } alunos
}
decisions-registration-accepted = aceitou a inscrição da escola { $school }
decisions-registration-declined = recusou a inscrição da escola { $school }: { $message }
decisions-status-silent = ainda sem resposta
decisions-status-incomplete = incompleta
decisions-status-entered = inscrita pela organização
decisions-status-sent = enviada, à espera da organização
decisions-status-waiting = em lista de espera (lugar { $place })
decisions-status-accepted = aceite
decisions-status-declined = recusada
decisions-registration-no-pupils = ainda não há alunos na lista
decisions-registration-unanswered = falta responder: { $question }
decisions-kept-playing = { $name } está a jogar: o nome é preciso nas mesas até o torneio acabar e pode ser removido depois; se for urgente, peça à organização
decisions-registration-unanswered-of = { $count ->
        [one] falta responder sobre 1 aluno: { $question }
       *[other] falta responder sobre { $count } alunos: { $question }
    }
decisions-registration-other-school = esta ligação é da escola { $school }; só se inscrevem aqui os seus alunos
decisions-registration-refused = { $name }: { $why }
decisions-game-won = { $name } ganhou
decisions-game-drawn = empate
decisions-game-was-absent = faltou { $name }
decisions-game-both-were-absent = faltaram ambos
decisions-log-created = criou o campeonato
decisions-log-forgot = apagou dados pessoais

# Campeonatos que alimentam outros.

decisions-feed-chosen = escolheu que os apurados sobem a { $name } ({ $first ->
    [one] o primeiro lugar
   *[other] os { $first } primeiros lugares
} de cada jogo e ciclo)
decisions-feed-ended = escolheu que os apurados não sobem a outro campeonato
decisions-phases-expected = indicou os campeonatos de onde vêm os apurados: { $count }
decisions-phase-taken = recebeu os apurados de { $name }: { $count ->
    [one] 1 aluno
   *[other] { $count } alunos
}
decisions-phase-itself = um campeonato não pode receber os seus próprios apurados; escolha outro
decisions-phase-parted = o ficheiro de { $name } não continua o que foi recebido da última vez: é mais antigo, ou foi mudado noutro computador. Peça o ficheiro com que o campeonato acabou
decisions-phase-new = por inscrever
decisions-phase-known = já inscrito
decisions-phase-renamed = mudou de nome ou de ano; aqui está { $was }
decisions-phase-replaced = mudou de lugar; antes era o { $was }.º
decisions-phase-leaves = já não está apurado; sai daqui
decisions-phase-returns = está outra vez apurado; volta a entrar
decisions-phase-stays = lá já não está apurado; fica aqui, inscrito também por outros
decisions-phase-refused = não se pode inscrever
decisions-phase-waiting = ainda nada
decisions-phase-playing = ainda se joga
decisions-phase-ready = { $count ->
    [one] 1 apurado por receber
   *[other] { $count } apurados por receber
}
decisions-phase-differs = { $count ->
    [one] 1 mudança depois de recebido
   *[other] { $count } mudanças depois de recebido
}
decisions-phase-some-refused = { $count ->
    [one] 1 apurado não se pode inscrever
   *[other] { $count } apurados não se podem inscrever
}
decisions-phase-no-game = aqui não se joga { $tournament }
decisions-phase-in = recebido
