//! Free play: whoever is free is paired again, as new and as even as can be, sides in turn.
//!
//! As in the championship Swiss, every two who are free have a cost made of criteria in strict order, and one matching of
//! least cost gives the pairs. With an odd number one waits, which costs too: it is whoever has played most.

use super::{
    field::{Field, Seat},
    matching::{self, Kind},
    reason::Explanation,
    starts,
    swiss::Match,
    term,
};
use crate::facts::{Championship, EntryCode, Group, GroupId, Refusal, Round, SameSchool, scatter};
use crate::standings::{Cell, CrossTable};
use speech::{Message, Value, msg};

/// What pairs of free play are chosen by, the weightiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Criterion {
    /// The last game of either was against the other.
    Again,
    /// Somebody waits who has played fewer games than others who are free.
    Games,
    /// Somebody waits who was paired longer ago than others who are free.
    Since,
    /// The two have met before.
    Meetings,
    /// The two are of one school.
    SameSchool,
    /// Somebody gets the same side a third time running.
    ThirdAlike,
    /// The difference of points a game, squared.
    Gap,
    /// The two are of one school, where that is avoided after the difference of points.
    SameSchoolLate,
    /// Somebody out of balance gets the wrong side.
    Balance,
    /// Somebody in balance gets the side of the last game.
    Alternation,
}

impl Criterion {
    /// All of them, the weightiest first.
    pub const ALL: [Criterion; 10] = [
        Criterion::Again,
        Criterion::Games,
        Criterion::Since,
        Criterion::Meetings,
        Criterion::SameSchool,
        Criterion::ThirdAlike,
        Criterion::Gap,
        Criterion::SameSchoolLate,
        Criterion::Balance,
        Criterion::Alternation,
    ];

    /// Says whether only who waits costs it, which one does at most.
    fn is_of_waiting(self) -> bool {
        matches!(self, Criterion::Games | Criterion::Since)
    }
}

/// What something costs by each criterion, in their order.
pub type Costs = [i64; 10];

/// Those who are free, and what they have done so far.
#[derive(Clone, Debug)]
pub struct Arena {
    /// Who is free, by start number.
    pub field: Field,
    /// Of each, the points a game so far in hundredths; whoever has not played is worth a draw.
    pub rates: Vec<i64>,
    /// Of each, how many rounds ago the last game was paired.
    pub since: Vec<i64>,
}

/// Longer ago than so many rounds is all the same.
const LONGEST_SINCE: i64 = 200;

/// The bits left free for the solver's own sums.
const WEIGHT_BITS: u32 = 118;

impl Arena {
    /// Returns those who are to be paired in a round: of the next one whoever is free, of a published one those it names.
    pub fn before_round(championship: &Championship, id: GroupId, round: u16) -> Option<Arena> {
        let field = Field::before_round(championship, id, round)?;
        let table = CrossTable::of_group(championship, id)?.after_rounds(usize::from(round).checked_sub(1)?);
        let as_number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let rate = |seat: &Seat| {
            let is_scored = |cell: &&Cell| matches!(cell, Cell::Game { .. } | Cell::Forfeit { .. });
            match table.rows[seat.row].cells.iter().filter(is_scored).count() {
                0 => i64::from(table.points.draw.tenths()) * 10,
                games => i64::from(seat.points.tenths()) * 10 / as_number(games),
            }
        };
        let since = |seat: &Seat| {
            let cells = &table.rows[seat.row].cells;
            let last = cells.iter().rposition(|cell| cell.opponent().is_some()).map_or(0, |index| index + 1);
            as_number(table.n_rounds - last).min(LONGEST_SINCE)
        };
        let (rates, since) =
            (field.seats.iter().map(rate).collect(), field.seats.iter().map(since).collect());
        Some(Arena { field, rates, since })
    }

    fn seat(&self, place: usize) -> &Seat {
        &self.field.seats[place]
    }

    /// Returns what it costs to pair two, by their places in the field.
    pub fn of_pair(&self, one: usize, other: usize) -> Costs {
        let (a, b) = (self.seat(one), self.seat(other));
        let mut costs = [0; 10];
        let mut set = |criterion: Criterion, value: i64| costs[criterion as usize] = value;
        let again = [(a, b), (b, a)].iter().filter(|(own, met)| own.met.last() == Some(&met.row)).count();
        set(Criterion::Again, i64::try_from(again).unwrap_or(0));
        set(Criterion::Meetings, term::meetings(a, b.row));
        let mates = i64::from(a.school == b.school);
        match self.field.same_school {
            SameSchool::Allowed => {}
            SameSchool::AvoidedLate => set(Criterion::SameSchoolLate, mates),
            SameSchool::Avoided | SameSchool::Forbidden => set(Criterion::SameSchool, mates),
        }
        let gap = self.rates[one] - self.rates[other];
        set(Criterion::Gap, gap * gap);
        let sides = starts::best_cost(&self.field, a, b);
        set(Criterion::ThirdAlike, sides.third_alike);
        set(Criterion::Balance, sides.imbalance);
        set(Criterion::Alternation, sides.not_alternating);
        costs
    }

    /// Returns what it costs that one waits.
    pub fn of_waiting(&self, place: usize) -> Costs {
        let games = |seat: &Seat| i64::try_from(seat.sides.len()).unwrap_or(i64::MAX);
        let most = self.field.seats.iter().map(games).max().unwrap_or(0);
        let mut costs = [0; 10];
        costs[Criterion::Games as usize] = most - games(self.seat(place));
        costs[Criterion::Since as usize] = self.since[place];
        costs
    }

    fn vertex_costs(&self, one: usize, other: usize) -> Costs {
        let (low, high) = (one.min(other), one.max(other));
        if high < self.field.seats.len() { self.of_pair(low, high) } else { self.of_waiting(low) }
    }

    /// Returns the pairs of least cost, by places in the field, among some of them; who is alone waits.
    fn matched(&self, seed: u64, places: &[usize]) -> Vec<(usize, usize)> {
        // With an odd number the last vertex stands for waiting.
        let mut places = places.to_vec();
        if places.len() % 2 == 1 {
            places.push(self.field.seats.len());
        }
        let n = places.len();
        if n < 2 {
            return vec![];
        }
        let pairs = (0..n).flat_map(|one| (one + 1..n).map(move |other| (one, other)));
        let mut most = [0; 10];
        for (one, other) in pairs {
            let costs = self.vertex_costs(places[one], places[other]);
            most.iter_mut().zip(costs).for_each(|(most, cost)| *most = (*most).max(cost));
        }
        let scale = Scale::new(&most, n / 2);
        let number =
            |place: usize| self.field.seats.get(place).map_or(0, |seat| u64::from(seat.start_number));
        let cost = |one: usize, other: usize| {
            let (low, high) = (places[one].min(places[other]), places[one].max(places[other]));
            let lot = scatter(seed, number(low), number(high));
            scale.compose(&self.vertex_costs(low, high), lot)
        };
        let kinds = vec![Kind { level: 0, way: 0, class: 0 }; n];
        let mates = matching::least_cost(&kinds, 0, |_, _| 0, cost);
        let pairs = mates.into_iter().enumerate().filter(|(one, other)| one < other);
        let pairs = pairs.map(|(one, other)| (places[one], places[other]));
        pairs.filter(|(_, other)| *other < self.field.seats.len()).collect()
    }

    /// Returns what pairs cost together, without who waits.
    fn total(&self, pairs: &[(usize, usize)]) -> Costs {
        let mut sum = [0; 10];
        for &(one, other) in pairs {
            sum.iter_mut().zip(self.of_pair(one, other)).for_each(|(sum, cost)| *sum += cost);
        }
        sum
    }

    fn all(&self) -> Vec<usize> {
        (0..self.field.seats.len()).collect()
    }

    /// Says whether two of a list of pairs, by rows, have just played each other.
    fn plays_again(&self, matches: &[Match]) -> bool {
        let last = |row: usize| {
            let seat = self.field.seats.iter().find(|seat| seat.row == row)?;
            seat.met.last().copied()
        };
        matches.iter().any(|one| match *one {
            Match::Game { first, second } => last(first) == Some(second) || last(second) == Some(first),
            Match::Bye { .. } => false,
        })
    }
}

/// How criteria are stacked into one integer, so that no sum of lower ones reaches one step of a higher one.
struct Scale {
    weights: [i128; 10],
    /// The lowest bits of the difference of points are given up in fields too large to hold all.
    gap_shift: u32,
    lot_bits: u32,
}

impl Scale {
    fn new(most: &Costs, n_pairs: usize) -> Scale {
        let (mut gap_shift, mut lot_bits) = (0, 24);
        loop {
            let mut most = *most;
            most[Criterion::Gap as usize] >>= gap_shift;
            match stack(&most, lot_bits, n_pairs) {
                Some(weights) => return Scale { weights, gap_shift, lot_bits },
                None if lot_bits > 0 => lot_bits -= 4,
                None if gap_shift < 60 => gap_shift += 2,
                // Nothing else grows so large.
                None => return Scale { weights: [0; 10], gap_shift, lot_bits },
            }
        }
    }

    fn compose(&self, costs: &Costs, lot: u64) -> i128 {
        let mut costs = *costs;
        costs[Criterion::Gap as usize] >>= self.gap_shift;
        let lot = i128::from(lot & ((1 << self.lot_bits) - 1));
        costs.iter().zip(&self.weights).map(|(cost, weight)| i128::from(*cost) * weight).sum::<i128>() + lot
    }
}

fn stack(most: &Costs, lot_bits: u32, n_pairs: usize) -> Option<[i128; 10]> {
    let n_pairs = i128::try_from(n_pairs).ok()?;
    let mut weights = [0; 10];
    let mut weight = n_pairs << lot_bits;
    for (criterion, most) in Criterion::ALL.into_iter().zip(most).rev() {
        weights[criterion as usize] = weight;
        let pays = if criterion.is_of_waiting() { 1 } else { n_pairs };
        weight = weight.checked_mul(i128::from(*most).checked_mul(pays)?.checked_add(1)?)?;
    }
    (weight < 1 << WEIGHT_BITS).then_some(weights)
}

/// Pairs those who are free, the leaders first; of an odd number one waits and is not named.
pub fn pair(arena: &Arena, seed: u64) -> Vec<Match> {
    let mut pairs = arena.matched(seed, &arena.all());
    pairs.sort_by_key(|&(one, other)| {
        let (a, b) = (arena.seat(one).points, arena.seat(other).points);
        (std::cmp::Reverse(a.max(b)), std::cmp::Reverse(a.min(b)), one)
    });
    let game = |(one, other): (usize, usize)| {
        let (one, other) = (arena.seat(one), arena.seat(other));
        match starts::first_starts(&arena.field, one, other, seed) {
            true => Match::Game { first: one.row, second: other.row },
            false => Match::Game { first: other.row, second: one.row },
        }
    };
    pairs.into_iter().map(game).collect()
}

/// Says whether the best pairs of those who are free now have two who have just played each other.
pub fn would_play_again(championship: &Championship, id: GroupId) -> bool {
    let round = championship.group(id).map_or(1, Group::next_round);
    let arena = Arena::before_round(championship, id, round);
    arena.is_some_and(|arena| arena.plays_again(&pair(&arena, 0)))
}

/// Explains a pair of a round of free play, from the results as they are now; `instead` asks for another opponent.
pub(super) fn explain(
    championship: &Championship,
    id: GroupId,
    round: u16,
    entry: EntryCode,
    instead: Option<EntryCode>,
) -> Result<Explanation, Refusal> {
    let missing = || Refusal::NoGroup(id.to_string());
    let group = championship.group(id).ok_or_else(missing)?;
    let published = group.round(round).ok_or(Refusal::NoRound(id, round))?;
    let arena = Arena::before_round(championship, id, round).ok_or_else(missing)?;
    let seed = super::round_seed(published.seed, id, round);
    let place = |code: EntryCode| {
        let row = group.members.iter().position(|member| member.entry == code);
        arena.field.seats.iter().position(|seat| Some(seat.row) == row)
    };
    let own = place(entry).ok_or(Refusal::NotInGroup(entry, id))?;
    let board = published.board_of(entry).ok_or(Refusal::NotInGroup(entry, id))?;
    let made = pairs_of(published, place);
    if let Some(other) = instead.filter(|other| board.opponent_of(*other) != Some(entry)) {
        group.member(other).ok_or(Refusal::NotInGroup(other, id))?;
        let heading = msg("pairing-instead").with("one", entry.to_string()).with("other", other.to_string());
        let Some(theirs) = place(other) else {
            let line = msg("pairing-free-elsewhere").with("code", other.to_string());
            return Ok(Explanation { heading, lines: vec![line], verdict: None });
        };
        let mut lines = of_pair(&arena, (own, entry), (theirs, other));
        let left: Vec<usize> = arena.all().into_iter().filter(|one| ![own, theirs].contains(one)).collect();
        let mut with = arena.matched(seed, &left);
        with.push((own.min(theirs), own.max(theirs)));
        lines.push(match difference(&arena.total(&with), &arena.total(&made)) {
            Some((criterion, this, other)) if this > other => {
                msg("pairing-instead-worse").with("criterion", told(criterion, this, other))
            }
            Some((criterion, this, other)) => {
                msg("pairing-instead-better").with("criterion", told(criterion, this, other))
            }
            None => msg("pairing-instead-equal"),
        });
        return Ok(Explanation { heading, lines, verdict: None });
    }
    let heading = msg("pairing-board")
        .with("board", board.shown)
        .with("first", board.first.to_string())
        .with("second", board.second.to_string());
    let other = board.opponent_of(entry).and_then(place).ok_or(Refusal::NotInGroup(entry, id))?;
    let (first, second) = if board.first == entry { (own, other) } else { (other, own) };
    let mut lines = of_pair(&arena, (first, board.first), (second, board.second));
    let mut best = arena.matched(seed, &arena.all());
    match difference(&arena.total(&made), &arena.total(&best)) {
        Some((criterion, this, other)) => {
            lines.push(msg("pairing-round-worse").with("criterion", told(criterion, this, other)));
        }
        None => {
            lines.push(msg("pairing-free-best"));
            best.sort_unstable();
            let mut made = made;
            made.sort_unstable();
            if best == made {
                lines.push(msg("pairing-by-lot"));
            }
        }
    }
    Ok(Explanation { heading, lines, verdict: None })
}

/// Returns the pairs of a round by places in the field.
fn pairs_of(published: &Round, place: impl Fn(EntryCode) -> Option<usize>) -> Vec<(usize, usize)> {
    let pairs = published.boards.iter().filter_map(|board| {
        let (one, other) = (place(board.first)?, place(board.second)?);
        Some((one.min(other), one.max(other)))
    });
    pairs.collect()
}

/// Returns the first criterion in which two costs differ, with both.
fn difference(this: &Costs, other: &Costs) -> Option<(Criterion, i64, i64)> {
    let all = Criterion::ALL.into_iter().zip(this.iter().zip(other));
    let mut all = all.map(|(criterion, (this, other))| (criterion, *this, *other));
    all.find(|(_, this, other)| this != other)
}

/// Says what is true of a pair, whatever the others are.
fn of_pair(arena: &Arena, one: (usize, EntryCode), other: (usize, EntryCode)) -> Vec<Message> {
    let costs = arena.of_pair(one.0, other.0);
    let value = |criterion: Criterion| costs[criterion as usize];
    let mut lines = vec![match value(Criterion::Meetings) {
        0 => msg("pairing-not-met"),
        times => msg("pairing-met").with("times", times),
    }];
    if value(Criterion::Again) > 0 {
        lines.push(msg("pairing-free-again"));
    }
    if value(Criterion::SameSchool) + value(Criterion::SameSchoolLate) > 0 {
        lines.push(msg("pairing-one-school"));
    }
    for (place, code) in [one, other] {
        let rate = arena.rates[place];
        lines.push(match arena.seat(place).sides.is_empty() {
            true => msg("pairing-free-new").with("code", code.to_string()),
            false => msg("pairing-free-rate")
                .with("code", code.to_string())
                .with("rate", super::reason::decimal(rate)),
        });
    }
    lines.extend(super::reason::sides(
        &arena.field,
        (arena.seat(one.0), one.1),
        (arena.seat(other.0), other.1),
    ));
    lines
}

/// Tells a criterion and what two rounds cost in it.
fn told(criterion: Criterion, this: i64, other: i64) -> Message {
    let amount = |value: i64| -> Value {
        match criterion {
            // Points a game are kept in hundredths and squared.
            Criterion::Gap => super::reason::decimal(value / 100).into(),
            _ => value.into(),
        }
    };
    let name = match criterion {
        Criterion::Again => msg("pairing-criterion-again"),
        Criterion::Games | Criterion::Since => msg("pairing-criterion-waiting"),
        Criterion::Meetings => msg("pairing-criterion-rematch"),
        Criterion::SameSchool | Criterion::SameSchoolLate => msg("pairing-criterion-school"),
        Criterion::ThirdAlike => msg("pairing-criterion-third"),
        Criterion::Gap => msg("pairing-criterion-rate"),
        Criterion::Balance => msg("pairing-criterion-balance"),
        Criterion::Alternation => msg("pairing-criterion-alternation"),
    };
    msg("pairing-criterion").with("name", name).with("this", amount(this)).with("other", amount(other))
}
