//! The criteria of article 2 as costs of pairs.
//!
//! A bracket is paired within a graph of places: its own players, those of the next bracket, the others, and the bye. Every
//! criterion from C6 to C21 is a sum over the pairs of that graph, so that each is one [`Criterion`] or, where scores
//! are compared in descending order, one for each score.

use super::{
    colour::side_of,
    player::{Drift, Field, Player},
    preference::Strength,
};
use crate::facts::Points;
use crate::standings::Side;

/// Where a vertex of the graph stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Place {
    /// Moved down into the bracket.
    Moved,
    /// Resident in the bracket.
    Resident,
    /// Resident in the next bracket.
    Next,
    /// Below the next bracket.
    Rest,
    /// The bye.
    Bye,
    /// Somebody below whom the graph leaves out.
    Hole,
}

/// A vertex of the graph: where it stands, and who it is unless it is the bye or a hole.
#[derive(Clone, Copy, Debug)]
pub(super) struct Vertex {
    pub(super) place: Place,
    pub(super) player: usize,
}

impl Vertex {
    /// Says whether the vertex is a player of the bracket.
    pub(super) fn is_inside(self) -> bool {
        self.place <= Place::Resident
    }

    /// Says whether the vertex is a player.
    pub(super) fn is_player(self) -> bool {
        self.place <= Place::Rest
    }
}

/// A criterion, or its part for one score. The number is 0 for the last round and 1 for the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Criterion {
    /// C6: who leaves the bracket.
    Floaters,
    /// C7: who leaves the bracket with a score.
    FloatersOf(Points),
    /// C8 for C6: who leaves the next bracket.
    NextFloaters,
    /// C8 for C7: who leaves the next bracket with a score.
    NextFloatersOf(Points),
    /// C9: the rounds without a game of who gets the bye.
    ByeUnplayed,
    /// C10: colour differences beyond two.
    Differences,
    /// C11: the same side three times running.
    ThirdAlike,
    /// C12: colour preferences not granted.
    Preferences,
    /// C13: strong colour preferences not granted.
    StrongPreferences,
    /// C14 and C16: residents who float down again.
    DownAgain(usize),
    /// C15 and C17: opponents of those moved down who float up again.
    UpAgain(usize),
    /// C18 and C20: those moved down with a score who float down again.
    MovedAgain(usize, Points),
    /// C19 and C21: opponents, of those moved down with a score, who float up again.
    UpAgainBy(usize, Points),
}

impl Criterion {
    /// Returns its number in article 2.
    pub fn number(self) -> u8 {
        match self {
            Criterion::Floaters => 6,
            Criterion::FloatersOf(_) => 7,
            Criterion::NextFloaters | Criterion::NextFloatersOf(_) => 8,
            Criterion::ByeUnplayed => 9,
            Criterion::Differences => 10,
            Criterion::ThirdAlike => 11,
            Criterion::Preferences => 12,
            Criterion::StrongPreferences => 13,
            Criterion::DownAgain(0) => 14,
            Criterion::UpAgain(0) => 15,
            Criterion::DownAgain(_) => 16,
            Criterion::UpAgain(_) => 17,
            Criterion::MovedAgain(0, _) => 18,
            Criterion::UpAgainBy(0, _) => 19,
            Criterion::MovedAgain(..) => 20,
            Criterion::UpAgainBy(..) => 21,
        }
    }
}

/// The graph of a bracket.
pub(super) struct Graph<'f> {
    pub(super) field: &'f Field,
    pub(super) vertices: Vec<Vertex>,
}

impl Graph<'_> {
    fn player(&self, vertex: Vertex) -> Option<&Player> {
        vertex.is_player().then(|| &self.field.players[vertex.player])
    }

    /// Returns what a pair costs by a criterion.
    pub(super) fn cost(&self, criterion: Criterion, one: usize, other: usize) -> i128 {
        let (one, other) = (self.vertices[one], self.vertices[other]);
        i128::from(match criterion {
            Criterion::Floaters => one.is_inside() != other.is_inside(),
            Criterion::FloatersOf(score) => {
                one.is_inside() != other.is_inside() && self.score_of_higher(one, other) == Some(score)
            }
            Criterion::NextFloaters => leaves_next(one, other),
            Criterion::NextFloatersOf(score) => {
                leaves_next(one, other) && self.score_of_higher(one, other) == Some(score)
            }
            Criterion::ByeUnplayed => {
                let is_bye = one.place == Place::Bye || other.place == Place::Bye;
                let player = self.player(one).or(self.player(other));
                let inside = one.is_inside() || other.is_inside();
                let n_unplayed = player.filter(|_| is_bye && inside).map_or(0, |player| player.n_unplayed);
                return n_unplayed as i128;
            }
            Criterion::Differences
            | Criterion::ThirdAlike
            | Criterion::Preferences
            | Criterion::StrongPreferences => {
                if !one.is_inside() || !other.is_inside() {
                    return 0;
                }
                let (one, other) = (&self.field.players[one.player], &self.field.players[other.player]);
                is_colour_fault(self.field, criterion, one, other)
            }
            Criterion::DownAgain(back) => {
                let again = |player: &Player| player.floats[back] == Drift::Down;
                self.floats_down(one, other, Place::Resident).is_some_and(again)
            }
            Criterion::UpAgain(back) => self.floats_up(one, other, back).is_some(),
            Criterion::MovedAgain(back, score) => {
                let again = |player: &Player| player.score == score && player.floats[back] == Drift::Down;
                self.floats_down(one, other, Place::Moved).is_some_and(again)
            }
            Criterion::UpAgainBy(back, score) => self.floats_up(one, other, back) == Some(score),
        })
    }

    fn score_of_higher(&self, one: Vertex, other: Vertex) -> Option<Points> {
        let higher = if one.place <= other.place { one } else { other };
        self.player(higher).map(|player| player.score)
    }

    /// Returns the player of a pair who leaves the bracket, if he stands in that place.
    fn floats_down(&self, one: Vertex, other: Vertex, place: Place) -> Option<&Player> {
        let inside = if one.is_inside() { one } else { other };
        let is_float = one.is_inside() != other.is_inside() && inside.place == place;
        is_float.then(|| &self.field.players[inside.player])
    }

    /// Returns the score of one moved down, if the resident of the pair floats up again.
    fn floats_up(&self, one: Vertex, other: Vertex, back: usize) -> Option<Points> {
        let (moved, resident) = if one.place <= other.place { (one, other) } else { (other, one) };
        let is_float = moved.place == Place::Moved && resident.place == Place::Resident;
        let again = || self.field.players[resident.player].floats[back] == Drift::Up;
        (is_float && again()).then(|| self.field.players[moved.player].score)
    }

    /// Returns an upper bound of the sum of a criterion over a matching.
    pub(super) fn most(&self, criterion: Criterion) -> i128 {
        let players =
            || self.vertices.iter().filter_map(|vertex| Some((vertex.place, self.player(*vertex)?)));
        let count = |fits: &dyn Fn(Place, &Player) -> bool| {
            players().filter(|(place, player)| fits(*place, player)).count() as i128
        };
        let moved =
            |fits: &dyn Fn(&Player) -> bool| count(&|place, player| place == Place::Moved && fits(player));
        let inside = |place: Place| place <= Place::Resident;
        match criterion {
            Criterion::Floaters => count(&|place, _| inside(place)),
            Criterion::FloatersOf(score) => count(&|place, player| inside(place) && player.score == score),
            Criterion::NextFloaters => count(&|place, _| place <= Place::Next),
            Criterion::NextFloatersOf(score) => {
                count(&|place, player| place <= Place::Next && player.score == score)
            }
            Criterion::ByeUnplayed => {
                players().map(|(_, player)| player.n_unplayed).max().unwrap_or(0) as i128
            }
            Criterion::Differences | Criterion::ThirdAlike => {
                count(&|place, player| inside(place) && player.is_topscorer)
            }
            Criterion::Preferences | Criterion::StrongPreferences => count(&|place, _| inside(place)) / 2,
            Criterion::DownAgain(back) => {
                count(&|place, player| place == Place::Resident && player.floats[back] == Drift::Down)
            }
            Criterion::UpAgain(_) => moved(&|_| true),
            Criterion::MovedAgain(back, score) => {
                moved(&|player| player.score == score && player.floats[back] == Drift::Down)
            }
            Criterion::UpAgainBy(_, score) => moved(&|player| player.score == score),
        }
    }

    /// Lists C6 to C8. The lowest score of a bracket is not compared: how many leave with it follows from the others.
    pub(super) fn first_criteria(&self, with_next: bool) -> Vec<Criterion> {
        let mut criteria = vec![Criterion::Floaters];
        criteria.extend(self.scores(Place::Moved).into_iter().map(Criterion::FloatersOf));
        if with_next {
            criteria.push(Criterion::NextFloaters);
            criteria.extend(self.scores(Place::Resident).into_iter().map(Criterion::NextFloatersOf));
        }
        criteria
    }

    /// Lists C9 to C21; C9 only if it applies.
    pub(super) fn last_criteria(&self, with_bye: bool) -> Vec<Criterion> {
        let mut criteria = if with_bye { vec![Criterion::ByeUnplayed] } else { vec![] };
        criteria.extend([
            Criterion::Differences,
            Criterion::ThirdAlike,
            Criterion::Preferences,
            Criterion::StrongPreferences,
        ]);
        criteria.extend(
            [0, 1].into_iter().flat_map(|back| [Criterion::DownAgain(back), Criterion::UpAgain(back)]),
        );
        let scores = self.scores(Place::Moved);
        for back in [0, 1] {
            criteria.extend(scores.iter().map(|score| Criterion::MovedAgain(back, *score)));
            criteria.extend(scores.iter().map(|score| Criterion::UpAgainBy(back, *score)));
        }
        criteria
    }

    /// Returns the scores of those who stand so far up, in descending order.
    fn scores(&self, last: Place) -> Vec<Points> {
        let mut scores: Vec<Points> = self
            .vertices
            .iter()
            .filter(|vertex| vertex.place <= last)
            .map(|vertex| self.field.players[vertex.player].score)
            .collect();
        scores.sort_unstable();
        scores.dedup();
        scores.reverse();
        scores
    }
}

/// Says whether one of a pair leaves the next bracket.
fn leaves_next(one: Vertex, other: Vertex) -> bool {
    (one.place <= Place::Next) != (other.place <= Place::Next)
}

/// Says whether a pair fails one of C10 to C13. Never more than one of the two does.
fn is_colour_fault(field: &Field, criterion: Criterion, one: &Player, other: &Player) -> bool {
    if !one.preference.clashes(other.preference) {
        return false;
    }
    if criterion == Criterion::Preferences {
        return true;
    }
    let is_first = side_of(field, one, other).0 == Side::First;
    let denied = if one.preference.side == Some(Side::First) && is_first
        || one.preference.side == Some(Side::Second) && !is_first
    {
        other
    } else {
        one
    };
    match criterion {
        Criterion::StrongPreferences => denied.preference.strength == Strength::Strong,
        Criterion::Differences => denied.preference.difference.abs() >= 2,
        _ => {
            let wanted = denied.preference.side;
            matches!(denied.sides[..], [.., one, two] if one == two && Some(one) != wanted)
        }
    }
}
