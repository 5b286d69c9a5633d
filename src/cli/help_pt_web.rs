//! The help of the server's commands in Portuguese.

use super::help_pt::Help;

/// One entry a command.
pub(super) const HELP_WEB: &[Help] = &[Help {
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
}];
