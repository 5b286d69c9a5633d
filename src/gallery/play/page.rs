//! The page of a game: the board, the moves so far, and what can be done next, all as links. Pure: the same address
//! gives the same page on a server and on a pupil's own device.

use std::sync::Arc;

use askama::Template;

use super::address::{Opponent, Played, Refusal, Visit};
use super::board::{self, Lead};
use super::clicks::{Click, Stage, click, stage};
use super::computer::{is_computers_turn, level};
use super::scene::{Ply, Scene, scene};
use super::words;
use rules::analysis::opponent::Level;
use rules::engine::{GameRecord, Move, Position, Table};
use rules::game::{CellId, Side};
use speech::{Language, Said};

/// Longer notes are cut.
const LONGEST_NOTE: usize = 300;

/// Where the links of a game lead, and what there is besides the page itself.
#[derive(Clone, Debug)]
pub struct Addresses {
    /// The page of the game; how far it is played stands in the query.
    pub page: String,
    /// The server behind it, if there is one.
    pub server: Option<Server>,
}

/// What only a server does: thinking for those who have no script, files, rooms for two phones.
#[derive(Clone, Debug)]
pub struct Server {
    /// The token that forms carry.
    pub csrf: String,
    /// Whether the computer may be played against: not on a device on which a game of a championship is played.
    pub has_computer: bool,
}

impl Addresses {
    /// Returns the address of a game.
    pub fn to(&self, visit: &Visit) -> String {
        self.to_part("", visit)
    }

    fn to_part(&self, part: &str, visit: &Visit) -> String {
        match visit.query() {
            query if query.is_empty() => format!("{}{part}", self.page),
            query => format!("{}{part}?{query}", self.page),
        }
    }

    /// Returns what the server does under the page; without one, the page itself.
    fn to_server(&self, part: &str, visit: &Visit) -> String {
        self.to_part(if self.server.is_some() { part } else { "" }, visit)
    }
}

/// What an address shows.
pub enum Shown {
    /// The game, as a part of a page.
    Board {
        /// The part of the page.
        html: String,
        /// Where the computer's answer is, if it is to move.
        think: Option<String>,
    },
    /// A move was said in full: the game goes on at another address.
    Elsewhere(Visit),
    /// Nothing that can be played, with the reason and the way on, as a part of a page.
    Refused(String),
}

/// A link with its words.
struct Link {
    words: String,
    href: String,
}

/// The links for going through a game.
struct Steps {
    first: String,
    back: Option<String>,
    next: Option<String>,
    last: String,
    /// Where to play on from the position shown.
    on: String,
}

/// The language of the page, under the name that templates share with those of the desk.
struct Words(Language);

impl Words {
    fn msg(&self, key: &'static str) -> Said {
        self.0.msg(key)
    }
}

#[derive(Template)]
#[template(path = "web/game.html")]
struct GamePart {
    frame: Words,
    id: String,
    page: String,
    /// The last move, for those who listen.
    said: Option<String>,
    scene: Scene,
    note: String,
    /// What is asked when cells do not say enough, each with the piece that it names.
    choices: Vec<(String, Link)>,
    buttons: Vec<Link>,
    /// Passing, where something else can be played: apart from what is tapped often.
    passes: Vec<Link>,
    cancel: Option<String>,
    undo: Option<String>,
    hints: String,
    has_hints: bool,
    again: String,
    /// A new game against a computer that plays better, after a win, or worse, after a defeat.
    level: Option<Link>,
    /// A new game with the computer on the other side.
    changed: Option<String>,
    /// The start of the game, to go through it.
    from_start: String,
    plies: Vec<Ply>,
    steps: Option<Steps>,
    think: Option<String>,
    opponents: Vec<(String, Vec<Link>)>,
    plays_computer: bool,
    position: String,
    position_address: String,
    record_address: String,
    record: Option<String>,
    here: String,
    server: Option<Server>,
}

#[derive(Template)]
#[template(path = "web/refusal.html")]
struct RefusalPart {
    frame: Words,
    id: String,
    page: String,
    words: String,
    legal: Vec<String>,
    back: String,
}

/// Shows what an address asks for.
pub fn show(table: &Arc<Table>, asked: Result<Visit, Refusal>, way: &Addresses, language: Language) -> Shown {
    let id = table.game().id();
    let refused =
        |address: &Visit, refusal: &Refusal| Shown::Refused(refused(id, address, refusal, way, language));
    let address = match asked {
        Ok(address) => address,
        Err(refusal) => return refused(&Visit::default(), &refusal),
    };
    let shown = address.play(table).and_then(|played| {
        let picked = address.cells(table)?;
        let stage = stage(played.last(), &picked)
            .filter(|_| picked.is_empty() || address.at.is_none())
            .ok_or_else(|| Refusal::Cells(address.picked.join(" ")))?;
        Ok((played, stage))
    });
    match shown {
        Ok((played, stage)) => match stage.decided() {
            Some(mv) => Shown::Elsewhere(address.after(played.last().write_move(mv))),
            None => {
                let part = part(table, &address, &played, &stage, way, language);
                // Writing into a text does not fail.
                Shown::Board { html: part.render().unwrap_or_default(), think: part.think }
            }
        },
        Err(refusal) => refused(&address, &refusal),
    }
}

/// Says what is wrong with an address and offers the game as far as it can be played.
fn refused(id: &str, address: &Visit, refusal: &Refusal, way: &Addresses, language: Language) -> String {
    let mut good = Visit { picked: Vec::new(), at: None, ..address.clone() };
    let mut legal = Vec::new();
    match refusal {
        Refusal::Move(number, refused) => {
            good.moves.truncate(number - 1);
            legal = refused.error.legal.iter().take(60).cloned().collect();
        }
        Refusal::Cells(_) | Refusal::Unreadable("c", _) => {}
        Refusal::TooLong | Refusal::Unreadable(..) | Refusal::Position(_) => good = Visit::default(),
    }
    let part = RefusalPart {
        frame: Words(language),
        id: id.to_owned(),
        page: way.page.clone(),
        words: refusal.words(language),
        legal,
        back: way.to(&good),
    };
    part.render().unwrap_or_default()
}

fn part(
    table: &Arc<Table>,
    address: &Visit,
    played: &Played,
    stage: &Stage,
    way: &Addresses,
    language: Language,
) -> GamePart {
    let game = table.game();
    let n_shown = address.at.map_or(played.moves.len(), |at| at.min(played.moves.len()));
    let position = &played.positions[n_shown];
    let thinks = address.at.is_none() && is_computers_turn(address, position);
    let is_open = address.at.is_none() && !thinks;
    let bare = Visit { picked: Vec::new(), ..address.clone() };
    let go = |address: &Visit| way.to(address);
    let last = played.turn(n_shown);
    let link = |cell: CellId| match click(stage, cell).filter(|_| is_open)? {
        Click::Play(mv) => Some(Lead { href: go(&address.after(position.write_move(mv))), plays: true }),
        Click::Pick(cells) => {
            let picked = cells.iter().map(|&cell| game.board().name(cell).to_owned()).collect();
            Some(Lead { href: go(&Visit { picked, ..address.clone() }), plays: false })
        }
    };
    let who = players(address, position, language);
    let mut scene = scene(position, stage, &last, is_open && address.hints, language, who, &link);
    let mine =
        address.opponent.map(|opponent| if position.is_swapped() { opponent.side } else { !opponent.side });
    if let Some(mine) = mine {
        scene.tell(position, mine, language);
    }
    if !is_open {
        scene.prompt = None;
    }
    let offer = |moves: &[Move]| -> Vec<Link> {
        let link = |&mv: &Move| Link {
            words: words::button(position, mv, language),
            href: go(&bare.after(position.write_move(mv))),
        };
        if is_open { moves.iter().map(link).collect() } else { Vec::new() }
    };
    let is_pass = |mv: &Move| stage.is_needless_pass(position, *mv);
    let (passes, buttons): (Vec<Move>, Vec<Move>) = stage.buttons.iter().copied().partition(is_pass);
    let named = stage.complete.iter().map(|mv| board::named(position, *mv, language));
    let at = |at: usize| go(&Visit { at: Some(at), ..bare.clone() });
    let n_moves = played.moves.len();
    let steps = address.at.map(|_| Steps {
        first: at(0),
        back: n_shown.checked_sub(1).map(at),
        next: (n_shown < n_moves).then(|| at(n_shown + 1)),
        last: at(n_moves),
        on: go(&Visit { at: None, moves: played.texts[..n_shown].to_vec(), ..bare.clone() }),
    });
    let plies = played.texts.iter().enumerate().map(|(index, text)| Ply {
        number: index + 1,
        text: words::ply(game, text, language),
        href: at(index + 1),
        is_shown: index + 1 == n_shown,
    });
    let kept = Visit { at: None, ..bare.clone() };
    let anew = Visit { moves: Vec::new(), note: String::new(), ..kept.clone() };
    GamePart {
        frame: Words(language),
        id: game.id().to_owned(),
        page: way.page.clone(),
        said: said(address, played, n_shown, language),
        scene,
        note: address.note.chars().take(LONGEST_NOTE).collect(),
        choices: named.zip(offer(&stage.complete)).collect(),
        buttons: offer(&buttons),
        passes: offer(&passes),
        cancel: (is_open && !stage.picked.is_empty()).then(|| go(&bare)),
        undo: undone(&bare, played).filter(|_| address.at.is_none()).map(|address| go(&address)),
        hints: go(&Visit { hints: !address.hints, ..address.clone() }),
        has_hints: address.hints,
        again: go(&anew),
        level: mine.and_then(|mine| other_level(&anew, position, mine, way, language)),
        changed: address.opponent.map(|opponent| {
            go(&Visit { opponent: Some(Opponent { side: !opponent.side, ..opponent }), ..anew.clone() })
        }),
        from_start: at(0),
        plies: plies.collect(),
        steps,
        think: thinks.then(|| way.to_server("/think", &kept)),
        opponents: match &way.server {
            Some(server) if !server.has_computer => Vec::new(),
            _ => opponents(way, language),
        },
        plays_computer: address.opponent.is_some(),
        position: position.write(),
        position_address: go(&Visit { start: Some(position.write()), ..Visit::default() }),
        record_address: way.to_server("/record.txt", &kept),
        // A record begins at the start of the game.
        record: (way.server.is_none() && address.start.is_none())
            .then(|| record(game.id(), played).written(language)),
        here: go(address),
        server: way.server.clone(),
    }
}

/// Returns a game as it is kept in a file.
pub fn record(id: &str, played: &Played) -> GameRecord {
    let mut record = GameRecord { game: id.to_owned(), moves: played.texts.clone(), ..GameRecord::default() };
    if let Some(ending) = played.last().ending() {
        let result = ending.winner.map_or("draw", |winner| ["first", "second"][winner.index()]);
        record.notes.push(("result".to_owned(), result.to_owned()));
    }
    record
}

/// Names whoever plays each side, where the computer plays one. After a swap they have each other's.
fn players(address: &Visit, position: &Position, language: Language) -> [Option<String>; 2] {
    let Some(opponent) = address.opponent else { return [None, None] };
    let computers = if position.is_swapped() { !opponent.side } else { opponent.side };
    let level = level(opponent.level).map_or_else(String::new, |level| level.name(language));
    Side::BOTH.map(|side| {
        Some(match side == computers {
            true => format!("{} · {level}", language.msg("play-computer")),
            false => language.msg("play-person").to_string(),
        })
    })
}

/// Says who played what last.
fn said(address: &Visit, played: &Played, n_shown: usize, language: Language) -> Option<String> {
    let before = n_shown.checked_sub(1)?;
    let position = &played.positions[before];
    let game = position.table().game();
    let text = words::ply(game, &played.texts[before], language);
    let who = if is_computers_turn(address, position) {
        language.msg("play-computer").to_string()
    } else {
        words::capital(game.sides()[position.side_to_move()].name.in_language(language))
    };
    Some(format!("{who}: {text}"))
}

/// Returns the game before the last move, or before the last move of the one who plays the computer.
fn undone(address: &Visit, played: &Played) -> Option<Visit> {
    let mut keep = played.moves.len().checked_sub(1)?;
    while is_computers_turn(address, &played.positions[keep]) {
        keep = keep.checked_sub(1)?;
    }
    Some(Visit { moves: played.texts[..keep].to_vec(), ..address.clone() })
}

/// Offers the next level to whoever has won, and the one before to whoever has lost.
fn other_level(
    anew: &Visit,
    position: &Position,
    mine: Side,
    way: &Addresses,
    language: Language,
) -> Option<Link> {
    let opponent = anew.opponent?;
    let winner = position.ending()?.winner?;
    let number = if winner == mine { opponent.level + 1 } else { opponent.level - 1 };
    let name = level(number)?.name(language);
    let opponent = Some(Opponent { level: number, ..opponent });
    Some(Link {
        words: language.msg("play-level").with("level", format!("{number} · {name}")).to_string(),
        href: way.to(&Visit { opponent, ..anew.clone() }),
    })
}

/// Returns the ways to play the computer: who begins, and how well it plays.
fn opponents(way: &Addresses, language: Language) -> Vec<(String, Vec<Link>)> {
    let titles =
        [(Side::Second, language.msg("play-i-begin")), (Side::First, language.msg("play-computer-begins"))];
    titles
        .into_iter()
        .map(|(side, title)| {
            let levels = Level::ALL.into_iter().map(|level| {
                let number = u8::try_from(level.number()).unwrap_or(1);
                let opponent = Some(Opponent { side, level: number });
                Link {
                    words: format!("{} · {}", level.number(), level.name(language)),
                    href: way.to(&Visit { opponent, ..Visit::default() }),
                }
            });
            (title.to_string(), levels.collect())
        })
        .collect()
}
