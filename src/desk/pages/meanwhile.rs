//! A tap on a pupil, held against what others did to the same pupil since the page was opened.

use std::collections::BTreeMap;

use super::organiser::log::name_of;
use crate::problem::Problem;
use crate::view::{doer, pupil};
use crate::worker::as_people_say;
use championship::decisions::{absence, absences, admit, changes, describe, welcome};
use championship::facts::{Championship, Entry, EntryCode, EntryStatus, Fact, NameStyle};
use championship::imports::fold;
use championship::store::{self, Desk, DeskError, Event, event_of, fact_of, time_of_day};
use speech::{Language, Message, Tell, msg};

/// What a tap wishes.
pub(super) enum Wish {
    Withdraw {
        reason: String,
    },
    Reinstate,
    /// Gives a place to who waits for one.
    Admit,
    Miss {
        round: u16,
    },
    Play {
        round: u16,
        reason: String,
    },
    Come,
    Leave,
}

impl Wish {
    /// Reads what the buttons say with which somebody comes or leaves; anything else is no wish.
    pub(super) fn read(step: &str) -> Result<Wish, Problem> {
        match step {
            "came" => Ok(Wish::Come),
            "away" => Ok(Wish::Leave),
            _ => Err(Problem::nothing_here()),
        }
    }
}

/// A tap on a pupil.
pub(super) struct Tap {
    pub(super) actor: String,
    /// Any code of the pupil, also one of before.
    pub(super) code: EntryCode,
    /// The last fact in the page that was tapped on; nothing holds back a request that comes from no page.
    pub(super) seen: Option<u64>,
    pub(super) wish: Wish,
    pub(super) language: Language,
}

impl Tap {
    /// Does what is wished, unless somebody changed the pupil since the page was opened; what is so already is left as
    /// it is. Returns what to say.
    pub(super) fn done_at(&self, desk: &mut Desk) -> Result<Message, DeskError> {
        desk.refresh()?;
        let codes = self.codes(desk.championship());
        let before = standing(desk.championship(), &codes);
        if let Some(said) = self.already(desk, &codes)? {
            return Ok(said);
        }
        if let Some((entry, what)) = self.since(desk, &codes)? {
            return Err(msg("desk-meanwhile")
                .with("who", doer(name_of(&entry), self.language))
                .with("what", what)
                .with("time", time_of_day(&entry.at))
                .with("wish", self.wished(desk.championship()))
                .into());
        }
        let was = desk.championship().clone();
        desk.commit_as(&self.actor, None, |championship, _| {
            // Another program may have written between the look and the writing.
            match standing(championship, &codes) == before {
                true => match self.wish {
                    Wish::Miss { round } => Ok(vec![absence(championship, self.own(championship), round)?]),
                    _ => Ok(self.facts(championship, &codes)),
                },
                false => Err(msg("desk-choice-changed-since").into()),
            }
        })
        .map_err(|error| as_people_say(&was, error))?;
        let words = || codes.iter().map(ToString::to_string).collect();
        match self.wish {
            Wish::Come => desk.record(&self.actor, &Event::CheckedIn { codes: words() })?,
            Wish::Leave => desk.record(&self.actor, &Event::CheckedOut { codes: words() })?,
            _ => {}
        }
        Ok(match self.wish {
            Wish::Come | Wish::Leave => self.wished(desk.championship()),
            _ => {
                let championship = desk.championship();
                let saved = msg("desk-code-saved")
                    .with("code", championship.called(self.own(championship), NameStyle::Full));
                let more = changes(&was, championship).into_iter();
                more.fold(saved, |said, change| {
                    msg("desk-said-and-so").with("said", said).with("what", championship.told(change.told))
                })
            }
        })
    }

    /// Returns the code that the entry has now.
    fn own(&self, championship: &Championship) -> EntryCode {
        championship.current_code(self.code)
    }

    /// Returns the entries it is about: a badge names one game, but who comes comes for all of them.
    fn codes(&self, championship: &Championship) -> Vec<EntryCode> {
        let own = self.own(championship);
        match self.wish {
            Wish::Come | Wish::Leave => entries_of(championship, own),
            _ => vec![own],
        }
    }

    fn name(&self, championship: &Championship) -> String {
        pupil(championship, self.own(championship), NameStyle::Full).label().to_owned()
    }

    /// Says what is wished.
    fn wished(&self, championship: &Championship) -> Message {
        let name = self.name(championship);
        match &self.wish {
            Wish::Withdraw { reason } => msg("desk-wish-withdraw").with("name", name).with("reason", reason),
            Wish::Reinstate => msg("desk-wish-reinstate").with("name", name),
            Wish::Admit => msg("desk-wish-admit").with("name", name),
            Wish::Miss { round } => msg("desk-wish-miss").with("name", name).with("round", round),
            Wish::Play { round, reason } => {
                msg("desk-wish-play").with("name", name).with("round", round).with("reason", reason)
            }
            Wish::Come => msg("desk-checkin-came").with("name", name),
            Wish::Leave => msg("desk-checkin-away").with("name", name),
        }
    }

    /// Returns what to say when there is nothing to do.
    fn already(&self, desk: &Desk, codes: &[EntryCode]) -> Result<Option<Message>, DeskError> {
        let championship = desk.championship();
        let name = || self.name(championship);
        let own = self.own(championship);
        let status = championship.entry(own).map(|entry| &entry.status);
        let misses = |round| absences(championship, own).is_some_and(|rounds| rounds.contains(&round));
        let is_here = || {
            let here = desk.log().present(championship);
            codes.iter().any(|code| here.contains(code))
        };
        Ok(match (&self.wish, status) {
            (Wish::Withdraw { reason }, Some(EntryStatus::Withdrawn { reason: now })) => {
                Some(msg("desk-already-out").with("name", name()).with("reason", now).with("yours", reason))
            }
            (Wish::Reinstate | Wish::Admit, Some(EntryStatus::Active)) => {
                Some(msg("desk-already-plays").with("name", name()))
            }
            (Wish::Miss { round }, _) if misses(*round) => {
                Some(msg("desk-already-misses").with("name", name()).with("round", round))
            }
            (Wish::Play { round, .. }, _) if absences(championship, own).is_some() && !misses(*round) => {
                Some(msg("desk-already-comes").with("name", name()).with("round", round))
            }
            (Wish::Come, _) if self.facts(championship, codes).is_empty() && is_here() => {
                Some(msg("desk-already-here").with("name", name()))
            }
            (Wish::Leave, _) if !is_here() => Some(msg("desk-already-away").with("name", name())),
            _ => None,
        })
    }

    /// Returns the last that was done to the pupil since the page was opened, and its words.
    fn since(&self, desk: &Desk, codes: &[EntryCode]) -> Result<Option<(store::Entry, Message)>, DeskError> {
        let Some(seen) = self.seen else { return Ok(None) };
        let championship = desk.championship();
        let is_own = |code: EntryCode| codes.contains(&championship.current_code(code));
        let told = |entry: &store::Entry| match event_of(entry) {
            Some(event) => match &event {
                Event::CheckedIn { codes } | Event::CheckedOut { codes } => {
                    let is_theirs = codes.iter().any(|code| code.parse().is_ok_and(is_own));
                    is_theirs.then(|| event.tell())
                }
                _ => None,
            },
            None => match fact_of(entry)? {
                fact @ (Fact::EntryWithdrawn { code, .. }
                | Fact::EntryReinstated { code }
                | Fact::EntryAdmitted { code }
                | Fact::EntryMoved { code, .. }
                | Fact::AbsenceAnnounced { code, .. }
                | Fact::AbsenceCancelled { code, .. }) => is_own(code).then(|| describe(championship, &fact)),
                _ => None,
            },
        };
        let entries = desk.journal().read(seen)?;
        Ok(entries.into_iter().rev().find_map(|entry| told(&entry).map(|what| (entry, what))))
    }

    fn facts(&self, championship: &Championship, codes: &[EntryCode]) -> Vec<Fact> {
        let code = self.own(championship);
        match &self.wish {
            Wish::Withdraw { reason } => {
                vec![Fact::EntryWithdrawn { code, from_round: None, reason: reason.clone() }]
            }
            Wish::Reinstate => vec![Fact::EntryReinstated { code }],
            // What speaks against it is said by the law itself.
            Wish::Admit => {
                admit(championship, None, Some(code)).unwrap_or_else(|_| vec![Fact::EntryAdmitted { code }])
            }
            Wish::Miss { round } => vec![Fact::AbsenceAnnounced { code, round: *round }],
            Wish::Play { round, reason } => {
                vec![Fact::AbsenceCancelled { code, round: *round, reason: reason.clone() }]
            }
            Wish::Come => {
                let reason = self.language.msg("desk-checkin-reason-came").to_string();
                welcome(championship, codes, &reason)
            }
            Wish::Leave => Vec::new(),
        }
    }
}

/// How entries stand: whether they play, and what they miss.
fn standing(championship: &Championship, codes: &[EntryCode]) -> Vec<(Option<EntryStatus>, Vec<u16>)> {
    let one = |code: &EntryCode| {
        let missed = absences(championship, *code).into_iter().flatten().copied().collect();
        (championship.entry(*code).map(|entry| entry.status.clone()), missed)
    };
    codes.iter().map(one).collect()
}

/// Returns the entries of each pupil: one who plays two games is one pupil.
pub(super) fn by_pupil(championship: &Championship) -> BTreeMap<(String, u32), Vec<&Entry>> {
    let mut pupils: BTreeMap<(String, u32), Vec<&Entry>> = BTreeMap::new();
    for entry in championship.entries() {
        let name = entry.contestant.name.as_deref().map_or_else(|| entry.code.to_string(), fold);
        pupils.entry((name, entry.code.school)).or_default().push(entry);
    }
    pupils
}

/// Returns all entries of the pupil who has this one.
pub(super) fn entries_of(championship: &Championship, code: EntryCode) -> Vec<EntryCode> {
    let pupils = by_pupil(championship);
    let own = pupils.into_values().find(|entries| entries.iter().any(|own| own.code == code));
    own.into_iter().flatten().map(|entry| entry.code).collect()
}
