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

# Addresses that are no game.
play-address-too-long = o endereço é demasiado longo: uma partida tem no máximo { $most } lances
play-address-unreadable = não se percebe `{ $part }={ $text }` no endereço
play-address-position = a posição não é deste jogo: { $reason }
play-address-move = o lance { $number }, `{ $move }`, não pode ser jogado ({ $reason })
play-address-cells = nenhum lance começa por `{ $cells }`
