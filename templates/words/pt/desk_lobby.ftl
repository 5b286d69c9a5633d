# O átrio: os campeonatos de uma pasta, e como se faz um.

desk-lobby-title = Campeonatos
desk-lobby-back = Outros campeonatos
desk-lobby-folder = Pasta: { $folder }
desk-lobby-none = Ainda não há aqui nenhum campeonato. Faça o primeiro.
desk-lobby-next = A seguir:
desk-lobby-open = Abrir
desk-lobby-go-on = Continuar
desk-lobby-make = Fazer um campeonato
desk-lobby-bring = Trazer de outro computador
desk-lobby-bring-label = Ficheiro de campeonato ou cópia de segurança
desk-lobby-bring-button = Trazer e abrir
desk-lobby-damaged = o ficheiro “{ $file }” está danificado e não se pode abrir; traga uma cópia de segurança dele, em “Trazer de outro computador”
desk-lobby-no-championship = “{ $file }” não é um campeonato do arbitro, ou está danificado; se era um campeonato, traga uma cópia de segurança dele, em “Trazer de outro computador”
desk-lobby-brought-damaged = o ficheiro “{ $file }” está danificado: o selo do ficheiro não bate certo. Nada dele foi lido; peça outra cópia a quem o enviou
desk-lobby-brought-other = “{ $file }” não é um campeonato do arbitro, ou está danificado. Nada dele foi lido; peça outra cópia a quem o enviou
desk-lobby-same = este ficheiro é do mesmo campeonato que “{ $name }”, que já está nesta pasta ({ $file }): não foi trazido outra vez. Abra esse; se este ficheiro for mais recente, ponha-o no lugar dele em “Cópias e dados”, “Voltar a uma cópia”
desk-lobby-games = Sem campeonato também se joga:
desk-lobby-address = Nos telemóveis da mesma rede: { $address }
desk-lobby-no-network = Este computador ainda não está ligado a nenhuma rede. Para os árbitros usarem telemóveis, ligue-o ao mesmo Wi-Fi e atualize a página: aparece aqui o endereço.
desk-lobby-cancel = Cancelar
desk-lobby-not-here = esta página é só para quem abriu o programa, no computador onde ele está aberto; nesse computador, abra o arbitro outra vez, como da primeira: ele mostra-a num separador novo
desk-lobby-not-yet = o programa foi aberto de novo e quem organiza ainda não abriu o campeonato; espere um momento e atualize a página
desk-lobby-come-again = o programa foi aberto de novo e já não conhece este separador; neste computador, abra o arbitro outra vez, como da primeira: o que já está aberto mostra-se num separador novo
desk-lobby-started-again = neste momento não há nenhum campeonato aberto, talvez porque o programa foi aberto de novo; abra-o na lista dos campeonatos
desk-lobby-unreadable = a pasta `{ $folder }` não se consegue ler: { $error }
desk-lobby-read-only = Nesta pasta não se pode escrever ({ $error }). Abra o programa noutra pasta para fazer ou mudar um campeonato.
desk-kind-class = Uma turma
desk-kind-class-about = Ou algumas turmas de uma escola: um torneio por jogo, com os jogos que escolher.
desk-kind-school = Uma escola
desk-kind-school-about = Fase de escola: um torneio por jogo e ciclo.
desk-kind-region = Várias escolas
desk-kind-region-about = Um encontro de escolas: no máximo um aluno por escola, jogo e ciclo.
desk-kind-nation = Final nacional
desk-kind-nation-about = Como o Campeonato Nacional de Jogos Matemáticos: grupos de doze e uma final.
desk-make-title = Fazer um campeonato
desk-make-name = Nome
desk-make-name-example = Torneio de Rastros do 4.º A
desk-make-kind = Que campeonato é?
desk-make-games = Que jogos?
desk-make-games-how = Pode mudar os jogos de cada ciclo; um ciclo sem jogos não joga.
desk-make-edition = Edição cujos jogos se jogam
desk-make-rounds = Como se joga?
desk-make-names = O que vê o público dos nomes?
desk-make-way = Quem joga com quem
desk-make-round-count = Rondas
desk-make-free-minutes = Minutos de jogo livre
desk-make-pupils = Alunos em cada torneio
desk-make-minutes = Minutos por ronda
desk-make-plan = O plano
desk-make-file = O regulamento como ficheiro
desk-make-button = Fazer o campeonato
desk-make-show-plan = Ver o plano
desk-make-no-name = Dê um nome ao campeonato.
desk-make-taken = Já há um campeonato com o nome “{ $name }”. Pode fazer este com o nome “{ $other }”, que já está escrito, ou com outro; o que já existe abre-se na lista dos campeonatos.
desk-make-no-game = Escolha pelo menos um jogo.
desk-make-refused = O regulamento não serve: { $problems }
desk-plan-tournaments =
    { $count ->
        [one] 1 torneio, que se joga assim:
       *[other] { $count } torneios, cada um dos quais se joga assim:
    }
desk-plan-groups =
    { $count ->
        [one] 1 grupo de { $size }
       *[other] { $count } grupos de { $size }
    }
desk-plan-rounds =
    { $count ->
        [one] 1 ronda
       *[other] { $count } rondas
    }
desk-plan-bracket = até restar um
desk-plan-free = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
} de jogo livre: quem está livre joga outra vez
desk-plan-takes = Com estes minutos por ronda, joga-se durante { $time }.
desk-duration-minutes = { $minutes } min
desk-duration-hours = { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
desk-make-own-how = O regulamento é um texto pequeno. Pode mudá-lo aqui, ou escolher um ficheiro que já tenha; é verificado antes de o campeonato ser feito, e o que estiver errado é dito com a linha.
desk-make-own = Usar o texto escrito aqui; as escolhas acima seguem-no
desk-make-own-text = Regulamento
desk-make-own-file = Um ficheiro de regulamento
desk-details = Nome, data, local e logótipo
desk-details-how = Perguntado uma vez e usado em todo o lado: páginas, papéis e diplomas.
desk-details-host = Escola ou clube que organiza
desk-details-day = Data, como se escreve no diploma
desk-details-day-example = 20 de março de 2027
desk-details-venue = Local
desk-details-times = Horas das rondas (fases separadas por /)
desk-details-logo = Logótipo (PNG ou SVG)
desk-details-no-logo = Tirar o logótipo
desk-details-changed-since = Outra pessoa mudou isto entretanto; agora está: { $now }. Nada foi guardado; guarde de novo se o seu é que está certo.
desk-logo-too-large = o logótipo é grande demais; pode ter { $most } kB
desk-logo-useless = o logótipo não se pode imprimir: { $why }
desk-make-details = Todos os pormenores
desk-make-details-button = Pormenores…
desk-make-details-how = Só o nome é preciso. O que não escolher é como no regulamento de base. O ficheiro pode descarregar-se, mudar-se e escolher-se na página anterior.
desk-make-download = Descarregar o regulamento
desk-rules-file = Regras gerais
desk-rules-game = Jogo { $number }
desk-rules-cycle = Ciclo { $number }
desk-rules-limits = Limites de inscrições
desk-rules-stage = Fase { $number }
desk-rules-points = Pontos
desk-rules-prize = Prémio { $number }
desk-rules-quota = Quota { $number }
desk-rules-usual = o habitual
desk-rules-room = Sala { $number }
desk-kind-before = Como um campeonato que já houve
desk-kind-before-about = Começa com os jogos, as regras e as escolas de um campeonato desta pasta; ninguém fica inscrito.
desk-kind-before-which = Qual?
desk-edition = { $number }.ª edição ({ $year }): { $games }
desk-edition-none = Outra escolha de jogos
desk-choose-no-games = não joga
desk-shape-together = Todos no mesmo torneio, do princípio ao fim
desk-shape-groups = Em grupos, e os melhores jogam uma final
desk-shape-hand =
    { $count ->
        [one] Como está escrito no regulamento, que tem 1 fase
       *[other] Como está escrito no regulamento, que tem { $count } fases
    }
desk-choose-groups = Os grupos
desk-choose-final = A final
desk-choose-cut = Como se fazem os grupos
desk-choose-cut-size = Pelo tamanho: no máximo tantos alunos em cada um
desk-choose-cut-count = Pelo número: tantos grupos
desk-choose-size = Quantos alunos por grupo, ou quantos grupos
desk-choose-play-groups = O que joga cada grupo
desk-choose-qualify = De cada grupo vão à final os primeiros
desk-choose-runners = E mais, dos melhores que vêm a seguir
desk-play-swiss = Suíço, com as rondas que escolher
desk-play-field = Suíço, com { $least } a { $most } rondas, conforme os alunos
desk-play-all = Todos contra todos
desk-play-twice = Todos contra todos, duas vezes
desk-play-knockout = Eliminatórias: quem perde sai
desk-play-free = Jogo livre numa aula: quem está livre joga outra vez, até acabar o tempo
desk-play-step =
    { $rounds ->
        [one] 1 ronda até { $size } alunos
       *[other] { $rounds } rondas até { $size } alunos
    }
desk-play-by-size = Suíço, pelo número de alunos: { $steps }; com mais alunos, { $above }
desk-play-by-hand = Como está escrito no regulamento: { $text }
desk-choose-points-and-ties = Pontos e empates
desk-choose-win = Pontos de uma vitória
desk-choose-draw = Pontos de um empate
desk-choose-loss = Pontos de uma derrota
desk-choose-ties-how = Quando dois alunos têm os mesmos pontos, decide-se por esta ordem.
desk-choose-tie-first = Primeiro decide
desk-choose-tie-then = Se não chega, decide
desk-choose-tie-none = mais nada
desk-choose-resort = Se nada decide
desk-choose-by-hand = O regulamento diz ainda, escrito à mão, e fica como está:
desk-plan-go-on =
    { $qualify ->
        [0] os { $more } melhores vão à fase seguinte ({ $stage }), com { $count }
        [one] { $more ->
            [0] o melhor de cada grupo vai à fase seguinte ({ $stage }), com { $count }
           *[other] o melhor de cada grupo e mais { $more } vão à fase seguinte ({ $stage }), com { $count }
        }
       *[other] { $more ->
            [0] os { $qualify } melhores de cada grupo vão à fase seguinte ({ $stage }), com { $count }
           *[other] os { $qualify } melhores de cada grupo e mais { $more } vão à fase seguinte ({ $stage }), com { $count }
        }
    }
desk-plan-points = Uma vitória vale { $win }, um empate { $draw }, uma derrota { $loss }.
desk-plan-ties = { $points } Com os mesmos pontos decide, por esta ordem: { $ties }. Se nada decide: { $resort }.
desk-plan-no-ties = { $points } Com os mesmos pontos: { $resort }.
desk-make-rule-by-rule = Regra a regra
desk-make-rule-by-rule-how = Para quem conhece o regulamento: todas as suas regras, com as palavras do ficheiro. O que aqui ficar vazio é o habitual; o que escolher acima muda também aqui.
desk-plan-idle-ties = Onde todos jogam contra todos, { $count ->
        [one] { $ties } não separa quem tem os mesmos pontos, ou separa
       *[other] { $ties } não separam quem tem os mesmos pontos, ou separam
    } só pela ordem das rondas. Escolha antes { $better }.
desk-lobby-stops = Está aberto “{ $name }”, e só um campeonato está aberto de cada vez: se abrir ou fizer outro, este para até o abrir de novo.
desk-lobby-stops-schools = As inscrições das escolas, abertas até { $until }, deixam de abrir nesse tempo.
desk-lobby-stops-arbiters = { $count ->
        [one] O árbitro com cartão terá de entrar outra vez.
       *[other] Os { $count } árbitros com cartão terão de entrar outra vez.
    }
desk-lobby-stops-boards = { $count ->
        [one] Joga-se agora num tabuleiro no ecrã: essa partida para, e continua no mesmo lance.
       *[other] Joga-se agora em { $count } tabuleiros nos ecrãs: essas partidas param, e continuam no mesmo lance.
    }
desk-lobby-ask = Abrir “{ $name }” mesmo assim? Os aparelhos dos alunos ficam sem tabuleiro até voltar a abrir o campeonato deles; nessa altura voltam a ser reconhecidos.
desk-lobby-all-the-same = Abrir mesmo assim
desk-make-details-back = Voltar, com o nome e as escolhas
desk-surface-screens = no ecrã: cada aluno joga no seu telemóvel, tablet ou computador
desk-surface-hand = como diz o regulamento, escrito à mão
desk-surface-clock = No ecrã: minutos de cada jogador por partida (0 é sem relógio)

# As fases: campeonatos que alimentam outros.

desk-phases-title = Fases
desk-phases-card = Os apurados sobem a { $name }
desk-lobby-more-files = { $count ->
    [one] Há mais 1 campeonato nesta pasta, o que mudou há mais tempo.
   *[other] Há mais { $count } campeonatos nesta pasta, os que mudaram há mais tempo.
}
desk-phases-corrected = Depois de virem os apurados, algo foi corrigido em { $names }: veja em “Fases” quem muda.
desk-phases-corrected-drawn = O sorteio aqui já está feito: a correção pode mudar quem devia ter vindo. Decida antes de continuar a jogar.
desk-phases-card-send = Enviar os apurados
desk-phases-up = Quem sobe daqui
desk-phases-up-how = Da turma sobe-se à escola, da escola ao distrito, do distrito à final. Escolha a que campeonato sobem os apurados deste, e quantos lugares de cada jogo e ciclo; quem partilha o último lugar sobe também.
desk-phases-above = Os apurados sobem a
desk-phases-nobody = Nenhum
desk-phases-elsewhere = Um campeonato noutro computador
desk-phases-elsewhere-name = O nome dele, se está noutro computador
desk-phases-first = Lugares que sobem
desk-phases-send = Ver os apurados e enviá-los a { $name }
desk-phases-carry = “{ $name }” não está nesta pasta. Quando tudo estiver jogado, leve-lhe o ficheiro { $file }: o selo é verificado lá.
desk-phases-below = Quem sobe até aqui
desk-phases-none = Nenhum campeonato envia ainda apurados a este.
desk-phases-awaited = Espera-se pelos apurados até { $until }.
desk-phases-late = em atraso
desk-phases-championship = Campeonato
desk-phases-when = Recebido
desk-phases-bring = Trazer os apurados de outro computador
desk-phases-bring-how = Escolha o ficheiro do campeonato, ou uma cópia de segurança. Todos os selos são verificados antes de se ler alguma coisa, e o ficheiro não fica aqui: só se recebem os apurados.
desk-phases-bring-first = Lugares de cada jogo e ciclo, se o ficheiro não disser quantos
desk-phases-bring-button = Verificar e ver os apurados
desk-phases-expect = De que campeonatos se esperam apurados
desk-phases-names = Os nomes, um por linha
desk-phases-until = Até que dia
desk-phases-list-title = Os apurados
desk-phases-from-to = { $first ->
    [one] O primeiro lugar
   *[other] Os { $first } primeiros lugares
} de cada jogo e ciclo de { $from }, para { $to }.
desk-phases-not-over = Ainda há torneios por acabar; os que faltam sobem depois, nesta mesma página.
desk-phases-only = Sobem o nome, a escola, a localidade, o ano, o jogo e o lugar, e mais nada.
desk-phases-nobody-yet = Ainda ninguém se apurou: nenhum torneio acabou.
desk-phases-problems = Problemas
desk-phases-take = { $count ->
    [0] Receber
    [one] Receber 1 aluno
   *[other] Receber { $count } alunos
}
desk-phases-accept = Receber o que mudou (novos: { $new }; mudanças: { $changed })
desk-phases-all-in = Está tudo recebido.
desk-phases-taken = { $count ->
    [0] Recebido de { $name }; não há alunos novos.
    [one] Recebido de { $name }: 1 aluno novo.
   *[other] Recebido de { $name }: { $count } alunos novos.
}
desk-phases-send-up = { $count ->
    [0] Enviar
    [one] Enviar 1 aluno
   *[other] Enviar { $count } alunos
}
desk-phases-send-changed = Enviar o que mudou (novos: { $new }; mudanças: { $changed })
desk-phases-all-sent = Está tudo enviado.
desk-phases-sent = { $count ->
    [0] Enviado de { $name }; não há alunos novos.
    [one] Enviado de { $name }: 1 aluno novo.
   *[other] Enviado de { $name }: { $count } alunos novos.
}
desk-phases-some-refused = { $count ->
    [one] Há 1 aluno que não se pode inscrever: o motivo está acima, em “Problemas”. Não há mais nada por receber.
   *[other] Há { $count } alunos que não se podem inscrever: os motivos estão acima, em “Problemas”. Não há mais nada por receber.
}
desk-phases-put-back-button = Tirar este campeonato da lista
desk-phases-put-back = O campeonato foi tirado da lista; nada dele foi recebido agora.
desk-phases-nothing = De { $name } não há nada de novo.
desk-phases-reason = apurados corrigidos em { $name }
desk-phases-gone = esse campeonato já não está à mão; escolha-o outra vez na lista, ou traga o ficheiro de novo

# As edições: o que houve, quem ganhou, e até quando se guardam os nomes.

desk-archive-title = Edições e estatísticas
desk-archive-by-edition = Inscrições por edição
desk-archive-by-year = Participantes por ano
desk-archive-by-region = Participantes por região
desk-archive-endings = Como acabaram as partidas
desk-archive-all-winners = Vencedores de todos os anos
desk-archive-edition = Edição
desk-archive-podium = Pódio
desk-archive-past = Edições anteriores
desk-archive-past-how = Cole ou escolha uma tabela (CSV ou Excel) de edições jogadas sem este programa. Uma linha de títulos diz o que lá está: Edição, Ano, Ciclo, Jogo, Lugar, Nome, Escola, Localidade, Região, Participantes, Ganhas por quem começou, Ganhas por quem respondeu, Empatadas. Uma tabela com uma linha por edição e uma coluna por ciclo traz os jogos. O que se traz outra vez substitui o que estava.
desk-archive-past-consent = Nomes: traga só os de vencedores cujas famílias autorizaram que continuem publicados.
desk-archive-past-text = A tabela
desk-archive-past-button = Trazer a tabela
desk-archive-past-taken = { $count ->
        [one] Foi trazida 1 linha.
       *[other] Foram trazidas { $count } linhas.
    }
desk-archive-past-wrong = a tabela não foi trazida; corrija as linhas indicadas
desk-archive-past-unread = a tabela { $file } não se consegue ler e por isso não se muda: { $why }; corrija-a ou ponha-a noutro sítio
desk-archive-past-unwritten = não se consegue escrever { $file }: { $why }
desk-archive-past-kept = Ficam nesta pasta, no ficheiro { $file }, que também se abre numa folha de cálculo.
desk-archive-past-remove = Tirar esta edição
desk-archive-past-forget = Remover o nome de alguém
desk-archive-past-forget-name = O nome inteiro, como está aqui
desk-archive-past-agree = Sim, de vez
desk-archive-past-sure = Confirme primeiro que é para remover.
desk-archive-past-nothing = na tabela não há nada com esse nome nem dessa edição
desk-archive-past-removed = { $count ->
        [one] Foi mudada ou removida 1 linha.
       *[other] Foram mudadas ou removidas { $count } linhas.
    }
desk-archive-past-pupils = { $count ->
        [one] 1 participante
       *[other] { $count } participantes
    }
desk-archive-by-cycle = Inscrições por ciclo
desk-archive-by-town = Inscrições por localidade
desk-archive-by-school = Inscrições por escola
desk-archive-games = Jogos: { $games }
desk-archive-winners = Vencedores
desk-archive-again = Fazer um igual
desk-archive-regulations = Regulamento
desk-archive-names = Nomes dos alunos
desk-archive-due = Passou o prazo para guardar os nomes dos alunos
desk-archive-due-of = Passou o prazo que o regulamento de “{ $name }” marca para guardar os nomes dos alunos: apague-os em “Edições e estatísticas”.
desk-archive-no-end = O regulamento não marca até quando se guardam os nomes.
desk-archive-until = O regulamento permite guardar os nomes até { $until }.
desk-archive-forget-how = Os nomes apagam-se para sempre, também nas cópias automáticas; os códigos e os resultados ficam.
desk-archive-keep = Guardar os vencedores cujo nome completo foi publicado ({ $count }), com autorização das famílias
desk-archive-forget = Apagar os nomes ({ $count })
desk-archive-agree = Sim, apagar para sempre os nomes de “{ $name }” ({ $file })
desk-archive-sure = Confirme primeiro que quer apagar os nomes para sempre.
desk-archive-forgotten = { $count ->
    [one] Apagados os dados pessoais de 1 inscrição.
   *[other] Apagados os dados pessoais de { $count } inscrições.
}
desk-archive-left = Alguns textos escritos à mão, como motivos e notas, podem ter ainda nomes: abra o campeonato e leia-os no registo (linhas: { $lines }).
desk-archive-left-files = { $count ->
    [one] 1 cópia não se conseguiu ler e pode ter ainda os nomes; apague-a à mão.
   *[other] { $count } cópias não se conseguiram ler e podem ter ainda os nomes; apague-as à mão.
}
desk-archive-no-names = já não há nomes a apagar
