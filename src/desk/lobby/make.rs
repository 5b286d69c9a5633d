//! A new championship from a few answers: what kind, which games, how many rounds.

use std::collections::BTreeMap;

use super::choose;
use crate::play::kept::{self, OwnGame};
use crate::rulebook;
use championship::facts::{NameStyle, Regulations, Title};
use championship::regulations::{self, Choices};
use speech::{Message, Value, msg};

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

/// From what a championship starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Start {
    /// From a ready-made kind.
    Kind(Kind),
    /// From the regulations of a championship of the folder, by its file.
    Before(String),
}

impl Start {
    /// Reads what the form says.
    pub(super) fn read(fields: &BTreeMap<String, String>) -> Self {
        let text = |key: &str| fields.get(key).map(String::as_str);
        match (text("kind"), text("before").filter(|file| !file.is_empty())) {
            (Some("before"), Some(file)) => Start::Before(file.to_owned()),
            (kind, _) => Start::Kind(Kind::read(kind)),
        }
    }

    /// Returns the file of the championship it starts from, whose schools come along; empty where there is none.
    pub(super) fn schools_of(&self) -> &str {
        match self {
            Start::Kind(_) => "",
            Start::Before(file) => file,
        }
    }

    /// Returns what a form calls it, to notice another.
    pub(super) fn word(&self) -> String {
        match self {
            Start::Kind(kind) => kind.word().to_owned(),
            Start::Before(file) => format!("before/{file}"),
        }
    }

    /// Returns the regulations it starts from: those of a kind play the games of the newest edition.
    fn regulations(&self, before: Option<Regulations>) -> Regulations {
        let kind = match self {
            Start::Kind(kind) => *kind,
            Start::Before(_) => Kind::Class,
        };
        let newest = regulations::known_editions().last().copied().unwrap_or(1);
        let text = match kind {
            Kind::Class => format!("extends: {}\n", kind.word()),
            _ => format!("extends: {}\nedition: {newest}\n", kind.word()),
        };
        let ready = || {
            let ready = rulebook::read_kind(kind.word(), &text).unwrap_or_else(|_| regulations::default());
            match kind {
                Kind::Class => with_one_game(ready),
                _ => ready,
            }
        };
        before.unwrap_or_else(ready)
    }
}

/// The answers.
#[derive(Clone, Debug)]
pub(super) struct Answers {
    pub(super) name: String,
    pub(super) start: Start,
    /// The regulations that the choices are made upon.
    pub(super) base: Regulations,
    pub(super) choices: Choices,
    /// What is wrong with a choice.
    wrong: Option<Message>,
    pub(super) n_pupils: usize,
    /// How much of names the public sees.
    pub(super) names: NameStyle,
    /// The games of the folder, which may be among those chosen.
    pub(super) at_hand: Vec<OwnGame>,
    /// Regulations written by hand, which then hold instead of the choices; empty where there are none.
    pub(super) own: String,
}

/// The longest regulations written by hand.
const LONGEST_TEXT: usize = 100_000;

/// The most pupils a plan is drawn for.
const MOST_PUPILS: usize = 5_000;

impl Answers {
    /// Reads the fields of the form; what is missing or wrong is as at the start. Where the start is another than the form was
    /// made for, its choices are those of the start.
    pub(super) fn read(fields: &BTreeMap<String, String>, before: Option<Regulations>) -> Self {
        let text = |key: &str| fields.get(key).map(|value| value.trim());
        let number = |key: &str, usual: usize| text(key).and_then(|text| text.parse().ok()).unwrap_or(usual);
        let start = Start::read(fields);
        let own = fields.get("regulations").filter(|_| fields.contains_key("own"));
        let own: String = own.map(|text| text.chars().take(LONGEST_TEXT).collect()).unwrap_or_default();
        let is_for_this = fields.get("was").is_none_or(|was| *was == start.word());
        let shown = fields.get("base").filter(|_| is_for_this);
        let shown = shown.and_then(|text| read_text(text).ok());
        let written = read_text(&own).ok().filter(|_| !own.is_empty());
        let is_written = written.is_some();
        let mut base = written.or(shown).unwrap_or_else(|| start.regulations(before));
        let own_choices = Choices::of(&base);
        let read = match is_for_this && !is_written {
            true => choose::read(fields, &own_choices),
            false => Ok(own_choices.clone()),
        };
        let (choices, wrong) = match read {
            Ok(choices) => (choices, None),
            Err(wrong) => (own_choices, Some(wrong)),
        };
        // Only a series that counts its editions is called by the number of one.
        base.edition = base.edition.map(|edition| choose::edition_of(&choices.cycles).unwrap_or(edition));
        Answers {
            name: text("name").unwrap_or_default().chars().filter(|c| !c.is_control()).take(100).collect(),
            start,
            base,
            choices,
            wrong,
            n_pupils: number("pupils", 20).clamp(2, MOST_PUPILS),
            names: text("names").and_then(|text| text.parse().ok()).unwrap_or_default(),
            at_hand: Vec::new(),
            own,
        }
    }

    /// Returns the answers with as many pupils as the championship has that this one is to be like, as long as nobody has said how many.
    pub(super) fn with_as_many_pupils(self, fields: &BTreeMap<String, String>, n_pupils: usize) -> Self {
        let is_said_of_this = fields.get("was").is_none_or(|was| *was == self.start.word());
        match fields.contains_key("pupils") && is_said_of_this || n_pupils == 0 {
            true => self,
            false => Answers { n_pupils: n_pupils.clamp(2, MOST_PUPILS), ..self },
        }
    }

    /// Returns the answers of somebody who has these games of their own.
    pub(super) fn with_games(self, at_hand: Vec<OwnGame>) -> Self {
        Answers { at_hand, ..self }
    }

    /// Returns the ready-made regulations that a short text goes on from.
    pub(super) fn ready_made(&self) -> &'static str {
        match self.start {
            Start::Kind(kind) => kind.word(),
            Start::Before(_) if self.base.is_within_a_school() => Kind::School.word(),
            Start::Before(_) => Kind::Nation.word(),
        }
    }

    /// Writes regulations for the answers: a file that a teacher can read and change.
    pub(super) fn regulations_text(&self) -> String {
        match self.regulations() {
            _ if !self.own.is_empty() => self.own.clone(),
            Ok(regulations) => regulations::brief(&regulations, self.ready_made()),
            Err(_) => regulations::brief(&self.base, self.ready_made()),
        }
    }

    /// Returns the regulations.
    ///
    /// # Errors
    /// When something is missing or a game is not known.
    pub(super) fn regulations(&self) -> Result<Regulations, Message> {
        if let Some(wrong) = &self.wrong {
            return Err(wrong.clone());
        }
        if !self.own.is_empty() {
            return read_text(&self.own);
        }
        if self.choices.cycles.iter().all(Vec::is_empty) {
            return Err(msg("desk-make-no-game"));
        }
        let mut base = self.base.clone();
        if !self.name.is_empty() {
            base.name = Title::same(&*self.name);
        }
        let is_chosen = |game: &&OwnGame| self.choices.cycles.iter().flatten().any(|id| *id == game.id);
        let is_new = |game: &&OwnGame| !kept::read(&base.source).iter().any(|(id, _)| *id == game.id);
        let own = self.at_hand.iter().filter(is_chosen).filter(is_new);
        let remarks: String = own.map(|game| kept::remarks(&game.files)).collect();
        rulebook::choose(&base, &self.choices, &remarks).map_err(refused)
    }
}

/// Returns the regulations of a class that begins with a single game, the one that most begin with.
fn with_one_game(ready: Regulations) -> Regulations {
    let choices = Choices { cycles: vec![vec!["rastros".to_owned()]], ..Choices::of(&ready) };
    rulebook::choose(&ready, &choices, "").unwrap_or(ready)
}

/// Reads a text of regulations by itself.
///
/// # Errors
/// When it will not do, with every problem.
pub(super) fn read_text(text: &str) -> Result<Regulations, Message> {
    rulebook::read("regulations.yaml", text, &regulations::no_file).map_err(refused)
}

/// Says why regulations will not do.
pub(super) fn refused(problems: Vec<regulations::Problem>) -> Message {
    let problems = problems.iter().map(|problem| Value::from(problem.on_page())).collect();
    msg("desk-make-refused").with("problems", Value::All(problems))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::plan::planned;
    use super::{Answers, Kind, OwnGame, Title, kept};
    use championship::facts::{BoardKind, Clock, Draws, Format, MetricKey, PointsRule};
    use championship::regulations::{FREE_PLAY_TIE_BREAKS, ROUND_ROBIN_TIE_BREAKS, idle_tie_breaks};
    use speech::Language;
    use std::collections::BTreeMap;

    fn answers(fields: &[(&str, &str)]) -> Answers {
        let fields: BTreeMap<String, String> =
            fields.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        Answers::read(&fields, None)
    }

    #[test]
    fn one_like_another_has_as_many_pupils_until_somebody_says_how_many() {
        let like = |fields: &[(&str, &str)], n_pupils: usize| {
            let fields: BTreeMap<String, String> =
                fields.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
            Answers::read(&fields, None).with_as_many_pupils(&fields, n_pupils).n_pupils
        };
        let before = [("kind", "before"), ("before", "a.arbitro")];
        assert_eq!(like(&before, 37), 37);
        assert_eq!(like(&before, 0), 20, "it has nobody yet");
        let shown = [before.as_slice(), &[("pupils", "20"), ("was", "turma")]].concat();
        assert_eq!(like(&shown, 37), 37, "the number was said of another");
        let said = [before.as_slice(), &[("pupils", "30"), ("was", "before/a.arbitro")]].concat();
        assert_eq!(like(&said, 37), 30);
    }

    #[test]
    fn every_kind_makes_regulations_that_can_be_read() {
        for kind in Kind::ALL {
            for way in ["", "swiss", "all"] {
                let name = "Torneio \"4.º A\": 2026 # março";
                let made = answers(&[
                    ("kind", kind.word()),
                    ("name", name),
                    ("play", way),
                    ("rounds", "6"),
                    ("c1/rastros", "on"),
                ]);
                let regulations =
                    made.regulations().unwrap_or_else(|error| panic!("{kind:?} {way}: {error:?}"));
                assert_eq!(regulations.name.to_string(), name, "{kind:?}");
            }
        }
    }

    #[test]
    fn a_class_plays_the_games_it_chose_as_it_chose() {
        let made = answers(&[("kind", "turma"), ("c1/hex", "on"), ("c1/rastros", "on"), ("play", "all")]);
        let regulations = made.regulations().unwrap();
        let games: Vec<&str> = regulations.games.iter().map(|game| game.id.0.as_str()).collect();
        assert_eq!(games, ["hex", "rastros"]);
        assert_eq!(regulations.round_minutes, 20);
        let quick = answers(&[("minutes", "15"), ("c1/hex", "on")]).regulations().unwrap();
        assert_eq!(quick.round_minutes, 15, "what was planned with is kept for the clock of the hall");
        let made = answers(&[("pupils", "7"), ("minutes", "10"), ("play", "all"), ("c1/hex", "on")]);
        let (stages, minutes) = planned(&made.regulations().unwrap(), made.n_pupils);
        assert_eq!((stages.len(), stages[0].rounds, minutes), (1, Some(7), Some(70)));
        assert!(
            answers(&[("kind", "turma"), ("cycles", "1")]).regulations().is_err(),
            "a class without a game"
        );
        assert!(answers(&[("kind", "turma"), ("c1/x] }", "on")]).regulations().is_err(), "no such game");
    }

    #[test]
    fn what_decides_between_equals_follows_the_way_of_playing_until_somebody_chooses_it() {
        let ties = |fields: &[(&str, &str)]| answers(fields).regulations().unwrap().tie_breaks;
        let swiss = ties(&[("c1/hex", "on"), ("play", "swiss")]);
        assert!(swiss.contains(&MetricKey::Buchholz), "{swiss:?}");
        let all = ties(&[("c1/hex", "on"), ("play", "all")]);
        assert_eq!(all, ROUND_ROBIN_TIE_BREAKS);
        let groups = [("c1/hex", "on"), ("shape", "groups"), ("size", "3"), ("gplay", "all")];
        assert_eq!(ties(&groups), ROUND_ROBIN_TIE_BREAKS);
        let back = [("tie1", "DE"), ("tie2", "WIN"), ("tie3", "SB"), ("was_all", "1"), ("play", "swiss")];
        assert_eq!(ties(&back), swiss);
        let chosen = [("play", "all"), ("was_all", "1"), ("tie1", "BH"), ("tie2", "BH"), ("tie3", "WIN")];
        assert_eq!(ties(&chosen), [MetricKey::Buchholz, MetricKey::Wins]);
        let idle = |fields: &[(&str, &str)]| idle_tie_breaks(&answers(fields).regulations().unwrap());
        assert_eq!(idle(&chosen), [MetricKey::Buchholz]);
        assert!(idle(&groups).is_empty());
        assert!(idle(&[("play", "swiss")]).is_empty());
    }

    #[test]
    fn a_lesson_of_free_play_has_its_own_points_until_somebody_chooses_others() {
        let free = [("kind", "turma"), ("c1/hex", "on"), ("play", "free"), ("free", "35")];
        let made = answers(&free).regulations().unwrap();
        assert_eq!(made.stages[0].format, Format::FreePlay { minutes: 35 });
        assert_eq!(made.points, PointsRule { bye: made.points.bye, ..PointsRule::FREE_PLAY });
        assert_eq!(made.tie_breaks, FREE_PLAY_TIE_BREAKS);
        assert_eq!(planned(&made, 20).1, Some(35));
        let own = [free.as_slice(), &[("win", "2"), ("draw", "1"), ("loss", "0")]].concat();
        assert_eq!(answers(&own).regulations().unwrap().points.win.tenths(), 20);
        let back = [("was_all", "free"), ("play", "swiss"), ("win", "3"), ("draw", "2"), ("loss", "1")];
        let back = [back.as_slice(), &[("c1/hex", "on"), ("tie1", "WON"), ("tie2", "BWG")]].concat();
        let made = answers(&back).regulations().unwrap();
        assert_eq!((made.points.win.tenths(), made.points.loss.tenths()), (10, 0), "points go back with it");
        assert!(made.tie_breaks.contains(&MetricKey::Buchholz));
        let groups = [free.as_slice(), &[("shape", "groups"), ("size", "4")]].concat();
        assert!(answers(&groups).regulations().is_err(), "nobody goes on from free play or to it");
    }

    #[test]
    fn a_class_plays_on_screens_with_a_clock_of_so_many_minutes() {
        let made = answers(&[("kind", "turma"), ("c1/hex", "on"), ("surface", "screens"), ("clock", "5")]);
        let stages = made.regulations().unwrap().stages;
        assert!(stages.iter().all(|stage| stage.boards == BoardKind::Screen), "{stages:?}");
        assert_eq!(stages[0].clock, Clock::Game { whole: 300_000, added: 0 });
        let wood = answers(&[("kind", "turma"), ("c1/hex", "on"), ("surface", "wood"), ("clock", "5")]);
        assert_eq!(wood.regulations().unwrap().stages[0].clock, Clock::None);
    }

    #[test]
    fn a_game_of_ones_own_goes_with_the_championship() {
        let file = "name: { pt: Salto, en: Jump, es: Salto }\nextends: tic-tac-toe\nboard: square 4x4\n";
        let own = OwnGame {
            id: "salto".to_owned(),
            name: Title::of([(Language::Pt, "Salto"), (Language::En, "Jump"), (Language::Es, "Salto")]),
            files: vec![("salto".to_owned(), file.to_owned())],
        };
        let made = answers(&[("kind", "turma"), ("c1/hex", "on"), ("c1/salto", "on")]);
        let regulations = made.clone().with_games(vec![own.clone()]).regulations().unwrap();
        let games: Vec<_> =
            regulations.games.iter().map(|game| (game.name.in_language(Language::En), game.draws)).collect();
        assert_eq!(games, [("Hex", Draws::Impossible), ("Jump", Draws::Possible)]);
        assert_eq!(kept::read(&regulations.source), own.files);
        let without = answers(&[("kind", "turma"), ("c1/hex", "on")]).with_games(vec![own]);
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
        let (stages, minutes) = planned(&made.regulations().unwrap(), made.n_pupils);
        assert_eq!(stages.iter().map(|stage| stage.groups.len()).collect::<Vec<_>>(), [13, 1]);
        assert_eq!((stages[1].n_pupils, minutes), (13, Some((4 + 5) * 20)));
    }
}
