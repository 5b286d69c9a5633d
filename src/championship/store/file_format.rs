//! Facts as they are written down: serialised twins of the domain's facts.
//!
//! This is format 1 of bodies. Codes, groups, results and tournaments are texts in the notations people use.
//! A change that old bodies do not fit gets a new format number and a new twin; this one stays to read them.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::live_twins::{StoredBoards, StoredDeed};
use crate::facts::{EntryCode, Fact, GroupId, MatchResult, NameStyle, TournamentId};

/// The format of bodies this program writes.
pub(super) const BODY_FORMAT: u32 = 1;

/// The twin of `Fact`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StoredFact {
    Created {
        name: String,
        regulations: String,
    },
    DetailsGiven {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        host: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        day: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        venue: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        times: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        logo: Option<String>,
    },
    NamesChosen {
        names: Notation<NameStyle>,
    },
    SchoolRegistered {
        number: u32,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<String>,
    },
    SchoolsMerged {
        from: u32,
        into: u32,
        reason: String,
    },
    EntryAdded {
        code: Notation<EntryCode>,
        #[serde(flatten)]
        contestant: StoredContestant,
    },
    EntryChanged {
        code: Notation<EntryCode>,
        #[serde(flatten)]
        contestant: StoredContestant,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    EntryMarked {
        code: Notation<EntryCode>,
        mark: String,
    },
    EntryMoved {
        code: Notation<EntryCode>,
        to: Notation<EntryCode>,
        reason: String,
    },
    EntryTold {
        code: Notation<EntryCode>,
        column: String,
        text: String,
    },
    EntryQueued {
        code: Notation<EntryCode>,
        #[serde(flatten)]
        contestant: StoredContestant,
    },
    EntryAdmitted {
        code: Notation<EntryCode>,
    },
    EntrySubstituted {
        code: Notation<EntryCode>,
        was: StoredContestant,
        #[serde(flatten)]
        contestant: StoredContestant,
        reason: String,
    },
    EntriesMerged {
        from: Notation<EntryCode>,
        into: Notation<EntryCode>,
        reason: String,
    },
    EntryRegrouped {
        code: Notation<EntryCode>,
        group: Notation<GroupId>,
        reason: String,
    },
    EntryWithdrawn {
        code: Notation<EntryCode>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from_round: Option<u16>,
        reason: String,
    },
    EntryReinstated {
        code: Notation<EntryCode>,
    },
    AbsenceAnnounced {
        code: Notation<EntryCode>,
        round: u16,
    },
    AbsenceCancelled {
        code: Notation<EntryCode>,
        round: u16,
        reason: String,
    },
    GroupsDrawn {
        tournament: Notation<TournamentId>,
        stage: u8,
        seed: u64,
        groups: Vec<StoredGroup>,
    },
    DrawAnnulled {
        tournament: Notation<TournamentId>,
        stage: u8,
        reason: String,
    },
    LateEntryPlaced {
        code: Notation<EntryCode>,
        group: Notation<GroupId>,
    },
    RoundPublished {
        group: Notation<GroupId>,
        round: u16,
        seed: u64,
        pairings: Vec<StoredPairing>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        forced: Option<String>,
    },
    FreePlayTimed {
        group: Notation<GroupId>,
        until: i64,
    },
    FreePlayEnded {
        group: Notation<GroupId>,
    },
    RoundAnnulled {
        group: Notation<GroupId>,
        round: u16,
        reason: String,
    },
    RoundRearranged {
        group: Notation<GroupId>,
        round: u16,
        pairings: Vec<StoredPairing>,
        reason: String,
    },
    ResultEntered {
        #[serde(flatten)]
        place: StoredPlace,
        result: Notation<MatchResult>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        record: Option<String>,
        by: String,
        at: i64,
    },
    ResultCorrected {
        #[serde(flatten)]
        place: StoredPlace,
        was: Notation<MatchResult>,
        result: Notation<MatchResult>,
        reason: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        record: Option<String>,
        by: String,
        at: i64,
    },
    ResultRetracted {
        #[serde(flatten)]
        place: StoredPlace,
        was: Notation<MatchResult>,
        reason: String,
        by: String,
        at: i64,
    },
    ResultConfirmed {
        #[serde(flatten)]
        place: StoredPlace,
        result: Notation<MatchResult>,
        by: String,
        at: i64,
    },
    BoardsChosen {
        group: Notation<GroupId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u16>,
        boards: StoredBoards,
    },
    BoardPlayed {
        #[serde(flatten)]
        place: StoredPlace,
        #[serde(flatten)]
        deed: StoredDeed,
        at: i64,
    },
    Noted {
        #[serde(flatten)]
        place: StoredPlace,
        text: String,
        by: String,
        at: i64,
    },
    TieDecided {
        group: Notation<GroupId>,
        order: Vec<Notation<EntryCode>>,
        means: StoredMeans,
        by: String,
        at: i64,
    },
    TieReopened {
        group: Notation<GroupId>,
        reason: String,
    },
    Qualified {
        tournament: Notation<TournamentId>,
        stage: u8,
        qualifiers: Vec<StoredQualifier>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        forced: Option<String>,
    },
    QualificationAnnulled {
        tournament: Notation<TournamentId>,
        stage: u8,
        reason: String,
    },
    PairsKept {
        group: Notation<GroupId>,
        reason: String,
    },
    QualifiersKept {
        tournament: Notation<TournamentId>,
        stage: u8,
        others: Vec<Notation<EntryCode>>,
        reason: String,
    },
    QualifierReplaced {
        tournament: Notation<TournamentId>,
        stage: u8,
        out: Notation<EntryCode>,
        substitute: StoredQualifier,
        reason: String,
    },
    TournamentClosed {
        tournament: Notation<TournamentId>,
    },
    TournamentReopened {
        tournament: Notation<TournamentId>,
        reason: String,
    },
    RegistrationOpened {
        from: i64,
        until: i64,
        address: String,
        questions: Vec<StoredQuestion>,
    },
    RegistrationClosed {},
    ContactGiven {
        school: u32,
        email: String,
    },
    RegionGiven {
        school: u32,
        region: String,
    },
    LinkReplaced {
        school: u32,
        reason: String,
    },
    PupilsRegistered {
        school: u32,
        pupils: Vec<StoredPupil>,
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        answers: BTreeMap<String, String>,
        sender: StoredSender,
        at: i64,
    },
    RegistrationAccepted {
        school: u32,
    },
    RegistrationDeclined {
        school: u32,
        message: String,
    },
    FeedChosen {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        feed: Option<StoredFeed>,
    },
    PhasesExpected {
        names: Vec<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<i64>,
    },
    PhaseTaken {
        phase: String,
        name: String,
        seal: String,
        first: u16,
        pupils: Vec<StoredPhasePupil>,
        at: i64,
    },
    Forgotten {
        code: Notation<EntryCode>,
    },
}

/// The twin of `Feed`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct StoredFeed {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) above: String,
    pub(super) name: String,
    pub(super) first: u16,
}

/// The twin of `PhasePupil`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct StoredPhasePupil {
    pub(super) code: Notation<EntryCode>,
    pub(super) there: Notation<EntryCode>,
    pub(super) place: u16,
    /// Only that an entry was here already is written.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) was_here: bool,
}

/// The twin of `SchoolQuestion`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct StoredQuestion {
    pub(super) text: String,
    pub(super) needed: bool,
    /// Only what is not about the school is written.
    #[serde(default, skip_serializing_if = "StoredAbout::is_school")]
    pub(super) about: StoredAbout,
}

/// The twin of `QuestionAbout`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StoredAbout {
    #[default]
    School,
    Pupil,
    Names,
    Pictures,
}

impl StoredAbout {
    fn is_school(&self) -> bool {
        *self == StoredAbout::School
    }
}

/// The twin of `RegisteredPupil`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct StoredPupil {
    pub(super) tournament: Notation<TournamentId>,
    #[serde(flatten)]
    pub(super) contestant: StoredContestant,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) answers: BTreeMap<String, String>,
}

/// The twin of `Sender`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StoredSender {
    School,
    Organiser,
}

/// The twin of `Contestant`: the personal data of a pupil.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct StoredContestant {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) school_year: Option<u8>,
}

/// The twin of `DrawnGroup`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct StoredGroup {
    pub(super) table: u16,
    pub(super) members: Vec<Notation<EntryCode>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) teams: Vec<String>,
}

/// The twin of `Pairing`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StoredPairing {
    Game(Notation<EntryCode>, Notation<EntryCode>),
    Bye(Notation<EntryCode>),
    Absent(Notation<EntryCode>),
}

/// The twin of `GamePlace`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct StoredPlace {
    pub(super) group: Notation<GroupId>,
    pub(super) round: u16,
    pub(super) board: u16,
    pub(super) game: u8,
}

/// The twin of `TieMeans`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StoredMeans {
    Lot { seed: u64 },
    PlayOff,
}

/// The twin of `Qualifier`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct StoredQualifier {
    pub(super) entry: Notation<EntryCode>,
    pub(super) group: u16,
    pub(super) rank: u16,
}

/// A value written in its own notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Notation<T>(pub(super) T);

impl<T: Display> Serialize for Notation<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Notation<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map(Notation).map_err(de::Error::custom)
    }
}

/// What a stored fact becomes: the first one needs its regulations read again.
pub(super) enum Read {
    /// The first fact: the name and the text of the regulations.
    Created(String, String),
    /// Any other.
    Fact(Fact),
}
