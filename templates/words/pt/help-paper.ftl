# The help of the commands that print a championship.

help-slips-about = Imprime boletins de resultados, quatro por página
help-slips-after =
    Exemplos:
      arbitro slips                                       a ronda atual de todos os grupos
      arbitro slips 1.3 --round 2                         uma ronda de um torneio
      arbitro slips --address http://192.168.1.10:8080    com códigos QR que levam à página do resultado
help-slips-arg-round = A ronda. Por omissão: a última publicada
help-slips-arg-out = O ficheiro a escrever. Por omissão: boletins.pdf

help-signs-about = Imprime letreiros para portas e mesas
help-signs-after =
    Exemplos:
      arbitro signs                        portas e mesas da fase atual
      arbitro signs --for tables --stage 1
      arbitro signs 1.3 --out rastros.pdf

    Cada jogo tem a sua cor, a sua forma e o seu padrão, para que os letreiros se distingam também a preto e branco.
help-signs-arg-kind = Para que são
help-signs-arg-kind-value-all = portas e mesas
help-signs-arg-kind-value-doors = portas
help-signs-arg-kind-value-tables = mesas
help-signs-arg-out = O ficheiro a escrever. Por omissão: letreiros.pdf

help-badges-about = Imprime crachás, dez por página
help-badges-after =
    Exemplos:
      arbitro badges                    para todos, por escola, com marcas de corte
      arbitro badges 1.3 --out rastros.pdf
help-badges-arg-out = O ficheiro a escrever. Por omissão: crachas.pdf

help-diplomas-about = Imprime diplomas para todos, ou certificados para o pódio
help-diplomas-after =
    Exemplos:
      arbitro diplomas --venue "em Coimbra"             para todos os que jogaram, por escola
      arbitro diplomas --podium                         para os três primeiros de cada torneio
      arbitro diplomas --logo logotipo.png --day "12 de março de 2027"
      arbitro diplomas --show-template > meu.md         um texto para alterar
      arbitro diplomas --template meu.md

    Num modelo, `# ` começa um título, `## ` o nome, `### ` um cabeçalho; `---` é um ornamento, `___ Um | Outro` são linhas para
    assinar, e campos como {"{{"}name{"}}"}, {"{{"}school{"}}"} e {"{{"}game{"}}"} são preenchidos.
help-diplomas-arg-podium = Certificados para os três primeiros lugares
help-diplomas-arg-template = O seu próprio texto, com campos
help-diplomas-arg-show-template = Escreve o texto que se usa por omissão, para começar dele
help-diplomas-arg-logo = Uma imagem, PNG ou SVG, onde o modelo diz {"{{"}logo{"}}"}
help-diplomas-arg-day = O dia, por extenso. Por omissão: o do último resultado
help-diplomas-arg-venue = Onde foi, por extenso, como "em Coimbra"
help-diplomas-arg-out = O ficheiro a escrever. Por omissão: diplomas.pdf, ou certificados.pdf

help-report-about = Escreve pontuações, resultados, classificações e o relatório final em PDF, HTML, CSV, XLSX ou JSON
help-report-after =
    Exemplos:
      arbitro report --cycle 1                          as pontuações de um ciclo, como se publicam
      arbitro report 1.3 --format html                  um torneio como página da web
      arbitro report --all --out pontuacoes.xlsx        tudo, uma folha por fase
      arbitro report --kind standings --round 2         a classificação após uma ronda
      arbitro report --kind final --out relatorio.pdf   o relatório final, com medalhas, escolas e gráficos
help-report-arg-kind = O quê
help-report-arg-kind-value-scores = lugares, pontos e desempates
help-report-arg-kind-value-results = todas as partidas, ronda a ronda
help-report-arg-kind-value-standings = a classificação tal como era após uma ronda
help-report-arg-kind-value-cross = todos contra todos
help-report-arg-kind-value-schools = o quadro de medalhas e a classificação das escolas
help-report-arg-kind-value-prizes = os três primeiros de cada torneio
help-report-arg-kind-value-final = o campeonato todo, com gráficos
help-report-arg-round = Com `--kind standings`: após esta ronda. Por omissão: a última completa em todo o lado

help-lists-about = Escreve listas de inscrições, grupos e partidas para afixar e para enviar
help-lists-after =
    Exemplos:
      arbitro lists entries --names full                  o que cada professor recebe, uma página por escola
      arbitro lists entries --school-number 42 --times 10:00,10:40,11:20,12:00/14:30
      arbitro lists entries --each --out escolas          um ficheiro por escola, numa pasta
      arbitro lists groups --cycle 1                      quem se senta a que mesa
      arbitro lists tables 1.3 --round 2                  as partidas de uma ronda, por mesa
      arbitro lists names --round 2                       as mesmas, por nome
      arbitro lists all --out listas                      as quatro
help-lists-arg-what = Que lista
help-lists-arg-what-value-entries = as inscrições, por escola
help-lists-arg-what-value-groups = os grupos
help-lists-arg-what-value-tables = as partidas de uma ronda, por mesa
help-lists-arg-what-value-names = as partidas de uma ronda, por nome
help-lists-arg-what-value-all = todas, numa pasta
help-lists-arg-round = Com `tables` e `names`: esta ronda. Por omissão: a última publicada de cada grupo
help-lists-arg-school-number = Com `entries`: só a escola com este número
help-lists-arg-each = Com `entries`: um ficheiro por escola, na pasta --out

help-wallchart-about = Escreve quadros de parede e quadros cruzados dos grupos
help-wallchart-after =
    Exemplos:
      arbitro wallchart 1.3                 uma folha por grupo, com espaço para escrever à mão
      arbitro wallchart --cycle 1 --out paredes.pdf
      arbitro wallchart 1.3.2 --cross       todos contra todos
help-wallchart-arg-cross = Todos contra todos em vez de ronda a ronda

help-pack-about = Escreve tudo o que há agora para imprimir e publicar, em pastas por uso
help-pack-after =
    Exemplos:
      arbitro pack --out papel                         tudo, em pastas por uso
      arbitro pack --out papel --names full --times 10:00,10:40,11:20,12:00/14:30,15:10,15:50,16:30

    Faz-se tudo antes de se escrever alguma coisa.
help-pack-arg-out = A pasta a escrever

help-print-about = Escreve qualquer papel do campeonato, pelo nome; sem nome, diz quais há
help-print-after =
    Exemplos:
      arbitro print                                   que papéis há
      arbitro print check-in --names full             presenças por escola, com assinaturas
      arbitro print prize-script --out guiao.pdf      o guião da entrega de prémios
      arbitro print school-results --each --out escolas   um ficheiro por escola
      arbitro print diplomas --school-number 42       os diplomas de uma escola
      arbitro print envelopes --logo logotipo.png --colour 0072b2
help-print-arg-what = Que papel
help-print-arg-round = A ronda. Por omissão: a última publicada
help-print-arg-school-number = Só a escola com este número
help-print-arg-each = Um ficheiro por escola, na pasta --out
help-badges-arg-address = O endereço do servidor (`arbitro serve` mostra-o), para o código que marca a chegada
help-signs-arg-address = O endereço do servidor (`arbitro serve` mostra-o), para o código que leva às páginas públicas
