//! A championship that was taken along in lists, taken into another: entries, groups, rounds, results and notes.

use std::collections::{BTreeMap, BTreeSet};

use super::finished::published;
use crate::facts::{
    Championship, DrawnGroup, EntryCode, Fact, GamePlace, Language, MatchResult, Qualifier, Stamp,
    TournamentId,
};
use crate::imports::{
    EarlierResult, EntryPreview, Given, Kind, ListProblem, ListedMember, ListedRound, Severity, gather,
    preview_entries, preview_notes, preview_results, read_corrections, read_groups, read_rounds, read_ties,
    rows_of_round, rows_of_stage,
};
use crate::standings;
use crate::store::DeskError;
use crate::tables::{NamedTable, Table};
use speech::{Message, Tell, msg};

/// What lists would bring, and everything that speaks against it.
#[derive(Clone, Debug, Default)]
pub struct TakenAlong {
    /// The facts to append, in order.
    pub facts: Vec<Fact>,
    /// The problems; with any, nothing is to be taken.
    pub problems: Vec<ListProblem>,
    /// What was read of each sheet, or why it was left aside.
    pub told: Vec<Message>,
}

/// Reads lists as an export of everything writes them, in the order in which it all happened: pupils, the draw of a stage,
/// who came later, missed a round or left, its rounds and results, the next stage, and at last the notes.
///
/// What was paired is published as it was played, what was corrected is entered as it was and corrected again, and what was decided
/// between equals is decided the same way.
pub fn take_along(
    championship: &Championship,
    sheets: &[NamedTable],
    stamp: &Stamp,
    language: Language,
) -> TakenAlong {
    let lists = Lists::of(sheets);
    let taken = TakenAlong { told: lists.told.clone(), ..TakenAlong::default() };
    let mut taking = Taking { state: championship.clone(), taken };
    // With the first problem the rest would only be wrong for the same reason.
    let _ = taking.take(&lists, stamp, language);
    taking.taken
}

/// The lists of a file, by what they are about.
struct Lists {
    entries: Table,
    groups: Table,
    results: Table,
    notes: Table,
    ties: Table,
    corrections: Table,
    told: Vec<Message>,
}

impl Lists {
    fn of(sheets: &[NamedTable]) -> Lists {
        let entries = gather(sheets, Kind::Entries);
        let [groups, results, notes, ties, corrections] =
            [Kind::Groups, Kind::Results, Kind::Notes, Kind::Ties, Kind::Corrections]
                .map(|kind| gather(sheets, kind));
        // Each sheet is told once: as what it is, or else that it is nothing that can be taken.
        let all = [&entries, &groups, &results, &notes, &ties, &corrections];
        let read = |index: usize| {
            let told = all.iter().filter_map(|gathered| gathered.told.get(index));
            told.into_iter()
                .find(|told| told.key() == "imports-sheet-read")
                .or_else(|| entries.told.get(index))
        };
        let told = (0..sheets.len()).filter_map(|index| read(index).cloned()).collect();
        Lists {
            groups: groups.table,
            results: results.table,
            notes: notes.table,
            ties: ties.table,
            corrections: corrections.table,
            told,
            entries: entries.table,
        }
    }
}

/// The taking of lists: the championship as it would be, and what was taken so far.
struct Taking {
    state: Championship,
    taken: TakenAlong,
}

/// That something was wrong, which has been noted.
struct Wrong;

impl Taking {
    fn take(&mut self, lists: &Lists, stamp: &Stamp, language: Language) -> Result<(), Wrong> {
        let members = match lists.groups.rows.is_empty() {
            true => Vec::new(),
            false => self.read(read_groups(self.state.regulations(), &lists.groups))?,
        };
        let mut held = self.entries(&lists.entries, &members, language)?;
        let mut stages: BTreeMap<(u8, TournamentId), Vec<ListedMember>> = BTreeMap::new();
        for member in members {
            stages.entry((member.group.stage, member.group.tournament)).or_default().push(member);
        }
        for ((stage, tournament), members) in stages {
            self.draw(tournament, stage, &members)?;
            let corrections = match lists.corrections.rows.is_empty() {
                true => Vec::new(),
                false => self.read(read_corrections(&self.state, &lists.corrections, stamp))?,
            };
            self.play(&lists.results, (tournament, stage), &members, &mut held, &corrections, stamp)?;
            if !lists.ties.rows.is_empty() {
                let ties = self.read(read_ties(&self.state, &lists.ties, stamp))?;
                let is_of_stage = |fact: &Fact| matches!(fact, Fact::TieDecided { group, .. } if (group.tournament, group.stage) == (tournament, stage));
                self.apply(ties.into_iter().filter(is_of_stage).collect(), 0)?;
            }
        }
        // Who left while others went on playing.
        self.apply(held.into_values().flatten().collect(), 0)?;
        if !lists.notes.rows.is_empty() {
            let preview = preview_notes(&self.state, &lists.notes, stamp);
            self.problems(preview.problems)?;
            self.apply(preview.facts, 0)?;
        }
        Ok(())
    }

    /// Takes the pupils; what is to happen only after a draw is held back, by code.
    fn entries(
        &mut self,
        table: &Table,
        members: &[ListedMember],
        language: Language,
    ) -> Result<BTreeMap<EntryCode, Vec<Fact>>, Wrong> {
        let given = Given::default().within(&self.state, table, language);
        let table = given.complete(table.clone()).map_err(|message| self.note(None, message))?;
        let EntryPreview { rows, problems, .. } = preview_entries(&self.state, &table);
        self.problems(problems.into_iter().filter(|problem| problem.severity == Severity::Error).collect())?;
        let drawn: BTreeSet<EntryCode> = members.iter().map(|member| member.code).collect();
        let late: BTreeSet<EntryCode> =
            members.iter().filter(|member| member.joined.is_some()).map(|member| member.code).collect();
        let mut held: BTreeMap<EntryCode, Vec<Fact>> = BTreeMap::new();
        let (mut now, row) = (Vec::new(), rows.first().map_or(0, |row| row.row));
        for fact in rows.into_iter().flat_map(|row| row.facts) {
            match &fact {
                Fact::EntryAdded { code, .. } | Fact::EntryMarked { code, .. } if late.contains(code) => {
                    held.entry(*code).or_default().push(fact);
                }
                Fact::EntryWithdrawn { code, .. } if drawn.contains(code) => {
                    held.entry(*code).or_default().push(fact);
                }
                _ => now.push(fact),
            }
        }
        self.apply(now, row)?;
        Ok(held)
    }

    /// Draws the groups of a stage as they were, after settling who goes on to it.
    fn draw(&mut self, tournament: TournamentId, stage: u8, members: &[ListedMember]) -> Result<(), Wrong> {
        let row = members.first().map_or(0, |member| member.row);
        if let Some(before) = stage.checked_sub(1).filter(|before| *before > 0) {
            let groups = self
                .state
                .groups()
                .filter(|group| (group.id.tournament, group.id.stage) == (tournament, before));
            let lines = groups.filter_map(|group| standings::of_group(&self.state, group.id));
            let lines =
                lines.flat_map(|table| table.lines.into_iter().map(move |line| (table.group.group, line)));
            let mut qualifiers: Vec<Qualifier> = lines
                .filter(|(_, line)| members.iter().any(|member| member.code == line.entry))
                .map(|(group, line)| Qualifier {
                    entry: line.entry,
                    group,
                    rank: u16::try_from(line.rank).unwrap_or(u16::MAX),
                })
                .collect();
            qualifiers.sort_by_key(|one| (one.rank, one.group));
            self.apply(vec![Fact::Qualified { tournament, stage: before, qualifiers, forced: None }], row)?;
        }
        let seed = members.first().map_or(0, |member| member.seed);
        let mut groups: BTreeMap<u16, Vec<&ListedMember>> = BTreeMap::new();
        for member in members {
            groups.entry(member.group.group).or_default().push(member);
        }
        let drawn = groups.into_values().map(|mut members| {
            members.retain(|member| member.joined.is_none());
            members.sort_by_key(|member| member.start_number);
            let has_teams = members.iter().any(|member| !member.team.is_empty());
            DrawnGroup {
                table: members.first().map_or(1, |member| member.table),
                teams: members.iter().filter(|_| has_teams).map(|member| member.team.clone()).collect(),
                members: members.iter().map(|member| member.code).collect(),
            }
        });
        let groups = drawn.collect();
        self.apply(vec![Fact::GroupsDrawn { tournament, stage, seed, groups }], row)
    }

    /// Plays the rounds of a stage as the list tells them.
    fn play(
        &mut self,
        results: &Table,
        (tournament, stage): (TournamentId, u8),
        members: &[ListedMember],
        held: &mut BTreeMap<EntryCode, Vec<Fact>>,
        corrections: &[EarlierResult],
        stamp: &Stamp,
    ) -> Result<(), Wrong> {
        // Who came after the draw is not known to the list of rounds before.
        let mut came: Vec<&ListedMember> = members.iter().filter(|member| member.joined.is_some()).collect();
        came.sort_by_key(|member| (member.joined, member.start_number));
        for member in &came {
            let facts = held.remove(&member.code).unwrap_or_default();
            let (later, first): (Vec<Fact>, Vec<Fact>) =
                facts.into_iter().partition(|fact| matches!(fact, Fact::EntryWithdrawn { .. }));
            held.entry(member.code).or_default().extend(later);
            self.apply(first, member.row)?;
        }
        let table = rows_of_stage(results, &self.state, tournament, stage);
        let rounds = match table.rows.len() > 1 {
            true => self.read(read_rounds(&self.state, &table))?,
            false => Vec::new(),
        };
        let last = rounds.iter().map(|listed| listed.round).max().unwrap_or(0);
        for number in 1..=last + 1 {
            for member in came.iter().filter(|member| member.joined == Some(number)) {
                let fact = Fact::LateEntryPlaced { code: member.code, group: member.group };
                self.apply(vec![fact], member.row)?;
            }
            self.absences(members, number, last)?;
            for member in members
                .iter()
                .filter(|member| member.left_from.is_some_and(|from| from == number || number > last))
            {
                let leaving =
                    held.remove(&member.code).unwrap_or_default().into_iter().map(|fact| match fact {
                        Fact::EntryWithdrawn { code, reason, .. } => {
                            Fact::EntryWithdrawn { code, from_round: member.left_from, reason }
                        }
                        fact => fact,
                    });
                self.apply(leaving.collect(), member.row)?;
            }
            for listed in rounds.iter().filter(|listed| listed.round == number) {
                self.publish(listed)?;
            }
            let preview = preview_results(&self.state, &rows_of_round(&table, number), stamp, None);
            if number <= last {
                self.problems(preview.problems)?;
                let results = preview.facts.into_iter().flat_map(|fact| corrected(fact, corrections));
                self.apply(results.collect(), 0)?;
                self.apply(left_open(&self.state, number, corrections), 0)?;
            }
        }
        Ok(())
    }

    /// Announces the absences of a round, and after the last one those that are still to come.
    fn absences(&mut self, members: &[ListedMember], number: u16, last: u16) -> Result<(), Wrong> {
        for member in members {
            for round in
                member.absences.iter().filter(|round| **round == number || (number > last && **round > last))
            {
                self.apply(vec![Fact::AbsenceAnnounced { code: member.code, round: *round }], member.row)?;
            }
        }
        Ok(())
    }

    fn publish(&mut self, listed: &ListedRound) -> Result<(), Wrong> {
        let known = self.state.group(listed.group);
        let is_known = |code: &EntryCode| {
            known
                .and_then(|group| group.member(*code))
                .is_some_and(|member| member.absences.contains(&listed.round))
        };
        let absent = listed.absent.iter().copied().filter(|code| !is_known(code)).collect();
        let listed = ListedRound { absent, ..listed.clone() };
        let reason = msg("decisions-as-played");
        let tried: Result<_, DeskError> = published(&self.state, &listed, None)
            .or_else(|_| published(&self.state, &listed, Some(&Language::default().say(&reason))));
        match tried {
            Ok((_, facts)) => {
                self.apply(facts.into_iter().map(|fact| reseeded(fact, listed.seed)).collect(), listed.row)
            }
            Err(error) => Err(self.note(Some(listed.row), error.tell())),
        }
    }

    fn apply(&mut self, facts: Vec<Fact>, row: u32) -> Result<(), Wrong> {
        for fact in facts {
            if let Err(refusal) = self.state.apply(&fact) {
                return Err(self.note(Some(row).filter(|row| *row > 0), refusal.tell()));
            }
            self.taken.facts.push(fact);
        }
        Ok(())
    }

    fn read<T>(&mut self, read: Result<T, Vec<ListProblem>>) -> Result<T, Wrong> {
        read.map_err(|problems| {
            self.taken.problems.extend(problems);
            Wrong
        })
    }

    fn problems(&mut self, problems: Vec<ListProblem>) -> Result<(), Wrong> {
        if problems.is_empty() {
            return Ok(());
        }
        self.taken.problems.extend(problems);
        Err(Wrong)
    }

    fn note(&mut self, row: Option<u32>, message: Message) -> Wrong {
        self.taken.problems.push(ListProblem { row, column: None, severity: Severity::Error, message });
        Wrong
    }
}

/// Returns the entry of a result as it happened: what was entered before it, and what was corrected or taken back up to it.
fn corrected(fact: Fact, corrections: &[EarlierResult]) -> Vec<Fact> {
    let Fact::ResultEntered { place, result, stamp, .. } = &fact else { return vec![fact] };
    let earlier: Vec<&EarlierResult> = corrections.iter().filter(|one| one.place == *place).collect();
    let mut facts = outdated(*place, &earlier, Some((*result, stamp)));
    match earlier.last() {
        Some(last) if last.taken_back.is_none() => {}
        _ => facts.push(fact),
    }
    facts
}

/// Returns what was entered in a round and taken back, where no result has taken its place.
fn left_open(state: &Championship, round: u16, corrections: &[EarlierResult]) -> Vec<Fact> {
    let is_open = |place: &GamePlace| {
        let board = state.group(place.group).and_then(|group| group.round(round)?.board(place.board));
        board.is_some_and(|board| board.games.len() < usize::from(place.game))
    };
    let taken_back = corrections.iter().filter(|one| one.place.round == round && one.taken_back.is_some());
    let places: BTreeSet<GamePlace> = taken_back.map(|one| one.place).filter(is_open).collect();
    let of_place = |place: GamePlace| {
        let earlier: Vec<&EarlierResult> = corrections.iter().filter(|one| one.place == place).collect();
        outdated(place, &earlier, None)
    };
    places.into_iter().flat_map(of_place).collect()
}

/// Returns how results of a game were entered, corrected and taken back, up to the one that counts.
fn outdated(
    place: GamePlace,
    earlier: &[&EarlierResult],
    counts: Option<(MatchResult, &Stamp)>,
) -> Vec<Fact> {
    let later = earlier.iter().skip(1).map(|one| Some((one.result, &one.stamp))).chain([counts]);
    let mut facts = vec![];
    // Whoever corrects enters the next result by it.
    let mut is_entered = false;
    for (one, later) in earlier.iter().zip(later) {
        if !is_entered {
            let stamp = one.stamp.clone();
            facts.push(Fact::ResultEntered { place, result: one.result, record: None, stamp });
        }
        let (was, reason) = (one.result, one.reason.clone());
        is_entered = one.taken_back.is_none();
        match (&one.taken_back, later) {
            (Some(stamp), _) => {
                facts.push(Fact::ResultRetracted { place, was, reason, stamp: stamp.clone() });
            }
            (None, Some((result, stamp))) => {
                let stamp = stamp.clone();
                facts.push(Fact::ResultCorrected { place, was, result, reason, record: None, stamp });
            }
            (None, None) => {}
        }
    }
    facts
}

/// Returns the publishing of a round with the seed it was paired with.
fn reseeded(fact: Fact, seed: u64) -> Fact {
    match fact {
        Fact::RoundPublished { group, round, pairings, forced, .. } => {
            Fact::RoundPublished { group, round, seed, pairings, forced }
        }
        fact => fact,
    }
}
