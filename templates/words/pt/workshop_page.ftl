# O que a página da oficina diz, sem o motor.

workshop-changes = Mudar:
workshop-change-misere = Ao contrário: perde quem ganhava
workshop-change-smaller = Tabuleiro menor
workshop-change-larger = Tabuleiro maior
workshop-change-start = Outro começo
workshop-change-swap = Troca de lados ao segundo lance
workshop-copy = Copiar o código
workshop-copied = O código do jogo está copiado: cole-o numa mensagem ou num ficheiro.
