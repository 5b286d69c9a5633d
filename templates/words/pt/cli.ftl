# The command line: marks, the frame of the help, and what was typed wrongly.

cli-mark-error = erro: { $words }

cli-help-usage = Utilização
cli-help-options = Opções
cli-help-options-place = {"["}OPÇÕES]
cli-help-arguments = Argumentos
cli-help-commands = Comandos
cli-help-command = COMANDO
cli-help-default = por omissão: { $value }
cli-help-values = valores possíveis: { $values }

cli-group-teachers = Para professores: jogos, regras, treino
cli-group-arbiters = Para árbitros: o que se pode jogar, quem ganhou
cli-group-authors = Para autores de jogos
cli-group-organisers = Para a organização: o campeonato
cli-group-paper = Para a organização: o papel
cli-group-desk = Para a organização: o servidor, e guardar tudo em segurança
cli-group-program = O próprio programa

cli-manual-name = NOME
cli-manual-synopsis = UTILIZAÇÃO
cli-manual-description = DESCRIÇÃO
cli-manual-notes = EXEMPLOS E NOTAS
cli-manual-version = VERSÃO

cli-typed-unknown = não há aqui nenhum argumento `{ $argument }`
cli-typed-command = não há nenhum comando `{ $command }`
cli-typed-no-command = a seguir a `{ $command }` falta um comando: { $known }
cli-typed-missing =
    { $count ->
        [one] falta { $arguments }
       *[other] faltam { $arguments }
    }
cli-typed-no-value = falta um valor para `{ $argument }`{ $known }
cli-typed-value = `{ $value }` não serve para `{ $argument }`{ $why }
cli-typed-because = : { $reason }
cli-typed-known = ; há { $values }
cli-typed-too-many = `{ $value }` é um valor a mais para `{ $argument }`
cli-typed-count = o número de valores de `{ $argument }` não está certo
cli-typed-equals = o valor de `{ $argument }` escreve-se depois de um sinal de igual
cli-typed-twice = `{ $argument }` só se pode indicar uma vez
cli-typed-conflict = `{ $argument }` não vai com { $others }
cli-typed-conflict-some = `{ $argument }` não vai com outra coisa que escreveu
cli-typed-letters = isto não é texto em UTF-8
cli-typed-other = { $words }
cli-typed-no-reason = não se percebe
cli-typed-whole-number = esperava um número inteiro
cli-typed-number = esperava um número
cli-typed-within = esperava um número inteiro de { $least } a { $most }
cli-typed-at-least = esperava um número inteiro, { $least } ou mais
cli-typed-near = queria dizer { $near }?
cli-typed-game = é um jogo: `{ $sheet }` imprime as regras, `{ $play }` joga-o
cli-typed-more = `--help` diz mais.

cli-files-written = ficheiros em `{ $folder }`: { $count }

cli-arbiters-file = não foi possível usar o ficheiro das pessoas: { $error }
cli-arbiters-no-table = `{ $part }` não é uma mesa; esperava algo como 1-6,9
cli-saved = registado
cli-arbiters-no-number = não há nenhum árbitro com o número { $number }; veja `arbitro arbiters list`
cli-arbiters-no-name = falta o nome
cli-arbiters-added = número { $number }; imprima o cartão com `arbitro arbiters cards { $number } --address URL`
cli-arbiters-organiser = organização
cli-yes = sim
cli-no = não
cli-no-address = `{ $address }` não é um endereço; esperava algo como `http://192.168.1.10:8080`
cli-arbiters-nobody = não há ninguém com esse número; veja `arbitro arbiters list`
cli-cards-title = Cartões
cli-cards-file = cartoes.pdf
cli-backup-done = cópia verificada em `{ $path }`; linhas do registo: { $entries }
cli-booklet-left-out = aviso: não há ficheiro para `{ $wanted }`; fica de fora
cli-check-none = não há nenhum ficheiro de jogo (`*.yaml`) em { $path }
cli-check-all-right = { $n } ficheiros, tudo certo
cli-check-wrong = ficheiros que não podem ser usados: { $wrong } de { $n }
cli-all-right = tudo certo
cli-round-fault = INFRAÇÃO
cli-round-warning = aviso
cli-round-note = nota
cli-rounds-checked = rondas verificadas: { $rounds }; infrações: { $faults }; avisos: { $warnings }
cli-rounds-broken = infrações às regras: { $faults }
cli-demo-pupils = `--pupils { $n }`: esperava um número de { $fewest } a { $most }
cli-demo-playing = a jogar a final
cli-demo-done = ficheiros em `{ $folder }`: { $n-files }; comece por `{ $start }`
cli-diagram-width = não se pode desenhar um tabuleiro de { $mm } mm; escolha de 10 a 1000
cli-draw-line = { $tournament } { $name }; grupos: { $count } ({ $sizes })
cli-draw-annulled = sorteio anulado
cli-draw-nothing = não há nada para sortear
cli-draw-seed = semente { $seed }
cli-entry-absent = { $code } falta à ronda { $round }
cli-entry-placed = , no grupo { $label }
cli-entry-added = inscrito com o código { $code }{ $placed }
cli-entry-added-by-name = inscrição feita: { $name }{ $placed }
cli-entry-changed = { $code } alterado
cli-entry-unchanged = { $code } já estava assim
cli-entries-count = inscrições: { $count }
cli-template-ready = `{ $file }` pronto; preencha-o e use `arbitro entries import { $file }`
cli-entry-back = { $code } volta a jogar
cli-import-all-done = { $entries ->
        [one] 1 inscrição
       *[other] { $entries } inscrições
    }, { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }, { $results ->
        [one] 1 resultado
       *[other] { $results } resultados
    } e { $notes ->
        [one] 1 nota
       *[other] { $notes } notas
    } recebidos.
cli-import-all-preview = nada foi guardado; seriam { $entries } inscrições, { $rounds } rondas, { $results } resultados e { $notes } notas.
cli-entry-waits = { $code } fica em lista de espera, no lugar { $place }.
cli-entry-admitted = { $code } já tem lugar.
cli-waiting-none = Ninguém espera por um lugar.
cli-waiting-nobody = Ninguém teve lugar: ou ninguém espera, ou não há lugares livres.
cli-waiting-free = há lugar
cli-waiting-count = { $count ->
        [one] 1 aluno em espera
       *[other] { $count } alunos em espera
    }
cli-waiting-freed = { $count ->
        [one] Há lugar para 1 aluno que espera
       *[other] Há lugar para { $count } alunos que esperam
    }: `arbitro entries admit`
cli-column-why = Porquê
cli-entry-substituted = { $code } é agora { $name }.
cli-entry-regrouped = { $code } joga agora no grupo { $group }.
cli-entries-merged = as duas inscrições são agora uma: { $code }.
cli-entry-withdrawn = { $code } desistiu
cli-explain-whose = `--instead` pergunta por um aluno: escreva o código ou o nome, ou grupo, ronda e tabuleiro
cli-explain-namesake = `{ $group }` foi lido como o grupo; o aluno escreve-se `{ $code }`
cli-explain-no-board = não há tabuleiro { $board } nessa ronda de `{ $who }`
cli-export-one-list = um `.csv` só tem uma lista; escolha `.xlsx` ou `.json` para tudo
cli-files-not-text = { $path }: não é texto em UTF-8
cli-files-unreadable = não foi possível ler `{ $path }`: { $error }
cli-files-exists = `{ $path }` já existe; use `--replace` para o substituir
cli-files-folder = não é possível escrever na pasta `{ $folder }`: { $error }
cli-files-unwritable = não foi possível escrever `{ $path }`: { $error }
cli-forget-sure = isto apaga para sempre o nome e o ano de `{ $code }`; repita com `--yes`
cli-forget-listed-sure = este aluno foi indicado numa lista de escola ({ $schools }) e nunca chegou a ser inscrito; isto remove o nome de vez, do registo e de todas as cópias. Repita com `--yes`
cli-forget-done = os dados pessoais de { $code } foram apagados (linhas do registo: { $entries }; cópias automáticas: { $copies }); os resultados ficam
cli-forget-left = isto fica para decidir; `--also PALAVRAS` apaga outras palavras além do nome de todas as notas e motivos:
cli-forget-nobody = não há ninguém chamado `{ $text }`; indique o código, como 221.1.3
cli-forget-several = há várias inscrições com o nome `{ $text }`: { $codes }; indique o código
cli-forget-no-end = o regulamento não marca até quando se guardam os nomes (escreva nele `names kept for months`), ou ainda não se jogou nada
cli-forget-not-due = os nomes guardam-se até { $until }
cli-forget-due-sure = isto apaga para sempre os dados pessoais de { $count ->
    [one] 1 inscrição
   *[other] { $count } inscrições
}; repita com `--yes`
cli-forget-due-done = { $count ->
    [0] já não há nomes a apagar
    [one] apagados os dados pessoais de 1 inscrição; os resultados ficam
   *[other] apagados os dados pessoais de { $count } inscrições; os resultados ficam
}
cli-no-edition = não há edição { $number }; há as edições 1 a { $last }
cli-games-now = { $cycle }, edição { $edition }
cli-games-earlier = De edições anteriores
cli-games-others = Outros jogos
cli-games-variants = variantes: { $ids }
cli-games-next = A seguir: `arbitro sheet JOGO` põe as regras de um jogo em PDF.
cli-logo-unreadable = não consigo ler o logótipo `{ $shown }`: { $error }
cli-logo-useless = o logótipo `{ $shown }` não serve: { $why }; use um ficheiro PNG ou SVG
cli-no-school = não há escola com o número `{ $number }`
cli-copy-made = ronda completa; cópia em `{ $path }`
cli-copy-failed = aviso: a cópia automática falhou: { $error }
cli-draw = empate
cli-new-created = criado `{ $location }`
cli-new-no-name = como se chama o campeonato? Por exemplo: `arbitro new escola`
cli-new-next = a seguir: `arbitro entries import lista.xlsx` recebe uma lista, mesmo só de nomes; `arbitro entries template lista.xlsx` escreve uma para preencher
cli-new-edition = `--edition` é para os regulamentos já feitos; no seu ficheiro escreva `edition: N`
cli-new-games = `--game` é para os regulamentos já feitos; no seu ficheiro escreva os jogos de cada ciclo
cli-one-group = indique um só grupo, como 1.3.2
cli-waiting = em espera
cli-pair-annulled = ronda anulada
cli-pair-done = rondas publicadas: { $count }; grupos em espera: { $waits }; semente: { $seed }
cli-pair-time-over = `arbitro pair { $group } --more 10` deixa jogar mais 10 minutos
cli-perft-too-large = o número é grande demais para se escrever
cli-repeated = o pedido `{ $key }` já tinha sido guardado; nada mudou
cli-play-roles = a pessoa: { $mine }; o computador (nível { $level }): { $others }
cli-play-how =
    Para jogar, escreva um lance, como `{ $example }`, e carregue em Enter.
    `ajuda` mostra os lances possíveis, `dica` aconselha um, `desfazer` volta atrás, `sair` termina.
cli-play-many = Há { $count } lances possíveis: `lances` mostra-os todos, e `lances { $cell }`, por exemplo, os que começam por { $cell }.
cli-play-thinking = a pensar
cli-play-record-start = uma partida gravada começa no início; retire --position
cli-play-hint = experimente { $text }; `porquê` explica
cli-show-goals = casas finais de quem começa e de quem responde
cli-show-zone = zona marcada
cli-play-computer = o computador joga { $text }
cli-play-not-yet = o computador ainda não jogou
cli-play-no-undo = não há lance para desfazer
cli-play-refused = `{ $text }` não pode ser jogado: { $reason }; `lances` mostra o que se pode jogar, `dica` ajuda
cli-play-refused-again = `{ $text }` também não, pela mesma regra; `dica` ajuda
cli-play-certain-draw = empate com certeza
cli-play-slipped = neste nível joga às vezes um lance qualquer, como aqui
cli-line = linha: { $line }
cli-playouts-draws = empates
cli-playouts-given-up = interrompidas ao fim de { $longest } lances: { $unfinished }
cli-playouts-speed =
    duração média: { $length } lances
    { $plies } lances por segundo, { $rate } partidas por segundo
cli-profile-random = { $name }: ao acaso
cli-profile-strong = { $name }: jogo pensado, { $n } de { $of } partidas
cli-profile-stopped = interrompido depois de { $total } partidas; nada foi escrito. Para acabar mais cedo, peça menos com `--strong-games` ou `--playouts`
cli-profile-cut = interrompido depois de { $total } partidas, antes de se jogarem todas; os números são os das partidas que contam. `--limit-seconds` dá-lhe mais tempo
cli-profile-too-many = { $n } jogos não cabem lado a lado; escolha até { $most }
cli-profile-twice = o jogo `{ $name }` aparece duas vezes
cli-puzzles-stopped = interrompido antes de se encontrar um problema. Para acabar mais cedo, peça menos com `--count` ou `--depth`; `--limit-seconds` dá-lhe mais tempo
cli-qualify-line = { $tournament } { $name }; apurados: { $count }
cli-qualify-nothing = não há nada para apurar
cli-replay-disagrees = a partida gravada diz que o resultado é `{ $said }`, mas os lances dizem `{ $found }`
cli-replay-game = a partida foi jogada com o jogo `{ $game }`, que não está aqui à mão; `--games PASTA` diz em que pasta está o ficheiro dele: arbitro replay { $file } --games PASTA
cli-replay-unfinished =
    { $moves ->
        [one] por acabar, ao fim de 1 lance
       *[other] por acabar, ao fim de { $moves } lances
    }
cli-report-round = `--round` só serve com `--kind standings`
cli-restore-cards = Uma cópia não abre portas: imprima cartões novos para quem entra (`arbitro arbiters cards`, ou a página “Árbitros”)
cli-restore-done = `{ $target }` recuperado; linhas do registo: { $entries }
cli-restore-kept = o que lá estava ficou em `{ $path }`
cli-result-there = já lá estava
cli-result-corrected = registado (correção)
cli-results-rounds-hint = a lista fala de rondas que ainda não existem: `--rounds` publica-as tal como a lista as diz
cli-results-rounds = { $count ->
        [one] 1 ronda publicada tal como a lista a diz
       *[other] { $count } rondas publicadas tal como a lista as diz
    }
cli-results-rounds-preview = rondas a publicar tal como a lista as diz: { $count }
cli-results-trf-group = um ficheiro TRF não diz de que grupo é: acrescente `--group GRUPO`
cli-results-wrong = erros: { $count }; nada foi registado
cli-serve-cannot = não foi possível servir em `{ $listen }`: { $error }; escolha outro com `--listen 0.0.0.0:8081`
cli-serve-address = `{ $address }` não é um endereço; esperava um como https://final.example
cli-serve-framed-by = `--framed-by { $site }` não é o endereço de um sítio; escreva-o como https://moodle.example
cli-serve-stopped = servidor parado
cli-serve-games-only = só jogos, sem campeonato
cli-serve-network = Na rede:
cli-serve-here = Neste computador:
cli-serve-organiser = Organizador:
cli-serve-stop = Ctrl-C para parar.
cli-show-score = pontuação: { $first } contra { $second }
cli-show-to-move = a jogar: { $side }
cli-show-position = posição
cli-solve-exact = com --exact procura-se o que ficou por apurar, demore o que demorar
cli-solve-unsolved = não resolvida em { $positions } posições ({ $seconds } s)
cli-solve-who = quem ganha?
cli-solve-margin = quem ganha, e por quanto?
cli-solve-moves = com que lances?
cli-solve-length = em quantos lances?
cli-solve-no-plies = {""} (em quantos lances, não se apurou)
cli-solve-by = , por { $margin }
cli-solve-all-lose = todos os lances perdem
cli-solve-winning = lances que ganham
cli-solve-drawing = lances que empatam
cli-solve-open = por apurar: { $open }
cli-solve-best-margin = melhor margem: { $best }
cli-solve-longest = resistem mais tempo: { $best }
cli-solve-quickest = ganham mais depressa: { $best }
cli-solve-speed = { $positions } posições em { $seconds } s ({ $rate } por segundo)
cli-solve-proof = prova escrita em { $path }: o lance de quem ganha em { $positions } posições; verifique-a com `arbitro check-proof { $path }`
cli-solve-proof-draw = aqui ninguém ganha, por isso não há prova para escrever
cli-solve-proof-past = as regras deste jogo perguntam o que aconteceu antes, o que uma posição escrita não diz: uma prova assim não se pode escrever
cli-solve-proof-many = quem ganha teria de conhecer mais de { $most } posições, o que é demais para escrever; comece mais perto do fim da partida, com --after
cli-solve-proof-limit = a procura acabou antes de se conhecerem todos os lances de quem ganha, por isso nada foi escrito; dê-lhe mais tempo ou mais memória
cli-proof-holds = a prova está certa: o lance de quem ganha em { $positions } posições, { $replies } respostas experimentadas, partidas de { $longest } lances no máximo
cli-proof-unused = linhas de que nenhuma partida precisa: { $lines }
cli-standings-group = Grupo { $label } · { $name } · rondas: { $rounds }
cli-standings-open = A ronda { $round } está aberta: não conta para ninguém até chegar o último resultado.
cli-standings-pupils = Um a um:
cli-not-drawn = o torneio `{ $id }` ainda não foi sorteado; use `arbitro draw { $id }`
cli-no-target = indique um torneio ou grupo, ou `--all` para todos
cli-trf-no-tie-break = não há critério de desempate `{ $name }`; os conhecidos são { $known }
cli-verify-restore = recupere uma cópia com `arbitro restore`
cli-verify-done =
    tudo certo; linhas do registo: { $facts }, com dados pessoais apagados: { $redacted }
    selo { $seal }

cli-column-number = N.º
cli-column-name = Nome
cli-column-tables = Mesas
cli-column-card = Cartão
cli-column-when = Quando
cli-column-who = Quem
cli-column-what = O quê
cli-column-school = Escola
cli-round-place = { $group }, ronda { $round }
cli-import-done = inscritos: { $new }; alterados: { $changed }; já inscritos: { $unchanged }; recusados: { $refused }; escolas ao todo: { $schools }
cli-import-preview = a inscrever: { $new }; alterados: { $changed }; já inscritos: { $unchanged }; recusados: { $refused }
cli-import-accept = `--accept-warnings` para aceitar os avisos
cli-import-skip = `--skip-bad` para deixar essas linhas de fora
cli-import-both = `--skip-bad` e `--accept-warnings` para avançar assim mesmo
cli-import-wrong = erros: { $errors }; avisos: { $warnings }; nada foi guardado. Corrija a lista, ou use { $way }
cli-import-give-it = o comando com o que falta
cli-import-give-school = a escola de todos diz-se no comando: `--school "EB de Vale Fictício"`
cli-import-give-game = o jogo de todos diz-se no comando: `--game rastros`; mais jogos, mais um `--game` cada
cli-import-give-year = o ano de todos diz-se no comando: `--year 4`
cli-files-no-such-folder = `{ $folder }` não é uma pasta; escolha outra
cli-files-make-folder = a pasta `{ $folder }` não existe; crie-a primeiro
cli-files-denied = não tem autorização para escrever nessa pasta; escolha outra
cli-files-is-folder = é uma pasta; indique um ficheiro dentro dela
cli-files-pages =
    { $pages ->
        [one] { $path }: { $pages } página, { $size } KB
       *[other] { $path }: { $pages } páginas, { $size } KB
    }
cli-play-in =
    { $plies ->
        [one] , em { $plies } lance
       *[other] , em { $plies } lances
    }
cli-play-certain-win = ganha com certeza{ $plies }
cli-play-certain-loss = perde contra as melhores respostas{ $plies }
cli-play-expects =
    { $visits ->
        [one] espera ganhar { $rate } % das vezes ({ $visits } partida ao acaso)
       *[other] espera ganhar { $rate } % das vezes ({ $visits } partidas ao acaso)
    }
cli-play-candidate =
    { $visits ->
        [one] { $move }: { $rate } % em { $visits } partida
       *[other] { $move }: { $rate } % em { $visits } partidas
    }
cli-playouts-wins =
    { $wins ->
        [one] { $name }: { $wins } vitória ({ $share } %)
       *[other] { $name }: { $wins } vitórias ({ $share } %)
    }
cli-won = vitória: { $side } (jogador { $person }{ $about })
cli-trf-right = sem contradições: { $players } jogadores, { $rounds } rondas
cli-trf-dutch = emparceiramentos: as { $rounds } rondas são todas as do sistema holandês da FIDE (2026)
cli-trf-unfollowed = emparceiramentos por verificar: a linha `{ $code }` altera-os de uma forma que aqui não se segue
cli-trf-number = n.º
cli-trf-rank = lugar
cli-results-preview = resultados a registar: { $new }; já lá estavam: { $unchanged }
cli-results-done = resultados registados: { $new }; já lá estavam: { $unchanged }
cli-solve-positions = { $count } posições
cli-solve-in =
    { $plies ->
        [one] {" "}em { $plies } lance
       *[other] {" "}em { $plies } lances
    }
cli-solve-at-most =
    { $plies ->
        [one] {" "}em { $plies } lance
       *[other] {" "}em { $plies } lances ou menos
    }
cli-mark-warning = aviso: { $words }
cli-result-other-game = a partida gravada é de `{ $found }`, mas aqui joga-se `{ $game }`
cli-result-disagrees = a partida gravada acaba em { $found }, mas o resultado indicado é { $result }
cli-result-unfinished = a partida gravada não chega ao fim
cli-result-none = `{ $text }` não é um resultado; esperava 1-0, 0-1, ½-½, ou com falta +:-, -:+ ou -:-
cli-result-not-playing = `{ $code }` não joga nessa ronda
cli-result-of-pupil = `{ $text }` não é um resultado de um aluno; esperava vitória, derrota, empate, vitória-falta, falta ou faltaram
cli-result-no-number = `{ $text }` não é um número; esperava 1, 2, 3…

cli-typed-address = esperava um endereço como 0.0.0.0:8080
cli-typed-cycle = esperava 1, 2, 3 ou sec
cli-typed-depth = esperava um número de 1 a { $most }, ou dois, como 3-7
cli-puzzles-so-far =
    { $n ->
        [one] { $n } problema até agora
       *[other] { $n } problemas até agora
    }
cli-puzzles-found =
    { $wished ->
        [one] { $n } de { $wished } problema de { $depth } { $most ->
            [one] lance
           *[other] lances
        }, em { $games } partidas e { $positions } posições
       *[other] { $n } de { $wished } problemas de { $depth } { $most ->
            [one] lance
           *[other] lances
        }, em { $games } partidas e { $positions } posições
    }
cli-puzzles-unproven = { $n } posições ficaram de fora por não se poderem demonstrar
cli-puzzles-odd = em todas essas partidas a última jogada foi de quem ganhou: experimente um `--depth` ímpar, como { $next }
cli-puzzles-even = em todas essas partidas a última jogada foi de quem perdeu: experimente um `--depth` par, como { $next }
cli-puzzles-no-records = { $file } não tem nenhuma partida de { $game }
cli-review-summary = { $games ->
        [0] Não foi vista nenhuma partida.
        [one] Foi vista uma partida; { $given ->
            [0] que se saiba, ninguém deitou fora uma vitória.
           *[other] nela foi deitada fora uma vitória.
        }
       *[other] Foram vistas { $games } partidas; { $given ->
            [0] que se saiba, em nenhuma delas alguém deitou fora uma vitória.
            [one] numa delas foi deitada fora uma vitória.
           *[other] em { $given } delas foi deitada fora uma vitória.
        }
    }
cli-review-left = { $games ->
        [one] Ficou uma partida por ver; com `--limit-seconds` há mais tempo.
       *[other] Ficaram { $games } partidas por ver; com `--limit-seconds` há mais tempo.
    }
cli-puzzles-try = experimente outro `--depth` (ou um intervalo como 3-7), outra `--seed`, mais `--effort` ou um tabuleiro menor
cli-time-left = faltam { $time }
cli-time-at-most = isto leva no máximo { $seconds } s e mostra então o que houver; `--limit-seconds` muda esse tempo
cli-files-ending = `{ $path }` não acaba em { $known }
cli-diagram-mark = a marca `{ $mark }` não se pode desenhar: { $reason }
cli-export-format = o fim do nome diz o formato: `.csv`, `.xlsx` ou `.json`

cli-folder-publish-title = Para publicar
cli-folder-publish-words = O relatório final, as pontuações por ciclo, as escolas e os prémios.
cli-folder-hand-out-title = Para entregar
cli-folder-hand-out-words = Diplomas para todos, certificados para o pódio e crachás.
cli-folder-doors-title = Para afixar
cli-folder-doors-words = Letreiros, grupos, emparceiramentos e quadros de parede.
cli-folder-morning = manha
cli-folder-morning-title = A manhã nas portas
cli-folder-morning-words = Os grupos, a primeira ronda por mesa e por nome, e os quadros de parede para preencher.
cli-folder-desk-title = Para o secretariado
cli-folder-desk-words = Boletins, resultados e classificações ronda a ronda.
cli-folder-rules = regras
cli-folder-rules-title = Regras e tabuleiros
cli-folder-rules-words = O livro de regras em todas as línguas e um tabuleiro de cada jogo, à escala.
cli-folder-games = partidas
cli-folder-games-title = Partidas gravadas
cli-folder-games-words = A última partida gravada de cada torneio; `arbitro replay` volta a jogá-las.
cli-folder-schools-title = Para as escolas
cli-folder-schools-words = O que cada professor recebe: alunos, mesas e horas.
cli-pack-steps = regras-em-tres-passos
cli-class-rules = regras
cli-class-steps = passos
cli-class-poster = cartaz
cli-class-board = tabuleiro
cli-class-cycle-first = 1.º ciclo
cli-class-cycle-second = 2.º ciclo
cli-class-cycle-third = 3.º ciclo
cli-class-cycle-secondary = secundário
cli-class-written = { $games ->
        [one] 1 jogo
       *[other] { $games } jogos
    }, { $files } ficheiros em `{ $folder }`: regras, passos, cartaz A3 e tabuleiro com peças de cada um
cli-demo-rules = regras
cli-demo-rules-title = Livro de regras
cli-demo-board = tabuleiro
cli-demo-board-title = Tabuleiro: { $game }
cli-demo-record = { $game }, grupo { $group }, ronda { $round }, tabuleiro { $board }
cli-demo-language = Português
cli-demo-title = Final nacional, { $edition }.ª edição: uma demonstração
cli-demo-intro = { $name }, { $edition }.ª edição, tal como o arbitro a vê: escolas e alunos inventados, uma final jogada do sorteio ao pódio, e todo o papel de que um dia assim precisa. Documentos em { $language }.
cli-demo-podium = Pódio
cli-demo-try = Experimente
cli-demo-file = o campeonato. Nesta pasta:
cli-demo-show-all = Mostrar todos: { $count }
cli-demo-pupils-here = alunos
cli-demo-schools = escolas
cli-demo-tournaments = torneios
cli-demo-groups = grupos
cli-demo-games = partidas
cli-demo-records = partidas gravadas lance a lance
cli-demo-away = faltas e desistências
cli-demo-corrected = resultados corrigidos
cli-demo-lots = desempates por sorteio

cli-welcome-begin = Por onde começar:
cli-welcome-start = tudo no navegador: torneios, inscrições, rondas, papel
cli-welcome-guide = o guia: um torneio de turma numa tarde
cli-welcome-games = os jogos, com uma linha sobre cada um
cli-welcome-sheet = as regras de um jogo em PDF
cli-welcome-demo = uma final nacional inventada, do princípio ao fim
cli-welcome-more = Todos os comandos: arbitro help. Um comando: arbitro help COMANDO.
cli-welcome-enter = Enter abre tudo no navegador; para sair, feche esta janela.
cli-start-greeting = O arbitro está aberto no navegador. Se não abriu, abra neste computador:
cli-start-ready = O arbitro está pronto. Abra neste computador:
cli-start-phones = Para os telemóveis dos árbitros: { $address }
cli-no-network = Este computador ainda não está ligado a nenhuma rede, e os telemóveis não chegam cá. Ligue-o ao Wi-Fi; o endereço aparece depois na página.
cli-start-keep = Deixe esta janela aberta enquanto trabalha; fechá-la termina o programa.
cli-start-already = o arbitro já estava aberto nesta pasta: { $address }
cli-start-no-folder = a pasta `{ $folder }` não existe ou não se consegue abrir: { $error }
cli-start-other-port = A porta { $wanted } está ocupada por outro programa; o endereço é agora { $address }.
cli-rules-head =
    Uma variante de { $parent } (`{ $game }`). Escreva só o que é diferente; tudo o resto vem desse jogo.
    Tire o `# ` de uma linha para a mudar, e também o da linha da sua chave, e deixe as outras como estão.
    Depois: arbitro check { $path }
cli-rules-next = { $path } ainda não muda nada de { $parent }: abra-o num editor de texto, mude uma linha e pergunte a `arbitro check { $path }`
cli-rules-name = `{ $name }` não serve de nome a uma variante de `{ $game }`: escolha outro, com letras ou algarismos


cli-ties-open = grupo { $group }: iguais depois de todos os critérios: { $tied }
cli-ties-none = não há empates por decidir nos grupos completos
cli-ties-next = tal como estão, partilham o lugar; decida um empate de cada vez com `arbitro ties GRUPO --played "CÓDIGO, CÓDIGO"` ou `arbitro ties GRUPO --lot CÓDIGO`
cli-entry-present = { $code } joga afinal a ronda { $round }
cli-pair-rearranged = ronda alterada; volte a imprimir as listas e os boletins
cli-pair-two = `{ $text }`: indique dois, separados por vírgula, como "221.1.3, 007.1.3" ou "1, 3"
cli-result-retracted = resultado retirado
cli-result-which = `{ $group }` é um grupo e também o aluno `{ $code }`. Para o grupo, indique ronda, tabuleiro e resultado; para o aluno, escreva `{ $code }`
cli-result-missing = que resultado? Indique ronda, tabuleiro e resultado, como `arbitro result 1.3.2 1 4 1-0`, ou um aluno e como lhe correu, como `arbitro result 221.1.3 vitória`
cli-regulations-list = Regulamentos já feitos:
cli-regulations-next = `arbitro regulations NOME` mostra um deles; `arbitro regulations --explain` explica cada chave; `arbitro new NOME --regulations FICHEIRO` usa-o.
cli-regulations-unknown-games = ninguém conhece estes jogos: { $games }. Corrija o nome curto, ou dê um nome ao jogo: `games: [{"{"} id: x, name: X {"}"}]`
cli-regulations-right = { $file }: { $name }, tudo certo
cli-regulations-stage = { $name }: { $play }
cli-regulations-wrong =
    { $count ->
        [one] 1 erro; o ficheiro não se pode usar assim
       *[other] { $count } erros; o ficheiro não se pode usar assim
    }
cli-draw-order =
    { $count ->
        [one] 1 cabeça de série
       *[other] { $count } cabeças de série, por ordem
    }{ $unknown ->
        [0] {""}
        [one] ; 1 da lista não está inscrito aqui
       *[other] ; { $unknown } da lista não estão inscritos aqui
    }
cli-draw-nobody = ninguém de `{ $file }` está inscrito em { $tournament }; a lista tem um aluno por linha, o melhor primeiro, com nome ou código
cli-result-awaits = só conta quando uma segunda pessoa, que não { $by }, introduzir o mesmo resultado
cli-result-started = { $code } começa a partida { $game }
cli-result-score = o encontro está { $score }
cli-next = a seguir: { $way }
cli-standings-none = ainda não há grupos sorteados
cli-way-bracket-results = `arbitro result { $group } RONDA TABULEIRO 1-0` regista um resultado; `-:-` se ninguém veio
cli-way-results = `arbitro result { $group } RONDA TABULEIRO 1-0` guarda um resultado; `--force "porquê"` continua sem ele
cli-way-against = diga quem jogou: `arbitro result { $first } vitória --opponent { $second }`, ou `empate`, ou `derrota`
cli-way-correct = o mesmo comando com `--correct "porquê"` corrige-o
cli-way-next-game = o mesmo comando com `--game-number { $game }` guarda a partida { $game }
cli-way-game = `--game-number N` nomeia a partida: a primeira sem resultado ou, com `--retract`, a última que o tem
cli-way-as-played = o mesmo comando com `--correct "porquê"` recebe as rondas tal como se jogaram
cli-way-groups = `arbitro standings` mostra os grupos que há; `arbitro draw --all` sorteia os que faltam
cli-way-boards = `arbitro explain GRUPO` mostra os tabuleiros da última ronda de um grupo
cli-way-enter = `arbitro result` sem `--correct` nem `--retract` guarda um resultado
cli-way-draw = `arbitro draw { $tournament }`
cli-way-qualify = `arbitro qualify { $tournament }` diz quem passa
cli-way-pair = `arbitro pair { $group }` publica a ronda seguinte
cli-way-over = `arbitro standings { $group }`; se houver empates, `arbitro ties { $group }`
cli-way-annul-rounds = `arbitro pair GRUPO --annul "porquê"` anula primeiro a última ronda de cada grupo, se ainda não tiver resultados
cli-way-retract = `arbitro result GRUPO RONDA TABULEIRO --retract "porquê"` retira primeiro cada resultado
cli-way-annul-round = `arbitro pair { $group } --annul "porquê"` anula a última ronda
cli-way-annul-draw = `arbitro draw { $tournament } --annul "porquê"` anula o sorteio
cli-way-annul-qualification = `arbitro qualify { $tournament } --annul "porquê"` volta a abrir quem passa
cli-way-list = `arbitro entries list` mostra os códigos e os nomes
cli-way-reinstate = `arbitro entries withdraw { $code } --undo` volta a aceitá-la
cli-way-reopen = `arbitro serve` abre as páginas; em `/organiser/tournament/{ $tournament }` está o botão “Reabrir o torneio”; um nome corrige-se sem reabrir: `arbitro entries change CÓDIGO --name "nome" --reason "porquê"`
cli-way-import = `arbitro entries template lista.xlsx` escreve uma lista para preencher, `arbitro entries import lista.xlsx` recebe-a
cli-way-accept = `arbitro registration accept` aceita o que as escolas enviaram
cli-way-open-ties = `arbitro ties { $group }` mostra os empates por decidir; `arbitro ties { $group } --annul "porquê"` volta a abrir o último decidido
cli-way-reopen-tie = `arbitro ties` mostra os empates por decidir; `arbitro ties GRUPO --annul "porquê"` volta a abrir o último decidido
cli-way-play-off = `arbitro ties { $group } --played "CÓDIGO, CÓDIGO"`, o melhor primeiro
cli-way-lot = `arbitro ties { $group } --lot CÓDIGO` tira à sorte entre os empatados
cli-way-force = `--force "porquê"` publica-a assim mesmo
cli-way-ties = `arbitro ties { $tournament }` decide os empates no fim
cli-way-teams = `arbitro entries import LISTA` recebe a lista de novo; `arbitro entries change CÓDIGO --mark TURMA` põe um aluno numa equipa
cli-way-annul-round-again = `arbitro pair { $target } --annul "porquê"` anula a ronda, e `arbitro pair { $target }` volta a emparceirá-la
cli-way-keep-pairs = `arbitro pair { $target } --keep "porquê"` deixa os pares como estão
cli-way-settle-again = `arbitro qualify { $target } --again "porquê"` reabre o apuramento, e `arbitro qualify { $target }` volta a apurar
cli-way-exchange-qualified = `arbitro qualify { $target } --adjust "porquê"` troca-os
cli-way-keep-qualified = `arbitro qualify { $target } --keep "porquê"` deixa como está
cli-way-with = `arbitro qualify TORNEIO --instead-of { $code } --with CÓDIGO --reason "porquê"` indica alguém
cli-way-draw-all = `arbitro draw --all` sorteia o que está por sortear
cli-way-pair-all = `arbitro pair --all` publica a ronda seguinte de cada grupo
cli-way-settle-all = `arbitro qualify --all` diz quem passa
cli-way-wait =
    { $count ->
        [one] falta 1 resultado
       *[other] faltam { $count } resultados
    }: `arbitro result GRUPO RONDA TABULEIRO 1-0`, ou uma lista com `arbitro results import`
cli-way-all-over = está tudo jogado: `arbitro standings` mostra a classificação, `arbitro ties` os empates, `arbitro diplomas` escreve os diplomas, `arbitro pack` imprime tudo
cli-import-qualified = { $taken } na lista, { $left } de fora
cli-import-not-over = ainda não acabou; de fora: { $left }
cli-import-nobody-qualified = em `{ $file }` ainda ninguém se apurou: nenhum torneio acabou
cli-origins-none = ninguém veio ainda de outro campeonato; `arbitro entries import distrito.arbitro` traz os apurados
cli-origins-count =
    { $count ->
        [one] 1 campeonato
       *[other] { $count } campeonatos
    }
cli-column-from = Campeonato
cli-column-pupils = Alunos
cli-export-qualified = a lista dos apurados é um ficheiro `.csv`
cli-export-no-records = ainda não há partidas gravadas: ficam gravadas as que se jogam no ecrã e as que se juntam a um resultado

# Papers by name.
cli-no-colour = `{ $text }` não é uma cor; escreva seis algarismos e letras de a a f, como d55e00
cli-print-papers = Papéis do campeonato; `arbitro print PAPEL` escreve um:
cli-print-pdf-only = `{ $paper }` só há em PDF
cli-print-whole-names = `{ $paper }` leva sempre os nomes completos, porque quem assina e a escola precisam deles; use `--names code` para não mostrar nomes, ou imprima sem `--names`
cli-column-town = Localidade
cli-schools-doubt = parecem a mesma escola: { $from } e { $into }; se forem: arbitro schools merge
cli-school-now = { $school }: guardado
cli-schools-merged = { $from } faz agora parte de { $into }
cli-way-tie = { $what }: `arbitro ties { $group }`
cli-way-share = { $what } Passam todos com `arbitro qualify { $tournament }`; desempata-se com `arbitro ties { $group }`
cli-registration-letters = { $count ->
    [one] 1 carta está em `{ $folder }`; a ligação e o código abrem a inscrição da escola, por isso não a mostre a outros
   *[other] { $count } cartas estão em `{ $folder }`; as ligações e os códigos abrem as inscrições, por isso não as mostre a outros
}
cli-registration-answers = As respostas estão na pasta `{ $folder }`. São dados pessoais: guarde-as só para a organização.
cli-site-results-written = as páginas públicas estão em `{ $folder }` ({ $count } ficheiros); ponha a pasta em qualquer espaço na internet, a primeira página é `index.html`

# Campeonatos que alimentam outros.
cli-phases-feed = os apurados sobem a { $name }: { $first ->
    [one] o primeiro lugar
   *[other] os { $first } primeiros lugares
} de cada jogo e ciclo
cli-phases-feed-none = os apurados não sobem a outro campeonato
cli-phases-expected = { $count ->
    [0] não se espera por apurados de outros campeonatos
    [one] espera-se pelos apurados de 1 campeonato
   *[other] espera-se pelos apurados de { $count } campeonatos
}
cli-phases-none = ainda não há campeonatos de onde venham apurados; `arbitro phases take distrito.arbitro` recebe-os
cli-phases-late = em atraso
cli-phases-nothing = de { $name } não há nada de novo
cli-phases-nobody = em { $name } ainda ninguém se apurou: nenhum torneio acabou
cli-phases-taken = recebido de { $name }: novos { $new }, mudanças { $changed }
cli-phases-preview = viria de { $name }: novos { $new }, mudanças { $changed }
cli-phases-accept = depois de recebidos, mudou alguma coisa em { $name }; veja acima e aceite com `--accept`
cli-phases-reason = apurados corrigidos em { $name }
cli-column-place = Lugar
cli-column-tournament = Torneio
cli-column-pupil = Aluno

cli-host-serving = O alojamento está em { $address }
cli-host-needs-name = os campeonatos precisam de um nome: cada um tem um endereço só seu, antes do do alojamento, e antes de `{ $address }` não pode haver nenhum; diga o nome com --address https://…
cli-host-first = Ainda ninguém cuida deste alojamento. Quem abrir esta ligação, uma vez, faz campeonatos e convida os outros:
cli-host-copied = Copiado: { $championships ->
    [one] 1 campeonato
   *[other] { $championships } campeonatos
}, { $accounts ->
    [one] 1 conta
   *[other] { $accounts } contas
}, { $places ->
    [one] 1 lugar
   *[other] { $places } lugares
}. Guarde a cópia onde mais ninguém a leia.
cli-host-restored = Reposto: { $championships ->
    [one] 1 campeonato
   *[other] { $championships } campeonatos
}, { $accounts ->
    [one] 1 conta
   *[other] { $accounts } contas
}, { $places ->
    [one] 1 lugar
   *[other] { $places } lugares
}. Todos entram de novo; os cartões e as cartas das escolas imprimem-se de novo.
cli-host-empty = Ainda não há lugares. `arbitro host open NOME --address https://…` abre um.
cli-host-opened = O lugar { $name } está aberto. Endereço de publicação, só para quem organiza:
cli-host-renewed = O lugar { $name } tem outra chave; com a de antes já ninguém publica. Endereço de publicação, só para quem organiza:
cli-host-next = Quem organiza cola-o em “Na Internet”, nas páginas da organização, ou escreve: arbitro serve --publish 'ENDEREÇO'
cli-host-closed = O lugar { $name } foi fechado e as suas páginas apagadas.
cli-host-close-sure = fechar `{ $name }` apaga o que lá foi publicado; para o fazer: `arbitro host close { $name } --yes`
cli-host-place = Lugar
cli-host-championship = Campeonato
cli-host-pages = Páginas
cli-host-taken = Último envio
cli-host-never = nunca
cli-serve-publish = isto não é um endereço de publicação; escreva inteiro o que recebeu, entre plicas: --publish 'https://…/nome#chave'
cli-serve-publishing = Na Internet:
