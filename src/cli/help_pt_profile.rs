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
  arbitro profile hex --playouts 10000 --strong-games 50

Jogam-se partidas de dois modos: ao acaso, e pelo computador contra si próprio. Cada número traz entre parênteses o
intervalo de confiança de 95 %; com mais partidas fica mais estreito. Uma partida diz-se decidida tarde quando quem
ganhou não era o favorito depois de jogados dois terços dos lances. Nos jogos com troca de cores, as partidas fortes
jogam-se também sem ela.

Um perfil demora cerca de um minuto, ou menos, em dois núcleos; nos maiores tabuleiros, minuto e meio.
Para isso, nos tabuleiros grandes o computador pensa
menos do que o seu nível permitia: a tabela diz quantas partidas ao acaso ensaiou antes de cada lance. `--playouts`
fixa esse número, demore o que demorar. O mesmo comando dá os mesmos números em qualquer computador. Ctrl-C
interrompe; nesse caso nada é escrito.",
        args: &[
            ("names", "Jogos a pôr lado a lado: identificadores, nomes ou ficheiros"),
            ("games", "Quantas partidas ao acaso se jogam"),
            ("strong_games", "Quantas partidas o computador joga contra si próprio; 0 para nenhuma"),
            ("level", "A que nível as joga: 1 a 5, ou iniciante, fácil, médio, difícil, forte"),
            (
                "playouts",
                "Quantas partidas ao acaso ensaia antes de cada lance. Por omissão: as do nível, menos em tabuleiros grandes",
            ),
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

Cada problema vem de uma partida jogada desde o início e é demonstrado: um único lance ganha e, com o melhor jogo dos
dois lados, a partida acaba ao fim de `--depth` lances, contando os de ambos. Assim, 1 é ganhar já, e 3 é um lance, uma
resposta qualquer e o lance que ganha. Onde uma jogada tem vários lances, a jogada inteira conta como um; basta então
que um só conjunto de lances ganhe, seja qual for a ordem.

A folha tem seis diagramas por página; as últimas páginas têm as soluções e as partidas que levam às posições. Com
ganhos longos e tabuleiros grandes pode haver menos problemas do que os pedidos; o comando di-lo. A procura demora
cerca de um minuto, no máximo, em dois núcleos, a não ser que se aumente `--effort`. A mesma semente encontra os
mesmos problemas em qualquer computador. Ctrl-C interrompe; nesse caso nada é escrito.",
        args: &[
            ("count", "Quantos problemas"),
            ("depth", "Em quantos lances dos dois lados se ganha a partida: um número, ou de-até, como 3-7"),
            ("seed", "A semente; a mesma semente encontra os mesmos problemas"),
            ("effort", "Quanto procurar: milhões de posições"),
            ("json", "Escreve JSON, com os lances que levam a cada posição"),
        ],
    },
];
