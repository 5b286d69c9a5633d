# Lances, posições e partidas gravadas que não se conseguem ler.

engine-refused = `{ $move }` não pode ser jogado: { $reason }
engine-refused-legal =
    `{ $move }` não pode ser jogado: { $reason }
    lances legais: { $legal }
engine-ambiguous = pode querer dizer { $moves }
engine-ambiguous-many = pode querer dizer { $count } lances, como { $moves }
engine-against-rules = não cumpre a regra { $lines }
engine-enemy = a peça em { $cell } é do adversário
engine-no-cell = o tabuleiro não tem a casa `{ $cell }`
engine-no-pass = aqui não se pode passar
engine-no-piece = não há peça em { $cell }
engine-no-swap = neste jogo não há troca
engine-over = a partida acabou
engine-takes = captura uma peça, por isso escreve-se `{ $written }`
engine-takes-nothing = não captura nada, por isso escreve-se `{ $written }`
engine-too-late-to-swap = a troca só é possível na primeira jogada do segundo jogador
engine-unreadable = isto não se lê como um lance

engine-position-unreadable = não se percebe esta posição: { $reason }
engine-position-empty = a posição está vazia
engine-too-many-pieces = são { $count } `{ $piece }`, contando as perdidas, mas o jogo só tem { $supply }
engine-no-such-step = uma jogada deste jogo não tem o passo { $step }
engine-wrong-board = a posição não cabe no tabuleiro
engine-number-of-rows =
    { $board ->
        [one] o tabuleiro tem 1 linha, a posição { $position }
       *[other] o tabuleiro tem { $board } linhas, a posição { $position }
    }
engine-length-of-row =
    { $cells ->
        [one] a linha { $row } tem 1 casa, mas estão escritas { $written }
       *[other] a linha { $row } tem { $cells } casas, mas { $written ->
            [one] está escrita 1
           *[other] estão escritas { $written }
        }
    }
engine-seeds = `{ $text }` não é um número de sementes
engine-piece = `{ $letter }` não é uma peça deste jogo; há { $known }
engine-detail = `{ $text }` não quer dizer nada numa posição
engine-detail-number = `{ $text }` precisa de um número
engine-lost = `{ $piece }` voltam à reserva, por isso nenhuma se perde

engine-record-line = linha { $line }: { $reason }
engine-record-move = linha { $line }: lance { $number }: { $error }
engine-record-key = esperava-se `chave: valor`, como `game: rastros` ou `moves: e5-d4 d4-d5`
engine-record-game = a partida gravada não diz de que jogo é: acrescente `game: …`
engine-record-head-game = jogo
engine-record-head-moves = lances
engine-record-head-result = resultado
engine-record-first = primeiro
engine-record-second = segundo
engine-record-draw = empate
