//! `arbitro check-proof`

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use crate::args::GamesFolder;
use crate::failure::{Failure, spoken};
use crate::files::read_text;
use crate::game::moves::won;
use crate::game::recorded;
use rules::analysis::proof::Proof;
use rules::engine::Position;
use speech::{Language, Tell};

/// Check a proof of who wins
#[derive(Args, Debug)]
pub(crate) struct CheckProofArgs {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    games: GamesFolder,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &CheckProofArgs, language: Language) -> Result<String, Failure> {
    let text = read_text(&args.file, language)?;
    let path = &args.file.display();
    let refused = |flaw: &dyn Tell| {
        let why = spoken(flaw, language);
        let output = if args.json {
            format!("{}\n", json!({ "holds": false, "why": why.to_string() }))
        } else {
            String::new()
        };
        Failure::data(why.at(path)).with_output(output)
    };
    let proof = Proof::read(&text).map_err(|flaw| refused(&flaw))?;
    let table = args.games.table(&recorded::found_from(&args.file, &proof.game), language)?;
    let checked = proof.check(&table).map_err(|flaw| refused(&flaw))?;
    let start = Position::read(&table, &proof.start).map_err(|error| refused(&error))?;
    if args.json {
        let winner = ["first", "second"][proof.winner.index()];
        let value = json!({
            "holds": true,
            "game": table.game().id(),
            "position": proof.start,
            "winner": winner,
            "positions": checked.positions,
            "replies": checked.replies,
            "longest": checked.longest,
            "unused": checked.unused,
        });
        return Ok(format!("{value}\n"));
    }
    let said = language
        .msg("cli-proof-holds")
        .with("positions", checked.positions)
        .with("replies", checked.replies)
        .with("longest", checked.longest);
    let mut text = format!("{}\n{said}\n", won(&start, proof.winner, "", language));
    if checked.unused > 0 {
        text.push_str(&format!("{}\n", language.msg("cli-proof-unused").with("lines", checked.unused)));
    }
    Ok(text)
}
