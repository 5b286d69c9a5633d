# Columns of lists.

imports-column-name = Nome
imports-column-school = Escola
imports-column-school-number = N.º da escola
imports-column-town = Localidade
imports-column-year = Ano
imports-column-cycle = Ciclo
imports-column-game = Jogo
imports-column-code = Código
imports-column-group = Grupo
imports-column-round = Ronda
imports-column-board = Tabuleiro
imports-column-game-number = Partida
imports-column-first = Começa
imports-column-second = Responde
imports-column-result = Resultado

# Sheets of the template.

imports-sheet-entries = Inscrições
imports-sheet-help = Ajuda
imports-help-years = Anos
imports-help-games = Jogos

# A problem with its place.

imports-at-row = linha { $row }: { $problem }
imports-at-cell = linha { $row }, coluna { $column } ({ $header }): { $problem }
imports-warning = aviso: { $problem }
imports-quoted = `{ $name }`

# Problems of lists.

imports-unreadable = lista ilegível
imports-no-header = não há linha de títulos: encontrei `{ $found }`; esperava colunas como { $columns }
imports-column-twice = `{ $header }` e `{ $earlier }` dizem o mesmo; apague ou mude o nome de uma das colunas
imports-column-missing = falta a coluna { $columns }
imports-no-code-or-nothing = `{ $text }` não é um código; esperava escola.ciclo.jogo, como 221.1.3, ou nada
imports-no-year = `{ $text }` não é um ano de escolaridade; esperava um número de 1 a 12
imports-no-number = `{ $text }` não é um número; esperava 1, 2, 3…
imports-name-missing = falta o nome do aluno
imports-game-missing = falta o jogo
imports-cycle-missing = falta o ciclo
imports-year-of-no-cycle = o { $year }.º ano não pertence a nenhum ciclo deste campeonato
imports-school-missing = falta a escola
imports-group-missing = falta o grupo
imports-nobody = a linha não diz quem joga
imports-board-missing = falta o tabuleiro
imports-code-disagrees = `{ $text }` não condiz com o código `{ $code }`
imports-school-number-disagrees = `{ $text }` não é um número de escola, ou não condiz com o código
imports-other-school = a escola { $number } é `{ $registered }` e não `{ $name }`
imports-school-like = a escola `{ $name }` parece ser a `{ $other }` ({ $number }); escreva-a igual, ou confirme que é outra
imports-repeated = repetido: é a mesma inscrição que a da linha { $row }, e conta uma só vez; se são dois alunos, distinga-os por outro apelido ou pela turma
imports-namesake = tem o mesmo nome que o aluno da linha { $row }, mas outra turma: fica inscrito como outro aluno
imports-plays-already = o mesmo aluno já joga { $game }, { $cycle } ({ $place }); não pode jogar dois jogos no mesmo dia
imports-not-in-cycle = `{ $game }, { $cycle }`: não se joga neste ciclo; esperava { $games }
imports-second-pupil = segundo aluno da mesma escola em { $game }, { $cycle }: o primeiro é { $place }
imports-that-of-row = o da linha { $row }
imports-that-entry = o inscrito `{ $code }`
imports-that-pupil = { $name }, que já está na lista dos inscritos
imports-no-cycle = ciclo desconhecido `{ $text }`; esperava { $cycles }
imports-no-game = jogo desconhecido `{ $text }`; esperava { $games }
imports-no-game-like = jogo desconhecido `{ $text }`; queria dizer `{ $name }`?
imports-no-tournament = torneio desconhecido `{ $text }`; há { $ids }
imports-several-tournaments = `{ $text }` joga-se em vários torneios: diga { $ids }
imports-tournament = `{ $id }` ({ $game }, { $cycle })
imports-board-twice = o mesmo tabuleiro já está na linha { $row }
imports-not-playing = `{ $code }` não joga na ronda { $round }
imports-no-board = não há tabuleiro { $number }; esta ronda tem { $count }
imports-other-pupil = no tabuleiro { $board } está `{ $there }` e não `{ $said }`

imports-day = `{ $text }` é uma data: a folha de cálculo trocou o que se escreveu; escreva 1, X ou 2, ou dê à coluna o formato de texto antes de escrever 1-0
imports-code-of-another = o código `{ $code }` é de { $known }, e a lista dá-o a { $name }; se a lista vem de outro campeonato, apague a coluna dos códigos, e se o nome mudou mesmo, confirme
imports-no-pupil = ninguém inscrito se chama `{ $text }`; indique o código, como 221.1.3, ou o nome tal como foi inscrito
imports-several-pupils = há mais de um aluno com o nome `{ $text }`: indique o código, { $codes }
imports-column-by = Introduzido por
imports-column-at = Introduzido a
imports-column-table-number = Mesa n.º
imports-column-start-number = N.º inicial
imports-column-team = Equipa
imports-column-joined = Desde a ronda
imports-column-absences = Faltas anunciadas
imports-column-left-from = Sai na ronda
imports-column-note = Nota
imports-column-seed = Semente
imports-column-order = Ordem decidida
imports-column-means = Decidido por
imports-column-earlier = Resultado anterior
imports-column-reason = Motivo
imports-row-of-sheet = { $row } da folha { $sheet }
imports-sheet-read = folha “{ $name }”: { $count ->
        [one] lida 1 linha
       *[other] lidas { $count } linhas
    }
imports-sheet-empty = folha “{ $name }”: não foi lida, porque está vazia
imports-sheet-of-entries = folha “{ $name }”: não foi lida, porque tem inscrições
imports-sheet-of-results = folha “{ $name }”: não foi lida, porque tem resultados
imports-sheet-of-groups = folha “{ $name }”: não foi lida, porque tem os grupos, que só se leem com tudo o resto, num campeonato novo
imports-sheet-of-notes = folha “{ $name }”: não foi lida, porque tem notas, que só se leem com tudo o resto, num campeonato novo
imports-sheet-of-decisions = folha “{ $name }”: não foi lida, porque tem desempates ou correções, que só se leem com tudo o resto, num campeonato novo
imports-sheet-of-nothing = folha “{ $name }”: não foi lida, porque nenhuma linha diz que colunas são de alunos ou de resultados
imports-fared-who = “{ $text }” não diz quem: nomeie o aluno a quem se refere, ou escreva `1-0` ou `0-1`
imports-column-status = Situação
imports-waiting = em espera
imports-waits = fica em lista de espera: { $why }
imports-withdrawn = desistiu
imports-column-mark = Marca
imports-pupil-alike = parece ser { $name } ({ $code }), já na lista; se for a mesma pessoa, retire esta linha, e se não for, confirme
imports-no-such-school = não há escola `{ $text }`
imports-no-such-school-but = não há escola `{ $text }`; será { $schools }?
imports-no-mail = “{ $text }” não é um endereço de correio eletrónico; escreva-o como nome@escola.pt, ou deixe a célula vazia
imports-past-edition = Edição
imports-past-year = Ano
imports-past-cycle = Ciclo
imports-past-game = Jogo
imports-past-place = Lugar
imports-past-name = Nome
imports-past-school = Escola
imports-past-town = Localidade
imports-past-region = Região
imports-past-pupils = Participantes
imports-past-first-wins = Ganhas por quem começou
imports-past-second-wins = Ganhas por quem respondeu
imports-past-draws = Empatadas
imports-past-no-titles = a tabela precisa de uma linha de títulos com Edição ou Ano e, ao lado, Jogo, Nome, Participantes ou uma coluna por ciclo
imports-past-no-number = a coluna “{ $column }” precisa de um número; diz “{ $text }”
imports-past-no-year = { $text } não é um ano
imports-past-no-edition = não há nem edição nem ano
imports-past-too-many = a tabela é demasiado comprida; no máximo { $most } linhas
imports-no-school-number = “{ $text }” não é um número de escola; escreva um número a partir de 1, ou deixe a célula vazia
