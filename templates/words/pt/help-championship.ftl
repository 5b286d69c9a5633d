# The help of the commands that run a championship.

help-new-about = Cria um campeonato
help-new-after =
    Exemplos:
      arbitro new turma                              um torneio da turma: semáforo, gatos e cães, rastros
      arbitro new turma --game rastros               a turma joga um só jogo; com vírgulas, vários
      arbitro new 4b --regulations turma             o mesmo, com outro nome
      arbitro new escola                             a fase de escola
      arbitro new final-2027 --edition 20            o regulamento da final nacional, com os jogos da edição 20
      arbitro new torneio --regulations meu.yaml     o seu próprio regulamento
      arbitro new final --championship postgres://arbitro@servidor/final
help-new-arg-name = O nome; o ficheiro é NOME.arbitro
help-new-arg-regulations = Um já feito, turma, escola, crjm (Madeira) ou cnjm (final nacional), ou um ficheiro YAML
help-new-arg-edition = A edição, que diz quais são os jogos
help-new-arg-game = Um jogo que se joga em vez dos do regulamento já feito; vários com vírgulas

help-entries-about = Inscreve, altera e lista alunos

help-entries-import-about = Recebe uma lista de alunos em CSV ou XLSX, depois de mostrar todos os problemas
help-entries-import-after =
    Exemplos:
      arbitro entries template inscricoes.xlsx        escreve uma lista para preencher
      arbitro entries import inscricoes.xlsx --preview
      arbitro entries import inscricoes.csv --skip-bad --accept-warnings
      arbitro entries import nomes.csv --school "EB de Cima" --game rastros     só nomes, um por linha
      arbitro entries import distrito.arbitro --best 2      os dois primeiros de cada torneio de outro campeonato

    Colunas, por qualquer ordem e em português, inglês ou espanhol: Nome, Escola, Localidade, Ano, Ciclo, Jogo; opcionais:
    N.º da escola, Código. Uma lista com códigos altera as inscrições que nomeia.
    Nada é guardado enquanto houver uma linha com problemas, a não ser que o diga.
help-entries-import-arg-file = A lista, `.csv` ou `.xlsx`
help-entries-import-arg-skip-bad = Guarda as linhas boas e deixa as outras de fora
help-entries-import-arg-accept-warnings = Aceita linhas com avisos, como uma escola parecida com outra
help-entries-import-arg-school = A escola, se a lista não tiver essa coluna
help-entries-import-arg-town = A localidade da escola, do mesmo modo
help-entries-import-arg-year = O ano de escolaridade, do mesmo modo
help-entries-import-arg-game = O jogo de todos, do mesmo modo; pode repetir-se

help-entries-add-about = Inscreve um aluno, mesmo depois do sorteio
help-entries-add-after =
    Exemplos:
      arbitro entries add --name "Rita Exemplo" --school "EB de Vale Fictício" --year 3 --game rastros
      arbitro entries add --name "Rui Exemplo" --school-number 12 --cycle 2 --game avanço --group 2.4.3

    Depois do sorteio o aluno fica no grupo mais pequeno, ou no indicado, a partir da ronda seguinte.
help-entries-add-arg-name = O nome do aluno
help-entries-add-arg-school = O nome da escola
help-entries-add-arg-school-number = O número da escola
help-entries-add-arg-town = A localidade da escola
help-entries-add-arg-year = O ano de escolaridade, de 1 a 12
help-entries-add-arg-cycle = O ciclo; se faltar, é o do ano de escolaridade
help-entries-add-arg-game = O jogo
help-entries-add-arg-group = O grupo de uma inscrição tardia
help-entries-add-arg-accept-warnings = Inscreve mesmo que a escola se pareça com outra, ou que o aluno já jogue outro jogo

help-entries-change-about = Altera o nome, o ano, a escola ou o jogo de uma inscrição
help-entries-change-after =
    Exemplos:
      arbitro entries change 221.1.3 --name "Rita Exemplo"      outro aluno da escola, ou uma gralha
      arbitro entries change 221.1.3 --year 4
      arbitro entries change 221.1.3 --school "EB de Cima" --reason "engano na lista"      outra escola: um código novo
      arbitro entries change 221.1.3 --game rastros --reason "engano na lista"             outro jogo, também depois do sorteio

    Quem muda de escola ou de jogo recebe um código novo; o antigo continua a ser entendido. Depois do sorteio, quem muda de jogo
    deixa o grupo e entra no mais pequeno do outro; os resultados ficam.
help-entries-change-arg-name = O nome a partir de agora
help-entries-change-arg-year = O ano de escolaridade a partir de agora
help-entries-change-arg-mark = A marca própria: uma turma, uma categoria; vazia tira-a
help-entries-change-arg-school = A escola a partir de agora, por nome ou número
help-entries-change-arg-game = O jogo a partir de agora
help-entries-change-arg-cycle = O ciclo a partir de agora
help-entries-change-arg-reason = Porque muda a escola ou o jogo
help-entries-change-arg-accept-warnings = Regista uma escola nova mesmo que pareça outra

help-entries-substitute-about = Põe outro aluno da escola no lugar de um inscrito
help-entries-substitute-after =
    Exemplos:
      arbitro entries substitute 221.1.3 --name "Rui Exemplo" --reason "doente"
      arbitro entries substitute 221.1.3 --name "Rui Exemplo" --year 4 --mark "4.º B" --reason "doente"

    Até à chegada do aluno inscrito, e enquanto não jogou. O código e o lugar no grupo ficam; o registo guarda os dois nomes e o motivo.
help-entries-substitute-arg-name = O nome de quem vem
help-entries-substitute-arg-year = O seu ano de escolaridade. Por omissão: o mesmo
help-entries-substitute-arg-mark = A sua marca: uma turma, uma categoria; a do outro não passa
help-entries-substitute-arg-reason = O motivo

help-entries-move-about = Muda um aluno para outro grupo da mesma fase
help-entries-move-after =
    Exemplo:
      arbitro entries move 221.1.3 1.3.2 --reason "irmãos no mesmo grupo"

    Antes de haver rondas que contem com o aluno. Para outra escola ou outro jogo: `arbitro entries change`.
help-entries-move-arg-group = O grupo a partir de agora
help-entries-move-arg-reason = O motivo

help-entries-merge-about = Junta duas inscrições do mesmo aluno no mesmo jogo
help-entries-merge-after =
    Exemplo:
      arbitro entries merge 221.1.3-2 221.1.3 --reason "inscrito duas vezes"

    A primeira deixa de existir e o seu código passa a querer dizer a segunda, que fica com o lugar, o ano e a marca que só a
    primeira tinha. Não se junta uma inscrição que já está em rondas publicadas.
help-entries-merge-arg-from = A inscrição que deixa de existir
help-entries-merge-arg-into = A inscrição que fica
help-entries-merge-arg-reason = O motivo

help-entries-withdraw-about = Retira uma inscrição a partir de uma ronda, ou desfaz uma desistência
help-entries-withdraw-after =
    Exemplos:
      arbitro entries withdraw 221.1.3 --reason "não veio"
      arbitro entries withdraw 221.1.3 --from-round 3 --reason "foi para casa"
      arbitro entries withdraw 221.1.3 --undo

    Os resultados ficam. O aluno deixa de ser emparceirado a partir da ronda seguinte, ou da indicada.
help-entries-withdraw-arg-from-round = A primeira ronda a que falta. Por omissão: a seguinte
help-entries-withdraw-arg-reason = O motivo
help-entries-withdraw-arg-undo = Desfaz a desistência

help-entries-add-arg-column = Uma coluna que o regulamento pede, e o que diz do aluno; pode repetir-se
help-entries-change-arg-column = Uma coluna que o regulamento pede, e o que passa a dizer; vazia tira-a; pode repetir-se
help-entries-waiting-about = Lista quem espera por um lugar
help-entries-waiting-after =
    Exemplos:
      arbitro entries waiting
      arbitro entries waiting 1.3

    Com `waiting list: kept` no regulamento, quem é inscrito sem lugar livre fica em espera, pela ordem de inscrição.
help-entries-admit-about = Dá lugar a quem espera
help-entries-admit-after =
    Exemplos:
      arbitro entries admit                todos para quem há lugar, pela ordem de inscrição
      arbitro entries admit 221.1.3        só este

    Depois do sorteio, quem entra fica no grupo mais pequeno, a partir da ronda seguinte.
help-entries-admit-arg-code = A inscrição em espera. Por omissão: todas para as quais há lugar

help-entries-absent-about = Anuncia que um aluno vai faltar a uma ronda
help-entries-absent-after =
    Exemplo:
      arbitro entries absent 221.1.3 2      falta à ronda 2, joga as outras
help-entries-absent-arg-cancel = Retira a falta, por este motivo
help-entries-absent-arg-round = A ronda, ainda não emparceirada

help-entries-list-about = Lista as inscrições
help-entries-list-after =
    Exemplos:
      arbitro entries list
      arbitro entries list 1.3 --names full
      arbitro entries list --json

help-entries-template-about = Escreve uma lista vazia para preencher
help-entries-template-after =
    Exemplos:
      arbitro entries template inscricoes.xlsx
      arbitro entries template entries.csv --lang en
help-entries-template-arg-file = O ficheiro a escrever, `.xlsx` ou `.csv`

help-draw-about = Sorteia os grupos de uma fase, com semente registada
help-draw-after =
    Exemplos:
      arbitro draw --all                 todos os torneios que estejam na altura
      arbitro draw 1.3 --seed 2027       repetível: a mesma semente e as mesmas inscrições dão os mesmos grupos
      arbitro draw 1.3                   depois de `arbitro qualify 1.3`: a final
      arbitro draw 1.3 --annul "faltava uma escola"

    A semente fica registada e vê-se no registo.
help-draw-arg-tournament = O torneio, como 1.3 ou `rastros 1`
help-draw-arg-all = Todos os torneios que estejam na altura
help-draw-arg-annul = Anula o último sorteio, antes da primeira ronda, por este motivo

help-pair-about = Emparceira e publica a ronda seguinte
help-pair-after =
    Exemplos:
      arbitro pair --all                            a ronda seguinte de todos os grupos que estejam prontos
      arbitro pair 1.3                              de todos os grupos de um torneio
      arbitro pair 1.3.2 --seed 7                   de um grupo
      arbitro pair 1.3.2 --force "mesa 4 sem luz"   mesmo faltando resultados
      arbitro pair 1.3.2 --by-hand lista.csv        a sua lista: colunas Começa e Responde
      arbitro pair 1.3.2 --annul "lista errada"     anula a última ronda, antes do primeiro resultado
      arbitro pair 1.3.1 --end                      jogo livre: não há mais pares
      arbitro pair 1.3.1 --more 10                  jogo livre: mais dez minutos

    Uma ronda é emparceirada toda ou nada. `arbitro explain` diz porque saiu cada par.
help-pair-arg-target = O torneio ou grupo, como 1.3, 1.3.2 ou 1.3.F
help-pair-arg-all = Todos os grupos que estejam prontos
help-pair-arg-force = Emparceira mesmo faltando resultados, ou publica uma lista à mão que não cumpre as regras, por este motivo
help-pair-arg-by-hand = Publica os pares desta lista
help-pair-arg-exchange = Troca os lugares de dois numa ronda publicada, adversários e folgas incluídos; por código ou nome
help-pair-arg-sides = Troca os lados dos dois deste tabuleiro
help-pair-arg-boards = Troca os números de dois tabuleiros
help-pair-arg-round = A ronda a alterar. Por omissão: a última
help-pair-arg-reason = Porque se altera a ronda; as partidas com resultado ficam como estão
help-pair-arg-annul = Anula a última ronda por este motivo
help-pair-arg-keep = Responde que os pares do grupo ficam como estão, por este motivo, depois de uma alteração
help-pair-arg-end = Termina o jogo livre do grupo: ninguém mais é emparceirado, e as partidas nos tabuleiros jogam-se até ao fim
help-pair-arg-more = Prolonga o jogo livre por estes minutos

help-result-about = Regista ou corrige um resultado
help-result-after =
    Exemplos:
      arbitro result 1.3.2 1 4 1-0                      grupo 1.3.2, ronda 1, tabuleiro 4: ganhou quem começou
      arbitro result 1.3.F 2 1 0-1                      a final
      arbitro result 221.1.3 vitória                    pelo código: este aluno ganhou na ronda atual
      arbitro result 221.1.3 2 derrota                  pelo código, ronda 2
      arbitro result 1.3.2 1 4 +:-                      o segundo não veio; -:+ o primeiro; -:- ambos
      arbitro result 1.3.2 1 4 0-1 --correct "trocado"  o resultado antigo fica no registo

    Resultados: 1-0, 0-1, ½-½ (ou =), +:-, -:+, -:-. Pelo código: vitória, derrota, empate, vitória-falta, falta,
    faltaram.
help-result-arg-who = O grupo, como 1.3.2 ou 1.3.F, ou o código de um aluno, como 221.1.3
help-result-arg-second = A ronda; com um código pode faltar
help-result-arg-third = O tabuleiro; com um código vem aqui o resultado
help-result-arg-fourth = O resultado
help-result-arg-game = A partida, num encontro de várias
help-result-arg-correct = Muda um resultado que já existe, por este motivo
help-result-arg-retract = Retira o resultado, com o motivo; indique o lugar sem resultado
help-result-arg-stage = A fase em que o aluno indicado jogou. Por omissão: a última sorteada
help-result-arg-opponent = O adversário, onde se trocaram lugares depois de a ronda sair
help-result-arg-record = Junta a partida gravada, tal como `arbitro play --record` a escreve; o resultado tem de coincidir

help-results-about = Recebe listas de resultados

help-results-import-about = Recebe resultados, ou rondas inteiras já jogadas, em CSV, XLSX ou TRF
help-results-import-after =
    Exemplos:
      arbitro export pairings ronda.csv --round 1         escreve os tabuleiros de uma ronda
      arbitro results import ronda.csv                    recebe-a de volta com os resultados preenchidos
      arbitro results import ronda.csv --correct "lista revista"
      arbitro results import torneio.xlsx --rounds        um torneio já jogado: rondas, pares e resultados
      arbitro results import torneio.trf --group 1.3.1    o mesmo, do ficheiro de outro programa

    Colunas: Grupo, Ronda, Tabuleiro, Resultado; ou Código em vez de grupo e tabuleiro (o resultado continua a ser o do
    tabuleiro: primeiro quem começa). Linhas sem resultado são saltadas. Guarda-se tudo ou nada.
    Em vez de códigos servem nomes, e em vez de 1-0, ½-½ e 0-1 também 1, X e 2.
help-results-import-arg-file = A lista, `.csv`, `.xlsx` ou `.trf`
help-results-import-arg-rounds = Publica também as rondas que ainda não existem, com os pares que a lista diz. Um aluno sozinho folga; com `-` no resultado, faltou
help-results-import-arg-group = O grupo de que fala um ficheiro TRF, ou uma lista sem coluna de grupos; os jogadores são procurados pelo nome
help-results-import-arg-correct = As linhas diferentes do que já existe são correções, por este motivo

help-standings-about = Mostra as classificações de grupos, torneios e escolas
help-standings-after =
    Exemplos:
      arbitro standings 1.3.2                 um grupo
      arbitro standings 1.3                   os grupos da fase atual de um torneio
      arbitro standings 1.3 --overall         a ordem de todo o torneio, todas as fases
      arbitro standings --schools             a classificação das escolas; --medals o quadro de medalhas
      arbitro standings --schools --cycle 1
      arbitro standings --json
help-standings-arg-target = O torneio ou grupo. Por omissão: todos os grupos
help-standings-arg-overall = A ordem de torneios inteiros, a última fase primeiro
help-standings-arg-schools = A classificação das escolas em todos os torneios
help-standings-arg-medals = O quadro de medalhas das escolas
help-standings-arg-cycle = Com --schools ou --medals: só os torneios deste ciclo

help-explain-about = Diz por palavras porque saiu um par
help-explain-after =
    Exemplos:
      arbitro explain 221.1.3                      a ronda atual de um aluno
      arbitro explain 221.1.3 2                    a ronda 2
      arbitro explain 1.3.2 2 4                    grupo 1.3.2, ronda 2, tabuleiro 4
      arbitro explain 221.1.3 2 --instead 007.1.3  o que outro adversário teria significado
help-explain-arg-who = O código do aluno, ou o grupo
help-explain-arg-round = A ronda. Por omissão: a última
help-explain-arg-board = Com um grupo: o tabuleiro
help-explain-arg-stage = A fase, com um aluno. Por omissão: a última sorteada
help-explain-arg-instead = O que outro adversário teria significado

help-check-round-about = Julga uma ronda pelas regras, como quer que tenha sido emparceirada
help-check-round-after =
    Exemplos:
      arbitro check-round 1.3.2          a última ronda de um grupo
      arbitro check-round 1.3.2 2
      arbitro check-round --all          todas as rondas de todos os grupos

    O juiz não partilha nada com o emparceiramento. Código de saída 1 quando uma regra falha: uma repetição, uma segunda
    folga, alguém de fora ou repetido na lista.
help-check-round-arg-target = O torneio ou grupo
help-check-round-arg-round = A ronda. Por omissão: a última
help-check-round-arg-all = Todas as rondas de todos os grupos

help-qualify-about = Apura quem passa à fase seguinte
help-qualify-after =
    Exemplos:
      arbitro qualify --all                       todos os torneios com a fase completa
      arbitro qualify 1.3
      arbitro qualify 1.3 --force "mesa 9 adiada"
      arbitro qualify 1.3 --play-off "1.3.2: 221.1.3, 007.1.3"      primeiro quem ganhou o desempate

    Os empates que decidem o apuramento resolvem-se como diz o regulamento: por sorteio com semente, por jogo de desempate,
    ou passando ambos. Depois `arbitro draw` faz a fase seguinte.
help-qualify-arg-tournament = O torneio, como 1.3
help-qualify-arg-all = Todos os torneios com a fase completa
help-qualify-arg-force = Apura mesmo faltando resultados, por este motivo
help-qualify-arg-annul = Anula o apuramento, por este motivo, antes de sortear a fase seguinte
help-qualify-arg-again = Reabre o apuramento, por este motivo, anulando o sorteio seguinte, quando uma alteração o pede
help-qualify-arg-adjust = Faz passar quem passaria agora, no lugar de quem já não passaria, por este motivo
help-qualify-arg-keep = Responde que os apurados ficam como estão, por este motivo, depois de uma alteração
help-qualify-arg-instead-of = Quem afinal não passa; a fase seguinte pode já estar sorteada, se o aluno nada jogou nela
help-qualify-arg-with = Quem passa em vez dele. Por omissão: o seguinte do mesmo grupo
help-qualify-arg-reason = Porque se substitui alguém
help-qualify-arg-play-off = A ordem em que um desempate deixou os empatados de um grupo; pode repetir-se

help-ties-about = Mostra os empates por decidir e decide um por desempate jogado ou sorteio
help-ties-after =
    Exemplos:
      arbitro ties                                          todos os empates que restam em grupos completos
      arbitro ties 1.3.F --played "221.1.3, 007.1.3"        estes dois jogaram o desempate; primeiro o vencedor
      arbitro ties 1.3.F --lot 221.1.3                      um sorteio para o empate deste aluno

    Até se decidir um empate o lugar é partilhado, na classificação, nas pontuações, nos quadros, nos prémios e nos diplomas.
help-ties-arg-annul = Volta a abrir o último empate decidido no grupo, por este motivo, enquanto ninguém se apurou por ele
help-ties-arg-target = O torneio ou grupo, como 1.3, 1.3.2 ou 1.3.F
help-ties-arg-played = A ordem em que um desempate deixou exatamente os empatados, primeiro o melhor; por código ou nome
help-ties-arg-lot = Sorteia o empate deste aluno
help-ties-arg-seed = A semente do sorteio. Por omissão: escolhida ao acaso e guardada no registo

help-export-about = Escreve listas em CSV, XLSX, JSON ou TRF
help-export-after =
    Exemplos:
      arbitro export entries lista.xlsx --names full
      arbitro export pairings ronda-2.csv --round 2       preencha os resultados e importe-a de novo
      arbitro export standings final.csv --target 1.3.F
      arbitro export all campeonato.xlsx                  tudo, uma folha por lista
      arbitro export all campeonato.json
      arbitro export trf26 grupo.trf --target 1.3.2       um grupo
      arbitro export trf16 trf/                           um ficheiro por grupo, numa pasta
      arbitro export records partidas.txt                 todas as partidas gravadas, umas a seguir às outras

    O fim do nome diz o formato: .csv, .xlsx, .json ou .trf.
help-export-arg-what = O que escrever
help-export-arg-what-value-entries = as inscrições; uma importação volta a aceitar a lista
help-export-arg-what-value-pairings = os tabuleiros das rondas, com os resultados que houver
help-export-arg-what-value-results = o mesmo que pairings
help-export-arg-what-value-groups = os grupos com os seus alunos: mesas, salas, equipas, faltas
help-export-arg-what-value-notes = o que os árbitros anotaram
help-export-arg-what-value-standings = as classificações dos grupos
help-export-arg-what-value-schools = a classificação das escolas, com medalhas
help-export-arg-what-value-records = as partidas gravadas: um `.txt` com todas, ou uma pasta com um ficheiro por partida; `arbitro replay` lê ambos
help-export-arg-what-value-all = tudo
help-export-arg-what-value-trf16 = o relatório de torneio da FIDE de 2016
help-export-arg-what-value-trf26 = o relatório de torneio da FIDE de 2026
help-export-arg-file = O ficheiro, ou uma pasta para os TRF de vários grupos
help-export-arg-round = Com pairings e results: só esta ronda

help-trf-about = Trabalha só com ficheiros de relatório de torneio (TRF16, TRF26)

help-trf-standings-about = Escreve lugares e desempates, uma linha por jogador: número, lugar, valores
help-trf-standings-after =
    Exemplos:
      arbitro trf standings open.trf
      arbitro trf standings open.trf --tie-breaks BH/C1,BH,SB --by-rank
      arbitro trf standings open.trf --json

    Os pontos vêm primeiro, se PTS não estiver na lista. Sem lista usa-se a do ficheiro (linha 202 ou 212), ou então
    BH/C1, BH, SB. As colunas são separadas por tabulações; num terminal há primeiro um cabeçalho.
help-trf-standings-arg-file = O ficheiro; `-` é a entrada padrão
help-trf-standings-arg-tie-breaks = Os desempates, por ordem, como BH/C1,BH,SB,DE,PS
help-trf-standings-arg-unplayed = Como contam as rondas sem jogo
help-trf-standings-arg-unplayed-value-fide-2026 = as regras da FIDE de março de 2026
help-trf-standings-arg-unplayed-value-plain = nada conta, como faz o SwissPerfect
help-trf-standings-arg-by-rank = Escreve os melhores primeiro, em vez de por número

help-trf-check-about = Procura contradições: adversários, cores, resultados, pontos, repetições, folgas
help-trf-check-after =
    Exemplos:
      arbitro trf check open.trf
      arbitro trf check open.trf --pairings

    Um ficheiro que indica FIDE_DUTCH como sistema (linha 092 ou 192) é também comparado com os emparceiramentos do
    sistema holandês da FIDE, edição de fevereiro de 2026, e com --pairings qualquer ficheiro: de cada ronda diferente
    diz-se o primeiro critério das regras em que ela falha.

    Cada problema vem com linha e coluna. O código de saída é 0 se não houver nenhum e 1 se houver.
help-trf-check-arg-file = O ficheiro; `-` é a entrada padrão
help-trf-check-arg-pairings = Compara os emparceiramentos com o sistema holandês da FIDE mesmo que o ficheiro não o indique
help-regulations-about = Mostra, explica e verifica regulamentos
help-regulations-after =
    Exemplos:
      arbitro regulations                      os que já estão feitos
      arbitro regulations escola > meu.yaml    um ponto de partida para o seu
      arbitro regulations --explain            cada chave, os seus valores, e o que é quando falta
      arbitro regulations meu.yaml --check     cada erro com linha, coluna e uma saída
      arbitro regulations meu.yaml             tudo o que o seu regulamento diz, também o que continua de outro
help-regulations-arg-target = Um regulamento já feito, ou um ficheiro YAML
help-regulations-arg-explain = Explica cada chave: o que significa, que valores aceita, o que é quando falta
help-regulations-arg-check = Só verifica
help-draw-arg-order = Cabeças de série: uma lista (CSV ou XLSX, o melhor primeiro, por nome ou código) ou outro campeonato, pela sua classificação; os outros seguem por sorteio
help-entries-origins-about = Mostra de que campeonatos vieram os inscritos
help-entries-import-arg-best = Quantos de cada torneio se recebem de outro campeonato, com os empatados
help-export-arg-what-value-qualified = os melhores de cada torneio, numa lista que outro campeonato recebe
help-export-arg-best = Quantos de cada torneio, em `qualified`
help-schools-about = Corrige os nomes das escolas e junta as que são a mesma
help-schools-list-about = Mostra as escolas, quantos alunos têm, e as que parecem a mesma
help-schools-rename-about = Dá outro nome ou outra localidade a uma escola
help-schools-rename-after =
    Exemplo:
      arbitro schools rename 12 --name "EB de Vale Fictício" --town Beja
help-schools-rename-arg-school = A escola, por número ou nome
help-schools-rename-arg-name = O nome a partir de agora
help-schools-rename-arg-town = A localidade a partir de agora
help-schools-merge-about = Junta duas escolas que são a mesma, escrita de duas maneiras
help-schools-merge-after =
    Exemplo:
      arbitro schools merge 12 7 --reason "a mesma escola"

    Os alunos da primeira passam para a segunda, com códigos novos. Os códigos e os nomes antigos continuam a ser entendidos.
help-schools-merge-arg-from = A escola que deixa de existir, por número ou nome
help-schools-merge-arg-into = A escola que fica, por número ou nome
help-schools-merge-arg-reason = O motivo
help-details-about = Diz como se chama o evento, quem o organiza, quando e onde, e com que logótipo
help-details-after =
    Exemplo:
      arbitro details --name "Torneio da Primavera" --host "EB de Vale Fictício" --day "20 de março de 2027" --venue Ginásio

    O que não for dito fica como está; um texto vazio tira-o. Sem nada, mostra o que está. Páginas, papéis e diplomas seguem.
help-details-arg-name = O nome
help-details-arg-host = A escola ou o clube que organiza
help-details-arg-day = A data, por palavras
help-details-arg-venue = O local
help-details-arg-public-names = O que o público vê dos nomes: nas páginas, no projetor e em tudo o que se afixa ou publica

help-import-about = Recebe um campeonato inteiro das listas que outro exportou
help-import-after =
    Exemplos:
      arbitro export all tudo.xlsx --names full      no outro campeonato
      arbitro new novo --regulations regulamento.yaml
      arbitro import tudo.xlsx -c novo.arbitro

    Lê `.xlsx` e `.json`, folha por folha: inscrições com marcas e desistências, grupos com mesas, equipas e faltas, rondas,
    resultados com quem os introduziu e quando, e notas. O regulamento, com as salas, não vem nas listas: crie o campeonato com o mesmo.
    Como se desfizeram empates e porque se corrigiram resultados também não vem; uma cópia (`arbitro backup`) guarda tudo.
help-import-arg-file = As listas, `.xlsx` ou `.json`
help-phases-about = Junta as fases: os apurados de um campeonato sobem ao seguinte
help-phases-feed-about = Escolhe o campeonato a que sobem os apurados deste
help-phases-feed-after =
    Exemplos:
      arbitro phases feed distrito.arbitro --first 2 -c escola.arbitro
      arbitro phases feed "Campeonato Nacional"     só o nome, quando o outro está noutro computador
help-phases-feed-arg-above = O campeonato seguinte: o seu ficheiro, ou só o nome
help-phases-feed-arg-none = Os apurados não sobem a outro campeonato
help-phases-feed-arg-first = Quantos lugares de cada jogo e ciclo sobem, com os empatados
help-phases-expect-about = Diz de que campeonatos se esperam apurados, e até quando
help-phases-expect-arg-name = Os nomes dos campeonatos; sem nenhum, não se espera por mais nenhum
help-phases-expect-arg-until = O último dia, como 20/3/2027; depois está em atraso quem não enviou
help-phases-take-about = Recebe os apurados de um campeonato, pelo seu ficheiro ou por uma cópia, depois de verificar o selo
help-phases-take-after =
    Exemplos:
      arbitro phases take norte.arbitro --preview
      arbitro phases take norte.arbitro
      arbitro phases take norte.arbitro --accept    também o que foi corrigido depois de recebido
help-phases-take-arg-file = O ficheiro do campeonato, ou uma cópia
help-phases-take-arg-first = Quantos lugares de cada jogo e ciclo, com os empatados. Por omissão: o que o ficheiro diz, ou o que se recebeu antes, ou o primeiro
help-phases-take-arg-accept = Aceita o que mudou depois de recebido
help-phases-list-about = Mostra de que campeonatos vieram apurados, quem falta e quem está em atraso
