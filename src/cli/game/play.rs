//! `arbitro play`

use std::path::PathBuf;
use std::sync::LazyLock;
use std::time::Duration;

use clap::{Args, ValueEnum};

use crate::args::{GamesFolder, ReplaceArgs, Stand};
use crate::failure::Failure;
use crate::game::recorded;
use crate::game::show;
use crate::game::solve::written;
use crate::out_file;
use crate::terminal;
use crate::typed::within;
use crate::watch::watched;
use gallery::sheets::say;
use rules::analysis::opponent::{Choice, Level, Proven, choose_with};
use rules::engine::{GameRecord, Position};
use rules::game::Side;
use speech::{Language, Lexicon, msg};

/// What is typed instead of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    Quit,
    Show,
    Moves,
    /// Asks for the moves and how to play at all.
    Help,
    Hint,
    Why,
    Undo,
}

impl Order {
    /// Reads an order, in any language, and what follows it.
    fn read(line: &str) -> Option<(Order, &str)> {
        static WRITTEN: LazyLock<Lexicon<Order>> = LazyLock::new(|| {
            Lexicon::new([
                (Order::Quit, msg("written-play-quit")),
                (Order::Show, msg("written-play-show")),
                (Order::Moves, msg("written-play-moves")),
                (Order::Help, msg("written-play-help")),
                (Order::Hint, msg("written-play-hint")),
                (Order::Why, msg("written-play-why")),
                (Order::Undo, msg("written-play-undo")),
            ])
        });
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let order = if word == "?" { Some(Order::Help) } else { WRITTEN.meaning(word) };
        // Only moves are asked for by how they begin.
        let takes_more = |order: &Order| rest.is_empty() || matches!(order, Order::Moves | Order::Help);
        let alone = || WRITTEN.meaning(line).map(|order| (order, ""));
        order.filter(takes_more).map(|order| (order, rest)).or_else(alone)
    }
}

/// More moves than these leave nothing else to be seen.
const MOST_MOVES: usize = 60;

/// Play a game at the keyboard
#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    stand: Stand,
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[command(flatten)]
    replace: ReplaceArgs,
    #[arg(long, value_name = "LEVEL")]
    against: Option<Level>,
    #[arg(long, value_enum, default_value = "first", requires = "against")]
    side: Player,
    #[arg(long, value_name = "N", requires = "against", value_parser = within::<u64>(1..=86_400))]
    seconds: Option<u64>,
    #[arg(long, default_value_t = 1, requires = "against")]
    seed: u64,
    #[command(flatten)]
    games: GamesFolder,
}

/// Who begins, or who answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Player {
    First,
    Second,
}

impl PlayArgs {
    /// Returns whether the computer is to move.
    fn is_computers(&self, position: &Position) -> bool {
        let side = position.side_to_move();
        let player = if position.is_swapped() { !side } else { side };
        let mine = if self.side == Player::First { Side::First } else { Side::Second };
        self.against.is_some() && player != mine && position.ending().is_none()
    }

    /// Says who holds which side against the computer.
    fn roles(&self, position: &Position, language: Language) -> Option<String> {
        let level = self.against?.name(language);
        let mine = if self.side == Player::First { Side::First } else { Side::Second };
        let mine = if position.is_swapped() { !mine } else { mine };
        let sides = position.table().game().sides();
        let [mine, others] = [mine, !mine].map(|side| sides[side].name.in_language(language));
        Some(
            language
                .msg("cli-play-roles")
                .with("mine", mine.to_string())
                .with("level", level.to_string())
                .with("others", others.to_string())
                .to_string(),
        )
    }

    /// Lets the computer choose a move.
    fn choice(&self, position: &Position, language: Language) -> Result<Option<Choice>, Failure> {
        let Some(level) = self.against else { return Ok(None) };
        let mut strength = level.strength();
        if self.seconds.is_some() && level == Level::Strong {
            strength.playouts = u64::MAX;
        }
        let limit = self.seconds.map(Duration::from_secs);
        let say = || language.msg("cli-play-thinking").to_string();
        watched(limit, say, |stop| choose_with(position, strength, self.seed, stop), language)
    }
}

pub(crate) fn run(args: &PlayArgs, language: Language) -> Result<String, Failure> {
    let table = args.games.table(&args.game, language)?;
    if args.record.is_some() && args.stand.position.is_some() {
        return Err(Failure::usage(language.msg("cli-play-record-start")));
    }
    if let Some(path) = &args.record {
        out_file::try_out(path, args.replace, language)?;
    }
    let mut positions = vec![args.stand.position(&table, language)?];
    let id = table.game().id();
    let game =
        args.record.as_ref().map_or_else(|| id.to_owned(), |path| recorded::name_in(path, &args.game, id));
    let mut record = GameRecord { game, ..GameRecord::default() };
    if let Some(after) = &args.stand.after {
        record.moves = canonical(&Position::start(&table), after);
    }
    let begun = record.moves.len();
    terminal::tell(&show::board(&positions[0], language));
    if let Some(words) = args.roles(&positions[0], language) {
        terminal::tell(&words);
    }
    if let Some(how) = how(&positions[0], language) {
        terminal::tell(&how);
    }
    let mut explained = None;
    let mut told = None;
    loop {
        let position = &positions[positions.len() - 1];
        if position.ending().is_some() {
            break;
        }
        if args.is_computers(position)
            && let Some(choice) = args.choice(position, language)?
        {
            let text = position.write_move(choice.mv);
            terminal::say(&language.msg("cli-play-computer").with("text", text.to_string()).to_string());
            explained = Some(explain(position, &choice, language));
            let next = position.play_legal(choice.mv);
            terminal::tell(&show::board(&next, language));
            if choice.mv.is_swap() {
                args.roles(&next, language).iter().for_each(|words| terminal::tell(words));
            }
            record.moves.push(text);
            positions.push(next);
            save(args, &record, language)?;
            continue;
        }
        let name = table.game().sides()[position.side_to_move()].name.in_language(language);
        let Some(line) = terminal::ask(&format!("{name}> "), language)? else {
            // The next prompt of the shell begins a line of its own.
            terminal::say("");
            break;
        };
        let line = line.to_lowercase();
        match Order::read(&line) {
            None if line.is_empty() => {}
            Some((Order::Quit, _)) => break,
            // Who plays on needs no text of the position after every move; on a narrow terminal it takes several lines.
            Some((Order::Show, _)) => terminal::tell(&show::picture(position, language)),
            Some((order @ (Order::Moves | Order::Help), start)) => {
                let is_help = order == Order::Help;
                if let Some(how) = how(position, language).filter(|_| is_help) {
                    terminal::tell(&how);
                }
                terminal::tell(&moves(position, start, is_help, language));
            }
            Some((Order::Hint, _)) => {
                if let Some(choice) = hint(position, language)? {
                    let text = position.write_move(choice.mv);
                    terminal::tell(&language.msg("cli-play-hint").with("text", text).to_string());
                    explained = Some(explain(position, &choice, language));
                }
            }
            Some((Order::Why, _)) => {
                let not_yet = || language.msg("cli-play-not-yet").to_string();
                terminal::tell(&explained.clone().unwrap_or_else(not_yet));
            }
            Some((Order::Undo, _))
                if positions.iter().rev().skip(1).any(|position| !args.is_computers(position)) =>
            {
                // Against the computer its answer goes, too.
                loop {
                    positions.pop();
                    record.moves.pop();
                    if record.moves.len() <= begun || !args.is_computers(&positions[positions.len() - 1]) {
                        break;
                    }
                }
                save(args, &record, language)?;
                terminal::tell(&show::board(&positions[positions.len() - 1], language));
            }
            Some((Order::Undo, _)) => terminal::say(&language.msg("cli-play-no-undo").to_string()),
            None => match position.read_move(if is_swap(&line) { "swap" } else { &line }) {
                Ok(mv) => {
                    record.moves.push(position.write_move(mv));
                    let next = position.play_legal(mv);
                    terminal::tell(&show::board(&next, language));
                    if mv.is_swap() {
                        args.roles(&next, language).iter().for_each(|words| terminal::tell(words));
                    }
                    positions.push(next);
                    save(args, &record, language)?;
                }
                Err(error) => {
                    let reason = say::refusal(position, &error, language);
                    // A rule that was told is not told again at once.
                    let is_told = told.as_ref() == Some(&reason);
                    let words = match is_told {
                        true => language.msg("cli-play-refused-again").with("text", line.clone()),
                        false => language
                            .msg("cli-play-refused")
                            .with("text", line.clone())
                            .with("reason", reason.clone()),
                    };
                    terminal::tell(&words.to_string());
                    told = Some(reason);
                }
            },
        }
    }
    let last = &positions[positions.len() - 1];
    if let Some(ending) = last.ending() {
        let result =
            ending.winner.map_or("draw".to_owned(), |winner| ["first", "second"][winner.index()].to_owned());
        record.notes.push(("result".to_owned(), result));
        save(args, &record, language)?;
    }
    Ok(String::new())
}

/// Returns the moves that begin in a way; to whoever asked for help, their number where they would push it out of sight.
fn moves(position: &Position, start: &str, is_help: bool, language: Language) -> String {
    let texts = position.moves().into_iter().map(|mv| position.write_move(mv));
    let texts: Vec<String> = texts.filter(|text| begins(text, start)).collect();
    match texts.first() {
        Some(first) if is_help && texts.len() > MOST_MOVES => {
            let cell = without_piece(first).split(['-', 'x', ',']).next().unwrap_or_default();
            language.msg("cli-play-many").with("count", texts.len()).with("cell", cell).to_string()
        }
        None if !start.is_empty() => language.msg("play-address-cells").with("cells", start).to_string(),
        _ => texts.join(" "),
    }
}

/// Returns whether a move begins in a way, with the name of its piece or without it.
fn begins(text: &str, start: &str) -> bool {
    // `d1` is no beginning of `d10`.
    let is_number = start.ends_with(|last: char| last.is_ascii_digit());
    let goes_on = |rest: &str| is_number && rest.starts_with(|next: char| next.is_ascii_digit());
    let begins = |text: &str| text.strip_prefix(start).is_some_and(|rest| !goes_on(rest));
    begins(text) || begins(without_piece(text))
}

fn without_piece(text: &str) -> &str {
    text.rsplit(':').next().unwrap_or(text)
}

/// Returns the move that the computer would play in the player's place.
fn hint(position: &Position, language: Language) -> Result<Option<Choice>, Failure> {
    let say = || language.msg("cli-play-thinking").to_string();
    watched(None, say, |stop| choose_with(position, Level::Strong.strength(), 1, stop), language)
}

/// Says how to play, with a move that can be played; nothing where there is none.
fn how(position: &Position, language: Language) -> Option<String> {
    let example = position.write_move(*position.moves().first()?);
    Some(language.msg("cli-play-how").with("example", example).to_string())
}

/// Returns whether a word means to take over the opening.
fn is_swap(text: &str) -> bool {
    msg("written-play-swap").lists(text)
}

/// Says why the computer played a move.
fn explain(position: &Position, choice: &Choice, language: Language) -> String {
    let mut lines = Vec::new();
    let plies = choice
        .plies
        .map_or(String::new(), |plies| language.msg("cli-play-in").with("plies", plies).to_string());
    let rate = 100.0 * choice.win_rate;
    let visits = choice.visits;
    lines.extend(match choice.proven {
        Some(Proven::Win) => Some(language.msg("cli-play-certain-win").with("plies", plies).to_string()),
        Some(Proven::Draw) => Some(language.msg("cli-play-certain-draw").to_string()),
        Some(Proven::Loss) => Some(language.msg("cli-play-certain-loss").with("plies", plies).to_string()),
        // Whoever tried no game expects nothing.
        None if visits == 0 => None,
        None => {
            let told =
                language.msg("cli-play-expects").with("rate", format!("{rate:.0}")).with("visits", visits);
            Some(told.to_string())
        }
    });
    if choice.slipped {
        lines.push(language.msg("cli-play-slipped").to_string());
    }
    let line = written(position, &choice.line).join(" ");
    lines.push(language.msg("cli-line").with("line", line.to_string()).to_string());
    for (mv, visits, rate) in choice.candidates.iter().filter(|(_, visits, _)| *visits > 0) {
        let text = position.write_move(*mv);
        let rate = 100.0 * rate;
        let told = language
            .msg("cli-play-candidate")
            .with("move", text)
            .with("rate", format!("{rate:.0}"))
            .with("visits", *visits);
        lines.push(format!("  {told}"));
    }
    lines.join("\n")
}

fn save(args: &PlayArgs, record: &GameRecord, language: Language) -> Result<(), Failure> {
    let Some(path) = &args.record else { return Ok(()) };
    out_file::write(path, record.written(language).as_bytes(), language)
}

/// Returns moves in their full notation.
fn canonical(start: &Position, moves: &str) -> Vec<String> {
    let mut position = start.clone();
    let mut texts = Vec::new();
    for word in moves.split_whitespace() {
        let Ok(mv) = position.read_move(word) else { break };
        texts.push(position.write_move(mv));
        position = position.play_legal(mv);
    }
    texts
}
