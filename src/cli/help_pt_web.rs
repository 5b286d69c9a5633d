//! The help of the server's commands in Portuguese.

use super::help_pt::Help;

/// One entry a command.
pub(super) const HELP_WEB: &[Help] = &[
    Help {
        path: "serve",
        about: "Serve as páginas na rede do local: resultados, classificações e jogos",
        after: "Exemplos:
  arbitro serve                                  o único campeonato desta pasta, ou só os jogos
  arbitro serve --championship final.arbitro     este campeonato
  arbitro serve --listen 127.0.0.1:8080          só para este computador, ou atrás de um proxy

Todos os que estão na mesma rede podem abrir o endereço mostrado; o código lê-se com um telemóvel.
Ctrl-C para parar.",
        args: &[
            ("listen", "Onde escutar"),
            (
                "address",
                "O endereço impresso nos cartões e códigos, quando não é o deste computador, como https://final.example",
            ),
        ],
    },
    Help {
        path: "arbiters",
        about: "Nomeia os árbitros da mesa, dá-lhes mesas e imprime os seus cartões",
        after: "",
        args: &[],
    },
    Help {
        path: "arbiters add",
        about: "Acrescenta um árbitro ou um organizador",
        after: "Exemplos:
  arbitro arbiters add \"Ana Exemplo\" --tables 1-6,9
  arbitro arbiters add \"Rui Exemplo\" --organiser",
        args: &[
            ("name", "O nome da pessoa, tal como o registo o mostra"),
            ("tables", "As mesas, como 1-6,9"),
            ("organiser", "Pode fazer tudo"),
        ],
    },
    Help { path: "arbiters list", about: "Lista todos com as suas mesas", after: "", args: &[] },
    Help {
        path: "arbiters tables",
        about: "Dá outras mesas a um árbitro",
        after: "",
        args: &[
            ("number", "O número da pessoa, como `arbitro arbiters list` o mostra"),
            ("tables", "As mesas, como 1-6,9"),
        ],
    },
    Help {
        path: "arbiters remove",
        about: "Retira alguém; as suas sessões acabam",
        after: "",
        args: &[("number", "O número da pessoa, como `arbitro arbiters list` o mostra")],
    },
    Help {
        path: "arbiters cards",
        about: "Imprime cartões para entrar; um cartão novo anula o anterior",
        after: "Exemplos:
  arbitro arbiters cards --address http://192.168.1.10:8080            cartões novos para todos
  arbitro arbiters cards 3 --address http://192.168.1.10:8080          só para o número 3

Os segredos estão só no papel; o ficheiro ao lado do campeonato guarda apenas o seu resumo cifrado.",
        args: &[
            ("numbers", "Os números; nenhum é toda a gente"),
            ("address", "O endereço da mesa, como `arbitro serve` o mostra"),
            ("out", "O ficheiro a escrever [por omissão: cartoes.pdf]"),
        ],
    },
];
