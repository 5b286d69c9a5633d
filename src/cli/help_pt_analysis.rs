//! The help of the commands that analyse games in Portuguese.

use super::help_pt::Help;

/// One entry a command.
pub(super) const HELP_ANALYSIS: &[Help] = &[
    PLAY,
    Help {
        path: "solve",
        about: "Descobre quem ganha uma posição, em quantos lances e como",
        after: "Exemplos:
  arbitro solve semaforo
  arbitro solve rastros-5x5 --after \"d4-c3\"
  arbitro solve rastros
  arbitro solve gatos-e-caes-6x6 --exact
  arbitro solve flume-5x5 --limit-seconds 600 --memory-mb 2048 --json

Tudo o que se escreve está provado. Se um limite chegar, ou se carregar em Ctrl-C, antes de se saber quem ganha, a
resposta é «não resolvida», nunca um palpite. O número de lances conta os de ambos os lados: quem ganha apressa-se, quem
perde resiste. Nos jogos decididos por contagem, joga-se pela maior margem. Pode saber-se quem ganha muito antes
de se conhecerem todos os lances que ganham e o número exato de lances; se a procura acabar entretanto, mostra-se o
que já está provado e diz-se o que ficou por apurar. Com --exact a procura continua até nada ficar por apurar.",
        args: &[
            ("exact", "Procura todos os lances que ganham e o número exato de lances, demore o que demorar"),
            ("limit_seconds", "Desiste ao fim de tantos segundos. Por omissão: nunca"),
            ("memory_mb", "O máximo de memória para a tabela de posições, em MiB"),
            ("threads", "Quantos processos procuram ao mesmo tempo. Por omissão: um por núcleo"),
            ("json", "Escreve JSON para outros programas"),
        ],
    },
];

const PLAY: Help = Help {
    path: "play",
    about: "Joga uma partida, duas pessoas ao mesmo teclado ou uma contra o computador",
    after: "Escreva um lance como `e5-d4` (muitas vezes basta `d4`; `troca` troca as cores), ou:
  lances    o que se pode jogar (também: ?)
  desfazer  desfaz o último lance
  mostrar   desenha outra vez o tabuleiro
  porquê    o computador explica o seu último lance
  sair      termina; o registo guarda o que foi jogado

Os níveis são iniciante, fácil, médio, difícil e forte, ou de 1 a 5.

Exemplos:
  arbitro play rastros --record partida.txt
  arbitro play avanco --against médio
  arbitro play semaforo --against forte --side second --seconds 5 --seed 7",
    args: &[
        ("record", "Escreve a partida neste ficheiro depois de cada lance"),
        ("against", "Joga contra o computador neste nível"),
        ("side", "O lado que a pessoa joga contra o computador: first (começa) ou second"),
        ("seconds", "Quanto tempo pode o computador pensar num lance; o nível forte pensa esse tempo todo"),
        ("seed", "A semente do computador; a mesma semente responde do mesmo modo aos mesmos lances"),
    ],
};
