# Tabuleiros no ecrã: lugares, relógios, o que o árbitro faz.

boards-title = Tabuleiros no ecrã
boards-actor = tabuleiro no ecrã
boards-away = o servidor esteve desligado
boards-place = Mesa { $table }, ronda { $round }, tabuleiro { $board }
boards-unplayable = os lances guardados não se podem jogar com as regras que este computador tem
boards-illegal = { $why }
boards-no-board = não há nenhuma partida no ecrã à espera deste aluno
boards-no-computer = enquanto jogas uma partida do torneio, o computador não responde neste aparelho
boards-fair = Enquanto esta partida durar, o computador não ajuda neste aparelho. Os lances e os tempos ficam guardados.
boards-your-time-over = O teu tempo acabou.
boards-other-time-over = O tempo do adversário acabou.
boards-one-time-over = Acabou o tempo de um dos jogadores.
boards-awarded = O árbitro deu o resultado.
boards-ready = Podemos começar
boards-closed = o torneio ainda não está aberto; espera um momento: esta página abre-se sozinha
boards-closed-here = O torneio está fechado. Espera: a partida continua aqui assim que for aberto.
boards-on-wood = A partida continua em tabuleiro de madeira.
boards-paused = O árbitro parou a partida: { $reason }. Espera, por favor.
boards-for-arbiter = A partida acabou. O árbitro vem ver o resultado.
boards-not-begun = A partida ainda não começou.
boards-won = Ganhou { $name }.
boards-nobody-won = Ninguém ganhou.
boards-waits = O resultado conta quando o árbitro o confirmar.
boards-next-game = O encontro está { $score }. Segue-se a partida { $game }, com os lados trocados.
boards-sit-title = O teu tabuleiro
boards-against = Jogas contra { $name }.
boards-you-start = És tu que começas.
boards-other-starts = Começa o adversário.
boards-sit = Sou { $name }: sentar-me
boards-seat-taken = Outro aparelho já ocupou este lugar. O árbitro pode libertá-lo.
boards-taken = ocupado
boards-class-title = { $hall ->
    [yes] Jogar no ecrã
   *[no] Jogar com a turma
 }
boards-class-code = Código que está no projetor
boards-class-go = Continuar
boards-class-choose = Escolhe o teu nome.
boards-class-nobody = Ainda não há partidas no ecrã. Esta página mostra os nomes assim que a ronda for publicada.
boards-class-wrong = este não é o código que está no projetor
boards-class-wait = demasiados códigos errados; espere { $seconds } segundos
boards-class-shown = { $hall ->
    [yes] Código para jogar no ecrã
   *[no] Código da turma
 }:
boards-none = Não há partidas no ecrã por jogar nas suas mesas.
boards-act = Intervir
boards-reason = Motivo
boards-free = Libertar o lugar de { $name }
boards-pause = Parar
boards-resume = Continuar a partida
boards-take-back = Anular o último lance
boards-to-wood = Passar para tabuleiro de madeira
boards-to-screen = Voltar ao ecrã
boards-minutes-of-clock = Minutos no relógio
boards-minutes = dê entre 1 e 60 minutos
boards-too-few-minutes = este jogador tem menos do que isso; para acabar a partida dê o resultado
boards-award = Dar o resultado
boards-award-to = ganha { $name }
boards-award-draw = empate
boards-award-do = Dar este resultado
boards-state-empty = falta alguém
boards-state-not-ready = ainda não começou
boards-state-out-of-time = acabou o tempo
boards-state-decide = acabou: decida o resultado
boards-state-paused = parada
boards-state-wood = em tabuleiro de madeira
boards-state-silent = há muito que não joga
boards-state-played = em jogo
boards-state-over = Terminada.
boards-card-players = Jogadores
boards-card-to-move = joga
boards-card-won = ganhou
boards-choose = Onde se joga
boards-on-screens = no ecrã
boards-of-wood = em tabuleiro de madeira
boards-play-on-screens = Jogar no ecrã
boards-play-on-wood = Jogar em tabuleiro de madeira
boards-wall-class = { $hall ->
    [yes] Código
   *[no] Código da turma
 }: { $class }
boards-wall-show = Tabuleiros no ecrã, ao vivo
boards-follow = Seguir o tabuleiro { $board }
boards-wall-late = Tabuleiros no ecrã: com tantos lances de atraso
boards-wall-late-how = para que ninguém receba ajuda da parede; 0 é de imediato
boards-review = Ver a partida de novo e analisá-la
boards-back-ask = Pedir para voltar atrás no meu lance
boards-back-asked = Pediste para voltar atrás; à espera da resposta.
boards-back-asked-you =
    { $count ->
        [one] { $name } pede para voltar atrás no lance { $move }.
       *[other] { $name } pede para voltar atrás no lance { $move }. Se disseres que sim, o que jogaste a seguir também volta atrás.
    }
boards-back-agree = Sim, pode voltar atrás
boards-back-agreed = os dois jogadores concordaram
boards-print-position = Imprimir a posição
boards-only-screens = Só a ronda { $round }: no ecrã
boards-only-wood = Só a ronda { $round }: em tabuleiro de madeira
boards-round-begun = a ronda { $round } já começou; escolha para a próxima
boards-to-move = Joga { $name } ({ $side }).
boards-class-own = o meu tabuleiro
boards-class-played = já jogou nesta ronda
boards-class-off = folga nesta ronda
boards-free-play = Jogo livre
boards-free-play-left = Tempo que falta:
boards-free-play-on = Quem está livre joga outra vez.
boards-free-play-before = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}, a contar dos primeiros pares.
boards-free-play-last = Acabou o tempo: { $count ->
    [one] uma partida joga-se até ao fim.
   *[other] { $count } partidas jogam-se até ao fim.
}
boards-free-play-over = O jogo livre acabou.
boards-free-play-end = Terminar agora
boards-free-play-minutes = Minutos
boards-free-play-more = Jogar mais tempo
boards-free-play-pair = Emparceirar quem está livre
boards-free-play-free = à espera
boards-free-play-day = Jogo livre: quem acaba uma partida joga outra, sem esperar pelos outros.
boards-free-play-open = { $count ->
    [one] Joga-se uma partida.
   *[other] Jogam-se { $count } partidas.
}
boards-free-play-who = Estão livres:
boards-free-play-table = { $stage } · { $count ->
    [one] 1 partida jogada
   *[other] { $count } partidas jogadas
}
boards-next-free = A tua próxima partida aparece sozinha assim que alguém estiver livre. Fica aqui.
boards-next-free-over = Acabou o tempo: já não começam mais partidas. Bem jogado!
boards-waits-here = Estás à espera de um adversário. O tabuleiro abre-se sozinho assim que alguém estiver livre: fica aqui.
boards-class-waits = espera pela próxima partida
boards-class-help = O teu nome está ocupado? Outro aparelho escolheu-o: chama o professor, que pode libertar o lugar. Quem já jogou espera pela próxima ronda.
boards-next-wait = Espera aqui pela próxima ronda: o novo tabuleiro abre-se sozinho.
boards-place-free = Mesa { $table }, tabuleiro { $board }
boards-next-board-free = Jogas contra { $name }.
boards-next-wood-free = Jogas contra { $name } num tabuleiro de madeira, na mesa { $table }, tabuleiro { $board }.
boards-class-help-free = O teu nome está ocupado? Outro aparelho escolheu-o: chama o professor, que pode libertar o lugar. Quem espera joga assim que alguém estiver livre.
boards-next-board = Ronda { $round }: jogas contra { $name }.
boards-next-wood = Ronda { $round }: jogas contra { $name } num tabuleiro de madeira, na mesa { $table }, tabuleiro { $board }.
boards-next-off = Na ronda { $round } folgas. Espera aqui pela seguinte: o novo tabuleiro abre-se sozinho.
boards-next-none = Foi a última ronda. Quando se souber a classificação, aparece aqui.
boards-next-place = O torneio acabou: ficaste em { $place }.º lugar entre { $count }.
boards-next-over = O torneio acabou.
boards-next-go = Ir para o novo tabuleiro
boards-next-other = Voltar à lista de nomes
boards-before = Tabuleiro anterior
boards-after = Tabuleiro seguinte
boards-all = Todos os tabuleiros
boards-pause-all = Parar todas as partidas
boards-resume-all = Continuar todas
boards-give-to = Dar a { $name }
boards-take-from = Tirar a { $name }
boards-watch = Ver ao vivo
boards-see = Ver a partida

# O que os jogadores leem: tratam-se por tu.
boards-stopped = A partida está parada
boards-tap-ready = Toca primeiro em “{ $button }”
boards-waiting-for = À espera de { $name }
boards-your-turn = É a tua vez, { $name }
boards-turn-of = Joga { $name }
boards-wood-because = O árbitro passou a partida para tabuleiro de madeira: { $reason }.
boards-you-won = Ganhaste!
boards-you-lost = Perdeste.
boards-you-resigned = Desististe da partida.
boards-decided-at = Decidiu-se em { $cells }.
boards-moved = { $name } jogou { $move }
boards-tap-other = A partida começa quando { $name } também tocar no botão para começar
boards-tap-turn = Ainda não é a tua vez: joga { $name }
boards-tap-looking = Quem está a ver não joga; joga { $name }
boards-news-own-seat = O árbitro libertou o lugar que tinhas neste aparelho: { $reason }.
boards-news-seat = O árbitro libertou o lugar de { $name }: { $reason }. A partida continua quando alguém se sentar lá.
boards-news-back =
    { $count ->
        [one] O último lance foi anulado: { $reason }.
       *[other] Os últimos { $count } lances foram anulados: { $reason }.
    }
boards-news-time = { $name } recebeu mais { $time } no relógio: { $reason }.
boards-news-time-taken = { $name } perdeu { $time } no relógio: { $reason }.
boards-news-no = { $name } disse que não. A partida continua.
boards-draw-asked = { $name } propõe empate.
boards-draw-yes = Sim, empate
boards-draw-offered = Propuseste empate; à espera da resposta.
boards-no = Não
boards-sit-again = Voltar a sentar-me
boards-you = (tu)
boards-is-ready = pode começar
boards-clock-runs = a contar:
boards-clock-low = pouco tempo
boards-done-none-paused = Não havia partidas a decorrer.
boards-done-none-resumed = Não havia partidas paradas.
boards-done-freed = { $board }: o lugar de { $name } está livre.
boards-done-paused = { $board }: a partida está parada.
boards-done-resumed = { $board }: a partida continua.
boards-done-back = { $board }: o último lance foi anulado.
boards-done-to-wood = { $board }: a partida continua em tabuleiro de madeira.
boards-done-to-screen = { $board }: a partida continua no ecrã.
boards-done-time = { $board }: { $name } recebeu mais { $time } no relógio.
boards-done-time-taken = { $board }: { $name } perdeu { $time } no relógio.
boards-done-won = { $board }: o resultado está dado, ganha { $name }.
boards-done-draw = { $board }: o resultado está dado, empate.
boards-done-all-paused =
    { $count ->
        [one] Uma partida foi parada.
       *[other] { $count } partidas foram paradas.
    }
boards-done-all-resumed =
    { $count ->
        [one] Uma partida continua.
       *[other] { $count } partidas continuam.
    }
boards-done-round-on-screens = { $group }: a ronda { $round } joga-se no ecrã.
boards-done-round-on-wood = { $group }: a ronda { $round } joga-se em tabuleiro de madeira.
boards-done-on-screens = { $group }: as próximas rondas jogam-se no ecrã.
boards-done-on-wood = { $group }: as próximas rondas jogam-se em tabuleiro de madeira.
