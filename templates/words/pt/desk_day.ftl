# As páginas do organizador que vieram depois: cópias, listas, presenças, propostas.
desk-safety = Cópias e dados
desk-safety-copy = Cópia de segurança
desk-safety-copy-how = Um só ficheiro com tudo: alunos, rondas, resultados e quem pode entrar. Guarde-o numa pen ou noutro computador; abre-se lá com o arbitro. O programa também faz cópias por si, depois de cada ronda.
desk-safety-download = Descarregar uma cópia
desk-safety-verify = Verificar que não falta nada
desk-safety-seal = Selo, para comparar com o que está nos papéis: { $seal }
desk-safety-whole = Não falta nada: as { $facts } linhas do registo estão por ordem e tal como foram escritas. Cópias automáticas: { $copies }.
desk-safety-faults = Há linhas do registo que não estão como foram escritas: { $faults }. Não escreva mais nada e abra a última cópia boa.
desk-safety-back = Voltar a uma cópia
desk-safety-back-how = Escolha o ficheiro de uma cópia, ou uma das cópias automáticas: vê primeiro o que tem, ao lado do que está aberto agora, e só depois decide. O que está aberto agora fica guardado como cópia.
desk-safety-lobby = Ir para a página inicial
desk-safety-check-file = Ficheiro da cópia
desk-safety-check = Ver o que esta cópia tem
desk-safety-no-file = Escolha primeiro o ficheiro da cópia.
desk-safety-copy-whole = A cópia está completa: { $name }, com { $pupils } inscritos e { $facts } linhas no registo. Nada foi mudado aqui.
desk-safety-no-copies = Ainda não há cópias automáticas: a primeira faz-se com a primeira ronda.
desk-safety-copies = Cópias automáticas ({ $count })
desk-export = Exportar os dados
desk-export-how = Para o Excel, para outros programas ou para o arquivo da escola. Uma lista exportada com nomes completos pode voltar a ser lida aqui sem mudar nada.
desk-export-names = Nomes nos ficheiros
desk-export-full = Nome completo
desk-export-short = Primeiro nome e inicial (Inês A.)
desk-export-code = Só o código
desk-export-names-how = Nomes completos só saem daqui com o consentimento das famílias. O que está nas pastas para publicar e para afixar nunca diz mais do que o público pode ver.
desk-export-everything = Tudo num ficheiro (ZIP)
desk-export-regulations = Regulamento
desk-export-entries = Inscrições
desk-export-boards = Partidas
desk-export-standings = Classificações
desk-export-schools = Escolas
desk-export-records = Partidas gravadas
desk-no-records = Ainda não há partidas gravadas.
desk-export-folder = dados
desk-export-unzipped = O ficheiro não pôde ser feito: { $error }.
desk-forget = Esquecer este aluno
desk-forget-title = Esquecer um aluno
desk-forget-how = O nome e o ano de um aluno podem ser apagados de vez, também das cópias ao lado do campeonato. Ficam o código e os resultados, para que as contas dos outros continuem certas. Faz-se na página do aluno.
desk-forget-agree = Sei que o nome não pode voltar.
desk-forget-sure = Confirme primeiro que o nome não pode voltar.
desk-forget-also = Outras palavras para o aluno em notas e motivos, como uma alcunha (separadas por vírgulas)
desk-forgotten = { $code }: o nome e o ano foram apagados, também de { $copies ->
        [one] 1 cópia
       *[other] { $copies } cópias
    }. As cópias que guardou noutro sítio têm de ser apagadas por si.
desk-log-everybody = Toda a gente
desk-log-nothing = O registo não tem nada disto.
desk-log-entries = Inscrições e faltas
desk-log-rounds = Grupos, rondas e apuramentos
desk-log-results = Resultados
desk-log-corrections = Correções e anulações
desk-log-boards = Tabuleiros no ecrã, com os lances
desk-log-but-moves = Tudo menos os lances no ecrã
desk-log-desk = Pessoas, listas e cópias
desk-import-doubts = Escolas parecidas
desk-import-doubts-how = Pode ser a mesma escola escrita de duas maneiras. Diga qual é.
desk-import-give = A lista não diz tudo. Diga aqui o que vale para todas as linhas que não o dizem, e veja de novo.
desk-import-back = Voltar à lista
desk-import-other-school = É outra escola
desk-import-same-school = É { $name }
desk-import-look = Ver de novo
desk-import-list-title = A lista
desk-import-edit-how = Corrija aqui mesmo: mude uma célula, diga o que é cada coluna, retire uma linha. O que mudar é visto de novo antes de ser inscrito.
desk-import-row = Linha
desk-import-column = O que é a coluna { $number }
desk-import-unused = (não usar)
desk-import-drop = Retirar
desk-import-drop-row = Retirar a linha { $row }
desk-import-cell = Linha { $row }, coluna { $column }
desk-import-hidden = { $count ->
        [one] Mais 1 linha, sem problemas.
       *[other] Mais { $count } linhas, sem problemas.
    }
desk-checkin = Presenças
desk-checkin-how = Toque em quem chega. Um aluno que joga dois jogos chega uma só vez. Quem chegar depois do fecho volta a jogar com um toque.
desk-checkin-here = presentes
desk-checkin-waiting = por chegar
desk-checkin-badge = Código do crachá (lido ou escrito)
desk-checkin-badge-or-name = Crachá lido, ou nome escrito
desk-checkin-came-button = Chegou
desk-checkin-is-here = presente
desk-checkin-mark = Chegou { $name }
desk-checkin-undo = { $name } afinal não está
desk-checkin-came = Chegou: { $name }.
desk-checkin-away = Afinal não está: { $name }.
desk-checkin-nobody = Ninguém tem este nome nem este código: “{ $text }”.
desk-checkin-close = Fechar: { $count ->
        [one] 1 aluno não veio
       *[other] { $count } alunos não vieram
    }
desk-checkin-close-open = Os grupos ainda não foram sorteados: quem não veio fica como desistente e não entra no sorteio. Se chegar tarde, um toque fá-lo voltar.
desk-checkin-close-drawn = Os grupos já foram sorteados: quem não veio falta à próxima ronda do seu grupo. Se chegar antes dela, um toque desfaz a falta.
desk-checkin-closed = { $count ->
        [0] Não falta ninguém.
        [one] 1 inscrição fica de fora.
       *[other] { $count } inscrições ficam de fora.
    }
desk-checkin-reason = não veio à chamada
desk-checkin-reason-came = chegou
desk-meanwhile = Entretanto, às { $time }, { $who } { $what }. O seu toque era: { $wish } Nada mudou; toque de novo se é isso que quer.
desk-wish-withdraw = retirar { $name } ({ $reason }).
desk-wish-reinstate = readmitir { $name }.
desk-wish-admit = dar lugar a { $name }.
desk-wish-miss = { $name } falta à ronda { $round }.
desk-wish-play = { $name } afinal vem à ronda { $round } ({ $reason }).
desk-already-out = { $name } já tinha desistido: { $reason }. Nada mudou; o seu motivo ({ $yours }) não foi guardado.
desk-already-plays = { $name } já joga. Nada mudou.
desk-already-misses = A falta de { $name } à ronda { $round } já estava marcada. Nada mudou.
desk-already-comes = { $name } não tem falta marcada à ronda { $round }. Nada mudou.
desk-already-here = { $name } já estava presente. Nada mudou.
desk-already-away = { $name } já não estava presente. Nada mudou.
desk-checkin-close-changed = Entretanto mudou quem falta: { $more ->
        [0] { $name } não estava
        [one] { $name } e mais 1 aluno não estavam
       *[other] { $name } e mais { $more } alunos não estavam
    } entre os que a página contava. Ninguém foi posto de fora; veja a lista e feche de novo.
desk-schools-how = Corrija o nome de uma escola ou de uma turma; muda em todas as páginas e papéis. Os códigos dos alunos não mudam.
desk-school-saved = { $name }: guardado.
desk-school-changed-since = Outra pessoa mudou esta escola entretanto: agora é { $name }, localidade { $town }. O que escreveu está em baixo; guarde de novo se quiser que fique assim.
desk-absences = Faltas
desk-will-miss = Falta à ronda { $round }
desk-absence-cancel = Afinal vem
desk-propose = Próxima ronda, antes de publicar
desk-propose-first = Ver antes de publicar
desk-propose-how = Ainda ninguém vê isto. Veja, troque o que for preciso e publique.
desk-propose-publish = { $count ->
        [one] Publicar esta ronda
       *[other] Publicar estas { $count } rondas
    }
desk-propose-again = Outra proposta
desk-propose-no-other = Não há outra proposta tão boa: os critérios do regulamento só deixam esta. Se quiser, troque abaixo à mão quem joga com quem.
desk-propose-changes = Trocas feitas
desk-propose-undo = Desfazer a última troca
desk-propose-change = Trocar
desk-propose-reason = troca antes de publicar
desk-propose-changed = Entretanto alguma coisa mudou, e a proposta já não é a que viu. Aqui está a nova; veja e publique.
desk-why = Porquê estas partidas?
desk-why-title = { $group }, ronda { $round }: porquê estas partidas
desk-why-back = Voltar à ronda { $round }
desk-waited-for = Espera-se por:
desk-waited-table = mesa { $table } ({ $count })
desk-choose-tables = Quais são as suas mesas?
desk-choose-tables-how = Ainda não tem mesas. Escolha as suas; o organizador vê a escolha e pode mudá-la.
desk-choose-save = São estas
desk-choose-none = Escolha pelo menos uma mesa.
desk-boards-mine = Só os tabuleiros
desk-boards-show = Mostrar
desk-boards-all = Todos
desk-said-and-so = { $said } Além disso: { $what }.
desk-questions = Por responder
desk-questions-how = Uma alteração deixou isto em aberto. Escolha o que se faz: o que depende da resposta espera por ela.
desk-question-reason = depois de uma correção
desk-questions-here = O próximo passo espera por uma resposta, na página “O dia”.
desk-questions-there = Perguntou-se ao organizador o que se faz.
desk-and-so = { " " }Além disso: { $what }.
desk-entry-class = Turma ou equipa
desk-entry-new-school = ou uma escola que não está na lista
desk-entry-is-other = É mesmo outra escola
desk-entry-reason = Motivo, se muda de escola ou de jogo
desk-entry-move-how = Quem muda de escola ou de jogo recebe um código novo. Depois do sorteio, quem muda de jogo deixa o grupo onde está e entra no mais pequeno do outro; os resultados ficam.
desk-merge = A mesma escola escrita de duas maneiras? Juntar
desk-merge-how = Os alunos da primeira passam para a segunda, com códigos novos; classificações, papéis e listas importadas seguem. Não se desfaz com um botão.
desk-merge-doubt = { $from } e { $into } parecem a mesma escola.
desk-merge-into = Juntar a { $into }
desk-merge-from = Esta escola
desk-merge-to = faz parte desta
desk-merge-reason = a mesma escola, escrita de duas maneiras
desk-merge-button = Juntar
desk-merge-choose = escolha as duas escolas na lista
desk-merged = { $from } faz agora parte de { $into }.
desk-restore = Voltar a esta cópia?
desk-restore-look = ver e voltar a ela
desk-restore-made = Cópia de { $at }
desk-restore-other = Esta cópia é de outro campeonato: { $name }.
desk-restore-what = O que se compara
desk-restore-now = Agora
desk-restore-copy = Na cópia
desk-restore-name = Campeonato
desk-restore-pupils = Inscritos
desk-restore-rounds = Rondas publicadas
desk-restore-results = Resultados
desk-restore-facts = Linhas do registo
desk-restore-last = Última alteração
desk-restore-seal = Selo
desk-restore-same = A cópia é igual ao que está aberto: não há nada a repor.
desk-restore-how = A cópia toma o lugar do que está aberto, para toda a gente e de imediato{ $count ->
        [0] .
        [one] ; deixa de se ver 1 linha do registo que ela não tem.
       *[other] ; deixam de se ver { $count } linhas do registo que ela não tem.
    } O que está aberto agora fica guardado ao lado, e pode voltar-se a ele da mesma maneira. Quem pode entrar não muda.
desk-restore-button = Repor esta cópia
desk-restore-replaced = O que estava aberto antes de repor uma cópia ({ $count })
desk-restore-gone = A cópia enviada já não está guardada; envie-a outra vez.
desk-restore-database = Este campeonato está numa base de dados, que pode estar aberta noutros computadores. Feche-os todos; a cópia repõe-se depois num terminal, como diz a Ajuda.
desk-restore-changed-since = Entretanto alguém escreveu mais alguma coisa. Nada foi reposto; veja de novo o que muda.
desk-restored = A cópia foi reposta, com { $facts } linhas no registo. O que estava aberto ficou em { $file }.
desk-person-added = { $name } tem o número { $number }. Imprima agora o cartão.
desk-tables-given = Número { $number }: “{ $tables }”. Guardado.
desk-person-gone = Outra pessoa já retirou este árbitro.
desk-tables-changed-since = Outra pessoa mudou entretanto estas mesas: agora são “{ $tables }”; as suas são “{ $yours }”. Nada foi guardado; guarde de novo se as suas é que estão certas.
desk-choice-changed-since = Outra pessoa mudou esta escolha entretanto. Nada foi guardado; a página mostra como está agora.
desk-remove-sure = Retirar { $name }
desk-tables-how = Também só alguns tabuleiros de uma mesa, como { $table }:1-8 (ou { $table }:1-4+7), ou a mesa de um grupo, como { $group }. Sem mesas, o árbitro escolhe as suas.
desk-tables-how-boards = Também só alguns tabuleiros de uma mesa, como { $table }:1-8 (ou { $table }:1-4+7). Sem mesas, o árbitro escolhe as suas.
desk-rights = Onde os árbitros registam resultados
desk-rights-own = Cada um só nas mesas e tabuleiros que lhe foram dados
desk-rights-everywhere = Todos em todas as mesas
desk-not-your-board = o tabuleiro { $board } da mesa { $table } não é seu; peça-o ao organizador
desk-board-of = o tabuleiro { $board } da mesa { $table } não é seu: é de { $names }
desk-table-of = a mesa { $table } não é sua: é de { $names }
desk-badge-stranger = Este é o crachá de um participante. Só quem organiza ou arbitra, depois de entrar, vê mais do que isto.
desk-badge-undo = Afinal não chegou
desk-badge-next = Leia o crachá seguinte com a câmara.
desk-badge-edit = Corrigir os dados
desk-tie-go = Desempatar
desk-tie-choose = escolher…
desk-tie-incomplete = Escolha quem fica em cada lugar. Para tirar à sorte não é preciso escolher.
desk-share-all = Passam todos
desk-share-tie = Desempatar primeiro
desk-still-playing = { $count ->
        [one] Por agora não há nada a fazer: um grupo ainda está a jogar.
       *[other] Por agora não há nada a fazer: { $count } grupos ainda estão a jogar.
    }
desk-others-playing = { $count ->
        [one] Outro grupo ainda está a jogar.
       *[other] Outros { $count } grupos ainda estão a jogar.
    }
desk-held-more = { $count ->
        [one] Há mais uma coisa à espera; veja-a na página do torneio.
       *[other] Há mais { $count } coisas à espera; veja-as nas páginas dos torneios.
    }
desk-copy-after-round = depois da ronda { $round } de { $tournament }
desk-copy-after-rounds = depois da ronda { $round } de vários torneios
desk-import-rows-wrong = { $count ->
        [one] 1 linha a ver
       *[other] { $count } linhas a ver
    }
desk-import-row-number = Linha { $row }:
desk-import-capitals = { $count ->
        [one] 1 nome está todo em maiúsculas; fica escrito assim: { $name }.
       *[other] { $count } nomes estão todos em maiúsculas; ficam escritos assim: { $name }.
    }
desk-import-capitals-keep = Deixar as maiúsculas como estão na lista
desk-seat-substitute = Vem outro aluno no seu lugar
desk-seat-substitute-how = Da mesma escola, enquanto este não tiver chegado nem jogado. Fica com o lugar, os adversários e o código; o nome de agora fica no registo.
desk-seat-substitute-name = Nome de quem vem
desk-seat-regroup = Passar para outro grupo
desk-seat-regroup-to = Grupo para onde vai
desk-seat-merge = Está inscrito duas vezes
desk-seat-merge-how = A outra inscrição deixa de existir e esta fica, com o que só a outra dizia.
desk-seat-merge-other = A outra inscrição
desk-seat-show = Ver o que muda
desk-seat-sure = O que muda
desk-seat-log = No registo ficará escrito:
desk-seat-do = Está certo, guardar
desk-seat-choose-entry = escolha a outra inscrição na lista
desk-question-forfeit = Dar a vitória por falta
desk-question-played = A partida joga-se: introduzir o resultado
desk-import-goes = Todos ficam em: { $what }.
desk-year-of = ano { $year }
