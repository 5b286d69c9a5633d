//! A game as a page shows it to one of two devices: the board, the moves that its buttons send, the list of moves. Games
//! between friends and games of a championship are shown alike.

use gallery::play::address::Played;
use gallery::play::board::{Lead, named, pieces};
use gallery::play::scene::{Ply, Scene, scene};
use gallery::play::{Click, Refusal, Stage, Visit as Address, click, stage, words};
use gallery::sheets::say;
use rules::engine::{Move, Position};
use rules::game::{CellId, Side};
use speech::{Language, msg};

/// A move that a button sends.
pub(crate) struct Choice {
    pub(crate) words: String,
    /// The piece that it names, as SVG.
    pub(crate) piece: String,
    /// Whether nobody is to be led to it.
    pub(crate) is_quiet: bool,
    pub(crate) text: String,
}

/// A game, and what may be done in it from one seat.
pub(crate) struct SeatView<'a> {
    pub(crate) played: &'a Played,
    /// How often the game has changed: a move is for the version that its page showed.
    pub(crate) version: u64,
    /// Whether this seat is to move.
    pub(crate) is_to_move: bool,
    /// The address of the page.
    pub(crate) page: &'a str,
    /// Who plays each side, where that is known.
    pub(crate) who: [Option<String>; 2],
    pub(crate) language: Language,
}

/// What stands on the page.
pub(crate) struct SeatScene {
    pub(crate) scene: Scene,
    /// The move that the chosen cells say, to be sent.
    pub(crate) confirm: Option<Choice>,
    pub(crate) choices: Vec<Choice>,
    pub(crate) cancel: bool,
    pub(crate) plies: Vec<Ply>,
    /// The address that shows or hides where one may move.
    pub(crate) hints: String,
}

impl SeatView<'_> {
    /// Reads which cells the query of the page has chosen. Cells are chosen for the game as it stood then: chosen for an older
    /// one they would be another move now.
    pub(crate) fn asked(&self, query: &str) -> Result<(Address, Stage), Refusal> {
        let position = self.played.last();
        let address = Address::read(query)?;
        let picked = address.cells(position.table())?;
        let is_for_now =
            self.is_to_move && address.at.and_then(|at| u64::try_from(at).ok()) == Some(self.version);
        let picked = if is_for_now { picked } else { Vec::new() };
        let stage = stage(position, &picked)
            .or_else(|| stage(position, &[]))
            .ok_or_else(|| Refusal::Cells(address.picked.join(" ")))?;
        Ok((address, stage))
    }

    /// Draws the game with the chosen cells.
    pub(crate) fn scene(self, address: &Address, stage: &Stage) -> SeatScene {
        let (language, position) = (self.language, self.played.last());
        let game = position.table().game();
        let go = |picked: &[CellId], hints: bool| {
            let picked: Vec<String> = picked.iter().map(|&cell| game.board().name(cell).to_owned()).collect();
            let at = usize::try_from(self.version).ok().filter(|_| !picked.is_empty());
            let query = Address { picked, hints, at, ..Address::default() }.query();
            if query.is_empty() { self.page.to_owned() } else { format!("{}?{query}", self.page) }
        };
        let link = |cell: CellId| {
            let clicked = click(stage, cell).filter(|_| self.is_to_move)?;
            let mut picked = stage.picked.clone();
            let plays = matches!(clicked, Click::Play(_));
            match clicked {
                Click::Play(_) => picked.push(cell),
                Click::Pick(cells) => picked = cells,
            }
            Some(Lead { href: go(&picked, address.hints), plays })
        };
        let last = self.played.turn(self.played.moves.len());
        let is_hinted = self.is_to_move && address.hints;
        let mut shown = scene(position, stage, &last, is_hinted, language, self.who, &link);
        if !self.is_to_move {
            // What is to be chosen next is news only for whoever chooses.
            shown.prompt = None;
        }
        let choice = |&mv: &Move| Choice {
            words: words::button(position, mv, language),
            piece: named(position, mv, language),
            is_quiet: stage.is_needless_pass(position, mv),
            text: position.write_move(mv),
        };
        let decided = stage.decided().filter(|_| self.is_to_move);
        let mut choices: Vec<Choice> = Vec::new();
        if self.is_to_move && decided.is_none() {
            choices = stage.complete.iter().chain(&stage.buttons).map(choice).collect();
        }
        let plies = self.played.texts.iter().enumerate().map(|(index, text)| Ply {
            number: index + 1,
            text: words::ply(game, text, language),
            href: String::new(),
            is_shown: index + 1 == self.played.texts.len(),
        });
        SeatScene {
            scene: shown,
            confirm: decided.as_ref().map(choice),
            choices,
            cancel: !stage.picked.is_empty(),
            plies: plies.collect(),
            hints: go(&stage.picked, !address.hints),
        }
    }
}

/// Returns who plays a side: after a swap they have each other's.
pub(crate) fn person_of(position: &Position, side: Side) -> Side {
    if position.is_swapped() { !side } else { side }
}

/// How a game ended other than on the board. Players are named by the side with which they began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Closed {
    /// That player gave up.
    Resigned(Side),
    /// Both wanted a draw.
    Agreed,
    /// That player had no time left.
    OutOfTime(Side),
    /// An arbiter said so: who won, or nobody.
    Awarded(Option<Side>),
}

impl Closed {
    fn winner(self) -> Option<Side> {
        match self {
            Closed::Resigned(player) | Closed::OutOfTime(player) => Some(!player),
            Closed::Agreed => None,
            Closed::Awarded(winner) => winner,
        }
    }
}

/// Tells a player, or somebody who looks on, how a game ended, where it is over.
pub(crate) fn tell_end(
    scene: &mut Scene,
    position: &Position,
    closed: Option<Closed>,
    mine: Option<Side>,
    language: Language,
) {
    if let Some(mine) = mine {
        scene.tell(position, person_of(position, mine), language);
    }
    let Some(closed) = closed else { return };
    let winner = closed.winner();
    let status = match (winner, mine) {
        (Some(winner), Some(mine)) if winner == mine => msg("play-you-won"),
        (Some(_), Some(_)) => msg("play-you-lost"),
        (None, _) if closed == Closed::Agreed => msg("play-draw"),
        _ => msg("desk-game-over"),
    };
    let reason = match (closed, mine) {
        (Closed::Agreed, _) => msg("desk-draw-agreed"),
        (Closed::Resigned(who), Some(mine)) if who == mine => msg("desk-you-resigned"),
        (Closed::Resigned(_), Some(_)) => msg("desk-other-resigned"),
        (Closed::Resigned(_), None) => msg("desk-one-resigned"),
        (Closed::OutOfTime(who), Some(mine)) if who == mine => msg("boards-your-time-over"),
        (Closed::OutOfTime(_), Some(_)) => msg("boards-other-time-over"),
        (Closed::OutOfTime(_), None) => msg("boards-one-time-over"),
        (Closed::Awarded(_), _) => msg("boards-awarded"),
    };
    scene.is_lost = mine.is_some() && winner.is_some() && winner != mine;
    let winner = winner.map(|player| person_of(position, player));
    scene.is_over = true;
    scene.tokens = winner.map_or_else(String::new, |winner| pieces(position.table().game(), winner));
    scene.status = language.say(&status);
    scene.reason = Some(language.say(&reason));
    for (seat, side) in scene.seats.iter_mut().zip(Side::BOTH) {
        seat.is_to_move = false;
        seat.has_won = winner == Some(side);
    }
}

/// Says who a player, or somebody who looks on, is at a board.
pub(crate) fn role(position: &Position, player: Option<Side>, language: Language) -> String {
    let Some(player) = player else { return language.msg("desk-looking-on").to_string() };
    let (side, game) = (person_of(position, player), position.table().game());
    let name = say::side(game, side, language);
    let is_person = game.sides()[side].name.in_language(language).starts_with(char::is_lowercase);
    match is_person {
        true => language.msg("desk-you-are").with("side", name),
        false => language.msg("desk-you-play").with("side", name),
    }
    .to_string()
}
