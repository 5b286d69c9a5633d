//! The competition as data and laws.
//!
//! A [`Championship`] is what its [`Fact`]s say, applied in order by [`Championship::apply`]; a fact that breaks a
//! law is refused with a [`Refusal`] and changes nothing. This room knows no disk, clock or chance, and no
//! way to pair or rank: `standings` and `pairing` are functions of a championship that hand back facts.

mod apply;
mod apply_entries;
mod apply_corrections;
mod apply_live;
mod apply_moves;
mod apply_phases;
mod apply_quotas;
mod apply_registration;
mod apply_seats;
mod apply_rounds;
mod clock;
mod code;
mod contestant;
mod days;
mod details;
mod entry;
mod fact;
mod format;
mod free_play;
mod games;
mod group;
mod honours;
mod live;
mod lot;
mod metric;
mod notation;
mod pairing;
mod phases;
mod played;
mod points;
mod refusal;
mod registration;
mod regulations;
mod result;
mod room;
mod round;
mod round_count;
mod seating;
mod shared;
mod shown;
mod stage;
mod stage_games;
mod suspense;
mod team;
mod tournament;
mod wording;

#[cfg(test)]
mod tests;

use self::shared::Shared;
use speech::Message;
pub use speech::{Language, Localized as Title};
use std::collections::BTreeMap;

pub use self::{
    apply::need_reason as check_reason,
    apply_quotas::is_region,
    clock::{AtZero, Clock, Clocks, LONGEST_CLOCK, MOST_LAG},
    code::{EntryCode, GamePlace, GroupId, TournamentId},
    contestant::{Contestant, NameStyle, School},
    days::{day_in_words, last_day, moment_in_words},
    details::{Details, LARGEST_LOGO},
    entry::{Entry, EntryStatus},
    fact::{DrawnGroup, Fact},
    format::{Format, Grouping, ThirdPlace},
    free_play::FreePlayClock,
    games::{Draws, EmblemLook, GameId, GameRule, Swap},
    group::{Group, Member, TieDecision, TieMeans},
    honours::{
        BetweenGroups, Category, Podium, PrizeRule, QuotaOf, QuotaRule, SchoolCount, WaitingList,
        is_same_word,
    },
    live::{BoardKind, BoardNews, BoardPlace, Deed, Ending, LiveBoard, LiveGame, LiveMove, Seat},
    lot::{Lot, scatter},
    metric::{LastResort, MetricKey},
    notation::{Notation, NotationError},
    pairing::Pairing,
    phases::{Feed, MOST_PHASE_PUPILS, MOST_PHASES, PhasePupil, Phases, TakenPhase},
    points::{Points, PointsRule},
    refusal::{LiveFault, Refusal},
    registration::{
        MOST_QUESTIONS, MOST_REGISTERED, QuestionAbout, RegisteredPupil, Registration, RegistrationTerms,
        RegistrationVerdict, SchoolAnswer, SchoolQuestion, SchoolRegistration, Sender, is_yes,
    },
    regulations::{
        Confirmation, CycleRule, EntryLimits, PublicStandings, Regulations, SameSchool, StartRule,
        UnplayedRounds,
    },
    result::{MatchResult, Note, Outcome, ResultEntry, ResultHistory, Stamp, TakenBack},
    room::{RoomRule, Span},
    round::{Board, MatchLength, Round, RoundStatus},
    round_count::{RoundCount, RoundTable},
    seating::Players,
    shown::AROUND_NAMES,
    stage::{Acceleration, StageRule},
    stage_games::StageGames,
    team::{Team, TeamId, TeamOrder, TeamRule, TeamSource, TeamSystem},
    tournament::{Qualifier, Stage, Tournament, TournamentStatus},
    wording::{LONGEST_NAME, LONGEST_NOTE, LONGEST_RECORD, LONGEST_TITLE, Unfit, check_fact, check_words},
};

/// How many entries there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Tally {
    total: u32,
    by_school: BTreeMap<u32, u32>,
    by_tournament: BTreeMap<TournamentId, u32>,
}

impl Tally {
    /// Counts an entry in.
    fn add(&mut self, code: EntryCode) {
        self.total += 1;
        *self.by_school.entry(code.school).or_default() += 1;
        *self.by_tournament.entry(code.tournament).or_default() += 1;
    }

    /// Counts an entry out that was counted in.
    fn remove(&mut self, code: EntryCode) {
        self.total = self.total.saturating_sub(1);
        let counts = [self.by_school.get_mut(&code.school), self.by_tournament.get_mut(&code.tournament)];
        for count in counts.into_iter().flatten() {
            *count = count.saturating_sub(1);
        }
    }

    fn of_school(&self, school: u32) -> u32 {
        self.by_school.get(&school).copied().unwrap_or(0)
    }

    fn of_tournament(&self, tournament: TournamentId) -> u32 {
        self.by_tournament.get(&tournament).copied().unwrap_or(0)
    }
}

/// A championship: regulations, schools, entries and tournaments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Championship {
    name: String,
    regulations: Shared<Regulations>,
    schools: Shared<BTreeMap<u32, School>>,
    entries: Shared<BTreeMap<EntryCode, Entry>>,
    /// How many were ever entered, those merged into others included.
    entered: u32,
    // Invariant: of the active entries; kept, so that a list of thousands is taken in one go.
    active: Shared<Tally>,
    // Invariant: one for each of the regulations' tournaments.
    tournaments: BTreeMap<TournamentId, Shared<Tournament>>,
    notes: Shared<Vec<Note>>,
    details: Shared<Details>,
    /// How much of names the public sees.
    names: NameStyle,
    /// The codes that entries had, with those they have.
    former: Shared<BTreeMap<EntryCode, EntryCode>>,
    /// The schools that became part of another, with its number.
    merged: Shared<BTreeMap<u32, (School, u32)>>,
    /// Where it was chosen what boards are: groups and, of one alone, rounds.
    boards_chosen: BTreeMap<(GroupId, Option<u16>), BoardKind>,
    /// What was done at boards on screens.
    live: BTreeMap<BoardPlace, Shared<LiveBoard>>,
    /// What schools were asked, what they sent, and what became of it.
    registration: Shared<Registration>,
    /// The championships above and below.
    phases: Shared<Phases>,
}

/// Reading a championship.
impl Championship {
    /// Makes a championship from its first fact, which must be [`Fact::Created`].
    ///
    /// # Errors
    ///
    /// Refuses any other fact.
    pub fn begin(fact: &Fact) -> Result<Championship, Refusal> {
        let Fact::Created { name, regulations } = fact else { return Err(Refusal::NotCreated) };
        let tournaments =
            regulations.tournaments().into_iter().map(|id| (id, Shared::new(Tournament::new(id)))).collect();
        Ok(Championship {
            name: name.clone(),
            regulations: Shared::new((**regulations).clone()),
            schools: Shared::default(),
            entries: Shared::default(),
            entered: 0,
            active: Shared::default(),
            tournaments,
            notes: Shared::default(),
            details: Shared::default(),
            names: NameStyle::default(),
            former: Shared::default(),
            merged: Shared::default(),
            boards_chosen: BTreeMap::new(),
            live: BTreeMap::new(),
            registration: Shared::default(),
            phases: Shared::default(),
        })
    }

    /// Rebuilds a championship from all its facts.
    ///
    /// # Errors
    ///
    /// Gives back the index of the first fact refused, and why.
    pub fn replay<'f>(facts: impl IntoIterator<Item = &'f Fact>) -> Result<Championship, (usize, Refusal)> {
        let mut facts = facts.into_iter();
        let first = facts.next().ok_or((0, Refusal::NotCreated))?;
        let mut championship = Championship::begin(first).map_err(|refusal| (0, refusal))?;
        for (index, fact) in (1..).zip(facts) {
            championship.apply(fact).map_err(|refusal| (index, refusal))?;
        }
        Ok(championship)
    }

    /// Returns the name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns what was told about the event.
    pub fn details(&self) -> &Details {
        &self.details
    }

    /// Returns the regulations.
    pub fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// Returns the schools, by number.
    pub fn schools(&self) -> impl Iterator<Item = &School> {
        self.schools.values()
    }

    /// Returns a school.
    pub fn school(&self, number: u32) -> Option<&School> {
        self.schools.get(&number)
    }

    /// Returns the lowest school number not in use.
    pub fn next_school_number(&self) -> u32 {
        let is_free = |number: &u32| !self.schools.contains_key(number) && !self.merged.contains_key(number);
        match self.schools.last_key_value() {
            // Without gaps, as schools are numbered when nobody numbers them.
            Some((last, _)) if usize::try_from(*last) == Ok(self.schools.len()) && self.merged.is_empty() => {
                last.saturating_add(1)
            }
            _ => (1..).find(is_free).unwrap_or(u32::MAX),
        }
    }

    /// Returns the entries, by tournament and school.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.entries.values()
    }

    /// Returns an entry.
    pub fn entry(&self, code: EntryCode) -> Option<&Entry> {
        self.entries.get(&code)
    }

    /// Returns the entries of a tournament, in the order of entering.
    pub fn entries_of(&self, tournament: TournamentId) -> Vec<&Entry> {
        let of_tournament = |entry: &&Entry| entry.code.tournament == tournament;
        let mut entries: Vec<&Entry> = self.entries.values().filter(of_tournament).collect();
        entries.sort_by_key(|entry| entry.number);
        entries
    }

    /// Returns the code that the next entry of a school in a tournament gets.
    pub fn next_code(&self, school: u32, tournament: TournamentId) -> EntryCode {
        let of_both = |code: &&EntryCode| code.school == school && code.tournament == tournament;
        let former = self.former.keys().filter(of_both).map(|code| code.index).max().unwrap_or(0);
        let index = self.codes_of(school, tournament).map(|code| code.index).max().unwrap_or(0).max(former);
        EntryCode { tournament, school, index: index.saturating_add(1) }
    }

    /// Returns the codes of a school in a tournament, active or not.
    fn codes_of(&self, school: u32, tournament: TournamentId) -> impl Iterator<Item = EntryCode> {
        let from = EntryCode { index: 0, ..EntryCode::first(school, tournament.cycle, tournament.game) };
        self.entries
            .range(from..)
            .map(|(code, _)| *code)
            .take_while(move |code| code.school == school && code.tournament == tournament)
    }

    /// Returns the tournaments, by cycle and game.
    pub fn tournaments(&self) -> impl Iterator<Item = &Tournament> {
        self.tournaments.values().map(|tournament| &**tournament)
    }

    /// Returns a tournament.
    pub fn tournament(&self, id: TournamentId) -> Option<&Tournament> {
        self.tournaments.get(&id).map(|tournament| &**tournament)
    }

    /// Returns what arbiters noted, in order.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Returns the notes that still say something: not the reason of a result that was taken back since, which was written with it.
    pub fn standing_notes(&self) -> impl DoubleEndedIterator<Item = &Note> {
        let is_taken_back = |note: &Note| {
            let index = usize::from(note.place.game).checked_sub(1)?;
            let history = self.board_at(note.place.into())?.games.get(index)?;
            let own = history.entries().iter().rev().find(|entry| entry.stamp == note.stamp)?;
            own.taken_back.as_ref().map(|_| ())
        };
        self.notes.iter().filter(move |note| is_taken_back(note).is_none())
    }

    /// Returns the group of an entry: in the stage named, or in the one last drawn.
    ///
    /// # Errors
    ///
    /// Refuses a stage that was not drawn, and an entry that does not play in it.
    pub fn group_of(&self, code: EntryCode, stage: Option<u8>) -> Result<&Group, Refusal> {
        let tournament = self.tournament(code.tournament).ok_or(Refusal::NoTournament(code.tournament))?;
        let number = stage.unwrap_or_else(|| u8::try_from(tournament.stages.len().max(1)).unwrap_or(u8::MAX));
        let drawn = tournament.stages.iter().find(|stage| stage.number == number);
        let mut groups = drawn.into_iter().flat_map(|stage| &stage.groups);
        groups.find(|group| group.member(code).is_some()).ok_or(Refusal::NotInStage(code, number))
    }

    /// Returns all groups drawn so far.
    pub fn groups(&self) -> impl Iterator<Item = &Group> {
        self.tournaments.values().flat_map(|tournament| &tournament.stages).flat_map(|stage| &stage.groups)
    }

    /// Returns a group.
    pub fn group(&self, id: GroupId) -> Option<&Group> {
        let stage =
            self.tournaments.get(&id.tournament)?.stages.get(usize::from(id.stage).checked_sub(1)?)?;
        stage.groups.get(usize::from(id.group).checked_sub(1)?)
    }

    /// Returns what a group plays.
    pub fn format_of(&self, id: GroupId) -> Option<Format> {
        self.regulations.stage(id.stage).map(|stage| stage.format)
    }

    /// Returns how many games two members of a group play against each other in a round.
    pub fn match_length(&self, id: GroupId) -> MatchLength {
        self.regulations.stage(id.stage).map_or(MatchLength::SingleGame, StageRule::match_length)
    }

    /// Returns the points on loan that a member of a group has before a round.
    pub fn points_on_loan(&self, id: GroupId, member: &Member, round: u16) -> Points {
        let (Some(group), Some(rule)) = (self.group(id), self.regulations.stage(id.stage)) else {
            return Points::ZERO;
        };
        let rounds = self.planned_rounds(id).unwrap_or(0);
        // Who came later is not in the list that was halved.
        let n_drawn = group.members.iter().filter(|member| member.joined_round <= 1).count();
        let points = self.regulations.points_of(id.stage);
        match member.joined_round {
            0 | 1 => rule.acceleration.on_loan(n_drawn, member.start_number, round, rounds, &points),
            _ => Points::ZERO,
        }
    }

    /// Returns how many rounds a group plays, or `None` for a bracket, which ends by itself, and for free play until it is
    /// over.
    pub fn planned_rounds(&self, id: GroupId) -> Option<u16> {
        let (format, group) = (self.format_of(id)?, self.group(id)?);
        match format.is_free_play() {
            true => group.free_play.is_over.then(|| group.next_round() - 1),
            false => format.planned_rounds(format.field_size(group)),
        }
    }

    /// Returns how many rounds of a group count: all but a last one that is still open.
    ///
    /// A round is closed by its last result, by the next round, or when it is settled who goes on. In free play everything counts
    /// at once: nobody waits for anybody.
    pub fn counted_rounds(&self, id: GroupId) -> usize {
        let Some(group) = self.group(id) else { return 0 };
        if self.format_of(id).is_some_and(Format::is_free_play) {
            return group.rounds.len();
        }
        let stages = self.tournament(id.tournament).map_or(&[][..], |tournament| &tournament.stages);
        let is_settled = stages.iter().any(|stage| stage.number == id.stage && stage.qualified.is_some());
        let is_open = group.rounds.last().is_some_and(|round| round.status() == RoundStatus::Published);
        group.rounds.len() - usize::from(is_open && !is_settled)
    }

    /// Returns the round of a group that is open and so counts nothing yet.
    pub fn open_round(&self, id: GroupId) -> Option<u16> {
        let counted = self.counted_rounds(id);
        self.group(id)?.rounds.get(counted).map(|round| round.number)
    }

    /// Returns how many games are still to be played, or to be reported, before a group is settled.
    ///
    /// A bracket is settled when no more are left in it than go on, or one in the last stage; free play once it was ended.
    pub fn missing_games(&self, id: GroupId) -> usize {
        let (Some(group), Some(rule)) = (self.group(id), self.regulations.stage(id.stage)) else { return 0 };
        let missing = group.missing_results().len();
        let size = rule.format.field_size(group);
        let to_come = match rule.format.planned_rounds(size) {
            None if rule.format.is_free_play() => usize::from(!group.free_play.is_over),
            Some(planned) => usize::from(planned).saturating_sub(group.rounds.len()) * (size / 2).max(1),
            None => {
                let lost = group.losses();
                let is_in = |member: &&Member| {
                    let losses = lost.get(&member.entry).copied().unwrap_or(0);
                    member.withdrawn_from.is_none() && losses < rule.format.losses_allowed()
                };
                group.members.iter().filter(is_in).count().saturating_sub(usize::from(rule.qualify.max(1)))
            }
        };
        missing.max(to_come)
    }

    /// Says whether a group waits for nothing but its next round; in free play two who are free do.
    pub fn can_pair(&self, group: &Group) -> bool {
        if self.format_of(group.id).is_some_and(Format::is_free_play) {
            return !group.free_play.is_over && group.free_members().len() > 1;
        }
        group.missing_results().is_empty() && self.missing_games(group.id) > 0
    }

    /// Returns the lowest table number above all in use.
    pub fn next_table(&self) -> u16 {
        self.groups().map(|group| group.table).max().unwrap_or(0).saturating_add(1)
    }

    /// Writes a group as people do: `1.3.2` in the first stage, `1.3.F` for a last stage in one group.
    pub fn group_label(&self, id: GroupId) -> String {
        let is_final = usize::from(id.stage) == self.regulations.stages.len() && id.stage > 1;
        let together =
            self.regulations.stage(id.stage).map(|stage| stage.grouping) == Some(Grouping::Together);
        match is_final && together {
            true => format!("{}.F", id.tournament),
            false => id.to_string(),
        }
    }

    /// Returns a message that calls every group as people do: what is written down as `1.3.s2.1` is `1.3.F` to them, and boards
    /// have the numbers that they were told.
    #[must_use]
    pub fn named(&self, message: Message) -> Message {
        let label = |text: &str| {
            let id: GroupId = text.parse().ok()?;
            (id.stage > 1).then(|| self.group_label(id))
        };
        self.with_shown_boards(&message).renamed(&label)
    }

    /// Finds a group by what people write: `1.3.2`, `1.3.F`, `1.3.s2.1`, or `1.3` where the stage last drawn
    /// has only one group.
    ///
    /// # Errors
    ///
    /// Refuses what names no group that was drawn.
    pub fn find_group(&self, text: &str) -> Result<GroupId, Refusal> {
        let text = text.trim();
        let refused = || Refusal::NoGroup(text.chars().take(40).collect());
        let id = if let Ok(tournament) = text.parse::<TournamentId>() {
            let stage =
                self.tournament(tournament).and_then(Tournament::current_stage).ok_or_else(refused)?;
            match &stage.groups[..] {
                [group] => group.id,
                _ => return Err(refused()),
            }
        } else if let Some(tournament) = text.strip_suffix(".F").or_else(|| text.strip_suffix(".f")) {
            let stage = u8::try_from(self.regulations.stages.len()).unwrap_or(u8::MAX);
            GroupId { tournament: tournament.parse().map_err(|_| refused())?, stage, group: 1 }
        } else {
            text.parse().map_err(|_| refused())?
        };
        self.group(id).map(|group| group.id).ok_or_else(refused)
    }
}
