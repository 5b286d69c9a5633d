//! `arbitro demo`

mod folders;
mod index;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use rayon::prelude::*;

use crate::args::GamesFolder;
use crate::args::ReplaceArgs;
use crate::failure::{Failure, OrFail, Spoken, Told as _, spoken};
use crate::files;
use crate::out_file;
use crate::paper::board;
use crate::paper::booklet;
use crate::paper::handout;
use crate::paper::output::product;
use crate::paper::pack;
use crate::paper::sheet;
use championship::facts::{Championship, Fact, Group, NameStyle, Tournament};
use championship::press::{Cards, Format, Order};
use championship::regulations;
use championship::reports::{Options, Scope};
use championship::store::{Dated, bulk_load};
use demo::{FEWEST_PUPILS, MOST_PUPILS, Plan, Story, Told};
use folders::{Folder, Made};
use rules::catalog::CatalogError;
use rules::editions::Edition;
use rules::engine::Table;
use speech::Language;

/// The day of every demo, 12 March 2027, a Friday; a fixed one, so that the same seed writes the same bytes.
const MIDNIGHT: i64 = 1_804_809_600;

/// When the rounds of that day begin.
const TIMES: &str = "10:00,10:40,11:20,12:00/14:30,15:10,15:50,16:30,17:10";

/// Where that day's desk is; the QR codes on the slips lead there.
const ADDRESS: &str = "http://arbitro.local:8080";

/// Show the toolkit at work
#[derive(Args, Debug)]
pub(crate) struct DemoArgs {
    #[arg(long, value_name = "DIR", default_value = "demo")]
    out: PathBuf,
    #[command(flatten)]
    replace: ReplaceArgs,
    #[arg(long, value_name = "N", default_value_t = 1850)]
    pupils: usize,
    #[arg(long, value_name = "N", default_value_t = 13)]
    edition: u16,
    #[arg(long, default_value_t = 2027)]
    seed: u64,
    #[command(flatten)]
    games: GamesFolder,
}

pub(crate) fn run(args: &DemoArgs, language: Language) -> Result<String, Failure> {
    if !(FEWEST_PUPILS..=MOST_PUPILS).contains(&args.pupils) {
        let n = args.pupils;
        return Err(Failure::usage(
            language
                .msg("cli-demo-pupils")
                .with("n", n.to_string())
                .with("fewest", FEWEST_PUPILS.to_string())
                .with("most", MOST_PUPILS.to_string()),
        ));
    }
    let over = over(args, language)?;
    let edition = sheet::edition(u32::from(args.edition), language)?;
    files::make_folder(&args.out, language)?;
    let tables = tables(&args.games, &edition, language)?;

    let bar = handout::spinner(&language.msg("cli-demo-playing").to_string());
    let story = story(args, &tables, language);
    bar.finish_and_clear();
    let story = story?;
    let championship = &story.championship;
    let times = TIMES.parse().expect("the times of the demo are times");
    let options = Options { language, names: NameStyle::Short, times, seal: None };
    let cards = Cards { address: Some(ADDRESS.to_owned()), ..Cards::default() };
    let packed = pack::made(&Order::all(championship, &options, &cards))?;
    let mut made: Vec<Made> = packed.into_iter().map(Made::from).collect();
    made.extend(morning(&story, &options)?);
    made.extend(rules(&edition, &tables, language)?);
    made.extend(records(championship, language));

    let file = format!("final-{}.arbitro", args.edition);
    let index = index::page(&story, &made, &file, language)?;
    let n_files = made.len() + 2;
    let folder: Vec<(PathBuf, Vec<u8>)> = made.into_iter().map(|made| (made.path, made.bytes)).collect();
    files::write_folder(&args.out, &folder, over, language)?;
    let facts = story.facts.iter().map(|told| Dated { fact: &told.fact, by: &told.by, at: told.at });
    bulk_load(&args.out.join(&file), facts, args.seed).or_fail(language)?;
    // The page comes last: where it is, everything it leads to is.
    files::write_folder(&args.out, &[(PathBuf::from("index.html"), index.into_bytes())], over, language)?;
    let (folder, start) = (args.out.display(), args.out.join("index.html"));
    let start = start.display();
    Ok(format!(
        "{}\n",
        language
            .msg("cli-demo-done")
            .with("folder", folder.to_string())
            .with("n-files", n_files)
            .with("start", start.to_string())
    ))
}

/// Says whether what is in the folder may be written over: a demo that is there is wholly ours.
fn over(args: &DemoArgs, language: Language) -> Result<ReplaceArgs, Failure> {
    let index = args.out.join("index.html");
    let is_demo = index.is_file() && out_file::is_ours(&index);
    let championship = args.out.join(format!("final-{}.arbitro", args.edition));
    if !is_demo {
        out_file::check_free(&championship, args.replace, language)?;
    }
    Ok(ReplaceArgs { replace: is_demo || args.replace.replace })
}

/// Loads the games of an edition that are board games.
fn tables(
    games: &GamesFolder,
    edition: &Edition,
    language: Language,
) -> Result<BTreeMap<String, Arc<Table>>, Failure> {
    let catalog = games.catalog(language)?;
    let mut tables = BTreeMap::new();
    for id in edition.all_games() {
        match catalog.load(id) {
            Ok(compiled) => {
                tables.insert(id.to_owned(), Table::new(compiled.game));
            }
            // Some editions had contests that are no board games, such as Poliedros in the first.
            Err(CatalogError::Unknown { .. }) => {}
            Err(error) => return Err(Failure::data(error.told(language))),
        }
    }
    Ok(tables)
}

/// Invents the championship.
fn story(
    args: &DemoArgs,
    tables: &BTreeMap<String, Arc<Table>>,
    language: Language,
) -> Result<Story, Failure> {
    let text = regulations::text_for_edition(args.edition);
    let regulations = desk::rulebook::read_kind("cnjm", &text).map_err(|problems| {
        Failure::data(Spoken::lines(problems.iter().map(|problem| spoken(problem, language))))
    })?;
    let plan = Plan {
        name: format!("final-{}", args.edition),
        regulations,
        tables: tables.clone(),
        n_pupils: args.pupils,
        seed: args.seed,
        midnight: MIDNIGHT,
    };
    demo::tell(&plan).or_fail(language)
}

/// Makes what hung on the doors in the morning: the groups, the first round and the wall charts to be filled in.
fn morning(story: &Story, options: &Options) -> Result<Vec<Made>, Failure> {
    let is_result = |told: &Told| matches!(told.fact, Fact::ResultEntered { .. });
    let end = story.facts.iter().position(is_result).unwrap_or(story.facts.len());
    let facts = story.facts[..end].iter().map(|told| &told.fact);
    let championship = Championship::replay(facts)
        .map_err(|(_, refusal)| Failure::data(spoken(&refusal, options.language)))?;
    let championship = &championship;
    let (language, cards) = (options.language, Cards::default());
    let folder = PathBuf::from(language.say(&Folder::Morning.name()));
    let cycles = (1..).take(championship.regulations().cycles.len()).map(Scope::Cycle);
    let products = ["groups", "tables", "names", "wallcharts"].map(product);
    let jobs: Vec<_> = cycles.flat_map(|scope| products.map(|product| (scope, product))).collect();
    let made = jobs.par_iter().with_max_len(1).map(|(scope, product)| {
        let order = Order { scope: *scope, ..Order::all(championship, options, &cards) };
        let printed = product.made(&order, &[Format::Pdf]).or_fail(language)?;
        let files = printed.files.into_iter().map(|(format, bytes)| Made {
            folder: Folder::Morning,
            path: folder.join(format!("{}.{}", printed.name, format.ending())),
            title: printed.title.clone(),
            bytes,
        });
        Ok(files.collect::<Vec<_>>())
    });
    Ok(made.collect::<Result<Vec<_>, Failure>>()?.into_iter().flatten().collect())
}

/// Makes the booklet of rules in every language, that of the demo first, and a board for each game.
fn rules(
    edition: &Edition,
    tables: &BTreeMap<String, Arc<Table>>,
    language: Language,
) -> Result<Vec<Made>, Failure> {
    let folder = PathBuf::from(language.say(&Folder::Rules.name()));
    let mut made = Vec::new();
    let in_order: Vec<Arc<Table>> =
        edition.all_games().iter().filter_map(|id| tables.get(*id).cloned()).collect();
    let others = Language::ALL.into_iter().filter(|other| *other != language);
    for language in std::iter::once(language).chain(others) {
        let name = language.msg("cli-demo-rules");
        let title = language.msg("cli-demo-rules-title").to_string();
        let path = folder.join(format!("{name}-{}.pdf", edition.number));
        let (bytes, _) = booklet::bytes(edition, &in_order, false, language)?;
        made.push(Made { folder: Folder::Rules, path, title, bytes });
    }
    for table in &in_order {
        let game = table.game();
        let path = folder.join(format!("{}-{}.pdf", language.msg("cli-demo-board"), game.id()));
        let title = language.msg("cli-demo-board-title").with("game", &game.info().name).to_string();
        let (bytes, _) = board::bytes(table, language)?;
        made.push(Made { folder: Folder::Rules, path, title, bytes });
    }
    Ok(made)
}

/// Returns the last recorded game of each tournament, for `arbitro replay`.
fn records(championship: &Championship, language: Language) -> Vec<Made> {
    let made = |tournament: &Tournament| {
        let (group, round, board, record) = last_record(tournament)?;
        let label = championship.group_label(group.id);
        let game = championship.regulations().tournament_name(group.id.tournament, language);
        let title = language
            .msg("cli-demo-record")
            .with("game", game)
            .with("group", &label)
            .with("round", round)
            .with("board", board)
            .to_string();
        let folder = PathBuf::from(language.say(&Folder::Games.name()));
        let path = folder.join(format!("{label}-{round}-{board}.txt"));
        Some(Made { folder: Folder::Games, path, title, bytes: record.as_bytes().to_vec() })
    };
    championship.tournaments().filter_map(made).collect()
}

/// Finds the last recorded game of a tournament: its group, round and board, and the record.
fn last_record(tournament: &Tournament) -> Option<(&Group, u16, u16, &str)> {
    for group in tournament.stages.iter().rev().flat_map(|stage| &stage.groups) {
        for round in group.rounds.iter().rev() {
            for board in &round.boards {
                let mut entries = board.games.iter().flat_map(|history| history.entries());
                if let Some(record) = entries.find_map(|entry| entry.record.as_deref()) {
                    return Some((group, round.number, board.number, record));
                }
            }
        }
    }
    None
}
