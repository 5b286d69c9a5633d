# The help of the commands on games.

help-games-about = Lista os jogos, todos ou os de uma edição ou de um ciclo
help-games-after =
    Exemplos:
      arbitro games                         todos os jogos, com as variantes por baixo
      arbitro games --edition 13            a tabela de uma edição
      arbitro games --edition 13 --cycle 1  o que joga o 1.º ciclo
      arbitro games --cycle sec             o que jogou o secundário, por edição
      arbitro games --json                  o mesmo para outros programas
help-games-arg-edition = Só os jogos desta edição
help-games-arg-cycle = Só o que joga este ciclo: 1, 2, 3 ou sec

help-rules-about = Escreve o ficheiro de um jogo, ou começa uma variante dele
help-rules-after =
    Exemplos:
      arbitro rules avanco                            o ficheiro, com textos e exemplos
      arbitro rules avanco --variant "Avanço lento"   escreve avanco-lento.yaml, pronto para `arbitro check`

    O novo ficheiro só muda o nome do jogo. As regras do jogo estão lá como comentários: tire o `# `
    das linhas que mudar, e também o da linha da sua chave.
help-rules-arg-variant = Começa uma variante com este nome
help-rules-arg-out = O ficheiro a escrever. Por omissão: o nome da variante, nesta pasta ou ao lado do ficheiro do jogo

help-check-about = Verifica ficheiros de jogos e diz tudo o que está errado
help-check-after =
    Exemplos:
      arbitro check meu-jogo.yaml           um ficheiro
      arbitro check games                   todos os ficheiros de uma pasta

    Todos os erros aparecem de uma vez, cada um com linha e coluna. Um ficheiro sem erros é depois jogado ao acaso
    algumas centenas de vezes, para encontrar um jogo que não pode começar, que nunca acaba, ou uma regra que
    nunca se aplica.

    Os exemplos de um ficheiro podem trazer afirmações (`claims`): frases, em inglês, que têm de ser verdade no seu
    diagrama. Cada uma é demonstrada jogando-a até ao fim; uma falsa é um erro na sua linha, com o que é verdade:
      examples:
        puzzle:
          after: e5-d4 d4-c4 c4-c3 c3-b2
          claims:
            - first to move
            - can play a1, b1
            - cannot play c3
            - only a1 wins at once
help-check-arg-files = Ficheiros de jogos, ou pastas com eles

help-moves-about = Lista os lances possíveis de uma posição, ou diz como acabou a partida
help-moves-after =
    Exemplos:
      arbitro moves rastros
      arbitro moves rastros --after "e5-d4 d4-d5"
      arbitro moves avanco --after "d2-d3" --json

help-show-about = Desenha uma posição no terminal
help-show-after =
    Exemplos:
      arbitro show rastros
      arbitro show rastros --after "e5-d4 d4-d5 d5-c6 c6-d7"

help-play-about = Joga uma partida, duas pessoas ao mesmo teclado ou uma contra o computador
help-play-after =
    Escreva um lance como `e5-d4` (muitas vezes basta `d4`; `troca` troca as cores), ou:
      lances    o que se pode jogar (também: ?)
      dica      o que o computador jogaria
      desfazer  desfaz o último lance
      mostrar   desenha outra vez o tabuleiro
      porquê    o computador explica o seu último lance
      sair      termina; a partida gravada fica até aqui

    Os níveis são iniciante, fácil, médio, difícil e forte, ou de 1 a 5.

    Exemplos:
      arbitro play rastros --record partida.txt
      arbitro play avanco --against médio
      arbitro play semaforo --against forte --side second --seconds 5 --seed 7
help-play-arg-record = Escreve a partida neste ficheiro depois de cada lance
help-play-arg-against = Joga contra o computador neste nível
help-play-arg-side = O seu lugar contra o computador
help-play-arg-side-value-first = começa
help-play-arg-side-value-second = responde
help-play-arg-seconds = Quanto tempo pode o computador pensar num lance; o nível forte pensa esse tempo todo
help-play-arg-seed = A semente do computador; a mesma semente responde do mesmo modo aos mesmos lances

help-replay-about = Volta a jogar uma partida gravada, lance a lance
help-replay-after =
    Exemplos:
      arbitro replay partida.txt            a última posição e o resultado
      arbitro replay partida.txt --all      todas as posições
help-replay-arg-file = Uma partida gravada, como a escreve `arbitro play --record`, ou muitas, como as escreve `arbitro export records`
help-replay-arg-all = Desenha todas as posições, não só a última

help-review-about = Revê partidas gravadas: que jogadas deitaram fora uma partida ganha
help-review-after =
    Exemplos:
      arbitro review partida.txt
      arbitro export records partidas.txt -c final.arbitro
      arbitro review partidas.txt --effort 20 --limit-seconds 28800 > revisao.txt      um campeonato inteiro, durante a noite

    Cada partida é vista a partir do fim, posição a posição, até onde `--effort` deixar. O que se diz está provado: uma jogada
    que deitou fora uma posição ganha, e uma que teria ganho. Cada partida é contada logo que se sabe, por isso o que há
    fica quando o tempo acaba ou se carrega em Ctrl-C. `arbitro puzzles JOGO --records partidas.txt` faz problemas das mesmas partidas.
help-review-arg-file = Uma partida gravada, como `arbitro play --record` a escreve, ou muitas, como faz `arbitro export records`
help-review-arg-effort = Com quanto esforço se vê cada posição: milhões de posições
help-review-arg-limit-seconds = Ao fim de tantos segundos, diz o que há até então

help-perft-about = Conta as sequências de lances, para comparar regras com outros programas
help-perft-after =
    Exemplos:
      arbitro perft avanco-8x8 4
      arbitro perft rastros 5 --after "e5-d4"

    Cada linha tem uma profundidade e quantas sequências de tantos lances existem. Cada colocação de uma jogada com
    duas conta como um lance, e uma troca também; uma partida acabada não continua.
help-perft-arg-depth = Quantos lances

help-playouts-about = Joga partidas ao acaso e conta quem ganha
help-playouts-after =
    Exemplos:
      arbitro playouts flume --count 100000
      arbitro playouts semaforo --count 1000000 --seed 7 --json
help-playouts-arg-count = Quantas partidas
help-playouts-arg-seed = A semente; a mesma semente joga as mesmas partidas

help-solve-about = Descobre quem ganha uma posição, em quantos lances e como
help-solve-after =
    Exemplos:
      arbitro solve semaforo
      arbitro solve rastros-5x5 --after "d4-c3"
      arbitro solve rastros
      arbitro solve gatos-e-caes-6x6 --exact
      arbitro solve rastros-5x5 --proof rastros.txt
      arbitro solve flume-5x5 --limit-seconds 600 --memory-mb 2048 --json

    Tudo o que se escreve está provado. Se um limite chegar, ou se carregar em Ctrl-C, antes de se saber quem ganha, a
    resposta é «não resolvida», nunca um palpite. O número de lances conta os de ambos os lados: quem ganha apressa-se, quem
    perde resiste. Nos jogos decididos por contagem, joga-se pela maior margem. Pode saber-se quem ganha muito antes
    de se conhecerem todos os lances que ganham e o número exato de lances; se a procura acabar entretanto, mostra-se o
    que já está provado e diz-se o que ficou por apurar. Com --exact a procura continua até nada ficar por apurar.
help-solve-arg-limit-seconds = Desiste ao fim de tantos segundos. Por omissão: nunca
help-solve-arg-memory-mb = O máximo de memória para a tabela de posições, em MiB
help-solve-arg-threads = Quantos fios de execução procuram. Por omissão: um por núcleo
help-solve-arg-exact = Procura todos os lances que ganham e o número exato de lances, demore o que demorar
help-solve-arg-proof = Escreve neste ficheiro os lances de quem ganha contra todas as respostas, para `arbitro check-proof`

help-check-proof-about = Verifica uma prova de quem ganha, escrita por `arbitro solve --proof`
help-check-proof-after =
    Exemplos:
      arbitro solve rastros-5x5 --proof rastros.txt
      arbitro check-proof rastros.txt

    Uma prova é um ficheiro de texto: quatro linhas que dizem o que se afirma e depois uma linha por cada posição em que
    joga quem ganha, com uma tabulação antes do lance. A verificação joga esses lances contra todas as respostas possíveis
    e vê se todas as partidas acabam, e acabam como se afirma. Nada tem em comum com a procura a não ser as regras;
    qualquer pessoa pode escrever outra.
help-check-proof-arg-file = Uma prova, tal como `arbitro solve --proof` a escreve

help-profile-about = Diz se os jogos são justos, quanto duram e quão tarde se decidem
help-profile-after =
    Exemplos:
      arbitro profile rastros
      arbitro profile rastros-5x5 rastros-6x6 rastros --count 5000 --strong-games 0
      arbitro profile flume --strong-games 100 --level difícil --out flume.pdf --out flume.html
      arbitro profile hex --playouts 10000 --strong-games 50

    Jogam-se partidas de dois modos: ao acaso, e pelo computador contra si próprio. Cada número traz entre parênteses o
    intervalo de confiança de 95 %; com mais partidas fica mais estreito. Uma partida diz-se decidida tarde quando quem
    ganhou não era o favorito depois de jogados dois terços dos lances. Nos jogos com troca de cores, as partidas pensadas
    jogam-se também sem ela.

    Um perfil demora cerca de um minuto, ou menos, em dois núcleos; nos maiores tabuleiros, minuto e meio. Para isso,
    nos tabuleiros grandes o computador pensa menos do que o seu nível permitia: a tabela diz quantas partidas ao acaso ensaiou antes de cada lance. `--playouts`
    fixa esse número, demore o que demorar. O mesmo comando dá os mesmos números em qualquer computador. Ctrl-C
    interrompe; nesse caso nada é escrito.
help-profile-arg-names = Jogos a pôr lado a lado: identificadores, nomes ou ficheiros
help-profile-arg-strong-games = Quantas partidas o computador joga contra si próprio; 0 para nenhuma
help-profile-arg-level = A que nível as joga: 1 a 5, ou iniciante, fácil, médio, difícil, forte
help-profile-arg-level-default = forte
help-profile-arg-playouts = Quantas partidas ao acaso ensaia antes de cada lance. Por omissão: as do nível, menos em tabuleiros grandes
help-profile-arg-seed = A semente; a mesma semente joga as mesmas partidas
help-profile-arg-limit-seconds = Ao fim de tantos segundos, mostra o que houver até então
help-profile-arg-out = Um ficheiro a escrever também, `.pdf` ou `.html`; pode repetir-se
help-profile-arg-count = Quantas partidas ao acaso se jogam
help-profile-arg-folder = Uma pasta com mais jogos, ou com outras versões dos conhecidos. Por omissão: ./games, se existir. (Um número aqui é a antiga forma de --count)

help-puzzles-about = Imprime problemas: posições em que um único lance ganha
help-puzzles-after =
    Exemplos:
      arbitro puzzles rastros --count 12 --depth 3 --out problemas.pdf
      arbitro puzzles avanco-5x5 --count 6 --depth 3-7 --seed 2027
      arbitro puzzles semaforo --depth 3 --json
      arbitro puzzles rastros --records partidas.txt       das partidas do próprio campeonato

    Cada problema vem de uma partida jogada desde o início e é demonstrado: um único lance ganha e, com o melhor jogo dos
    dois lados, a partida acaba ao fim de `--depth` lances, contando os de ambos. Assim, 1 é ganhar já, e 3 é um lance, uma
    resposta qualquer e o lance que ganha. Onde uma jogada tem vários lances, a jogada inteira conta como um; basta então
    que um só conjunto de lances ganhe, seja qual for a ordem.

    A folha tem seis diagramas por página; as últimas páginas têm as soluções e as partidas que levam às posições. Com
    ganhos longos e tabuleiros grandes pode haver menos problemas do que os pedidos; o comando di-lo. A procura demora
    cerca de um minuto, no máximo, em dois núcleos, a não ser que se aumente `--effort`. A mesma semente encontra os
    mesmos problemas em qualquer computador. Ctrl-C interrompe; nesse caso nada é escrito.
help-puzzles-arg-count = Quantos problemas
help-puzzles-arg-depth = Em quantos lances dos dois lados se ganha a partida: um número, ou de-até, como 3-7
help-puzzles-arg-records = Procura os problemas em partidas gravadas, como `arbitro export records` as escreve; as soluções dizem de quem era a partida
help-puzzles-arg-seed = A semente; a mesma semente encontra os mesmos problemas
help-puzzles-arg-effort = Quanto procurar: milhões de posições
help-puzzles-arg-limit-seconds = Ao fim de tantos segundos, mostra o que houver até então
help-puzzles-arg-json = Escreve JSON, com os lances que levam a cada posição
help-puzzles-arg-out = O ficheiro a escrever. Por omissão: o identificador do jogo com `-puzzles.pdf`

help-sheet-about = Imprime folhas de regras em PDF
help-sheet-after =
    Exemplos:
      arbitro sheet rastros                                uma página: rastros.pdf
      arbitro sheet rastros avanco --lang en --out dois.pdf
      arbitro sheet --edition 13 --cycle 1                 os três jogos de um ciclo
      arbitro sheet produto --large-print                  para quem vê mal
      arbitro sheet --edition 13 --cycle 1 --young         em três passos, para os mais novos
      arbitro sheet rastros --poster                       o mesmo em A3, para a parede
help-sheet-arg-names = Jogos: identificadores, nomes ou ficheiros; sem nenhum, os jogos da edição
help-sheet-arg-young = Uma página em três passos, com frases curtas e tabuleiros grandes, para os mais novos
help-sheet-arg-poster = A página em três passos em A3, para a parede
help-sheet-arg-with-board = Com o tabuleiro e as peças no verso: uma folha A4 impressa dos dois lados
help-sheet-arg-large-print = Letra de dezoito pontos, sem serifas
help-sheet-arg-edition = A edição que aparece no cabeçalho
help-sheet-arg-cycle = O ciclo a que as folhas se destinam: 1, 2, 3 ou sec
help-sheet-arg-out = O ficheiro a escrever. Por omissão: o identificador do jogo com `.pdf`

help-booklet-about = Imprime uma edição inteira num só livro
help-booklet-after =
    Exemplos:
      arbitro booklet --edition 13
      arbitro booklet --edition 13 --fold                  para dobrar ao meio, em A5
      arbitro booklet --edition 13 --lang en --out rules.pdf
      arbitro booklet --edition 13 --puzzles 3 --place Évora --date "16 de abril de 2027"
help-booklet-arg-date = A data que aparece na capa, como se quer ler
help-booklet-arg-place = O lugar que aparece na capa
help-booklet-arg-puzzles = Quantos problemas de cada jogo, com as soluções no fim; a procura demora alguns segundos por jogo
help-booklet-arg-fold = Dispõe as páginas para dobrar folhas A4 ao meio
help-booklet-arg-edition = A edição
help-booklet-arg-out = O ficheiro a escrever. Por omissão: edition-N.pdf

help-board-about = Imprime um tabuleiro à escala; com `--pieces`, também as peças para recortar
help-board-after =
    Exemplos:
      arbitro board rastros                          tão grande quanto a página permite
      arbitro board avanco --cell-mm 30              casas de 30 mm, em várias páginas se for preciso
      arbitro board semaforo --pieces                com as peças para recortar
      arbitro board gatos-e-caes --tactile           para relevo, com coordenadas em braille
help-board-arg-paper = O papel
help-board-arg-cell-mm = Milímetros de casa a casa. Por omissão: o máximo que cabe na página, até 30
help-board-arg-pieces = Junta as peças para recortar, tantas quantas o jogo tem
help-board-arg-tactile = Contornos grossos, formas distintas e coordenadas em braille
help-board-arg-out = O ficheiro a escrever. Por omissão: o identificador do jogo com `-board.pdf`

help-class-about = Escreve numa pasta os tabuleiros, as peças e as folhas para uma turma
help-class-after =
    Exemplos:
      arbitro class --edition 13 --cycle 1 --out turma
      arbitro class --edition 13 --cycle 2 --school "EB de Vale" --out turma

    De cada jogo: a folha de regras, a página em três passos, o cartaz A3 e o tabuleiro tão grande quanto uma página A4 permite,
    com as peças para recortar. Os ficheiros chamam-se como o jogo, o ciclo e a escola, sem acentos.
help-class-arg-edition = A edição
help-class-arg-cycle = O ciclo: 1, 2, 3 ou sec. Por omissão: todos os jogos da edição
help-class-arg-school = O nome da escola, para os ficheiros e os seus títulos
help-class-arg-out = A pasta

help-diagram-about = Desenha uma posição em SVG, PDF ou PNG
help-diagram-after =
    Exemplos:
      arbitro diagram rastros --out rastros.svg
      arbitro diagram rastros --after "e5-d4 d4-d5" --out posicao.png
help-diagram-arg-marks = O que se marca, com vírgulas de permeio
help-diagram-arg-width-mm = A largura do tabuleiro, em milímetros
help-diagram-arg-out = O ficheiro a escrever; o fim do nome diz o formato
