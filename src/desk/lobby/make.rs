//! A new championship from a few answers: what kind, which games, how many rounds.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::play::kept::{self, OwnGame};
use crate::rulebook;
use championship::decisions::{PlannedStage, plan};
use championship::facts::{NameStyle, Regulations, Title};
use championship::regulations;
use speech::{Language, Message, Said, Value, msg};

/// A kind of championship that is ready-made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// One class, or some of one school.
    Class,
    /// A whole school.
    School,
    /// Several schools of a region.
    Region,
    /// The national final.
    Nation,
}

impl Kind {
    /// All, from the smallest.
    pub(super) const ALL: [Kind; 4] = [Kind::Class, Kind::School, Kind::Region, Kind::Nation];

    /// Returns the ready-made regulations it starts from, which is also its word in the form.
    pub(super) fn word(self) -> &'static str {
        match self {
            Kind::Class => "turma",
            Kind::School => "escola",
            Kind::Region => "crjm",
            Kind::Nation => "cnjm",
        }
    }

    /// Reads the word of the form; the smallest kind where there is none.
    fn read(word: Option<&str>) -> Self {
        Kind::ALL.into_iter().find(|kind| Some(kind.word()) == word).unwrap_or(Kind::Class)
    }

    /// Names the kind and says what it is.
    pub(super) fn messages(self) -> (Message, Message) {
        match self {
            Kind::Class => (msg("desk-kind-class"), msg("desk-kind-class-about")),
            Kind::School => (msg("desk-kind-school"), msg("desk-kind-school-about")),
            Kind::Region => (msg("desk-kind-region"), msg("desk-kind-region-about")),
            Kind::Nation => (msg("desk-kind-nation"), msg("desk-kind-nation-about")),
        }
    }
}

/// How the games of a class are arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// As the kind does.
    Usual,
    /// A Swiss of so many rounds.
    Swiss(u16),
    /// Everybody against everybody.
    RoundRobin,
}

/// The answers.
#[derive(Clone, Debug)]
pub(super) struct Answers {
    pub(super) name: String,
    pub(super) kind: Kind,
    /// The edition whose games are played; a class chooses its games itself.
    pub(super) edition: u16,
    /// Ids of games.
    pub(super) games: Vec<String>,
    pub(super) way: Way,
    pub(super) n_pupils: usize,
    pub(super) minutes: usize,
    /// How much of names the public sees.
    pub(super) names: NameStyle,
    /// The games of the folder, which may be among those chosen.
    pub(super) at_hand: Vec<OwnGame>,
    /// Regulations written by hand, which then hold instead of the answers; empty where there are none.
    pub(super) own: String,
}

/// The longest regulations written by hand.
const LONGEST_TEXT: usize = 100_000;

/// The most pupils a plan is drawn for.
const MOST_PUPILS: usize = 5_000;

impl Answers {
    /// Reads the fields of the form; what is missing or wrong is as at the start.
    pub(super) fn read(fields: &BTreeMap<String, String>) -> Self {
        let text = |key: &str| fields.get(key).map(|value| value.trim());
        let number = |key: &str, usual: usize| text(key).and_then(|text| text.parse().ok()).unwrap_or(usual);
        let known = regulations::known_editions();
        let newest = known.last().copied().unwrap_or(1);
        let edition = text("edition").and_then(|text| text.parse().ok()).filter(|one| known.contains(one));
        let way = match text("way").unwrap_or_default() {
            "all" => Way::RoundRobin,
            "swiss" => Way::Swiss(u16::try_from(number("rounds", 5).clamp(1, 30)).unwrap_or(5)),
            _ => Way::Usual,
        };
        let is_plain = |id: &&str| id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        let chosen = fields.keys().filter_map(|key| key.strip_prefix("game-")).filter(is_plain);
        Answers {
            name: text("name").unwrap_or_default().chars().filter(|c| !c.is_control()).take(100).collect(),
            kind: Kind::read(text("kind")),
            edition: edition.unwrap_or(newest),
            games: chosen.map(str::to_owned).collect(),
            way,
            n_pupils: number("pupils", 20).clamp(2, MOST_PUPILS),
            minutes: number("minutes", usize::from(Regulations::USUAL_MINUTES)).clamp(1, 240),
            names: text("names").and_then(|text| text.parse().ok()).unwrap_or_default(),
            at_hand: Vec::new(),
            own: match fields.contains_key("own") {
                true => fields.get("regulations").map(|text| text.chars().take(LONGEST_TEXT).collect()),
                false => None,
            }
            .unwrap_or_default(),
        }
    }

    /// Returns the answers of somebody who has these games of their own.
    pub(super) fn with_games(self, at_hand: Vec<OwnGame>) -> Self {
        Answers { at_hand, ..self }
    }

    /// Writes regulations for the answers: a file that a teacher can read and change.
    pub(super) fn regulations_text(&self) -> String {
        if !self.own.is_empty() {
            return self.own.clone();
        }
        // A JSON string is a YAML string, whatever is in it.
        let quoted = |text: &str| serde_json::to_string(text).unwrap_or_else(|_| "\"\"".to_owned());
        // The names of a cycle and a stage are the ready-made ones.
        let named = |title: &Title| {
            let texts =
                Language::ALL.map(|one| format!("{}: {}", one.code(), quoted(title.in_language(one))));
            format!("{{ {} }}", texts.join(", "))
        };
        let base = regulations::parse(self.kind.word(), &format!("extends: {}\n", self.kind.word()));
        let base = base.unwrap_or_else(|_| regulations::default());
        let mut text = format!("extends: {}\n", self.kind.word());
        if !self.name.is_empty() {
            let _ = writeln!(text, "name: {}", quoted(&self.name));
        }
        match self.kind {
            Kind::Class => {
                let games = self.games.join(", ");
                let cycle = base.cycles.first().map(|cycle| named(&cycle.name)).unwrap_or_default();
                let _ = writeln!(text, "cycles:\n  - {{ name: {cycle}, years: 1-12, games: [{games}] }}");
            }
            Kind::School | Kind::Region | Kind::Nation => {
                let _ = writeln!(text, "edition: {}", self.edition);
            }
        }
        let play = match self.way {
            Way::Usual => None,
            Way::Swiss(rounds) => Some(format!("swiss in {rounds} rounds")),
            Way::RoundRobin => Some("round robin".to_owned()),
        };
        if let Some(play) = play {
            let stage = base.stages.last().map(|stage| named(&stage.name)).unwrap_or_default();
            let _ = writeln!(text, "stages:\n  - {{ name: {stage}, play: {play} }}");
        }
        if self.minutes != usize::from(Regulations::USUAL_MINUTES) {
            let _ = writeln!(text, "round minutes: {}", self.minutes);
        }
        if self.kind == Kind::Class {
            let own = self.at_hand.iter().filter(|game| self.games.contains(&game.id));
            own.for_each(|game| text.push_str(&kept::remarks(&game.files)));
        }
        text
    }

    /// Returns the regulations.
    ///
    /// # Errors
    /// When something is missing or a game is not known.
    pub(super) fn regulations(&self) -> Result<Regulations, Message> {
        if self.own.is_empty() && self.kind == Kind::Class && self.games.is_empty() {
            return Err(msg("desk-make-no-game"));
        }
        let read = match self.own.is_empty() {
            true => rulebook::read_kind(self.kind.word(), &self.regulations_text()),
            false => rulebook::read("regulations.yaml", &self.own, &regulations::no_file),
        };
        read.map_err(|problems| {
            let problems = problems.iter().map(|problem| Value::from(problem.on_page())).collect();
            msg("desk-make-refused").with("problems", Value::All(problems))
        })
    }

    /// Returns the plan of one tournament and the minutes it takes, where the number of rounds is known.
    pub(super) fn plan(&self, regulations: &Regulations) -> (Vec<PlannedStage>, Option<usize>) {
        let stages = plan(regulations, self.n_pupils);
        let rounds: Option<usize> = stages.iter().map(|stage| stage.rounds.map(usize::from)).sum();
        (stages, rounds.map(|rounds| rounds * self.minutes))
    }
}

/// Says a number of minutes as people do.
pub(super) fn duration(minutes: usize, language: Language) -> Said {
    match minutes / 60 {
        0 => language.msg("desk-duration-minutes").with("minutes", minutes),
        hours => language.msg("desk-duration-hours").with("hours", hours).with("minutes", minutes % 60),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::{Answers, Kind, Language, OwnGame, Title, kept};
    use championship::facts::Draws;
    use std::collections::BTreeMap;

    fn answers(fields: &[(&str, &str)]) -> Answers {
        let fields: BTreeMap<String, String> =
            fields.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        Answers::read(&fields)
    }

    #[test]
    fn every_kind_makes_regulations_that_can_be_read() {
        for kind in Kind::ALL {
            for way in ["", "swiss", "all"] {
                let name = "Torneio \"4.º A\": 2026 # março";
                let made = answers(&[
                    ("kind", kind.word()),
                    ("name", name),
                    ("way", way),
                    ("rounds", "6"),
                    ("game-rastros", "on"),
                ]);
                let regulations =
                    made.regulations().unwrap_or_else(|error| panic!("{kind:?} {way}: {error:?}"));
                assert_eq!(regulations.name.to_string(), name, "{kind:?}");
            }
        }
    }

    #[test]
    fn a_class_plays_the_games_it_chose_as_it_chose() {
        let made = answers(&[("kind", "turma"), ("game-hex", "on"), ("game-rastros", "on"), ("way", "all")]);
        let regulations = made.regulations().unwrap();
        let games: Vec<&str> = regulations.games.iter().map(|game| game.id.0.as_str()).collect();
        assert_eq!(games, ["hex", "rastros"]);
        assert_eq!(regulations.round_minutes, 20);
        let quick = answers(&[("minutes", "15"), ("game-hex", "on")]).regulations().unwrap();
        assert_eq!(quick.round_minutes, 15, "what was planned with is kept for the clock of the hall");
        let (stages, minutes) =
            answers(&[("pupils", "7"), ("minutes", "10"), ("way", "all"), ("game-hex", "on")])
                .plan(&regulations);
        assert_eq!((stages.len(), stages[0].rounds, minutes), (1, Some(7), Some(70)));
        assert!(answers(&[("kind", "turma")]).regulations().is_err(), "a class without a game");
        assert!(answers(&[("kind", "turma"), ("game-x] }", "on")]).regulations().is_err(), "no such game");
    }

    #[test]
    fn a_game_of_ones_own_goes_with_the_championship() {
        let file = "name: { pt: Salto, en: Jump, es: Salto }\nextends: tic-tac-toe\nboard: square 4x4\n";
        let own = OwnGame {
            id: "salto".to_owned(),
            name: Title::of([(Language::Pt, "Salto"), (Language::En, "Jump"), (Language::Es, "Salto")]),
            files: vec![("salto".to_owned(), file.to_owned())],
        };
        let made = answers(&[("kind", "turma"), ("game-hex", "on"), ("game-salto", "on")]);
        let regulations = made.clone().with_games(vec![own.clone()]).regulations().unwrap();
        let games: Vec<_> =
            regulations.games.iter().map(|game| (game.name.in_language(Language::En), game.draws)).collect();
        assert_eq!(games, [("Hex", Draws::Impossible), ("Jump", Draws::Possible)]);
        assert_eq!(kept::read(&regulations.source), own.files);
        let without = answers(&[("kind", "turma"), ("game-hex", "on")]).with_games(vec![own]);
        assert!(kept::read(&without.regulations().unwrap().source).is_empty(), "a game nobody chose is kept");
    }

    #[test]
    fn regulations_written_by_hand_hold_once_they_are_right() {
        let text = "extends: escola\nname: Nosso\nstages:\n  - { name: liga, play: round robin }\n";
        let made = answers(&[("kind", "turma"), ("own", "1"), ("regulations", text)]);
        assert_eq!(made.regulations().unwrap().stages.len(), 1);
        assert_eq!(made.regulations_text(), text);
        let wrong = answers(&[("own", "1"), ("regulations", "extends: escola\nrondas: 5\n")]);
        assert!(wrong.regulations().is_err(), "an unknown key is told");
        let unused = answers(&[("kind", "escola"), ("regulations", "x")]);
        assert!(unused.regulations().is_ok(), "a text that is not to be used is not read");
    }

    #[test]
    fn a_national_final_has_groups_and_a_final() {
        let made = answers(&[("kind", "cnjm"), ("pupils", "155"), ("minutes", "20")]);
        let (stages, minutes) = made.plan(&made.regulations().unwrap());
        assert_eq!(stages.iter().map(|stage| stage.groups.len()).collect::<Vec<_>>(), [13, 1]);
        assert_eq!((stages[1].n_pupils, minutes), (13, Some((4 + 5) * 20)));
    }
}
