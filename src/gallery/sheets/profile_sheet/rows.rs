//! Profiles as a table: a row a measure, a column a game.

use crate::sheets::tongue::decimal_mark;
use paper::figure::chart::Numbers;
use rules::analysis::profile::{Mean, Profile, Proportion, Strong, Tally};
use rules::game::{Language, Side};
use speech::{Message, msg};

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What is measured.
    pub label: String,
    /// One cell a game; empty in a heading.
    pub cells: Vec<String>,
    /// Whether it carries numbers.
    pub kind: RowKind,
}

/// What a row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowKind {
    /// The name of what follows.
    Heading,
    /// Numbers.
    Values,
}

impl Row {
    fn heading(label: String) -> Self {
        Self { label, cells: Vec::new(), kind: RowKind::Heading }
    }

    fn values(label: String, cells: Vec<String>) -> Self {
        Self { label, cells, kind: RowKind::Values }
    }

    /// Returns whether the row names what follows.
    pub fn is_heading(&self) -> bool {
        self.kind == RowKind::Heading
    }
}

/// A table: what its columns are, and its rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The heads of the columns besides the first.
    pub heads: Vec<String>,
    /// The rows, top down.
    pub rows: Vec<Row>,
}

/// Returns the table of some profiles: a column a game or, for a single game, a column each for random and strong play.
pub fn grid(profiles: &[Profile], language: Language) -> Grid {
    let writer = Writer { language };
    if let [Profile { random, strong: Some(strong), .. }] = profiles {
        let heads = [msg("profiles-random"), msg("profiles-strong")].map(|head| language.say(&head));
        let mut rows = vec![Row::values(
            language.say(&msg("profiles-games")),
            vec![random.games.to_string(), strong.games.games.to_string()],
        )];
        rows.push(writer.effort(vec![None, Some(strong.strength.playouts)]));
        rows.extend(writer.measures(&[Some(random), Some(&strong.games)]));
        // The swap is a matter of strong play.
        rows.extend(writer.swap(profiles).into_iter().map(|row| match row.kind {
            RowKind::Heading => row,
            RowKind::Values => Row { cells: [vec!["–".to_owned()], row.cells].concat(), ..row },
        }));
        return Grid { heads: heads.to_vec(), rows };
    }
    let mut rows = Vec::new();
    let n_games = profiles.iter().map(|profile| profile.random.games).max().unwrap_or(0);
    rows.push(Row::heading(language.msg("profiles-random-games").with("n", n_games).to_string()));
    let random: Vec<Option<&Tally>> = profiles.iter().map(|profile| Some(&profile.random)).collect();
    rows.extend(writer.measures(&random));
    let strong: Vec<Option<&Strong>> = profiles.iter().map(|profile| profile.strong.as_ref()).collect();
    if let Some(n_games) = strong.iter().flatten().map(|strong| strong.games.games).max() {
        rows.push(Row::heading(language.msg("profiles-strong-games").with("n", n_games).to_string()));
        let playouts = |of: &Option<&Strong>| of.map(|strong| strong.strength.playouts);
        rows.push(writer.effort(strong.iter().map(playouts).collect()));
        let tallies: Vec<_> = strong.iter().map(|strong| strong.map(|strong| &strong.games)).collect();
        rows.extend(writer.measures(&tallies));
    }
    rows.extend(writer.swap(profiles));
    let heads = profiles.iter().map(|profile| super::name(profile, language).to_owned()).collect();
    Grid { heads, rows }
}

struct Writer {
    language: Language,
}

impl Writer {
    fn effort(&self, playouts: Vec<Option<u64>>) -> Row {
        let cell = |playouts: Option<u64>| playouts.map_or_else(|| "–".to_owned(), |n| n.to_string());
        Row::values(self.language.say(&msg("profiles-trials")), playouts.into_iter().map(cell).collect())
    }

    fn measures(&self, tallies: &[Option<&Tally>]) -> Vec<Row> {
        let row = |label: Message, cell: &dyn Fn(&Tally) -> String| {
            let cells = tallies.iter().map(|tally| tally.map_or_else(|| "–".to_owned(), cell)).collect();
            Row::values(self.language.say(&label), cells)
        };
        let mut rows = vec![
            row(msg("profiles-first-wins"), &|tally| self.share(tally.won(Side::First))),
            row(msg("profiles-second-wins"), &|tally| self.share(tally.won(Side::Second))),
            row(msg("profiles-draws"), &|tally| self.share(tally.drawn())),
        ];
        if tallies.iter().flatten().any(|tally| tally.unfinished > 0) {
            rows.push(row(msg("profiles-too-long"), &|tally| tally.unfinished.to_string()));
        }
        rows.push(row(msg("profiles-advantage"), &|tally| {
            self.language.say(&match favoured(tally) {
                Some(Side::First) => msg("profiles-of-first"),
                Some(Side::Second) => msg("profiles-of-second"),
                None => msg("profiles-of-nobody"),
            })
        }));
        rows.push(row(msg("profiles-mean-length"), &|tally| match tally.lengths.is_empty() {
            true => "–".to_owned(),
            false => self.mean(tally.length()),
        }));
        rows.push(row(msg("profiles-length-range"), &|tally| match tally.lengths.is_empty() {
            true => "–".to_owned(),
            false => format!("{} – {}", tally.length_at(5), tally.length_at(95)),
        }));
        rows.push(row(msg("profiles-choices"), &|tally| self.mean(tally.branching())));
        rows.push(row(msg("profiles-decided-late"), &|tally| match tally.late.of {
            0 => "–".to_owned(),
            _ => self.share(tally.late),
        }));
        rows
    }

    /// What the swap does, for games that have one and were played strongly.
    fn swap(&self, profiles: &[Profile]) -> Vec<Row> {
        let pairs: Vec<Option<(&Tally, &Tally)>> = profiles
            .iter()
            .map(|profile| {
                let strong = profile.strong.as_ref()?;
                Some((&strong.games, strong.without_swap.as_ref()?))
            })
            .collect();
        if pairs.iter().all(Option::is_none) {
            return Vec::new();
        }
        let row = |label: Message, cell: &dyn Fn(&Tally, &Tally) -> String| {
            let cell =
                |pair: &Option<(&Tally, &Tally)>| pair.map_or_else(|| "–".to_owned(), |(a, b)| cell(a, b));
            Row::values(self.language.say(&label), pairs.iter().map(cell).collect())
        };
        let title = self.language.say(&msg("profiles-swap"));
        vec![
            Row::heading(title),
            row(msg("profiles-without-swap"), &|_, without| self.share(without.won(Side::First))),
            row(msg("profiles-with-swap"), &|with, _| self.share(with.won(Side::First))),
            row(msg("profiles-difference"), &|with, without| {
                let effect = with.won(Side::First).minus(without.won(Side::First));
                let points = |share: f64| {
                    let text = self.number(share * 100.0, 0);
                    if share > 0.0 && text != "0" { format!("+{text}") } else { text }
                };
                let (low, high) = (points(effect.low), points(effect.high));
                let range = self.language.msg("profiles-range").with("low", low).with("high", high);
                format!("{} ({range})", points(effect.value))
            }),
            row(msg("profiles-swapped"), &|with, _| self.share(with.swapped())),
        ]
    }

    fn mean(&self, mean: Mean) -> String {
        let one = |value: f64| self.number(value, 1);
        format!("{} ({}–{})", one(mean.value), one(mean.low), one(mean.high))
    }

    fn number(&self, value: f64, decimals: usize) -> String {
        Numbers::WHOLE.with_decimals(decimals, decimal_mark(self.language)).text(value)
    }

    fn share(&self, of: Proportion) -> String {
        share(of, self.language)
    }
}

/// Returns which player wins more than half of the decided games, if the interval lets that be said.
pub(super) fn favoured(tally: &Tally) -> Option<Side> {
    match tally.decided(Side::First).interval() {
        (low, _) if low > 0.5 => Some(Side::First),
        (_, high) if high < 0.5 => Some(Side::Second),
        _ => None,
    }
}

/// Writes a share with its interval, as finely as the number of games allows.
pub(super) fn share(of: Proportion, language: Language) -> String {
    let decimals = if of.of >= 1_000 { 1 } else { 0 };
    let number =
        |share: f64| Numbers::WHOLE.with_decimals(decimals, decimal_mark(language)).text(share * 100.0);
    let (low, high) = of.interval();
    format!("{}\u{a0}% ({}–{})", number(of.share()), number(low), number(high))
}
