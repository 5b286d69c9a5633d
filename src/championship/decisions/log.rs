//! The journal as people read it: what happened, who won, and what it is about; the same on a page and in a terminal.

use std::collections::BTreeMap;

use super::words::{describe_alone, describe_then};
use crate::facts::{Championship, Fact, GamePlace, MatchResult, NameStyle};
use crate::store::{Entry, event_of, fact_of};
use speech::{Message, Tell, msg};

/// Tells entries of a journal.
pub struct Log<'a> {
    /// Nothing where the journal is damaged and cannot be opened as a championship, which is told all the same.
    championship: Option<&'a Championship>,
    /// The last entry that changed who sits where, by the subject of its round.
    seated: BTreeMap<&'a str, u64>,
}

impl<'a> Log<'a> {
    /// Reads a whole journal.
    pub fn new(championship: Option<&'a Championship>, entries: &'a [Entry]) -> Log<'a> {
        let rounds = entries.iter().filter(|entry| entry.subject.starts_with("round/"));
        let seated = rounds.map(|entry| (entry.subject.as_str(), entry.seq)).collect();
        Log { championship, seated }
    }

    /// Tells what somebody did, as the predicate of who did it.
    pub fn what(&self, entry: &Entry) -> Message {
        match (fact_of(entry), self.championship) {
            (Some(fact), Some(championship)) => {
                let is_seated_as_then = match &fact {
                    Fact::BoardPlayed { place, .. } => self.is_as_it_was(entry, *place),
                    _ => true,
                };
                describe_then(championship, &fact, is_seated_as_then)
            }
            (Some(fact), None) => describe_alone(&fact),
            (None, _) if entry.kind == "created" => msg("decisions-log-created"),
            (None, _) => event_of(entry).map_or_else(|| msg("decisions-log-forgot"), |event| event.tell()),
        }
    }

    /// Tells who won where a result was written down, as far as it can be told: in a round that was changed since, others sit
    /// there now.
    pub fn outcome(&self, entry: &Entry) -> Option<Message> {
        let (Fact::ResultEntered { place, result, .. }
        | Fact::ResultCorrected { place, result, .. }
        | Fact::ResultConfirmed { place, result, .. }) = fact_of(entry)?
        else {
            return None;
        };
        result_in_words(self.championship.filter(|_| self.is_as_it_was(entry, place))?, place, result)
    }

    /// Says whether those sit at a board now who sat there when an entry was written.
    fn is_as_it_was(&self, entry: &Entry, place: GamePlace) -> bool {
        let round = format!("round/{}/{}", place.group, place.round);
        self.seated.get(round.as_str()).is_none_or(|seated| *seated < entry.seq)
    }
}

/// Says whether an entry concerns what was asked for: by its subject or a part of it, by who did it or where, or named in
/// its body.
pub fn is_about(entry: &Entry, about: &str) -> bool {
    entry.subject.split('/').any(|part| part == about)
        || entry.subject.starts_with(&format!("{about}/"))
        || entry.subject == about
        || entry.actor == about
        || entry.actor.rsplit_once(" @ ").is_some_and(|(name, place)| name == about || place == about)
        || entry.body.contains(&format!("\"{about}\""))
}

/// Tells a result of a game with the names of those who play it; nothing where there is no such game.
pub fn result_in_words(
    championship: &Championship,
    place: GamePlace,
    result: MatchResult,
) -> Option<Message> {
    let board = championship.group(place.group)?.round(place.round)?.board(place.board)?;
    let (one, other) = board.seats_in(place.game);
    let name = |code| {
        let name = championship.entry(code).and_then(|entry| entry.contestant.shown_name(NameStyle::Full));
        match (name, championship.tag_of(code, NameStyle::Full)) {
            (Some(name), Some(tag)) => format!("{name} ({tag})"),
            (Some(name), None) => name,
            (None, _) => code.to_string(),
        }
    };
    Some(result_told(result, &name(one), &name(other)))
}

/// Tells a result with the names that are given, such as `Inês A. ganhou`.
pub fn result_told(result: MatchResult, first: &str, second: &str) -> Message {
    let won = |name: &str| msg("decisions-game-won").with("name", name);
    let absent = |name: &str| msg("decisions-game-was-absent").with("name", name);
    match result {
        MatchResult::FirstWins => won(first),
        MatchResult::SecondWins => won(second),
        MatchResult::Draw => msg("decisions-game-drawn"),
        MatchResult::FirstWinsByForfeit => absent(second),
        MatchResult::SecondWinsByForfeit => absent(first),
        MatchResult::BothForfeit => msg("decisions-game-both-were-absent"),
    }
}
