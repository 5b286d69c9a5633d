//! Commands by the words of other languages, for whoever types what they would say.

use clap::CommandFactory;

use speech::{Language, fold};

/// Returns what people of a language type for a command, besides its name.
fn called(command: &str, language: Language) -> Vec<String> {
    let words = language.find(&format!("help-{command}-called"));
    words.map_or(Vec::new(), |words| words.split(", ").map(str::to_owned).collect())
}

/// Returns the command that a word of any language means.
pub(crate) fn meant(typed: &str) -> Option<String> {
    let typed = fold(typed);
    let tree = crate::Cli::command();
    let is_called = |name: &&str| {
        let mut words = Language::ALL.into_iter().flat_map(|language| called(name, language));
        words.any(|word| fold(&word) == typed)
    };
    tree.get_subcommands().map(clap::Command::get_name).find(is_called).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;
    use speech::Language;

    use super::{called, meant};

    #[test]
    fn every_word_leads_to_a_command_and_is_none_itself() {
        let tree = crate::Cli::command();
        let mut count = 0;
        for command in tree.get_subcommands().map(clap::Command::get_name) {
            for word in Language::ALL.into_iter().flat_map(|language| called(command, language)) {
                count += 1;
                assert!(tree.find_subcommand(&word).is_none(), "{word} is a command");
                assert_eq!(meant(&word).as_deref(), Some(command), "{word}");
            }
        }
        assert!(count > 100, "{count}");
        assert_eq!((meant("classificacao").as_deref(), meant("xyz")), (Some("standings"), None));
    }
}
