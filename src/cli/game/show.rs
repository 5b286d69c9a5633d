//! `arbitro show`

use clap::Args;

use crate::args::GameArgs;
use crate::failure::Failure;
use crate::game::moves::{announce, won};
use crate::terminal;
use gallery::play::words;
use gallery::sheets::say;
use rules::engine::{Ending, Position};
use rules::game::{Game, Layer, Side};
use speech::Language;

/// Draw a position
#[derive(Args, Debug)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    of: GameArgs,
}

pub(crate) fn run(args: &ShowArgs, language: Language) -> Result<String, Failure> {
    let (_, position) = args.of.position(language)?;
    Ok(format!("{}\n", picture(&position, language)))
}

/// Draws a position as [`board`] does, and writes it as text, to be given to other commands.
pub(crate) fn picture(position: &Position, language: Language) -> String {
    format!("{}\n{}: {}", board(position, language), language.msg("cli-show-position"), position.write())
}

/// Draws a position with the letters of its pieces and whose turn it is.
pub(crate) fn board(position: &Position, language: Language) -> String {
    let game = position.table().game();
    let mut text = rules::text_board::draw(position);
    if !game.layers().is_empty() && game.seeds().is_empty() {
        let layers = game.layers().iter().enumerate();
        // Moves are typed with the word of the file; people call the piece something else.
        let piece = |(index, layer): (usize, &Layer)| {
            format!("{} ({})", legend(game, layer), say::piece(game, index, language))
        };
        let mut legend: Vec<String> = layers.map(piece).collect();
        let (has_goals, has_zones) = rules::text_board::signs(game);
        if has_goals {
            legend.push(format!("1 2 {}", language.msg("cli-show-goals")));
        }
        if has_zones {
            legend.push(format!(": {}", language.msg("cli-show-zone")));
        }
        text.push_str(&format!("\n{}\n", legend.join(terminal::APART)));
    }
    if let Some([first, second]) = scores(position) {
        text.push_str(&format!(
            "{}\n",
            language
                .msg("cli-show-score")
                .with("first", first.to_string())
                .with("second", second.to_string())
        ));
    }
    match position.ending() {
        Some(ending) => text.push_str(&ended(position, ending, language)),
        None => {
            let side = game.sides()[position.side_to_move()].name.in_language(language);
            text.push_str(&language.msg("cli-show-to-move").with("side", side.to_string()).to_string());
        }
    }
    text
}

/// Says who won and why, as the sheet says it.
fn ended(position: &Position, ending: Ending, language: Language) -> String {
    match (ending.winner, words::reason(position, language)) {
        (Some(winner), Some(reason)) => {
            won(position, winner, &format!("; {}", reason.trim_end_matches('.')), language)
        }
        (None, Some(reason)) => format!("{}. {reason}", language.msg("cli-draw")),
        (_, None) => announce(position, ending, language),
    }
}

/// Says what a letter stands for; kinds that both sides have are told apart by the side.
fn legend(game: &Game, layer: &Layer) -> String {
    let is_shared_word = game.layers().iter().filter(|other| other.word == layer.word).count() > 1;
    match layer.side {
        Some(side) if is_shared_word => {
            format!("{} {} {}", layer.letter, game.sides()[side].word, layer.word)
        }
        _ => format!("{} {}", layer.letter, layer.word),
    }
}

fn scores(position: &Position) -> Option<[i64; 2]> {
    Some([position.score(Side::First)?, position.score(Side::Second)?])
}
