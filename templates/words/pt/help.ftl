# The help of the program, what all commands share, and the names of values.

help-about = Arbitra jogos de tabuleiro abstratos e organiza os seus campeonatos escolares
help-arg-after = A posição depois destes lances, como "e5-d4 d4-d5"
help-after =
    Exemplos:
      arbitro start                            tudo no navegador: campeonatos, jogos, papel
      arbitro games --edition 13               os jogos de uma edição, por ciclo
      arbitro show rastros                     o tabuleiro no início
      arbitro sheet rastros                    a folha de regras em PDF
      arbitro check meu-jogo.yaml              o meu ficheiro está certo?
      arbitro new escola --edition 13          um campeonato

    Nada do que uma pessoa fez é substituído: um ficheiro que lá esteja fica, e o comando di-lo, a não ser com `--replace`.
    Só as páginas e imagens que o próprio arbitro fez (pdf, html, svg) se refazem sem perguntar.
help-arg-lang = A língua: pt, en ou es. Por omissão: a que ARBITRO_LANG, LC_ALL, LC_MESSAGES ou LANG indicar, ou então pt
help-arg-championship = O campeonato: um ficheiro, ou uma base `postgres://utilizador@servidor/nome`. Por omissão: o único ficheiro `.arbitro` desta pasta
help-arg-by = Quem faz isto, para o registo. Por omissão: o utilizador do computador
help-arg-key = Uma chave deste pedido: repeti-lo com a mesma chave não muda nada
help-arg-json = Escreve JSON, para outros programas
help-arg-names = Quanto se mostra do nome dos alunos; sem isto, o que foi escolhido para o público, e nas listas de trabalho pelo menos o primeiro nome
help-arg-names-value-code = só o código
help-arg-names-value-short = primeiro nome e inicial
help-arg-names-value-full = o nome todo
help-arg-replace = Substitui o que lá está. Sem isto só se substituem páginas e imagens feitas pelo arbitro
help-arg-preview = Só mostra o que aconteceria
help-arg-seed = A semente do sorteio. Por omissão: uma ao acaso, que fica registada
help-arg-game = Um jogo: o identificador, o nome ou um ficheiro
help-arg-folder = Uma pasta com mais jogos, ou com outras versões dos conhecidos. Por omissão: ./games, se existir
help-arg-position = A posição escrita como texto, tal como `arbitro show` a escreve
help-arg-help = Mostra esta ajuda
help-arg-version = Mostra a versão
help-arg-cycle = Os torneios deste ciclo
help-arg-all = Tudo, que é também o que se faz por omissão
help-arg-times = Quando começam as rondas: rondas entre vírgulas, fases entre barras, como 10:00,10:40/14:30,15:10
help-arg-format = O formato. Por omissão: o que diz o fim de --out, ou então pdf
help-arg-format-value-pdf = para imprimir
help-arg-format-value-html = uma página da web
help-arg-format-value-csv = para folhas de cálculo
help-arg-format-value-xlsx = para Excel, com tipos e filtros
help-arg-format-value-json = para programas
help-arg-out = O ficheiro ou pasta a escrever. Por omissão: um nome feito do que é, nesta pasta
help-arg-target = O torneio ou grupo, como 1.3, `rastros 1` ou 1.3.2. Por omissão: tudo
help-arg-tournament = O torneio, como 1.3 ou `rastros 1`. Por omissão: todos
help-arg-address = O endereço do servidor (`arbitro serve` mostra-o), para os códigos QR dos boletins, dos crachás e do que se afixa
help-arg-stage = A fase, a partir de 1. Por omissão: a atual
help-arg-code = O código da inscrição, como 221.1.3

help-demo-about = Mostra a ferramenta a trabalhar: uma final nacional inventada, do princípio ao fim
help-demo-after =
    Exemplos:
      arbitro demo                                  uma final nacional de 1850 alunos, na pasta demo
      arbitro demo --out pasta --pupils 200 --seed 7   uma pequena
      arbitro demo --edition 20 --lang en

    Inventa escolas e alunos, sorteia, emparceira e joga uma final inteira, com faltas, correções e desempates, e
    deixa na pasta o campeonato, as regras, os tabuleiros, as listas, os boletins, os relatórios e os diplomas;
    comece por `index.html`.
help-demo-arg-out = A pasta onde escrever
help-demo-arg-pupils = Quantos alunos vêm, de 24 a 5000
help-demo-arg-edition = A edição, que diz os jogos
help-demo-arg-seed = A semente de tudo; a mesma semente escreve os mesmos ficheiros

help-completions-about = Escreve o completamento para um interpretador de comandos
help-completions-after =
    Exemplo:
      arbitro completions bash > ~/.local/share/bash-completion/completions/arbitro
help-completions-arg-shell = O interpretador de comandos

help-man-about = Escreve as páginas de manual
help-man-after =
    Exemplos:
      arbitro man                      a página do programa
      arbitro man pair                 a página de um comando
      arbitro man --out man/man1       uma página por comando, numa pasta
help-man-arg-command = O comando. Por omissão: o próprio programa
help-man-arg-out = Uma pasta: escreve lá as páginas, também as dos comandos abaixo

help-help-about = Explica um comando
help-help-after =
    Exemplos:
      arbitro help pair
      arbitro help entries import
help-help-arg-command = O comando. Por omissão: todos

help-value-address = ENDEREÇO
help-value-board = TABULEIRO
help-value-chapter = CAPÍTULO
help-value-code = CÓDIGO
help-value-seal = SELO
help-value-command = COMANDO
help-value-copy = CÓPIA
help-value-cycle = CICLO
help-value-day = DIA
help-value-depth = PROFUNDIDADE
help-value-column = COLUNA
help-value-dir = PASTA
help-value-file = FICHEIRO
help-value-format = FORMATO
help-value-from = DE
help-value-game = JOGO
help-value-group = GRUPO
help-value-into = PARA
help-value-key = CHAVE
help-value-kind = TIPO
help-value-level = NÍVEL
help-value-list = LISTA
help-value-marks = MARCAS
help-value-millions = MILHÕES
help-value-minutes = MINUTOS
help-value-moves = LANCES
help-value-name = NOME
help-value-names = NOMES
help-value-public-names = NOMES
help-value-number = NÚMERO
help-value-numbers = NÚMEROS
help-value-paper = PAPEL
help-value-pupil = ALUNO
help-value-reason = MOTIVO
help-value-result = RESULTADO
help-value-rights = ONDE
help-value-round = RONDA
help-value-school = ESCOLA
help-value-seed = SEMENTE
help-value-shell = INTERPRETADOR
help-value-side = LUGAR
help-value-tables = MESAS
help-value-target = ALVO
help-value-text = TEXTO
help-value-times = HORAS
help-value-tournament = TORNEIO
help-value-town = LOCALIDADE
help-value-unplayed = REGRA
help-value-url = URL
help-value-what = QUÊ
help-value-who = QUEM
help-value-year = ANO
help-arg-logo = O logótipo do evento, PNG ou SVG, em todos os papéis
help-arg-colour = A cor do evento, como d55e00
help-arg-paper = O papel para afixar, com letra que se lê da porta: nomes de 14 pontos em a4, de 24 em a3 e de 34 em a2 (mais pequenos só onde uma palavra não caberia inteira), grelha e escolas abreviadas. As listas com nomes completos ou de uma só escola (presenças, autorizações) são para ter na mão: num papel maior a letra é a mesma. Por omissão: papel para a mão
