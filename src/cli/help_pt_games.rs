//! The help of the commands on games and paper in Portuguese.

use super::help_pt::Help;

/// Arguments that mean the same in every command on games.
pub(super) const SHARED_GAMES: &[(&str, &str)] = &[
    ("game", "Um jogo: o identificador, o nome ou um ficheiro"),
    (
        "folder",
        "Uma pasta com mais jogos, ou com outras versões dos conhecidos. Por omissão: ./games, se existir",
    ),
    ("after", "A posição depois destes lances, como \"e5-d4 d4-d5\""),
    ("position", "A posição escrita como texto, tal como `arbitro show` a escreve"),
    ("out", "O ficheiro a escrever"),
    ("edition", "A edição"),
    ("cycle", "O ciclo: 1, 2, 3 ou sec"),
];

/// One entry a command.
pub(super) const HELP_GAMES: &[Help] = &[
    Help {
        path: "games",
        about: "Lista os jogos, todos ou os de uma edição ou de um ciclo",
        after: "Exemplos:
  arbitro games                         todos os jogos, com as variantes por baixo
  arbitro games --edition 13            a tabela de uma edição
  arbitro games --edition 13 --cycle 1  o que joga o 1.º ciclo
  arbitro games --cycle sec             o que jogou o secundário, por edição",
        args: &[],
    },
    Help {
        path: "check",
        about: "Verifica ficheiros de jogos e diz tudo o que está errado",
        after: "Exemplos:
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
        - only a1 wins at once",
        args: &[("files", "Ficheiros de jogos, ou pastas com eles")],
    },
    Help {
        path: "moves",
        about: "Lista os lances possíveis de uma posição, ou diz como acabou a partida",
        after: "Exemplos:
  arbitro moves rastros
  arbitro moves rastros --after \"e5-d4 d4-d5\"
  arbitro moves avanco --after \"d2-d3\" --json",
        args: &[],
    },
    Help {
        path: "show",
        about: "Desenha uma posição no terminal",
        after: "Exemplos:
  arbitro show rastros
  arbitro show rastros --after \"e5-d4 d4-d5 d5-c6 c6-d7\"",
        args: &[],
    },
    Help {
        path: "replay",
        about: "Volta a jogar uma partida registada, lance a lance",
        after: "Exemplos:
  arbitro replay partida.txt            a última posição e o resultado
  arbitro replay partida.txt --all      todas as posições",
        args: &[
            ("file", "Um registo, tal como `arbitro play --record` o escreve"),
            ("all", "Desenha todas as posições, não só a última"),
        ],
    },
    Help {
        path: "perft",
        about: "Conta as sequências de lances, para comparar regras com outros programas",
        after: "Exemplos:
  arbitro perft avanco-8x8 4
  arbitro perft rastros 5 --after \"e5-d4\"

Cada linha tem uma profundidade e quantas sequências de tantos lances existem. Cada colocação de um turno com
duas conta como um lance, e uma troca também; uma partida acabada não continua.",
        args: &[("depth", "Quantos lances")],
    },
    Help {
        path: "playouts",
        about: "Joga partidas ao acaso e conta quem ganha",
        after: "Exemplos:
  arbitro playouts flume --count 100000
  arbitro playouts semaforo --count 1000000 --seed 7 --json",
        args: &[
            ("count", "Quantas partidas"),
            ("seed", "A semente; a mesma semente joga as mesmas partidas"),
        ],
    },
    Help {
        path: "sheet",
        about: "Imprime folhas de regras em PDF",
        after: "Exemplos:
  arbitro sheet rastros                                uma página: rastros.pdf
  arbitro sheet rastros avanco --lang en --out dois.pdf
  arbitro sheet --edition 13 --cycle 1                 os três jogos de um ciclo
  arbitro sheet produto --large-print                  para quem vê mal",
        args: &[
            ("names", "Jogos: identificadores, nomes ou ficheiros; sem nenhum, os jogos da edição"),
            ("large_print", "Letra de dezoito pontos, sem serifas"),
        ],
    },
    Help {
        path: "booklet",
        about: "Imprime uma edição inteira num só livro",
        after: "Exemplos:
  arbitro booklet --edition 13
  arbitro booklet --edition 13 --fold                  para dobrar ao meio, em A5
  arbitro booklet --edition 13 --lang en --out rules.pdf",
        args: &[("fold", "Dispõe as páginas para dobrar folhas A4 ao meio")],
    },
    Help {
        path: "board",
        about: "Imprime um tabuleiro à escala, com peças para recortar",
        after: "Exemplos:
  arbitro board rastros                          tão grande quanto a página permite
  arbitro board avanco --cell-mm 30              casas de 30 mm, em várias páginas se for preciso
  arbitro board semaforo --pieces                com as peças para recortar
  arbitro board gatos-e-caes --tactile           para relevo, com coordenadas em braille",
        args: &[
            ("paper", "O papel: a4 ou a3"),
            ("cell_mm", "O lado de uma casa, em milímetros. Por omissão: o maior que cabe"),
            ("pieces", "Junta as peças para recortar, tantas quantas o jogo tem"),
            ("tactile", "Contornos grossos, formas distintas e coordenadas em braille"),
        ],
    },
    Help {
        path: "diagram",
        about: "Desenha uma posição em SVG, PDF ou PNG",
        after: "Exemplos:
  arbitro diagram rastros --out rastros.svg
  arbitro diagram rastros --after \"e5-d4 d4-d5\" --out posicao.png",
        args: &[
            ("marks", "O que se marca, com vírgulas de permeio"),
            ("width_mm", "A largura do tabuleiro, em milímetros"),
        ],
    },
    Help {
        path: "completions",
        about: "Escreve o completamento para um interpretador de comandos",
        after: "Exemplo:
  arbitro completions bash > ~/.local/share/bash-completion/completions/arbitro",
        args: &[("shell", "O interpretador de comandos")],
    },
    Help { path: "man", about: "Escreve a página de manual", after: "", args: &[] },
];
