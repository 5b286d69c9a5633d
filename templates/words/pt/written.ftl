# What people write themselves, in lists and where they type: several words with commas between them. They are read in all languages
# at once, without case, accents and marks.

written-and = e

# How a pupil fared, and what a result is called.
written-won = vitória, venceu, ganhou, v
written-lost = derrota, perdeu, d
written-drew = empatou, e
written-draw = empate
written-won-by-forfeit = vitória falta, vitória por falta
written-was-absent = falta, faltou
written-both-absent = faltaram, ausentes

# What a spreadsheet makes of `1-0`, and of other results that it takes for days.
written-january = jan, janeiro
written-months = fev, fevereiro, mar, março, abr, abril, mai, maio, jun, junho, jul, julho, ago, agosto, set, setembro, out, outubro, nov, novembro, dez, dezembro

# Names of schools: kinds, what is abbreviated, what is left out.
written-school-group = agrupamento de escolas, agrupamento, ae
written-school-basic-and-secondary = escola básica e secundária, ebs
written-school-integrated = escola básica integrada, ebi
written-school-basic = escola básica, eb
written-school-secondary = escola secundária, es
written-school-vocational = escola profissional, ep
written-school-private = externato, colégio, col
written-school-professor = professor, professora, prof
written-school-doctor = doutor, doutora, dra, dr
written-school-saint = são, santo, santa, sta, sto, s
written-school-idle = de, da, do, das, dos, e, n, no, número, escola, esc

# The chapters of the guide.
written-chapter-teacher = professor, professora, docente
written-chapter-organiser = organizador, organizadora
written-chapter-school = escola, contacto
written-chapter-arbiter = árbitro, árbitra, árbitros
written-chapter-screens = ecrãs, ecrã
written-chapter-host = alojamento, publicar
written-chapter-author = autor, autora, autores
written-chapter-words = palavras, vocabulário
written-chapter-ludii = outras linguagens
written-chapter-regulations = regulamento, regulamentos
written-chapter-tie-breaks = desempates, desempate
written-chapter-questions = perguntas
written-chapter-trouble = problemas, avarias
written-chapter-promises = promessas, garantias

# What is typed while a game is played at the terminal.
written-play-quit = sair
written-play-show = mostrar
written-play-moves = lances
written-play-help = ajuda
written-play-hint = dica
written-play-why = porquê
written-play-undo = desfazer
written-play-swap = troca, trocar

# What else people type for a command.
help-games-called = jogos, lista-de-jogos
help-help-called = ajuda, socorro
help-sheet-called = folha, folhas, ficha, fichas
help-rules-called = regras, regra
help-board-called = tabuleiro, tabuleiros
help-guide-called = guia, manual
help-play-called = jogar, joga
help-new-called = novo, nova, criar, turma, torneio
help-entries-called = inscrições, inscrever, alunos, lista
help-schools-called = escolas, escola
help-draw-called = sortear, sorteio
help-pair-called = emparceirar, emparceiramento, emparelhar
help-result-called = resultado
help-results-called = resultados
help-standings-called = classificação, classificações, pontuação
help-ties-called = empates, empate, desempates, desempate
help-qualify-called = apurar, apuramento, apurados
help-slips-called = boletins, boletim
help-signs-called = letreiros, letreiro
help-badges-called = crachás, crachá
help-diplomas-called = certificados, certificado, diploma
help-pack-called = imprimir, tudo
help-start-called = começar, iniciar, início, abrir
help-puzzles-called = problemas, quebra-cabeças, enigmas
