# Words of tables, and names of reports and of their files.

reports-table = Mesa
reports-group = Grupo
reports-groups = Grupos
reports-file-round = ronda
reports-board = Tabuleiro
reports-round = Ronda
reports-starts = Começa
reports-answers = Responde
reports-wall-chart-legend = Em cada ronda: o n.º do adversário e os pontos feitos; ▸ começa a partida; F folga; – falta.
reports-file-wall-charts = quadros-de-parede
reports-wall-charts = Quadros de parede
reports-cross-table-legend = Em cada linha: os pontos feitos contra o n.º da coluna; vazio, não se encontraram.
reports-file-cross-tables = quadros-cruzados
reports-cross-tables = Quadros cruzados
reports-too-large-to-cross = Grupo grande demais para um quadro cruzado; veja o quadro de parede.
reports-no-groups = Ainda não há grupos sorteados.
reports-number = N.º
reports-points = Pontos
reports-place = Lugar
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
reports-who-starts = começa
reports-who-answers = responde
reports-nothing = (nada)
reports-who-wins = Quem ganha, por jogo
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
reports-finalists = Finalistas
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
reports-side-column = { $side }: { $part }
reports-group-at-table = Grupo { $group } · mesa { $table }
reports-stage-at-table = { $stage } · mesa { $table }
reports-round-number = Ronda { $round }
reports-in-round = { $title }: ronda { $round }
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
reports-open-rounds = As rondas abertas não contam para ninguém até chegar o último resultado: { $rounds }.
reports-open-round = grupo { $group }, ronda { $round }
reports-never-played = sem lugar: não jogou
reports-standings-after = Classificação após a ronda { $round }
reports-file-after-round = { $file }-fase-{ $stage }-ronda-{ $round }
reports-tie-break-shared = { $count ->
        [one] Critério de desempate
       *[other] Critérios de desempate, por ordem
    }: { $list }. Onde tudo é igual, o lugar é partilhado.
reports-tie-break-played = { $count ->
        [one] Critério de desempate
       *[other] Critérios de desempate, por ordem
    }: { $list }. Onde tudo era igual, decidiu um desempate jogado.
reports-tie-break-drawn = { $count ->
        [one] Critério de desempate
       *[other] Critérios de desempate, por ordem
    }: { $list }. Onde tudo era igual, decidiu o sorteio.
reports-tie-break-both = { $count ->
        [one] Critério de desempate
       *[other] Critérios de desempate, por ordem
    }: { $list }. Onde tudo era igual, decidiu um desempate jogado ou o sorteio.
reports-tie-break = Critério de desempate
reports-stage-scores = { $stage }: alunos por número de pontos
reports-won-by-starter = ganha quem começa
reports-drawn = empate
reports-won-by-answerer = ganha quem responde
reports-total = Total
reports-overview = { $pupils }{ $withdrawn ->
        [0] {""}
        [one] {" "}(1 desistência)
       *[other] {" "}({ $withdrawn } desistências)
    }{ $idle ->
        [0] {""}
       *[other] {" "}({ $idle } sem qualquer partida)
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
