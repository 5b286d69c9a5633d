# What is wrong with a tournament report file.

trf-no-players = o ficheiro não tem nenhuma linha de jogador (`001`)
trf-field = { $field }: `{ $found }`; esperava-se { $expected }
trf-duplicate-number = o número `{ $number }` aparece em duas linhas
trf-oneself = na ronda { $round } o jogador joga contra si próprio
trf-unknown-opponent = não há jogador com o número `{ $number }`
trf-not-mutual = na ronda { $round } a linha do adversário `{ $opponent }` não indica este jogador
trf-same-colour = na ronda { $round } as cores deste jogador e do adversário `{ $opponent }` não são opostas
trf-results-disagree = na ronda { $round } o resultado não concorda com o do adversário `{ $opponent }`
trf-wrong-points = a linha indica { $claimed }, mas as rondas somam { $sum }
trf-rematch = na ronda { $round } repete-se o adversário `{ $opponent }` da ronda { $first }
trf-second-bye = na ronda { $round } o jogador folga pela segunda vez
trf-byes-in-round = a ronda { $round } tem { $count } folgas; só pode ter uma
trf-dutch-none = na ronda { $round } o sistema holandês da FIDE dá outro emparceiramento: { $why }
trf-dutch-bye = na ronda { $round } o sistema holandês da FIDE dá a este jogador a folga: { $why }
trf-dutch-white = na ronda { $round } o sistema holandês da FIDE dá a este jogador as brancas contra `{ $opponent }`: { $why }
trf-dutch-black = na ronda { $round } o sistema holandês da FIDE dá a este jogador as pretas contra `{ $opponent }`: { $why }
trf-too-many-rounds = { $announced ->
        [one] está anunciada 1 ronda
       *[other] estão anunciadas { $announced } rondas
    }, mas há linhas com { $found }

# Fields, and what they must be.

trf-rounds = rondas
trf-scoring = pontuação
trf-start-number = número
trf-points = pontos
trf-rank = lugar
trf-opponent = adversário
trf-colour = cor
trf-result = resultado
trf-expected-number = um número
trf-expected-scoring = uma letra e um valor
trf-expected-scoring-points = pontos de 0 a 100
trf-expected-scoring-letter = uma das letras W, D, L, A, P, X
trf-expected-points = pontos como 11.5
trf-expected-colour = w, b ou -
trf-expected-result = um de 1 = 0 + - W D L U F H Z

# What the format has no place for.

trf-left-moves = O formato não tem lugar para lances: { $count ->
        [one] a partida gravada vai à parte
       *[other] as { $count } partidas gravadas vão à parte
    }.
trf-left-match = Cada ronda é um encontro de várias partidas: aqui está só o resultado do encontro.
trf-left-free = Jogo livre: as rondas são os momentos em que se emparceirou quem estava livre. Quem estava ainda a jogar, ou à espera, tem nessa ronda uma falta sem pontos, e dois podem voltar a encontrar-se.
