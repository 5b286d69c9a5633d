//! Profiles as a page for the screen.

use askama::Template;

use super::{Origin, Sheet, plots, sheet};
use paper::figure::svg;
use rules::analysis::profile::Profile;
use rules::game::Language;

#[derive(Template)]
#[template(path = "profile.html")]
struct Page<'a> {
    sheet: &'a Sheet,
    tag: &'static str,
    words: Words,
    seed: u64,
    wins: &'a str,
    fairness: &'a str,
    lengths: Vec<(&'a str, &'a str)>,
    findings: Vec<Vec<(bool, &'a str)>>,
    notes: Vec<Vec<(bool, &'a str)>>,
}

struct Words {
    kind: &'static str,
    seed: &'static str,
    wins: &'static str,
    fairness: &'static str,
    lengths: &'static str,
    numbers: &'static str,
    meaning: &'static str,
}

/// Returns the profiles as a page that needs no other file.
pub fn html(profiles: &[Profile], origin: &Origin, language: Language) -> String {
    let sheet = sheet(profiles, origin, language);
    let figures: Vec<(String, String)> =
        plots::all(profiles, language).into_iter().map(|(name, figure)| (name, svg::svg(&figure))).collect();
    let find = |name: &str| figures.iter().find(|(own, _)| own == name).map_or("", |(_, text)| text.as_str());
    let lengths =
        sheet.lengths.iter().flatten().map(|placed| (placed.game.as_str(), find(&placed.name))).collect();
    let page = Page {
        tag: language.pick("pt-PT", "en-GB"),
        words: words(language),
        seed: origin.seed,
        wins: find("wins"),
        fairness: find("fairness"),
        lengths,
        findings: sheet.findings.iter().map(|finding| emphasised(finding)).collect(),
        notes: sheet.notes.iter().map(|note| emphasised(note)).collect(),
        sheet: &sheet,
    };
    page.render().expect("templates only write strings")
}

fn words(language: Language) -> Words {
    match language {
        Language::Pt => Words {
            kind: "Perfil de jogo",
            seed: "Semente",
            wins: "Quem ganha",
            fairness: "Quem começa ganha (das partidas com vencedor)",
            lengths: "Duração das partidas ao acaso",
            numbers: "Os números",
            meaning: "O que significam",
        },
        Language::En | Language::Es => Words {
            kind: "Game profile",
            seed: "Seed",
            wins: "Who wins",
            fairness: "Who begins wins (of the games somebody won)",
            lengths: "Length of random games",
            numbers: "The numbers",
            meaning: "What they mean",
        },
    }
}

/// Divides a note at its `**`: every second piece is thick.
fn emphasised(note: &str) -> Vec<(bool, &str)> {
    note.split("**").enumerate().map(|(index, piece)| (index % 2 == 1, piece)).collect()
}

#[cfg(test)]
mod tests {
    use super::emphasised;

    #[test]
    fn thick_words_are_found() {
        assert_eq!(emphasised("**a**: b"), [(false, ""), (true, "a"), (false, ": b")]);
    }
}
