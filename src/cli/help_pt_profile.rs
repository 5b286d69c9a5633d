//! The help of the commands on fairness and puzzles in Portuguese.

use super::help_pt::Help;

/// One entry a command.
pub(super) const HELP_PROFILE: &[Help] = &[
    Help {
        path: "profile",
        about: "Diz se os jogos são justos, quanto duram e quão tarde se decidem",
        after: "Exemplos:
  arbitro profile rastros
  arbitro profile rastros-5x5 rastros-6x6 rastros --games 5000 --strong-games 0
  arbitro profile flume --strong-games 100 --level difícil --out flume.pdf --out flume.html

Cada percentagem traz o intervalo de confiança de 95 % (Wilson). Uma partida diz-se decidida tarde quando quem
ganhou não era o favorito depois de jogados dois terços dos lances.",
        args: &[
            ("names", "Jogos a pôr lado a lado: identificadores, nomes ou ficheiros"),
            ("games", "Quantas partidas ao acaso se jogam"),
            ("strong_games", "Quantas partidas o computador joga contra si próprio; 0 para nenhuma"),
            ("level", "A que nível as joga: 1 a 5, ou iniciante, fácil, médio, difícil, forte"),
            ("seed", "A semente; a mesma semente joga as mesmas partidas"),
            ("out", "Um ficheiro a escrever também, `.pdf` ou `.html`; pode repetir-se"),
        ],
    },
    Help {
        path: "puzzles",
        about: "Imprime problemas: posições em que um único lance ganha",
        after: "Exemplos:
  arbitro puzzles rastros --count 12 --depth 3 --out problemas.pdf
  arbitro puzzles avanco-5x5 --count 6 --depth 3-7 --seed 2027
  arbitro puzzles semaforo --depth 3 --json

Todos os problemas são demonstrados: um único lance ganha e, com o melhor jogo dos dois lados, a partida acaba ao
fim de tantos lances, contando os de ambos.",
        args: &[
            ("count", "Quantos problemas"),
            ("depth", "Em quantos lances dos dois lados se ganha: um número, ou de-até, como 3-7"),
            ("seed", "A semente; a mesma semente encontra os mesmos problemas"),
            ("effort", "Quanto procurar: milhões de posições"),
            ("json", "Escreve JSON, com os lances que levam a cada posição"),
        ],
    },
];
