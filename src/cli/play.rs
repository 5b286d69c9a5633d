//! `arbitro play`

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};

use super::args::{GamesFolder, Stand};
use super::failure::Failure;
use super::moves::announce;
use super::solve::written;
use super::watch::watched;
use super::{paper, show, terminal};
use rules::analysis::opponent::{Choice, Level, Proven, choose_with};
use rules::engine::{GameRecord, Position};
use rules::game::Side;
use speech::{Language, Tell};

/// Play a game at the keyboard
#[derive(Args, Debug)]
#[command(
    after_help = "Type a move such as `e5-d4` (often `d4` is enough; `swap` takes over the opening), or:
  moves    what can be played (also: ?)
  undo     take back the last move
  show     draw the board again
  why      the computer explains its last move
  quit     stop; a record is kept up to here

The levels are beginner, easy, medium, hard and strong, or 1 to 5.

Examples:
  arbitro play rastros --record game.txt
  arbitro play avanco --against medium
  arbitro play semaforo --against strong --side second --seconds 5 --seed 7"
)]
pub(crate) struct PlayArgs {
    /// A game: its id, its name, or a file
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    stand: Stand,
    /// Write the game to this file after every move
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Play against the computer at this level
    #[arg(long, value_name = "LEVEL")]
    against: Option<Level>,
    /// The side you play against the computer
    #[arg(long, value_enum, default_value = "first", requires = "against")]
    side: Player,
    /// How long the computer may think about a move; the strong level thinks that long
    #[arg(long, value_name = "N", requires = "against", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: Option<u64>,
    /// The seed of the computer; the same seed answers the same moves in the same way
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
        Some(language.pick(
            format!("a pessoa joga com {mine}, o computador (nível {level}) com {others}"),
            format!("you play {mine}, the computer (level {level}) plays {others}"),
        ))
    }

    /// Lets the computer choose a move.
    fn choice(&self, position: &Position, language: Language) -> Result<Option<Choice>, Failure> {
        let Some(level) = self.against else { return Ok(None) };
        let mut strength = level.strength();
        if self.seconds.is_some() && level == Level::Strong {
            strength.playouts = u64::MAX;
        }
        let limit = self.seconds.map(Duration::from_secs);
        let say = || language.pick("a pensar", "thinking").to_owned();
        watched(limit, say, |stop| choose_with(position, strength, self.seed, stop))
    }
}

pub(super) fn run(args: &PlayArgs, language: Language) -> Result<String, Failure> {
    let table = args.games.table(&args.game, language)?;
    if args.record.is_some() && args.stand.position.is_some() {
        return Err(Failure::usage(language.pick(
            "um registo começa no início da partida; retire --position",
            "a record begins at the start of the game; leave out --position",
        )));
    }
    if let Some(path) = &args.record {
        paper::try_out(path, language)?;
    }
    let mut positions = vec![args.stand.position(&table, language)?];
    let mut record = GameRecord { game: table.game().id().to_owned(), ..GameRecord::default() };
    if let Some(after) = &args.stand.after {
        record.moves = canonical(&Position::start(&table), after);
    }
    let begun = record.moves.len();
    terminal::say(&show::picture(&positions[0], language));
    if let Some(words) = args.roles(&positions[0], language) {
        terminal::say(&words);
    }
    let mut explained = None;
    loop {
        let position = &positions[positions.len() - 1];
        if position.ending().is_some() {
            break;
        }
        if args.is_computers(position)
            && let Some(choice) = args.choice(position, language)?
        {
            let text = position.write_move(choice.mv);
            terminal::say(
                &language.pick(format!("o computador joga {text}"), format!("the computer plays {text}")),
            );
            explained = Some(explain(position, &choice, language));
            let next = position.play_legal(choice.mv);
            terminal::say(&show::picture(&next, language));
            if choice.mv.is_swap() {
                args.roles(&next, language).iter().for_each(|words| terminal::say(words));
            }
            record.moves.push(text);
            positions.push(next);
            save(args, &record, language)?;
            continue;
        }
        let name = table.game().sides()[position.side_to_move()].name.in_language(language);
        let Some(line) = terminal::ask(&format!("{name}> "))? else {
            // The next prompt of the shell begins a line of its own.
            terminal::say("");
            break;
        };
        match line.to_lowercase().as_str() {
            "" => {}
            "quit" | "q" | "exit" | "sair" => break,
            "show" | "mostrar" => terminal::say(&show::picture(position, language)),
            "moves" | "?" | "help" | "lances" | "ajuda" => {
                let moves: Vec<_> = position.moves().iter().map(|&mv| position.write_move(mv)).collect();
                terminal::say(&moves.join(" "));
            }
            "why" | "porquê" | "porque" | "porquê?" | "why?" => {
                terminal::say(explained.as_deref().unwrap_or(
                    language.pick("o computador ainda não jogou", "the computer has not played yet"),
                ))
            }
            "undo" | "desfazer"
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
                terminal::say(&show::picture(&positions[positions.len() - 1], language));
            }
            "undo" | "desfazer" => {
                terminal::say(language.pick("não há lance para desfazer", "there is nothing to take back"))
            }
            text => match position.read_move(if is_swap(text) { "swap" } else { text }) {
                Ok(mv) => {
                    record.moves.push(position.write_move(mv));
                    let next = position.play_legal(mv);
                    terminal::say(&show::picture(&next, language));
                    if mv.is_swap() {
                        args.roles(&next, language).iter().for_each(|words| terminal::say(words));
                    }
                    positions.push(next);
                    save(args, &record, language)?;
                }
                Err(error) => {
                    let reason = error.reason.in_language(language);
                    terminal::say(&language.pick(
                        format!(
                            "`{text}` não pode ser jogado: {reason}; `lances` mostra o que se pode jogar"
                        ),
                        format!("`{text}` cannot be played: {reason}; `moves` lists what can be played"),
                    ));
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
        terminal::say(&announce(last, ending, language));
    }
    Ok(String::new())
}

/// Returns whether a word means to take over the opening.
fn is_swap(text: &str) -> bool {
    matches!(text, "troca" | "trocar")
}

/// Says why the computer played a move.
fn explain(position: &Position, choice: &Choice, language: Language) -> String {
    let mut lines = Vec::new();
    let plies = choice.plies.map_or(String::new(), |plies| {
        language.pick(format!(", em {plies} lances"), format!(", in {plies} plies"))
    });
    let rate = 100.0 * choice.win_rate;
    let visits = choice.visits;
    lines.push(match choice.proven {
        Some(Proven::Win) => {
            language.pick(format!("ganha com certeza{plies}"), format!("certain to win{plies}"))
        }
        Some(Proven::Draw) => language.pick("empate com certeza".to_owned(), "certain to draw".to_owned()),
        Some(Proven::Loss) => language.pick(
            format!("perde contra as melhores respostas{plies}"),
            format!("lost against the best answers{plies}"),
        ),
        None => language.pick(
            format!("espera ganhar {rate:.0} % das vezes ({visits} partidas ao acaso)"),
            format!("expects to win {rate:.0} % of the time ({visits} random games)"),
        ),
    });
    if choice.slipped {
        lines.push(language.pick(
            "neste nível joga às vezes um lance qualquer, como aqui".to_owned(),
            "at this level it sometimes plays just any move, as here".to_owned(),
        ));
    }
    let line = written(position, &choice.line).join(" ");
    lines.push(language.pick(format!("linha: {line}"), format!("line: {line}")));
    for (mv, visits, rate) in &choice.candidates {
        let text = position.write_move(*mv);
        let rate = 100.0 * rate;
        lines.push(language.pick(
            format!("  {text}: {rate:.0} % em {visits} partidas"),
            format!("  {text}: {rate:.0} % in {visits} games"),
        ));
    }
    lines.join("\n")
}

fn save(args: &PlayArgs, record: &GameRecord, language: Language) -> Result<(), Failure> {
    let Some(path) = &args.record else { return Ok(()) };
    paper::write(path, record.to_string().as_bytes(), language)
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
