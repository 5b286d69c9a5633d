# Textos que não se conseguem ler: YAML e frases.

lang-a-text = um texto
lang-a-list = uma lista
lang-a-map = um mapa
lang-too-large = o ficheiro tem { $size } KB; um ficheiro de jogo ou de regulamento tem no máximo { $most } KB
lang-nul = o ficheiro contém um byte NUL, por isso não é um ficheiro de texto
lang-nul-help = grave-o como texto simples em UTF-8
lang-empty = o ficheiro está vazio
lang-repeated-key = a chave `{ $key }` está escrita duas vezes
lang-repeated-key-help = fique com uma das duas; aqui usa-se a primeira
lang-second-time = segunda vez
lang-not-yaml = isto não é YAML válido: { $reason }
lang-yaml-limit = está demasiado encaixado, ou diz demasiado por referência
lang-yaml-other = isto não se consegue ler
lang-yaml-tab = esta linha está indentada com um tabulador
lang-yaml-tab-help = indente com espaços
lang-yaml-bracket = este `{ $mark }` nunca fecha
lang-yaml-bracket-help = acrescente o `{ $closing }` que falta
lang-yaml-quote = estas aspas `{ $mark }` nunca fecham
lang-yaml-quote-help = feche o texto com as mesmas aspas, ou escreva-o sem aspas
lang-yaml-glued = falta um espaço depois de `{ $key }:`
lang-yaml-glued-help = escreva `{ $line }`
lang-yaml-no-colon = faltam dois pontos depois de `{ $key }`
lang-yaml-no-colon-help = escreva `{ $line }`
lang-yaml-too-far = esta linha está indentada como se fosse parte da de cima
lang-yaml-too-far-help = comece-a na mesma coluna que `{ $before }`
lang-yaml-column =
    { $indent ->
        [one] esta linha está indentada 1 espaço, e nenhuma acima dela o está
       *[other] esta linha está indentada { $indent } espaços, e nenhuma acima dela o está
    }
lang-yaml-column-help =
    { $indent ->
        [0] as linhas que pertencem ao mesmo começam na mesma coluna; a mais próxima começa na margem
        [one] as linhas que pertencem ao mesmo começam na mesma coluna; a mais próxima está indentada 1 espaço
       *[other] as linhas que pertencem ao mesmo começam na mesma coluna; a mais próxima está indentada { $indent } espaços
    }
lang-yaml-symbol = um texto não pode começar por `{ $mark }`
lang-yaml-colon-in-text = um texto não pode conter dois pontos seguidos de um espaço
lang-yaml-colon-in-text-help = ponha entre aspas os textos que contêm `: `, `#` ou começam por um símbolo
lang-yaml-end-help = escreva cada maneira de acabar por baixo de `end:`, na sua linha: `  - { $line }`
lang-said-here = aqui diz-se `{ $words }`
lang-odd-space = aqui está um espaço que não é um espaço simples
lang-odd-space-help = apague-o e escreva um espaço; costuma vir de textos copiados
lang-provided-if = depois de `provided` vem logo a condição, sem `if`
lang-or-action = cada maneira de jogar tem a sua linha: escreva as duas em linhas separadas, cada uma com `- ` no início
lang-third-action = um lance tem no máximo duas escolhas; para mais uma, escreva `, then …`, um passo à parte
lang-place-many = coloca-se uma peça de cada vez; para duas escreva `place own on empty, twice`
lang-beyond-chance-words = dado, dados, sorte, acaso, aleatório, carta, cartas, baralho
lang-beyond-chance = a linguagem não tem sorte: nem dados, nem cartas, nem nada ao acaso
lang-beyond-hidden-words = esconder, escondido, escondida, oculto, oculta, secreto, secreta
lang-beyond-hidden = a linguagem não esconde nada: tudo está à vista no tabuleiro
lang-beyond-stacks-words = pilha, pilhas, empilhar, torre de peças
lang-beyond-stacks = as peças não se empilham: cada casa tem uma peça ou nenhuma
lang-beyond-players-words = terceiro, equipa, equipas
lang-beyond-players = jogam sempre dois lados, um contra o outro
lang-line-long = esta linha tem { $length } caracteres; uma linha tem no máximo { $most }
lang-line-deep = esta linha começa com { $spaces } espaços; o máximo são { $most }
lang-line-help = parta-a em linhas mais curtas, alinhadas com as vizinhas
lang-too-long = uma frase tem no máximo { $most } caracteres, esta tem { $length }
lang-too-long-help = dê nomes a casas em `zones` e a conjuntos mais longos em `sets`
lang-in-a-row = mais de { $most } palavras como `not` e `in` seguem-se umas às outras
lang-in-a-row-help = dois `not` anulam-se
lang-nested = os parênteses encaixam-se mais de { $most } vezes
lang-nested-help = dê um nome a uma parte da frase em `sets`
lang-early = { $what } acaba cedo demais
lang-expected-after = depois disto esperava-se { $expected }
lang-does-not-fit = { $what }: `{ $word }` não cabe aqui
lang-expected = esperava-se { $expected }
lang-more = mais
lang-end-of-phrase = o fim da frase
lang-another-word = outra palavra
lang-this-turn = esta linha de `turn`
lang-like-turn = uma linha de `turn` escreve-se como `place own on empty` ou `move own to empty ahead of it`
lang-this-condition = esta condição de `end`
lang-like-condition = uma condição escreve-se como `own in last row`, `no empty` ou `no move`
lang-this-result = este resultado de `end`
lang-like-result = um resultado escreve-se como `mover wins`, `next loses`, `draw` ou `higher score wins`
lang-this-number = este número
lang-like-number = um número escreve-se como `own`, `own + 3` ou `largest group of own`
lang-this-board = este tabuleiro
lang-like-board = um tabuleiro escreve-se como `square 7x7`, `hexagon 5`, `points 9x9` ou `rhombus 11`
lang-this-supply = esta reserva de peças
lang-like-supply = uma reserva escreve-se como `14 each`, `8 shared`, `28 of white` ou `9 each placed once`
lang-this-claim = esta afirmação
lang-like-claim = uma afirmação escreve-se como `white to move`, `can play d4, e5`, `c1 wins at once` ou `score is 21 to 18`
lang-this-set = este conjunto de casas
lang-like-set = um conjunto escreve-se como `empty`, `own in row 1`, `rows 1-2` ou `d4 d5 e4 e5`
lang-name-of-cells = o nome de casas
lang-a-piece = uma peça
lang-a-number = um número
lang-an-owner = `each`, `shared` ou `of` um lado
lang-a-set = um conjunto de casas
lang-a-condition = uma condição
lang-a-direction = uma direção
lang-a-column = uma coluna
lang-an-action = uma ação (`place`, `move`, `shift`, `jump`, `fly`, `turn`, `replace`, `remove`, `sow`, `pass`)
lang-a-clause = uma cláusula (`if`, `provided`, `removing`, `again`, …)
lang-a-verdict = um resultado (`mover wins`, `next loses`, `draw`, `higher score wins`)
lang-wins-or-loses = `wins` ou `loses`
lang-a-move = um lance
lang-typographic = `{ $mark }` são aspas tipográficas, uma letra como outra qualquer; use aspas direitas `"`, ou nenhumas
lang-second-action = `place` ou `remove`
lang-second-action-help = a segunda escolha de um lance é `place` ou `remove`; para outra, escreva `, then { $action } …`, um passo à parte; várias peças em linha movem-se de uma vez com `shift run of 2 to 3 own to empty`
lang-a-supply = um número, ou { lang-an-owner }
lang-who-wins = diga quem, como em `mover wins` ou `next loses`
lang-direction-of-what = em relação a quê? Uma direção diz-se de uma peça ou de uma casa: aqui `{ $words }`
lang-direction-after-to = a direção pertence às casas de chegada: `{ $words }`
lang-cells-one-by-one = as casas escrevem-se uma a uma, como em `a1 a2 a3`; linhas inteiras são `column a`, `row 1` ou `rows 1-2`
lang-remove-many = retira-se uma peça de cada vez; para duas escreva `remove own, twice`
lang-leave-out = tire `{ $word }`
lang-line-or-more = uma linha mais comprida também conta: tire `or more`
lang-side-of-board = `{ $word }` é uma direção; as casas de um lado do tabuleiro dizem-se `column a`, `top`, `bottom` ou com uma zona sua
lang-a-family = uma família de tabuleiros (`square`, `hexagon`, `points`, …)
