# The numbers that order a table.

standings-points = pontos
standings-points-is = os pontos de todas as rondas
standings-direct-encounter = confronto direto
standings-direct-encounter-is = a ordem entre os empatados, só pelas partidas entre eles; 0 quando não decide
standings-buchholz = Buchholz
standings-buchholz-is = a soma dos pontos dos adversários
standings-buchholz-cut-1 = Buchholz sem o pior
standings-buchholz-cut-1-is = a soma dos pontos dos adversários, sem o mais baixo
standings-buchholz-cut-2 = Buchholz sem os dois piores
standings-buchholz-cut-2-is = a soma dos pontos dos adversários, sem os dois mais baixos
standings-buchholz-median-1 = Buchholz mediano
standings-buchholz-median-1-is = a soma dos pontos dos adversários, sem o mais alto e o mais baixo
standings-buchholz-median-2 = Buchholz mediano 2
standings-buchholz-median-2-is = a soma dos pontos dos adversários, sem os dois mais altos e os dois mais baixos
standings-sonneborn-berger = Sonneborn-Berger
standings-sonneborn-berger-is = os pontos de cada adversário vezes os pontos feitos contra ele
standings-sonneborn-berger-cut-1 = Sonneborn-Berger sem o pior
standings-sonneborn-berger-cut-1-is = Sonneborn-Berger sem o adversário mais baixo
standings-unplayed-plain = Uma ronda sem partida (folga ou falta) conta como um adversário de 0 pontos.
standings-unplayed-fide = Uma ronda sem partida (folga ou falta) conta como um adversário com os mesmos pontos que o aluno: numa folga, no máximo os de quem empatou todas as rondas; numa falta, no máximo os do adversário previsto. As faltas anunciadas das últimas rondas contam como empates nos pontos de um adversário.
standings-wins = vitórias
standings-wins-is = as rondas que valeram uma vitória, com ou sem partida
standings-games-won = partidas ganhas
standings-games-won-is = as partidas ganhas no tabuleiro
standings-game-points = pontos de partida
standings-game-points-is = o que se fez em cada partida, um ponto por partida, quando uma ronda é um encontro de várias
standings-progressive = progressivo
standings-progressive-is = a soma da pontuação após cada ronda
standings-progressive-cut-1 = progressivo sem a primeira
standings-progressive-cut-1-is = a soma da pontuação após cada ronda, sem a primeira
standings-games-as-second = partidas a responder
standings-games-as-second-is = as partidas jogadas sem começar
standings-wins-as-second = vitórias a responder
standings-wins-as-second-is = as partidas ganhas sem começar
standings-starts = partidas a começar
standings-starts-is = as partidas que se começaram; menos é melhor
standings-rounds-elected = rondas à disposição
standings-rounds-elected-is = as rondas em que se esteve pronto a jogar
standings-games-played = partidas jogadas
standings-games-played-is = as partidas jogadas no tabuleiro
standings-start-number = número de ordem
standings-start-number-is = o número de ordem no grupo

# Why nobody goes on yet.

standings-no-next-stage = o torneio `{ $tournament }` não tem fase seguinte; os empates no fim decidem-se à parte
standings-tie-to-play = empate no apuramento do grupo `{ $group }` entre { $codes }: joguem um desempate e registem a ordem
standings-tie-to-draw = empate no apuramento do grupo `{ $group }` entre { $codes }: faça o sorteio de desempate
