//! From one championship up to the next: who goes, with which place, and what differs from what went before.
//!
//! Only what the championship above needs to enter a pupil leaves the one below: name, school, town, year, game and place.

mod lines;
mod preview;

use std::collections::BTreeMap;

use crate::facts::{Championship, Contestant, EntryCode, Fact, Feed, Language, Title, TournamentId};
use crate::imports::{ListProblem, find_game, qualified};
use crate::store::{DeskError, Proven};
use crate::tables::{Row, Table};
pub use lines::{PhaseLine, PhaseStatus, phase_lines};
pub use preview::preview_phase;
use speech::{Message, Tell, msg};

/// What a championship sends up; nothing else of it is kept.
#[derive(Clone, Debug)]
pub struct SentPhase {
    /// What tells it from any other.
    pub phase: String,
    /// What it is called.
    pub name: String,
    /// How many places of each game and cycle go up.
    pub first: u16,
    /// Its seal as it was read.
    seal: String,
    /// The list with its titles, as other lists of entries are.
    table: Table,
    /// Who stands in each row below the titles: the code there, and the place.
    who: Vec<(EntryCode, u16)>,
    /// What its tournaments are called.
    titles: BTreeMap<TournamentId, Title>,
    /// Those of its tournaments that are still played.
    open: Vec<TournamentId>,
    /// Those who were taken before, as they were said to be then.
    before: BTreeMap<EntryCode, Contestant>,
}

/// What becomes of a pupil.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PhaseStep {
    /// A new entry.
    New,
    /// An entry already.
    Known,
    /// Has another name or school year below than here.
    Renamed {
        /// The name here.
        was: String,
    },
    /// Has another place below than when it was sent.
    Replaced {
        /// That place.
        was: u16,
    },
    /// Went up and would not any more.
    Leaves,
    /// Went up before, was out since, and goes up again.
    Returns,
    /// Does not go up any more, and stays: others entered them, or send them too.
    Stays,
    /// Cannot be entered; a problem says why.
    Refused,
}

impl PhaseStep {
    /// Returns the word by which machines call it.
    pub fn word(&self) -> &'static str {
        match self {
            PhaseStep::New => "new",
            PhaseStep::Known => "known",
            PhaseStep::Renamed { .. } => "renamed",
            PhaseStep::Replaced { .. } => "replaced",
            PhaseStep::Leaves => "leaves",
            PhaseStep::Returns => "returns",
            PhaseStep::Stays => "stays",
            PhaseStep::Refused => "refused",
        }
    }

    /// Says whether something taken before would change.
    pub fn is_difference(&self) -> bool {
        matches!(
            self,
            PhaseStep::Renamed { .. } | PhaseStep::Replaced { .. } | PhaseStep::Leaves | PhaseStep::Returns
        )
    }
}

impl Tell for PhaseStep {
    fn tell(&self) -> Message {
        match self {
            PhaseStep::New => msg("decisions-phase-new"),
            PhaseStep::Known => msg("decisions-phase-known"),
            PhaseStep::Renamed { was } => msg("decisions-phase-renamed").with("was", was),
            PhaseStep::Replaced { was } => msg("decisions-phase-replaced").with("was", *was),
            PhaseStep::Leaves => msg("decisions-phase-leaves"),
            PhaseStep::Returns => msg("decisions-phase-returns"),
            PhaseStep::Stays => msg("decisions-phase-stays"),
            PhaseStep::Refused => msg("decisions-phase-refused"),
        }
    }
}

/// A pupil of the list that goes up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhaseRow {
    /// The code below.
    pub there: EntryCode,
    /// The name; empty where it was forgotten.
    pub name: String,
    /// The school.
    pub school: String,
    /// The game and the cycle, as they are called below.
    pub tournament: Title,
    /// The place made below.
    pub place: u16,
    /// What becomes of the pupil.
    pub step: PhaseStep,
}

/// What taking a list would do.
#[derive(Clone, Debug, Default)]
pub struct PhasePreview {
    /// The pupils: those who went up before, then the others.
    pub rows: Vec<PhaseRow>,
    /// What speaks against some of them, or is to be thought of, each with the name.
    pub problems: Vec<Message>,
    /// The facts; none where nothing has changed.
    pub facts: Vec<Fact>,
}

impl PhasePreview {
    /// Counts the pupils who would be entered.
    pub fn n_new(&self) -> usize {
        self.rows.iter().filter(|row| row.step == PhaseStep::New).count()
    }

    /// Counts the pupils who cannot be entered.
    pub fn n_refused(&self) -> usize {
        self.rows.iter().filter(|row| row.step == PhaseStep::Refused).count()
    }

    /// Counts what differs from what was taken before.
    pub fn n_differences(&self) -> usize {
        self.rows.iter().filter(|row| row.step.is_difference()).count()
    }
}

/// Decides whom a championship feeds; nothing where that is so already.
///
/// # Errors
/// When it would feed itself.
pub fn choose_feed(
    championship: &Championship,
    own_id: &str,
    feed: Option<Feed>,
) -> Result<Vec<Fact>, DeskError> {
    let feed = feed.map(|feed| Feed { name: feed.name.trim().to_owned(), first: feed.first.max(1), ..feed });
    let feed = feed.filter(|feed| !feed.name.is_empty());
    if feed.as_ref().is_some_and(|feed| !feed.above.is_empty() && feed.above == own_id) {
        return Err(msg("decisions-phase-itself").into());
    }
    Ok(match championship.phases().feed == feed {
        true => Vec::new(),
        false => vec![Fact::FeedChosen { feed }],
    })
}

/// Decides which championships are expected to send somebody, and until when; nothing where that is so already.
pub fn expect_phases(championship: &Championship, names: &[String], until: Option<i64>) -> Vec<Fact> {
    let phases = championship.phases();
    match phases.expected == names && phases.until == until {
        true => Vec::new(),
        false => vec![Fact::PhasesExpected { names: names.to_vec(), until }],
    }
}

/// Reads what a championship sends up to another: as many places as are asked for, else as it says itself, else as were taken
/// before, else the first of each game and cycle.
///
/// # Errors
/// When it is the other itself, or does not go on from what was taken of it before.
pub fn sent_phase(
    above: &Championship,
    above_id: &str,
    below: &Proven,
    first: Option<u16>,
) -> Result<SentPhase, DeskError> {
    if below.id == above_id {
        return Err(msg("decisions-phase-itself").into());
    }
    let championship = &below.championship;
    let taken = above.phases().taken.get(&below.id);
    let mut before = BTreeMap::new();
    if let Some(taken) = taken {
        let then = taken.seal.parse().ok().map(|seal| below.as_at(&seal)).transpose()?.flatten();
        let then = then.ok_or_else(|| msg("decisions-phase-parted").with("name", championship.name()))?;
        let known = taken.pupils.iter().filter_map(|pupil| then.entry(pupil.there));
        before.extend(known.map(|entry| (entry.code, entry.contestant.clone())));
    }
    let own = championship.phases().feed.as_ref().map(|feed| feed.first);
    let first = first.or(own).or(taken.map(|taken| taken.first)).unwrap_or(1).max(1);
    let found = qualified(championship, usize::from(first));
    let regulations = championship.regulations();
    let title = |id: TournamentId| {
        Title::of(Language::ALL.map(|language| (language, regulations.tournament_name(id, language))))
    };
    let place = |place: usize| u16::try_from(place).unwrap_or(u16::MAX);
    Ok(SentPhase {
        phase: below.id.clone(),
        name: championship.name().to_owned(),
        first,
        seal: format!("{}-{}", below.seal.seq, below.seal.chain),
        who: found.who.iter().map(|(code, made)| (*code, place(*made))).collect(),
        titles: championship.tournaments().map(|one| (one.id, title(one.id))).collect(),
        open: found.tournaments.iter().filter(|one| !one.is_over).map(|one| one.tournament).collect(),
        table: found.table,
        before,
    })
}

impl SentPhase {
    /// Says whether all its tournaments are over.
    pub fn is_over(&self) -> bool {
        self.open.is_empty() && !self.who.is_empty()
    }

    /// Returns the row of a pupil below the titles.
    fn row(&self, index: usize) -> Option<&Row> {
        self.table.rows.get(index + 1)
    }

    fn shown(&self, index: usize, step: PhaseStep) -> PhaseRow {
        let cell = |at: usize| self.row(index).map(|row| row.cell(at).to_owned()).unwrap_or_default();
        let (there, place) = self.who[index];
        let (name, school, tournament) = (cell(NAME), cell(SCHOOL), self.title(there));
        PhaseRow { there, name, school, tournament, place, step }
    }

    fn title(&self, there: EntryCode) -> Title {
        let usual = || Title::same(there.tournament.to_string());
        self.titles.get(&there.tournament).cloned().unwrap_or_else(usual)
    }

    /// Says a problem of the list with the name of the pupil.
    fn told(&self, above: &Championship, problem: &ListProblem) -> Message {
        let at = self.table.rows.iter().position(|row| Some(row.number) == problem.row);
        let row = at.and_then(|at| self.table.rows.get(at));
        let name = row.map(|row| row.cell(NAME)).unwrap_or_default();
        let is_of_game = problem.column.as_ref().is_some_and(|(column, _)| *column == GAME);
        let who = at.and_then(|at| at.checked_sub(1)).and_then(|at| self.who.get(at));
        let why = match (row, who) {
            // The list holds the word of the game for machines.
            (Some(row), Some((there, _)))
                if is_of_game && find_game(above.regulations(), row.cell(GAME)).is_err() =>
            {
                msg("decisions-phase-no-game").with("tournament", &self.title(*there))
            }
            _ => problem.message.clone(),
        };
        msg("decisions-registration-refused").with("name", name).with("why", why)
    }

    /// Returns the rows of some pupils, with the titles.
    fn list(&self, indices: &[usize]) -> Table {
        let rows = self.table.rows.first().into_iter().chain(indices.iter().filter_map(|at| self.row(*at)));
        Table { rows: rows.cloned().collect() }
    }
}

/// Where the list of those who qualified has what is compared.
const NAME: usize = 0;
const SCHOOL: usize = 1;
const YEAR: usize = 3;
const GAME: usize = 5;
