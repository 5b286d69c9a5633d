//! The help in the language of the user: the texts of the catalogues, put on the tree of commands.
//!
//! The names of the texts are made of the command and the argument: `help-pair-about`, `help-pair-after`,
//! `help-pair-called` (what else people type for it), `help-pair-arg-seed`, and `help-arg-seed` for what reads the same in every command. A test holds both ways that
//! every command and argument has its text and that no text is left over.

pub(crate) mod foreign;
pub(crate) mod generate;
mod groups;
pub(crate) mod mistyped;
pub(crate) mod welcome;

use clap::{Arg, ArgAction, Command};

use speech::Language;

/// Returns the tree of commands without a word of help: it understands what is asked, which is all that most commands need.
pub(crate) fn untold(command: Command) -> Command {
    let own = |id: &'static str, short: char, action: ArgAction| {
        Arg::new(id).short(short).long(id).action(action).global(id == "help")
    };
    command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .arg(own("help", 'h', ArgAction::Help))
        .arg(own("version", 'V', ArgAction::Version))
}

/// Returns the tree of commands with its help in a language.
pub(crate) fn told(command: Command, language: Language) -> Command {
    let mut root = down(untold(command), &Texts::new("", language));
    // Built, the tree knows how each command is called; only then can its line of use be written.
    root.build();
    with_usage(root, language)
}

/// The texts of one command.
struct Texts {
    path: String,
    language: Language,
}

impl Texts {
    fn new(path: &str, language: Language) -> Self {
        Texts { path: path.to_owned(), language }
    }

    fn of(&self, subcommand: &str) -> Self {
        let path = if self.path.is_empty() { String::new() } else { format!("{}-", self.path) };
        Texts { path: path + subcommand, language: self.language }
    }

    /// Returns the names under which a text may stand, the closest first.
    fn names(&self, what: &str) -> Vec<String> {
        let shared = format!("help-{what}");
        match self.path.is_empty() {
            true => vec![shared],
            false => vec![format!("help-{}-{what}", self.path), shared],
        }
    }

    /// Returns the text of the command itself.
    fn own(&self, what: &str) -> Option<String> {
        self.names(what).first().and_then(|name| self.language.find(name))
    }

    /// Returns the text of an argument, which may be that of all commands.
    fn argument(&self, what: &str) -> Option<String> {
        self.names(what).iter().find_map(|name| self.language.find(name))
    }
}

fn down(command: Command, texts: &Texts) -> Command {
    let language = texts.language;
    let page = template(&command, texts);
    let mut command = command.help_template(page);
    command = command
        .subcommand_help_heading(language.msg("cli-help-commands").to_string())
        .subcommand_value_name(language.msg("cli-help-command").to_string());
    if let Some(about) = texts.own("about") {
        command = command.about(about);
    }
    if let Some(after) = texts.own("after") {
        command = command.after_help(flowing(&after));
    }
    command = command.mut_args(|arg| argument(arg, texts));
    command.mut_subcommands(|command| {
        let texts = texts.of(command.get_name());
        down(command, &texts)
    })
}

/// Returns the page of a command: what it does, how it is used, its arguments, commands and options, examples.
fn template(command: &Command, texts: &Texts) -> String {
    let language = texts.language;
    let usage = language.msg("cli-help-usage");
    let mut page = format!("{{about-with-newline}}\n{usage}: {{usage}}\n\n");
    if command.get_positionals().next().is_some() {
        page += &format!("{}:\n{{positionals}}\n\n", language.msg("cli-help-arguments"));
    }
    if texts.path.is_empty() {
        let about = |name: &str| texts.of(name).own("about").unwrap_or_default();
        page += &format!("{}\n", groups::listed(command, language, about));
    } else if command.has_subcommands() {
        page += &format!("{}:\n{{subcommands}}\n\n", language.msg("cli-help-commands"));
    }
    page + &format!("{}:\n{{options}}{{after-help}}", language.msg("cli-help-options"))
}

fn argument(arg: Arg, texts: &Texts) -> Arg {
    let language = texts.language;
    let key = format!("arg-{}", arg.get_id().as_str().replace('_', "-"));
    let heading = match arg.is_positional() {
        true => language.msg("cli-help-arguments"),
        false => language.msg("cli-help-options"),
    };
    let mut help = texts.argument(&key).unwrap_or_default();
    if arg.get_action().takes_values() {
        let mut plain = Vec::new();
        for value in arg.get_possible_values().iter().filter(|value| !value.is_hide_set()) {
            match texts.argument(&format!("{key}-value-{}", value.get_name())) {
                Some(words) => help += &format!("\n- {}: {words}", value.get_name()),
                None => plain.push(value.get_name().to_owned()),
            }
        }
        let mut notes = Vec::new();
        if !plain.is_empty() {
            notes.push(language.msg("cli-help-values").with("values", plain.join(", ")).to_string());
        }
        let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        if defaults.iter().any(|value| !value.is_empty()) {
            let said = texts.argument(&format!("{key}-default")).unwrap_or_else(|| defaults.join(", "));
            notes.push(language.msg("cli-help-default").with("value", said).to_string());
        }
        let gap = if help.contains("\n- ") { "\n" } else { " " };
        help += &notes.iter().map(|note| format!("{gap}[{note}]")).collect::<String>();
    }
    let names = value_names(&arg);
    let arg =
        arg.help(help.trim_start().to_owned()).long_help(None::<&str>).help_heading(heading.to_string());
    match names.is_empty() {
        true => arg,
        false => arg
            .value_names(names.into_iter().map(|name| in_words(&name, language)))
            .hide_default_value(true)
            .hide_possible_values(true),
    }
}

/// Returns how the values of an argument are called in the code.
fn value_names(arg: &Arg) -> Vec<String> {
    if !arg.get_action().takes_values() {
        return Vec::new();
    }
    match arg.get_value_names() {
        Some(names) => names.iter().map(ToString::to_string).collect(),
        None => vec![arg.get_id().as_str().to_uppercase()],
    }
}

/// Returns the words in capitals of the name of a value, such as FILE of `FILE.pdf`; single letters are no words.
fn words_of(name: &str) -> impl Iterator<Item = &str> {
    name.split(|c: char| !c.is_ascii_uppercase() && c != '_').filter(|word| word.len() > 1)
}

/// Puts the name of a value into a language, word by word: FILE.pdf becomes FICHEIRO.pdf.
fn in_words(name: &str, language: Language) -> String {
    let mut told = String::new();
    let mut rest = name;
    for word in words_of(name) {
        let Some((before, after)) = rest.split_once(word) else { break };
        let own = language.find(&name_of_word(word)).unwrap_or_else(|| word.to_owned());
        told += before;
        told += &own;
        rest = after;
    }
    told + rest
}

fn name_of_word(word: &str) -> String {
    format!("help-value-{}", word.to_lowercase().replace('_', "-"))
}

/// Writes the line of use of every command.
fn with_usage(mut command: Command, language: Language) -> Command {
    let usage = command.render_usage().to_string();
    let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
    let options = language.msg("cli-help-options-place").to_string();
    let usage = usage.replace("[OPTIONS]", &options);
    command.override_usage(usage).mut_subcommands(|command| with_usage(command, language))
}

/// Joins the lines of each paragraph, which are broken by hand in the catalogues, so that they are as wide as the
/// terminal; indented lines and what stands before them stay as they are.
fn flowing(text: &str) -> String {
    let mut flowing = String::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        flowing.push_str(line);
        let is_prose = |line: &str| line.starts_with(|first: char| !first.is_whitespace());
        if let Some(next) = lines.peek() {
            flowing.push(if is_prose(line) && is_prose(next) { ' ' } else { '\n' });
        }
    }
    flowing
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use clap::CommandFactory;

    use super::*;

    fn tree() -> Command {
        let help = Arg::new("help").action(ArgAction::Help);
        crate::Cli::command().arg(help).arg(Arg::new("version").action(ArgAction::Version))
    }

    /// Walks the tree: which of the known names its texts have, and which are missing.
    fn walk(command: &Command, texts: &Texts, known: &BTreeSet<String>, found: &mut Found) {
        let own = |what: &str| texts.names(what).into_iter().next().expect("there is a name");
        found.needs(vec![own("about")], known);
        found.may_use(vec![own("after")], known);
        found.may_use(vec![own("called")], known);
        for arg in command.get_arguments() {
            let key = format!("arg-{}", arg.get_id().as_str().replace('_', "-"));
            found.needs(texts.names(&key), known);
            if !arg.get_default_values().is_empty() {
                found.may_use(texts.names(&format!("{key}-default")), known);
            }
            for value in arg.get_possible_values().iter().filter(|_| arg.get_action().takes_values()) {
                found.may_use(texts.names(&format!("{key}-value-{}", value.get_name())), known);
                assert!(value.get_help().is_none(), "the help of `{}` stands in the code", value.get_name());
            }
            for word in value_names(arg).iter().flat_map(|name| words_of(name)) {
                found.needs(vec![name_of_word(word)], known);
            }
        }
        for sub in command.get_subcommands() {
            walk(sub, &texts.of(sub.get_name()), known, found);
        }
    }

    #[derive(Default)]
    struct Found {
        used: BTreeSet<String>,
        missing: Vec<String>,
    }

    impl Found {
        fn may_use(&mut self, names: Vec<String>, known: &BTreeSet<String>) -> bool {
            let name = names.into_iter().find(|name| known.contains(name));
            let is_there = name.is_some();
            self.used.extend(name);
            is_there
        }

        fn needs(&mut self, names: Vec<String>, known: &BTreeSet<String>) {
            if !self.may_use(names.clone(), known) {
                self.missing.push(names.join(" or "));
            }
        }
    }

    #[test]
    fn every_command_and_argument_has_its_text_in_every_language_and_no_text_is_left_over() {
        for language in Language::ALL {
            let words = speech::entries(language).expect("the catalogues can be read");
            let known: BTreeSet<String> =
                words.into_iter().map(|entry| entry.key).filter(|key| key.starts_with("help-")).collect();
            let mut found = Found::default();
            walk(&tree(), &Texts::new("", language), &known, &mut found);
            assert_eq!(found.missing, [""; 0], "missing in `{language}`");
            let left: Vec<_> = known.difference(&found.used).collect();
            assert!(left.is_empty(), "left over in `{language}`: {left:?}");
        }
    }

    #[test]
    fn the_tree_is_sound_and_says_nothing_in_another_language() {
        for language in Language::ALL {
            let mut root = told(crate::Cli::command(), language);
            root.clone().debug_assert();
            let mut pages = vec![root.render_long_help().to_string()];
            pages.extend(root.get_subcommands_mut().map(|command| command.render_long_help().to_string()));
            for page in &pages {
                let is_english = ["Usage:", "[OPTIONS]", "Options:", "[default:", "possible values"]
                    .iter()
                    .any(|words| page.contains(words));
                assert_eq!(is_english, language == Language::En, "{page}");
            }
        }
    }

    /// Notes which values each option takes in every command.
    fn values_of(command: &Command, name: &str, found: &mut BTreeMap<String, BTreeMap<String, String>>) {
        for arg in command.get_arguments() {
            let Some(long) = arg.get_long() else { continue };
            // What a file is called tells its formats too; one option may write other formats than another.
            let values = value_names(arg).join(" ");
            let kind = if long == "out" { "OUT".to_owned() } else { values };
            found.entry(long.to_owned()).or_default().entry(kind).or_insert_with(|| name.to_owned());
        }
        for sub in command.get_subcommands() {
            values_of(sub, &format!("{name} {}", sub.get_name()), found);
        }
    }

    #[test]
    fn an_option_takes_the_same_value_in_every_command() {
        let mut found = BTreeMap::new();
        values_of(&tree(), "arbitro", &mut found);
        let several: Vec<_> = found.into_iter().filter(|(_, kinds)| kinds.len() > 1).collect();
        assert!(several.is_empty(), "{several:#?}");
    }

    #[test]
    fn the_level_that_is_meant_by_default_is_said_in_words() {
        for (language, level) in [(Language::Pt, "forte"), (Language::En, "strong"), (Language::Es, "fuerte")]
        {
            let mut root = told(crate::Cli::command(), language);
            let page = root.find_subcommand_mut("profile").expect("a command").render_long_help().to_string();
            let note = language.msg("cli-help-default").with("value", level).to_string();
            let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(page.contains(&note), "{page}");
        }
    }

    #[test]
    fn the_names_of_values_are_put_into_words() {
        assert_eq!(in_words("FILE.pdf|html", Language::Pt), "FICHEIRO.pdf|html");
        assert_eq!(in_words("GROUP: CODE, CODE", Language::Es), "GRUPO: CÓDIGO, CÓDIGO");
        assert_eq!(in_words("N", Language::Es), "N");
    }

    #[test]
    fn paragraphs_flow_and_lists_stay() {
        let text = "Examples:\n  one\n  two\n\nA line\nthat goes on.\n\nWords:\n  a  b\nThe end.";
        let flowing = flowing(text);
        assert_eq!(flowing, "Examples:\n  one\n  two\n\nA line that goes on.\n\nWords:\n  a  b\nThe end.");
    }
}
