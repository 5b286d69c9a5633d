//! `arbitro trf`: tournament report files on their own.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use serde_json::{Map, Value, json};

use crate::failure::{Failure, Spoken, spoken};
use crate::files::read_bytes;
use championship::facts::{MetricKey, UnplayedRounds};
use championship::standings::{self, CrossTable, Ranking, metric};
use championship::trf::{self, TrfFile, TrfProblem};
use speech::Language;

/// Works on tournament report files (TRF16, TRF26).
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

/// What can be done with a file.
#[derive(clap::Subcommand, Clone, Debug)]
pub enum Command {
    Standings(StandingsArgs),
    Check(CheckArgs),
}

/// What to check.
#[derive(clap::Args, Clone, Debug)]
pub struct CheckArgs {
    pub file: PathBuf,
    #[arg(long)]
    pub pairings: bool,
}

/// How to print standings.
#[derive(clap::Args, Clone, Debug)]
pub struct StandingsArgs {
    pub file: PathBuf,
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub tie_breaks: Vec<String>,
    #[arg(long, value_enum, default_value_t = Unplayed::Fide2026)]
    pub unplayed: Unplayed,
    #[arg(long)]
    pub by_rank: bool,
    #[arg(long)]
    pub json: bool,
}

/// How rounds without a game count.
#[derive(clap::ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplayed {
    #[value(name = "fide-2026")]
    Fide2026,
    Plain,
}

/// Runs the command; gives back what to print, or why the data is wrong.
///
/// # Errors
///
/// Says what is wrong with the file or the list of tie-breaks, and what was expected.
pub fn run(args: &Args, language: Language) -> Result<String, Failure> {
    match &args.command {
        Command::Standings(args) => print_standings(args, language),
        Command::Check(args) => check(args, language),
    }
}

fn check(args: &CheckArgs, language: Language) -> Result<String, Failure> {
    let file = read(&args.file, language)?;
    let problems = trf::check(&file);
    if !problems.is_empty() {
        return Err(listed(&args.file, &problems, language));
    }
    let (players, rounds) = (file.players.len(), file.n_rounds());
    let told = language.msg("cli-trf-right").with("players", players).with("rounds", rounds);
    if !args.pairings && !file.claims_dutch() {
        return Ok(format!("{told}\n"));
    }
    if let Some(code) = file.unfollowed() {
        let unfollowed = language.msg("cli-trf-unfollowed").with("code", code.to_string());
        return if args.pairings {
            Err(Failure::data(unfollowed))
        } else {
            Ok(format!("{told}\n{unfollowed}\n"))
        };
    }
    match trf::check_dutch(&file) {
        Ok(problems) if problems.is_empty() => {
            Ok(format!("{told}\n{}\n", language.msg("cli-trf-dutch").with("rounds", rounds)))
        }
        Ok(problems) | Err(problems) => Err(listed(&args.file, &problems, language)),
    }
}

fn print_standings(args: &StandingsArgs, language: Language) -> Result<String, Failure> {
    let file = read(&args.file, language)?;
    let unplayed = match args.unplayed {
        Unplayed::Fide2026 => UnplayedRounds::Fide2026,
        Unplayed::Plain => UnplayedRounds::Plain,
    };
    let table = file.to_cross_table(unplayed).map_err(|problems| listed(&args.file, &problems, language))?;
    let metrics = metrics(&args.tie_breaks, &file, language)?;
    let mut ranking = standings::rank(&table, &metrics);
    if !args.by_rank {
        ranking.lines.sort_by_key(|line| table.rows[line.row].start_number);
    }
    match args.json {
        true => Ok(format!("{:#}\n", as_json(&file, &table, &ranking))),
        false => Ok(as_lines(&table, &ranking, io::stdout().is_terminal(), language)),
    }
}

/// Returns the precedence list: what was asked for, or what the file names, or a usual one; points first.
fn metrics(asked: &[String], file: &TrfFile, language: Language) -> Result<Vec<MetricKey>, Failure> {
    let usual = || ["BH/C1", "BH", "SB"].map(str::to_owned).to_vec();
    // A file may name tie-breaks that do not concern us (ratings); those are passed over.
    let named =
        || file.tie_breaks.iter().filter(|name| metric::find(name).is_some()).cloned().collect::<Vec<_>>();
    let names = match (asked.is_empty(), named()) {
        (false, _) => asked.to_vec(),
        (true, named) if named.is_empty() => usual(),
        (true, named) => named,
    };
    let mut keys = vec![];
    for name in names.iter().filter(|name| !name.trim().is_empty()) {
        let found = metric::find(name).ok_or_else(|| {
            let known = metric::abbreviations().join(", ");
            Failure::data(language.msg("cli-trf-no-tie-break").with("name", name).with("known", known))
        })?;
        if !keys.contains(&found.key) {
            keys.push(found.key);
        }
    }
    if !keys.contains(&MetricKey::Points) {
        keys.insert(0, MetricKey::Points);
    }
    Ok(keys)
}

fn as_lines(table: &CrossTable, ranking: &Ranking, with_heading: bool, language: Language) -> String {
    let mut text = String::new();
    if with_heading {
        let names = ranking.metrics.iter().map(|key| metric::of(*key).abbreviation);
        let number = language.msg("cli-trf-number").to_string();
        let rank = language.msg("cli-trf-rank").to_string();
        let heading: Vec<&str> = [number.as_str(), &rank].into_iter().chain(names).collect();
        text.push_str(&heading.join("\t"));
        text.push('\n');
    }
    for line in &ranking.lines {
        let values =
            ranking.metrics.iter().zip(&line.values).map(|(key, value)| metric::of(*key).format(*value));
        let number = table.rows[line.row].start_number.to_string();
        let columns: Vec<String> = [number, line.rank.to_string()].into_iter().chain(values).collect();
        text.push_str(&columns.join("\t"));
        text.push('\n');
    }
    text
}

fn as_json(file: &TrfFile, table: &CrossTable, ranking: &Ranking) -> Value {
    let players: Vec<Value> = ranking
        .lines
        .iter()
        .map(|line| {
            let mut values = Map::new();
            for (key, value) in ranking.metrics.iter().zip(&line.values) {
                let metric = metric::of(*key);
                let number =
                    metric.format(*value).parse::<serde_json::Number>().map_or(Value::Null, Value::Number);
                values.insert(metric.abbreviation.to_owned(), number);
            }
            json!({
                "start_number": table.rows[line.row].start_number,
                "rank": line.rank,
                "name": file.players[line.row].name,
                "values": values,
            })
        })
        .collect();
    let metrics: Vec<&str> = ranking.metrics.iter().map(|key| metric::of(*key).abbreviation).collect();
    json!({ "tournament": file.name(), "rounds": file.n_rounds(), "metrics": metrics, "players": players })
}

pub(crate) fn read(path: &Path, language: Language) -> Result<TrfFile, Failure> {
    let bytes = read_bytes(path, language)?;
    // Files of older programs are in the encoding of Windows.
    let text = match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => encoding_rs::WINDOWS_1252.decode(error.as_bytes()).0.into_owned(),
    };
    trf::read(&text).map_err(|problems| listed(path, &problems, language))
}

fn listed(path: &Path, problems: &[TrfProblem], language: Language) -> Failure {
    let line = |problem: &TrfProblem| {
        let place = format_args!("{}:{}:{}", path.display(), problem.line, problem.column).to_string();
        spoken(&problem.kind, language).at(place)
    };
    Failure::data(Spoken::lines(problems.iter().map(line)))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use clap::Parser;

    use super::{Args, run};
    use championship::facts::Language;

    #[derive(clap::Parser)]
    struct Cli {
        #[command(flatten)]
        args: Args,
    }

    const FILE: &str = "\
012 Small\r\
001    1      One                                                                1.0    1     2 w 1\r\
001    2      Two \u{e9}                                                              0.0    2     1 b 0\r\
";

    fn typed(words: &str, bytes: &[u8]) -> Result<String, String> {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("small.trf");
        fs::write(&path, bytes).expect("a file");
        let path = path.to_string_lossy().into_owned();
        let typed = words.split_whitespace().map(|word| if word == "FILE" { path.as_str() } else { word });
        let cli =
            Cli::try_parse_from(std::iter::once("trf").chain(typed)).map_err(|error| error.to_string())?;
        run(&cli.args, Language::En).map_err(|failure| failure.message.to_string().replace(&path, "FILE"))
    }

    #[test]
    fn standings_are_one_line_a_player() {
        let printed = typed("standings FILE --tie-breaks BH,SB", FILE.as_bytes());
        assert_eq!(printed.as_deref(), Ok("1\t1\t1.0\t0.0\t0.00\n2\t2\t0.0\t1.0\t0.00\n"));
        let json = typed("standings FILE --tie-breaks PTS,BH --json", FILE.as_bytes()).expect("JSON");
        let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!(json["players"][1]["values"]["BH"], serde_json::json!(1.0));
        assert_eq!(json["players"][1]["name"], "Two é");
        let refused = typed("standings FILE --tie-breaks ELO", FILE.as_bytes()).expect_err("a refusal");
        assert!(refused.starts_with("there is no tie-break `ELO`; known are PTS, DE, BH"), "{refused}");
    }

    /// Four players of whom the first meets the second, as the Dutch system never begins.
    fn four() -> String {
        let line = |number: u32, opponent: u32, colour: char, result: char| {
            let points = if result == '1' { "1.0" } else { "0.0" };
            let left = format!("001 {number:>4}      P{number:<65}");
            format!("{left}{points:>4} {number:>4}  {opponent:>4} {colour} {result}\n")
        };
        [line(1, 2, 'w', '1'), line(2, 1, 'b', '0'), line(3, 4, 'w', '1'), line(4, 3, 'b', '0')].concat()
    }

    #[test]
    fn check_holds_pairings_against_the_dutch_system() {
        let unnamed = typed("check FILE", four().as_bytes());
        assert_eq!(unnamed.as_deref(), Ok("no contradictions: 4 players, 1 rounds\n"));
        let expected = "FILE:1:92: in round 1 FIDE's Dutch system gives this player white against `3`: in the bracket \
                        of 0 points all criteria are met equally well, but the order of articles 3 and 4 comes to \
                        another pairing first";
        assert_eq!(typed("check FILE --pairings", four().as_bytes()).expect_err("a problem"), expected);
        let named = format!("{}092 FIDE_DUTCH_2026\n", four());
        assert_eq!(typed("check FILE", named.as_bytes()).expect_err("a problem"), expected);
        let forbidden = format!("{named}260 1 2\n");
        let told = typed("check FILE", forbidden.as_bytes()).expect("no contradiction");
        assert!(told.ends_with("the line `260` changes them in a way that is not followed here\n"), "{told}");
    }

    #[test]
    fn check_finds_contradictions_and_reads_windows_letters() {
        let bytes = encoding_rs::WINDOWS_1252.encode(FILE).0.into_owned();
        assert_eq!(typed("check FILE", &bytes).as_deref(), Ok("no contradictions: 2 players, 1 rounds\n"));
        let wrong = FILE.replace("1.0 ", "2.0 ");
        let expected = "FILE:2:81: the line claims 2 points, but the rounds add up to 1 point";
        assert_eq!(typed("check FILE", wrong.as_bytes()).expect_err("a problem"), expected);
    }
}
