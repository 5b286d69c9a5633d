//! The help of the commands that print cards, and of the demo, in Portuguese.

use super::help_pt::Help;

/// One entry a command.
pub(super) const HELP_HANDOUTS: &[Help] = &[
    Help {
        path: "demo",
        about: "Mostra a ferramenta a trabalhar: uma final nacional inventada, do princípio ao fim",
        after: "Exemplos:
  arbitro demo                                  uma final nacional de 1850 alunos, na pasta demo
  arbitro demo --out pasta --pupils 200 --seed 7   uma pequena
  arbitro demo --edition 20 --lang en

Inventa escolas e alunos, sorteia, emparelha e joga uma final inteira, com faltas, correções e desempates, e
deixa na pasta o campeonato, as regras, os tabuleiros, as listas, os boletins, os relatórios e os diplomas;
comece por `index.html`.",
        args: &[
            ("out", "A pasta onde escrever"),
            ("pupils", "Quantos alunos vêm, de 24 a 5000"),
            ("edition", "A edição, que diz os jogos"),
            ("seed", "A semente de tudo; a mesma semente escreve os mesmos ficheiros"),
        ],
    },
    Help {
        path: "slips",
        about: "Imprime boletins de resultados, quatro por página",
        after: "Exemplos:
  arbitro slips                                       a ronda atual de todos os grupos
  arbitro slips 1.3 --round 2                         uma ronda de um torneio
  arbitro slips --address http://192.168.1.10:8080    com códigos QR que levam à página do resultado",
        args: &[
            ("target", "O torneio ou grupo, como 1.3, 1.3.2 ou 1.3.F; sem ele, todos"),
            ("round", "A ronda. Por omissão: a última publicada"),
            ("stage", "A fase, a partir de 1. Por omissão: a atual"),
            ("address", "O endereço da mesa (`arbitro serve` mostra-o), para os códigos QR dos boletins"),
            ("out", "O ficheiro a escrever. Por omissão: boletins.pdf"),
        ],
    },
    Help {
        path: "signs",
        about: "Imprime letreiros para portas e mesas",
        after: "Exemplos:
  arbitro signs                        portas e mesas da fase atual
  arbitro signs --for tables --stage 1
  arbitro signs 1.3 --out rastros.pdf

Cada jogo tem a sua cor, a sua forma e o seu padrão, para que os letreiros se distingam também a preto e branco.",
        args: &[
            ("target", "O torneio ou grupo, como 1.3 ou 1.3.2; sem ele, todos"),
            ("kind", "Para que são: all (tudo), doors (portas) ou tables (mesas)"),
            ("stage", "A fase, a partir de 1. Por omissão: a atual"),
            ("out", "O ficheiro a escrever. Por omissão: letreiros.pdf"),
        ],
    },
    Help {
        path: "badges",
        about: "Imprime cartões de identificação, dez por página",
        after: "Exemplos:
  arbitro badges                    para todos, por escola, com marcas de corte
  arbitro badges 1.3 --out rastros.pdf",
        args: &[
            ("tournament", "O torneio, como 1.3; sem ele, todos"),
            ("out", "O ficheiro a escrever. Por omissão: cartões.pdf"),
        ],
    },
    Help {
        path: "diplomas",
        about: "Imprime diplomas para todos, ou certificados para o pódio",
        after: "Exemplos:
  arbitro diplomas --venue \"em Coimbra\"             para todos os que jogaram, por escola
  arbitro diplomas --podium                         para os três primeiros de cada torneio
  arbitro diplomas --logo logotipo.png --day \"12 de março de 2027\"
  arbitro diplomas --show-template > meu.md         um texto para alterar
  arbitro diplomas --template meu.md

Num modelo, `# ` começa um título, `## ` o nome, `### ` um cabeçalho; `---` é um ornamento, `___ Um | Outro` são linhas para
assinar, e campos como {{name}}, {{school}} e {{game}} são preenchidos.",
        args: &[
            ("tournament", "O torneio, como 1.3; sem ele, todos"),
            ("podium", "Certificados para os três primeiros lugares"),
            ("template", "O seu próprio texto, com campos"),
            ("show_template", "Escreve o texto que se usa por omissão, para começar dele"),
            ("logo", "Uma imagem, PNG ou SVG, onde o modelo diz {{logo}}"),
            ("day", "O dia, por extenso. Por omissão: o do último resultado"),
            ("venue", "Onde foi, por extenso, como \"em Coimbra\""),
            ("out", "O ficheiro a escrever. Por omissão: diplomas.pdf, ou certificados.pdf"),
        ],
    },
];
