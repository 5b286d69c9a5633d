# The organiser's pages: the day, entries, people, paper, the journal.

desk-the-day = O dia
desk-nav-entries = Inscrições
desk-nav-arbiters = Árbitros
desk-print = Imprimir
desk-log = Registo
desk-figure-entries = { $count ->
        [one] inscrito
       *[other] inscritos
    }
desk-figure-groups = { $count ->
        [one] grupo sorteado
       *[other] grupos sorteados
    }
desk-figure-missing = { $count ->
        [one] resultado em falta
       *[other] resultados em falta
    }
desk-for-all = Para todos os torneios
desk-steps-how = Cada passo faz só o que já pode ser feito e diz o que ficou em espera.
desk-draw-groups = Fazer o sorteio
desk-pair-next = Emparceirar e publicar a próxima ronda
desk-settle-next = Apurar para a fase seguinte
desk-going-on = passam à fase seguinte ({ $stage }):
desk-column-groups = Grupos
desk-column-round = Ronda
desk-column-missing = Faltam
desk-column-table = Mesa
desk-column-board = Tabuleiro
desk-next-step = Próximo passo
desk-close = Fechar o torneio
desk-close-how = Fechar um torneio é dá-lo por terminado: nada muda nele, a não ser que o volte a abrir e diga porquê.
desk-no-entries = sem inscritos
desk-step-draw = Sortear
desk-step-pair = Emparceirar
desk-step-settle = Apurar
desk-what-is-missing = O que falta
desk-and-more = … e mais { $count }
desk-notes = Notas e desacordos
desk-nothing-to-do = Por agora não há nada a fazer.
desk-no-target = não é um torneio nem um grupo: “{ $text }”
desk-public-page = Página pública
desk-pair-this-group = Emparceirar a próxima ronda deste grupo
desk-annul-round-reason = Motivo para anular a ronda
desk-annul-round = Anular a ronda
desk-what = O quê
desk-no-board = escolha um tabuleiro
desk-sides-asked = Trocar quem começa no tabuleiro { $board }
desk-exchange-asked = { $one } e { $other } trocam de lugar
desk-cost-ask = Ver o que custa
desk-cost-title = Antes de trocar
desk-cost-none = Nenhuma regra do emparceiramento fica pior.
desk-cost-some = O que custa:
desk-cost-fault = infração
desk-exchange = Trocar na última ronda
desk-exchange-how = Só se trocam partidas ainda sem resultado. Antes de guardar verá o que custa.
desk-exchange-two = Trocar dois alunos de lugar
desk-exchange-sides = Trocar quem começa
desk-exchange-and = e
desk-exchange-board = Tabuleiro
desk-ties = Empates por decidir
desk-ties-how = Iguais depois de todos os critérios. Enquanto nada se decidir, partilham o lugar em todos os papéis.
desk-tie-place = { $place }.º do desempate
desk-tie-play-off = Registar o desempate jogado
desk-tie-lot = Sortear
desk-ties-decided = Empates decididos
desk-tie-by-lot = por sorteio
desk-tie-by-play-off = por desempate jogado
desk-tie-reopen-ask = Foi decidido mal? Abrir outra vez
desk-tie-reopen = Abrir o empate outra vez
desk-tie-settled = Já está apurado quem passa à fase seguinte. Antes de abrir este empate outra vez:
desk-ties-last-first = Abre-se primeiro o que foi decidido por último.
desk-tie-open-already = O empate que esta página mostrava decidido ({ $seen }) entretanto já foi aberto outra vez. Nada mudou.
desk-tie-other-now = Entretanto o último empate decidido é outro: { $now }. Esta página mostrava: { $seen }. Nada mudou.
desk-ties-count = { $count ->
        [one] 1 empate por decidir
       *[other] { $count } empates por decidir
    }
desk-tournament-page = Grupos, apurados e correções
desk-tournament-groups = Grupos
desk-tournament-members = Alunos
desk-tournament-qualified = Apurados para a fase seguinte
desk-tournament-rank = Lugar no grupo
desk-tournament-replace = Substituir
desk-tournament-with = por
desk-tournament-next = o seguinte do mesmo grupo
desk-tournament-unsettle = Desfazer o apuramento
desk-tournament-rare = Correções que pedem um motivo
desk-tournament-force-pair = Emparceirar apesar de faltarem resultados
desk-tournament-force-settle = Apurar apesar de faltarem resultados
desk-tournament-annul-draw = Anular o sorteio
desk-tournament-reopen = Reabrir o torneio
desk-tournament-back = Voltar ao torneio
desk-import-list = Inscrever uma lista
desk-enter-results = Introduzir resultados
desk-import-how = Primeiro verá os problemas linha a linha; nada é inscrito antes de confirmar.
desk-empty-list = Lista vazia para preencher
desk-preview = Ver antes de inscrever
desk-enter-one = Inscrever um aluno
desk-school-number = ou n.º da escola
desk-town = Localidade
desk-school-year = Ano de escolaridade
desk-accept-entry-warnings = Aceitar avisos (escola parecida com outra, aluno noutro jogo)
desk-enter-pupil = Inscrever
desk-search = Procurar
desk-entries-found = 
    { $count ->
        [one] 1 inscrição
       *[other] { $count } inscrições
    }
desk-entries-withdrawn = { $count ->
        [one] 1 desistiu
       *[other] { $count } desistiram
    }
desk-entries-in-line = { $count } em lista de espera
desk-entries-part = aqui, da { $first }.ª à { $last }.ª
desk-year = Ano
desk-status = Estado
desk-withdraw-ask = Desistiu?
desk-withdraw = Retirar
desk-reinstate = Readmitir
desk-admit = Dar lugar
desk-entered-with = inscrito com o código { $code }
desk-code-saved = Guardado: { $code }
desk-entered-in-line = em lista de espera com o código { $code }, n.º { $place }
desk-before-entering = Antes de inscrever
desk-import-new = { $count ->
        [one] novo
       *[other] novos
    }
desk-import-changed = { $count ->
        [one] alterado
       *[other] alterados
    }
desk-import-same = { $count ->
        [one] já inscrito
       *[other] já inscritos
    }
desk-import-refused = com erro
desk-import-warnings = { $count ->
        [one] aviso
       *[other] avisos
    }
desk-import-clean = Não há problemas.
desk-import-problems = Problemas
desk-import-skip = Deixar de fora as linhas com erro
desk-import-accept = Aceitar os avisos
desk-enter-them = Inscrever
desk-cancel = Cancelar
desk-upload-broken = o ficheiro não chegou inteiro, ou é grande demais (o máximo são { $most } MB)
desk-upload-gone = a lista já não está guardada; escolha o ficheiro outra vez
desk-upload-problems = a lista tem problemas; corrija-a, ou assinale que os aceita
desk-entered-count = { $count ->
        [0] Nada mudou: já estavam todos inscritos assim
        [one] Ficou registada 1 inscrição
       *[other] Ficaram registadas { $count } inscrições
    }
desk-template-file = inscricoes.xlsx
desk-people-title = Árbitros e organizadores
desk-people-how = Cada pessoa entra com o seu cartão: um código para ler com o telemóvel, ou o número e o PIN. Os PIN só existem no papel; imprimir um cartão de novo anula o anterior.
desk-role = Papel
desk-arbiter = Árbitro
desk-organiser = Organizador
desk-tables-such-as = Mesas, como 1-6, 9
desk-tables-only-one = Mesas (há só a 1)
desk-tables-such-as-of = Mesas, como 1-6, 9 (há 1-{ $last })
desk-add = Acrescentar
desk-cards-for-all = Imprimir cartões novos para todos
desk-cards-no-network = Este computador ainda não está ligado a nenhuma rede: os cartões saem só com o número e o PIN, sem código. Ligue-o ao Wi-Fi que os árbitros vão usar e imprima-os depois.
desk-card = Cartão
desk-remove = Retirar
desk-is-organiser = organização
desk-tables-of = Mesas de { $name }
desk-save = Guardar
desk-new-card = Cartão novo
desk-sessions = Sessões
desk-sessions-how = Se um telemóvel se perdeu ou alguém ficou com uma sessão aberta: todos os outros saem de imediato, também os outros organizadores. Os cartões continuam a valer. Este separador fica como está.
desk-sessions-ask = Quer mesmo que todos os outros tenham de entrar outra vez, com o cartão?
desk-sessions-sure = Sim, terminar todas as sessões
desk-sessions-ended = Todas as outras sessões acabaram. Quem estava dentro volta a entrar com o seu cartão.
desk-sessions-end = Terminar todas as sessões
desk-what-public-sees = O que o público vê
desk-names-code = Só o código e a escola
desk-names-short = Código, primeiro nome e inicial, escola (Inês A.)
desk-names-full = Nome completo — só com o consentimento das famílias
desk-names-how = Vale para as páginas, o projetor e todos os papéis que se afixam ou publicam. Crachás, diplomas e listas de trabalho levam os nomes de que precisam.
desk-cards-address = O código dos cartões leva a { $address }, o endereço na rede em que este computador está agora. Imprima-os na rede do dia: noutra rede o endereço é outro.
desk-cards-file = cartoes.pdf
desk-cards-gone = Estes cartões já não estão guardados. Imprima cartões novos: os de antes deixam de servir.
desk-cards = Cartões
desk-people-unwritten = não foi possível guardar o ficheiro das pessoas: { $error }
desk-no-table = `{ $text }` não é uma mesa; esperava algo como 1-6, 9
desk-name-missing = falta o nome
desk-nobody-yet = ainda não há ninguém; acrescente primeiro um árbitro
desk-card-organiser = Organização
desk-card-arbiter = Árbitro · { $count ->
        [one] mesa
       *[other] mesas
    } { $tables }
desk-print-how = PDF para imprimir, com o que está guardado agora.
desk-everything = Tudo
desk-by-tournament = Por torneio
desk-unprintable = não foi possível imprimir: { $error }
desk-nothing-to-print = ainda não há nada disto para imprimir
desk-log-how = Tudo o que aconteceu, por ordem, com quem o fez. Nada se apaga: uma correção fica escrita ao lado do que corrige.
desk-faults = Avarias desde que o servidor arrancou
desk-log-about = Só sobre um código, grupo ou pessoa
desk-log-about-name = Só sobre um aluno, pelo nome
desk-show = Mostrar
desk-when = Quando
desk-older = Mais antigos
desk-paste = Cole aqui as células do Excel, ou só os nomes, um por linha
desk-paste-example = Ana Silva
desk-paste-or-file = Ou um ficheiro (.xlsx ou .csv)
desk-given = Vale para todos, se a lista não o disser
desk-upload-nothing = cole a lista ou escolha um ficheiro
desk-entry-save = Guardar
desk-entry-no-name = falta o nome
desk-entry-bad-year = o ano de escolaridade vai de 1 a 12
desk-entry-changed-since = outra pessoa mudou este aluno entretanto; agora está: { $name }, ano { $year }, turma { $class }. Nada foi guardado; guarde de novo se o seu é que está certo
desk-wall-how = O projetor mostra por si o que faz falta: antes de cada ronda, quem joga com quem, por nome; depois, os resultados à medida que chegam; no fim, a classificação. Abra-o no computador do projetor; o que escolher aqui aparece lá, também a partir do telemóvel.
desk-wall-open = Abrir o projetor
desk-wall-keys = Teclas: → e ← mudam de ecrã, a barra de espaços detém-no, F enche o ecrã.
desk-wall-what = O que mostra
desk-wall-show-hour = O que faz falta em cada momento
desk-wall-show-names = Quem joga com quem, por nome
desk-wall-show-results = Resultados da ronda
desk-wall-show-standings = Classificação
desk-wall-show-schools = Medalhas por escola
desk-wall-of = De que torneios
desk-wall-choose = Mostrar isto
desk-wall-shown = O projetor mostra agora: { $what }
desk-clock-minutes = Minutos
desk-clock-minutes-bad = Os minutos do relógio são um número de 1 a { $most }. Volte atrás e escreva, por exemplo, 20.
desk-clock-start = Começar a contar
desk-clock-pause = Pausa
desk-clock-go-on = Continuar
desk-clock-away = Tirar o relógio
desk-tables-not-yet = Atenção: { $count ->
        [one] ainda não há mesa { $tables }
       *[other] ainda não há mesas { $tables }
    }; a última, por agora, é a { $last }. As fases seguintes podem trazer mesas novas.
desk-tables-unattended = { $count ->
        [one] A mesa { $tables } está a jogar e nenhum árbitro a tem.
       *[other] As mesas { $tables } estão a jogar e nenhum árbitro as tem.
    }
desk-tables-give = Dar mesas aos árbitros
desk-next-screens = Joga-se no ecrã: os alunos abrem { $address } e escrevem o código { $code }. Mostre-o no projetor, com “Tabuleiros no ecrã, ao vivo”.
