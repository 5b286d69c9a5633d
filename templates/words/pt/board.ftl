# O que os tabuleiros dizem por si, sem o motor.

board-aim = { $cell }: toque outra vez para jogar
board-aim-play = Jogar
board-whole = Ver o tabuleiro todo
board-no-network = Sem rede, a tentar…
board-waits = { $cell } fica à espera da sua vez.
board-why-over = A partida acabou.
board-why-reach = A peça em { $from } não pode ir para { $cell }.
board-why-stuck = A peça em { $cell } não pode mover-se agora.
board-why-enemy = A peça em { $cell } é do adversário.
board-why-piece = Escolha primeiro a peça que quer mover.
board-why-taken = { $cell } já está ocupada.
board-why-empty = { $cell } está vazia.
board-why-rule = { $cell } não é um lance possível.
board-settings = Preferências
board-settings-kept = Ficam guardadas neste aparelho.
board-sounds = Sons
board-zoom = Ampliar o tabuleiro e confirmar cada lance
board-targets = Mostrar logo para onde a peça pode ir
board-keyboard = Teclado
board-key-arrows = andar pelo tabuleiro
board-key-enter = escolher a casa
board-key-escape = escolher outra vez
board-key-undo = voltar atrás
board-key-redo = repetir o que se voltou atrás
board-key-moves = mostrar ou esconder lances
