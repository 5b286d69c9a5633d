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
desk-lobby-games = Sem campeonato também se joga:
desk-lobby-address = Nos telemóveis da mesma rede: { $address }
desk-lobby-cancel = Cancelar
desk-lobby-not-here = esta página é só para quem abriu o programa neste computador; abra o arbitro outra vez, como da primeira: ele mostra-a num separador novo
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
desk-make-kind = 1. Que campeonato é?
desk-make-games = 2. Que jogos?
desk-make-games-how = Uma turma escolhe os seus jogos; os outros campeonatos jogam os de uma edição, por ciclo.
desk-make-edition = Edição cujos jogos se jogam
desk-make-rounds = 3. Quantas rondas, quanto tempo?
desk-make-names = 4. O que vê o público dos nomes?
desk-make-way = Como se joga
desk-make-way-usual = O habitual neste tipo de campeonato
desk-make-way-swiss = Suíço, com as rondas abaixo
desk-make-way-all = Todos contra todos
desk-make-round-count = Rondas
desk-make-pupils = Alunos em cada torneio
desk-make-minutes = Minutos por ronda
desk-make-plan = O plano
desk-make-no-plan = Escolha pelo menos um jogo.
desk-make-file = O regulamento como ficheiro
desk-make-button = Fazer o campeonato
desk-make-show-plan = Ver o plano
desk-make-no-name = Dê um nome ao campeonato.
desk-make-taken = Já há um campeonato com o nome «{ $name }». Pode fazer este com o nome «{ $other }», que já está escrito, ou com outro; o que já existe abre-se na lista dos campeonatos.
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
desk-plan-takes = Com estes minutos por ronda, joga-se durante { $time }.
desk-duration-minutes = { $minutes } min
desk-duration-hours = { $hours } h { $minutes } min
desk-make-own-how = O regulamento é um texto pequeno. Pode mudá-lo aqui, ou escolher um ficheiro que já tenha; é verificado antes de o campeonato ser feito, e o que estiver errado é dito com a linha.
desk-make-own = Usar o regulamento escrito aqui, em vez das respostas acima
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
desk-details-changed-since = Outra pessoa mudou isto entretanto; agora está: { $now }. Nada foi gravado; grave de novo se o seu é que está certo.
desk-logo-too-large = o logótipo é grande demais; pode ter { $most } kB
desk-logo-useless = o logótipo não se pode imprimir: { $why }
desk-make-details = Todos os pormenores
desk-make-details-button = Pormenores…
desk-make-details-how = Só o nome é preciso. Cada chave do regulamento está aqui; o que ficar vazio é como no regulamento de base. O ficheiro pode descarregar-se, mudar-se e escolher-se na página anterior.
desk-make-download = Descarregar o regulamento
desk-rules-file = Regras gerais
desk-rules-game = Jogo { $number }
desk-rules-cycle = Ciclo { $number }
desk-rules-limits = Limites de inscrições
desk-rules-stage = Fase { $number }
desk-rules-points = Pontos
desk-rules-prize = Prémio { $number }
desk-rules-usual = o habitual
desk-rules-room = Sala { $number }
