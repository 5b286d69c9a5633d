//! Why a pair came out so, in words.
//!
//! What is said of a pair is read off the results; what is said of a round is found by pairing it again. Nothing is called
//! best that was not compared with the best round there is.

use super::{
    dutch,
    field::{Field, Seat},
    free_play, starts,
    swiss::{self, Match},
    term::{self, Term},
    verdict::{self, Verdict},
};
use crate::facts::{Championship, EntryCode, Format, Group, GroupId, Points, Refusal, Round};
use speech::{Message, Tell, msg};

/// The words of a pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Who plays whom.
    pub heading: Message,
    /// One sentence a criterion, in the order of weight, and what was found of the whole round.
    pub lines: Vec<Message>,
    /// How the published round stands beside the best one, or the best one with the pair asked for beside the published
    /// one; nothing where no criteria chose the round.
    pub verdict: Option<Verdict>,
}

/// Explains what an entry got in a round, from the results as they are now; `instead` asks what the best round
/// with another opponent would have cost.
///
/// # Errors
///
/// Refuses a round that was not published and an entry that was not paired in it.
pub fn explain(
    championship: &Championship,
    id: GroupId,
    round: u16,
    entry: EntryCode,
    instead: Option<EntryCode>,
) -> Result<Explanation, Refusal> {
    if instead == Some(entry) {
        return Err(Refusal::Oneself(entry));
    }
    if let Some(Format::Dutch { .. }) = championship.format_of(id) {
        let explained = dutch::explain(championship, id, round, entry, instead);
        return explained.ok_or(Refusal::NotInGroup(entry, id));
    }
    if championship.format_of(id).is_some_and(Format::is_free_play) {
        return free_play::explain(championship, id, round, entry, instead);
    }
    let missing = || Refusal::NoGroup(id.to_string());
    let group = championship.group(id).ok_or_else(missing)?;
    let format = championship.format_of(id).ok_or_else(missing)?;
    let published = group.round(round).ok_or(Refusal::NoRound(id, round))?;
    let field = Field::before_round(championship, id, round).ok_or_else(missing)?;
    let place = |code: EntryCode| {
        let row = group.members.iter().position(|member| member.entry == code);
        let seat = field.seats.iter().position(|seat| Some(seat.row) == row);
        seat.ok_or(Refusal::NotInGroup(code, id))
    };
    let seat = |code: EntryCode| place(code).map(|index| (&field.seats[index], code));
    let seed = super::round_seed(published.seed, id, round);
    let board = published.board_of(entry);
    if let Some(other) =
        instead.filter(|other| board.and_then(|board| board.opponent_of(*other)) != Some(entry))
    {
        let heading = msg("pairing-instead").with("one", entry.to_string()).with("other", other.to_string());
        let (one, two) = (place(entry)?, place(other)?);
        if let Some(line) = by_plan(format) {
            return Ok(Explanation { heading, lines: vec![line], verdict: None });
        }
        let mut lines = pair(championship, &field, seat(entry)?, seat(other)?);
        if field.has_loans {
            lines.push(msg("pairing-on-loan"));
        }
        let with = verdict::best_with(&field, seed, one.min(two), one.max(two));
        let matches = Match::of_round(group, published);
        let verdict = verdict::compare(&field, &with, &swiss::total(&field, &matches));
        let is_drawn = same(&verdict::best(&field, seed).0, &matches);
        lines.push(match verdict {
            Verdict::Worse(difference) => {
                msg("pairing-instead-worse").with("criterion", verdict::tell(difference))
            }
            Verdict::Better(difference) => {
                msg("pairing-instead-better").with("criterion", verdict::tell(difference))
            }
            Verdict::Equal if is_drawn => msg("pairing-instead-lot"),
            Verdict::Equal => msg("pairing-instead-equal"),
            Verdict::Rounded => msg("pairing-instead-rounded"),
        });
        return Ok(Explanation { heading, lines, verdict: Some(verdict) });
    }
    let (heading, own) = if published.byes.contains(&entry) {
        (msg("pairing-bye").with("code", entry.to_string()), bye(seat(entry)?.0))
    } else {
        let board = board.ok_or(Refusal::NotInGroup(entry, id))?;
        let heading = msg("pairing-board")
            .with("board", board.number)
            .with("first", board.first.to_string())
            .with("second", board.second.to_string());
        (heading, pair(championship, &field, seat(board.first)?, seat(board.second)?))
    };
    if let Some(line) = by_plan(format) {
        return Ok(Explanation { heading, lines: vec![line], verdict: None });
    }
    let mut own = own;
    if field.has_loans {
        own.push(msg("pairing-on-loan"));
    }
    let (lines, verdict) = whole_round(group, published, &field, seed, own);
    Ok(Explanation { heading, lines, verdict: Some(verdict) })
}

/// Returns what decides where no criteria choose: the table of a round robin, the bracket.
fn by_plan(format: Format) -> Option<Message> {
    match format {
        Format::RoundRobin { .. } => Some(msg("pairing-by-table")),
        Format::Teams { .. } => Some(msg("pairing-by-teams")),
        Format::Knockout { .. } | Format::DoubleElimination { .. } => Some(msg("pairing-by-bracket")),
        Format::Swiss { .. } | Format::Dutch { .. } | Format::FreePlay { .. } => None,
    }
}

/// Adds what was found of the round as a whole.
fn whole_round(
    group: &Group,
    published: &Round,
    field: &Field,
    seed: u64,
    mut lines: Vec<Message>,
) -> (Vec<Message>, Verdict) {
    let matches = Match::of_round(group, published);
    let (drawn, least) = verdict::best(field, seed);
    let verdict = verdict::compare(field, &swiss::total(field, &matches), &least);
    match verdict {
        Verdict::Equal => {
            lines.push(msg("pairing-round-best"));
            if same(&drawn, &matches) {
                lines.push(msg("pairing-by-lot"));
            }
        }
        Verdict::Worse(difference) | Verdict::Better(difference) => {
            lines.push(msg("pairing-round-worse").with("criterion", verdict::tell(difference)));
        }
        Verdict::Rounded => lines.push(msg("pairing-round-rounded")),
    }
    (lines, verdict)
}

/// Says whether two rounds pair the same, whoever starts.
fn same(one: &[Match], other: &[Match]) -> bool {
    let pairs = |matches: &[Match]| {
        let pair = |one: &Match| match *one {
            Match::Game { first, second } => (first.min(second), first.max(second)),
            Match::Bye { row } => (row, usize::MAX),
        };
        let mut pairs: Vec<(usize, usize)> = matches.iter().map(pair).collect();
        pairs.sort_unstable();
        pairs
    };
    pairs(one) == pairs(other)
}

type Player<'f> = (&'f Seat, EntryCode);

/// Says what is true of a pair, whatever the rest of the round.
fn pair(championship: &Championship, field: &Field, one: Player, other: Player) -> Vec<Message> {
    let terms = term::of_pair(field, one.0, other.0);
    let value = |term: Term| terms[term as usize];
    let mut lines = vec![match value(Term::Rematch) {
        0 => msg("pairing-not-met"),
        times => msg("pairing-met").with("times", times),
    }];
    let is_avoided = value(Term::SameSchool) + value(Term::SameSchoolLate) > 0;
    lines.extend(match (one.0.school == other.0.school, is_avoided) {
        // In a class all are of one school, and nobody asks.
        _ if !championship.has_schools() => None,
        (false, _) => Some(msg("pairing-other-schools")),
        (true, false) => Some(msg("pairing-one-school-allowed")),
        (true, true) => Some(msg("pairing-one-school")),
    });
    lines.push(points(one.0.points, other.0.points, field.has_loans));
    if value(Term::FloatAgain) > 0 {
        lines.push(msg("pairing-float-again"));
    }
    lines.extend(sides(field, one, other));
    lines.push(seeding(one.0, other.0, value(Term::Seeding)));
    lines
}

/// Says how far apart two are; points on loan are not theirs, and are not called so.
fn points(one: Points, other: Points, has_loans: bool) -> Message {
    match (one.tenths() - other.tenths()).abs() {
        0 if has_loans => msg("pairing-equal-with-loan").with("points", one.tell()),
        0 => msg("pairing-equal-points").with("points", one.tell()),
        gap if has_loans => msg("pairing-gap-with-loan")
            .with("one", one.tell())
            .with("other", other.tell())
            .with("gap", Points::from_tenths(gap).tell()),
        gap => msg("pairing-gap")
            .with("one", one.tell())
            .with("other", other.tell())
            .with("gap", Points::from_tenths(gap).tell()),
    }
}

pub(super) fn sides(field: &Field, one: Player, other: Player) -> Vec<Message> {
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

/// Tells hundredths as a number with two decimals.
pub(super) fn decimal(hundredths: i64) -> Message {
    let rest = format!("{:02}", hundredths.unsigned_abs() % 100);
    msg("pairing-decimal").with("whole", hundredths / 100).with("rest", rest)
}
