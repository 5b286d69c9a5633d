//! Commands by the words of other languages, for whoever types what they would say.

/// What people type, without accents, and the command they mean.
const WORDS: [(&[&str], &str); 24] = [
    (&["jogos", "juegos", "lista-de-jogos"], "games"),
    (&["ajuda", "ayuda", "socorro"], "help"),
    (&["folha", "ficha", "hoja", "fichas", "folhas"], "sheet"),
    (&["regras", "reglas", "regra", "regla"], "rules"),
    (&["tabuleiro", "tablero", "tabuleiros", "tableros"], "board"),
    (&["guia", "manual"], "guide"),
    (&["jogar", "jugar", "joga", "juega"], "play"),
    (&["novo", "nova", "nuevo", "nueva", "criar", "crear", "turma", "clase", "torneio", "torneo"], "new"),
    (&["inscricoes", "inscrever", "inscripciones", "inscribir", "alunos", "alumnos", "lista"], "entries"),
    (&["escolas", "escola", "escuelas", "escuela"], "schools"),
    (&["sortear", "sorteio", "sorteo"], "draw"),
    (&["emparceirar", "emparceiramento", "emparelhar", "emparejar", "emparejamiento"], "pair"),
    (&["resultado"], "result"),
    (&["resultados"], "results"),
    (&["classificacao", "classificacoes", "clasificacion", "clasificaciones", "pontuacao"], "standings"),
    (&["empates", "desempates", "desempate", "empate"], "ties"),
    (&["apurar", "apuramento", "apurados", "clasificar"], "qualify"),
    (&["boletins", "boletim", "papeletas", "actas"], "slips"),
    (&["letreiros", "letreiro", "carteles", "cartel"], "signs"),
    (&["crachas", "cracha", "acreditaciones", "acreditacion"], "badges"),
    (&["diploma", "certificados", "certificado"], "diplomas"),
    (&["imprimir", "tudo", "todo"], "pack"),
    (&["comecar", "iniciar", "inicio", "abrir", "empezar", "comenzar"], "start"),
    (&["problemas", "quebra-cabecas", "enigmas"], "puzzles"),
];

/// Returns the command that a word of another language means.
pub(crate) fn meant(typed: &str) -> Option<&'static str> {
    let typed = championship::imports::fold(typed).replace(' ', "-");
    WORDS.iter().find(|(words, _)| words.contains(&typed.as_str())).map(|(_, command)| *command)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::{WORDS, meant};

    #[test]
    fn every_word_leads_to_a_command_and_is_none_itself() {
        let tree = crate::Cli::command();
        for (words, command) in WORDS {
            assert!(tree.find_subcommand(command).is_some(), "{command}");
            for word in words {
                assert!(tree.find_subcommand(word).is_none(), "{word} is a command");
                assert_eq!(meant(word), Some(command), "{word}");
            }
        }
        assert_eq!((meant("Classificação"), meant("xyz")), (Some("standings"), None));
    }
}
