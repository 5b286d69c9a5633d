//! Which language to speak, found before the arguments are read: the help needs it.

use std::ffi::OsString;

use speech::Language;

/// The variables that name a language, the strongest first: our own, then those of the system.
const VARIABLES: [&str; 4] = ["ARBITRO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];

/// Returns the language that was typed as `--lang`, or that the first variable which names one of ours asks for.
pub(crate) fn spoken(args: &[OsString], variable: impl Fn(&str) -> Option<String>) -> Language {
    let typed = args.iter().map_while(|word| word.to_str()).take_while(|word| *word != "--");
    let typed: Vec<&str> = typed.collect();
    let pair = typed.windows(2).find(|pair| pair[0] == "--lang").map(|pair| pair[1]);
    let joined = typed.iter().find_map(|word| word.strip_prefix("--lang="));
    let typed = pair.or(joined).and_then(Language::of_tag);
    let of_variable = |name: &&str| variable(name).as_deref().and_then(Language::of_tag);
    typed.or_else(|| VARIABLES.iter().find_map(of_variable)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(typed: &str, variables: &[(&str, &str)], expected: Language) {
        let args: Vec<OsString> = typed.split_whitespace().map(OsString::from).collect();
        let variable = |name: &str| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        };
        assert_eq!(spoken(&args, variable), expected, "{typed} {variables:?}");
    }

    #[test]
    fn what_is_typed_comes_first_then_our_variable_then_those_of_the_system() {
        let all = [
            ("ARBITRO_LANG", "en"),
            ("LC_ALL", "es_ES.UTF-8"),
            ("LC_MESSAGES", "en_GB"),
            ("LANG", "pt_PT.UTF-8"),
        ];
        check("games --lang es", &all, Language::Es);
        check("--lang=pt games", &all, Language::Pt);
        check("games", &all, Language::En);
        check("games", &all[1..], Language::Es);
        check("games", &all[2..], Language::En);
        check("games", &all[3..], Language::Pt);
    }

    #[test]
    fn only_languages_that_there_are_count_and_portuguese_is_the_last_resort() {
        check("games", &[], Language::Pt);
        check("games", &[("LANG", "C.UTF-8")], Language::Pt);
        check("games", &[("LANG", "fr_FR.UTF-8")], Language::Pt);
        check("games", &[("ARBITRO_LANG", "fr"), ("LANG", "es_MX")], Language::Es);
        check("games", &[("LC_ALL", ""), ("LANG", "en_US.UTF-8")], Language::En);
        check("games --lang", &[("LANG", "en")], Language::En);
        check("play x -- --lang en", &[], Language::Pt);
    }
}
