# Words of tables, and names of reports and of their files.

reports-table = Mesa
reports-group = Grupo
reports-groups = Grupos
reports-file-round = ronda
reports-board = Tabuleiro
reports-board-in-round = Tabuleiro na ronda
reports-round-short = R.
reports-round = Ronda
reports-starts = Começa
reports-answers = Responde
reports-wall-chart-legend = Em cada ronda: o n.º do adversário e os pontos feitos; ▸ começa a partida; F folga; – falta.
reports-file-wall-charts = quadros-de-parede
reports-wall-charts = Quadros de parede
reports-wall-chart-legend-free = Em cada coluna uma partida, pela ordem em que foram jogadas: o n.º do adversário e os pontos feitos; ▸ começa a partida.
reports-cross-table-legend-free = Em cada linha: os pontos feitos contra o n.º da coluna, partida a partida; + e - são faltas; vazio, não se encontraram.
reports-cross-table-legend-points = Em cada linha: os pontos feitos contra o n.º da coluna; + e - são faltas; vazio, não se encontraram. Folga: os pontos de uma ronda sem adversário; – é uma falta.
reports-cross-table-legend = Em cada linha: os pontos feitos contra o n.º da coluna; ½ é um empate, + e - são faltas; vazio, não se encontraram. Folga: os pontos de uma ronda sem adversário; – é uma falta.
reports-byes = Folga
reports-games-played = Partidas
reports-games-won = Ganhas
reports-games-drawn = Empatadas
reports-games-lost = Perdidas
reports-file-cross-tables = quadros-cruzados
reports-cross-tables = Quadros cruzados
reports-too-large-to-cross = Grupo grande demais para um quadro cruzado; veja o quadro de parede.
reports-no-groups = Ainda não há grupos sorteados.
reports-number = N.º
reports-points = Pontos
reports-place = Lugar
reports-place-in-group = Lugar no grupo
reports-entries = Inscrições
reports-school-number = N.º da escola
reports-school = Escola
reports-town = Localidade
reports-file-entries = inscricoes
reports-entries-by-school = Inscrições por escola
reports-code = Código
reports-name = Nome
reports-year = Ano
reports-cycle = Ciclo
reports-game = Jogo
reports-start = Início
reports-status = Estado
reports-mark = Marca
reports-waiting = em espera
reports-withdrawn = desistiu
reports-not-drawn = Ainda não sorteado.
reports-file-groups = grupos
reports-contents = Conteúdo
reports-school-year = Ano
reports-table-number = Mesa n.º
reports-name-1 = Nome 1
reports-name-2 = Nome 2
reports-result = Resultado
reports-bye-in-brackets = (folga)
reports-absent-in-brackets = (falta)
reports-results = Resultados
reports-standings = Classificações
reports-stage = Fase
reports-file-tables = mesas
reports-by-table = Partidas por mesa
reports-no-games = Ainda não há partidas publicadas.
reports-board-short = Tab.
reports-bye = folga
reports-absent = falta
reports-time = Hora
reports-opponent = Adversário
reports-by-name-sheet = Por nome
reports-file-names = nomes
reports-by-name = Partidas por nome
reports-turn = Vez
reports-who-starts = começa
reports-who-answers = responde
reports-nothing = (nada)
reports-who-wins-caption = Quem ganha, por jogo (entre parênteses, as partidas jogadas)
reports-pupils = alunos
reports-file-prizes = premios
reports-prize-list = Lista de prémios
reports-prizes = Prémios
reports-file-results = resultados
reports-results-by-round = Resultados por ronda
reports-no-rounds = Ainda não há rondas.
reports-file-standings = classificacao
reports-medal-table = Quadro de medalhas
reports-by-points = Por pontos
reports-file-schools = escolas
reports-schools = Escolas
reports-medals = Medalhas
reports-places = Lugares
reports-first = 1.º
reports-second = 2.º
reports-third = 3.º
reports-finalists = Na final
reports-entered = Inscritos
reports-no-town = (sem localidade)
reports-towns = Localidades
reports-file-scores = pontuacoes
reports-scores = Pontuações
reports-tie-breaks = Critérios de desempate
reports-decided = Decisão
reports-lot = sorteio
reports-play-off = desempate jogado
reports-in-numbers = Em números
reports-winners = Os primeiros
reports-by-town = Por localidade da escola:
reports-participation = Participação
reports-only-played = Só partidas jogadas no tabuleiro; faltas não contam.
reports-by-game = Resultados por jogo
reports-schools-by-points = Escolas por pontos
reports-file-final-report = relatorio-final
reports-final-report = Relatório final
reports-cycles = Ciclos
reports-starter-wins = Ganha quem começa
reports-answerer-wins = Ganha quem responde
reports-draws = Empates
reports-played = Jogadas
reports-forfeited = Com falta
reports-games = Partidas
reports-code-of = código
reports-school-of = escola
reports-name-of = nome

# Sentences with data.

reports-name-and-school = Nome e escola
reports-code-and-school = Código e escola
reports-team = Equipa
reports-teams = Equipas
reports-name-and-team = Nome e equipa
reports-code-and-team = Código e equipa
reports-matches-won = V
reports-matches-drawn = E
reports-matches-lost = D
reports-match-points = Pontos de encontro
reports-board-points = Pontos de tabuleiro
reports-boards-weighted = Tabuleiros ponderados
reports-team-free = { $team }: folga
reports-without-game = sem partida
reports-teams-columns = Equipas: V, E, D: encontros vencidos, empatados, perdidos.
reports-teams-order = Entre equipas iguais em pontos decidem os encontros entre elas e, depois, os tabuleiros ponderados: o primeiro conta mais.
reports-between-teams = Entre si
reports-side-column = { $side }: { $part }
reports-group-at-table = Grupo { $group } · mesa { $table }
reports-stage-at-table = { $stage } · mesa { $table }
reports-round-number = Ronda { $round }
reports-in-round = { $title }: ronda { $round }
reports-in-stage-round = { $title }: { $stage }, ronda { $round }
reports-goes-on-note = { $sign } passa à fase seguinte.
reports-group-round = { $group } · ronda { $round }
reports-file-cycle = ciclo-{ $cycle }
reports-group-of = Grupo { $group } · { $tournament }
reports-no-time = `{ $text }` não é uma hora; esperava algo como `10:30`
reports-school-detail = Escola n.º { $number }
reports-pupils-detail = { $count ->
        [one] 1 aluno
       *[other] { $count } alunos
    }
reports-rounds-at = Rondas: { $times }
reports-not-over = Ainda por terminar: { $names }.
reports-provisional = Provisório: { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    } por jogar ou por registar.
reports-provisional-free = Provisório: o jogo livre continua.
reports-open-rounds = As rondas abertas não contam para ninguém até chegar o último resultado: { $rounds }.
reports-open-round = grupo { $group }, ronda { $round }
reports-open-round-at = mesa { $table }, ronda { $round }
reports-never-played = sem lugar: não jogou
reports-did-not-play = não jogou
reports-standings-after = Classificação após a ronda { $round }
reports-standings-final = Classificação final
reports-reached = Chegou a
reports-last-match = Último encontro
reports-still-in = em prova
reports-third-place-match = 3.º lugar
reports-round-final = Final
reports-round-semifinal = Meia-final
reports-round-quarterfinal = Quartos de final
reports-round-of-sixteen = Oitavos de final
reports-match-beat = ganhou a { $opponent }
reports-match-lost-to = perdeu com { $opponent }
reports-match-forfeited-to = { $opponent } faltou
reports-match-stayed-away = faltou contra { $opponent }
reports-match-drew-with = empatou com { $opponent }
reports-file-after-round = { $file }-fase-{ $stage }-ronda-{ $round }
reports-tie-break-names = { $count ->
        [one] Critério de desempate
       *[other] Critérios de desempate, por ordem
    }: { $list }.
reports-tie-break-rule = { $count ->
        [one] Critério de desempate
       *[other] Critérios de desempate, por ordem
    }: { $list }. { $rule }
reports-tie-break = Critério de desempate
reports-continued = { $title } (continuação)
reports-order-by-medals = No quadro de medalhas contam primeiro os primeiros lugares, depois os segundos e por fim os terceiros; os pontos não contam, e escolas com as mesmas medalhas partilham o lugar.
reports-school-points-all = Os pontos de uma escola são a soma dos que todos os seus alunos fizeram, em todas as fases.
reports-school-points-best = { $count ->
        [one] Os pontos de uma escola são os do aluno que fez mais, somadas todas as fases.
       *[other] Os pontos de uma escola são a soma dos que fizeram os seus { $count } melhores alunos, em todas as fases.
    }
reports-school-points-best-per-game = { $count ->
        [one] Os pontos de uma escola são a soma dos que o seu melhor aluno fez em cada jogo, em todas as fases.
       *[other] Os pontos de uma escola são a soma dos que os seus { $count } melhores alunos fizeram em cada jogo, em todas as fases.
    }
reports-order-by-points = Entre escolas com os mesmos pontos fica à frente a que tem mais primeiros lugares, depois mais segundos, depois mais terceiros; se também nisso forem iguais, partilham o lugar.
reports-shared-across-groups = Quem ficou no mesmo lugar em grupos diferentes partilha o lugar: grupos diferentes não se comparam.
reports-parted-by = Desempate
reports-by-code = (ver o código)
reports-stage-scores = { $stage }: alunos por número de pontos
reports-won-by-starter = ganha quem começa
reports-drawn = empate
reports-won-by-answerer = ganha quem responde
reports-total = Total
reports-overview = { $pupils }{ $withdrawn ->
        [0] { $idle ->
            [0] {""}
           *[other] {" "}({ $idle } sem qualquer partida)
        }
        [one] {" "}(1 desistência{ $idle ->
            [0] {""}
           *[other] , { $idle } sem qualquer partida
        })
       *[other] {" "}({ $withdrawn } desistências{ $idle ->
            [0] {""}
           *[other] , { $idle } sem qualquer partida
        })
    } de { $schools ->
        [one] 1 escola
       *[other] { $schools } escolas
    }. { $tournaments }; { $groups ->
        [one] 1 grupo
       *[other] { $groups } grupos
    }. { $played ->
        [one] 1 partida jogada
       *[other] { $played } partidas jogadas
    }; { $forfeited } com falta; { $missing } sem resultado.
reports-tournaments-all-over = { $count ->
        [one] 1 torneio, terminado
       *[other] { $count } torneios, todos terminados
    }
reports-tournaments-some-over = { $count ->
        [one] 1 torneio, por terminar
       *[other] { $count } torneios, { $over ->
            [0] nenhum terminado
            [one] 1 terminado
           *[other] { $over } terminados
        }
    }
reports-timetable = { $stage }: { $times }

# Results as people read them.

reports-starter-absent = faltou quem começa
reports-answerer-absent = faltou quem responde
reports-both-absent = faltaram ambos

# Refusals.

reports-empty = o relatório está vazio
reports-typeset = o relatório não se consegue compor: { $reason }

# Papers of the day.
reports-file-check-in = presencas
reports-check-in = Presenças
reports-present = Veio
reports-present-of = Presentes: ____ / { $count }
reports-signature = Assinatura
reports-teacher-signs = Professor responsável: ____________________ Hora: ______
reports-file-consents = autorizacoes
reports-consents = Autorizações e fotografias
reports-consent = Autorização
reports-photo-yes = Foto sim
reports-photo-no = Foto não
reports-checked-by = Visto
reports-consent-advice = Marque o que os encarregados de educação autorizaram por escrito. Quem não tem “Foto sim” marcado não é fotografado nem filmado. Destrua esta lista quando já não for precisa.
reports-file-prize-script = guiao-dos-premios
reports-prize-script = Guião da entrega de prémios
reports-prize-script-advice = Em cada torneio chama-se primeiro o 3.º lugar, depois o 2.º e por fim o 1.º. Quem partilha um lugar sobe em conjunto.
reports-nobody-yet = Nenhum torneio acabou ainda.
reports-pause = (pausa para os aplausos)
reports-letter-greeting = Caros professores e alunos,
reports-letter-summary = Obrigado por terem vindo. { $pupils ->
        [0] Ninguém da escola jogou
        [one] Jogou 1 aluno da escola
       *[other] Jogaram { $pupils } alunos da escola
    }{ $last ->
        [0] {""}
        [one] {"; "}1 chegou à última fase
       *[other] {"; "}{ $last } chegaram à última fase
    }{ $podium ->
        [0] {""}
        [one] {"; "}1 subiu ao pódio
       *[other] {"; "}{ $podium } subiram ao pódio
    }. Aqui ficam os resultados de cada um.
reports-letter-podium = No pódio: { $list }.
reports-letter-place = { $name } ({ $place }.º lugar, { $tournament })
reports-letter-school = A escola fez { $points }: { $place }.º lugar entre { $among } escolas.
reports-letter-thanks = Parabéns a todos, e até à próxima!
reports-letter-earlier = Resultados anteriores ({ $stage }): { $list }.
reports-letter-earlier-place = { $name } ({ $place }.º entre { $among }, pontos: { $points })
reports-letter-signed = A organização
reports-file-school-results = resultados-da-escola
reports-school-results = Resultados da escola
reports-among = Entre
reports-file-programme = programa
reports-programme = Programa do dia
reports-what = O quê
reports-where = Onde
reports-arrival = Chegada das escolas
reports-at-the-desk = na receção
reports-opening = Abertura
reports-in-the-hall = no salão
reports-break = Intervalo
reports-qualifiers-hang = afixa-se a lista dos apurados
reports-prize-giving = Entrega de prémios
reports-programme-advice = Preencha à mão as horas que faltam.
reports-file-plan = plano-de-mesas
reports-plan = Plano de salas e mesas
reports-plan-advice = Escreva a sala de cada torneio.
reports-tournament = Torneio
reports-tables = Mesas
reports-boards = Tabuleiros
reports-room = Sala
reports-one-table = mesa { $table }
reports-two-tables = mesas { $first } e { $last }
reports-tables-from-to = mesas { $first } a { $last }
reports-file-berger = grelhas-de-berger
reports-berger = Grelhas de Berger
reports-berger-for = { $least } ou { $most } jogadores
reports-berger-advice = Começa o número que está à esquerda. Se não houver o { $last }, folga quem jogaria com ele.
reports-file-briefing = instrucoes-dos-arbitros
reports-briefing = Instruções para os árbitros
reports-brief-before = Antes de começar
reports-brief-stage = { $stage }: no máximo { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }.
reports-brief-knockout = { $stage }: quem perde sai; as rondas seguintes dependem dos resultados.
reports-brief-times = Horas: { $times }.
reports-brief-seats = Confirme, pelo boletim, quem está sentado em cada tabuleiro.
reports-brief-during = Durante as partidas
reports-brief-start = O boletim diz quem começa.
reports-brief-swap = Há troca em: { $games }. Quem responde pode, só na sua primeira vez, ficar com o lance de quem começou; anota-se no boletim quem joga com quê.
reports-brief-sides = Quem começa fica com: { $games }.
reports-brief-games = Cada encontro tem { $games } partidas, com a vez de começar a mudar de uma para a outra; jogam-se todas e os pontos somam-se.
reports-brief-best-of = Cada encontro tem até { $games } partidas, com a vez de começar a mudar de uma para a outra; acaba quando um já não pode ser alcançado.
reports-brief-pairs = Cada encontro tem { $games } partidas, com a vez de começar a mudar de uma para a outra; em caso de igualdade jogam-se mais duas.
reports-brief-teams = Jogam equipas: cada tabuleiro é uma partida, e o encontro é da equipa que fizer mais pontos nos tabuleiros.
reports-brief-question = Perante uma dúvida: parar a partida, deixar tudo como está e ler a folha de regras do jogo.
reports-brief-absent = Faltas
reports-brief-late = Uma falta marca-se no boletim e regista-se como um resultado.
reports-brief-forfeit = Quem veio recebe { $win }; quem faltou, { $loss }.
reports-brief-bye = Quem folga recebe { $bye } e não joga nessa ronda.
reports-brief-results = Resultados
reports-brief-points = Vitória: { $win }. Empate: { $draw }. Derrota: { $loss }.
reports-brief-points-no-draws = Vitória: { $win }. Derrota: { $loss }.
reports-brief-no-draws = Nestes jogos não há empates.
reports-brief-draws = Pode haver empate em: { $games }.
reports-brief-slip = No fim da partida: marque no boletim quem venceu, quem venceu rubrica, o árbitro rubrica.
reports-brief-enter = Registe logo o resultado: leia o código QR do boletim com o telemóvel, ou entregue o boletim na mesa da organização.
reports-brief-hand-in = Registe logo o resultado na página, ou entregue o boletim na mesa da organização.
reports-brief-confirm = Um resultado só conta quando uma segunda pessoa o confirma.
reports-brief-wrong = Um resultado errado corrige-se na página, com o motivo; nada se apaga.
reports-brief-of-stage = { $stage }: { $line }
reports-brief-other-game = { $stage }.
reports-brief-ties = Igualdades
reports-brief-tie-breaks = Com pontos iguais decidem, por esta ordem: { $list }.
reports-last-shared = Se tudo for igual, o lugar é partilhado.
reports-last-play-off = Se tudo for igual e o lugar der apuramento ou prémio, joga-se um desempate; sem desempate, o lugar é partilhado.
reports-last-lot = Se tudo for igual e o lugar der apuramento ou prémio, decide um sorteio, feito pelo programa; sem sorteio, o lugar é partilhado.
reports-last-was-play-off = { $shared ->
        [0] Onde tudo era igual, decidiu um desempate jogado.
       *[other] Onde tudo era igual, decidiu um desempate jogado quando o lugar dava apuramento ou prémio; os outros lugares são partilhados.
    }
reports-last-was-lot = { $shared ->
        [0] Onde tudo era igual, decidiu o sorteio.
       *[other] Onde tudo era igual, decidiu o sorteio quando o lugar dava apuramento ou prémio; os outros lugares são partilhados.
    }
reports-last-was-either = { $shared ->
        [0] Onde tudo era igual, decidiu um desempate jogado ou o sorteio.
       *[other] Onde tudo era igual, decidiu um desempate jogado ou o sorteio quando o lugar dava apuramento ou prémio; os outros lugares são partilhados.
    }

# How the names of Portuguese schools are shortened on walls, long: short, the longest first.
reports-school-abbreviations = Escola Básica dos 2.º e 3.º Ciclos: EB 2,3; Escola Básica do 1.º Ciclo: EB1; Escola Básica e Secundária: EBS; Escola Básica: EB; Escola Secundária: ES; Agrupamento de Escolas: AE
reports-in-room = { $tables }, { $room }
reports-group-in-room = { $group } · { $room }
reports-tables-list = mesas { $list }
reports-all-rooms = Todas as salas
reports-no-room = Sala por indicar
reports-plan-rooms-advice = Os tabuleiros são os que se usam ao mesmo tempo.

# Lists that are taken along.

reports-entered-by = Introduzido por
reports-entered-at = Introduzido a
reports-start-number = N.º inicial
reports-joined = Desde a ronda
reports-absences = Faltas anunciadas
reports-left-from = Sai na ronda
reports-game-number = Partida
reports-note = Nota
reports-notes = Notas
reports-seed = Semente
reports-order-decided = Ordem decidida
reports-decided-by = Decidido por
reports-by-lot = sorteio, semente { $seed }
reports-by-play-off = jogo de desempate
reports-ties = Desempates
reports-corrections = Correções
reports-result-before = Resultado anterior
reports-reason = Motivo
reports-records = Partidas gravadas
reports-records-file = partidas
reports-record-event = campeonato
reports-record-place = lugar
reports-record-where = mesa { $table }, ronda { $round }, tabuleiro { $board }, partida { $game }
reports-record-starts = começa
reports-record-answers = responde
reports-record-score = pontos
reports-record-end = fim
reports-record-resigned = desistência
reports-record-agreed = empate por acordo
reports-record-out-of-time = tempo esgotado
reports-record-awarded = decisão do árbitro
reports-screens = Partidas no ecrã
reports-screens-note = Partidas jogadas no ecrã até ao fim: não contam as que continuaram em madeira nem as atribuídas pelo árbitro.
reports-moves-mean = Lances (média)
reports-moves-most = Mais longa
reports-first-move = Abertura mais usada
reports-moves-caption = Lances de uma partida, em média (entre parênteses, as partidas)
reports-screens-who-wins = Quem ganha no ecrã, por jogo e ciclo (entre parênteses, as partidas)
reports-openings-caption = Como mais se começou: o primeiro lance, quantas vezes e em que parte das partidas
