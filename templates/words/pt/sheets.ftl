# Rule sheets, booklets, boards and puzzles on paper.

sheets-list = { $list }

# What is needed.
sheets-board-square = Um tabuleiro quadrado de { $columns } por { $rows } casas.
sheets-board-oblong = Um tabuleiro de { $columns } por { $rows } casas quadradas.
sheets-board-points = Um tabuleiro com { $columns } por { $rows } linhas; joga-se nas interseções.
sheets-board-hexagon = Um tabuleiro hexagonal com { $side } casas de lado.
sheets-board-rhombus = Um losango de { $columns } por { $rows } casas hexagonais.
sheets-board-boxes = Uma grelha de pontos que formam { $columns } por { $rows } quadrados.
sheets-board-pits = Um tabuleiro com { $rows } filas de { $columns } covas.
sheets-board-graph = Um tabuleiro com { $cells } pontos ligados por linhas.
sheets-seeds = { $seeds } sementes.

# How one wins.
sheets-end-stuck-wins = Quem, na sua vez, não tiver jogada ganha.
sheets-end-stuck-loses = Quem, na sua vez, não tiver jogada perde.
sheets-end-stuck-draws = Se quem tem a vez não puder jogar, a partida acaba empatada.
sheets-end-without-own-wins = Ganha quem ficar sem peças no tabuleiro.
sheets-end-without-own-loses = Perde quem ficar sem peças no tabuleiro.
sheets-end-without-enemy-wins = Ganha quem deixar o adversário sem peças no tabuleiro.
sheets-end-without-enemy-loses = Perde quem deixar o adversário sem peças no tabuleiro.
sheets-end-first = Se várias destas coisas acontecerem ao mesmo tempo, conta a primeira.
sheets-end-captured = Ganha quem tiver capturado pelo menos { $pieces } peças.
sheets-board-holes = { $n ->
    [one] Falta a casa { $cells }, que é um buraco.
   *[other] Faltam as casas { $cells }, que são buracos.
}
sheets-end-taken = Ganha quem tiver recolhido pelo menos { $seeds } sementes.

# How one plays.
sheets-start-empty = No início, o tabuleiro está vazio.
sheets-start-seeds = No início, cada cova tem { $seeds } sementes.
sheets-start-diagram = No início, as peças estão dispostas como no diagrama inicial.
sheets-placed-once = As peças que saem do tabuleiro não voltam a entrar.
sheets-swap = Na sua primeira jogada, o segundo jogador pode trocar de lado em vez de jogar, ficando com a jogada do adversário.

# The parts of a sheet.
sheets-rule-sheet = Folha de regras
sheets-material = Material
sheets-goal = Objetivo
sheets-rules = Regras
sheets-notes = Notas
sheets-author =
    { $n ->
        [one] Autor: { $authors }
       *[other] Autores: { $authors }
    }
sheets-author-year =
    { $n ->
        [one] Autor: { $authors }, { $year }
       *[other] Autores: { $authors }, { $year }
    }
sheets-decade = década de { $decade }

# In three steps, for younger pupils.
sheets-in-three-steps = Em três passos
sheets-steps-of-game = { $game }: em três passos
sheets-young-place = Prepara
sheets-young-play = Joga
sheets-young-win = Ganha
sheets-young-arrows = As setas mostram aonde pode ir a peça de { $cell }.
sheets-young-dots = Os pontos mostram aonde pode ir a peça de { $cell }.
sheets-young-places = As marcas mostram onde { $n ->
        [one] pode jogar
       *[other] podem jogar
    } { $side }.
sheets-young-first-moves = { $n ->
        [one] O primeiro lance.
       *[other] Os primeiros { $n } lances, por ordem.
    }
sheets-young-over = { $n ->
        [one] Ganhou
       *[other] Ganharam
    } { $side }.
sheets-young-won = Último lance: { $move }. { $n ->
        [one] Ganhou
       *[other] Ganharam
    } { $side }.
sheets-shown-taken = { $n ->
        [one] O lance { $move } captura a peça com a cruz.
       *[other] O lance { $move } captura as { $n } peças com cruzes.
    }
sheets-shown-turned = { $n ->
        [one] O lance { $move } vira a peça com a cruz.
       *[other] O lance { $move } vira as { $n } peças com cruzes.
    }

# What a sheet has besides the rules.
sheets-memo = Lembra-te
sheets-memo-swap = No seu primeiro lance, quem joga em segundo lugar pode ficar com a jogada do adversário.
sheets-memo-draws = Pode haver empate.
sheets-memo-no-draws = Não há empates.
sheets-first-puzzle = Um primeiro problema
sheets-puzzle-answer = Solução: { $line }
# A move that puts a piece with an arrow, in a line of moves.
sheets-ply-pointing = { $piece } em { $cell }, seta para { $to }

# Editions and cycles.
sheets-championship = Campeonato Nacional de Jogos Matemáticos
sheets-edition = { $ordinal } Campeonato Nacional de Jogos Matemáticos
sheets-cycles =
    { $n ->
        [one] Ciclo: { $cycles }
       *[other] Ciclos: { $cycles }
    }
sheets-cycle-first = 1.º
sheets-cycle-second = 2.º
sheets-cycle-third = 3.º
sheets-cycle-secondary = Sec.
sheets-rules-of-the-games = Regras dos jogos
sheets-contents = Índice
sheets-game = Jogo
sheets-page = Página
sheets-games-by-cycle = Distribuição dos jogos por ciclo
sheets-years-of-cycles = 1.º ciclo: anos 1 a 4. 2.º ciclo: anos 5 e 6. 3.º ciclo: anos 7 a 9. Secundário: anos 10 a 12.

sheets-credits = Créditos
sheets-credits-program = Folhas, diagramas e problemas feitos com o programa arbitro.

# Puzzles on paper.
puzzles-title = { $game }: problemas
puzzles-name = Nome: { $line }
puzzles-task = Em cada posição há um único lance que ganha, por melhor que o adversário responda. Qual é? Contam-se os lances dos dois lados até ao fim da partida.
puzzles-task-long = Qual é a jogada que ganha, por melhor que o adversário responda? Em cada posição serve um único primeiro lance ou, se a ordem não importar, um único conjunto de lances. Uma jogada é tudo o que um lado faz na sua vez; contam-se as dos dois lados até ao fim da partida.
puzzles-moves = Joga: { $side }. Ganha em { $n ->
        [one] 1 lance
       *[other] { $n } lances
    }.
puzzles-turns = Joga: { $side }. Ganha em { $n ->
        [one] 1 jogada
       *[other] { $n } jogadas
    }.
puzzles-move = Lance: { $line }
puzzles-turn = Jogada: { $line }
puzzles-taken = Capturadas: { $first } { $n-first }, { $second } { $n-second }.
puzzles-solutions = Soluções
puzzles-key = A negrito, os lances de quem ganha; entre eles, a melhor defesa. Todas foram demonstradas por computador: mais nada ganha. Em letra pequena, os lances de uma partida que leva à posição.
puzzles-from = De uma partida: { $game }.
puzzles-after = Depois de: { $moves }

# What cannot be said or drawn.
sheets-wrong-placeholder = `{"{"}{ $placeholder }{"}"}` no texto de `{ $game }` não é nenhum dado do jogo; há { $known }
sheets-wrong-example = o exemplo `{ $example }` de `{ $game }` não pode ser desenhado: { $reason }
sheets-wrong-text = o texto de `{ $game }` não pode ser composto: { $error }
sheets-wrong-page = { $error }
sheets-wrong-cell-size = não se podem imprimir casas de { $size } mm; escolha de 5 a 100 mm
sheets-move-refused = `{ $move }` não pode ser jogado
sheets-no-such-example = não existe esse exemplo
sheets-no-zone = não há nenhuma zona `{ $zone }`
sheets-no-zone-of-side = não há nenhuma zona `{ $zone }` de `{ $side }`
sheets-not-at-start = nenhuma peça `{ $piece }` está no tabuleiro no início
sheets-mark-nowhere = a marca não está em nenhuma casa
sheets-no-cell = o tabuleiro não tem a casa `{ $cell }`
sheets-moves-how = `moves: { $how }`: esperava `numbers` ou `arrows`
sheets-nothing-there = não está nada em `{ $cell }`
sheets-not-to-move = a peça de `{ $cell }` não pode estar na sua vez de jogar
sheets-targets-how = os `targets` desenham-se como `arrows` ou `dots`, não como `{ $how }`
sheets-no-targets = a peça de `{ $cell }` não tem nenhum lance para desenhar
sheets-no-fact = `{"{"}{ $placeholder }{"}"}` não é nenhum dado do jogo
sheets-facts = há { $known }
sheets-draw-it = desenhe-o em `examples`
sheets-examples = os exemplos são { $known }
sheets-no-example = não há nenhum exemplo `{ $example }` para desenhar
sheets-mark-up = { $error }
sheets-based-on = Baseado em { $game }
sheets-based-on-by = Baseado em { $game }, de { $authors }
sheets-based-on-by-year = Baseado em { $game }, de { $authors } ({ $year })

# What words and figures mean.
sheets-beside-cells = «Ao lado» quer dizer com um lado em comum, na horizontal ou na vertical.
sheets-beside-points = «Ao lado» quer dizer no ponto seguinte da mesma linha do tabuleiro, na horizontal ou na vertical.
sheets-sight = «À vista» quer dizer em linha reta, sem nada pelo meio.
sheets-sight-diagonals = «À vista» quer dizer em linha reta, também na diagonal, sem nada pelo meio.
sheets-sight-straight = «À vista» quer dizer na horizontal ou na vertical, sem nada pelo meio.
sheets-sight-diagonal = «À vista» quer dizer na diagonal, sem nada pelo meio.
sheets-group = Um grupo é formado por peças ligadas, cada uma ao lado de outra do mesmo grupo.
sheets-group-diagonals = Um grupo é formado por peças ligadas, cada uma ao lado de outra do mesmo grupo, também na diagonal.
sheets-pattern = A figura { $name }, em qualquer orientação: { $rows }, em que { $key }.
sheets-pattern-own = x é uma peça de quem joga
sheets-pattern-enemy = o é uma peça do adversário
sheets-pattern-empty = {"."} é uma casa vazia
sheets-pattern-empty-point = {"."} é um ponto vazio
sheets-pattern-anything = ? é qualquer coisa
sheets-pattern-occupied = # é uma peça qualquer
sheets-quoted = «{ $word }»
sheets-against-rule = é contra a regra: “{ $rule }”
sheets-claim-true = verdadeira
sheets-claim-false = falsa
sheets-claim-open = por provar (vistas { $positions } posições)
sheets-claim-waiting = por ver: emende primeiro as de cima

# What stands above pieces to cut out, after their number.
sheets-cut-seeds = { $n ->
        [one] semente
       *[other] sementes
    }
sheets-cut-dominoes = { $n ->
        [one] dominó
       *[other] dominós
    }
sheets-cut-for-both = { $pieces } (para os dois jogadores)
