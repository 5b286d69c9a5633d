# O que jogar um jogo mostra do seu ficheiro, as afirmações dos exemplos e os níveis do adversário.

analysis-no-first-move = quem começa ({ $side }) não tem nenhum lance no início
analysis-no-first-move-help = veja a posição inicial e o que `turn` permite nela
analysis-never-ends = este jogo nunca acaba: { $games } partidas ao acaso passaram dos { $moves } lances
analysis-never-ends-help = acrescente um fim como `position repeated: draw`, ou veja as condições de `end`
analysis-chains = há aqui tantas cadeias de capturas para comparar (mais de { $moves } lances numa só posição) que o jogo não foi experimentado
analysis-chains-help = tire `as many as possible`, ou deixe saltar menos peças na mesma jogada; a posição é { $position }
analysis-explodes = são possíveis tantos lances aqui ({ $moves } numa só posição) que o jogo não foi experimentado
analysis-explodes-help = faça uma escolha depois da outra com `, then`, em vez das duas ao mesmo tempo, ou restrinja-as; a posição é { $position }
analysis-long =
    { $games ->
        [one] 1 partida ao acaso passou dos { $moves } lances
       *[other] { $games } partidas ao acaso passaram dos { $moves } lances
    }
analysis-long-help = se se pode andar às voltas, acrescente `position repeated: draw`
analysis-hardly-ends = quase nenhuma partida ao acaso acaba: { $some } de { $games } passaram dos { $moves } lances
analysis-hardly-ends-help = veja se as condições de `end` se conseguem mesmo alcançar
analysis-drawn = quase todas as partidas ao acaso acabam empatadas: { $some } de { $games }, a maior parte por este fim
analysis-drawn-help = se não é essa a intenção, veja se alguém consegue ganhar antes disso
analysis-undeclared = em { $some } de { $games } partidas ao acaso um lado não pôde jogar, e nenhum fim diz o que isso significa
analysis-undeclared-help = essas partidas contam como empates; acrescente uma linha como `no move: next loses`
analysis-won-all = todas as { $games } partidas ao acaso foram ganhas pelo mesmo lado ({ $side })
analysis-won-all-help = é essa a intenção? `mover` é quem acabou de jogar, `next` quem jogaria agora
analysis-twice = duas linhas de `turn` permitem o mesmo lance `{ $move }`
analysis-twice-help = na posição `{ $position }`; faça com que as linhas se excluam
analysis-unused-end = nunca se chega a este fim: um fim acima tem a mesma condição
analysis-never = isto nunca pode acontecer: { $why }
analysis-never-any = nada corresponde alguma vez a esta descrição
analysis-never-many = nunca há mais de { $most }
analysis-never-long = a linha mais comprida do tabuleiro tem { $most } casas
analysis-never-taken = nenhuma regra retira ou recolhe coisa alguma
analysis-never-pass = ninguém pode passar
analysis-never-there = nenhuma peça `{ $word }` chega alguma vez ao tabuleiro
analysis-never-help = tal como está, não faz nada: mude-o ou deixe-o de fora
analysis-inherited = `{ $line }`, que vem de `{ $file }`: { $message }
analysis-first-ends = todas as { $games } partidas ao acaso acabam logo com o primeiro lance, por este fim
analysis-first-ends-help = veja se isto não é verdade logo de início; `no empty` quer dizer que não há casas vazias, e `not empty` fala das outras casas
analysis-twice-lines = são as linhas { $one } e { $other } do ficheiro, na posição `{ $position }`; faça com que se excluam
analysis-never-pieces = dessas peças nunca há mais de { $most } no tabuleiro
analysis-never-far = de onde as peças estão no início, nenhum lance leva alguma vez até lá
analysis-never-there-but = estas peças nunca lá chegam; do início, os seus lances só levam a { $cells }
analysis-never-there-more =
    { $more ->
        [one] estas peças nunca lá chegam; do início, os seus lances só levam a { $cells } e a mais 1 casa
       *[other] estas peças nunca lá chegam; do início, os seus lances só levam a { $cells } e a mais { $more } casas
    }
analysis-seldom = em { $games } partidas ao acaso `{ $end }` nunca aconteceu; pode ser porque é preciso jogar bem, ou porque não pode acontecer
analysis-same-for-both = o número que aqui se compara é sempre igual para os dois lados, e por isso ninguém ganha
analysis-same-for-both-help = diga de quem são as peças, como em `more own wins`
analysis-idle-line = em { $games } partidas ao acaso ninguém pôde jogar esta linha
analysis-idle-line-help = veja se as peças e as casas de que fala se chegam a encontrar, e se uma linha acima não vem sempre primeiro

analysis-no-position = o exemplo `{ $example }` não mostra uma posição deste jogo: { $reason }
analysis-given-up = não se conseguiu decidir esta afirmação examinando { $positions } posições
analysis-given-up-help = afirme algo mais perto do fim da partida, ou o que acontece de imediato
analysis-not-after = não depois de `{ $move }`: { $message }
analysis-not-turn = aqui não pode ser a vez de `{ $side }`
analysis-over-here = aqui a partida já acabou: { $outcome }
analysis-outcome-here = aqui { $outcome }
analysis-has-won = `{ $side }` ganhou
analysis-has-won-by = `{ $side }` ganhou por `{ $end }`
analysis-nobody-has-won = ninguém ganhou
analysis-nobody-has-won-by = ninguém ganhou, por `{ $end }`
analysis-not-over = aqui a partida não acabou
analysis-score = aqui a pontuação é de { $first } a { $second }
analysis-not-to-move = aqui não joga `{ $side }`, joga `{ $other }`
analysis-has-moves =
    { $n ->
        [one] aqui `{ $side }` tem 1 lance
       *[other] aqui `{ $side }` tem { $n } lances
    }
analysis-holds-none = isto não é verdade aqui: não há nenhuma
analysis-holds-count =
    { $count ->
        [one] isto não é verdade aqui: há 1
       *[other] isto não é verdade aqui: há { $count }
    }
analysis-holds-numbers = isto não é verdade aqui: os números são { $left } e { $right }
analysis-holds-not = isto não é verdade aqui
analysis-can-be-played = `{ $move }` pode ser jogado aqui
analysis-can-be-played-too = { $moves } também se podem jogar
analysis-refused-here = `{ $move }` não pode ser jogado aqui: { $reason }
analysis-legal-moves = lances legais: { $moves }
analysis-and-more = { $moves } e mais { $more }

analysis-instead = `{ $move }` { $truth }; { $others }
analysis-no-move = nenhum lance { $does }
analysis-these-here = aqui { $moves } { $do }
analysis-these-too = { $moves } também { $do }
analysis-wins =
    { $n ->
        [one] ganha{ $when }
       *[other] ganham{ $when }
    }
analysis-loses =
    { $n ->
        [one] perde{ $when }
       *[other] perdem{ $when }
    }
analysis-draws =
    { $n ->
        [one] empata
       *[other] empatam
    }
analysis-does-not-lose =
    { $n ->
        [one] não perde
       *[other] não perdem
    }
analysis-is-safe =
    { $n ->
        [one] é seguro
       *[other] são seguros
    }
analysis-winning = ganham{ $when }: { $moves }
analysis-losing = perdem{ $when }: { $moves }
analysis-drawing = empatam: { $moves }
analysis-not-losing = não perdem: { $moves }
analysis-safe = são seguros: { $moves }
analysis-finally = { "" }
analysis-at-once = { " " }de imediato
analysis-in =
    { $n ->
        [one] { " " }em 1 lance
       *[other] { " " }em { $n } lances
    }
analysis-within =
    { $n ->
        [one] { " " }em 1 lance no máximo
       *[other] { " " }em { $n } lances no máximo
    }
analysis-does-not-win = não ganha{ $when }
analysis-not-lost = não perde{ $when }
analysis-not-safe = não é seguro
analysis-not-safe-from = não é seguro: `{ $reply }` ganha de imediato em resposta
analysis-comes-to-draw = leva ao empate com o melhor jogo
analysis-loses-best = perde{ $when } com o melhor jogo
analysis-does-not-win-here = aqui `{ $side }` não ganha{ $when }
analysis-nobody-wins = aqui ninguém ganha com o melhor jogo
analysis-best-play = com o melhor jogo `{ $side }` ganha aqui{ $when }
analysis-cannot-win-at-once = aqui `{ $side }` não pode ganhar de imediato
analysis-safe-here = `{ $move }` é seguro aqui

analysis-level-beginner = iniciante
analysis-level-easy = fácil
analysis-level-medium = médio
analysis-level-hard = difícil
analysis-level-strong = forte
analysis-no-such-level = não há nível `{ $text }`; os níveis são 1 a 5, ou { $levels }

analysis-proof-none = isto não é uma prova: a primeira linha de uma prova é `arbitro proof 1`
analysis-proof-unreadable = a prova não se consegue ler: a linha { $line } não está escrita como deve ser
analysis-proof-twice = a prova não está certa: a linha { $line } dá um segundo lance para a mesma posição
analysis-proof-no-position = a posição da prova não é deste jogo: { $reason }
analysis-proof-asks-past = as regras deste jogo perguntam o que aconteceu antes, o que uma posição escrita não diz: uma prova assim não se pode verificar
analysis-proof-missing = a prova não está certa: nenhuma linha diz o que joga quem ganha em `{ $position }`
analysis-proof-illegal = a prova não está certa: `{ $move }`, na linha { $line }, não é um lance possível
analysis-proof-not-won = a prova não está certa: depois de `{ $move }` em `{ $position }` a partida acaba, e não como se afirma
analysis-proof-circle = a prova não está certa: pode voltar-se sempre a `{ $position }`
