//! `arbitro profile`

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use clap::Args;
use serde_json::{Value, json};

use crate::args::{GamesFolder, ReplaceArgs, TimeArgs};
use crate::failure::{Failure, OrFail, spoken};
use crate::typed::within;
use crate::watch::{bar, stoppable};
use crate::{out_file, terminal};
use ::paper::typeset::{paginate, pdf};
use gallery::sheets::profile_sheet::{self, Grid, Origin, Row};
use rules::analysis::opponent::{Level, Strength};
use rules::analysis::profile::{self, Difference, Mean, Profile, Proportion, Tally, Watch};
use rules::engine::Table;
use rules::game::Side;
use speech::Language;

/// The lead is estimated in so many random games at most; more would take long and say little.
const LEADS: u64 = 400;

/// The most random games that are played.
const MOST_GAMES: u64 = 1_000_000;

/// How many strong games are played unless somebody says otherwise.
const STRONG_GAMES: u64 = 30;

/// About how much longer a strong game takes than a random one, for each random game before a move.
const STRONG_GAME: u64 = 10;

/// Say whether games are fair, how long they are and how late they are decided
#[derive(Args, Clone, Debug)]
pub(crate) struct ProfileArgs {
    #[arg(value_name = "GAME", required = true)]
    names: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = within::<u64>(1..=MOST_GAMES))]
    count: u64,
    #[arg(long, value_name = "N", default_value_t = STRONG_GAMES, value_parser = within::<u64>(0..=100_000))]
    strong_games: u64,
    #[arg(long, value_name = "LEVEL", default_value = "strong")]
    level: Level,
    #[arg(long, value_name = "N", value_parser = within::<u64>(1..=10_000_000))]
    playouts: Option<u64>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    time: TimeArgs,
    #[arg(long, value_name = "FILE.pdf|html")]
    out: Vec<PathBuf>,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    replace: ReplaceArgs,
    #[arg(long = "games", alias = "folder", value_name = "DIR")]
    folder: Option<PathBuf>,
}

impl ProfileArgs {
    /// Returns what was typed, with an old spelling put right: `--games 5000` said how many games are played.
    fn put_right(&self, language: Language) -> Result<ProfileArgs, Failure> {
        let typed = self.folder.as_deref().filter(|path| !path.exists()).and_then(Path::to_str);
        let Some(number) = typed.filter(|text| text.parse::<i64>().is_ok()) else { return Ok(self.clone()) };
        let count = within::<u64>(1..=MOST_GAMES)(number).map_err(|wrong| {
            Failure::usage(spoken(&wrong.0, language).at(format_args!("`--count {number}`")))
        })?;
        Ok(ProfileArgs { count, folder: None, ..self.clone() })
    }
}

pub(crate) fn run(args: &ProfileArgs, language: Language) -> Result<String, Failure> {
    let args = &args.put_right(language)?;
    let formats = args.out.iter().map(|path| format(path, language)).collect::<Result<Vec<_>, _>>()?;
    let tables = tables(args, language)?;
    args.out.iter().try_for_each(|path| out_file::try_out(path, args.replace, language))?;
    args.time.announce(language);
    let profiles = profiles(&tables, args, language)?;
    let origin =
        Origin { seed: args.seed, level: args.level.name(language), full: args.level.strength().playouts };
    let mut written = String::new();
    for (path, format) in args.out.iter().zip(formats) {
        match format {
            Format::Html => {
                out_file::write_new(
                    path,
                    profile_sheet::html(&profiles, &origin, language).as_bytes(),
                    args.replace,
                    language,
                )?;
                written.push_str(&format!("{}\n", path.display()));
            }
            Format::Pdf => {
                let document = profile_sheet::document(&profiles, &origin, language).or_fail(language)?;
                let pages = paginate(&document).or_fail(language)?;
                let bytes = pdf::pdf_of_pages(&pages, &pdf::facts_of(&document));
                written.push_str(&out_file::write_pdf(path, (&bytes, pages.len()), args.replace, language)?);
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
    Ok(text(&profiles, &origin, language) + &written)
}

/// Plays all the games, with a bar that says which.
fn profiles(tables: &[Arc<Table>], args: &ProfileArgs, language: Language) -> Result<Vec<Profile>, Failure> {
    let strengths: Vec<Strength> = tables.iter().map(|table| strength(table, args)).collect();
    let weight = |strength: &Strength| strength.playouts.max(1) * STRONG_GAME;
    let work = tables
        .iter()
        .zip(&strengths)
        .map(|(table, strength)| args.count + rounds(table) * args.strong_games * weight(strength));
    let bar = bar(work.sum(), language);
    let (total, played) = (AtomicU64::new(0), AtomicU64::new(0));
    let found = stoppable(
        args.time.limit(),
        || bar.tick(),
        |stop| {
            let mut profiles = Vec::with_capacity(tables.len());
            for (table, strength) in tables.iter().zip(&strengths) {
                let name = table.game().info().name.in_language(language);
                bar.set_message(
                    language.msg("cli-profile-random").with("name", name.to_string()).to_string(),
                );
                let count = || {
                    total.fetch_add(1, Ordering::Relaxed);
                    bar.inc(1);
                };
                let watch = Watch { stop, played: &count };
                let random = profile::play(table, args.count, args.seed, LEADS, &profile::at_random, &watch);
                let Some(random) = random else { break };
                let strong = match args.strong_games {
                    0 => None,
                    games => {
                        played.store(0, Ordering::Relaxed);
                        let of = games * rounds(table);
                        let say = |n: u64| {
                            bar.set_message(
                                language
                                    .msg("cli-profile-strong")
                                    .with("name", name.to_string())
                                    .with("n", n)
                                    .with("of", of)
                                    .to_string(),
                            );
                        };
                        say(0);
                        let count = || {
                            total.fetch_add(1, Ordering::Relaxed);
                            say(played.fetch_add(1, Ordering::Relaxed) + 1);
                            bar.inc(weight(strength));
                        };
                        let watch = Watch { stop, played: &count };
                        profile::strong(table, games, args.seed, *strength, &watch)
                    }
                };
                profiles.push(Profile { table: table.clone(), random, strong });
            }
            (profiles, stop.load(Ordering::Relaxed))
        },
        language,
    )?;
    bar.finish_and_clear();
    let (total, (profiles, is_stopped)) = (total.into_inner(), found);
    if profiles.is_empty() {
        return Err(Failure::data(language.msg("cli-profile-stopped").with("total", total)));
    }
    if is_stopped {
        terminal::remark(&language.msg("cli-profile-cut").with("total", total).to_string(), language);
    }
    Ok(profiles)
}

/// Returns how often the strong games are played: without the swap once more.
fn rounds(table: &Arc<Table>) -> u64 {
    if table.game().swap() { 2 } else { 1 }
}

/// Returns what the strong players spend on a move.
fn strength(table: &Arc<Table>, args: &ProfileArgs) -> Strength {
    let full = args.level.strength();
    match args.playouts {
        Some(playouts) => profile::scaled(full, playouts),
        None if args.strong_games == 0 => full,
        // More games than usual are played at the usual effort, and take longer.
        None => profile::affordable(table, rounds(table) * STRONG_GAMES, full),
    }
}

/// What a file is to be.
#[derive(Clone, Copy)]
enum Format {
    Html,
    Pdf,
}

fn format(path: &Path, language: Language) -> Result<Format, Failure> {
    match out_file::ending(path, &["pdf", "html", "htm"], language)? {
        Some("pdf") | None => Ok(Format::Pdf),
        Some(_) => Ok(Format::Html),
    }
}

fn tables(args: &ProfileArgs, language: Language) -> Result<Vec<Arc<Table>>, Failure> {
    let most = profile_sheet::MOST;
    if args.names.len() > most {
        let n = args.names.len();
        return Err(Failure::usage(language.msg("cli-profile-too-many").with("n", n).with("most", most)));
    }
    let folder = GamesFolder { folder: args.folder.clone() };
    let mut tables: Vec<Arc<Table>> = Vec::with_capacity(args.names.len());
    for name in &args.names {
        let table = folder.table(name, language)?;
        if tables.iter().any(|other| other.game().id() == table.game().id()) {
            return Err(Failure::usage(language.msg("cli-profile-twice").with("name", name.to_string())));
        }
        tables.push(table);
    }
    Ok(tables)
}

/// Writes the profiles side by side, with what they come to.
fn text(profiles: &[Profile], origin: &Origin, language: Language) -> String {
    let Grid { heads, rows } = profile_sheet::grid(profiles, language);
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
    let title = profile_sheet::title(profiles, language);
    let mut text = if profiles.len() == 1 { format!("{title}\n\n") } else { String::new() };
    text.push_str(&line("", &heads));
    for row in &rows {
        match row {
            row if row.is_heading() => text.push_str(&format!("\n{}\n", row.label)),
            Row { label, cells, .. } => text.push_str(&line(&format!("  {label}"), cells)),
        }
    }
    text.push('\n');
    for sentence in profile_sheet::findings(profiles, language) {
        text.push_str(&format!("{}\n", sentence.replace("**", "")));
    }
    if let Some(effort) = profile_sheet::effort(profiles, origin, language) {
        text.push_str(&format!("{}\n", effort.replace("**", "")));
    }
    text
}

fn as_json(profile: &Profile) -> Value {
    let mut value = json!({ "game": profile.table.game().id(), "random": tally_json(&profile.random) });
    if let Some(strong) = &profile.strong {
        value["strong"] = tally_json(&strong.games);
        value["strong"]["playouts"] = strong.strength.playouts.into();
        if let Some(without) = &strong.without_swap {
            value["strong_without_swap"] = tally_json(without);
            let effect = strong.games.won(Side::First).minus(without.won(Side::First));
            let Difference { value: difference, low, high } = effect;
            value["swap_effect"] = json!({ "difference": difference, "low": low, "high": high });
        }
    }
    value
}

fn tally_json(tally: &Tally) -> Value {
    let (length, branching) = (tally.length(), tally.branching());
    let mean = |of: Mean| json!({ "mean": of.value, "low": of.low, "high": of.high });
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
        "branching": mean(branching),
        "decided_late": proportion_json(tally.late),
    })
}

fn proportion_json(of: Proportion) -> Value {
    let (low, high) = of.interval();
    json!({ "count": of.count, "of": of.of, "share": of.share(), "low": low, "high": high })
}
