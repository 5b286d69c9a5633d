# Why a draw or a round was not made.

pairing-nobody-there = não há ninguém para sortear ou emparceirar em `{ $tournament }`
pairing-decided = o quadro `{ $group }` já está decidido
pairing-undecided = { $count ->
        [one] falta 1 resultado
       *[other] faltam { $count } resultados
    } no quadro `{ $group }`, e sem { $count ->
        [one] ele
       *[other] eles
    } ninguém sabe quem avança: introduza-{ $count ->
        [one] o
       *[other] os
    }, como falta de comparência se ninguém veio
pairing-dutch-none = não há maneira de emparceirar a ronda { $round } de `{ $group }` que cumpra as regras absolutas do sistema holandês da FIDE: sem repetir adversário, sem segunda folga, sem terceira partida seguida do mesmo lado. Pelo artigo 1.9.3 decide o árbitro principal: terminar aqui o grupo ou admitir mais participantes

# What the judge of a round finds.

pairing-twice = `{ $code }` está em dois tabuleiros
pairing-left-out = `{ $code }` devia jogar e não está na lista
pairing-came-back = `{ $code }` não tinha perdido e ficou de fora; voltou na ronda { $round }
pairing-out = `{ $code }` já perdeu e está fora do quadro
pairing-not-playing = `{ $code }` está na lista e não joga nesta ronda
pairing-several-byes = { $count } jogadores folgam; só pode folgar um
pairing-rematch = `{ $one }` e `{ $other }` já jogaram na ronda { $round }
pairing-second-bye = `{ $code }` folga e já teve folga ou vitória sem jogar
pairing-bye-not-lowest = `{ $code }` folga, mas `{ $lower }` tem menos pontos e ainda não folgou
pairing-same-school = `{ $one }` e `{ $other }` são da mesma escola
pairing-third-alike = `{ $code }` fica do mesmo lado pela terceira vez seguida
pairing-started-more = `{ $code }` terá começado mais { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    } do que respondido
pairing-started-fewer = `{ $code }` terá começado menos { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    } do que respondido
pairing-better-exchange = trocar adversários entre os tabuleiros { $one } e { $other } aproximaria os pontos
pairing-points-apart = soma das diferenças: { $points }

# Why a pair came out so.

pairing-instead = `{ $one }` contra `{ $other }`, em vez do que foi publicado
pairing-bye = `{ $code }` folga
pairing-board = tabuleiro { $board }: `{ $first }` começa contra `{ $second }`
pairing-not-met = ainda não jogaram entre si
pairing-met = já jogaram entre si ({ $times ->
        [one] 1 vez
       *[other] { $times } vezes
    })
pairing-other-schools = são de escolas diferentes
pairing-one-school-allowed = são da mesma escola, o que aqui não se evita
pairing-one-school = são da mesma escola, o que aqui se evita
pairing-float-again = um deles volta a jogar com alguém de outra pontuação, no mesmo sentido das últimas rondas
pairing-equal-with-loan = ambos contam com { $points }, incluindo pontos emprestados
pairing-gap-with-loan = contam com { $one } e { $other }, incluindo pontos emprestados: { $gap } de diferença
pairing-equal-points = têm ambos { $points }
pairing-gap = têm { $one } e { $other }: diferença de { $gap }
pairing-started = `{ $one }` começou { $started } de { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, `{ $other }` { $other-started } de { $other-games }
pairing-side-third = um deles fica do mesmo lado pela terceira vez seguida
pairing-side-unbalanced = um deles não recebe o lado que equilibraria as suas partidas
pairing-halves = há { $count } com os mesmos pontos, e a metade de cima joga com a de baixo: aqui, o { $one }.º com o { $other }.º
pairing-places = entre os { $count } com os mesmos pontos são o { $one }.º e o { $other }.º
pairing-places-apart = são o { $one }.º de { $count } e o { $other }.º de { $other-count } nos seus grupos de pontos
pairing-odd = o número de presentes é ímpar, por isso alguém folga
pairing-first-bye = ainda não tinha folgado
pairing-bye-again = já tinha folgado
pairing-bye-fewest = tem { $points }, o mínimo dos presentes
pairing-bye-not-fewest = tem { $points }; alguém presente tem menos

# O sistema holandês da FIDE: porque saiu assim um par, e em que falha outra ronda.

pairing-dutch-equal = ambos têm { $points }: são o número { $one } e o número { $other } dos { $count } com esses pontos
pairing-dutch-float = `{ $higher }` tem { $points } e desce para `{ $lower }`, com { $lower-points }
pairing-dutch-down-again = `{ $code }` já desceu numa das duas últimas rondas
pairing-dutch-up-again = `{ $code }` já subiu numa das duas últimas rondas
pairing-dutch-bye = tem { $points }, a pontuação mais baixa com que todos os outros podem ser emparceirados (C5)
pairing-dutch-due-none = `{ $code }` ainda não jogou: não tem preferência por nenhum lado
pairing-dutch-due-first-mild = `{ $code }` tem preferência leve por começar: os lados estão equilibrados e devem alternar
pairing-dutch-due-first-strong = `{ $code }` tem preferência forte por começar: respondeu a mais uma partida do que começou
pairing-dutch-due-first-absolute = `{ $code }` tem de começar: respondeu a mais duas partidas, ou às duas últimas
pairing-dutch-due-second-mild = `{ $code }` tem preferência leve por responder: os lados estão equilibrados e devem alternar
pairing-dutch-due-second-strong = `{ $code }` tem preferência forte por responder: começou mais uma partida do que respondeu
pairing-dutch-due-second-absolute = `{ $code }` tem de responder: começou mais duas partidas, ou as duas últimas
pairing-dutch-sides-both = ambos recebem o lado que lhes cabe (artigo 5.2.1)
pairing-dutch-sides-stronger = o lado vai para quem tem por ele a preferência mais forte (artigo 5.2.2)
pairing-dutch-sides-alternate = inverte-se a última ronda em que um começou e o outro respondeu (artigo 5.2.3)
pairing-dutch-sides-higher = o mais bem colocado recebe o lado que lhe cabe (artigo 5.2.4)
pairing-dutch-sides-initial = não cabe nenhum lado: decidem o número do mais bem colocado e o sorteio inicial (artigo 5.2.5)
pairing-dutch-same = a ronda é a que o sistema holandês da FIDE dá: nenhuma é melhor pelos critérios, na sua ordem, e entre iguais é a primeira a ser gerada
pairing-dutch-differs = com os resultados como estão agora, o sistema holandês da FIDE dá outra ronda: { $why }
pairing-dutch-instead = a melhor ronda com este par não é a que as regras dão: { $why }
pairing-dutch-instead-same = as regras dão este par
pairing-dutch-no-round = nenhuma ronda cumpre os critérios absolutos C1 a C3, pelo que decide o árbitro principal (artigo 1.9.3)
pairing-dutch-wrong-sides = os lados estão trocados; { $rule }
pairing-dutch-forbidden = no grupo de { $points }, não se consegue completá-la dentro de C1 a C5 (sem repetir adversário, sem segunda folga, sem choque de lados obrigatórios, a folga o mais abaixo possível)
pairing-dutch-later = no grupo de { $points } todos os critérios são cumpridos igualmente bem, mas a ordem dos artigos 3 e 4 chega primeiro a outro emparceiramento
pairing-dutch-worse = no grupo de { $points }, { $criterion } (C{ $number }): { $fails } em vez de { $least }
pairing-dutch-c6 = jogadores que descem
pairing-dutch-c7 = jogadores com { $points } que descem
pairing-dutch-c8 = jogadores que desceriam do grupo seguinte
pairing-dutch-c8-of = jogadores com { $points } que desceriam do grupo seguinte
pairing-dutch-c9 = rondas sem partida de quem folga
pairing-dutch-c10 = jogadores com diferença de lados superior a dois
pairing-dutch-c11 = jogadores com o mesmo lado três vezes seguidas
pairing-dutch-c12 = jogadores que não recebem o lado que lhes cabe
pairing-dutch-c13 = jogadores que não recebem o lado por que têm preferência forte
pairing-dutch-c14 = residentes que voltam a descer passada{ $rounds ->
        [one] { " " }1 ronda
       *[other] s { $rounds } rondas
    }
pairing-dutch-c15 = adversários de quem desceu que voltam a subir passada{ $rounds ->
        [one] { " " }1 ronda
       *[other] s { $rounds } rondas
    }
pairing-dutch-c18 = jogadores com { $points } que voltam a descer passada{ $rounds ->
        [one] { " " }1 ronda
       *[other] s { $rounds } rondas
    } e continuam a descer
pairing-dutch-c19 = adversários, que voltam a subir passada{ $rounds ->
        [one] { " " }1 ronda
       *[other] s { $rounds } rondas
    }, de quem desceu com { $points }

# What was found of a whole round by pairing it again.

pairing-by-table = é a tabela do todos contra todos que decide quem joga com quem, não os resultados
pairing-by-teams = jogam equipas: decide o encontro das equipas, e em cada tabuleiro sentam-se os que têm o mesmo lugar na ordem da sua equipa
pairing-without-team = no torneio `{ $tournament }` jogam equipas, e { $count ->
    [one] uma inscrição não tem
   *[other] { $count } inscrições não têm
    } equipa: { $codes }; { $count ->
    [one] dê-lhe
   *[other] dê-lhes
    } uma na coluna `Marca` (ou `Turma`) da lista e volte a recebê-la
pairing-not-two-teams = no Scheveningen jogam duas equipas, e um grupo do torneio `{ $tournament }` teria { $count }; escreva `groups of: 2` na fase, ou `play: team round robin`
pairing-by-bracket = é o quadro que decide quem joga com quem
pairing-round-best = nenhuma ronda possível com os resultados atuais é melhor do que esta, pelos critérios na sua ordem
pairing-by-lot = entre rondas igualmente boas decide o sorteio com a semente registada
pairing-round-worse = com os resultados atuais os critérios dariam outra ronda: esta tem mais { $criterion } na melhor. Acontece quando uma ronda é feita à mão, ou quando resultados ou inscrições mudam depois
pairing-round-rounded = a ronda é tão boa como a melhor em todos os critérios que, com tantos alunos, se conseguem calcular ao certo
pairing-instead-worse = a melhor ronda com este par teria mais { $criterion } na ronda publicada; em todos os critérios de maior peso são iguais
pairing-instead-better = a melhor ronda com este par teria menos { $criterion } na ronda publicada; acontece quando uma ronda é feita à mão, ou quando resultados ou inscrições mudam depois
pairing-instead-lot = a melhor ronda com este par é exatamente tão boa como a publicada: decidiu o sorteio com a semente registada
pairing-instead-equal = a melhor ronda com este par é exatamente tão boa como a publicada
pairing-instead-rounded = a melhor ronda com este par é tão boa como a publicada em todos os critérios que, com tantos alunos, se conseguem calcular ao certo
pairing-decimal = { $whole },{ $rest }
pairing-criterion = { $name }: { $this } em vez de { $other }
pairing-criterion-rematch = pares que já jogaram entre si
pairing-criterion-second-bye = folgas a quem já folgou
pairing-criterion-bye-level = níveis de pontos abaixo de quem folga
pairing-criterion-school = pares da mesma escola
pairing-criterion-third = lados dados pela terceira vez seguida
pairing-criterion-gap = diferenças de pontos ao quadrado
pairing-criterion-float = peso dos adversários fora do grupo de pontos iguais no sentido das últimas rondas (2 pela última ronda, 1 pela anterior)
pairing-criterion-balance = partidas de desequilíbrio de quem fica com o lado errado
pairing-criterion-alternation = lados que não alternam
pairing-criterion-seeding = desvios, ao quadrado, de jogar a metade de cima com a de baixo
pairing-criterion-lot = sorteio
pairing-on-loan = a ronda é acelerada: contam os pontos emprestados à metade de cima
pairing-nobody-free = no grupo `{ $group }` não há agora dois alunos livres: os outros ainda estão a jogar
pairing-free-again = acabaram de jogar um contra o outro
pairing-free-new = `{ $code }` ainda não jogou
pairing-free-rate = `{ $code }` faz { $rate } pontos por partida
pairing-free-elsewhere = `{ $code }` não foi emparceirado nesse momento: ainda jogava, ou esperava sozinho
pairing-free-best = entre os que estavam livres ao mesmo tempo, não há pares com menos repetições nem mais equilibrados, pelos critérios na sua ordem
pairing-criterion-again = alunos que jogam duas vezes seguidas contra o mesmo adversário
pairing-criterion-waiting = partidas a menos, ou rondas sem jogar, de quem fica à espera
pairing-criterion-rate = diferenças de pontos por partida, ao quadrado
