//! A championship open for work: its journal and the state the journal says.

use std::collections::BTreeSet;
use std::sync::Arc;

use jiff::Timestamp;

use super::alarm::{Alarms, Danger};
use super::copyist::{CopyTicket, Copyist};
use super::entry::{Append, Entry, Expect, Receipt};
use super::event::{EVENT_KIND, Event};
use super::health::{self, Health};
use super::log_index::LogIndex;
use super::replay::{Replayed, replay, replay_before, take_in};
use super::seal::Seal;
use super::{Journal, Location, REDACTION_KIND, StoreError, copies, fact_row};
use crate::facts::{Championship, Fact, Refusal, Regulations, RoundStatus, Stamp, TournamentId, check_fact};
use speech::{Language, Message, Tell};

/// How often a decision is made anew when others keep writing in between.
const TRIES: usize = 50;

/// Why a desk could not do what was asked. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", Language::En.say(&self.tell()))]
pub enum DeskError {
    /// The championship refuses.
    Refused(Refusal),
    /// The caller's own decision refuses.
    Told(Message),
    /// The store refuses or fails.
    Store(StoreError),
}

impl Tell for DeskError {
    fn tell(&self) -> Message {
        match self {
            DeskError::Refused(refusal) => refusal.tell(),
            DeskError::Told(message) => message.clone(),
            DeskError::Store(error) => error.tell(),
        }
    }
}

speech::wraps!(DeskError: Told(Message), Store(StoreError), Refused(Refusal));

/// What a commit did.
#[derive(Clone, Debug)]
pub struct Committed {
    /// The facts, as decided on the state that was true when they were stored.
    pub facts: Vec<Fact>,
    /// Where they are; nothing when there were none.
    pub receipt: Option<Receipt>,
    /// The copy that is being made because a round was completed.
    pub backup: Option<CopyTicket>,
}

impl Committed {
    /// Says whether the request had been stored before, so that nothing was done now.
    pub fn is_repeated(&self) -> bool {
        self.receipt.is_some_and(|receipt| receipt.repeated)
    }
}

/// A championship open for work by one person or desk.
pub struct Desk {
    journal: Journal,
    id: String,
    // Shared, so that readers keep the state of their moment while the next one is made.
    championship: Arc<Championship>,
    log: Arc<LogIndex>,
    head: u64,
    /// The number of the last entry that is more than something done at a board on a screen.
    off_boards: u64,
    actor: String,
    alarms: Alarms,
    copyist: Copyist,
    watch: Health,
}

impl Desk {
    /// Creates a championship.
    ///
    /// # Errors
    /// When something is at the place already, or it cannot be written.
    pub fn create(
        location: &Location,
        name: &str,
        regulations: Regulations,
        actor: &str,
    ) -> Result<Self, DeskError> {
        let fact = Fact::Created { name: name.to_owned(), regulations: Box::new(regulations) };
        check(&fact)?;
        let championship = Championship::begin(&fact)?;
        let journal = Journal::create(location)?;
        // Copies of an earlier championship of this name are no past of the new one.
        let earlier = copies::automatic_backups(location)?;
        copies::set_aside(location, &earlier, &Timestamp::now().strftime("%Y-%m-%d-%H%M%S").to_string())?;
        let (log, entries) = (LogIndex::default(), Vec::new());
        let state = Replayed { championship, log, head: 0, entries };
        let mut desk = Self::over(journal, state, actor, Alarms::default());
        desk.head = desk.append(actor, None, &[fact])?.last;
        desk.id = desk.journal.id()?;
        Ok(desk)
    }

    /// Opens a championship.
    ///
    /// # Errors
    /// When there is none, or its journal cannot be understood.
    pub fn open(location: &Location, actor: &str) -> Result<Self, DeskError> {
        Self::open_with(location, actor, &Alarms::default())
    }

    /// Opens a championship whose alarms others look at already.
    ///
    /// # Errors
    /// As [`Desk::open`].
    pub fn open_with(location: &Location, actor: &str, alarms: &Alarms) -> Result<Self, DeskError> {
        let journal = Journal::open(location)?;
        let state = replay(&journal)?;
        let id = journal.id()?;
        Ok(Desk { id, ..Self::over(journal, state, actor, alarms.clone()) })
    }

    fn over(journal: Journal, state: Replayed, actor: &str, alarms: Alarms) -> Self {
        let copyist = Copyist::start(journal.location(), &alarms);
        journal.keep_seal(&alarms);
        let Replayed { championship, log, head, .. } = state;
        Desk {
            journal,
            id: String::new(),
            championship: Arc::new(championship),
            log: Arc::new(log),
            head,
            off_boards: head,
            actor: actor.to_owned(),
            alarms,
            copyist,
            watch: Health::default(),
        }
    }

    /// Returns who works at this desk.
    pub(super) fn actor(&self) -> &str {
        &self.actor
    }

    /// Returns the alarms of this championship.
    pub fn alarms(&self) -> &Alarms {
        &self.alarms
    }

    /// Returns the seal of the state.
    ///
    /// # Errors
    /// When the journal cannot be read.
    pub fn seal(&self) -> Result<Option<Seal>, StoreError> {
        self.journal.seal_at(self.head)
    }

    /// Returns what tells this championship from any other: a copy has it, another of the same name has not.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the state.
    pub fn championship(&self) -> &Championship {
        &self.championship
    }

    /// Returns the state to keep.
    pub fn shared_championship(&self) -> Arc<Championship> {
        Arc::clone(&self.championship)
    }

    /// Returns who has come to the hall, who wrote in the log and with which keys letters were made.
    pub fn log(&self) -> &Arc<LogIndex> {
        &self.log
    }

    /// Returns the journal.
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// Returns the number of the last entry the state has taken in.
    pub fn head(&self) -> u64 {
        self.head
    }

    /// Returns the number of the last entry that is more than something done at a board on a screen: what shows no such boards
    /// looks the same since.
    pub fn head_off_boards(&self) -> u64 {
        self.off_boards
    }

    /// Takes in what others have written.
    ///
    /// # Errors
    /// When the journal cannot be read or understood.
    pub fn refresh(&mut self) -> Result<(), DeskError> {
        let entries = match self.journal.read_checked_after(self.head) {
            Ok(entries) => entries,
            Err(error) => {
                self.alarms.raise(Danger::Reading, vec![health::unread(&error)]);
                return Err(error.into());
            }
        };
        self.alarms.end(Danger::Reading);
        if let Some(last) = entries.last() {
            self.watch.saw(&last.at);
        }
        // Somebody may have forgotten a pupil in entries already taken in.
        if entries.iter().any(|entry| entry.kind == REDACTION_KIND) {
            self.start_again()?;
            return Ok(());
        }
        for entry in &entries {
            take_in(self.journal.location(), Arc::make_mut(&mut self.championship), entry)?;
            let is_move = fact_row::is_at_board(&entry.kind);
            // Pages share what is known of the log; few entries change it.
            if entry.kind == EVENT_KIND || !self.log.knows(&entry.actor, is_move) {
                Arc::make_mut(&mut self.log).take_in(entry);
            }
            self.head = entry.seq;
            if !is_move {
                self.off_boards = entry.seq;
            }
        }
        Ok(())
    }

    /// Decides facts on the current state and stores them.
    ///
    /// When others write in between, the state is brought up to date and the decision made anew, so that what
    /// is stored was right when it was stored. The decision sees who and when. A request whose key is stored
    /// already is not decided again: it gets the first receipt.
    ///
    /// # Errors
    /// When the decision or the championship refuses, or the store fails.
    pub fn commit(
        &mut self,
        key: Option<&str>,
        decide: impl FnMut(&Championship, &Stamp) -> Result<Vec<Fact>, DeskError>,
    ) -> Result<Committed, DeskError> {
        let actor = self.actor.clone();
        self.commit_as(&actor, key, decide)
    }

    /// Returns an error that calls groups as people do.
    fn named(&self, error: DeskError) -> DeskError {
        match &error {
            DeskError::Store(_) => error,
            DeskError::Refused(_) | DeskError::Told(_) => {
                let told = error.tell();
                match self.championship.named(told.clone()) {
                    named if named == told => error,
                    named => DeskError::Told(named),
                }
            }
        }
    }

    /// Decides facts and stores them in the name of somebody else who works at this desk.
    ///
    /// # Errors
    /// As [`Desk::commit`].
    pub fn commit_as(
        &mut self,
        actor: &str,
        key: Option<&str>,
        mut decide: impl FnMut(&Championship, &Stamp) -> Result<Vec<Fact>, DeskError>,
    ) -> Result<Committed, DeskError> {
        self.commit_by_log(actor, key, |championship, _, stamp| decide(championship, stamp))
    }

    /// Does as [`Desk::commit_as`], where the decision asks the log, too.
    ///
    /// # Errors
    /// As [`Desk::commit`].
    pub fn commit_by_log(
        &mut self,
        actor: &str,
        key: Option<&str>,
        mut decide: impl FnMut(&Championship, &LogIndex, &Stamp) -> Result<Vec<Fact>, DeskError>,
    ) -> Result<Committed, DeskError> {
        if let Some(key) = key
            && let Some(receipt) = self.journal.receipt_of(key)?
        {
            return self.repeated(receipt);
        }
        let mut tries = 0;
        loop {
            let stamp = Stamp { by: name_of(actor).to_owned(), at: Timestamp::now().as_second() };
            let facts = decide(&self.championship, &self.log, &stamp).map_err(|error| self.named(error))?;
            if facts.is_empty() {
                return Ok(Committed { facts, receipt: None, backup: None });
            }
            let mut next = Championship::clone(&self.championship);
            for fact in &facts {
                check(fact)?;
                next.apply(fact).map_err(|refusal| self.named(refusal.into()))?;
            }
            match self.append(actor, key, &facts) {
                Ok(receipt) if receipt.repeated => return self.repeated(receipt),
                Ok(receipt) => {
                    self.championship = Arc::new(next);
                    self.head = receipt.last;
                    let is_move = |fact: &Fact| matches!(fact, Fact::BoardPlayed { .. });
                    if !facts.iter().all(is_move) {
                        self.off_boards = receipt.last;
                    }
                    let has_moves = facts.iter().any(is_move);
                    if !self.log.knows(actor, has_moves) {
                        Arc::make_mut(&mut self.log).note(actor, has_moves);
                    }
                    self.alarms.end(Danger::Writing);
                    self.watch.saw(&now());
                    let backup = self.backup_completed_rounds(&facts);
                    return Ok(Committed { facts, receipt: Some(receipt), backup });
                }
                Err(StoreError::Conflict { .. }) if tries < TRIES => {
                    tries += 1;
                    self.refresh()?;
                }
                Err(error) => {
                    if health::is_failure(&error) {
                        self.alarms.raise(Danger::Writing, vec![health::unwritten(&error)]);
                    }
                    return Err(error.into());
                }
            }
        }
    }

    /// Says whether a request that was stored before asked for the same: it is decided again on the state that it was first
    /// decided on. What chance decided is not compared.
    ///
    /// # Errors
    /// When the journal cannot be read.
    pub fn asked_the_same(
        &self,
        receipt: Receipt,
        decide: impl FnOnce(&Championship, &Stamp) -> Result<Vec<Fact>, DeskError>,
    ) -> Result<bool, DeskError> {
        let Replayed { championship, entries: stored, .. } =
            replay_before(&self.journal, receipt.first..receipt.last + 1)?;
        let Some(first) = stored.first() else { return Ok(false) };
        // Of what was forgotten since nobody can tell any more.
        if stored.iter().any(|entry| entry.redacted_by.is_some()) {
            return Ok(true);
        }
        let at = first.at.parse::<Timestamp>().map_or(0, Timestamp::as_second);
        let stamp = Stamp { by: name_of(&first.actor).to_owned(), at };
        let Ok(facts) = decide(&championship, &stamp) else { return Ok(false) };
        let is_same = |(fact, entry): (&Fact, &Entry)| {
            let row = fact_row::row(fact);
            let is_by_chance = row.body.contains("\"seed\":");
            row.kind == entry.kind && row.subject == entry.subject && (is_by_chance || row.body == entry.body)
        };
        Ok(facts.len() == stored.len() && facts.iter().zip(&stored).all(is_same))
    }

    /// Puts something in the log that is no fact of the competition.
    ///
    /// # Errors
    /// When the store fails.
    pub fn record(&mut self, actor: &str, event: &Event) -> Result<(), DeskError> {
        self.journal.append(Append {
            key: None,
            actor: actor.to_owned(),
            at: now(),
            expect: Expect::Anything,
            facts: vec![event.row()],
        })?;
        self.refresh()
    }

    /// Puts something in the log in the name of who works at this desk.
    ///
    /// # Errors
    /// When the store fails.
    pub fn record_own(&mut self, event: &Event) -> Result<(), DeskError> {
        let actor = self.actor.clone();
        self.record(&actor, event)
    }

    /// Looks whether anything is wrong that nobody has run into yet, and whether what was wrong is over.
    pub fn look_around(&mut self) {
        self.watch.look(self.journal.location(), &self.alarms);
    }

    /// Holds the journal against its copies and the last seal seen, beside the desk; a loss raises an alarm.
    pub fn look_back(&self) {
        self.copyist.look();
    }

    /// Returns what a request did when it was first made.
    fn repeated(&mut self, receipt: Receipt) -> Result<Committed, DeskError> {
        self.refresh()?;
        let entries = self.journal.read(receipt.first - 1)?;
        let stored = entries.iter().take_while(|entry| entry.seq <= receipt.last);
        Ok(Committed {
            facts: stored.filter_map(super::fact_of).collect(),
            receipt: Some(receipt),
            backup: None,
        })
    }

    /// Forgets the state and reads the journal from the first entry on.
    pub(super) fn start_again(&mut self) -> Result<(), DeskError> {
        let Replayed { championship, log, head, .. } = replay(&self.journal)?;
        (self.championship, self.log) = (Arc::new(championship), Arc::new(log));
        (self.head, self.off_boards) = (head, head);
        Ok(())
    }

    fn append(&self, actor: &str, key: Option<&str>, facts: &[Fact]) -> Result<Receipt, StoreError> {
        self.journal.append(Append {
            key: key.map(str::to_owned),
            actor: actor.to_owned(),
            at: now(),
            expect: Expect::Head(self.head),
            facts: facts.iter().map(fact_row::row).collect(),
        })
    }

    /// Makes a copy when the facts gave a round of a whole tournament its last result.
    fn backup_completed_rounds(&self, facts: &[Fact]) -> Option<CopyTicket> {
        let touched: BTreeSet<(TournamentId, u8, u16)> = facts
            .iter()
            .filter_map(|fact| match fact {
                Fact::ResultEntered { place, .. } | Fact::ResultCorrected { place, .. } => {
                    Some((place.group.tournament, place.group.stage, place.round))
                }
                _ => None,
            })
            .collect();
        let is_complete = |&(id, stage, round): &(TournamentId, u8, u16)| {
            let mut groups = self
                .championship
                .groups()
                .filter(|group| (group.id.tournament, group.id.stage) == (id, stage));
            groups.all(|group| group.round(round).is_none_or(|round| round.status() == RoundStatus::Scored))
        };
        let completed: Vec<_> = touched.into_iter().filter(is_complete).collect();
        let label = match completed[..] {
            [] => return None,
            [(id, stage, round)] => format!("{id}-s{stage}-r{round}"),
            [(_, stage, round), ..] => format!("s{stage}-r{round}"),
        };
        let at = Timestamp::now().strftime("%Y-%m-%dT%H%M%SZ").to_string();
        Some(self.copyist.order(label, at))
    }
}

/// Returns the name of who works, without where from: `Ana Exemplo @ 192.168.1.7`.
fn name_of(actor: &str) -> &str {
    actor.rsplit_once(" @ ").map_or(actor, |(name, _)| name)
}

/// Refuses words that nobody could print; those of facts that are stored already are taken as they are.
fn check(fact: &Fact) -> Result<(), DeskError> {
    check_fact(fact).map_err(|unfit| DeskError::Told(unfit.tell()))
}

/// Returns the time as the journal writes it: RFC 3339 in UTC, to the second.
pub(super) fn now() -> String {
    Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}
