//! The plots of profiles.

use super::rows::share;
use crate::sheets::tongue::decimal_mark;
use paper::figure::chart::{
    Arrangement, Axis, Bar, BarChart, Direction, Histogram, Ink, Interval, IntervalChart, IntervalRow, Key,
    Marker, Numbers, Part, Pointer,
};
use paper::figure::{Figure, Size};
use rules::analysis::profile::{Profile, Tally};
use rules::game::{Language, Side};
use speech::{Message, msg};

/// Millimetres two plots side by side leave for each.
const HALF: f64 = 80.0;
/// Millimetres of a plot over the whole page.
const WHOLE: f64 = 164.0;

/// Returns the plots with the names by which texts place them.
pub(super) fn all(profiles: &[Profile], language: Language) -> Vec<(String, Figure)> {
    let mut figures = vec![
        ("wins".to_owned(), wins(profiles, language)),
        ("fairness".to_owned(), fairness(profiles, language)),
    ];
    let longest = profiles.iter().map(|profile| profile.random.length_at(100)).max().unwrap_or(1);
    let n = profiles.len().clamp(1, 3) as f64;
    let width = (WHOLE - 4.0 * (n - 1.0)) / n;
    for (index, profile) in profiles.iter().enumerate() {
        // Games are compared along one axis, unless one would shrink to a stroke on it.
        let own = profile.random.length_at(100).max(1);
        let end = if own * 3 < longest { own } else { longest };
        figures.push((format!("length-{index}"), lengths(profile, end, width, language)));
    }
    figures
}

/// Returns whether the games are not all of the same length, give or take a move.
pub(super) fn has_lengths(profile: &Profile) -> bool {
    profile.random.length_at(100) > profile.random.length_at(0) + 1
}

/// Returns what a bar or a row is called: the game, and how it was played if there are two ways.
fn labelled(profiles: &[Profile], language: Language) -> Vec<(String, &Tally)> {
    let mut found = Vec::new();
    for profile in profiles {
        let name = super::name(profile, language);
        match &profile.strong {
            None => found.push((name.to_owned(), &profile.random)),
            Some(strong) => {
                let [random, best] =
                    [msg("profiles-at-random"), msg("profiles-strongly")].map(|way| language.say(&way));
                let first = match profiles.len() {
                    1 => random,
                    _ => format!("{name}, {random}"),
                };
                found.push((first, &profile.random));
                found.push((best, &strong.games));
            }
        }
    }
    found
}

/// Who wins how often, as bars.
fn wins(profiles: &[Profile], language: Language) -> Figure {
    let bars = labelled(profiles, language).into_iter().map(|(label, tally)| {
        let part = |count: u64, ink| {
            let value = count as f64 / tally.games.max(1) as f64;
            Part { value, text: if count > 0 { Numbers::PERCENT.text(value) } else { String::new() }, ink }
        };
        let nobody = tally.draws + tally.unfinished;
        let parts = vec![
            part(tally.wins[Side::First], Ink::Black),
            part(nobody, Ink::Hatched),
            part(tally.wins[Side::Second], Ink::White),
        ];
        Bar { label, parts }
    });
    let key = |ink, name: Message| Key::new(ink, language.say(&name));
    BarChart {
        title: language.msg("profiles-who-wins").to_string(),
        size: Size::new(HALF, 0.0),
        direction: Direction::Level,
        arrangement: Arrangement::Stacked,
        axis: Axis::percent("", Numbers::PERCENT),
        keys: vec![
            key(Ink::Black, msg("profiles-who-begins")),
            key(Ink::Hatched, msg("profiles-nobody")),
            key(Ink::White, msg("profiles-who-answers")),
        ],
        bars: bars.collect(),
    }
    .with_rows_of(if profiles.len() > 3 { 6.4 } else { 7.5 })
    .figure()
}

/// How often who begins wins, of the games that somebody won, with the interval, beside one half.
fn fairness(profiles: &[Profile], language: Language) -> Figure {
    let interval = |tally: &Tally, marker| {
        let decided = tally.decided(Side::First);
        let (low, high) = decided.interval();
        Interval { value: decided.share(), low, high, text: share(decided, language), marker }
    };
    let rows = profiles.iter().map(|profile| {
        let strong = profile.strong.as_ref().map(|strong| interval(&strong.games, Marker::Disc));
        IntervalRow {
            label: super::name(profile, language).to_owned(),
            intervals: [interval(&profile.random, Marker::Ring)].into_iter().chain(strong).collect(),
        }
    });
    let has_strong = profiles.iter().any(|profile| profile.strong.is_some());
    let [random, strong] =
        [msg("profiles-at-random"), msg("profiles-strongly")].map(|way| language.say(&way));
    IntervalChart {
        title: language.msg("profiles-advantage-of-first").to_string(),
        size: Size::new(HALF, 0.0),
        axis: Axis { step: 0.5, ..Axis::percent("", Numbers::PERCENT) },
        keys: if has_strong { vec![(Marker::Ring, random), (Marker::Disc, strong)] } else { Vec::new() },
        reference: Some(0.5),
        rows: rows.collect(),
    }
    .with_rows_of(5.4)
    .figure()
}

/// How long random games are.
fn lengths(profile: &Profile, longest: u32, width: f64, language: Language) -> Figure {
    let tally = &profile.random;
    let shortest = 0_u32;
    // Some twenty-five bins, of whole moves, so that none is empty only because no length falls into it.
    let bin = (longest - shortest).div_ceil(25).max(1);
    let mut counts = vec![0_u64; ((longest - shortest) / bin + 1) as usize];
    for length in &tally.lengths {
        counts[((length - shortest) / bin) as usize] += 1;
    }
    let mean = tally.length().value;
    let number = Numbers::WHOLE.with_decimals(1, decimal_mark(language)).text(mean);
    let name = super::name(profile, language);
    Histogram {
        title: language.msg("profiles-length-title").with("game", name).to_string(),
        size: Size::new(width, 30.0),
        axis_title: language.msg("profiles-moves").to_string(),
        numbers: Numbers::WHOLE,
        from: f64::from(shortest),
        bin: f64::from(bin),
        counts,
        ink: Ink::Light,
        pointers: vec![Pointer {
            value: mean + 0.5,
            text: language.msg("profiles-mean").with("number", number).to_string(),
        }],
        bracket: Some((
            f64::from(tally.length_at(5)),
            f64::from(tally.length_at(95)) + 1.0,
            language.msg("profiles-nine-in-ten").to_string(),
        )),
        span: Some((f64::from(shortest), f64::from(longest) + 1.0)),
    }
    .figure()
}
