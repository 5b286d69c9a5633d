//! What changed between two states, told to all who watch.

use std::collections::BTreeSet;
use std::sync::Arc;

use tokio::sync::broadcast;

use super::worker::Snapshot;
use championship::facts::{Championship, GroupId, TournamentId};

/// What changed between two states.
#[derive(Clone, Debug)]
pub(super) struct Change {
    /// The number of the new state.
    pub(super) head: u64,
    groups: BTreeSet<GroupId>,
    /// The groups at whose boards on screens something was done.
    played: BTreeSet<GroupId>,
    /// Whether nothing else was: pages without boards are the same.
    is_only_played: bool,
    /// Entries, schools or draws changed, so any page may be another.
    is_wide: bool,
    /// Whether notes, details and what the public sees of names are the same.
    is_told_alike: bool,
}

impl Change {
    /// Compares two states.
    pub(super) fn between(before: &Snapshot, after: &Snapshot) -> Self {
        Self::of_states(&before.championship, &after.championship, after.head)
    }

    /// Compares what the public saw and sees.
    pub(super) fn for_public(before: &Snapshot, after: &Snapshot) -> Self {
        Self::of_states(&before.public, &after.public, after.head)
    }

    fn of_states(old: &Championship, new: &Championship, head: u64) -> Self {
        let shape = |championship: &Championship| -> Vec<GroupId> {
            championship.groups().map(|group| group.id).collect()
        };
        let is_wide = !old.entries().eq(new.entries())
            || !old.schools().eq(new.schools())
            || shape(old) != shape(new)
            || old.tournaments().zip(new.tournaments()).any(|(one, other)| one.status != other.status);
        let changed = new.groups().filter(|group| old.group(group.id) != Some(*group));
        let groups: BTreeSet<GroupId> = changed.map(|group| group.id).collect();
        let played = new.groups_played_since(old);
        let is_told_alike = old.notes() == new.notes()
            && old.details() == new.details()
            && old.public_names() == new.public_names()
            && old.regulations() == new.regulations();
        let is_only_played = !played.is_empty() && groups.is_empty() && !is_wide && is_told_alike;
        Change { head, groups, played, is_only_played, is_wide, is_told_alike }
    }

    /// A change of which nobody knows what it concerns.
    pub(super) fn of_anything(head: u64) -> Self {
        Change {
            head,
            groups: BTreeSet::new(),
            played: BTreeSet::new(),
            is_only_played: false,
            is_wide: true,
            is_told_alike: false,
        }
    }

    /// Says whether names or the regulations may be others, and with them any page.
    pub(super) fn is_of_names(&self) -> bool {
        self.is_wide || !self.is_told_alike
    }

    /// Returns the tournaments to which it is confined, moves at boards on screens included; nothing where any page may be another.
    pub(super) fn tournaments(&self) -> Option<BTreeSet<TournamentId>> {
        let groups = self.groups.iter().chain(&self.played);
        (!self.is_of_names()).then(|| groups.map(|group| group.tournament).collect())
    }

    /// Says whether it concerns one of the tournaments, the groups or the boards of groups (`boards/1.3.1`); none named is
    /// everything but what is done at boards, and `boards` is that, too.
    pub(super) fn is_about(&self, of: &[String]) -> bool {
        let is_played = |group: &GroupId| of.contains(&format!("boards/{group}"));
        of.is_empty() && !self.is_only_played
            || self.is_wide
            || of.iter().any(|of| of == "boards")
            || self.played.iter().any(is_played)
            || self.groups.iter().any(|group| {
                let (id, tournament) = (group.to_string(), group.tournament.to_string());
                of.iter().any(|of| *of == id || *of == tournament)
            })
    }
}

/// Tells all watchers.
pub(super) struct LiveEvents {
    sender: broadcast::Sender<Arc<Change>>,
}

impl Default for LiveEvents {
    fn default() -> Self {
        LiveEvents { sender: broadcast::channel(64).0 }
    }
}

impl LiveEvents {
    /// Tells a change; nobody listening is no error.
    pub(super) fn tell(&self, change: Change) {
        let _ = self.sender.send(Arc::new(change));
    }

    /// Returns what will be told from now on.
    pub(super) fn listen(&self) -> broadcast::Receiver<Arc<Change>> {
        self.sender.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::{Change, Snapshot};
    use championship::facts::{
        Championship, Contestant, DrawnGroup, EntryCode, Fact, GamePlace, GroupId, MatchResult, Pairing,
        School, Stamp, TournamentId,
    };
    use championship::regulations;

    const ONE: TournamentId = TournamentId { cycle: 1, game: 1 };
    const OTHER: TournamentId = TournamentId { cycle: 1, game: 2 };

    fn group(tournament: TournamentId) -> GroupId {
        GroupId { tournament, stage: 1, group: 1 }
    }

    fn at(championship: &Championship, head: u64) -> Snapshot {
        let championship = Arc::new(championship.clone());
        Snapshot {
            public: Arc::clone(&championship),
            championship,
            log: Arc::default(),
            head,
            head_off_boards: head,
            alarms: Vec::new(),
            seal: None,
            id: "".into(),
        }
    }

    /// Two tournaments of two pupils each, both drawn and paired.
    fn begun() -> Championship {
        let regulations = Box::new(regulations::default());
        let mut championship =
            Championship::begin(&Fact::Created { name: "x".into(), regulations }).expect("a championship");
        let mut facts = Vec::new();
        for number in 1..=2 {
            let school = School { number, name: format!("Escola {number}"), place: None };
            facts.push(Fact::SchoolRegistered { school });
        }
        for tournament in [ONE, OTHER] {
            let [first, second] = [1, 2].map(|school| EntryCode { tournament, school, index: 1 });
            for code in [first, second] {
                facts.push(Fact::EntryAdded { code, contestant: Contestant::default() });
            }
            let drawn = DrawnGroup { table: 1, members: vec![first, second], ..DrawnGroup::default() };
            facts.push(Fact::GroupsDrawn { tournament, stage: 1, seed: 1, groups: vec![drawn] });
            let pairings = vec![Pairing::Game { first, second }];
            let group = group(tournament);
            facts.push(Fact::RoundPublished { group, round: 1, seed: 1, pairings, forced: None });
        }
        facts.iter().for_each(|fact| championship.apply(fact).expect("the fact is taken"));
        championship
    }

    /// Says to which of the two tournaments, their groups and a third one the facts are news.
    fn news(facts: &[Fact]) -> [bool; 5] {
        let before = begun();
        let mut after = before.clone();
        facts.iter().for_each(|fact| after.apply(fact).expect("the fact is taken"));
        let change = Change::between(&at(&before, 1), &at(&after, 2));
        assert!(change.head == 2 && change.is_about(&[]), "whoever watches all is told of all");
        let topics = [ONE.to_string(), group(ONE).to_string(), OTHER.to_string(), group(OTHER).to_string()];
        let [one, one_group, other, other_group] = topics.map(|topic| change.is_about(&[topic]));
        [one, one_group, other, other_group, change.is_about(&["4.3".to_owned()])]
    }

    #[test]
    fn a_result_is_news_where_it_was_made_and_a_tournament_that_closes_everywhere() {
        let place = GamePlace { group: group(ONE), round: 1, board: 1, game: 1 };
        let stamp = Stamp { by: "x".into(), at: 0 };
        let result = Fact::ResultEntered { place, result: MatchResult::FirstWins, record: None, stamp };
        assert_eq!(news(std::slice::from_ref(&result)), [true, true, false, false, false]);
        assert_eq!(news(&[]), [false; 5]);
        let closed = Fact::TournamentClosed { tournament: ONE };
        let mut open = begun();
        assert!(open.apply(&result).is_ok());
        let before = open.clone();
        open.apply(&closed).expect("closed");
        let change = Change::between(&at(&before, 1), &at(&open, 2));
        for topic in [ONE.to_string(), group(ONE).to_string(), OTHER.to_string()] {
            assert!(change.is_about(&[topic]), "the prizes are on every wall");
        }
        let school = School { number: 3, name: "Escola 3".into(), place: None };
        assert_eq!(news(&[Fact::SchoolRegistered { school }]), [true; 5]);
    }

    #[test]
    fn a_change_of_which_nothing_is_known_is_about_everything() {
        assert!(Change::of_anything(3).is_about(&["1.1".to_owned()]));
    }
}
