//! Why a pair came out so, in words.

use super::{
    dutch,
    field::{Field, Seat},
    starts,
    term::{self, Term},
};
use crate::facts::{Championship, EntryCode, Format, GroupId, Points};
use speech::{Message, Tell, msg};

/// The words of a pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Who plays whom.
    pub heading: Message,
    /// One sentence a term, in the order of weight.
    pub lines: Vec<Message>,
}

/// Explains what an entry got in a round, from the results as they are now; `instead` asks what another
/// opponent would have cost.
///
/// Returns `None` if the entry was not paired in such a round of such a group.
pub fn explain(
    championship: &Championship,
    id: GroupId,
    round: u16,
    entry: EntryCode,
    instead: Option<EntryCode>,
) -> Option<Explanation> {
    if let Some(Format::Dutch { .. }) = championship.format_of(id) {
        return dutch::explain(championship, id, round, entry, instead);
    }
    let group = championship.group(id)?;
    let published = group.round(round)?;
    let field = Field::before_round(championship, id, round)?;
    let seat = |code: EntryCode| {
        let row = group.members.iter().position(|member| member.entry == code)?;
        field.seats.iter().find(|seat| seat.row == row)
    };
    if let Some(other) = instead {
        let heading = msg("pairing-instead").with("one", entry.to_string()).with("other", other.to_string());
        let lines = pair(&field, (seat(entry)?, entry), (seat(other)?, other));
        return Some(Explanation { heading, lines });
    }
    if published.byes.contains(&entry) {
        let heading = msg("pairing-bye").with("code", entry.to_string());
        return Some(Explanation { heading, lines: bye(seat(entry)?) });
    }
    let board = published.board_of(entry)?;
    let (first, second) = (board.first, board.second);
    let heading = msg("pairing-board")
        .with("board", board.number)
        .with("first", first.to_string())
        .with("second", second.to_string());
    let lines = pair(&field, (seat(first)?, first), (seat(second)?, second));
    Some(Explanation { heading, lines })
}

type Player<'f> = (&'f Seat, EntryCode);

fn pair(field: &Field, one: Player, other: Player) -> Vec<Message> {
    let terms = term::of_pair(field, one.0, other.0);
    let value = |term: Term| terms[term as usize];
    let mut lines = vec![match value(Term::Rematch) {
        0 => msg("pairing-not-met"),
        times => msg("pairing-met").with("times", times),
    }];
    let is_avoided = value(Term::SameSchool) + value(Term::SameSchoolLate) > 0;
    lines.push(match (one.0.school == other.0.school, is_avoided) {
        (false, _) => msg("pairing-other-schools"),
        (true, false) => msg("pairing-one-school-allowed"),
        (true, true) => msg("pairing-one-school"),
    });
    lines.push(points(one.0.points, other.0.points));
    if value(Term::FloatAgain) > 0 {
        lines.push(msg("pairing-float-again"));
    }
    lines.extend(sides(field, one, other));
    lines.push(seeding(one.0, other.0, value(Term::Seeding)));
    lines.push(msg("pairing-by-lot"));
    lines
}

fn points(one: Points, other: Points) -> Message {
    match (one.tenths() - other.tenths()).abs() {
        0 => msg("pairing-equal-points").with("points", one.tell()),
        gap => {
            let gap = Points::from_tenths(gap).tell();
            msg("pairing-gap").with("one", one.tell()).with("other", other.tell()).with("gap", gap)
        }
    }
}

fn sides(field: &Field, one: Player, other: Player) -> Vec<Message> {
    let started = |seat: &Seat| {
        let games = seat.sides.len();
        let started = usize::try_from((i64::try_from(games).unwrap_or(0) + seat.balance()) / 2).unwrap_or(0);
        (started, games)
    };
    let ((one_started, one_games), (other_started, other_games)) = (started(one.0), started(other.0));
    let mut lines = vec![
        msg("pairing-started")
            .with("one", one.1.to_string())
            .with("started", one_started)
            .with("games", one_games)
            .with("other", other.1.to_string())
            .with("other-started", other_started)
            .with("other-games", other_games),
    ];
    let cost = starts::best_cost(field, one.0, other.0);
    if cost.third_alike > 0 {
        lines.push(msg("pairing-side-third"));
    } else if cost.imbalance > 0 {
        lines.push(msg("pairing-side-unbalanced"));
    }
    lines
}

fn seeding(one: &Seat, other: &Seat, value: i64) -> Message {
    let (place, other_place) = (one.place + 1, other.place + 1);
    match (one.level == other.level, value) {
        (true, 0) => {
            msg("pairing-halves").with("count", one.n_equal).with("one", place).with("other", other_place)
        }
        (true, _) => {
            msg("pairing-places").with("count", one.n_equal).with("one", place).with("other", other_place)
        }
        (false, _) => msg("pairing-places-apart")
            .with("one", place)
            .with("count", one.n_equal)
            .with("other", other_place)
            .with("other-count", other.n_equal),
    }
}

fn bye(seat: &Seat) -> Vec<Message> {
    vec![
        msg("pairing-odd"),
        match seat.n_byes {
            0 => msg("pairing-first-bye"),
            _ => msg("pairing-bye-again"),
        },
        match seat.level {
            0 => msg("pairing-bye-fewest").with("points", seat.points.tell()),
            _ => msg("pairing-bye-not-fewest").with("points", seat.points.tell()),
        },
    ]
}
