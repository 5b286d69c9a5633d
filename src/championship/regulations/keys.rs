//! The registry of keys: where each may stand, what it means, what it takes and what it is when left out.
//!
//! The reader takes its known keys from here, and a test reads every example: a key that is explained is read, and a key
//! that is read is explained.

pub use super::choice::Word;
use super::{
    READY_MADE,
    choice::Choice,
    node::{Node, Value},
};
use crate::facts::{
    BetweenGroups, Confirmation, Draws, LastResort, MetricKey, Podium, PublicStandings, QuotaOf, SameSchool,
    StartRule, Swap, TeamOrder, TeamSource, UnplayedRounds, WaitingList,
};
use crate::standings::metric::METRICS;
use speech::{Message, msg};

/// Where a key stands in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Section {
    /// At the beginning of a line.
    File,
    /// In an item of `games`.
    Game,
    /// In an item of `cycles`.
    Cycle,
    /// In `limits`.
    Limits,
    /// In an item of `stages`.
    Stage,
    /// In `points`.
    Points,
    /// In an item of `prizes`.
    Prize,
    /// In an item of `quotas`.
    Quota,
    /// In an item of `rooms`.
    Room,
}

/// A key of a file of regulations.
pub struct Key {
    /// Where it stands.
    pub section: Section,
    /// The key itself.
    pub name: &'static str,
    /// What it means.
    pub meaning: Message,
    /// What it takes.
    pub values: Values,
    /// What it is when it is left out.
    pub usual: Usual,
    /// A value that changes something, for the page and for the test.
    pub example: &'static str,
}

/// What a key takes.
pub enum Values {
    /// One of some words.
    Words(fn() -> Vec<Word>),
    /// Something that a sentence describes.
    Told(Message),
}

/// What a key is when it is left out.
pub enum Usual {
    /// What the regulations have that the file extends; the national ones' own value is told.
    Inherited,
    /// What a sentence says.
    Told(Message),
}

impl Section {
    /// All sections, in the order in which they are explained.
    pub const ALL: [Section; 9] = [
        Section::File,
        Section::Game,
        Section::Cycle,
        Section::Limits,
        Section::Stage,
        Section::Points,
        Section::Prize,
        Section::Quota,
        Section::Room,
    ];

    /// Returns the key of the file under which the section stands; none for the file itself.
    pub fn under(self) -> Option<&'static str> {
        match self {
            Section::File => None,
            Section::Game => Some("games"),
            Section::Cycle => Some("cycles"),
            Section::Limits => Some("limits"),
            Section::Stage => Some("stages"),
            Section::Points => Some("points"),
            Section::Prize => Some("prizes"),
            Section::Quota => Some("quotas"),
            Section::Room => Some("rooms"),
        }
    }

    /// Returns the names of its keys.
    pub(super) fn names(self) -> Vec<&'static str> {
        KEYS.iter().filter(|key| key.section == self).map(|key| key.name).collect()
    }
}

impl Key {
    /// Returns the words it takes, where it takes one of some.
    pub fn words(&self) -> Option<Vec<Word>> {
        match &self.values {
            Values::Words(words) => Some(words()),
            Values::Told(_) => None,
        }
    }

    /// Returns how it is written with its example, as a whole file.
    pub fn example_file(&self) -> String {
        let line = format!("{}: {}", self.name, self.example);
        match self.section {
            Section::File => format!("{line}\n"),
            Section::Limits => format!("limits:\n  {line}\n"),
            // Not coming is worth no more than losing.
            Section::Points if self.name == "forfeit loss" => format!("points:\n  loss: 0.2\n  {line}\n"),
            Section::Points => format!("points:\n  {line}\n"),
            Section::Game if self.name == "id" => {
                format!("games:\n  - {line}\ncycles:\n  - {{ name: todos, games: [hex] }}\n")
            }
            Section::Game => {
                format!("games:\n  - id: hex\n    {line}\ncycles:\n  - {{ name: todos, games: [hex] }}\n")
            }
            Section::Cycle if self.name == "games" => format!("cycles:\n  - {line}\n"),
            Section::Cycle => format!("cycles:\n  - games: [hex]\n    {line}\n"),
            Section::Stage if self.name == "play" => format!("stages:\n  - {line}\n"),
            Section::Stage if ["qualify", "runners-up"].contains(&self.name) => {
                format!("stages:\n  - play: round robin\n    {line}\n  - play: knockout\n")
            }
            Section::Prize if self.name == "name" => format!("prizes:\n  - {line}\n"),
            Section::Prize => format!("prizes:\n  - name: mais novos\n    {line}\n"),
            Section::Quota if self.name == "most" => format!("quotas:\n  - {line}\n"),
            Section::Quota => format!("quotas:\n  - most: 4\n    {line}\n"),
            Section::Room if self.name == "name" => format!("rooms:\n  - {line}\n"),
            Section::Room => format!("rooms:\n  - name: Biblioteca\n    {line}\n"),
            Section::Stage if ["match points", "team order"].contains(&self.name) => {
                format!("stages:\n  - play: team round robin on 4 boards\n    {line}\n")
            }
            Section::Stage => format!("stages:\n  - play: swiss in 5 rounds\n    {line}\n"),
        }
    }

    /// Returns the value it has in regulations that were written in full; nothing where it stands in a list.
    pub(super) fn value_in(&self, whole: &Node) -> Option<String> {
        let section = match self.section.under() {
            None => whole,
            Some(name) => whole.child(name)?,
        };
        match &section.child(self.name)?.value {
            Value::Scalar(text) => Some(text.clone()),
            Value::List(items) => {
                let words: Option<Vec<&str>> = items.iter().map(Node::scalar).collect();
                words.map(|words| format!("[{}]", words.join(", ")))
            }
            _ => None,
        }
    }
}

fn words_of<T: Choice>() -> Vec<Word> {
    T::WAYS.to_vec()
}

fn ready_made() -> Vec<Word> {
    let words = READY_MADE.iter().map(|ready| Word { word: ready.name, meaning: ready.meaning.clone() });
    words.collect()
}

fn tie_breaks() -> Vec<Word> {
    let ties = METRICS.iter().filter(|metric| metric.key != MetricKey::Points);
    ties.map(|metric| Word { word: metric.abbreviation, meaning: metric.name.clone() }).collect()
}

macro_rules! key {
    ($section:ident, $name:literal, $meaning:expr, $values:expr, $usual:expr, $example:literal) => {
        Key {
            section: Section::$section,
            name: $name,
            meaning: $meaning,
            values: $values,
            usual: $usual,
            example: $example,
        }
    };
}

use Usual::{Inherited, Told as Usually};
use Values::{Told, Words};

const NUMBER_OR_NONE: Values = Told(msg("regulations-values-limit"));
const POINTS: Values = Told(msg("regulations-values-points"));
const NAME: Values = Told(msg("regulations-values-name"));

/// All keys, in the order in which they are explained.
pub const KEYS: &[Key] = &[
    key!(
        File,
        "extends",
        msg("regulations-key-extends"),
        Words(ready_made),
        Usually(msg("regulations-usual-national")),
        "escola"
    ),
    key!(File, "name", msg("regulations-key-name"), NAME, Inherited, "Torneio da Páscoa"),
    key!(
        File,
        "edition",
        msg("regulations-key-edition"),
        Told(msg("regulations-values-edition")),
        Inherited,
        "20"
    ),
    key!(
        File,
        "games",
        msg("regulations-key-games"),
        Told(msg("regulations-values-games")),
        Usually(msg("regulations-usual-games")),
        "[semaforo, gatos-e-caes, rastros, { id: avanco, draws: possible }, produto, flume]"
    ),
    key!(
        File,
        "cycles",
        msg("regulations-key-cycles"),
        Told(msg("regulations-values-cycles")),
        Usually(msg("regulations-usual-cycles")),
        "[{ name: todos, games: [hex] }]"
    ),
    key!(
        File,
        "limits",
        msg("regulations-key-limits"),
        Told(msg("regulations-values-keys")),
        Usually(msg("regulations-usual-each")),
        "{ per school: none }"
    ),
    key!(
        File,
        "stages",
        msg("regulations-key-stages"),
        Told(msg("regulations-values-stages")),
        Usually(msg("regulations-usual-stages")),
        "[{ play: round robin }]"
    ),
    key!(
        File,
        "points",
        msg("regulations-key-points"),
        Told(msg("regulations-values-keys")),
        Usually(msg("regulations-usual-each")),
        "{ win: 3, draw: 1 }"
    ),
    key!(
        File,
        "same school",
        msg("regulations-key-same-school"),
        Words(words_of::<SameSchool>),
        Inherited,
        "allow"
    ),
    key!(File, "starts", msg("regulations-key-starts"), Words(words_of::<StartRule>), Inherited, "lot"),
    key!(File, "tie-breaks", msg("regulations-key-tie-breaks"), Words(tie_breaks), Inherited, "[DE, BH, SB]"),
    key!(
        File,
        "last resort",
        msg("regulations-key-last-resort"),
        Words(words_of::<LastResort>),
        Inherited,
        "play-off"
    ),
    key!(
        File,
        "unplayed rounds",
        msg("regulations-key-unplayed-rounds"),
        Words(words_of::<UnplayedRounds>),
        Inherited,
        "fide-2026"
    ),
    key!(
        File,
        "confirmation",
        msg("regulations-key-confirmation"),
        Words(words_of::<Confirmation>),
        Usually(msg("regulations-usual-confirmation")),
        "second person"
    ),
    key!(
        File,
        "public standings",
        msg("regulations-key-public-standings"),
        Words(words_of::<PublicStandings>),
        Usually(msg("regulations-usual-public-standings")),
        "frozen before the last round"
    ),
    key!(
        File,
        "between groups",
        msg("regulations-key-between-groups"),
        Words(words_of::<BetweenGroups>),
        Usually(msg("regulations-usual-between-groups")),
        "totals"
    ),
    key!(
        File,
        "schools",
        msg("regulations-key-schools"),
        Told(msg("regulations-values-schools")),
        Usually(msg("regulations-usual-schools")),
        "best 4"
    ),
    key!(
        File,
        "teams",
        msg("regulations-key-teams"),
        Words(words_of::<TeamSource>),
        Usually(msg("regulations-usual-teams")),
        "mark"
    ),
    key!(
        File,
        "prizes",
        msg("regulations-key-prizes"),
        Told(msg("regulations-values-prizes")),
        Usually(msg("regulations-usual-prizes")),
        "[{ name: mais novos, years: 1-3 }]"
    ),
    key!(
        File,
        "quotas",
        msg("regulations-key-quotas"),
        Told(msg("regulations-values-quotas")),
        Usually(msg("regulations-usual-quotas")),
        "[{ column: região, most: 8 }]"
    ),
    key!(
        File,
        "waiting list",
        msg("regulations-key-waiting-list"),
        Words(words_of::<WaitingList>),
        Usually(msg("regulations-usual-waiting-list")),
        "kept"
    ),
    key!(
        File,
        "rooms",
        msg("regulations-key-rooms"),
        Told(msg("regulations-values-rooms")),
        Usually(msg("regulations-usual-rooms")),
        "[{ name: Biblioteca, tables: 1-20 }, { name: Ginásio }]"
    ),
    key!(
        File,
        "round minutes",
        msg("regulations-key-round-minutes"),
        Told(msg("regulations-values-minutes")),
        Usually(msg("regulations-usual-minutes")),
        "15"
    ),
    key!(
        Game,
        "id",
        msg("regulations-key-game-id"),
        Told(msg("regulations-values-game-id")),
        Usually(msg("regulations-usual-needed")),
        "hex"
    ),
    key!(
        Game,
        "name",
        msg("regulations-key-game-name"),
        NAME,
        Usually(msg("regulations-usual-catalogue")),
        "Hex 7×7"
    ),
    key!(
        Game,
        "draws",
        msg("regulations-key-draws"),
        Words(words_of::<Draws>),
        Usually(msg("regulations-usual-catalogue")),
        "possible"
    ),
    key!(
        Game,
        "swap",
        msg("regulations-key-swap"),
        Words(words_of::<Swap>),
        Usually(msg("regulations-usual-catalogue")),
        "possible"
    ),
    key!(
        Game,
        "sides",
        msg("regulations-key-sides"),
        Told(msg("regulations-values-sides")),
        Usually(msg("regulations-usual-catalogue")),
        "[Brancas, Pretas]"
    ),
    key!(
        Cycle,
        "name",
        msg("regulations-key-cycle-name"),
        NAME,
        Usually(msg("regulations-usual-needed")),
        "todos"
    ),
    key!(
        Cycle,
        "years",
        msg("regulations-key-years"),
        Told(msg("regulations-values-years")),
        Usually(msg("regulations-usual-years")),
        "5-6"
    ),
    key!(
        Cycle,
        "games",
        msg("regulations-key-cycle-games"),
        Told(msg("regulations-values-game-ids")),
        Usually(msg("regulations-usual-edition")),
        "[hex, rastros]"
    ),
    key!(
        Limits,
        "per school and tournament",
        msg("regulations-key-per-school-and-tournament"),
        NUMBER_OR_NONE,
        Inherited,
        "3"
    ),
    key!(Limits, "per school", msg("regulations-key-per-school"), NUMBER_OR_NONE, Inherited, "none"),
    key!(Limits, "per tournament", msg("regulations-key-per-tournament"), NUMBER_OR_NONE, Inherited, "40"),
    key!(Limits, "total", msg("regulations-key-total"), NUMBER_OR_NONE, Inherited, "300"),
    key!(
        Stage,
        "name",
        msg("regulations-key-stage-name"),
        NAME,
        Usually(msg("regulations-usual-stage-name")),
        "final"
    ),
    key!(
        Stage,
        "play",
        msg("regulations-key-play"),
        Told(msg("regulations-values-play")),
        Usually(msg("regulations-usual-needed")),
        "knockout, best of 3, with third place"
    ),
    key!(
        Stage,
        "groups of",
        msg("regulations-key-groups-of"),
        Told(msg("regulations-values-groups-of")),
        Usually(msg("regulations-usual-together")),
        "8"
    ),
    key!(
        Stage,
        "groups",
        msg("regulations-key-groups"),
        Told(msg("regulations-values-groups")),
        Usually(msg("regulations-usual-together")),
        "4"
    ),
    key!(
        Stage,
        "qualify",
        msg("regulations-key-qualify"),
        Told(msg("regulations-values-qualify")),
        Usually(msg("regulations-usual-qualify")),
        "2"
    ),
    key!(
        Stage,
        "runners-up",
        msg("regulations-key-runners-up"),
        Told(msg("regulations-values-qualify")),
        Usually(msg("regulations-usual-nobody")),
        "2"
    ),
    key!(
        Stage,
        "points",
        msg("regulations-key-stage-points"),
        Told(msg("regulations-values-stage-points")),
        Usually(msg("regulations-usual-file")),
        "{ win: 3, draw: 1 }"
    ),
    key!(
        Stage,
        "tie-breaks",
        msg("regulations-key-stage-tie-breaks"),
        Words(tie_breaks),
        Usually(msg("regulations-usual-file")),
        "[GP, SB]"
    ),
    key!(
        Stage,
        "last resort",
        msg("regulations-key-stage-last-resort"),
        Words(words_of::<LastResort>),
        Usually(msg("regulations-usual-file")),
        "play-off"
    ),
    key!(
        Stage,
        "draws",
        msg("regulations-key-stage-draws"),
        Words(words_of::<Draws>),
        Usually(msg("regulations-usual-game")),
        "possible"
    ),
    key!(
        Stage,
        "games",
        msg("regulations-key-stage-games"),
        Told(msg("regulations-values-stage-games")),
        Usually(msg("regulations-usual-stage-games")),
        "[rastros, semaforo]"
    ),
    key!(
        Stage,
        "match points",
        msg("regulations-key-match-points"),
        Told(msg("regulations-values-match-points")),
        Usually(msg("regulations-usual-match-points")),
        "3-1-0"
    ),
    key!(
        Stage,
        "team order",
        msg("regulations-key-team-order"),
        Words(words_of::<TeamOrder>),
        Usually(msg("regulations-usual-team-order")),
        "board points"
    ),
    key!(Points, "win", msg("regulations-key-win"), POINTS, Inherited, "3"),
    key!(Points, "draw", msg("regulations-key-draw"), POINTS, Inherited, "0.4"),
    key!(Points, "loss", msg("regulations-key-loss"), POINTS, Inherited, "0.1"),
    key!(Points, "bye", msg("regulations-key-bye"), POINTS, Usually(msg("regulations-usual-win")), "0.5"),
    key!(
        Points,
        "free round",
        msg("regulations-key-free-round"),
        POINTS,
        Usually(msg("regulations-usual-bye")),
        "1"
    ),
    key!(Points, "absence", msg("regulations-key-absence"), POINTS, Inherited, "0.5"),
    key!(
        Points,
        "forfeit win",
        msg("regulations-key-forfeit-win"),
        POINTS,
        Usually(msg("regulations-usual-win")),
        "0.5"
    ),
    key!(
        Points,
        "forfeit loss",
        msg("regulations-key-forfeit-loss"),
        POINTS,
        Usually(msg("regulations-usual-loss")),
        "0.1"
    ),
    key!(
        Prize,
        "name",
        msg("regulations-key-prize-name"),
        NAME,
        Usually(msg("regulations-usual-needed")),
        "mais novos"
    ),
    key!(
        Prize,
        "years",
        msg("regulations-key-prize-years"),
        Told(msg("regulations-values-years")),
        Usually(msg("regulations-usual-everybody")),
        "3-4"
    ),
    key!(
        Prize,
        "town",
        msg("regulations-key-prize-town"),
        Told(msg("regulations-values-text")),
        Usually(msg("regulations-usual-everybody")),
        "Funchal"
    ),
    key!(
        Prize,
        "mark",
        msg("regulations-key-prize-mark"),
        Told(msg("regulations-values-text")),
        Usually(msg("regulations-usual-everybody")),
        "5A"
    ),
    key!(
        Prize,
        "column",
        msg("regulations-key-prize-column"),
        Told(msg("regulations-values-column-value")),
        Usually(msg("regulations-usual-everybody")),
        "género = F"
    ),
    key!(
        Prize,
        "places",
        msg("regulations-key-prize-places"),
        Told(msg("regulations-values-places")),
        Usually(msg("regulations-usual-one")),
        "3"
    ),
    key!(
        Prize,
        "podium",
        msg("regulations-key-prize-podium"),
        Words(words_of::<Podium>),
        Usually(msg("regulations-usual-podium")),
        "counts"
    ),
    key!(
        Quota,
        "most",
        msg("regulations-key-quota-most"),
        Told(msg("regulations-values-quota-most")),
        Usually(msg("regulations-usual-needed")),
        "8"
    ),
    key!(
        Quota,
        "column",
        msg("regulations-key-quota-column"),
        Told(msg("regulations-values-column")),
        Usually(msg("regulations-usual-quota-column")),
        "região"
    ),
    key!(
        Quota,
        "games",
        msg("regulations-key-quota-games"),
        Told(msg("regulations-values-game-ids")),
        Usually(msg("regulations-usual-all-games")),
        "[rastros]"
    ),
    key!(
        Quota,
        "per",
        msg("regulations-key-quota-per"),
        Words(words_of::<QuotaOf>),
        Usually(msg("regulations-usual-quota-per")),
        "school"
    ),
    key!(
        Room,
        "name",
        msg("regulations-key-room-name"),
        NAME,
        Usually(msg("regulations-usual-needed")),
        "Biblioteca"
    ),
    key!(
        Room,
        "tables",
        msg("regulations-key-room-tables"),
        Told(msg("regulations-values-spans")),
        Usually(msg("regulations-usual-all-tables")),
        "[1-20, 31]"
    ),
    key!(
        Room,
        "games",
        msg("regulations-key-room-games"),
        Told(msg("regulations-values-game-ids")),
        Usually(msg("regulations-usual-all-games")),
        "[rastros]"
    ),
    key!(
        Room,
        "cycles",
        msg("regulations-key-room-cycles"),
        Told(msg("regulations-values-spans")),
        Usually(msg("regulations-usual-all-cycles")),
        "1-2"
    ),
    key!(
        Room,
        "stages",
        msg("regulations-key-room-stages"),
        Told(msg("regulations-values-spans")),
        Usually(msg("regulations-usual-all-stages")),
        "2"
    ),
];
