//! `arbitro profile`

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use super::args::GamesFolder;
use super::failure::Failure;
use super::paper;
use crate::analysis::opponent::Level;
use crate::analysis::profile::{self, Profile, Proportion, Tally};
use crate::engine::Table;
use crate::game::Side;
use crate::language::Language;
use crate::sheets::profile_sheet::{self, Origin, Row};
use crate::typeset::{paginate, pdf};

/// The lead is estimated in so many random games at most; more would take long and say little.
const LEADS: u64 = 400;

/// Say whether games are fair, how long they are and how late they are decided
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  arbitro profile rastros
  arbitro profile rastros-5x5 rastros-6x6 rastros --games 5000 --strong-games 0
  arbitro profile flume --strong-games 100 --level hard --out flume.pdf --out flume.html

Every share comes with its 95 % confidence interval (Wilson). A game is decided late when the winner was not the
favourite after two thirds of the moves.")]
pub(crate) struct ProfileArgs {
    /// Games to be put side by side: their ids, names or files
    #[arg(value_name = "GAME", required = true)]
    names: Vec<String>,
    /// How many random games are played
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// How many games the computer plays against itself; 0 for none
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u64).range(0..=100_000))]
    strong_games: u64,
    /// At which level it plays them: 1 to 5, or beginner, easy, medium, hard, strong
    #[arg(long, value_name = "LEVEL", default_value = "strong")]
    level: Level,
    /// The seed; the same seed plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A file to write as well, `.pdf` or `.html`; may be given twice
    #[arg(long, value_name = "FILE.pdf|html")]
    out: Vec<PathBuf>,
    /// Print JSON for other programs
    #[arg(long)]
    json: bool,
    /// A folder with more games, or with other versions of known ones [default: ./games, if there is one]
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
}

pub(super) fn run(args: &ProfileArgs, language: Language) -> Result<String, Failure> {
    let formats = args.out.iter().map(|path| format(path, language)).collect::<Result<Vec<_>, _>>()?;
    let tables = tables(args, language)?;
    // Without the swap the strong games are played once more.
    let rounds = |table: &Arc<Table>| if table.game().swap { 2 } else { 1 };
    let n_games = tables.iter().map(|table| args.games + rounds(table) * args.strong_games).sum();
    let bar = ProgressBar::new(n_games);
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len}").expect("the template is well formed"));
    let profiles: Vec<Profile> = tables.iter().map(|table| of(table, args, &bar)).collect();
    bar.finish_and_clear();
    let origin = Origin { seed: args.seed, level: args.level.name(language).to_owned() };
    let mut written = String::new();
    for (path, format) in args.out.iter().zip(formats) {
        match format {
            Format::Html => {
                paper::write(path, profile_sheet::html(&profiles, &origin, language).as_bytes())?;
                written.push_str(&format!("{}\n", path.display()));
            }
            Format::Pdf => {
                let document = profile_sheet::document(&profiles, &origin, language)
                    .map_err(|error| Failure::data(error.to_string()))?;
                let pages = paginate(&document).map_err(|error| Failure::data(error.to_string()))?;
                let bytes = pdf::pdf_of_pages(&pages, &pdf::facts_of(&document));
                written.push_str(&paper::write_pdf(path, &bytes, pages.len(), language)?);
            }
        }
    }
    if args.json {
        let games: Vec<Value> = profiles.iter().map(as_json).collect();
        return Ok(format!(
            "{}\n",
            json!({ "seed": args.seed, "level": args.level.name(Language::En), "profiles": games })
        ));
    }
    Ok(table(&profiles, language) + &written)
}

fn of(table: &Arc<Table>, args: &ProfileArgs, bar: &ProgressBar) -> Profile {
    let played = || bar.inc(1);
    let random = profile::play(table, args.games, args.seed, LEADS, &profile::at_random, &played);
    let stop = AtomicBool::new(false);
    let strong = (args.strong_games > 0)
        .then(|| profile::strong(table, args.strong_games, args.seed, args.level, &stop, &played));
    Profile { table: table.clone(), random, strong }
}

/// What a file is to be.
#[derive(Clone, Copy)]
enum Format {
    Html,
    Pdf,
}

fn format(path: &Path, language: Language) -> Result<Format, Failure> {
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    match ending.as_deref() {
        Some("html" | "htm") => Ok(Format::Html),
        Some("pdf") => Ok(Format::Pdf),
        _ => Err(Failure::usage(language.pick(
            format!("`{}` não acaba em .pdf nem em .html", path.display()),
            format!("`{}` does not end in .pdf or .html", path.display()),
        ))),
    }
}

fn tables(args: &ProfileArgs, language: Language) -> Result<Vec<Arc<Table>>, Failure> {
    let most = profile_sheet::MOST;
    if args.names.len() > most {
        let n = args.names.len();
        return Err(Failure::usage(language.pick(
            format!("{n} jogos não cabem lado a lado; escolha até {most}"),
            format!("{n} games do not fit side by side; choose up to {most}"),
        )));
    }
    let folder = GamesFolder { folder: args.folder.clone() };
    let mut tables: Vec<Arc<Table>> = Vec::with_capacity(args.names.len());
    for name in &args.names {
        let table = folder.table(name)?;
        if tables.iter().any(|other| other.game().id == table.game().id) {
            return Err(Failure::usage(language.pick(
                format!("o jogo `{name}` aparece duas vezes"),
                format!("the game `{name}` is named twice"),
            )));
        }
        tables.push(table);
    }
    Ok(tables)
}

/// Writes the profiles side by side.
fn table(profiles: &[Profile], language: Language) -> String {
    let rows = profile_sheet::rows(profiles, language);
    let heads: Vec<String> = profiles
        .iter()
        .map(|profile| profile.table.game().info.name.in_language(language).to_owned())
        .collect();
    let width = |text: &str| text.chars().count();
    let first = rows.iter().map(|row| width(&row.label) + 2).max().unwrap_or(0);
    let columns: Vec<usize> = heads
        .iter()
        .enumerate()
        .map(|(column, head)| {
            let cells = rows.iter().filter_map(|row| row.cells.get(column));
            cells.map(|cell| width(cell)).chain([width(head)]).max().unwrap_or(0)
        })
        .collect();
    let line = |label: &str, cells: &[String]| {
        let mut line = format!("{label:first$}");
        for (cell, width) in cells.iter().zip(&columns) {
            line.push_str(&format!("  {cell:>width$}"));
        }
        line.trim_end().to_owned() + "\n"
    };
    let mut text = line("", &heads);
    for row in &rows {
        match row {
            row if row.is_heading() => text.push_str(&format!("\n{}\n", row.label)),
            Row { label, cells, .. } => text.push_str(&line(&format!("  {label}"), cells)),
        }
    }
    text
}

fn as_json(profile: &Profile) -> Value {
    let mut value = json!({ "game": profile.table.game().id, "random": tally_json(&profile.random) });
    if let Some(strong) = &profile.strong {
        value["strong"] = tally_json(&strong.games);
        if let Some(without) = &strong.without_swap {
            value["strong_without_swap"] = tally_json(without);
        }
    }
    value
}

fn tally_json(tally: &Tally) -> Value {
    let length = tally.length();
    json!({
        "games": tally.games,
        "wins": {
            "first": proportion_json(tally.won(Side::First)),
            "second": proportion_json(tally.won(Side::Second)),
        },
        "draws": proportion_json(tally.drawn()),
        "unfinished": tally.unfinished,
        "swaps": proportion_json(tally.swapped()),
        "length": {
            "mean": length.value, "low": length.low, "high": length.high,
            "p5": tally.length_at(5), "p95": tally.length_at(95),
        },
        "branching": tally.branching(),
        "decided_late": proportion_json(tally.late),
    })
}

fn proportion_json(of: Proportion) -> Value {
    let (low, high) = of.interval();
    json!({ "count": of.count, "of": of.of, "share": of.share(), "low": low, "high": high })
}
