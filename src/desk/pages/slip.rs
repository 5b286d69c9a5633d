//! A slip from a table: what the arbiter wishes, and what the championship makes of it.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::view::pupil;
use crate::visit::Person;
use championship::decisions::result_in_words;
use championship::facts::{
    Championship, EntryCode, Fact, GamePlace, MatchResult, NameStyle, Players, Refusal, ResultHistory, Round,
    RoundStatus, Stamp,
};
use championship::store::DeskError;
use speech::{Language, Message, Tell, msg};

/// The longest note or reason.
const LONGEST_TEXT: usize = 300;

/// A game as a form carries it: its place and who sat there when the form was shown, `1.3.2/1/4/1/003.1.3/005.1.3`.
///
/// A result belongs to the two and not to the place. Forms of an earlier program carry the place alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slip {
    pub(super) place: GamePlace,
    /// Who sat there: the one who started the first game, and the other.
    pub(super) seats: Option<(EntryCode, EntryCode)>,
}

impl fmt::Display for Slip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GamePlace { group, round, board, game } = self.place;
        write!(f, "{group}/{round}/{board}/{game}")?;
        match self.seats {
            Some((first, second)) => write!(f, "/{first}/{second}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Slip {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (place, seats) = match text.split('/').collect::<Vec<_>>()[..] {
            [group, round, board, game] => ([group, round, board, game], None),
            [group, round, board, game, first, second] => {
                let code = |text: &str| text.parse::<EntryCode>().map_err(|_| ());
                ([group, round, board, game], Some((code(first)?, code(second)?)))
            }
            _ => return Err(()),
        };
        let [group, round, board, game] = place;
        let place = GamePlace {
            group: group.parse().map_err(|_| ())?,
            round: round.parse().map_err(|_| ())?,
            board: board.parse().map_err(|_| ())?,
            game: game.parse().map_err(|_| ())?,
        };
        Ok(Slip { place, seats })
    }
}

impl Slip {
    /// Refuses a slip of others than those who sit at the board, and one that does not say whose it is where others sat.
    fn check(&self, championship: &Championship) -> Result<(), Refusal> {
        let players =
            self.seats.map_or(Players::UnsaidLongAgo, |(first, second)| Players::Seats(first, second));
        championship.check_players(self.place, players)
    }
}

/// What the arbiter wishes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// This result, where the arbiter saw that one or none.
    Result { result: MatchResult, was: Option<MatchResult>, reason: String },
    /// No result any more.
    Retract { was: MatchResult, reason: String },
    /// A note.
    Note(String),
}

impl Wish {
    /// Reads the fields of a form.
    pub(super) fn read(result: &str, was: &str, reason: &str, note: &str) -> Result<Self, Message> {
        let unread = |text: &str| {
            let text: String = text.chars().take(40).collect();
            msg("desk-no-result").with("text", text)
        };
        for text in [reason, note] {
            if text.chars().count() > LONGEST_TEXT {
                return Err(msg("desk-text-too-long").with("most", LONGEST_TEXT));
            }
        }
        let clean = |text: &str| -> String {
            text.chars().filter(|c| !c.is_control()).collect::<String>().trim().to_owned()
        };
        let read = |text: &str| text.parse::<MatchResult>().map_err(|_| unread(text));
        let was = if was.is_empty() { None } else { Some(read(was)?) };
        Ok(match (result, was) {
            ("undo", Some(was)) => Wish::Retract { was, reason: clean(reason) },
            ("", _) if !clean(note).is_empty() => Wish::Note(clean(note)),
            (result, was) => Wish::Result { result: read(result)?, was, reason: clean(reason) },
        })
    }

    /// Tells the wish in words.
    fn told(&self, championship: &Championship, place: GamePlace) -> Message {
        match self {
            Wish::Result { result, .. } => in_words(championship, place, Some(*result)),
            Wish::Retract { .. } => msg("desk-no-one-said"),
            Wish::Note(text) => msg("desk-quoted").with("text", text),
        }
    }

    /// Returns a mark of everything in it, for the key of the request: the same key with another wish is another
    /// request.
    pub(super) fn mark(&self, slip: &Slip) -> String {
        hex::encode(&Sha256::digest(format!("{slip} {self:?}").as_bytes())[..16])
    }
}

/// What came of a slip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum SlipOutcome {
    /// It is stored.
    Saved,
    /// It was so already, or this very request was stored before.
    Repeated,
    /// Somebody else entered something different; nothing was changed, and the disagreement is noted.
    Disagreed(Message),
    /// It was stored before, and the board was changed since; nothing was changed now.
    Changed(Message),
}

impl SlipOutcome {
    /// The verdict of a request that was stored before, on the championship as it is now.
    pub(super) fn again(championship: &Championship, place: GamePlace, wish: &Wish, stored: &[Fact]) -> Self {
        let is_note = matches!(stored, [Fact::Noted { .. }]);
        let board =
            championship.group(place.group).and_then(|group| group.round(place.round)?.board(place.board));
        let history = usize::from(place.game).checked_sub(1).and_then(|index| board?.games.get(index));
        let now = history.and_then(|history| history.entered());
        let wanted = match wish {
            Wish::Note(text) => {
                let is_kept = matches!(stored, [Fact::Noted { text: kept, .. }] if kept == text);
                return match is_kept || stored.is_empty() {
                    true => SlipOutcome::Repeated,
                    false => SlipOutcome::Disagreed(msg("desk-refused-before")),
                };
            }
            Wish::Result { .. } | Wish::Retract { .. } if is_note => {
                return SlipOutcome::Disagreed(msg("desk-refused-before"));
            }
            Wish::Result { result, .. } => Some(*result),
            Wish::Retract { .. } => None,
        };
        match wanted == now {
            true => SlipOutcome::Repeated,
            false => SlipOutcome::Changed(
                msg("desk-changed-since")
                    .with("wanted", in_words(championship, place, wanted))
                    .with("now", in_words(championship, place, now)),
            ),
        }
    }

    /// Names the verdict, for the script.
    pub(super) fn word(&self) -> &'static str {
        match self {
            SlipOutcome::Saved => "saved",
            SlipOutcome::Repeated => "same",
            SlipOutcome::Disagreed(_) | SlipOutcome::Changed(_) => "conflict",
        }
    }

    /// Says whether somebody must look.
    pub(super) fn is_conflict(&self) -> bool {
        matches!(self, SlipOutcome::Disagreed(_) | SlipOutcome::Changed(_))
    }

    /// Returns what the arbiter must read, if anything.
    pub(super) fn text(&self) -> Option<&Message> {
        match self {
            SlipOutcome::Disagreed(text) | SlipOutcome::Changed(text) => Some(text),
            _ => None,
        }
    }
}

/// Tells a result of a game with the names of those who play it, or that there is none.
fn in_words(championship: &Championship, place: GamePlace, result: Option<MatchResult>) -> Message {
    let told = result.and_then(|result| result_in_words(championship, place, result));
    told.unwrap_or_else(|| msg("desk-no-result-yet"))
}

/// The refusal of somebody else's table.
pub(super) fn not_yours() -> DeskError {
    msg("desk-not-your-table").into()
}

/// Says whether a result is taken back with a reason only: somebody else's, and any of a round that has all its results.
pub(super) fn undo_needs_reason(round: &Round, history: &ResultHistory, person: &str) -> bool {
    let is_own = history.entries().last().is_some_and(|entry| entry.stamp.person() == person);
    !is_own || round.status() == RoundStatus::Scored
}

/// Decides what a slip does to the championship.
pub(super) fn decide(
    championship: &Championship,
    person: &Person,
    slip: &Slip,
    wish: &Wish,
    stamp: &Stamp,
    language: Language,
) -> Result<(Vec<Fact>, SlipOutcome), DeskError> {
    let place = slip.place;
    let group = championship.group(place.group).ok_or_else(|| Refusal::NoGroup(place.group.to_string()))?;
    if !person.has_board(group.table, championship.shown_board(place.into())) {
        return Err(not_yours());
    }
    let round = group.round(place.round).ok_or(Refusal::NoRound(place.group, place.round))?;
    let board = round.board(place.board).ok_or(Refusal::NoBoard(place))?;
    let history = usize::from(place.game).checked_sub(1).and_then(|index| board.games.get(index));
    let now = history.and_then(|history| history.entered());
    let stamp = stamp.clone();
    if let Err(refusal) = slip.check(championship) {
        // Whose result it is cannot be guessed: both see what the other saw, and the note keeps what was wished.
        let pair = |(one, other): (EntryCode, EntryCode)| {
            let name = |code| pupil(championship, code, NameStyle::Full).called();
            format!("{} – {}", name(one), name(other))
        };
        // What was wished was wished for those who were seen there.
        let wanted = match wish {
            Wish::Result { result, .. } => result.to_string(),
            wish => language.say(&wish.told(championship, place)),
        };
        let text = language
            .msg("desk-note-others")
            .with("wanted", wanted)
            .with("seen", slip.seats.map_or("?".to_owned(), pair))
            .with("now", pair((board.first, board.second)))
            .to_string();
        return Ok((vec![Fact::Noted { place, text, stamp }], SlipOutcome::Disagreed(refusal.tell())));
    }
    let disagreement = || {
        let (shown, wanted) = (in_words(championship, place, now), wish.told(championship, place));
        let by =
            history.and_then(|history| history.entries().last()).map_or("", |entry| entry.stamp.by.as_str());
        let text =
            msg("desk-disagreed").with("by", by).with("now", shown.clone()).with("wanted", wanted.clone());
        let note =
            language.msg("desk-note-disagreed").with("by", by).with("now", shown).with("wanted", wanted);
        let note = Fact::Noted { place, text: note.to_string(), stamp: stamp.clone() };
        Ok((vec![note], SlipOutcome::Disagreed(text)))
    };
    match wish {
        Wish::Note(text) => {
            Ok((vec![Fact::Noted { place, text: text.clone(), stamp: stamp.clone() }], SlipOutcome::Saved))
        }
        Wish::Retract { was, reason } => match now {
            None => Ok((Vec::new(), SlipOutcome::Repeated)),
            Some(now) if now == *was => {
                let needs_reason =
                    history.is_some_and(|history| undo_needs_reason(round, history, stamp.person()));
                let (was, reason) = match reason.as_str() {
                    "" if needs_reason => return Err(msg("desk-undo-needs-reason").into()),
                    // The journal keeps a reason also where none is asked for: that there was none.
                    "" => (*was, language.msg("desk-no-reason-given").to_string()),
                    reason => (*was, reason.to_owned()),
                };
                Ok((vec![Fact::ResultRetracted { place, was, reason, stamp }], SlipOutcome::Saved))
            }
            Some(_) => disagreement(),
        },
        Wish::Result { result, was, reason } => match now {
            Some(now) if now == *result => match history.and_then(|history| history.waiting()) {
                // Who taps what somebody else tapped confirms it.
                Some(entry) if entry.stamp.person() != stamp.person() => {
                    Ok((vec![Fact::ResultConfirmed { place, result: *result, stamp }], SlipOutcome::Saved))
                }
                _ => Ok((Vec::new(), SlipOutcome::Repeated)),
            },
            None => Ok((
                vec![Fact::ResultEntered { place, result: *result, record: None, stamp }],
                SlipOutcome::Saved,
            )),
            Some(now) if *was == Some(now) && !reason.is_empty() => {
                let (was, result, reason) = (now, *result, reason.clone());
                Ok((
                    vec![Fact::ResultCorrected { place, was, result, reason, record: None, stamp }],
                    SlipOutcome::Saved,
                ))
            }
            Some(now) if *was == Some(now) => Err(Refusal::ResultPresent(place, now).into()),
            Some(_) => disagreement(),
        },
    }
}
