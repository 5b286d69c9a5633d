# Why a draw or a round was not made.

pairing-nobody-there = não há ninguém para sortear ou emparceirar em `{ $tournament }`
pairing-decided = o quadro `{ $group }` já está decidido

# What the judge of a round finds.

pairing-twice = `{ $code }` está em dois tabuleiros
pairing-left-out = `{ $code }` devia jogar e não está na lista
pairing-not-playing = `{ $code }` não joga nesta ronda e está na lista
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
pairing-one-school = são da mesma escola: não houve forma melhor de o evitar
pairing-float-again = um deles volta a jogar fora do seu grupo de pontos na mesma direção das últimas rondas
pairing-by-lot = entre emparceiramentos iguais em tudo isto decide o sorteio com a semente registada
pairing-equal-points = têm ambos { $points }
pairing-gap = têm { $one } e { $other }: diferença de { $gap }, a menor possível no conjunto da ronda
pairing-started = `{ $one }` começou { $started } de { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, `{ $other }` { $other-started } de { $other-games }
pairing-side-third = um deles fica do mesmo lado pela terceira vez seguida
pairing-side-unbalanced = um deles não recebe o lado que equilibraria as suas partidas
pairing-halves = entre os { $count } com os mesmos pontos são o { $one }.º e o { $other }.º: metade de cima contra metade de baixo
pairing-places = entre os { $count } com os mesmos pontos são o { $one }.º e o { $other }.º
pairing-places-apart = são o { $one }.º de { $count } e o { $other }.º de { $other-count } nos seus grupos de pontos
pairing-odd = o número de presentes é ímpar, por isso alguém folga
pairing-first-bye = ainda não tinha folgado
pairing-bye-again = já tinha folgado, mas todos os presentes também
pairing-bye-fewest = tem { $points }, o mínimo dos presentes
pairing-bye-not-fewest = tem { $points }; quem tem menos já folgou ou não podia folgar sem repetir partidas
