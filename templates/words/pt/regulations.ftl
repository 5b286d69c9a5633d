# What is wrong with a file of regulations.

regulations-problem = { $place }: { $fault }
regulations-problem-hint =
    { $place }: { $fault }
    {"  "}sugestão: { $hint }
regulations-did-you-mean = queria dizer `{ $word }`?
regulations-known-here = aqui há: { $words }
regulations-known-keys = chaves conhecidas: { $words }
regulations-too-large = o ficheiro tem { $bytes } bytes; o máximo são { $most }
regulations-yaml = isto não é YAML que se consiga ler: { $reason }
regulations-nothing = nada
regulations-scalar = uma palavra ou um número
regulations-list = uma lista
regulations-map = um mapa de chaves e valores
regulations-expected-map = esperava chaves e valores, encontrei { $found }
regulations-expected-list = esperava uma lista, encontrei { $found }
regulations-expected-scalar = esperava uma palavra ou um número, encontrei { $found }
regulations-unknown-key = chave desconhecida: `{ $key }`
regulations-empty = aqui não está nada escrito
regulations-empty-hint = dê um valor ou apague a chave
regulations-no-number = `{ $text }` não é um número inteiro de { $least } a { $most }
regulations-not-understood = `{ $text }` não se percebe aqui
regulations-no-ready-made = não há regulamentos já feitos com o nome `{ $name }`
regulations-edition-unknown = não se conhecem os jogos da edição { $edition }
regulations-editions-known = conhecem-se as edições { $first } a { $last }; para outra, indique os `cycles` com os seus `games`
regulations-cycles-count = { $count ->
        [one] 1 ciclo
       *[other] { $count } ciclos
    }
regulations-stages-count = { $count ->
        [one] 1 fase
       *[other] { $count } fases
    }
regulations-one-to-nine = indique entre 1 e 9
regulations-game-not-listed = um ciclo joga `{ $game }`, que não está entre os jogos
regulations-games-count = { $count } jogos
regulations-games-most = 99 é o máximo
regulations-cycle-without-games = `{ $cycle }` não tem jogos
regulations-cycle-without-games-hint = acrescente `games: [rastros, …]`, ou uma `edition`
regulations-game-without-id = um jogo sem `id`
regulations-game-without-id-hint = acrescente `id: rastros`
regulations-game-twice = o jogo `{ $game }` está duas vezes na lista
regulations-no-game-id = `{ $text }` não é o id de um jogo: letras pequenas, algarismos e hífenes
regulations-no-years = `{ $text }` não são anos de escolaridade
regulations-years-hint = escreva-os como `5-6`, entre 1 e 12
regulations-no-points = `{ $text }` não são pontos
regulations-points-hint = um número com uma casa decimal no máximo, como 0.5
regulations-points-outside = `{ $text }` pontos
regulations-points-span = de 0 a 100
regulations-points-order = uma derrota vale { $loss }, um empate { $draw }, uma vitória { $win }
regulations-points-order-hint = uma vitória tem de valer mais do que uma derrota, com o empate entre as duas
regulations-no-tie-break = não há desempate `{ $text }`
regulations-points-no-tie-break = `PTS` não é um desempate
regulations-points-first = os pontos vêm sempre primeiro; apague-o
regulations-tie-break-twice = o desempate `{ $text }` está duas vezes na lista
regulations-nobody-qualifies = ninguém é apurado para a fase seguinte
regulations-nobody-qualifies-hint = acrescente `qualify: 1` para o melhor de cada grupo
regulations-nowhere-to-qualify = não há fase para onde apurar
regulations-nowhere-to-qualify-hint = apague `qualify` na última fase
regulations-stage = fase { $number }
regulations-nothing-played = a fase não diz o que se joga
regulations-nothing-played-hint = acrescente `play:` com { $examples }
regulations-play-hint = escreva { $examples }
regulations-swiss-rounds = um suíço precisa das suas rondas: `swiss in 4 rounds`
regulations-dutch-rounds = o sistema holandês precisa das suas rondas: `dutch in 7 rounds`
regulations-no-format = `{ $text }` não é uma forma de jogar
regulations-no-rounds = `{ $text }` não é um número de rondas entre 1 e 50, nem um intervalo como 4-5
regulations-best-of = `best of { $games }` precisa de um número ímpar de partidas até 21
