# Profiles of games.

profiles-kind = Perfil de jogo
profiles-seed = Semente: { $seed }
profiles-who-wins = Quem ganha
profiles-fairness = Quem começa ganha (das partidas com vencedor)
profiles-fairness-long = Quem começa ganha, das partidas com vencedor; a tracejado, o equilíbrio
profiles-lengths = Duração das partidas ao acaso
profiles-numbers = Os números
profiles-meaning = O que significam
profiles-measure = Medida
profiles-length-of = { $game }: duração ao acaso

# What the numbers come to.
profiles-finding-strong = **{ $game }**: com jogo pensado, { $fairness }
profiles-finding-random = **{ $game }**: ao acaso, { $fairness }
profiles-late = decidem-se tarde { $share } das partidas
profiles-nobody-won = nenhuma partida teve vencedor
profiles-begins-wins = quem começa ganha { $share } das partidas, { $verdict }
profiles-begins-wins-decided = quem começa ganha { $share } das partidas com vencedor, { $verdict }
profiles-an-advantage = uma vantagem
profiles-a-disadvantage = uma desvantagem
profiles-no-advantage = não se vê vantagem de ninguém com este número de partidas
profiles-one-length = quase todas duram { $moves } lances
profiles-most-lengths = nove em cada dez duram entre { $low } e { $high } lances
profiles-number = { $n }
profiles-range = { $low } a { $high }
profiles-effort = **Jogo pensado**: o computador contra si próprio, ao nível «{ $level }», ensaiando { $number } continuações ao acaso antes de cada lance.
profiles-effort-less = **Jogo pensado**: o computador contra si próprio, ao nível «{ $level }», ensaiando { $number } continuações ao acaso antes de cada lance; o nível completo ensaia { $full }.
profiles-note-interval = Entre parênteses, o intervalo de confiança de 95 %: repetindo com outras partidas, o verdadeiro valor fica dentro dele em 95 de cada 100 vezes. Para as percentagens é o de Wilson. Só se fala em **vantagem** quando o intervalo de quem começa, nas partidas com vencedor, deixa os 50 % de fora. Contam-se todos os lances, também os vários de uma mesma jogada.
profiles-note-late = **Decidida tarde**: das partidas com vencedor, aquelas em que quem ganhou não era o favorito depois de jogados dois terços dos lances. Favorito é quem ganha a maior parte de { $n } continuações ao acaso.
profiles-note-begins = **Quem começa** é sempre quem fez o primeiro lance, mesmo que depois as cores tenham sido trocadas.

# Rows and plots.
profiles-random = Ao acaso
profiles-strong = Jogo pensado
profiles-games = partidas
profiles-random-games = Ao acaso ({ $n } partidas)
profiles-strong-games = Jogo pensado ({ $n } partidas)
profiles-trials = ensaios antes de cada lance
profiles-first-wins = ganha quem começa
profiles-second-wins = ganha quem responde
profiles-draws = empates
profiles-too-long = interrompidas por longas
profiles-advantage = vantagem
profiles-mean-length = duração média, em lances
profiles-length-range = duração, de 5 % a 95 %
profiles-choices = lances à escolha, em média
profiles-decided-late = decidida tarde
profiles-of-first = de quem começa
profiles-of-second = de quem responde
profiles-of-nobody = não se vê
profiles-swap = Efeito da troca (jogo pensado)
profiles-without-swap = sem troca, ganha quem começa
profiles-with-swap = com troca, ganha quem começa
profiles-difference = diferença, em pontos
profiles-swapped = a troca foi feita
profiles-at-random = ao acaso
profiles-strongly = jogo pensado
profiles-who-begins = quem começa
profiles-nobody = ninguém
profiles-who-answers = quem responde
profiles-advantage-of-first = Vantagem de quem começa
profiles-length-title = Duração: { $game }
profiles-moves = lances
profiles-mean = média { $number }
profiles-nine-in-ten = 90 % das partidas
