//! The help of the commands in Portuguese: a registry with one entry a command.

/// The Portuguese help of one command.
pub(super) struct Help {
    /// The command and its subcommand, as typed.
    pub(super) path: &'static str,
    /// What it does, on one line.
    pub(super) about: &'static str,
    /// Examples and notes.
    pub(super) after: &'static str,
    /// The arguments: id and text.
    pub(super) args: &'static [(&'static str, &'static str)],
}

/// Arguments that mean the same in every command.
pub(super) const SHARED: &[(&str, &str)] = &[
    ("lang", "A língua das mensagens: pt ou en"),
    (
        "championship",
        "O campeonato: um ficheiro, ou uma base `postgres://utilizador@servidor/nome`. Por omissão: o único ficheiro `.arbitro` desta pasta",
    ),
    ("by", "Quem regista isto, para o diário. Por omissão: o utilizador do computador"),
    ("key", "Uma chave deste pedido: repeti-lo com a mesma chave não muda nada"),
    ("json", "Escreve JSON"),
    (
        "names",
        "Quanto se mostra do nome dos alunos: code (só o código), short (nome e inicial) ou full (tudo)",
    ),
    ("replace", "Substitui o que já existe"),
    ("preview", "Só mostra o que aconteceria"),
    ("seed", "A semente do sorteio. Por omissão: uma ao acaso, que fica registada"),
];

/// One entry a command.
pub(super) const HELP: &[Help] = &[
    Help {
        path: "",
        about: "Arbitra jogos de tabuleiro abstratos e organiza os seus campeonatos escolares",
        after: "Exemplos:
  arbitro games --edition 13               os jogos de uma edição, por ciclo
  arbitro show rastros                     o tabuleiro no início
  arbitro sheet rastros                    a folha de regras em PDF
  arbitro check meu-jogo.yaml              o meu ficheiro está certo?
  arbitro new escola --edition 13          um campeonato",
        args: &[],
    },
    Help {
        path: "new",
        about: "Cria um campeonato",
        after: "Exemplos:
  arbitro new final-2027 --edition 20            o regulamento da final nacional, com os jogos da edição 20
  arbitro new escola --regulations escola        já feitos: cnjm, escola (fase de escola), crjm (Madeira)
  arbitro new torneio --regulations meu.yaml     o seu próprio regulamento
  arbitro new final --championship postgres://arbitro@servidor/final",
        args: &[
            ("name", "O nome; o ficheiro é NOME.arbitro"),
            ("regulations", "Um ficheiro YAML de regulamento, ou o nome de um já feito: cnjm, escola, crjm"),
            ("edition", "A edição, que diz quais são os jogos"),
        ],
    },
    Help {
        path: "entries",
        about: "Inscreve, altera e lista alunos",
        after: "",
        args: &[],
    },
    Help {
        path: "entries import",
        about: "Recebe uma lista de alunos em CSV ou XLSX, depois de mostrar todos os problemas",
        after: "Exemplos:
  arbitro entries template inscricoes.xlsx        escreve uma lista para preencher
  arbitro entries import inscricoes.xlsx --preview
  arbitro entries import inscricoes.csv --skip-bad --accept-warnings

Colunas, por qualquer ordem e em português ou inglês: Nome, Escola, Localidade, Ano, Ciclo, Jogo; opcionais:
N.º da escola, Código. Uma lista com códigos altera as inscrições que nomeia.
Nada é gravado enquanto houver uma linha com problemas, a não ser que o diga.",
        args: &[
            ("file", "A lista, `.csv` ou `.xlsx`"),
            ("skip_bad", "Grava as linhas boas e deixa as outras de fora"),
            ("accept_warnings", "Aceita linhas com avisos, como uma escola parecida com outra"),
        ],
    },
    Help {
        path: "entries add",
        about: "Inscreve um aluno, mesmo depois do sorteio",
        after: "Exemplos:
  arbitro entries add --name \"Rita Exemplo\" --school \"EB de Vale Fictício\" --year 3 --game rastros
  arbitro entries add --name \"Rui Exemplo\" --school-number 12 --cycle 2 --game avanço --group 2.4.3

Depois do sorteio o aluno fica no grupo mais pequeno, ou no indicado, a partir da ronda seguinte.",
        args: &[
            ("name", "O nome do aluno"),
            ("school", "O nome da escola"),
            ("school_number", "O número da escola"),
            ("town", "A localidade da escola"),
            ("year", "O ano de escolaridade, de 1 a 12"),
            ("cycle", "O ciclo; se faltar, é o do ano de escolaridade"),
            ("game", "O jogo"),
            ("group", "O grupo de uma inscrição tardia"),
            ("accept_warnings", "Inscreve mesmo que a escola se pareça com outra, ou que o aluno já jogue outro jogo"),
        ],
    },
    Help {
        path: "entries change",
        about: "Altera o nome ou o ano de uma inscrição; o código mantém-se",
        after: "Exemplos:
  arbitro entries change 221.1.3 --name \"Rita Exemplo\"      outro aluno da escola, ou uma gralha
  arbitro entries change 221.1.3 --year 4",
        args: &[
            ("code", "O código da inscrição, como 221.1.3"),
            ("name", "O nome a partir de agora"),
            ("year", "O ano de escolaridade a partir de agora"),
        ],
    },
    Help {
        path: "entries withdraw",
        about: "Retira uma inscrição a partir de uma ronda, ou desfaz uma desistência",
        after: "Exemplos:
  arbitro entries withdraw 221.1.3 --reason \"não veio\"
  arbitro entries withdraw 221.1.3 --from-round 3 --reason \"foi para casa\"
  arbitro entries withdraw 221.1.3 --undo

Os resultados ficam. O aluno deixa de ser emparceirado a partir da ronda seguinte, ou da indicada.",
        args: &[
            ("code", "O código da inscrição, como 221.1.3"),
            ("from_round", "A primeira ronda a que falta. Por omissão: a seguinte"),
            ("reason", "O motivo"),
            ("undo", "Desfaz a desistência"),
        ],
    },
    Help {
        path: "entries absent",
        about: "Anuncia que um aluno vai faltar a uma ronda",
        after: "Exemplo:
  arbitro entries absent 221.1.3 2      falta à ronda 2, joga as outras",
        args: &[
            ("code", "O código da inscrição, como 221.1.3"),
            ("round", "A ronda, ainda não emparceirada"),
        ],
    },
    Help {
        path: "entries list",
        about: "Lista as inscrições",
        after: "Exemplos:
  arbitro entries list
  arbitro entries list 1.3 --names full
  arbitro entries list --json",
        args: &[("tournament", "O torneio, como 1.3 ou `rastros 1`. Por omissão: todos")],
    },
    Help {
        path: "entries template",
        about: "Escreve uma lista vazia para preencher",
        after: "Exemplos:
  arbitro entries template inscricoes.xlsx
  arbitro entries template entries.csv --lang en",
        args: &[("file", "O ficheiro a escrever, `.xlsx` ou `.csv`")],
    },
    Help {
        path: "draw",
        about: "Sorteia os grupos de uma fase, com semente registada",
        after: "Exemplos:
  arbitro draw --all                 todos os torneios que estejam na altura
  arbitro draw 1.3 --seed 2027       repetível: a mesma semente e as mesmas inscrições dão os mesmos grupos
  arbitro draw 1.3                   depois de `arbitro qualify 1.3`: a final
  arbitro draw 1.3 --annul \"faltava uma escola\"

A semente fica registada e vê-se no diário.",
        args: &[
            ("tournament", "O torneio, como 1.3 ou `rastros 1`"),
            ("all", "Todos os torneios que estejam na altura"),
            ("annul", "Anula o último sorteio, antes da primeira ronda, por este motivo"),
        ],
    },
    Help {
        path: "pair",
        about: "Emparceira e publica a ronda seguinte",
        after: "Exemplos:
  arbitro pair --all                            a ronda seguinte de todos os grupos que estejam prontos
  arbitro pair 1.3                              de todos os grupos de um torneio
  arbitro pair 1.3.2 --seed 7                   de um grupo
  arbitro pair 1.3.2 --force \"mesa 4 sem luz\"   mesmo faltando resultados
  arbitro pair 1.3.2 --by-hand lista.csv        a sua lista: colunas Começa e Responde
  arbitro pair 1.3.2 --annul \"lista errada\"     anula a última ronda, antes do primeiro resultado

Uma ronda é emparceirada toda ou nada. `arbitro explain` diz porque saiu cada par.",
        args: &[
            ("target", "O torneio ou grupo, como 1.3, 1.3.2 ou 1.3.F"),
            ("all", "Todos os grupos que estejam prontos"),
            ("force", "Emparceira mesmo faltando resultados, ou publica uma lista à mão que não cumpre as regras, por este motivo"),
            ("by_hand", "Publica os pares desta lista"),
            ("annul", "Anula a última ronda por este motivo"),
        ],
    },
    Help {
        path: "result",
        about: "Regista ou corrige um resultado",
        after: "Exemplos:
  arbitro result 1.3.2 1 4 1-0                      grupo 1.3.2, ronda 1, tabuleiro 4: ganhou quem começou
  arbitro result 1.3.F 2 1 0-1                      a final
  arbitro result 221.1.3 vitória                    pelo código: este aluno ganhou na ronda atual
  arbitro result 221.1.3 2 derrota                  pelo código, ronda 2
  arbitro result 1.3.2 1 4 +:-                      o segundo não veio; -:+ o primeiro; -:- ambos
  arbitro result 1.3.2 1 4 0-1 --correct \"trocado\"  o resultado antigo fica no diário

Resultados: 1-0, 0-1, ½-½ (ou =), +:-, -:+, -:-. Pelo código: vitória, derrota, empate, vitória-falta, falta,
faltaram.",
        args: &[
            ("who", "O grupo, como 1.3.2 ou 1.3.F, ou o código de um aluno, como 221.1.3"),
            ("second", "A ronda; com um código pode faltar"),
            ("third", "O tabuleiro; com um código vem aqui o resultado"),
            ("fourth", "O resultado"),
            ("game", "A partida, num encontro de várias"),
            ("record", "Junta o registo da partida, tal como `arbitro play --record` o escreve; o resultado tem de coincidir"),
            ("correct", "Muda um resultado que já existe, por este motivo"),
        ],
    },
    Help {
        path: "results",
        about: "Recebe listas de resultados",
        after: "",
        args: &[],
    },
    Help {
        path: "results import",
        about: "Recebe uma lista de resultados em CSV ou XLSX",
        after: "Exemplos:
  arbitro export pairings ronda.csv --round 1         escreve os tabuleiros de uma ronda
  arbitro results import ronda.csv                    recebe-a de volta com os resultados preenchidos
  arbitro results import ronda.csv --correct \"lista revista\"

Colunas: Grupo, Ronda, Tabuleiro, Resultado; ou Código em vez de grupo e tabuleiro (o resultado continua a ser o do
tabuleiro: primeiro quem começa). Linhas sem resultado são saltadas. Grava-se tudo ou nada.",
        args: &[
            ("file", "A lista, `.csv` ou `.xlsx`"),
            ("correct", "As linhas diferentes do que já existe são correções, por este motivo"),
        ],
    },
    Help {
        path: "standings",
        about: "Mostra as classificações de grupos, torneios e escolas",
        after: "Exemplos:
  arbitro standings 1.3.2                 um grupo
  arbitro standings 1.3                   os grupos da fase atual de um torneio
  arbitro standings 1.3 --overall         a ordem de todo o torneio, todas as fases
  arbitro standings --schools             a classificação das escolas; --medals o quadro de medalhas
  arbitro standings --schools --cycle 1
  arbitro standings --json",
        args: &[
            ("target", "O torneio ou grupo. Por omissão: todos os grupos"),
            ("overall", "A ordem de torneios inteiros, a última fase primeiro"),
            ("schools", "A classificação das escolas em todos os torneios"),
            ("medals", "O quadro de medalhas das escolas"),
            ("cycle", "Com --schools ou --medals: só os torneios deste ciclo"),
        ],
    },
    Help {
        path: "explain",
        about: "Diz por palavras porque saiu um par",
        after: "Exemplos:
  arbitro explain 221.1.3                      a ronda atual de um aluno
  arbitro explain 221.1.3 2                    a ronda 2
  arbitro explain 1.3.2 2 4                    grupo 1.3.2, ronda 2, tabuleiro 4
  arbitro explain 221.1.3 2 --instead 007.1.3  o que outro adversário teria significado",
        args: &[
            ("who", "O código do aluno, ou o grupo"),
            ("round", "A ronda. Por omissão: a última"),
            ("board", "Com um grupo: o tabuleiro"),
            ("instead", "O que outro adversário teria significado"),
        ],
    },
    Help {
        path: "check-round",
        about: "Julga uma ronda pelas regras, como quer que tenha sido emparceirada",
        after: "Exemplos:
  arbitro check-round 1.3.2          a última ronda de um grupo
  arbitro check-round 1.3.2 2
  arbitro check-round --all          todas as rondas de todos os grupos

O juiz não partilha nada com o emparceiramento. Código de saída 1 quando uma regra falha: uma repetição, uma segunda
folga, alguém de fora ou repetido na lista.",
        args: &[
            ("target", "O torneio ou grupo"),
            ("round", "A ronda. Por omissão: a última"),
            ("all", "Todas as rondas de todos os grupos"),
        ],
    },
    Help {
        path: "qualify",
        about: "Apura quem passa à fase seguinte",
        after: "Exemplos:
  arbitro qualify --all                       todos os torneios com a fase completa
  arbitro qualify 1.3
  arbitro qualify 1.3 --force \"mesa 9 adiada\"
  arbitro qualify 1.3 --play-off \"1.3.2: 221.1.3, 007.1.3\"      primeiro quem ganhou o desempate

Os empates que decidem o apuramento resolvem-se como diz o regulamento: por sorteio com semente, por jogo de desempate,
ou passando ambos. Depois `arbitro draw` faz a fase seguinte.",
        args: &[
            ("tournament", "O torneio, como 1.3"),
            ("all", "Todos os torneios com a fase completa"),
            ("force", "Apura mesmo faltando resultados, por este motivo"),
            ("play_off", "A ordem em que um desempate deixou os empatados de um grupo; pode repetir-se"),
        ],
    },
    Help {
        path: "export",
        about: "Escreve listas em CSV, XLSX, JSON ou TRF",
        after: "Exemplos:
  arbitro export entries lista.xlsx --names full
  arbitro export pairings ronda-2.csv --round 2       preencha os resultados e importe-a de novo
  arbitro export standings final.csv --target 1.3.F
  arbitro export all campeonato.xlsx                  tudo, uma folha por lista
  arbitro export all campeonato.json
  arbitro export trf26 grupo.trf --target 1.3.2       um grupo
  arbitro export trf16 trf/                           um ficheiro por grupo, numa pasta

O fim do nome diz o formato: .csv, .xlsx, .json ou .trf.",
        args: &[
            ("what", "O que escrever: inscrições, pares, resultados, classificações, escolas, tudo, ou relatórios TRF"),
            ("file", "O ficheiro, ou uma pasta para os TRF de vários grupos"),
            ("target", "O torneio ou grupo. Por omissão: tudo"),
            ("round", "Com pairings e results: só esta ronda"),
        ],
    },
    Help {
        path: "backup",
        about: "Faz uma cópia do campeonato, mesmo com outros a trabalhar",
        after: "Exemplos:
  arbitro backup                          uma cópia com a data e a hora no nome, nesta pasta
  arbitro backup /media/pen/final.arbitro-backup

A cópia é coerente mesmo enquanto outros registam resultados. Depois de cada ronda faz-se sozinha uma cópia na pasta
NOME.backups. Nunca copie à mão o ficheiro de um campeonato a decorrer: parte dele pode estar no seu ficheiro de registo.",
        args: &[("file", "A cópia a escrever")],
    },
    Help {
        path: "restore",
        about: "Repõe uma cópia",
        after: "Exemplos:
  arbitro restore final-2027-03-20.arbitro-backup --championship final.arbitro
  arbitro restore copia.arbitro-backup --championship final.arbitro --replace     guarda o atual ao lado
  arbitro restore copia.arbitro-backup --championship postgres://arbitro@servidor/final",
        args: &[
            ("copy", "A cópia"),
            ("replace", "Põe-na no lugar do que lá está, que fica guardado com outro nome"),
        ],
    },
    Help {
        path: "verify",
        about: "Verifica que nada falta nem foi alterado",
        after: "Exemplos:
  arbitro verify
  arbitro verify --championship final.arbitro-backup --json

Verifica o ficheiro, que nenhum facto falta ou foi alterado, e que todos juntos fazem um campeonato.
Dois campeonatos com o mesmo selo são iguais: escreva-o em papel para provar mais tarde que nada mudou.",
        args: &[],
    },
    Help {
        path: "log",
        about: "Mostra quem fez o quê, por ordem",
        after: "Exemplos:
  arbitro log --last 20
  arbitro log --about 221.1.3             tudo sobre uma inscrição
  arbitro log --about result/1.3.2/1/4    tudo sobre um tabuleiro
  arbitro log --json                      os factos inteiros, um por linha",
        args: &[
            ("last", "Só os últimos N factos"),
            ("about", "Só factos sobre isto: um código, um grupo, um assunto"),
            ("json", "Escreve JSON, um facto por linha"),
        ],
    },
    Help {
        path: "forget",
        about: "Apaga para sempre os dados pessoais de um aluno; os resultados ficam",
        after: "Exemplos:
  arbitro forget 221.1.3 --yes
  arbitro forget \"Rita Exemplo\" --yes      quando só uma inscrição tem esse nome

O nome e o ano saem do diário e das cópias automáticas para sempre; o código e os resultados ficam.
As cópias feitas à mão, as exportações e o papel cabe-lhe a si destruir. Em PostgreSQL, os arquivos do servidor também.",
        args: &[
            ("pupil", "O código da inscrição, ou o nome completo do aluno"),
            ("yes", "Faz mesmo; sem isto o comando só diz o que faria"),
        ],
    },
    Help {
        path: "trf",
        about: "Trabalha só com ficheiros de relatório de torneio (TRF16, TRF26)",
        after: "",
        args: &[],
    },
    Help {
        path: "trf standings",
        about: "Escreve lugares e desempates, uma linha por jogador: número, lugar, valores",
        after: "Exemplos:
  arbitro trf standings open.trf
  arbitro trf standings open.trf --tie-breaks BH/C1,BH,SB --by-rank
  arbitro trf standings open.trf --json

Os pontos vêm primeiro, se PTS não estiver na lista. Sem lista usa-se a do ficheiro (linha 202 ou 212), ou então
BH/C1, BH, SB. As colunas são separadas por tabulações; num terminal há primeiro um cabeçalho.",
        args: &[
            ("file", "O ficheiro; `-` é a entrada padrão"),
            ("tie_breaks", "Os desempates, por ordem, como BH/C1,BH,SB,DE,PS"),
            ("unplayed", "Como contam as rondas sem jogo"),
            ("by_rank", "Escreve os melhores primeiro, em vez de por número"),
        ],
    },
    Help {
        path: "trf check",
        about: "Procura contradições: adversários, cores, resultados, pontos, repetições, folgas",
        after: "Exemplos:
  arbitro trf check open.trf

Cada problema vem com linha e coluna. O código de saída é 0 se não houver nenhum e 1 se houver.",
        args: &[("file", "O ficheiro; `-` é a entrada padrão")],
    },
];
