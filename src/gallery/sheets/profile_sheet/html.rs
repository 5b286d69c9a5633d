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
    language: Language,
    seed: u64,
    wins: &'a str,
    fairness: &'a str,
    lengths: Vec<(&'a str, &'a str)>,
    findings: Vec<Vec<(bool, &'a str)>>,
    notes: Vec<Vec<(bool, &'a str)>>,
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
        language,
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
