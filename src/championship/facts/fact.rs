//! Everything that can happen in a championship.

use std::collections::BTreeMap;

use super::{
    code::{EntryCode, GamePlace, GroupId, TournamentId},
    contestant::{Contestant, NameStyle, School},
    details::Details,
    group::TieMeans,
    live::{BoardKind, Deed},
    pairing::Pairing,
    phases::{Feed, TakenPhase},
    registration::{RegisteredPupil, RegistrationTerms, Sender},
    regulations::Regulations,
    result::{MatchResult, Stamp},
    tournament::Qualifier,
};

/// Something that happened. The championship is what its facts, in order, say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The championship was created; always the first fact and only the first.
    Created {
        /// Its name.
        name: String,
        /// Its regulations; a store keeps `regulations.source` and parses it again.
        regulations: Box<Regulations>,
    },
    /// It was told what the event is called, who holds it, when, where and under which logo; what is left out is not known.
    DetailsGiven {
        /// All of it, from now on.
        details: Details,
    },
    /// It was chosen how much of pupils' names the public sees.
    NamesChosen {
        /// No more than this.
        names: NameStyle,
    },
    /// A school was added, or its name or place changed.
    SchoolRegistered {
        /// The school, by its number.
        school: School,
    },
    /// A pupil was entered.
    EntryAdded {
        /// The code, from `Championship::next_code`.
        code: EntryCode,
        /// The pupil.
        contestant: Contestant,
    },
    /// The pupil of an entry was changed: a spelling, or another pupil of the school. The code stays.
    EntryChanged {
        /// The entry.
        code: EntryCode,
        /// The pupil from now on.
        contestant: Contestant,
        /// Why, where the pupil had played under another name.
        reason: Option<String>,
    },
    /// A school sends another pupil in the place of one who has not played. The code stays, and the record keeps both.
    EntrySubstituted {
        /// The entry.
        code: EntryCode,
        /// The pupil it was; refused if it is another by now.
        was: Contestant,
        /// The pupil from now on.
        contestant: Contestant,
        /// Why.
        reason: String,
    },
    /// Two entries are one pupil's, entered twice: the first is no more, and its code means the second.
    EntriesMerged {
        /// The entry that is no more.
        from: EntryCode,
        /// The entry that stays.
        into: EntryCode,
        /// Why.
        reason: String,
    },
    /// A pupil plays in another group of the same stage, before any round names them.
    EntryRegrouped {
        /// The entry.
        code: EntryCode,
        /// The group from now on.
        group: GroupId,
        /// Why.
        reason: String,
    },
    /// An entry was given a mark of the organiser's own: a class, a category of prizes; an empty one takes it away.
    EntryMarked {
        /// The entry.
        code: EntryCode,
        /// The mark.
        mark: String,
    },
    /// An entry was told something in a column that the regulations name, for prizes and quotas; an empty text takes it away.
    EntryTold {
        /// The entry.
        code: EntryCode,
        /// The column, as the regulations name it.
        column: String,
        /// What it says.
        text: String,
    },
    /// A pupil was entered where no place is free, and waits for one.
    EntryQueued {
        /// The code, from `Championship::next_code`.
        code: EntryCode,
        /// The pupil.
        contestant: Contestant,
    },
    /// A pupil who waited has a place.
    EntryAdmitted {
        /// The entry.
        code: EntryCode,
    },
    /// An entry went to another school or another game, and has another code from now on.
    EntryMoved {
        /// The entry, by the code it had.
        code: EntryCode,
        /// The code it has, from `Championship::next_code`.
        to: EntryCode,
        /// Why.
        reason: String,
    },
    /// Two schools are one: the entries of the first belong to the second, with other codes.
    SchoolsMerged {
        /// The number of the school that is no more.
        from: u32,
        /// The number of the school that stays.
        into: u32,
        /// Why.
        reason: String,
    },
    /// An entry was withdrawn, from a round of its present group on.
    EntryWithdrawn {
        /// The entry.
        code: EntryCode,
        /// The first round it misses; `None` is the next one to be published.
        from_round: Option<u16>,
        /// Why.
        reason: String,
    },
    /// A withdrawal was taken back; the entry is paired again from the next round on.
    EntryReinstated {
        /// The entry.
        code: EntryCode,
    },
    /// An absence was announced for a round not yet published.
    AbsenceAnnounced {
        /// The entry.
        code: EntryCode,
        /// The round of its present group.
        round: u16,
    },
    /// An announced absence was taken back before its round was published.
    AbsenceCancelled {
        /// The entry.
        code: EntryCode,
        /// The round of its present group.
        round: u16,
        /// Why.
        reason: String,
    },
    /// The groups of a stage were drawn.
    GroupsDrawn {
        /// The tournament.
        tournament: TournamentId,
        /// The stage, from 1.
        stage: u8,
        /// The seed.
        seed: u64,
        /// The groups, each with its members in the order of their start numbers.
        groups: Vec<DrawnGroup>,
    },
    /// A draw was annulled before its first round.
    DrawAnnulled {
        /// The tournament.
        tournament: TournamentId,
        /// The stage.
        stage: u8,
        /// Why.
        reason: String,
    },
    /// An entry made after the draw was placed in a group.
    LateEntryPlaced {
        /// The entry.
        code: EntryCode,
        /// The group.
        group: GroupId,
    },
    /// A round was paired and published, whole.
    RoundPublished {
        /// The group.
        group: GroupId,
        /// The number, from 1.
        round: u16,
        /// The seed of the pairing.
        seed: u64,
        /// The pairing list; boards are numbered in this order.
        pairings: Vec<Pairing>,
        /// Why it was published although results are missing.
        forced: Option<String>,
    },
    /// It was said until when a group plays freely; where it had ended, it goes on.
    FreePlayTimed {
        /// The group.
        group: GroupId,
        /// Until when whoever is free is paired again, in seconds since 1970.
        until: i64,
    },
    /// Free play of a group is over: nobody is paired any more, and what is on the boards is played to its end.
    FreePlayEnded {
        /// The group.
        group: GroupId,
    },
    /// The last round was annulled before any result of it was entered.
    RoundAnnulled {
        /// The group.
        group: GroupId,
        /// The number.
        round: u16,
        /// Why.
        reason: String,
    },
    /// A published round was arranged anew: sides, boards or opponents exchanged. Games with results stay as they are.
    RoundRearranged {
        /// The group.
        group: GroupId,
        /// The number.
        round: u16,
        /// The whole pairing list from now on.
        pairings: Vec<Pairing>,
        /// Why.
        reason: String,
    },
    /// A result was entered where there was none.
    ResultEntered {
        /// The place of the game.
        place: GamePlace,
        /// The result.
        result: MatchResult,
        /// The record of the game, if attached.
        record: Option<String>,
        /// Who and when.
        stamp: Stamp,
    },
    /// A result was corrected; the old entry is kept.
    ResultCorrected {
        /// The place of the game.
        place: GamePlace,
        /// The result it had; refused if it has another by now.
        was: MatchResult,
        /// The result.
        result: MatchResult,
        /// Why.
        reason: String,
        /// The record of the game, if attached.
        record: Option<String>,
        /// Who and when.
        stamp: Stamp,
    },
    /// Somebody else confirmed a result that waited for it.
    ResultConfirmed {
        /// The place of the game.
        place: GamePlace,
        /// The result that was confirmed.
        result: MatchResult,
        /// Who and when.
        stamp: Stamp,
    },
    /// A result was taken back: it was entered by a slip, and the game goes on. The old entries are kept.
    ResultRetracted {
        /// The place of the game.
        place: GamePlace,
        /// The result it had; refused if it has another by now.
        was: MatchResult,
        /// Why.
        reason: String,
        /// Who and when.
        stamp: Stamp,
    },
    /// It was chosen whether a group, or one round of it, is played on wood or on screens.
    BoardsChosen {
        /// The group.
        group: GroupId,
        /// The round; `None` is all for which nothing else was chosen.
        round: Option<u16>,
        /// What its boards are.
        boards: BoardKind,
    },
    /// Something was done at a board on a screen.
    BoardPlayed {
        /// The place of the game.
        place: GamePlace,
        /// What.
        deed: Deed,
        /// When, in milliseconds since 1970.
        at: i64,
    },
    /// An arbiter wrote a note about a game.
    Noted {
        /// The place of the game.
        place: GamePlace,
        /// What was written.
        text: String,
        /// Who and when.
        stamp: Stamp,
    },
    /// The last resort decided between tied members of a group.
    TieDecided {
        /// The group.
        group: GroupId,
        /// The tied, best first.
        order: Vec<EntryCode>,
        /// How.
        means: TieMeans,
        /// Who and when.
        stamp: Stamp,
    },
    /// The last decision between tied members of a group was taken back.
    TieReopened {
        /// The group.
        group: GroupId,
        /// Why.
        reason: String,
    },
    /// It was settled who goes on to the next stage, in seeding order.
    Qualified {
        /// The tournament.
        tournament: TournamentId,
        /// The stage they come from.
        stage: u8,
        /// Who goes on.
        qualifiers: Vec<Qualifier>,
        /// Why it was settled although results are missing.
        forced: Option<String>,
    },
    /// It is open again who goes on; the next stage has not been drawn.
    QualificationAnnulled {
        /// The tournament.
        tournament: TournamentId,
        /// The stage they come from.
        stage: u8,
        /// Why.
        reason: String,
    },
    /// Somebody goes on in the place of another, also after the draw of the next stage as long as that one has
    /// played nothing in it.
    QualifierReplaced {
        /// The tournament.
        tournament: TournamentId,
        /// The stage they come from.
        stage: u8,
        /// Who does not go on.
        out: EntryCode,
        /// Who does instead.
        substitute: Qualifier,
        /// Why.
        reason: String,
    },
    /// What of a group was paired before its past changed stays as it was paired.
    PairsKept {
        /// The group.
        group: GroupId,
        /// Why.
        reason: String,
    },
    /// Those who go on from a stage still do, although by now others would.
    QualifiersKept {
        /// The tournament.
        tournament: TournamentId,
        /// The stage they come from.
        stage: u8,
        /// Who would go on instead, as far as it can be said.
        others: Vec<EntryCode>,
        /// Why.
        reason: String,
    },
    /// A tournament was closed; it takes no more changes.
    TournamentClosed {
        /// The tournament.
        tournament: TournamentId,
    },
    /// A closed tournament was opened again.
    TournamentReopened {
        /// The tournament.
        tournament: TournamentId,
        /// Why.
        reason: String,
    },
    /// Registration by schools was opened, or what was said of it changed.
    RegistrationOpened {
        /// The dates, where, and what is asked.
        terms: RegistrationTerms,
    },
    /// Registration was closed, whatever its dates say.
    RegistrationClosed,
    /// It was told where a school is written to; an empty text takes it away.
    ContactGiven {
        /// The number of the school.
        school: u32,
        /// The address for mail.
        email: String,
    },
    /// It was told in which region a school is; an empty text takes it away.
    RegionGiven {
        /// The number of the school.
        school: u32,
        /// The region.
        region: String,
    },
    /// A school got another private link; the one before opens nothing any more.
    LinkReplaced {
        /// The number of the school.
        school: u32,
        /// Why.
        reason: String,
    },
    /// A school sent its pupils and answers, in the place of those it sent before.
    PupilsRegistered {
        /// The number of the school.
        school: u32,
        /// The pupils.
        pupils: Vec<RegisteredPupil>,
        /// The answers, by the questions.
        answers: BTreeMap<String, String>,
        /// Who sent it.
        sender: Sender,
        /// When, in seconds since 1970.
        at: i64,
    },
    /// What a school sent last was accepted: its pupils are entries.
    RegistrationAccepted {
        /// The number of the school.
        school: u32,
    },
    /// What a school sent last was declined.
    RegistrationDeclined {
        /// The number of the school.
        school: u32,
        /// What the school is told.
        message: String,
    },
    /// It was chosen which championship the best go up to; `None` is none.
    FeedChosen {
        /// Which one, and how many.
        feed: Option<Feed>,
    },
    /// It was said which championships are expected to send their best, in the place of those named before.
    PhasesExpected {
        /// Their names.
        names: Vec<String>,
        /// Until when, in seconds since 1970.
        until: Option<i64>,
    },
    /// The best of a championship below are entries here; what was taken from it before holds no more.
    PhaseTaken {
        /// What tells it from any other championship.
        phase: String,
        /// Who came, by which seal.
        taken: TakenPhase,
    },
    /// The personal data of an entry was removed; its results stay.
    Forgotten {
        /// The entry.
        code: EntryCode,
    },
}

/// A group as drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawnGroup {
    /// The number of its table.
    pub table: u16,
    /// The members, in the order of their start numbers.
    pub members: Vec<EntryCode>,
    /// The name of each member's team, in the same order; empty where there are none, or schools are the teams.
    pub teams: Vec<String>,
}
