//! What the page of a game says: cells, sides, choices and endings in words.

use crate::sheets::say;
use rules::engine::{Move, Position, Setup};
use rules::game::{CellId, Game, Side};
use speech::Language;

/// Says what stands on a cell: `c4, vazia`, `c4, white man`, `a1, 4 seeds`.
pub fn cell(game: &Game, setup: &Setup, cell: CellId, language: Language) -> String {
    let name = game.board().name(cell);
    let index = usize::from(cell);
    if let Some(seeds) = setup.seeds.get(index) {
        let noun = match seeds {
            1 => language.pick("semente", "seed"),
            _ => language.pick("sementes", "seeds"),
        };
        return match seeds {
            0 => format!("{name}, {}", language.pick("vazia", "empty")),
            seeds => format!("{name}, {seeds} {noun}"),
        };
    }
    match setup.cells[index] {
        Some(layer) => format!("{name}, {}", say::piece(game, layer, language)),
        None => format!("{name}, {}", language.pick("vazia", "empty")),
    }
}

/// Says whose turn it is.
pub fn to_move(position: &Position, language: Language) -> String {
    let game = position.table().game();
    let side = position.side_to_move();
    let name = say::side(game, side, language);
    match language {
        Language::Pt if say::is_plural(game, side, language) => format!("Jogam {name}"),
        Language::Pt => format!("Joga {name}"),
        Language::En | Language::Es => format!("{} to move", capital(&name)),
    }
}

/// Says who won, if the game is over.
pub fn result(position: &Position, language: Language) -> Option<String> {
    let game = position.table().game();
    let Some(winner) = position.ending()?.winner else {
        return Some(language.pick("Empate", "A draw").to_owned());
    };
    let name = say::side(game, winner, language);
    let plural = say::is_plural(game, winner, language);
    Some(match (language, plural) {
        (Language::Pt, true) => format!("Ganham {name}"),
        (Language::Pt, false) => format!("Ganha {name}"),
        (Language::En | Language::Es, true) => format!("{} win", capital(&name)),
        (Language::En | Language::Es, false) => format!("{} wins", capital(&name)),
    })
}

/// Says why the game ended so, if it is over: the goal as the sheet tells it, or the rule.
pub fn reason(position: &Position, language: Language) -> Option<String> {
    let ending = position.ending()?;
    let game = position.table().game();
    let goal = ending.winner.and_then(|_| say::goal(game, language));
    goal.or_else(|| say::ending(game, usize::from(ending.end?), language))
}

/// Says what a button for a move reads.
pub fn button(position: &Position, mv: Move, language: Language) -> String {
    let text = position.write_move(mv);
    match text.as_str() {
        "swap" => return language.pick("Trocar de lado", "Swap sides").to_owned(),
        "pass" => return language.pick("Passar", "Pass").to_owned(),
        "stop" => return language.pick("Terminar a jogada", "End the turn").to_owned(),
        _ => {}
    }
    let game = position.table().game();
    if let Some((word, cells)) = text.split_once(':')
        && let Some(layer) = game.layers().iter().position(|layer| layer.word == word)
    {
        return format!("{} ({cells})", capital(&say::piece(game, layer, language)));
    }
    text
}

/// Writes a move for the list of a game, pieces by their name.
pub fn ply(game: &Game, text: &str, language: Language) -> String {
    match text {
        "swap" => return language.pick("troca", "swap").to_owned(),
        "pass" => return language.pick("passa", "pass").to_owned(),
        "stop" => return language.pick("fim", "stop").to_owned(),
        _ => {}
    }
    let layer = |word: &str| game.layers().iter().position(|layer| layer.word == word);
    match text.split_once(':').and_then(|(word, cells)| Some((layer(word)?, cells))) {
        Some((layer, cells)) => format!("{cells} {}", say::piece(game, layer, language)),
        None => text.to_owned(),
    }
}

/// Says both scores, in games that have one.
pub fn score(position: &Position, language: Language) -> Option<String> {
    let game = position.table().game();
    let setup = position.setup();
    let of = |side: Side| {
        let points = match setup.seeds.is_empty() {
            true => position.score(side)?,
            // Where seeds are taken, those are what people count.
            false => i64::from(setup.taken[side.index()]),
        };
        Some(format!("{} {points}", capital(game.sides()[side].name.in_language(language))))
    };
    Some(format!("{} – {}", of(Side::First)?, of(Side::Second)?))
}

/// Writes the first letter large.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
