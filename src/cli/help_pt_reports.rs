//! The help of the commands on reports and lists in Portuguese.

use super::help_pt::Help;

const TARGET: (&str, &str) =
    ("target", "O torneio ou grupo, como 1.3, `rastros 1` ou 1.3.2. Por omissão: tudo");
const CYCLE: (&str, &str) = ("cycle", "Os torneios deste ciclo");
const ALL: (&str, &str) = ("all", "Tudo, que é também o que se faz por omissão");
const TIMES: (&str, &str) = (
    "times",
    "Quando começam as rondas: rondas entre vírgulas, fases entre barras, como 10:00,10:40/14:30,15:10",
);
const FORMAT: (&str, &str) = ("format", "O formato. Por omissão: o que diz o fim de --out, ou então pdf");
const OUT: (&str, &str) =
    ("out", "O ficheiro ou pasta a escrever. Por omissão: um nome feito do que é, nesta pasta");

/// One entry a command.
pub(super) const HELP_REPORTS: &[Help] = &[
    Help {
        path: "report",
        about: "Escreve pontuações, resultados, classificações e o relatório final em PDF, HTML, CSV, XLSX ou JSON",
        after: "Exemplos:
  arbitro report --cycle 1                          as pontuações de um ciclo, como se publicam
  arbitro report 1.3 --format html                  um torneio como página da web
  arbitro report --all --out pontuacoes.xlsx        tudo, uma folha por fase
  arbitro report --kind standings --round 2         a classificação após uma ronda
  arbitro report --kind final --out relatorio.pdf   o relatório final, com medalhas, escolas e gráficos",
        args: &[
            (
                "kind",
                "O quê: scores (pontuações), results (resultados), standings (classificação após uma ronda), cross \
                 (quadros cruzados), schools (escolas), prizes (prémios) ou final (relatório final)",
            ),
            (
                "round",
                "Com `--kind standings`: após esta ronda. Por omissão: a última completa em todo o lado",
            ),
            TARGET,
            CYCLE,
            ALL,
            TIMES,
            FORMAT,
            OUT,
        ],
    },
    Help {
        path: "lists",
        about: "Escreve listas de inscrições, grupos e partidas para afixar e para enviar",
        after: "Exemplos:
  arbitro lists entries --names full                  o que cada professor recebe, uma página por escola
  arbitro lists entries --school 42 --times 10:00,10:40,11:20,12:00/14:30
  arbitro lists entries --each --out escolas          um ficheiro por escola, numa pasta
  arbitro lists groups --cycle 1                      quem se senta a que mesa
  arbitro lists tables 1.3 --round 2                  as partidas de uma ronda, por mesa
  arbitro lists names --round 2                       as mesmas, por nome
  arbitro lists all --out listas                      as quatro",
        args: &[
            (
                "what",
                "Que lista: entries (inscrições), groups (grupos), tables (partidas por mesa), names (partidas por nome) ou all (todas)",
            ),
            ("round", "Com `tables` e `names`: esta ronda. Por omissão: a última publicada de cada grupo"),
            ("school", "Com `entries`: só a escola com este número"),
            ("each", "Com `entries`: um ficheiro por escola, na pasta --out"),
            TARGET,
            CYCLE,
            ALL,
            TIMES,
            FORMAT,
            OUT,
        ],
    },
    Help {
        path: "wallchart",
        about: "Escreve quadros de parede e quadros cruzados dos grupos",
        after: "Exemplos:
  arbitro wallchart 1.3                 uma folha por grupo, com espaço para escrever à mão
  arbitro wallchart --cycle 1 --out paredes.pdf
  arbitro wallchart 1.3.2 --cross       todos contra todos",
        args: &[
            ("cross", "Todos contra todos em vez de ronda a ronda"),
            TARGET,
            CYCLE,
            ALL,
            TIMES,
            FORMAT,
            OUT,
        ],
    },
    Help {
        path: "pack",
        about: "Escreve tudo o que há agora para imprimir e publicar, em pastas por uso",
        after: "Exemplos:
  arbitro pack --out papel                         tudo, em pastas por uso
  arbitro pack --out papel --names full --times 10:00,10:40,11:20,12:00/14:30,15:10,15:50,16:30

Faz-se tudo antes de se escrever alguma coisa; o que estiver na pasta com os mesmos nomes é substituído.",
        args: &[
            TIMES,
            ("out", "A pasta a escrever"),
            ("address", "O endereço da mesa (`arbitro serve` mostra-o), para os códigos QR dos boletins"),
        ],
    },
];
