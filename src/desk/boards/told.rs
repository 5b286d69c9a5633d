//! What a board tells whoever looks at it: what is going on, in one large line, why a tap does nothing, what the other one asks,
//! and what the arbiter did.

use super::referee::turn;
use super::standing::Standing;
use crate::view::sentence;
use championship::facts::{BoardNews, Ending, EntryCode, Seat};
use gallery::play::finish::winning;
use gallery::play::scene::Scene;
use gallery::play::words::ply;
use speech::{Language, Message, msg};

/// What is going on in the shown game, seen from one of the seats or from none.
enum Going<'a> {
    /// It is over.
    Over,
    /// It goes on on wood.
    OnWood,
    /// An arbiter stopped it, for this reason.
    Paused(&'a str),
    /// The visitor has not said that they are ready.
    ToBeReady,
    /// The other one has not.
    OtherNotReady(Seat),
    /// Somebody has not, and the visitor only looks on.
    NotBegun,
    /// The visitor is to move, from this seat.
    OwnTurn(Seat),
    /// Somebody else is to move.
    TurnOf(Seat),
}

/// A board, and whoever is told of it.
pub(super) struct Teller<'a> {
    pub(super) standing: &'a Standing,
    /// The seat of the visitor, if they have one.
    pub(super) seat: Option<Seat>,
    /// Who sits where, as the visitor may see them.
    pub(super) names: &'a [String; 2],
    pub(super) language: Language,
}

impl<'a> Teller<'a> {
    fn going(&self) -> Going<'a> {
        let standing = self.standing;
        let paused = standing.game().and_then(|game| game.paused.as_deref());
        let is_on_wood = standing.live.as_ref().is_some_and(|live| live.is_on_wood);
        match (self.seat, paused) {
            _ if standing.is_over() => Going::Over,
            _ if is_on_wood => Going::OnWood,
            (_, Some(reason)) => Going::Paused(reason),
            (Some(seat), _) if !self.is_ready(seat) => Going::ToBeReady,
            (Some(seat), _) if !self.is_ready(seat.other()) => Going::OtherNotReady(seat.other()),
            _ if !standing.is_playing() => Going::NotBegun,
            (seat, _) => match turn(standing.played.last(), standing.shown) {
                to_move if seat == Some(to_move) => Going::OwnTurn(to_move),
                to_move => Going::TurnOf(to_move),
            },
        }
    }

    /// Says whether somebody is ready for the game that is to be played.
    pub(super) fn is_ready(&self, seat: Seat) -> bool {
        let live = self.standing.live.as_ref();
        let game = self.standing.in_play.and_then(|number| live?.game(number));
        game.is_some_and(|game| game.ready[seat.index()])
    }

    /// Says whether the visitor is to say that they are ready.
    pub(super) fn is_to_be_ready(&self) -> bool {
        self.standing.in_play.is_some() && self.seat.is_some_and(|seat| !self.is_ready(seat))
    }

    fn name(&self, seat: Seat) -> &'a str {
        self.names[seat.index()].as_str()
    }

    fn say(&self, text: &Message) -> String {
        say(self.language, text)
    }

    /// Tells what is going on in place of which side is to move: who has a name is called by it.
    pub(super) fn head(&self, scene: &mut Scene) {
        let going = self.going();
        let text = match going {
            Going::Over => return self.end(scene),
            Going::OnWood => msg("boards-on-wood"),
            Going::Paused(_) => msg("boards-stopped"),
            Going::ToBeReady => self.ready_first(),
            Going::OtherNotReady(other) => msg("boards-waiting-for").with("name", self.name(other)),
            Going::NotBegun => msg("boards-not-begun"),
            Going::OwnTurn(seat) => msg("boards-your-turn").with("name", self.name(seat)),
            Going::TurnOf(seat) => msg("boards-turn-of").with("name", self.name(seat)),
        };
        scene.status = self.language.say(&text);
        if let Some(why) = self.why() {
            scene.goal = why;
        }
        if !matches!(going, Going::OwnTurn(_) | Going::TurnOf(_)) {
            scene.tokens.clear();
            scene.seats.iter_mut().for_each(|seat| seat.is_to_move = false);
        }
    }

    /// Says why nobody plays just now: to those who would, not to everybody who looks on.
    fn why(&self) -> Option<String> {
        self.seat?;
        let news = self.standing.live.as_ref().and_then(|live| live.news.as_ref());
        let text = match (self.going(), news) {
            (Going::Paused(reason), _) => msg("boards-paused").with("reason", reason),
            (Going::OnWood, Some(BoardNews::ToWood { reason })) => {
                msg("boards-wood-because").with("reason", reason)
            }
            _ => return None,
        };
        Some(self.say(&text))
    }

    /// Tells how a game ended: to whom it belongs, and by which move where the rules ended it.
    fn end(&self, scene: &mut Scene) {
        let position = self.standing.played.last();
        let winner = scene.seats.iter().any(|seat| seat.has_won);
        if self.seat.is_some() && winner {
            let told = if scene.is_lost { msg("boards-you-lost") } else { msg("boards-you-won") };
            scene.status = self.language.say(&told);
        }
        let ended = self.standing.game().and_then(|game| game.ended);
        if matches!(ended, Some(Ending::Resigned(who)) if Some(who) == self.seat) {
            scene.reason = Some(self.language.msg("boards-you-resigned").to_string());
        }
        if ended != Some(Ending::OnBoard) || position.ending().is_none() {
            return;
        }
        let board = position.table().game().board();
        let cells: Vec<&str> = winning(position).into_iter().map(|cell| board.name(cell)).collect();
        let decided = (!cells.is_empty())
            .then(|| self.language.msg("boards-decided-at").with("cells", cells.join(", ")).to_string());
        let parts = [self.last_move().map(|told| sentence(&told)), decided, scene.reason.take()];
        scene.reason = Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" "));
    }

    /// Says who moved last, and what.
    fn last_move(&self) -> Option<String> {
        let last = self.standing.game()?.moves.last()?;
        let game = self.standing.played.last().table().game();
        let text = ply(game, self.standing.played.texts.last()?, self.language);
        let told = msg("boards-moved").with("name", self.name(last.seat)).with("move", text);
        Some(self.language.say(&told))
    }

    /// Says what the button to begin is for.
    fn ready_first(&self) -> Message {
        msg("boards-tap-ready").with("button", self.language.msg("boards-ready").to_string())
    }

    /// Says why a tap on the board does nothing; empty where it is for the rules of the game to say.
    pub(super) fn tap(&self) -> String {
        let text = match self.going() {
            Going::OwnTurn(_) => return String::new(),
            Going::Over if self.is_to_be_ready() => self.ready_first(),
            Going::Over => msg("board-why-over"),
            Going::OnWood => msg("boards-on-wood"),
            Going::Paused(_) => {
                return self.why().unwrap_or_else(|| sentence(&self.say(&msg("boards-stopped"))));
            }
            Going::ToBeReady => self.ready_first(),
            Going::OtherNotReady(other) => msg("boards-tap-other").with("name", self.name(other)),
            Going::NotBegun => msg("boards-not-begun"),
            Going::TurnOf(seat) if self.seat.is_some() => {
                msg("boards-tap-turn").with("name", self.name(seat))
            }
            Going::TurnOf(seat) => msg("boards-tap-looking").with("name", self.name(seat)),
        };
        sentence(&self.say(&text))
    }

    /// Says what stands in the way of going on once a game is over.
    pub(super) fn notice(&self) -> String {
        let standing = self.standing;
        if !standing.is_over() || standing.in_play.is_none() {
            return String::new();
        }
        match self.seat {
            _ if standing.in_play == Some(standing.shown) => {
                self.language.msg("boards-for-arbiter").to_string()
            }
            Some(seat) if self.is_ready(seat) && !self.is_ready(seat.other()) => {
                let told = msg("boards-waiting-for").with("name", self.name(seat.other()));
                sentence(&self.language.say(&told))
            }
            _ => String::new(),
        }
    }

    /// Says what the arbiter did, or the other one answered, to whom it concerns.
    pub(super) fn news(&self, device: &str) -> String {
        let Some(news) = self.standing.live.as_ref().and_then(|live| live.news.as_ref()) else {
            return String::new();
        };
        let text = match news {
            BoardNews::Freed { device: was, reason, .. } if was == device => {
                msg("boards-news-own-seat").with("reason", reason)
            }
            _ if self.seat.is_none() => return String::new(),
            BoardNews::Freed { seat, reason, .. } => {
                msg("boards-news-seat").with("name", self.name(*seat)).with("reason", reason)
            }
            BoardNews::TakenBack { count, reason } => {
                msg("boards-news-back").with("count", *count).with("reason", reason)
            }
            BoardNews::TimeGiven { seat, time, reason } => msg("boards-news-time")
                .with("name", self.name(*seat))
                .with("time", time_words(*time))
                .with("reason", reason),
            BoardNews::TimeTaken { seat, time, reason } => msg("boards-news-time-taken")
                .with("name", self.name(*seat))
                .with("time", time_words(*time))
                .with("reason", reason),
            BoardNews::Declined { seat } if Some(*seat) != self.seat => {
                msg("boards-news-no").with("name", self.name(*seat))
            }
            BoardNews::Declined { .. } | BoardNews::ToWood { .. } => return String::new(),
        };
        self.say(&text)
    }

    /// Returns whose seat this device had before it was freed: it may be taken again.
    pub(super) fn freed(&self, device: &str) -> Option<EntryCode> {
        match self.standing.live.as_ref()?.news.as_ref()? {
            BoardNews::Freed { seat, device: was, .. } if was == device => {
                Some(self.standing.codes[seat.index()])
            }
            _ => None,
        }
    }

    /// Says what the other one asks of the visitor, a draw or a move back; empty where they ask for nothing.
    pub(super) fn asked(&self) -> String {
        let (Some(seat), Some(game)) = (self.seat, self.standing.game()) else { return String::new() };
        let other = seat.other();
        let text = match () {
            () if game.offer == Some(other) => msg("boards-draw-asked").with("name", self.name(other)),
            () if game.back == Some(other) => {
                let Some(kept) = game.moves.iter().rposition(|one| one.seat == other) else {
                    return String::new();
                };
                let of = self.standing.played.last().table().game();
                let text = ply(of, &game.moves[kept].text, self.language);
                msg("boards-back-asked-you")
                    .with("name", self.name(other))
                    .with("move", text)
                    .with("count", game.moves.len() - kept)
            }
            () => return String::new(),
        };
        self.say(&text)
    }

    /// Says everything that is new for those who listen: the move, whose turn it is, what is asked and what the arbiter did.
    pub(super) fn says(&self, scene: &Scene, others: [&str; 3]) -> String {
        let is_over = scene.is_over;
        let moved = self.last_move().filter(|_| !is_over);
        let reason = scene.reason.clone().filter(|_| is_over);
        let parts = [moved, Some(scene.status.clone()), reason, self.why(), scene.prompt.clone()];
        let others = others.into_iter().map(str::to_owned);
        let all = parts.into_iter().flatten().chain(others).filter(|part| !part.is_empty());
        all.map(|part| sentence(&part)).collect::<Vec<_>>().join(" ")
    }
}

/// Writes a time as clocks show it: `4:05`.
pub(super) fn time_words(time: u32) -> String {
    let seconds = time.div_ceil(1_000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Says a sentence in which a name or a reason may end as sentences do: `Inês A.`
pub(super) fn say(language: Language, text: &Message) -> String {
    language.say(text).replace("..", ".")
}
