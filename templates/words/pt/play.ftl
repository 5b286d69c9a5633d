# Games on a screen, and diagrams.

play-board = Tabuleiro
play-empty = vazia
play-seeds =
    { $n ->
        [one] 1 semente
       *[other] { $n } sementes
    }
play-chosen = escolhida
play-last-move = último lance
play-marked = marca { $text }
play-possible-move = jogada possível
play-to-move =
    { $number ->
        [many] Jogam { $side }
       *[one] Joga { $side }
    }
play-wins =
    { $number ->
        [many] Ganham { $side }
       *[one] Ganha { $side }
    }
play-draw = Empate
play-button-swap = Trocar de lado
play-button-pass = Passar
play-button-stop = Terminar a jogada
play-swap = troca
play-pass = passa
play-stop = fim

# Diagrams.
diagram-empty-board = tabuleiro vazio
diagram-zone = { $name }: { $cells }
diagram-edge = margem ({ $name }): de { $from } a { $to }
diagram-edge-of-both = margem dos dois: de { $from } a { $to }
diagram-arrow = seta de { $from } para { $to }
diagram-mark = marca { $text } em { $cell }
diagram-store = depósito ({ $name }): { $seeds }
diagram-dots = { $n ->
        [one] ponto em
       *[other] pontos em
    } { $cells }
diagram-crosses = { $n ->
        [one] cruz em
       *[other] cruzes em
    } { $cells }
diagram-rings = { $n ->
        [one] anel em
       *[other] anéis em
    } { $cells }
diagram-shaded = { $n ->
        [one] casa sombreada
       *[other] casas sombreadas
    }: { $cells }

# Addresses that are no game.
play-address-too-long = o endereço é demasiado longo: uma partida tem no máximo { $most } lances
play-address-unreadable = não se percebe “{ $part }={ $text }” no endereço
play-address-position = a posição não é deste jogo: { $reason }
play-address-move = o lance { $number }, “{ $move }”, não pode ser jogado ({ $reason })
play-address-cells = nenhum lance começa por “{ $cells }”

# The page of a game.
play-rules = Regras
play-thinking = O computador está a pensar…
play-which-move = Qual dos lances?
play-step-through = Percorrer a partida
play-step-first = Início
play-step-back = Lance anterior
play-step-next = Lance seguinte
play-step-last = Fim
play-play-on = Jogar a partir daqui
play-choose-again = Escolher outra vez
play-undo = Voltar atrás
play-hide-moves = Esconder lances
play-show-moves = Mostrar lances
play-new-game = Nova partida
play-game = Partida
play-moves = Lances
play-against-whom = Contra quem?
play-two-on-one = Dois jogadores podem jogar neste ecrã, à vez.
play-against-computer = Contra o computador
play-i-begin = Começo eu
play-computer-begins = Começa o computador
play-on-two-phones = Em dois telemóveis
play-invite-first = Convidar e começar
play-invite-second = Convidar; o outro começa
play-keep-and-share = Guardar e partilhar
play-address-holds = O endereço desta página contém a partida toda: quem o abrir vê o mesmo tabuleiro.
play-this-position = Só esta posição
play-position-text = Posição em texto
play-record = Partida gravada
play-download-record = Descarregar a partida gravada
play-not-possible-because = Isto não é possível: { $why }.
play-possible-moves = Lances possíveis:
play-go-on = Continuar a partida
play-swapped = Os jogadores trocaram de lado.
play-shelf-first = 1.º ciclo
play-shelf-second = 2.º ciclo
play-shelf-third = 3.º ciclo
play-shelf-secondary = Secundário
play-shelf-archive = Arquivo
play-shelf-others = Outros jogos
play-alone-broken = o tabuleiro não pode ser mostrado neste navegador
play-computer = Computador
play-review = Procurar os erros
play-review-gift = Lance { $number }, { $move } ({ $side }): tinha a partida ganha e deixou-a fugir.
play-review-clean = Nesta partida ninguém deixou fugir uma vitória.
play-review-whole = Tudo isto está provado.
play-review-from = Do lance { $number } em diante está tudo provado; do que foi antes só se sabe o que aqui se diz.
play-review-unknown = Nesta partida nada pôde ser provado: há demasiadas continuações.
play-person = Eu
play-seats = Jogadores
play-in-hand = { $n } por colocar
play-off-board = { $n } fora do tabuleiro
play-points =
    { $n ->
        [one] 1 ponto
       *[other] { $n } pontos
    }
play-look-back = Rever lance a lance
play-change-sides = Nova partida, trocando de lado
play-winning = parte da vitória
play-you-won = Ganhou!
play-you-lost = Perdeu.
play-level = Nível { $level }
play-prompt-to = Agora é preciso escolher para onde vai.
play-prompt-end = Agora é preciso escolher a outra ponta.
play-prompt-place = Agora é preciso escolher onde fica { $piece }.
play-prompt-remove = Agora é preciso escolher a peça a retirar.
play-prompt-from = Agora é preciso escolher a peça que vai para lá.
play-prompt-again = A jogada ainda não acabou: é preciso jogar outra vez.
play-prompt-move = A jogada ainda não acabou: falta mover uma peça.
play-prompt-more = A jogada ainda não acabou: falta colocar mais uma peça.
play-review-held = { $move } ganhava.
diagram-links = { $n ->
    [one] ligação
   *[other] ligações
}: { $links }
