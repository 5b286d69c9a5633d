# The help of the commands of the desk and of keeping.

help-backup-about = Faz uma cópia do campeonato, mesmo com outros a trabalhar
help-backup-after =
    Exemplos:
      arbitro backup                          uma cópia com a data e a hora no nome, nesta pasta
      arbitro backup /media/pen/final.arbitro-backup

    A cópia é coerente mesmo enquanto outros registam resultados. Depois de cada ronda faz-se sozinha uma cópia na pasta
    NOME.backups. O ficheiro de um campeonato a decorrer também se pode copiar à mão: um segundo depois do último resultado
    está inteiro.
help-backup-arg-file = A cópia a escrever

help-restore-about = Repõe uma cópia
help-restore-after =
    Exemplos:
      arbitro restore final-2027-03-20.arbitro-backup                              num computador novo, pasta vazia
      arbitro restore final-2027-03-20.arbitro-backup --championship final.arbitro
      arbitro restore copia.arbitro-backup --championship final.arbitro --replace     guarda o atual ao lado
      arbitro restore copia.arbitro-backup --championship postgres://arbitro@servidor/final
help-restore-arg-copy = A cópia
help-restore-arg-replace = Põe-na no lugar do que lá está, que fica guardado com outro nome

help-verify-about = Verifica que nada falta nem foi alterado
help-verify-after =
    Exemplos:
      arbitro verify
      arbitro verify --championship final.arbitro-backup --json
      arbitro verify --seal "1240·5f3a 90c2 11de 7b04"     o selo no rodapé de uma lista impressa

    Verifica o ficheiro, que nenhuma linha do registo falta ou foi alterada, que todas juntas fazem um campeonato, e que este é a
    continuação das suas cópias automáticas e do último selo visto. Dois campeonatos com o mesmo selo são iguais; cada
    lista impressa traz o selo, e assim o papel prova o ficheiro. Nada se escreve.
help-verify-arg-seal = Um selo do papel: verifica que é deste campeonato

help-log-about = Mostra quem fez o quê, por ordem
help-log-arg-about = Só as linhas sobre isto: um código, um grupo, um assunto
help-log-after =
    Exemplos:
      arbitro log --last 20
      arbitro log --about 221.1.3             tudo sobre uma inscrição
      arbitro log --about result/1.3.2/1/4    tudo sobre um tabuleiro
      arbitro log --json                      as linhas inteiras
help-log-arg-last = Só as últimas N linhas
help-log-arg-json = Escreve o registo em JSON, linha a linha

help-forget-about = Apaga para sempre os dados pessoais de um aluno; os resultados ficam
help-forget-after =
    Exemplos:
      arbitro forget 221.1.3 --yes
      arbitro forget "Rita Exemplo" --yes      quando só uma inscrição tem esse nome
      arbitro forget 221.1.3 --also Ritinha --yes   também uma alcunha nas notas

    O nome e o ano saem do registo e das cópias automáticas para sempre, como os motivos e marcas da inscrição e o nome nas
    notas, escrito de qualquer maneira; o código e os resultados ficam. O que pode ser de outra pessoa fica e é indicado.
    As cópias feitas à mão, as exportações e o papel cabe-lhe a si destruir. Em PostgreSQL, os arquivos do servidor também.
help-forget-arg-pupil = O código da inscrição, ou o nome completo do aluno
help-forget-arg-yes = Faz mesmo; sem isto o comando só diz o que faria
help-forget-arg-also = Apaga também estas palavras das notas e dos motivos: uma alcunha, ou uma parte do nome que outros também têm
help-forget-arg-due = Apaga todos os nomes, passado o tempo que o regulamento marca
help-forget-arg-keep-winners = Guarda os vencedores cujo nome completo foi publicado, com autorização das famílias

help-arbiters-about = Nomeia os árbitros, dá-lhes mesas e imprime os seus cartões

help-arbiters-add-about = Acrescenta um árbitro ou um organizador
help-arbiters-add-after =
    Exemplos:
      arbitro arbiters add "Ana Exemplo" --tables 1-6,9
      arbitro arbiters add "Rui Exemplo" --organiser
help-arbiters-add-arg-name = O nome da pessoa, tal como o registo o mostra
help-arbiters-add-arg-tables = As mesas, como 1-6,9; só alguns tabuleiros de uma mesa, como 12:1-8; um grupo, como 1.3.2
help-arbiters-add-arg-organiser = Pode fazer tudo

help-arbiters-list-about = Lista todos com as suas mesas

help-arbiters-tables-about = Dá outras mesas a um árbitro
help-arbiters-tables-arg-number = O número da pessoa, como `arbitro arbiters list` o mostra
help-arbiters-tables-arg-tables = As mesas, como 1-6,9; só alguns tabuleiros de uma mesa, como 12:1-8; um grupo, como 1.3.2

help-arbiters-remove-about = Retira alguém; as suas sessões acabam
help-arbiters-remove-arg-number = O número da pessoa, como `arbitro arbiters list` o mostra

help-arbiters-cards-about = Imprime cartões para entrar; um cartão novo anula o anterior
help-arbiters-cards-after =
    Exemplos:
      arbitro arbiters cards --address http://192.168.1.10:8080            cartões novos para todos
      arbitro arbiters cards 3 --address http://192.168.1.10:8080          só para o número 3

    Os segredos estão só no papel; o ficheiro ao lado do campeonato guarda apenas o seu resumo cifrado.
help-arbiters-cards-arg-numbers = Os números; nenhum é toda a gente
help-arbiters-cards-arg-address = O endereço do servidor, como `arbitro serve` o mostra
help-arbiters-cards-arg-out = O ficheiro a escrever. Por omissão: cartoes.pdf

help-serve-about = Serve as páginas na rede do local: resultados, classificações e jogos
help-serve-after =
    Exemplos:
      arbitro serve                                  o único campeonato desta pasta, ou só os jogos
      arbitro serve --championship final.arbitro     este campeonato
      arbitro serve --listen 127.0.0.1:8080          só para este computador
      arbitro serve --address https://final.example  atrás de um proxy com HTTPS, para várias escolas

    Todos os que estão na mesma rede podem abrir o endereço mostrado; o código lê-se com um telemóvel.
    Ctrl-C para parar.
help-serve-arg-listen = Onde escutar. Por omissão: 0.0.0.0:8080, e só 127.0.0.1:8080 quando o endereço público é https://…
help-serve-arg-address = O endereço público nos cartões, códigos e no projetor, quando não é o deste computador, como https://final.example
help-serve-arg-framed-by = Um sítio em cujas páginas os tabuleiros podem aparecer dentro de uma moldura, como https://moodle.example. Por omissão: nenhum
help-serve-arg-publish = Publicar na Internet, no endereço de publicação que o alojamento deu; o programa lembra-se dele

help-start-about = Abre no navegador os campeonatos desta pasta: fazer, inscrever, jogar, imprimir
help-start-after =
    Exemplos:
      arbitro start                    a pasta onde se está
      arbitro start Torneios           outra pasta
      arbitro start --no-browser       mostra só o endereço

    Tudo o que um campeonato precisa faz-se depois nas páginas; quem prefere os comandos pode usá-los ao mesmo tempo.
help-start-arg-folder = A pasta dos campeonatos
help-start-arg-port = A porta; se estiver ocupada, serve a seguinte que esteja livre
help-start-arg-no-browser = Não abre o navegador

help-guide-about = Mostra o guia: professor, organizador, árbitro, autor
help-guide-after =
    Exemplos:
      arbitro guide                    os capítulos
      arbitro guide teacher            um torneio da turma, da lista aos diplomas
      arbitro guide --out guia.pdf     tudo, para imprimir
      arbitro guide words --out palavras.pdf    um capítulo, para imprimir
help-guide-arg-chapter = O capítulo
help-guide-arg-out = O ficheiro a escrever, para imprimir. Sem isto o guia mostra-se aqui

help-site-about = Escreve um sítio para praticar em casa: regras, tabuleiros e problemas sem servidor
help-site-after =
    Sem nomes entram todos os jogos disponíveis. Com --championship publicam-se também as pontuações e as
    classificações, com a parte dos nomes que --names disser.

    Exemplos:
      arbitro site --out praticar
      arbitro site rastros semaforo --out praticar --title "A nossa escola joga"
      arbitro site --out praticar --championship final.arbitro --names code
help-site-arg-wanted = Os jogos; todos se nenhum for indicado
help-site-arg-out = A pasta onde se escreve o sítio
help-site-arg-title = O nome do sítio
help-arbiters-rights-about = Escolhe onde os árbitros registam resultados
help-arbiters-rights-arg-rights = Onde
help-arbiters-rights-arg-rights-value-own = só nas mesas e tabuleiros que lhes foram dados
help-arbiters-rights-arg-rights-value-everywhere = em todas as mesas

help-registration-about = Deixa as escolas inscrever os seus alunos, e decide sobre o que enviaram
help-registration-open-about = Abre as inscrições, ou muda as datas e as perguntas
help-registration-open-after =
    Exemplos:
      arbitro registration open --from 2027-01-10 --until 2027-02-28 --address https://jogos.exemplo.pt
      arbitro registration open --from 2027-01-10 --until 2027-02-28 --address https://jogos.exemplo.pt --question "Almoços? *"
help-registration-open-arg-from = O primeiro dia, como 10/1/2027 ou “10 de janeiro de 2027”, ou um momento, como “10/1/2027 09:00”
help-registration-open-arg-until = O último dia, que ainda conta, ou um momento
help-registration-open-arg-address = O endereço onde as escolas encontram as páginas; as suas ligações começam assim
help-registration-open-arg-question = Uma pergunta a todas as escolas; se acabar num asterisco, a resposta é obrigatória. Pode repetir-se
help-registration-open-arg-pupil-question = Uma pergunta sobre cada aluno, respondida ao lado do nome. Pode repetir-se
help-registration-open-arg-ask-names = Perguntar se o nome de cada aluno pode ser publicado; quem não autoriza é publicado só pelo código
help-registration-open-arg-ask-pictures = Perguntar se podem ser publicadas imagens de cada aluno
help-registration-close-about = Fecha as inscrições antes do prazo
help-registration-list-about = Lista as escolas e a situação das suas inscrições
help-registration-accept-about = Aceita o que as escolas enviaram: os alunos ficam inscritos
help-registration-accept-arg-school = A escola, pelo número ou pelo nome; sem ela, todas as completas, pela ordem de chegada
help-registration-decline-about = Recusa o que uma escola enviou
help-registration-decline-arg-school = A escola, pelo número ou pelo nome
help-registration-decline-arg-message = O que a escola lê na sua página
help-registration-letters-about = Escreve cartas com a ligação e o código de cada escola, uma tabela para impressão em série e rascunhos de correio
help-registration-letters-arg-out = A pasta onde escrever
help-registration-letters-arg-remind = Só para as escolas que não responderam, ou não a tudo
help-registration-answers-about = Escreve as respostas em duas tabelas: das escolas e sobre os alunos
help-registration-answers-arg-out = A pasta onde escrever
help-registration-key-about = Mostra a chave das cartas, para continuar noutro computador, ou trá-la para cá
help-registration-key-arg-bring = A chave, como o outro computador a mostrou
help-editions-about = Edições anteriores, jogadas sem este programa: vencedores, jogos e números
help-editions-import-about = Trazer para a pasta uma tabela (CSV ou Excel) de edições anteriores
help-editions-import-arg-file = A tabela; uma linha de títulos diz o que lá está
help-editions-import-arg-folder = A pasta dos campeonatos
help-editions-list-about = Listar o que se sabe das edições anteriores
help-editions-list-arg-folder = A pasta dos campeonatos
help-editions-list-arg-json = Escrever a lista em JSON
help-editions-forget-about = Remover um nome da tabela das edições anteriores
help-editions-forget-arg-name = O nome inteiro
help-editions-forget-arg-folder = A pasta dos campeonatos
help-site-arg-results = Só as páginas públicas do campeonato: emparceiramentos, resultados, classificações e uma página por aluno, com o que se escolheu mostrar dos nomes

help-host-about = Receber campeonatos na Internet e mostrá-los a quem acompanha de casa
help-host-after =
    Exemplo, num computador que está na Internet:
      arbitro host open final-2027 --address https://campeonatos.example     dá o endereço de publicação
      arbitro host serve --address https://campeonatos.example

    No pavilhão, com o endereço que o primeiro comando deu:
      arbitro serve --championship final.arbitro --publish 'https://campeonatos.example/final-2027#…'
help-host-open-about = Abrir um lugar para um campeonato e dar o seu endereço de publicação
help-host-open-arg-name = O nome do lugar, que fica no endereço: letras minúsculas, algarismos e hífenes
help-host-open-arg-folder = O alojamento: uma pasta, ou uma base `postgres://utilizador@servidor/nome`
help-host-renew-arg-folder = O alojamento: uma pasta, ou uma base `postgres://utilizador@servidor/nome`
help-host-list-arg-folder = O alojamento: uma pasta, ou uma base `postgres://utilizador@servidor/nome`
help-host-close-arg-folder = O alojamento: uma pasta, ou uma base `postgres://utilizador@servidor/nome`
help-host-serve-arg-folder = O alojamento: uma pasta, ou uma base `postgres://utilizador@servidor/nome`
help-host-open-arg-address = O endereço do alojamento na Internet
help-host-renew-arg-address = O endereço do alojamento na Internet
help-host-serve-arg-address = O endereço do alojamento na Internet
help-host-serve-arg-championships = A pasta dos campeonatos que estão aqui; sem ela, `championships` na pasta do alojamento
help-host-serve-arg-certificate = O certificado do alojamento, com aqueles em que assenta (PEM); com ele, o próprio programa fala HTTPS
help-host-serve-arg-certificate-key = A chave do certificado (PEM)
help-host-list-about = Mostrar os lugares e o que têm
help-host-renew-about = Dar outra chave a um lugar; a de antes deixa de servir
help-host-renew-arg-name = O nome do lugar
help-host-close-about = Fechar um lugar e apagar as suas páginas
help-host-close-arg-name = O nome do lugar
help-host-close-arg-yes = Fazê-lo
help-host-copy-about = Copiar o alojamento inteiro para uma pasta, mesmo enquanto serve páginas: contas, campeonatos, o que foi publicado
help-host-copy-arg-to = A pasta da cópia, que ainda não existe
help-host-copy-arg-folder = O alojamento: uma pasta, ou uma base `postgres://utilizador@servidor/nome`
help-host-copy-arg-championships = A pasta dos campeonatos que estão aqui; sem ela, `championships` na pasta do alojamento
help-host-restore-about = Repor uma cópia de um alojamento num que seja novo
help-host-restore-arg-from = A pasta da cópia
help-host-restore-arg-folder = O alojamento: uma pasta, ou uma base `postgres://utilizador@servidor/nome`
help-host-restore-arg-championships = A pasta dos campeonatos que estão aqui; sem ela, `championships` na pasta do alojamento
help-host-serve-about = Servir as páginas
help-host-serve-after =
    Sem `--listen`, atrás de um servidor com HTTPS: `arbitro guide host` mostra como. O programa para com Ctrl-C e não
    perde nada. Vários programas podem servir a mesma pasta.
help-host-serve-arg-listen = O endereço e a porta onde escuta
