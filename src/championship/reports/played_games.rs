//! What games on screens tell, by game and cycle: who won, how long they were, how they began.

use std::collections::BTreeMap;

use super::model::{Block, Column, Kind, Part, Print, Section, Table};
use super::plots::{self, GameCount};
use super::words::Teller;
use crate::facts::{BoardPlace, Championship, Ending, LiveGame, MatchResult};
use crate::tables::Value;
use speech::msg;

/// How many openings of each kind are plotted, the most used ones.
const OPENINGS_SHOWN: usize = 3;

/// What the games of one kind in one cycle were like.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Played {
    /// Games won by who started, drawn, and won by who answered.
    results: [u64; 3],
    /// How many moves each had.
    lengths: Vec<u64>,
    /// The first moves, and how often each was played.
    openings: BTreeMap<String, u64>,
}

impl Played {
    fn take(&mut self, game: &LiveGame, result: MatchResult) {
        let index = match result {
            MatchResult::FirstWins => 0,
            MatchResult::Draw => 1,
            MatchResult::SecondWins => 2,
            _ => return,
        };
        self.results[index] += 1;
        self.lengths.push(game.moves.len() as u64);
        if let Some(first) = game.moves.first() {
            *self.openings.entry(first.text.clone()).or_default() += 1;
        }
    }

    fn count(&self) -> u64 {
        self.lengths.len() as u64
    }

    /// Returns how many moves a game had on average, in hundredths.
    fn mean(&self) -> u64 {
        let sum: u64 = self.lengths.iter().sum();
        (sum * 100 + self.count() / 2) / self.count().max(1)
    }

    /// Returns the first moves, the most used before the others; of two that were used as often, the first by the alphabet.
    fn openings(&self) -> Vec<(&str, u64)> {
        let mut all: Vec<_> = self.openings.iter().map(|(text, count)| (text.as_str(), *count)).collect();
        all.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        all
    }
}

/// Returns what was played on screens to its end, by game and cycle. What went on on wood or was awarded has no length.
pub(super) fn played(championship: &Championship) -> BTreeMap<(u8, u8), Played> {
    let mut all: BTreeMap<(u8, u8), Played> = BTreeMap::new();
    for group in championship.groups() {
        let boards = group.rounds.iter().flat_map(|round| round.boards.iter().map(|one| (round.number, one)));
        for (round, board) in boards {
            let place = BoardPlace { group: group.id, round, board: board.number };
            let Some(live) = championship.live_board(place).filter(|live| !live.is_on_wood) else { continue };
            for (number, history) in (1..).zip(&board.games) {
                let ended = live.game(number).filter(|game| {
                    game.ended.is_some_and(|ending| ending != Ending::Awarded) && !game.moves.is_empty()
                });
                if let (Some(game), Some(result)) = (ended, history.current()) {
                    let kind = championship.regulations().game_at(place.game(number));
                    all.entry((kind, group.id.tournament.cycle)).or_default().take(game, result);
                }
            }
        }
    }
    all.retain(|_, played| played.count() > 0);
    all
}

/// Tells of the games on screens; nothing where there were none.
pub(super) fn section(teller: Teller<'_>) -> Option<Section> {
    let all = played(teller.championship);
    if all.is_empty() {
        return None;
    }
    let name = |game: u8, cycle: u8| match all.keys().filter(|(own, _)| *own == game).count() {
        // Where a game was played in one cycle only, its name says all.
        1 => teller.game_name(game),
        _ => format!("{}, {}", teller.game_name(game), teller.cycle(cycle)),
    };
    let kinds = || all.iter().map(|((game, cycle), played)| (name(*game, *cycle), played));
    let won = kinds().map(|(name, played)| {
        let [first, drawn, second] = played.results;
        (name, GameCount { first, second, drawn, forfeited: 0 })
    });
    let means = kinds().map(|(name, played)| {
        let moves = played.lengths.iter().sum::<u64>() as f64;
        (name, played.count(), moves / played.count() as f64)
    });
    let openings = kinds().map(|(name, played)| {
        let shown = played.openings().into_iter().take(OPENINGS_SHOWN).collect();
        (name, played.count(), shown)
    });
    let parts = vec![
        Part::Table(table(teller, &all)),
        plots::first_side(teller, &won.collect::<Vec<_>>(), msg("reports-screens-who-wins")),
        plots::lengths(teller, &means.collect::<Vec<_>>()),
        plots::openings(teller, &openings.collect::<Vec<_>>()),
        Part::Note(teller.say(msg("reports-screens-note"))),
    ];
    Some(Section::new(teller.say(msg("reports-screens")), parts))
}

fn table(teller: Teller<'_>, all: &BTreeMap<(u8, u8), Played>) -> Table {
    let columns = vec![
        Column::new("game", teller.say(msg("reports-game")), Kind::Text),
        Column::new("cycle", teller.say(msg("reports-cycle")), Kind::Text),
        Column::new("first_wins", teller.say(msg("reports-starter-wins")), Kind::Integer),
        Column::new("second_wins", teller.say(msg("reports-answerer-wins")), Kind::Integer),
        Column::new("draws", teller.say(msg("reports-draws")), Kind::Integer),
        Column::new("played", teller.say(msg("reports-played")), Kind::Integer).print(Print::Strong),
        Column::new("moves", teller.say(msg("reports-moves-mean")), Kind::Decimal),
        Column::new("longest", teller.say(msg("reports-moves-most")), Kind::Integer),
        Column::new("opening", teller.say(msg("reports-first-move")), Kind::Text),
    ];
    let rows = all.iter().map(|((game, cycle), played)| {
        let [first, drawn, second] = played.results;
        let opening = played.openings().first().map(|(text, count)| format!("{text} ({count})"));
        vec![
            Value::text(teller.game_name(*game)),
            Value::text(teller.cycle(*cycle)),
            Value::number(first),
            Value::number(second),
            Value::number(drawn),
            Value::number(played.count()),
            Value::Decimal(i64::try_from(played.mean()).unwrap_or(i64::MAX)),
            Value::number(played.lengths.iter().copied().max().unwrap_or(0)),
            Value::text(opening.unwrap_or_default()),
        ]
    });
    let block = Block { rows: rows.collect(), ..Block::default() };
    Table { name: teller.say(msg("reports-screens")), columns, blocks: vec![block], ..Table::default() }
}
