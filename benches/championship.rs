//! Times of pairing and standings at the size of a national final, beside their limits and a plain reference.
//!
//! Where `ARBITRO_BBP_PAIRINGS` names the program of bbpPairings, it pairs the same rounds by the Dutch system, and its times and pairs
//! stand beside ours.

use std::{
    collections::BTreeSet,
    hint::black_box,
    time::{Duration, Instant},
};

use championship::facts::{
    Championship, Contestant, Fact, GamePlace, GroupId, Lot, MatchResult, Outcome, PointsRule, SameSchool,
    School, Stamp, StartRule, UnplayedRounds,
};
use championship::pairing::{
    self, Field, dutch,
    swiss::{self, Match},
};
use championship::regulations;
use championship::standings::{self, Cell, CrossTable, Row, Side};
use championship::store::{Dated, Desk, Location, bulk_load};

/// How long something is done again and again for one figure.
const LONG_ENOUGH: Duration = Duration::from_millis(300);

fn main() {
    // `cargo bench --bench championship -- own large` runs these parts alone.
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let is_wanted = |part: &str| wanted.is_empty() || wanted.iter().any(|word| word == part);
    println!("{:<46} {:>10} {:>10} {:>9}  reference", "what", "time", "limit", "of limit");
    if is_wanted("field") {
        pair_one_field(350, Duration::from_millis(100));
        pair_one_field(2_000, Duration::from_millis(1_500));
        pair_one_field(5_000, Duration::from_secs(15));
    }
    if is_wanted("own") {
        pair_own_rounds(2_000, Duration::from_millis(1_500));
        pair_own_rounds(5_000, Duration::from_secs(15));
    }
    if is_wanted("growth") {
        growth(&[1_000, 2_000, 5_000, 10_000]);
    }
    if is_wanted("dutch") {
        pair_dutch(350, Duration::from_secs(1));
        pair_dutch(1_000, Duration::from_secs(5));
    }
    if is_wanted("day") {
        final_day();
    }
    if is_wanted("large") {
        large_championship(20_000, 200_000);
    }
}

/// Opens a championship of so many entries and facts from its file, and tells all its standings.
fn large_championship(n_entries: u32, n_facts: usize) {
    let facts = facts_of(n_entries, n_facts);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.arbitro");
    let dated = facts.iter().map(|fact| Dated { fact, by: "bench", at: 0 });
    let written = bulk_load(&path, dated, 1).expect("a file");
    let location = Location::File(path);
    let (mut best, mut spent) = (Duration::MAX, Duration::MAX);
    for _ in 0..3 {
        let (start, before) = (Instant::now(), processor());
        let desk = black_box(Desk::open(&location, "bench").expect("a championship"));
        (best, spent) = (best.min(start.elapsed()), spent.min(processor() - before));
        drop(desk);
    }
    let reference = format!("on the clock {:.0} ms; {written} facts", best.as_secs_f64() * 1e3);
    report(&format!("open {n_entries} entries"), spent, Duration::from_secs(1), &reference);
    let desk = Desk::open(&location, "bench").expect("a championship");
    let championship = desk.championship();
    let before = processor();
    let (time, lines) = fastest(5, || {
        let groups: Vec<GroupId> = championship.groups().map(|group| group.id).collect();
        let tables = groups.iter().filter_map(|id| standings::of_group(championship, *id));
        let lines: usize = tables.map(|standings| standings.lines.len()).sum();
        let schools = standings::schools(championship, None, standings::SchoolOrder::Points);
        lines + schools.len()
    });
    let spent = (processor() - before).as_secs_f64() * 1e3 / 5.0;
    let reference = format!("processor {spent:.0} ms; {lines} lines");
    report("standings of all its groups and schools", time, Duration::from_millis(300), &reference);
    let (time, lines) = fastest(5, || {
        let tournaments = championship.regulations().tournaments();
        tournaments.into_iter().map(|id| standings::of_tournament(championship, id).len()).sum::<usize>()
    });
    report("places of all its tournaments", time, Duration::from_millis(300), &format!("{lines} lines"));
}

/// Returns the facts of round robins in groups of 20: pupils, draws, rounds and results.
fn facts_of(n_entries: u32, n_facts: usize) -> Vec<Fact> {
    let text = "extends: escola\nedition: 13\nlimits: { per school and tournament: none, per school: none, total: none }\n\
                stages:\n  - { groups of: 20, play: round robin }\n";
    let regulations = Box::new(regulations::parse("large.yaml", text).expect("regulations"));
    let tournaments = regulations.tournaments();
    let mut facts = vec![Fact::Created { name: "Large".into(), regulations }];
    let mut championship = Championship::begin(&facts[0]).expect("a championship");
    let mut take = |championship: &mut Championship, fact: Fact| {
        championship.apply(&fact).expect("a fact");
        facts.push(fact);
        facts.len()
    };
    let n_schools = n_entries / 20;
    for number in 1..=n_schools {
        let school = School { number, name: format!("Escola {number}"), place: None };
        take(&mut championship, Fact::SchoolRegistered { school });
    }
    for index in 0..n_entries {
        let tournament = tournaments[index as usize % tournaments.len()];
        let code = championship.next_code(1 + index / 20 % n_schools, tournament);
        let contestant = Contestant { name: Some(format!("Aluno {index}")), school_year: None };
        take(&mut championship, Fact::EntryAdded { code, contestant });
    }
    for id in tournaments {
        let draw = pairing::draw(&championship, id, 1, 13).expect("a draw");
        take(&mut championship, draw);
    }
    let groups: Vec<GroupId> = championship.groups().map(|group| group.id).collect();
    let mut lot = Lot::new(1, "bench large");
    for id in groups.iter().cycle() {
        let Ok(round) = pairing::pair(&championship, *id, 13, None) else { break };
        take(&mut championship, round);
        let rounds = championship.group(*id).map_or(&[][..], |group| &group.rounds);
        let Some((number, boards)) = rounds.last().map(|round| (round.number, round.boards.len())) else {
            break;
        };
        let mut n_taken = 0;
        for board in (1..).take(boards) {
            let fact = result(GamePlace { group: *id, round: number, board, game: 1 }, &mut lot);
            n_taken = take(&mut championship, fact);
        }
        if n_taken >= n_facts {
            break;
        }
    }
    facts
}

/// Returns the processor's time this process has taken; where that is not told, none.
fn processor() -> Duration {
    spent(11)
}

/// Returns the processor's time that programs called by this process have taken.
fn processor_of_children() -> Duration {
    spent(13)
}

/// Returns a sum of the two times at a place of what the system tells of this process.
fn spent(place: usize) -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = stat.rsplit(") ").next().unwrap_or_default();
    let ticks = after_name.split(' ').skip(place).take(2).filter_map(|field| field.parse::<u64>().ok());
    Duration::from_millis(10 * ticks.sum::<u64>())
}

/// Plays four rounds of a field by the Swiss itself where that is quick, else by halves, and times the fifth.
fn pair_one_field(n_players: usize, limit: Duration) {
    let mut lot = Lot::new(7, "bench");
    let schools: Vec<u32> = (0..n_players).map(|row| u32::try_from(row / 3).unwrap_or(0)).collect();
    let everybody: Vec<usize> = (0..n_players).collect();
    let rows = (1..).take(n_players).map(Row::new).collect();
    let points = PointsRule::default();
    let mut table = CrossTable { rows, n_rounds: 0, points, unplayed: UnplayedRounds::Plain };
    let field = |table: &CrossTable| {
        Field::new(table, &schools, &everybody, SameSchool::Avoided, StartRule::Balanced)
    };
    for _ in 0..4 {
        let pairs = greedy(&field(&table));
        play(&mut table, &pairs, &mut lot);
    }
    let field = field(&table);
    let (time, ours) = fastest(3, || swiss::pair(&field, 7));
    let (plain_time, plain) = fastest(3, || greedy(&field));
    let (gap, plain_gap) = (gaps(&field, &ours), gaps(&field, &plain));
    let reference = format!(
        "greedy {:.1} ms with {:.1} times the differences of points",
        plain_time.as_secs_f64() * 1e3,
        plain_gap / gap.max(0.1),
    );
    report(&format!("pair round 5, {n_players} players"), time, limit, &reference);
}

/// Tells how the slowest round of a Swiss grows with its field: the exponent beside the smallest, of processor time.
fn growth(sizes: &[usize]) {
    let slowest: Vec<(usize, f64)> = sizes
        .iter()
        .map(|size| {
            // Fifteen seconds for five thousand, and with the square of the field for others.
            let share = (*size as f64 / 5_000.0).powi(2);
            (*size, pair_own_rounds(*size, Duration::from_secs_f64(15.0 * share)).as_secs_f64())
        })
        .collect();
    let Some((first, least)) = slowest.first().copied() else { return };
    for (size, time) in &slowest[1..] {
        let exponent = (time / least.max(0.01)).ln() / (*size as f64 / first as f64).ln();
        println!("slowest round of {size} beside {first}: {:.1} s, growth n^{exponent:.2} (limit n^2)", time);
    }
}

/// Plays rounds by the Swiss itself, where most pairs are as good as others, and tells each; returns the processor time of
/// the slowest.
fn pair_own_rounds(n_players: usize, limit: Duration) -> Duration {
    let mut slowest = Duration::ZERO;
    let mut lot = Lot::new(7, "bench own");
    let schools: Vec<u32> = (0..n_players).map(|row| u32::try_from(row / 3).unwrap_or(0)).collect();
    let everybody: Vec<usize> = (0..n_players).collect();
    let rows = (1..).take(n_players).map(Row::new).collect();
    let points = PointsRule::default();
    let mut table = CrossTable { rows, n_rounds: 0, points, unplayed: UnplayedRounds::Plain };
    for round in 1..=6 {
        let field = Field::new(&table, &schools, &everybody, SameSchool::Avoided, StartRule::Balanced);
        let (start, before) = (Instant::now(), processor());
        let mut pairs = black_box(swiss::pair(&field, 7));
        // The system counts in hundredths of a second: a small field is paired until there are enough of them.
        let mut n_times = 1;
        while start.elapsed() < LONG_ENOUGH {
            pairs = black_box(swiss::pair(&field, 7));
            n_times += 1;
        }
        let (time, spent) = (start.elapsed() / n_times, (processor() - before) / n_times);
        play(&mut table, &pairs, &mut lot);
        // Held to the processor's time: the machine may have other things to do.
        let reference = format!("on the clock {:.0} ms", time.as_secs_f64() * 1e3);
        report(&format!("pair its own round {round}, {n_players} players"), spent, limit, &reference);
        slowest = slowest.max(spent);
    }
    slowest
}

/// Plays four rounds by the Dutch system and times the fifth.
fn pair_dutch(n_players: usize, limit: Duration) {
    let mut lot = Lot::new(7, "bench dutch");
    let everybody: Vec<usize> = (0..n_players).collect();
    let rows = (1..).take(n_players).map(Row::new).collect();
    let points = PointsRule::default();
    let mut table = CrossTable { rows, n_rounds: 0, points, unplayed: UnplayedRounds::Plain };
    let field = |table: &CrossTable| dutch::Field::new(table, &everybody, Some(9), Side::First);
    for _ in 0..4 {
        let pairs = dutch::pair(&field(&table)).expect("a round");
        play(&mut table, &pairs, &mut lot);
    }
    let field = field(&table);
    let (time, ours) = fastest(3, || dutch::pair(&field).expect("a round"));
    let reference = match theirs(&table) {
        None => "bbpPairings is not at hand (ARBITRO_BBP_PAIRINGS)".to_owned(),
        Some((spent, pairs)) => {
            let is_same = pairs == in_pairs(&ours);
            let same = if is_same { "the same pairs" } else { "OTHER PAIRS" };
            format!("bbpPairings {:.0} ms, {same}", spent.as_secs_f64() * 1e3)
        }
    };
    report(&format!("pair round 5 by the Dutch system, {n_players}"), time, limit, &reference);
}

/// Lets bbpPairings pair the round after those of a table; returns its processor time and who meets whom, by rows.
fn theirs(table: &CrossTable) -> Option<(Duration, BTreeSet<[usize; 2]>)> {
    let program = std::env::var_os("ARBITRO_BBP_PAIRINGS")?;
    let folder = tempfile::tempdir().expect("a folder");
    let (given, paired) = (folder.path().join("given.trf"), folder.path().join("paired.txt"));
    std::fs::write(&given, tournament_file(table)).expect("a file");
    let before = processor_of_children();
    let call = std::process::Command::new(program).arg("--dutch").arg(&given).arg("-p").arg(&paired).output();
    let call = call.expect("bbpPairings can be called");
    let spent = processor_of_children().checked_sub(before).unwrap_or_default();
    assert!(call.status.success(), "{}", String::from_utf8_lossy(&call.stderr));
    let text = std::fs::read_to_string(&paired).expect("pairs");
    let pair = |line: &str| {
        let numbers: Vec<usize> = line.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        // The bye stands as nobody; rows count from zero.
        let [one, other] = <[usize; 2]>::try_from(numbers).expect("two in a line");
        let row = |number: usize| number.checked_sub(1).unwrap_or(usize::MAX);
        [row(one).min(row(other)), row(one).max(row(other))]
    };
    Some((spent, text.lines().skip(1).filter(|line| !line.trim().is_empty()).map(pair).collect()))
}

/// Returns who meets whom, whoever starts.
fn in_pairs(matches: &[Match]) -> BTreeSet<[usize; 2]> {
    let pair = |one: &Match| match *one {
        Match::Game { first, second } => [first.min(second), first.max(second)],
        Match::Bye { row } => [row, usize::MAX],
    };
    matches.iter().map(pair).collect()
}

/// Writes a table as a tournament file (TRF) of nine rounds.
fn tournament_file(table: &CrossTable) -> String {
    let mut text = String::from("XXR 9\nXXC white1\n");
    for (row, line) in table.rows.iter().enumerate() {
        let (number, points) = (row + 1, f64::from(table.points_of(row).tenths()) / 10.0);
        let name = format!("Player {number}");
        text += &format!(
            "001 {number:>4}      {name:<33} {:>4} {:>3} {:>11} {:>10} {points:>4.1} {number:>4}",
            "", "", "", ""
        );
        for cell in &line.cells {
            text += &match cell {
                Cell::Game { opponent, side, outcome } => {
                    let colour = if *side == Side::First { 'w' } else { 'b' };
                    let sign = match outcome {
                        Outcome::Win => '1',
                        Outcome::Draw => '=',
                        Outcome::Loss => '0',
                    };
                    format!("  {:>4} {colour} {sign}", opponent + 1)
                }
                _ => "  0000 - U".to_owned(),
            };
        }
        text.push('\n');
    }
    text
}

/// Draws, pairs and plays the 12 tournaments of a final with 1,850 pupils.
fn final_day() {
    let mut championship = full_championship();
    let start = Instant::now();
    let draws: Vec<Fact> = championship
        .regulations()
        .tournaments()
        .into_iter()
        .map(|id| pairing::draw(&championship, id, 1, 13).expect("a draw"))
        .collect();
    for fact in &draws {
        championship.apply(fact).expect("the draw is taken");
    }
    let groups: Vec<GroupId> = championship.groups().map(|group| group.id).collect();
    let n_groups = groups.len();
    report(&format!("draw {n_groups} groups"), start.elapsed(), Duration::from_secs(1), "");
    let mut lot = Lot::new(1, "bench results");
    let mut slowest = Duration::ZERO;
    for _ in 0..4 {
        let start = Instant::now();
        let facts: Vec<Fact> =
            groups.iter().map(|id| pairing::pair(&championship, *id, 13, None).expect("a round")).collect();
        slowest = slowest.max(start.elapsed());
        for fact in &facts {
            championship.apply(fact).expect("the round is taken");
        }
        for &id in &groups {
            enter_results(&mut championship, id, &mut lot);
        }
    }
    report(&format!("pair a round of all {n_groups} groups"), slowest, Duration::from_secs(1), "");
    let (time, lines) = fastest(5, || {
        let tables = groups.iter().filter_map(|id| standings::of_group(&championship, *id));
        let lines: usize = tables.map(|standings| standings.lines.len()).sum();
        let schools = standings::schools(&championship, None, standings::SchoolOrder::Points);
        lines + schools.len()
    });
    let (plain, _) = fastest(5, || {
        let tables = groups.iter().filter_map(|id| CrossTable::of_group(&championship, *id));
        tables
            .map(|table| (0..table.rows.len()).map(|row| table.points_of(row).tenths()).sum::<i32>())
            .sum::<i32>()
    });
    let reference = format!("points alone {:.1} ms; {lines} lines", plain.as_secs_f64() * 1e3);
    report("standings of all groups and schools", time, Duration::from_millis(100), &reference);
}

fn full_championship() -> Championship {
    let regulations = Box::new(regulations::default());
    let created = Fact::Created { name: "Final".into(), regulations };
    let mut championship = Championship::begin(&created).expect("a championship");
    for number in 1..=350 {
        let school = School { number, name: format!("Escola {number}"), place: None };
        championship.apply(&Fact::SchoolRegistered { school }).expect("a school");
    }
    let tournaments = championship.regulations().tournaments();
    for index in 0..1_850u32 {
        let tournament = tournaments[index as usize % tournaments.len()];
        let code = championship.next_code(1 + index * 7 / 12 % 350, tournament);
        let contestant = Contestant::default();
        // A school that has its pupil already sends none; the next school does.
        let mut fact = Fact::EntryAdded { code, contestant: contestant.clone() };
        let mut school = code.school;
        while championship.apply(&fact).is_err() {
            school = school % 350 + 1;
            let code = championship.next_code(school, tournament);
            fact = Fact::EntryAdded { code, contestant: contestant.clone() };
        }
    }
    championship
}

fn enter_results(championship: &mut Championship, id: GroupId, lot: &mut Lot) {
    let Some(round) = championship.group(id).and_then(|group| group.rounds.last()) else { return };
    let (round, boards) = (round.number, round.boards.len());
    for board in (1..).take(boards) {
        let fact = result(GamePlace { group: id, round, board, game: 1 }, lot);
        championship.apply(&fact).expect("a result");
    }
}

fn result(place: GamePlace, lot: &mut Lot) -> Fact {
    let result = [MatchResult::FirstWins, MatchResult::SecondWins][lot.below(2)];
    let stamp = Stamp { by: String::new(), at: 0 };
    Fact::ResultEntered { place, result, record: None, stamp }
}

/// The reference: from the top, everybody against the next whom he has not met.
fn greedy(field: &Field) -> Vec<Match> {
    let mut left: Vec<_> = field.seats.iter().collect();
    left.sort_by_key(|seat| (std::cmp::Reverse(seat.points), seat.start_number));
    let mut pairs = vec![];
    while !left.is_empty() {
        let one = left.remove(0);
        let other = left.iter().position(|other| !one.met.contains(&other.row)).unwrap_or(0);
        match left.is_empty() {
            true => pairs.push(Match::Bye { row: one.row }),
            false => pairs.push(Match::Game { first: one.row, second: left.remove(other).row }),
        }
    }
    pairs
}

fn play(table: &mut CrossTable, pairs: &[Match], lot: &mut Lot) {
    for pair in pairs {
        match *pair {
            Match::Game { first, second } => {
                let outcomes = [(Outcome::Win, Outcome::Loss), (Outcome::Loss, Outcome::Win)][lot.below(2)];
                let one = Cell::Game { opponent: second, side: Side::First, outcome: outcomes.0 };
                let other = Cell::Game { opponent: first, side: Side::Second, outcome: outcomes.1 };
                table.rows[first].cells.push(one);
                table.rows[second].cells.push(other);
            }
            Match::Bye { row } => table.rows[row].cells.push(Cell::Bye { points: table.points.bye }),
        }
    }
    table.n_rounds += 1;
}

fn gaps(field: &Field, pairs: &[Match]) -> f64 {
    let mut points = vec![0; field.seats.iter().map(|seat| seat.row + 1).max().unwrap_or(0)];
    for seat in &field.seats {
        points[seat.row] = seat.points.tenths();
    }
    let gap = |pair: &Match| match *pair {
        Match::Game { first, second } => (points[first] - points[second]).abs(),
        Match::Bye { .. } => 0,
    };
    f64::from(pairs.iter().map(gap).sum::<i32>()) / 10.0
}

fn fastest<T>(times: u32, work: impl Fn() -> T) -> (Duration, T) {
    let mut best = Duration::MAX;
    let mut last = None;
    for _ in 0..times {
        let start = Instant::now();
        let result = black_box(work());
        best = best.min(start.elapsed());
        last = Some(result);
    }
    (best, last.expect("at least one time"))
}

fn report(what: &str, time: Duration, limit: Duration, reference: &str) {
    let share = 100.0 * time.as_secs_f64() / limit.as_secs_f64();
    let (time, limit) = (time.as_secs_f64() * 1e3, limit.as_secs_f64() * 1e3);
    println!("{what:<46} {time:>7.1} ms {limit:>7.0} ms {share:>7.1} %  {reference}");
}
