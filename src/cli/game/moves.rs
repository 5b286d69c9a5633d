//! `arbitro moves`

use clap::Args;
use serde_json::json;

use crate::args::GameArgs;
use crate::failure::Failure;
use rules::engine::{Ending, Position};
use rules::game::Side;
use speech::Language;

/// List the legal moves
#[derive(Args, Debug)]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    of: GameArgs,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &MovesArgs, language: Language) -> Result<String, Failure> {
    let (_, position) = args.of.position(language)?;
    let moves = position.write_moves(&position.moves());
    if args.json {
        return Ok(format!("{}\n", json(&position, &moves)));
    }
    let text = match position.ending() {
        Some(ending) => announce(&position, ending, language),
        None => moves.join("\n"),
    };
    Ok(format!("{text}\n"))
}

fn json(position: &Position, moves: &[String]) -> serde_json::Value {
    let game = position.table().game();
    let side = |side: rules::game::Side| ["first", "second"][side.index()];
    let outcome = position.ending().map(|ending| {
        json!({
            "winner": ending.winner.map(side),
            "winner_side": ending.winner.map(|winner| game.sides()[winner].word.clone()),
            "draw": ending.winner.is_none(),
            "rule": rule(position, ending),
        })
    });
    json!({
        "game": game.id(),
        "position": position.write(),
        "to_move": side(position.side_to_move()),
        "to_move_side": game.sides()[position.side_to_move()].word,
        "swapped": position.is_swapped(),
        "moves": moves,
        "outcome": outcome,
    })
}

/// Returns the rule that ended a game, as its author wrote it.
pub(crate) fn rule(position: &Position, ending: Ending) -> String {
    let ends = position.table().game().ends();
    match ending.end.and_then(|end| ends.get(usize::from(end))) {
        Some(end) => end.phrase.clone(),
        None => "no move: draw".to_owned(),
    }
}

/// Says who won and by which rule.
pub(crate) fn announce(position: &Position, ending: Ending, language: Language) -> String {
    let rule = rule(position, ending);
    let Some(winner) = ending.winner else {
        return format!("{} ({rule})", language.msg("cli-draw"));
    };
    won(position, winner, &format!("; {rule}"), language)
}

/// Says who wins, and something about it. The names of sides are words of any number (White, Cats), so that no verb
/// would fit them all.
pub(crate) fn won(position: &Position, winner: Side, about: &str, language: Language) -> String {
    // After a swap the person who began holds the second side.
    let person = if position.is_swapped() { !winner } else { winner };
    let side = position.table().game().sides()[winner].name.in_language(language);
    let told =
        language.msg("cli-won").with("side", side).with("person", person.index() + 1).with("about", about);
    told.to_string()
}
