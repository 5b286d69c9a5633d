//! Profiles as a table: a row a measure, a column a game.

use crate::analysis::profile::{Profile, Proportion, Tally};
use crate::figure::chart::Numbers;
use crate::game::{Language, Side};

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
    /// Returns whether the row names what follows.
    pub fn is_heading(&self) -> bool {
        self.kind == RowKind::Heading
    }
}

/// Returns the table of some profiles, without its head.
pub fn rows(profiles: &[Profile], language: Language) -> Vec<Row> {
    let writer = Writer { language };
    let mut rows = Vec::new();
    let n_games = profiles.iter().map(|profile| profile.random.games).max().unwrap_or(0);
    rows.push(heading(
        language.pick(format!("Ao acaso ({n_games} partidas)"), format!("Random play ({n_games} games)")),
    ));
    let random: Vec<Option<&Tally>> = profiles.iter().map(|profile| Some(&profile.random)).collect();
    rows.extend(writer.measures(&random));
    let strong: Vec<Option<&Tally>> =
        profiles.iter().map(|profile| profile.strong.as_ref().map(|strong| &strong.games)).collect();
    if let Some(n_games) = strong.iter().flatten().map(|tally| tally.games).max() {
        rows.push(heading(
            language
                .pick(format!("Jogo forte ({n_games} partidas)"), format!("Strong play ({n_games} games)")),
        ));
        rows.extend(writer.measures(&strong));
    }
    rows.extend(writer.swap(profiles));
    rows
}

fn heading(label: String) -> Row {
    Row { label, cells: Vec::new(), kind: RowKind::Heading }
}

struct Writer {
    language: Language,
}

impl Writer {
    fn measures(&self, tallies: &[Option<&Tally>]) -> Vec<Row> {
        let say = |pt: &str, en: &str| self.language.pick(pt, en).to_owned();
        let row = |label: String, cell: &dyn Fn(&Tally) -> String| Row {
            label,
            cells: tallies.iter().map(|tally| tally.map_or_else(|| "–".to_owned(), cell)).collect(),
            kind: RowKind::Values,
        };
        let mut rows = vec![
            row(say("ganha quem começa", "who begins wins"), &|tally| self.share(tally.won(Side::First))),
            row(say("ganha quem responde", "who answers wins"), &|tally| self.share(tally.won(Side::Second))),
            row(say("empates", "draws"), &|tally| self.share(tally.drawn())),
        ];
        if tallies.iter().flatten().any(|tally| tally.unfinished > 0) {
            rows.push(row(say("interrompidas por longas", "given up as too long"), &|tally| {
                tally.unfinished.to_string()
            }));
        }
        rows.push(row(say("duração média, em lances", "mean length, in moves"), &|tally| {
            let mean = tally.length();
            let one = |value: f64| self.number(value, 1);
            format!("{} ({}–{})", one(mean.value), one(mean.low), one(mean.high))
        }));
        rows.push(row(say("duração, de 5 % a 95 %", "length, 5 % to 95 %"), &|tally| {
            format!("{} – {}", tally.length_at(5), tally.length_at(95))
        }));
        rows.push(row(say("lances à escolha, em média", "moves to choose from, mean"), &|tally| {
            self.number(tally.branching(), 1)
        }));
        rows.push(row(say("decidida tarde", "decided late"), &|tally| match tally.late.of {
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
        let say = |pt: &str, en: &str| self.language.pick(pt, en).to_owned();
        let row = |label: String, cell: &dyn Fn(&Tally, &Tally) -> String| Row {
            label,
            cells: pairs
                .iter()
                .map(|pair| pair.map_or_else(|| "–".to_owned(), |(with, without)| cell(with, without)))
                .collect(),
            kind: RowKind::Values,
        };
        vec![
            heading(say("Efeito da troca (jogo forte)", "Effect of the swap (strong play)")),
            row(say("sem troca, ganha quem começa", "without it, who begins wins"), &|_, without| {
                self.share(without.won(Side::First))
            }),
            row(say("com troca, ganha quem começa", "with it, who begins wins"), &|with, _| {
                self.share(with.won(Side::First))
            }),
            row(say("a troca foi feita", "the swap was made"), &|with, _| self.share(with.swapped())),
        ]
    }

    fn number(&self, value: f64, decimals: usize) -> String {
        Numbers::WHOLE.with_decimals(decimals, self.language.pick(',', '.')).text(value)
    }

    fn share(&self, of: Proportion) -> String {
        share(of, self.language)
    }
}

/// Writes a share with its interval, as finely as the number of games allows.
pub(super) fn share(of: Proportion, language: Language) -> String {
    let decimals = if of.of >= 1_000 { 1 } else { 0 };
    let number =
        |share: f64| Numbers::WHOLE.with_decimals(decimals, language.pick(',', '.')).text(share * 100.0);
    let (low, high) = of.interval();
    format!("{}\u{a0}% ({}–{})", number(of.share()), number(low), number(high))
}
